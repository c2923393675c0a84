/* hostile_art_test.c - drawings that were cut, bent or made up: refused by a sentence, or drawn.
 *
 *     hostile_art_test CHANGES FOLDER
 *
 * SPDX-License-Identifier: MIT
 *
 * Drawings below FOLDER, and a few that use all there is, are changed where it hurts: numbers,
 * attributes, commands, elements. What the reader lets through is drawn by the helper, which may
 * use so much of the processor and must not die. With VAKA_PLANTED set the reader is passed over,
 * and what the library makes of that must be found out. */
#include "bend.h"
#include "chance/rng.h"
#include "drawing/drawing.h"
#include "gui/draw/image_helper.h"
#include "text/error.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define XMLNS "xmlns=\"http://www.w3.org/2000/svg\""

static const char *const samples[] = {
    "<svg " XMLNS " viewBox=\"0 0 100 100\">\n<defs>\n<linearGradient id=\"a\" x1=\"0\" y1=\"0\" "
    "x2=\"1\" y2=\"1\">\n<stop offset=\"0\" stop-color=\"#112233\"/>\n<stop offset=\"0.5\" "
    "stop-color=\"#445566\" stop-opacity=\"0.5\"/>\n</linearGradient>\n<radialGradient id=\"b\" "
    "gradientUnits=\"userSpaceOnUse\" cx=\"50\" cy=\"50\" r=\"40\" gradientTransform=\"rotate(20) "
    "scale(2 1)\">\n<stop stop-color=\"#778899\"/>\n</radialGradient>\n</defs>\n<rect x=\"5\" "
    "y=\"5\" width=\"60\" height=\"40\" rx=\"5\" fill=\"url(#a)\" stroke=\"url(#b)\" "
    "stroke-width=\"3\"/>\n<circle cx=\"50\" cy=\"50\" r=\"20\" fill=\"url(#b)\"/>\n</svg>\n",
    "<svg " XMLNS " width=\"60\" height=\"30\">\n<g transform=\"translate(5 5) rotate(10) "
    "skewX(5)\" opacity=\"0.5\">\n<g stroke=\"#123456\" stroke-width=\"2\" "
    "stroke-linejoin=\"miter\" stroke-miterlimit=\"40\" stroke-linecap=\"square\" "
    "fill-rule=\"evenodd\">\n<ellipse cx=\"20\" cy=\"10\" rx=\"9\" ry=\"5\"/>\n<line x1=\"1\" "
    "y1=\"2\" x2=\"30\" y2=\"4\"/>\n<polyline points=\"1,2 3,4 50,6 7,20\"/>\n<polygon "
    "points=\"1 2 3 4 5 6\"/>\n<path d=\"M3 3a9 7 20 1 1 4 4q1 2 3 4t9 9c1 2 3 4 5 6s7 8 9 "
    "1h3v4H1V2z\"/>\n</g>\n</g>\n</svg>\n",
    "<svg " XMLNS " viewBox=\"0 0 100 100\">\n<path d=\"M0 0 L1000000 0\" stroke=\"#000000\" "
    "stroke-width=\"1\" stroke-dasharray=\"0.001\"/>\n</svg>\n",
};

static const char *const numbers[] = {
    "0",
    "-0",
    "1e38",
    "-1e38",
    "1e-38",
    "3.4e39",
    "1e309",
    "99999",
    "-99999",
    "1e5",
    "0.00001",
    "nan",
    "inf",
    "-inf",
    "1000",
    "65536",
    "500",
    "-400",
    "1e",
    ".",
    "--1",
    "1e-5",
    "2147483648",
    "18446744073709551616",
    "0.000000000000000000000000000000000000000000000001",
    "1234567890123456789012345678901234567890",
    "100",
    "50",
    "1",
};

