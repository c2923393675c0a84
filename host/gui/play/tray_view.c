/* gui/play/tray_view.c - what can be had in this step: a row of fixed places, and the points for
 * it.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/play/play.h"
#include "table/codec.h"

#define HIGH 84
#define HIGH_LOW 66 /* in a low window */
#define SLOT 70
#define SLOT_WORDS 104 /* where costs are words */
#define PICTURE 56
#define PIPS_MOST 6 /* more are a number */
#define PURSE 150

/* Are costs points? Then nothing has to be read in the places. */
static bool are_pips(const vaka_scene *scene)
{
    for (uint32_t i = 0; i < scene->tray_count; i++)
        if (scene->trays[i].price > 0)
            return true;
    return false;
}

int vaka_tray_high(const vaka_play *play)
{
    if (play->view.scene->tray_count == 0)
        return 0;
    return vaka_look_px(play->look, vaka_look_is_low(play->look) ? HIGH_LOW : HIGH);
}

static int purse_wide(const vaka_play *play)
{
    return play->view.scene->purse_count ? vaka_look_px(play->look, PURSE) : 0;
}

int vaka_tray_wide(const vaka_play *play)
{
    const vaka_scene *scene = play->view.scene;
    int slot = vaka_look_px(play->look, are_pips(scene) ? SLOT : SLOT_WORDS);

    return purse_wide(play) + (int)scene->tray_count * slot + vaka_look_px(play->look, 12);
}

static bool is_picked(const vaka_play *play, int32_t number)
{
    return play->picks.verb == play->view.scene->trays[number].verb + 1u &&
           play->tray_row == number;
}

/* Of what a seat has planned so far, how much is of this row; the number of the last one. */
static int32_t count_planned(const vaka_view *view, const vaka_tray *row, int32_t *last)
{
    int32_t count = 0;

    for (uint32_t i = 0; i < view->planned_count; i++)
        if (vaka_picks_of_tray(view, &view->planned[i], row)) {
            *last = (int32_t)i;
            count++;
        }
    return count;
}

/* "Boat: 2 points; 3 left": what is said of it. */
static void write_label(const vaka_play *play, const vaka_tray *row, char *out, size_t room)
{
    const vaka_view *view = &play->view;
    char name[VAKA_VIEW_NAME], cost[VAKA_SENTENCE], stock[64] = "", text[VAKA_SENTENCE];

    vaka_view_tray(view, row, name);
    vaka_view_said(view, &row->cost, cost);
    if (row->stock != VAKA_NONE)
        vaka_say_with(view->language, "{0} left", VAKA_WITH(VAKA_INT(row->stock)), stock,
                      sizeof stock);
    snprintf(out, room, "%s", name);
    if (*cost)
        vaka_say_with(view->language, "{0}: {1}", VAKA_WITH(name, cost), out, room);
    snprintf(text, sizeof text, "%s", out);
    if (*stock)
        vaka_say_with(view->language, VAKA_TEXT("{0}; {1}"), VAKA_WITH(text, stock), out, room);
}

static void draw_badge(vaka_play *play, SDL_Rect box, const char *text, vaka_ink ground)
{
    vaka_type type = {VAKA_FACE_BOLD, box.h * 8 / 10, vaka_ink_on(ground)};

    vaka_paint_round(play->look->canvas, box, (float)box.h / 2, ground);
    vaka_type_in(play->look, type, box, 1, text);
}

/* How many there are, at the corner of its picture. */
static void draw_stock(vaka_play *play, SDL_Rect picture, int32_t stock)
{
    int high = SDL_clamp(picture.h * 3 / 10, 11, vaka_look_px(play->look, 17));
    char text[16];

    snprintf(text, sizeof text, "%d", (int)stock);
    vaka_type type = {VAKA_FACE_BOLD, high * 8 / 10, 0};
    int wide = SDL_max(vaka_type_wide(play->look, type, text) + high / 2, high);
    draw_badge(play,
               (SDL_Rect){picture.x + picture.w - wide * 2 / 3, picture.y - high / 5, wide, high},
               text, 0xff10222e);
}

