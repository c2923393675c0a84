/* unit/drawing_test.c - drawings of strangers: what is let through, and what is refused by which
 * sentence.
 *
 * SPDX-License-Identifier: MIT */
#include "drawing/drawing.h"
#include "registered.h"
#include "text/error.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define XMLNS "xmlns=\"http://www.w3.org/2000/svg\""
#define SVG "<svg " XMLNS " viewBox=\"0 0 100 100\">"
#define HEAD                                                                                       \
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\" viewBox=\"0 0 100 "    \
    "100\">\n"

static vaka_drawing_fault fault;

static char *read_text(const char *text)
{
    fault = (vaka_drawing_fault){0};
    return vaka_drawing_read(text, strlen(text), &fault);
}

/* What lies in a drawing of 100 by 100, as it is written anew. */
static void assert_written(const char *inside, const char *expected)
{
    char text[4096], *out, whole[4096];

    snprintf(text, sizeof text, SVG "%s</svg>", inside);
    snprintf(whole, sizeof whole, HEAD "%s</svg>\n", expected);
    out = read_text(text);
    if (!out)
        fail_msg("%s: %d:%d: %s", inside, fault.line, fault.column, fault.text);
    assert_string_equal(out, whole);
    free(out);
}

static void assert_path(const char *d, const char *expected)
{
    char inside[1024], written[1024];

    snprintf(inside, sizeof inside, "<path d=\"%s\"/>", d);
    snprintf(written, sizeof written, "<path fill=\"#000000\" d=\"%s\"/>\n", expected);
    assert_written(inside, written);
}

/* Refused by a sentence that holds these words. */
static void assert_refused(const char *text, const char *words)
{
    char *out = read_text(text);

    if (out)
        fail_msg("%s: is taken, as %s", text, out);
    if (!strstr(fault.text, words))
        fail_msg("%.200s: '%s' instead of '%s'", text, fault.text, words);
    assert_true(fault.line >= 1 && fault.column >= 1);
}

static void assert_inside_refused(const char *inside, const char *words)
{
    char text[4096];

    snprintf(text, sizeof text, SVG "%s</svg>", inside);
    assert_refused(text, words);
}

/* A text of `count` times `part`, between two others. Owned by the caller. */
static char *repeat(const char *before, const char *part, uint32_t count, const char *after)
{
    size_t length = strlen(part), first = strlen(before);
    char *out = vaka_xnew(first + length * count + strlen(after) + 1);

    memcpy(out, before, first);
    for (uint32_t i = 0; i < count; i++)
        memcpy(out + first + i * length, part, length);
    memcpy(out + first + length * count, after, strlen(after));
    return out;
}

static void assert_repeated_refused(const char *before, const char *part, uint32_t count,
                                    const char *after, const char *words)
{
    char *text = repeat(before, part, count, after);

    assert_refused(text, words);
    free(text);
}

/* ---- what is let through ---- */

TEST(a_path_is_written_in_moves_lines_and_curves)
{
    (void)state;
    assert_path("M0,0 L10,0 L10,10 Z", "M0 0L10 0L10 10Z");
    assert_path("m1 2 3 4 5 6z", "M1 2L4 6L9 12Z");
    assert_path("M0 0H5V6h-1v-1", "M0 0L5 0L5 6L4 6L4 5");
    assert_path("M.5-.5.25.125", "M0.5 -0.5L0.25 0.125");
    assert_path("M1e1 1E-1L100.0 +3", "M10 0.1L100 3");
    assert_path("M0 0C1 2 3 4 5 6c1 1 2 2 3 3", "M0 0C1 2 3 4 5 6C6 7 7 8 8 9");
    assert_path("M0 0Q3 3 6 0", "M0 0Q3 3 6 0");
    assert_path("M0 0 Z L1 1", "M0 0L1 1");
    assert_path("M1 1L2 2ZL3 3", "M1 1L2 2ZM1 1L3 3");
}

TEST(a_curve_goes_on_as_the_one_before_it_ended)
{
    (void)state;
    assert_path("M0 0C0 1 1 2 2 2S4 3 4 4", "M0 0C0 1 1 2 2 2C3 2 4 3 4 4");
    assert_path("M0 0L2 2S4 3 4 4", "M0 0L2 2C2 2 4 3 4 4");
    assert_path("M0 0Q3 3 6 0T12 0", "M0 0Q3 3 6 0Q9 -3 12 0");
    assert_path("M0 0T6 0", "M0 0Q0 0 6 0");
}

