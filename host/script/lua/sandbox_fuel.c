/* script/lua/sandbox_fuel.c - the tank: what a script may use up, and how a call is ended for good.
 *
 * SPDX-License-Identifier: MIT
 *
 * Lua calls the hook every so many instructions, wherever they are: in functions, metamethods and
 * callbacks. Once a call is ending, the hook raises at every instruction and everything of ours
 * that catches raises again, so no code of a script runs any more. The count depends on nothing but
 * the script, and so does the price of an instruction (sandbox_weight.c). What takes long for its
 * price nevertheless (passing on hundreds of thousands of arguments, say) meets a patience that no
 * honest script tries. */
#include "script/lua/sandbox_inside.h"

#include <time.h>

#define MILLISECOND 1000000
#define GULP 128 /* fuel burnt between two looks at the clock; a power of two */

static const char ended; /* what is raised: its address is the error object */

int64_t vaka_sandbox_machine(bool processor)
{
    struct timespec now;

    if (clock_gettime(processor ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC_COARSE, &now) != 0)
        return 0;
    return (int64_t)now.tv_sec * 1000 * MILLISECOND + now.tv_nsec;
}

/* Tests put another one in its place, before any sandbox is made. */
static vaka_sandbox_clock *clock_in_use = vaka_sandbox_machine;

void vaka_sandbox_use_clock(vaka_sandbox_clock *clock)
{
    clock_in_use = clock;
}

static int64_t read_clock(const vaka_sandbox *sandbox)
{
    return clock_in_use(sandbox->impatient);
}

vaka_sandbox *vaka_sandbox_of(lua_State *L)
{
    return *(vaka_sandbox **)lua_getextraspace(L);
}

bool vaka_sandbox_ending(lua_State *L)
{
    return vaka_sandbox_of(L)->ending != 0;
}

/* First by a clock that is cheap to read, from the first look in a call on; when that is over, by
 * the processor time of this thread, so that a machine that was merely busy harms nobody. */
static bool out_of_patience(vaka_sandbox *sandbox)
{
    if (!clock_in_use)
        return false;
    int64_t now = read_clock(sandbox);
    if (sandbox->begun == 0)
        sandbox->begun = now;
    if (sandbox->spent + now - sandbox->begun <= VAKA_SANDBOX_PATIENCE * MILLISECOND)
        return false;
    if (sandbox->impatient)
        return true;
    sandbox->impatient = true;
    sandbox->spent = 0;
    sandbox->begun = read_clock(sandbox);
    return false;
}

/* What ends the call now, or 0. */
static uint32_t look(lua_State *L, vaka_sandbox *sandbox)
{
    lua_Debug frame;

    if (sandbox->fuel <= 0)
        return VAKA_FAULT_FUEL;
    if (lua_getstack(L, VAKA_SANDBOX_DEPTH, &frame))
        return VAKA_FAULT_DEPTH;
    if (sandbox->starved) {
        if (sandbox->starving || sandbox->used > VAKA_SANDBOX_MEMORY / 8 * 7)
            return VAKA_FAULT_MEMORY;
        sandbox->starved = false;
    }
    if (out_of_patience(sandbox))
        return VAKA_FAULT_TIME;
    return 0;
}

static void hook(lua_State *L, lua_Debug *activation)
{
    vaka_sandbox *sandbox = vaka_sandbox_of(L);
    uint32_t fault = sandbox->ending;

    (void)activation;
    if (!fault) {
        sandbox->fuel -= (int64_t)VAKA_SANDBOX_GRAIN * sandbox->price;
        fault = look(L, sandbox);
    }
    if (fault)
        vaka_fuel_out(L, fault);
}

void vaka_fuel_mark(vaka_sandbox *sandbox, uint32_t fault)
{
    bool memory = fault == VAKA_FAULT_MEMORY || fault == VAKA_FAULT_TEXT;

    if (sandbox->ending)
        return;
    if (fault == VAKA_FAULT_STOP)
        sandbox->trace[0] = '\0';          /* nothing went wrong */
    else if (!memory || sandbox->unplaced) /* else it was noted when it happened */
        vaka_fault_trace(sandbox, 0);
    sandbox->ending = fault;
    lua_sethook(sandbox->L, hook, LUA_MASKCOUNT, 1);
}

