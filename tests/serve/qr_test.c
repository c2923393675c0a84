/* qr_test.c - links as QR codes: what readers need is where the standard wants it.
 *
 * SPDX-License-Identifier: MIT
 *
 * The hashes are those of codes that a reader of other people's (zbar) has read back as the text.
 */
#include "chance/sha256.h"
#include "registered.h"
#include "serve/qr.h"

static void assert_code(const char *text, int side, const char *hash)
{
    char squares[VAKA_QR_SIDE * VAKA_QR_SIDE], found[65];
    size_t count = 0;
    vaka_qr qr;

    vaka_qr_make(&qr, text);
    assert_int_equal(qr.side, side);
    for (int row = 0; row < qr.side; row++)
        for (int column = 0; column < qr.side; column++)
            squares[count++] = qr.dark[row][column] ? '1' : '0';
    vaka_sha256_text(squares, count, found);
    assert_string_equal(found, hash);
}

TEST(codes_are_those_that_a_reader_has_read)
{
    (void)state;
    assert_code("http://192.168.1.20:8080/", 25,
                "3e65db30ab2f1a518c8b1ac85d889378a964524245ea794b2c2f326de6368ecc");
    assert_code("http://192.168.1.20:8080/#owner=owner.0123456789abcdef0123456789abcdef", 37,
                "b20f5616f10e520d21474f2c2698852e3748840e6ae45edeb7208e2bf7e1f768");
}

TEST(a_text_that_is_too_long_has_no_code)
{
    char text[400];
    vaka_qr qr;

    (void)state;
    memset(text, 'x', sizeof text);
    text[213] = '\0';
    vaka_qr_make(&qr, text);
    assert_int_equal(qr.side, VAKA_QR_SIDE);
    text[213] = 'x';
    text[214] = '\0';
    vaka_qr_make(&qr, text);
    assert_int_equal(qr.side, 0);
}

TEST(lines_for_a_terminal_have_a_light_margin)
{
    vaka_qr qr;

    (void)state;
    vaka_qr_make(&qr, "a");
    char *lines = vaka_qr_lines(&qr);
    size_t width = strcspn(lines, "\n");
    for (size_t i = 0; i + 3 <= width; i += 3)
        assert_memory_equal(lines + i, "█", 3);
    assert_int_equal(width, 3 * (21 + 8));
    free(lines);
}

int main(void)
{
    return run_registered("codes", NULL, NULL);
}
