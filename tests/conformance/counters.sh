#!/bin/sh
# counters.sh CONFORMANCE SOURCE BUILD - Conquest of Paradise with the counters of a mod in play in
# every game: what is hidden stays hidden, whatever kinds there are.
#
# SPDX-License-Identifier: MIT
set -eu
conformance=$1 source=$2 build=$3

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$source/scripts/conquest" "$work/conquest"
cp -r "$source/tests/rules/conquest/counters/rafts" "$work/conquest/rafts" # bundled: in play
export VAKA_SCRIPTS="$work" XDG_DATA_HOME=/nowhere
"$conformance" --module "$build/modules/conquest.vaka" --games 24
