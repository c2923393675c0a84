/* tests/script/siege_test.c - the hostile scripts of tests/script/attacks as event cards of a real
 * match.
 *
 * SPDX-License-Identifier: MIT
 *
 * The files are those of attacks_test.c. A few words around each make a card of it: what it calls
 * of a made-up host there, it calls here of the real one: to win is to take points, to be stopped
 * is to ask (in a filter: to make a mistake that breaks the match). Each must end as its file says,
 * the action must be taken back, and both its match and another one of the same runner go on as if
 * nothing had been. */
#include "attack_file.h"
#include "siege.h"

#define LEAST 150
#define LONGEST 4.0 /* seconds of the processor, for reading the file and playing it */

static const char before[] =
    "local real = host "
    "local host = { win = function() game.gain(0, 9999) end,"
    " stop = function() if not pcall(game.gain, 0, 0) then real.value('unheard-of') end"
    " ask.yes_no { seat = 0 } end,"
    " burn = function(n) for _ = 1, n do end end,"
    " filter = function(call) local result ask.number { seat = 0, where = function()"
    " result = call() return false end } return result end }"
    " local attack = (function(...) ";
static const char behind[] = "\nend)() "
                             "return { title = \"Attack\", mood = \"bad\", play = function() "
                             "return attack.play() end }\n";

/* Writes a card made of an attack's text. */
static void write_card(const siege *at, const char *path, const char *text, size_t size)
{
    size_t first = strlen(before), last = strlen(behind);
    char *all = malloc(first + size + last);

    memcpy(all, before, first);
    memcpy(all + first, text, size);
    memcpy(all + first + size, behind, last);
    scratch_bytes(&at->folder, path, all, first + size + last);
    free(all);
}

static void write_bytecode(const siege *at, const attack *by)
{
    size_t size;
    char *bytes = attack_compile(by, &size);

    scratch_bytes(&at->folder, "siege/events/attack.lua", bytes, size);
    free(bytes);
}

/* The first file is another mod's card, which is carried out just before the second's. */
static void write_mods(const siege *at, const attack *by)
{
    static const char mark[] = "-- second mod\n";
    const char *second = strstr(by->text, mark);

    assert_non_null(second);
    siege_mod(at, "before");
    write_card(at, "before/events/earlier.lua", by->text, (size_t)(second - by->text));
    second += strlen(mark);
    write_card(at, "siege/events/attack.lua", second, strlen(second));
}

/* Shared code stands as it is in a file of its own. */
static void write_lib(const siege *at, const attack *by)
{
    const char *card = attack_card(by);

    scratch_bytes(&at->folder, "siege/lib/shared.lua", by->text, (size_t)(card - by->text));
    write_card(at, "siege/events/attack.lua", card, strlen(card));
}

static void write_attack(const siege *at, const attack *by)
{
    if (strcmp(by->form, "data") == 0)
        scratch_bytes(&at->folder, "siege/data/attack.lua", by->text, by->size);
    else if (strcmp(by->form, "bytecode") == 0)
        write_bytecode(at, by);
    else if (strcmp(by->form, "mods") == 0)
        write_mods(at, by);
    else if (strcmp(by->form, "lib") == 0)
        write_lib(at, by);
    else
        write_card(at, "siege/events/attack.lua", by->text, by->size);
}

static bool expects(const attack *by, const char *word)
{
    return strcmp(by->expect, word) == 0;
}

static bool names_file(const char *text)
{
    return strstr(text, "attack.lua") || strstr(text, "earlier.lua") || strstr(text, "shared.lua");
}

/* It was not let in: right for what cannot even be read. The file or the mod must be named. */
static void is_refused(const siege *at, const attack *by)
{
    if (expects(by, "harmless"))
        fail_msg("%s: is harmless, and yet it was refused: %s", by->name, at->refused);
    if (!names_file(at->refused))
        fail_msg("%s: the refusal does not name the file: %s", by->name, at->refused);
}

/* Its action failed and has to be as if it had never been. */
static void is_taken_back(siege *at, const attack *by, vaka_status status, const vaka_error *err)
{
    bool machine = expects(by, "memory") || expects(by, "time");

    if (expects(by, "harmless") || (expects(by, "stopped") && !strstr(err->text, "unheard-of")))
        fail_msg("%s: is %s, and yet it failed: %s", by->name, by->expect, err->text);
    if (status != (machine ? VAKA_ERR_SYSTEM : VAKA_ERR_CONTRACT))
        fail_msg("%s: failed with %d: %s", by->name, status, err->text);
    if (machine != (strstr(err->text, "not a result of the game") != NULL))
        fail_msg("%s: ended by %s: %s", by->name, by->expect, err->text);
    if (!names_file(err->text))
        fail_msg("%s: the fault does not name the file: %s", by->name, err->text);
    siege_goes_on(at, by->name);
}

/* Its action stands. */
static void has_come_through(siege *at, const attack *by, vaka_error *err)
{
    bool asks = vaka_question_open(vaka_live_position(at->live));

    if (!expects(by, "harmless") && !(expects(by, "stopped") && asks))
        fail_msg("%s: came through, though it should end with %s", by->name, by->expect);
    if (!asks && siege_do(at->live, "end", err))
        fail_msg("%s: the next action failed: %s", by->name, err->text);
    siege_other_is_unharmed(at, by->name);
}

/* Plays a card in a copy of the match first: what is kept in Lua would be found by the next. */
static vaka_status play_before(siege *at, const char *event, vaka_error *err)
{
    vaka_live *copy = vaka_live_clone(at->live);

    vaka_live_guard(copy, true);
    vaka_live_queue(copy, siege_draw(at, event));
    vaka_status status = siege_do(copy, "ready", err);
    vaka_live_free(copy);
    return status;
}

static void play(siege *at, const attack *by)
{
    bool mods = strcmp(by->form, "mods") == 0;
    uint64_t hash = vaka_live_hash(at->live);
    vaka_error err = {0};
    vaka_status first = VAKA_OK;

    if (mods || strcmp(by->form, "twice") == 0 || strcmp(by->form, "lib") == 0)
        first = play_before(at, mods ? "earlier" : "attack", &err);
    vaka_status status = siege_do(at->live, "ready", &err);
    if (siege_won(at))
        fail_msg("%s: won", by->name);
    if (status && vaka_live_hash(at->live) != hash)
        fail_msg("%s: left traces in the match", by->name);
    if (status)
        is_taken_back(at, by, status, &err);
    else if (!mods || !first)
        has_come_through(at, by, &err);
}

static void attack_is_contained(void **state)
{
    static const char *const one[] = {"siege", NULL}, *const both[] = {"siege", "before", NULL};
    const attack *by = *state;
    double start = attack_seconds();
    siege at;

    vaka_sandbox_use_clock(expects(by, "time") ? vaka_sandbox_machine : NULL);
    siege_open(&at, &siege_plugin);
    write_attack(&at, by);
    if (siege_begin(&at, strcmp(by->form, "mods") == 0 ? both : one, NULL))
        play(&at, by);
    else
        is_refused(&at, by);
    siege_close(&at);
    double took = attack_seconds() - start;
    if (took > LONGEST * attack_slowness())
        fail_msg("%s: took %.2f seconds", by->name, took);
}

int main(int argc, char **argv)
{
    static const attack_group group = {"siege",         ATTACKS,      LEAST,
                                       sizeof(attack),  read_attack,  attack_is_contained,
                                       siege_begin_all, siege_end_all};

    return attack_group_run(&group, argc, argv);
}