TEST(an_arc_becomes_curves)
{
    (void)state;
    assert_path("M0 0A0 5 0 0 1 5 5", "M0 0L5 5"); /* no radius: a line */
    assert_path("M1 1A5 5 0 0 1 1 1L2 2", "M1 1L2 2");
    char *out = read_text(SVG "<path d=\"M10 50a40,40 0 11 80,0\"/></svg>");
    assert_non_null(out);
    assert_non_null(strstr(out, "M10 50C10 35.709376 17.623957 22.504296 30 15.358984"));
    assert_non_null(strstr(out, " 90 50\""));
    free(out);
    out = read_text(SVG "<path d=\"M50 50A10 10 0 0 0 60 60A10 5 30 1 0 50 50\"/></svg>");
    assert_non_null(out);
    free(out);
    out = read_text(SVG "<path d=\"M50 50A1 1 0 0 1 90 50\"/></svg>"); /* grows to 20 */
    assert_non_null(strstr(out, " 80 32.679492"));
    free(out);
}

TEST(shapes_become_paths)
{
    (void)state;
    assert_written("<rect x=\"1\" y=\"2\" width=\"3\" height=\"4px\"/>",
                   "<path fill=\"#000000\" d=\"M1 2L4 2L4 6L1 6Z\"/>\n");
    assert_written("<rect width=\"20\" height=\"20\" rx=\"50\"/>",
                   "<path fill=\"#000000\" d=\"M10 0L10 0C15.522847 0 20 4.477153 20 10L20 10C20 "
                   "15.522847 15.522847 20 10 20L10 20C4.477153 20 0 15.522847 0 10L0 10C0 "
                   "4.477153 4.477153 0 10 0Z\"/>\n");
    assert_written("<circle cx=\"50\" cy=\"50\" r=\"10\"/>",
                   "<path fill=\"#000000\" d=\"M60 50C60 55.522847 55.522847 60 50 60C44.477153 60 "
                   "40 55.522847 40 50C40 44.477153 44.477153 40 50 40C55.522847 40 60 44.477153 "
                   "60 50Z\"/>\n");
    assert_written("<ellipse rx=\"10\"/><circle/><rect/>", "");
    assert_written("<line x2=\"5\" stroke=\"#123\"/>",
                   "<path fill=\"#000000\" stroke=\"#112233\" stroke-width=\"1\" "
                   "stroke-linecap=\"butt\" stroke-linejoin=\"miter\" stroke-miterlimit=\"4\" "
                   "d=\"M0 0L5 0\"/>\n");
    assert_written("<polyline points=\"1,2 3,4 5 6\"/><polygon points=\"0 0 1 0 0 1\"/>",
                   "<path fill=\"#000000\" d=\"M1 2L3 4L5 6\"/>\n"
                   "<path fill=\"#000000\" d=\"M0 0L1 0L0 1Z\"/>\n");
}

TEST(how_it_is_drawn_is_handed_down)
{
    (void)state;
    assert_written("<g fill=\"#AABBCC\" opacity=\"0.5\" id=\"x\"><g opacity=\"50%\" "
                   "fill-opacity=\"0.25\" fill-rule=\"evenodd\"><path d=\"M0 0L1 1\"/></g></g>",
                   "<path fill=\"#aabbcc\" fill-opacity=\"0.25\" fill-rule=\"evenodd\" "
                   "opacity=\"0.25\" d=\"M0 0L1 1\"/>\n");
    assert_written("<g stroke=\"#000001\" stroke-width=\"2\" stroke-opacity=\"0.5\" fill=\"none\" "
                   "stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-miterlimit=\"2\">"
                   "<path d=\"M0 0L1 1\"/></g>",
                   "<path fill=\"none\" stroke=\"#000001\" stroke-opacity=\"0.5\" "
                   "stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"bevel\" "
                   "stroke-miterlimit=\"2\" d=\"M0 0L1 1\"/>\n");
}

