/* gui/lobby/screen_start.c - the start screen: go on, a new game, an old one, and all the rest.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "gui/lobby/lobby.h"
#include "gui/ui/form.h"

typedef struct entry {
    const char *text;
    SDL_Keycode key;
    int32_t answer;
    bool large; /* over the whole width */
} entry;

enum { CONTINUE, NEW, LEARN, LOAD, REPLAYS, MODS, SETTINGS, HELP, ABOUT, QUIT, ENTRIES };

static const entry entries[ENTRIES] = {
    [CONTINUE] = {VAKA_TEXT("Continue"), SDLK_c, VAKA_LOBBY_OPEN, true},
    [NEW] = {VAKA_TEXT("New game"), SDLK_n, VAKA_LOBBY_NEW, true},
    [LEARN] = {VAKA_TEXT("Learn to play"), SDLK_l, VAKA_LOBBY_LEARN, true},
    [LOAD] = {VAKA_TEXT("Load a game"), SDLK_o, VAKA_LOBBY_LOAD, false},
    [REPLAYS] = {VAKA_TEXT("Replays"), SDLK_r, VAKA_LOBBY_REPLAYS, false},
    [MODS] = {VAKA_TEXT("Mods"), SDLK_m, VAKA_LOBBY_MODS, false},
    [SETTINGS] = {VAKA_TEXT("Settings"), SDLK_s, VAKA_LOBBY_SETTINGS, false},
    [HELP] = {VAKA_TEXT("Help"), SDLK_h, VAKA_LOBBY_BACK, false},
    [ABOUT] = {VAKA_TEXT("About"), SDLK_a, VAKA_LOBBY_ABOUT, false},
    [QUIT] = {VAKA_TEXT("Quit"), SDLK_q, VAKA_LOBBY_QUIT, true},
};

static bool is_shown(const vaka_lobby *lobby, int number)
{
    const vaka_gui_host *host = lobby->ui->start->host;

    if (number == LEARN)
        return host->lessons != NULL;
    return number != MODS || host->mods;
}

static bool is_off(const vaka_lobby *lobby, int number)
{
    if (number == CONTINUE)
        return vaka_lobby_last(lobby) == NULL;
    return (number == LOAD || number == REPLAYS) && lobby->game_count == 0;
}

/* What Enter means: go on; who has never played is offered the lesson, once. */
static int main_entry(const vaka_lobby *lobby)
{
    if (vaka_lobby_last(lobby))
        return CONTINUE;
    return vaka_lobby_is_new_here(lobby) ? LEARN : NEW;
}

static void draw_entry(vaka_lobby *lobby, int number, SDL_Rect box)
{
    const vaka_game_file *last = vaka_lobby_last(lobby);
    bool main = number == main_entry(lobby);
    vaka_hit hit = {.what = number == HELP ? VAKA_HIT_HELP : VAKA_HIT_BUTTON, .a = number};
    char text[256];

    hit.off = is_off(lobby, number);
    snprintf(text, sizeof text, "%s", vaka_ui_say(lobby->ui, entries[number].text));
    if (number == CONTINUE && last)
        vaka_say_with(lobby->ui->language, "Continue: {0}", VAKA_WITH(last->title), text,
                      sizeof text);
    if (number == LEARN && main)
        snprintf(text, sizeof text, "%s",
                 vaka_ui_say(lobby->ui, "New here? Learn to play, step by step"));
    vaka_widget_button(lobby->ui, box, hit, text, VAKA_BUTTON_LEFT | (main ? VAKA_BUTTON_MAIN : 0));
}

/* Rows of the shown entries: large ones alone, the others two and two. Draws if `draw`. */
static int entries_high(vaka_lobby *lobby, SDL_Rect box, bool draw)
{
    int row = vaka_look_px(lobby->look, 42), gap = vaka_look_px(lobby->look, 8), y = box.y,
        column = 0;
    bool two = box.w > vaka_look_px(lobby->look, 300);

    for (int i = 0; i < ENTRIES; i++) {
        bool large = entries[i].large || !two;
        const vaka_game_file *last = i == CONTINUE ? vaka_lobby_last(lobby) : NULL;
        int wide = large ? box.w : (box.w - gap) / 2, high = row;

        if (!is_shown(lobby, i))
            continue;
        if (last && vaka_widget_button_wide(lobby->ui, last->title) + row * 2 > wide)
            high = row * 3 / 2;
        if (large && column) {
            y += row + gap;
            column = 0;
        }
        if (draw)
            draw_entry(lobby, i, (SDL_Rect){box.x + column * (wide + gap), y, wide, high});
        if (!large && !column) {
            column = 1;
            continue;
        }
        column = 0;
        y += high + gap;
    }
    return y - box.y;
}

