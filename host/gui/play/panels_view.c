/* gui/play/panels_view.c - every element of a module's panels.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/text_parts.h"
#include "gui/play/play.h"

#define CARD_HIGH 60 /* of one that stands beside what it says */
#define SIDE_LEAST 9 /* pixels to which the headings of a deal shrink */

typedef struct slip { /* where the next element is drawn */
    vaka_play *play;
    SDL_Rect box;                 /* y: the next line */
    const vaka_element *at, *end; /* the next element, those behind it in the panel */
    int size;                     /* of pieces */
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

/* Where the panel begins that an element is of. */
static uint32_t first_beside(const vaka_scene *scene, uint32_t element)
{
    for (uint32_t p = 0; p < scene->panel_count; p++)
        if (element < scene->panels[p].first + scene->panels[p].count)
            return scene->panels[p].first;
    return element;
}

/* Has an earlier strip of the panel, in the same tone, the kind, too? Then that one is meant. */
static bool is_before(const vaka_scene *scene, const vaka_element *strip, int32_t kind)
{
    uint32_t at = (uint32_t)(strip - scene->elements), tone = strip->tone;

    for (uint32_t i = first_beside(scene, at); i < at; i++) {
        const vaka_element *element = &scene->elements[i];

        tone = element->type == VAKA_ELEMENT_STRIP ? element->tone : tone;
        if (element->type == VAKA_ELEMENT_KIND && element->a == kind && element->b > 0 &&
            tone == strip->tone)
            return true;
    }
    return false;
}

/* Can pieces of a strip be chosen? Not those of another seat, nor those that stand behind others of
 * their kind. */
static bool is_choice(const vaka_view *view, const vaka_element *strip, int32_t kind)
{
    int32_t owner =
        strip->tone >= VAKA_TONE_SEAT ? (int32_t)(strip->tone - VAKA_TONE_SEAT) : VAKA_NONE;

    return (owner == VAKA_NONE || owner == view->seat) && !is_before(view->scene, strip, kind);
}

/* A card can be read large; a kind that is asked for can be chosen here; of others the name is
 * told. Comes before the pile itself, whose number lies over the frame. */
static void hit_kind(vaka_play *play, int32_t kind, bool choice, SDL_Rect box)
{
    const vaka_view *view = &play->view;
    char name[VAKA_VIEW_NAME];
    bool named = false;

    for (uint32_t i = 0; choice && play->asked && i < view->legal_count; i++)
        named = named || vaka_picks_names_kind(view, &view->legal[i], kind);
    if (!named && !vaka_view_item(view, kind)) {
        vaka_hit *hit = vaka_widget_hit(play->ui, box, VAKA_HIT_NAMED, VAKA_NONE, kind,
                                        vaka_view_kind(view, kind, name));

        hit->silent = hit->blank = true;
        return;
    }
    vaka_widget_hit(play->ui, box, VAKA_HIT_KIND, VAKA_NONE, kind, vaka_view_kind(view, kind, name))
        ->late = true;
    if (named)
        vaka_paint_frame(play->look->canvas, (SDL_Rect){box.x - 3, box.y - 3, box.w + 6, box.h + 6},
                         6, 2.5f, play->look->theme->accent);
}

/* Does anything lie in the strip whose kinds follow? */
static bool has_pieces(const slip *at)
{
    for (const vaka_element *kind = at->at; kind < at->end && kind->type == VAKA_ELEMENT_KIND;
         kind++)
        if (kind->b > 0)
            return true;
    return false;
}

/* The one card of a strip, if it says something that stands nowhere else yet; else NULL. */
static const vaka_item *sole_card(const slip *at)
{
    const vaka_element *kind = at->at, *next = kind + 1;
    const vaka_view *view = &at->play->view;

    if (kind >= at->end || kind->type != VAKA_ELEMENT_KIND || kind->b != 1 ||
        (next < at->end && next->type == VAKA_ELEMENT_KIND))
        return NULL;
    const vaka_item *item = vaka_view_item(view, kind->a);
    if (!item || !*item->text || item == view->asks ||
        view->layout->kinds[kind->a].shape != VAKA_SHAPE_CARD)
        return NULL;
    bool said = next < at->end && next->type == VAKA_ELEMENT_NOTE && next->said.text &&
                strcmp(next->said.text, item->text) == 0;
    return said ? NULL : item;
}

/* Nobody has to point at the one card that it is about. */
static void draw_sole_card(slip *at, const vaka_element *strip, const vaka_item *item)
{
    vaka_play *play = at->play;
    const vaka_view *view = &play->view;
    int32_t kind = at->at++->a;
    int size = SDL_max(vaka_look_px(play->look, CARD_HIGH), at->size);
    int wide = vaka_counter_wide(view->layout, kind, size), gap = vaka_look_px(play->look, 10);
    SDL_Rect box = {at->box.x, at->box.y, wide, size};
    vaka_type type = vaka_look_body(play->look), bold = vaka_look_bold(play->look);
    char text[VAKA_ITEM_TEXT], name[VAKA_VIEW_NAME];
    slip beside = *at;

    hit_kind(play, kind, is_choice(view, strip, kind), box);
    vaka_pile_draw(play->look, view->layout,
                   &(vaka_pile){.owner = VAKA_NONE, .kind = kind, .count = 1, .known = true}, box);
    type.px = bold.px = vaka_look_small(play->look).px;
    beside.box.x += wide + gap;
    beside.box.w -= wide + gap;
    draw_words(&beside, bold, VAKA_TONE_PLAIN, vaka_view_kind(view, kind, name));
    draw_words(&beside, type, VAKA_TONE_PLAIN, vaka_view_item_text(view, item, text));
    at->box.y = SDL_max(beside.box.y, box.y + size) + vaka_look_px(play->look, 8);
}

/* One without pieces has no heading, either: it would stand over nothing. */
static void draw_strip(slip *at, const vaka_element *strip)
{
    vaka_play *play = at->play;
    const vaka_view *view = &play->view;
    int size = at->size, x = at->box.x;
    int32_t owner =
        strip->tone >= VAKA_TONE_SEAT ? (int32_t)(strip->tone - VAKA_TONE_SEAT) : VAKA_NONE;
    const vaka_item *card = sole_card(at);
    bool any = has_pieces(at);
    char text[VAKA_SENTENCE];

    if (any)
        draw_words(at, vaka_look_small(play->look), strip->tone,
                   vaka_view_said(view, &strip->said, text));
    if (card) {
        draw_sole_card(at, strip, card);
        return;
    }
    for (; at->at < at->end && at->at->type == VAKA_ELEMENT_KIND; at->at++) {
        vaka_pile pile = {.owner = owner, .kind = at->at->a, .count = at->at->b, .known = true};
        int wide = vaka_counter_wide(view->layout, pile.kind, size);

        if (x + wide > at->box.x + at->box.w && x > at->box.x) {
            x = at->box.x;
            at->box.y += size + 6;
        }
        if (pile.count > 0) {
            hit_kind(play, pile.kind, is_choice(view, strip, pile.kind),
                     (SDL_Rect){x, at->box.y, wide, size});
            vaka_pile_draw(play->look, view->layout, &pile, (SDL_Rect){x, at->box.y, wide, size});
        }
        x += wide + vaka_look_px(play->look, 12);
    }
    if (any)
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

const char *vaka_note_words(const vaka_play *play, const vaka_element *note, char *out)
{
    vaka_view_said(&play->view, &note->said, out);
    vaka_text_untyped(out, play->view.layout->module);
    return out;
}

static void draw_note(slip *at, const vaka_element *note)
{
    char text[VAKA_SENTENCE];

    draw_words(at, vaka_look_body(at->play->look), note->tone,
               vaka_note_words(at->play, note, text));
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

    vaka_action_said(view, &button->action, title);
    int need = vaka_widget_button_high(play->ui, title, at->box.w, VAKA_BUTTON_PLAIN);
    int high = SDL_max(need, vaka_look_px(play->look, 32));
    vaka_widget_button(play->ui, (SDL_Rect){at->box.x, at->box.y, at->box.w, high},
                       (vaka_hit){.what = VAKA_HIT_PANEL,
                                  .a = (int32_t)(button - view->scene->elements),
                                  .off = !legal},
                       title, VAKA_BUTTON_PLAIN);
    at->box.y += high + vaka_look_px(play->look, 6);
}

/* One side of a good in a deal: less, how many, more; without the buttons where it cannot be
 * changed. */
static void draw_amount(slip *at, const vaka_element *buttons, int32_t number, SDL_Rect box)
{
    static const char *const signs[] = {"\u2212", "+"};
    const vaka_view *view = &at->play->view;
    char text[16];

    snprintf(text, sizeof text, "%d", (int)number);
    vaka_type_in(at->play->look,
                 number ? vaka_look_bold(at->play->look) : vaka_look_small(at->play->look), box, 1,
                 text);
    for (int i = 0; buttons && i < 2; i++) {
        SDL_Rect place = {i ? box.x + box.w - box.h : box.x, box.y, box.h, box.h};
        bool legal = at->play->asked && vaka_view_number(view, &buttons[i].action) > 0;
        vaka_widget_button(at->play->ui, place,
                           (vaka_hit){.what = VAKA_HIT_PANEL,
                                      .a = (int32_t)(&buttons[i] - view->scene->elements),
                                      .off = !legal},
                           signs[i], VAKA_BUTTON_PLAIN);
    }
}

/* Where the two sides of a deal stand: at the right. */
static SDL_Rect side_box(const slip *at, int side, int high)
{
    int wide = vaka_look_px(at->play->look, 82), gap = vaka_look_px(at->play->look, 10);

    return (SDL_Rect){at->box.x + at->box.w - (2 - side) * wide - (1 - side) * gap, at->box.y, wide,
                      high};
}

/* What a side is, smaller where it is long. */
static void draw_side(const slip *at, SDL_Rect box, const char *text)
{
    vaka_type type = vaka_look_small(at->play->look);

    while (type.px > SIDE_LEAST && vaka_type_wide(at->play->look, type, text) > box.w)
        type.px--;
    vaka_type_in(at->play->look, type, box, 1, text);
}

static void draw_sides(slip *at)
{
    int line = vaka_type_high(at->play->look, vaka_look_small(at->play->look));

    draw_side(at, side_box(at, 0, line), vaka_ui_say(at->play->ui, "You give"));
    draw_side(at, side_box(at, 1, line), vaka_ui_say(at->play->ui, "You get"));
    at->box.y += line;
}

/* A good of a deal, both sides beside it, or below it where its name is long; above the first one
 * what the sides are. */
static void draw_good(slip *at, const vaka_element *good)
{
    vaka_play *play = at->play;
    const vaka_element *first = at->at;
    int high = vaka_look_px(play->look, 28), room = side_box(at, 0, high).x - at->box.x;
    vaka_type body = vaka_look_body(play->look);
    char text[VAKA_SENTENCE];

    vaka_view_said(&play->view, &good->said, text);
    if (good[-1].type == VAKA_ELEMENT_NOTE) /* it is said above whose offer it is */
        draw_sides(at);
    while (at->at < at->end && at->at - first < 4 && at->at->type == VAKA_ELEMENT_BUTTON)
        at->at++;
    bool changes = at->at - first == 4, beside = vaka_type_wide(play->look, body, text) <= room;
    if (!beside)
        draw_words(at, body, VAKA_TONE_PLAIN, text);
    SDL_Rect give = side_box(at, 0, high), get = side_box(at, 1, high);
    draw_amount(at, changes ? first : NULL, good->a, give);
    draw_amount(at, changes ? first + 2 : NULL, good->b, get);
    if (beside)
        vaka_type_in(play->look, body, (SDL_Rect){at->box.x, at->box.y, room, high}, 0, text);
    at->box.y += high + vaka_look_px(play->look, 4);
}

static void draw_kind(slip *at, const vaka_element *kind)
{
    char text[VAKA_VIEW_NAME], line[VAKA_VIEW_NAME + 16];

    snprintf(line, sizeof line, "%d %s", (int)kind->b,
             vaka_view_kind(&at->play->view, kind->a, text));
    draw_words(at, vaka_look_body(at->play->look), VAKA_TONE_PLAIN, line);
}

static void draw_die(slip *at, const vaka_element *die)
{
    const vaka_gui_look *look = at->play->look;
    int side = vaka_look_px(look, 44);
    SDL_Rect box = {at->box.x, at->box.y, side, side}, rest = at->box;
    char text[VAKA_SENTENCE];

    vaka_die_draw(look, box, 6, die->a);
    at->box.x += side + vaka_look_px(look, 10);
    at->box.w -= side + vaka_look_px(look, 10);
    draw_words(at, vaka_look_body(look), die->tone,
               vaka_view_said(&at->play->view, &die->said, text));
    at->box = (SDL_Rect){rest.x, SDL_max(at->box.y, box.y + side) + vaka_look_px(look, 6), rest.w,
                         rest.h};
}

int vaka_panel_parts(vaka_play *play, SDL_Rect box, int size, const vaka_element *first,
                     uint32_t count)
{
    static void (*const draw[])(slip *, const vaka_element *) = {
        [VAKA_ELEMENT_STRIP] = draw_strip, [VAKA_ELEMENT_KIND] = draw_kind,
        [VAKA_ELEMENT_METER] = draw_meter, [VAKA_ELEMENT_TABLE] = draw_table,
        [VAKA_ELEMENT_CELL] = draw_note,   [VAKA_ELEMENT_NOTE] = draw_note,
        [VAKA_ELEMENT_ODDS] = draw_odds,   [VAKA_ELEMENT_BUTTON] = draw_button,
        [VAKA_ELEMENT_GOOD] = draw_good,   [VAKA_ELEMENT_DIE] = draw_die,
    };
    slip at = {play, box, first, first + count, size};

    while (at.at < at.end) {
        const vaka_element *element = at.at++;

        if (element->type < sizeof draw / sizeof draw[0] && draw[element->type])
            draw[element->type](&at, element);
    }
    return at.box.y;
}

/* The card or rule that asks stands beside its question, as it is printed. */
static void draw_asking(slip *at)
{
    vaka_play *play = at->play;
    const vaka_item *item = play->view.asks;
    char text[VAKA_ITEM_TEXT];

    if (!item || !item->title || !*item->title)
        return;
    draw_words(at, vaka_look_head(play->look), VAKA_TONE_PLAIN,
               vaka_names_say(play->view.names, item->title));
    vaka_view_item_text(&play->view, item, text);
    if (*text)
        draw_words(at, vaka_look_body(play->look), VAKA_TONE_PLAIN, text);
    at->box.y += vaka_look_px(play->look, 10);
}

#define HELPERS 3
#define HELPER_HIGH 30

typedef struct helper {
    const char *text;
    int what;
    bool on;
} helper;

/* What this step is about, a hint; and of a mod that is tried, whose files have changed, what that
 * does to games that were kept. Returns how many there are. */
static int list_helpers(const vaka_play *play, bool help, helper out[HELPERS])
{
    int count = 0;

    if (help)
        out[count++] =
            (helper){vaka_ui_say(play->ui, "About this step"), VAKA_HIT_STEP, play->step_help};
    if (vaka_hint_any(play) && vaka_hint_allowed(play))
        out[count++] = (helper){vaka_ui_say(play->ui, "Hint"), VAKA_HIT_HINT, false};
    if (play->trial && play->reloaded)
        out[count++] = (helper){vaka_ui_say(play->ui, VAKA_TEXT("Replay games with this change")),
                                VAKA_HIT_REPLAY, false};
    return count;
}

/* How wide one is: as its text is; or, where they share one row only so, in letters that shrink. */
static int helper_wide(vaka_play *play, const helper *of, bool narrow)
{
    return narrow ? vaka_widget_button_narrow(play->ui, of->text,
                                              vaka_look_px(play->look, HELPER_HIGH))
                  : vaka_widget_button_wide(play->ui, of->text);
}

static int helpers_wide(vaka_play *play, const helper *of, int count, bool narrow, int gap)
{
    int all = (count - 1) * gap;

    for (int i = 0; i < count; i++)
        all += helper_wide(play, &of[i], narrow);
    return all;
}

/* Small buttons, where there are any: on one row if that can be. */
static void draw_helpers(slip *at, bool help)
{
    vaka_play *play = at->play;
    helper all[HELPERS];
    int count = list_helpers(play, help, all), gap = vaka_look_px(play->look, 6), high = 0,
        x = at->box.x;
    bool narrow = helpers_wide(play, all, count, false, gap) > at->box.w &&
                  helpers_wide(play, all, count, true, gap) <= at->box.w;

    for (int i = 0; i < count; i++) {
        int wide = SDL_min(helper_wide(play, &all[i], narrow), at->box.w);

        if (x > at->box.x && x + wide > at->box.x + at->box.w) {
            x = at->box.x;
            at->box.y += high + gap;
            high = 0;
        }
        high = narrow ? vaka_look_px(play->look, HELPER_HIGH)
                      : SDL_max(high, vaka_widget_button_high(play->ui, all[i].text, wide,
                                                              VAKA_BUTTON_PLAIN));
        vaka_widget_button(play->ui, (SDL_Rect){x, at->box.y, wide, high},
                           (vaka_hit){.what = all[i].what}, all[i].text,
                           all[i].on ? VAKA_BUTTON_ON : VAKA_BUTTON_PLAIN);
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
    vaka_play *play = at->play;
    const vaka_element *elements = play->view.scene->elements;
    char title[VAKA_SENTENCE];

    vaka_view_said(&play->view, &panel->title, title);
    draw_words(at, vaka_look_head(play->look), VAKA_TONE_PLAIN, *title ? title : panel->id);
    if (panel->count)
        at->box.y =
            vaka_panel_parts(play, at->box, at->size, &elements[panel->first], panel->count);
    at->box.y += vaka_look_px(play->look, 10);
}

/* What two are dealing about is worked on: it has buttons of its own. */
static bool is_deal(const vaka_play *play, const vaka_panel_info *panel)
{
    for (uint32_t i = 0; i < panel->count; i++)
        if (play->view.scene->elements[panel->first + i].type == VAKA_ELEMENT_GOOD)
            return true;
    return false;
}

int vaka_deals_draw(vaka_play *play, SDL_Rect box, int y)
{
    const vaka_scene *scene = play->view.scene;
    slip at = {play, box, NULL, NULL, vaka_look_px(play->look, 34)};

    at.box.y = y;
    for (uint32_t i = 0; i < scene->panel_count; i++)
        if (is_deal(play, &scene->panels[i]))
            draw_panel(&at, &scene->panels[i]);
    return at.box.y;
}

/* Help about the step comes first, where it is wanted; a panel in the middle is drawn there. */
int vaka_panels_draw(vaka_play *play, SDL_Rect box, int y)
{
    const vaka_scene *scene = play->view.scene;
    slip at = {play, box, NULL, NULL, vaka_look_px(play->look, 34)};

    at.box.y = y;
    if (!play->replay && !play->over)
        draw_helpers(&at, has_help(scene));
    if (play->asked && !play->over)
        draw_asking(&at);
    for (int help = play->step_help ? 1 : 0; help >= 0; help--)
        for (uint32_t i = 0; i < scene->panel_count; i++)
            if ((strcmp(scene->panels[i].id, VAKA_PANEL_HELP) == 0) == (help == 1) &&
                vaka_middle_panel(play) != (int32_t)i && !is_deal(play, &scene->panels[i]))
                draw_panel(&at, &scene->panels[i]);
    return at.box.y;
}
