/* cli/mods/new_game.c - `vaka new game`: a small game in Lua that can be played as it is.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/mods/new_files.h"

#include <ctype.h>

/* Lines of game.lua; those without a number are the same for every name. */
static const char *const game_lines[] = {
    "local last = 8 -- islands in a row; whoever gets to the last one first wins",
    "",
    "return {",
    NULL, /* the title */
    "    verbs = {",
    "        row = { title = \"Row one island on\" },",
    "        sail = { title = \"Sail: a die of four decides how far\" },",
    "    },",
    "    events = { moved = \"{0:seat} comes to {1:zone}.\" },",
    "",
    "    table = function(t) -- what lies on the table: zones are numbered as they are made, from "
    "0",
    "        t.board { id = \"sea\", title = \"The sea\" }",
    "        for i = 0, last do t.spot { id = \"i\" .. i, title = \"Island \" .. i, x = 1000 * i, "
    "y = 500 * (i % 2) } end",
    "        for i = 1, last do t.route { a = i - 1, b = i } end",
    "        t.kind { id = \"boat\", title = \"Boat\" }",
    "    end,",
    "",
    "    setup = function()",
    "        for _, seat in ipairs(host.seats()) do game.flip(game.put(\"boat\", seat, 0), true) "
    "end",
    "        run(\"turn\", 0)",
    "    end,",
    "",
    "    steps = { -- each is run when its turn comes: run(\"name\", …) says what comes next",
    "        turn = function(seat)",
    "            local at = 0",
    "            while not host.find(at, seat) do at = at + 1 end",
    "            local function go(far)",
    "                game.move(host.find(at, seat), math.min(at + far, last))",
    "                tell(\"moved\", seat, math.min(at + far, last))",
    "                if at + far < last then return run(\"turn\", host.next_seat(seat)) end",
    "                finish { winners = { seat } }",
    "            end",
    "            ask.act { seat = seat, prompt = \"turn\",",
    "                row = function() go(1) end,",
    "                sail = { go = function() go(host.roll(4) - 1) end, hint = function() return 1 "
    "end } }",
    "        end,",
    "    },",
    "}",
};

/* "my-islands" as people read it. */
static void write_title(const char *id, FILE *out)
{
    fputc(toupper((unsigned char)id[0]), out);
    for (const char *at = id + 1; *at; at++)
        fputc(*at == '-' || *at == '_' ? ' ' : *at, out);
}

void vaka_new_game_manifest(const char *id, FILE *out)
{
    fprintf(out, "-- mod.lua - who this game is.\nreturn {\n    id = \"%s\",\n    title = \"", id);
    write_title(id, out);
    fprintf(out, "\",\n    version = \"0.1.0\",\n    api = 2,\n    game = \"%s\",\n}\n", id);
}

void vaka_new_game_rules(const char *id, FILE *out)
{
    fprintf(out, "-- game.lua - the game: sdk/docs/games-in-lua.md tells what it may say.\n");
    for (size_t i = 0; i < sizeof game_lines / sizeof *game_lines; i++) {
        if (game_lines[i]) {
            fprintf(out, "%s\n", game_lines[i]);
            continue;
        }
        fprintf(out, "    title = \"");
        write_title(id, out);
        fprintf(out, "\", seats = { 2, 4 },\n");
    }
}

void vaka_new_game_texts(const char *id, FILE *out)
{
    (void)id;
    fprintf(out, "-- lang/en.lua - what players read, by id; lang/fr.lua would say it in French.\n"
                 "return {\n    turn = \"Row, or trust the wind?\",\n}\n");
}
