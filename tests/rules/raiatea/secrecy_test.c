/* rules/raiatea/secrecy_test.c - whoever is given samples of Raiatea knows nothing that lies behind
 * a screen, was sealed, or is in the bag; and who peeks at any of it is caught.
 *
 * SPDX-License-Identifier: MIT */
#include "../samples.h"

static uint64_t rituals(vaka_live *live, int32_t seat)
{
    return kinds_of_next(live, seat, "rituals");
}

static uint64_t missions(vaka_live *live, int32_t seat)
{
    return kinds_of_next(live, seat, "missions");
}

static uint64_t prepared(vaka_live *live, int32_t seat)
{
    return kinds_of_next(live, seat, "prepared");
}

/* Once they lie there, until they are revealed. */
static uint64_t how_many_prepared(vaka_live *live, int32_t seat)
{
    return number_of_next(live, seat, "clips") > 1 ? pieces_of_next(live, seat, "prepared") : 0;
}

/* The card that is drawn next. */
static uint64_t top_of(vaka_live *live, const char *id)
{
    const vaka_match *match = &vaka_live_position(live)->face;
    int32_t top = match->zones[vaka_zone_by_id(match->layout, id)].last;

    return top < 0 ? 0 : 1u + (uint64_t)match->pieces[top].kind;
}

static uint64_t next_ritual(vaka_live *live, int32_t seat)
{
    (void)seat;
    return top_of(live, "normal");
}

static uint64_t next_forest_card(vaka_live *live, int32_t seat)
{
    (void)seat;
    return top_of(live, "pile");
}

static uint64_t pearls(vaka_live *live, int32_t seat)
{
    return number_of_next(live, seat, "pearls");
}

static uint64_t mana(vaka_live *live, int32_t seat)
{
    return number_of_next(live, seat, "mana");
}

static uint64_t goods(vaka_live *live, int32_t seat)
{
    static const char *const all[] = {"uru", "taro", "mahi", "tiare"};
    uint64_t hash = 1;

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        hash = mix(hash, number_of_next(live, seat, all[i]));
    return hash;
}

static uint64_t bid(vaka_live *live, int32_t seat)
{
    return sealed_by(live, seat, "bid");
}

static uint64_t clips(vaka_live *live, int32_t seat)
{
    return sealed_by(live, seat, "clip");
}

static secret secrets[] = {
    {"rituals in hand", rituals, 40, 0, 0, 0},
    {"missions", missions, 60, 0, 0, 0},
    {"prepared rituals", prepared, 50, 0, 0, 0},
    {"how many are prepared", how_many_prepared, 60, 0, 0, 0},
    {"the next ritual", next_ritual, 30, 0, 0, 0},
    {"the next forest card", next_forest_card, 30, 0, 0, 0},
    {"pearls", pearls, 30, 0, 0, 0},
    {"mana", mana, 30, 0, 0, 0},
    {"goods", goods, 30, 0, 0, 0},
    {"bids", bid, 50, 0, 0, 0},
    {"rituals that are being prepared", clips, 70, 0, 0, 0},
};

TEST(samples_tell_nothing_that_lies_behind_a_screen_was_sealed_or_is_in_the_bag)
{
    world at;

    (void)state;
    world_open(&at, "raiatea", 4);
    expect_secrets(&at, secrets, sizeof secrets / sizeof *secrets, 8, 1);
    world_close(&at);
}

/* A purse may hold 99: whoever thought that others have half of that would think himself lost. */
TEST(samples_hold_purses_that_are_likely)
{
    uint64_t own = 0, sampled = 0, choices = 0;
    world at;

    (void)state;
    world_open(&at, "raiatea", 4);
    world_begin(&at, "greedy", 1);
    do {
        for (int32_t seat = 0; seat < 4; seat++) {
            if (!has_choice(&at, seat) || ++choices % 4)
                continue;
            world_change(&at, seat, choices);
            own += number_of_next(at.live, seat + 3, "mana") - 1;
            sampled += number_of_next(at.other, seat, "mana") - 1;
        }
    } while (world_step(&at));
    print_message("mana: %.1f of one's own, %.1f in samples\n", 4. * (double)own / (double)choices,
                  4. * (double)sampled / (double)choices);
    assert_in_range(sampled, own / 2, 2 * own);
    world_close(&at);
}

TEST(who_looks_ahead_chooses_the_same_whatever_it_cannot_know)
{
    world at;

    (void)state;
    world_open(&at, "raiatea", 3);
    expect_honesty(&at, mana, 41);
    world_close(&at);
}

int main(void)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return run_registered("secrets of Raiatea", NULL, NULL);
}
