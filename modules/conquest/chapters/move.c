/* move.c - a seat's Movement & Battle step [7.1]: transit, flips, movement, then its battles.
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/battle.h"
#include "chapters/fleet.h"

static const vaka_reason no_battle = {"no_battle", "8.1c",
                                      "none of your war canoes has an enemy to fight at {0:zone}"};
static const vaka_reason fought = {"fought", "8.1d", "the battle at {0:zone} has been fought"};

/* --- The order of battles (B1) ---------------------------------------------------------------- */

static const vaka_reason *fight_obstacle(const vaka_match *match, const vaka_action *action,
                                         int16_t *fact)
{
    int32_t hex = action->arg[0];

    if (has_hex(game_of(match)->fought, hex))
        return vaka_because(&fought, fact, hex, 0);
    return must_fight(match, action->seat, hex) ? NULL : vaka_because(&no_battle, fact, hex, 0);
}

static void apply_fight(vaka_match *match, const vaka_action *action)
{
    begin_battle(match, action->arg[0]);
}

/* --- Stages ----------------------------------------------------------------------------------- */

static bool has_pieces(const vaka_match *match, int32_t seat)
{
    return hex_with(match, seat, 0) >= 0;
}

/* A piece forgets the last turn; what lies face up and is no Transport is turned down (M3). */
static void refresh(vaka_match *match, int32_t piece)
{
    const vaka_piece *at = &match->pieces[piece];

    clear_fields(match, piece);
    if (at->face == VAKA_FACE_UP && at->kind != KIND_TRANSPORT && !plays_open(match))
        vaka_piece_flip(match, piece, VAKA_FACE_DOWN);
}

static void begin(vaka_match *match, int32_t seat)
{
    conquest_game *game = game_of(match);

    game->actor = (int8_t)seat;
    game->fleet_at = VAKA_NONE;
    game->stirred = 0;
    memset(game->fought, 0, sizeof game->fought);
    for (int32_t hex = hex_with(match, seat, 0); hex >= 0; hex = hex_with(match, seat, hex + 1))
        for (VAKA_EACH(match, hex, piece))
            if (match->pieces[piece].owner == seat)
                refresh(match, piece);
    vaka_tell(match, EVENT_MOVE_BEGINS, seat, 0, 0, 0);
    set_stage(match, MOVE_TRANSIT);
    vaka_hook(match, HOOK_MOVE_STEP_START, seat, 0, 0);
}

/* Asks the seat in a stage, or goes on to the next one where there is nothing to do for anybody. */
static void ask_or(vaka_match *match, int32_t seat, bool ask, int32_t next)
{
    if (ask)
        vaka_ask(match, seat);
    else
        set_stage(match, next);
}

static void next_battle(vaka_match *match, int32_t seat)
{
    int16_t among[MAX_HEXES];
    int32_t count = battles_left(match, seat, among);

    if (count > 1) {
        vaka_ask(match, seat);
    } else if (count == 1) {
        begin_battle(match, among[0]);
    } else {
        game_of(match)->stage = 0;
        game_of(match)->stirred = 0;
        memset(game_of(match)->fought, 0, sizeof game_of(match)->fought);
        vaka_done(match);
    }
}

static void move_step(vaka_match *match, const vaka_frame *frame)
{
    int32_t seat = frame->local[0];

    switch (frame->stage) {
    case MOVE_BEGIN:
        begin(match, seat);
        break;
    case MOVE_TRANSIT:
        ask_or(match, seat, can_transit(match, seat), MOVE_FLIP);
        break;
    case MOVE_FLIP:
        ask_or(match, seat, has_pieces(match, seat) && !plays_open(match), MOVE_START);
        break;
    case MOVE_START:
        game_of(match)->stirred = 0;
        set_stage(match, MOVE_SAIL);
        vaka_hook(match, HOOK_MOVE_START, seat, 0, 0);
        break;
    case MOVE_SAIL:
        ask_or(match, seat, game_of(match)->fleet_at >= 0 || has_pieces(match, seat), MOVE_FIGHT);
        break;
    default:
        next_battle(match, seat);
    }
}

/* --- The chapter ------------------------------------------------------------------------------ */

static const vaka_rule rules[] = {
    {VERB_TRANSIT, VAKA_AT(MOVE_TRANSIT), transit_obstacle, offer_transit, apply_transit},
    {VERB_FLIP, VAKA_AT(MOVE_FLIP), flip_obstacle, offer_flip, apply_flip},
    {VERB_MUSTER, VAKA_AT(MOVE_SAIL), muster_obstacle, offer_muster, apply_muster},
    {VERB_BOARD, VAKA_AT(MOVE_SAIL), board_obstacle, offer_board, apply_board},
    {VERB_SAIL, VAKA_AT(MOVE_SAIL), sail_obstacle, offer_sail, apply_sail},
    {VERB_SHED, VAKA_AT(MOVE_SAIL), shed_obstacle, offer_shed, apply_shed},
    {VERB_LAND, VAKA_AT(MOVE_SAIL), land_obstacle, vaka_offer_plain, apply_land},
    {VERB_LEAVE, VAKA_AT(MOVE_SAIL), leave_obstacle, offer_leave, apply_leave},
    {VERB_DONE, VAKA_AT(MOVE_TRANSIT), NULL, vaka_offer_plain, end_transit},
    {VERB_DONE, VAKA_AT(MOVE_FLIP), NULL, vaka_offer_plain, end_flips},
    {VERB_DONE, VAKA_AT(MOVE_SAIL), done_obstacle, offer_done, end_sailing},
    {VERB_FIGHT, VAKA_AT(MOVE_FIGHT), fight_obstacle, offer_own_hexes, apply_fight},
    {VERB_WALK, VAKA_AT(MOVE_SAIL), walk_obstacle, offer_walk, apply_walk},
    {0},
};

const vaka_chapter chapter_move = {move_step, .rules = rules};