TEST(transforms_become_one_matrix)
{
    (void)state;
    assert_written("<g transform=\"translate(10) , scale(2,3)\"><path transform=\"translate(1 "
                   "1)\" d=\"M0 0L1 1\"/></g>",
                   "<path fill=\"#000000\" transform=\"matrix(2 0 0 3 12 3)\" d=\"M0 0L1 1\"/>\n");
    assert_written("<path transform=\"rotate(90 50 50)\" d=\"M0 0L1 1\"/>",
                   "<path fill=\"#000000\" transform=\"matrix(0 1 -1 0 100 0)\" d=\"M0 0L1 "
                   "1\"/>\n");
    assert_written("<path transform=\"skewX(45)skewY(0)matrix(1,0,0,1,0,0)\" d=\"M0 0L1 1\"/>",
                   "<path fill=\"#000000\" transform=\"matrix(1 0 1 1 0 0)\" d=\"M0 0L1 1\"/>\n");
}

TEST(a_gradient_is_written_before_what_names_it)
{
    (void)state;
    assert_written("<path fill=\"url(#sea)\" d=\"M0 0L1 1\"/><defs><linearGradient id=\"sea\" "
                   "x2=\"50%\"><stop offset=\"0\" stop-color=\"#010203\"/><stop offset=\"100%\" "
                   "stop-opacity=\"0.5\"/></linearGradient></defs>",
                   "<linearGradient id=\"g0\" gradientUnits=\"objectBoundingBox\" x2=\"0.5\" "
                   "gradientTransform=\"matrix(1 0 0 1 0 0)\"><stop offset=\"0.0000\" "
                   "stop-color=\"#010203\" stop-opacity=\"1.0000\"/><stop offset=\"1.0000\" "
                   "stop-color=\"#000000\" stop-opacity=\"0.5000\"/></linearGradient>\n"
                   "<path fill=\"url(#g0)\" d=\"M0 0L1 1\"/>\n");
}

/* The library reads behind the end of a list of one. */
TEST(a_gradient_of_one_stop_gets_a_second)
{
    char *out = read_text(SVG "<radialGradient id=\"a\" gradientUnits=\"userSpaceOnUse\" r=\"5\" "
                              "gradientTransform=\"scale(2)\"><stop stop-color=\"#112233\"/>"
                              "</radialGradient><linearGradient id=\"b\"/></svg>");
    const char *first;

    (void)state;
    assert_non_null(out);
    first = strstr(out, "#112233");
    assert_non_null(first);
    assert_non_null(strstr(first + 1, "#112233"));
    assert_non_null(strstr(out, "id=\"g1\""));
    assert_non_null(strstr(out, "<stop stop-opacity=\"0\"/><stop offset=\"1\""));
    free(out);
}

TEST(comments_and_a_first_line_of_xml_are_passed_over)
{
    char *out = read_text("<?xml version=\"1.0\"?>\n<!-- \xc3\xa9 < & -->\n<svg " XMLNS
                          " width=\"20\" height=\"10px\" version='1.1' fill='#fff'>\n"
                          "<!-- --><path d='M0 0L1 1'/></svg>\n<!-- -->\n");

    (void)state;
    assert_non_null(out);
    assert_string_equal(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\" "
                             "viewBox=\"0 0 20 10\">\n<path fill=\"#ffffff\" d=\"M0 0L1 1\"/>\n"
                             "</svg>\n");
    free(out);
}

TEST(nothing_is_written_of_what_nobody_sees)
{
    (void)state;
    assert_written("<path d=\"\"/><path d=\"M1 1\"/><path fill=\"none\" d=\"M0 0L1 1\"/>"
                   "<path fill=\"none\" stroke=\"#000000\" stroke-width=\"0\" d=\"M0 0L1 1\"/>"
                   "<polyline points=\"\"/>",
                   "");
}

/* ---- what is refused ---- */

TEST(a_dashed_line_is_refused_with_line_and_column)
{
    (void)state;
    assert_refused(SVG "\n <path d=\"M0 0 L1000000 0\" stroke=\"#000000\" stroke-width=\"1\" "
                       "stroke-dasharray=\"0.001\"/></svg>",
                   "dashes are not drawn");
    assert_int_equal(fault.line, 2);
    assert_int_equal(fault.column, 62);
    assert_inside_refused("<g stroke-dashoffset=\"1\"/>", "dashes are not drawn");
}

