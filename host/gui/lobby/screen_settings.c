/* gui/lobby/screen_settings.c - size of text, colours, language, motion, window.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/base/quiet.h"
#include "gui/lobby/lobby.h"
#include "gui/ui/form.h"

enum {
    BUTTON_LESS,
    BUTTON_MORE,
    BUTTON_THEME,
    BUTTON_LANGUAGE,
    BUTTON_PALETTE,
    BUTTON_PACE,
    BUTTON_STILL,
    BUTTON_MOMENTS,
    BUTTON_STOPS,
    BUTTON_FOLLOW,
    BUTTON_SOUND,
    BUTTON_QUIETER,
    BUTTON_LOUDER,
    BUTTON_FULL,
    BUTTON_ASK,
    BUTTON_BACK,
};

#define LANGUAGES_MOST 12
#define SAMPLE_SEATS 4

/* ms that a program's move stays. */
static const int paces[] = {1200, 600, 350, 120, 0};
#define PACES ((int)(sizeof paces / sizeof paces[0]))

static void put_languages(vaka_lobby *lobby, vaka_form *form)
{
    const vaka_language *language = lobby->ui->language;
    const char *texts[LANGUAGES_MOST], *code;
    int count = 0, on = VAKA_NONE;

    if (!language)
        return;
    vaka_form_head(form, vaka_say(language, "Language"));
    for (; count < LANGUAGES_MOST && (code = language->at(language->texts, (uint32_t)count));
         count++) {
        texts[count] = language->name(language->texts, (uint32_t)count);
        if (strcmp(code, language->current(language->texts)) == 0)
            on = count;
    }
    vaka_form_choice(form, BUTTON_LANGUAGE, texts, count, on);
}

static void put_colours(vaka_lobby *lobby, vaka_form *form)
{
    const char *const themes[] = {vaka_ui_say(lobby->ui, "Light"), vaka_ui_say(lobby->ui, "Dark")};
    const char *const palettes[VAKA_PALETTES] = {
        vaka_ui_say(lobby->ui, "Usual colours"),
        vaka_ui_say(lobby->ui, "Strong contrast"),
        vaka_ui_say(lobby->ui, "Safe for colour-blind eyes"),
    };
    int size = vaka_look_px(lobby->look, 34), x = form->box.x;

    vaka_form_head(form, vaka_ui_say(lobby->ui, "Colours"));
    vaka_form_choice(form, BUTTON_THEME, themes, 2, lobby->look->dark);
    vaka_form_choice(form, BUTTON_PALETTE, palettes, VAKA_PALETTES, lobby->look->palette);
    for (int32_t seat = 0; seat < SAMPLE_SEATS; seat++, x += size + form->gap)
        vaka_seat_sign(lobby->look, seat, x, form->box.y, size);
    form->box.y += size + form->gap;
    vaka_form_words(form, vaka_ui_say(lobby->ui, "Each seat also has a pattern and an outline of "
                                                 "its own, so nothing hangs on colour alone."));
}

static void put_motion(vaka_lobby *lobby, vaka_form *form)
{
    const char *const texts[PACES] = {
        vaka_ui_say(lobby->ui, "Slow"),    vaka_ui_say(lobby->ui, "Calm"),
        vaka_ui_say(lobby->ui, "Usual"),   vaka_ui_say(lobby->ui, "Quick"),
        vaka_ui_say(lobby->ui, "At once"),
    };
    int on = VAKA_NONE;

    for (int i = 0; i < PACES; i++)
        on = lobby->ui->pace == paces[i] ? i : on;
    vaka_form_head(form, vaka_ui_say(lobby->ui, "Motion"));
    vaka_form_say(form, vaka_ui_say(lobby->ui, "Speed of moves and of bots"),
                  lobby->look->theme->ink);
    vaka_form_choice(form, BUTTON_PACE, texts, PACES, on);
    vaka_form_switch(form, vaka_form_hit(BUTTON_STILL, 0), vaka_ui_say(lobby->ui, "Reduced motion"),
                     vaka_ui_say(lobby->ui, "Nothing glides, breathes or rolls: what has changed "
                                            "is simply there."),
                     lobby->ui->still);
    vaka_form_switch(form, vaka_form_hit(BUTTON_MOMENTS, 0),
                     vaka_ui_say(lobby->ui, "Great moments"),
                     vaka_ui_say(lobby->ui, "What matters is shown large for a moment: off for "
                                            "quick play."),
                     !lobby->ui->no_moments);
    vaka_form_switch(form, vaka_form_hit(BUTTON_STOPS, 0),
                     vaka_ui_say(lobby->ui, "Stop at every step"),
                     vaka_ui_say(lobby->ui, "Off: steps in which there is nothing to decide pass "
                                            "by themselves."),
                     lobby->ui->all_stops);
    vaka_form_switch(form, vaka_form_hit(BUTTON_FOLLOW, 0),
                     vaka_ui_say(lobby->ui, "Follow the action"),
                     vaka_ui_say(lobby->ui, "The board goes where others act, until you move it."),
                     !lobby->ui->no_follow);
}

