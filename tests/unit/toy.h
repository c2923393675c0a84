/* toy.h - a small module for tests of table and match: two to four seats, seven hexes, a deck,
 * a cup, hands and pools. What its callbacks do is up to the test: each is a pointer in `toy`.
 *
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_TOY_H
#define UNIT_TOY_H

#include "match/live.h"
#include "table/agenda.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum {
    TOY_HEX,
    TOY_DECK = 7,
    TOY_CUP,
    TOY_DISCARD,
    TOY_SECRET,
    TOY_HAND,
    TOY_ZONES = TOY_HAND + 3
};
enum { TOY_BACK, TOY_RED, TOY_BLUE, TOY_GREEN, TOY_CARD_BACK, TOY_ACE, TOY_KING };
enum { TOY_DO, TOY_PASS, TOY_SHOUT, TOY_SEAL };
enum { TOY_MAIN, TOY_SIDE };

typedef struct toy_game {
    int32_t number[4]; /* whatever the test likes; public */
} toy_game;

/* What the callbacks do; set it before toy_live. */
typedef struct toy_script {
    void (*layout)(vaka_layout *layout); /* adds to what there is */
    void (*setup)(vaka_match *match);
    void (*step)(vaka_match *match, const vaka_frame *frame);
    void (*legal)(const vaka_match *match, int32_t seat, vaka_actions *out);
    const vaka_reason *(*why_not)(const vaka_match *match, const vaka_action *action);
    void (*apply)(vaka_match *match, const vaka_action *action);
    void (*describe)(const vaka_match *match, int32_t seat, vaka_scene *scene);
} toy_script;

static toy_script toy;

static inline toy_game *toy_of(const vaka_match *match)
{
    return match->game;
}

static inline void toy_zone(vaka_layout *layout, const char *id, uint32_t type, uint32_t see,
                            int32_t owner)
{
    vaka_zone_spec spec = {sizeof spec, type, see, 0, owner, 0, id, NULL};

    spec.uncounted = type == VAKA_ZONE_TRACK;
    vaka_layout_zone(layout, &spec);
}

static inline void toy_kind(vaka_layout *layout, const char *id, int32_t back)
{
    vaka_kind_spec spec = {sizeof spec, VAKA_SHAPE_COUNTER, back, 0, id, NULL, NULL, NULL};

    vaka_layout_kind(layout, &spec);
}

static inline vaka_status toy_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    static const char *const hands[] = {"hand-0", "hand-1", "hand-2"};
    vaka_hex around[7];
    int32_t board = vaka_layout_board(layout, "sea", "The sea");

    (void)facts;
    vaka_hex_range((vaka_hex){0, 0}, 1, around, 7);
    for (int i = 0; i < 7; i++)
        vaka_layout_space(layout, board, around[i].q, around[i].r, i ? NULL : "centre", NULL);
    toy_zone(layout, "deck", VAKA_ZONE_DECK, VAKA_SEE_NOBODY, VAKA_NONE);
    toy_zone(layout, "cup", VAKA_ZONE_CUP, VAKA_SEE_NOBODY, VAKA_NONE);
    toy_zone(layout, "discard", VAKA_ZONE_STACK, VAKA_SEE_OPEN, VAKA_NONE);
    toy_zone(layout, "secret", VAKA_ZONE_TRACK, VAKA_SEE_OWNER, 0); /* not counted by others */
    for (int32_t seat = 0; seat < 3; seat++)
        toy_zone(layout, hands[seat], VAKA_ZONE_HAND,
                 seat < vaka_setup_seats(setup) ? VAKA_SEE_OWNER : VAKA_SEE_NOBODY,
                 seat < vaka_setup_seats(setup) ? seat : VAKA_NONE);
    toy_kind(layout, "back", TOY_BACK);
    toy_kind(layout, "red", TOY_BACK);
    toy_kind(layout, "blue", TOY_BACK);
    toy_kind(layout, "green", TOY_BACK);
    toy_kind(layout, "card-back", TOY_CARD_BACK);
    toy_kind(layout, "ace", TOY_CARD_BACK);
    toy_kind(layout, "king", TOY_CARD_BACK);
    vaka_layout_limits(layout, 24, 4, 4);
    if (toy.layout)
        toy.layout(layout);
    return VAKA_OK;
}

static inline vaka_status toy_setup(vaka_match *match, const vaka_setup *setup)
{
    (void)setup;
    vaka_push(match, TOY_MAIN, 0, 0, 0);
    if (toy.setup)
        toy.setup(match);
    return VAKA_OK;
}

static inline void toy_step(vaka_match *match, const vaka_frame *frame)
{
    if (toy.step)
        toy.step(match, frame);
    else
        vaka_ask(match, 0);
}

static inline void toy_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    if (toy.legal) {
        toy.legal(match, seat, out);
        return;
    }
    for (int32_t n = 0; n < 3; n++)
        vaka_offer(out, seat, TOY_DO, n, 0, 0, 0);
    vaka_offer(out, seat, TOY_PASS, 0, 0, 0, 0);
    vaka_offer(out, seat, TOY_SHOUT, 0, 0, 0, 0);
    vaka_offer(out, seat, TOY_SEAL, 0, 0, 0, 0);
}

static inline const vaka_reason *toy_why_not(const vaka_match *match, const vaka_action *action,
                                             int16_t fact[VAKA_TEXT_ARGS])
{
    static const vaka_reason too_big = {"too_big", "1.2", "{0:int} is too big"};

    fact[0] = action->arg[0];
    if (toy.why_not)
        return toy.why_not(match, action);
    return action->arg[0] > 2 ? &too_big : NULL;
}

