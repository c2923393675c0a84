/* gui/play/prompt_view.c - what is expected, and buttons for actions without a place.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/text_parts.h"
#include "gui/play/play.h"

#define BUTTONS_MOST 40u

/* Cards that lie on a mat may be too small to be pressed: they are not meant. */
static bool is_in_hand(const vaka_view *view, const vaka_action *action, int32_t kind)
{
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        const vaka_zone_info *info = &view->layout->zones[zone];

        if (info->type == VAKA_ZONE_HAND && !info->placed && info->owner == view->seat &&
            vaka_find(view->seen, zone, VAKA_NONE, kind) >= 0 &&
            vaka_picks_means(view, action, zone, kind))
            return true;
    }
    return false;
}

bool vaka_prompt_of_card(const vaka_view *view, const vaka_action *action)
{
    for (int32_t i = 0; i < VAKA_ARGS; i++) {
        int32_t kind = action->arg[i];

        if (kind >= 0 && kind < view->layout->kind_count && is_in_hand(view, action, kind))
            return true;
    }
    return false;
}

/* Is it reached by a row of the tray? */
static bool is_of_tray(const vaka_play *play, const vaka_action *action)
{
    const vaka_scene *scene = play->view.scene;

    for (uint32_t i = 0; i < scene->tray_count; i++)
        if (vaka_picks_of_tray(&play->view, action, &scene->trays[i]))
            return true;
    return false;
}

/* With something picked: what can be done with just that. Else what needs no place. */
static bool is_button(const vaka_play *play, uint32_t at)
{
    const vaka_view *view = &play->view;
    const vaka_action *action = &view->legal[at];

    if (action->verb == VAKA_VERB_DEAL_GIVE || action->verb == VAKA_VERB_DEAL_ASK)
        return false; /* the panel of the deal has them */
    if ((int32_t)at == vaka_end_action(play))
        return false; /* it has a place of its own */
    if (vaka_middle_has(play, (int32_t)at))
        return false; /* it stands there */
    if (is_of_tray(play, action))
        return false; /* it lies there */
    if (!vaka_picks_any(&play->picks))
        return !vaka_picks_placed(view, action) && !vaka_prompt_of_card(view, action);
    return !vaka_picks_open(view, &play->picks, action, VAKA_NONE);
}

static uint32_t list_buttons(const vaka_play *play, uint32_t *out)
{
    const vaka_view *view = &play->view;
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match), count = 0;
    uint32_t matches = vaka_picks_match(view, &play->picks, VAKA_NONE, VAKA_NONE, match);

    for (int late = 0; late < 2; late++) /* what is asked for comes before what can wait */
        for (uint32_t i = 0; i < matches && count < BUTTONS_MOST; i++)
            if (is_button(play, match[i]) &&
                vaka_picks_anytime(view, &view->legal[match[i]]) == (late == 1))
                out[count++] = match[i];
    free(match);
    return count;
}

bool vaka_prompt_filled(const vaka_play *play)
{
    uint32_t at[BUTTONS_MOST], count = play->asked ? list_buttons(play, at) : 0;
    int32_t sole = vaka_play_sole(play);
    bool button = sole == vaka_end_action(play) || vaka_middle_has(play, sole);

    for (uint32_t i = 0; i < count; i++)
        button = button || (int32_t)at[i] == sole;
    return sole >= 0 && button;
}

typedef struct tool {
    const char *text;
    int what;
    bool off;
} tool;

/* Always a menu of all, and beside it as many as there is room for beside the buttons: those that
 * are used most, in a wide window; "Why not?" and undo; undo; none. */
enum { TOOLS_MOST_USED, TOOLS_WHY, TOOLS_UNDO, TOOLS_MENU };
#define TOOLS_MOST 5
#define TOOLS_PART 35 /* per cent of the row that they may take, whatever buttons come */

