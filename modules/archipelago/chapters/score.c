/* chapters/score.c - objectives, independence, points and the end [9, 10, 13].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/score.h"
#include "archipelago.h"

enum { WHY_OBJECTIVE, WHY_INDEPENDENCE, WHY_SEPARATIST }; /* words behind end_word */
enum { ROW_MEDALS, ROW_PACIFIST };                        /* words behind row_word */

/* --- when an objective has come true --- */

static int32_t in_play(const vaka_match *match, int32_t type)
{
    int32_t count = 0;

    for (int32_t seat = 0; seat < match->seats; seat++)
        count += cards_of(match, seat, type);
    return count;
}

static int32_t ships_in_play(const vaka_match *match)
{
    int32_t count = 0;

    for (int32_t seat = 0; seat < match->seats; seat++)
        count += game_of(match)->seat[seat].ships;
    return count;
}

static int32_t goods_exhausted(const vaka_match *match)
{
    int32_t count = 0;

    for (int32_t good = 0; good < GOODS; good++)
        count += !bank_of(match, good);
    return count;
}

/* 13b-13d: how many there are of what an objective names. */
static int32_t amount_of(const vaka_match *match, int32_t ends)
{
    const archipelago_game *game = game_of(match);

    switch (ends) {
    case END_TOWNS:
        return game->count[BUILDING_TOWN];
    case END_MARKETS:
        return game->count[BUILDING_MARKET];
    case END_PORTS:
        return game->count[BUILDING_PORT];
    case END_TEMPLES:
        return game->count[BUILDING_TEMPLE];
    case END_SHIPS:
        return ships_in_play(match);
    case END_CHARACTERS:
        return in_play(match, TYPE_CHARACTER);
    case END_PROGRESS:
        return in_play(match, TYPE_PROGRESS);
    case END_CARDS:
        return in_play(match, VAKA_NONE);
    case END_STACKS:
        return game->stacks;
    case END_GOODS:
        return goods_exhausted(match);
    case END_WORKERS:
        return workers_of(match);
    default:
        return 0;
    }
}

static int32_t wanted_of(const vaka_match *match, const objective_facts *objective)
{
    if (match->seats == 2)
        return objective->two;
    return objective->three + (match->seats - 3) * objective->more;
}

int32_t objective_progress(const vaka_match *match, int32_t row, int32_t *wanted)
{
    const objective_facts *objective = &facts_of(match)->objective[row];

    *wanted = objective->ends == END_MONEY ? 0 : wanted_of(match, objective);
    return amount_of(match, objective->ends);
}

bool objective_met(const vaka_match *match, int32_t row)
{
    const objective_facts *objective = &facts_of(match)->objective[row];

    if (objective->has_met)
        return vaka_content_ask(match, SORT_OBJECTIVE, row, OBJECTIVE_MET, VAKA_NONE, 0, 0) > 0;
    if (objective->ends == END_MONEY)
        return !vaka_counter(match, COUNTER_BANK_MONEY, VAKA_NONE);
    return objective->ends != END_NONE &&
           amount_of(match, objective->ends) >= wanted_of(match, objective);
}

static bool fulfilled(const vaka_match *open, int32_t kind)
{
    return objective_met(open, kind - facts_of(open)->objective_kind);
}

static vaka_objectives deck_of(const vaka_match *match)
{
    return (vaka_objectives){sizeof(vaka_objectives), facts_of(match)->objective_kind,
                             facts_of(match)->objectives, fulfilled};
}

bool archipelago_possible(const vaka_match *match)
{
    vaka_objectives deck = deck_of(match);

    return vaka_objectives_possible(match, &deck, game_of(match)->asked);
}

/* Has any come true that was not asked about? The same question as the host's, but cheap. */
static bool anything_new(const vaka_match *match)
{
    const archipelago_facts *facts = facts_of(match);

    for (int32_t row = 0; row < facts->objectives; row++)
        if (facts->objective[row].in_deck && !(game_of(match)->asked >> row & 1) &&
            objective_met(match, row))
            return true;
    return false;
}

