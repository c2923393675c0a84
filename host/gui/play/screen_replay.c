/* gui/play/screen_replay.c - a game that was played, step by step.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/gui_inside.h"
#include "gui/play/replay_bar.h"
#include "gui/play/replay_player.h"

static void close_view(vaka_gui *gui)
{
    if (gui->play.viewing)
        vaka_view_done(&gui->play.view);
    gui->play.viewing = false;
}

static void open_view(vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    const vaka_gui_host *host = gui->start->host;

    close_view(gui);
    play->record = gui->replay->now;
    if (host->speak)
        host->speak(host->data, play->record);
    vaka_view_init(&play->view, vaka_record_door(play->record), vaka_record_names(play->record),
                   play->sitting);
    play->view.legal_count = 0; /* nothing is done here */
    play->viewing = true;
    vaka_picks_clear(&play->picks);
    vaka_play_refresh(gui);
}

static void go(vaka_gui *gui, int64_t step)
{
    vaka_replay_player *replay = gui->replay;
    vaka_error err = {0};
    uint32_t before;

    close_view(gui);
    vaka_record_log(replay->now, &before);
    if (vaka_replay_player_go(replay, step < 0 ? 0 : (uint32_t)step, &err))
        vaka_notice_error(gui, "{0}.", err.text);
    uint32_t count;
    vaka_record_log(replay->now, &count);
    gui->play.fresh = count > before ? before : count; /* what the step told is marked */
    open_view(gui);
}

static void set_playing(vaka_gui *gui, bool on)
{
    gui->play.paused = !on;
    if (on && gui->replay->at == gui->replay->count)
        go(gui, 0);
    gui->wake = on ? SDL_GetTicks() + (uint32_t)vaka_replay_pace(gui) : 0;
    gui->dirty = true;
}

static void tick(vaka_gui *gui)
{
    if (gui->play.paused)
        return;
    go(gui, (int64_t)gui->replay->at + 1);
    set_playing(gui, gui->replay->at < gui->replay->count);
}

static void draw(vaka_gui *gui)
{
    if (!gui->play.viewing)
        return;
    vaka_play_place(gui, vaka_replay_bar_high(gui));
    vaka_play_parts(gui);
    vaka_replay_bar_draw(gui);
    vaka_place_draw(gui);
}

/* The step under the pointer on the line. */
static void scrub(vaka_gui *gui)
{
    SDL_Rect line = vaka_replay_line(gui);
    int x = gui->x - line.x;

    x = x < 0 ? 0 : x > line.w ? line.w : x;
    go(gui, ((int64_t)x * gui->replay->count + line.w / 2) / (line.w > 0 ? line.w : 1));
}

static void view_menu(vaka_gui *gui)
{
    const vaka_replay_player *replay = gui->replay;
    char name[VAKA_VIEW_NAME];

    vaka_menu_begin(gui, vaka_say(gui->language, "Through whose eyes?"), gui->x, gui->y);
    vaka_menu_add(gui, VAKA_REPLAY_ITEM_VIEW + 1 + VAKA_SPECTATOR,
                  vaka_say(gui->language, "What all could see"));
    for (int32_t seat = 0; seat < replay->text.head.seats; seat++)
        if (vaka_replay_player_may(replay, seat))
            vaka_menu_add(gui, VAKA_REPLAY_ITEM_VIEW + 1 + seat,
                          vaka_view_seat(&gui->play.view, seat, name));
    if (vaka_replay_player_may(replay, VAKA_REFEREE))
        vaka_menu_add(gui, VAKA_REPLAY_ITEM_REFEREE,
                      vaka_say(gui->language, "Everything, as a referee"));
}

static void turn_menu(vaka_gui *gui)
{
    char text[64];

    vaka_menu_begin(gui, vaka_say(gui->language, "To which turn?"), gui->x, gui->y);
    for (int32_t turn = gui->replay->turn[0]; turn <= gui->replay->last_turn; turn++) {
        vaka_say_with(gui->language, "Turn {0}", VAKA_WITH(VAKA_INT(turn)), text, sizeof text);
        vaka_menu_add(gui, VAKA_REPLAY_ITEM_TURN + turn, text);
    }
}

