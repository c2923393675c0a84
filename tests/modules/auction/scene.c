/* tests/modules/auction/scene.c - what a seat is shown.
 *
 * SPDX-License-Identifier: MIT */
#include "auction.h"

static const vaka_text *prompt_of(const vaka_frame *frame)
{
    static const vaka_text scout = {"scout", "Look at the deck, or skip"};
    static const vaka_text lots[] = {
        [LOT_SEALED] = {"sealed", "Put your bid for {0:kind} together and seal it"},
        [LOT_REACT] = {"react", "The bids for {0:kind} are open: play a bell or a knife, or pass"},
        [LOT_TOP] = {"top", "Top your bid for {0:kind}, or hold"},
        [LOT_CALL] = {"call", "Last call for {0:kind}: play a bell, or pass"},
        [LOT_HAMMER] = {"hammer", "{0:kind} is yours: keep it or sell it"},
    };

    if (frame->step == STEP_LOT && frame->stage >= LOT_SEALED && frame->stage <= LOT_HAMMER)
        return &lots[frame->stage];
    return &scout;
}

static void describe_prompt(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text wait = {"wait", "{0:seat} is choosing"};
    static const vaka_text sealing = {"sealing", "All are bidding for {0:kind}"};
    const vaka_frame *frame = vaka_top(seen);
    int32_t lot = seen->zones[ZONE_STALL].first;
    int32_t kind = lot < 0 ? LOT_BACK : seen->pieces[lot].kind;

    if (!frame || frame->ask == VAKA_ASK_NONE)
        return;
    bool sealed = frame->ask == VAKA_ASK_SEALED;
    bool asked = seat >= 0 && (sealed ? (frame->seats & ~frame->done & VAKA_SEAT(seat)) != 0
                                      : frame->seat == seat);
    if (asked)
        vaka_scene_prompt(scene, prompt_of(frame), kind, 0, 0);
    else if (sealed)
        vaka_scene_prompt(scene, &sealing, kind, 0, 0);
    else
        vaka_scene_prompt(scene, &wait, frame->seat, 0, 0);
}

static void describe_seats(const vaka_match *seen, vaka_scene *scene)
{
    static const vaka_text title = {"seats", "Seats"};
    static const vaka_text head[] = {
        {"seat", "Seat"}, {"coins", "Coins"}, {"bid", "Bid"}, {"points", "Points"}};
    static const vaka_text name = {"name", "{0:seat}"}, number = {"number", "{0:int}"};
    const auction_game *game = seen->game;

    vaka_panel(scene, "seats", &title);
    vaka_panel_table(scene, 4);
    for (int32_t i = 0; i < 4; i++)
        vaka_panel_cell(scene, &head[i], 0, 0);
    for (int32_t seat = 0; seat < seen->seats; seat++) {
        vaka_panel_cell(scene, &name, seat, 0);
        vaka_panel_cell(scene, &number, game->coins[seat], 0);
        vaka_panel_cell(scene, &number, game->total[seat], 0);
        vaka_panel_cell(scene, &number, vaka_score(seen, seat), 0);
    }
}

/* The seat's own bid as it puts it together: on its draft only its own is there. */
static void describe_draft(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text title = {"draft", "Your bid"};
    static const vaka_text cards = {"draft_cards", "Cards"};
    static const vaka_text rest = {"draft_rest", "Staked: {0:int}. Favours: {1:int}"};
    static const vaka_text middle = {"middle", "Favours in the middle"};
    const auction_facts *facts = seen->facts;
    const auction_game *game = seen->game;
    const vaka_frame *frame = vaka_top(seen);

    if (seat < 0 || !frame || frame->ask != VAKA_ASK_SEALED)
        return;
    vaka_panel(scene, "draft", &title);
    vaka_panel_strip(scene, &cards, VAKA_TONE_SEAT + (uint32_t)seat);
    for (int32_t kind = CARD_COPPER; kind <= CARD_GOLD; kind++) {
        int32_t count = vaka_count(seen, zone_of(seat, OF_BID), seat, kind);

        if (count)
            vaka_panel_kind(scene, kind, count);
    }
    vaka_panel_note(scene, &rest, game->stake[seat], game->favour[seat], 0, VAKA_TONE_PLAIN);
    if (facts->favours)
        vaka_panel_meter(scene, &middle, game->favours, facts->favours, VAKA_TONE_GOOD);
    vaka_action seal = {(int8_t)seat, VERB_SEAL, {0}};
    vaka_panel_button(scene, &seal);
}

void auction_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static const vaka_text phase = {"phase", "Round {0:int} of {1:int}"};
    const auction_facts *facts = seen->facts;

    vaka_scene_phase(scene, &phase, vaka_turn(seen), facts->rounds, 0);
    describe_prompt(seen, seat, scene);
    describe_seats(seen, scene);
    describe_draft(seen, seat, scene);
}
