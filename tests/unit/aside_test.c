/* unit/aside_test.c - what is laid aside in secret: samples keep neither how many nor which, and
 * tell whoever sees into it nothing new.
 *
 * SPDX-License-Identifier: MIT */
#include "game_help.h"

#include "match/live_inside.h"
#include "match/resample.h"
#include "table/hash.h"

static const char screens[] =
    "return { title = \"Screens\", seats = { 2, 2 }, verbs = { stop = { title = \"Stop\" } },\n"
    "table = function(t)\n"
    "  t.counter { id = \"clips\", each = true, max = 5, start = %d }\n"
    "  for seat = 0, 1 do\n"
    "    t.zone { id = \"hand_\" .. seat, type = \"hand\", see = \"owner\", owner = seat,\n"
    "             uncounted = true }\n"
    "    t.zone { id = \"aside_\" .. seat, type = \"hand\", see = \"owner\", owner = seat,\n"
    "             uncounted = %s }\n"
    "    t.aside { zone = \"aside_\" .. seat, out_of = \"%s\" .. seat, room = \"%s\" }\n"
    "  end\n"
    "  t.kind { id = \"card\", shape = \"card\" } t.kind { id = \"other\", shape = \"card\" }\n"
    "end,\n"
    "setup = function()\n"
    "  for seat = 0, 1 do\n"
    "    for n = 1, 6 do\n"
    "      game.put(n %% 2 == 0 and \"card\" or \"other\", nil,\n"
    "               (seat == 1 and n <= %d and \"aside_\" or \"hand_\") .. seat)\n"
    "    end\n"
    "  end\n"
    "  run(\"turn\", 0)\n"
    "end,\n"
    "steps = { turn = function() ask.act { seat = 0, stop = function() end } end } }\n";

/* A game with room for so many; seat 1 has laid aside so many cards of its six. */
static vaka_status try_screens(int clips, int aside, const char *uncounted, const char *out_of,
                               const char *room)
{
    char text[2048];

    game_end();
    game_write_steps("", "");
    snprintf(text, sizeof text, screens, clips, uncounted, out_of, room, aside);
    game_write("game.lua", text);
    return game_try(2);
}

static void begin(int clips, int aside)
{
    if (try_screens(clips, aside, "true", "hand_", "clips"))
        fail_msg("%s", on.err.text);
}

static int32_t lying(const char *zone)
{
    return on.live->position.zones[vaka_zone_by_id(on.layout, zone)].count;
}

TEST_WITH(samples_lay_aside_any_number_that_there_is_room_for, game_open, game_close)
{
    uint32_t seen[7] = {0};

    (void)state;
    begin(3, 1);
    uint64_t view = vaka_live_view_hash(on.live, 0);
    for (uint64_t seed = 1; seed <= 200; seed++) {
        vaka_resample(on.live, 0, seed, NULL);
        assert_true(vaka_live_view_hash(on.live, 0) == view);
        assert_int_equal(lying("hand_1") + lying("aside_1"), 6);
        assert_int_equal(lying("aside_0"), 0);
        seen[lying("aside_1")]++;
    }
    for (int32_t many = 0; many <= 3; many++)
        if (seen[many] < 20)
            fail_msg("%d are laid aside in %u of 200 samples", (int)many, seen[many]);
    assert_int_equal(seen[4] + seen[5] + seen[6], 0);
}

TEST_WITH(who_sees_into_it_keeps_what_is_laid_aside, game_open, game_close)
{
    (void)state;
    begin(3, 2);
    uint64_t view = vaka_live_view_hash(on.live, 1);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        vaka_resample(on.live, 1, seed, NULL);
        assert_int_equal(lying("aside_1"), 2);
        assert_true(vaka_live_view_hash(on.live, 1) == view);
    }
}

/* Two matches that differ in how many lie aside are one to the other seat: what samples grow from
 * is the same bytes. */
TEST_WITH(positions_settle_to_the_same_bytes_however_many_lie_aside, game_open, game_close)
{
    uint64_t settled[4];

    (void)state;
    for (int aside = 0; aside < 4; aside++) {
        begin(3, aside);
        assert_true(vaka_resample_settle(on.live, 0));
        settled[aside] = vaka_hash(0, on.live->position.block, on.layout->block_size);
    }
    for (int aside = 1; aside < 4; aside++)
        assert_true(settled[aside] == settled[0]);
}

TEST_WITH(only_what_its_owner_alone_sees_is_laid_aside, game_open, game_close)
{
    (void)state;
    assert_int_not_equal(try_screens(3, 0, "false", "hand_", "clips"), VAKA_OK);
    assert_non_null(strstr(on.err.text, "not two uncounted zones that one owner alone sees"));
    assert_int_not_equal(try_screens(3, 0, "true", "aside_", "clips"), VAKA_OK);
    assert_non_null(strstr(on.err.text, "no such zones or counter"));
    assert_int_not_equal(try_screens(3, 0, "true", "hand_", "pins"), VAKA_OK);
    assert_non_null(strstr(on.err.text, "t.aside: there is no counter 'pins' yet"));
}

int main(void)
{
    return run_registered("laid aside in secret", NULL, NULL);
}
