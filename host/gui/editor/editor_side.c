/* gui/editor/editor_side.c - the right column: the row that is chosen, and all tables.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/editor/editor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROWS_FOLDED 4096 /* of VAKA_EDITOR_OTHER: table * this + row */
#define NUMBERS_MOST 4u  /* of a row that a list shows */

static const char *table_words(const vaka_editor *editor, uint32_t table,
                               char out[VAKA_EDITOR_WORDS_MOST])
{
    return vaka_editor_words(editor, "table.", editor->module->tables[table].id, out);
}

/* --- the row that is chosen --------------------------------------------------------------------
 */

/* What the column means, said in the strip below while the pointer is on its row; a language may
 * say it by "column.TABLE.ID.text". */
static void note_hint(vaka_editor *editor, const vaka_form *form, int y, uint32_t table, uint32_t c)
{
    const vaka_ui *ui = editor->ui;
    const vaka_language *language = vaka_editor_language(editor);
    const vaka_data_table *of = &editor->module->tables[table];
    const vaka_column *column = &of->columns[c];
    char id[96], words[VAKA_EDITOR_WORDS_MOST];

    if (ui->x < form->box.x || ui->x >= form->box.x + form->box.w || ui->y < y ||
        ui->y >= form->box.y || !column->help)
        return;
    snprintf(id, sizeof id, "%.40s.%.40s.text", of->id, column->id);
    const char *help = vaka_say_by(language, "column.", id, column->help);
    vaka_say_with(language, "{0}: {1}",
                  VAKA_WITH(vaka_editor_words(editor, "column.", column->id, words), help),
                  editor->hint, sizeof editor->hint);
}

/* A word or a row as people read it. */
static const char *chosen_name(const vaka_editor *editor, const vaka_column *column,
                               const char *value, char out[VAKA_EDITOR_NAME_MOST])
{
    int32_t other = column->type == VAKA_COLUMN_ROW && column->words
                        ? vaka_draft_table(editor->draft, column->words)
                        : VAKA_NONE;
    int32_t row = other < 0 ? VAKA_NONE : vaka_draft_find(editor->draft, (uint32_t)other, value);

    if (row >= 0)
        return vaka_editor_row_name(editor, (uint32_t)other, (uint32_t)row, out);
    return column->type == VAKA_COLUMN_WORD && *value
               ? vaka_editor_words(editor, "word.", value, out)
               : value;
}

/* A value that is chosen from a list: a button that opens it. */
static void put_chosen(vaka_form *form, uint32_t c, const char *name, const char *value)
{
    char text[160];

    snprintf(text, sizeof text, "%.60s:  %.80s", name, *value ? value : "–");
    vaka_form_button(form, vaka_form_hit(VAKA_EDITOR_WORDS, (int32_t)c), text, VAKA_BUTTON_LEFT);
}

static void put_cell(vaka_editor *editor, vaka_form *form, uint32_t table, uint32_t row, uint32_t c)
{
    const vaka_column *column = &editor->module->tables[table].columns[c];
    const char *value = vaka_draft_cell(editor->draft, table, row, c);
    const vaka_about *typing = &editor->typing;
    bool typed = typing->what == VAKA_ABOUT_CELL && typing->column == c;
    vaka_hit steps[] = {vaka_form_hit(VAKA_EDITOR_LESS, (int32_t)c),
                        vaka_form_hit(VAKA_EDITOR_MORE, (int32_t)c)};
    char words[VAKA_EDITOR_WORDS_MOST], chosen[VAKA_EDITOR_NAME_MOST];
    vaka_gui_card card;
    const char *name = vaka_editor_words(editor, "column.", column->id, words);

    switch (column->type) {
    case VAKA_COLUMN_INT:
        steps[0].off = vaka_draft_number(editor->draft, table, row, c) <= column->min;
        steps[1].off = vaka_draft_number(editor->draft, table, row, c) >= column->max;
        vaka_form_typed_number(form, name, typed ? editor->typed : value, steps,
                               vaka_form_hit(VAKA_EDITOR_TEXT, (int32_t)c));
        break;
    case VAKA_COLUMN_BOOL:
        vaka_form_switch(form, vaka_form_hit(VAKA_EDITOR_SWITCH, (int32_t)c), name, "",
                         strcmp(value, "true") == 0);
        break;
    case VAKA_COLUMN_TEXT:
        if (vaka_editor_card(editor, column, 0, &card)) {
            put_chosen(form, c, name, value);
            break;
        }
        vaka_form_field(form, vaka_form_hit(VAKA_EDITOR_TEXT, (int32_t)c), name,
                        typed ? editor->typed : value, "–");
        break;
    default:
        put_chosen(form, c, name, chosen_name(editor, column, value, chosen));
    }
}