/* How many are planned; pressed, one of them less. */
static void draw_planned(vaka_play *play, int32_t number, SDL_Rect picture, int32_t count)
{
    int high = SDL_clamp(picture.h * 4 / 10, 14, vaka_look_px(play->look, 22));
    char text[16];

    snprintf(text, sizeof text, "+%d", (int)count);
    vaka_type type = {VAKA_FACE_BOLD, high * 8 / 10, 0};
    int wide = vaka_type_wide(play->look, type, text) + high / 2;
    SDL_Rect box = {picture.x - wide / 3, picture.y + picture.h - high * 3 / 4, wide, high};
    draw_badge(play, box, text, play->look->theme->accent);
    vaka_widget_hit(play->ui, box, VAKA_HIT_UNPLAN, number, 0,
                    vaka_ui_say(play->ui, "Take one off again"))
        ->late = true;
}

static void draw_pips(vaka_play *play, SDL_Rect box, int32_t price)
{
    float r = (float)SDL_min(box.h, vaka_look_px(play->look, 9)) / 2, step = r * 2.6f;
    char text[16];

    if (price > PIPS_MOST || step * (float)price > (float)box.w) {
        snprintf(text, sizeof text, "%d", (int)price);
        vaka_type_in(play->look, vaka_look_small(play->look), box, 1, text);
        return;
    }
    float x = (float)box.x + ((float)box.w - step * (float)(price - 1)) / 2;
    for (int32_t i = 0; i < price; i++)
        vaka_paint_disk(play->look->canvas,
                        (vaka_spot){x + step * (float)i, (float)box.y + (float)box.h / 2}, r,
                        play->look->theme->ink);
}

/* The counter itself, or the drawing of what is none. */
static SDL_Rect draw_picture(vaka_play *play, const vaka_tray *row, SDL_Rect box)
{
    const vaka_view *view = &play->view;
    vaka_pile one = {.owner = view->seat, .kind = row->kind, .count = 1, .known = true};

    if (row->kind != VAKA_NONE && !row->art) {
        int high = box.h, wide = vaka_counter_wide(view->layout, row->kind, high);

        if (wide > box.w) {
            high = high * box.w / wide;
            wide = box.w;
        }
        box = (SDL_Rect){box.x + (box.w - wide) / 2, box.y + (box.h - high) / 2, wide, high};
        vaka_counter_draw(play->look, view->layout, &one, box);
        return box;
    }
    int side = SDL_min(box.w, box.h);
    box = (SDL_Rect){box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side};
    vaka_tray_sign(play->look, view, row, box);
    return box;
}

