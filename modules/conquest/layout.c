/* layout.c - the map, the places beside it and the kinds of pieces, from the tables of content.
 *
 * SPDX-License-Identifier: MIT */
#include "opponent/opponent.h"

#include <stdio.h>

enum { FRAMES = 16, SEALED = 64, SPARE_PIECES = 16 };

/* The tile that lies in a hex from the start in a game of so many [3.2], or VAKA_NONE. */
static int32_t placed_tile(const vaka_setup *setup, int32_t hex)
{
    for (int32_t i = 0; i < vaka_data_rows(setup, TABLE_PLACES); i++)
        if (vaka_data_int(setup, TABLE_PLACES, i, PLACE_HEX) == hex && is_placed(setup, i))
            return vaka_data_int(setup, TABLE_PLACES, i, PLACE_TILE);
    return VAKA_NONE;
}

/* An Unknown hex has no name but its coordinates, for any tile may turn up there; unless its own
 * lies there from the start. */
static void add_hexes(vaka_layout *layout, const vaka_setup *setup, const conquest_facts *facts)
{
    int32_t map = vaka_layout_board(layout, "map", "The Pacific");

    for (int32_t i = 0; i < facts->hexes; i++) {
        const char *id = vaka_data_id(setup, TABLE_MAP, i);
        const char *title = vaka_data_text(setup, TABLE_MAP, i, MAP_TITLE);
        int32_t tile = placed_tile(setup, i);
        if (tile >= 0) {
            id = vaka_data_id(setup, TABLE_TILES, tile);
            title = vaka_data_text(setup, TABLE_TILES, tile, TILE_TITLE);
        } else if (facts->hex[i].kind == HEX_UNKNOWN || !*title) {
            id = title = NULL;
        }
        vaka_layout_space(layout, map, vaka_data_int(setup, TABLE_MAP, i, MAP_Q),
                          vaka_data_int(setup, TABLE_MAP, i, MAP_R), id, title);
    }
}

typedef struct place { /* a zone beside the map */
    uint32_t type, see;
    const char *id, *title;
    const char *takes; /* families of kinds; NULL: anything */
    uint32_t closed;   /* 1: only rules and exports move pieces here */
} place;

static const place shared[ZONE_OTHERS] = {
    [ZONE_CUP] = {VAKA_ZONE_CUP, VAKA_SEE_NOBODY, "cup", "Cup of Discovery markers", "marker", 0},
    [ZONE_PILE] = {VAKA_ZONE_CUP, VAKA_SEE_NOBODY, "pile", "Island Group tiles", "tile", 0},
    [ZONE_DECK] = {VAKA_ZONE_DECK, VAKA_SEE_NOBODY, "deck", "Arts & Culture deck", "card", 0},
    [ZONE_EVENTS] = {VAKA_ZONE_DECK, VAKA_SEE_NOBODY, "events", "Random Event deck", "event", 0},
    [ZONE_GONE] = {VAKA_ZONE_POOL, VAKA_SEE_OPEN, "gone", "Out of the game", NULL, 0},
    [ZONE_LOCALS] = {VAKA_ZONE_POOL, VAKA_SEE_OPEN, "locals", "Local Warriors", "warrior", 1},
    [ZONE_ATTACK] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "attack", "Attacker's front row",
                     "counter warrior", 1},
    [ZONE_ATTACK_BACK] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "attack-back", "Attacker's back row",
                          "counter warrior", 1},
    [ZONE_DEFEND] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "defend", "Defender's front row",
                     "counter warrior", 1},
    [ZONE_DEFEND_BACK] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "defend-back", "Defender's back row",
                          "counter warrior", 1},
    [ZONE_FLEET] = {VAKA_ZONE_STACK, VAKA_SEE_OPEN, "fleet", "Fleet under way", "counter", 1},
    [ZONE_TRAIL] = {VAKA_ZONE_TRACK, VAKA_SEE_ALL, "trail", "Knots of the expedition", "marker", 1},
    [ZONE_TOKENS] = {VAKA_ZONE_POOL, VAKA_SEE_ALL, "event-markers", "Event markers not in play",
                     "token", 0},
};
static const place own[SEAT_ZONES] = {
    [SEAT_UNBUILT] = {VAKA_ZONE_POOL, VAKA_SEE_OWNER, "unbuilt", "Unbuilt pieces", "counter", 1},
    [SEAT_HAND] = {VAKA_ZONE_HAND, VAKA_SEE_OWNER, "hand", "Hidden cards", "card", 0},
    [SEAT_SHOWN] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "shown", "Revealed cards", "card", 0},
    [SEAT_KEPT] = {VAKA_ZONE_HAND, VAKA_SEE_OWNER, "kept", "Kept events", "event", 0},
    [SEAT_TOKENS] = {VAKA_ZONE_STACK, VAKA_SEE_ALL, "markers", "Event markers", "token", 0},
};

