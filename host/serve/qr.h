/* serve/qr.h - a link as a QR code for a telephone (ISO/IEC 18004), drawn in a terminal.
 *
 * SPDX-License-Identifier: MIT */
#ifndef SERVE_QR_H
#define SERVE_QR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define VAKA_QR_SIDE 57 /* of the largest one: version 10 */

typedef struct vaka_qr {
    int side;                                 /* squares; 0: the text is too long */
    uint8_t dark[VAKA_QR_SIDE][VAKA_QR_SIDE]; /* by row and column */
} vaka_qr;

/* Bytes of a text, at most 213 of them, with the second lowest level of correction (M). */
void vaka_qr_make(vaka_qr *qr, const char *text);

/* As lines for a terminal, two rows of squares in one, with the light margin that readers need.
 * Owned by the caller. */
char *vaka_qr_lines(const vaka_qr *qr);

#endif
