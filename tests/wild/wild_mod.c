/* wild/wild_mod.c - writes a mod that does anything at all.
 *
 * SPDX-License-Identifier: MIT */
#include "wild_mod.h"

#include "layout/content.h"
#include "script/bridge/bridge.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* What the rule is made of; the tables before it are written from the game. */
static const char body[] =
    "local numbers = { -1, 0, 1, 2, 3, 5, 7, 40, 100, -100, 32767, -32768, 2147483647, "
    "-2147483648 }\n"
    "\n"
    "-- Two numbers of the match's own chance begin a row of numbers for one run.\n"
    "local function dice()\n"
    "    local state = host.chance(32767) * 32768 + host.chance(32767)\n"
    "    return function(n)\n"
    "        state = (state * 1103515245 + 12345) % 2147483648\n"
    "        return (state >> 8) % n\n"
    "    end\n"
    "end\n"
    "\n"
    "local function any(below, list)\n"
    "    if #list > 0 then\n"
    "        return list[below(#list) + 1]\n"
    "    end\n"
    "end\n"
    "\n"
    "local function zone(below)\n"
    "    return below(2) == 0 and any(below, host.spaces()) or any(below, host.zones())\n"
    "end\n"
    "\n"
    "local function piece(below)\n"
    "    for _ = 1, 8 do\n"
    "        local found = any(below, host.pieces(zone(below)))\n"
    "        if found then\n"
    "            return found\n"
    "        end\n"
    "    end\n"
    "end\n"
    "\n"
    "local make = {\n"
    "    INT = function(below)\n"
    "        return below(4) > 0 and below(4) or any(below, numbers)\n"
    "    end,\n"
    "    BOOL = function(below) return below(2) == 0 end,\n"
    "    SEAT = function(below) return any(below, host.seats()) end,\n"
    "    ZONE = zone,\n"
    "    SPACE = function(below) return any(below, host.spaces()) end,\n"
    "    PIECE = piece,\n"
    "    KIND = function(below)\n"
    "        local at = piece(below)\n"
    "        return at and below(3) > 0 and host.kind_of(at) or below(KINDS)\n"
    "    end,\n"
    "    TEXT = function(below) return any(below, texts) end,\n"
    "    ENDS = function(below) return any(below, { 'step', 'turn', 'game' }) end,\n"
    "    VALUE = function(below) return any(below, below(9) > 0 and values or texts) end,\n"
    "    EVENT = function(below) return any(below, below(9) > 0 and events or texts) end,\n"
    "}\n"
    "\n"
    "-- One call, with arguments by chance; what is optional is often left out. The piece that an\n"
    "-- earlier call gave is handed on now and then, stale or not.\n"
    "local function call(below, what, last)\n"
    "    local args = {}\n"
    "    for i = 2, #what do\n"
    "        local plain = string.gsub(what[i], 'OPT_', '')\n"
    "        if plain == what[i] or below(3) > 0 then\n"
    "            args[i - 1] = make[plain](below)\n"
    "            if plain == 'PIECE' and last and below(4) == 0 then\n"
    "                args[i - 1] = last\n"
    "            end\n"
    "        end\n"
    "    end\n"
    "    local good, result = pcall(what[1], args[1], args[2], args[3], args[4])\n"
    "    return good and result or last\n"
    "end\n"
    "\n"
    "local function question(below)\n"
    "    local seat = any(below, host.seats())\n"
    "    if below(2) == 0 then\n"
    "        ask.space { seat = seat, prompt = 'Where?', may_pass = true }\n"
    "    else\n"
    "        ask.number { seat = seat, prompt = 'How many?', max = 3 }\n"
    "    end\n"
    "end\n"
    "\n"
    "-- Anything to anywhere, whatever takes it.\n"
    "local function move(below)\n"
    "    local from = zone(below)\n"
    "    for _ = 1, 8 do\n"
    "        from = host.count(from) == 0 and zone(below) or from\n"
    "    end\n"
    "    local what, to = below(12), zone(below)\n"
    "    if what == 0 then\n"
    "        host.shuffle(from)\n"
    "    elseif what == 1 and from ~= to then\n"
    "        host.reshuffle(from, to)\n"
    "    else\n"
    "        host.draw(from, to)\n"
    "    end\n"
    "end\n"
    "\n"
    "local function wild(calm)\n"
    "    local below = dice()\n"
    "    if below(calm) > 0 then\n"
    "        return\n"
    "    end\n"
    "    local rough, last = below(4) == 0, nil\n"
    "    for _ = 1, 1 + below(6) do\n"
    "        local what = below(16)\n"
    "        if rough then\n"
    "            move(below)\n"
    "        elseif what < 7 and #pairs_of > 0 then\n"
    "            local at = any(below, pairs_of)\n"
    "            pcall(host.draw, at[1], at[2])\n"
    "        elseif what < 13 and #of_game > 0 then\n"
    "            last = call(below, any(below, of_game), last)\n"
    "        elseif what < 15 then\n"
    "            last = call(below, any(below, of_host), last)\n"
    "        elseif below(2) == 0 and #of_game_looks > 0 then\n"
    "            last = call(below, any(below, of_game_looks), last)\n"
    "        elseif below(3) == 0 then\n"
    "            question(below)\n"
    "        end\n"
    "    end\n"
    "end\n"
    "\n";

