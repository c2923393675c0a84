#!/bin/sh
# clauses.sh TREE - refusals with faults; prints what a lint must say.
#
# SPDX-License-Identifier: MIT
set -eu
cd "$1"
mkdir -p modules/game scripts/game
printf 'id,digest_en\n7.3a,One.\n7.3b,"Two, or so."\nM4,Three.\n' >scripts/game/clauses.csv
cat >modules/game/game.c <<'END'
static const vaka_reason good = {"good", "7.3a", "no"};
const vaka_reason FINE = {
    "fine", "M4", "{0:zone} is \"far\""};
static const vaka_reason chapter = {"chapter", "7.3", "no"};
static const vaka_reason longer = {
    "longer", "7.3bb",
    "no"};
END
cat >modules/game/more.c <<'END'
static const vaka_reason same = {"good", "7.3b", "no"};
static const vaka_reason other = {"good", "7.3b",
                                  "no, no"};
static const vaka_reason none = {"none", "", WORDS};
END
mkdir -p scripts/isles/tests scripts/isles/lang
echo 'return {}' | tee scripts/isles/lang/en.lua >scripts/isles/lang/nl.lua
printf 'id,digest_en\nA1,One.\nA2,Two.\n' >scripts/isles/clauses.csv
cat >scripts/isles/game.lua <<'END'
return {
    reasons = { far = { rule = "A1", text = "far" }, wide = { rule = "A9", text = "wide" } },
}
END
echo 'return { ["A1: it is far"] = function(t) end }' >scripts/isles/tests/all.lua
echo "modules/game/game.c:4: chapter cites 7.3, which is no clause of scripts/game/clauses.csv"
echo "modules/game/game.c:5: longer cites 7.3bb, which is no clause of scripts/game/clauses.csv"
echo "modules/game/more.c:2: good says something else elsewhere"
echo "modules/game/more.c:4: none cites , which is no clause of scripts/game/clauses.csv"
echo "scripts/isles/clauses.csv: no digest_nl, though there is scripts/isles/lang/nl.lua"
echo "scripts/isles/clauses.csv: no test is named for clause A2"
echo "scripts/isles/game.lua:2: there is no clause A9 in scripts/isles/clauses.csv"
