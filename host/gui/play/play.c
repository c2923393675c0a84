/* gui/play/play.c - what was pressed on the play screen becomes a wish.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/play/play.h"
#include "table/codec.h"

#define TRIES_MOST 200 /* actions asked about to find out why not */

void vaka_play_refresh(vaka_play *play)
{
    vaka_board *board = &play->board;

    board->view = &play->view;
    board->asked = play->asked;
    board->picks = &play->picks;
    vaka_board_unmark(board);
    if (play->asked) {
        vaka_picks_look(&play->view);
        vaka_picks_targets(&play->view, &play->picks, board->targets);
    }
    for (int32_t i = 0; i < play->picks.zones; i++)
        board->picked[play->picks.zone[i]] = 1;
    board->held = vaka_tray_held(play);
    vaka_end_find(play);
    vaka_outlook_refresh(play);
    vaka_board_refresh(board, play->record);
}

void vaka_play_open(vaka_play *play, vaka_record *record, int32_t seat)
{
    vaka_play_close(play);
    play->record = record;
    vaka_view_init(&play->view, vaka_record_live(record), vaka_record_names(record), seat);
    play->view.bearing = vaka_place_bearing; /* the board shows no coordinates */
    if (play->replay)
        play->view.legal_count = 0; /* nothing is done there */
    play->viewing = true;
    play->sitting = seat;
    vaka_remarks_hear(play);
    if (play->asked)
        vaka_tutor_begin(play);
    vaka_picks_clear(&play->picks);
    vaka_play_refresh(play);
}

void vaka_play_close(vaka_play *play)
{
    if (play->viewing)
        vaka_view_done(&play->view);
    vaka_hint_drop(play);
    play->viewing = false;
    play->board.view = NULL;
    vaka_outlook_clear(&play->outlook);
}

void vaka_play_begin(vaka_play *play, vaka_record *record, uint8_t humans)
{
    vaka_board_begin(&play->board, vaka_live_layout(vaka_record_live(record)));
    vaka_art_mods(play->ui, record);
    vaka_counters_forget(play->look->counters);
    play->drop = VAKA_NONE;
    play->asked = play->over = play->leave = play->paused = play->recap = play->wanted = false;
    play->under_way = play->stop = false;
    play->search[0] = '\0';
    play->sheet = false;
    play->after = VAKA_AFTER_NOTHING;
    play->log_filter = VAKA_LOG_ALL;
    play->sitting = VAKA_SPECTATOR;
    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++)
        if (humans == VAKA_SEAT(seat))
            play->sitting = seat;
    play->column.at = play->log.at = play->log.high = play->trays.at = 0;
    play->column_of = play->column_panels = 0;
    vaka_picks_clear(&play->kept);
    play->ends = play->end_since = 0;
    play->warned = 0;
    play->hinted.clock = 0;
    play->turn = (vaka_turn_sign){.seat = VAKA_NONE};
    play->end_said[0] = '\0';
    play->pressed = play->told = (vaka_hit){0};
    play->aside = false;
    play->mat_open = 0;
}

void vaka_play_answer(vaka_play *play, uint32_t type)
{
    play->want.type = type;
    play->wanted = true;
}

void vaka_play_want(vaka_play *play, uint32_t type, int32_t seat)
{
    bool back = type == VAKA_WANT_UNDO && play->thinking.thought; /* before the bot has moved */

    if (!play->asked && !back)
        return;
    play->want = (vaka_want){.type = type, .seat = seat};
    play->wanted = true;
}

void vaka_play_act(vaka_play *play, const vaka_action *action)
{
    if (play->asked && !vaka_lost_asks(play, action))
        vaka_play_take(play, action);
}

void vaka_play_take(vaka_play *play, const vaka_action *action)
{
    if (!play->asked)
        return;
    vaka_tray_keep(play, action);
    play->log.high = 0; /* whoever acts reads on: the log is at its end again */
    play->want = (vaka_want){.type = VAKA_WANT_ACTION, .seat = action->seat, .action = *action};
    play->wanted = true;
}

