/* gui/play/outlook.c - where what is picked can be brought: looked for, marked, told, wished.
 *
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "gui/play/play.h"
#include "table/codec.h"
#include "text/buffer.h"

/* --- Looking ahead ---------------------------------------------------------------------------- */

void vaka_outlook_clear(vaka_outlook *outlook)
{
    vaka_ways_done(&outlook->ways);
    *outlook = (vaka_outlook){.from = VAKA_NONE};
}

/* Is a zone of nobody's, off the boards, with pieces of the seat alone: a group under way? */
static bool is_under_way(const vaka_view *view, int32_t zone)
{
    const vaka_zone_info *info = &view->layout->zones[zone];

    if (info->board != VAKA_NONE || info->owner >= 0 || !view->seen->zones[zone].count)
        return false;
    for (VAKA_EACH(view->seen, zone, piece))
        if (view->seen->pieces[piece].owner != view->seat)
            return false;
    return true;
}

/* From where: the one place that is picked; nothing is picked: what is under way. */
static int32_t origin(const vaka_play *play)
{
    const vaka_view *view = &play->view;
    const vaka_picks *picks = &play->picks;

    if (!play->asked || play->over || vaka_tutor_on(play) || view->seat < 0)
        return VAKA_NONE;
    if (picks->zones == 1 && picks->kind == VAKA_NONE && !picks->counters && !picks->verb)
        return picks->zone[0];
    for (int32_t zone = 0; !vaka_picks_any(picks) && zone < view->layout->zone_count; zone++)
        if (is_under_way(view, zone))
            return zone;
    return VAKA_NONE;
}

static void search(vaka_play *play, vaka_outlook *out)
{
    const vaka_view *view = &play->view;
    vaka_ways_wish wish = {.seat = view->seat, .from = out->from, .most = true};

    for (uint32_t i = 0; out->chosen && i < out->sorts; i++)
        if (out->taken[i] > 0) {
            wish.pick[wish.picks] = out->sort[i];
            wish.pick[wish.picks++].count = out->taken[i];
        }
    vaka_ways_done(&out->ways);
    out->odds_way = 0;
    if (out->chosen && wish.picks == 0)
        return;
    if (out->early)
        vaka_ways_after(view->live, &view->legal[play->ending], &wish, &out->ways);
    else
        vaka_ways_search(view->live, &wish, &out->ways);
}

/* Looks from a place; nothing has been chosen there. */
static void look_from(vaka_play *play, int32_t from, bool early)
{
    const vaka_view *view = &play->view;
    vaka_outlook *outlook = &play->outlook;

    vaka_outlook_clear(outlook);
    outlook->from = from;
    outlook->early = early;
    outlook->clock = vaka_live_clock(view->live);
    if (from == VAKA_NONE)
        return;
    outlook->sorts = vaka_ways_sorts(view->seen, view->seat, from, outlook->sort);
    for (uint32_t i = 0; i < outlook->sorts; i++)
        outlook->taken[i] = outlook->sort[i].count;
    if (outlook->sorts > 0)
        search(play, outlook);
}

static void mark(vaka_play *play)
{
    const vaka_ways *ways = &play->outlook.ways;

    for (uint32_t i = 0; play->asked && i < ways->count; i++)
        play->board.targets[ways->at[i].to] = 1;
}

void vaka_outlook_refresh(vaka_play *play)
{
    int32_t from = origin(play);

    if (from == VAKA_NONE || from != play->outlook.from ||
        play->outlook.clock != vaka_live_clock(play->view.live))
        look_from(play, from, false);
    mark(play);
    if (vaka_outlook_any(play)) { /* pieces fanned out would hide where they can go */
        play->board.fanned = VAKA_NONE;
        play->board.fan_due = 0;
    }
    vaka_outlook_point(play);
}

bool vaka_outlook_opens(vaka_play *play, int32_t zone)
{
    if (vaka_tutor_on(play) || vaka_picks_any(&play->picks) || !play->asked)
        return false;
    look_from(play, zone, false);
    return play->outlook.ways.count > 0;
}

