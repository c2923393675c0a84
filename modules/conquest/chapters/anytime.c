/* anytime.c - what a seat may do at any decision point of any seat (G3).
 *
 * SPDX-License-Identifier: MIT
 *
 * Turn up a tile with an own marker [6.3], take a Rumor off [7.6], reveal or use a culture card
 * [9.5], play a kept event [11.2]. Cards and events say themselves, by their hook and may_play,
 * whether now is their moment. */
#include "chapters/battle.h"
#include "chapters/cards.h"
#include "chapters/chart.h"
#include "chapters/occasion.h"

static const vaka_reason no_tile = {"no_tile", "6.3d",
                                    "no face-down island with a marker of yours lies at {0:zone}"};
static const vaka_reason just_found = {"just_found", "E5",
                                       "you have just found {0:zone}: keep it or reveal it"};
static const vaka_reason no_rumor = {"no_rumor", "7.6b", "you have no rumor at {0:zone}"};
static const vaka_reason rumor_sails = {
    "rumor_sails", "M4c",
    "your rumor at {0:zone} is in the fleet: leave it behind first ({1:verb})"};
static const vaka_reason last_piece = {
    "last_piece", "M8", "{0:zone} was taken in battle: its last piece, a rumor too, has to stay"};
static const vaka_reason no_card = {"no_card", "9.5d", "you hold no {0:kind} face down"};
static const vaka_reason no_such_card = {"no_such_card", "9.5j", "you have no {0:kind}"};
static const vaka_reason card_spent = {"card_spent", "9.5e", "{0:kind} has been used"};
static const vaka_reason used_this_turn = {"used_this_turn", "9.5f",
                                           "{0:kind} has been used in this turn"};
static const vaka_reason card_moment = {"card_moment", "9.5k",
                                        "this is not the moment of {0:kind}"};
static const vaka_reason no_event = {"no_event", "11.2k", "you have kept no event {0:kind}"};
static const vaka_reason event_moment = {"event_moment", "11.2h",
                                         "this is not the moment of {0:kind}"};

/* --- The map ---------------------------------------------------------------------------------- */

static const vaka_reason *unveil_obstacle(const vaka_match *match, const vaka_action *action,
                                          int16_t *fact)
{
    const conquest_game *game = game_of(match);
    int32_t hex = action->arg[0];

    fact[0] = (int16_t)hex;
    if (own_tile(match, action->seat, hex) < 0)
        return &no_tile;
    if (game->phase == STEP_EXPLORE && game->stage == EXPLORE_FOUND &&
        game->actor == action->seat && game->seat[action->seat].explorer_at == hex)
        return &just_found;
    return NULL;
}

/* Face-down tiles are few: they are nobody's and lie in hexes that are not known. */
static void offer_unveil(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                         vaka_actions *out)
{
    hex_set covered = set_but(hexes_with(match, VAKA_NONE), known_hexes(match));

    for (int32_t hex; (hex = set_take(&covered)) >= 0;)
        vaka_consider(match, seat, rule, out, hex, 0, 0);
}

static void apply_unveil(vaka_match *match, const vaka_action *action)
{
    unveil_tile(match, action->seat, face_down_tile(match, action->arg[0]));
}

/* Does a Rumor of the seat sail in the fleet at a hex? It is not taken off there: that the fleet
 * loses a piece, not the stack in its hex, would tell the others that the stack holds no Rumor. */
static bool sails_at(const vaka_match *match, int32_t seat, int32_t hex)
{
    return game_of(match)->fleet_at == hex &&
           find_like(match, zone_of(match, ZONE_FLEET), seat, KIND_RUMOR) >= 0;
}

static const vaka_reason *hush_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t hex = action->arg[0], seat = action->seat;

    fact[0] = (int16_t)hex;
    if (find_like(match, hex, seat, KIND_RUMOR) < 0)
        return sails_at(match, seat, hex) ? vaka_because(&rumor_sails, fact, hex, VERB_SHED)
                                          : &no_rumor;
    return must_garrison(match, seat, hex) && pieces_at(match, seat, hex) == 1 ? &last_piece : NULL;
}

static bool is_rumor_of(const vaka_match *match, int32_t piece, int32_t seat)
{
    return match->pieces[piece].owner == seat && is_rumor(match, match->pieces[piece].kind);
}

/* All that a seat has, of every kind that is like one. */
static int32_t rumors(const vaka_match *match)
{
    int32_t count = 0;

    for (uint32_t kinds = alike(match, KIND_RUMOR); kinds;)
        count += facts_of(match)->piece_count[take_kind(&kinds)];
    return count;
}

