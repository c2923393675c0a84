/* gui_tracks_test.c - a table with tracks, stalls and rituals in the window: markers of the seats,
 * what is said of a sale, whose ritual it is, what a button uses up.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_match.h"
#include "registered.h"

#include "match/live_inside.h"
#include "vaka/counter.h"

#define SEEDS 40
#define ACTIONS_MOST 3000 /* of a game */

static table *new_table(int32_t seats, uint64_t seed, const char *rule)
{
    table *at = vaka_xnew(sizeof *at);
    vaka_journal_head head = {.seats = seats, .seed = vaka_seed_of(seed)};

    if (rule)
        snprintf(head.rule[head.rule_count++], sizeof head.rule[0], "%s", rule);
    open_table(at, 1280, 720);
    begin_play(at, "raiatea", &head, NULL);
    return at;
}

static vaka_live *live_of(const table *at)
{
    return vaka_record_live(at->record);
}

static const vaka_layout *layout_of(const table *at)
{
    return vaka_live_layout(live_of(at));
}

static void sit(table *at, int32_t seat)
{
    vaka_play *play = &at->gui.play;

    play->asked = seat >= 0 && (vaka_live_must(live_of(at)) & VAKA_SEAT(seat)) != 0;
    vaka_play_open(play, at->record, seat);
    vaka_moment_close(play);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, play);
    vaka_window_frame(&at->gui.ui);
}

static int32_t verb_of(const table *at, const char *name)
{
    const vaka_module *module = layout_of(at)->module;

    for (uint32_t i = 0; i < module->verb_count; i++)
        if (strcmp(module->verbs[i].name, name) == 0)
            return (int32_t)i;
    fail_msg("there is no verb %s", name);
    return VAKA_NONE;
}

/* The first action with a verb that somebody who must decide may take; NULL: there is none. */
static const vaka_action *may(const table *at, const char *verb)
{
    int32_t number = verb_of(at, verb);

    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        uint32_t count = 0;
        bool must = (vaka_live_must(live_of(at)) & VAKA_SEAT(seat)) != 0;
        const vaka_action *legal = must ? vaka_live_legal(live_of(at), seat, &count) : NULL;

        for (uint32_t i = 0; i < count; i++)
            if (legal[i].verb == number)
                return &legal[i];
    }
    return NULL;
}

typedef bool moment(table *at);

/* A table at which chance has brought about what a test needs; by a rule beside those of the game,
 * or NULL. */
static table *table_by(const char *rule, moment *wanted)
{
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        table *at = new_table(3, seed, rule);
        uint32_t rng[4];

        vaka_rng_seed(rng, seed);
        for (int i = 0; i < ACTIONS_MOST; i++) {
            if (wanted(at))
                return at;
            if (!step(at->record, rng))
                break;
        }
        close_table(at);
    }
    fail_msg("it has never come to that");
    return NULL;
}

static table *table_with(moment *wanted)
{
    return table_by(NULL, wanted);
}

/* --- tracks ----------------------------------------------------------------------------------- */

/* Where the track with the markers of the seats is drawn, beside nothing else. */
static SDL_Rect draw_track(table *at, int32_t counter)
{
    vaka_play *play = &at->gui.play;
    SDL_Rect box = {20, 10, 320, 700};

    sit(at, VAKA_SPECTATOR);
    SDL_FillRect(at->gui.look.canvas, NULL, at->gui.look.theme->paper);
    at->gui.ui.hit_count = 0;
    vaka_numbers_draw(play, box, box.y);
    for (int i = 0; i < at->gui.ui.hit_count; i++)
        if (at->gui.ui.hits[i].what == VAKA_HIT_COUNTER && at->gui.ui.hits[i].a == counter)
            return at->gui.ui.hits[i].box;
    fail_msg("the track is not drawn");
    return box;
}

/* Where the middle of a seat's colour is on it, and how much there is of it. */
static SDL_Point marker(const table *at, SDL_Rect track, int32_t seat, int *much)
{
    int64_t x = 0, y = 0;

    *much = 0;
    for (int row = track.y; row < track.y + track.h; row++)
        for (int column = track.x; column < track.x + track.w; column++)
            if (count_pixels(&at->gui, (SDL_Rect){column, row, 1, 1}, vaka_theme_seat(seat))) {
                x += column;
                y += row;
                ++*much;
            }
    return *much ? (SDL_Point){(int)(x / *much), (int)(y / *much)} : (SDL_Point){0, 0};
}

TEST(markers_of_all_seats_are_seen_on_one_field_of_a_track)
{
    table *at = new_table(5, 3, NULL);
    int32_t tattoos = vaka_counter_by_id(layout_of(at), "tattoos");
    int much;

    (void)state;
    SDL_Rect track = draw_track(at, tattoos);
    SDL_Point first = marker(at, track, 0, &much);
    for (int32_t seat = 0; seat < 5; seat++) {
        SDL_Point spot = marker(at, track, seat, &much);

        if (much < 12)
            fail_msg("of the marker of seat %d %d pixels are seen", (int)seat, much);
        assert_true(abs(spot.x - first.x) < 56 && abs(spot.y - first.y) < 30);
    }
    close_table(at);
}