/* 9d */
static void reveal(vaka_match *match)
{
    archipelago_game *game = game_of(match);
    vaka_objectives deck = deck_of(match);

    for (int32_t piece; (piece = vaka_objective_met(match, &deck, &game->asked)) >= 0;) {
        int32_t seat = vaka_zone_owner(match->layout, match->pieces[piece].zone);
        vaka_piece_move(match, piece, zone_of(match, ZONE_REVEALED));
        vaka_piece_flip(match, piece, VAKA_FACE_UP);
        vaka_piece_set(match, piece, FIELD_HOLDER, seat + 1);
        vaka_tell(match, EVENT_REVEALED, seat, match->pieces[piece].kind, 0, 0);
        game->ending = 1;
    }
}

/* 12b: what lies open ends the game, too. */
static bool open_one_met(const vaka_match *match)
{
    for (VAKA_EACH(match, zone_of(match, ZONE_REVEALED), piece))
        if (objective_met(match, match->pieces[piece].kind - facts_of(match)->objective_kind))
            return true;
    return false;
}

/* --- what is counted --- */

static int32_t town_icons(const vaka_match *match, int32_t seat, int32_t good)
{
    int32_t count = 0;

    for (EACH_OWN_HEX(match, seat, hex))
        if (town_of(match, hex) == seat)
            count += icons_at(match, hex, 0, good) + icons_at(match, hex, 1, good);
    return count;
}

static int32_t medals_in(const vaka_match *match, int32_t zone, bool built)
{
    int32_t medals = 0;

    for (VAKA_EACH(match, zone, piece)) {
        int32_t row = card_row(match, match->pieces[piece].kind);
        if (row >= 0 && (built || !facts_of(match)->card[row].wonder)) /* 7.1c */
            medals += facts_of(match)->card[row].medals;
    }
    return medals;
}

int32_t medals_of(const vaka_match *match, int32_t seat)
{
    return medals_in(match, seat_zone(match, seat, SEAT_CARDS), false) +
           medals_in(match, seat_zone(match, seat, SEAT_WONDERS), true);
}

int32_t count_of(const vaka_match *match, int32_t seat, int32_t counts)
{
    if (counts >= COUNT_CUBES && counts < COUNT_ICONS)
        return cubes_of(match, seat, counts - COUNT_CUBES);
    if (counts >= COUNT_ICONS && counts < COUNT_GIFTS)
        return town_icons(match, seat, counts - COUNT_ICONS);
    switch (counts) {
    case COUNT_MONEY:
        return money_of(match, seat);
    case COUNT_TOKENS:
        return tokens_of(match, seat);
    case COUNT_CHARACTERS:
        return cards_of(match, seat, TYPE_CHARACTER);
    case COUNT_PROGRESS:
        return cards_of(match, seat, TYPE_PROGRESS);
    case COUNT_CARDS:
        return cards_of(match, seat, VAKA_NONE);
    case COUNT_TOWNS:
    case COUNT_MARKETS:
    case COUNT_PORTS:
    case COUNT_TEMPLES:
        return controlled_by(match, seat, counts - COUNT_TOWNS);
    case COUNT_SHIPS:
        return game_of(match)->seat[seat].ships;
    case COUNT_CITIZENS:
        return game_of(match)->seat[seat].citizens;
    case COUNT_GIFTS:
        return vaka_counter(match, COUNTER_GIFTS, seat);
    case COUNT_MEDALS:
        return medals_of(match, seat);
    default:
        return 0;
    }
}

int32_t objective_count(const vaka_match *match, int32_t seat, int32_t row)
{
    const objective_facts *objective = &facts_of(match)->objective[row];

    if (objective->has_score)
        return vaka_content_ask(match, SORT_OBJECTIVE, row, OBJECTIVE_SCORE, seat, 0, 0);
    return count_of(match, seat, objective->counts);
}

