/* front/loop.c - plays a record to its end with people and programs.
 *
 * SPDX-License-Identifier: MIT */
#include "front/loop.h"

#include <stdio.h>
#include <string.h>

#include "front/course.h"
#include "play/formality.h"

#define INTERRUPTS_MOST 64 /* of one program at one step */
#define FAULTS_MOST 20     /* tries of one program, when scripts fail in its actions */

typedef struct game_loop {
    vaka_record *record;
    vaka_live *live;
    const vaka_front *front;
    const vaka_player *players;
    vaka_error *err;
    int32_t seats;
    uint8_t humans;
    int32_t sits;  /* the person at the screen; VAKA_NONE: nobody yet */
    int32_t guest; /* a person who acts though he is not asked; VAKA_NONE: none */
    int32_t back;  /* … who had his last action given back at a curtain; VAKA_NONE: none */
    vaka_frame polled;
    int32_t polled_turn; /* where programs were asked whether they want to interrupt */
    vaka_course course;  /* what is being done one by one, and taken back as one */
    uint32_t own;        /* vaka_live_clock after what a person did last; 0: nothing yet */
    int32_t doer;        /* who that was; VAKA_NONE: it was done before this was begun */
    uint32_t after;      /* what was answered for him since */
    uint32_t halt;       /* vaka_live_clock + 1 at which somebody came back to; 0: none */
    bool quit;
} game_loop;

static bool is_in(uint8_t set, int32_t seat)
{
    return seat >= 0 && (set & VAKA_SEAT(seat)) != 0;
}

static bool are_several(uint8_t set)
{
    return (set & (set - 1)) != 0;
}

static void seat_name(const game_loop *loop, int32_t seat, char *out, size_t room)
{
    int16_t arg[VAKA_TEXT_ARGS] = {(int16_t)seat};

    vaka_sentence(vaka_live_layout(loop->live), vaka_record_names(loop->record), "{0:seat}", arg,
                  out, room);
}

/* Applies a program's choice. It sees its legal list, so a refusal is its fault. */
static vaka_status program_apply(game_loop *loop, int32_t seat, const vaka_action *action)
{
    char name[VAKA_SENTENCE], reason[VAKA_SENTENCE];
    vaka_refusal why = {0};
    vaka_status status = VAKA_ERR_ILLEGAL;

    if (action->seat == seat)
        status = vaka_record_apply(loop->record, action, &why, loop->err);
    if (status == VAKA_ERR_ILLEGAL) {
        seat_name(loop, seat, name, sizeof name);
        vaka_sentence(vaka_live_layout(loop->live), vaka_record_names(loop->record),
                      why.text ? why.text : VAKA_TEXT("it is not allowed"), why.fact, reason,
                      sizeof reason);
        return vaka_fail(loop->err, VAKA_ERR_CONTRACT,
                         "the program that plays %.60s chose what it may not: %.150s", name,
                         reason);
    }
    if (status == VAKA_OK)
        loop->front->show_moved(loop->front->data, loop->record, seat);
    return status;
}

bool vaka_player_bot(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    return vaka_bot_choose(data, live, seat, out);
}

bool vaka_player_bot_interrupt(void *data, vaka_live *live, int32_t seat, vaka_action *out)
{
    return vaka_bot_interrupt(data, live, seat, out);
}

/* A script that fails takes the action back: then the program may find another one. */
static bool is_script_fault(const game_loop *loop, vaka_status status)
{
    return (status == VAKA_ERR_CONTRACT && vaka_live_layout(loop->live)->setup.content) ||
           (status == VAKA_ERR_SYSTEM && vaka_live_failed(loop->live) != VAKA_NONE);
}

static void carry_out(game_loop *loop, int32_t asked, const vaka_want *want);

/* Lets a bot think while the front end lives on. False: somebody has wanted something else
 * meanwhile, which is done. */