void vaka_play_menu(vaka_play *play, const uint32_t *actions, uint32_t count, const char *title)
{
    const vaka_view *view = &play->view;
    char text[VAKA_SENTENCE];
    vaka_laid laid;
    bool lays = count > 0 && vaka_picks_lays(view, &view->legal[actions[0]], &laid);

    /* Beside the board, on which it is shown what a line means. */
    vaka_menu_begin(play->ui, title, lays ? play->board.box.x + play->board.box.w : play->ui->x,
                    play->ui->y);
    for (int late = 0; late < 2; late++) /* what is asked for comes before what can wait */
        for (uint32_t i = 0; i < count; i++)
            if (vaka_picks_anytime(view, &view->legal[actions[i]]) == (late == 1))
                vaka_menu_add(play->ui, (int32_t)actions[i],
                              vaka_action_said(view, &view->legal[actions[i]], text));
}

void vaka_play_ahead(vaka_play *play)
{
    const vaka_view *view = &play->view;
    const vaka_menu *menu = &play->ui->menu;
    vaka_laid laid;

    if (menu->open && play->asked && menu->pointed >= 0 &&
        (uint32_t)menu->pointed < view->legal_count &&
        vaka_picks_lays(view, &view->legal[menu->pointed], &laid))
        vaka_ghost_laid(&play->board, &laid);
}

static void list_all(vaka_play *play, bool picked)
{
    const vaka_view *view = &play->view;
    vaka_picks none = {.kind = VAKA_NONE};
    uint32_t *all = vaka_xnew((view->legal_count + 1u) * sizeof *all);
    uint32_t count = 0;
    char name[VAKA_VIEW_NAME];

    picked = picked && play->picks.zones > 0 && !play->picks.verb;
    if (play->asked)
        count = vaka_picks_match(view, picked ? &play->picks : &none, VAKA_NONE, VAKA_NONE, all);
    if (count > 0 && picked)
        vaka_play_menu(play, all, count, vaka_view_zone(view, play->picks.zone[0], name));
    else if (count > 0)
        vaka_play_menu(play, all, count, vaka_ui_say(play->ui, "All you may do now"));
    else
        vaka_notice_say(play->ui, false, "There is nothing to do now.");
    free(all);
}

void vaka_play_all(vaka_play *play)
{
    list_all(play, true);
}

void vaka_play_any(vaka_play *play)
{
    list_all(play, false);
}

/* A card is nothing that could stand where an action names a counter: what the rules say to that
 * would be about something else than was pressed. */
static bool could_be(const vaka_layout *layout, int32_t kind, int32_t other)
{
    return other < 0 || other >= layout->kind_count ||
           (layout->kinds[kind].shape == VAKA_SHAPE_CARD) ==
               (layout->kinds[other].shape == VAKA_SHAPE_CARD);
}

/* Puts `zone` in the last place of an action that fits it; false: it names no place. */
static bool redirect(const vaka_view *view, vaka_action *action, int32_t zone, int32_t kind)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

    for (int32_t i = VAKA_ARGS - 1; verb && i >= 0; i--) {
        bool space = vaka_is_space(view->layout, zone);
        bool route = vaka_layout_is_route(view->layout, zone);
        uint32_t type = verb->arg[i].type;

        if (kind != VAKA_NONE && type == VAKA_ARG_KIND) {
            bool fits = could_be(view->layout, kind, action->arg[i]);

            action->arg[i] = (int16_t)kind;
            return fits;
        }
        if (kind == VAKA_NONE && (type == VAKA_ARG_ZONE || (type == VAKA_ARG_SPACE && space) ||
                                  (type == VAKA_ARG_ROUTE && route))) {
            action->arg[i] = (int16_t)zone;
            return true;
        }
    }
    return false;
}

static bool fits_place(const vaka_layout *layout, const vaka_arg *arg, int32_t zone)
{
    return arg->type == VAKA_ARG_ZONE ||
           (arg->type == VAKA_ARG_SPACE ? vaka_is_space(layout, zone)
                                        : vaka_layout_is_route(layout, zone));
}

