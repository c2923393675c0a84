/* serve/worker_play.c - requests of the server about play: bots, hints, a match from its beginning.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/worker_inside.h"

#include "front/advice.h"
#include "play/bot.h"
#include "table/codec.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

#define FRAMES_MOST ((size_t)1 << 20)    /* bytes of frames in one answer */
#define OTHERS_MOST 200                  /* actions of others on a copy, in one answer, … */
#define OTHERS_TIME (CLOCKS_PER_SEC / 4) /* … and how long they may take: others wait meanwhile */

#define SPARED 64u                            /* looks of others at a hint that nobody takes */
#define PLANS_UNTIL (VAKA_ENGINE_MATCHES / 2) /* matches: with so many there are no more copies */

static int32_t seat_of(const vaka_engine_match *match, const json_t *in)
{
    json_int_t seat = json_integer_value(json_object_get(in, "seat"));

    return seat >= 0 && seat < vaka_live_layout(match->live)->setup.seats ? (int32_t)seat : 0;
}

/* A script that fails twice is passed over by the record. */
static bool apply(vaka_engine_match *match, const vaka_action *action)
{
    vaka_refusal why = {0};
    vaka_error err = {0};

    for (int tries = 0; tries < 3; tries++)
        if (vaka_record_apply(match->record, action, &why, &err) == VAKA_OK)
            return true;
    return false;
}

/* Acts, or says that it is thinking: then it is asked again. */
bool vaka_worker_bot(vaka_worker *worker, const json_t *in, json_t *out)
{
    vaka_engine_match *match = vaka_worker_match(worker, in, out);
    const char *name = json_string_value(json_object_get(in, "bot"));
    vaka_engine_decision decision;
    vaka_error err = {0};

    if (!match || !name)
        return false;
    if (vaka_engine_decide(worker->engine, match, seat_of(match, in), name, &decision, &err))
        return vaka_worker_fail(out, "%s", err.text);
    if (decision.thinks)
        json_object_set_new(out, "thinking", json_true());
    json_object_set_new(out, "acted",
                        json_boolean(decision.chosen && apply(match, &decision.action)));
    return true;
}

/* Is a hint thought out for another seat, or waiting to be taken by it? A match has one at a time:
 * where all plan at once two seats would drop each other's for ever. */
static bool others_think(vaka_engine_match *match, int32_t seat)
{
    return match->hint && match->hint_seat != seat && vaka_thought_fits(match->hint, match->live) &&
           (!vaka_thought_over(match->hint) || match->hint_spared++ < SPARED);
}

/* With `now` what comes to mind at once; else what looking ahead finds, to be asked for again. */
bool vaka_worker_hint(vaka_worker *worker, const json_t *in, json_t *out)
{
    vaka_engine_match *match = vaka_worker_match(worker, in, out);
    bool now = json_is_true(json_object_get(in, "now")), thinks = false, found;
    char text[VAKA_ACTION_TEXT];
    uint32_t progress;
    vaka_hint hint;

    if (!match)
        return false;
    if (match->record &&
        !vaka_advice_allowed(vaka_record_head(match->record), vaka_live_layout(match->live)))
        return vaka_worker_fail(out, "this match is played without hints");
    int32_t seat = seat_of(match, in);
    if (now || !(vaka_live_must(match->live) & VAKA_SEAT(seat)))
        found = vaka_hint_usual(match->live, seat, &hint);
    else if (others_think(match, seat) ||
             (!match->hint && vaka_engine_thoughts(worker->engine) >= VAKA_ENGINE_THOUGHTS))
        found = thinks = true;
    else
        found = vaka_engine_advise(match, seat, false, &hint, &thinks, &progress);
    if (!found)
        return vaka_worker_fail(out, "there is no hint now");
    if (thinks) {
        json_object_set_new(out, "thinking", json_true());
        return true;
    }
    vaka_action_write(vaka_live_layout(match->live), &hint.plan.at[0], text, sizeof text);
    json_object_set_new(out, "action", vaka_json_text(text));
    json_object_set_new(
        out, "text",
        vaka_engine_hint_text(
            match,
            vaka_engine_watch_of(worker->engine, json_integer_value(json_object_get(in, "watch"))),
            seat, &hint));
    return true;
}

