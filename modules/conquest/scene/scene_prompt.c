/* scene_prompt.c - what is expected now, in one sentence: for who is asked, and for the others.
 *
 * SPDX-License-Identifier: MIT */
#include "scene/scene_prompt.h"
#include "chapters/battle.h"
#include "chapters/build.h"
#include "chapters/sea.h"
#include "chapters/victory.h"
#include "opponent/opponent.h"

/* Where a step has one question only. */
static void at_question(const moment *now)
{
    static const cue questions[STEP_COUNT] = {
        [STEP_SETUP] = {{"prompt_setup", "Choose the home group with which you begin"},
                        {"wait_setup", "{0:seat} chooses a home group"}},
        [STEP_HOME] = {{"prompt_home",
                        "Your Home is lost: which of your groups becomes the new one?"},
                       {"wait_home", "{0:seat} has lost the Home and chooses a new one"}},
    };

    say(now, &questions[now->frame->step], 0, 0);
}

static void at_order(const moment *now)
{
    static const cue two = {{"prompt_order", "You have the Turn Order marker: who goes first?"},
                            {"wait_order", "{0:seat} decides who goes first"}};
    static const cue more = {
        {"prompt_order_way",
         "You have the Turn Order marker: who goes first, and in which direction does play go on?"},
        {"wait_order_way", "{0:seat} decides who goes first, and in which direction"}};
    static const vaka_text first = {"order_means", "{0:seat} goes first"}; /* T2: no direction */
    static const cue share = {
        {"prompt_share", "You are last: set the turn order, or draw the event of this turn?"},
        {"wait_share", "{0:seat} is last, and sets the turn order or draws the event"}};

    bool few = __builtin_popcount(vaka_seats_in(now->seen)) <= 2;

    if (few)
        vaka_scene_meaning(now->scene, VERB_ORDER, &first);
    say(now, now->game->marker < 0 ? &share : few ? &two : &more, 0, 0);
}

/* --- Battle [8] ------------------------------------------------------------------------------- */

static void at_battle(const moment *now)
{
    static const cue roll = {{"prompt_roll", "Roll the die for the battle at {1:zone}"},
                             {"wait_roll", "{0:seat} rolls the die for the battle at {1:zone}"}};
    static const cue removed = {
        {"prompt_lose", "The die shows {1:int}: which of your pieces is removed?"},
        {"wait_lose", "The die shows {1:int}: {0:seat} chooses the piece that is removed"}};
    static const cue panicked = {
        {"prompt_panic", "The die shows {1:int}: which of your pieces panics?"},
        {"wait_panic", "The die shows {1:int}: {0:seat} chooses the piece that panics"}};
    static const cue save = {
        {"prompt_save",
         "{1:zone} is yours, but its villages fall: each piece that you give up saves one, {2:int} "
         "at most. Or save no more (done)"},
        {"wait_save", "{0:seat} has taken {1:zone} and may save villages there"}};
    static const cue afloat = {
        {"prompt_afloat", "There is no canoe place for all of your pieces: who is left behind?"},
        {"wait_afloat", "{0:seat} has too few canoe places and chooses who is left behind"}};
    static const cue regroup = {
        {"prompt_top", "Does one transport canoe at {1:zone} lie face up for your chains (top), or "
                       "all face down (done)?"},
        {"wait_top", "{0:seat} regroups at {1:zone}"}};

    switch (now->frame->stage) {
    case BATTLE_EFFECT:
        say(now, roll_removes(now->seen) ? &removed : &panicked, now->game->battle_roll, 0);
        break;
    case BATTLE_SAVE:
        say(now, &save, now->game->battle_at, can_be_saved(now->seen));
        break;
    case BATTLE_AFLOAT:
        say(now, &afloat, 0, 0);
        break;
    case BATTLE_REGROUP:
        say(now, &regroup, now->game->battle_at, 0);
        break;
    default:
        say(now, &roll, now->game->battle_at, 0);
    }
}

static void at_retreat(const moment *now)
{
    static const cue refuge = {
        {"prompt_retreat", "Your pieces retreat from {1:zone}: to which group do they go?"},
        {"wait_retreat", "{0:seat} retreats from {1:zone} and chooses where to"}};
    static const cue left = {
        {"prompt_abandon", "Your canoes cannot carry all away from {1:zone}: who is left behind?"},
        {"wait_abandon", "{0:seat} retreats from {1:zone} and chooses who is left behind"}};

    say(now, may(now, VERB_ABANDON) || (!now->asked && now->frame->stage) ? &left : &refuge,
        now->frame->local[1], 0);
}

