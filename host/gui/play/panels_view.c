/* gui/play/panels_view.c - every element of a module's panels.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>

#include "gui/play/play.h"

typedef struct slip { /* where the next element is drawn */
    vaka_play *play;
    SDL_Rect box;                 /* y: the next line */
    const vaka_element *at, *end; /* the next element, those behind it in the panel */
} slip;

/* Seats' colours are no text colours: the sign in front tells whose it is. */
static void draw_words(slip *at, vaka_type type, uint32_t tone, const char *text)
{
    vaka_play *play = at->play;
    bool owned = tone >= VAKA_TONE_SEAT && tone < VAKA_TONE_SEAT + VAKA_MAX_SEATS;
    int line = vaka_type_high(play->look, type), side = owned ? line * 3 / 4 : 0;
    int indent = owned ? side + vaka_look_px(play->look, 6) : 0;
    SDL_Rect box = {at->box.x + indent, at->box.y, at->box.w - indent, 0};

    if (!owned)
        type.ink = vaka_theme_tone(play->look->theme, tone, type.ink);
    int high = vaka_type_block(play->look, type, box, text);
    if (owned)
        vaka_seat_sign(play->look, (int32_t)(tone - VAKA_TONE_SEAT), at->box.x,
                       at->box.y + (line - side) / 2, side);
    at->box.y += high + vaka_look_px(play->look, 3);
}

static void draw_strip(slip *at, const vaka_element *strip)
{
    vaka_play *play = at->play;
    const vaka_view *view = &play->view;
    int size = vaka_look_px(play->look, 34), x = at->box.x;
    int32_t owner =
        strip->tone >= VAKA_TONE_SEAT ? (int32_t)(strip->tone - VAKA_TONE_SEAT) : VAKA_NONE;
    char text[VAKA_SENTENCE];

    draw_words(at, vaka_look_small(play->look), strip->tone,
               vaka_view_said(view, &strip->said, text));
    for (; at->at < at->end && at->at->type == VAKA_ELEMENT_KIND; at->at++) {
        vaka_pile pile = {owner, at->at->a, at->at->b, true, false, {0, 0}};
        int wide = vaka_counter_wide(view->layout, pile.kind, size);

        if (x + wide > at->box.x + at->box.w && x > at->box.x) {
            x = at->box.x;
            at->box.y += size + 6;
        }
        if (pile.count > 0)
            vaka_pile_draw(play->look, view->layout, &pile, (SDL_Rect){x, at->box.y, wide, size});
        x += wide + vaka_look_px(play->look, 12);
    }
    if (at->at > strip + 1)
        at->box.y += size + vaka_look_px(play->look, 8);
}

static void draw_bar(slip *at, int32_t value, int32_t max, vaka_ink ink)
{
    vaka_play *play = at->play;
    int high = vaka_look_px(play->look, 10);
    int32_t part = SDL_clamp(value, 0, max);
    SDL_Rect bar = {at->box.x, at->box.y, at->box.w, high};

    vaka_paint_round(play->look->canvas, bar, (float)high / 2, play->look->theme->edge);
    bar.w = max > 0 ? (int)((int64_t)bar.w * part / max) : 0;
    if (bar.w > 0)
        vaka_paint_round(play->look->canvas, bar, (float)high / 2, ink);
    at->box.y += high + vaka_look_px(play->look, 6);
}

static void draw_meter(slip *at, const vaka_element *meter)
{
    char text[VAKA_SENTENCE], line[VAKA_SENTENCE + 32];
    vaka_ink ink =
        vaka_theme_tone(at->play->look->theme, meter->tone, at->play->look->theme->shallow);

    vaka_say_with(at->play->ui->language, "{0}: {1} of {2}",
                  VAKA_WITH(vaka_view_said(&at->play->view, &meter->said, text), VAKA_INT(meter->a),
                            VAKA_INT(meter->b)),
                  line, sizeof line);
    draw_words(at, vaka_look_body(at->play->look), meter->tone, line);
    draw_bar(at, meter->a, meter->b, ink);
}