/* Titles of a row in other languages. */
static void put_row_titles(vaka_editor *editor, vaka_form *form, uint32_t table, const char *id)
{
    const vaka_language *language = editor->ui->language;
    const char *code;
    char key[200];

    if (!language || vaka_draft_column(editor->draft, table, "title") < 0)
        return;
    for (uint32_t n = 1; (code = language->at(language->texts, n)) != NULL; n++) {
        snprintf(key, sizeof key, "lang.%.20s.data.%.60s.%.60s", code,
                 editor->module->tables[table].id, id);
        bool typed = editor->typing.what == VAKA_ABOUT_FACT && strcmp(editor->typing.key, key) == 0;
        const char *said = vaka_draft_fact(editor->draft, key);
        vaka_form_field(form, vaka_form_hit(VAKA_EDITOR_ROW_LANG, (int32_t)n),
                        language->name(language->texts, n),
                        typed  ? editor->typed
                        : said ? said
                               : "",
                        "–");
    }
}

/* Routes that end at a place, and things that lie there. */
static void put_others(vaka_editor *editor, vaka_form *form, uint32_t table, const char *id)
{
    bool any = false;
    char text[192], words[VAKA_EDITOR_WORDS_MOST];

    for (uint32_t t = 0; t < editor->chart.count; t++) {
        const vaka_chart_table *as = &editor->chart.tables[t];

        if (as->on != (int32_t)table)
            continue;
        for (uint32_t r = 0; r < vaka_draft_rows(editor->draft, t) && r < ROWS_FOLDED; r++) {
            bool here = strcmp(vaka_draft_cell(editor->draft, t, r, as->a), id) == 0;

            if (as->is == VAKA_CHART_ROUTES)
                here = here || strcmp(vaka_draft_cell(editor->draft, t, r, as->b), id) == 0;
            if (!here)
                continue;
            if (!any)
                vaka_form_head(form, vaka_ui_say(editor->ui, VAKA_TEXT("What is here")));
            any = true;
            snprintf(text, sizeof text, "%.90s · %.60s", table_words(editor, t, words),
                     vaka_draft_id(editor->draft, t, r));
            vaka_form_button(form, vaka_form_hit(VAKA_EDITOR_OTHER, (int32_t)(t * ROWS_FOLDED + r)),
                             text, VAKA_BUTTON_LEFT);
        }
    }
}

static void put_findings(vaka_editor *editor, vaka_form *form, uint32_t table, const char *id)
{
    const vaka_finding *finding;

    for (uint32_t n = 0; (finding = vaka_editor_wrong_row(editor, table, id, n)) != NULL; n++)
        vaka_editor_wrong(editor, form, finding);
}

