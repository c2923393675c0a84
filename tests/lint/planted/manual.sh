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
MAN
cat <<'EXPECTED'
sdk/docs/vaka.1: play lacks --text
sdk/docs/vaka.1: play has no --sound
sdk/docs/vaka.1: no command sim
sdk/docs/vaka.1: sim lacks --games
sdk/docs/vaka.1: there is no command dance
EXPECTED
