/* tests/rules/archipelago/scene_test.c - what a seat is shown beside the pieces: prices, what
 * the population effects would bring, faces of tiles, what is lost by ending a step.
 *
 * SPDX-License-Identifier: MIT */
#include "table.h"

#include "play/bot.h"
#include "script/texts/lang.h"

#include "registered.h"

/* --- looking --- */

static const vaka_panel_info *panel(const vaka_scene *scene, const char *id)
{
    for (uint32_t i = 0; i < scene->panel_count; i++)
        if (strcmp(scene->panels[i].id, id) == 0)
            return &scene->panels[i];
    fail_msg("there is no panel '%s'", id);
    return NULL;
}

/* What a panel says with a text, NULL: it does not. */
static const vaka_said *said(const vaka_scene *scene, const char *in, const char *id)
{
    const vaka_panel_info *where = panel(scene, in);

    for (uint32_t i = 0; i < where->count; i++) {
        const vaka_element *one = &scene->elements[where->first + i];
        if (one->said.id && strcmp(one->said.id, id) == 0)
            return &one->said;
    }
    return NULL;
}

/* A cell of the only table of a panel, of row `row` from 0. */
static const vaka_said *cell(const vaka_scene *scene, const char *in, int32_t row, int32_t column)
{
    const vaka_panel_info *where = panel(scene, in);
    const vaka_element *grid = &scene->elements[where->first];

    assert_int_equal(grid->type, VAKA_ELEMENT_TABLE);
    uint32_t number = (uint32_t)(1 + row * grid->a + column);
    assert_true(number < where->count);
    assert_int_equal(grid[number].type, VAKA_ELEMENT_CELL);
    return &grid[number].said;
}

/* --- prices --- */

static void check_section(const vaka_scene *scene, int32_t good, int32_t board, const char *id,
                          int32_t brings, int32_t costs)
{
    const vaka_said *is = cell(scene, "markets", 1 + good, 1 + board);

    assert_string_equal(is->id, id);
    assert_int_equal(is->arg[0], brings);
    assert_int_equal(is->arg[1], costs);
}

TEST(what_a_cube_brings_and_costs_on_both_markets_is_shown_at_any_time)
{
    table *at = begin(state, 3);

    RULE("5.3b");
    RULE("5.3c");
    stock(at, "home_fish", 6);    /* two rows are full: the next is sold into the third */
    stock(at, "export_fruit", 0); /* none is there */
    stock(at, "home_iron", 8);    /* all fields are full */
    for (int32_t seat = VAKA_NONE; seat < 3; seat++) { /* whoever is asked, and who only looks on */
        const vaka_scene *scene = vaka_live_scene(at->live, seat);
        assert_int_equal(cell(scene, "markets", 1 + GOOD_FISH, 0)->arg[0],
                         vaka_counter_by_id(at->layout, "fish"));
        check_section(scene, GOOD_FISH, BOARD_HOME, "price_both", 3, 4);
        check_section(scene, GOOD_FRUIT, BOARD_EXPORT, "price_empty", 8, 0);
        check_section(scene, GOOD_IRON, BOARD_HOME, "price_full", 0, 4);
    }
}

TEST(a_cube_is_sold_and_bought_at_the_price_that_was_shown)
{
    table *at = begin(state, 3);

    RULE("5.3b");
    RULE("5.3c");
    have(at, 0, "money", 20);
    have(at, 0, "wood", 1);
    int32_t brings =
        cell(vaka_live_scene(at->live, 0), "markets", 1 + GOOD_WOOD, 1 + BOARD_EXPORT)->arg[0];
    play(at, 0, "transact");
    assert_string_equal(vaka_live_scene(at->live, 0)->panels[0].id,
                        "markets"); /* it is first now */
    play(at, 0, "sell export_wood cube");
    assert_int_equal(counter(at, "money", 0), 20 + brings);
    int32_t costs =
        cell(vaka_live_scene(at->live, 0), "markets", 1 + GOOD_WOOD, 1 + BOARD_EXPORT)->arg[1];
    game_at(at)->did = 0;
    play(at, 0, "transact");
    play(at, 0, "buy export_wood");
    assert_int_equal(counter(at, "money", 0), 20 + brings - costs);
}

