/* gui/replay/screen_replay.c - a game that was played, step by step.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/replay/chances.h"
#include "gui/replay/replay.h"
#include "gui/replay/replay_bar.h"
#include "gui/replay/replay_player.h"

static void open_view(vaka_play *play)
{
    const vaka_gui_host *host = play->ui->start->host;

    if (host->speak)
        host->speak(host->data, play->replay->now);
    vaka_play_open(play, play->replay->now, play->sitting);
}

static void go(vaka_play *play, int64_t step)
{
    vaka_replay_player *replay = play->replay;
    vaka_error err = {0};
    uint32_t before;

    vaka_play_close(play);
    vaka_record_log(replay->now, &before);
    if (vaka_replay_player_go(replay, step < 0 ? 0 : (uint32_t)step, &err))
        vaka_notice_error(play->ui, "{0}.", err.text);
    uint32_t count;
    vaka_record_log(replay->now, &count);
    play->fresh = count > before ? before : count; /* what the step told is marked */
    open_view(play);
    play->followed = play->fresh;
    vaka_sight_follow(play, replay->now);
}

/* When the next step is due, or more of the game may have been read. */
static void wake_up(vaka_play *play)
{
    int read = vaka_chances_due(play);
    uint32_t now = SDL_GetTicks(), due = play->replay->due;

    play->ui->wake = play->paused ? 0 : due ? due : 1;
    if (read >= 0 && (play->paused || (int)(due - now) > read))
        play->ui->wake = now + (uint32_t)read;
}

static void set_playing(vaka_play *play, bool on)
{
    play->paused = !on;
    if (on && play->replay->at == play->replay->count)
        go(play, 0);
    play->replay->due = SDL_GetTicks() + (uint32_t)vaka_replay_pace(play);
    play->ui->dirty = true;
    wake_up(play);
}

static void tick(void *data)
{
    vaka_play *play = data;

    vaka_chances_tick(play);
    if (!play->paused && (int)(play->replay->due - SDL_GetTicks()) <= 0) {
        go(play, (int64_t)play->replay->at + 1);
        set_playing(play, play->replay->at < play->replay->count);
    }
    wake_up(play);
}

static void draw(void *data)
{
    vaka_play *play = data;

    if (!play->viewing)
        return;
    vaka_play_place(play, vaka_replay_bar_high(play));
    vaka_play_parts(play);
    vaka_replay_bar_draw(play);
    vaka_place_draw(&play->board);
    vaka_result_draw(play);
    vaka_numbers_tip(play);
}

/* The step under the pointer on the line. */
static void scrub(vaka_play *play)
{
    SDL_Rect line = vaka_replay_line(play);
    int x = play->ui->x - line.x;

    x = x < 0 ? 0 : x > line.w ? line.w : x;
    go(play, ((int64_t)x * play->replay->count + line.w / 2) / (line.w > 0 ? line.w : 1));
}

static void view_menu(vaka_play *play)
{
    const vaka_replay_player *replay = play->replay;
    char name[VAKA_VIEW_NAME];

    vaka_menu_begin(play->ui, vaka_ui_say(play->ui, "Through whose eyes?"), play->ui->x,
                    play->ui->y);
    vaka_menu_add(play->ui, VAKA_REPLAY_ITEM_VIEW + 1 + VAKA_SPECTATOR,
                  vaka_ui_say(play->ui, "What all could see"));
    for (int32_t seat = 0; seat < replay->text.head.seats; seat++)
        if (vaka_replay_player_may(replay, seat))
            vaka_menu_add(play->ui, VAKA_REPLAY_ITEM_VIEW + 1 + seat,
                          vaka_view_seat(&play->view, seat, name));
    if (vaka_replay_player_may(replay, VAKA_REFEREE))
        vaka_menu_add(play->ui, VAKA_REPLAY_ITEM_REFEREE,
                      vaka_ui_say(play->ui, "Everything, as a referee"));
}

static void turn_menu(vaka_play *play)
{
    char text[64];

    vaka_menu_begin(play->ui, vaka_ui_say(play->ui, "To which turn?"), play->ui->x, play->ui->y);
    for (int32_t turn = play->replay->turn[0]; turn <= play->replay->last_turn; turn++) {
        vaka_say_with(play->ui->language, "Turn {0}", VAKA_WITH(VAKA_INT(turn)), text, sizeof text);
        vaka_menu_add(play->ui, VAKA_REPLAY_ITEM_TURN + turn, text);
    }
}