/* Up, down, away. */
static void put_row_buttons(vaka_editor *editor, vaka_form *form, uint32_t table, uint32_t row)
{
    int gap = form->gap / 2, wide = (form->box.w - 2 * gap) / 3;
    vaka_hit earlier = vaka_form_hit(VAKA_EDITOR_EARLIER, 0);
    vaka_hit later = vaka_form_hit(VAKA_EDITOR_LATER, 0);
    SDL_Rect box = {form->box.x, form->box.y, wide, form->row};

    earlier.off = row == 0;
    later.off = row + 1 >= vaka_draft_rows(editor->draft, table);
    vaka_widget_button(editor->ui, box, earlier, vaka_ui_say(editor->ui, VAKA_TEXT("Earlier")),
                       VAKA_BUTTON_PLAIN);
    box.x += wide + gap;
    vaka_widget_button(editor->ui, box, later, vaka_ui_say(editor->ui, VAKA_TEXT("Later")),
                       VAKA_BUTTON_PLAIN);
    box.x += wide + gap;
    vaka_widget_button(editor->ui, box, vaka_form_hit(VAKA_EDITOR_REMOVE, 0),
                       vaka_ui_say(editor->ui, VAKA_TEXT("Remove")), VAKA_BUTTON_PLAIN);
    form->box.y += form->row + form->gap;
}

static void put_row(vaka_editor *editor, vaka_form *form)
{
    int32_t row = vaka_editor_row(editor);
    uint32_t table = (uint32_t)editor->table;
    bool typed = editor->typing.what == VAKA_ABOUT_ID;
    char head[160], words[VAKA_EDITOR_WORDS_MOST];

    if (row < 0) {
        vaka_form_words(form,
                        vaka_ui_say(editor->ui, VAKA_TEXT("Choose a place on the map, or a row of "
                                                          "a table.")));
        return;
    }
    snprintf(head, sizeof head, "%.90s · %.60s", table_words(editor, table, words), editor->row);
    vaka_form_head(form, head);
    put_findings(editor, form, table, editor->row);
    vaka_form_field(form, vaka_form_hit(VAKA_EDITOR_ID, 0), "id",
                    typed ? editor->typed : editor->row, "");
    for (uint32_t c = 0; c < editor->module->tables[table].column_count; c++) {
        int y = form->box.y;

        put_cell(editor, form, table, (uint32_t)row, c);
        note_hint(editor, form, y, table, c);
    }
    put_row_titles(editor, form, table, editor->row);
    put_row_buttons(editor, form, table, (uint32_t)row);
    put_others(editor, form, table, editor->row);
}

/* --- all tables --------------------------------------------------------------------------------
 */

static bool name_row(const vaka_editor *editor, const void *data, uint32_t n,
                     char out[VAKA_EDITOR_NAME_MOST])
{
    (void)data;
    if (n >= vaka_draft_rows(editor->draft, editor->shown) || n >= ROWS_FOLDED)
        return false;
    vaka_editor_row_name(editor, editor->shown, n, out);
    return true;
}

/* The numbers of a row behind its name: "Stone: 2", "Knight: Cost 1, Count 12". Where a place lies
 * the map shows. */
static void add_numbers(const vaka_editor *editor, uint32_t row, char *out, size_t room)
{
    const vaka_data_table *table = &editor->module->tables[editor->shown];
    char words[VAKA_EDITOR_WORDS_MOST];
    uint32_t numbers = 0, told = 0;

    if (vaka_chart_is_place(&editor->chart, editor->shown))
        return;
    for (uint32_t c = 0; c < table->column_count; c++)
        numbers += table->columns[c].type == VAKA_COLUMN_INT;
    for (uint32_t c = 0; c < table->column_count && told < NUMBERS_MOST; c++) {
        const char *value = vaka_draft_cell(editor->draft, editor->shown, row, c);
        size_t used = strlen(out);

        if (table->columns[c].type != VAKA_COLUMN_INT || !*value)
            continue;
        vaka_editor_words(editor, "column.", table->columns[c].id, words);
        snprintf(out + used, room - used, "%s%s%s%s", told++ ? ", " : ": ",
                 numbers > 1 ? words : "", numbers > 1 ? " " : "", value);
    }
}