/* A row of the panel of costs: florins, then goods with their number. */
static void check_cost(const vaka_scene *scene, table *at, int32_t row, const char *what,
                       int32_t florins, const char *const *goods, const int32_t *numbers)
{
    assert_int_equal(cell(scene, "costs", 1 + row, 0)->arg[0], kind(at, what));
    const vaka_said *money = cell(scene, "costs", 1 + row, 1);
    assert_string_equal(money->id, florins ? "cost_florins" : "price_nothing");
    assert_int_equal(money->arg[0], florins);
    for (int32_t i = 0; i < 2; i++) {
        const vaka_said *good = cell(scene, "costs", 1 + row, 2 + i);
        assert_string_equal(good->id, goods[i] ? "cost_cubes" : "price_nothing");
        if (!goods[i])
            continue;
        assert_int_equal(good->arg[0], numbers[i]);
        assert_int_equal(good->arg[1], vaka_counter_by_id(at->layout, goods[i]));
    }
}

TEST(what_buildings_ships_and_recruits_cost_is_shown_at_any_time)
{
    static const char *const goods[][2] = {{"wood", "stone"}, {"fruit", "cattle"},
                                           {"fish", "stone"}, {"stone", NULL},
                                           {"wood", NULL},    {NULL, NULL}};
    static const char *const kinds[] = {"town", "market", "port", "temple", "ship", "citizen"};
    static const int32_t florins[] = {2, 0, 2, 1, 1, 3},
                         numbers[][2] = {{1, 1}, {1, 1}, {1, 1}, {2, 0}, {1, 0}, {0, 0}};
    table *at = begin(state, 3);

    RULE("5.8a");
    RULE("5.6b");
    set_counter(at, "workers", VAKA_NONE, 5);
    for (int32_t seat = VAKA_NONE; seat < 3; seat++)
        for (int32_t row = 0; row < 6; row++)
            check_cost(vaka_live_scene(at->live, seat), at, row, kinds[row], florins[row],
                       goods[row], numbers[row]);
    set_counter(at, "workers", VAKA_NONE, 0); /* 5.6e: there is nobody to recruit */
    assert_string_equal(cell(vaka_live_scene(at->live, 0), "costs", 6, 1)->id, "price_nothing");
}

TEST(who_builds_by_a_card_is_shown_what_it_costs_by_that_card)
{
    table *at = begin(state, 3);

    RULE("7b");
    clear_map(at);
    put_region(at, "h05a", "1,0", 0);
    put_unit(at, 0, "citizen", "1,0");
    put_card(at, 0, "charter"); /* three florins more in place of all cubes */
    have(at, 0, "money", 20);
    play(at, 0, "use charter");
    const vaka_scene *scene = vaka_live_scene(at->live, 0);
    assert_string_equal(scene->panels[0].id, "costs"); /* it is first now */
    assert_int_equal(cell(scene, "costs", 1, 1)->arg[0], 5);
    assert_int_equal(panel(scene, "costs")->count, 1 + 7 * 2); /* there is no column for cubes */
    play(at, 0, "build town 1,0 land");
    assert_int_equal(counter(at, "money", 0), 15);
    assert_int_equal(cell(vaka_live_scene(at->live, 0), "costs", 1, 1)->arg[0], 2);
}

/* --- population effects --- */

typedef struct forecast {
    int32_t turn; /* whose population effects it is about, 0: none was made */
    int32_t rebellion, workers;
} forecast;

/* What is said while the order of play is settled: nothing that counts changes before phase 3. */
static void look_ahead(table *at, forecast *out)
{
    const vaka_scene *scene = vaka_live_scene(at->live, 0);
    const vaka_said *ahead = said(scene, "colony", "effects_ahead");

    if (game_at(at)->phase != PHASE_ORDER)
        return;
    out->turn = vaka_turn(match_of(at));
    if (!ahead)
        ahead = said(scene, "colony", "effects_lost");
    assert_non_null(ahead);
    out->rebellion = ahead->arg[0];
    out->workers = ahead->arg[2];
}

/* The markers as the last action told them before a crisis or an event began; as they were, where
 * nothing was told. */
