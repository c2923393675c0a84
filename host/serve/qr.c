/* serve/qr.c - a link as a QR code for a telephone (ISO/IEC 18004), drawn in a terminal.
 *
 * SPDX-License-Identifier: MIT
 *
 * Bytes only, versions 1 to 10, level M: a link is never longer. */
#include "serve/qr.h"

#include "text/error.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VERSIONS 10
#define BYTES_MOST 346 /* of version 10, correction included */
#define MARGIN 4
#define LEVEL_M 0 /* as the format bits say it */

/* Of level M: correction bytes of a block, blocks of the shorter sort with their data bytes, blocks
 * that have one byte more (table 9). */
static const struct {
    int correction, blocks, data, longer;
} versions[VERSIONS + 1] = {
    [1] = {10, 1, 16, 0}, [2] = {16, 1, 28, 0},  [3] = {26, 1, 44, 0}, [4] = {18, 2, 32, 0},
    [5] = {24, 2, 43, 0}, [6] = {16, 4, 27, 0},  [7] = {18, 4, 31, 0}, [8] = {22, 2, 38, 2},
    [9] = {22, 3, 36, 2}, [10] = {26, 4, 43, 1},
};

/* Centres of the alignment patterns (annex E); they stand at every crossing of these. */
static const uint8_t centres[VERSIONS + 1][3] = {
    [2] = {6, 18},     [3] = {6, 22},     [4] = {6, 26},     [5] = {6, 30},      [6] = {6, 34},
    [7] = {6, 22, 38}, [8] = {6, 24, 42}, [9] = {6, 26, 46}, [10] = {6, 28, 50},
};

typedef struct drawing {
    vaka_qr *qr;
    int version;
    uint8_t fixed[VAKA_QR_SIDE][VAKA_QR_SIDE]; /* squares that hold no data */
} drawing;

/* --- bytes ------------------------------------------------------------------------------------ */

/* In the field of 256 elements by x^8 + x^4 + x^3 + x^2 + 1. */
static uint8_t times(uint8_t a, uint8_t b)
{
    unsigned product = 0, left = a;

    for (unsigned bit = 0; bit < 8; bit++) {
        if (b >> bit & 1)
            product ^= left;
        left = left << 1 ^ (left & 0x80 ? 0x11d : 0);
    }
    return (uint8_t)product;
}

/* The remainder of the data by the generator polynomial of this degree. */
static void correct(const uint8_t *data, int count, int degree, uint8_t *out)
{
    uint8_t generator[32] = {0}, root = 1;

    generator[degree - 1] = 1;
    for (int i = 0; i < degree; i++) {
        for (int j = 0; j < degree; j++)
            generator[j] =
                (uint8_t)(times(generator[j], root) ^ (j + 1 < degree ? generator[j + 1] : 0));
        root = times(root, 2);
    }
    memset(out, 0, (size_t)degree);
    for (int i = 0; i < count; i++) {
        uint8_t factor = data[i] ^ out[0];

        memmove(out, out + 1, (size_t)degree - 1);
        out[degree - 1] = 0;
        for (int j = 0; j < degree; j++)
            out[j] ^= times(generator[j], factor);
    }
}

static int data_bytes(int version)
{
    return versions[version].blocks * versions[version].data +
           versions[version].longer * (versions[version].data + 1);
}

static void put_bits(uint8_t *bytes, int *at, unsigned value, int count)
{
    for (int i = count - 1; i >= 0; i--, ++*at)
        bytes[*at / 8] |= (uint8_t)((value >> i & 1) << (7 - *at % 8));
}

/* Mode, length, the bytes themselves, an end, and filling. */
static void put_text(uint8_t *bytes, int version, const char *text)
{
    int length = (int)strlen(text), at = 0, room = data_bytes(version);

    put_bits(bytes, &at, 4, 4);
    put_bits(bytes, &at, (unsigned)length, version < 10 ? 8 : 16);
    for (int i = 0; i < length; i++)
        put_bits(bytes, &at, (uint8_t)text[i], 8);
    at = (at + 4 + 7) / 8;
    for (int i = 0; at < room; i++)
        bytes[at++] = i % 2 ? 0x11 : 0xec;
}

/* Blocks with their corrections, interleaved as they are drawn; how many bytes. */
static int interleave(const uint8_t *data, int version, uint8_t *out)
{
    int blocks = versions[version].blocks + versions[version].longer;
    int shorter = versions[version].data, degree = versions[version].correction, count = 0;
    uint8_t corrections[8][32];
    const uint8_t *start[8];

    for (int b = 0; b < blocks; b++) {
        int length = shorter + (b >= versions[version].blocks);

        start[b] = data;
        correct(data, length, degree, corrections[b]);
        data += length;
    }
    for (int i = 0; i <= shorter; i++)
        for (int b = 0; b < blocks; b++)
            if (i < shorter || b >= versions[version].blocks)
                out[count++] = start[b][i];
    for (int i = 0; i < degree; i++)
        for (int b = 0; b < blocks; b++)
            out[count++] = corrections[b][i];
    return count;
}

/* --- squares ---------------------------------------------------------------------------------- */

static void fix(drawing *at, int row, int column, bool dark)
{
    if (row < 0 || column < 0 || row >= at->qr->side || column >= at->qr->side)
        return;
    at->qr->dark[row][column] = dark;
    at->fixed[row][column] = 1;
}

