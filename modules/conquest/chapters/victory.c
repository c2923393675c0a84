/* victory.c - the Victory Step: points are counted, victory is declared, the game ends [10, V1-V4].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/victory.h"
#include "chapters/cards.h"
#include "opponent/opponent.h"

static const vaka_reason answers_first = {"answers_first", "V3",
                                          "{0:seat} has declared: the answers come first"};
static const vaka_reason too_few = {
    "too_few", "V2", "with all your cards you have {0:half} points; it takes {1:half}"};

/* --- Counting [10.1-10.3] --------------------------------------------------------------------- */

/* Points of one hex: its villages, and what it is worth in the home chain. */
static int32_t hex_vp(const vaka_match *match, int32_t seat, int32_t hex, bool linked)
{
    const conquest_facts *facts = facts_of(match);
    int32_t vp = 0, worth = 0;

    if (controller(match, hex) == seat) {
        vp = game_of(match)->hex[hex].villages * facts->points[POINT_VILLAGE];
        worth = facts->points[POINT_GROUP];
    } else if (is_atoll(match, hex)) {
        worth = facts->points[POINT_ATOLL];
    }
    return linked && worth ? vp + worth * vaka_value_at(match, VALUE_HEX_VP, hex) : vp;
}

static int32_t map_vp(const vaka_match *match, int32_t seat)
{
    int32_t home = game_of(match)->seat[seat].home, sum = 0;
    int16_t area[MAX_HEXES];

    chains(match, seat, area);
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        bool linked = home >= 0 && area[home] != VAKA_NONE && area[hex] == area[home];
        if (linked || controller(match, hex) == seat) /* any other is worth nothing */
            sum += hex_vp(match, seat, hex, linked);
    }
    return sum;
}

static int32_t cards_vp(const vaka_match *match, int32_t seat, int32_t zone)
{
    int32_t sum = 0;

    for (VAKA_EACH(match, seat_zone(match, seat, zone), piece))
        sum += card_worth(match, seat, match->pieces[piece].kind);
    return sum;
}

static int32_t kumara_vp(const vaka_match *match, int32_t seat)
{
    return vaka_value(match, VALUE_KUMARA, seat) * facts_of(match)->points[POINT_KUMARA];
}

int32_t public_vp(const vaka_match *match, int32_t seat)
{
    return map_vp(match, seat) + cards_vp(match, seat, SEAT_SHOWN) + kumara_vp(match, seat);
}

int32_t full_vp(const vaka_match *match, int32_t seat)
{
    return public_vp(match, seat) + cards_vp(match, seat, SEAT_HAND);
}

int32_t track_vp(const vaka_match *match, int32_t seat, int32_t vp)
{
    int32_t changed = vp + game_of(match)->seat[seat].vp_change;

    return changed > 0 ? changed : 0;
}

static void move_marker(vaka_match *match, int32_t seat)
{
    seat_now *now = &game_of(match)->seat[seat];
    int32_t vp = is_nobodys(match, seat) ? 0 : track_vp(match, seat, public_vp(match, seat));

    if (vp != now->vp)
        vaka_tell(match, EVENT_COUNTED, seat, vp, 0, 0);
    now->vp = (int16_t)vp;
    vaka_score_set(match, seat, vp);
}

/* In turn order; then those who are out, whose cards stay (G6). */
static void recount(vaka_match *match)
{
    for (int32_t n = 0; n < match->seats; n++) {
        int32_t seat = seat_in_order(match, n);
        if (seat >= 0)
            move_marker(match, seat);
    }
    for (int32_t seat = 0; seat < match->seats; seat++)
        if (!in_game(match, seat))
            move_marker(match, seat);
}

void change_vp(vaka_match *match, int32_t seat, int32_t halves)
{
    seat_now *now = &game_of(match)->seat[seat];

    now->vp_change = (int16_t)kept_small(now->vp_change + kept_small(halves));
    move_marker(match, seat);
}

