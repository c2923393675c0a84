/* rules/moves.h - what tests of rules do at a table: play, be refused, look what is legal.
 *
 * SPDX-License-Identifier: MIT
 *
 * Included by the table.h of each game, behind its `table` and what looks at it after an action
 * (table_check) and notes what was tried (table_record). */
#ifndef RULES_MOVES_H
#define RULES_MOVES_H

static inline vaka_action table_read(const table *at, int32_t seat, const char *text)
{
    vaka_action action;
    vaka_error err;

    if (vaka_action_read(at->layout, seat, text, &action, &err) != VAKA_OK)
        fail_msg("'%s': %s", text, err.text);
    return action;
}

static inline void play(table *at, int32_t seat, const char *text)
{
    vaka_action action = table_read(at, seat, text);
    vaka_refusal why = {0};
    vaka_error err;
    vaka_status status = vaka_live_apply(at->live, &action, &why, &err);

    if (status == VAKA_ERR_ILLEGAL)
        fail_msg("seat %d, '%s' was refused: %s (%s) %s", (int)seat, text, why.id, why.rule,
                 vaka_live_trouble(at->live));
    if (status != VAKA_OK)
        fail_msg("seat %d, '%s': %s", (int)seat, text, err.text);
    table_check(at, text);
}

/* Why an action is refused; nothing has changed. Fails if it is accepted. */
static inline vaka_refusal refusal(table *at, int32_t seat, const char *text)
{
    vaka_action action = table_read(at, seat, text);
    uint64_t before = vaka_live_hash(at->live);
    vaka_refusal why = {0};

    if (vaka_live_apply(at->live, &action, &why, NULL) != VAKA_ERR_ILLEGAL)
        fail_msg("seat %d, '%s' was not refused", (int)seat, text);
    assert_true(vaka_live_hash(at->live) == before);
    assert_true(why.rule && why.text && *why.text);
    if (*why.rule) /* the host's own refusals (it is not your turn) cite no rule of the game */
        table_record("refused", why.rule, why.id);
    return why;
}

/* The id of the reason. */
static inline const char *refused(table *at, int32_t seat, const char *text)
{
    return refusal(at, seat, text).id;
}

static inline bool legal(table *at, int32_t seat, const char *text)
{
    vaka_action action = table_read(at, seat, text);
    uint32_t listed;
    const vaka_action *list = vaka_live_legal(at->live, seat, &listed);
    bool found = false;

    for (uint32_t i = 0; i < listed && !found; i++)
        found = vaka_action_compare(&list[i], &action) == 0;
    if (found != (vaka_live_check(at->live, &action, NULL) == VAKA_OK))
        fail_msg("'%s' is %s", text, found ? "listed but refused" : "accepted but not listed");
    return found;
}

static inline uint32_t legal_count(table *at, int32_t seat)
{
    uint32_t listed;

    vaka_live_legal(at->live, seat, &listed);
    return listed;
}

static inline void queue_chance(table *at, const char *text)
{
    vaka_chance_result result;
    vaka_error err;

    if (vaka_chance_read(at->layout, text, &result, &err) != VAKA_OK)
        fail_msg("%s", err.text);
    vaka_live_queue(at->live, result);
}

#endif