static void draw(void *data)
{
    vaka_lobby *lobby = data;
    int w = lobby->look->canvas->w, h = lobby->look->canvas->h, pad = vaka_look_px(lobby->look, 30);
    int wide = vaka_look_px(lobby->look, 440);
    vaka_type title = vaka_look_title(lobby->look), small = vaka_look_small(lobby->look);
    bool beside = w > wide * 9 / 5 + 4 * pad;

    wide = wide > w - 3 * pad ? w - 3 * pad : wide;
    title.px = vaka_look_px(lobby->look, 60);
    int head = vaka_type_high(lobby->look, title) + vaka_type_high(lobby->look, small);
    SDL_Rect box = {0, 0, wide, 0};
    SDL_Rect card = {0, 0, wide + 2 * pad, head + entries_high(lobby, box, false) + pad * 3 / 2};
    vaka_backdrop_draw(lobby->look);
    card.x = beside ? w - card.w - pad * 2 : (w - card.w) / 2;
    card.h = SDL_min(card.h, h);
    card.y = (h - card.h) / 2;
    if (beside)
        vaka_ornament_draw(lobby->look, (vaka_spot){(float)card.x / 2, (float)h / 2},
                           0.38f * (float)(card.x < h ? card.x : h));
    vaka_paint_round(lobby->look->canvas, card, 16, lobby->look->theme->paper);
    int y = vaka_scroll_begin(lobby->ui, &lobby->scroll, card) + pad / 3;
    vaka_type_draw(lobby->look, title, card.x + pad, y, "Vaka");
    y += vaka_type_high(lobby->look, title);
    vaka_type_draw(lobby->look, small, card.x + pad, y,
                   vaka_ui_say(lobby->ui, "A table for board games"));
    y += vaka_type_high(lobby->look, small) + pad / 3;
    y += entries_high(lobby, (SDL_Rect){card.x + pad, y, wide, 0}, true);
    vaka_scroll_end(lobby->ui, &lobby->scroll, y);
    if ((lobby->ui->start->host->plugins->more || vaka_lobby_is_unsure(lobby)) && !lobby->ui->wake)
        lobby->ui->wake = vaka_ui_now(lobby->ui) + 1;
}

/* What takes time is done while this screen is looked at, not before it: reading games, and looking
 * whether the one to go on with is over. */
static void tick(void *data)
{
    vaka_lobby *lobby = data;

    vaka_plugins_all(lobby->ui->start->host->plugins);
    if (vaka_lobby_is_unsure(lobby))
        vaka_lobby_make_sure(lobby);
}

static void button(void *data, int32_t which, int32_t number)
{
    vaka_lobby *lobby = data;
    const vaka_game_file *last = vaka_lobby_last(lobby);

    (void)number;
    if (is_off(lobby, which))
        return;
    if (which == CONTINUE)
        snprintf(lobby->path, sizeof lobby->path, "%s", last->path);
    vaka_lobby_answer(lobby, entries[which].answer);
}

/* Escape closes things elsewhere; here that would be everything. */
static void ask_quit(vaka_lobby *lobby)
{
    vaka_menu_begin(lobby->ui, vaka_ui_say(lobby->ui, "Close Vaka?"), -1, -1);
    vaka_menu_add(lobby->ui, 0, vaka_ui_say(lobby->ui, "Stay here"));
    vaka_menu_add(lobby->ui, 1, vaka_ui_say(lobby->ui, "Quit"));
}

static void chosen(void *data, int32_t item)
{
    if (item == 1)
        vaka_lobby_answer(data, VAKA_LOBBY_QUIT);
}

static bool key(void *data, const SDL_Keysym *sym)
{
    vaka_lobby *lobby = data;
    int32_t which = main_entry(lobby);

    if (sym->sym == SDLK_ESCAPE) {
        ask_quit(lobby);
        return true;
    }
    if (sym->sym != SDLK_RETURN && sym->sym != SDLK_KP_ENTER)
        for (which = 0; which < ENTRIES && entries[which].key != sym->sym;)
            which++;
    if (which == ENTRIES || !is_shown(lobby, which))
        return false;
    if (which == HELP)
        lobby->ui->help = true;
    else
        button(lobby, which, 0);
    return true;
}

const vaka_screen vaka_screen_start = {
    .name = "start",
    .draw = draw,
    .button = button,
    .key = key,
    .drop = vaka_lobby_drop,
    .chosen = chosen,
    .tick = tick,
};