static void read_effects(table *at, int32_t *rebellion, int32_t *workers)
{
    uint32_t events;
    const vaka_event *list = vaka_live_events(at->live, &events);

    for (uint32_t i = 0; i < events; i++) {
        uint32_t id = list[i].id;
        if (id == EVENT_CRISIS || id == EVENT_DEMAND || id == EVENT_TEMPLES || id == EVENT_TOWNS)
            return;
        if (id == EVENT_REBELLION)
            *rebellion = list[i].arg[0];
        if (id == EVENT_WORKERS)
            *workers = list[i].arg[0];
    }
}

/* An action of greedy players. If the population effects came with it: true, and they were as
 * foretold; `moved` counts those that moved a marker. */
static bool play_and_compare(table *at, vaka_bot *bots, uint32_t *poll, int32_t *moved)
{
    int32_t rebellion = counter(at, "rebellion", VAKA_NONE);
    int32_t workers = counter(at, "workers", VAKA_NONE), was = rebellion + workers;
    forecast then = {0};
    vaka_action action;
    vaka_error err;

    look_ahead(at, &then);
    assert_true(vaka_bot_next(bots, at->live, poll, &action));
    if (vaka_live_apply(at->live, &action, NULL, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    if (!then.turn || game_at(at)->phase == PHASE_ORDER)
        return false;
    read_effects(at, &rebellion, &workers);
    assert_int_equal(rebellion, then.rebellion);
    assert_int_equal(workers, then.workers);
    *moved += rebellion + workers != was;
    return true;
}

TEST(population_effects_bring_what_was_foretold_in_every_turn_of_whole_games)
{
    int32_t turns = 0, moved = 0;

    RULE("3b");
    RULE("3d");
    RULE("3f");
    for (uint64_t seed = 1; seed <= 5; seed++) {
        table *at = begin_with(state, 4, seed, NULL);
        vaka_bot bots[4];
        uint32_t poll[4];
        vaka_error err;
        for (int32_t seat = 0; seat < 4; seat++)
            if (vaka_bot_init_for(&bots[seat], at->plugin.module, "greedy", seed, seat, &err))
                fail_msg("%s", err.text);
        vaka_rng_seed(poll, seed);
        while (!vaka_live_finished(at->live, NULL))
            turns += play_and_compare(at, bots, poll, &moved);
    }
    assert_true(turns > 12 && moved > 8); /* several turns a game, and most move a marker */
}

TEST(rebellion_that_would_pass_the_population_is_foretold_as_independence)
{
    table *at = begin_with(state, 4, 3, NULL);

    RULE("9b");
    RULE("3f");
    idle_until(at, STEP_ORDER);
    set_counter(at, "workers", VAKA_NONE, 13); /* rebellion rises by 2 [3g] */
    set_counter(at, "rebellion", VAKA_NONE, counter(at, "population", VAKA_NONE) - 2);
    assert_non_null(said(vaka_live_scene(at->live, 0), "colony", "effects_ahead"));
    set_counter(at, "rebellion", VAKA_NONE, counter(at, "population", VAKA_NONE) - 1);
    assert_non_null(said(vaka_live_scene(at->live, 1), "colony", "effects_lost"));
    for (int32_t seat = 0; seat < 4; seat++)
        play(at, seat, "bid 0");
    assert_true(told(at, EVENT_INDEPENDENCE, NULL));
}

/* --- faces of tiles --- */

/* The kinds of the tray, in order; how many there are. */
static uint32_t faces_shown(table *at, int32_t seat, int32_t *kinds, uint32_t most)
{
    const vaka_scene *scene = vaka_live_scene(at->live, seat);

    assert_true(scene->tray_count <= most);
    for (uint32_t i = 0; i < scene->tray_count; i++) {
        assert_int_equal(scene->trays[i].verb, VERB_LAY);
        kinds[i] = scene->trays[i].kind;
    }
    return scene->tray_count;
}

TEST(who_has_taken_a_tile_sees_both_faces_and_nobody_sees_them_before)
{
    table *at = begin(state, 3);
    int32_t kinds[6], up = kind(at, "h11b");

    RULE("5.4a");
    RULE("5.4b");
    play(at, 0, "explore");
    vaka_piece_become(match_of(at), match_of(at)->zones[zone(at, "pile")].last, up);
    assert_int_equal(faces_shown(at, 0, kinds, 6), 0); /* the other one is not looked at yet */
    play(at, 0, "draw top");
    assert_int_equal(faces_shown(at, 1, kinds, 6), 0);
    assert_int_equal(faces_shown(at, 0, kinds, 6), 2);
    assert_int_equal(kinds[0], up);
    assert_int_equal(kinds[1], kind(at, "h11a"));
}

/* What leaves nothing to decide is not asked: so it is shown. */
TEST(a_tile_that_fits_nowhere_is_shown_to_all)
{
    table *at = begin(state, 3);
    vaka_event event = {.id = EVENT_FOUND_NOTHING, .arg = {0, (int16_t)kind(at, "h11a")}};

    RULE("5.4g");
    assert_non_null(vaka_moment_of(at->layout, EVENT_FOUND_NOTHING));
    assert_int_equal(vaka_moment_kind(at->layout, &event), kind(at, "h11a"));
}

TEST(of_the_first_tiles_their_owner_sees_all_faces)
{
    table *at = begin_with(state, 3, 5, NULL);
    int32_t seat = asked_seat(at), kinds[6];

    RULE("Z2");
    assert_int_equal(faces_shown(at, seat, kinds, 6), 6);
    for (uint32_t i = 0; i < 6; i++) {
        const archipelago_facts *facts = match_of(at)->facts;
        char text[64];
        snprintf(text, sizeof text, "lay %s 3,0 0", at->layout->kinds[kinds[i]].id);
        assert_string_equal(refused(at, seat, text), "not_at_start"); /* not: it is not in hand */
        assert_int_equal((kinds[i] - facts->face_kind) / 2,
                         (kinds[i ^ 1] - facts->face_kind) / 2); /* two faces a tile */
        assert_int_not_equal(kinds[i], kinds[i ^ 1]);
    }
    assert_int_equal(faces_shown(at, (seat + 1) % 3, kinds, 6), 0);
}

/* --- what ends a step --- */

/* What is lost by a verb that ends a step, NULL: nothing. */
static const char *lost_by(table *at, uint32_t verb)
{
    const vaka_scene *scene = vaka_live_scene(at->live, 0);

    for (uint32_t i = 0; i < scene->ending_count; i++)
        if (scene->endings[i].verb == verb)
            return scene->endings[i].lost.id;
    fail_msg("verb %u ends nothing", (unsigned)verb);
    return NULL;
}

TEST(whoever_ends_a_harvest_without_a_cube_or_a_transaction_unused_is_told)
{
    table *at = begin(state, 3);

    clear_map(at);
    put_region(at, "h05a", "1,0", 0);
    put_unit(at, 0, "citizen", "1,0");
    put_unit(at, 0, "citizen", "1,0");
    play(at, 0, "harvest stone");
    assert_string_equal(lost_by(at, VERB_DONE), "lost_harvest");
    play(at, 0, "gather 1,0 land");
    assert_null(lost_by(at, VERB_DONE));
    play(at, 0, "done");
    game_at(at)->did = 0;
    play(at, 0, "transact");
    assert_string_equal(lost_by(at, VERB_DONE), "lost_trades");
}

TEST(who_has_no_disc_left_is_not_asked_for_one)
{
    table *at = begin(state, 3);

    RULE("5b");
    assert_string_equal(vaka_live_scene(at->live, 0)->prompt.id, "prompt_actions");
    at->invariants = false; /* a card was taken out of the deck */
    put_card(at, 1, "botany");
    set_counter(at, "discs", 1, 0);
    play(at, 0, "end");
    assert_string_equal(vaka_live_scene(at->live, 1)->prompt.id, "prompt_no_disc");
}

/* --- words --- */

/* A word is found by its text where it has no translation: that must not be the id of an event. */
TEST(no_word_reads_like_a_sentence_of_the_log)
{
    static const char *const languages[] = {"en", "fr", "nl"};
    table *at = begin(state, 3);
    vaka_texts *texts = vaka_texts_new(&at->library);

    for (int32_t i = 0; i < 3; i++) {
        assert_true(vaka_lang_switch(texts, languages[i]));
        for (int32_t word = 0; word < at->layout->word_count; word++) {
            const vaka_word_info *one = &at->layout->words[word];
            const char *read = vaka_say_by(vaka_lang_language(texts), "word.", one->id, one->text);
            if (strchr(read, '{'))
                fail_msg("%s: '%s' reads '%s'", languages[i], one->id, read);
        }
    }
    vaka_texts_free(texts);
}

int main(void)
{
    return run_registered("scene", table_group_load, table_group_unload);
}