/* From the right; the same ones whatever is asked, as long as they have room. Returns how many. */
static int list_tools(const vaka_play *play, int way, tool out[TOOLS_MOST])
{
    const vaka_view *view = &play->view;
    vaka_ui *ui = play->ui;
    bool back = (play->asked || vaka_thinking_any(play)) && !play->over && view->seat >= 0 &&
                !vaka_tutor_on(play);
    vaka_refusal why;
    bool redo = back && vaka_live_can_redo(view->live, view->seat, &why);
    bool undo = back && vaka_own_can_undo(&play->own_acts, view, &why);
    const tool leave = {vaka_ui_say(ui, "Leave"), VAKA_HIT_CLOSE, false};
    const tool all[TOOLS_MOST] = {
        {vaka_ui_say(ui, "Menu"), VAKA_HIT_TOOLS, false},
        {vaka_ui_say(ui, "Why not?"), VAKA_HIT_WHY, !play->asked || play->over},
        {vaka_ui_say(ui, "Redo"), VAKA_HIT_REDO, !redo},
        {vaka_ui_say(ui, "Undo"), VAKA_HIT_UNDO, !undo},
        {vaka_ui_say(ui, "All actions"), VAKA_HIT_MORE, !play->asked || view->legal_count == 0},
    };
    int count = 0;

    for (int i = 0; i < TOOLS_MOST; i++) {
        bool is_undo = all[i].what == VAKA_HIT_UNDO;

        if (i == 0 || way == TOOLS_MOST_USED || (is_undo && way <= TOOLS_UNDO) ||
            (all[i].what == VAKA_HIT_WHY && way == TOOLS_WHY))
            out[count++] = is_undo && play->over ? leave : all[i]; /* nothing is taken back */
    }
    return count;
}

#define LARGE 150 /* per cent of text at which smaller letters are still as large as usual */
#define NARROW 8  /* steps to the least width of buttons */

/* How wide a button is; `narrow`, from 1 to NARROW: in letters that shrink, on two lines where it
 * is high enough. */
static int button_wide(const vaka_play *play, int high, int narrow, const char *title)
{
    int wide = vaka_widget_button_wide(play->ui, title);

    if (narrow == 0)
        return wide;
    return wide - (wide - vaka_widget_button_narrow(play->ui, title, high)) * narrow / NARROW;
}

/* Where they begin in a row. */
static int tools_begin(vaka_play *play, SDL_Rect row, int way, int narrow)
{
    int gap = vaka_look_px(play->look, 6), x = row.x + row.w - gap;
    tool tools[TOOLS_MOST];

    for (int i = 0, count = list_tools(play, way, tools); i < count; i++)
        x -= button_wide(play, row.h, narrow, tools[i].text) + gap;
    return x;
}

static void draw_tools(vaka_play *play, SDL_Rect row, int way, int narrow)
{
    int gap = vaka_look_px(play->look, 6), x = row.x + row.w;
    tool tools[TOOLS_MOST];

    for (int i = 0, count = list_tools(play, way, tools); i < count; i++) {
        int wide = button_wide(play, row.h, narrow, tools[i].text);

        x -= wide;
        vaka_widget_button(play->ui, (SDL_Rect){x, row.y, wide, row.h},
                           (vaka_hit){.what = tools[i].what, .off = tools[i].off}, tools[i].text,
                           VAKA_BUTTON_PLAIN);
        x -= gap;
    }
}

/* While a bot thinks. */
static void draw_now(vaka_play *play, SDL_Rect row, int x)
{
    const char *text = vaka_ui_say(play->ui, "Move now");

    vaka_widget_button(play->ui,
                       (SDL_Rect){x, row.y, vaka_widget_button_wide(play->ui, text), row.h},
                       (vaka_hit){.what = VAKA_HIT_NOW}, text, VAKA_BUTTON_PLAIN);
}

/* For those who watch programs play; returns where it ends. */
static int draw_pause(vaka_play *play, SDL_Rect row)
{
    const char *text =
        play->paused ? vaka_ui_say(play->ui, "Go on") : vaka_ui_say(play->ui, "Pause");

    row.w = vaka_widget_button_wide(play->ui, text);
    vaka_widget_button(play->ui, row, (vaka_hit){.what = VAKA_HIT_BUTTON}, text, VAKA_BUTTON_MAIN);
    return row.x + row.w + vaka_look_px(play->look, 6);
}

