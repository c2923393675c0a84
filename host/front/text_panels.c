/* front/text_panels.c - every element of a module's panels, as lines.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/text_parts.h"
#include "table/codec.h"

#define METER_BARS 20

/* A strip of one piece that has the name of that piece, as a card's has. */
static bool is_named_alike(const vaka_view *view, const vaka_element *strip, uint32_t left)
{
    char caption[VAKA_SENTENCE], name[VAKA_SENTENCE];
    bool one = left > 1 && strip[1].type == VAKA_ELEMENT_KIND && strip[1].b == 1 &&
               (left == 2 || strip[2].type != VAKA_ELEMENT_KIND);

    return one && strcmp(vaka_view_said(view, &strip->said, caption),
                         vaka_view_kind(view, strip[1].a, name)) == 0;
}

/* Returns how many elements it used: the strip and its kinds. */
static uint32_t put_strip(vaka_page *page, const vaka_view *view, const vaka_element *strip,
                          uint32_t left)
{
    char text[VAKA_SENTENCE];
    uint32_t used = 1;

    vaka_page_add(page, "  %s:", vaka_view_said(view, &strip->said, text));
    if (is_named_alike(view, strip, left)) {
        vaka_page_put(page, "\n");
        return 2;
    }
    for (; used < left && strip[used].type == VAKA_ELEMENT_KIND; used++)
        vaka_page_add(page, "%s %d %s", used > 1 ? "," : "", (int)strip[used].b,
                      vaka_view_kind(view, strip[used].a, text));
    if (used == 1)
        vaka_page_add(page, " %s", vaka_say(view->language, "nothing"));
    vaka_text_whose(page, view, strip->tone);
    vaka_page_put(page, "\n");
    return used;
}

static uint32_t put_meter(vaka_page *page, const vaka_view *view, const vaka_element *meter,
                          uint32_t left)
{
    char text[VAKA_SENTENCE], bar[METER_BARS + 1];
    int32_t value = meter->a < 0 ? 0 : meter->a > meter->b ? meter->b : meter->a;
    int32_t full = meter->b > 0 ? (int32_t)((int64_t)value * METER_BARS / meter->b) : 0;

    (void)left;
    memset(bar, '.', METER_BARS);
    memset(bar, '#', (size_t)full);
    bar[METER_BARS] = '\0';
    vaka_page_put(page, "  ");
    vaka_page_say(page, view->language, "{0}: {1} of {2}",
                  VAKA_WITH(vaka_view_said(view, &meter->said, text), VAKA_INT(meter->a),
                            VAKA_INT(meter->b)));
    vaka_page_add(page, " [%s]", bar);
    vaka_text_whose(page, view, meter->tone);
    vaka_page_put(page, "\n");
    return 1;
}

static uint32_t cells_after(const vaka_element *table, uint32_t left)
{
    uint32_t count = 0;

    while (count + 1 < left && table[count + 1].type == VAKA_ELEMENT_CELL)
        count++;
    return count;
}

/* A table as it is printed: as its module gives it, or with rows for columns. */
typedef struct grid {
    const vaka_element *table;
    uint32_t cells, across;
    bool turned;
} grid;

static const vaka_said *cell_at(const grid *of, uint32_t number)
{
    uint32_t down = of->cells / of->across;

    if (of->turned)
        number = number % of->across * down + number / of->across;
    return &of->table[number + 1].said;
}

/* Does its row apply now? */
static bool is_lit(const grid *of, uint32_t number)
{
    uint32_t down = of->cells / of->across;

    if (of->turned)
        number = number % of->across * down + number / of->across;
    return of->table[number + 1].a == 1;
}

/* Width of each column into `wide`, which is owned by the caller; of a whole line into `all`. */
static int32_t *measure(const vaka_view *view, const grid *of, int32_t *all)
{
    int32_t *wide = vaka_xnew(sizeof *wide * of->across);
    char text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < of->cells; i++) {
        int32_t own =
            vaka_page_columns(vaka_view_said(view, cell_at(of, i), text)) + (is_lit(of, i) ? 2 : 0);

        if (own > wide[i % of->across])
            wide[i % of->across] = own;
    }
    *all = 2;
    for (uint32_t i = 0; i < of->across; i++)
        *all += wide[i] + 2;
    return wide;
}