static void fork_menu(vaka_play *play)
{
    const vaka_replay_player *replay = play->replay;
    char name[VAKA_VIEW_NAME], text[VAKA_SENTENCE];

    vaka_menu_begin(play->ui, vaka_ui_say(play->ui, "A new game that goes on from here"),
                    play->ui->x, play->ui->y);
    vaka_menu_add(play->ui, VAKA_REPLAY_ITEM_FORK, vaka_ui_say(play->ui, "With the same players"));
    for (int32_t seat = 0; seat < replay->text.head.seats; seat++) {
        if (!vaka_replay_player_may(replay, seat) ||
            strcmp(replay->text.head.player[seat], "nobody") == 0)
            continue;
        vaka_view_seat(&play->view, seat, name);
        vaka_say_with(play->ui->language, "You play {0} against bots", VAKA_WITH(name), text,
                      sizeof text);
        vaka_menu_add(play->ui, VAKA_REPLAY_ITEM_FORK + 1 + seat, text);
    }
}

/* `seat`: a person's, all others are bots'; VAKA_NONE: as they were. */
static void fork_game(vaka_play *play, int32_t seat)
{
    const vaka_gui_host *host = play->ui->start->host;
    const vaka_journal_head *head = &play->replay->text.head;
    const vaka_module *module = play->view.layout->module;
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
        status = vaka_replay_player_fork(play->replay, path, players, &err);
    if (status) {
        vaka_notice_error(play->ui, "{0}.", err.text);
        return;
    }
    snprintf(play->forked, sizeof play->forked, "%s", path);
    vaka_play_answer(play, VAKA_WANT_ACTION);
}

static void command(vaka_play *play, int32_t what)
{
    int64_t at = play->replay->at;

    switch (what) {
    case VAKA_REPLAY_FIRST:
    case VAKA_REPLAY_BACK:
    case VAKA_REPLAY_ON:
    case VAKA_REPLAY_LAST:
        set_playing(play, false);
        go(play, what == VAKA_REPLAY_FIRST  ? 0
                 : what == VAKA_REPLAY_BACK ? at - 1
                 : what == VAKA_REPLAY_ON   ? at + 1
                                            : (int64_t)play->replay->count);
        break;
    case VAKA_REPLAY_PLAY:
        set_playing(play, play->paused);
        break;
    case VAKA_REPLAY_SPEED:
        vaka_replay_faster(play);
        break;
    case VAKA_REPLAY_MORE:
        vaka_replay_more(play);
        break;
    case VAKA_REPLAY_VIEW:
        view_menu(play);
        break;
    case VAKA_REPLAY_TURN:
        turn_menu(play);
        break;
    case VAKA_REPLAY_FORK:
        fork_menu(play);
        break;
    case VAKA_REPLAY_CHANCES:
        vaka_chances_toggle(play);
        wake_up(play);
        break;
    case VAKA_REPLAY_KNOWING:
        vaka_chances_know(play);
        wake_up(play);
        break;
    case VAKA_REPLAY_PICTURE:
        vaka_play_picture(play);
        open_view(play);
        break;
    default:
        vaka_play_answer(play, VAKA_WANT_QUIT);
        break;
    }
}

static void chosen(void *data, int32_t item)
{
    vaka_play *play = data;

    if (item < 0) { /* of the table's own menus: the cards of a hand */
        vaka_play_chosen(play, item);
    } else if (item < VAKA_REPLAY_ITEM_VIEW) {
        command(play, item - VAKA_REPLAY_ITEM_BUTTON);
    } else if (item == VAKA_REPLAY_ITEM_REFEREE || item < VAKA_REPLAY_ITEM_TURN) {
        play->sitting =
            item == VAKA_REPLAY_ITEM_REFEREE ? VAKA_REFEREE : item - VAKA_REPLAY_ITEM_VIEW - 1;
        open_view(play);
    } else if (item < VAKA_REPLAY_ITEM_FORK) {
        go(play, vaka_replay_player_turn(play->replay, item - VAKA_REPLAY_ITEM_TURN));
    } else {
        fork_game(play, item - VAKA_REPLAY_ITEM_FORK - 1);
    }
}

