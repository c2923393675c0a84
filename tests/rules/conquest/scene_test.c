/* tests/rules/conquest/scene_test.c - in games by chance every moment is told to every seat, in
 * words that can be read, and betrays nothing hidden.
 *
 * SPDX-License-Identifier: MIT
 *
 * SCENE_GAMES=n plays n games of each size by chance, SCENE_PROMPTS=1 lists how often each prompt
 * was given. */
#include "registered.h"
#include "scenes.h"

#include "front/text_parts.h"
#include "match/resample.h"
#include "table/sentence.h"

enum { GAMES = 3, MOST_ACTIONS = 500, MOST_PROMPTS = 128 };

/* --- Every text can be read ------------------------------------------------------------------- */

static uint32_t question_marks(const char *text)
{
    uint32_t count = 0;

    for (; *text; text++)
        count += *text == '?';
    return count;
}

/* Gaps are filled with what exists and what the reader knows: no '?' comes from a number out of
 * range, nothing is "something hidden". */
static void check_said(table *at, const vaka_said *said)
{
    char text[VAKA_SENTENCE];

    if (!said->text)
        return;
    assert_non_null(said->id);
    vaka_sentence(at->layout, NULL, said->text, said->arg, text, sizeof text);
    if (question_marks(text) != question_marks(said->text) || strstr(text, "something hidden") ||
        strchr(text, '{'))
        fail_msg("%s reads: %s", said->id, text);
}

static void check_scene_texts(table *at, int32_t seat)
{
    const vaka_scene *shown = scene(at, seat);

    check_said(at, &shown->phase);
    check_said(at, &shown->prompt);
    for (uint32_t i = 0; i < shown->overlay_count; i++)
        check_said(at, &shown->overlays[i].said);
    for (uint32_t i = 0; i < shown->panel_count; i++)
        check_said(at, &shown->panels[i].title);
    for (uint32_t i = 0; i < shown->element_count; i++)
        check_said(at, &shown->elements[i].said);
}

/* --- What has to be there at any moment ------------------------------------------------------- */

static void check_panels(table *at, int32_t seat)
{
    const vaka_scene *shown = scene(at, seat);
    const conquest_game *game = game_at(at);
    bool exploring = game->phase == STEP_EXPLORE && game->actor >= 0;

    assert_int_equal(panel(shown, "exploration") != NULL, exploring);
    assert_int_equal(panel(shown, "fleet") != NULL, game->fleet_at >= 0);
    assert_int_equal(panel(shown, "battle") != NULL, game->battle_at >= 0);
    assert_int_equal(panel(shown, "build") != NULL, planning(at));
    assert_non_null(panel(shown, "powers"));
    assert_non_null(panel(shown, "victory"));
    assert_non_null(panel(shown, "help"));
    if (exploring) {
        const vaka_element *left = element(shown, "exploration", "cup_left");
        assert_int_equal(left->said.arg[0] + left->said.arg[1] + left->said.arg[2],
                         match_of(at)->zones[zone(at, "cup")].count);
    }
}

/* A button is bound to an action that the seat may take now. */
static void check_buttons(table *at, int32_t seat)
{
    const vaka_scene *shown = scene(at, seat);
    vaka_action list[64];
    uint32_t count = 0;

    for (uint32_t i = 0; i < shown->element_count && count < 64; i++)
        if (shown->elements[i].type == VAKA_ELEMENT_BUTTON)
            list[count++] = shown->elements[i].action;
    for (uint32_t i = 0; i < count; i++)
        if (vaka_live_check(at->live, &list[i], NULL) != VAKA_OK)
            fail_msg("a button of verb %d for seat %d does nothing", list[i].verb, (int)seat);
}

static void check_own_fleet(table *at)
{
    int32_t seat = game_at(at)->actor;

    if (game_at(at)->fleet_at >= 0)
        assert_int_equal(strip_count(scene(at, seat), "fleet", "strip_fleet", KIND_PIECE_BACK), 0);
}

typedef struct tally {
    const char *prompt[MOST_PROMPTS];
    uint32_t given[MOST_PROMPTS], prompts;
    uint32_t scenes, pairs, differing, face_down;
} tally;

static void note_prompt(tally *sum, const char *id)
{
    uint32_t i = 0;

    while (i < sum->prompts && strcmp(sum->prompt[i], id) != 0)
        i++;
    assert_true(i < MOST_PROMPTS);
    if (i == sum->prompts)
        sum->prompt[sum->prompts++] = id;
    sum->given[i]++;
}

static bool was_given(const tally *sum, const char *id)
{
    for (uint32_t i = 0; i < sum->prompts; i++)
        if (strcmp(sum->prompt[i], id) == 0)
            return true;
    return false;
}