static void write_texts(FILE *to, const vaka_layout *layout)
{
    const vaka_module *module = layout->module;
    const vaka_content *content = layout->setup.content;

    fprintf(to, "local values = {\n");
    for (uint32_t i = 0; i < module->value_count; i++)
        fprintf(to, "    '%s',\n", module->values[i].id);
    fprintf(to, "}\nlocal events = {\n");
    for (uint32_t i = 0; i < module->event_count; i++)
        fprintf(to, "    '%s',\n", module->events[i].id);
    fprintf(to, "}\nlocal texts = { 'step', 'turn', 'game', 'nothing of the kind',\n");
    for (uint32_t i = 0; content && i < content->item_count && i < 60; i++)
        fprintf(to, "    '%s',\n", content->items[i].id);
    fprintf(to, "}\n");
}

/* The type of an argument "TYPE name"; of the host's texts more is known by their names. */
static void write_type(FILE *to, const char *arg, bool of_host)
{
    static const char *const known[][2] = {
        {"TEXT name", "VALUE"}, {"TEXT ends", "ENDS"}, {"TEXT event", "EVENT"}};
    size_t length = strcspn(arg, ",");

    for (size_t i = 0; of_host && i < sizeof known / sizeof *known; i++)
        if (strlen(known[i][0]) == length && strncmp(arg, known[i][0], length) == 0) {
            fprintf(to, ", '%s'", known[i][1]);
            return;
        }
    fprintf(to, ", '%.*s'", (int)strcspn(arg, " "), arg);
}

/* A table of functions that change something, or only look: each with the types of its arguments.
 */
static void write_calls(FILE *to, const char *name, const char *prefix, const vaka_export *rows,
                        uint32_t count, uint32_t flags)
{
    fprintf(to, "local %s = {\n", name);
    for (uint32_t i = 0; i < count; i++) {
        if ((rows[i].flags & VAKA_EXPORT_CHANGE) != flags)
            continue;
        fprintf(to, "    { %s.%s", prefix, rows[i].name);
        for (const char *at = rows[i].args; at && *at; at += strspn(at, ", ")) {
            write_type(to, at, rows == vaka_host_exports);
            at += strcspn(at, ",");
        }
        fprintf(to, " },\n");
    }
    fprintf(to, "}\n");
}

/* Pairs of zones between which something might go: anything anywhere is refused too often for a
 * match to get into real disorder. */
static void write_pairs(FILE *to, const vaka_layout *layout)
{
    for (int32_t from = 0; from < layout->zone_count; from++)
        for (int32_t dest = 0; dest < layout->zone_count; dest++) {
            const vaka_zone_info *a = &layout->zones[from], *b = &layout->zones[dest];
            if (a->closed || b->closed || !(a->families & b->families) || !a->id || !b->id ||
                a->board >= 0 || b->board >= 0 || from == dest)
                continue;
            if (!(a->owners & b->owners))
                continue;
            fprintf(to, "    { '%s', '%s' },\n", a->id, b->id);
        }
}

static void write_rule(FILE *to, const vaka_layout *layout, const vaka_layout *more)
{
    const vaka_module *module = layout->module;

    fprintf(to, "-- wild.lua - does anything at all.\n");
    write_texts(to, layout);
    write_calls(to, "of_host", "host", vaka_host_exports, vaka_host_export_count,
                VAKA_EXPORT_CHANGE);
    write_calls(to, "of_game", "game", module->exports, module->export_count, VAKA_EXPORT_CHANGE);
    write_calls(to, "of_game_looks", "game", module->exports, module->export_count, 0);
    fprintf(to, "local KINDS = %d\nlocal pairs_of = {\n", (int)layout->kind_count);
    write_pairs(to, layout);
    if (more)
        write_pairs(to, more);
    fprintf(to, "}\n%s", body);
    fprintf(to, "return {\n    title = 'Wild',\n    text = 'Does anything at all.',\n    on = {\n");
    for (uint32_t i = 0; i < module->hook_count; i++)
        fprintf(to, "        ['%s'] = function() wild(%d) end,\n", module->hooks[i].id,
                strstr(module->hooks[i].id, "game") ? 8 : 3);
    fprintf(to, "    },\n}\n");
}

bool wild_mod_write(const char *folder, const vaka_layout *layout, const vaka_layout *more)
{
    const char *id = layout->module->id, *name = strrchr(id, '.') ? strrchr(id, '.') + 1 : id;
    char path[512];

    snprintf(path, sizeof path, "%s/wild_%s", folder, name);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/wild_%s/rules", folder, name);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/wild_%s/mod.lua", folder, name);
    FILE *about = fopen(path, "w");
    snprintf(path, sizeof path, "%s/wild_%s/rules/wild.lua", folder, name);
    FILE *rule = fopen(path, "w");
    bool good = about && rule;
    if (about)
        good &= fprintf(about,
                        "return { id = 'wild_%s', title = 'Wild', version = '1.0', api = 1,\n"
                        "    game = '%s', licence = 'MIT', text = 'Does anything at all.' }\n",
                        name, name) > 0 &&
                fclose(about) == 0;
    if (rule) {
        write_rule(rule, layout, more);
        good &= fclose(rule) == 0;
    }
    return good;
}