/* Its picture, how many there are, what is planned of it, and what it costs below. */
static void draw_slot(vaka_play *play, int32_t number, SDL_Rect box)
{
    const vaka_view *view = &play->view;
    const vaka_theme *theme = play->look->theme;
    const vaka_tray *row = &view->scene->trays[number];
    int gap = vaka_look_px(play->look, 4), last = VAKA_NONE;
    bool pips = are_pips(view->scene);
    int line = vaka_look_px(play->look, pips ? 12 : row->cost.text ? 18 : 0);
    bool had = play->asked && vaka_picks_has_tray(view, row), on = is_picked(play, number);
    int32_t planned = count_planned(view, row, &last);
    char label[VAKA_SENTENCE], cost[VAKA_SENTENCE];

    write_label(play, row, label, sizeof label);
    vaka_hit *hit = vaka_widget_hit(play->ui, box, VAKA_HIT_TRAY, number, 0, label);
    vaka_paint_round(play->look->canvas, box, 6,
                     on                                              ? theme->accent
                     : vaka_widget_has_pointer(play->ui, hit) && had ? theme->raised
                                                                     : theme->paper);
    vaka_paint_frame(play->look->canvas, box, 6, on ? 3 : 1, on ? theme->ink : theme->edge);
    SDL_Rect room = {box.x + gap, box.y + gap, box.w - 2 * gap, box.h - 2 * gap - line};
    room.h = SDL_min(room.h, vaka_look_px(play->look, PICTURE));
    SDL_Rect picture = draw_picture(play, row, room);
    SDL_Rect below = {box.x + 2, box.y + box.h - gap - line, box.w - 4, line};
    if (pips)
        draw_pips(play, below, row->price);
    else if (row->cost.text)
        vaka_type_in(play->look, vaka_look_small(play->look), below, 1,
                     vaka_view_said(view, &row->cost, cost));
    if (!had) /* dim: the reason is told when it is pointed at or pressed */
        vaka_paint_round(play->look->canvas, box, 6, vaka_ink_alpha(theme->paper, 165));
    if (row->stock != VAKA_NONE)
        draw_stock(play, picture, row->stock);
    if (planned > 0 && play->asked)
        draw_planned(play, number, picture, planned);
}

/* "North ● ● ○": what is left of all, one line each. */
static int draw_purse(vaka_play *play, SDL_Rect box, const vaka_purse *purse)
{
    const vaka_gui_look *look = play->look;
    vaka_type small = vaka_look_small(look);
    int line = vaka_type_high(look, small), gap = vaka_look_px(look, 3);
    float r = (float)vaka_look_px(look, 9) / 2, step = r * 2.5f;
    char text[VAKA_SENTENCE], number[VAKA_SENTENCE + 32];

    vaka_view_said(&play->view, &purse->said, text);
    if (step * (float)purse->all > (float)box.w || purse->all > 12) {
        vaka_say_with(play->ui->language, "{0}: {1}", VAKA_WITH(text, VAKA_INT(purse->left)),
                      number, sizeof number);
        return box.y + vaka_type_block(look, small, box, number) + gap;
    }
    box.y += vaka_type_block(look, small, box, text);
    for (int32_t i = 0; i < purse->all; i++) {
        vaka_spot at = {(float)box.x + r + step * (float)i, (float)box.y + (float)line / 3};

        if (i < purse->left)
            vaka_paint_disk(look->canvas, at, r, look->theme->ink);
        else
            vaka_paint_ring(look->canvas, at, r, 1.2f, look->theme->faint);
    }
    return box.y + line * 2 / 3 + gap;
}

static void draw_purses(vaka_play *play, SDL_Rect box)
{
    const vaka_scene *scene = play->view.scene;
    int y = vaka_scroll_begin(play->ui, &play->purses, box);

    for (uint32_t i = 0; i < scene->purse_count; i++)
        y = draw_purse(play, (SDL_Rect){box.x, y, box.w - vaka_look_px(play->look, 8), 0},
                       &scene->purses[i]);
    vaka_scroll_end(play->ui, &play->purses, y);
}

void vaka_tray_draw(vaka_play *play)
{
    SDL_Rect box = play->tray_box;
    const vaka_scene *scene = play->view.scene;
    int32_t count = (int32_t)scene->tray_count;
    int gap = vaka_look_px(play->look, 4), purse = purse_wide(play);

    if (box.h <= 2 * gap || count == 0)
        return;
    vaka_paint_box(play->look->canvas, box, play->look->theme->paper);
    purse = SDL_min(purse, box.w / 4);
    if (purse)
        draw_purses(play,
                    (SDL_Rect){box.x + 2 * gap, box.y + gap, purse - 2 * gap, box.h - 2 * gap});
    int most = vaka_look_px(play->look, are_pips(scene) ? SLOT : SLOT_WORDS);
    int wide = SDL_min(most, (box.w - purse - gap) / count) - gap;
    for (int32_t i = 0; i < count; i++)
        draw_slot(
            play, i,
            (SDL_Rect){box.x + purse + gap + i * (wide + gap), box.y + gap, wide, box.h - 2 * gap});
}

