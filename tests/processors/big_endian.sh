#!/bin/sh
# big_endian.sh TREE - a processor that stores the highest byte first is refused with a sentence, by
# the headers and by CMake, before anything is built.
#
# SPDX-License-Identifier: MIT
set -u
words='Vaka runs only on processors that store the lowest byte of a number first'
said=$(mktemp)
trap 'rm -f "$said"' EXIT

# compiles TARGET - clang knows every processor, and the headers need no library.
compiles()
{
    echo '#include "vaka/vaka.h"' |
        clang --target="$1-linux-gnu" -ffreestanding -fsyntax-only -I"$tree/sdk/include" -x c - \
            >"$said" 2>&1
}

tree=$1
for processor in x86_64 aarch64 powerpc64le; do
    compiles $processor || { cat "$said" && exit 1; }
done
for processor in s390x powerpc64 mips; do
    ! compiles $processor && grep -q "$words" "$said" && continue
    echo "FAILED: $processor is not refused"
    exit 1
done
folder=$(mktemp -d)
trap 'rm -rf "$said" "$folder"' EXIT
! cmake -G Ninja -S "$tree" -B "$folder" -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_C_COMPILER=clang \
    -DCMAKE_C_COMPILER_TARGET=s390x-linux-gnu -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY \
    >"$said" 2>&1 &&
    tr -s ' \n' '  ' <"$said" | grep -q "$words" && exit
echo 'FAILED: CMake does not refuse it'
exit 1
