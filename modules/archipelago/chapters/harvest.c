/* chapters/harvest.c - harvests and consent [5.2].
 *
 * SPDX-License-Identifier: MIT
 *
 * Locals of STEP_HARVEST: 0 = seat. Of STEP_CONSENT: 0 = who asks, 1 = who is asked, 2 = region. */
#include "archipelago.h"
#include "chapters/actions.h"

static const vaka_reason REASON_NOTHING_TO_GATHER = {
    "nothing_to_gather", "5i", "No free unit of yours is where it could gather that: {0:counter}"};
static const vaka_reason REASON_NO_GOOD = {"no_good", "5.2a", "{0:counter} is not harvested"};
static const vaka_reason REASON_BANK_EMPTY = {"bank_has_none", "5.2g",
                                              "The bank has none left: {0:counter}"};
static const vaka_reason REASON_NO_FREE_UNIT = {"no_free_unit", "5.2a",
                                                "You have no free unit there at {0:zone}"};
static const vaka_reason REASON_WRONG_UNIT = {
    "wrong_unit", "5.2b", "Fish is caught by ships, all else is gathered by citizens"};
static const vaka_reason REASON_NO_ICON_FREE = {
    "no_icon_free", "5.2c", "There is no free icon for that unit at {0:zone}: {1:counter}"};
static const vaka_reason REASON_NO_CONSENT = {"no_consent", "5.2f",
                                              "{1:seat} controls {0:zone} and has not consented"};
static const vaka_reason REASON_NOBODY_TO_ASK = {
    "nobody_to_ask", "5.2f", "Nobody's consent is needed at {0:zone}, or it was asked for"};

/* Whose consent is missing, or VAKA_NONE. */
static int32_t keeper_of(const vaka_match *match, int32_t seat, int32_t hex)
{
    int32_t town = town_of(match, hex);

    return town == seat || town < 0 || has_hex(game_of(match)->allowed, hex) ? VAKA_NONE : town;
}

/* The places from which a free unit could gather a good in a region, a bit each. */
static uint32_t gatherers(const vaka_match *match, int32_t seat, int32_t hex, int32_t good)
{
    const face_facts *face = face_at(match, hex);
    uint32_t found = 0;

    if (!face->icons[0][good] && !face->icons[1][good])
        return 0;
    uint32_t places = free_places(match, hex, seat);
    places &= good == GOOD_FISH ? 1u << PLACE_SEA | 1u << PLACE_DOCK
                                : ~(1u << PLACE_SEA | 1u << PLACE_DOCK);
    for (int32_t place = 0; place < PLACES; place++) {
        int32_t shore = place == PLACE_FAR;
        if (!(places >> place & 1))
            continue;
        if (place >= PLACE_TOWN && place <= PLACE_TEMPLE)
            shore = building_shore(match, hex, place - PLACE_TOWN);
        if (icons_at(match, hex, shore, good) > workers_on(match, hex, shore, good))
            found |= 1u << place;
    }
    return found;
}

static bool can_gather(const vaka_match *match, int32_t seat, int32_t good)
{
    if (!bank_of(match, good))
        return false;
    for (EACH_OWN_HEX(match, seat, hex))
        if (gatherers(match, seat, hex, good) &&
            (keeper_of(match, seat, hex) < 0 || !has_hex(game_of(match)->requested, hex)))
            return true;
    return false;
}

/* 8a: has a keeper refused who could still be won over by a deal? */
static bool can_bargain(const vaka_match *match, int32_t seat, int32_t good)
{
    if (!bank_of(match, good) || !vaka_deals_left(match, seat))
        return false;
    for (EACH_OWN_HEX(match, seat, hex))
        if (keeper_of(match, seat, hex) >= 0 && gatherers(match, seat, hex, good))
            return true;
    return false;
}

/* --- the action --- */