/* Programs play: those who watch may halt them, and one that thinks may be told to move. */
static void draw_watched(vaka_play *play, SDL_Rect row)
{
    int x = row.x;

    if (play->watching && !play->over)
        x = draw_pause(play, row);
    if (vaka_thinking_any(play))
        draw_now(play, row, x);
}

/* A course: it can be told to go no further. */
static void draw_stop(vaka_play *play, SDL_Rect row)
{
    const char *text = vaka_ui_say(play->ui, "Stop here");

    row.w = vaka_widget_button_wide(play->ui, text);
    vaka_widget_button(play->ui, row, (vaka_hit){.what = VAKA_HIT_STOP}, text, VAKA_BUTTON_MAIN);
}

/* Where the next button stands so that nothing new comes to lie where a button was pressed last:
 * behind that place, unless it is the same button. */
int vaka_prompt_beside(const vaka_play *play, SDL_Rect box, const char *title)
{
    const vaka_hit *last = &play->pressed;

    if (last->what == VAKA_HIT_NONE || strcmp(last->label, title) == 0 ||
        !SDL_HasIntersection(&box, &last->box))
        return box.x;
    return last->box.x + last->box.w + vaka_look_px(play->look, 6);
}

/* Is a choice of the game under the pointer? It stays there. */
static bool points_at_choice(const vaka_play *play)
{
    const vaka_hit *hit = vaka_widget_at(play->ui, play->ui->x, play->ui->y);

    return hit && hit->what == VAKA_HIT_ACTION;
}

int vaka_prompt_due(const vaka_play *play)
{
    uint32_t age = vaka_ui_now(play->ui) - play->pressed_at;

    if (!vaka_ui_rests(play->ui) || play->pressed.what == VAKA_HIT_NONE || play->ui->down.what ||
        points_at_choice(play))
        return -1;
    return age < VAKA_RESTS_BELOW ? (int)(VAKA_RESTS_BELOW - age) : 0;
}

void vaka_prompt_tick(vaka_play *play)
{
    if (vaka_prompt_due(play) != 0)
        return;
    play->pressed = (vaka_hit){0};
    play->ui->dirty = true;
    vaka_window_frame(play->ui);
    vaka_input_forget(play->ui);
}

/* What was pressed there stays as a shadow, so that nobody wonders about the gap. */
static void draw_shadow(const vaka_play *play)
{
    vaka_type type = vaka_look_body(play->look);

    type.ink = vaka_ink_mix(play->look->theme->paper, play->look->theme->faint, 45);
    vaka_type_in(play->look, type, play->pressed.box, 1, play->pressed.label);
}

/* How wide the button is with which somebody gives the screen back; 0: it is asked in earnest. */
static int back_wide(const vaka_play *play)
{
    const vaka_view *view = &play->view;

    if (!play->asked || vaka_tutor_on(play) || view->seat < 0 ||
        (view->must & VAKA_SEAT(view->seat)) || view->finished)
        return 0;
    return vaka_widget_button_wide(play->ui, vaka_ui_say(play->ui, "Give the screen back"));
}

static void draw_back(vaka_play *play, SDL_Rect row)
{
    row.w = back_wide(play);
    if (row.w > 0)
        vaka_widget_button(play->ui, row, (vaka_hit){.what = VAKA_HIT_BACK},
                           vaka_ui_say(play->ui, "Give the screen back"), VAKA_BUTTON_MAIN);
}

static void draw_more(vaka_play *play, SDL_Rect row, int x, int wide)
{
    const char *text = vaka_ui_say(play->ui, "More…");

    x = vaka_prompt_beside(play, (SDL_Rect){x, row.y, wide, row.h}, text);
    x = SDL_min(x, row.x + row.w - wide);
    vaka_widget_button(play->ui, (SDL_Rect){x, row.y, wide, row.h},
                       (vaka_hit){.what = VAKA_HIT_MORE, .a = 1}, text, VAKA_BUTTON_PLAIN);
}

