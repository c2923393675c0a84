/* wild/wild_test.c - mods that move what is not theirs: each is refused with a sentence, named, and
 * passed over; and what goes wrong right after a script is the script's doing.
 *
 * SPDX-License-Identifier: MIT */
#include "match/record_inside.h"
#include "pond.h"

#include "../proof/arena.h"
#include "../unit/scratch_mods.h"

#include "match/record.h"

/* --- a game that counts on its stones --------------------------------------------------------- */

/* A match of it with a mod whose rule `mess` runs `turn` at the start of every turn. */
typedef struct pool {
    scratch folder;
    const char *folders[2];
    vaka_loader loader;
    vaka_record *record;
    vaka_error err;
} pool;

static void fill_pool(pool *at, const char *turn, bool hasty)
{
    const char *rules[] = {"mess", hasty ? "hasty" : NULL, NULL};
    const char *mods[] = {"frogs", NULL};
    vaka_library_choice choice = {.rules = rules, .mods = mods, .seats = 2};
    vaka_journal_head head = {.seed = vaka_seed_of(5), .seats = 2};
    char text[512];
    vaka_setup setup;

    memset(at, 0, sizeof *at);
    scratch_open(&at->folder);
    at->folders[0] = at->folder.folder;
    scratch_write(&at->folder, "frogs/mod.lua",
                  "return { id = 'frogs', title = 'T', version = '1.0', api = 1, game = 'pond',\n"
                  "licence = 'MIT' }\n");
    snprintf(text, sizeof text,
             "return { title = 'M', text = 'x', on = { ['turn.start'] = function(who)\n%s\nend } "
             "}\n",
             turn);
    scratch_write(&at->folder, "frogs/rules/mess.lua", text);
    scratch_write(&at->folder, "frogs/rules/hasty.lua", "return { title = 'H', text = 'x' }\n");
    vaka_loader_init(&at->loader, at->folders);
    if (vaka_setup_init(&setup, &pond, 2, &at->err) ||
        vaka_loader_attach(&at->loader, &choice, &setup, NULL, &at->err) ||
        vaka_record_new(&setup, &head, NULL, &at->record, &at->err))
        fail_msg("%s", at->err.text);
}

static void drain_pool(pool *at)
{
    vaka_record_close(at->record);
    vaka_loader_done(&at->loader);
    scratch_done(&at->folder);
}

static vaka_status take(pool *at)
{
    const vaka_live *live = vaka_record_live(at->record);
    vaka_action action = {(int8_t)(vaka_live_must(live) & 1 ? 0 : 1), 0, {0}};

    return vaka_record_apply(at->record, &action, NULL, &at->err);
}

#define AFTER_FOUR                                                                                 \
    "if host.count('heap') < 18 then for _ = 1, 20 do host.draw('heap', 'taken') end end"

static void a_dead_end_after_a_script_is_its_doing_and_it_is_passed_over(void **state)
{
    pool at;

    (void)state;
    fill_pool(&at, AFTER_FOUR, false);
    for (int i = 0; i < 3; i++)
        assert_int_equal(take(&at), VAKA_OK);
    uint64_t before = vaka_live_hash(vaka_record_live(at.record));
    assert_int_equal(take(&at), VAKA_ERR_CONTRACT);
    assert_non_null(vaka_record_failed(at.record));
    assert_string_equal(vaka_record_failed(at.record)->id, "mess");
    assert_non_null(strstr(at.record->fault,
                           "mod frogs: rules/mess.lua: after what it did: seat 0 must decide and "
                           "can do nothing"));
    assert_true(vaka_live_hash(vaka_record_live(at.record)) == before);
    assert_int_equal(take(&at), VAKA_OK); /* without it */
    for (int i = 4; i < STONES; i++)
        assert_int_equal(take(&at), VAKA_OK);
    assert_true(vaka_live_finished(vaka_record_live(at.record), NULL));
    drain_pool(&at);
}

