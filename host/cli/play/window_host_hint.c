/* cli/play/window_host_hint.c - what a good player would do: the choice of a game's own bot.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/play/window_host_inside.h"

#include "layout/extension.h"
#include "play/bot.h"
#include "table/sentence.h"
#include "vaka/ext/advice.h"

static void say_why(vaka_record *record, int32_t seat, const vaka_action *action, char *out)
{
    vaka_live *live = vaka_record_live(record);
    const vaka_layout *layout = vaka_live_layout(live);
    const vaka_advice *advice = vaka_extension(layout->module, VAKA_EXT_ADVICE, sizeof *advice);
    const vaka_names *names = vaka_record_names(record);
    int32_t row = advice ? advice->why(vaka_live_seen(live, seat), seat, action) : VAKA_NONE;

    if (row >= 0 && (uint32_t)row < advice->reason_count)
        vaka_sentence(layout, names, vaka_names_say(names, advice->reasons[row].text), action->arg,
                      out, VAKA_SENTENCE);
}

/* It is handed what the seat may see, like any bot: a hint tells nothing that one could not know.
 */
bool vaka_window_host_hint(void *data, vaka_record *record, int32_t seat, vaka_action *out,
                           char *why)
{
    vaka_live *live = vaka_record_live(record);
    const vaka_module *module = vaka_live_layout(live)->module;
    const vaka_bot_spec *spec = vaka_bot_at(module, 0);
    vaka_error err = {0};
    vaka_bot bot;

    (void)data;
    *why = '\0';
    if (!spec || vaka_bot_init_for(&bot, module, spec->name, 1, seat, &err) ||
        !vaka_bot_choose(&bot, live, seat, out))
        return false;
    say_why(record, seat, out, why);
    return true;
}