static const char *const attributes[] = {
    " stroke=\"#ff00ff\"",
    " stroke-width=\"99\"",
    " stroke-width=\"1e9\"",
    " stroke-width=\"0.0001\"",
    " stroke-dasharray=\"0.001\"",
    " stroke-dasharray=\"1 2 3\"",
    " stroke-linejoin=\"round\"",
    " stroke-linecap=\"round\"",
    " stroke-miterlimit=\"100000\"",
    " transform=\"scale(0)\"",
    " transform=\"scale(1000)\"",
    " transform=\"scale(0.00001)\"",
    " transform=\"rotate(45) translate(-90 20)\"",
    " transform=\"matrix(1 1 1 1 0 0)\"",
    " transform=\"skewX(89.9)\"",
    " opacity=\"0.5\"",
    " fill=\"url(#a)\"",
    " fill=\"url(#b)\"",
    " fill=\"none\"",
    " fill=\"rgb(1,2,3)\"",
    " style=\"stroke-dasharray:0.001;stroke:#000\"",
    " class=\"x\"",
    " xlink:href=\"#a\"",
    " fill-rule=\"evenodd\"",
    " viewBox=\"0 0 1 1\"",
    " width=\"100000\"",
    " height=\"0\"",
};

static const char *const elements[] = {
    "<g>",
    "</g>",
    "<g transform=\"scale(1.5)\">",
    "<defs>",
    "</defs>",
    "<svg>",
    "<style>",
    "<use/>",
    "<stop/>",
    "<linearGradient id=\"a\"/>",
    "<!DOCTYPE svg>",
    "<!--",
    "-->",
    "<![CDATA[",
    "&amp;",
    "<path d=\"M0 0C9 9 0 9 9 0Z\" stroke=\"#000000\" stroke-width=\"9\"/>",
    "<circle cx=\"50\" cy=\"50\" r=\"45\"/>",
};

typedef struct test {
    uint32_t rng[4];
    glob_t files;
    vaka_image_helper *helper;
    unsigned tried, refused, drawn;
} test;

typedef struct text {
    char *bytes;
    size_t size;
} text;

#define PICK(rng, list) (list)[vaka_rng_below(rng, (uint32_t)(sizeof(list) / sizeof *(list)))]

/* Puts a word in the place of `count` bytes; takes the text. */
static text put(text from, size_t at, size_t count, const char *word)
{
    size_t length = strlen(word);
    text out = {vaka_xnew(from.size - count + length + 1), from.size - count + length};

    memcpy(out.bytes, from.bytes, at);
    memcpy(out.bytes + at, word, length);
    memcpy(out.bytes + at + length, from.bytes + at + count, from.size - at - count);
    free(from.bytes);
    return out;
}

/* A place from which on a byte of this list comes next, or any. */
static size_t find(test *at, text in, const char *bytes)
{
    size_t from = in.size ? vaka_rng_below(at->rng, (uint32_t)in.size) : 0, i = from;

    while (i < in.size && (!in.bytes[i] || !strchr(bytes, in.bytes[i])))
        i++;
    return i < in.size ? i : from;
}

static text change_number(test *at, text in)
{
    size_t from = find(at, in, "0123456789"), end = from;

    while (end < in.size && in.bytes[end] && strchr("0123456789.", in.bytes[end]))
        end++;
    return put(in, from, end - from, PICK(at->rng, numbers));
}

static text add_attribute(test *at, text in)
{
    size_t from = find(at, in, "<") + 1;

    while (from < in.size && in.bytes[from] >= 'A')
        from++;
    return put(in, from < in.size ? from : in.size, 0, PICK(at->rng, attributes));
}

static text change_command(test *at, text in)
{
    char word[2] = {PICK(at->rng, "MmLlHhVvCcSsQqTtAaZzxe,-"), '\0'};
    size_t from = find(at, in, "MLCQZlqac");

    return put(in, from, from < in.size, word);
}

static text add_element(test *at, text in)
{
    return put(in, find(at, in, "<"), 0, PICK(at->rng, elements));
}

/* A line that stands there often. */
static text repeat_line(test *at, text in)
{
    size_t from = find(at, in, "\n"), end = from + 1;
    uint32_t times = 1u << vaka_rng_below(at->rng, 11);

    while (end < in.size && in.bytes[end] != '\n')
        end++;
    if (end > in.size || (end - from) * times > (300u << 10))
        return in;
    char *many = vaka_xnew((end - from) * times + 1);
    for (uint32_t i = 0; i < times; i++)
        memcpy(many + i * (end - from), in.bytes + from, end - from);
    in = put(in, from, 0, many);
    free(many);
    return in;
}