bool vaka_worker_check(vaka_worker *worker, const json_t *in, json_t *out)
{
    vaka_engine_match *match = vaka_worker_match(worker, in, out);
    const char *name = json_string_value(json_object_get(in, "bot"));
    vaka_error err = {0};
    vaka_bot bot;

    if (!match || !name)
        return false;
    if (vaka_bot_init_for(&bot, vaka_live_layout(match->live)->module, name, 0, 0, &err))
        return vaka_worker_fail(out, "%s", err.text);
    return true;
}

/* A copy in which all that the seat cannot know is drawn anew, by a seed of the system's: what is
 * tried on it says nothing of the match. */
bool vaka_worker_plan(vaka_worker *worker, const json_t *in, json_t *out)
{
    vaka_engine_match *match = vaka_worker_match(worker, in, out);
    json_t *sample, *request, *seen;
    uint64_t seed = 0;

    if (!match)
        return false;
    if (worker->engine->count >= PLANS_UNTIL) /* tables come first */
        return vaka_worker_fail(out, "nothing can be planned here");
    if (getentropy(&seed, sizeof seed) != 0)
        return vaka_worker_fail(out, "this system gives no random numbers");
    worker->engine->referee = true;
    sample = vaka_worker_ask(worker, json_pack("{s:s, s:i, s:i, s:I}", "cmd", "resample", "match",
                                               (int)match->number, "seat", (int)seat_of(match, in),
                                               "seed", (json_int_t)(seed >> 1)));
    worker->engine->referee = false;
    json_t *number = json_object_get(sample, "match");
    if (!number) {
        json_decref(sample);
        return vaka_worker_fail(out, "nothing can be planned here");
    }
    request = json_pack("{s:s, s:O, s:O}", "cmd", "watch", "match", number, "seat",
                        json_object_get(in, "seat"));
    if (json_object_get(in, "lang"))
        json_object_set(request, "lang", json_object_get(in, "lang"));
    if (json_object_get(in, "known"))
        json_object_set(request, "known", json_object_get(in, "known"));
    seen = vaka_worker_ask(worker, request);
    json_object_update(out, seen);
    json_object_set(out, "plan", number);
    json_decref(seen);
    json_decref(sample);
    return true;
}

/* --- others on a copy --------------------------------------------------------------------------
 */

static vaka_engine_match *copy_of(const vaka_worker *worker, const json_t *in)
{
    json_int_t number = json_integer_value(json_object_get(in, "match"));

    for (uint32_t i = 0; i < worker->engine->count; i++)
        if (worker->engine->matches[i].number == number && worker->engine->matches[i].source)
            return &worker->engine->matches[i];
    return NULL;
}

/* A program decides for one seat of a copy; false: it cannot. */
static bool let_act(const vaka_engine_match *copy, int32_t seat)
{
    const vaka_module *module = vaka_live_layout(copy->live)->module;
    vaka_refusal why = {0};
    vaka_error err = {0};
    vaka_action action;
    vaka_bot bot;

    return vaka_bot_init_for(&bot, module, "fair", 1, seat, &err) == VAKA_OK &&
           vaka_bot_choose(&bot, copy->live, seat, &action) &&
           vaka_live_apply(copy->live, &action, &why, &err) == VAKA_OK;
}

/* On a copy others go on as a program would, until the seat has to decide. */
bool vaka_worker_others(vaka_worker *worker, const json_t *in, json_t *out)
{
    const vaka_engine_match *copy = copy_of(worker, in);

    if (!copy)
        return vaka_worker_fail(out, "there is no such copy");
    int32_t seat = seat_of(copy, in);
    clock_t began = clock();
    for (int n = 0; n < OTHERS_MOST && clock() - began < OTHERS_TIME; n++) {
        uint8_t must = vaka_live_must(copy->live);
        int32_t other = 0;

        if (!must || (must & VAKA_SEAT(seat)))
            break;
        while (!(must & VAKA_SEAT(other)))
            other++;
        if (!let_act(copy, other))
            break;
    }
    return true;
}

/* --- a match from its beginning ----------------------------------------------------------------
 */