int32_t trend_count(const vaka_match *match, int32_t seat, int32_t row)
{
    if (facts_of(match)->trend_has_score[row])
        return vaka_content_ask(match, SORT_TREND, row, TREND_SCORE, seat, 0, 0);
    return count_of(match, seat, facts_of(match)->trend_counts[row]);
}

void rank(const int32_t *counts, int32_t seats, int32_t *ranks)
{
    for (int32_t seat = 0; seat < seats; seat++) {
        int32_t better = 0;
        for (int32_t other = 0; other < seats; other++) {
            bool first = true; /* of those who have as much as he: they take one rank */
            for (int32_t i = 0; i < other; i++)
                first = first && counts[i] != counts[other];
            better += first && counts[other] > counts[seat];
        }
        ranks[seat] = counts[seat] > 0 ? better : VAKA_NONE;
    }
}

/* --- points --- */

static void score_row(vaka_match *match, int32_t word, const int32_t *counts, int32_t first)
{
    int32_t ranks[MAX_SEATS], row = vaka_sheet_row(match, word);

    rank(counts, match->seats, ranks);
    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t points =
            ranks[seat] >= 0 && ranks[seat] < 3 ? number_of(match, first + ranks[seat]) : 0;
        vaka_sheet_points(match, row, seat, points);
        vaka_score_set(match, seat, vaka_score(match, seat) + points);
    }
}

static void score_objective(vaka_match *match, int32_t row)
{
    int32_t counts[MAX_SEATS];

    if (facts_of(match)->objective[row].role) /* 10b */
        return;
    for (int32_t seat = 0; seat < match->seats; seat++)
        counts[seat] = objective_count(match, seat, row);
    score_row(match, facts_of(match)->objective_word + row, counts, NUMBER_FIRST);
}

static void score_trend(vaka_match *match, int32_t row)
{
    int32_t counts[MAX_SEATS];

    for (int32_t seat = 0; seat < match->seats; seat++)
        counts[seat] = trend_count(match, seat, row);
    score_row(match, facts_of(match)->trend_word + row, counts, NUMBER_TREND_FIRST); /* 10f */
}

/* 10g */
static void score_pacifist(vaka_match *match, int32_t seat, int32_t row)
{
    const objective_facts *objective = &facts_of(match)->objective[row];

    if (objective->role != ROLE_PACIFIST)
        return;
    bool peace = population_of(match) - rebellion_of(match) > objective->gap;
    int32_t points = peace ? number_of(match, NUMBER_PACIFIST) : 0;
    int32_t sheet = vaka_sheet_row(match, facts_of(match)->row_word + ROW_PACIFIST);
    vaka_sheet_points(match, sheet, seat, points);
    vaka_score_set(match, seat, vaka_score(match, seat) + points);
}

static void score_medals(vaka_match *match)
{
    int32_t row = vaka_sheet_row(match, facts_of(match)->row_word + ROW_MEDALS);

    for (int32_t seat = 0; seat < match->seats; seat++) {
        vaka_sheet_points(match, row, seat, medals_of(match, seat)); /* 10h */
        vaka_score_set(match, seat, vaka_score(match, seat) + medals_of(match, seat));
    }
}