/* Who is asked is told so, and nobody else is; scripts ask for themselves. */
static void check_prompt(table *at, int32_t seat, tally *sum)
{
    const char *id = prompt(at, seat);
    bool script = vaka_top(match_of(at))->step >= STEP_COUNT;

    assert_non_null(scene(at, seat)->phase.text);
    assert_non_null(id);
    if (strcmp(id, "prompt_over") == 0)
        fail_msg("seat %d is told that all is over", (int)seat);
    if (seat >= 0 && asked(at, seat) && !script)
        assert_true(strncmp(id, "prompt_", 7) == 0);
    if (seat < 0 || !asked(at, seat))
        assert_true(strncmp(id, "wait_", 5) == 0);
    note_prompt(sum, id);
}

static void check_moment(table *at, tally *sum)
{
    for (int32_t seat = VAKA_SPECTATOR; seat < at->setup.seats; seat++) {
        check_prompt(at, seat, sum);
        check_panels(at, seat);
        check_scene_texts(at, seat);
        check_buttons(at, seat);
        sum->scenes++;
    }
    check_own_fleet(at);
    assert_string_equal(vaka_live_trouble(at->live), "");
}

/* What lies face down is told as people at the table see it. */
static void check_told(table *at, tally *sum)
{
    uint32_t events;
    const vaka_event *list = vaka_live_events(at->live, &events);

    for (int32_t seat = VAKA_SPECTATOR; seat < at->setup.seats; seat++)
        for (uint32_t i = 0; i < events; i++) {
            vaka_event read;
            char text[VAKA_SENTENCE];

            if (!vaka_event_for(&list[i], seat, &read))
                continue;
            vaka_sentence(at->layout, NULL, vaka_event_sentence(at->layout, &read), read.arg, text,
                          sizeof text);
            if (strstr(text, "something hidden"))
                fail_msg("seat %d reads: %s", (int)seat, text);
            sum->face_down += strstr(text, "a face-down counter") != NULL;
        }
}

/* --- Secrecy ---------------------------------------------------------------------------------- */

static bool same_text(const char *a, const char *b)
{
    return (!a && !b) || (a && b && strcmp(a, b) == 0);
}

static bool same_said(const vaka_said *a, const vaka_said *b)
{
    return same_text(a->id, b->id) && same_text(a->text, b->text) &&
           memcmp(a->arg, b->arg, sizeof a->arg) == 0;
}

static bool same_overlays(const vaka_scene *a, const vaka_scene *b)
{
    if (a->overlay_count != b->overlay_count)
        return false;
    for (uint32_t i = 0; i < a->overlay_count; i++) {
        const vaka_overlay *x = &a->overlays[i], *y = &b->overlays[i];
        if (x->type != y->type || x->tone != y->tone || x->a != y->a || x->b != y->b ||
            x->c != y->c || !same_said(&x->said, &y->said) || !same_text(x->mark, y->mark) ||
            !same_text(x->art, y->art))
            return false;
    }
    return true;
}

static bool same_elements(const vaka_scene *a, const vaka_scene *b)
{
    if (a->element_count != b->element_count || a->panel_count != b->panel_count)
        return false;
    for (uint32_t i = 0; i < a->element_count; i++) {
        const vaka_element *x = &a->elements[i], *y = &b->elements[i];
        if (x->type != y->type || x->tone != y->tone || x->a != y->a || x->b != y->b ||
            !same_said(&x->said, &y->said) || vaka_action_compare(&x->action, &y->action) != 0)
            return false;
    }
    for (uint32_t i = 0; i < a->panel_count; i++)
        if (!same_text(a->panels[i].id, b->panels[i].id) ||
            a->panels[i].count != b->panels[i].count)
            return false;
    return true;
}

/* A position that the seat could not tell from this one is shown to it alike. */
static void check_secrecy(table *at, int32_t seat, uint64_t seed, tally *sum)
{
    vaka_live *other = vaka_live_clone(at->live);
    vaka_resampled changed;

    vaka_resample(other, seat, seed, &changed);
    const vaka_scene *here = scene(at, seat), *there = vaka_live_scene(other, seat);
    if (!same_said(&here->phase, &there->phase) || !same_said(&here->prompt, &there->prompt) ||
        !same_overlays(here, there) || !same_elements(here, there))
        fail_msg("the scene of seat %d tells something hidden (%s)", (int)seat, here->prompt.id);
    sum->pairs++;
    sum->differing += changed.pieces + changed.order + changed.sealed > 0;
    vaka_live_free(other);
}

/* --- Games by chance -------------------------------------------------------------------------- */

