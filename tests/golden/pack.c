/* golden/pack.c - many games in one small file.
 *
 * SPDX-License-Identifier: MIT */
#include "pack.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define MOST_BYTES (1u << 22)

static void add_byte(pack_game *game, uint8_t byte)
{
    if (game->bytes == game->room) {
        game->room = game->room ? game->room * 2 : 1024;
        game->choices = vaka_xgrow(game->choices, game->room);
    }
    game->choices[game->bytes++] = byte;
}

void pack_add(pack_game *game, int32_t seat, uint32_t index, uint8_t digest)
{
    uint32_t number = index << 3 | (uint32_t)seat;

    for (; number >= 128; number >>= 7)
        add_byte(game, (uint8_t)(number | 128u));
    add_byte(game, (uint8_t)number);
    game->digests = vaka_xgrow(game->digests, game->actions + 1u);
    game->digests[game->actions++] = digest;
}

bool pack_take(const pack_game *game, uint32_t *at, int32_t *seat, uint32_t *index)
{
    uint32_t number = 0;

    for (unsigned shift = 0; *at < game->bytes && shift < 28; shift += 7) {
        uint8_t byte = game->choices[(*at)++];
        number |= (uint32_t)(byte & 127u) << shift;
        if (byte & 128u)
            continue;
        *seat = (int32_t)(number & 7u);
        *index = number >> 3;
        return true;
    }
    return false;
}

bool pack_write(FILE *out, const pack_game *game)
{
    char line[ARENA_LINE];

    arena_choice_write(&game->choice, line);
    fprintf(out, "%s\n%" PRIu32 " %" PRIu32 " %016" PRIx64 "\n", line, game->actions, game->bytes,
            game->chain);
    return fwrite(game->choices, 1, game->bytes, out) == game->bytes &&
           fwrite(game->digests, 1, game->actions, out) == game->actions && fputc('\n', out) != EOF;
}

int pack_read(FILE *in, pack_game *game)
{
    char line[ARENA_LINE];

    memset(game, 0, sizeof *game);
    if (!fgets(line, sizeof line, in))
        return 0;
    if (!arena_choice_read(line, &game->choice) || !fgets(line, sizeof line, in) ||
        sscanf(line, "%" SCNu32 " %" SCNu32 " %" SCNx64, &game->actions, &game->bytes,
               &game->chain) != 3 ||
        game->bytes > MOST_BYTES || game->actions > MOST_BYTES)
        return -1;
    game->choices = vaka_xnew(game->bytes);
    game->digests = vaka_xnew(game->actions);
    if (fread(game->choices, 1, game->bytes, in) != game->bytes ||
        fread(game->digests, 1, game->actions, in) != game->actions || fgetc(in) != '\n')
        return -1;
    return 1;
}

void pack_done(pack_game *game)
{
    free(game->choices);
    free(game->digests);
    memset(game, 0, sizeof *game);
}