static int32_t add_zone(vaka_layout *layout, const place *what, int32_t owner)
{
    char id[24];
    vaka_zone_spec spec = {sizeof spec, what->type, what->see, 0, owner, 0, what->id, what->title};
    vaka_intake intake = {sizeof intake, 0, 0, what->closed, what->takes};

    if (owner >= 0) {
        snprintf(id, sizeof id, "%s-%d", what->id, (int)owner);
        spec.id = id;
    }
    if (owner >= 0 && what->closed)
        intake.owners = VAKA_SEAT(owner); /* a seat's counters are its own; cards are nobody's */
    int32_t zone = vaka_layout_zone(layout, &spec);
    vaka_layout_takes(layout, zone, 1, &intake);
    return zone;
}

static void add_zones(vaka_layout *layout, const vaka_setup *setup, conquest_facts *facts)
{
    vaka_intake hex = {sizeof hex, 0, 0, 1, "counter tile marker token"};

    vaka_layout_takes(layout, 0, facts->hexes, &hex);
    facts->zone = facts->hexes;
    for (int32_t i = 0; i < ZONE_OTHERS; i++)
        add_zone(layout, &shared[i], VAKA_NONE);
    facts->seat_zone = facts->zone + ZONE_OTHERS;
    for (int32_t seat = 0; seat < vaka_setup_seats(setup); seat++)
        for (int32_t i = 0; i < SEAT_ZONES; i++) {
            place zone = own[i];
            if (i == SEAT_UNBUILT && vaka_nobody(layout))
                zone.see = VAKA_SEE_ALL; /* S6 */
            add_zone(layout, &zone, seat);
        }
}

/* A kind with the drawing of this name among those of its back. */
static int32_t add_kind(vaka_layout *layout, const vaka_kind_spec *kind, const char *drawing)
{
    static const char *const folders[KIND_FIXED] = {
        [KIND_MARKER_BACK] = "marker", [KIND_CARD_BACK] = "culture", [KIND_EVENT_BACK] = "event"};
    vaka_kind_spec spec = *kind;
    char art[112];

    if (folders[spec.back]) {
        snprintf(art, sizeof art, "conquest/%s/%.80s", folders[spec.back], drawing);
        spec.art = art;
    }
    return vaka_layout_kind(layout, &spec);
}

static void add_fixed_kinds(vaka_layout *layout, const vaka_setup *setup)
{
    static const struct {
        uint8_t shape;
        int8_t back;
        const char *id, *title, *letter; /* title NULL: from the table of pieces */
    } fixed[KIND_FIXED] = {
        [KIND_PIECE_BACK] = {VAKA_SHAPE_COUNTER, KIND_PIECE_BACK, "piece", "Hidden piece", "?"},
        [KIND_TRANSPORT] = {VAKA_SHAPE_COUNTER, KIND_PIECE_BACK, "transport", NULL, "T"},
        [KIND_WAR_CANOE] = {VAKA_SHAPE_COUNTER, KIND_PIECE_BACK, "war_canoe", NULL, "W"},
        [KIND_BAND] = {VAKA_SHAPE_COUNTER, KIND_PIECE_BACK, "band", NULL, "B"},
        [KIND_COLONY] = {VAKA_SHAPE_COUNTER, KIND_PIECE_BACK, "colony", NULL, "C"},
        [KIND_RUMOR] = {VAKA_SHAPE_COUNTER, KIND_PIECE_BACK, "rumor", NULL, "r"},
        [KIND_LOCAL] = {VAKA_SHAPE_COUNTER, KIND_LOCAL, "local", NULL, "L"},
        [KIND_BLUE] = {VAKA_SHAPE_COUNTER, KIND_BLUE, "blue", NULL, "I"},
        [KIND_TILE_BACK] = {VAKA_SHAPE_TILE, KIND_TILE_BACK, "tile", "Hidden island", "*?"},
        [KIND_MARKER_BACK] = {VAKA_SHAPE_DISK, KIND_MARKER_BACK, "marker", "Discovery marker", "?"},
        [KIND_CARD_BACK] = {VAKA_SHAPE_CARD, KIND_CARD_BACK, "card", "Arts & Culture card", "?"},
        [KIND_EVENT_BACK] = {VAKA_SHAPE_CARD, KIND_EVENT_BACK, "event", "Random Event", "?"},
    };

    for (int32_t i = 0; i < KIND_FIXED; i++) {
        int32_t row = vaka_data_find(setup, TABLE_PIECES, fixed[i].id);
        char art[32];
        vaka_kind_spec spec = {sizeof spec, fixed[i].shape, fixed[i].back,   0,
                               fixed[i].id, fixed[i].title, fixed[i].letter, art};
        snprintf(art, sizeof art, "conquest/%s", fixed[i].id);
        if (!spec.title)
            spec.title = vaka_data_text(setup, TABLE_PIECES, row, PIECE_TITLE);
        vaka_layout_kind(layout, &spec);
    }
}