/* Whose objective was it before it was revealed? Those that are still held are shown now. */
static void score_held(vaka_match *match)
{
    int32_t revealed = zone_of(match, ZONE_REVEALED);

    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t zone = seat_zone(match, seat, SEAT_OBJECTIVE);
        for (VAKA_EACH(match, zone, piece)) {
            vaka_tell(match, EVENT_WAS_OBJECTIVE, seat, match->pieces[piece].kind, 0, 0);
            score_pacifist(match, seat,
                           match->pieces[piece].kind - facts_of(match)->objective_kind);
        }
    }
    for (int32_t seat = 0; seat < match->seats; seat++)
        vaka_zone_move(match, seat_zone(match, seat, SEAT_OBJECTIVE), revealed);
    for (VAKA_EACH(match, revealed, piece)) {
        int32_t holder = match->pieces[piece].field[FIELD_HOLDER] - 1;
        if (match->pieces[piece].face != VAKA_FACE_UP)
            vaka_piece_flip(match, piece, VAKA_FACE_UP);
        if (holder >= 0)
            score_pacifist(match, holder,
                           match->pieces[piece].kind - facts_of(match)->objective_kind);
        score_objective(match, match->pieces[piece].kind - facts_of(match)->objective_kind);
    }
}

/* 10i, 10m */
static bool is_before(const vaka_match *match, int32_t a, int32_t b)
{
    if (vaka_score(match, a) != vaka_score(match, b))
        return vaka_score(match, a) > vaka_score(match, b);
    return money_of(match, a) > money_of(match, b);
}

static uint8_t set_places(vaka_match *match)
{
    uint8_t winners = 0;

    for (int32_t seat = 0; seat < match->seats; seat++) {
        int32_t place = 1;
        for (int32_t other = 0; other < match->seats; other++)
            place += is_before(match, other, seat);
        vaka_place_set(match, seat, place);
        winners = (uint8_t)(winners | (place == 1 ? VAKA_SEAT(seat) : 0));
    }
    return winners;
}

void finish_by_points(vaka_match *match)
{
    vaka_learned(match, 0); /* what was hidden is turned up, or told by who has won */
    vaka_tell(match, EVENT_SCORED, 0, 0, 0, 0);
    score_held(match);
    for (VAKA_EACH(match, zone_of(match, ZONE_TRENDS), piece))
        score_trend(match, match->pieces[piece].kind - facts_of(match)->trend_kind);
    score_medals(match);
    vaka_end_reason(match, facts_of(match)->end_word + WHY_OBJECTIVE);
    vaka_finish(match, set_places(match));
}

/* --- independence --- */

static int32_t separatist_of(const vaka_match *match)
{
    for (int32_t seat = 0; seat < match->seats; seat++)
        for (VAKA_EACH(match, seat_zone(match, seat, SEAT_OBJECTIVE), piece)) {
            int32_t row = match->pieces[piece].kind - facts_of(match)->objective_kind;
            if (facts_of(match)->objective[row].role == ROLE_SEPARATIST)
                return seat;
        }
    for (VAKA_EACH(match, zone_of(match, ZONE_REVEALED), piece)) {
        int32_t row = match->pieces[piece].kind - facts_of(match)->objective_kind;
        if (facts_of(match)->objective[row].role == ROLE_SEPARATIST)
            return match->pieces[piece].field[FIELD_HOLDER] - 1;
    }
    return VAKA_NONE;
}

/* 9c */
static void finish_by_independence(vaka_match *match)
{
    int32_t seat = separatist_of(match);

    vaka_learned(match, 0); /* what was hidden is turned up, or told by who has won */
    vaka_tell(match, EVENT_INDEPENDENCE, 0, 0, 0, 0);
    if (seat < 0) {
        vaka_end_reason(match, facts_of(match)->end_word + WHY_INDEPENDENCE);
        vaka_finish_lost(match);
        return;
    }
    vaka_tell(match, EVENT_SEPARATIST, seat, 0, 0, 0);
    vaka_end_reason(match, facts_of(match)->end_word + WHY_SEPARATIST);
    vaka_finish(match, VAKA_SEAT(seat));
}

bool look_for_end(vaka_match *match)
{
    archipelago_game *game = game_of(match);

    if (game->lost) {
        finish_by_independence(match);
        return true;
    }
    if (game->phase == PHASE_ZERO)
        return false;
    if (anything_new(match))
        reveal(match);
    if (facts_of(match)->open && !game->ending && open_one_met(match))
        game->ending = 1;
    return false;
}
