#!/bin/sh
# transcripts_catch.sh PROGRAMS - a fault that is planted in what a test notes is shown as a diff of
# a few lines.
#
# SPDX-License-Identifier: MIT
set -u
said=$(mktemp)
trap 'rm -f "$said"' EXIT

# must FAULT PROGRAM GONE NEW - the program fails, and its diff takes the one line away and brings
# the other (regular expressions), in no more than a dozen lines of which fewer are changes.
must()
{
    VAKA_RENEW='' VAKA_PLANTED=$1 "$programs/$2" >"$said" 2>&1 && {
        echo "$1: $2 did not fail"
        exit 1
    }
    changes=$(grep -c '^[-+][^-+]' "$said")
    lines=$(sed -n '/^+++ /,/lines that differ/p' "$said" | wc -l)
    if ! grep -qE "^-$3" "$said" || ! grep -qE "^\\+$4" "$said" || [ "$changes" -gt 8 ] ||
        [ "$lines" -gt 20 ] || ! grep -q 'with VAKA_RENEW=1' "$said"; then
        echo "$1: $2 does not show -$3 and +$4 in a few lines, but:"
        cat "$said"
        exit 1
    fi
}
programs=$1

must prompt shown_games_test '1\.[0-9]+ .* \| prompt_' '1\.[0-9]+ .* \| planted'
must words shown_games_test '' 'prompt_[a-z_]* Planted\.'
must refusal refused_games_test '1\.[0-9]+ .*: [a-z_]+ [0-9.]+' '1\.[0-9]+ .*: [a-z_]+ 99\.9'
must choice greedy_choices_test '1\.[0-9]+ [0-9] [a-z]+' '1\.[0-9]+ [0-9] [a-z]+'
