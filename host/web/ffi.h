/* web/ffi.h - calls of functions whose type is known only when the program runs, in WebAssembly.
 *
 * SPDX-License-Identifier: MIT
 *
 * Stands in libffi's place, as far as script/bridge/bridge.c uses it. All that goes to and fro
 * there is one machine word: numbers of 32 bits, flags, addresses. So the type of a function is the
 * number of its arguments and whether it gives something back. */
#ifndef WEB_FFI_H
#define WEB_FFI_H

#include <stdint.h>

_Static_assert(sizeof(void *) == 4, "an address is as wide as a number");

typedef uint32_t ffi_arg;
typedef int32_t ffi_sarg;
typedef struct ffi_type {
    uint32_t bytes; /* 0: nothing */
} ffi_type;
typedef struct ffi_cif {
    uint32_t count;
    ffi_type **types;
    ffi_type *result;
} ffi_cif;

enum { FFI_OK, FFI_BAD_TYPEDEF };
#define FFI_DEFAULT_ABI 0
#define WEB_FFI_MOST 8u /* arguments */

extern ffi_type ffi_type_void, ffi_type_uint8, ffi_type_sint32, ffi_type_pointer;

int ffi_prep_cif(ffi_cif *cif, int abi, uint32_t count, ffi_type *result, ffi_type **types);
void ffi_call(ffi_cif *cif, void (*call)(void), void *result, void **values);

#endif
