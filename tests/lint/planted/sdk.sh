# planted/sdk.sh TREE - headers that do not stand alone; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p sdk/include/vaka sdk/examples/hello
cat >sdk/include/vaka/good.h <<'C'
/* vaka/good.h - good. */
#include <stdint.h>
typedef int32_t vaka_good; /* why */
C
cat >sdk/include/vaka/needy.h <<'C'
/* vaka/needy.h - uses a type it does not include. */
typedef int32_t vaka_needy; /* why */
C
cat >sdk/include/vaka/not_cxx.h <<'C'
/* vaka/not_cxx.h - uses a word of C++. */
typedef struct vaka_template { int class; } vaka_template; /* why */
C
cat >sdk/include/vaka/strict.h <<'C'
/* vaka/strict.h - a warning is an error. */
#if VAKA_NOT_DEFINED /* why */
#endif
C
cat >sdk/include/vaka/mute.h <<'C'
/* vaka/mute.h - says little. */
typedef int vaka_a;
typedef int vaka_b;
typedef int vaka_c;
C
awk 'BEGIN { for (i = 0; i < 151; i++) print "/* line */" }' >sdk/examples/hello/hello.c
alone()
{
    echo "sdk/include/vaka/$1.h: does not compile alone as $2 with $3"
}
for header in needy strict; do
    for compiler in gcc clang; do
        alone $header c11 $compiler
        alone $header c17 $compiler
    done
    alone $header c++17 clang++
done
alone not_cxx c++17 clang++
echo 'sdk/include/vaka/mute.h: less than 30 % of its lines have a comment'
echo 'sdk/examples/hello/hello.c: longer than 150 lines'