_Noreturn void vaka_fuel_out(lua_State *L, uint32_t fault)
{
    vaka_fuel_mark(vaka_sandbox_of(L), fault);
    /* What is raised does not matter, and there may be no room for one more. Emptying the stack for
     * it would close what buffers keep there, which Lua 5.4.4 does not survive everywhere. */
    if (lua_checkstack(L, 1))
        lua_pushlightuserdata(L, (void *)(uintptr_t)&ended);
    lua_error(L);
    for (;;) {
    }
}

void vaka_fuel_pass_on(lua_State *L, int status)
{
    vaka_sandbox *sandbox = vaka_sandbox_of(L);

    if (status == LUA_ERRMEM)
        vaka_fuel_out(L, sandbox->too_long ? VAKA_FAULT_TEXT : VAKA_FAULT_MEMORY);
    if (sandbox->ending)
        vaka_fuel_out(L, sandbox->ending);
    if (vaka_fault_is_depth(L, status))
        vaka_fuel_out(L, VAKA_FAULT_DEPTH);
}

void vaka_sandbox_stop(lua_State *L)
{
    vaka_fuel_out(L, VAKA_FAULT_STOP);
}

void vaka_sandbox_burn(lua_State *L, uint32_t fuel)
{
    vaka_sandbox *sandbox = vaka_sandbox_of(L);

    if (sandbox->ending)
        vaka_fuel_out(L, sandbox->ending);
    uint64_t before = (uint64_t)sandbox->fuel;
    sandbox->fuel -= fuel;
    if (sandbox->fuel <= 0)
        vaka_fuel_out(L, VAKA_FAULT_FUEL);
    /* No instruction is counted as long as one function of the host works on. */
    if ((before ^ (uint64_t)sandbox->fuel) >= GULP && out_of_patience(sandbox))
        vaka_fuel_out(L, VAKA_FAULT_TIME);
}

void vaka_fuel_work(lua_State *L, lua_Unsigned steps)
{
    const lua_Unsigned most = 2 * VAKA_SANDBOX_FUEL; /* more than any tank holds */
    uint32_t price = vaka_sandbox_of(L)->price;

    vaka_sandbox_burn(L, (uint32_t)(steps < most / price ? steps * price : most));
}

void vaka_sandbox_charge(vaka_sandbox *sandbox, uint32_t fuel)
{
    sandbox->fuel -= fuel;
}

void vaka_sandbox_refuel(vaka_sandbox *sandbox, int64_t fuel)
{
    sandbox->fuel = fuel;
    sandbox->poured = 0;
    vaka_weight_begin(sandbox);
    sandbox->spent = sandbox->begun = 0;
    sandbox->impatient = false;
    if (sandbox->depth == 0)
        lua_sethook(sandbox->L, hook, LUA_MASKCOUNT, VAKA_SANDBOX_GRAIN); /* counts anew */
}

uint32_t vaka_sandbox_fuel_left(const vaka_sandbox *sandbox)
{
    return sandbox->fuel > 0 ? (uint32_t)sandbox->fuel : 0;
}

void vaka_fuel_begin(vaka_sandbox *sandbox)
{
    if (sandbox->depth++ > 0)
        return;
    sandbox->ending = 0;
    sandbox->trace[0] = '\0';
    sandbox->noted = false;
    sandbox->starved = sandbox->starving = sandbox->too_long = sandbox->unplaced = false;
    sandbox->outside = uselocale(sandbox->locale); /* how texts and numbers compare and look */
}

void vaka_fuel_end(vaka_sandbox *sandbox)
{
    if (--sandbox->depth > 0)
        return;
    uselocale(sandbox->outside);
    if (sandbox->begun) {
        sandbox->spent += read_clock(sandbox) - sandbox->begun;
        sandbox->begun = 0;
    }
    if (sandbox->ending)
        lua_sethook(sandbox->L, hook, LUA_MASKCOUNT, VAKA_SANDBOX_GRAIN);
    if (sandbox->starved)
        lua_gc(sandbox->L, LUA_GCCOLLECT);
    sandbox->ending = 0;
}
