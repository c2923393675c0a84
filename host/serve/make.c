/* serve/make.c - tables are made: what was asked for is checked and tried out.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/visit.h"

#include "serve/room_inside.h"
#include "text/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIST_MOST 32
#define TRIES 3 /* of a table, where workers die meanwhile */

static bool is_word(const json_t *value, size_t most, const char *more)
{
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    const char *text = json_string_value(value);

    if (!text || !*text || strlen(text) > most)
        return false;
    for (; *text; text++)
        if (!strchr(letters, *text) && !strchr(more, *text))
            return false;
    return true;
}

static bool are_words(const json_t *list, size_t most, const char *more)
{
    size_t index;
    json_t *item;

    if (!list)
        return true;
    if (!json_is_array(list) || json_array_size(list) > LIST_MOST)
        return false;
    json_array_foreach(list, index, item) if (!is_word(item, most, more)) return false;
    return true;
}

static bool are_options(const json_t *options)
{
    const char *id;
    json_t *value;

    if (!options)
        return true;
    if (!json_is_object(options) || json_object_size(options) > LIST_MOST)
        return false;
    json_object_foreach((json_t *)(uintptr_t)options, id, value)
    {
        (void)id;
        if (!json_is_integer(value) && !json_is_boolean(value))
            return false;
    }
    return true;
}

static bool is_name(const json_t *name)
{
    const char *text = json_string_value(name);
    size_t length = text ? strlen(text) : 0;

    if (!name)
        return true;
    if (!text || length >= VAKA_ROOM_NAME)
        return false;
    for (size_t at = 0; at < length;) {
        size_t step = vaka_utf8_shown(text + at, length - at);

        if (step == 0)
            return false;
        at += step;
    }
    return true;
}

static bool are_seats(const json_t *seats)
{
    size_t index;
    json_t *seat;

    if (json_array_size(seats) < 1 || json_array_size(seats) > VAKA_MAX_SEATS)
        return false;
    json_array_foreach(seats, index, seat)
    {
        const json_t *who = json_object_get(seat, "who");
        const char *text = json_string_value(who);

        if (!is_word(who, 40, ":") || !is_name(json_object_get(seat, "name")))
            return false;
        if (strcmp(text, "person") != 0 && strcmp(text, "nobody") != 0 &&
            (strncmp(text, "bot:", 4) != 0 || strchr(text + 4, ':') || !text[4]))
            return false;
    }
    return true;
}

static bool is_allowed(const char *list, const char *game)
{
    char item[128];

    while (list && vaka_options_item(&list, item, sizeof item))
        if (strcmp(item, game) == 0)
            return true;
    return false;
}

/* Why it cannot be made, as far as that can be seen without trying; NULL: it may be. */
static const char *obstacle(const vaka_serve *serve, const json_t *asked)
{
    const json_t *game = json_object_get(asked, "game");
    const json_t *scenario = json_object_get(asked, "scenario");

    if (!is_word(game, 64, "."))
        return "\"game\" must be the name of a game";
    if (serve->config.games && !is_allowed(serve->config.games, json_string_value(game)))
        return VAKA_TEXT("this server does not play that game");
    if (scenario && json_string_length(scenario) + !json_is_string(scenario) > 0 &&
        !is_word(scenario, 60, "."))
        return "\"scenario\" must be the id of a scenario";
    if (!are_options(json_object_get(asked, "options")))
        return "\"options\" must be an object of numbers";
    if (!are_words(json_object_get(asked, "rules"), 90, ":=.,"))
        return "\"rules\" must be a list of ids";
    if (!are_words(json_object_get(asked, "mods"), 60, ""))
        return "\"mods\" must be a list of ids";
    if (!are_seats(json_object_get(asked, "seats")))
        return "\"seats\" must be a list of one to eight, each with `who` and perhaps a name";
    if (serve->rooms >= serve->config.tables)
        return VAKA_TEXT("this server has as many tables as it may");
    return NULL;
}

/* --- trying ----------------------------------------------------------------------------------- */

