/* fuzz/targets/drawing.c - any bytes as a drawing: in plain form, or line and column of the fault.
 *
 * SPDX-License-Identifier: MIT
 *
 * What was let through holds nothing but what the reader writes: known marks, short decimals. */
#include "fuzz.h"

#include "drawing/drawing.h"

#include <stdlib.h>
#include <string.h>

/* No number of the plain form is longer than this. */
#define DIGITS 13u

static bool is_plain(const char *text)
{
    size_t digits = 0;

    for (; *text; text++) {
        bool digit = strchr("0123456789.", *text);
        digits = digit ? digits + 1 : 0;
        if (digits > DIGITS || (*text < ' ' && *text != '\n') || *text == '&' || *text > '~')
            return false;
    }
    return true;
}

static void run(const uint8_t *bytes, size_t size)
{
    vaka_drawing_fault fault = {0};
    char *plain = vaka_drawing_read((const char *)bytes, size, &fault);

    if (!plain && (fault.line < 1 || fault.column < 1 || !fault.text[0]))
        fuzz_broken("refused without a word");
    if (plain && (!is_plain(plain) || strstr(plain, "dash") || strstr(plain, "style")))
        fuzz_broken("not plain: %s", plain);
    free(plain);
}

const fuzz_target fuzz_drawing = {"drawing", NULL, run};