const vaka_reason *harvest_obstacle(const vaka_match *match, const vaka_action *action,
                                    int16_t *fact)
{
    const vaka_reason *why = disc_obstacle(match, action->seat, fact);
    int32_t good = action->arg[0] - COUNTER_CUBES;

    if (why)
        return why;
    if (good < 0 || good >= GOODS)
        return vaka_because(&REASON_NO_GOOD, fact, action->arg[0], 0);
    if (!bank_of(match, good))
        return vaka_because(&REASON_BANK_EMPTY, fact, action->arg[0], 0);
    if (!can_gather(match, action->seat, good))
        return vaka_because(&REASON_NOTHING_TO_GATHER, fact, action->arg[0], 0);
    return NULL;
}

void offer_harvest(const vaka_match *match, int32_t seat, const vaka_rule *rule, vaka_actions *out)
{
    int16_t fact[VAKA_TEXT_ARGS];

    if (disc_obstacle(match, seat, fact))
        return;
    for (int32_t good = 0; good < GOODS; good++)
        if (can_gather(match, seat, good))
            vaka_offer(out, seat, rule->verb, COUNTER_CUBES + good, 0, 0, 0);
}

void apply_harvest(vaka_match *match, const vaka_action *action)
{
    archipelago_game *game = game_of(match);

    place_disc(match, action->seat);
    game->good = (int8_t)(action->arg[0] - COUNTER_CUBES);
    game->gathered = 0;
    vaka_tell(match, EVENT_HARVESTS, action->seat, action->arg[0], 0, 0);
    vaka_push(match, STEP_HARVEST, action->seat, 0, 0);
}

/* --- unit by unit --- */

static const vaka_reason *gather_obstacle(const vaka_match *match, const vaka_action *action,
                                          int16_t *fact)
{
    int32_t hex = action->arg[0], place = action->arg[1], good = game_of(match)->good;

    if (!is_region(match, hex) || free_unit(match, hex, action->seat, place) < 0)
        return vaka_because(&REASON_NO_FREE_UNIT, fact, hex, 0);
    if (is_ship_place(place) != (good == GOOD_FISH))
        return vaka_because(&REASON_WRONG_UNIT, fact, 0, 0);
    if (!bank_of(match, good))
        return vaka_because(&REASON_BANK_EMPTY, fact, COUNTER_CUBES + good, 0);
    if (!(gatherers(match, action->seat, hex, good) >> place & 1))
        return vaka_because(&REASON_NO_ICON_FREE, fact, hex, COUNTER_CUBES + good);
    int32_t keeper = keeper_of(match, action->seat, hex);
    return keeper < 0 ? NULL : vaka_because(&REASON_NO_CONSENT, fact, hex, keeper);
}

static void offer_gather(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                         vaka_actions *out)
{
    int32_t good = game_of(match)->good;

    if (!bank_of(match, good))
        return;
    for (EACH_OWN_HEX(match, seat, hex)) {
        uint32_t places = gatherers(match, seat, hex, good);
        if (!places || keeper_of(match, seat, hex) >= 0)
            continue;
        for (int32_t place = 0; place < PLACES; place++)
            if (places >> place & 1)
                vaka_offer(out, seat, rule->verb, hex, place, 0, 0);
    }
}

static void apply_gather(vaka_match *match, const vaka_action *action)
{
    archipelago_game *game = game_of(match);
    int32_t hex = action->arg[0], seat = action->seat, good = game->good;
    int32_t unit = free_unit(match, hex, seat, action->arg[1]);

    if (match->pieces[unit].field[FIELD_ON]) /* it leaves its building for the icon */
        step_off(match, unit);
    vaka_piece_set(match, unit, FIELD_ICON, good + 1);
    set_state(match, unit, STATE_ENGAGED);                                        /* 5.2d */
    int32_t cubes = gain_cubes(match, seat, good, game->doubled == good ? 2 : 1); /* 7g */
    game->gathered = (uint8_t)(game->gathered + cubes);
    vaka_tell(match, EVENT_GATHERED, seat, cubes, hex, COUNTER_CUBES + good);
}

