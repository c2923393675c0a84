/* golden/hand.c - games written by hand, with what must come of them.
 *
 * SPDX-License-Identifier: MIT */
#include "hand.h"
#include "script.h"

#include "chance/rng.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_BOT_ACTIONS 20000u
#define MOST_IDLE_ACTIONS 400u

/* What was told and what those who are asked could do, for whoever writes a script. */
static void show_moment(arena *match)
{
    char text[VAKA_ACTION_TEXT];
    uint32_t count;
    const vaka_event *events = vaka_live_events(match->live, &count);

    for (uint32_t i = 0; i < count; i++)
        if (events[i].id < match->setup.module->event_count)
            printf("  told %s %d %d %d\n", match->setup.module->events[events[i].id].id,
                   events[i].arg[0], events[i].arg[1], events[i].arg[2]);
    for (int32_t seat = 0; seat < match->setup.seats; seat++) {
        const vaka_action *legal = vaka_live_legal(match->live, seat, &count);
        for (uint32_t i = 0; i < count; i++) {
            vaka_action_write(match->layout, &legal[i], text, sizeof text);
            printf("  %d %s\n", seat, text);
        }
    }
}

/* --- what is done ----------------------------------------------------------------------------- */

static bool begin(script *at, const char *rest)
{
    vaka_error err;

    if (at->open || !arena_choice_read(rest, &at->choice))
        return wrong(at, "that is no match, or the second one");
    vaka_status status = arena_open(&at->match, at->world, &at->choice, &err);
    at->open = true;
    if (status)
        return wrong(at, "%s", err.text);
    if (at->found)
        reach_choice(at->found, at->game, &at->match);
    return true;
}

static bool queue(script *at, const char *rest)
{
    vaka_chance_result result;
    vaka_error err;

    if (vaka_chance_read(at->match.layout, rest, &result, &err))
        return wrong(at, "%s", err.text);
    vaka_live_queue(at->match.live, result);
    return true;
}

static bool apply(script *at, const vaka_action *action)
{
    vaka_error err;

    if (at->found)
        reach_refusals(at->found, at->game, &at->match, at->rng);
    if (arena_apply(&at->match, action, &err))
        return wrong(at, "%s", err.text);
    if (at->found)
        reach_action(at->found, at->game, &at->match, action);
    return true;
}

static bool refuse(script *at, const vaka_action *action, const char *rest)
{
    uint64_t hash = vaka_live_hash(at->match.live);
    char id[64], rule[64];
    vaka_refusal why = {0};

    take(&rest, id, sizeof id);
    take(&rest, rule, sizeof rule);
    if (vaka_live_apply(at->match.live, action, &why, NULL) != VAKA_ERR_ILLEGAL)
        return wrong(at, "it was not refused");
    if (vaka_live_hash(at->match.live) != hash)
        return wrong(at, "it was refused and changed the match");
    if (at->found)
        reach_note(at->found, at->game, "refused", why.id);
    if (strcmp(why.id, id) != 0 || (*rule && strcmp(why.rule, rule) != 0))
        return wrong(at, "refused by %s (%s), not by %s %s", why.id, why.rule, id, rule);
    return true;
}

static bool act(script *at, const char *line)
{
    char seat[8], text[VAKA_ACTION_TEXT];
    const char *bang = strstr(line, " ! ");
    vaka_action action;
    vaka_refusal why = {0};
    vaka_error err;

    take(&line, seat, sizeof seat);
    line += strspn(line, " ");
    snprintf(text, sizeof text, "%.*s", bang ? (int)(bang - line) : (int)strlen(line), line);
    if (vaka_action_read(at->match.layout, (int32_t)strtol(seat, NULL, 10), text, &action, &err))
        return wrong(at, "%s", err.text);
    if (bang)
        return refuse(at, &action, bang + 3);
    if (vaka_live_check(at->match.live, &action, &why))
        return wrong(at, "refused by %s (%s): %s", why.id, why.rule, why.text);
    return apply(at, &action);
}

static bool let_bots(script *at, const char *rest)
{
    bool over = strstr(rest, "over") != NULL;
    unsigned long count = over ? MOST_BOT_ACTIONS : strtoul(rest, NULL, 10);
    vaka_action action;

    for (unsigned long i = 0; i < count; i++) {
        if (vaka_live_finished(at->match.live, NULL))
            return over || wrong(at, "the game was over after %lu actions", i);
        if (!arena_next(&at->match, &action) || !apply(at, &action))
            return wrong(at, "the players cannot go on after %lu actions", i);
    }
    return !over || wrong(at, "the game does not end");
}

/* --- those who want nothing ------------------------------------------------------------------- */

static bool read_ways(script *at, const char *rest)
{
    for (at->ways = 0; at->ways < IDLE_WAYS; rest += 3) {
        size_t length = strcspn(rest, "|");
        bool last = rest[length] == '\0';
        length -= !last; /* the space before */
        snprintf(at->nothing[at->ways++], sizeof at->nothing[0], "%.*s", (int)length, rest);
        if (last)
            return true;
        rest += length;
    }
    return wrong(at, "there are too many ways to do nothing");
}

static bool idle_once(script *at)
{
    uint8_t must = vaka_live_must(at->match.live);
    vaka_action action;
    vaka_error err;

    for (int32_t seat = 0; seat < at->match.setup.seats; seat++)
        for (uint32_t i = 0; (must & VAKA_SEAT(seat)) && i < at->ways; i++)
            if (!vaka_action_read(at->match.layout, seat, at->nothing[i], &action, &err) &&
                vaka_live_check(at->match.live, &action, NULL) == VAKA_OK)
                return apply(at, &action);
    return wrong(at, "nobody can do nothing");
}

static bool idle(script *at, const char *until)
{
    for (uint32_t i = 0; i < MOST_IDLE_ACTIONS; i++) {
        if (holds(at, until))
            return true;
        if (at->broken || !idle_once(at))
            return false;
    }
    return wrong(at, "it does not come to that");
}

static bool do_line(script *at, const char *line)
{
    if (strncmp(line, "match ", 6) == 0)
        return begin(at, line + 6);
    if (!at->open)
        return wrong(at, "a script begins with its match");
    if (strncmp(line, "chance ", 7) == 0)
        return queue(at, line + 7);
    if (strncmp(line, "bots ", 5) == 0)
        return let_bots(at, line + 5);
    if (strncmp(line, "nothing ", 8) == 0)
        return read_ways(at, line + 8);
    if (strncmp(line, "idle ", 5) == 0)
        return idle(at, line + 5);
    return line[0] == '=' ? expect(at, line + 1) : act(at, line);
}

bool hand_play(arena_world *world, const char *path, reach *found, uint32_t game)
{
    script at = {.world = world, .path = path, .found = found, .game = game};
    FILE *in = fopen(path, "r");
    char line[512];
    bool good = in != NULL;

    vaka_rng_seed(at.rng, game);
    while (good && fgets(line, sizeof line, in)) {
        at.line++;
        line[strcspn(line, "#\n")] = '\0';
        size_t length = strlen(line);
        while (length && line[length - 1] == ' ')
            line[--length] = '\0';
        good = !length || do_line(&at, line);
    }
    if (good && at.open && found)
        reach_end(found, game, &at.match);
    if (!good && at.match.live && getenv("GOLDEN_VERBOSE"))
        show_moment(&at.match);
    good = good && (at.open || wrong(&at, "there is nothing in it"));
    if (at.open)
        arena_close(&at.match);
    if (in)
        fclose(in);
    return good;
}