typedef struct making {
    vaka_serve *serve;
    uint64_t visit;
    vaka_room *room; /* that was made; NULL: none yet */
    json_t *asked;   /* owned */
    vaka_process *process;
    json_int_t match;
    int tries;
    char wrong[256];
    json_t *answer; /* owned: what is answered when it is kept */
} making;

static void end_making(making *at)
{
    json_decref(at->asked);
    json_decref(at->answer);
    free(at);
}

static void made(void *data, bool good, const char *text)
{
    making *at = data;
    vaka_visit *visit = vaka_visit_find(at->serve, at->visit);

    (void)text;
    if (visit && good && !at->room->unkept)
        vaka_visit_answer(visit, 200, json_incref(at->answer));
    else if (visit)
        vaka_visit_refuse(visit, 507, "the table could not be kept");
    end_making(at);
}

static void make_room(making *at)
{
    char tokens[VAKA_MAX_SEATS + 1][VAKA_TOKEN] = {{0}};
    vaka_room *room = at->room = vaka_room_new(at->serve, at->asked, tokens);
    json_t *seats = json_array();

    for (int32_t seat = 0; seat < room->seats; seat++)
        if (*tokens[seat])
            json_array_append_new(
                seats, json_pack("{s:i, s:s}", "seat", (int)seat, "token", tokens[seat]));
    at->answer = json_pack("{s:s, s:o, s:s, s:s}", "table", room->id, "seats", seats, "watch",
                           tokens[room->seats], "commitment", room->fair.commitment);
    vaka_serve_log(at->serve, room->id, "a table of %s",
                   json_string_value(json_object_get(room->spec, "game")));
    vaka_room_keep(room, NULL);
    vaka_store_after(at->serve->store, made, at);
    vaka_room_begin(room); /* where programs play alone */
}

static void take_error(making *at, const json_t *answer)
{
    const char *error = json_string_value(json_object_get(answer, "error"));

    if (!json_is_true(json_object_get(answer, "ok")) && !*at->wrong)
        snprintf(at->wrong, sizeof at->wrong, "%s", error ? error : "it could not be tried out");
}

static void bot_checked(void *data, const json_t *answer)
{
    take_error(data, answer);
}

static void all_checked(void *data, const json_t *answer)
{
    making *at = data;
    vaka_visit *visit = vaka_visit_find(at->serve, at->visit);

    if (answer)
        vaka_process_hold(at->process, -1);
    else if (!*at->wrong)
        snprintf(at->wrong, sizeof at->wrong, "it could not be tried out");
    if (!visit) {
        end_making(at);
    } else if (*at->wrong) {
        vaka_visit_refuse(visit, 400, at->wrong);
        end_making(at);
    } else {
        make_room(at);
    }
}

static json_t *trial(const json_t *asked, char **key)
{
    static const char *const members[] = {"game", "scenario", "options", "rules", "mods"};
    json_t *spec = json_object(), *players = json_array(), *seat;
    const json_t *seats = json_object_get(asked, "seats");
    size_t index;

    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        if (json_object_get(asked, members[i]))
            json_object_set(spec, members[i], json_object_get(asked, members[i]));
    json_object_set_new(spec, "seats", json_integer((json_int_t)json_array_size(seats)));
    *key = vaka_room_key_of(spec);
    json_array_foreach(seats, index, seat)
    {
        const char *who = json_string_value(json_object_get(seat, "who"));

        json_array_append_new(players, json_string(strcmp(who, "person") == 0 ? "human" : who));
    }
    json_t *request = json_pack("{s:s}", "own", "open");
    json_object_update(request, spec);
    json_object_set_new(request, "players", players);
    json_decref(spec);
    return request;
}

static vaka_answered tried;

/* In a worker of its kind; false: there is none, or it was tried often enough. */
static bool try_out(making *at)
{
    char *key = NULL;
    json_t *request;

    if (at->tries++ == TRIES)
        return false;
    request = trial(at->asked, &key);
    at->process = vaka_workers_for(at->serve->workers, key);
    free(key);
    if (!at->process) {
        json_decref(request);
        return false;
    }
    vaka_process_hold(at->process, 1);
    vaka_process_ask(at->process, request, tried, at);
    return true;
}

