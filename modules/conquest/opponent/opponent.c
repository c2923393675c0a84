/* opponent.c - the chits of the solitaire opponent: the cup, the draw, expand and act [Solitaire].
 *
 * SPDX-License-Identifier: MIT */
#include "opponent/opponent.h"
#include "chapters/battle.h"

static int32_t zone_at(const vaka_match *match, int32_t zone)
{
    return facts_of(match)->opponent.zone + zone;
}

/* --- Layout and setup ------------------------------------------------------------------------- */

static void add_chit_zones(vaka_layout *layout, opponent_facts *facts)
{
    static const struct {
        uint32_t type, see;
        const char *id, *title;
    } zones[OPPONENT_ZONES] = {
        [OPPONENT_CUP] = {VAKA_ZONE_CUP, VAKA_SEE_NOBODY, "chits", "Cup of chits"},
        [OPPONENT_LATE] = {VAKA_ZONE_POOL, VAKA_SEE_ALL, "late-chits", "Chits that come later"},
        [OPPONENT_DRAWN] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "drawn-chits", "Chits drawn"},
    };

    for (int32_t i = 0; i < OPPONENT_ZONES; i++) {
        vaka_zone_spec spec = {sizeof spec, zones[i].type, zones[i].see,  0, VAKA_NONE,
                               0,           zones[i].id,   zones[i].title};
        int32_t zone = vaka_layout_zone(layout, &spec);
        vaka_intake intake = {sizeof intake, VAKA_NOBODYS, 0, 0, "chit"};
        vaka_layout_takes(layout, zone, 1, &intake);
        if (i == 0)
            facts->zone = (int16_t)zone;
    }
}

static void add_chit_kinds(vaka_layout *layout, opponent_facts *facts)
{
    vaka_kind_spec back = {sizeof back, VAKA_SHAPE_DISK, VAKA_NONE, 0,
                           "chit",      "Chit",          "?",       "conquest/chit"};
    int32_t hidden = vaka_layout_kind(layout, &back);

    facts->chits = (int8_t)vaka_content_count(layout, SORT_CHIT);
    facts->chit_kind = (int16_t)vaka_kind_count(layout);
    for (int32_t i = 0; i < facts->chits; i++) {
        vaka_kind_spec spec = {sizeof spec,
                               VAKA_SHAPE_DISK,
                               hidden,
                               0,
                               vaka_content_id(layout, SORT_CHIT, i),
                               vaka_content_title(layout, SORT_CHIT, i),
                               NULL,
                               "conquest/chit"};
        vaka_layout_kind(layout, &spec);
    }
    vaka_layout_family(layout, facts->chit_kind, facts->chits, "chit");
}

const char *add_opponent(vaka_layout *layout, const vaka_setup *setup, conquest_facts *facts)
{
    opponent_facts *to = &facts->opponent;
    uint8_t nobody = vaka_nobody(layout);
    int32_t row = vaka_data_find(setup, TABLE_SETUPS, "for_2");
    const char *who;

    if (!nobody)
        return NULL;
    if (nobody != VAKA_SEAT(1) || vaka_setup_seats(setup) != 2)
        return "only the second of two seats can be left to nobody";
    who = vaka_data_text(setup, TABLE_SETUPS, row, SETUP_OPPONENT);
    to->on = 1;
    to->seat = 1;
    to->content = (int8_t)(*who ? vaka_content_by_id(layout, SORT_OPPONENT, who) : 0);
    if (to->content < 0 || vaka_content_count(layout, SORT_OPPONENT) == 0)
        return "there is no such opponent";
    if (vaka_content_count(layout, SORT_CHIT) > INT8_MAX)
        return "there are too many chits";
    to->late_after = (int8_t)vaka_data_int(setup, TABLE_SETUPS, row, SETUP_LATE_AFTER);
    to->chits_kept = (int8_t)vaka_data_int(setup, TABLE_SETUPS, row, SETUP_CHITS_KEPT);
    add_chit_zones(layout, to);
    add_chit_kinds(layout, to);
    return NULL;
}

int32_t opponent_pieces(const vaka_layout *layout)
{
    return vaka_nobody(layout) ? vaka_content_count(layout, SORT_CHIT) : 0;
}

void make_chits(vaka_match *match)
{
    const opponent_facts *facts = &facts_of(match)->opponent;

    for (int32_t i = 0; facts->on && i < facts->chits; i++) {
        bool late = vaka_content_number(match->layout, SORT_CHIT, i, "late") != 0;
        int32_t piece = vaka_piece_new(match, facts->chit_kind + i, VAKA_NONE,
                                       zone_at(match, late ? OPPONENT_LATE : OPPONENT_CUP));
        if (late)
            vaka_piece_flip(match, piece, VAKA_FACE_UP);
    }
    if (facts->on)
        vaka_shuffle(match, zone_at(match, OPPONENT_CUP));
}

/* --- The draw --------------------------------------------------------------------------------- */

int32_t chits_left(const vaka_match *match)
{
    return plays_open(match) ? match->zones[zone_at(match, OPPONENT_CUP)].count : 0;
}

enum { CHIT_DRAW, CHIT_EXPAND, CHIT_EXPANDED, CHIT_ACT, CHIT_ACTED, CHIT_BATTLES };
enum { LOCAL_CALLS, LOCAL_CHIT }; /* calls of this side so far; the chit as a number of its sort */

