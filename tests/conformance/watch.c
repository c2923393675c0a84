/* conformance/watch.c - stands between the host and a module.
 *
 * SPDX-License-Identifier: MIT */
#include "watch.h"

#include "../proof/stack_fill.h"
#include "script/mods/game.h"
#include "sentence.h"
#include "table/position.h"

#include <stdlib.h>
#include <string.h>

static watch *watch_of(const vaka_match *match)
{
    return (watch *)(uintptr_t)vaka_position_of(match)->module; /* the face is the first member */
}

/* A call that only asks begins: keeps what it must not change. Returns the marks. */
static uint32_t before(const vaka_match *match)
{
    const vaka_position *position = vaka_position_of(match);
    watch *at = watch_of(match);
    size_t size = match->layout->block_size;

    if (!at->before)
        at->before = vaka_xnew(size);
    memcpy(at->before, position->block, size);
    return position->marks;
}

static void after(const vaka_match *match, uint32_t marks, const char *callback)
{
    const vaka_position *position = vaka_position_of(match);
    watch *at = watch_of(match);

    if (position->broken)
        finding_set(&at->found, "broken", "%s made a wrong call: %s", callback, position->trouble);
    else if (memcmp(at->before, position->block, match->layout->block_size) != 0)
        finding_set(&at->found, "changed", "%s changed the match, though it was only asked",
                    callback);
    else if (position->marks != marks)
        finding_set(&at->found, "changed", "%s used chance or looked at something", callback);
}

static vaka_status watched_layout(vaka_layout *layout, const vaka_setup *setup, void *facts)
{
    const watch *at = (const watch *)(const void *)layout->module;

    stack_fill(at->fill);
    return at->real->layout(layout, setup, facts);
}

static vaka_status watched_setup(vaka_match *match, const vaka_setup *setup)
{
    const watch *at = watch_of(match);

    stack_fill(at->fill);
    return at->real->setup(match, setup);
}

static void watched_step(vaka_match *match, const vaka_frame *frame)
{
    const watch *at = watch_of(match);

    stack_fill(at->fill);
    at->real->step(match, frame);
}

static void watched_apply(vaka_match *match, const vaka_action *action)
{
    const watch *at = watch_of(match);

    stack_fill(at->fill);
    at->real->apply(match, action);
    if (at->forgets)
        vaka_position_of(match)->marks = 0;
}

static void watched_legal(const vaka_match *match, int32_t seat, vaka_actions *out)
{
    const watch *at = watch_of(match);
    uint32_t marks = before(match);

    stack_fill(at->fill);
    at->real->legal(match, seat, out);
    after(match, marks, "legal");
}

static bool is_empty(const char *text)
{
    return !text || !*text;
}

/* Does the game of a script say it, or the host in its place, which cites no rule? */
static bool is_hosts(const vaka_module *module, const vaka_reason *reason)
{
    const vaka_game *lua = vaka_game_of(module);

    return lua && (reason < lua->reasons || reason >= lua->reasons + lua->reason_count);
}

/* A refusal names a reason, a rule and a sentence whose gaps can be filled. */
static void judge_reason(watch *at, const vaka_match *match, const vaka_reason *reason,
                         const int16_t *fact)
{
    const char *trouble;

    if (is_empty(reason->id) || is_empty(reason->text) ||
        (is_empty(reason->rule) && !is_hosts(at->real, reason))) {
        finding_set(&at->found, "reason", "a refusal '%s' lacks its id, its rule or its text",
                    is_empty(reason->id) ? "" : reason->id);
        return;
    }
    trouble = sentence_trouble(match->layout, reason->text, fact);
    if (trouble)
        finding_set(&at->found, "reason", "a gap of the refusal '%s' cannot be filled: %s",
                    reason->id, trouble);
}

static const vaka_reason *watched_why_not(const vaka_match *match, const vaka_action *action,
                                          int16_t fact[VAKA_TEXT_ARGS])
{
    watch *at = watch_of(match);
    uint32_t marks = before(match);
    const vaka_reason *reason;

    at->refusals_asked++;
    stack_fill(at->fill);
    reason = at->real->why_not(match, action, fact);
    after(match, marks, "why_not");
    if (reason)
        judge_reason(at, match, reason, fact);
    return reason;
}

static void watched_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    const watch *at = watch_of(seen);
    uint32_t marks = before(seen);

    stack_fill(at->fill);
    at->real->describe(seen, seat, scene);
    after(seen, marks, "describe");
}

static bool watched_possible(const vaka_match *match)
{
    const watch *at = watch_of(match);
    uint32_t marks = before(match);
    bool possible;

    stack_fill(at->fill);
    possible = at->real->possible(match);
    after(match, marks, "possible");
    return possible;
}

void watch_init(watch *at, const vaka_module *real, uint8_t fill)
{
    memset(at, 0, sizeof *at);
    at->face = *real;
    at->real = real;
    at->fill = fill;
    at->forgets = getenv("VAKA_PLANTED") != NULL;
    at->face.layout = watched_layout;
    at->face.setup = watched_setup;
    at->face.step = watched_step;
    at->face.apply = watched_apply;
    at->face.legal = watched_legal;
    at->face.why_not = watched_why_not;
    if (real->describe)
        at->face.describe = watched_describe;
    if (real->possible)
        at->face.possible = watched_possible;
}

void watch_done(watch *at)
{
    free(at->before);
    at->before = NULL;
}