static void put_sound(vaka_lobby *lobby, vaka_form *form)
{
    char volume[24];

    snprintf(volume, sizeof volume, "%d %%", lobby->ui->volume);
    vaka_form_head(form, vaka_ui_say(lobby->ui, "Sound"));
    vaka_form_switch(form, vaka_form_hit(BUTTON_SOUND, 0), vaka_ui_say(lobby->ui, "Sounds"),
                     vaka_ui_say(lobby->ui, "Water, wood, conch and drum, for what happens. F3 "
                                            "switches them off and on."),
                     !lobby->ui->mute);
    vaka_form_number(form, vaka_ui_say(lobby->ui, "Volume"), volume,
                     vaka_form_hit(BUTTON_QUIETER, 0), vaka_form_hit(BUTTON_LOUDER, 0));
}

static void set_volume(vaka_ui *ui, int volume)
{
    ui->volume = SDL_clamp(volume, 0, 100);
    vaka_sound_play(ui, VAKA_SOUND_WOOD);
}

static void draw(void *data)
{
    vaka_lobby *lobby = data;
    vaka_foot foot[] = {
        {vaka_form_hit(BUTTON_BACK, 0), vaka_ui_say(lobby->ui, "Back"), VAKA_BUTTON_MAIN}};
    SDL_Rect body = vaka_form_card(lobby->ui, vaka_ui_say(lobby->ui, "Settings"), 760, foot, 1);
    vaka_form form = vaka_form_begin(lobby->ui, body, &lobby->scroll);
    char percent[24];

    snprintf(percent, sizeof percent, "%d %%", lobby->look->percent);
    vaka_form_head(&form, vaka_ui_say(lobby->ui, "Text"));
    vaka_form_number(&form, vaka_ui_say(lobby->ui, "Size of text"), percent,
                     vaka_form_hit(BUTTON_LESS, 0), vaka_form_hit(BUTTON_MORE, 0));
    put_languages(lobby, &form);
    put_colours(lobby, &form);
    put_motion(lobby, &form);
    put_sound(lobby, &form);
    if (vaka_quiet_any(&lobby->ui->settings)) {
        vaka_form_head(&form, vaka_ui_say(lobby->ui, "Questions"));
        vaka_form_button(&form, vaka_form_hit(BUTTON_ASK, 0),
                         vaka_ui_say(lobby->ui, "Ask again before something is lost"),
                         VAKA_BUTTON_LEFT);
    }
    vaka_form_head(&form, vaka_ui_say(lobby->ui, "Window"));
    vaka_form_switch(&form, vaka_form_hit(BUTTON_FULL, 0), vaka_ui_say(lobby->ui, "Full screen"),
                     "", lobby->ui->full);
    if (lobby->ui->settings.path[0])
        vaka_form_words(&form, lobby->ui->settings.path);
    vaka_form_end(&form, &lobby->scroll);
}

static void turn_language(vaka_lobby *lobby, uint32_t number)
{
    const vaka_language *language = lobby->ui->language;
    const char *code = language->at(language->texts, number);

    if (code)
        language->turn(language->texts, code);
    vaka_settings_put(&lobby->ui->settings, "language", language->current(language->texts));
    lobby->choosing = false; /* its lists are read in the other language */
}

static void button(void *data, int32_t which, int32_t number)
{
    vaka_lobby *lobby = data;

    switch (which) {
    case BUTTON_LESS:
    case BUTTON_MORE:
        vaka_window_percent(lobby->ui, lobby->look->percent + (which == BUTTON_MORE ? 10 : -10));
        break;
    case BUTTON_THEME:
        vaka_window_theme(lobby->ui, number == 1);
        break;
    case BUTTON_LANGUAGE:
        turn_language(lobby, (uint32_t)number);
        break;
    case BUTTON_PALETTE:
        lobby->look->palette = number;
        vaka_window_look(lobby->ui);
        break;
    case BUTTON_PACE:
        lobby->ui->pace = paces[number];
        break;
    case BUTTON_STILL:
        lobby->ui->still = !lobby->ui->still;
        break;
    case BUTTON_MOMENTS:
        lobby->ui->no_moments = !lobby->ui->no_moments;
        break;
    case BUTTON_STOPS:
        lobby->ui->all_stops = !lobby->ui->all_stops;
        break;
    case BUTTON_ASK:
        vaka_quiet_end(&lobby->ui->settings);
        break;
    case BUTTON_FOLLOW:
        lobby->ui->no_follow = !lobby->ui->no_follow;
        break;
    case BUTTON_SOUND:
        lobby->ui->mute = !lobby->ui->mute;
        break;
    case BUTTON_QUIETER:
    case BUTTON_LOUDER:
        set_volume(lobby->ui, lobby->ui->volume + (which == BUTTON_LOUDER ? 10 : -10));
        break;
    case BUTTON_FULL:
        vaka_window_full(lobby->ui, !lobby->ui->full);
        break;
    default:
        vaka_lobby_answer(lobby, VAKA_LOBBY_BACK);
        break;
    }
}

const vaka_screen vaka_screen_settings = {
    .name = "settings",
    .settings = true,
    .draw = draw,
    .button = button,
    .key = vaka_lobby_key,
};