static void draw_table(slip *at, const vaka_element *table)
{
    while (at->at < at->end && at->at->type == VAKA_ELEMENT_CELL)
        at->at++;
    at->box.y = vaka_table_draw(at->play, at->box, table, (uint32_t)(at->at - table - 1)) +
                vaka_look_px(at->play->look, 6);
}

static void draw_note(slip *at, const vaka_element *note)
{
    char text[VAKA_SENTENCE];

    draw_words(at, vaka_look_body(at->play->look), note->tone,
               vaka_view_said(&at->play->view, &note->said, text));
}

static void draw_odds(slip *at, const vaka_element *odds)
{
    char text[VAKA_SENTENCE], line[VAKA_SENTENCE + 64];
    int percent = odds->b > 0 ? (int)(((int64_t)odds->a * 200 / odds->b + 1) / 2) : 0;

    vaka_say_with(at->play->ui->language, "{0}: {1} of {2} ({3} %)",
                  VAKA_WITH(vaka_view_said(&at->play->view, &odds->said, text), VAKA_INT(odds->a),
                            VAKA_INT(odds->b), VAKA_INT(percent)),
                  line, sizeof line);
    draw_words(at, vaka_look_body(at->play->look), VAKA_TONE_PLAIN, line);
    /* What it is a chance of may be a risk: no tone of its own. */
    draw_bar(at, odds->a, odds->b, at->play->look->theme->shallow);
}

static void draw_button(slip *at, const vaka_element *button)
{
    vaka_play *play = at->play;
    const vaka_view *view = &play->view;
    bool legal = play->asked && vaka_view_number(view, &button->action) > 0;
    char title[VAKA_SENTENCE];

    vaka_view_action(view, &button->action, title);
    int need = vaka_widget_button_high(play->ui, title, at->box.w, VAKA_BUTTON_PLAIN);
    int high = SDL_max(need, vaka_look_px(play->look, 32));
    vaka_widget_button(play->ui, (SDL_Rect){at->box.x, at->box.y, at->box.w, high},
                       (vaka_hit){.what = VAKA_HIT_PANEL,
                                  .a = (int32_t)(button - view->scene->elements),
                                  .off = !legal},
                       title, VAKA_BUTTON_PLAIN);
    at->box.y += high + vaka_look_px(play->look, 6);
}

/* One of the two small buttons of a step, from the right; returns its width. */
static int draw_less_or_more(slip *at, const vaka_element *button, const char *sign, SDL_Rect box)
{
    const vaka_view *view = &at->play->view;
    bool legal = at->play->asked && vaka_view_number(view, &button->action) > 0;

    vaka_widget_button(at->play->ui, box,
                       (vaka_hit){.what = VAKA_HIT_PANEL,
                                  .a = (int32_t)(button - view->scene->elements),
                                  .off = !legal},
                       sign, VAKA_BUTTON_PLAIN);
    return box.w + vaka_look_px(at->play->look, 6);
}

/* "Fish: 2", and to the right of it less and more. */
static void draw_step(slip *at, const vaka_element *step)
{
    static const char *const signs[] = {"\u2212", "+"};
    vaka_play *play = at->play;
    int high = vaka_look_px(play->look, 28), right = at->box.x + at->box.w;
    const vaka_element *first = at->at;
    char text[VAKA_SENTENCE];

    while (at->at < at->end && at->at - first < 2 && at->at->type == VAKA_ELEMENT_BUTTON)
        at->at++;
    for (const vaka_element *button = at->at; button-- > first;) {
        int wide = vaka_widget_button_wide(play->ui, signs[button - first]);
        right -= draw_less_or_more(at, button, signs[button - first],
                                   (SDL_Rect){right - wide, at->box.y, wide, high});
    }
    vaka_type type = vaka_look_body(play->look);
    int line = vaka_type_high(play->look, type);
    int lines = vaka_type_block(
        play->look, type,
        (SDL_Rect){at->box.x, at->box.y + SDL_max(0, (high - line) / 2), right - at->box.x, 0},
        vaka_view_said(&play->view, &step->said, text));
    at->box.y += SDL_max(high, lines) + vaka_look_px(play->look, 4);
}

