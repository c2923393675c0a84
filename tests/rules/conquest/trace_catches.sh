#!/bin/sh
# trace_catches.sh VAKA SCRIPTS CLAIMS - `vaka trace` finds every gap that is planted here.
#
# SPDX-License-Identifier: MIT
set -u
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir "$place/scripts"
cp -r "$2/conquest" "$place/scripts/conquest"
cp -r "$3" "$place/claims"
VAKA_SCRIPTS=$place/scripts
export VAKA_SCRIPTS

# must WHAT TEXT - the trace ends with 1, and says so.
must()
{
    "$vaka" trace conquest --gaps --claims "$place/claims" >"$place/said" 2>&1
    status=$?
    if [ "$status" -ne 1 ] || ! grep -qF -e "$2" "$place/said"; then
        echo "$1: ended with $status, without \"$2\":"
        tail -5 "$place/said"
        exit 1
    fi
}
vaka=$1

echo '7.3zz,Planted.,Plantée.' >>"$place/scripts/conquest/clauses.csv"
must "a clause without a test" "no test has shown clause 7.3zz: Planted."
cp "$2/conquest/clauses.csv" "$place/scripts/conquest"

sed 's/title = "[^"]*"/title = "Planted"/' "$2/conquest/cultures/hula.lua" \
    >"$place/scripts/conquest/cultures/planted.lua"
must "a card without a test" "no test has played planted"
rm "$place/scripts/conquest/cultures/planted.lua"

echo 'rule 7.3yy a_test' >"$place/claims/planted.claims"
must "a claim of no clause" "there is no clause 7.3yy, claimed by planted: a_test"
echo 'card nobody a_test' >"$place/claims/planted.claims"
must "a claim of no card" "there is no content nobody, claimed by planted: a_test"
echo 'refused 77.1 because' >"$place/claims/planted.claims"
must "a refusal that cites no clause" "there is no clause 77.1, cited by refusal because"
echo 'refused 7.3 because' >"$place/claims/planted.claims"
must "a refusal that cites a whole chapter" "there is no clause 7.3, cited by refusal because"
echo '/* RULE("7.3yy") */' >"$place/claims/planted.claims"
must "what is no claim" "planted.claims:1: "
rm "$place/claims/planted.claims"

sed -i '/^rule 7\.3d /d' "$place/claims"/*.claims
must "a clause that is claimed no more" "no test has shown clause 7.3d"
rm "$place/claims"/*.claims
must "no claims" "there are no claims in $place/claims"