static inline void toy_apply(vaka_match *match, const vaka_action *action)
{
    if (toy.apply)
        toy.apply(match, action);
}

static inline void toy_describe(const vaka_match *match, int32_t seat, vaka_scene *scene)
{
    if (toy.describe)
        toy.describe(match, seat, scene);
}

static const vaka_verb toy_verbs[] = {
    [TOY_DO] = {"do", "Do {0:int}", 0, {{VAKA_ARG_INT, 0, 9, NULL}}},
    [TOY_PASS] = {"rest", "Rest", 0, {{0, 0, 0, NULL}}},
    [TOY_SHOUT] = {"shout", "Shout", VAKA_VERB_ANYTIME, {{0, 0, 0, NULL}}},
    [TOY_SEAL] = {"seal", "Seal", VAKA_VERB_COMMIT, {{0, 0, 0, NULL}}},
};
static const vaka_step toy_steps[] = {{"main", "Main"}, {"side", "Side"}};
static const vaka_step toy_windows[] = {{"reaction", "Reaction"}, {"other", "Other"}};
static const vaka_text toy_events[] = {{"happened", "something happened to {0:kind}"}};

static const vaka_module toy_module = {
    .stamp = VAKA_STAMP(vaka_module),
    .id = "org.vaka.toy",
    .title = "Toy",
    .version = "1.0",
    .seats_min = 1,
    .seats_max = 3,
    .verbs = toy_verbs,
    .events = toy_events,
    .steps = toy_steps,
    .windows = toy_windows,
    .verb_count = 4,
    .event_count = 1,
    .step_count = 2,
    .window_count = 2,
    .game_size = sizeof(toy_game),
    .layout = toy_layout,
    .setup = toy_setup,
    .step = toy_step,
    .legal = toy_legal,
    .why_not = toy_why_not,
    .apply = toy_apply,
    .describe = toy_describe,
};

/* A live match on a toy match with so many seats; free both with toy_free. */
static inline vaka_live *toy_live_of(const vaka_module *module, int32_t seats)
{
    vaka_setup setup;
    vaka_layout *layout;
    vaka_live *live;
    vaka_error err = {0};

    assert_int_equal(vaka_setup_init(&setup, module, seats, &err), VAKA_OK);
    assert_int_equal(vaka_layout_new(&setup, &layout, &err), VAKA_OK);
    if (vaka_live_new(layout, 7, NULL, 0, &live, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    return live;
}

static inline vaka_live *toy_live(int32_t seats)
{
    return toy_live_of(&toy_module, seats);
}

/* Content with nothing in it but seats that nobody plays: so many, the last ones. Yours. */
static inline vaka_content *toy_content(const vaka_module *module, uint32_t nobody)
{
    vaka_content *content = vaka_xnew(sizeof *content);

    content->module = module;
    content->first = vaka_arena_new(&content->arena, sizeof *content->first);
    content->listener_first = vaka_arena_new(&content->arena, sizeof *content->listener_first);
    content->nobody = nobody;
    return content;
}

/* Asserts that a layout with this addition is refused, in these words. */
static inline void toy_mistake(void (*makes)(vaka_layout *layout), const char *words)
{
    vaka_setup setup;
    vaka_layout *layout = NULL;
    vaka_error err = {0};

    toy = (toy_script){.layout = makes};
    assert_int_equal(vaka_setup_init(&setup, &toy_module, 3, &err), VAKA_OK);
    assert_int_equal(vaka_layout_new(&setup, &layout, &err), VAKA_ERR_CONTRACT);
    if (!strstr(err.text, words))
        fail_msg("'%s' does not say '%s'", err.text, words);
}

static inline void toy_free(vaka_live *live)
{
    vaka_layout *layout = (vaka_layout *)(uintptr_t)vaka_live_layout(live);

    vaka_live_free(live);
    vaka_layout_free(layout);
}

/* The same as the end of a test. */
static inline int toy_end(void **state)
{
    toy_free(*state);
    return 0;
}

static inline vaka_match *toy_match(vaka_live *live)
{
    return &vaka_live_position(live)->face;
}

/* What was wrong with the last call; it is forgotten by that. */
static inline const char *toy_trouble(vaka_match *match)
{
    vaka_position *position = vaka_position_of(match);
    const char *said = position->broken ? position->trouble : "nothing";

    position->broken = false;
    return said;
}

static inline vaka_status toy_play(vaka_live *live, int32_t seat, uint32_t verb, int32_t number)
{
    vaka_action action = {(int8_t)seat, (uint8_t)verb, {(int16_t)number, 0, 0, 0}};

    return vaka_live_apply(live, &action, NULL, NULL);
}

/* Id of the reason for which an action is refused; fails the test if it is not. */
static inline const char *toy_refused(vaka_live *live, int32_t seat, uint32_t verb, int32_t number)
{
    vaka_action action = {(int8_t)seat, (uint8_t)verb, {(int16_t)number, 0, 0, 0}};
    vaka_refusal why = {0};
    uint64_t before = vaka_live_hash(live);

    assert_int_equal(vaka_live_apply(live, &action, &why, NULL), VAKA_ERR_ILLEGAL);
    assert_true(vaka_live_hash(live) == before);
    return why.id;
}

#endif