/* Kinds of counters that mods add: face down they are like all others. */
static void add_counters(vaka_layout *layout, const vaka_setup *setup)
{
    for (int32_t i = 0; i < vaka_data_rows(setup, TABLE_COUNTERS); i++) {
        const char *id = vaka_data_id(setup, TABLE_COUNTERS, i);
        const char *letter = vaka_data_text(setup, TABLE_COUNTERS, i, COUNTER_LETTER);
        const char *drawing = vaka_data_text(setup, TABLE_COUNTERS, i, COUNTER_ART);
        char art[112];

        snprintf(art, sizeof art, "conquest/%.80s", id);
        vaka_kind_spec spec = {.size = sizeof spec,
                               .shape = VAKA_SHAPE_COUNTER,
                               .back = KIND_PIECE_BACK,
                               .id = id,
                               .title = vaka_data_text(setup, TABLE_COUNTERS, i, COUNTER_TITLE),
                               .letter = *letter ? letter : NULL,
                               .art = *drawing ? drawing : art};
        vaka_layout_kind(layout, &spec);
    }
}

/* A table's rows as kinds; returns the first one's number. */
static int32_t add_rows(vaka_layout *layout, const vaka_setup *setup, uint32_t table,
                        uint32_t shape, int32_t back, const char *letter)
{
    int32_t first = vaka_kind_count(layout);
    bool tokens = table == TABLE_EVENT_MARKERS;

    for (int32_t i = 0; i < vaka_data_rows(setup, table); i++) {
        const char *id = vaka_data_id(setup, table, i);
        vaka_kind_spec spec = {.size = sizeof spec,
                               .shape = shape,
                               .back = back,
                               .id = id,
                               .title = vaka_data_text(setup, table, i, 0),
                               .letter = letter};
        add_kind(layout, &spec, tokens ? vaka_data_text(setup, table, i, TOKEN_EVENT) : id);
    }
    return first;
}

/* Content of a sort as kinds. A mod may name its card like something else on the table: it is then
 * told apart by its sort. */
static int32_t add_cards(vaka_layout *layout, uint32_t sort, const char *name, int32_t back)
{
    int32_t first = vaka_kind_count(layout);

    for (int32_t i = 0; i < vaka_content_count(layout, sort); i++) {
        const char *id = vaka_content_id(layout, sort, i);
        char longer[80];
        if (vaka_kind_by_id(layout, id) >= 0) {
            snprintf(longer, sizeof longer, "%s-%.47s", name, id);
            id = longer;
        }
        vaka_kind_spec spec = {.size = sizeof spec,
                               .shape = VAKA_SHAPE_CARD,
                               .back = back,
                               .id = id,
                               .title = vaka_content_title(layout, sort, i)};
        add_kind(layout, &spec, vaka_content_id(layout, sort, i));
    }
    return first;
}

/* What the zones say they take. Backs are of no family: nothing real is of their kind. */
static void name_families(vaka_layout *layout, const conquest_facts *facts)
{
    vaka_layout_family(layout, KIND_TRANSPORT, KIND_RUMOR - KIND_TRANSPORT + 1, "counter");
    vaka_layout_family(layout, KIND_FIXED, facts->counters, "counter");
    vaka_layout_family(layout, KIND_LOCAL, 1, "warrior");
    vaka_layout_family(layout, KIND_BLUE, 1, "warrior");
    vaka_layout_family(layout, facts->tile_kind, facts->tiles, "tile");
    vaka_layout_family(layout, facts->marker_kind, facts->markers, "marker");
    vaka_layout_family(layout, facts->token_kind, facts->tokens, "token");
    vaka_layout_family(layout, facts->card_kind, facts->cards, "card");
    vaka_layout_family(layout, facts->event_kind, facts->events, "event");
}