/* Those that are looked for, as they come or by name. */
static void put_rows(vaka_editor *editor, vaka_form *form)
{
    char text[VAKA_EDITOR_NAME_MOST + 256], name[VAKA_EDITOR_NAME_MOST];
    uint32_t count, *rows = vaka_editor_list(editor, name_row, NULL, editor->by_name, &count);

    for (uint32_t i = 0; i < count; i++) {
        const char *id = vaka_draft_id(editor->draft, editor->shown, rows[i]);

        snprintf(text, sizeof text, "%s%.300s",
                 vaka_editor_wrong_row(editor, editor->shown, id, 0) ? "⚠ " : "",
                 vaka_editor_row_name(editor, editor->shown, rows[i], name));
        add_numbers(editor, rows[i], text, sizeof text);
        vaka_form_button(
            form,
            vaka_form_hit(VAKA_EDITOR_OTHER, (int32_t)(editor->shown * ROWS_FOLDED + rows[i])),
            text, VAKA_BUTTON_LEFT);
    }
    if (count == 0 && *editor->find)
        vaka_form_words(form, vaka_ui_say(editor->ui, VAKA_TEXT("Nothing has such a name.")));
    free(rows);
}

static void put_tables(vaka_editor *editor, vaka_form *form)
{
    const vaka_data_table *table = &editor->module->tables[editor->shown];
    char words[VAKA_EDITOR_WORDS_MOST], id[64];

    vaka_form_button(form, vaka_form_hit(VAKA_EDITOR_TABLE, 0),
                     table_words(editor, editor->shown, words), VAKA_BUTTON_LEFT);
    snprintf(id, sizeof id, "%s.text", table->id);
    if (table->help)
        vaka_form_words(form, vaka_say_by(vaka_editor_language(editor), "table.", id, table->help));
    put_findings(editor, form, editor->shown, "");
    vaka_editor_find(editor, form);
    vaka_form_switch(form, vaka_form_hit(VAKA_EDITOR_BY_NAME, 0),
                     vaka_ui_say(editor->ui, VAKA_TEXT("By name")), "", editor->by_name);
    put_rows(editor, form);
    vaka_form_button(form, vaka_form_hit(VAKA_EDITOR_ADD, 0),
                     vaka_ui_say(editor->ui, VAKA_TEXT("Add a row")), VAKA_BUTTON_PLAIN);
}

/* --- how it is balanced ------------------------------------------------------------------------
 */

/* A bar from 0 to 100 %, with the interval in which the truth lies 95 times in a hundred. */
static void draw_share(vaka_editor *editor, vaka_form *form, const char *name,
                       const vaka_share *share)
{
    const vaka_theme *theme = editor->look->theme;
    int high = vaka_look_px(editor->look, 16), x = form->box.x, wide = form->box.w;
    char text[160];

    snprintf(text, sizeof text, "%.80s  %.0f %%  (%.0f – %.0f)", name, share->share * 100,
             share->low * 100, share->high * 100);
    vaka_form_say(form, text, theme->ink);
    vaka_paint_box(editor->look->canvas, (SDL_Rect){x, form->box.y, wide, high}, theme->raised);
    vaka_paint_box(editor->look->canvas,
                   (SDL_Rect){x, form->box.y, (int)(share->share * wide), high}, theme->shallow);
    vaka_paint_box(editor->look->canvas,
                   (SDL_Rect){x + (int)(share->low * wide), form->box.y + high / 3,
                              (int)((share->high - share->low) * wide) + 1, high / 3},
                   theme->ink);
    vaka_paint_frame(editor->look->canvas, (SDL_Rect){x, form->box.y, wide, high}, 0, 1,
                     theme->edge);
    form->box.y += high + form->gap;
}

