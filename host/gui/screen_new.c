/* gui/screen_new.c - a new game: which one, who plays, with what.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/gui_inside.h"

enum {
    BUTTON_MODULE,
    BUTTON_SCENARIO,
    BUTTON_SEATS_LESS,
    BUTTON_SEATS_MORE,
    BUTTON_PLAYER,
    BUTTON_LESS,
    BUTTON_MORE,
    BUTTON_RULE,
    BUTTON_BACK,
    BUTTON_PLAY,
};

typedef struct form { /* where the next row is drawn */
    vaka_gui *gui;
    SDL_Rect box; /* y: the next row */
    int row, gap;
} form;

static vaka_hit button(int32_t a, int32_t b)
{
    return (vaka_hit){.what = VAKA_HIT_BUTTON, .a = a, .b = b};
}

static void put_head(form *at, const char *text)
{
    vaka_type head = vaka_gui_head(at->gui);

    at->box.y += at->gap;
    vaka_type_draw(at->gui->fonts, head, at->gui->canvas, at->box.x, at->box.y, text);
    at->box.y += vaka_type_high(at->gui->fonts, head) + at->gap / 2;
}

static void put_words(form *at, const char *text)
{
    at->box.y += vaka_type_block(at->gui->fonts, vaka_gui_small(at->gui), at->gui->canvas,
                                 (SDL_Rect){at->box.x, at->box.y, at->box.w, 0}, text) +
                 at->gap;
}

/* "text  [–] 21 [+]" */
static void put_number(form *at, const char *text, const char *value, vaka_hit less, vaka_hit more)
{
    vaka_gui *gui = at->gui;
    int side = at->row, wide = vaka_gui_px(gui, 70);
    int x = at->box.x + at->box.w - wide - 2 * side;

    vaka_type_in(gui->fonts, vaka_gui_body(gui), gui->canvas,
                 (SDL_Rect){at->box.x, at->box.y, x - at->box.x - at->gap, side}, 0, text);
    vaka_widget_button(gui, (SDL_Rect){x, at->box.y, side, side}, less, "–", VAKA_BUTTON_PLAIN);
    vaka_type_in(gui->fonts, vaka_gui_bold(gui), gui->canvas,
                 (SDL_Rect){x + side, at->box.y, wide, side}, 1, value);
    vaka_widget_button(gui, (SDL_Rect){x + side + wide, at->box.y, side, side}, more, "+",
                       VAKA_BUTTON_PLAIN);
    at->box.y += at->row + at->gap;
}

static void put_line(form *at, vaka_hit hit, const char *text, bool on)
{
    vaka_widget_button(at->gui, (SDL_Rect){at->box.x, at->box.y, at->box.w, at->row}, hit, text,
                       VAKA_BUTTON_LEFT | (on ? VAKA_BUTTON_ON : 0));
    at->box.y += at->row + at->gap / 2;
}

static void put_seats(form *at)
{
    const vaka_journal_head *head = &at->gui->lobby.choice.head;
    char text[128], number[16];

    put_head(at, "Players");
    snprintf(number, sizeof number, "%d", (int)head->seats);
    put_number(at, "Seats", number, button(BUTTON_SEATS_LESS, 0), button(BUTTON_SEATS_MORE, 0));
    for (int32_t seat = 0; seat < head->seats; seat++) {
        bool human = strcmp(head->player[seat], "human") == 0;

        snprintf(text, sizeof text, "Seat %d: %s%s", (int)seat + 1,
                 human ? "a person at this screen" : "bot, ", human ? "" : head->player[seat] + 4);
        put_line(at, button(BUTTON_PLAYER, seat), text, human);
    }
}

static void put_options(form *at)
{
    const vaka_gui_choice *choice = &at->gui->lobby.choice;
    const vaka_module *module = choice->module;
    char text[160], value[16];

    if (module->option_count > 0)
        put_head(at, "Options");
    for (uint32_t i = 0; i < module->option_count; i++) {
        const vaka_option *option = &module->options[i];
        bool toggle = option->min == 0 && option->max == 1;

        snprintf(text, sizeof text, option->rule ? "%.110s (rule %.30s)" : "%.110s", option->title,
                 option->rule ? option->rule : "");
        snprintf(value, sizeof value, "%d", (int)choice->option[i]);
        if (toggle)
            put_line(at, button(BUTTON_MORE, (int32_t)i), text, choice->option[i] != 0);
        else
            put_number(at, text, value, button(BUTTON_LESS, (int32_t)i),
                       button(BUTTON_MORE, (int32_t)i));
    }
}