static void press(void *data, const vaka_hit *hit, bool all)
{
    vaka_play *play = data;

    (void)all;
    if (hit->what == VAKA_HIT_BUTTON)
        command(play, hit->a);
    else if (hit->what == VAKA_HIT_SCRUB)
        scrub(play);
    else
        vaka_screen_play.press(play, hit, all);
}

static bool drag(void *data, int dx, int dy, bool over)
{
    vaka_play *play = data;

    if (play->ui->down.what != VAKA_HIT_SCRUB)
        return vaka_screen_play.drag(play, dx, dy, over);
    if (!over)
        scrub(play);
    return true;
}

static bool arrow(vaka_play *play, const SDL_Keysym *sym, int by)
{
    const vaka_replay_player *replay = play->replay;

    if (sym->mod & KMOD_SHIFT)
        go(play, vaka_replay_player_turn(replay, replay->turn[replay->at] + by));
    else
        command(play, by > 0 ? VAKA_REPLAY_ON : VAKA_REPLAY_BACK);
    return true;
}

static bool key(void *data, const SDL_Keysym *sym)
{
    vaka_play *play = data;
    static const int32_t keys[][2] = {
        {SDLK_SPACE, VAKA_REPLAY_PLAY}, {SDLK_HOME, VAKA_REPLAY_FIRST},
        {SDLK_END, VAKA_REPLAY_LAST},   {SDLK_x, VAKA_REPLAY_SPEED},
        {SDLK_v, VAKA_REPLAY_VIEW},     {SDLK_g, VAKA_REPLAY_TURN},
        {SDLK_b, VAKA_REPLAY_FORK},     {SDLK_p, VAKA_REPLAY_PICTURE},
        {SDLK_k, VAKA_REPLAY_CHANCES},  {SDLK_ESCAPE, VAKA_REPLAY_LEAVE},
    };

    if (sym->sym == SDLK_LEFT || sym->sym == SDLK_RIGHT)
        return arrow(play, sym, sym->sym == SDLK_RIGHT ? 1 : -1);
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i][0] == sym->sym && !(sym->mod & KMOD_CTRL)) {
            command(play, keys[i][1]);
            return true;
        }
    return vaka_play_key(play, sym);
}

/* Arrows step, Home and End go to its ends. */
static bool takes(void *data, const SDL_Keysym *sym)
{
    (void)data;
    (void)sym;
    return true;
}

const vaka_screen vaka_screen_replay = {
    .name = "replay",
    .draw = draw,
    .percent_most = vaka_play_percent,
    .press = press,
    .key = key,
    .chosen = chosen,
    .point = vaka_play_point,
    .wheel = vaka_play_wheel,
    .drag = drag,
    .pinch = vaka_play_pinch,
    .tick = tick,
    .takes = takes,
    .motion = &vaka_play_motion,
};

static void begin(vaka_play *play, vaka_replay_player *replay)
{
    play->replay = replay;
    vaka_play_begin(play, replay->now, replay->humans);
    play->watching = false;
    play->paused = true;
    play->no_follow = false;
    play->humans = 0;
    play->ui->focus = (vaka_hit){0};
    vaka_ui_show(play->ui, &vaka_screen_replay, play);
    go(play, 0);
}

vaka_status vaka_replay_show(vaka_play *play, const char *path, vaka_record **fork, vaka_error *err)
{
    const vaka_gui_host *host = play->ui->start->host;
    vaka_replay_player *replay = vaka_xnew(sizeof *replay);
    vaka_status status = vaka_replay_player_open(replay, path, host->plugins, err);
    char note[256] = "";

    *fork = NULL;
    if (status) {
        free(replay);
        return status;
    }
    begin(play, replay);
    if (*replay->what)
        vaka_notice_error(play->ui,
                          VAKA_TEXT("Replayed, this game differs from what was written down: "
                                    "{0}."),
                          replay->what);
    vaka_input_run(play->ui, &play->wanted);
    vaka_play_close(play);
    play->ui->wake = 0;
    bool forked = play->wanted && play->want.type == VAKA_WANT_ACTION && !play->ui->closing;
    vaka_board_end(&play->board);
    play->record = NULL;
    play->paused = false;
    play->replay = NULL;
    vaka_replay_player_close(replay);
    free(replay);
    if (forked)
        status = host->resume(host->data, play->forked, fork, note, err);
    return status;
}
