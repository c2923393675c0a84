/* table/question.h - a script's question as legal actions, and an action as its answer.
 *
 * SPDX-License-Identifier: MIT */
#ifndef TABLE_QUESTION_H
#define TABLE_QUESTION_H

#include "table/script.h"

/* Is a script's question open? And is one open that several seats answer in private, at once? */
bool vaka_question_open(const vaka_position *position);
bool vaka_question_sealed(const vaka_position *position);

/* Lists its answers as actions of the host's verbs, sorted; of a sealed one those of a seat. */
void vaka_question_legal(const vaka_position *position, vaka_actions *out);
void vaka_question_legal_sealed(const vaka_position *position, int32_t seat, vaka_actions *out);

/* Why an action is no answer to it, or NULL when it is. */
const vaka_reason *vaka_question_obstacle(const vaka_position *position, const vaka_action *action);

/* Records the answer and closes the question; the script runs again with it. */
void vaka_question_answer(vaka_position *position, const vaka_action *action);

/* Records what one seat has sealed; the host closes the question when it has recorded all. */
void vaka_question_note(vaka_position *position, const vaka_action *action);

/* The label of an option of VAKA_ASKED_WORD, as the script wrote it; "" if there is none. It may be
 * the id of a text in a language file. */
const char *vaka_question_label(const vaka_question *question, int32_t option);

/* What it asks, as the script wrote it; a general sentence if it wrote nothing. Both may have other
 * texts in a language file. */
const char *vaka_question_prompt(const vaka_question *question);

/* What is asked: the question that is open or sealed, or NULL; whether it is put to a seat; and the
 * item whose script asks. */
const vaka_question *vaka_question_of(const vaka_position *position);
bool vaka_question_asks(const vaka_position *position, int32_t seat);
const vaka_item *vaka_question_item(const vaka_position *position);

/* What the bot hints say of an action of the legal list: higher is better; 0 without hints. */
int32_t vaka_question_score(const vaka_position *position, const vaka_action *action);

#endif