/* All buttons from the left, as far as there is room, and what opens a menu of the rest; returns
 * how many have room, and draws if `draw`. */
static uint32_t put_buttons(vaka_play *play, SDL_Rect row, int narrow, bool draw)
{
    const vaka_view *view = &play->view;
    uint32_t at[BUTTONS_MOST], count = play->asked ? list_buttons(play, at) : 0;
    int gap = vaka_look_px(play->look, 6), end = row.x + row.w;
    int x = back_wide(play) ? row.x + back_wide(play) + gap : row.x;
    int more = vaka_widget_button_wide(play->ui, vaka_ui_say(play->ui, "More…"));
    int32_t sole = vaka_play_sole(play);
    bool tray = view->scene->tray_count > 0;
    char title[VAKA_SENTENCE];

    for (uint32_t i = 0; i < count; i++) {
        vaka_action_said(view, &view->legal[at[i]], title);
        int wide = button_wide(play, row.h, narrow, title), begin = x;
        int rest = i + 1 < count ? more + gap : 0;

        x = vaka_prompt_beside(play, (SDL_Rect){x, row.y, wide, row.h}, title);
        if (draw && i == 0 && x == begin && !tray) /* wherever it stands: one there has to be */
            wide = SDL_min(wide, end - x - rest);
        if (x + wide + rest > end || wide < gap) {
            if (draw)
                draw_more(play, row, begin, more);
            return i;
        }
        if (draw && x != begin)
            draw_shadow(play);
        if (draw)
            vaka_widget_button(play->ui, (SDL_Rect){x, row.y, wide, row.h},
                               (vaka_hit){.what = VAKA_HIT_ACTION, .a = (int32_t)at[i]}, title,
                               (int32_t)at[i] == sole ? VAKA_BUTTON_MAIN : VAKA_BUTTON_PLAIN);
        x += wide + gap;
    }
    return count;
}

/* What may stand at the left without being an action, whether or not it does now: tools that came
 * and went with every move of a program would be hard to press. */
static int left_wide(const vaka_play *play)
{
    int stop = vaka_widget_button_wide(play->ui, vaka_ui_say(play->ui, "Stop here"));
    int watched = vaka_widget_button_wide(play->ui, vaka_ui_say(play->ui, "Move now"));

    if (play->watching)
        watched += vaka_widget_button_wide(play->ui, vaka_ui_say(play->ui, "Pause")) +
                   vaka_look_px(play->look, 6);
    return SDL_max(SDL_max(stop, watched), back_wide(play));
}

/* Buttons are more important than tools, which have a menu. But those that are used again and again
 * stay in sight while no more than one button has to go behind "More…" for them, of those that
 * would not all have room in any case; beside a tray, which has what is asked for, "Why not?" stays
 * whatever goes there. */
static int choose_tools(vaka_play *play, SDL_Rect row, int narrow)
{
    uint32_t at[BUTTONS_MOST], count = play->asked ? list_buttons(play, at) : 0;
    SDL_Rect room = row;
    int way = TOOLS_MOST_USED, least = left_wide(play);
    bool tray = play->view.scene->tray_count > 0;

    if (row.x + row.w - tools_begin(play, row, way, 0) > row.w * TOOLS_PART / 100)
        way = TOOLS_WHY; /* they would come and go with every step */
    room.w = tools_begin(play, row, TOOLS_MENU, 0) - row.x;
    uint32_t most = put_buttons(play, room, 0, false);
    for (; way < TOOLS_MENU; way++) {
        room.w = tools_begin(play, row, way, narrow) - row.x;
        uint32_t beside = room.w >= least ? put_buttons(play, room, narrow, false) : 0;

        bool spares = most < count && beside > 0 && beside + 1 >= most;
        bool trays = tray && (beside > 0 || narrow == NARROW);

        if (room.w >= least && (beside == count || (way > TOOLS_MOST_USED && (spares || trays))))
            break;
    }
    return way;
}