/* Are all Rumors of a seat unbuilt? They mostly are, and lie together: that is soon seen. */
static bool are_unbuilt(const vaka_match *match, int32_t seat)
{
    int32_t left = rumors(match);

    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_UNBUILT), piece)) {
        left -= is_rumor(match, match->pieces[piece].kind);
        if (left <= 0)
            return true;
    }
    return false;
}

static void offer_hush(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    hex_set own = hexes_with(match, seat);

    if (are_unbuilt(match, seat))
        return;
    for (int32_t hex; (hex = set_take(&own)) >= 0;)
        for (VAKA_EACH(match, hex, piece))
            if (is_rumor_of(match, piece, seat)) {
                vaka_consider(match, seat, rule, out, hex, 0, 0);
                break;
            }
}

static void apply_hush(vaka_match *match, const vaka_action *action)
{
    int32_t hex = action->arg[0];

    vaka_tell(match, EVENT_RUMOR_OFF, action->seat, hex, 0, 0);
    piece_home(match, find_like(match, hex, action->seat, KIND_RUMOR));
}

/* --- Cards and events ------------------------------------------------------------------------- */

/* The hook at which the match stands for a seat, or VAKA_NONE (components, 0). */
static int32_t moment(const vaka_match *match, int32_t seat)
{
    static const int8_t at_window[WINDOW_COUNT] = {
        [WINDOW_BATTLE_DECLARE] = HOOK_BATTLE_DECLARE, [WINDOW_BATTLE_START] = HOOK_BATTLE_START,
        [WINDOW_BATTLE_ROLL] = HOOK_BATTLE_ROLL,       [WINDOW_EVENT_READ] = HOOK_EVENT_READ,
        [WINDOW_TURN_ORDER] = HOOK_TURN_ORDER_START,   [WINDOW_BUILD_START] = HOOK_BUILD_START,
        [WINDOW_VICTORY] = HOOK_VICTORY_COUNT,         [WINDOW_OPPONENT] = VAKA_NONE};
    _Static_assert(WINDOW_COUNT == 8, "a window without its row would be the first of the hooks");
    const conquest_game *game = game_of(match);
    const vaka_frame *frame = vaka_top(match);

    if (frame->ask == VAKA_ASK_WINDOW)
        return at_window[frame->window];
    if (frame->step == STEP_EXPLORE && game->actor == seat && game->last_knots)
        return frame->stage == EXPLORE_DISCOVER || frame->stage == EXPLORE_JUDGE
                   ? HOOK_EXPLORE_KNOTS
                   : VAKA_NONE;
    if (is_battle_start(match))
        return HOOK_BATTLE_START;
    if (frame->step != STEP_MOVE || game->stirred)
        return VAKA_NONE;
    if (frame->stage == MOVE_TRANSIT || frame->stage == MOVE_FLIP)
        return HOOK_MOVE_STEP_START;
    return frame->stage == MOVE_SAIL && game->actor == seat ? HOOK_MOVE_START : VAKA_NONE;
}

static int32_t in_hand(const vaka_match *match, int32_t seat, int32_t kind)
{
    return vaka_find(match, seat_zone(match, seat, SEAT_HAND), VAKA_NONE, kind);
}

static const vaka_reason *show_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    if (in_hand(match, action->seat, action->arg[0]) >= 0)
        return NULL;
    return vaka_because(&no_card, fact, action->arg[0], 0);
}

static void offer_show(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    uint32_t before = out->count;

    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_HAND), piece))
        vaka_offer(out, seat, rule->verb, match->pieces[piece].kind, 0, 0, 0);
    vaka_offers_in_order(out, before);
}

static void apply_show(vaka_match *match, const vaka_action *action)
{
    show_card(match, action->seat, in_hand(match, action->seat, action->arg[0]));
}

/* A card that the seat may use: face up and not spent, else one of the hand, which is revealed by
 * the same act. A card that works again and again works once a turn; the turn is its FIELD_MOVED.
 * Battle cards are elected instead (B3). */
static int32_t usable(const vaka_match *match, int32_t seat, int32_t kind, const vaka_reason **why)
{
    int32_t hidden = in_hand(match, seat, kind);

    *why = &no_such_card;
    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_SHOWN), piece)) {
        const vaka_piece *at = &match->pieces[piece];
        if (at->kind != kind)
            continue;
        bool spent = (at->field[FIELD_FLAGS] & CARD_SPENT) != 0;
        if (!spent && at->field[FIELD_MOVED] != vaka_turn(match))
            return piece;
        *why = spent ? &card_spent : &used_this_turn;
    }
    return hidden;
}

