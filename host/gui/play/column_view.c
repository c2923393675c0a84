/* gui/play/column_view.c - the right column: panels of the moment, what lies on the table, its
 * tabs.
 *
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "gui/play/play.h"
#include "table/hash.h"

static int draw_owner(vaka_play *play, SDL_Rect box, int y, int32_t seat)
{
    char name[VAKA_VIEW_NAME];
    const char *title =
        seat >= 0 ? vaka_play_seat(play, seat, name) : vaka_ui_say(play->ui, "On the table");
    vaka_type head = vaka_look_name(play->look, title);
    int high = vaka_type_block_high(play->look, head, box.w, title),
        size = vaka_look_px(play->look, 30);
    int after = vaka_zones_of(play, box, y + high, seat, size);

    if (after == y + high)
        return y;
    vaka_type_block(play->look, head, (SDL_Rect){box.x, y, box.w, 0}, title);
    return after + vaka_look_px(play->look, 8);
}

static uint64_t hash_text(uint64_t before, const char *text)
{
    return text ? vaka_hash(before, text, strlen(text) + 1) : before;
}

/* The seat, the step and what a script asks: not the sentence, which counts down while one goes on
 * with the same. */
static uint64_t hash_asked(const vaka_view *view)
{
    uint64_t hash = vaka_hash(0, &view->seat, sizeof view->seat);

    hash = hash_text(hash, view->scene->phase.id);
    return hash_text(hash, view->question ? view->question->prompt : NULL);
}

static bool has_button(const vaka_scene *scene, const vaka_panel_info *panel)
{
    for (uint32_t i = 0; i < panel->count; i++)
        if (scene->elements[panel->first + i].type == VAKA_ELEMENT_BUTTON)
            return true;
    return false;
}

static uint64_t panels_with_buttons(const vaka_scene *scene)
{
    uint64_t all = 0;

    for (uint32_t i = 0; i < scene->panel_count; i++)
        if (has_button(scene, &scene->panels[i]))
            all |= UINT64_C(1) << hash_text(0, scene->panels[i].id) % 64;
    return all;
}

void vaka_column_turn(vaka_play *play)
{
    uint64_t asked = hash_asked(&play->view), panels = panels_with_buttons(play->view.scene);
    bool same = asked == play->column_of;

    if (!same || (panels & ~play->column_panels))
        play->column.at = play->trays.at = play->middle.at = 0;
    play->column_of = asked;
    play->column_panels = same ? play->column_panels | panels : panels;
}

void vaka_column_draw(vaka_play *play)
{
    const vaka_view *view = &play->view;
    int margin = vaka_look_px(play->look, 12);
    SDL_Rect box = play->column_box;
    SDL_Rect inner = {box.x + margin, box.y, box.w - 2 * margin, box.h};

    vaka_paint_box(play->look->canvas, box, play->look->theme->paper);
    int y = vaka_scroll_begin(play->ui, &play->column, box) + margin;
    y = vaka_deals_draw(play, inner, y);
    y = vaka_along_draw(play, inner, y);
    y = vaka_numbers_draw(play, inner, y);
    y = vaka_panels_draw(play, inner, y);
    if (view->layout->board_count > 0 || play->board.box.w <= 0) { /* mats have all the room */
        if (view->seat >= 0)
            y = draw_owner(play, inner, y, view->seat);
        y = draw_owner(play, inner, y, VAKA_NONE);
        for (int32_t seat = 0; seat < view->seen->seats; seat++)
            if (seat != view->seat)
                y = draw_owner(play, inner, y, seat);
    }
    vaka_scroll_end(play->ui, &play->column, y + margin);
    vaka_paint_box(play->look->canvas, (SDL_Rect){box.x, box.y, 1, box.h}, play->look->theme->edge);
}

static int32_t tab_now(vaka_play *play)
{
    if (vaka_tutor_docks(play) && !play->tutor.aside)
        return VAKA_TAB_LESSON;
    return play->log_tab ? VAKA_TAB_LOG : VAKA_TAB_TABLE;
}

static const char *tab_text(const vaka_play *play, int32_t tab)
{
    static const char *const texts[] = {VAKA_TEXT("Lesson"), VAKA_TEXT("Table"), VAKA_TEXT("Log")};

    return vaka_ui_say(play->ui, texts[tab]);
}

/* Where the window is narrow, the last tab lays the column aside. */
static bool can_fold(const vaka_play *play)
{
    return play->look->canvas->w < vaka_look_px(play->look, 1000);
}

#define TABS VAKA_TAB_FOLD

/* How wide each is if this is the first of them: all alike if no text is cut then, else what their
 * texts need and an equal share of the rest. False: that is more than there is, and each has its
 * part of it. */
static bool tab_wides(const vaka_play *play, int32_t first, int wide[TABS])
{
    int gap = vaka_look_px(play->look, 5),
        fold = can_fold(play) ? vaka_look_px(play->look, 32) + gap : 0;
    int count = TABS - first, room = play->tabs_box.w - fold - (count + 1) * gap;
    int sum = 0, most = 0;

    for (int32_t i = first; i < TABS; i++) {
        wide[i] = vaka_type_wide(play->look, vaka_look_body(play->look), tab_text(play, i)) +
                  2 * vaka_look_px(play->look, 6);
        sum += wide[i];
        most = wide[i] > most ? wide[i] : most;
    }
    for (int32_t i = first; i < TABS; i++)
        wide[i] = most * count <= room ? room / count
                  : sum <= room        ? wide[i] + (room - sum) / count
                                       : wide[i] * SDL_max(room, 0) / sum;
    return sum <= room;
}

bool vaka_column_has_room(const vaka_play *play)
{
    int wide[TABS];

    return tab_wides(play, VAKA_TAB_LESSON, wide);
}

void vaka_column_tabs(vaka_play *play)
{
    int gap = vaka_look_px(play->look, 5), high = vaka_look_px(play->look, 32), wide[TABS];
    int32_t first = vaka_tutor_docks(play) ? VAKA_TAB_LESSON : VAKA_TAB_TABLE;
    SDL_Rect box = play->tabs_box, fold = {box.x + box.w - high - gap, box.y + gap, high, high};

    tab_wides(play, first, wide);
    vaka_paint_box(play->look->canvas, box, play->look->theme->paper);
    vaka_paint_box(play->look->canvas, (SDL_Rect){box.x, box.y, 1, box.h}, play->look->theme->edge);
    if (can_fold(play))
        vaka_widget_button(play->ui, fold, (vaka_hit){.what = VAKA_HIT_TAB, .a = VAKA_TAB_FOLD},
                           play->folded ? "‹" : "›", VAKA_BUTTON_PLAIN);
    for (int32_t i = first, x = box.x + gap; !play->folded && i < TABS; x += wide[i++] + gap)
        vaka_widget_button(play->ui, (SDL_Rect){x, fold.y, wide[i], high},
                           (vaka_hit){.what = VAKA_HIT_TAB, .a = i}, tab_text(play, i),
                           i == tab_now(play) ? VAKA_BUTTON_ON : VAKA_BUTTON_PLAIN);
}

void vaka_column_tab(vaka_play *play, int32_t tab)
{
    play->folded = tab == VAKA_TAB_FOLD && !play->folded;
    play->tutor.aside = tab == VAKA_TAB_TABLE || tab == VAKA_TAB_LOG;
    if (play->tutor.aside)
        play->log_tab = tab == VAKA_TAB_LOG;
    play->ui->dirty = true;
}
