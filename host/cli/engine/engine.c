/* cli/engine/engine.c - matches over a line protocol: reads requests and sends them to their
 * handlers.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/engine/engine.h"
#include "script/mods/game.h"

#include "cli/base/commands.h"
#include "cli/engine/engine_page.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define NEEDS_MATCH 1u
#define NEEDS_SEAT 2u     /* a seat that plays */
#define NEEDS_ANY_SEAT 4u /* "spectator" too, and "all" for the referee */
#define TAKES_SEAT 8u     /* as NEEDS_ANY_SEAT, but may be left out: "all" */
#define NEEDS_REFEREE 16u
#define LOOKS_AS_SEAT 32u /* may be left out: "all" for the referee, else "spectator" */
#define WATCHES 64u       /* a watch, which stands for its match and seat */
#define MAY_WATCH 128u    /* a watch, or what is said besides */
#define NO_REFEREE 256u   /* "all" is no seat here */

typedef struct request_row {
    const char *cmd;
    vaka_handler run;
    uint32_t flags;
    /* What it understands besides cmd, id and match, and what of that is for a referee; each word
     * with a blank behind. */
    const char *members, *of_referee;
} request_row;

static bool quit(vaka_request *request)
{
    request->engine->quits = true;
    return true;
}

static const request_row rows[] = {
    {"new", vaka_engine_new_match, 0,
     "game seats players seed options scenario chance names rules mods journal no_hints ",
     "seed chance journal "},
    {"turn", vaka_engine_turn, NEEDS_MATCH | LOOKS_AS_SEAT, "seat ", ""},
    {"watch", vaka_engine_watch_match, NEEDS_MATCH | NEEDS_ANY_SEAT | NO_REFEREE,
     "seat lang known ", ""},
    {"news", vaka_engine_news, NEEDS_MATCH | MAY_WATCH, "watch ", ""},
    {"unwatch", vaka_engine_unwatch, WATCHES, "watch ", ""},
    {"why", vaka_engine_why, WATCHES, "watch action zone kind from ", ""},
    {"means", vaka_engine_means, WATCHES, "watch zone kind ", ""},
    {"catalogue", vaka_engine_catalogue, 0, "lang ", ""},
    {"legal", vaka_engine_legal, NEEDS_MATCH | NEEDS_SEAT, "seat ", ""},
    {"reach", vaka_engine_reach, NEEDS_MATCH | NEEDS_SEAT | MAY_WATCH, "watch seat from pieces ",
     ""},
    {"hint", vaka_engine_hint, NEEDS_MATCH | NEEDS_SEAT | MAY_WATCH, "watch seat now ", ""},
    {"apply", vaka_engine_apply, NEEDS_MATCH | NEEDS_SEAT | MAY_WATCH,
     "watch seat action ask itself ", ""},
    {"view", vaka_engine_view, NEEDS_MATCH | NEEDS_ANY_SEAT, "seat ", ""},
    {"layout", vaka_engine_layout, NEEDS_MATCH, "", ""},
    {"undo", vaka_engine_undo, NEEDS_MATCH | NEEDS_SEAT | MAY_WATCH, "watch seat ", ""},
    {"redo", vaka_engine_redo, NEEDS_MATCH | NEEDS_SEAT | MAY_WATCH, "watch seat ", ""},
    {"chance", vaka_engine_chance, NEEDS_MATCH | NEEDS_REFEREE, "queue ", ""},
    {"hash", vaka_engine_hash, NEEDS_MATCH | NEEDS_REFEREE, "", ""},
    {"resample", vaka_engine_resample, NEEDS_MATCH | NEEDS_ANY_SEAT | NEEDS_REFEREE, "seat seed ",
     ""},
    {"journal", vaka_engine_journal, NEEDS_MATCH | TAKES_SEAT, "seat ", ""},
    {"save", vaka_engine_save, NEEDS_MATCH | NEEDS_REFEREE, "path ", ""},
    {"load", vaka_engine_load, NEEDS_REFEREE, "path to mods ", ""},
    {"close", vaka_engine_close, NEEDS_MATCH, "", ""},
    {"quit", quit, 0, "", ""},
};

#define ROW_COUNT (sizeof rows / sizeof *rows)

