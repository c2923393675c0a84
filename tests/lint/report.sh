# report.sh - read by every lint: finds its files and ends with the right status.
#
# SPDX-License-Identifier: MIT
#
# A lint is called as `sh LINT.sh TREE [BUILD]`, prints one line per offence, and exits with 0 for
# none, 1 for some, 2 when there was nothing to look at.
set -u
LC_ALL=C
export LC_ALL
# shellcheck disable=SC2034 # used by the lints
lint_dir=$(cd "$(dirname "$0")" && pwd)
cd "$1" || exit 2
offences=$(mktemp)
trap 'rm -f "$offences"' EXIT

# c_files FOLDER... - the C sources below those of the folders that exist, sorted.
c_files()
{
    for folder in "$@"; do
        [ ! -d "$folder" ] || find "$folder" -type f \( -name '*.c' -o -name '*.h' \)
    done | sort
}

# finish COUNT - prints what was written to $offences and ends. COUNT things were looked at.
finish()
{
    if [ "$1" -eq 0 ]; then
        echo "nothing to look at in $PWD"
        exit 2
    fi
    cat "$offences"
    [ ! -s "$offences" ] || exit 1
    exit 0
}
