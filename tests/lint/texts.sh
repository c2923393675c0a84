#!/bin/sh
# texts.sh TREE - every text that the host or a module says in play has a translation in every
# catalogue of its own.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/report.sh"

# Whose errors are read by players: what they typed, what programs at the table did, and what the
# window could not write.
errors='host/table/codec.c host/layout/name.c host/front/loop.c host/match/record_fault.c '\
'host/cli/mods/try_from.c '\
'host/gui/board/preview.c host/gui/replay/screen_replay.c host/gui/base/settings.c '
files=$(c_files host/text host/files host/drawing host/layout host/table host/match host/front \
    host/script/mods host/script/texts host/play host/gui host/cli host/serve)
catalogues=$(find assets/lang -name '*.lua' 2>/dev/null | sort)
count=$(printf '%s\n' "$catalogues" | grep -c .)
# shellcheck disable=SC2086
if [ "$count" -gt 0 ]; then
    awk -v errors="$errors" -f "$lint_dir/texts.awk" $files $catalogues | sort >"$offences"
fi
for module in modules/*/; do
    own=$(find "scripts/$(basename "$module")/lang" -name '*.lua' ! -name en.lua 2>/dev/null | sort)
    [ -n "$own" ] || continue
    count=$((count + 1))
    # shellcheck disable=SC2046,SC2086
    awk -f "$lint_dir/module_texts.awk" $(c_files "$module") $own | sort >>"$offences"
done
finish "$count"