vaka_engine *vaka_engine_new(vaka_plugins *plugins, bool referee)
{
    vaka_engine *engine = vaka_xnew(sizeof *engine);

    engine->plugins = plugins;
    engine->referee = referee;
    engine->matches = vaka_xnew(VAKA_ENGINE_MATCHES * sizeof *engine->matches);
    return engine;
}

void vaka_engine_free(vaka_engine *engine)
{
    if (!engine)
        return;
    while (engine->count)
        vaka_engine_drop(engine, engine->matches[0].number);
    vaka_engine_watches_drop(engine, 0);
    vaka_page_layouts_done(engine);
    vaka_engine_choices_done(engine);
    engine->plugins->attach = NULL;
    free(engine->matches);
    free(engine);
}

static const request_row *find_row(vaka_request *request)
{
    const char *known[ROW_COUNT + 1] = {0};
    const char *cmd = NULL;
    const char *nearest;

    if (!vaka_request_text(request, "cmd", true, &cmd))
        return NULL;
    for (size_t i = 0; i < ROW_COUNT; i++) {
        if (strcmp(rows[i].cmd, cmd) == 0)
            return &rows[i];
        known[i] = rows[i].cmd;
    }
    nearest = vaka_nearest(cmd, known);
    if (nearest)
        vaka_request_fail(request, "there is no request \"%.40s\"; did you mean \"%s\"?", cmd,
                          nearest);
    else
        vaka_request_fail(request, "there is no request \"%.40s\"", cmd);
    return NULL;
}

static bool is_member(const char *members, const char *key)
{
    size_t length = strlen(key);

    while (*members) {
        size_t word = strcspn(members, " ");

        if (word == length && strncmp(members, key, length) == 0)
            return true;
        members += word + 1;
    }
    return false;
}

/* A member that nobody reads is a mistyped one. Who knows the seed, or where it is written, can
 * play the same match beside this one and see what comes before it is decided here. */
static bool knows_members(vaka_request *request, const request_row *row)
{
    const char *key;
    json_t *value;

    json_object_foreach(request->in, key, value)
    {
        if (!is_member("cmd id match ", key) && !is_member(row->members, key))
            return vaka_request_fail(request, "\"%s\" has no member \"%.40s\"", row->cmd, key);
        if (!request->engine->referee && is_member(row->of_referee, key))
            return vaka_request_fail(request, "\"%s\" of \"%s\" is for a referee (--referee)", key,
                                     row->cmd);
    }
    return true;
}

static vaka_engine_match *match_of(vaka_engine *engine, int64_t number)
{
    for (uint32_t i = 0; i < engine->count; i++)
        if (engine->matches[i].number == number)
            return &engine->matches[i];
    return NULL;
}

static bool find_match(vaka_request *request)
{
    int64_t number = request->engine->last;

    if (!vaka_request_integer(request, "match", 1, INT32_MAX, &number))
        return false;
    request->match = match_of(request->engine, number);
    if (request->match)
        return true;
    if (number == 0)
        return vaka_request_fail(request, "there is no match yet; begin with \"new\" or \"load\"");
    return vaka_request_fail(request, "there is no match %lld", (long long)number);
}

static bool find_special_seat(vaka_request *request, uint32_t flags, const char *word)
{
    bool any = (flags & (NEEDS_ANY_SEAT | TAKES_SEAT | LOOKS_AS_SEAT)) != 0;

    if (any && strcmp(word, "spectator") == 0) {
        request->seat = VAKA_SPECTATOR;
        return true;
    }
    if (!any || (flags & NO_REFEREE) || strcmp(word, "all") != 0)
        return vaka_request_fail(request, "\"seat\" is no seat: \"%.40s\"", word);
    if (!request->engine->referee)
        return vaka_request_fail(request, "only a referee (--referee) may see all");
    request->seat = VAKA_REFEREE;
    return true;
}