/* --- The score sheet -------------------------------------------------------------------------- */

/* What points are for: rows of the score sheet, which language files name "tally.ID". */
#define TALLY(X)                                                                                   \
    X(VILLAGES, "villages", "Villages")                                                            \
    X(GROUPS, "groups", "Groups in the home chain")                                                \
    X(ATOLLS, "atolls", "Atolls in the home chain")                                                \
    X(CARDS, "cards", "Arts & Culture cards")                                                      \
    X(KUMARA, "kumara", "Kumara")                                                                  \
    X(CHANGED, "changed", "In this Victory Step only")

#define AS_ROW(name, id, text) TALLY_##name,
#define AS_TEXT(name, id, text) {id, text},

typedef enum tally_row { TALLY(AS_ROW) TALLY_COUNT } tally_row;

static const vaka_text tally_rows[TALLY_COUNT] = {TALLY(AS_TEXT)};

/* One of the first three rows of one hex. */
static int32_t hex_part(const vaka_match *match, int32_t seat, int32_t hex, bool linked,
                        tally_row row)
{
    bool controlled = controller(match, hex) == seat;

    if (row == TALLY_GROUPS ? !controlled : row == TALLY_ATOLLS && controlled)
        return 0;
    int32_t villages = hex_vp(match, seat, hex, false);
    return row == TALLY_VILLAGES ? villages : hex_vp(match, seat, hex, linked) - villages;
}

static int32_t map_part(const vaka_match *match, int32_t seat, tally_row row)
{
    int32_t home = game_of(match)->seat[seat].home, sum = 0;
    int16_t area[MAX_HEXES];

    chains(match, seat, area);
    for (int32_t hex = 0; hex < facts_of(match)->hexes; hex++) {
        bool linked = home >= 0 && area[home] != VAKA_NONE && area[hex] == area[home];
        sum += hex_part(match, seat, hex, linked, row);
    }
    return sum;
}

/* What makes a row worth reading: nothing is said of what nobody can have. */
static int32_t unless_none(int32_t points)
{
    return points ? points : VAKA_HIDDEN;
}

static int32_t tally_points(const vaka_match *match, uint32_t row, int32_t seat)
{
    if (is_nobodys(match, seat)) /* S3: his points are never counted */
        return VAKA_HIDDEN;
    switch (row) {
    case TALLY_CARDS:
        return cards_vp(match, seat, SEAT_SHOWN);
    case TALLY_KUMARA:
        return unless_none(kumara_vp(match, seat));
    case TALLY_CHANGED:
        return unless_none(game_of(match)->seat[seat].vp - public_vp(match, seat));
    default:
        return map_part(match, seat, (tally_row)row);
    }
}

const vaka_tally conquest_tally = {VAKA_STAMP(vaka_tally), tally_rows, TALLY_COUNT, tally_points};

/* --- Declaring [10.4] ------------------------------------------------------------------------- */

static const vaka_reason *declare_obstacle(const vaka_match *match, const vaka_action *action,
                                           int16_t *fact)
{
    if (vaka_top(match)->stage == VICTORY_ANSWER)
        return vaka_because(&answers_first, fact, game_of(match)->ended_by, 0);
    int32_t vp = track_vp(match, action->seat, full_vp(match, action->seat));
    return vp < end_points(match) ? vaka_because(&too_few, fact, vp, end_points(match))
                                  : chits_obstacle(match, fact);
}

/* The next card of the hand is turned up: one that bears points, or any; false: there is none. One
 * at a time, for a card may have something to do then. */
static bool show_next(vaka_match *match, int32_t seat, bool any)
{
    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_HAND), piece))
        if (any || card_worth(match, seat, match->pieces[piece].kind) > 0) {
            vaka_stage_set(match, vaka_top(match)->stage);
            show_card(match, seat, piece);
            return true;
        }
    return false;
}