static void put_content(form *at)
{
    const vaka_lobby *lobby = &at->gui->lobby;
    char text[200];

    if (lobby->scenario_count > 0)
        put_head(at, "Scenario");
    for (uint32_t i = 0; i < lobby->scenario_count; i++)
        put_line(at, button(BUTTON_SCENARIO, (int32_t)i), lobby->scenarios[i].title,
                 i == lobby->scenario);
    if (lobby->scenario < lobby->scenario_count && lobby->scenarios[lobby->scenario].text)
        put_words(at, lobby->scenarios[lobby->scenario].text);
    put_seats(at);
    put_options(at);
    if (lobby->rule_count > 0)
        put_head(at, "Optional rules");
    for (uint32_t i = 0; i < lobby->rule_count; i++) {
        const vaka_gui_item *rule = &lobby->rules[i];
        bool numbered = rule->rule && *rule->rule;

        snprintf(text, sizeof text, numbered ? "%.120s (rule %.40s)" : "%.120s", rule->title,
                 numbered ? rule->rule : "");
        put_line(at, button(BUTTON_RULE, (int32_t)i), text, lobby->rule_on[i]);
        if (rule->text && *rule->text)
            put_words(at, rule->text);
    }
    put_head(at, "Chance");
    snprintf(text, sizeof text, "Seed: %s (type digits to repeat a game)",
             lobby->typed[0] ? lobby->typed : "a fresh one");
    put_words(at, text);
}

static int draw_modules(vaka_gui *gui, SDL_Rect box)
{
    const vaka_plugins *plugins = gui->start->host->plugins;
    form at = {gui, box, vaka_gui_px(gui, 40), vaka_gui_px(gui, 8)};

    for (uint32_t i = 0; i < plugins->count; i++) {
        const vaka_module *module = plugins->at[i].module;

        if (module)
            put_line(&at, button(BUTTON_MODULE, (int32_t)i), module->title,
                     gui->lobby.choosing && i == gui->lobby.module);
    }
    for (uint32_t i = 0; i < plugins->count; i++)
        if (!plugins->at[i].module)
            put_words(&at, plugins->at[i].reason);
    if (!gui->lobby.choosing)
        put_words(&at, "No game is installed. VAKA_MODULE_PATH names folders with modules.");
    return at.box.y;
}

static void draw(vaka_gui *gui)
{
    int w = gui->canvas->w, h = gui->canvas->h, pad = vaka_gui_px(gui, 24);
    int row = vaka_gui_px(gui, 40), wide = vaka_gui_px(gui, 940);
    vaka_type title = vaka_gui_title(gui);

    wide = wide > w - pad ? w - pad : wide;
    title.px = vaka_gui_px(gui, 34);
    vaka_lobby_ground(gui);
    SDL_Rect card = {(w - wide) / 2, pad / 2, wide, h - pad};
    vaka_paint_round(gui->canvas, card, 16, gui->theme->paper);
    int head = vaka_type_high(gui->fonts, title), left = wide * 3 / 10;
    vaka_type_draw(gui->fonts, title, gui->canvas, card.x + pad, card.y + pad / 2, "New game");
    SDL_Rect side = {card.x + pad, card.y + pad + head, left - pad, card.h - head - row - 3 * pad};
    draw_modules(gui, side);
    SDL_Rect body = {card.x + left + pad, side.y, wide - left - 2 * pad, side.h};
    if (gui->lobby.choosing) {
        form at = {gui, body, vaka_gui_px(gui, 34), vaka_gui_px(gui, 10)};

        at.box.y = vaka_scroll_begin(gui, &gui->lobby.scroll, body);
        at.box.w -= vaka_gui_px(gui, 10);
        put_content(&at);
        vaka_scroll_end(gui, &gui->lobby.scroll, at.box.y);
    }
    int y = card.y + card.h - row - pad / 2, size = vaka_gui_px(gui, 160);
    vaka_widget_button(gui, (SDL_Rect){card.x + pad, y, size * 2 / 3, row}, button(BUTTON_BACK, 0),
                       "Back", VAKA_BUTTON_PLAIN);
    vaka_hit play = button(BUTTON_PLAY, 0);
    play.off = !gui->lobby.choosing;
    vaka_widget_button(gui, (SDL_Rect){card.x + wide - pad - size, y, size, row}, play,
                       "Start the game", VAKA_BUTTON_MAIN);
}