static void a_module_that_stumbles_over_what_a_script_left_is_not_blamed(void **state)
{
    pool at;

    (void)state;
    fill_pool(&at, AFTER_FOUR, true);
    assert_int_equal(take(&at), VAKA_OK);
    assert_int_equal(take(&at), VAKA_ERR_CONTRACT);
    assert_non_null(strstr(at.record->fault, "mod frogs: rules/mess.lua: after what it did: "
                                             "vaka_piece_move: there is no piece -1"));
    assert_int_equal(take(&at), VAKA_OK);
    drain_pool(&at);
}

static void a_script_that_only_looked_is_not_blamed(void **state)
{
    pool at;

    (void)state;
    fill_pool(&at, "local _ = host.count('heap')", true);
    for (int i = 0; i < STONES / 2; i++)
        assert_int_equal(take(&at), VAKA_OK);
    assert_int_equal(take(&at),
                     VAKA_ERR_ILLEGAL); /* the last stone is gone: the game's own fault */
    assert_null(vaka_record_failed(at.record));
    drain_pool(&at);
}

/* --- mods against real games ------------------------------------------------------------------ */

typedef struct attack {
    scratch folder;
    arena_world world;
    arena match;
    arena_choice choice;
    vaka_error err; /* of the last action that failed */
    uint32_t contained;
} attack;

/* `rule` is the file of its one rule, `foe`. False: the match cannot even begin; `err` says why. */
static bool begin_attack(attack *at, const char *game, const char *rule, const char *line)
{
    char text[512];

    memset(at, 0, sizeof *at);
    scratch_open(&at->folder);
    snprintf(text, sizeof text,
             "return { id = 'foe', title = 'T', version = '1.0', api = 1, game = '%s',\n"
             "licence = 'MIT' }\n",
             game);
    scratch_write(&at->folder, "vaka/mods/foe/mod.lua", text);
    scratch_write(&at->folder, "vaka/mods/foe/rules/foe.lua", rule);
    arena_world_init(&at->world);
    setenv("XDG_DATA_HOME", at->folder.folder, 1);
    assert_true(arena_choice_read(line, &at->choice));
    if (arena_open(&at->match, &at->world, &at->choice, &at->err))
        return false;
    vaka_live_keep_undo(at->match.live, true);
    return true;
}

/* Plays on, without the rule where it fails. Nothing else may. */
static void play_on(attack *at, uint32_t actions)
{
    vaka_error err = {0};
    vaka_action action;

    for (uint32_t i = 0; i < actions && !vaka_live_finished(at->match.live, NULL); i++) {
        if (!arena_next(&at->match, &action))
            fail_msg("nobody can act after %u actions", i);
        if (vaka_live_apply(at->match.live, &action, NULL, &err) == VAKA_OK)
            continue;
        int32_t item = vaka_live_failed(at->match.live);
        if (item < 0)
            fail_msg("the module is blamed: %s", err.text);
        at->err = err;
        at->contained++;
        vaka_live_skip(at->match.live, item, true);
        if (vaka_live_apply(at->match.live, &action, NULL, &err))
            fail_msg("not without it either: %s", err.text);
        vaka_live_skip(at->match.live, item, false);
    }
}

static void end_attack(attack *at)
{
    arena_close(&at->match);
    arena_world_done(&at->world);
    scratch_done(&at->folder);
}

static void counters_of_a_map_are_not_dragged_into_a_battle(void **state)
{
    attack at;

    (void)state;
    assert_true(begin_attack(&at, "skirmish",
                             "return { title = 'T', text = 'x', on = {\n"
                             "    ['battle.start'] = function(at)\n"
                             "        for _, space in ipairs(host.spaces()) do\n"
                             "            host.draw(space, at)\n"
                             "        end\n"
                             "    end,\n"
                             "} }\n",
                             "skirmish 3 seed 27 mods foe rules foe"));
    play_on(&at, 3000);
    assert_true(at.contained > 0);
    assert_non_null(strstr(at.err.text, "mod foe: rules/foe.lua:4: host.draw: scripts move nothing "
                                        "into or out of '"));
    assert_true(vaka_live_finished(at.match.live, NULL));
    end_attack(&at);
}