/* How many buttons have room beside the tools. */
static uint32_t count_beside(vaka_play *play, SDL_Rect row, int way, int narrow)
{
    row.w = tools_begin(play, row, way, narrow) - row.x;
    return put_buttons(play, row, narrow, false);
}

/* How much narrower buttons and tools are than their texts: not at all, unless tools would be out
 * of sight otherwise, and letters are large or not even undo is left; then as little as helps. */
static int choose_narrow(vaka_play *play, SDL_Rect row, int *way)
{
    int narrow = 0;

    *way = choose_tools(play, row, 0);
    if (*way < TOOLS_MENU && (*way <= TOOLS_WHY || play->look->percent < LARGE))
        return 0;
    *way = choose_tools(play, row, NARROW);
    uint32_t beside = count_beside(play, row, *way, NARROW);
    while (narrow < NARROW && (choose_tools(play, row, narrow) > *way ||
                               count_beside(play, row, *way, narrow) < SDL_min(beside, 1)))
        narrow++;
    return narrow;
}

/* How wide "More…" and the menu of tools are that stand above each other. */
static int stack_wide(const vaka_play *play)
{
    int more = vaka_widget_button_wide(play->ui, vaka_ui_say(play->ui, "More…"));

    return SDL_max(more, vaka_widget_button_wide(play->ui, vaka_ui_say(play->ui, "Menu")));
}

/* The first button alone, in all the room beside those two. */
static void draw_stack(vaka_play *play, SDL_Rect row)
{
    const vaka_view *view = &play->view;
    uint32_t at[BUTTONS_MOST];
    int gap = vaka_look_px(play->look, 6), side = stack_wide(play), back = back_wide(play);
    SDL_Rect right = {row.x + row.w - side, row.y, side, (row.h - gap) / 2};
    char title[VAKA_SENTENCE];

    list_buttons(play, at);
    draw_more(play, right, right.x, side);
    right.y += right.h + gap;
    draw_tools(play, right, TOOLS_MENU, 0);
    row.w -= side + gap;
    draw_back(play, row);
    row.x += back ? back + gap : 0;
    row.w -= back ? back + gap : 0;
    vaka_action_said(view, &view->legal[at[0]], title);
    if (vaka_prompt_beside(play, row, title) == row.x)
        vaka_widget_button(
            play->ui, row, (vaka_hit){.what = VAKA_HIT_ACTION, .a = (int32_t)at[0]}, title,
            (int32_t)at[0] == vaka_play_sole(play) ? VAKA_BUTTON_MAIN : VAKA_BUTTON_PLAIN);
    else
        draw_shadow(play);
}

static void draw_row(vaka_play *play, SDL_Rect row)
{
    SDL_Rect room = row;
    int way, narrow = choose_narrow(play, row, &way);

    room.w = tools_begin(play, row, way, narrow) - row.x;
    draw_tools(play, row, way, narrow);
    draw_back(play, room);
    if (play->under_way)
        draw_stop(play, room);
    else
        draw_watched(play, room);
    put_buttons(play, room, narrow, true);
}

/* Is there a place on the board to which what is picked can go? */
static bool has_goals(const vaka_play *play)
{
    const vaka_view *view = &play->view;

    for (int32_t zone = 0; play->asked && zone < view->layout->zone_count; zone++)
        if (play->board.targets[zone] && !play->board.picked[zone] &&
            vaka_on_board(view->layout, zone))
            return true;
    return false;
}

/* What was picked of the tray and is no piece, by its verb (from 1 on). */
static void name_tray(vaka_page *page, const vaka_view *view, uint32_t verb)
{
    char name[VAKA_VIEW_NAME];

    for (uint32_t i = 0; verb && i < view->scene->tray_count; i++)
        if (view->scene->trays[i].verb + 1u == verb) {
            vaka_page_add(page, " %s", vaka_view_tray(view, &view->scene->trays[i], name));
            return;
        }
}