/* The next sort of player: a person, then each bot. */
static void next_player(vaka_gui *gui, int32_t seat)
{
    const vaka_gui_host *host = gui->start->host;
    const vaka_module *module = gui->lobby.choice.module;
    char *player = gui->lobby.choice.head.player[seat];
    size_t room = sizeof gui->lobby.choice.head.player[seat];
    const char *bot = NULL;
    uint32_t at = 0;

    if (strncmp(player, "bot:", 4) == 0) {
        while ((bot = host->bot(host->data, module, at++)) != NULL)
            if (strcmp(player + 4, bot) == 0)
                break;
    }
    bot = host->bot(host->data, module, at);
    snprintf(player, room, bot ? "bot:%s" : "human", bot ? bot : "");
}

static void change_option(vaka_gui *gui, int32_t row, int by)
{
    const vaka_option *option = &gui->lobby.choice.module->options[row];
    int32_t *value = &gui->lobby.choice.option[row];

    if (option->min == 0 && option->max == 1)
        *value = !*value;
    else if (*value + by >= option->min && *value + by <= option->max)
        *value += by;
}

static void press(vaka_gui *gui, const vaka_hit *hit, bool all)
{
    vaka_lobby *lobby = &gui->lobby;

    (void)all;
    if (hit->what != VAKA_HIT_BUTTON)
        return;
    switch (hit->a) {
    case BUTTON_MODULE:
        vaka_lobby_module(gui, (uint32_t)hit->b);
        lobby->scroll.at = 0;
        break;
    case BUTTON_SCENARIO:
        lobby->scenario = (uint32_t)hit->b;
        vaka_lobby_seats(gui, lobby->choice.head.seats);
        break;
    case BUTTON_SEATS_LESS:
    case BUTTON_SEATS_MORE:
        vaka_lobby_seats(gui, lobby->choice.head.seats + (hit->a == BUTTON_SEATS_MORE ? 1 : -1));
        break;
    case BUTTON_PLAYER:
        next_player(gui, hit->b);
        break;
    case BUTTON_LESS:
    case BUTTON_MORE:
        change_option(gui, hit->b, hit->a == BUTTON_MORE ? 1 : -1);
        break;
    case BUTTON_RULE:
        lobby->rule_on[hit->b] = !lobby->rule_on[hit->b];
        break;
    default:
        vaka_lobby_answer(gui, hit->a == BUTTON_PLAY ? VAKA_LOBBY_PLAY : VAKA_LOBBY_BACK);
        break;
    }
}

static bool key(vaka_gui *gui, const SDL_Keysym *sym)
{
    size_t length = strlen(gui->lobby.typed);

    if (sym->sym == SDLK_ESCAPE)
        vaka_lobby_answer(gui, VAKA_LOBBY_BACK);
    else if ((sym->sym == SDLK_RETURN || sym->sym == SDLK_KP_ENTER) && gui->lobby.choosing)
        vaka_lobby_answer(gui, VAKA_LOBBY_PLAY);
    else if (sym->sym == SDLK_BACKSPACE && length > 0)
        gui->lobby.typed[length - 1] = '\0';
    else
        return false;
    return true;
}

static void type(vaka_gui *gui, const char *text)
{
    size_t length = strlen(gui->lobby.typed);

    if (*text == '?')
        gui->help = true;
    if (*text >= '0' && *text <= '9' && length < 18) {
        gui->lobby.typed[length] = *text;
        gui->lobby.typed[length + 1] = '\0';
    }
    gui->dirty = true;
}

const vaka_screen vaka_screen_new = {
    .name = "new",
    .draw = draw,
    .press = press,
    .key = key,
    .type = type,
};