/* What it is good for, as the game's language files say: "tray.ID.text" of a row with a title, else
 * what they say of the kind. */
static void write_use(const vaka_view *view, const vaka_tray *row, char out[VAKA_ITEM_TEXT])
{
    char id[2 * VAKA_VIEW_NAME];

    snprintf(id, sizeof id, "tray.%.60s.text", row->title.id ? row->title.id : "");
    const char *said = vaka_say(view->language, id);
    snprintf(out, VAKA_ITEM_TEXT, "%s", strcmp(said, id) == 0 ? "" : said);
    if (!*out && row->kind != VAKA_NONE)
        vaka_view_kind_text(view, row->kind, out);
}

void vaka_tray_brief(const vaka_play *play, int32_t number, char *out, size_t room)
{
    const vaka_tray *row = &play->view.scene->trays[number];
    char why[VAKA_SENTENCE];
    bool had = play->asked && vaka_picks_has_tray(&play->view, row);

    write_label(play, row, out, room);
    size_t length = strlen(out);
    if (!had && row->why.text)
        snprintf(out + length, room - length, "\n%s", vaka_view_said(&play->view, &row->why, why));
}

void vaka_tray_tip(const vaka_play *play, int32_t number, char *out, size_t room)
{
    const vaka_tray *row = &play->view.scene->trays[number];
    char brief[2 * VAKA_SENTENCE], use[VAKA_ITEM_TEXT];

    vaka_tray_brief(play, number, brief, sizeof brief);
    write_use(&play->view, row, use);
    int first = (int)strcspn(brief, "\n");
    snprintf(out, room, "%.*s%s%s%s", first, brief, *use ? "\n" : "", use, brief + first);
}

/* Why it cannot be had, as the game says. */
static void tell_why(vaka_play *play, const vaka_tray *row)
{
    char why[VAKA_SENTENCE];

    if (!play->asked)
        vaka_notice_say(play->ui, false, "It is not your turn.");
    else if (row->why.text)
        vaka_notice_set(play->ui, true, "%s", vaka_view_said(&play->view, &row->why, why));
    else
        vaka_notice_say(play->ui, false, "Nothing can be done here now.");
    /* What was pressed is still seen, and the buttons above it. */
    SDL_UnionRect(&play->prompt_box, &play->tray_box, &play->ui->notice_off);
}

/* Does the verb of a row name the kind? */
static bool names_kind(const vaka_view *view, const vaka_action *action, const vaka_tray *row)
{
    return row->kind != VAKA_NONE && vaka_picks_names_kind(view, action, row->kind);
}

static bool are_same_places(const vaka_view *view, const vaka_action *a, const vaka_action *b)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, a->verb);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (vaka_arg_is_place(&verb->arg[i]) && a->arg[i] != b->arg[i])
            return false;
    return true;
}

/* Would it be done where nobody looks: not at the place that is picked, or not where one of this
 * row was planned before? Who presses a row again must not do that. */
static bool is_elsewhere(const vaka_play *play, const vaka_tray *row, const vaka_action *action,
                         bool here)
{
    const vaka_view *view = &play->view;
    int32_t last = VAKA_NONE;

    if (here || !vaka_picks_placed(view, action))
        return false;
    if (play->picks.zones == 1 && !play->picks.verb)
        return true;
    return count_planned(view, row, &last) > 0 &&
           !are_same_places(view, action, &view->planned[last]);
}

/* 1 + the first place that an action names; 0: none. */
static int32_t place_named(const vaka_view *view, const vaka_action *action)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (vaka_arg_is_place(&verb->arg[i]))
            return action->arg[i] + 1;
    return 0;
}

/* Whoever presses twice where he wants something must not take off what the first press brought;
 * the next press does. */