/* An action that is about a piece at its place and nothing else; false: the verb is not. */
static bool about_piece(const vaka_layout *layout, const vaka_verb *verb, int32_t zone,
                        int32_t kind, vaka_action *action)
{
    int32_t places = 0, kinds = 0;

    for (int32_t i = 0; i < VAKA_ARGS && verb->arg[i].type != VAKA_ARG_NONE; i++) {
        bool place = vaka_arg_is_place(&verb->arg[i]);
        if (place ? !fits_place(layout, &verb->arg[i], zone) : verb->arg[i].type != VAKA_ARG_KIND)
            return false;
        action->arg[i] = (int16_t)(place ? zone : kind);
        places += place;
        kinds += !place;
    }
    return places == 1 && kinds == 1;
}

/* Can it be done with anything now? */
static bool is_asked_for(const vaka_view *view, uint32_t verb)
{
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (view->legal[i].verb == verb)
            return true;
    return false;
}

/* What the rules say to whoever wants that piece there, whether or not there are others that he
 * could have; false: nothing. What is asked for goes before what is not. */
static bool tell_of_piece(vaka_play *play, int32_t zone, int32_t kind)
{
    const vaka_module *module = play->view.layout->module;
    vaka_refusal why = {0};

    for (uint32_t n = 0; n < 2 * module->verb_count; n++) {
        uint32_t i = n % module->verb_count;
        vaka_action action = {.seat = (int8_t)play->view.seat, .verb = (uint8_t)i};

        if (is_asked_for(&play->view, i) != (n < module->verb_count) ||
            !about_piece(play->view.layout, &module->verbs[i], zone, kind, &action) ||
            vaka_live_check(play->view.live, &action, &why) != VAKA_ERR_ILLEGAL || !why.rule ||
            !*why.rule)
            continue;
        vaka_notice_refusal(play->ui, &play->view, &why);
        return true;
    }
    return false;
}

/* The place or kind that an action names last: what redirect() would change. */
static int32_t aim_of(const vaka_view *view, const vaka_action *action, int32_t zone, int32_t kind)
{
    vaka_action other = *action;

    if (!redirect(view, &other, zone, kind))
        return VAKA_NONE;
    for (int32_t i = 0; i < VAKA_ARGS; i++)
        if (other.arg[i] != action->arg[i])
            return action->arg[i];
    return kind == VAKA_NONE ? zone : kind;
}

/* How many places (or kinds) those of the actions name that have the verb of one of them. */
static uint32_t count_aims(const vaka_view *view, const uint32_t *match, uint32_t count,
                           uint32_t verb, int32_t zone, int32_t kind)
{
    uint32_t aims = 0;

    for (uint32_t i = 0; i < count; i++) {
        const vaka_action *one = &view->legal[match[i]];
        bool again = one->verb != verb;

        for (uint32_t k = 0; k < i && !again; k++)
            again =
                view->legal[match[k]].verb == verb &&
                aim_of(view, &view->legal[match[k]], zone, kind) == aim_of(view, one, zone, kind);
        aims += !again;
    }
    return aims;
}

/* What most places are lit for is what is asked: it comes first, the others in their order. */
static void sort_by_aims(const vaka_view *view, uint32_t *match, uint32_t count, int32_t zone,
                         int32_t kind)
{
    uint32_t most = 0, verb = 0, first = 0;

    for (uint32_t i = 0; i < count; i++) {
        uint32_t one = view->legal[match[i]].verb;
        uint32_t aims = i > 0 && one == view->legal[match[i - 1]].verb
                            ? 0 /* it was counted just before */
                            : count_aims(view, match, count, one, zone, kind);

        if (aims > most && !vaka_picks_anytime(view, &view->legal[match[i]])) {
            most = aims;
            verb = one;
        }
    }
    for (uint32_t i = 0; i < count && most > 0; i++) {
        uint32_t one = match[i];

        if (view->legal[one].verb != verb)
            continue;
        memmove(&match[first + 1], &match[first], (i - first) * sizeof *match);
        match[first++] = one;
    }
}

/* What the rules say to an action like one that is legal, but with this place or kind; false:
 * nothing. */