TEST(numbers_without_bounds_are_refused)
{
    (void)state;
    assert_inside_refused("<path d=\"M0 0L1e38 0\"/>", "a number is larger than 100000");
    assert_inside_refused("<path d=\"M0 0L1e999999999 0\"/>", "a number is larger");
    assert_inside_refused("<path d=\"M0 0L-99999999999999999999999999 0\"/>", "a number is larger");
    assert_inside_refused("<path d=\"M0 0L nan 0\"/>", "a number is missing");
    assert_inside_refused("<path d=\"M0 0L inf 0\"/>", "a number is missing");
    assert_inside_refused("<path d=\"M0 0L0x10 0\"/>", "a number is missing");
    assert_inside_refused("<path d=\"M0 0L501 0\"/>", "further outside than 4 times");
    assert_inside_refused("<path d=\"M0 0l90000 0l90000 0\"/>", "further outside");
    assert_inside_refused("<path d=\"M50 50A90000 90000 0 1 1 51 50\"/>", "further outside");
    assert_inside_refused("<circle r=\"600\"/>", "further outside");
    assert_inside_refused("<circle r=\"1.2.3\"/>", "'.3' is not understood here");
    assert_inside_refused("<circle r=\"-1\"/>", "r is less than 0");
    assert_inside_refused("<g transform=\"scale(1000)\"><path transform=\"scale(2)\" d=\"M0 0L0 "
                          "1\"/></g>",
                          "a transform is too large");
    assert_inside_refused("<path transform=\"scale(900)\" d=\"M0 0L0 1\"/>", "further outside");
    assert_inside_refused("<path transform=\"skewX(90)\" d=\"M0 0L0 1\"/>", "too large");
}

TEST(strokes_wider_than_the_drawing_are_refused)
{
    (void)state;
    assert_inside_refused("<path stroke=\"#000000\" stroke-width=\"101\" d=\"M0 0L1 1\"/>",
                          "a stroke is wider than the drawing");
    assert_inside_refused("<path stroke=\"#000000\" stroke-width=\"20\" transform=\"scale(6)\" "
                          "d=\"M0 0L1 1\"/>",
                          "a stroke is wider");
    assert_inside_refused("<path stroke-width=\"-1\" d=\"M0 0L1 1\"/>", "this is less than 0");
}

TEST(what_costs_too_much_to_draw_is_refused)
{
    (void)state;
    assert_repeated_refused(SVG, "<rect width=\"100\" height=\"100\"/>", 41, "</svg>",
                            "painted over more than 40 times");
    assert_repeated_refused(SVG "<path d=\"M0 0", "V100V0", 501, "\"/></svg>",
                            "a path has more than 1000 lines");
    assert_repeated_refused(SVG, "<path d=\"M0 0V100V0V100V0V100V0V100V0V100V0\"/>", 101, "</svg>",
                            "longer than 1000 times");
    assert_repeated_refused(SVG "<path stroke=\"#000000\" stroke-width=\"90\" d=\"M0 0", "H1", 200,
                            "\"/></svg>", "longer than 1000 times");
}

TEST(too_much_of_anything_is_refused)
{
    (void)state;
    assert_repeated_refused(SVG, "<g/>", 1000, "</svg>", "more than 1000 elements");
    assert_repeated_refused(SVG, "<g>", 16, "</svg>", "more than 16 elements in each other");
    assert_repeated_refused(SVG "<path d=\"M0 0", "H1", 1001, "\"/></svg>", "more than 1000 lines");
    assert_repeated_refused(SVG,
                            "<path d=\"M0 0h1h1h1h1h1h1h1h1h1h1h1h1h1h1h1h1h1h1h1h1h1h1h1h1\"/>",
                            500, "</svg>", "the drawing has more than 10000 lines");
    assert_repeated_refused(SVG "<linearGradient id=\"a\">", "<stop/>", 33, "</svg>",
                            "more than 32 stops");
    assert_repeated_refused(SVG, "<g ", 1,
                            "a1='' a2='' a3='' a4='' a5='' a6='' a7='' a8='' a9='' "
                            "b1='' b2='' b3='' b4='' b5='' b6='' b7='' b8='' b9='' "
                            "c1='' c2='' c3='' c4='' c5='' c6='' c7='' c8=''/></svg>",
                            "more than 24 attributes");
    assert_repeated_refused(SVG "<!--", " ", 256u << 10, "--></svg>", "longer than 256 KiB");
}

TEST(more_gradients_than_there_is_room_for_are_refused)
{
    char text[8192] = SVG;
    size_t length = strlen(text);

    (void)state;
    for (int i = 0; i < 65; i++)
        length += (size_t)snprintf(text + length, sizeof text - length,
                                   "<linearGradient id=\"g%d\"/>", i);
    assert_refused(text, "more than 64 gradients");
}