TEST(a_marker_of_a_track_stands_on_the_field_of_its_seats_number)
{
    table *at = new_table(3, 3, NULL);
    vaka_match *match = &vaka_live_position(live_of(at))->face;
    int32_t tattoos = vaka_counter_by_id(layout_of(at), "tattoos");
    SDL_Point before[3], last = {0, 0};
    int much;

    (void)state;
    SDL_Rect track = draw_track(at, tattoos);
    for (int32_t seat = 0; seat < 3; seat++)
        before[seat] = marker(at, track, seat, &much);
    for (int32_t number = 3; number <= 6; number++) {
        vaka_counter_set(match, tattoos, 1, number);
        vaka_live_seen(live_of(at), 0); /* what was seen before is kept no longer */
        track = draw_track(at, tattoos);
        SDL_Point spot = marker(at, track, 1, &much);
        assert_true(much > 12);
        assert_true(spot.y > before[1].y || spot.x > before[1].x + 20); /* another field, … */
        assert_true(number == 3 || spot.y > last.y || spot.x > last.x); /* … the next of them */
        last = spot;
        for (int32_t seat = 0; seat < 3; seat += 2) {
            spot = marker(at, track, seat, &much);
            assert_true(much > 12 && abs(spot.x - before[seat].x) < 24 &&
                        abs(spot.y - before[seat].y) < 12);
        }
    }
    close_table(at);
}

/* --- stalls ----------------------------------------------------------------------------------- */

static const vaka_panel_info *panel(const vaka_scene *scene, const char *id, uint32_t *place)
{
    for (*place = 0; *place < scene->panel_count; ++*place)
        if (strcmp(scene->panels[*place].id, id) == 0)
            return &scene->panels[*place];
    return NULL;
}

/* May the seat sell such goods for a field? Notes of a stall are "stall_GOODS_FIELD". */
static bool may_sell(const table *at, const vaka_view *view, const char *id)
{
    int32_t sell = verb_of(at, "sell");

    for (uint32_t i = 0; i < view->legal_count; i++) {
        char own[64] = "stall_";
        vaka_word goods = vaka_word_list_at(layout_of(at)->module->verbs[sell].arg[0].words,
                                            view->legal[i].arg[0]);

        if (view->legal[i].verb != sell)
            continue;
        snprintf(own, sizeof own, "stall_%.*s_%d", (int)goods.length, goods.at,
                 (int)view->legal[i].arg[1]);
        if (strcmp(own, id) == 0)
            return true;
    }
    return false;
}

static bool sells(table *at)
{
    return may(at, "sell") != NULL;
}

TEST(who_is_to_sell_sees_first_what_the_goods_he_has_can_be_sold_for_A24)
{
    table *at = table_with(sells);
    int32_t seat = may(at, "sell")->seat;
    const vaka_view *view = &at->gui.play.view;
    uint32_t stalls, players, good = 0, sold = 0;

    (void)state;
    sit(at, seat);
    const vaka_panel_info *info = panel(view->scene, "stalls", &stalls);
    assert_non_null(info);
    assert_non_null(panel(view->scene, "players", &players));
    assert_true(stalls < players);
    for (uint32_t i = info->first; i < info->first + info->count; i++) {
        const vaka_element *note = &view->scene->elements[i];
        bool field = strrchr(note->said.id, '_') != strchr(note->said.id, '_');

        if (field && (note->tone == VAKA_TONE_GOOD) != may_sell(at, view, note->said.id))
            fail_msg("%s is marked, or is not", note->said.id);
        good += note->tone == VAKA_TONE_GOOD;
        sold += !field;
    }
    assert_true(good > 0 && sold > 0);
    for (int32_t i = 0; i < 4; i++) { /* of what he has not there is no stall */
        static const char *const goods[] = {"uru", "taro", "mahi", "tiare"};
        char id[32];
        bool has = vaka_counter(view->seen, vaka_counter_by_id(layout_of(at), goods[i]), seat) > 0;
        bool shown = false;

        snprintf(id, sizeof id, "stall_%s", goods[i]);
        for (uint32_t k = info->first; k < info->first + info->count; k++)
            shown = shown || strcmp(view->scene->elements[k].said.id, id) == 0;
        assert_int_equal(shown, has);
    }
    sit(at, (seat + 1) % 3); /* the others see all of them, last */
    info = panel(view->scene, "stalls", &stalls);
    assert_non_null(info);
    assert_non_null(panel(view->scene, "players", &players));
    assert_true(stalls > players && info->count == 4 * 6);
    close_table(at);
}

