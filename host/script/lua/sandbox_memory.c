/* script/lua/sandbox_memory.c - the allocator that says no.
 *
 * SPDX-License-Identifier: MIT
 *
 * Lua collects its garbage when it is told no, and asks again. A script that lives at the cap could
 * so make every little thing cost a whole collection; therefore the second no between two looks at
 * the tank is final. It says no only while a call runs: the host's own work between calls is
 * bounded and has nobody to catch an error.
 *
 * Who was running is noted when it says no, for Lua calls nobody before the frames are gone. Not
 * while the stack itself is moved in place: newer versions of Lua turn all pointers into it into
 * numbers meanwhile, and asking for frames would follow those. */
#include "script/lua/sandbox_inside.h"

#include <stdlib.h>

#define LIGHT 256u     /* bytes of a text that weigh nothing */
#define MEASURED 1000u /* bytes of a text that is made to see what Lua adds to it */

static bool refuse(vaka_sandbox *sandbox)
{
    if (sandbox->starved)
        sandbox->starving = true;
    sandbox->starved = true;
    return false;
}

/* Where it said no; if that cannot be told now, whoever ends the call looks. */
static void note_place(vaka_sandbox *sandbox, bool moving)
{
    sandbox->unplaced = moving;
    if (moving)
        sandbox->trace[0] = '\0';
    else
        vaka_fault_trace(sandbox, 0);
}

void vaka_memory_find_stack(vaka_sandbox *sandbox)
{
    sandbox->looking = true;
    lua_checkstack(sandbox->L, 10 * LUA_MINSTACK); /* more than a new state has */

    char text[MEASURED] = {0};
    lua_pushlstring(sandbox->L, text, sizeof text);
    lua_pop(sandbox->L, 1);
    sandbox->looking = false;
}

/* `type` is what Lua is making (LUA_TSTRING …) where it says so. */
static bool may_grow(vaka_sandbox *sandbox, size_t type, size_t size, size_t growth)
{
    if (sandbox->depth == 0 || sandbox->ending)
        return true;
    if (type == LUA_TSTRING && size > VAKA_SANDBOX_TEXT + sandbox->text_head) {
        sandbox->too_long = true;
        return refuse(sandbox);
    }
    if (sandbox->starving || growth > VAKA_SANDBOX_MEMORY - sandbox->used ||
        sandbox->used > VAKA_SANDBOX_MEMORY)
        return refuse(sandbox);
    sandbox->poured += growth;
    if (sandbox->poured > VAKA_SANDBOX_POUR)
        sandbox->starving = true; /* the next one is refused */
    return true;
}

/* A text of `size` bytes, with what Lua adds, has been made. */
static void note_text(vaka_sandbox *sandbox, size_t size)
{
    if (sandbox->looking)
        sandbox->text_head = size - MEASURED;
    else if (sandbox->depth > 0)
        vaka_weight_text(sandbox, size - sandbox->text_head);
}

/* Most of what Lua asks for is small and new, and a block of that size has been given back: NULL
 * if it is not so, or something has to be looked at. */
static inline void *take_kept(vaka_sandbox *sandbox, size_t size)
{
    if (size > LIGHT || sandbox->used > VAKA_SANDBOX_MEMORY / 2 || sandbox->starving)
        return NULL;
    void *block = vaka_pool_take_kept(&sandbox->pool, size);
    if (!block)
        return NULL;
    sandbox->used += size;
    if (sandbox->depth == 0 || sandbox->ending)
        return block;
    sandbox->poured += size;
    if (sandbox->poured > VAKA_SANDBOX_POUR)
        sandbox->starving = true; /* the next one is refused */
    return block;
}

void *vaka_memory_allocate(void *context, void *block, size_t old, size_t size)
{
    vaka_sandbox *sandbox = context;
    if (!block && size) {
        void *kept = take_kept(sandbox, size);
        if (kept)
            return kept;
    }
    size_t had = block ? old : 0;
    bool moving = block && (block == sandbox->stack || sandbox->looking);

    if (size == 0) {
        vaka_pool_give_back(&sandbox->pool, block, had);
        sandbox->used -= had;
        return NULL;
    }
    if (size > had && !may_grow(sandbox, block ? 0 : old, size, size - had)) {
        note_place(sandbox, moving);
        return NULL;
    }

    void *memory = vaka_pool_resize(&sandbox->pool, block, had, size);
    if (memory)
        sandbox->used = sandbox->used - had + size;
    if (memory && !block && old == LUA_TSTRING && size > LIGHT)
        note_text(sandbox, size);
    if (memory && moving)
        sandbox->stack = memory;
    return memory;
}
