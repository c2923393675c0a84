/* table/question.c - questions of scripts and their answers.
 *
 * SPDX-License-Identifier: MIT */
#include "table/question.h"

#include "table/acts.h"
#include "table/agenda.h"
#include "text/language.h"

#include <string.h>

static const vaka_reason answer_first = {"answer_first", "",
                                         VAKA_TEXT("answer the question first")};
static const vaka_reason not_offered = {"not_offered", "",
                                        VAKA_TEXT("that is not among the choices")};
static const vaka_reason no_declining = {"must_choose", "",
                                         VAKA_TEXT("one of them has to be chosen")};

bool vaka_question_open(const vaka_position *position)
{
    const vaka_frame *frame = vaka_agenda_top(position);

    return frame && frame->step == VAKA_STEP_SCRIPT && frame->ask != VAKA_ASK_NONE &&
           frame->ask != VAKA_ASK_SEALED;
}

bool vaka_question_sealed(const vaka_position *position)
{
    const vaka_frame *frame = vaka_agenda_top(position);

    return position->script && frame && frame->step == VAKA_STEP_SCRIPT &&
           frame->ask == VAKA_ASK_SEALED &&
           (position->script->question.flags & VAKA_QUESTION_SEALED);
}

static uint32_t verb_of(const vaka_question *question)
{
    return VAKA_VERB_CHOOSE_SPACE + question->type - VAKA_ASKED_SPACE;
}

void vaka_question_legal(const vaka_position *position, vaka_actions *out)
{
    const vaka_question *question = &position->script->question;

    if (question->type == VAKA_ASKED_ACT)
        vaka_acts_offer(position, out);
    for (uint32_t i = 0; i < question->count; i++)
        vaka_offer(out, question->seat, verb_of(question), question->option[i][0],
                   question->option[i][1], 0, 0);
    if (question->flags & VAKA_QUESTION_MAY_PASS)
        vaka_offer(out, question->seat, VAKA_VERB_DECLINE, 0, 0, 0, 0);
}

void vaka_question_legal_sealed(const vaka_position *position, int32_t seat, vaka_actions *out)
{
    const vaka_acts *acts = vaka_acts_of(position);
    const vaka_act *list = vaka_acts_list(position);

    for (uint32_t i = 0; i < acts->count; i++)
        if (list[i].seat == seat + 1)
            vaka_offer(out, seat, list[i].verb, list[i].arg[0], list[i].arg[1], 0, 0);
}

/* The option of a sealed question that an action stands for; NULL: it is none. */
static const vaka_act *sealed_option(const vaka_position *position, const vaka_action *action)
{
    const vaka_acts *acts = vaka_acts_of(position);
    const vaka_act *list = vaka_acts_list(position);

    for (uint32_t i = 0; i < acts->count; i++)
        if (list[i].seat == action->seat + 1 && list[i].verb == action->verb &&
            list[i].arg[0] == action->arg[0] && list[i].arg[1] == action->arg[1])
            return &list[i];
    return NULL;
}

/* Number of the option an action stands for, or VAKA_NONE. */
static int32_t option_of(const vaka_question *question, const vaka_action *action)
{
    if (action->verb != verb_of(question))
        return VAKA_NONE;
    for (int32_t i = 0; i < question->count; i++)
        if (question->option[i][0] == action->arg[0] && question->option[i][1] == action->arg[1])
            return i;
    return VAKA_NONE;
}

const vaka_reason *vaka_question_obstacle(const vaka_position *position, const vaka_action *action)
{
    const vaka_question *question = &position->script->question;

    if (vaka_question_sealed(position)) {
        if (sealed_option(position, action))
            return NULL;
        return action->verb == VAKA_VERB_DECLINE       ? &no_declining
               : action->verb < VAKA_VERB_CHOOSE_SPACE ? &answer_first
                                                       : &not_offered;
    }
    if (action->verb == VAKA_VERB_DECLINE)
        return question->flags & VAKA_QUESTION_MAY_PASS ? NULL : &no_declining;
    if (question->type == VAKA_ASKED_ACT)
        return action->verb < VAKA_VERB_PASS ? NULL : &not_offered; /* the game says the rest */
    if (action->verb < VAKA_VERB_CHOOSE_SPACE)
        return &answer_first;
    return option_of(question, action) < 0 ? &not_offered : NULL;
}