static void fork_menu(vaka_gui *gui)
{
    const vaka_replay_player *replay = gui->replay;
    char name[VAKA_VIEW_NAME], text[VAKA_SENTENCE];

    vaka_menu_begin(gui, vaka_say(gui->language, "A new game that goes on from here"), gui->x,
                    gui->y);
    vaka_menu_add(gui, VAKA_REPLAY_ITEM_FORK, vaka_say(gui->language, "With the same players"));
    for (int32_t seat = 0; seat < replay->text.head.seats; seat++) {
        if (!vaka_replay_player_may(replay, seat) ||
            strcmp(replay->text.head.player[seat], "nobody") == 0)
            continue;
        vaka_view_seat(&gui->play.view, seat, name);
        vaka_say_with(gui->language, "You play {0} against bots", VAKA_WITH(name), text,
                      sizeof text);
        vaka_menu_add(gui, VAKA_REPLAY_ITEM_FORK + 1 + seat, text);
    }
}

/* `seat`: a person's, all others are bots'; VAKA_NONE: as they were. */
static void fork_game(vaka_gui *gui, int32_t seat)
{
    const vaka_gui_host *host = gui->start->host;
    const vaka_journal_head *head = &gui->replay->text.head;
    const vaka_module *module = gui->play.view.layout->module;
    const char *dot = strrchr(module->id, '.'), *bot = host->bot(host->data, module, 0);
    char path[VAKA_GUI_PATH], players[VAKA_MAX_SEATS][sizeof head->player[0]];
    vaka_error err = {0};
    vaka_status status;

    for (int32_t i = 0; i < head->seats; i++) {
        bool nobody = strcmp(head->player[i], "nobody") == 0;

        if (seat == VAKA_NONE || nobody)
            memcpy(players[i], head->player[i], sizeof players[i]);
        else
            snprintf(players[i], sizeof players[i], i != seat && bot ? "bot:%s" : "human",
                     bot ? bot : "");
    }
    status = host->path ? host->path(host->data, dot ? dot + 1 : module->id, ".vkj", path, &err)
                        : vaka_fail(&err, VAKA_ERR_SYSTEM, "there is no place to keep it");
    if (!status)
        status = vaka_replay_player_fork(gui->replay, path, players, &err);
    if (status) {
        vaka_notice_error(gui, "{0}.", err.text);
        return;
    }
    snprintf(gui->lobby.path, sizeof gui->lobby.path, "%s", path);
    gui->play.want.type = VAKA_WANT_ACTION;
    gui->play.wanted = true;
}

static void chosen(vaka_gui *gui, int32_t item)
{
    if (item == VAKA_REPLAY_ITEM_REFEREE || item < VAKA_REPLAY_ITEM_TURN) {
        gui->play.sitting =
            item == VAKA_REPLAY_ITEM_REFEREE ? VAKA_REFEREE : item - VAKA_REPLAY_ITEM_VIEW - 1;
        open_view(gui);
    } else if (item < VAKA_REPLAY_ITEM_FORK) {
        go(gui, vaka_replay_player_turn(gui->replay, item - VAKA_REPLAY_ITEM_TURN));
    } else {
        fork_game(gui, item - VAKA_REPLAY_ITEM_FORK - 1);
    }
}

static void leave(vaka_gui *gui)
{
    gui->play.want.type = VAKA_WANT_QUIT;
    gui->play.wanted = true;
}

static void command(vaka_gui *gui, int32_t what)
{
    int64_t at = gui->replay->at;

    switch (what) {
    case VAKA_REPLAY_FIRST:
    case VAKA_REPLAY_BACK:
    case VAKA_REPLAY_ON:
    case VAKA_REPLAY_LAST:
        set_playing(gui, false);
        go(gui, what == VAKA_REPLAY_FIRST  ? 0
                : what == VAKA_REPLAY_BACK ? at - 1
                : what == VAKA_REPLAY_ON   ? at + 1
                                           : (int64_t)gui->replay->count);
        break;
    case VAKA_REPLAY_PLAY:
        set_playing(gui, gui->play.paused);
        break;
    case VAKA_REPLAY_SPEED:
        vaka_replay_faster(gui);
        break;
    case VAKA_REPLAY_VIEW:
        view_menu(gui);
        break;
    case VAKA_REPLAY_TURN:
        turn_menu(gui);
        break;
    case VAKA_REPLAY_FORK:
        fork_menu(gui);
        break;
    case VAKA_REPLAY_PICTURE:
        vaka_play_picture(gui);
        open_view(gui);
        break;
    default:
        leave(gui);
        break;
    }
}

static void press(vaka_gui *gui, const vaka_hit *hit, bool all)
{
    (void)all;
    if (hit->what == VAKA_HIT_BUTTON)
        command(gui, hit->a);
    else if (hit->what == VAKA_HIT_SCRUB)
        scrub(gui);
    else
        vaka_screen_play.press(gui, hit, all);
}

