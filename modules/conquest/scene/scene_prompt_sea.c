/* scene_prompt_sea.c - what is expected of explorers and fleets [6, 7, 11.5].
 *
 * SPDX-License-Identifier: MIT */
#include "chapters/chart.h"
#include "chapters/fleet.h"
#include "scene/scene_prompt.h"

/* --- Exploration [6] -------------------------------------------------------------------------- */

static void at_found(const moment *now, int32_t at)
{
    static const cue group = {
        {"prompt_found", "You have found {1:kind}, a group with {2:int} {2:plural:box:boxes}: keep "
                         "it secret under your marker, or reveal it to all?"},
        {"wait_found", "{0:seat} has found an island, and keeps it secret or reveals it{2:at}"}};
    static const vaka_text atoll = {"prompt_found_atoll",
                                    "You have found {1:kind}, an atoll: keep it secret under your "
                                    "marker, or reveal it to all?"};
    static const vaka_text no_marker = {"prompt_found_no_marker",
                                        "You have found {1:kind}. Your markers are used up: reveal "
                                        "it, or turn up another island of yours first "
                                        "(unveil)"};
    const conquest_facts *facts = facts_of(now->seen);
    int32_t tile = face_down_tile(now->seen, at);
    int32_t kind = tile >= 0 ? now->seen->pieces[tile].kind : KIND_TILE_BACK;
    int32_t row = tile_row(now->seen, kind);

    if (!now->asked || row < 0)
        say(now, &group, kind, at);
    else if (!may(now, VERB_KEEP))
        ask(now, &no_marker, kind, at);
    else if (facts->tile[row].atoll)
        ask(now, &atoll, kind, at);
    else
        say(now, &group, kind, facts->tile[row].green + facts->tile[row].brown);
}

static void at_judge(const moment *now, int32_t owner)
{
    static const cue back = {
        {"prompt_judge", "With {1:int} knots your explorer has to return. Use a card now if it "
                         "helps, or return"},
        {"wait_judge", "With {1:int} knots the explorer of {0:seat} has to return"}};
    static const cue lost = {
        {"prompt_judge_lost", "With {1:int} knots, {2:int} too many, your explorer is lost. Use a "
                              "card now if it helps, or accept it with return"},
        {"wait_judge_lost", "With {1:int} knots the explorer of {0:seat} is as good as lost"}};
    int32_t over = now->game->knots - vaka_value(now->seen, VALUE_KNOT_LIMIT, owner);

    say(now, over > 0 ? &lost : &back, now->game->knots, over);
}

static void at_premove(const moment *now)
{
    static const cue premove = {{"prompt_embark",
                                 "Where does your explorer set out? Choose a known hex next to the "
                                 "unknown, or stay at home this turn"},
                                {"wait_embark", "{0:seat} may send an explorer out"}};
    static const vaka_text turn_up = {
        "prompt_embark_unveil", "Your explorer gets out only over an island of yours that lies "
                                "face down: turn it up first (unveil), or stay at home this turn"};
    static const vaka_text search = {"prompt_embark_search",
                                     "Your explorer can set out only in search of kumara (search): "
                                     "choose where its way begins, or stay at home this turn"};

    if (now->asked && !may(now, VERB_EMBARK))
        ask(now, may(now, VERB_SEARCH) ? &search : &turn_up, 0, 0);
    else
        say(now, &premove, 0, 0);
}

static bool may_leave(const moment *now, int32_t owner, int32_t at)
{
    const int16_t *next = vaka_neighbours(now->seen->layout, at);
    int16_t fact[VAKA_TEXT_ARGS];

    for (int32_t i = 0; i < 6; i++)
        if (next[i] >= 0 && !discover_reason(now->seen, owner, next[i], fact))
            return true;
    return false;
}

/* Off course with nowhere to go the explorer stands in a hex that it may try once more (6.3f). */
static void at_discovery(const moment *now, int32_t owner, int32_t at)
{
    static const cue first = {
        {"prompt_discover_first",
         "Your explorer is at {1:zone}: which hex next to it do you explore?"},
        {"wait_discover_first", "{0:seat} explores from {1:zone}"}};
    static const cue discover = {
        {"prompt_discover",
         "Your explorer is at {1:zone} with {2:int} {2:plural:knot:knots}: explore an unknown hex "
         "next to it, cross a known one for two knots, or return?"},
        {"wait_discover", "{0:seat} explores on from {1:zone} with {2:int} {2:plural:knot:knots}, "
                          "or returns"}};
    static const vaka_text again = {"prompt_discover_again",
                                    "Your explorer is still at {1:zone}, with {2:int} "
                                    "{2:plural:knot:knots}: try this hex again, or return?"};
    static const vaka_text or_cross = {
        "prompt_discover_or_cross",
        "Your explorer is still at {1:zone}, with {2:int} {2:plural:knot:knots}: try this hex "
        "again, cross a known one next to it for two knots, or return?"};
    static const vaka_text turn_up = {
        "prompt_discover_unveil",
        "From {1:zone} your explorer, with {2:int} {2:plural:knot:knots}, goes on only over an "
        "island of yours: turn it up (unveil) and cross it for two knots, or return?"};
    int32_t knots = now->game->knots;
    int16_t fact[VAKA_TEXT_ARGS];

    if (now->asked && !discover_reason(now->seen, owner, at, fact))
        ask(now, may_leave(now, owner, at) ? &or_cross : &again, at, knots);
    else if (now->asked && !may(now, VERB_DISCOVER))
        ask(now, &turn_up, at, knots);
    else
        say(now, knots || now->frame->local[LOCAL_EXPLORED] ? &discover : &first, at, knots);
}