static bool has_thought(game_loop *loop, int32_t seat)
{
    const vaka_player *player = &loop->players[seat];
    const vaka_front *front = loop->front;
    vaka_want want = {.type = VAKA_WANT_NOTHING, .seat = loop->sits};

    if (loop->humans && !are_several(loop->humans))
        want.seat = __builtin_ctz(loop->humans); /* also before he is asked for the first time */
    if (player->choose != vaka_player_bot || !front->think ||
        !vaka_bot_must_think(player->data, loop->live, seat))
        return true;
    vaka_thought *thought =
        vaka_thought_start(player->data, loop->live, seat, vaka_thought_threads());
    if (!thought)
        return true;
    front->think(front->data, loop->record, seat, thought, &want);
    if (want.type == VAKA_WANT_NOTHING) {
        vaka_thought_take(thought, player->data, loop->live);
        return true;
    }
    vaka_thought_drop(thought);
    carry_out(loop, want.seat, &want);
    return false;
}

static vaka_status program_acts(game_loop *loop, int32_t seat)
{
    const vaka_player *player = &loop->players[seat];
    char name[VAKA_SENTENCE];
    vaka_action action;

    if (!has_thought(loop, seat))
        return VAKA_OK;
    for (int32_t times = 1; player->choose(player->data, loop->live, seat, &action); times++) {
        vaka_status status = program_apply(loop, seat, &action);

        if (times == FAULTS_MOST || !is_script_fault(loop, status))
            return status;
        if (times == 1)
            loop->front->show_error(loop->front->data, loop->err->text);
    }
    seat_name(loop, seat, name, sizeof name);
    return vaka_fail(loop->err, VAKA_ERR_CONTRACT, "the program that plays %.60s has no answer",
                     name);
}

/* Has a new step begun since programs were asked last? */
static bool is_new_step(game_loop *loop)
{
    const vaka_match *open = vaka_live_seen(loop->live, VAKA_SPECTATOR);
    const vaka_frame *top = vaka_top(open);
    int32_t turn = vaka_turn(open);

    if (!top || (top->step == loop->polled.step && top->stage == loop->polled.stage &&
                 turn == loop->polled_turn))
        return false;
    loop->polled = *top;
    loop->polled_turn = turn;
    return true;
}

/* Lets a program act that may but need not. A script that fails ends nobody's match: what fails
 * twice is passed over. */
static vaka_status poll_program(game_loop *loop, int32_t seat, bool *acted)
{
    const vaka_player *player = &loop->players[seat];
    vaka_action action;

    for (int32_t times = 0; times < INTERRUPTS_MOST; times++) {
        bool may =
            is_in(vaka_live_may(loop->live), seat) && !is_in(vaka_live_must(loop->live), seat);

        if (!may || !player->interrupt ||
            !player->interrupt(player->data, loop->live, seat, &action))
            break;
        vaka_status status = program_apply(loop, seat, &action);
        if (is_script_fault(loop, status))
            loop->front->show_error(loop->front->data, loop->err->text);
        else if (status != VAKA_OK)
            return status;
        else
            *acted = true;
    }
    return VAKA_OK;
}

/* All of them, when a step is new; `*acted` if any did. */
static vaka_status poll_programs(game_loop *loop, bool *acted)
{
    vaka_status status = VAKA_OK;

    *acted = false;
    if (!vaka_live_may(loop->live) || !is_new_step(loop))
        return VAKA_OK;
    for (int32_t seat = 0; seat < loop->seats && status == VAKA_OK; seat++)
        status = poll_program(loop, seat, acted);
    return status;
}

/* What went wrong; and if it was a script, how the match can go on. Both at once: a front end may
 * have room for the last error only. */
static void show_fault(game_loop *loop, const vaka_error *err)
{
    const vaka_item *failed = vaka_record_failed(loop->record);
    const vaka_language *language = vaka_record_names(loop->record)->language;
    char said[VAKA_SENTENCE], text[VAKA_ERROR_TOLD];

    if (!failed) {
        loop->front->show_error(loop->front->data, err->text);
        return;
    }
    vaka_say_again(language, err->text, said, sizeof said);
    vaka_say_with(language, "{0};\nif you do it again, the game goes on without \"{1}\"",
                  VAKA_WITH(said, vaka_say(language, failed->title)), text, sizeof text);
    loop->front->show_error(loop->front->data, text);
}