/* --- Building [9] ----------------------------------------------------------------------------- */

enum { MOST_PLANS = 512 };

/* Can a counter be built that is not like a Rumor? */
static bool may_build_counter(const moment *now)
{
    vaka_action list[MOST_PLANS];
    vaka_actions out = {list, 0, MOST_PLANS};

    if (is_asked(now->seen, now->seat))
        vaka_chapter_legal(chapters[now->frame->step], now->seen, now->seat, &out);
    for (uint32_t i = 0; i < out.count && i < out.room; i++)
        if (list[i].verb == VERB_BUILD && !is_rumor(now->seen, list[i].arg[0]))
            return true;
    return false;
}

/* Can something be built without a point? Rumors always can, and are no reason to wait. */
static bool may_build(const moment *now)
{
    return may_build_counter(now) || may(now, VERB_BUILD_UP) || may(now, VERB_VILLAGE) ||
           may(now, VERB_FARM) || may(now, VERB_CARD);
}

/* With no point left. A plan is complete when nothing but Rumors can be added to it. */
static const vaka_text *spent_prompt(const moment *now)
{
    static const vaka_text spent = {"prompt_spent", "The plan is complete: commit it, or undo"};
    static const vaka_text gift = {
        "prompt_free", "Your Build Points are spent, but something is still free of cost: build "
                       "it, or commit the plan as it is"};
    static const vaka_text saved = {
        "prompt_saved", "No Build Point is left but one that you have saved: spend it (spend), or "
                        "commit the plan as it is"};
    static const vaka_text inward = {
        "prompt_inward", "No Build Point is left: commit the plan, or turn inward (inward) for one "
                         "more, and do not explore next turn"};

    if (may_build(now))
        return &gift;
    if (may(now, VERB_SPEND))
        return &saved;
    return may(now, VERB_INWARD) ? &inward : &spent;
}

/* Who builds alone, as in the solitaire game, keeps nothing from anybody. */
static const vaka_text *plan_alone(bool colonies)
{
    static const vaka_text plan = {"prompt_plan_alone",
                                   "Plan your builds, {1:int} Build {1:plural:Point:Points} left; "
                                   "commit when the plan is ready"};
    static const vaka_text settle = {
        "prompt_settle_alone", "Plan your builds, {1:int} Build {1:plural:Point:Points} left. "
                               "Colonies become villages (settle) last of all; then commit"};

    return colonies ? &settle : &plan;
}

static const vaka_text *plan_together(bool colonies)
{
    static const vaka_text plan = {
        "prompt_plan", "Plan your builds in secret, {1:int} Build {1:plural:Point:Points} left; "
                       "commit when the plan is ready"};
    static const vaka_text settle = {
        "prompt_settle", "Plan your builds in secret, {1:int} Build {1:plural:Point:Points} left. "
                         "Colonies become villages (settle) last of all; then commit"};

    return colonies ? &settle : &plan;
}

static const vaka_text *plan_prompt(const moment *now, int32_t left)
{
    static const vaka_text wasted = {
        "prompt_wasted",
        "After colonies nothing more is built: commit, and {1:int} Build "
        "{1:plural:Point is:Points are} lost, or undo to spend {1:plural:it:them}"};
    static const vaka_text wasted_settle = {
        "prompt_wasted_settle",
        "After colonies nothing else is built: let the others become villages (settle) and commit, "
        "and {1:int} Build {1:plural:Point is:Points are} lost, or undo to spend "
        "{1:plural:it:them}"};
    bool colonies = may(now, VERB_SETTLE);

    if (left && has_settled(now->seen, now->seat))
        return colonies ? &wasted_settle : &wasted;
    if (!left && !colonies)
        return spent_prompt(now);
    if (now->frame->seats == VAKA_SEAT(now->seat))
        return plan_alone(colonies);
    return plan_together(colonies);
}