static void draw_kind(slip *at, const vaka_element *kind)
{
    char text[VAKA_VIEW_NAME], line[VAKA_VIEW_NAME + 16];

    snprintf(line, sizeof line, "%d %s", (int)kind->b,
             vaka_view_kind(&at->play->view, kind->a, text));
    draw_words(at, vaka_look_body(at->play->look), VAKA_TONE_PLAIN, line);
}

/* Two small buttons: what this step is about, and a hint, where there are any. */
static void draw_helpers(slip *at, bool help)
{
    vaka_play *play = at->play;
    const char *texts[] = {vaka_ui_say(play->ui, "About this step"), vaka_ui_say(play->ui, "Hint")};
    const bool any[] = {help, vaka_hint_any(play) && vaka_hint_allowed(play)};
    const int what[] = {VAKA_HIT_STEP, VAKA_HIT_HINT};
    int gap = vaka_look_px(play->look, 6), high = 0, x = at->box.x;

    for (int i = 0; i < 2; i++) {
        int wide = SDL_min(vaka_widget_button_wide(play->ui, texts[i]), at->box.w);

        if (!any[i])
            continue;
        if (x > at->box.x && x + wide > at->box.x + at->box.w) {
            x = at->box.x;
            at->box.y += high + gap;
            high = 0;
        }
        high = SDL_max(high, vaka_widget_button_high(play->ui, texts[i], wide, VAKA_BUTTON_PLAIN));
        vaka_widget_button(play->ui, (SDL_Rect){x, at->box.y, wide, high},
                           (vaka_hit){.what = what[i]}, texts[i],
                           i == 0 && play->step_help ? VAKA_BUTTON_ON : VAKA_BUTTON_PLAIN);
        x += wide + gap;
    }
    if (x > at->box.x)
        at->box.y += high + gap;
}

static bool has_help(const vaka_scene *scene)
{
    for (uint32_t i = 0; i < scene->panel_count; i++)
        if (strcmp(scene->panels[i].id, VAKA_PANEL_HELP) == 0)
            return true;
    return false;
}

static void draw_panel(slip *at, const vaka_panel_info *panel)
{
    static void (*const draw[])(slip *, const vaka_element *) = {
        [VAKA_ELEMENT_STRIP] = draw_strip, [VAKA_ELEMENT_KIND] = draw_kind,
        [VAKA_ELEMENT_METER] = draw_meter, [VAKA_ELEMENT_TABLE] = draw_table,
        [VAKA_ELEMENT_CELL] = draw_note,   [VAKA_ELEMENT_NOTE] = draw_note,
        [VAKA_ELEMENT_ODDS] = draw_odds,   [VAKA_ELEMENT_BUTTON] = draw_button,
        [VAKA_ELEMENT_STEP] = draw_step,
    };
    const vaka_scene *scene = at->play->view.scene;
    char title[VAKA_SENTENCE];

    vaka_view_said(&at->play->view, &panel->title, title);
    draw_words(at, vaka_look_head(at->play->look), VAKA_TONE_PLAIN, *title ? title : panel->id);
    at->at = panel->count ? &scene->elements[panel->first] : NULL;
    at->end = panel->count ? at->at + panel->count : NULL;
    while (at->at < at->end) {
        const vaka_element *element = at->at++;

        if (element->type < sizeof draw / sizeof draw[0] && draw[element->type])
            draw[element->type](at, element);
    }
    at->box.y += vaka_look_px(at->play->look, 10);
}

int vaka_panels_draw(vaka_play *play, SDL_Rect box, int y)
{
    const vaka_scene *scene = play->view.scene;
    slip at = {play, box, NULL, NULL};

    at.box.y = y;
    if (!play->replay && !play->over)
        draw_helpers(&at, has_help(scene));
    for (int help = play->step_help ? 1 : 0; help >= 0; help--) /* it comes first */
        for (uint32_t i = 0; i < scene->panel_count; i++)
            if ((strcmp(scene->panels[i].id, VAKA_PANEL_HELP) == 0) == (help == 1))
                draw_panel(&at, &scene->panels[i]);
    return at.box.y;
}