typedef struct frames {
    vaka_worker *worker;
    vaka_engine_match *match; /* the copy that is being played again */
    json_t *watch;            /* of the seat that looks */
    json_t *list;
    json_t *lines;   /* of each frame: how many lines there are then */
    json_int_t from; /* frames before this one are not wanted any more */
    json_int_t seen; /* frames so far */
    size_t bytes;
    bool more;
} frames;

static json_t *news_of(const frames *to)
{
    return vaka_worker_ask(to->worker, json_pack("{s:s, s:O}", "cmd", "news", "watch", to->watch));
}

/* What the seat noticed of the last line. */
static void add_frame(frames *to, uint32_t line)
{
    json_t *news = news_of(to), *patch = json_object_get(news, "patch");
    json_t *events = json_object_get(news, "events");

    if (json_object_size(patch) + json_array_size(events) > 0 && to->seen++ >= to->from) {
        json_t *frame = json_pack("{s:O, s:O}", "patch", patch, "events", events);

        to->bytes += json_dumpb(frame, NULL, 0, JSON_COMPACT);
        json_array_append_new(to->list, frame);
        json_array_append_new(to->lines, json_integer(line + 1));
    }
    json_decref(news);
}

/* The document as the seat sees it at the beginning of the list. */
static json_t *begin_watch(frames *to, const json_t *in)
{
    json_t *seat = json_object_get(in, "seat");
    json_t *request =
        json_pack("{s:s, s:i, s:O}", "cmd", "watch", "match", (int)to->match->number, "seat", seat);

    if (json_object_get(in, "lang"))
        json_object_set(request, "lang", json_object_get(in, "lang"));
    if (json_object_get(in, "known"))
        json_object_set(request, "known", json_object_get(in, "known"));
    return vaka_worker_ask(to->worker, request);
}

static void follow_lines(frames *to, const vaka_record *from)
{
    uint32_t count = 0;
    const vaka_journal_line *lines = vaka_record_lines(from, &count);
    vaka_error err = {0};

    for (uint32_t i = 1; i < count; i++) {
        if (to->bytes > FRAMES_MOST) {
            to->more = true;
            break;
        }
        if (vaka_record_follow(to->match->record, &lines[i], &err))
            break;
        add_frame(to, i);
    }
}

/* A second record that stands at the start of this one. */
static vaka_record *begin_again(vaka_worker *worker, const vaka_engine_match *match, json_t *out)
{
    const vaka_journal_head *head = vaka_record_head(match->record);
    uint32_t count = 0;
    vaka_journal_line *lines =
        (vaka_journal_line *)(uintptr_t)vaka_record_lines(match->record, &count);
    vaka_journal_text text = {.head = *head, .lines = lines, .count = 1};
    vaka_replay_report report = {0};
    vaka_record *record = NULL;
    vaka_error err = {0};

    vaka_mod_choice_serve(match->mod_choice, &worker->plugins);
    if (vaka_record_replay_text("journal", &text, &worker->plugins, 0, &record, &report, &err))
        vaka_worker_fail(out, "%s", err.text);
    return record;
}

/* A copy of a match that stands at its start; NULL after a failure. */
static vaka_engine_match *open_again(vaka_worker *worker, const vaka_engine_match *match,
                                     json_t *out)
{
    vaka_engine *engine = worker->engine;
    vaka_record *record = begin_again(worker, match, out);

    if (record && engine->count >= VAKA_ENGINE_MATCHES) {
        vaka_record_close(record);
        record = NULL;
        vaka_worker_fail(out, "there are too many matches");
    }
    if (!record)
        return NULL;
    vaka_engine_match copy = {.number = ++engine->newest,
                              .record = record,
                              .live = vaka_record_live(record),
                              .names = vaka_record_names(record),
                              .mod_choice = match->mod_choice};
    vaka_live_listen(copy.live, true);
    engine->matches[engine->count] = copy;
    return &engine->matches[engine->count++];
}

static void close_again(vaka_worker *worker, int32_t copy)
{
    json_decref(
        vaka_worker_ask(worker, json_pack("{s:s, s:i}", "cmd", "close", "match", (int)copy)));
}

