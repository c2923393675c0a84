/* tests/script/attacks_test.c - hostile scripts: every one is contained, and every one is real.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each file of tests/script/attacks says in its first lines
 *
 *     -- tries to … (what the attack is after)
 *     -- expect: fault WORD | harmless | stopped
 *     -- defence: NAME
 *     -- form: … (may be left out: how the file is brought in)
 *
 * and calls host.win() when it has got what it is after. This program is built twice. With the
 * sandbox as it is, the call must end as expected, nothing may be won or changed while it is being
 * ended, it must not take long, and the state must work for the next call. With VAKA_WEAK_SANDBOX
 * the sandbox lacks the named defence (weak_sandbox.c), and then the attack must be won: else the
 * file, or the defence, is worth nothing.
 *
 * Forms: `data`, a data file (won if it is taken); `bytecode`, compiled before; `twice`, played in
 * two actions; `mods`, two files parted by "-- second mod" in two environments; `lib`, shared code
 * and behind "-- card" a file that finds it by `use`, played in two actions; `raw`, where \xNN in
 * the file is that byte; `big`, where @N{text} is the text N times; `slow`, won if it takes more
 * time than the host has patience for; `slow big`, both. */
#include "attack_file.h"
#ifdef VAKA_WEAK_SANDBOX
#include "weak_sandbox.h"
#endif

#include "script/lua/sandbox.h"

#include <dirent.h>
#include <lauxlib.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#define LEAST 150 /* attacks that must be there */
#define SHARED "lib/shared.lua"
#define SLOW 700000000 /* nanoseconds of the processor */
#define LATE 7

typedef struct ground {
    vaka_sandbox *sandbox;
    lua_State *L;
    int environment[2];
    uint32_t fault; /* the first */
    int wins, late; /* late: the host was reached while the call was being ended */
    vaka_error err;
} ground;

static int host_win(lua_State *L)
{
    ground *at = *vaka_sandbox_bound(vaka_sandbox_of(L));

    at->wins++;
    at->late += vaka_sandbox_ending(L);
    return 0;
}

static int host_stop(lua_State *L)
{
    vaka_sandbox_stop(L);
}

static int host_burn(lua_State *L)
{
    vaka_sandbox_burn(L, (uint32_t)luaL_checkinteger(L, 1));
    return 0;
}

static int host_filter(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TFUNCTION);
    lua_settop(L, 1);
    lua_call(L, 0, 1);
    return 1;
}

/* Upvalue: what the shared file returned. */
static int host_use(lua_State *L)
{
    lua_pushvalue(L, lua_upvalueindex(1));
    return 1;
}

/* Fuel alone decides, however slow the machine is; but for what fuel cannot count. */
static void set_clock(const attack *by)
{
    vaka_sandbox_use_clock(strcmp(by->expect, "time") == 0 ? vaka_sandbox_machine : NULL);
}

static void open_ground(ground *at, const attack *by)
{
    static const luaL_Reg functions[] = {{"win", host_win},
                                         {"stop", host_stop},
                                         {"burn", host_burn},
                                         {"filter", host_filter},
                                         {NULL, NULL}};

    memset(at, 0, sizeof *at);
    set_clock(by);
#ifdef VAKA_WEAK_SANDBOX
    if (!weak_sandbox_without(by->defence))
        fail_msg("%s: there is no defence '%s'", by->name, by->defence);
#endif
    at->sandbox = vaka_sandbox_new();
    at->L = vaka_sandbox_state(at->sandbox);
    *vaka_sandbox_bound(at->sandbox) = at;
    for (int i = 0; i < 2; i++) {
        at->environment[i] = vaka_sandbox_environment(at->sandbox, i ? "other" : "mod");
        luaL_newlib(at->L, functions);
        vaka_sandbox_give(at->sandbox, at->environment[i], "host");
    }
}

static int note(ground *at, int ran)
{
    if (ran != VAKA_RAN_WELL && !at->fault)
        at->fault = vaka_sandbox_fault(at->sandbox);
    return ran;
}

/* Loads a file and plays it once, or as often as asked, each time with a full tank. */
static int play(ground *at, const attack *by, int mod, const char *text, size_t size)
{
    bool twice = strcmp(by->form, "twice") == 0 || strcmp(by->form, "lib") == 0;
    int ran = VAKA_RAN_WELL, times = twice ? 2 : 1;

    if (vaka_sandbox_load(at->sandbox, at->environment[mod], by->name, text, size, &at->err) !=
        VAKA_OK)
        return note(at, VAKA_RAN_FAULT);
    for (int i = 0; i < times; i++) {
        vaka_sandbox_refuel(at->sandbox, VAKA_SANDBOX_FUEL);
        lua_getfield(at->L, -1, "play");
        ran = note(at, vaka_sandbox_call(at->sandbox, 0, 0, &at->err));
    }
    lua_pop(at->L, 1);
    return ran;
}

static int play_mods(ground *at, const attack *by)
{
    static const char mark[] = "-- second mod\n";
    const char *second = strstr(by->text, mark);
    int ran;

    assert_non_null(second);
    ran = play(at, by, 0, by->text, (size_t)(second - by->text));
    second += strlen(mark);
    int other = play(at, by, 1, second, strlen(second));
    return ran == VAKA_RAN_WELL ? other : ran;
}

static int play_lib(ground *at, const attack *by)
{
    const char *card = attack_card(by);
    size_t size = (size_t)(card - by->text);

    if (vaka_sandbox_load(at->sandbox, at->environment[0], SHARED, by->text, size, &at->err) !=
        VAKA_OK)
        return note(at, VAKA_RAN_FAULT);
    lua_pushcclosure(at->L, host_use, 1);
    vaka_sandbox_give(at->sandbox, at->environment[0], "use");
    return play(at, by, 0, card, strlen(card));
}