static bool tell_refusal(vaka_play *play, int32_t zone, int32_t kind)
{
    const vaka_view *view = &play->view;
    vaka_refusal why = {0};
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match);
    uint32_t count = vaka_picks_match(view, &play->picks, VAKA_NONE, VAKA_NONE, match);

    count = SDL_min(count, TRIES_MOST);
    sort_by_aims(view, match, count, zone, kind);
    for (uint32_t i = 0; i < count; i++) {
        vaka_action action = view->legal[match[i]];

        if (vaka_picks_anytime(view, &action) || !redirect(view, &action, zone, kind) ||
            vaka_live_check(view->live, &action, &why) != VAKA_ERR_ILLEGAL)
            continue;
        vaka_notice_refusal(play->ui, &play->view, &why);
        break;
    }
    free(match);
    return why.id != NULL;
}

static void tell_why(vaka_play *play, int32_t zone, int32_t kind)
{
    if (!vaka_tutor_explains(play) && !tell_refusal(play, zone, kind) &&
        !vaka_stays_tell(play, zone))
        vaka_notice_say(play->ui, false, "Nothing can be done here now.");
}

/* The kind of the piece under the pointer, VAKA_NONE: there is none. */
static int32_t kind_pointed(vaka_play *play)
{
    const vaka_hit *hit = vaka_widget_at(play->ui, play->ui->x, play->ui->y);

    return hit && hit->what == VAKA_HIT_KIND ? hit->b : VAKA_NONE;
}

bool vaka_play_can(const vaka_play *play, int32_t zone)
{
    const vaka_view *view = &play->view;

    for (uint32_t i = 0; play->asked && i < view->legal_count; i++)
        if (vaka_picks_names(view, &view->legal[i], zone))
            return true;
    return false;
}

static void pick(vaka_play *play, int32_t zone, int32_t kind)
{
    vaka_picks *picks = &play->picks;

    if (kind != VAKA_NONE)
        picks->kind = kind;
    else if (picks->zones < VAKA_ARGS)
        picks->zone[picks->zones++] = zone;
    vaka_play_refresh(play);
}

bool vaka_play_opens(const vaka_play *play, const uint32_t *match, uint32_t count, int32_t zone)
{
    for (uint32_t i = 0; i < count; i++)
        if (vaka_picks_open(&play->view, &play->picks, &play->view.legal[match[i]], zone))
            return true;
    return false;
}

/* A place where things of the tray can be had: it is picked, and then they are. */
static bool is_site(const vaka_play *play, int32_t zone, int32_t kind)
{
    const vaka_view *view = &play->view;

    for (uint32_t i = 0; kind == VAKA_NONE && !play->picks.verb && i < view->legal_count; i++)
        for (uint32_t row = 0; row < view->scene->tray_count; row++)
            if (vaka_picks_names(view, &view->legal[i], zone) &&
                vaka_picks_of_tray(view, &view->legal[i], &view->scene->trays[row]))
                return true;
    return false;
}

/* Would pressing a place choose a word, too, that nobody has seen? ("face up") Whoever has pressed
 * where it begins means what he does. */
static bool picks_word(const vaka_view *view, const vaka_action *action)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);
    bool word = false;

    for (int i = 0; verb && i < VAKA_ARGS && verb->arg[i].type != VAKA_ARG_NONE; i++) {
        if (verb->arg[i].type != VAKA_ARG_WORD && verb->arg[i].type != VAKA_ARG_SPACE &&
            verb->arg[i].type != VAKA_ARG_ZONE)
            return false;
        word = word || verb->arg[i].type == VAKA_ARG_WORD;
    }
    return word;
}

/* Is one action meant that is asked for? */
static bool means_one(const vaka_play *play, const uint32_t *match, uint32_t count)
{
    const vaka_view *view = &play->view;

    return count == 1 && !vaka_picks_anytime(view, &view->legal[match[0]]) &&
           (vaka_tutor_on(play) || play->picks.zones > 0 ||
            !picks_word(view, &view->legal[match[0]]));
}

/* Is a place left to be picked, or something of the tray? */
static bool leaves_more(const vaka_play *play, const uint32_t *match, uint32_t count, int32_t zone,
                        int32_t kind)
{
    return count > 1 &&
           (vaka_play_opens(play, match, count, kind == VAKA_NONE ? zone : VAKA_NONE) ||
            is_site(play, zone, kind));
}

