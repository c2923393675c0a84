#!/bin/sh
# run.sh [BUILD] - the yardstick game in our host, in plain JavaScript and in boardgame.io, at once.
#
# SPDX-License-Identifier: MIT
#
# Needs Node.js with npm and the network: boardgame.io goes into a temporary folder, which is
# removed at the end; nothing of it stays here. BUILD is a build of the release preset.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=${1:-$here/../../../build/release}

for program in node npm; do
    command -v "$program" >/dev/null || { echo "run.sh: there is no $program" >&2; exit 1; }
done
for file in vaka tests/modules/hexref.vaka; do
    test -e "$build/$file" || { echo "run.sh: $build/$file is not there: build it" >&2; exit 1; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT INT TERM
npm install --prefix "$folder" --no-save --no-package-lock --no-audit --no-fund --silent \
    boardgame.io@0.50.2
node "$here/compare.js" "$build" "$folder"
node "$here/serve.js" "$folder" "$build"