/* Seats that might declare, by public facts: points on the track, or a hand to reveal. */
static uint8_t claimants(const vaka_match *match)
{
    uint8_t set = card_users(match, HOOK_VICTORY_COUNT);

    for (int32_t seat = 0; seat < match->seats; seat++)
        if (in_game(match, seat) && game_of(match)->seat[seat].vp >= end_points(match))
            set |= VAKA_SEAT(seat);
    return set;
}

static void ask_claims(vaka_match *match, int32_t had)
{
    const conquest_game *game = game_of(match);

    vaka_stage_set(match, VICTORY_CLAIM);
    vaka_ask_window(match, WINDOW_VICTORY, claimants(match) & (uint8_t)~had, game->first,
                    game->dir);
}

/* V2: declaring shows every card that counts; V3: then the others may answer. */
static void apply_declare(vaka_match *match, const vaka_action *action)
{
    conquest_game *game = game_of(match);
    int32_t seat = action->seat, had = vaka_top(match)->local[0] | vaka_top(match)->done;

    vaka_local_set(match, 0, had | VAKA_SEAT(seat));
    vaka_stage_set(match, VICTORY_DECLARED);
    game->seat[seat].declared = 1;
    game->ended_by = (uint8_t)seat;
    vaka_ask_window(match, WINDOW_VICTORY, 0, seat, 1); /* it is closed */
}

static void declare(vaka_match *match)
{
    const conquest_game *game = game_of(match);
    int32_t seat = game->ended_by;

    if (show_next(match, seat, false))
        return;
    vaka_tell(match, EVENT_DECLARED, seat, track_vp(match, seat, public_vp(match, seat)), 0, 0);
    move_marker(match, seat);
    vaka_stage_set(match, VICTORY_ANSWER);
    vaka_ask_window(match, WINDOW_VICTORY,
                    card_users(match, HOOK_VICTORY_COUNT) & (uint8_t)~VAKA_SEAT(seat), seat,
                    game->dir);
    if (plays_open(match))
        opponent_uses(match, HOOK_VICTORY_COUNT);
}

/* --- The end ---------------------------------------------------------------------------------- */

static int32_t cards_of(const vaka_match *match, int32_t seat)
{
    int32_t count = 0;

    for (VAKA_EACH(match, seat_zone(match, seat, SEAT_SHOWN), piece))
        count += card_content(match, match->pieces[piece].kind) >= 0;
    return count;
}

static int32_t track_of(const vaka_match *match, int32_t seat)
{
    return game_of(match)->seat[seat].vp;
}

/* Those of a set who have the most of something. */
static uint8_t best_of(const vaka_match *match, uint8_t set,
                       int32_t (*count)(const vaka_match *, int32_t))
{
    int32_t most = INT32_MIN;
    uint8_t best = 0;

    for (int32_t seat = 0; seat < match->seats; seat++) {
        if (!(set & VAKA_SEAT(seat)) || count(match, seat) < most)
            continue;
        best = (uint8_t)((count(match, seat) > most ? 0 : best) | VAKA_SEAT(seat));
        most = count(match, seat);
    }
    return best;
}

static bool is_tied(uint8_t set)
{
    return (set & (set - 1)) != 0;
}

/* The most points; then Controlled groups, then cards, then it is shared. */
static void end_game(vaka_match *match)
{
    uint8_t best;

    if (plays_open(match)) { /* S3: his points are never counted */
        vaka_tell(match, EVENT_SOLITAIRE_WON, opponent_foe(match), chits_left(match), 0, 0);
        vaka_finish(match, VAKA_SEAT(opponent_foe(match)));
        return;
    }
    for (int32_t seat = 0; seat < match->seats; seat++)
        if (show_next(match, seat, true))
            return;
    recount(match);
    for (int32_t seat = 0; seat < match->seats; seat++)
        vaka_tell(match, EVENT_FINAL_COUNT, seat, track_of(match, seat), 0, 0);
    best = best_of(match, vaka_seats_in(match), track_of);
    if (is_tied(best)) {
        best = best_of(match, best, groups_of);
        vaka_tell(match, EVENT_TIE_GROUPS, best, 0, 0, 0);
    }
    if (is_tied(best)) {
        best = best_of(match, best, cards_of);
        vaka_tell(match, EVENT_TIE_CARDS, best, 0, 0, 0);
    }
    vaka_finish(match, best);
}