static void put_shares(vaka_editor *editor, vaka_form *form)
{
    const vaka_stats *stats = &editor->stats;
    char text[192];

    vaka_say_with(editor->ui->language, VAKA_TEXT("{0} games, {1} finished; {2} turns on average."),
                  VAKA_WITH(VAKA_INT(stats->games), VAKA_INT(stats->finished),
                            VAKA_INT((int64_t)(stats->turns.mean + 0.5))),
                  text, sizeof text);
    vaka_form_words(form, text);
    for (int32_t seat = 0; seat < stats->seats && stats->finished; seat++) {
        vaka_say_with(editor->ui->language, VAKA_TEXT("Seat {0}"), VAKA_WITH(VAKA_INT(seat + 1)),
                      text, sizeof text);
        draw_share(editor, form, text, &stats->seat[seat]);
    }
    for (uint32_t i = 0; i < stats->side_count; i++)
        draw_share(editor, form, editor->side_name[i], &stats->side[i].won);
    if (stats->drawn) {
        vaka_say_with(editor->ui->language, VAKA_TEXT("{0} without a winner."),
                      VAKA_WITH(VAKA_INT(stats->drawn)), text, sizeof text);
        vaka_form_words(form, text);
    }
    if (stats->at_bound) {
        vaka_say_with(editor->ui->language,
                      VAKA_TEXT("{0} were broken off: they do not come to an end."),
                      VAKA_WITH(VAKA_INT(stats->at_bound)), text, sizeof text);
        vaka_form_say(form, text, editor->look->theme->refuse);
    }
}

/* With how many the scenario may be played. */
static int32_t seats_bound(const vaka_editor *editor, bool most)
{
    return most ? vaka_editor_fact_number(editor, "seats.max", editor->module->seats_max)
                : vaka_editor_fact_number(editor, "seats.min", editor->module->seats_min);
}

static void put_balance(vaka_editor *editor, vaka_form *form)
{
    vaka_hit less = vaka_form_hit(VAKA_EDITOR_TRY_SEATS, -1);
    vaka_hit more = vaka_form_hit(VAKA_EDITOR_TRY_SEATS, 1);
    char text[64];

    snprintf(text, sizeof text, "%d", (int)editor->seats);
    less.off = editor->seats <= seats_bound(editor, false);
    more.off = editor->seats >= seats_bound(editor, true);
    vaka_form_words(
        form, vaka_ui_say(editor->ui, VAKA_TEXT("Bots play the scenario while you go on. The dark "
                                                "line is where the truth lies 95 times in a "
                                                "hundred.")));
    vaka_form_number(form, vaka_ui_say(editor->ui, VAKA_TEXT("Seats")), text, less, more);
    vaka_form_button(
        form, vaka_form_hit(VAKA_EDITOR_BALANCE, 0),
        vaka_ui_say(editor->ui, editor->balancing ? VAKA_TEXT("Stop") : VAKA_TEXT("Balance")),
        VAKA_BUTTON_PLAIN);
    if (editor->stats.games && editor->balanced != vaka_draft_version(editor->draft))
        vaka_form_say(form,
                      vaka_ui_say(editor->ui,
                                  VAKA_TEXT("The draft has been changed since: balance it anew.")),
                      editor->look->theme->refuse);
    if (editor->trouble[0])
        vaka_form_say(form, editor->trouble, editor->look->theme->refuse);
    if (editor->stats.seats)
        put_shares(editor, form);
}

/* --- the whole column --------------------------------------------------------------------------
 */

static void name_tabs(const vaka_editor *editor, const char *out[VAKA_SIDES_ALL])
{
    out[VAKA_SIDE_ROW] = vaka_ui_say(editor->ui, VAKA_TEXT("The place"));
    out[VAKA_SIDE_TABLES] = vaka_ui_say(editor->ui, VAKA_TEXT("Tables"));
    out[VAKA_SIDE_SCENARIO] = vaka_ui_say(editor->ui, VAKA_TEXT("Scenario"));
    out[VAKA_SIDE_BALANCE] = vaka_ui_say(editor->ui, VAKA_TEXT("Balance"));
    out[VAKA_SIDE_MAP] = vaka_ui_say(editor->ui, VAKA_TEXT("The map"));
}