TEST(what_is_no_part_of_a_drawing_is_refused)
{
    (void)state;
    assert_refused("<!DOCTYPE svg [<!ENTITY a \"b\">]>" SVG "</svg>",
                   "document types, entities and CDATA");
    assert_inside_refused("<![CDATA[ ]]>", "document types, entities and CDATA");
    assert_inside_refused("<path d=\"&a;\"/>", "entities are not read");
    assert_inside_refused("<path d=\"<\"/>", "a value holds '<'");
    assert_inside_refused("<?php ?>", "instructions are not read");
    assert_inside_refused("<use href=\"#a\"/>", "<use> is not drawn");
    assert_inside_refused("<image/>", "<image> is not drawn");
    assert_inside_refused("<script/>", "<script> is not drawn");
    assert_inside_refused("<style/>", "<style> is not drawn");
    assert_inside_refused("words", "text is not drawn");
    assert_inside_refused("<linearGradient id=\"a\" xlink:href=\"x\"/>", "refers to nothing else");
    assert_inside_refused("<path style=\"fill:red\" d=\"\"/>", "styles are not read");
    assert_inside_refused("<path mask=\"x\" d=\"\"/>", "<path> has no attribute 'mask'");
    assert_inside_refused("<defs fill=\"#fff\"/>", "<defs> has no attribute 'fill'");
    assert_inside_refused("<defs><path d=\"\"/></defs>", "<path> cannot stand here");
    assert_inside_refused("<path d=\"\"><path d=\"\"/></path>", "<path> cannot stand here");
    assert_inside_refused("<svg/>", "<svg> cannot stand here");
    assert_inside_refused("<stop/>", "<stop> cannot stand here");
    assert_refused("<g/>", "<g> cannot stand here");
    assert_refused("<svg viewBox=\"0 0 1 1\"/>", "wants xmlns=");
    assert_refused("<svg xmlns=\"x\" viewBox=\"0 0 1 1\"/>", "wants xmlns=");
}

TEST(what_is_not_well_formed_is_refused)
{
    (void)state;
    assert_refused("", "<svg> is missing");
    assert_refused("this is no drawing", "text is not drawn");
    assert_refused("<!-- -->", "<svg> is missing");
    assert_refused("<!-- ", "this has no end: '-->'");
    assert_refused("<?xml ", "this has no end: '?>'");
    assert_refused(SVG, "this element has no end");
    assert_refused(SVG "</svg>" SVG "</svg>", "ended already");
    assert_refused("</svg>", "this ends no element");
    assert_inside_refused("<g></path>", "this ends no element");
    assert_inside_refused("<g></g", "'>' is missing");
    assert_inside_refused("< g/>", "an element has no name");
    assert_inside_refused("<g fill/>", "an attribute has no value");
    assert_inside_refused("<g fill=#fff/>", "does not stand in quotes");
    assert_inside_refused("<g fill=\"#fff\"stroke=\"#fff\"/>", "white space is missing");
    assert_inside_refused("<g fill=\"#fff\" fill=\"#fff\"/>", "'fill' stands twice");
    assert_inside_refused("<g =\"x\"/>", "an attribute or '>' is missing");
    assert_refused(SVG "<g fill=\"#fff", "a value has no end");
    assert_refused(SVG "<g fill=", "does not stand in quotes");
    assert_refused(SVG "<g", "an element has no end");
    assert_refused(SVG "<", "an element has no name");
}

TEST(bytes_that_are_no_text_are_refused)
{
    static const char zero[] = "<svg\0/>";

    (void)state;
    assert_refused("\xef\xbb\xbf<svg/>", "a byte order mark");
    assert_refused("<!-- \xff -->", "this is not UTF-8");
    assert_refused("<!-- \xc3", "this is not UTF-8");
    assert_refused("<!-- \x1b[2J -->", "a sign that cannot be shown");
    assert_null(vaka_drawing_read(zero, sizeof zero - 1, &fault));
    assert_string_equal(fault.text, "a zero byte");
    assert_int_equal(fault.column, 5);
}