bool vaka_tray_lies(vaka_play *play, int32_t zone, bool ghost)
{
    const vaka_view *view = &play->view;
    int32_t place = ghost ? play->had : play->laid;
    bool planned = false;

    for (uint32_t i = 0; place && place == zone + 1 && i < view->planned_count; i++)
        planned = planned || vaka_picks_names(view, &view->planned[i], zone);
    play->laid = play->had = 0;
    if (planned && ghost)
        vaka_notice_say(play->ui, false,
                        VAKA_TEXT("It lies here now. Press it once more to take it off again."));
    else if (planned)
        vaka_notice_say(play->ui, false, VAKA_TEXT("It had no other place: it lies here already."));
    return planned;
}

/* Nothing is left to be said: it is done. Else it is picked, and its places glow. What is laid is
 * seen before how it will lie: at a place that was picked (`here`) by a menu, else by pointing. */
static void pick(vaka_play *play, int32_t number, const uint32_t *match, uint32_t count, bool here)
{
    const vaka_view *view = &play->view;
    const vaka_tray *row = &view->scene->trays[number];
    const vaka_action *first = &view->legal[match[0]];
    char name[VAKA_VIEW_NAME];
    vaka_laid laid;
    bool lays = vaka_picks_lays(view, first, &laid);

    if (count == 1 && !lays && !is_elsewhere(play, row, first, here)) {
        if (!here) /* its only place: it comes to lie there by itself */
            play->laid = place_named(view, first);
        vaka_play_act(play, first);
    } else if (vaka_picks_placed(view, first) && !(lays && here)) {
        vaka_picks_clear(&play->picks);
        play->tray_row = number;
        play->picks.verb = row->verb + 1u;
        play->picks.kind = names_kind(view, first, row) ? row->kind : VAKA_NONE;
    } else {
        vaka_play_menu(play, match, count, vaka_view_tray(view, row, name));
    }
}

/* With a place picked before, those at that place. */
static uint32_t rows_match(const vaka_play *play, const vaka_tray *row, bool here, uint32_t *out)
{
    const vaka_view *view = &play->view;
    uint32_t count = 0;

    for (uint32_t i = 0; play->asked && i < view->legal_count; i++)
        if (vaka_picks_of_tray(view, &view->legal[i], row) &&
            (!here || vaka_picks_names(view, &view->legal[i], play->picks.zone[0])))
            out[count++] = i;
    return count;
}

void vaka_play_tray(vaka_play *play, int32_t number)
{
    const vaka_view *view = &play->view;
    const vaka_tray *row = &view->scene->trays[number];
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match);
    bool again = is_picked(play, number), here = play->picks.zones == 1 && !play->picks.verb;
    uint32_t count = here ? rows_match(play, row, true, match) : 0;

    here = count > 0;
    if (count == 0)
        count = rows_match(play, row, false, match);
    if (count == 0 || again)
        vaka_picks_clear(&play->picks);
    if (count == 0)
        tell_why(play, row);
    else if (!again)
        pick(play, number, match, count, here);
    vaka_play_refresh(play);
    free(match);
}

/* The row that is under way by the mouse, if it can be had; VAKA_NONE: none is. */
static int32_t carried_row(const vaka_play *play)
{
    const vaka_ui *ui = play->ui;
    int32_t row = ui->down.a;

    if (!play->asked || !ui->dragging || ui->down.what != VAKA_HIT_TRAY ||
        row >= (int32_t)play->view.scene->tray_count)
        return VAKA_NONE;
    uint32_t *match = vaka_xnew((play->view.legal_count + 1u) * sizeof *match);
    uint32_t count = rows_match(play, &play->view.scene->trays[row], false, match);
    bool placed = count > 0 && vaka_picks_placed(&play->view, &play->view.legal[match[0]]);
    free(match);
    return placed ? row : VAKA_NONE;
}