void vaka_question_note(vaka_position *position, const vaka_action *action)
{
    vaka_script_region *script = position->script;
    vaka_answer answer[VAKA_ACT_ANSWERS] = {{action->arg[0], action->arg[1]}};
    uint8_t count = script->question.type == VAKA_ASKED_ACT ? VAKA_ACT_ANSWERS : 1;

    if (script->answer_count + count > VAKA_MAX_ANSWERS) {
        vaka_position_break(position, "a script asks more than %d questions", VAKA_MAX_ANSWERS);
        return;
    }
    if (action->verb == VAKA_VERB_DECLINE)
        answer[0] = (vaka_answer){VAKA_NONE, VAKA_NONE};
    if (count > 1)
        vaka_acts_write(action, answer);
    memcpy(&script->answer[script->answer_count], answer, count * sizeof *answer);
    script->answer_count = (uint8_t)(script->answer_count + count);
}

void vaka_question_answer(vaka_position *position, const vaka_action *action)
{
    vaka_frame *frame = vaka_agenda_top(position);

    vaka_question_note(position, action);
    if (position->broken)
        return;
    frame->ask = VAKA_ASK_NONE;
    frame->flags = 0;
}

const char *vaka_question_label(const vaka_question *question, int32_t option)
{
    const char *at = question->words, *end = at + question->word_bytes;

    for (; option > 0 && at < end; option--)
        at += strlen(at) + 1;
    return option == 0 && at < end ? at : "";
}

const vaka_question *vaka_question_of(const vaka_position *position)
{
    bool open =
        position->script && (vaka_question_open(position) || vaka_question_sealed(position));

    return open && position->script->question.type != VAKA_ASKED_ACT ? &position->script->question
                                                                     : NULL;
}

bool vaka_question_asks(const vaka_position *position, int32_t seat)
{
    const vaka_question *question = vaka_question_of(position);

    return question && seat >= 0 &&
           (vaka_question_sealed(position)
                ? (vaka_agenda_top(position)->seats & VAKA_SEAT(seat)) != 0
                : question->seat == seat);
}

const vaka_item *vaka_question_item(const vaka_position *position)
{
    const vaka_content *content = position->face.layout->setup.content;
    uint32_t item = (uint16_t)vaka_agenda_top(position)->local[VAKA_LOCAL_ITEM];

    return content && item < content->item_count ? &content->items[item] : NULL;
}

int32_t vaka_question_score(const vaka_position *position, const vaka_action *action)
{
    const vaka_question *question = &position->script->question;
    const vaka_act *sealed =
        vaka_question_sealed(position) ? sealed_option(position, action) : NULL;
    int32_t option = option_of(question, action);

    if (sealed)
        return sealed->arg[VAKA_ACT_SCORE];
    return option >= 0 && (question->flags & VAKA_QUESTION_SCORED) ? question->score[option] : 0;
}

const char *vaka_question_prompt(const vaka_question *question)
{
    static const char *const usual[] = {[VAKA_ASKED_NOTHING] = VAKA_TEXT("Choose."),
                                        [VAKA_ASKED_SPACE] = VAKA_TEXT("Choose a place."),
                                        [VAKA_ASKED_PIECE] = VAKA_TEXT("Choose a piece."),
                                        [VAKA_ASKED_CARD] = VAKA_TEXT("Choose a card."),
                                        [VAKA_ASKED_SEAT] = VAKA_TEXT("Choose a player."),
                                        [VAKA_ASKED_NUMBER] = VAKA_TEXT("Choose a number."),
                                        [VAKA_ASKED_WORD] = VAKA_TEXT("Choose one of these.")};

    if (*question->prompt)
        return question->prompt;
    return usual[question->type <= VAKA_ASKED_WORD ? question->type : VAKA_ASKED_NOTHING];
}