/* A menu of what is done at a place or with a kind. Where what lies there can be brought somewhere
 * as soon as the step is ended, the last line ends it. */
static void open_menu(vaka_play *play, const uint32_t *match, uint32_t count, int32_t zone,
                      int32_t kind)
{
    const vaka_view *view = &play->view;
    char name[VAKA_VIEW_NAME], title[VAKA_SENTENCE];

    vaka_play_menu(play, match, count,
                   kind == VAKA_NONE ? vaka_view_zone(view, zone, name)
                                     : vaka_view_kind(view, kind, name));
    if (kind != VAKA_NONE || vaka_picks_any(&play->picks))
        return;
    if (vaka_outlook_early(play, zone)) {
        play->ahead = zone;
        vaka_menu_add(play->ui, VAKA_ITEM_AHEAD,
                      vaka_action_said(view, &view->legal[play->ending], title));
    }
    vaka_outlook_clear(&play->outlook); /* nothing is picked there; … */
    vaka_outlook_refresh(play);         /* … what is under way can still be brought on */
}

/* One action is meant that is asked for: do it. Several places are left: pick. Else ask which one.
 */
static void settle(vaka_play *play, const uint32_t *match, uint32_t count, int32_t zone,
                   int32_t kind)
{
    const vaka_view *view = &play->view;
    bool again = kind == VAKA_NONE ? vaka_picks_has(&play->picks, zone) : play->picks.kind == kind;

    if (!again && kind == VAKA_NONE && vaka_outlook_opens(play, zone)) {
        pick(play, zone, kind); /* from here something can be brought somewhere */
        return;
    }
    if (means_one(play, match, count)) {
        if (!vaka_end_early(play, (int32_t)match[0]))
            vaka_play_act(play, &view->legal[match[0]]);
        return;
    }
    if (!again && leaves_more(play, match, count, zone, kind)) {
        pick(play, zone, kind);
        return;
    }
    open_menu(play, match, count, zone, kind);
}

/* It has nothing to do with what was picked, which is let go. Whoever missed a place must not do
 * something else by that: where one action is left, it is said in words first. */
static void turn_to(vaka_play *play, const uint32_t *match, uint32_t count, int32_t zone,
                    int32_t kind)
{
    vaka_picks_clear(&play->picks);
    vaka_play_refresh(play);
    if (count > 1 || (kind == VAKA_NONE && vaka_outlook_opens(play, zone)))
        settle(play, match, count, zone, kind);
    else
        open_menu(play, match, count, zone, kind);
}

/* Nothing is meant by what was pointed at: what else is done with it is said in words, for it may
 * be where an action ends. */
static void offer_naming(vaka_play *play, int32_t zone, int32_t kind, uint32_t *room)
{
    const vaka_view *view = &play->view;
    uint32_t count = vaka_picks_naming(view, kind == VAKA_NONE ? zone : VAKA_NONE, kind, room);
    char name[VAKA_VIEW_NAME];

    if (count > 0)
        vaka_play_menu(play, room, count, vaka_view_zone(view, zone, name));
    else
        tell_why(play, zone, kind);
}

/* What is meant by a place, or by a piece that lies there: not what takes such a piece from
 * elsewhere. Returns how many. */
static uint32_t match_at(const vaka_view *view, const vaka_picks *picks, int32_t zone, int32_t kind,
                         uint32_t *match)
{
    uint32_t left = 0;
    uint32_t count =
        vaka_picks_match(view, picks, kind == VAKA_NONE ? zone : VAKA_NONE, kind, match);

    if (kind == VAKA_NONE || zone == VAKA_NONE)
        return count;
    for (uint32_t i = 0; i < count; i++)
        if (vaka_picks_means(view, &view->legal[match[i]], zone, kind))
            match[left++] = match[i];
    return left;
}

/* A piece was pressed that lies in a zone: where all that is meant names places too, and something
 * names this one, that is meant. Returns how many are left. */