static int32_t copies(const vaka_layout *layout, uint32_t sort)
{
    int32_t sum = 0;

    for (int32_t i = 0; i < vaka_content_count(layout, sort); i++)
        sum += vaka_content_number(layout, sort, i, "copies");
    return sum;
}

static int32_t most_pieces(const vaka_layout *layout, const vaka_setup *setup,
                           const conquest_facts *facts)
{
    int32_t sum = SPARE_PIECES + facts->tiles + facts->piece_count[KIND_BLUE];

    for (int32_t kind = KIND_TRANSPORT; kind <= KIND_LOCAL; kind++)
        sum += vaka_setup_seats(setup) * facts->piece_count[kind];
    for (int32_t i = 0; i < facts->counters; i++)
        sum += vaka_setup_seats(setup) * facts->piece_count[KIND_FIXED + i];
    for (int32_t i = 0; i < facts->markers; i++)
        sum += facts->marker_count[i];
    if (vaka_rule_on(layout, "random_events"))
        sum += facts->token_pieces + copies(layout, SORT_EVENT);
    return sum + copies(layout, SORT_CULTURE) + opponent_pieces(layout);
}

static void read_cards(const vaka_layout *layout, conquest_facts *facts)
{
    for (int32_t i = 0; i < facts->cards; i++) {
        int32_t word = vaka_content_number(layout, SORT_CULTURE, i, "hook");
        facts->card_hook[i] = (int8_t)hook_of_word(word);
        facts->card_any[i] = word == 1; /* the second word of `hook` */
        facts->card_once[i] = vaka_content_number(layout, SORT_CULTURE, i, "once") != 0;
        facts->card_vp[i] = (int8_t)vaka_content_number(layout, SORT_CULTURE, i, "vp");
    }
}

/* A kept event that names no moment is played at any time. */
static void read_events(const vaka_layout *layout, const vaka_setup *setup, conquest_facts *facts)
{
    for (int32_t i = 0; i < facts->events; i++) {
        int32_t word = vaka_content_number(layout, SORT_EVENT, i, "hook");
        int32_t also = vaka_content_number(layout, SORT_EVENT, i, "also");
        facts->event_hook[i] = (int8_t)hook_of_word(word);
        facts->event_also[i] = (int8_t)hook_of_word(also);
        facts->event_any[i] = word <= 1 || also == 1;
    }
    for (int32_t i = 0; i < facts->tokens; i++)
        facts->token_event[i] = (int8_t)vaka_content_by_id(
            layout, SORT_EVENT, vaka_data_text(setup, TABLE_EVENT_MARKERS, i, TOKEN_EVENT));
}

/* What is shown large: which of its numbers is a kind, and which a place. */
static void name_moments(vaka_layout *layout)
{
    static const struct {
        uint16_t event;
        int8_t kind, zone;
    } great[] = {
        {EVENT_EVENT_DRAWN, 1, VAKA_NONE},
        {EVENT_EVENT_PLAYED, 1, VAKA_NONE},
        {EVENT_ISLAND_FOUND, VAKA_NONE, 1},
        {EVENT_TILE_UP, 2, 1},
        {EVENT_CHIT_DRAWN, 1, VAKA_NONE},
        {EVENT_BATTLE_NAMED, VAKA_NONE, 1},
        {EVENT_BATTLE_INDEPENDENT, VAKA_NONE, 1},
        {EVENT_BATTLE_WON, VAKA_NONE, 1},
        {EVENT_BATTLE_HELD, VAKA_NONE, 1},
        {EVENT_DECLARED, VAKA_NONE, VAKA_NONE},
        {EVENT_SEAT_OUT, VAKA_NONE, VAKA_NONE},
        {VAKA_EVENT_END, VAKA_NONE, VAKA_NONE},
        {EVENT_RIVAL_TAKEN, VAKA_NONE, 1},
        {EVENT_BLOWN, VAKA_NONE, 2},
        {EVENT_HOME_LOST, VAKA_NONE, 1},
        {EVENT_CARD_SHOWN, 1, VAKA_NONE},
        {EVENT_EXPLORER_LOST, VAKA_NONE, VAKA_NONE},
        {EVENT_SEARCH_LOST, VAKA_NONE, VAKA_NONE},
    };

    for (size_t i = 0; i < sizeof great / sizeof *great; i++)
        vaka_layout_moment(layout, great[i].event, great[i].kind, great[i].zone);
}