static void tried(void *data, const json_t *answer)
{
    making *at = data;
    json_t *seats = json_object_get(at->asked, "seats"), *seat;
    size_t index;

    if (!answer && try_out(at)) /* the worker has died: perhaps of something else */
        return;
    take_error(at, answer);
    at->match = json_integer_value(json_object_get(answer, "match"));
    if (!at->match) {
        all_checked(at, answer);
        return;
    }
    json_array_foreach(seats, index, seat)
    {
        const char *who = json_string_value(json_object_get(seat, "who"));

        if (strncmp(who, "bot:", 4) == 0)
            vaka_process_ask(
                at->process,
                json_pack("{s:s, s:I, s:s}", "own", "check", "match", at->match, "bot", who + 4),
                bot_checked, at);
    }
    vaka_process_ask(at->process, json_pack("{s:s, s:I}", "cmd", "close", "match", at->match),
                     all_checked, at);
}

void vaka_make(vaka_visit *visit, const json_t *asked)
{
    vaka_serve *serve = visit->serve;
    const char *why = obstacle(serve, asked);

    if (why) {
        vaka_visit_refuse(visit, 400, why);
        return;
    }
    making *at = vaka_xnew(sizeof *at);
    *at = (making){.serve = serve, .visit = visit->serial, .asked = json_deep_copy(asked)};
    if (try_out(at))
        return;
    vaka_visit_refuse(visit, 503, VAKA_TEXT("too much is being played at the moment"));
    end_making(at);
}

/* --- the catalogue ---------------------------------------------------------------------------- */

typedef struct listing {
    vaka_serve *serve;
    uint64_t visit;
    char language[16];
} listing;

/* Only what this server plays. */
static void keep_allowed(const vaka_serve *serve, json_t *catalogue)
{
    json_t *games = json_object_get(catalogue, "games");

    for (size_t i = json_array_size(games); serve->config.games && i-- > 0;) {
        const char *id = json_string_value(json_object_get(json_array_get(games, i), "id"));

        if (!id || !is_allowed(serve->config.games, id))
            json_array_remove(games, i);
    }
}

/* Under which language a catalogue is kept: one that nobody speaks is English. */
static const char *kept_as(const json_t *catalogue, const char *language)
{
    return json_object_get(json_object_get(catalogue, "languages"), language) ? language : "en";
}

static void listed(void *data, const json_t *answer)
{
    listing *at = data;
    vaka_visit *visit = vaka_visit_find(at->serve, at->visit);
    bool good = json_is_true(json_object_get(answer, "ok"));
    const char *language = kept_as(answer, at->language);

    if (good) {
        json_t *catalogue = json_deep_copy(answer);

        json_object_del(catalogue, "ok");
        json_object_del(catalogue, "id");
        keep_allowed(at->serve, catalogue);
        json_object_set_new(at->serve->catalogue, language, catalogue);
    }
    if (visit && good)
        vaka_visit_answer(visit, 200, json_incref(json_object_get(at->serve->catalogue, language)));
    else if (visit)
        vaka_visit_refuse(visit, 503, "there is no catalogue at the moment");
    free(at);
}

void vaka_show_catalogue(vaka_visit *visit, const char *language)
{
    vaka_serve *serve = visit->serve;
    json_t *english = json_object_get(serve->catalogue, "en");
    json_t *known =
        json_object_get(serve->catalogue, english ? kept_as(english, language) : language);
    vaka_process *process;

    if (known) {
        vaka_visit_answer(visit, 200, json_incref(known));
        return;
    }
    process = vaka_workers_for(serve->workers, "catalogue");
    if (!process) {
        vaka_visit_refuse(visit, 503, VAKA_TEXT("too much is being played at the moment"));
        return;
    }
    listing *at = vaka_xnew(sizeof *at);
    *at = (listing){.serve = serve, .visit = visit->serial};
    snprintf(at->language, sizeof at->language, "%s", language);
    vaka_process_ask(process, json_pack("{s:s, s:s}", "cmd", "catalogue", "lang", language), listed,
                     at);
}
