/* gui_event_test.c - an event that is read, and great moments: what is to be known stands there,
 * whole, large, and over all that it is about.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_moment.h"
#include "registered.h"

#define LETTERS_MOST 65536

static char written[LETTERS_MOST]; /* all lines of a picture, one after the other */

static void note_line(void *data, SDL_Rect box, const char *text)
{
    size_t length = strlen(written);

    (void)data, (void)box;
    snprintf(written + length, sizeof written - length, "%s ", text);
}

static bool reads_event(const vaka_view *view)
{
    return view->scene->prompt.id && strcmp(view->scene->prompt.id, "prompt_event") == 0;
}

/* The card of the panel that it is about; VAKA_NONE: there is none. */
static int32_t card_of(const vaka_gui *gui)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_KIND && gui->ui.hits[i].a == VAKA_NONE &&
            vaka_card_is(&gui->play.board, &gui->ui.hits[i]))
            return gui->ui.hits[i].b;
    return VAKA_NONE;
}

/* The pointer lies nowhere near it. */
static bool read_column(guest *of, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    char text[VAKA_ITEM_TEXT], name[VAKA_VIEW_NAME];

    if (!is_on(gui, "play") || card_of(gui) == VAKA_NONE)
        return true;
    gui->ui.x = gui->ui.y = 1;
    written[0] = '\0';
    vaka_fonts_trace(gui->look.fonts, note_line, NULL);
    vaka_column_draw(&gui->play);
    vaka_fonts_trace(gui->look.fonts, NULL, NULL);
    vaka_view_kind(view, card_of(gui), name);
    vaka_view_item_text(view, vaka_view_item(view, card_of(gui)), text);
    assert_true(strlen(text) > 40);
    if (!strstr(written, text) || !strstr(written, name))
        fail_msg("%s: %s is not in: %s", name, text, written);
    of->done++;
    return false;
}

TEST(the_event_that_is_to_be_answered_is_read_without_pointing_at_it)
{
    guest of = usual;

    (void)state;
    of.what = "random_events";
    visit_moment(&of, read_column, 3, reads_event);
}

/* --- great moments ---------------------------------------------------------------------------- */

static bool fights(const vaka_view *view)
{
    for (uint32_t i = 0; i < view->scene->panel_count; i++)
        if (view->scene->panels[i].middle && view->scene->panels[i].count > 0)
            return true;
    return false;
}

/* The last one that was told, or the last that shows a card; a robot is not shown any. */
static void tell_again(vaka_gui *gui, bool card)
{
    const vaka_layout *layout = gui->play.view.layout;
    vaka_moments *moments = &gui->play.moments;
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(gui->play.record, &count);

    moments->count = 0;
    for (uint32_t i = 0; i < count; i++) {
        int32_t kind =
            vaka_moment_of(layout, log[i].event.id) ? vaka_moment_kind(layout, &log[i].event) : -2;

        if (kind == -2 || (card && (kind < 0 || layout->kinds[kind].shape != VAKA_SHAPE_CARD)))
            continue;
        moments->at[0] = log[i].event;
        moments->count = 1;
    }
    assert_int_equal(moments->count, 1);
    moments->open = true;
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
}

static bool tell_over_battle(guest *of, vaka_gui *gui)
{
    const vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || vaka_middle_panel(play) == VAKA_NONE)
        return true;
    tell_again(gui, false);
    SDL_Rect box = play->moments.box;
    assert_true(play->tabbed);
    assert_in_range(box.x + box.w / 2, gui->look.canvas->w / 2 - 2, gui->look.canvas->w / 2 + 2);
    assert_true(box.x >= 0 && box.x + box.w <= gui->look.canvas->w);
    of->done++;
    return false;
}

/* In a narrow window that panel lies over the column, too. */
TEST(a_great_moment_lies_in_the_middle_of_the_panel_in_the_middle)
{
    (void)state;
    for (int percent = 100; percent <= 200; percent += 100) {
        guest of = usual;

        of.start.percent = percent;
        of.start.width = 800;
        of.start.height = 600;
        visit_moment(&of, tell_over_battle, 5, fights);
    }
}

static bool see_edges(guest *of, vaka_gui *gui)
{
    const vaka_play *play = &gui->play;

    if (!is_on(gui, "play") || card_of(gui) == VAKA_NONE)
        return true;
    tell_again(gui, true);
    SDL_Rect box = play->moments.box, room = play->board.around;
    assert_true(box.y >= room.y + 6 && box.y + box.h <= room.y + room.h - 6);
    assert_true(box.x >= room.x + 6 && box.x + box.w <= room.x + room.w - 6);
    of->done++;
    return false;
}

TEST(the_sheet_of_an_event_does_not_touch_the_edges_of_the_board)
{
    guest of = usual;

    (void)state;
    of.what = "random_events";
    of.start.width = 1280;
    of.start.height = 640;
    visit_moment(&of, see_edges, 3, reads_event);
}

static int line_high; /* of the line with which the text of the card begins */

static void note_high(void *data, SDL_Rect box, const char *text)
{
    if (strlen(text) > 8 && strncmp(data, text, strlen(text)) == 0)
        line_high = box.h;
}

static bool read_face(guest *of, vaka_gui *gui)
{
    const vaka_view *view = &gui->play.view;
    char text[VAKA_ITEM_TEXT];

    if (!is_on(gui, "play") || card_of(gui) == VAKA_NONE)
        return true;
    vaka_view_item_text(view, vaka_view_item(view, card_of(gui)), text);
    vaka_fonts_trace(gui->look.fonts, note_high, text);
    assert_true(vaka_card_face(&gui->play.board, card_of(gui), (SDL_Rect){0, 0, 320, 448}));
    vaka_fonts_trace(gui->look.fonts, NULL, NULL);
    assert_true(line_high > vaka_type_high(&gui->look, vaka_look_body(&gui->look)));
    of->done++;
    return false;
}

TEST(a_large_card_is_written_in_large_letters)
{
    guest of = usual;

    (void)state;
    of.what = "random_events";
    visit_moment(&of, read_face, 3, reads_event);
}

int main(void)
{
    return run_registered("gui_event", NULL, NULL);
}