static vaka_action any_action(table *at, uint32_t *rng)
{
    uint8_t must = vaka_live_must(at->live);
    vaka_action chosen = {-1, 0, {0}};

    for (int32_t seat = 0; seat < at->setup.seats; seat++) {
        uint32_t listed;
        const vaka_action *list = vaka_live_legal(at->live, seat, &listed);
        bool wanted = (must & VAKA_SEAT(seat)) ? chosen.seat < 0 : vaka_rng_below(rng, 20) == 0;
        if (listed && wanted)
            chosen = list[vaka_rng_below(rng, listed)];
    }
    return chosen;
}

static void watch_game(table *at, const table_choice *choice, tally *sum)
{
    uint32_t rng[4];
    vaka_error err;

    vaka_rng_seed(rng, choice->seed);
    table_start(at, choice);
    vaka_live_keep_undo(at->live, false);
    for (uint32_t done = 0; !vaka_live_finished(at->live, NULL) && done < MOST_ACTIONS; done++) {
        check_moment(at, sum);
        if (done % 3 == 0)
            check_secrecy(at, (int32_t)vaka_rng_below(rng, (uint32_t)at->setup.seats + 1) - 1,
                          choice->seed + done, sum);
        vaka_action action = any_action(at, rng);
        if (vaka_live_apply(at->live, &action, NULL, &err) != VAKA_OK)
            fail_msg("game %llu, action %u: %s", (unsigned long long)choice->seed, done, err.text);
        check_told(at, sum);
    }
    if (vaka_live_finished(at->live, NULL))
        assert_string_equal(prompt(at, VAKA_SPECTATOR), "prompt_over");
}

/* Rare moments have tests of their own (moments_test.c). */
TEST(every_moment_of_random_games_is_told_to_every_seat_and_betrays_nothing)
{
    static const char *const common[] = {
        "prompt_setup",   "prompt_order",   "prompt_order_way", "prompt_embark",
        "prompt_found",   "prompt_blow",    "prompt_discover",  "prompt_discover_first",
        "prompt_flip",    "prompt_no_flip", "prompt_muster",    "prompt_no_muster",
        "prompt_transit", "prompt_fleet",   "prompt_plan",      "prompt_spent",
        "wait_setup",     "wait_order",     "wait_embark",      "wait_discover",
        "wait_blow",      "wait_found",     "wait_flip",        "wait_transit",
        "wait_muster",    "wait_fleet",     "wait_plan",        "wait_sealed",
        "prompt_inward",
    };
    const char *wanted = getenv("SCENE_GAMES");
    int32_t games = wanted ? (int32_t)strtol(wanted, NULL, 10) : GAMES;
    tally sum = {0};

    for (int32_t seats = 2; seats <= 4; seats++) {
        table_choice choice = {.seats = seats};
        table_lay_out(*state, &choice);
        for (int32_t i = 0; i < games; i++) {
            choice.seed = (uint64_t)(100 * seats + i);
            watch_game(*state, &choice, &sum);
        }
    }
    print_message("%u scenes; %u pairs, %u of them different\n", sum.scenes, sum.pairs,
                  sum.differing);
    for (uint32_t i = 0; getenv("SCENE_PROMPTS") && i < sum.prompts; i++)
        print_message("  %s %u\n", sum.prompt[i], sum.given[i]);
    assert_true(sum.differing * 2 > sum.pairs);
    assert_true(sum.face_down > 0);
    for (size_t i = 0; i < sizeof common / sizeof common[0]; i++)
        if (!was_given(&sum, common[i]))
            fail_msg("nobody was told %s", common[i]);
}

/* --- On paper --------------------------------------------------------------------------------- */

static char *panels_on(table *at, int32_t width)
{
    vaka_page page;
    vaka_view view;

    vaka_view_init(&view, at->live, NULL, 0);
    vaka_page_init(&page, width);
    vaka_text_panels(&page, &view);
    vaka_view_done(&view);
    return vaka_page_take(&page);
}

/* The table of powers, whose columns say what they are, is too wide for most terminals. */
TEST(a_table_is_turned_where_its_columns_do_not_fit)
{
    table *at = *state;

    table_homes(at, (table_choice){.seats = 2});
    char *wide = panels_on(at, 140), *narrow = panels_on(at, 80), *tiny = panels_on(at, 16);
    assert_non_null(strstr(wide, "  Villages  Groups  "));
    assert_null(strstr(narrow, "Villages  Groups"));
    assert_non_null(strstr(narrow, "\n  Power           seat 0   seat 1\n"));
    assert_non_null(strstr(narrow, "\n  Villages        2        2\n"));
    assert_non_null(strstr(tiny, "Villages, Groups, "));
    free(wide);
    free(narrow);
    free(tiny);
}

int main(void)
{
    return run_registered("scene", duel_load, table_group_unload);
}
