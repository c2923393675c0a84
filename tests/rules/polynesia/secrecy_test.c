/* rules/polynesia/secrecy_test.c - whoever is given samples of Polynesia does not know what comes
 * out of the bag, nor which tides and tokens were not drawn; all else is open to all.
 *
 * SPDX-License-Identifier: MIT */
#include "../samples.h"

/* The kinds in a zone, in their order: the last one is drawn next. */
static uint64_t order_in(vaka_live *live, const char *id)
{
    const vaka_match *match = &vaka_live_position(live)->face;
    uint64_t hash = 0;

    for (VAKA_EACH(match, vaka_zone_by_id(match->layout, id), piece))
        hash = mix(hash + 1, (uint64_t)match->pieces[piece].kind + 1);
    return hash;
}

static uint64_t tides(vaka_live *live, int32_t seat)
{
    (void)seat;
    return order_in(live, "tides3");
}

/* What the volcano gives next, if this match goes on by its own chance: what somebody learns who
 * tries it out on a copy. */
static uint64_t next_stone(vaka_live *live, int32_t seat)
{
    vaka_live *copy = vaka_live_clone(live);
    uint64_t before = kinds_in(copy, "crater"), after = before;

    (void)seat;
    while (after == before && !vaka_live_finished(copy, NULL)) {
        uint32_t count = 0;
        int32_t asked = 0;
        while (!(vaka_live_must(copy) & VAKA_SEAT(asked)))
            asked++;
        const vaka_action *legal = vaka_live_legal(copy, asked, &count);
        vaka_action last = legal[count - 1];
        assert_int_equal(vaka_live_apply(copy, &last, NULL, NULL), VAKA_OK);
        after = kinds_in(copy, "crater");
    }
    vaka_live_free(copy);
    return after - before;
}

TEST(samples_tell_neither_the_next_stone_nor_tides_that_were_not_drawn)
{
    secret secrets[] = {{"tides that were not drawn", tides, 30, 0, 0, 0},
                        {"the next stone", next_stone, 75, 0, 0, 0}};
    world at;

    (void)state;
    world_open(&at, "polynesia", 3);
    expect_secrets(&at, secrets, 2, 2, 5);
    world_close(&at);
}

/* Goods, pawns and boats are open to all: samples have them as they are. */
static uint64_t fish(vaka_live *live, int32_t seat)
{
    return mix(number_of_next(live, seat, "fish"), number_of_next(live, seat, "shell"));
}

TEST(what_is_open_is_the_same_in_every_sample)
{
    world at;

    (void)state;
    world_open(&at, "polynesia", 3);
    assert_int_equal(count_peeks(&at, fish, 60, 1), 0);
    world_close(&at);
}

TEST(who_looks_ahead_chooses_the_same_whatever_it_cannot_know)
{
    world at;

    (void)state;
    world_open(&at, "polynesia", 3);
    expect_honesty(&at, tides, 13);
    world_close(&at);
}

int main(void)
{
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    return run_registered("secrets of Polynesia", NULL, NULL);
}