void end_now(vaka_match *match)
{
    vaka_tell(match, EVENT_ENDED, vaka_turn(match), 0, 0, 0);
    if (plays_open(match)) {
        vaka_finish(match, VAKA_SEAT(opponent_seat(match)));
        return;
    }
    for (int32_t seat = 0; seat < match->seats; seat++)
        game_of(match)->seat[seat].vp_change = 0; /* of a Victory Step that is over */
    vaka_push(match, STEP_VICTORY, 0, 0, 0);
    vaka_stage_set(match, VICTORY_FINAL);
}

/* V3: somebody has enough, declarer or not; else the game goes on (V4). */
static void judge(vaka_match *match, const vaka_frame *frame)
{
    uint8_t best;

    recount(match);
    best = best_of(match, vaka_seats_in(match), track_of);
    for (int32_t seat = 0; seat < match->seats; seat++)
        if ((best & VAKA_SEAT(seat)) && track_of(match, seat) >= end_points(match)) {
            vaka_stage_set(match, VICTORY_FINAL);
            return;
        }
    vaka_tell(match, EVENT_GAME_GOES_ON, end_points(match), 0, 0, 0);
    ask_claims(match, frame->local[0]);
}

/* S3: in the solitaire game points on the track win when they are counted, without a declaration
 * [Solitaire, Victory Step]. Hidden cards still have to be shown first [10.1]. */
static bool has_attained(const vaka_match *match)
{
    int16_t fact[VAKA_TEXT_ARGS];

    return plays_open(match) && track_of(match, opponent_foe(match)) >= end_points(match) &&
           !chits_obstacle(match, fact);
}

/* The step ends without a declaration. The solitaire opponent answers attained points as he would
 * answer a declaration. */
static void end_step(vaka_match *match)
{
    recount(match);
    if (has_attained(match)) {
        vaka_stage_set(match, VICTORY_ANSWER);
        opponent_uses(match, HOOK_VICTORY_COUNT);
        return;
    }
    if (chits_are_out(match)) { /* S3 */
        vaka_tell(match, EVENT_SOLITAIRE_LOST, opponent_foe(match), chits_left(match), 0, 0);
        vaka_finish(match, VAKA_SEAT(opponent_seat(match)));
    }
    vaka_done(match);
}

/* Does content listen when points are counted? Else nothing has changed when it could have. */
static bool count_is_heard(const vaka_match *match)
{
    return !(match->unheard >> HOOK_VICTORY_COUNT & 1u);
}

static void victory_step(vaka_match *match, const vaka_frame *frame)
{
    switch (frame->stage) {
    case VICTORY_COUNT:
        for (int32_t seat = 0; seat < match->seats; seat++)
            game_of(match)->seat[seat].vp_change = 0;
        recount(match);
        if (!count_is_heard(match)) {
            ask_claims(match, 0);
            break;
        }
        vaka_stage_set(match, VICTORY_COUNTED);
        vaka_hook(match, HOOK_VICTORY_COUNT, vaka_turn(match), 0, 0);
        break;
    case VICTORY_COUNTED:
        recount(match);
        ask_claims(match, 0);
        break;
    case VICTORY_CLAIM:
        end_step(match);
        break;
    case VICTORY_DECLARED:
        declare(match);
        break;
    case VICTORY_ANSWER:
        judge(match, frame);
        break;
    default:
        end_game(match);
        break;
    }
}

static const vaka_rule rules[] = {
    {VERB_DECLARE, 0, declare_obstacle, vaka_offer_plain, apply_declare},
    {0},
};

const vaka_chapter chapter_victory = {victory_step, .rules = rules};
