/* web/ffi.c - calls of functions whose type is known only when the program runs, in WebAssembly.
 *
 * SPDX-License-Identifier: MIT */
#include "web/ffi.h"

#include <string.h>

typedef uint32_t u;

ffi_type ffi_type_void = {0}, ffi_type_uint8 = {1}, ffi_type_sint32 = {4}, ffi_type_pointer = {4};

int ffi_prep_cif(ffi_cif *cif, int abi, uint32_t count, ffi_type *result, ffi_type **types)
{
    (void)abi;
    *cif = (ffi_cif){count, types, result};
    return count <= WEB_FFI_MOST ? FFI_OK : FFI_BAD_TYPEDEF;
}

static u word_of(const ffi_type *type, const void *value)
{
    u word = 0;

    memcpy(&word, value, type->bytes);
    return word;
}

/* A call of every number of arguments, written by R. */
#define CALLS(R)                                                                                   \
    switch (cif->count) {                                                                          \
        R(0, (void), ())                                                                           \
        R(1, (u), (w[0]))                                                                          \
        R(2, (u, u), (w[0], w[1]))                                                                 \
        R(3, (u, u, u), (w[0], w[1], w[2]))                                                        \
        R(4, (u, u, u, u), (w[0], w[1], w[2], w[3]))                                               \
        R(5, (u, u, u, u, u), (w[0], w[1], w[2], w[3], w[4]))                                      \
        R(6, (u, u, u, u, u, u), (w[0], w[1], w[2], w[3], w[4], w[5]))                             \
        R(7, (u, u, u, u, u, u, u), (w[0], w[1], w[2], w[3], w[4], w[5], w[6]))                    \
        R(8, (u, u, u, u, u, u, u, u), (w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7]))           \
    }

#define GIVES(number, types, words)                                                                \
    case number:                                                                                   \
        return ((u(*) types)call)words;
#define DOES(number, types, words)                                                                 \
    case number:                                                                                   \
        ((void(*) types)call) words;                                                               \
        return;

static u call_giving(const ffi_cif *cif, void (*call)(void), const u *w)
{
    CALLS(GIVES)
    return 0;
}

static void call_doing(const ffi_cif *cif, void (*call)(void), const u *w)
{
    CALLS(DOES)
}

void ffi_call(ffi_cif *cif, void (*call)(void), void *result, void **values)
{
    u words[WEB_FFI_MOST] = {0};

    for (uint32_t i = 0; i < cif->count; i++)
        words[i] = word_of(cif->types[i], values[i]);
    if (!cif->result->bytes) {
        call_doing(cif, call, words);
        return;
    }
    u word = call_giving(cif, call, words);
    if (cif->result->bytes == 1)
        word &= 0xff;
    memcpy(result, &word, sizeof word);
}
