/* vaka/abi.h - the words every other header uses: status, stamp, limits, export mark.
 *
 * SPDX-License-Identifier: MIT
 *
 * Growth rules. Every struct that crosses the boundary between host and module begins with a
 * vaka_stamp (or, for plain records, a size) and is only ever appended to: a field never moves,
 * changes its type or goes away. A module built against an older header is smaller; the host reads
 * no field past the size it was given. VAKA_ABI moves only when this promise has to be broken, and
 * the loader then refuses older modules by name. Frozen layouts are held by static asserts in the
 * host (host/table/frozen.c). */
#ifndef VAKA_ABI_H
#define VAKA_ABI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define VAKA_ABI 2u

/* A match is hashed as its bytes lie, so that every machine finds the same: those that store the
 * highest byte of a number first would find another. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "Vaka runs only on processors that store the lowest byte of a number first"
#endif

/* Functions that the host gives to modules carry this mark. A module links against nothing: the
 * names are resolved when the host loads it. */
#if defined(__GNUC__)
#define VAKA_API __attribute__((visibility("default")))
#else
#define VAKA_API
#endif

#ifdef __cplusplus
#define VAKA_BEGIN extern "C" {
#define VAKA_END }
#else
#define VAKA_BEGIN
#define VAKA_END
#endif

VAKA_BEGIN

/* 0 is good, negative is bad. */
typedef int32_t vaka_status;

#define VAKA_OK 0
#define VAKA_ERR_ILLEGAL (-1)  /* an action the rules refuse; nothing changed */
#define VAKA_ERR_DATA (-2)     /* a file, a line or an option is wrong */
#define VAKA_ERR_CONTRACT (-3) /* a module broke a promise of these headers */
#define VAKA_ERR_RANGE (-4)    /* an index or a number out of its bounds */
#define VAKA_ERR_SYSTEM (-5)   /* the machine said no: disk, memory, permission */

/* Size and ABI of a boundary struct: write VAKA_STAMP(type) as its first initialiser. */
typedef struct vaka_stamp {
    uint32_t size;
    uint32_t abi;
} vaka_stamp;

#define VAKA_STAMP(type)                                                                           \
    {                                                                                              \
        (uint32_t)sizeof(type), VAKA_ABI                                                           \
    }

/* Hard limits. Seats are numbered from 0 in clockwise order; a set of seats is a byte, bit s for
 * seat s. Zones, pieces and kinds are numbered from 0 and fit into 16 bits. */
#define VAKA_MAX_SEATS 8
#define VAKA_MAX_WINDOWS 16
#define VAKA_ARGS 4
#define VAKA_FIELDS 4

#define VAKA_NONE (-1)      /* no seat, no zone, no piece, no kind */
#define VAKA_SPECTATOR (-1) /* looks at what is open to everybody */
#define VAKA_REFEREE (-2)   /* looks at everything; never handed to a player */

#define VAKA_SEAT(seat) ((uint8_t)(1u << (unsigned)(seat)))

typedef struct vaka_layout vaka_layout; /* opaque: what is constant in a game (layout.h) */
typedef struct vaka_setup vaka_setup;   /* opaque: seats, options, scenario (module.h) */
typedef struct vaka_scene vaka_scene;   /* opaque: what a seat is shown (scene.h) */

VAKA_END

#endif