static uint32_t narrow_to(const vaka_view *view, int32_t zone, uint32_t *match, uint32_t count)
{
    uint32_t here = 0;

    for (uint32_t i = 0; i < count; i++) {
        if (!vaka_picks_placed(view, &view->legal[match[i]]))
            return count;
        here += vaka_picks_names(view, &view->legal[match[i]], zone);
    }
    if (here != 1)
        return count;
    for (uint32_t i = 0; i < count; i++)
        if (vaka_picks_names(view, &view->legal[match[i]], zone))
            match[0] = match[i];
    return here;
}

bool vaka_play_early(vaka_play *play, int32_t zone)
{
    const vaka_view *view = &play->view;
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match);
    uint32_t count = match_at(view, &play->picks, zone, VAKA_NONE, match);
    bool early = count > 0 && !means_one(play, match, count) &&
                 !leaves_more(play, match, count, zone, VAKA_NONE) &&
                 vaka_outlook_early(play, zone);

    free(match);
    if (early)
        pick(play, zone, VAKA_NONE);
    return early;
}

static void point_at(vaka_play *play, int32_t zone, int32_t kind, bool all)
{
    const vaka_view *view = &play->view;
    uint32_t *match = vaka_xnew((view->legal_count + 1u) * sizeof *match);
    uint32_t count = all ? 0 : match_at(view, &play->picks, zone, kind, match);
    vaka_picks none = {.kind = VAKA_NONE};

    if (count > 1 && kind != VAKA_NONE && zone != VAKA_NONE)
        count = narrow_to(view, zone, match, count);
    if (count > 0) {
        settle(play, match, count, zone, kind);
    } else if (!all && kind == VAKA_NONE && vaka_outlook_go(play, zone)) {
        /* all that is picked, or under way, goes there */
    } else if (!all && vaka_picks_any(&play->picks) &&
               (count = match_at(view, &none, zone, kind, match)) > 0) {
        turn_to(play, match, count, zone, kind);
    } else if (!all && vaka_picks_any(&play->picks)) {
        tell_why(play, zone, kind);
    } else {
        offer_naming(play, zone, kind, match);
    }
    free(match);
}

void vaka_play_zone(vaka_play *play, int32_t zone, bool all)
{
    if (play->asked)
        point_at(play, zone, VAKA_NONE, all);
    else if (!play->over && !play->replay)
        vaka_notice_say(play->ui, false, "It is not your turn.");
}

/* Is an action about a kind? Then a piece of another kind is not what it is about. */
static bool takes_kind(const vaka_view *view, const vaka_action *action)
{
    const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

    for (int32_t i = 0; verb && i < VAKA_ARGS; i++)
        if (verb->arg[i].type == VAKA_ARG_KIND)
            return true;
    return false;
}

/* A card of which the rules have nothing to say is read, by who has no pointer over it, too; false:
 * it cannot be, or they have. */
static bool read_large(vaka_play *play, int32_t zone, int32_t kind)
{
    vaka_hit card = {.what = VAKA_HIT_KIND, .a = zone, .b = kind};

    if (vaka_tutor_on(play) || !vaka_card_is(&play->board, &card) || tell_refusal(play, zone, kind))
        return false;
    play->ui->focus = card;
    play->ui->focus_shown = play->ui->focus_given = true;
    play->ui->dirty = true;
    return true;
}

/* A piece outside the board stands for its kind where an action names one, else for its place. */
void vaka_play_kind(vaka_play *play, int32_t zone, int32_t kind, bool all)
{
    const vaka_view *view = &play->view;

    for (uint32_t i = 0; i < view->legal_count; i++) {
        if (!vaka_picks_names_kind(view, &view->legal[i], kind))
            continue;
        if (play->asked)
            point_at(play, zone, kind, all);
        return;
    }
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (zone != VAKA_NONE && vaka_picks_names(view, &view->legal[i], zone) &&
            !takes_kind(view, &view->legal[i])) {
            vaka_play_zone(play, zone, all);
            return;
        }
    if (!play->asked || zone == VAKA_NONE) /* in a panel it is only to be read */
        return;
    if (vaka_tutor_on(play) || !tell_of_piece(play, zone, kind)) {
        if (read_large(play, zone, kind))
            return;
        tell_why(play, zone, kind);
    }
}