/* Shows a person what became of his wish; whatever went wrong, he is asked again. */
static void settle(game_loop *loop, int32_t seat, vaka_status status, const vaka_refusal *why,
                   const vaka_error *err)
{
    const vaka_front *front = loop->front;

    if (status == VAKA_OK) {
        loop->own = vaka_live_clock(loop->live);
        loop->doer = seat;
        loop->after = 0;
        front->show_moved(front->data, loop->record, seat);
    } else if (status == VAKA_ERR_ILLEGAL)
        front->show_refusal(front->data, loop->record, seat, why);
    else
        show_fault(loop, err);
    if (is_in(vaka_live_must(loop->live), loop->guest))
        loop->guest = VAKA_NONE; /* by now he is asked in earnest */
}

/* Takes so many actions back, or does them again, as far as that goes. false: not one. */
static bool turn_back(game_loop *loop, int32_t seat, uint32_t times, bool undo)
{
    vaka_refusal why = {0};
    vaka_error err = {0};
    vaka_status status = VAKA_OK;
    uint32_t done = 0;

    vaka_course_stop(&loop->course);
    for (; done < times && status == VAKA_OK; done += status == VAKA_OK)
        status = undo ? vaka_record_undo(loop->record, seat, &why, &err)
                      : vaka_record_redo(loop->record, seat, &why, &err);
    if (done > 0)
        loop->halt = vaka_live_clock(loop->live) + 1; /* or it would be done again at once */
    settle(loop, seat, done > 0 ? VAKA_OK : status, &why, &err);
    return done > 0;
}

/* false: it stands. */
static bool take_back(game_loop *loop, int32_t seat)
{
    return turn_back(loop, seat, vaka_course_back(&loop->course, loop->live), true);
}

/* Puts a person in front of the screen; false: not yet, or never. */
static bool sit_down(game_loop *loop, int32_t seat)
{
    uint32_t said = VAKA_WANT_NOTHING;

    if (are_several(loop->humans) && loop->sits != seat)
        said = loop->front->hand_over(loop->front->data, loop->record, seat);
    if (said == VAKA_WANT_NOTHING) {
        loop->sits = seat;
        loop->back = VAKA_NONE;
        return true;
    }
    loop->guest = VAKA_NONE;
    if (said == VAKA_WANT_QUIT)
        loop->quit = true;
    else if (loop->sits != VAKA_NONE && take_back(loop, loop->sits))
        loop->back = loop->sits;
    /* Anybody can write `undo` at the curtain, so nobody's view follows without a new one. */
    loop->sits = VAKA_NONE;
    return false;
}

/* Another seat than the asked one wants something; false if it may not sit down. */
static bool invite(game_loop *loop, int32_t seat)
{
    char name[VAKA_SENTENCE], text[VAKA_SENTENCE + 64];

    if (!is_in(loop->humans, seat)) {
        seat_name(loop, seat, name, sizeof name);
        vaka_say_with(vaka_record_names(loop->record)->language, "no person plays {0}",
                      VAKA_WITH(name), text, sizeof text);
        loop->front->show_error(loop->front->data, text);
        return false;
    }
    if (!sit_down(loop, seat))
        return false;
    loop->guest = is_in(vaka_live_must(loop->live), seat) ? VAKA_NONE : seat;
    return true;
}

