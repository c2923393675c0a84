/* tests/rules/conquest/hooks_test.c - content is called at every moment that the game announces, in
 * this order and with these numbers.
 *
 * SPDX-License-Identifier: MIT
 *
 * Seat 0 is Tonga (0,1), seat 1 Samoa (0,0). What is heard: witness.h. */
#include "duel.h"
#include "games_by_chance.h"
#include "registered.h"
#include "witness.h"

static witness heard;

static table *listening(void **state, table_choice choice)
{
    static const char *const rules[] = {"witness", NULL};
    table *at = *state;

    if (!choice.rules)
        choice.rules = rules;
    witness_listens(&heard, at);
    heard.count = 0;
    table_homes(at, choice);
    return at;
}

/* One argument of a hook as people write it; its type is the first word of `spec`. */
static size_t write_arg(const table *at, const char *spec, int32_t value, char *to, size_t room)
{
    char zone_text[64];

    if (value == VAKA_NONE)
        return (size_t)snprintf(to, room, " nil");
    if (strncmp(spec, "KIND", 4) == 0)
        return (size_t)snprintf(to, room, " %s", at->layout->kinds[value].id);
    if (strncmp(spec, "SPACE", 5) != 0)
        return (size_t)snprintf(to, room, " %d", (int)value);
    vaka_zone_write(at->layout, value, zone_text, sizeof zone_text);
    return (size_t)snprintf(to, room, " %s", zone_text);
}

/* What has been heard since the last time: "hook a b c; …". */
static const char *what_was_heard(const table *at)
{
    static char text[4096];
    size_t used = 0;

    *text = 0;
    for (int32_t i = 0; i < heard.count; i++) {
        const call *now = &heard.calls[i];
        if (!is_witness(at, now))
            continue;
        const vaka_hook_spec *hook = &at->plugin.module->hooks[-1 - now->what];
        const char *spec = hook->args;

        used +=
            (size_t)snprintf(text + used, sizeof text - used, "%s%s", used ? "; " : "", hook->id);
        for (int32_t arg = 0; spec && arg < 3; arg++) {
            used += write_arg(at, spec, now->arg[arg], text + used, sizeof text - used);
            spec = strchr(spec, ',');
            spec = spec ? spec + 2 : NULL;
        }
    }
    heard.count = 0;
    return text;
}

#define HEARD(text) assert_string_equal(what_was_heard(at), text)

/* Each asked seat does nothing, so many times. */
static void idle(table *at, int32_t times)
{
    for (int32_t i = 0; i < times; i++)
        play(at, asked_seat(at), idle_action(at));
}

TEST(the_steps_of_a_turn_are_announced)
{
    RULE("4a");
    RULE("4b");
    table *at = listening(state, (table_choice){0});

    HEARD("game.start 2; control.taken samoa 1; control.taken tonga 0; turn_order.start 1");
    play(at, 0, "order 1 clockwise");
    idle(at, 1);
    HEARD("");
    idle(at, 1);
    HEARD("step.move.start 1");
    while (step_on_top(at) == STEP_MOVE)
        idle(at, 1);
    HEARD("move.start 1; step.move.start 0; move.start 0; build.start 1");
    idle(at, 2);
    HEARD("build.end 1; victory.count 1; turn.end 1; turn_order.start 2");
}

/* With three a hook that names a seat names the right one. */
TEST(each_seat_that_moves_is_announced)
{
    RULE("4c");
    table *at = listening(state, (table_choice){.seats = 3});

    play(at, 0, "order 2 counter");
    idle(at, 3);
    what_was_heard(at);
    while (step_on_top(at) == STEP_MOVE)
        idle(at, 1);
    HEARD("move.start 2; step.move.start 1; move.start 1; step.move.start 0; move.start 0; "
          "build.start 1");
}

TEST(a_battle_is_announced_from_its_declaration_to_its_end)
{
    RULE("8.1a");
    table *at = listening(state, (table_choice){0});

    idle_until_sailing(at);
    place(at, 0, "war_canoe", "nauru");
    place(at, 0, "war_canoe", "nauru");
    what_was_heard(at);
    play(at, 0, "done");
    HEARD("battle.declare nauru 0 nil; battle.start nauru 0 nil");
    queue_chance(at, "die 3");
    play(at, 0, "roll");
    HEARD("battle.roll nauru 3");
}

TEST(an_island_that_is_turned_up_is_announced)
{
    RULE("6.3d");
    table *at = listening(state, (table_choice){0});

    play(at, 0, "order 0 clockwise");
    what_was_heard(at);
    queue_chance(at, "draw cup island-2");
    queue_chance(at, "draw pile tahiti");
    play(at, 0, "embark tonga");
    play(at, 0, "discover 1,1");
    HEARD("");
    play(at, 0, "reveal");
    HEARD("island.found 0 1,1; explore.knots 0 1,1 2");
}

TEST(an_event_is_announced_before_its_effect)
{
    RULE("11.2a");
    static const char *const rules[] = {"random_events", "witness", NULL};
    table *at = listening(state, (table_choice){.rules = rules, .scenario = "bare_coast"});

    what_was_heard(at);
    play(at, 0, "take-event");
    queue_chance(at, "draw events spring");
    play(at, 1, "order 0 clockwise");
    HEARD("event.read spring 0");
}

/* --- Over games by chance --------------------------------------------------------------------- */

static bool raised[HOOK_COUNT];

static void note_hooks(table *at, games *all)
{
    for (int32_t i = 0; i < heard.count; i++)
        if (is_witness(at, &heard.calls[i]))
            raised[-1 - heard.calls[i].what] = true;
    heard.count = 0;
    (void)all;
}

/* Whatever is declared is really raised: a card that waits for it does not wait in vain. */
TEST(every_hook_is_raised_in_games_by_chance)
{
    static const char *const rules[] = {"random_events", "witness", NULL};
    games all = {.choice = {.seats = 3, .rules = rules, .seed = 1},
                 .most_actions = 3000,
                 .sensible = 1,
                 .out_of = 2,
                 .hear = note_hooks};
    table *at = listening(state, all.choice);

    note_hooks(at, &all);
    play_one_by_chance(at, &all);
    for (int32_t hook = 0; hook < HOOK_COUNT; hook++)
        if (!raised[hook])
            fail_msg("%s was never raised", at->plugin.module->hooks[hook].id);
}

int main(void)
{
    return run_registered("hooks", brim_load, table_group_unload);
}