/* Stops at a stage until the player, who reads what has been told, goes on. */
static void stop_at(vaka_match *match, int32_t stage)
{
    vaka_stage_set(match, stage);
    vaka_ask_window(match, WINDOW_OPPONENT, VAKA_SEAT(opponent_foe(match)), opponent_foe(match), 1);
}

/* The late chits join the others after so many draws. */
static void add_late(vaka_match *match)
{
    int32_t late = zone_at(match, OPPONENT_LATE), cup = zone_at(match, OPPONENT_CUP);
    int32_t count = match->zones[late].count;

    if (!count ||
        match->zones[zone_at(match, OPPONENT_DRAWN)].count != facts_of(match)->opponent.late_after)
        return;
    for (VAKA_EACH(match, late, piece))
        vaka_piece_flip(match, piece, VAKA_FACE_DOWN);
    vaka_zone_move(match, late, cup);
    vaka_shuffle(match, cup);
    vaka_tell(match, EVENT_CHITS_LATE, count, match->zones[cup].count, 0, 0);
}

static void draw(vaka_match *match)
{
    int32_t piece = vaka_draw(match, zone_at(match, OPPONENT_CUP), zone_at(match, OPPONENT_DRAWN));

    if (piece < 0) {
        vaka_tell(match, EVENT_CHITS_NONE, 0, 0, 0, 0);
        vaka_done(match);
        return;
    }
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_local_set(match, LOCAL_CHIT,
                   match->pieces[piece].kind - facts_of(match)->opponent.chit_kind);
    vaka_tell(match, EVENT_CHIT_DRAWN, opponent_seat(match), match->pieces[piece].kind,
              chits_left(match), 0);
    add_late(match);
    stop_at(match, CHIT_EXPAND);
}

/* --- Its two sides ---------------------------------------------------------------------------- */

static void call_side(vaka_match *match, const vaka_frame *frame, uint32_t side, int32_t next)
{
    conquest_game *game = game_of(match);

    game->chit_again = 0;
    game->actor = (int8_t)opponent_seat(match);
    vaka_stage_set(match, next);
    vaka_content_push(match, SORT_CHIT, frame->local[LOCAL_CHIT], side, opponent_seat(match),
                      frame->local[LOCAL_CALLS], 0);
}

/* Calls the same side of the chit again if its script has asked for that (act_again), else the
 * next; the player is stopped before every call of the Act side and before the battles. */
static void after_side(vaka_match *match, const vaka_frame *frame)
{
    bool again = game_of(match)->chit_again != 0, acts = frame->stage == CHIT_ACTED;

    vaka_local_set(match, LOCAL_CALLS, again ? frame->local[LOCAL_CALLS] + 1 : 0);
    if (again && !acts)
        vaka_stage_set(match, CHIT_EXPAND);
    else
        stop_at(match, again || !acts ? CHIT_ACT : CHIT_BATTLES);
}

/* B1: the mover picks the order; no rule of his says which, so the die does (S1). */
static int32_t pick_battle(vaka_match *match)
{
    int16_t among[MAX_HEXES];
    int32_t count = battles_left(match, opponent_seat(match), among);

    if (count < 2)
        return count ? among[0] : VAKA_NONE;
    vaka_tell(match, EVENT_RIVAL_BATTLES, opponent_seat(match), count, 0, 0);
    for (int32_t i = 0; i < count; i++)
        vaka_tell(match, EVENT_RIVAL_COULD, among[i], defenders_at(match, among[i]), 0, 0);
    int32_t hex = pick_by_die(match, among, count);
    vaka_tell(match, EVENT_RIVAL_CHOICE, hex, 0, 0, 0);
    return hex;
}

/* One battle after the other wherever his War Canoes have gone. */
static void next_battle(vaka_match *match)
{
    conquest_game *game = game_of(match);
    int32_t hex = pick_battle(match);

    if (hex >= 0) {
        begin_battle(match, hex);
        return;
    }
    memset(game->fought, 0, sizeof game->fought);
    game->actor = VAKA_NONE;
    vaka_done(match);
}

static void chit_step(vaka_match *match, const vaka_frame *frame)
{
    switch (frame->stage) {
    case CHIT_DRAW:
        draw(match);
        break;
    case CHIT_EXPAND:
        call_side(match, frame, CHIT_EXPANDS, CHIT_EXPANDED);
        break;
    case CHIT_ACT:
        call_side(match, frame, CHIT_ACTS, CHIT_ACTED);
        break;
    case CHIT_EXPANDED:
    case CHIT_ACTED:
        if (!announce_control(match))
            after_side(match, frame);
        break;
    default:
        next_battle(match);
    }
}

/* Nothing is listed: the player only goes on, with a verb of the host. */
const vaka_chapter chapter_chit = {chit_step, .rules = NULL};

/* --- When ------------------------------------------------------------------------------------- */

/* One in each Turn Order Step from the second turn on (S2), and those owed for big islands. */
bool draw_due_chit(vaka_match *match)
{
    conquest_game *game = game_of(match);
    int32_t turn = vaka_turn(match);
    bool ordered = game->phase == STEP_ORDER && turn >= 2 && game->chit_turn != turn;

    if (!plays_open(match) || (!ordered && !game->chits_owed))
        return false;
    if (ordered)
        game->chit_turn = (int16_t)turn;
    else
        game->chits_owed--;
    vaka_push(match, STEP_CHIT, 0, 0, 0);
    return true;
}

void opponent_finds(vaka_match *match, int32_t finder, int32_t hex)
{
    vaka_content_push(match, SORT_OPPONENT, facts_of(match)->opponent.content, OPPONENT_FOUND,
                      opponent_seat(match), hex, finder);
}