int32_t vaka_tray_held(const vaka_play *play)
{
    int32_t row = play->tray_row, carried = carried_row(play);

    if (carried != VAKA_NONE)
        return carried;
    return play->asked && play->picks.verb && play->picks.zones == 0 && row >= 0 &&
                   row < (int32_t)play->view.scene->tray_count && is_picked(play, row)
               ? row
               : VAKA_NONE;
}

/* Taken up it is picked as if it were pressed; but nothing is done before it is let go. */
void vaka_tray_drag(vaka_play *play, int32_t number)
{
    const vaka_view *view = &play->view;
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match);

    if (play->asked && number < (int32_t)view->scene->tray_count && !is_picked(play, number) &&
        rows_match(play, &view->scene->trays[number], false, match) > 1 &&
        vaka_picks_placed(view, &view->legal[match[0]]))
        vaka_play_tray(play, number);
    free(match);
}

/* It was let go where it cannot be: what would be done with it, and where. */
static void tell_place(vaka_play *play, const vaka_action *only)
{
    char title[VAKA_SENTENCE], text[VAKA_SENTENCE + 64];

    vaka_action_said(&play->view, only, title);
    vaka_say_with(play->ui->language, "Not there. What can be done: {0}", VAKA_WITH(title), text,
                  sizeof text);
    vaka_notice_set(play->ui, false, "%s", text);
}

void vaka_tray_drop(vaka_play *play, int32_t number, int32_t to)
{
    const vaka_view *view = &play->view;
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match);

    if (!play->asked || to == VAKA_NONE || number >= (int32_t)view->scene->tray_count) {
        free(match);
        return;
    }
    uint32_t count = rows_match(play, &view->scene->trays[number], false, match);
    if (is_picked(play, number))
        vaka_play_zone(play, to, false);
    else if (count != 1 || vaka_picks_names(view, &view->legal[match[0]], to))
        vaka_play_tray(play, number); /* its one place, or why it cannot be had */
    else
        tell_place(play, &view->legal[match[0]]);
    play->laid = play->had = 0; /* where it lies was said */
    free(match);
}

void vaka_play_unplan(vaka_play *play, int32_t planned)
{
    if (!play->asked || planned < 0 || planned >= (int32_t)play->view.planned_count)
        return;
    play->want = (vaka_want){
        .type = VAKA_WANT_UNPLAN, .seat = play->view.seat, .action = play->view.planned[planned]};
    play->wanted = true;
}

void vaka_play_unplan_row(vaka_play *play, int32_t number)
{
    int32_t last = VAKA_NONE;

    if (count_planned(&play->view, &play->view.scene->trays[number], &last) > 0)
        vaka_play_unplan(play, last);
}

/* What was picked before the last action was taken is picked again, as long as there is more of it:
 * a kind for further places, or a place for further kinds. */
void vaka_tray_again(vaka_play *play)
{
    const vaka_view *view = &play->view;
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match);
    vaka_picks kept = play->kept;

    vaka_picks_clear(&play->kept);
    if (vaka_picks_any(&kept) && view->scene->tray_count > 0 &&
        vaka_picks_match(view, &kept, VAKA_NONE, VAKA_NONE, match) > 0) {
        play->picks = kept;
        play->had = 0; /* its place is meant for one more */
        vaka_play_refresh(play);
    }
    free(match);
}

/* An action of the tray is taken. */
void vaka_tray_keep(vaka_play *play, const vaka_action *action)
{
    const vaka_scene *scene = play->view.scene;
    bool any = false;

    for (uint32_t i = 0; i < scene->tray_count; i++)
        any = any || vaka_picks_of_tray(&play->view, action, &scene->trays[i]);
    vaka_picks_clear(&play->kept);
    if (!any)
        return;
    play->had = place_named(&play->view, action);
    play->kept = play->picks;
    if (play->kept.verb)
        play->kept.zones = 0;
}