/* Cells one behind the other, aligned by `wide` or with commas. */
static void put_grid(vaka_page *page, const vaka_view *view, const grid *of, const int32_t *wide)
{
    int32_t stop = 2;
    char text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < of->cells; i++) {
        if (i % of->across == 0)
            stop = 2;
        vaka_page_to(page, stop);
        vaka_page_put(page, vaka_view_said(view, cell_at(of, i), text));
        if (is_lit(of, i))
            vaka_page_put(page, " <");
        stop = wide ? stop + wide[i % of->across] + 2 : 0;
        if ((i + 1) % of->across == 0 || i + 1 == of->cells)
            vaka_page_put(page, "\n");
        else
            vaka_page_put(page, wide ? "" : ", ");
    }
}

/* As it is if it fits, or turned if that does; else a row is a line of cells with commas. */
static uint32_t put_table(vaka_page *page, const vaka_view *view, const vaka_element *table,
                          uint32_t left)
{
    uint32_t cells = cells_after(table, left), across = table->a > 0 ? (uint32_t)table->a : 1;
    grid plain = {table, cells, across, false};
    grid turned = {table, cells, cells / across, true};
    int32_t all, *wide = measure(view, &plain, &all);
    const grid *of = &plain;

    if (all > page->width && cells && cells % across == 0) {
        free(wide);
        of = &turned;
        wide = measure(view, of, &all);
    }
    if (all > page->width)
        put_grid(page, view, &plain, NULL);
    else
        put_grid(page, view, of, wide);
    free(wide);
    return cells + 1;
}

static uint32_t put_note(vaka_page *page, const vaka_view *view, const vaka_element *note,
                         uint32_t left)
{
    char text[VAKA_SENTENCE];
    vaka_page line;

    (void)left;
    vaka_page_init(&line, page->width);
    vaka_page_put(&line, vaka_view_said(view, &note->said, text));
    vaka_text_whose(&line, view, note->tone);
    vaka_page_wrap(page, 2, line.text);
    vaka_page_done(&line);
    return 1;
}

static uint32_t put_odds(vaka_page *page, const vaka_view *view, const vaka_element *odds,
                         uint32_t left)
{
    char text[VAKA_SENTENCE];

    (void)left;
    vaka_page_put(page, "  ");
    vaka_page_say(
        page, view->language, "{0}: {1} of {2}",
        VAKA_WITH(vaka_view_said(view, &odds->said, text), VAKA_INT(odds->a), VAKA_INT(odds->b)));
    if (odds->b > 0)
        vaka_page_add(page, " (%d %%)", (int)(((int64_t)odds->a * 200 / odds->b + 1) / 2));
    vaka_page_put(page, "\n");
    return 1;
}

static uint32_t put_button(vaka_page *page, const vaka_view *view, const vaka_element *button,
                           uint32_t left)
{
    uint32_t number = vaka_view_number(view, &button->action);
    char title[VAKA_SENTENCE], text[VAKA_ACTION_TEXT];

    (void)left;
    if (number > 0 && vaka_text_is_listed(view, number))
        return 1; /* it is in the list below, with the same words */
    vaka_view_action(view, &button->action, title);
    vaka_text_write(view, &button->action, text, sizeof text);
    if (number > 0)
        vaka_page_add(page, "  [%u] %s\n", (unsigned)number, title);
    else
        vaka_page_add(page, "  [%s] %s (%s)\n", vaka_say(view->language, "not now"), title, text);
    return 1;
}

