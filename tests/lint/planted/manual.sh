# planted/manual.sh TREE - a manual page that lags behind; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p sdk/docs build
cat >build/vaka <<'SH'
#!/bin/sh
case $1 in
--help) printf '  vaka play GAME   play\n  vaka playback F  look\n  vaka sim G  many\n' ;;
play) printf '  --seed N   chance\n  --text  terminal\n  --help  this\n' ;;
playback) printf '  --to N  stop\n' ;;
sim) printf '  --games N  how many\n' ;;
esac
SH
chmod +x build/vaka
cat >sdk/docs/vaka.1 <<'MAN'
.SS "vaka play GAME"
.BI \-\-seed " N"
.B \-\-sound
.SS "vaka playback FILE"
.BI \-\-to " N"
.SS "vaka dance"
.SH FILES
.B \-\-games
.BR VAKA_TOLD ", " VAKA_ALSO
VAKA_BARE
MAN
mkdir -p host/cli/engine
cat >host/place.c <<'C'
    const char *told = getenv("VAKA_TOLD"), *bare = getenv("VAKA_BARE");
    also = getenv("VAKA_ALSO") && getenv("VAKA") && getenv("HOME");
C
cat >host/cli/engine/engine.c <<'C'
    {"turn", turn, 0, ""},
    {"hush", hush, 0, ""},
C
cat >host/cli/engine/engine_turn.c <<'C'
    vaka_request_set(request, "must", must);
    vaka_request_set(request, "secret",
                     json_object());
    json_object_set_new(view, "zones", zones);
    json_object_set(item, "fields", fields);
C
echo 'Here `must`, `turn` and `zones` are told, secret and hush are not.' >sdk/docs/engine.md
cat <<'EXPECTED'
sdk/docs/vaka.1: play lacks --text
sdk/docs/vaka.1: play has no --sound
sdk/docs/vaka.1: no command sim
sdk/docs/vaka.1: sim lacks --games
sdk/docs/vaka.1: there is no command dance
sdk/docs/vaka.1: nothing about VAKA
sdk/docs/vaka.1: nothing about VAKA_BARE
sdk/docs/engine.md: nothing about secret
sdk/docs/engine.md: nothing about hush
sdk/docs/engine.md: nothing about fields
EXPECTED
