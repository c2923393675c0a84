/* fuzz/targets/data.c - any text as a data file: tables, or file, line and column of the fault.
 *
 * SPDX-License-Identifier: MIT */
#include "fuzz.h"

#include "script/mods/plain.h"

#include <stdlib.h>
#include <string.h>

static void run(const uint8_t *bytes, size_t size)
{
    static const char name[] = "t.lua";
    vaka_sandbox *sandbox = vaka_sandbox_new();
    lua_State *L = vaka_sandbox_state(sandbox);
    vaka_error err = {0};
    int top = lua_gettop(L);

    /* What the fuzzer has to find by itself, so that it can be seen to fail. */
    if (size > 1 && bytes[0] == 'r' && bytes[1] == '!' && getenv("VAKA_PLANTED"))
        fuzz_broken("planted");
    const vaka_source source = {name, (const char *)bytes, size, NULL};
    if (vaka_sandbox_load_data(sandbox, &source, &err)) {
        if (strncmp(err.text, "t.lua", 5) != 0 || lua_gettop(L) != top)
            fuzz_broken("refused by '%s', with %d left behind", err.text, lua_gettop(L) - top);
    } else if (lua_gettop(L) != top + 1) {
        fuzz_broken("%d values are left", lua_gettop(L) - top);
    }
    vaka_sandbox_free(sandbox);
}

const fuzz_target fuzz_data = {"data", NULL, run};
