/* front/advice.c - what a strong player would do, in words, for every front end.
 *
 * SPDX-License-Identifier: MIT */
#include "front/advice.h"

#include "front/text_parts.h"
#include "table/codec.h"
#include "table/sentence.h"

#include <stdio.h>
#include <string.h>

#define PLAN_MOST 6u  /* actions that are told of a plan, … */
#define USUAL_MOST 3u /* … and of what it is compared with */

bool vaka_advice_allowed(const vaka_journal_head *head, const vaka_layout *layout)
{
    if (head->no_hints)
        return false;
    for (uint32_t i = 0; i < head->rule_count; i++)
        if (strncmp(head->rule[i], "no_hints", 8) == 0 &&
            (head->rule[i][8] == '\0' || head->rule[i][8] == ':'))
            return false;
    for (uint32_t i = 0; i < layout->module->option_count; i++)
        if (strcmp(layout->module->options[i].id, "hints") == 0)
            return layout->setup.option[i] != 0;
    return true;
}

/* What the game says for the plan: only where it begins as the game's own bot would begin, because
 * the sentence is about what that one goes by. Empty: nothing. */
static void say_why(const vaka_view *view, const vaka_hint *hint, char *out)
{
    const vaka_advice *advice = vaka_hint_advice(view->layout->module);
    const vaka_action *action = &hint->plan.at[0];
    int32_t row = VAKA_NONE;

    *out = '\0';
    if (advice && vaka_hint_begins_as_usual(hint))
        row = advice->why(vaka_live_seen(view->live, view->seat), view->seat, action);
    if (row >= 0 && (uint32_t)row < advice->reason_count)
        vaka_sentence(view->layout, view->names,
                      vaka_names_say(view->names, advice->reasons[row].text), action->arg, out,
                      VAKA_SENTENCE);
}

/* Adds a text, as far as there is room. */
static void add(char *out, size_t room, const char *text)
{
    size_t length = strlen(out);

    snprintf(out + length, room - length, "%s", text);
}

/* An action as people read it. */
static void say_action(const vaka_view *view, const vaka_action *action, char *out)
{
    vaka_view_action(view, action, out);
    if (!*out) /* a script's question that is not asked any more had its words */
        vaka_action_write(view->layout, action, out, VAKA_SENTENCE);
}

/* So many actions of a plan from this one on, up to `end`, read alike. */
static uint32_t alike(const vaka_view *view, const vaka_plan *plan, uint32_t first, uint32_t end)
{
    char what[VAKA_SENTENCE], next[VAKA_SENTENCE];
    uint32_t at = first + 1;

    say_action(view, &plan->at[first], what);
    for (; at < end; at++) {
        say_action(view, &plan->at[at], next);
        if (strcmp(what, next) != 0)
            break;
    }
    return at - first;
}

/* What is done several times in a row is said once, with a number behind it: "Take 1 stone × 2".
 * The end of a step has none: it is said in the words of this step, and the next step has others.
 */
const char *vaka_advice_plan(const vaka_view *view, const vaka_plan *plan, uint32_t most, char *out,
                             size_t room)
{
    uint32_t end = plan->count < most ? plan->count : most, times;
    char what[VAKA_SENTENCE], more[VAKA_SENTENCE];

    *out = '\0';
    for (uint32_t i = 0; i < end; i += times) {
        times = alike(view, plan, i, end);
        if (i > 0)
            add(out, room, vaka_say(view->language, VAKA_APART));
        say_action(view, &plan->at[i], what);
        add(out, room, what);
        snprintf(more, sizeof more, " ×\u00a0%u", times);
        if (times > 1 && !vaka_view_ends(view, plan->at[i].verb))
            add(out, room, more);
    }
    if (plan->count > most) {
        vaka_say_with(view->language, "; and {0} more", VAKA_WITH(VAKA_INT(plan->count - most)),
                      more, sizeof more);
        add(out, room, more);
    }
    return out;
}

static bool is_answer(const vaka_action *action)
{
    return action->verb >= VAKA_VERB_CHOOSE_SPACE && action->verb <= VAKA_VERB_DECLINE;
}

/* The view with the question of a decision, which has the words of its answers. */
static vaka_view at_its_time(const vaka_view *view, const vaka_read_point *point)
{
    vaka_view then = *view;

    then.question = point->question;
    return then;
}