static bool find_seat(vaka_request *request, uint32_t flags)
{
    const vaka_layout *layout = vaka_live_layout(request->match->live);
    json_t *given = json_object_get(request->in, "seat");
    int64_t seat = 0;

    if (!given && (flags & LOOKS_AS_SEAT))
        return find_special_seat(request, flags, request->engine->referee ? "all" : "spectator");
    if (!given && (flags & TAKES_SEAT))
        return find_special_seat(request, flags, "all");
    if (!given)
        return vaka_request_fail(request, "\"seat\" is missing");
    if (json_is_string(given))
        return find_special_seat(request, flags, json_string_value(given));
    if (!vaka_request_integer(request, "seat", 0, layout->setup.seats - 1, &seat))
        return false;
    request->seat = (int32_t)seat;
    return true;
}

/* A watch is a match and a seat: nothing is said of them besides. */
static bool find_watch(vaka_request *request)
{
    int64_t number = 0;

    if (!vaka_request_integer(request, "watch", 1, INT32_MAX, &number))
        return false;
    request->watch = vaka_engine_watch_of(request->engine, number);
    if (!request->watch)
        return number ? vaka_request_fail(request, "there is no watch %lld", (long long)number)
                      : vaka_request_fail(request, "\"watch\" is missing");
    if (json_object_get(request->in, "match") || json_object_get(request->in, "seat"))
        return vaka_request_fail(request, "\"watch\" stands for match and seat");
    request->match = match_of(request->engine, request->watch->match);
    request->seat = request->watch->seat;
    return true;
}

/* Finds what it is about. */
static bool find_all(vaka_request *request, uint32_t flags)
{
    bool watch =
        (flags & WATCHES) || ((flags & MAY_WATCH) && json_object_get(request->in, "watch") != NULL);

    if (watch) {
        if (!find_watch(request))
            return false;
        return request->seat >= 0 || !(flags & NEEDS_SEAT) ||
               vaka_request_fail(request, "somebody who only watches does nothing");
    }
    if ((flags & NEEDS_MATCH) && !find_match(request))
        return false;
    return !(flags & (NEEDS_SEAT | NEEDS_ANY_SEAT | TAKES_SEAT | LOOKS_AS_SEAT)) ||
           find_seat(request, flags);
}

static bool handle(vaka_request *request)
{
    const request_row *row = find_row(request);

    if (!row || !knows_members(request, row))
        return false;
    if ((row->flags & NEEDS_REFEREE) && !request->engine->referee)
        return vaka_request_fail(request, "\"%s\" is for a referee (--referee)", row->cmd);
    return find_all(request, row->flags) && row->run(request);
}

static json_t *finish_answer(json_t *id, bool ok, json_t *said)
{
    json_t *answer = json_object();

    if (id)
        json_object_set(answer, "id", id);
    json_object_set_new(answer, "ok", json_boolean(ok));
    json_object_update(answer, said);
    json_decref(said);
    return answer;
}

json_t *vaka_engine_reply(vaka_engine *engine, json_t *in)
{
    vaka_request request = {.engine = engine, .in = in, .out = json_object()};
    bool ok = false;

    if (!json_is_object(in))
        vaka_request_fail(&request, "a request is a JSON object");
    else
        ok = handle(&request);
    vaka_engine_choices_tidy(engine);
    return finish_answer(json_object_get(in, "id"), ok, request.out);
}

/* The answer to a line that cannot be read. */
static json_t *unread(const char *format, ...) __attribute__((format(printf, 1, 2)));

static json_t *unread(const char *format, ...)
{
    char text[256];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return json_pack("{s:b, s:o}", "ok", 0, "error", vaka_json_text(text));
}

char *vaka_engine_answer(vaka_engine *engine, const char *line, size_t length)
{
    const size_t flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY;
    json_error_t error;
    json_t *in = length <= VAKA_ENGINE_LINE ? json_loadb(line, length, flags, &error) : NULL;
    json_t *answer = in ? vaka_engine_reply(engine, in)
                     : length > VAKA_ENGINE_LINE
                         ? unread("a request is at most %u bytes long", VAKA_ENGINE_LINE)
                         : unread("no JSON, at byte %d: %s", error.position, error.text);
    char *text = vaka_json_write(answer, NULL);

    json_decref(answer);
    json_decref(in);
    return text;
}

/* Reads one line, without its newline, into `line` (room for one byte more than is allowed). What
 * is too long is read to its end and counted as one byte too many. False: end of input. */