/* Nested squares about a centre: those in the corners have a light rim around. */
static void draw_nest(drawing *at, int row, int column, int reach)
{
    for (int y = -reach; y <= reach; y++)
        for (int x = -reach; x <= reach; x++) {
            int ring = abs(y) > abs(x) ? abs(y) : abs(x);

            fix(at, row + y, column + x, reach == 2 ? ring != 1 : ring != 2 && ring != 4);
        }
}

static void draw_alignment(drawing *at)
{
    const uint8_t *list = centres[at->version];
    int count = at->version < 2 ? 0 : list[2] ? 3 : 2;

    for (int y = 0; y < count; y++)
        for (int x = 0; x < count; x++) {
            bool corner =
                (y == 0 && x == 0) || (y == 0 && x == count - 1) || (y == count - 1 && x == 0);

            if (!corner)
                draw_nest(at, list[y], list[x], 2);
        }
}

/* Fifteen bits about level and mask, twice; those of versions from 7 on, eighteen of them, too. */
static void draw_format(drawing *at, int mask)
{
    int side = at->qr->side;
    unsigned data = (unsigned)(LEVEL_M << 3 | mask), rest = data;

    for (int i = 0; i < 10; i++)
        rest = rest << 1 ^ (rest >> 9) * 0x537;
    unsigned bits = (data << 10 | rest) ^ 0x5412;
    for (int i = 0; i < 15; i++) {
        bool dark = bits >> i & 1;
        int along = i < 6 ? i : i < 8 ? i + 1 : side - 15 + i;
        int across = i < 8 ? side - 1 - i : i < 9 ? 7 : 14 - i;

        fix(at, along, 8, dark);
        fix(at, 8, across, dark);
    }
    fix(at, side - 8, 8, true);
}

static void draw_version(drawing *at)
{
    unsigned rest = (unsigned)at->version;

    if (at->version < 7)
        return;
    for (int i = 0; i < 12; i++)
        rest = rest << 1 ^ (rest >> 11) * 0x1f25;
    unsigned bits = (unsigned)at->version << 12 | rest;
    for (int i = 0; i < 18; i++) {
        int near = i / 3, far = at->qr->side - 11 + i % 3;

        fix(at, near, far, bits >> i & 1);
        fix(at, far, near, bits >> i & 1);
    }
}

static void draw_fixed(drawing *at)
{
    int last = at->qr->side - 4;

    for (int i = 0; i < at->qr->side; i++) {
        fix(at, 6, i, i % 2 == 0);
        fix(at, i, 6, i % 2 == 0);
    }
    draw_nest(at, 3, 3, 4);
    draw_nest(at, 3, last, 4);
    draw_nest(at, last, 3, 4);
    draw_alignment(at);
    draw_format(at, 0);
    draw_version(at);
}

/* In columns of two, from the right, upwards and downwards in turn; the sixth column is left out.
 */
static void draw_data(drawing *at, const uint8_t *bytes, int count)
{
    int side = at->qr->side, bit = 0;

    for (int right = side - 1; right > 0; right -= 2) {
        right -= right == 6;
        for (int step = 0; step < side; step++) {
            int row = ((right + 1) & 2) == 0 ? side - 1 - step : step;

            for (int column = right; column > right - 2; column--) {
                if (at->fixed[row][column] || bit >= 8 * count)
                    continue;
                at->qr->dark[row][column] = bytes[bit / 8] >> (7 - bit % 8) & 1;
                bit++;
            }
        }
    }
}

/* Of the eight masks this one is always used: readers take any. A chequered one keeps large areas
 * of one colour away. */
static void mask_data(drawing *at)
{
    for (int row = 0; row < at->qr->side; row++)
        for (int column = 0; column < at->qr->side; column++)
            if (!at->fixed[row][column] && (row + column) % 2 == 0)
                at->qr->dark[row][column] ^= 1;
}

void vaka_qr_make(vaka_qr *qr, const char *text)
{
    uint8_t data[BYTES_MOST] = {0}, bytes[BYTES_MOST];
    size_t length = strlen(text);
    int version = 1, count;
    drawing at = {.qr = qr};

    *qr = (vaka_qr){0};
    while (version <= VERSIONS && (int)length + (version < 10 ? 2 : 3) > data_bytes(version))
        version++;
    if (version > VERSIONS || length > BYTES_MOST)
        return;
    qr->side = 17 + 4 * version;
    at.version = version;
    put_text(data, version, text);
    count = interleave(data, version, bytes);
    draw_fixed(&at);
    draw_data(&at, bytes, count);
    mask_data(&at);
}

static bool is_dark(const vaka_qr *qr, int row, int column)
{
    bool inside = row >= 0 && column >= 0 && row < qr->side && column < qr->side;

    return inside && qr->dark[row][column];
}

char *vaka_qr_lines(const vaka_qr *qr)
{
    static const char *const halves[] = {"█", "▄", "▀", " "}; /* light is what shines */
    char *text = NULL;
    size_t length;
    FILE *out = vaka_xneed(open_memstream(&text, &length));

    for (int row = -MARGIN; row < qr->side + MARGIN; row += 2) {
        for (int column = -MARGIN; column < qr->side + MARGIN; column++)
            fputs(halves[2 * is_dark(qr, row + 1, column) + is_dark(qr, row, column)], out);
        fputc('\n', out);
    }
    return vaka_xneed(fclose(out) == 0 ? text : NULL);
}