/* Who does not pick the place then has to forget the ways (vaka_outlook_clear). */
bool vaka_outlook_early(vaka_play *play, int32_t zone)
{
    if (vaka_picks_any(&play->picks) || !vaka_end_is_plain(play))
        return false;
    look_from(play, zone, true);
    return play->outlook.ways.count > 0;
}

/* --- What goes along -------------------------------------------------------------------------- */

bool vaka_outlook_any(const vaka_play *play)
{
    const vaka_outlook *outlook = &play->outlook;

    return play->asked && outlook->from != VAKA_NONE &&
           vaka_picks_has(&play->picks, outlook->from) &&
           (outlook->ways.count > 0 || outlook->chosen);
}

/* The way that brings most. */
static const vaka_ways_one *fullest(const vaka_ways *ways)
{
    const vaka_ways_one *best = ways->at;

    for (uint32_t i = 1; i < ways->count; i++)
        if (ways->at[i].moved > best->moved ||
            (ways->at[i].moved == best->moved && ways->at[i].worth > best->worth))
            best = &ways->at[i];
    return best;
}

/* How many of a sort go by a way. */
static int32_t going_by(const vaka_outlook *outlook, const vaka_ways_one *way, uint32_t sort)
{
    uint32_t pick = 0;

    for (uint32_t i = 0; i < sort; i++) /* it was wished without those that stay */
        pick += !outlook->chosen || outlook->taken[i] > 0;
    return outlook->chosen && outlook->taken[sort] == 0 ? 0 : way->sort[pick];
}

int32_t vaka_outlook_going(const vaka_outlook *outlook, uint32_t sort)
{
    if (outlook->ways.count == 0)
        return outlook->taken[sort];
    return going_by(outlook, fullest(&outlook->ways), sort);
}

const char *vaka_outlook_name(const vaka_play *play, uint32_t sort, char out[VAKA_VIEW_NAME])
{
    const vaka_outlook *outlook = &play->outlook;
    const vaka_ways_pick *pick = &outlook->sort[sort];
    bool both = false;

    for (uint32_t i = 0; i < outlook->sorts; i++)
        both = both || (outlook->sort[i].kind == pick->kind && outlook->sort[i].face != pick->face);
    vaka_view_kind(&play->view, pick->kind, out);
    if (both) {
        size_t length = strlen(out);
        const char *face =
            pick->face == VAKA_FACE_DOWN ? VAKA_TEXT(", face down") : VAKA_TEXT(", face up");

        snprintf(out + length, VAKA_VIEW_NAME - length, "%s", vaka_say(play->view.language, face));
    }
    return out;
}

/* One fewer of a sort than go; after none all of them again. */
void vaka_outlook_choose(vaka_play *play, int32_t sort)
{
    vaka_outlook *outlook = &play->outlook;

    if (!vaka_outlook_any(play) || sort < 0 || (uint32_t)sort >= outlook->sorts)
        return;
    int32_t going = vaka_outlook_going(outlook, (uint32_t)sort);

    outlook->taken[sort] = going > 0 ? going - 1 : outlook->sort[sort].count;
    outlook->chosen = true;
    search(play, outlook);
    vaka_play_refresh(play);
}

/* --- The wish --------------------------------------------------------------------------------- */

bool vaka_outlook_go(vaka_play *play, int32_t to)
{
    const vaka_ways *ways = &play->outlook.ways;
    const vaka_ways_one *way = play->outlook.from == VAKA_NONE ? NULL : vaka_ways_to(ways, to);

    if (!play->asked || !way)
        return false;
    play->want =
        (vaka_want){.type = VAKA_WANT_COURSE, .seat = play->view.seat, .count = way->count};
    memcpy(play->want.list, vaka_ways_list(ways, way), way->count * sizeof(vaka_action));
    play->wanted = true;
    return true;
}

/* --- Chances ---------------------------------------------------------------------------------- */