static const vaka_reason *request_obstacle(const vaka_match *match, const vaka_action *action,
                                           int16_t *fact)
{
    int32_t hex = action->arg[0];

    if (!is_region(match, hex) || keeper_of(match, action->seat, hex) < 0 ||
        has_hex(game_of(match)->requested, hex))
        return vaka_because(&REASON_NOBODY_TO_ASK, fact, hex, 0);
    if (!gatherers(match, action->seat, hex, game_of(match)->good))
        return vaka_because(&REASON_NO_ICON_FREE, fact, hex, COUNTER_CUBES + game_of(match)->good);
    return NULL;
}

static void offer_own(const vaka_match *match, int32_t seat, const vaka_rule *rule,
                      vaka_actions *out)
{
    for (EACH_OWN_HEX(match, seat, hex))
        vaka_consider(match, seat, rule, out, hex, 0, 0);
}

static void apply_request(vaka_match *match, const vaka_action *action)
{
    int32_t hex = action->arg[0], keeper = keeper_of(match, action->seat, hex);

    add_hex(game_of(match)->requested, hex);
    vaka_tell(match, EVENT_REQUESTED, action->seat, keeper, hex, 0);
    vaka_push(match, STEP_CONSENT, action->seat, keeper, hex);
}

/* 5.2f: who refused in this harvest may be asked in the next. */
static void forget_consent(archipelago_game *game)
{
    memset(game->requested, 0, sizeof game->requested);
    memset(game->allowed, 0, sizeof game->allowed);
}

/* 7h: what doubles is used up. */
static void end_harvest(vaka_match *match, int32_t seat)
{
    archipelago_game *game = game_of(match);

    if (game->doubled == game->good)
        game->doubled = VAKA_NONE;
    forget_consent(game);
    vaka_done(match);
    vaka_hook(match, HOOK_HARVESTED, seat, game->good, game->gathered);
}

/* 5.2f: after a deal with who has refused one may ask him again. */
static void ask_again(vaka_match *match, int32_t keeper)
{
    uint8_t *requested = game_of(match)->requested;

    for (int32_t hex = 0; hex < MAX_HEXES; hex++)
        if (has_hex(requested, hex) && town_of(match, hex) == keeper)
            requested[hex / 8] &= (uint8_t) ~(1u << hex % 8);
}

static void step_harvest(vaka_match *match, const vaka_frame *frame)
{
    archipelago_game *game = game_of(match);
    int32_t seat = frame->local[0];

    if (game->dealing && vaka_deal_made(match))
        ask_again(match, game->dealing - 1);
    settle_deal(match);
    if (can_gather(match, seat, game->good) || can_bargain(match, seat, game->good))
        vaka_ask(match, seat);
    else
        end_harvest(match, seat);
}

static void apply_done(vaka_match *match, const vaka_action *action)
{
    end_harvest(match, action->seat);
}

static const vaka_rule harvest_rules[] = {
    {VERB_GATHER, 0, gather_obstacle, offer_gather, apply_gather},
    {VERB_REQUEST, 0, request_obstacle, offer_own, apply_request},
    {VERB_TRADE, 0, trade_obstacle, offer_others, apply_trade},
    {VERB_DONE, 0, NULL, vaka_offer_plain, apply_done},
    {0},
};
const vaka_chapter chapter_harvest = {.step = step_harvest, .rules = harvest_rules};

/* --- consent --- */

static void apply_answer(vaka_match *match, const vaka_action *action)
{
    bool allows = action->verb == VERB_ALLOW;

    if (allows)
        add_hex(game_of(match)->allowed, vaka_top(match)->local[2]);
    vaka_tell(match, allows ? EVENT_ALLOWED : EVENT_DENIED, action->seat, 0, 0, 0);
}

static void step_consent(vaka_match *match, const vaka_frame *frame)
{
    if (frame->stage) {
        vaka_done(match);
        return;
    }
    vaka_stage_set(match, 1);
    vaka_ask(match, frame->local[1]);
}

static const vaka_rule consent_rules[] = {
    {VERB_ALLOW, 0, NULL, vaka_offer_plain, apply_answer},
    {VERB_DENY, 0, NULL, vaka_offer_plain, apply_answer},
    {0},
};
const vaka_chapter chapter_consent = {.step = step_consent, .rules = consent_rules};