static void prompt_text(vaka_play *play, vaka_page *page)
{
    const vaka_view *view = &play->view;
    char name[VAKA_VIEW_NAME];

    if (vaka_thinking_any(play)) {
        vaka_page_say(page, view->language, "{0} is thinking.",
                      VAKA_WITH(vaka_view_seat(view, play->thinking.seat, name)));
        return;
    }
    if (play->under_way) {
        vaka_page_put(page, vaka_ui_say(play->ui, "On its way; Esc stops it where it is."));
        return;
    }
    vaka_text_prompt(page, view);
    if (!vaka_picks_any(&play->picks))
        return;
    vaka_page_clear(page);
    vaka_page_put(page, has_goals(play) ? vaka_ui_say(play->ui, "Now press a lit place. Picked:")
                                        : vaka_ui_say(play->ui, "Now say where or what. Picked:"));
    if (play->picks.kind != VAKA_NONE)
        vaka_page_add(page, " %s", vaka_view_kind(view, play->picks.kind, name));
    else
        name_tray(page, view, play->picks.verb);
    for (int32_t i = 0; i < play->picks.counters; i++)
        vaka_page_add(page, " %s", vaka_counter_title(view, play->picks.counter[i]));
    for (int32_t i = 0; i < play->picks.zones; i++)
        vaka_page_add(page, " %s", vaka_view_zone(view, play->picks.zone[i], name));
    vaka_page_add(page, " %s", vaka_ui_say(play->ui, "(Esc lets it go)"));
}

char *vaka_prompt_sentence(vaka_play *play)
{
    vaka_page page;
    char *text;

    vaka_page_init(&page, 4000);
    prompt_text(play, &page);
    page.text[strcspn(page.text, "\n")] = '\0';
    vaka_text_untyped(page.text, play->view.layout->module);
    text = vaka_xcopy(page.text);
    vaka_page_done(&page);
    return text;
}

#define LINES 2       /* of the sentence for which there is always room */
#define TEXT_LEAST 80 /* per cent of the size of text, so that a long one fits there */
#define TEXT_LOW 85   /* … of any sentence in a low window */
#define ROW 32        /* of buttons */
#define ROW_LOW 28

static int text_wide(const vaka_play *play)
{
    return play->look->canvas->w - vaka_end_wide(play) - 3 * vaka_look_px(play->look, 12);
}

static vaka_type usual_type(const vaka_play *play)
{
    vaka_type type = vaka_look_bold(play->look);

    type.px = vaka_look_is_low(play->look) ? type.px * TEXT_LOW / 100 : type.px;
    return type;
}

/* In smaller letters where it takes more lines than there is room for. */
static vaka_type text_type(const vaka_play *play, const char *text, int room)
{
    vaka_type type = usual_type(play);
    int least = vaka_look_bold(play->look).px * TEXT_LEAST / 100;

    while (type.px > least && vaka_type_block_high(play->look, type, text_wide(play), text) > room)
        type.px--;
    return type;
}

/* The same with every sentence, or what lies above would jump; only one that fits in no way has
 * more. */
static int text_room(vaka_play *play, const char *text)
{
    int lines = LINES * vaka_type_high(play->look, usual_type(play));
    vaka_type type = text_type(play, text, lines);

    return SDL_max(lines, vaka_type_block_high(play->look, type, text_wide(play), text));
}

/* What is wrong with the files of a mod that is tried stands above the sentence. Returns how high
 * it is; draws it if there is a box. */
static int put_fault(vaka_play *play, const SDL_Rect *box)
{
    vaka_type type = vaka_look_body(play->look);
    char text[sizeof play->fault + 8];

    if (!play->trial || !*play->fault)
        return 0;
    type.ink = play->look->theme->refuse;
    snprintf(text, sizeof text, "⚠ %s", play->fault);
    return box ? vaka_type_block(play->look, type, *box, text)
               : vaka_type_block_high(play->look, type, text_wide(play), text);
}

/* Above the sentence, and above and below the row of buttons. */
static int pad_of(const vaka_play *play)
{
    return vaka_look_px(play->look, vaka_look_is_low(play->look) ? 3 : 6);
}

/* How wide the first of some buttons may be at most: beside what gives the screen back, what opens
 * a menu of the rest, and the fewest tools. */