static bool drag(vaka_gui *gui, int dx, int dy, bool over)
{
    if (gui->down.what != VAKA_HIT_SCRUB)
        return vaka_screen_play.drag(gui, dx, dy, over);
    if (!over)
        scrub(gui);
    return true;
}

static bool arrow(vaka_gui *gui, const SDL_Keysym *sym, int by)
{
    const vaka_replay_player *replay = gui->replay;

    if (sym->mod & KMOD_SHIFT)
        go(gui, vaka_replay_player_turn(replay, replay->turn[replay->at] + by));
    else
        command(gui, by > 0 ? VAKA_REPLAY_ON : VAKA_REPLAY_BACK);
    return true;
}

static bool key(vaka_gui *gui, const SDL_Keysym *sym)
{
    static const struct {
        SDL_Keycode key;
        int32_t what;
    } keys[] = {
        {SDLK_SPACE, VAKA_REPLAY_PLAY},   {SDLK_HOME, VAKA_REPLAY_FIRST},
        {SDLK_END, VAKA_REPLAY_LAST},     {SDLK_x, VAKA_REPLAY_SPEED},
        {SDLK_v, VAKA_REPLAY_VIEW},       {SDLK_g, VAKA_REPLAY_TURN},
        {SDLK_b, VAKA_REPLAY_FORK},       {SDLK_p, VAKA_REPLAY_PICTURE},
        {SDLK_ESCAPE, VAKA_REPLAY_LEAVE},
    };

    if (sym->sym == SDLK_LEFT || sym->sym == SDLK_RIGHT)
        return arrow(gui, sym, sym->sym == SDLK_RIGHT ? 1 : -1);
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i].key == sym->sym && !(sym->mod & KMOD_CTRL)) {
            command(gui, keys[i].what);
            return true;
        }
    return vaka_play_key(gui, sym);
}

static bool point(vaka_gui *gui, int x, int y)
{
    return vaka_screen_play.point(gui, x, y);
}

static bool wheel(vaka_gui *gui, int x, int y, float steps)
{
    return vaka_screen_play.wheel(gui, x, y, steps);
}

const vaka_screen vaka_screen_replay = {
    .name = "replay",
    .draw = draw,
    .press = press,
    .key = key,
    .chosen = chosen,
    .point = point,
    .wheel = wheel,
    .drag = drag,
    .tick = tick,
};

static void begin(vaka_gui *gui, vaka_replay_player *replay)
{
    vaka_play *play = &gui->play;

    gui->replay = replay;
    vaka_camera_init(&play->camera, vaka_live_layout(vaka_record_door(replay->now)));
    vaka_motion_done(gui);
    vaka_art_mods(gui, replay->now);
    vaka_counters_forget(gui->counters);
    play->fanned = play->carried = play->drop = play->pointed = play->cursor = VAKA_NONE;
    play->asked = play->over = play->recap = play->watching = play->leave = play->wanted = false;
    play->paused = true;
    play->humans = 0;
    play->search[0] = '\0';
    play->log_filter = VAKA_LOG_ALL;
    play->column.at = play->log.at = play->log.high = play->trays.at = 0;
    play->sitting = VAKA_SPECTATOR;
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        if (replay->humans == VAKA_SEAT(seat))
            play->sitting = seat;
    gui->focus = (vaka_hit){0};
    gui->screen = &vaka_screen_replay;
    go(gui, 0);
}

vaka_status vaka_replay_show(vaka_gui *gui, const char *path, vaka_record **fork, vaka_error *err)
{
    const vaka_gui_host *host = gui->start->host;
    vaka_replay_player *replay = vaka_xnew(sizeof *replay);
    vaka_status status = vaka_replay_player_open(replay, path, host->plugins, err);
    char note[256] = "";

    *fork = NULL;
    if (status) {
        free(replay);
        return status;
    }
    begin(gui, replay);
    if (*replay->what)
        vaka_notice_error(gui,
                          VAKA_TEXT("Replayed, this game differs from what was written down: "
                                    "{0}."),
                          replay->what);
    vaka_input_run(gui, &gui->play.wanted);
    close_view(gui);
    gui->wake = 0;
    bool forked = gui->play.wanted && gui->play.want.type == VAKA_WANT_ACTION && !gui->closing;
    free(gui->play.targets);
    gui->play.targets = NULL;
    gui->play.record = NULL;
    gui->play.paused = false;
    gui->replay = NULL;
    vaka_replay_player_close(replay);
    free(replay);
    if (forked)
        status = host->resume(host->data, gui->lobby.path, fork, note, err);
    return status;
}
