/* web/web_deflate.c - zlib of an engine in a page: it unpacks only.
 *
 * SPDX-License-Identifier: MIT
 *
 * libzip names these functions beside those that unpack, but nothing that is left of it in a page
 * calls them (web_zip.c). They stand in the place of zlib's deflate.c and trees.c. */
#include <zlib.h>

int deflateInit2_(z_streamp stream, int level, int method, int bits, int memory, int strategy,
                  const char *version, int size)
{
    (void)stream, (void)level, (void)method, (void)bits;
    (void)memory, (void)strategy, (void)version, (void)size;
    return Z_VERSION_ERROR;
}

int deflate(z_streamp stream, int flush)
{
    (void)stream, (void)flush;
    return Z_STREAM_ERROR;
}

int deflateEnd(z_streamp stream)
{
    (void)stream;
    return Z_STREAM_ERROR;
}