/* The fighters themselves are lost by what the game allows: no battle is fought then. */
static void a_battle_whose_fighters_a_script_takes_away_ends(void **state)
{
    attack at;

    (void)state;
    assert_true(begin_attack(&at, "skirmish",
                             "return { title = 'T', text = 'x', on = {\n"
                             "    ['battle.start'] = function(at, one, other)\n"
                             "        for _, seat in ipairs({ one, other }) do\n"
                             "            for _, counter in ipairs(game.counters(seat)) do\n"
                             "                game.lose_counter(counter)\n"
                             "            end\n"
                             "        end\n"
                             "    end,\n"
                             "} }\n",
                             "skirmish 3 seed 27 mods foe rules foe"));
    play_on(&at, 3000);
    assert_int_equal(at.contained, 0);
    assert_true(vaka_live_finished(at.match.live, NULL));
    end_attack(&at);
}

static void cards_are_not_drawn_into_the_cup_of_markers(void **state)
{
    attack at;

    (void)state;
    assert_false(begin_attack(&at, "conquest",
                              "return { title = 'T', text = 'x', on = {\n"
                              "    ['game.start'] = function()\n"
                              "        for _ = 1, 20 do\n"
                              "            host.draw('deck', 'cup')\n"
                              "        end\n"
                              "    end,\n"
                              "} }\n",
                              "conquest 3 seed 1 mods foe rules foe"));
    assert_non_null(strstr(at.err.text, "mod foe: rules/foe.lua:4: host.draw: 'cup' takes marker, "
                                        "not card"));
    end_attack(&at);
}

/* Whatever its own functions let it empty, a game goes on: no cards, no tiles, no markers. */
static void a_game_whose_decks_and_cups_a_script_empties_goes_on(void **state)
{
    attack at;

    (void)state;
    assert_true(begin_attack(&at, "conquest",
                             "local function empty(from, to)\n"
                             "    for _ = 1, 20 do host.draw(from, to) end\n"
                             "end\n"
                             "return { title = 'T', text = 'x', on = {\n"
                             "    ['explore.knots'] = function() empty('cup', 'gone') end,\n"
                             "    ['move.start'] = function() empty('pile', 'gone') end,\n"
                             "    ['build.start'] = function() empty('deck', 'gone') end,\n"
                             "    ['turn.end'] = function() empty('events', 'gone') end,\n"
                             "    ['turn_order.start'] = function()\n"
                             "        for _, s in ipairs(host.seats()) do\n"
                             "            empty('hand-' .. s, 'deck')\n"
                             "            empty('shown-' .. s, 'gone')\n"
                             "        end\n"
                             "    end,\n"
                             "} }\n",
                             "conquest 3 seed 4 mods foe rules foe,random_events"));
    play_on(&at, 1500);
    assert_int_equal(at.contained, 0);
    end_attack(&at);
}

static void numbers_beyond_all_bounds_do_no_harm(void **state)
{
    attack at;

    (void)state;
    assert_true(begin_attack(&at, "conquest",
                             "local high, low = 2147483647, -2147483648\n"
                             "return { title = 'T', text = 'x', on = {\n"
                             "    ['turn.end'] = function()\n"
                             "        local at = host.spaces()[1]\n"
                             "        game.change_vp(0, 1)\n"
                             "        game.change_vp(0, high)\n"
                             "        game.change_vp(1, low)\n"
                             "        for id = 0, 200 do\n"
                             "            pcall(game.place_marker, id, at, high)\n"
                             "        end\n"
                             "    end,\n"
                             "} }\n",
                             "conquest 2 seed 4 mods foe rules foe,random_events"));
    play_on(&at, 600);
    end_attack(&at);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_dead_end_after_a_script_is_its_doing_and_it_is_passed_over),
        cmocka_unit_test(a_module_that_stumbles_over_what_a_script_left_is_not_blamed),
        cmocka_unit_test(a_script_that_only_looked_is_not_blamed),
        cmocka_unit_test(counters_of_a_map_are_not_dragged_into_a_battle),
        cmocka_unit_test(a_battle_whose_fighters_a_script_takes_away_ends),
        cmocka_unit_test(cards_are_not_drawn_into_the_cup_of_markers),
        cmocka_unit_test(a_game_whose_decks_and_cups_a_script_empties_goes_on),
        cmocka_unit_test(numbers_beyond_all_bounds_do_no_harm),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
