# planted/knots.sh TREE - compiles files that need one another; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
# plant FOLDER TARGET FILE NAME CALLED... - a file that defines NAME and calls the others.
plant()
{
    object=build/$1/CMakeFiles/$2.dir/$3.o
    source=$1/$3
    mkdir -p "$(dirname "$source")" "$(dirname "$object")"
    name=$4
    shift 4
    {
        for called in "$@"; do
            echo "int $called(void);"
        done
        echo "int $name(void) { return 1"
        for called in "$@"; do
            echo "+ $called()"
        done
        echo '; }'
    } >"$source"
    "${CC:-cc}" -c "$source" -o "$object" || exit 2
}
for n in 1 2 3 4 5 6 7; do
    plant host vaka_host "front/ring$n.c" "ring$n" "ring$((n % 7 + 1))" six1
done
for n in 1 2 3 4 5 6; do
    plant host vaka_host "front/six$n.c" "six$n" "six$((n % 6 + 1))"
done
plant host vaka_gui gui/draw/low.c low high
plant host vaka_gui gui/ui/high.c high low
plant host vaka_gui gui/ui/top.c top high
plant modules/sea sea sail.c sail wind
plant modules/sea sea chapters/wind.c wind sail
plant modules/land land sail.c sail
cat <<EXPECTED
$(printf 'host/front/ring%s.c ' 1 2 3 4 5 6 7 | sed 's/ $//'): a knot of 7 files
host/gui/draw/low.c host/gui/ui/high.c: a knot across rooms
modules/sea/chapters/wind.c modules/sea/sail.c: a knot across rooms
EXPECTED