void vaka_editor_tabs(vaka_editor *editor, vaka_form *form)
{
    bool map = editor->narrow && editor->chart.places >= 0;
    int chosen = !map && editor->tab == VAKA_SIDE_MAP ? VAKA_SIDE_ROW : editor->tab;
    const char *names[VAKA_SIDES_ALL];

    name_tabs(editor, names);
    vaka_form_choice(form, VAKA_EDITOR_TAB, names, map ? VAKA_SIDES_ALL : VAKA_SIDE_MAP, chosen);
}

void vaka_editor_side_put(vaka_editor *editor, vaka_form *form)
{
    switch (editor->tab) {
    case VAKA_SIDE_TABLES:
        put_tables(editor, form);
        break;
    case VAKA_SIDE_SCENARIO:
        vaka_editor_scenario(editor, form);
        break;
    case VAKA_SIDE_BALANCE:
        put_balance(editor, form);
        break;
    default:
        put_row(editor, form);
    }
}

void vaka_editor_side(vaka_editor *editor, SDL_Rect box)
{
    vaka_form tabs = vaka_form_begin(editor->ui, box, &editor->tabs), form;
    int used;

    vaka_editor_tabs(editor, &tabs);
    used = tabs.box.y - box.y;
    vaka_form_end(&tabs, &editor->tabs);
    box.y += used;
    box.h -= used;
    form = vaka_form_begin(editor->ui, box, &editor->side);
    vaka_editor_side_put(editor, &form);
    vaka_form_end(&form, &editor->side);
}

/* --- pressed -----------------------------------------------------------------------------------
 */

static void step_number(vaka_editor *editor, uint32_t row, uint32_t c, int32_t by)
{
    uint32_t table = (uint32_t)editor->table;
    const vaka_column *column = &editor->module->tables[table].columns[c];
    int64_t value = vaka_draft_number(editor->draft, table, row, c);

    if (SDL_GetModState() & KMOD_SHIFT)
        by *= 10;
    value = SDL_max(SDL_min(value + by, column->max), column->min);
    vaka_editor_begin(editor, VAKA_TEXT("Set {0}"), column->id);
    vaka_draft_set_number(editor->draft, table, row, c, (int32_t)value);
    vaka_editor_end(editor);
}

/* A menu of the words, rows or cards that can stand in a cell; 0 is nothing. */
static void ask_word(vaka_editor *editor, uint32_t c)
{
    const vaka_column *column = &editor->module->tables[editor->table].columns[c];
    int32_t other = column->type == VAKA_COLUMN_ROW && column->words
                        ? vaka_draft_table(editor->draft, column->words)
                        : VAKA_NONE;
    char word[96], words[VAKA_EDITOR_WORDS_MOST], name[VAKA_EDITOR_NAME_MOST];
    vaka_gui_card card;

    editor->choosing = (vaka_about){VAKA_ABOUT_CELL, (uint32_t)editor->table, "", c, ""};
    snprintf(editor->choosing.id, sizeof editor->choosing.id, "%s", editor->row);
    vaka_menu_begin(editor->ui, vaka_editor_words(editor, "column.", column->id, words),
                    editor->ui->x, editor->ui->y);
    if (column->type != VAKA_COLUMN_WORD && !(column->flags & VAKA_COLUMN_NEEDED))
        vaka_menu_add(editor->ui, 0, "–");
    for (uint32_t n = 0; vaka_editor_card(editor, column, n, &card); n++) {
        snprintf(name, sizeof name, "%.150s · %.60s", card.title, card.id);
        vaka_menu_add(editor->ui, (int32_t)n + 1, name);
    }
    for (uint32_t r = 0; other >= 0 && r < vaka_draft_rows(editor->draft, (uint32_t)other); r++)
        vaka_menu_add(editor->ui, (int32_t)r + 1,
                      vaka_editor_row_name(editor, (uint32_t)other, r, name));
    vaka_menu_sort(editor->ui);
    for (uint32_t n = 0;
         column->type == VAKA_COLUMN_WORD && vaka_draft_word(column, n, word, sizeof word); n++)
        vaka_menu_add(editor->ui, (int32_t)n + 1, vaka_editor_words(editor, "word.", word, words));
}