static int first_wide(vaka_play *play, SDL_Rect row, uint32_t count)
{
    int gap = vaka_look_px(play->look, 6), back = back_wide(play);
    int more = vaka_widget_button_wide(play->ui, vaka_ui_say(play->ui, "More…"));

    return tools_begin(play, row, TOOLS_MENU, 0) - row.x - (back ? back + gap : 0) -
           (count > 1 ? more + gap : 0);
}

/* How high the row is with a first button of a width, if all of its text is to be read. */
static int high_for(vaka_play *play, const char *title, int wide, int least)
{
    return vaka_widget_button_wide(play->ui, title) <= wide
               ? least
               : SDL_max(least, vaka_widget_button_low(play->ui, title, wide));
}

/* The same with all buttons; only for a first one that fits in no way it is higher, and what opens
 * the menu of the rest then stands above the tools where that takes less. */
static int row_high(vaka_play *play, bool *stacked)
{
    int usual = vaka_look_px(play->look, vaka_look_is_low(play->look) ? ROW_LOW : ROW);
    int gap = vaka_look_px(play->look, 6), back = back_wide(play);
    SDL_Rect row = {0, 0, text_wide(play), usual};
    uint32_t at[BUTTONS_MOST], count = play->asked ? list_buttons(play, at) : 0;
    char title[VAKA_SENTENCE];

    *stacked = false;
    if (count == 0)
        return usual;
    vaka_action_said(&play->view, &play->view.legal[at[0]], title);
    int high = high_for(play, title, first_wide(play, row, count), usual);
    if (count == 1 || high == usual)
        return high;
    int line = vaka_type_high(play->look, vaka_look_body(play->look)) + vaka_look_px(play->look, 2);
    int beside = row.w - stack_wide(play) - gap - (back ? back + gap : 0);
    int both = high_for(play, title, beside, 2 * line + gap);
    *stacked = both < high;
    return SDL_min(high, both);
}

int vaka_prompt_high(vaka_play *play)
{
    char *text = vaka_prompt_sentence(play);
    bool stacked;
    int high = put_fault(play, NULL) + text_room(play, text) + vaka_look_px(play->look, 2) +
               row_high(play, &stacked) + 3 * pad_of(play);

    free(text);
    return high;
}

SDL_Rect vaka_prompt_end(const vaka_play *play)
{
    SDL_Rect box = play->prompt_box;
    int wide = vaka_end_wide(play), pad = pad_of(play);

    return (SDL_Rect){box.x + box.w - vaka_look_px(play->look, 12) - wide, box.y + pad, wide,
                      box.h - 2 * pad};
}

static void draw_said(vaka_play *play, SDL_Rect box, const char *text)
{
    vaka_type type = text_type(play, text, box.h);

    play->said_box = (SDL_Rect){0};
    if (play->middle_asks) /* it is said there */
        return;
    play->said_box = box;
    play->said_box.w = SDL_min(vaka_type_wide(play->look, type, text), box.w);
    play->said_box.h = vaka_type_block(play->look, type, box, text);
}

void vaka_prompt_draw(vaka_play *play)
{
    SDL_Rect box = play->prompt_box;
    bool stacked;
    int margin = vaka_look_px(play->look, 12), high = row_high(play, &stacked), pad = pad_of(play);
    SDL_Rect row = {box.x + margin, box.y + box.h - high - pad, text_wide(play), high};
    char *text = vaka_prompt_sentence(play);

    vaka_paint_box(play->look->canvas, box, play->look->theme->paper);
    vaka_paint_box(play->look->canvas, (SDL_Rect){box.x, box.y, box.w, 1}, play->look->theme->edge);
    int y = box.y + pad;
    y += put_fault(play, &(SDL_Rect){row.x, y, row.w, 0});
    draw_said(play, (SDL_Rect){row.x, y, row.w, row.y - y}, text);
    free(text);
    if (stacked)
        draw_stack(play, row);
    else
        draw_row(play, row);
    vaka_end_draw(play, vaka_prompt_end(play));
}
