/* table/script.h - the scripts' region of the block, and the port through which scripts run.
 *
 * SPDX-License-Identifier: MIT
 *
 * A script that asks a question does not wait: it is unwound, and the question lies here, in the
 * block. The block as it was when the script began (the keyframe) lies behind the block; the answer
 * restores it and the script runs again from its start, with the answers and results of chance so
 * far handed to it, and with what it told already left out. So copying the block copies a match in
 * the middle of a question, too. */
#ifndef TABLE_SCRIPT_H
#define TABLE_SCRIPT_H

#include "table/position.h"

#define VAKA_STEP_SCRIPT 250u /* vaka_frame.step of a script's frame; its locals: */
#define VAKA_LOCAL_ITEM 0     /* the item */
#define VAKA_LOCAL_CALL 1     /* function of its sort, or -1 - hook, or what is offered + */
#define VAKA_CALL_OFFER 32    /* … this */
#define VAKA_LOCAL_ARGS 2     /* three numbers */

#define VAKA_MAX_MODIFIERS 64
#define VAKA_MAX_OPTIONS_ASKED 128
#define VAKA_MAX_ANSWERS 48
#define VAKA_MAX_KEPT_CHANCE 64
#define VAKA_PROMPT_ROOM 96
#define VAKA_WORDS_ROOM 256
#define VAKA_MAX_SKIPPED 512 /* items with a higher number cannot be passed over */

/* 14 bytes without padding. */
typedef struct vaka_modifier {
    uint8_t value;
    uint8_t change; /* VAKA_CHANGE_… */
    uint8_t until;  /* VAKA_END_… */
    uint8_t spare;
    int16_t place;
    int16_t amount;
    int16_t end;  /* turn, or the marker's number */
    int16_t zone; /* where the marker lies */
    int16_t item; /* what made it; VAKA_NONE: the module */
} vaka_modifier;

/* What is chosen among; how it is written as an action is in table/question.h. */
#define VAKA_ASKED_NOTHING 0u
#define VAKA_ASKED_SPACE 1u  /* a: zone */
#define VAKA_ASKED_PIECE 2u  /* a: kind, b: zone */
#define VAKA_ASKED_CARD 3u   /* a: kind */
#define VAKA_ASKED_SEAT 4u   /* a: seat */
#define VAKA_ASKED_NUMBER 5u /* a: number */
#define VAKA_ASKED_WORD 6u   /* a: number of one of `words` */
#define VAKA_ASKED_ACT 7u    /* its options are acts (table/acts.h) */
#define VAKA_ASKED_SEALED 8u /* … of several seats, whose set is `count` */

#define VAKA_QUESTION_MAY_PASS 1u
#define VAKA_QUESTION_SCORED 2u /* score[] says what a bot thinks of each option */
#define VAKA_QUESTION_SEALED 4u /* put to several seats at once: their options are acts */

typedef struct vaka_question {
    uint8_t type;
    int8_t seat;
    uint8_t flags;
    uint8_t count;                             /* options */
    int16_t normal;                            /* the default option, VAKA_NONE: none */
    int16_t word_bytes;                        /* used of words */
    int16_t option[VAKA_MAX_OPTIONS_ASKED][2]; /* sorted */
    int16_t score[VAKA_MAX_OPTIONS_ASKED];
    char prompt[VAKA_PROMPT_ROOM]; /* a text id or a sentence; zero filled */
    char words[VAKA_WORDS_ROOM];   /* labels of VAKA_ASKED_WORD, each ended by a 0 byte */
} vaka_question;

typedef struct vaka_answer {
    int16_t a, b; /* as in option; both VAKA_NONE: passed */
} vaka_answer;

typedef struct vaka_script_region {
    vaka_modifier modifier[VAKA_MAX_MODIFIERS];
    vaka_answer answer[VAKA_MAX_ANSWERS];
    int16_t chance[VAKA_MAX_KEPT_CHANCE]; /* values since the keyframe, in order */
    uint16_t told;                        /* events told since the keyframe before the question */
    uint8_t modifier_count, marker_count; /* the latter: modifiers that end with a marker */
    uint8_t answer_count, chance_count;
    uint8_t waiting; /* a question is open: the keyframe behind the block is good */
    uint8_t spare;
    uint8_t
        skipped[VAKA_MAX_SKIPPED / 8]; /* a bit for each item that has failed and is passed over */
    vaka_question question;
    /* the mods' variables follow */
} vaka_script_region;