const char *vaka_advice_played(const vaka_view *view, const vaka_read_point *point, uint32_t most,
                               char *out, size_t room)
{
    char plan[VAKA_ADVICE_TEXT / 2];
    vaka_view then = at_its_time(view, point);

    if (!then.question || !point->played.count || !is_answer(&point->played.at[0]))
        return vaka_advice_plan(&then, &point->played, most, out, room);
    return vaka_say_with(
        view->language, "asked \"{0}\": {1}",
        VAKA_WITH(vaka_say(view->language, vaka_question_prompt(then.question)),
                  vaka_advice_plan(&then, &point->played, most, plan, sizeof plan)),
        out, room);
}

static int32_t percent(double chance)
{
    return (int32_t)(100 * chance + 0.5);
}

/* What the plan gains, if both were tried out. A gain that is less than one of a hundred is told as
 * one. */
static void say_gain(const vaka_view *view, const vaka_hint *hint, char *out, size_t room)
{
    char usual[VAKA_ADVICE_TEXT / 2], text[VAKA_ADVICE_TEXT];
    int32_t before = percent(hint->usual_chance), now = percent(hint->chance);

    if (hint->better)
        vaka_say_with(
            view->language,
            " Tried out {0} times, it wins more often than what seems best at first sight ({1}): "
            "in about {2} % of the games, not {3} %.",
            VAKA_WITH(VAKA_INT(hint->tried),
                      vaka_advice_plan(view, &hint->usual, USUAL_MOST, usual, sizeof usual),
                      VAKA_INT(now > before ? now : before + 1), VAKA_INT(before)),
            text, sizeof text);
    else
        vaka_say_with(view->language,
                      " The chance to win is about {0} % then. Looking ahead has found nothing "
                      "better.",
                      VAKA_WITH(VAKA_INT(percent(hint->chance))), text, sizeof text);
    add(out, room, text);
}

void vaka_advice_say(const vaka_view *view, const vaka_hint *hint, char *out, size_t room)
{
    char plan[VAKA_ADVICE_TEXT / 2], why[VAKA_SENTENCE];

    vaka_say_with(view->language,
                  hint->compared ? VAKA_TEXT("A strong player would do this: {0}.")
                                 : VAKA_TEXT("A good player might do this: {0}."),
                  VAKA_WITH(vaka_advice_plan(view, &hint->plan, PLAN_MOST, plan, sizeof plan)), out,
                  room);
    say_why(view, hint, why);
    if (*why) {
        add(out, room, " ");
        add(out, room, why);
    }
    if (hint->compared)
        say_gain(view, hint, out, room);
}

static void say_better(const vaka_view *view, const vaka_read_point *point, char *out, size_t room)
{
    char plan[VAKA_ADVICE_TEXT / 2], text[VAKA_ADVICE_TEXT];
    vaka_view then = at_its_time(view, point);
    int32_t gain = percent(point->best_chance) - percent(point->chance);

    vaka_say_with(view->language, " Better, by {0} of a hundred games: {1}.",
                  VAKA_WITH(VAKA_INT(gain < 1 ? 1 : gain),
                            vaka_advice_plan(&then, &point->best, USUAL_MOST, plan, sizeof plan)),
                  text, sizeof text);
    add(out, room, text);
}

void vaka_advice_read(const vaka_view *view, const vaka_read_point *point, char *out, size_t room)
{
    char plan[VAKA_ADVICE_TEXT / 2], name[VAKA_VIEW_NAME];

    vaka_view_seat(view, point->seat, name);
    vaka_advice_played(view, point, USUAL_MOST, plan, sizeof plan);
    if (point->chance < 0)
        vaka_say_with(view->language, "Turn {0}, {1}: {2}.",
                      VAKA_WITH(VAKA_INT(point->turn), name, plan), out, room);
    else
        vaka_say_with(
            view->language, "Turn {0}, {1}: {2}. The chance to win is about {3} %.",
            VAKA_WITH(VAKA_INT(point->turn), name, plan, VAKA_INT(percent(point->chance))), out,
            room);
    if (point->better)
        say_better(view, point, out, room);
}

void vaka_advice_turn(const vaka_view *view, const vaka_read_point *point,
                      const vaka_read_point *next, char *out, size_t room)
{
    char plan[VAKA_ADVICE_TEXT / 2], name[VAKA_VIEW_NAME];

    vaka_view_seat(view, point->seat, name);
    vaka_advice_played(view, point, USUAL_MOST, plan, sizeof plan);
    vaka_say_with(view->language,
                  "Turn {0}, {1}: {2}. From there on the chance to win went from {3} % to {4} %.",
                  VAKA_WITH(VAKA_INT(point->turn), name, plan, VAKA_INT(percent(point->chance)),
                            VAKA_INT(percent(next->chance))),
                  out, room);
}
