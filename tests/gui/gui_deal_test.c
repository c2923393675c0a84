/* gui_deal_test.c - a deal in the window: a panel with both sides, built by clicks.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_help.h"
#include "registered.h"

#include "gui/play/play.h"
#include "table/codec.h"

typedef struct table { /* a window without its loop, and a game of traders */
    fixture host;
    vaka_gui gui;
    vaka_gui_start start;
    vaka_record *record;
    vaka_live *live;
    const vaka_layout *layout;
} table;

static void look(table *at, int32_t seat)
{
    vaka_play *play = &at->gui.play;

    play->asked = (vaka_live_must(at->live) & VAKA_SEAT(seat)) != 0;
    play->wanted = false;
    vaka_play_open(play, at->record, seat);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, play);
    vaka_window_frame(&at->gui.ui);
}

static table *new_table(void)
{
    static const char *const modules[] = {"tests/modules/market", NULL};
    table *at = vaka_xnew(sizeof *at);
    vaka_error err = {0};

    open_fixture(&at->host, modules);
    at->start = (vaka_gui_start){.host = &at->host.host, .width = 1280, .height = 1000};
    vaka_gui_init(&at->gui, &at->start);
    at->gui.look.percent = 100;
    if (vaka_window_open(&at->gui.ui, &err))
        fail_msg("%s", err.text);
    at->record = fixture_record(&at->host, 0, 2);
    at->live = vaka_record_live(at->record);
    at->layout = vaka_live_layout(at->live);
    vaka_play_begin(&at->gui.play, at->record, 1);
    at->gui.play.humans = 1;
    return at;
}

static void close_table(table *at)
{
    vaka_play_close(&at->gui.play);
    vaka_gui_done(&at->gui);
    vaka_record_close(at->record);
    close_fixture(&at->host);
    free(at);
}

static vaka_action action_of(const table *at, int32_t seat, const char *text)
{
    vaka_action action;
    vaka_error err = {0};

    if (vaka_action_read(at->layout, seat, text, &action, &err))
        fail_msg("%s", err.text);
    return action;
}

static void act(table *at, int32_t seat, const char *text)
{
    vaka_action action = action_of(at, seat, text);
    vaka_error err = {0};

    if (vaka_record_apply(at->record, &action, NULL, &err))
        fail_msg("%s is refused: %s", text, err.text);
}

/* The button of the panel for an action; NULL: there is none. */
static const vaka_hit *button(const table *at, int32_t seat, const char *text)
{
    const vaka_scene *scene = at->gui.play.view.scene;
    const vaka_ui *ui = &at->gui.ui;
    vaka_action action = action_of(at, seat, text);

    for (int i = 0; i < ui->hit_count; i++)
        if (ui->hits[i].what == VAKA_HIT_PANEL &&
            vaka_action_compare(&scene->elements[ui->hits[i].a].action, &action) == 0)
            return &ui->hits[i];
    return NULL;
}

TEST(both_sides_of_a_deal_are_built_by_clicks)
{
    table *at = new_table();
    vaka_play *play = &at->gui.play;

    (void)state;
    act(at, 0, "trade 1");
    look(at, 0);
    const vaka_hit *give = button(at, 0, "deal-give fish 1"),
                   *ask = button(at, 0, "deal-ask fish 1");
    assert_non_null(give);
    assert_non_null(ask);
    assert_int_equal(give->box.y, ask->box.y); /* both sides of a good stand side by side */
    assert_true(give->box.x < ask->box.x);
    assert_true(button(at, 0, "deal-give fish 0")->off); /* there is nothing to strike */
    vaka_screen_play.press(play, give, false);
    assert_true(play->wanted);
    vaka_action wish = action_of(at, 0, "deal-give fish 1");
    assert_int_equal(vaka_action_compare(&play->want.action, &wish), 0);
    act(at, 0, "deal-give fish 1");
    look(at, 0);
    assert_false(button(at, 0, "deal-give fish 0")->off);
    assert_false(button(at, 0, "deal-give fish 2")->off);
    close_table(at);
}

TEST(who_is_offered_a_deal_reads_it_from_the_own_side)
{
    table *at = new_table();

    (void)state;
    act(at, 0, "trade 1");
    act(at, 0, "deal-give fish 2");
    look(at, 1);
    assert_null(button(at, 1, "deal-accept")); /* not offered yet */
    act(at, 0, "deal-offer");
    look(at, 1);
    assert_non_null(button(at, 1, "deal-accept"));
    assert_non_null(button(at, 1, "deal-ask fish 3")); /* what it gets, and one more */
    assert_non_null(button(at, 1, "deal-give fish 1"));
    close_table(at);
}

int main(void)
{
    return run_registered("deals in the window", NULL, NULL);
}