static void carry_out(game_loop *loop, int32_t asked, const vaka_want *want)
{
    int32_t seat = want->type == VAKA_WANT_ACTION ? want->action.seat : want->seat;
    vaka_refusal why = {0};
    vaka_error err = {0};

    if (want->type == VAKA_WANT_QUIT)
        loop->quit = true;
    if (want->type == VAKA_WANT_BACK)
        loop->guest = VAKA_NONE;
    if (want->type == VAKA_WANT_QUIT || want->type == VAKA_WANT_BACK ||
        want->type == VAKA_WANT_NOTHING || want->type == VAKA_WANT_LANGUAGE)
        return;
    if (seat != asked && !invite(loop, seat))
        return;
    if (want->type == VAKA_WANT_UNDO)
        take_back(loop, seat);
    if (want->type == VAKA_WANT_REDO)
        turn_back(loop, seat, vaka_course_forth(&loop->course, loop->live), false);
    if (want->type == VAKA_WANT_UNDO_ONE || want->type == VAKA_WANT_REDO_ONE)
        turn_back(loop, seat, 1, want->type == VAKA_WANT_UNDO_ONE);
    if (want->type == VAKA_WANT_COURSE)
        vaka_course_begin(&loop->course, loop->live, want->list, want->count);
    if (want->type == VAKA_WANT_ACTION) {
        vaka_course_acts(&loop->course, loop->live);
        settle(loop, seat, vaka_record_apply(loop->record, &want->action, &why, &err), &why, &err);
    }
    if (want->type == VAKA_WANT_UNPLAN) {
        vaka_course_acts(&loop->course, loop->live);
        settle(loop, seat, vaka_record_unplan(loop->record, &want->action, &why, &err), &why, &err);
    }
}

/* Goes on with what is being done one by one; false: nothing is, or it has come to its end. */
static bool goes_on(game_loop *loop, int32_t seat)
{
    const vaka_front *front = loop->front;
    bool further = loop->course.at > 0;
    vaka_refusal why = {0};
    vaka_error err = {0};
    vaka_action next;

    if (!vaka_course_next(&loop->course, loop->live, &next)) {
        if (loop->course.stopped && front->show_stopped)
            front->show_stopped(front->data, loop->record, seat);
        loop->course.stopped = false;
        return false;
    }
    if (further && front->show_under_way &&
        !front->show_under_way(front->data, loop->record, seat)) {
        vaka_course_stop(&loop->course);
        return false;
    }
    settle(loop, seat, vaka_record_apply(loop->record, &next, &why, &err), &why, &err);
    return true;
}

/* Is the seat at a window, and has it passed until the turn is over? */
static bool has_passed(const game_loop *loop, int32_t seat, vaka_action *out)
{
    const vaka_frame *top = vaka_top(vaka_live_seen(loop->live, VAKA_SPECTATOR));

    *out = (vaka_action){.seat = (int8_t)seat, .verb = VAKA_VERB_PASS_TURN};
    return top && top->ask == VAKA_ASK_WINDOW && vaka_live_passes_turn(loop->live, seat);
}

/* Has he done something that can still be taken back, together with what was answered for him? */
static bool has_way_back(const game_loop *loop, int32_t seat)
{
    return loop->own > 0 && (loop->doer == seat || loop->doer == VAKA_NONE) &&
           vaka_live_clock(loop->live) == loop->own + loop->after &&
           vaka_live_can_undo(loop->live, seat, NULL);
}

static bool is_formality(const game_loop *loop, int32_t seat, vaka_action *out)
{
    const vaka_front *front = loop->front;

    return front->passes && front->passes(front->data, seat) &&
           vaka_formality(loop->live, seat, are_several(loop->humans), has_way_back(loop, seat),
                          out);
}

/* Answers for a person who has nothing to decide, or has said so; false: he is asked. */
static bool answers_itself(game_loop *loop, int32_t seat)
{
    const vaka_front *front = loop->front;
    bool backs = has_way_back(loop, seat);
    vaka_action action;

    if (loop->guest != VAKA_NONE || loop->halt == vaka_live_clock(loop->live) + 1)
        return false;
    bool said = has_passed(loop, seat, &action);
    if (!said && !is_formality(loop, seat, &action))
        return false;
    vaka_event told = vaka_formality_told(loop->live, &action, are_several(loop->humans));
    vaka_course_acts(&loop->course, loop->live);
    if (vaka_record_apply(loop->record, &action, NULL, NULL) != VAKA_OK)
        return false;
    loop->after++;
    if (loop->doer != seat && loop->doer != VAKA_NONE)
        loop->own = 0; /* who did something before that cannot take it back any more */
    if (backs)
        vaka_course_joined(&loop->course, loop->live);
    if (said)
        return true;
    vaka_record_note(loop->record, &told);
    if (front->show_passed)
        front->show_passed(front->data, loop->record, &action);
    return true;
}

