/* cli/engine/engine_program.c - programs that play seats of a match.
 *
 * SPDX-License-Identifier: MIT
 *
 * One that looks ahead takes a while, and no request waits for another: so it thinks in the
 * background, and whoever lets it decide asks again until it has. If the match goes on otherwise
 * meanwhile, what was thought is dropped. */
#include "cli/engine/engine_request.h"

#include <stdlib.h>
#include <string.h>

struct vaka_engine_program {
    char name[64]; /* of the bot; empty: there is none */
    vaka_bot bot;
    vaka_thought *thought; /* owned; NULL: it thinks of nothing */
};

static void forget(vaka_engine_program *program)
{
    vaka_thought_drop(program->thought);
    program->thought = NULL;
}

void vaka_engine_programs_drop(vaka_engine_match *match)
{
    for (int32_t seat = 0; match->programs && seat < VAKA_MAX_SEATS; seat++)
        forget(&match->programs[seat]);
    free(match->programs);
    match->programs = NULL;
}

static bool is_busy(vaka_thought *thought)
{
    return thought && !vaka_thought_over(thought);
}

uint32_t vaka_engine_thoughts(const vaka_engine *engine)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < engine->count; i++) {
        const vaka_engine_match *match = &engine->matches[i];

        count += is_busy(match->hint);
        for (int32_t seat = 0; match->programs && seat < VAKA_MAX_SEATS; seat++)
            count += is_busy(match->programs[seat].thought);
    }
    return count;
}

/* How often a seat has decided: there a bot goes on that takes it over, or comes back to it. */
static uint64_t choices_of(const vaka_record *record, int32_t seat)
{
    uint32_t count = 0;
    const vaka_journal_line *lines = vaka_record_lines(record, &count);
    uint64_t choices = 0;

    for (uint32_t i = 0; i < count; i++)
        choices += lines[i].type == VAKA_LINE_ACTION && lines[i].seat == seat;
    return choices;
}

/* The program of a seat as it stands now; NULL: there is no such bot. */
static vaka_engine_program *program_of(vaka_engine_match *match, int32_t seat, const char *name,
                                       vaka_error *err)
{
    const vaka_module *module = vaka_live_layout(match->live)->module;
    const vaka_seed *seed = &vaka_record_head(match->record)->seed;
    vaka_engine_program *program;

    if (!match->programs)
        match->programs = vaka_xnew(VAKA_MAX_SEATS * sizeof *match->programs);
    program = &match->programs[seat];
    if (strcmp(program->name, name) != 0) {
        forget(program);
        *program->name = '\0';
        if (vaka_bot_init_seeded(&program->bot, module, name, seed, seat, err))
            return NULL;
        snprintf(program->name, sizeof program->name, "%s", name);
    }
    vaka_bot_resume(&program->bot, choices_of(match->record, seat));
    return program;
}

/* Has it thought enough to choose? Else it does so in the background, if that can be had. */
static bool is_ready(const vaka_engine *engine, vaka_engine_match *match,
                     vaka_engine_program *program, int32_t seat)
{
    if (program->thought && !vaka_thought_fits(program->thought, match->live))
        forget(program);
    if (!vaka_bot_must_think(&program->bot, match->live, seat)) {
        forget(program);
        return true;
    }
    if (!program->thought) {
        if (vaka_engine_thoughts(engine) >= VAKA_ENGINE_THOUGHTS)
            return false;
        program->thought = vaka_thought_start(&program->bot, match->live, seat, 1);
        if (!program->thought)
            return true; /* it thinks when it chooses */
    }
    if (!vaka_thought_over(program->thought))
        return false;
    vaka_thought_take(program->thought, &program->bot, match->live);
    program->thought = NULL;
    return true;
}

vaka_status vaka_engine_decide(vaka_engine *engine, vaka_engine_match *match, int32_t seat,
                               const char *name, vaka_engine_decision *out, vaka_error *err)
{
    vaka_engine_program *program = program_of(match, seat, name, err);

    *out = (vaka_engine_decision){0};
    if (!program)
        return VAKA_ERR_DATA;
    if (!(vaka_live_must(match->live) & VAKA_SEAT(seat))) {
        forget(program);
        return VAKA_OK;
    }
    if (!is_ready(engine, match, program, seat)) {
        out->thinks = true;
        out->progress = program->thought ? vaka_thought_progress(program->thought) : 0;
        return VAKA_OK;
    }
    out->chosen = vaka_bot_choose(&program->bot, match->live, seat, &out->action);
    return VAKA_OK;
}