void vaka_play_locate(vaka_play *play, int32_t zone)
{
    if (play->view.layout->board_count == 0)
        return;
    play->board.cursor = zone;
    play->ui->focus = (vaka_hit){.what = VAKA_HIT_BOARD};
    play->ui->focus_shown = true; /* so that its ring is drawn, … */
    play->ui->focus_given = true; /* … also when a line of the log was pressed for it */
    vaka_outlook_point(play);
    if (zone != VAKA_NONE)
        vaka_camera_show(&play->board.camera, play->view.layout, zone);
    play->ui->dirty = true;
}

void vaka_play_why_not(vaka_play *play)
{
    int32_t zone = play->ui->focus.what == VAKA_HIT_BOARD ? play->board.cursor : VAKA_NONE;
    bool cursor = zone != VAKA_NONE;
    int32_t kind = cursor ? VAKA_NONE : kind_pointed(play);

    if (zone == VAKA_NONE)
        zone = play->board.pointed;
    if (play->replay)
        vaka_notice_say(play->ui, false,
                        "Nothing is done in a replay; B begins a new game from here.");
    else if (!play->asked)
        vaka_notice_say(play->ui, false, "It is not your turn.");
    else if (zone == VAKA_NONE)
        vaka_notice_say(play->ui, false,
                        "Press a place: the rules say why not. Or move the cursor there with the "
                        "arrows, and press W.");
    else if (vaka_play_can(play, zone))
        vaka_notice_say(play->ui, false, "Something can be done here.");
    else if (kind == VAKA_NONE || !tell_refusal(play, zone, kind)) /* it says more than its place */
        tell_why(play, zone, VAKA_NONE);
    vaka_notice_explain(play->ui, play->view.language);
    if (cursor && vaka_is_space(play->view.layout, zone)) {
        vaka_spot at = vaka_camera_spot(&play->board.camera, play->view.layout, zone);

        play->ui->notice_x = (int)at.x;
        play->ui->notice_y = (int)at.y;
    }
}

void vaka_play_next(vaka_play *play)
{
    if (play->recap) {
        play->recap = false;
        play->ui->dirty = true;
        return;
    }
    vaka_tutor_next(play);
}

/* --- Taking back ------------------------------------------------------------------------------ */

static bool can_undo(const vaka_play *play, bool undo, vaka_refusal *why)
{
    const vaka_view *view = &play->view;

    if (play->over) { /* the live match might give it back, but nobody is asked any more */
        *why = (vaka_refusal){"game_over", "", VAKA_TEXT("the game is over"), {0}};
        return false;
    }
    return undo ? vaka_own_can_undo(&play->own_acts, view, why)
                : vaka_live_can_redo(view->live, view->seat, why);
}

bool vaka_play_undo_why(const vaka_play *play, bool undo, char *out, size_t room)
{
    char text[VAKA_SENTENCE];
    vaka_refusal why = {0};

    if ((!play->asked && !play->thinking.thought) || (play->view.seat < 0 && !play->over))
        return false;
    if (vaka_tutor_on(play)) {
        snprintf(out, room, "%s", vaka_ui_say(play->ui, "In a lesson nothing is taken back."));
        return true;
    }
    if (can_undo(play, undo, &why))
        return false;
    vaka_view_refusal(&play->view, &why, text);
    vaka_say_with(play->view.language, "You may not: {0}.", VAKA_WITH(text), out, room);
    return true;
}

void vaka_play_undo(vaka_play *play, bool undo)
{
    const vaka_view *view = &play->view;
    vaka_refusal why = {0};

    if ((!play->asked && !play->thinking.thought) || (view->seat < 0 && !play->over))
        return;
    if (vaka_tutor_on(play)) {
        vaka_notice_say(play->ui, false, "In a lesson nothing is taken back.");
        return;
    }
    if (can_undo(play, undo, &why))
        vaka_play_want(play, undo ? VAKA_WANT_UNDO : VAKA_WANT_REDO, view->seat);
    else
        vaka_notice_refusal(play->ui, &play->view, &why);
}

void vaka_play_undo_one(vaka_play *play)
{
    vaka_play_undo(play, true);
    if (play->wanted && play->want.type == VAKA_WANT_UNDO)
        play->want.type = VAKA_WANT_UNDO_ONE;
}