static bool read_line(FILE *in, char *line, size_t *length)
{
    int c;

    *length = 0;
    while ((c = getc(in)) != EOF && c != '\n') {
        if (*length <= VAKA_ENGINE_LINE)
            line[(*length)++] = (char)c;
    }
    return c != EOF || *length > 0;
}

bool vaka_engine_run(vaka_engine *engine, FILE *in, FILE *out)
{
    char *line = vaka_xnew(VAKA_ENGINE_LINE + 1);
    size_t length;
    bool good = true;

    while (good && !engine->quits && read_line(in, line, &length)) {
        char *answer = vaka_engine_answer(engine, line, length);

        fputs(answer, out);
        fputc('\n', out);
        good = fflush(out) == 0;
        free(answer);
    }
    free(line);
    return good;
}

static int run_engine(const vaka_given *given)
{
    vaka_plugins plugins;
    vaka_engine *engine;
    bool good;

    vaka_modules_scan(&plugins, NULL);
    engine = vaka_engine_new(&plugins, vaka_options_has(given, "referee"));
    good = vaka_engine_run(engine, stdin, stdout);
    vaka_engine_free(engine);
    vaka_plugins_done(&plugins);
    return good ? VAKA_EXIT_GOOD : vaka_complain(VAKA_EXIT_FAILED, "cannot write to stdout");
}

static const vaka_cli_option options[] = {
    {"referee", VAKA_OPTION_SWITCH, NULL, 0, 0,
     "also answer what no seat may know: whole views, hashes, journals;\n"
     "choose the seed; queue chance; save, load; make samples"},
    {0},
};

const vaka_command vaka_command_engine = {
    .name = "engine",
    .args = "",
    .summary = "play over JSON lines: for bots, tools and tests",
    .about =
        "Reads one JSON object a line from stdin and answers each with one line on stdout. `id`\n"
        "comes back in the answer; `match` names a match by its number, else the newest is meant.\n"
        "\n"
        "  new       game, seats, players, options, scenario, rules, mods, names, no_hints; seed,\n"
        "            chance, journal with --referee. players: [\"human\", \"bot:random\"]; rules:\n"
        "            [\"RULE\", \"RULE:OPTION=3\"]; mods: folders and ids\n"
        "  turn      who must and who may decide, phase, round, prompts, result; with seat, its "
        "own\n"
        "            prompt reads as it may read it\n"
        "  legal     seat: every action it may take\n"
        "  reach     seat, from, pieces: where these can be brought, and by which actions\n"
        "  hint      seat, now: what a strong player would do, and what it gains; to be asked "
        "again\n"
        "            while it is thinking\n"
        "  apply     seat, action: what happened, as that seat may know it\n"
        "  view      seat (a number, \"spectator\", or \"all\" with --referee): what it sees\n"
        "  layout    boards with spots and routes, counters with their bounds: what never changes\n"
        "  undo redo seat\n"
        "  watch     seat, lang, known: what a page needs to draw the match for that seat\n"
        "  news      watch or match: what has changed since, as a merge patch, and what happened\n"
        "  unwatch   watch: no more of it. apply, undo, redo, reach and hint take watch for match "
        "and seat\n"
        "  why       watch, and action, or zone, kind, from: why that cannot be done\n"
        "  catalogue lang: games with their options, scenarios, rules, mods and bots\n"
        "  journal   seat: the log as it may read it; without seat and with --referee: the lines\n"
        "  save      path: writes the match as a journal to a new file (--referee)\n"
        "  load      path, to, mods: a new match from a journal, after so many actions "
        "(--referee)\n"
        "  chance    queue: results that come next (--referee)\n"
        "  resample  seat, seed: a new match that the seat could not tell from this (--referee)\n"
        "  hash      of the whole position (--referee)\n"
        "  close     forgets a match      quit   ends\n"
        "\n"
        "A request that makes no sense gets {\"ok\":false,\"error\":…}, an action against the "
        "rules\n"
        "{\"ok\":false,\"why\":{\"id\":…,\"rule\":…,\"text\":…}}; neither changes anything. What "
        "the\n"
        "answers hold is told in sdk/docs/engine.md.",
    .examples =
        "  echo '{\"id\":1,\"cmd\":\"new\",\"game\":\"hello\",\"seats\":2}' | vaka engine\n",
    .options = options,
    .run = run_engine,
};
