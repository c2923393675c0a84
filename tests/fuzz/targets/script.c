/* fuzz/targets/script.c - any text as a script: it runs within its bounds or is a fault.
 *
 * SPDX-License-Identifier: MIT */
#include "fuzz.h"

#include "script/lua/sandbox.h"
#include "script/source/syntax.h"

#include <string.h>

#define FUEL 20000u

static void run(const uint8_t *bytes, size_t size)
{
    vaka_sandbox *sandbox = vaka_sandbox_new();
    int environment = vaka_sandbox_environment(sandbox, "fuzz");
    lua_State *L = vaka_sandbox_state(sandbox);
    int top = lua_gettop(L);
    vaka_error err = {0};

    vaka_status status =
        vaka_sandbox_load(sandbox, environment, "t.lua", (const char *)bytes, size, &err);
    if (status && (!*err.text || lua_gettop(L) != top))
        fuzz_broken("refused by '%s', with %d left behind", err.text, lua_gettop(L) - top);
    if (!status && lua_isfunction(L, -1)) {
        vaka_sandbox_refuel(sandbox, FUEL);
        if (vaka_sandbox_call(sandbox, 0, 0, &err) != VAKA_RAN_WELL && !*err.text)
            fuzz_broken("a fault without a word");
    }
    vaka_sandbox_free(sandbox);
}

const fuzz_target fuzz_script = {"script", NULL, run};