/* A way is done on a copy. Whether it shows something to others, and odds that the panels of the
 * copy show and those of the match do not, are added to the sentence about it. The copy is the same
 * for any two matches that show the seat the same (play/ways.h), so that it tells nothing hidden.
 */

static bool is_same(const vaka_element *one, const vaka_element *other)
{
    return one->type == other->type && one->a == other->a && one->b == other->b && one->said.text &&
           other->said.text && strcmp(one->said.text, other->said.text) == 0;
}

/* How many elements up to one of them, itself included, say the same. */
static uint32_t count_same(const vaka_scene *scene, uint32_t until, const vaka_element *as)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < until; i++)
        count += is_same(&scene->elements[i], as);
    return count;
}

/* The match after a way, for the seat that would go it; owned. NULL: it cannot be told. `shows`: do
 * others get to know something by it that the seat knew before? */
static vaka_live *live_after(const vaka_play *play, const vaka_ways_one *way, bool *shows)
{
    const vaka_action *list = vaka_ways_list(&play->outlook.ways, way);
    vaka_live *after = vaka_ways_settled(play->view.live, play->view.seat);
    bool good = after && !way->open;

    *shows = false;
    for (uint32_t i = 0; i < way->count && good; i++) {
        good = vaka_live_apply(after, &list[i], NULL, NULL) == VAKA_OK;
        uint16_t learned = vaka_live_position(after)->learned;
        *shows = *shows || (learned && !(learned & VAKA_SEAT(play->view.seat)));
    }
    if (good)
        return after;
    vaka_live_free(after);
    return NULL;
}

static void add_odds(const vaka_play *play, const vaka_element *odds, char *out, size_t room)
{
    int percent = odds->b > 0 ? (int)(((int64_t)odds->a * 200 / odds->b + 1) / 2) : 0;
    size_t length = strlen(out);
    char text[VAKA_SENTENCE], line[VAKA_SENTENCE + 64];

    vaka_say_with(play->view.language, "{0}: {1} of {2} ({3} %)",
                  VAKA_WITH(vaka_view_said(&play->view, &odds->said, text), VAKA_INT(odds->a),
                            VAKA_INT(odds->b), VAKA_INT(percent)),
                  line, sizeof line);
    if (length + strlen(line) + 2 < room)
        snprintf(out + length, room - length, "\n%s", line);
}

static void read_odds(const vaka_play *play, const vaka_ways_one *way, char *out, size_t room)
{
    bool shows;
    vaka_live *after = live_after(play, way, &shows);

    if (!after)
        return;
    if (shows)
        snprintf(out, room, "\n%s",
                 vaka_say(play->view.language, "Others see by it what you alone knew: that cannot "
                                               "be taken back."));
    const vaka_scene *now = play->view.scene, *then = vaka_live_scene(after, play->view.seat);
    for (uint32_t i = 0; i < then->element_count; i++) {
        const vaka_element *odds = &then->elements[i];

        if (odds->type == VAKA_ELEMENT_ODDS &&
            count_same(then, i + 1, odds) > count_same(now, now->element_count, odds))
            add_odds(play, odds, out, room);
    }
    vaka_live_free(after);
}

static const char *odds_after(vaka_play *play, const vaka_ways_one *way)
{
    vaka_outlook *outlook = &play->outlook;

    if (outlook->odds_way != way->first + 1) {
        outlook->odds_way = way->first + 1;
        outlook->odds[0] = '\0';
        read_odds(play, way, outlook->odds, sizeof outlook->odds);
    }
    return outlook->odds;
}

/* --- Telling ---------------------------------------------------------------------------------- */

/* Where on the board the way begins: there, or where what is under way is shown. */
static int32_t beginning(const vaka_play *play)
{
    const vaka_view *view = &play->view;
    int32_t from = play->outlook.from;

    if (vaka_on_board(view->layout, from))
        return from;
    return vaka_group_space(view, from);
}