bool vaka_worker_frames(vaka_worker *worker, const json_t *in, json_t *out)
{
    vaka_engine_match *match = vaka_worker_match(worker, in, out);
    vaka_engine_match *copy = match ? open_again(worker, match, out) : NULL;

    if (!copy)
        return false;
    const vaka_record *source = match->record;
    int32_t number = copy->number;
    frames to = {.worker = worker,
                 .match = copy,
                 .list = json_array(),
                 .lines = json_array(),
                 .from = json_integer_value(json_object_get(in, "from"))};
    json_t *first = begin_watch(&to, in);
    to.watch = json_object_get(first, "watch");
    if (to.watch) { /* the engine goes on with its document: this one stays as it was at the start
                     */
        json_object_set_new(first, "document", json_deep_copy(json_object_get(first, "document")));
        follow_lines(&to, source);
    }
    bool ok = to.watch != NULL;
    json_object_update(out, first);
    json_object_del(out, "watch");
    json_object_set_new(out, "frames", to.list);
    json_object_set_new(out, "at", to.lines);
    json_object_set_new(out, "more", json_boolean(to.more));
    json_decref(first);
    close_again(worker, number);
    return ok;
}

/* --- how far a rewind goes ---------------------------------------------------------------------
 */

/* What one who looks on sees: whatever it tells is known to all. Owned by the caller. */
static json_t *public_document(vaka_worker *worker, int32_t match, const char *lang)
{
    json_t *said =
        vaka_worker_ask(worker, json_pack("{s:s, s:i, s:s, s:s}", "cmd", "watch", "match",
                                          (int)match, "seat", "spectator", "lang", lang));
    json_t *document = json_incref(json_object_get(said, "document"));

    json_decref(vaka_worker_ask(worker, json_pack("{s:s, s:O?}", "cmd", "unwatch", "watch",
                                                  json_object_get(said, "watch"))));
    json_decref(said);
    return document;
}

/* The number that the next line of its log will have. */
static json_int_t log_end(const json_t *document)
{
    json_t *line, *log = json_object_get(document, "log");
    json_int_t end = 0;
    const char *key;

    json_object_foreach(log, key, line)
    {
        json_int_t number = strtoll(key, NULL, 10);

        end = number >= end ? number + 1 : end;
    }
    return end;
}

/* From `then` to `now`: in which round it was, how many lines of the log have come, and the first
 * of them. */
static json_t *way_back(const json_t *then, const json_t *now)
{
    json_int_t from = log_end(then), to = log_end(now);
    json_t *told = json_pack("{s:I}", "lines", to > from ? to - from : 0);
    json_t *round = json_object_get(then, "round"), *line;
    char key[24];

    snprintf(key, sizeof key, "%lld", (long long)from);
    line = json_object_get(json_object_get(now, "log"), key);
    if (round)
        json_object_set(told, "round", round);
    if (line)
        json_object_set(told, "first", json_object_get(line, "text"));
    if (json_object_get(line, "seat"))
        json_object_set(told, "whose", json_object_get(line, "seat"));
    return told;
}

bool vaka_worker_back(vaka_worker *worker, const json_t *in, json_t *out)
{
    vaka_engine_match *match = vaka_worker_match(worker, in, out);
    vaka_engine_match *copy = match ? open_again(worker, match, out) : NULL;
    json_t *langs = json_object_get(in, "langs"), *lang, *back = json_object();
    json_int_t to = json_integer_value(json_object_get(in, "lines"));
    uint32_t count = 0;
    vaka_error err = {0};
    size_t n;

    json_object_set_new(out, "back", back);
    if (!copy)
        return false;
    const vaka_journal_line *lines = vaka_record_lines(match->record, &count);
    for (uint32_t i = 1; i < count && i < to; i++)
        if (vaka_record_follow(copy->record, &lines[i], &err))
            break;
    int32_t live = match->number, number = copy->number;
    json_array_foreach(langs, n, lang)
    {
        json_t *then = public_document(worker, number, json_string_value(lang));
        json_t *now = public_document(worker, live, json_string_value(lang));

        json_object_set_new(back, json_string_value(lang), way_back(then, now));
        json_decref(then);
        json_decref(now);
    }
    close_again(worker, number);
    return true;
}