/* What the stages along the top and the headings of the log say anyway, and how the opponent comes
 * to a choice that is told (S1). */
static void name_routine(vaka_layout *layout)
{
    static const uint8_t events[] = {EVENT_TURN_BEGINS, EVENT_MOVE_BEGINS, EVENT_TRANSIT_OVER,
                                     EVENT_FLIPS_OVER,  EVENT_MOVE_OVER,   EVENT_BUILD_BEGINS,
                                     EVENT_BUILD_OVER,  EVENT_RIVAL_COULD, EVENT_RIVAL_TIE};

    for (size_t i = 0; i < sizeof events / sizeof *events; i++)
        vaka_layout_routine(layout, events[i]);
}

static void name_sounds(vaka_layout *layout)
{
    static const struct {
        uint8_t event, sound;
    } heard[] = {
        {EVENT_EMBARKED, VAKA_SOUND_WATER},  {EVENT_OCEAN_FOUND, VAKA_SOUND_WATER},
        {EVENT_SAILED, VAKA_SOUND_WATER},    {EVENT_ISLAND_FOUND, VAKA_SOUND_CONCH},
        {EVENT_TILE_UP, VAKA_SOUND_CONCH},   {EVENT_EXPLORER_LOST, VAKA_SOUND_DRUM},
        {EVENT_BUILT, VAKA_SOUND_WOOD},      {EVENT_VILLAGE_BUILT, VAKA_SOUND_WOOD},
        {EVENT_SETTLED, VAKA_SOUND_WOOD},    {EVENT_FARM_BUILT, VAKA_SOUND_WOOD},
        {EVENT_CHIT_DRAWN, VAKA_SOUND_WOOD}, {EVENT_CONQUERED, VAKA_SOUND_CONCH},
        {EVENT_DECLARED, VAKA_SOUND_CONCH},  {EVENT_MUSTERED, VAKA_SOUND_WOOD},
        {EVENT_LANDED, VAKA_SOUND_WATER},    {EVENT_SEAT_OUT, VAKA_SOUND_DRUM},
    };

    for (size_t i = 0; i < sizeof heard / sizeof *heard; i++)
        vaka_layout_sound(layout, heard[i].event, heard[i].sound);
}

vaka_status conquest_layout(vaka_layout *layout, const vaka_setup *setup, void *to)
{
    conquest_facts *facts = to;
    const char *wrong = read_facts(facts, setup);
    char why[160];

    if (wrong)
        return vaka_layout_refuse(layout, wrong);
    if (counters_wrong(layout, setup, facts, why, sizeof why))
        return vaka_layout_refuse(layout, why);
    if (starts_wrong(facts, setup, why, sizeof why))
        return vaka_layout_refuse(layout, why);
    add_hexes(layout, setup, facts);
    add_zones(layout, setup, facts);
    add_fixed_kinds(layout, setup);
    add_counters(layout, setup);
    facts->tile_kind = add_rows(layout, setup, TABLE_TILES, VAKA_SHAPE_TILE, KIND_TILE_BACK, "*");
    facts->marker_kind =
        add_rows(layout, setup, TABLE_MARKERS, VAKA_SHAPE_DISK, KIND_MARKER_BACK, "~");
    facts->token_kind =
        add_rows(layout, setup, TABLE_EVENT_MARKERS, VAKA_SHAPE_DISK, KIND_EVENT_BACK, "!");
    facts->card_kind = add_cards(layout, SORT_CULTURE, "culture", KIND_CARD_BACK);
    facts->cards = vaka_content_count(layout, SORT_CULTURE);
    facts->event_kind = add_cards(layout, SORT_EVENT, "event", KIND_EVENT_BACK);
    facts->events = vaka_content_count(layout, SORT_EVENT);
    if (facts->cards > MAX_CARDS || facts->events > MAX_CARDS)
        return vaka_layout_refuse(layout, "there are more cards of a deck than there is room for");
    name_families(layout, facts);
    read_cards(layout, facts);
    read_events(layout, setup, facts);
    if (vaka_rule_on(layout, "open_hands"))
        vaka_layout_show_all(layout);
    wrong = add_opponent(layout, setup, facts);
    if (wrong)
        return vaka_layout_refuse(layout, wrong);
    conquest_doubts(layout, setup, facts);
    name_moments(layout);
    name_routine(layout);
    name_sounds(layout);
    vaka_layout_limits(layout, most_pieces(layout, setup, facts), FRAMES, SEALED);
    return VAKA_OK;
}
