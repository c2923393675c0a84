/* fuzz/targets/action.c - any text as actions of a match: what is listed is accepted, nothing else.
 *
 * SPDX-License-Identifier: MIT
 *
 * The first byte names game and seats, the second the seed. Each line after that is what a seat
 * (its first byte) says; a line that only has a number takes that one of the legal list, so that
 * an input can come deep into a game; undo and redo are what they say. */
#include "fuzz.h"

#include "match/live.h"
#include "script/run/loaded.h"
#include "table/codec.h"

#include <string.h>

#define MOST_LINES 400u

static vaka_loader loader;
static const char *const games[] = {"hello",    "auction", "hexref", "skirmish",
                                    "conquest", "atoll",   "reef"};

#define IN_LUA                                                                                     \
    0xf8u            /* first bytes from here on are games in Lua: kept inputs stay what they are  \
                      */
#define MARKET 0xf0u /* and from here on it is the game of deals */
static const char *const lua_games[] = {"lagoon", "polynesia"};

static const char *game_of(uint8_t which)
{
    if (which >= MARKET && which < IN_LUA)
        return "market";
    return which >= IN_LUA ? lua_games[which % 2] : games[which % (sizeof games / sizeof *games)];
}

static void begin(void)
{
    vaka_loader_init(&loader, NULL);
}

static vaka_live *open_match(uint8_t which, uint8_t seed, vaka_layout **layout)
{
    const vaka_module *module = vaka_plugins_find(fuzz_plugins(), game_of(which), NULL);
    vaka_library_choice choice = {0};
    const vaka_loaded *loaded;
    vaka_live *live;
    vaka_setup setup;
    vaka_error err;

    if (!module)
        return NULL;
    int32_t seats = module->seats_min + (which >> 4) % (module->seats_max - module->seats_min + 1);
    choice.seats = seats;
    if (vaka_setup_init(&setup, module, seats, &err) ||
        (vaka_loader_concern(module) &&
         vaka_loader_attach(&loader, &choice, &setup, &loaded, &err)) ||
        vaka_layout_new(&setup, layout, &err))
        fuzz_broken("%s", err.text);
    if (vaka_live_new(*layout, seed, NULL, 0, &live, &err))
        fuzz_broken("%s", err.text);
    vaka_live_guard(live, true);
    return live;
}

static bool is_listed(vaka_live *live, const vaka_action *action)
{
    uint32_t count;
    const vaka_action *legal = vaka_live_legal(live, action->seat, &count);

    for (uint32_t i = 0; i < count; i++)
        if (vaka_action_compare(&legal[i], action) == 0)
            return true;
    return false;
}

static void apply(vaka_live *live, const vaka_action *action, const char *line)
{
    bool listed = is_listed(live, action);
    uint64_t hash = vaka_live_hash(live);
    vaka_refusal why = {0};
    vaka_error err = {0};

    vaka_status status = vaka_live_apply(live, action, &why, &err);
    if (status == VAKA_ERR_CONTRACT || status == VAKA_ERR_SYSTEM)
        fuzz_broken("'%s': %s", line, err.text);
    if (listed != (status == VAKA_OK))
        fuzz_broken("'%s' is %s, but %s", line, listed ? "listed" : "not listed",
                    status ? "refused" : "accepted");
    if (status && (vaka_live_hash(live) != hash || !why.id || !*why.id))
        fuzz_broken("'%s' was refused and changed the match, or no reason was given", line);
}

static void say(vaka_live *live, int32_t seat, const char *line)
{
    const vaka_layout *layout = vaka_live_layout(live);
    char text[VAKA_ACTION_TEXT];
    vaka_action action, back;
    vaka_error err;
    uint32_t count;

    if (strcmp(line, "undo") == 0) {
        vaka_live_undo(live, seat, NULL);
    } else if (strcmp(line, "redo") == 0) {
        vaka_live_redo(live, seat, NULL, NULL);
    } else if (strlen(line) == 1) {
        const vaka_action *legal = vaka_live_legal(live, seat, &count);
        if (count) {
            action = legal[(uint8_t)*line % count];
            apply(live, &action, line);
        }
    } else if (vaka_action_read(layout, seat, line, &action, &err) == VAKA_OK) {
        vaka_action_write(layout, &action, text, sizeof text);
        if (vaka_action_read(layout, seat, text, &back, &err) ||
            vaka_action_compare(&action, &back) != 0)
            fuzz_broken("'%s' is written as '%s', which is something else", line, text);
        apply(live, &action, line);
    }
}

static void run(const uint8_t *bytes, size_t size)
{
    vaka_layout *layout = NULL;
    size_t at = 2;

    if (size < 3)
        return;
    vaka_live *live = open_match(bytes[0], bytes[1], &layout);
    if (!live)
        return;
    for (uint32_t i = 0; i < MOST_LINES && at < size; i++) {
        const uint8_t *end = memchr(bytes + at, '\n', size - at);
        size_t length = end ? (size_t)(end - bytes) - at : size - at;
        char line[512];
        if (length > 1 && length < sizeof line) {
            memcpy(line, bytes + at + 1, length - 1);
            line[length - 1] = '\0';
            say(live, (int32_t)(bytes[at] % layout->setup.seats), line);
        }
        at += length + 1;
    }
    vaka_live_free(live);
    vaka_layout_free(layout);
}

const fuzz_target fuzz_action = {"action", begin, run};