/* "The die: 4"; before it is rolled only what it is about. */
static uint32_t put_die(vaka_page *page, const vaka_view *view, const vaka_element *die,
                        uint32_t left)
{
    char text[VAKA_SENTENCE];

    (void)left;
    vaka_view_said(view, &die->said, text);
    if (die->a > 0)
        vaka_page_add(page, "  [%d] %s\n", (int)die->a, text);
    else if (*text)
        vaka_page_add(page, "  [ ] %s\n", text);
    return 1;
}

static uint32_t put_kind(vaka_page *page, const vaka_view *view, const vaka_element *kind,
                         uint32_t left)
{
    char text[VAKA_VIEW_NAME];

    (void)left;
    vaka_page_add(page, "  %d %s\n", (int)kind->b, vaka_view_kind(view, kind->a, text));
    return 1;
}

/* Its buttons are told by the commands that they stand for: `deal-give fish N`. */
static uint32_t put_good(vaka_page *page, const vaka_view *view, const vaka_element *good,
                         uint32_t left)
{
    char text[VAKA_SENTENCE], command[VAKA_ACTION_TEXT];
    uint32_t used = 1;

    vaka_page_put(page, "  ");
    vaka_page_say(
        page, view->language, VAKA_TEXT("{0}: you give {1}, you get {2}"),
        VAKA_WITH(vaka_view_said(view, &good->said, text), VAKA_INT(good->a), VAKA_INT(good->b)));
    for (; used < left && used <= 4 && good[used].type == VAKA_ELEMENT_BUTTON; used++) {
        if (used % 2 == 0) /* less and more are one command */
            continue;
        vaka_text_write(view, &good[used].action, command, sizeof command);
        char *number = strrchr(command, ' ');
        vaka_page_add(page, "%s%.*s N", used == 1 ? "  (" : ", ",
                      number ? (int)(number - command) : 0, command);
    }
    vaka_page_put(page, used > 1 ? ")\n" : "\n");
    return used;
}

typedef uint32_t (*put_element)(vaka_page *page, const vaka_view *view, const vaka_element *element,
                                uint32_t left);

static void put_elements(vaka_page *page, const vaka_view *view, const vaka_panel_info *panel)
{
    static const put_element put[] = {
        [VAKA_ELEMENT_STRIP] = put_strip, [VAKA_ELEMENT_KIND] = put_kind,
        [VAKA_ELEMENT_METER] = put_meter, [VAKA_ELEMENT_TABLE] = put_table,
        [VAKA_ELEMENT_CELL] = put_note,   [VAKA_ELEMENT_NOTE] = put_note,
        [VAKA_ELEMENT_ODDS] = put_odds,   [VAKA_ELEMENT_BUTTON] = put_button,
        [VAKA_ELEMENT_GOOD] = put_good,   [VAKA_ELEMENT_DIE] = put_die,
    };

    for (uint32_t at = 0; at < panel->count;) {
        const vaka_element *element = &view->scene->elements[panel->first + at];
        bool known = element->type < sizeof put / sizeof put[0] && put[element->type];

        at += known ? put[element->type](page, view, element, panel->count - at) : 1;
    }
}

static bool is_help(const vaka_panel_info *panel)
{
    return strcmp(panel->id, VAKA_PANEL_HELP) == 0;
}

void vaka_text_panel(vaka_page *page, const vaka_view *view, uint32_t number)
{
    char title[VAKA_SENTENCE];

    if (number >= view->scene->panel_count || is_help(&view->scene->panels[number]))
        return;
    const vaka_panel_info *panel = &view->scene->panels[number];
    vaka_view_said(view, &panel->title, title);
    vaka_page_head(page, *title ? title : panel->id);
    put_elements(page, view, panel);
}

void vaka_text_panels(vaka_page *page, const vaka_view *view)
{
    for (uint32_t i = 0; i < view->scene->panel_count; i++)
        vaka_text_panel(page, view, i);
}

bool vaka_text_help_panel(vaka_page *page, const vaka_view *view)
{
    for (uint32_t i = 0; i < view->scene->panel_count; i++)
        if (is_help(&view->scene->panels[i])) {
            put_elements(page, view, &view->scene->panels[i]);
            return true;
        }
    return false;
}