static void add_stop(vaka_board *board, int32_t zone)
{
    if (vaka_is_space(board->view->layout, zone) && board->way_count < VAKA_BOARD_WAY &&
        (board->way_count == 0 || board->way[board->way_count - 1] != zone))
        board->way[board->way_count++] = zone;
}

static void put_stops(vaka_play *play, const vaka_ways_one *way)
{
    const vaka_module *module = play->view.layout->module;
    vaka_board *board = &play->board;

    add_stop(board, beginning(play));
    for (uint32_t i = 0; i < way->count; i++) {
        const vaka_action *action = &vaka_ways_list(&play->outlook.ways, way)[i];
        const vaka_verb *verb = vaka_verb_row(module, action->verb);

        for (int32_t arg = 0; verb && arg < VAKA_ARGS; arg++)
            if (vaka_arg_is_place(&verb->arg[arg]))
                add_stop(board, action->arg[arg]);
    }
    add_stop(board, way->to);
}

/* "Brings 2 pieces here (Boat, Fisher):" */
static void put_head(const vaka_play *play, const vaka_ways_one *way, char *out, size_t room)
{
    const vaka_outlook *outlook = &play->outlook;
    char list[VAKA_SENTENCE] = "", name[VAKA_VIEW_NAME];
    vaka_buffer buffer = {list, sizeof list, 0, false};

    for (uint32_t i = 0; i < outlook->sorts; i++) {
        int32_t going = going_by(outlook, way, i);

        if (going == 0)
            continue;
        vaka_buffer_put(&buffer, *list ? "; " : "");
        if (going > 1) {
            vaka_buffer_int(&buffer, going);
            vaka_buffer_put(&buffer, " × ");
        }
        vaka_buffer_put(&buffer, vaka_outlook_name(play, i, name));
    }
    vaka_say_with(play->view.language,
                  way->moved == 1 ? VAKA_TEXT("Brings one piece here:")
                                  : VAKA_TEXT("Brings {0} pieces here ({1}):"),
                  VAKA_WITH(VAKA_INT(way->moved), list), out, room);
}

/* "Brings 2 pieces here (Boat, Fisher): load a boat; go to Islet; land." */
static void put_sentence(vaka_play *play, const vaka_ways_one *way)
{
    const vaka_view *view = &play->view;
    char *out = play->board.way_said, title[VAKA_SENTENCE];
    size_t all = sizeof play->board.way_said, room = all - sizeof play->outlook.odds, length;

    put_head(play, way, out, room);
    const vaka_action *list = vaka_ways_list(&play->outlook.ways, way);
    for (uint32_t i = 0, same; i < way->count; i += same) {
        for (same = 1; i + same < way->count; same++)
            if (vaka_action_compare(&list[i], &list[i + same]) != 0)
                break;
        vaka_action_said(view, &list[i], title);
        length = strlen(out);
        if (length + strlen(title) + 16 > room) {
            snprintf(out + length, room - length, "; …");
            break;
        }
        if (same > 1)
            snprintf(out + length, room - length, "%s %u × %s", i ? ";" : "", same, title);
        else
            snprintf(out + length, room - length, "%s %s", i ? ";" : "", title);
    }
    if (way->open) {
        length = strlen(out);
        snprintf(out + length, room - length, "; %s",
                 vaka_say(view->language, "what comes then is not certain"));
    }
    length = strlen(out);
    snprintf(out + length, all - length, "%s", odds_after(play, way));
}

void vaka_outlook_point(vaka_play *play)
{
    vaka_board *board = &play->board;
    bool keys = play->ui->focus_shown && play->ui->focus.what == VAKA_HIT_BOARD;
    int32_t to = keys && board->cursor != VAKA_NONE ? board->cursor : board->pointed;
    const vaka_ways_one *way = to == VAKA_NONE || play->outlook.from == VAKA_NONE
                                   ? NULL
                                   : vaka_ways_to(&play->outlook.ways, to);

    board->way_count = 0;
    board->way_said[0] = '\0';
    if (!way || !play->asked || !board->view)
        return;
    put_stops(play, way);
    put_sentence(play, way);
}