static void person_acts(game_loop *loop, int32_t seat)
{
    vaka_want want = {.type = VAKA_WANT_NOTHING, .seat = seat};

    if (goes_on(loop, seat) || answers_itself(loop, seat) || !sit_down(loop, seat))
        return;
    loop->front->ask(loop->front->data, loop->record, seat, &want);
    carry_out(loop, seat, &want);
}

/* Whose decision is taken first where several are asked at once: his who sits there or is to sit
 * there again, then the programs', then the next person's. */
static int32_t choose_seat(const game_loop *loop, uint8_t must)
{
    uint8_t programs = must & (uint8_t)~loop->humans;

    if (is_in(must, loop->sits))
        return loop->sits;
    if (is_in(must, loop->back))
        return loop->back;
    for (int32_t seat = 0; seat < loop->seats; seat++)
        if (is_in(programs, seat))
            return seat;
    for (int32_t i = 1; i <= loop->seats; i++)
        if (is_in(must, (loop->sits + i) % loop->seats))
            return (loop->sits + i) % loop->seats;
    return VAKA_NONE;
}

/* A game may fail in what it shows or says of a bot's choice: that stops nobody, but is told. */
static void tell_trouble(game_loop *loop)
{
    const vaka_language *language = vaka_record_names(loop->record)->language;
    const char *words;
    char text[VAKA_ERROR_TOLD];

    if (!vaka_record_trouble(loop->record, &words))
        return;
    snprintf(text, sizeof text, "%s%s%.256s",
             vaka_say(language, "the game has failed in what it shows: something may be missing"),
             *words ? "\n" : "", words);
    loop->front->show_error(loop->front->data, text);
}

static vaka_status decide(game_loop *loop)
{
    uint8_t must = vaka_live_must(loop->live);
    int32_t seat = choose_seat(loop, must);
    bool acted;
    vaka_status status = poll_programs(loop, &acted);

    if (status || acted)
        return status;
    if (seat == VAKA_NONE)
        return vaka_fail(loop->err, VAKA_ERR_CONTRACT,
                         "nobody has to decide, and yet the match is not over");
    if (!is_in(loop->humans, seat))
        return program_acts(loop, seat);
    person_acts(loop, loop->guest != VAKA_NONE ? loop->guest : seat);
    return VAKA_OK;
}

vaka_status vaka_loop_run(vaka_record *record, const vaka_front *front, const vaka_player *players,
                          uint32_t *ended, vaka_error *err)
{
    game_loop all = {.record = record, .front = front, .players = players, .err = err};

    all.live = vaka_record_live(record);
    all.seats = vaka_record_head(record)->seats;
    all.sits = all.guest = all.back = all.doer = VAKA_NONE;
    all.polled.stage = -1;
    all.polled_turn = INT32_MIN;
    all.own = vaka_live_clock(all.live); /* of a game that is gone on with */
    for (int32_t seat = 0; seat < all.seats; seat++)
        if (!players[seat].choose && !is_in(vaka_nobody(vaka_live_layout(all.live)), seat))
            all.humans |= VAKA_SEAT(seat);
    front->begin(front->data, record, all.humans);
    while (!vaka_live_finished(all.live, NULL)) {
        vaka_status status = decide(&all);

        if (front->leaving && front->leaving(front->data))
            all.quit = true;
        if (status || all.quit)
            vaka_course_done(&all.course);
        if (status)
            return status;
        tell_trouble(&all);
        if (all.quit) {
            front->show_quit(front->data, record);
            *ended = VAKA_ENDED_QUIT;
            return VAKA_OK;
        }
    }
    vaka_course_done(&all.course);
    front->show_end(front->data, record);
    tell_trouble(&all);
    *ended = VAKA_ENDED_FINISHED;
    return VAKA_OK;
}