void at_exploration(const moment *now)
{
    static const cue blown = {
        {"prompt_blow", "The explorer of {1:seat} is off course at {2:zone}: to which hex next to "
                        "it do you send it?"},
        {"wait_blow",
         "The explorer of {1:seat} is off course at {2:zone}: {0:seat} chooses where it goes"}};
    int32_t owner = now->frame->local[0], at = now->game->seat[owner].explorer_at;

    switch (now->frame->stage) {
    case EXPLORE_OFF_COURSE:
        say(now, &blown, owner, at);
        break;
    case EXPLORE_FOUND:
        at_found(now, at);
        break;
    case EXPLORE_JUDGE:
        at_judge(now, owner);
        break;
    case EXPLORE_DISCOVER:
        at_discovery(now, owner, at);
        break;
    default:
        at_premove(now);
    }
}

void at_search(const moment *now)
{
    static const cue roll = {
        {"prompt_search", "Your explorer is at {1:zone} on its way to South America: roll the die"},
        {"wait_search", "{0:seat} searches for kumara at {1:zone}"}};
    static const cue go = {
        {"prompt_search_go", "The explorer goes on from {1:zone}: choose a hex next to it"},
        {"wait_search_go", "The explorer of {0:seat} goes on from {1:zone}"}};
    static const cue drift = {
        {"prompt_search_drift", "The explorer is off course at {1:zone}: choose a hex next to it "
                                "that is no nearer to South America"},
        {"wait_search_drift", "The explorer of {0:seat} is off course at {1:zone}"}};
    int32_t at = now->game->seat[now->frame->local[0]].explorer_at;

    say(now,
        now->frame->stage == SEARCH_GO      ? &go
        : now->frame->stage == SEARCH_DRIFT ? &drift
                                            : &roll,
        at, 0);
}

/* --- Movement [7] ----------------------------------------------------------------------------- */

/* The fewest hexes that a canoe or rumor of the fleet has left. */
static int32_t fleet_hexes(const vaka_match *seen)
{
    int32_t fewest = INT16_MAX;

    for (VAKA_EACH(seen, fleet_zone(seen), piece)) {
        bool sailing = sails(seen, seen->pieces[piece].kind);
        int32_t left = sailing ? hexes_left(seen, piece) : INT16_MAX;
        fewest = left < fewest ? left : fewest;
    }
    return fewest;
}

static void at_fleet(const moment *now)
{
    static const cue sail = {
        {"prompt_fleet", "Your fleet is at {1:zone} and can go {2:int} {2:plural:hex:hexes} more: "
                         "load it, sail to a hex next to it, or land"},
        {"wait_fleet", "A fleet of {0:seat} is at {1:zone}"}};
    static const vaka_text stuck = {
        "prompt_fleet_stuck",
        "Your fleet at {1:zone} cannot sail on as it is: land, or leave some of it here"};

    if (now->asked && !may(now, VERB_SAIL))
        ask(now, &stuck, now->game->fleet_at, 0);
    else
        say(now, &sail, now->game->fleet_at, now->asked ? fleet_hexes(now->seen) : 0);
}

/* The first hex in which pieces of the reader have no canoe place (M10), or VAKA_NONE. */
static int32_t adrift_at(const moment *now, int32_t *excess)
{
    for (int32_t hex = 0; now->asked && hex < facts_of(now->seen)->hexes; hex++)
        if ((*excess = excess_at_sea(now->seen, now->seat, hex)) > 0)
            return hex;
    return VAKA_NONE;
}

/* Whoever goes among enemies fights them (8.1): nobody should do that unawares. */
static void warn_of_battles(const moment *now)
{
    static const vaka_text battle = {"badge_enemy", "a battle to enter"};

    for (int32_t hex = 0; now->asked && hex < facts_of(now->seen)->hexes; hex++)
        if (enemy_hex(now->seen, now->seat, hex) && !vaka_has(now->seen, hex, now->seat)) {
            vaka_scene_target(now->scene, hex, VAKA_TONE_WARN);
            vaka_scene_badge(now->scene, hex, &battle, 0, VAKA_TONE_WARN);
        }
}