/* How scripts are run: host/script fills it, one for each thread. */
typedef struct vaka_script_port {
    void *data;

    /* Runs the frame on top. Ends by vaka_done, by an open question, or by vaka_position_break. */
    void (*run)(void *data, vaka_position *position);

    /* A number from a function of an item that may only look; `otherwise` after a fault, which also
     * breaks the match. */
    int32_t (*ask)(void *data, const vaka_position *position, int32_t item, uint32_t function,
                   const int32_t args[3], int32_t otherwise);

    /* Why a seat may not take what its item offers, as its function says; NULL: it may. */
    const vaka_reason *(*may)(void *data, const vaka_position *position, uint32_t offer,
                              int32_t seat);

    /* Adds the panels of all items to what a seat is shown (of a redacted position). */
    void (*panels)(void *data, const vaka_position *seen, int32_t seat, vaka_scene *scene);

    /* What has broken the position is the doing of an item: names it, and notes that it failed. */
    void (*blame)(void *data, vaka_position *position, int32_t item);

    /* Of a game that is a script itself; else all are NULL. It fills a layout; says what a seat is
     * shown (of a redacted position); why an act is not offered (NULL: it says nothing), and what
     * it thinks of each act that the open question offers to a seat (room for all of them; false:
     * it does not say). */
    vaka_status (*layout)(void *data, vaka_layout *layout);
    void (*describe)(void *data, const vaka_position *seen, int32_t seat, vaka_scene *scene);
    const vaka_reason *(*why)(void *data, const vaka_position *position, const vaka_action *action,
                              int16_t fact[VAKA_TEXT_ARGS]);
    bool (*hints)(void *data, const vaka_position *position, int32_t seat, int32_t *out);
    /* … and measures a position for a seat (a number for each of its features), or, for VAKA_NONE,
     * how far the game has come. False: it has failed. */
    bool (*measure)(void *data, const vaka_position *position, int32_t seat, int32_t *out);
} vaka_script_port;

/* The mods' variables, behind the region; only in a match with content. */
static inline uint8_t *vaka_script_variables(const vaka_position *position)
{
    return (uint8_t *)(position->script + 1);
}

/* Is an item passed over? And passes it over from now on, or no longer: none of its functions runs
 * meanwhile. `block` is that of the position, or one that was copied from it with its keyframe.
 * False if it cannot be. */
bool vaka_script_skipped(const vaka_position *position, int32_t item);
bool vaka_script_skip(const vaka_position *position, uint8_t *block, int32_t item, bool on);

/* Why a seat may not take what an item offers (VAKA_VERB_TAKE) while the frame on top asks; NULL:
 * it may. Whether the seat may act at all is asked elsewhere. And takes it: a frame is pushed. */
const vaka_reason *vaka_offer_obstacle(const vaka_position *position, const vaka_action *action);
void vaka_offer_take(vaka_position *position, const vaka_action *action);

/* The step that asks: of the module, or of a game in Lua; of neither: VAKA_STEP_SCRIPT or above. */
uint32_t vaka_offer_step(const vaka_position *position);

/* Begins the script's frame on top and takes it off the agenda, so that what it pushes comes next.
 * After an answer it begins again: the keyframe is put back, with answers, chance and what was
 * told. */
void vaka_script_begin(vaka_position *position);

/* Keeps the keyframe. Comes before the first change and the first question of a script; most
 * scripts only look, and do without. */
void vaka_script_key(vaka_position *position);

/* The same before the first change of the mods' variables: these are kept, and nothing else, for
 * many scripts do no more than count something and run others. Whatever else changes then, or a
 * question, makes the keyframe whole. */
void vaka_script_key_variables(vaka_position *position);

/* The next recorded answer, or NULL when the question is new. Past the last one, what happens
 * counts again for undo. */
const vaka_answer *vaka_script_next_answer(vaka_position *position);

/* The question that was filled in is put: the frame is back on top and asks its seat, nobody else
 * may act. Where rules and cards offer actions, they may come between if a game in Lua asks, and
 * its step could begin anew unnoticed: it has answers, chance and words from nobody yet, and has
 * changed nothing but variables. */
void vaka_script_wait(vaka_position *position);

/* Takes the open question back: all is as it was when its script began, which then asks anew. Only
 * where vaka_script_wait has left the frame open to what comes between. */
void vaka_script_withdraw(vaka_position *position);

/* The frame's script has come to its end. */
void vaka_script_end(vaka_position *position);

/* The frame on top is that of an item that is passed over: it is ended, and everybody told. If its
 * question was open, all that it did before is taken back, but chance goes on from where it is. */
void vaka_script_pass_over(vaka_position *position, int32_t item);

/* Everything that scripts do from here to vaka_script_tank_end burns the fuel of one tank: in an
 * action (or setup), and in each answer (a list, a refusal, a scene), however many functions it
 * takes. An answer begins with a full one, so that it does not matter what was asked before.
 * _resume goes on with what is left: a list of sealed actions has one tank for all of them. */
void vaka_script_tank(vaka_position *position);
void vaka_script_tank_resume(vaka_position *position);
void vaka_script_tank_end(vaka_position *position);

/* It has failed: what it did is about to be taken back, and whatever comes next is no script's. */
void vaka_script_fail(vaka_position *position);

#endif