static void take_word(vaka_editor *editor, const vaka_about *about, int32_t item)
{
    const vaka_column *column = &editor->module->tables[about->table].columns[about->column];
    int32_t row = vaka_draft_find(editor->draft, about->table, about->id);
    vaka_gui_card card;
    char word[96] = "";

    if (row < 0)
        return;
    if (column->type == VAKA_COLUMN_ROW && item > 0) {
        int32_t other = vaka_draft_table(editor->draft, column->words);

        snprintf(word, sizeof word, "%s",
                 vaka_draft_id(editor->draft, (uint32_t)other, (uint32_t)item - 1));
    } else if (item > 0 && column->type == VAKA_COLUMN_TEXT) {
        if (vaka_editor_card(editor, column, (uint32_t)item - 1, &card))
            snprintf(word, sizeof word, "%.90s", card.id);
    } else if (item > 0) {
        vaka_draft_word(column, (uint32_t)item - 1, word, sizeof word);
    }
    vaka_editor_begin(editor, VAKA_TEXT("Set {0}"), column->id);
    vaka_draft_set(editor->draft, about->table, (uint32_t)row, about->column, word);
    vaka_editor_end(editor);
}

static void ask_table(vaka_editor *editor)
{
    char words[VAKA_EDITOR_WORDS_MOST];

    editor->choosing = (vaka_about){.what = VAKA_ABOUT_TABLE};
    vaka_menu_begin(editor->ui, vaka_ui_say(editor->ui, VAKA_TEXT("Tables")), editor->ui->x,
                    editor->ui->y);
    for (uint32_t t = 0; t < editor->module->table_count; t++)
        vaka_menu_add(editor->ui, (int32_t)t, table_words(editor, t, words));
}

/* A scenario of the same name is there: it is replaced, or this one gets another name. */
static void replace(vaka_editor *editor, bool yes)
{
    editor->kept = yes;
    editor->tab = VAKA_SIDE_SCENARIO;
    if (yes)
        vaka_editor_save(editor);
}

void vaka_editor_chosen(void *data, int32_t item)
{
    vaka_editor *editor = data;
    vaka_about about = editor->choosing;

    editor->choosing = (vaka_about){0};
    if (about.what == VAKA_ABOUT_CELL)
        take_word(editor, &about, item);
    else if (about.what == VAKA_ABOUT_PICK)
        vaka_editor_picked(editor, &about, item);
    else if (about.what == VAKA_ABOUT_TABLE)
        editor->shown = (uint32_t)item;
    else if (about.what == VAKA_ABOUT_LEAVE && item == 1)
        editor->answered = vaka_editor_save(editor);
    else if (about.what == VAKA_ABOUT_TOOL)
        vaka_editor_take(editor, (uint32_t)item);
    else if (about.what == VAKA_ABOUT_REPLACE)
        replace(editor, item == 1);
    else if (about.what == VAKA_ABOUT_LEAVE && item == 2)
        editor->answered = true;
}

static void remove_row(vaka_editor *editor, uint32_t row)
{
    uint32_t table = (uint32_t)editor->table;

    vaka_editor_begin(editor, VAKA_TEXT("Remove {0}"), editor->row);
    if (vaka_chart_is_place(&editor->chart, table))
        vaka_chart_erase(&editor->chart, editor->draft, table, row);
    else
        vaka_draft_remove(editor->draft, table, row);
    vaka_editor_end(editor);
}

static void choose_other(vaka_editor *editor, int32_t number)
{
    uint32_t table = (uint32_t)number / ROWS_FOLDED, row = (uint32_t)number % ROWS_FOLDED;
    char id[VAKA_DRAFT_ID];

    if (table >= editor->module->table_count || row >= vaka_draft_rows(editor->draft, table))
        return;
    snprintf(id, sizeof id, "%s", vaka_draft_id(editor->draft, table, row));
    vaka_editor_choose(editor, table, id);
}