static void at_building(const moment *now)
{
    static const vaka_text sealed = {"wait_sealed",
                                     "Your plan is sealed; {0:seats} still {1:plural:"
                                     "plans:plan}"};
    static const vaka_text others = {"wait_plan", "{0:seats} {1:plural:plans:plan} builds in "
                                                  "secret"};
    uint8_t open = now->frame->seats & (uint8_t)~now->frame->done;
    bool mine = now->seat >= 0 && (now->frame->seats & VAKA_SEAT(now->seat));
    int32_t left = 0, single = !(open & (open - 1));

    for (int32_t hex = 0; now->asked && hex < facts_of(now->seen)->hexes; hex++)
        left += pool_of(now->seen, now->seat, hex) == hex ? pool_points(now->seen, hex) : 0;
    if (now->asked)
        vaka_scene_prompt(now->scene, plan_prompt(now, left), now->seat, left, 0);
    else
        vaka_scene_prompt(now->scene, mine ? &sealed : &others, open, single ? 1 : 2, 0);
}

/* --- Windows (G3) ----------------------------------------------------------------------------- */

/* Who could declare now. Alone (S3) points on the track win anyhow, and hidden cards that are kept
 * hidden may lose the game. */
static const vaka_text *claim_prompt(const moment *now)
{
    static const vaka_text claim = {
        "prompt_claim",
        "You have {1:half} points, and {2:half} end the game: declare victory, or pass"};
    static const vaka_text attained = {
        "prompt_attained", "You have {1:half} points, and {2:half} win: declare victory, or pass; "
                           "what is on the track counts either way"};
    static const vaka_text last_chance = {
        "prompt_last_chance",
        "With your hidden cards you have {1:half} points, and {2:half} win: declare victory. If "
        "you "
        "pass they do not count, and the game is lost: too few chits are left"};

    if (!plays_open(now->seen))
        return &claim;
    if (track_vp(now->seen, now->seat, public_vp(now->seen, now->seat)) >= end_points(now->seen))
        return &attained;
    return chits_are_out(now->seen) ? &last_chance : &claim;
}

static void at_claim(const moment *now)
{
    static const cue answer = {
        {"prompt_answer", "{1:seat} declares victory: answer with a card, or pass"},
        {"wait_answer", "{1:seat} declares victory; {0:seat} may answer"}};
    static const cue count = {
        {"prompt_count", "Points are counted: reveal or use a card if you want to, or pass"},
        {"wait_count", "Points are counted; {0:seat} may reveal cards or declare victory"}};

    if (now->frame->stage == VICTORY_ANSWER)
        say(now, &answer, now->game->ended_by, 0);
    else if (may(now, VERB_DECLARE))
        vaka_scene_prompt(now->scene, claim_prompt(now), now->seat,
                          track_vp(now->seen, now->seat, full_vp(now->seen, now->seat)),
                          end_points(now->seen));
    else
        say(now, &count, 0, 0);
}

static void at_window(const moment *now)
{
    static const cue windows[WINDOW_COUNT] = {
        [WINDOW_BATTLE_DECLARE] =
            {{"prompt_declare", "There will be a battle at {1:zone}: use a card before anything is "
                                "shown, or pass"},
             {"wait_declare", "A battle at {1:zone} begins; {0:seat} may use a card"}},
        [WINDOW_BATTLE_START] =
            {{"prompt_battle_start",
              "Both rows of the battle at {1:zone} are laid out: play a kept "
              "event before the first roll, or pass"},
             {"wait_battle_start",
              "Both rows at {1:zone} are laid out; {0:seat} may play a kept event"}},
        [WINDOW_BATTLE_ROLL] = {{"prompt_elect", "The die shows {2:int}: use a battle card on this "
                                                 "roll, or pass"},
                                {"wait_elect",
                                 "The die shows {2:int}; {0:seat} may use a battle card"}},
        [WINDOW_EVENT_READ] = {{"prompt_event",
                                "{1:kind} has been read: answer it with a card, or pass"},
                               {"wait_event", "{1:kind} has been read; {0:seat} may answer it"}},
        [WINDOW_TURN_ORDER] = {{"prompt_turn",
                                "A turn begins: use or reveal a card if you want to, or pass"},
                               {"wait_turn", "A turn begins; {0:seat} may use a card"}},
        [WINDOW_BUILD_START] =
            {{"prompt_build_start",
              "Before builds are planned: use or reveal a card if you want to, or pass"},
             {"wait_build_start", "Before builds are planned {0:seat} may use a card"}},
        [WINDOW_OPPONENT] = {{"prompt_opponent", "{1:kind}: read what happens, then pass to go on"},
                             {"wait_opponent", "{1:kind}: {0:seat} reads what happens"}},
    };

    static const cue off = {
        {"prompt_event_off", "The event is called off: use a card all the same, or pass"},
        {"wait_event_off", "The event is called off; {0:seat} may still use a card"}};

    if (now->frame->window == WINDOW_VICTORY)
        at_claim(now);
    else if (now->frame->window == WINDOW_OPPONENT)
        say(now, &windows[WINDOW_OPPONENT], chit_on_top(now->seen), 0);
    else if (now->frame->window == WINDOW_EVENT_READ)
        say(now, now->game->event_read >= 0 ? &windows[WINDOW_EVENT_READ] : &off,
            now->game->event_read, 0);
    else
        say(now, &windows[now->frame->window], now->game->battle_at, now->game->battle_roll);
}