TEST(values_that_are_not_understood_are_refused)
{
    (void)state;
    assert_inside_refused("<path/>", "a path has no d");
    assert_inside_refused("<polygon/>", "points are missing");
    assert_inside_refused("<path d=\"L1 1\"/>", "a path begins with M");
    assert_inside_refused("<path d=\"M1\"/>", "a number is missing");
    assert_inside_refused("<path d=\"M,1 1\"/>", "a number is missing");
    assert_inside_refused("<path d=\"M1 1X\"/>", "'X' is no command");
    assert_inside_refused("<path d=\"M1 1A1 1 0 2 0 1 1\"/>", "an arc wants 0 or 1");
    assert_inside_refused("<polygon points=\"1 2 3\"/>", "a number is missing");
    assert_inside_refused("<g fill=\"red\"/>", "a colour is written as #RRGGBB");
    assert_inside_refused("<g fill=\"#12345g\"/>", "a colour is written");
    assert_inside_refused("<g fill=\"url(x)\"/>", "url(#id)");
    assert_inside_refused("<g fill=\"url(http://a/b)\"/>", "url(#id)");
    assert_inside_refused("<g fill=\"url(#\"/>", "url(#id)");
    assert_inside_refused("<path fill=\"url(#sea)\" d=\"M0 0L1 1\"/>",
                          "there is no gradient 'sea'");
    assert_inside_refused("<g opacity=\"x\"/>", "a number is missing");
    assert_inside_refused("<g opacity=\"1x\"/>", "'x' is not understood");
    assert_inside_refused("<g stroke-width=\"x\"/>", "a number is missing");
    assert_inside_refused("<g stroke-linecap=\"odd\"/>", "this word is not known");
    assert_inside_refused("<g fill-rule=\"odd\"/>", "this word is not known");
    assert_inside_refused("<g transform=\"scale\"/>", "a transform is written as");
    assert_inside_refused("<g transform=\"scale(1\"/>", "this transform is not known");
    assert_inside_refused("<g transform=\"scale(x)\"/>", "a number is missing");
    assert_inside_refused("<g transform=\"bend(1)\"/>", "this transform is not known");
    assert_inside_refused("<g transform=\"matrix(1 2 3 4 5 6 7)\"/>", "this transform is not");
    assert_inside_refused("<linearGradient/>", "a gradient has no id");
    assert_inside_refused("<linearGradient id=\"a\"/><linearGradient id=\"a\"/>", "stands twice");
    assert_inside_refused("<linearGradient id=\"a\" gradientUnits=\"x\"/>", "these units");
    assert_inside_refused("<linearGradient id=\"a\" gradientUnits=\"userSpaceOnUse\" x1=\"5%\"/>",
                          "percent are those of the shape");
    assert_inside_refused("<linearGradient id=\"a\" x1=\"x\"/>", "a number is missing");
    assert_inside_refused("<linearGradient id=\"a\" gradientTransform=\"x\"/>", "a transform is");
    assert_inside_refused("<linearGradient id=\"a\"><stop offset=\"x\"/></linearGradient>",
                          "a number is missing");
}

TEST(a_drawing_without_a_size_is_refused)
{
    (void)state;
    assert_refused("<svg " XMLNS "/>", "wants viewBox=");
    assert_refused("<svg " XMLNS " viewBox=\"0 0 0 10\"/>", "wants viewBox=");
    assert_refused("<svg " XMLNS " viewBox=\"0 0 -5 10\"/>", "wants viewBox=");
    assert_refused("<svg " XMLNS " viewBox=\"0 0 10001 10\"/>", "each from 1 to 10000");
    assert_refused("<svg " XMLNS " viewBox=\"0 0 10\"/>", "a number is missing");
    assert_refused("<svg " XMLNS " viewBox=\"0 0 10 10 10\"/>", "'10' is not understood");
    assert_refused("<svg " XMLNS " width=\"x\" height=\"1\"/>", "a number is missing");
}

/* What was written is plain enough to be read again, and stays as it is. */
TEST(what_was_written_is_read_again)
{
    char *once = read_text(SVG "<g transform=\"rotate(33) scale(1.5)\" stroke=\"url(#a)\">"
                               "<path d=\"M3 3a9 7 20 1 1 4 4q1 2 3 4t9 9z\"/></g>"
                               "<radialGradient id=\"a\"><stop/></radialGradient></svg>");
    char *twice;

    (void)state;
    assert_non_null(once);
    twice = read_text(once);
    assert_non_null(twice);
    assert_string_equal(twice, once);
    free(once);
    free(twice);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