static text bent(test *at, text in)
{
    text out;

    out.bytes = bend(at->rng, in.bytes, in.size, &out.size);
    free(in.bytes);
    return out;
}

static text random_bytes(test *at, text in)
{
    for (uint32_t i = 0; in.size && i < 1 + in.size / 200; i++) {
        uint32_t place = vaka_rng_below(at->rng, (uint32_t)in.size);

        in.bytes[place] = (char)vaka_rng_below(at->rng, 256);
    }
    return in;
}

static text change(test *at, text in)
{
    switch (vaka_rng_below(at->rng, 12)) {
    case 0:
        return bent(at, in);
    case 1:
        return random_bytes(at, in);
    case 2:
        return repeat_line(at, in);
    case 3:
        return add_element(at, in);
    case 4:
    case 5:
        return add_attribute(at, in);
    case 6:
    case 7:
        return change_command(at, in);
    default:
        return change_number(at, in);
    }
}

static text begin(test *at)
{
    uint32_t files = (uint32_t)at->files.gl_pathc, count = sizeof samples / sizeof samples[0];
    uint32_t which = vaka_rng_below(at->rng, files + 50);
    text out;

    if (which < files) {
        out.bytes = bend_read(at->files.gl_pathv[which], &out.size);
    } else {
        out.bytes = vaka_xcopy(samples[which % count]);
        out.size = strlen(out.bytes);
    }
    return out;
}

static void fail(const test *at, text what, const char *why)
{
    printf("FAILED: drawing %u: %s\n", at->tried, why);
    fwrite(what.bytes, 1, what.size, stderr);
    exit(1);
}

static char *unchecked(text changed)
{
    char *out = vaka_xnew(changed.size + 1);

    memcpy(out, changed.bytes, changed.size);
    return out;
}

static void try_one(test *at, text changed)
{
    static const int sizes[] = {16, 60, 150, 300};
    vaka_drawing_fault fault = {0};
    const char *why = "";
    char *plain;

    at->tried++;
    plain = getenv("VAKA_PLANTED") ? unchecked(changed)
                                   : vaka_drawing_read(changed.bytes, changed.size, &fault);
    if (!plain && (!fault.text[0] || fault.line < 1 || fault.column < 1))
        fail(at, changed, "refused without a word");
    at->refused += !plain;
    if (!plain)
        return;
    SDL_Surface *out = vaka_image_helper_svg(at->helper, plain, PICK(at->rng, sizes), &why);
    if (!out)
        fail(at, changed, why);
    at->drawn++;
    SDL_FreeSurface(out);
    free(plain);
}

int main(int argc, char **argv)
{
    test at = {0};
    unsigned long changes = argc == 3 ? strtoul(argv[1], NULL, 10) : 0;
    char pattern[300];

    if (!changes) {
        fputs("usage: hostile_art_test CHANGES FOLDER\n", stderr);
        return 2;
    }
    vaka_rng_seed(at.rng, 1);
    at.helper = vaka_image_helper_new(VAKA_IMAGE_PATIENCE);
    snprintf(pattern, sizeof pattern, "%.250s/*/*.svg", argv[2]);
    glob(pattern, 0, NULL, &at.files);
    snprintf(pattern, sizeof pattern, "%.250s/*/*/*.svg", argv[2]);
    glob(pattern, GLOB_APPEND, NULL, &at.files);
    for (unsigned long i = 0; i < changes; i++) {
        text changed = begin(&at);
        for (uint32_t k = vaka_rng_below(at.rng, 4); k > 0; k--)
            changed = change(&at, changed);
        try_one(&at, changed);
        free(changed.bytes);
    }
    globfree(&at.files);
    vaka_image_helper_free(at.helper);
    printf("%u drawings: %u refused, %u drawn, each in less than %u ms of the processor\n",
           at.tried, at.refused, at.drawn, VAKA_IMAGE_PATIENCE);
    return at.refused * 10 > at.tried && at.drawn * 10 > at.tried ? 0 : 1;
}