static bool is_its_moment(const vaka_match *match, int32_t seat, int32_t kind)
{
    int32_t content = card_content(match, kind), now = moment(match, seat);

    if (!vaka_content_has(match->layout, SORT_CULTURE, content, CARD_PLAY))
        return false;
    if (facts_of(match)->card_any[content])
        return vaka_content_ask(match, SORT_CULTURE, content, CARD_MAY_PLAY, seat, now, 1) != 0;
    return now >= 0 && now != HOOK_BATTLE_ROLL && card_fits(match, seat, kind, (uint32_t)now);
}

static const vaka_reason *use_obstacle(const vaka_match *match, const vaka_action *action,
                                       int16_t *fact)
{
    int32_t kind = action->arg[0];
    const vaka_reason *why;

    fact[0] = (int16_t)kind;
    if (card_content(match, kind) < 0)
        return &no_such_card;
    if (usable(match, action->seat, kind, &why) < 0)
        return why;
    return is_its_moment(match, action->seat, kind) ? NULL : &card_moment;
}

/* Cards of one of the seat's zones whose file names this moment. */
static void offer_timely(const vaka_match *match, int32_t seat, const vaka_rule *rule, int32_t zone,
                         int32_t now, vaka_actions *out)
{
    const conquest_facts *facts = facts_of(match);

    for (VAKA_EACH(match, zone, piece)) {
        int32_t kind = match->pieces[piece].kind, content = card_content(match, kind);
        if (content >= 0 &&
            (facts->card_any[content] || (now >= 0 && facts->card_hook[content] == now)))
            vaka_consider(match, seat, rule, out, kind, 0, 0);
    }
}

static void offer_use(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                      vaka_actions *out)
{
    int32_t hand = seat_zone(match, seat, SEAT_HAND), shown = seat_zone(match, seat, SEAT_SHOWN);
    uint32_t before = out->count;

    if (!match->zones[hand].count && !match->zones[shown].count)
        return;
    int32_t now = moment(match, seat);
    offer_timely(match, seat, rule, hand, now, out);
    offer_timely(match, seat, rule, shown, now, out);
    vaka_offers_in_order(out, before);
}

static void apply_use(vaka_match *match, const vaka_action *action)
{
    const vaka_reason *why;
    int32_t kind = action->arg[0], content = card_content(match, kind), seat = action->seat;
    int32_t piece = usable(match, seat, kind, &why), now = moment(match, seat);

    if (match->pieces[piece].zone == seat_zone(match, seat, SEAT_HAND))
        show_card(match, seat, piece);
    vaka_tell(match, EVENT_CARD_USED, seat, kind, 0, 0);
    vaka_piece_set(match, piece, FIELD_MOVED, vaka_turn(match));
    if (facts_of(match)->card_once[content])
        add_flag(match, piece, CARD_SPENT);
    vaka_content_push(match, SORT_CULTURE, content, CARD_PLAY, seat, now, 0);
}

static int32_t kept(const vaka_match *match, int32_t seat, int32_t kind)
{
    return vaka_find(match, seat_zone(match, seat, SEAT_KEPT), VAKA_NONE, kind);
}

static const vaka_reason *play_obstacle(const vaka_match *match, const vaka_action *action,
                                        int16_t *fact)
{
    int32_t kind = action->arg[0], seat = action->seat;

    fact[0] = (int16_t)kind;
    if (kept(match, seat, kind) < 0)
        return &no_event;
    return event_fits(match, seat, kind, moment(match, seat)) ? NULL : &event_moment;
}

static void offer_play(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                       vaka_actions *out)
{
    uint32_t before = out->count;

    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_KEPT), piece))
        vaka_consider(match, seat, rule, out, match->pieces[piece].kind, 0, 0);
    vaka_offers_in_order(out, before);
}

static void apply_play(vaka_match *match, const vaka_action *action)
{
    int32_t seat = action->seat;

    play_event(match, seat, kept(match, seat, action->arg[0]), moment(match, seat));
}

/* --- The chapter ------------------------------------------------------------------------------ */

/* At every stage of every frame; they belong to no step. */
static const vaka_rule rules[] = {
    {VERB_UNVEIL, 0, unveil_obstacle, offer_unveil, apply_unveil},
    {VERB_SHOW, 0, show_obstacle, offer_show, apply_show},
    {VERB_USE, 0, use_obstacle, offer_use, apply_use},
    {VERB_PLAY, 0, play_obstacle, offer_play, apply_play},
    {VERB_HUSH, 0, hush_obstacle, offer_hush, apply_hush},
    {0},
};

const vaka_chapter chapter_anytime = {.rules = rules};