static void type_cell(vaka_editor *editor, uint32_t row, int32_t which, int32_t c)
{
    vaka_about about = {.table = (uint32_t)editor->table};
    const vaka_language *language = editor->ui->language;
    const char *value = editor->row;

    snprintf(about.id, sizeof about.id, "%s", editor->row);
    about.what = which == VAKA_EDITOR_ID     ? VAKA_ABOUT_ID
                 : which == VAKA_EDITOR_TEXT ? VAKA_ABOUT_CELL
                                             : VAKA_ABOUT_FACT;
    if (which == VAKA_EDITOR_TEXT) {
        about.column = (uint32_t)c;
        value = vaka_draft_cell(editor->draft, about.table, row, about.column);
    } else if (which == VAKA_EDITOR_ROW_LANG) {
        snprintf(about.key, sizeof about.key, "lang.%.20s.data.%.50s.%.60s",
                 language->at(language->texts, (uint32_t)c),
                 editor->module->tables[editor->table].id, editor->row);
        value = vaka_draft_fact(editor->draft, about.key);
    }
    vaka_editor_field(editor, &about, value ? value : "", vaka_form_hit(which, c));
}

/* What is pressed of the row that is chosen. */
static void press_row(vaka_editor *editor, uint32_t row, int32_t which, int32_t c)
{
    uint32_t table = (uint32_t)editor->table;

    switch (which) {
    case VAKA_EDITOR_LESS:
    case VAKA_EDITOR_MORE:
        step_number(editor, row, (uint32_t)c, which == VAKA_EDITOR_MORE ? 1 : -1);
        break;
    case VAKA_EDITOR_SWITCH:
        vaka_editor_begin(editor, VAKA_TEXT("Set {0}"),
                          editor->module->tables[table].columns[c].id);
        vaka_draft_set(editor->draft, table, row, (uint32_t)c,
                       strcmp(vaka_draft_cell(editor->draft, table, row, (uint32_t)c), "true") == 0
                           ? "false"
                           : "true");
        vaka_editor_end(editor);
        break;
    case VAKA_EDITOR_WORDS:
        ask_word(editor, (uint32_t)c);
        break;
    case VAKA_EDITOR_REMOVE:
        remove_row(editor, row);
        break;
    case VAKA_EDITOR_EARLIER:
    case VAKA_EDITOR_LATER:
        vaka_editor_begin(editor, VAKA_TEXT("Move {0}"), editor->row);
        vaka_draft_move(editor->draft, table, row, which == VAKA_EDITOR_LATER ? 1 : -1);
        vaka_editor_end(editor);
        break;
    default:
        type_cell(editor, row, which, c);
    }
}

bool vaka_editor_side_press(vaka_editor *editor, int32_t which, int32_t number)
{
    int32_t row = vaka_editor_row(editor);

    if (which >= VAKA_EDITOR_ID && which <= VAKA_EDITOR_LATER) {
        if (row >= 0)
            press_row(editor, (uint32_t)row, which, number);
        return true;
    }
    switch (which) {
    case VAKA_EDITOR_ROW_LANG:
        if (row >= 0)
            press_row(editor, (uint32_t)row, which, number);
        return true;
    case VAKA_EDITOR_OTHER:
        choose_other(editor, number);
        return true;
    case VAKA_EDITOR_TABLE:
        ask_table(editor);
        return true;
    case VAKA_EDITOR_FIND:
        vaka_editor_find_begin(editor);
        return true;
    case VAKA_EDITOR_BY_NAME:
        editor->by_name = !editor->by_name;
        return true;
    case VAKA_EDITOR_ADD:
        vaka_editor_ask_row(editor, editor->shown, NULL);
        return true;
    case VAKA_EDITOR_BALANCE:
        vaka_editor_balance(editor, !editor->balancing);
        return true;
    case VAKA_EDITOR_TRY_SEATS:
        editor->seats = SDL_max(SDL_min(editor->seats + number, seats_bound(editor, true)),
                                seats_bound(editor, false));
        return true;
    default:
        return false;
    }
}
