/* gui_deal_test.c - a deal in the window: a panel with both sides, built by clicks.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_table.h"

#include "gui/play/play.h"
#include "table/codec.h"

static table *trade(void)
{
    return new_table("tests/modules/market", 1280, 1000, 100);
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
    table *at = trade();
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

/* However much else there is to read: it is what is asked about. */
TEST(a_deal_that_is_made_stands_above_all_that_is_counted)
{
    table *at = trade();
    int counted = 0;

    (void)state;
    act(at, 0, "trade 1");
    look(at, 0);
    const vaka_hit *give = button(at, 0, "deal-give fish 1");
    for (int i = 0; i < at->gui.ui.hit_count; i++)
        if (at->gui.ui.hits[i].what == VAKA_HIT_COUNTER) {
            assert_true(give->box.y < at->gui.ui.hits[i].box.y);
            counted++;
        }
    assert_true(counted > 0);
    close_table(at);
}

TEST(who_is_offered_a_deal_reads_it_from_the_own_side)
{
    table *at = trade();

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