static int play_bytecode(ground *at, const attack *by)
{
    size_t size;
    char *bytes = attack_compile(by, &size);
    int ran = play(at, by, 0, bytes, size);

    free(bytes);
    return ran;
}

static int play_data(ground *at, const attack *by)
{
    const vaka_source source = {by->name, by->text, by->size, NULL};

    if (vaka_sandbox_load_data(at->sandbox, &source, &at->err) != VAKA_OK)
        return note(at, VAKA_RAN_FAULT);
    lua_pop(at->L, 1);
    at->wins++;
    return VAKA_RAN_WELL;
}

static int run_attack(ground *at, const attack *by)
{
    if (strcmp(by->form, "data") == 0)
        return play_data(at, by);
    if (strcmp(by->form, "bytecode") == 0)
        return play_bytecode(at, by);
    if (strcmp(by->form, "mods") == 0)
        return play_mods(at, by);
    if (strcmp(by->form, "lib") == 0)
        return play_lib(at, by);
    return play(at, by, 0, by->text, by->size);
}

static void assert_still_works(ground *at, const attack *by)
{
    static const char good[] =
        "local t = { 3, 1, 2 } return { play = function() local s = {} "
        "for k, v in pairs(t) do s[k] = v end table.sort(s) "
        "return table.concat(s) .. ('x'):rep(2) .. string.format('%d', #t) end }";

    if (vaka_sandbox_load(at->sandbox, at->environment[0], "good.lua", good, strlen(good),
                          &at->err) != VAKA_OK)
        fail_msg("%s: after it nothing can be loaded: %s", by->name, at->err.text);
    vaka_sandbox_refuel(at->sandbox, VAKA_SANDBOX_FUEL);
    lua_getfield(at->L, -1, "play");
    if (vaka_sandbox_call(at->sandbox, 0, 1, &at->err) != VAKA_RAN_WELL)
        fail_msg("%s: after it nothing runs: %s", by->name, at->err.text);
    assert_string_equal(lua_tostring(at->L, -1), "123xx3");
}

static const char *outcome(const ground *at, int ran)
{
    static const char *const faults[] = {"none",  "error", "fuel",  "memory", "time",
                                         "depth", "text",  "local", "stopped"};

    return ran == VAKA_RAN_WELL ? "harmless" : faults[at->fault];
}

static void attack_is_contained(const attack *by)
{
    double start = attack_seconds();
    ground at;

    open_ground(&at, by);
    int ran = run_attack(&at, by);
    double took = attack_seconds() - start;

    if (strcmp(outcome(&at, ran), by->expect) != 0)
        fail_msg("%s: ended with '%s', not '%s': %s", by->name, outcome(&at, ran), by->expect,
                 ran == VAKA_RAN_WELL ? "" : at.err.text);
    if (at.wins > 0 || at.late > 0)
        fail_msg("%s: won %d times, %d of them too late", by->name, at.wins, at.late);
    if (ran == VAKA_RAN_FAULT && !strstr(at.err.text, by->name) && !strstr(at.err.text, SHARED))
        fail_msg("%s: the fault does not name the file: %s", by->name, at.err.text);
    if (took > 1.0 * attack_slowness())
        fail_msg("%s: took %.2f seconds", by->name, took);
    assert_still_works(&at, by);
    vaka_sandbox_free(at.sandbox);
}

static void end_late(int signal)
{
    (void)signal;
    _exit(LATE);
}

/* Does it take longer than the host has patience for? It is ended as soon as that is known. */
static bool attack_is_slow(const attack *by)
{
    const struct itimerspec patience = {.it_value.tv_nsec = SLOW};
    struct sigevent late = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGPROF};
    timer_t clock;
    ground at;
    int ended;
    pid_t child = fork();

    assert_true(child >= 0);
    if (child == 0) {
        signal(SIGPROF, end_late);
        if (timer_create(CLOCK_PROCESS_CPUTIME_ID, &late, &clock) != 0 ||
            timer_settime(clock, 0, &patience, NULL) != 0)
            _exit(1);
        open_ground(&at, by);
        run_attack(&at, by);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &ended, 0), child);
    return WIFEXITED(ended) && WEXITSTATUS(ended) == LATE;
}

static void attack_is_real(const attack *by)
{
    ground at;

    if (strcmp(by->defence, "lua") == 0)
        return; /* a limit of Lua itself, which nobody can switch off */
    if (strstr(by->form, "slow")) {
        if (!attack_is_slow(by))
            fail_msg("%s: not slow without '%s'", by->name, by->defence);
        return;
    }
    open_ground(&at, by);
    int ran = run_attack(&at, by);

    if (at.wins == 0)
        fail_msg("%s: not won without '%s': %s %s", by->name, by->defence, outcome(&at, ran),
                 ran == VAKA_RAN_WELL ? "" : at.err.text);
    vaka_sandbox_free(at.sandbox);
}

static void attack_test(void **state)
{
#ifdef VAKA_WEAK_SANDBOX
    attack_is_real(*state);
    (void)attack_is_contained;
#else
    attack_is_contained(*state);
    (void)attack_is_real;
#endif
}

int main(int argc, char **argv)
{
    static const attack_group group = {"attacks",   ATTACKS,     LEAST, sizeof(attack),
                                       read_attack, attack_test, NULL,  NULL};

    return attack_group_run(&group, argc, argv);
}
