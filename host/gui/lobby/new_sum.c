/* gui/lobby/new_sum.c - what will be played, in a line: the scenario, and what is not as usual.
 *
 * SPDX-License-Identifier: MIT
 *
 * Rules and options may lie below the fold, and are those of the last game. */
#include <stdio.h>
#include <string.h>

#include "gui/lobby/new_parts.h"
#include "layout/option_words.h"

#define LINE 1024
#define PART 192
#define BESIDE_LINES 2 /* between the buttons */
#define ABOVE_PART 3   /* part of the body that it may take above them */

typedef struct sum {
    const vaka_lobby *lobby;
    char *out; /* "Standard game · Fog" */
    size_t room;
    uint32_t most, count; /* parts that are written; that there are */
} sum;

static void add(sum *at, const char *part)
{
    size_t length = strlen(at->out);

    if (at->count++ < at->most && length < at->room)
        snprintf(at->out + length, at->room - length, "%s%s", length ? " · " : "", part);
}

static void add_named(sum *at, const char *title, const char *value)
{
    char part[PART];

    snprintf(part, sizeof part, "%.140s%s%.40s", title, *value ? " " : "", value);
    add(at, part);
}

static bool is_toggle(int32_t min, int32_t max)
{
    return min == 0 && max == 1;
}

/* Options of the game that are neither as usual nor as the scenario has them. */
static void add_options(sum *at)
{
    const vaka_lobby *lobby = at->lobby;
    const vaka_module *module = lobby->choice.module;
    const vaka_language *language = vaka_lobby_language(lobby);
    char word[VAKA_OPTION_WORD], value[VAKA_OPTION_WORD + 4];

    for (uint32_t i = 0; i < module->option_count && i < VAKA_MAX_OPTIONS; i++) {
        const vaka_option *option = &module->options[i];
        int32_t usual = option->normal, is = lobby->choice.option[i];
        bool toggle = is_toggle(option->min, option->max);

        vaka_scenario_default_option(lobby, i, &usual);
        if (is == usual || vaka_scenario_bars_option(lobby, i))
            continue;
        if (toggle)
            snprintf(value, sizeof value, "%s", is ? "" : "–");
        else
            snprintf(value, sizeof value, "%s", vaka_option_value(language, module, i, is, word));
        add_named(at, vaka_say_by(language, "option.", option->id, option->title), value);
    }
}

/* "Late end 20" */
static void add_rule(sum *at, uint32_t rule, const vaka_rule_values *usual)
{
    const vaka_gui_item *item = &at->lobby->rules[rule];
    const vaka_rule_values *is = &at->lobby->rule_value[rule];
    char values[64] = "";

    for (uint32_t i = 0; i < item->option_count; i++) {
        const vaka_gui_option *option = &item->options[i];
        size_t length = strlen(values);

        if (is->at[i] != (usual ? usual->at[i] : option->normal) &&
            !is_toggle(option->min, option->max))
            snprintf(values + length, sizeof values - length, "%s%d", length ? ", " : "",
                     (int)is->at[i]);
    }
    add_named(at, vaka_say(at->lobby->ui->language, item->title), values);
}

/* Rules that are on, but not as the scenario has them. */
static void add_rules(sum *at)
{
    const vaka_lobby *lobby = at->lobby;

    for (uint32_t i = 0; i < lobby->rule_count; i++) {
        vaka_rule_values usual;
        bool fixed = vaka_scenario_default_rule(lobby, i, &usual), same = fixed;

        for (uint32_t k = 0; fixed && k < lobby->rules[i].option_count; k++)
            same = same && lobby->rule_value[i].at[k] == usual.at[k];
        if (vaka_lobby_rule_on(lobby, i) && !same)
            add_rule(at, i, fixed ? &usual : NULL);
    }
}

static void add_all(sum *at)
{
    const vaka_lobby *lobby = at->lobby;
    const vaka_language *language = lobby->ui->language;

    if (lobby->scenario < lobby->scenario_count)
        add(at, vaka_say(language, lobby->scenarios[lobby->scenario].title));
    add_options(at);
    add_rules(at);
    for (uint32_t i = 0; i < lobby->mod_count; i++)
        if (lobby->mod_on[i] && !lobby->mods[i].usual && !lobby->mods[i].trouble)
            add(at, vaka_say(language, lobby->mods[i].title));
    if (lobby->choice.head.no_hints)
        add(at, vaka_say(language, "No hints in this game"));
}

void vaka_new_sum_text(const vaka_lobby *lobby, uint32_t most, char *out, size_t room)
{
    sum at = {lobby, out, room, most, 0};
    char more[64];

    out[0] = '\0';
    add_all(&at);
    size_t length = strlen(out);
    if (at.count <= most || length >= room)
        return;
    vaka_say_with(lobby->ui->language, VAKA_TEXT(" and {0} more"),
                  VAKA_WITH(VAKA_INT((int32_t)(at.count - most))), more, sizeof more);
    snprintf(out + length, room - length, "%s", more);
}

/* The buttons below the body, which were drawn last; what is between them if they share a row. */
static SDL_Rect between(const vaka_lobby *lobby)
{
    const vaka_ui *ui = lobby->ui;
    int gap = vaka_look_px(lobby->look, 16);
    SDL_Rect left = {0}, right = {0};

    for (int i = 0; i < ui->hit_count; i++)
        if (ui->hits[i].what == VAKA_HIT_BUTTON && ui->hits[i].late) {
            left = ui->hits[i].a == VAKA_NEW_BACK ? ui->hits[i].box : left;
            right = ui->hits[i].a == VAKA_NEW_PLAY ? ui->hits[i].box : right;
        }
    int from = left.x + left.w + gap, wide = right.x - gap - from;
    return left.y == right.y && wide > 0 ? (SDL_Rect){from, left.y, wide, left.h} : (SDL_Rect){0};
}

int vaka_new_sum(vaka_lobby *lobby, SDL_Rect body)
{
    vaka_type type = vaka_look_small(lobby->look);
    int line = vaka_type_high(lobby->look, type), gap = vaka_look_px(lobby->look, 4), high;
    SDL_Rect beside = between(lobby);
    char text[LINE];
    uint32_t most = UINT32_MAX;

    vaka_new_sum_text(lobby, most, text, sizeof text);
    if (!*text)
        return 0;
    high = beside.w > 0 ? vaka_type_block_high(lobby->look, type, beside.w, text) : 0;
    if (beside.w >= vaka_look_px(lobby->look, 200) && high <= BESIDE_LINES * line &&
        high <= beside.h) {
        beside.y += (beside.h - high) / 2;
        vaka_type_block(lobby->look, type, beside, text);
        return 0;
    }
    high = vaka_type_block_high(lobby->look, type, body.w, text);
    for (most = 8; high > body.h / ABOVE_PART && most > 1; most--) {
        vaka_new_sum_text(lobby, most, text, sizeof text);
        high = vaka_type_block_high(lobby->look, type, body.w, text);
    }
    vaka_type_block(lobby->look, type, (SDL_Rect){body.x, body.y + body.h - high, body.w, high},
                    text);
    return high + gap;
}