/* --- */

static void nothing(const moment *now)
{
    static const vaka_text over = {"prompt_over", "The game is over"};

    vaka_scene_prompt(now->scene, &over, 0, 0, 0);
}

/* With what a step is ended, and what is lost by that (6.1, 7). */
static void say_ends(const moment *now)
{
    static const vaka_text unused = {"lost_explorer_stays",
                                     "your explorer stays at home this turn"};
    static const vaka_text inward = {"inward_means",
                                     "Turn inward: one point more, no exploration next turn"};
    bool sets_out = now->frame->step == STEP_EXPLORE && may(now, VERB_STAY) &&
                    (may(now, VERB_EMBARK) || may(now, VERB_SEARCH));

    vaka_scene_ends(now->scene, VERB_STAY, sets_out ? &unused : NULL, 0, 0, 0);
    vaka_scene_ends(now->scene, VERB_RETURN, NULL, 0, 0, 0);
    vaka_scene_ends(now->scene, VERB_DONE, NULL, 0, 0, 0);
    if (now->frame->step == STEP_MOVE)
        say_unmoved(now);
    if (now->frame->step == STEP_BUILD)
        vaka_scene_meaning(now->scene, VERB_INWARD, &inward);
}

/* What the verb `done` ends. */
static void say_done(const moment *now)
{
    static const vaka_text movement[] = {
        [MOVE_TRANSIT] = {"done_transit", "End transit"},
        [MOVE_FLIP] = {"done_flip", "Go on to sailing"},
        [MOVE_SAIL] = {"done_sail", "End movement"},
    };
    static const vaka_text save = {"done_save", "Save no more villages"};
    static const vaka_text regroup = {"done_regroup", "Keep all face down"};
    uint32_t stage = (uint32_t)now->frame->stage;

    if (now->frame->step == STEP_MOVE && stage < sizeof movement / sizeof movement[0] &&
        movement[stage].text)
        vaka_scene_meaning(now->scene, VERB_DONE, &movement[stage]);
    else if (now->frame->step == STEP_BATTLE && (stage == BATTLE_SAVE || stage == BATTLE_REGROUP))
        vaka_scene_meaning(now->scene, VERB_DONE, stage == BATTLE_SAVE ? &save : &regroup);
}

void say_prompt(const vaka_match *seen, int32_t seat, vaka_scene *scene)
{
    static void (*const steps[STEP_COUNT])(const moment *) = {
        [STEP_TURN] = nothing,      [STEP_ORDER] = at_order,    [STEP_EXPLORE] = at_exploration,
        [STEP_MOVE] = at_movement,  [STEP_BATTLE] = at_battle,  [STEP_RETREAT] = at_retreat,
        [STEP_HOME] = at_question,  [STEP_BUILD] = at_building, [STEP_VICTORY] = at_claim,
        [STEP_SETUP] = at_question, [STEP_EVENT] = nothing,     [STEP_SEARCH] = at_search,
        [STEP_CHIT] = nothing,
    };
    static const cue card = {{"prompt_card", "A card asks you"},
                             {"wait_card", "A card asks {0:seat}"}};
    const vaka_frame *frame = vaka_top(seen);
    moment now = {seen, game_of(seen), frame, scene, seat, is_asked(seen, seat)};

    if (frame->ask == VAKA_ASK_NONE) {
        nothing(&now);
    } else if (frame->step >= STEP_COUNT) {
        now.asked = frame->seat == seat;
        say(&now, &card, 0, 0);
    } else if (frame->ask == VAKA_ASK_WINDOW) {
        at_window(&now);
    } else {
        steps[frame->step](&now);
        say_done(&now);
        say_ends(&now);
    }
}