static void at_sailing(const moment *now)
{
    static const cue muster = {
        {"prompt_muster", "Muster a canoe to begin a fleet, or end your movement (done)"},
        {"wait_muster", "{0:seat} moves canoes"}};
    static const vaka_text idle = {"prompt_no_muster",
                                   "None of your canoes can sail on: end your movement (done)"};
    static const vaka_text walk[] = {
        {"prompt_walk", "None of your canoes can sail on: let pieces walk from island to island "
                        "(walk), or end your movement (done)"},
        {"prompt_muster_walk", "Muster a canoe to begin a fleet, let pieces walk from island to "
                               "island (walk), or end your movement (done)"}};
    static const vaka_text adrift = {
        "prompt_adrift", "At {1:zone} {2:int} of your pieces {2:plural:has:have} no canoe place: "
                         "bring a canoe there, or give them up (leave)"};
    int32_t excess = 0, hex = adrift_at(now, &excess);

    if (now->game->fleet_at >= 0)
        at_fleet(now);
    else if (hex >= 0)
        ask(now, &adrift, hex, excess);
    else if (may(now, VERB_WALK))
        ask(now, &walk[may(now, VERB_MUSTER)], 0, 0);
    else if (now->asked && !may(now, VERB_MUSTER))
        ask(now, &idle, 0, 0);
    else
        say(now, &muster, 0, 0);
}

void at_movement(const moment *now)
{
    static const cue transit = {
        {"prompt_transit", "Move pieces along your chains of canoes, free of cost; end it (done) "
                           "when all are where you want them"},
        {"wait_transit", "{0:seat} moves pieces along chains of canoes"}};
    static const cue flip = {
        {"prompt_flip", "Turn transport canoes up to make chains, or down to hide them; then go "
                        "on (done), and your canoes may sail"},
        {"wait_flip", "{0:seat} turns transport canoes over before sailing"}};
    static const vaka_text no_flip = {"prompt_no_flip",
                                      "You have no transport canoe to turn over: go on (done)"};
    static const cue fight = {{"prompt_fight", "Which of your battles is fought next?"},
                              {"wait_fight", "{0:seat} chooses the next battle"}};

    switch (now->frame->stage) {
    case MOVE_TRANSIT:
        say(now, &transit, 0, 0);
        break;
    case MOVE_FLIP:
        if (now->asked && !may(now, VERB_FLIP))
            ask(now, &no_flip, 0, 0);
        else
            say(now, &flip, 0, 0);
        break;
    case MOVE_SAIL:
        at_sailing(now);
        warn_of_battles(now);
        break;
    default:
        say(now, &fight, 0, 0);
    }
}

/* Colonies of a seat in a hex that a canoe there could still take on. */
static int32_t colonies_to_carry(const vaka_match *seen, int32_t seat, int32_t hex)
{
    int32_t colonies = 0;
    bool taken = false;

    for (VAKA_EACH(seen, hex, piece)) {
        const vaka_piece *at = &seen->pieces[piece];

        if (at->owner != seat || idle_reason(seen, piece))
            continue;
        int32_t like = like_of(seen, at->kind);
        colonies += like == KIND_COLONY;
        taken = taken || (like == KIND_TRANSPORT && hexes_left(seen, piece) > 0);
    }
    return taken ? colonies : 0;
}

/* How many colonies of the reader could still go on at sea, and how many leave his own groups. */
static void count_colonies(const moment *now, int32_t *at_sea, int32_t *ashore)
{
    hex_set own = hexes_with(now->seen, now->seat);

    for (int32_t hex; (hex = set_take(&own)) >= 0;) {
        int32_t colonies = colonies_to_carry(now->seen, now->seat, hex);

        if (is_ocean(now->seen, hex))
            *at_sea += colonies;
        else if (now->game->hex[hex].owner == now->seat)
            *ashore += colonies;
    }
}

/* All of it is the reader's own knowledge, and said to nobody else. */
void say_unmoved(const moment *now)
{
    static const vaka_text sea = {"lost_at_sea", "{0:int} {0:plural:colony stays:colonies stay} at "
                                                 "sea and {0:plural:has:have} not landed"};
    static const vaka_text shore = {
        "lost_ashore", "{0:int} {0:plural:colony:colonies} could still go aboard a canoe and sail"};
    static const vaka_text idle = {"lost_unmoved", "none of your canoes has sailed this turn"};
    int32_t at_sea = 0, ashore = 0;

    if (!now->asked || now->frame->stage != MOVE_SAIL || now->game->fleet_at >= 0)
        return;
    count_colonies(now, &at_sea, &ashore);
    if (at_sea)
        vaka_scene_ends(now->scene, VERB_DONE, &sea, at_sea, 0, 0);
    if (ashore)
        vaka_scene_ends(now->scene, VERB_DONE, &shore, ashore, 0, 0);
    else if (!at_sea && !now->game->stirred && may(now, VERB_MUSTER))
        vaka_scene_ends(now->scene, VERB_DONE, &idle, 0, 0, 0);
}