/* --- rituals ---------------------------------------------------------------------------------- */

static const vaka_event *blessed_event(const table *at)
{
    const vaka_module *module = layout_of(at)->module;
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(at->record, &count);

    for (uint32_t i = 0; i < count; i++)
        if (log[i].event.id < module->event_count &&
            strcmp(module->events[log[i].event.id].id, "blessed") == 0 && log[i].event.arg[2] > 0)
            return &log[i].event;
    return NULL;
}

static bool has_blessed(table *at)
{
    return blessed_event(at) != NULL;
}

TEST(the_moment_of_a_blessed_ritual_says_whose_it_is)
{
    table *at = table_with(has_blessed);
    const vaka_event *event = blessed_event(at);
    char text[VAKA_SENTENCE], name[VAKA_VIEW_NAME], wanted[VAKA_VIEW_NAME + 24];
    int32_t seat = 0;

    (void)state;
    while (!(event->arg[2] >> seat & 1))
        seat++;
    sit(at, VAKA_SPECTATOR);
    assert_non_null(vaka_moment_of(layout_of(at), event->id));
    vaka_view_event(&at->gui.play.view, event, text);
    snprintf(wanted, sizeof wanted, " of %s is blessed",
             vaka_view_seat(&at->gui.play.view, seat, name));
    assert_non_null(strstr(text, wanted));
    close_table(at);
}

/* By a shaman: whoever is no Tahua has no other way. */
static bool has_shaman(table *at)
{
    const vaka_action *action = may(at, "perform");
    int32_t tattoos = vaka_counter_by_id(layout_of(at), "tattoos");
    const vaka_match *seen = vaka_live_seen(live_of(at), VAKA_SPECTATOR);

    return action && vaka_counter(seen, tattoos, action->seat) < 10;
}

TEST(the_button_of_a_ritual_that_a_shaman_performs_says_that_it_uses_him_up)
{
    table *at = table_with(has_shaman);
    vaka_action action = *may(at, "perform");
    char title[VAKA_SENTENCE];

    (void)state;
    sit(at, action.seat);
    vaka_view_action(&at->gui.play.view, &action, title);
    assert_int_equal(strncmp(title, "Use a shaman: perform ", 22), 0);
    close_table(at);
}

static bool is_asked(table *at, const vaka_action *action, const char *prompt)
{
    const vaka_scene *scene = vaka_live_scene(live_of(at), action->seat);

    return scene->prompt.id && strcmp(scene->prompt.id, prompt) == 0;
}

/* The ritual of a new Tahua, while he has a shaman as well. */
static bool has_become_tahua(table *at)
{
    const vaka_action *action = may(at, "perform");

    return action && is_asked(at, action, "tahua");
}

static bool is_tahua_with_shaman(table *at)
{
    const vaka_action *action = may(at, "perform");
    int32_t tattoos = vaka_counter_by_id(layout_of(at), "tattoos");
    const vaka_match *seen = vaka_live_seen(live_of(at), VAKA_SPECTATOR);

    return action && vaka_counter(seen, tattoos, action->seat) >= 10 &&
           !is_asked(at, action, "tahua");
}

static void assert_button(moment *when, const char *words)
{
    table *at = table_by("head_start:tattoos=9:goods=3:mana=9:priests=5:helpers=1", when);
    vaka_action action = *may(at, "perform");
    char title[VAKA_SENTENCE];

    sit(at, action.seat);
    vaka_view_action(&at->gui.play.view, &action, title);
    if (strncmp(title, words, strlen(words)) != 0)
        fail_msg("not '%s', but '%s'", words, title);
    close_table(at);
}

TEST(a_tahua_reads_which_ritual_is_free_and_which_uses_up_a_shaman)
{
    (void)state;
    assert_button(has_become_tahua, "As Tahua, free: perform ");
    assert_button(is_tahua_with_shaman, "Use a shaman: perform ");
}

static bool builds(table *at)
{
    const vaka_action *action = may(at, "skip");
    const vaka_scene *scene = action ? vaka_live_scene(live_of(at), action->seat) : NULL;

    return scene && scene->prompt.id && strcmp(scene->prompt.id, "build") == 0;
}

/* What is asked and what the button says are the same word. */
TEST(to_do_nothing_is_to_pass_in_the_question_and_on_its_button)
{
    table *at = table_with(builds);
    vaka_action action = *may(at, "skip");
    char title[VAKA_SENTENCE];

    (void)state;
    sit(at, action.seat);
    vaka_view_action(&at->gui.play.view, &action, title);
    assert_string_equal(title, "Pass");
    char *asked = vaka_prompt_sentence(&at->gui.play);
    assert_non_null(strstr(asked, "or pass"));
    free(asked);
    close_table(at);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("tracks", NULL, NULL);
}
