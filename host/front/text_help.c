/* front/text_help.c - what can be written, and what is expected now.
 *
 * SPDX-License-Identifier: MIT */
#include <string.h>

#include "core/codec.h"
#include "front/text_commands.h"
#include "front/text_parts.h"

#define HELP_COLUMN 24

/* One line for each verb that can be used now, with an example. */
static void put_verbs(vaka_page *page, const vaka_view *view)
{
    uint32_t count;
    char text[VAKA_ACTION_TEXT], title[VAKA_SENTENCE];

    for (uint32_t i = 0; i < view->legal_count; i += count) {
        const vaka_verb *verb = vaka_verb_row(view->layout->module, view->legal[i].verb);

        for (count = 1; i + count < view->legal_count; count++)
            if (view->legal[i + count].verb != view->legal[i].verb)
                break;
        vaka_action_write(view->layout, &view->legal[i], text, sizeof text);
        vaka_page_add(page, "  %s", text);
        vaka_page_to(page, HELP_COLUMN);
        vaka_page_add(page, "  %s\n", vaka_view_action(view, &view->legal[i], title));
        if (count > 1)
            vaka_page_add(page, "      and %u more like it: actions %s\n", (unsigned)count - 1,
                          verb->name);
    }
}

void vaka_text_help(vaka_page *page, const vaka_view *view)
{
    uint32_t count;
    const vaka_command *commands = vaka_text_commands(&count);

    vaka_page_put(page, "Now: ");
    vaka_text_prompt(page, view);
    if (vaka_text_help_panel(page, view))
        vaka_page_put(page, "\n");
    put_verbs(page, view);
    vaka_page_put(page, "\nWrite the number of an action, or the action itself.\n"
                        "Places are written by name or by coordinates, like 2,-1.\n"
                        "You can also write:\n");
    for (uint32_t i = 0; i < count; i++) {
        bool hidden = vaka_text_is_verb(view->layout, commands[i].name);

        vaka_page_add(page, "  %s%s", hidden ? "/" : "", commands[i].usage);
        vaka_page_to(page, HELP_COLUMN);
        vaka_page_wrap(page, HELP_COLUMN, commands[i].help);
    }
    vaka_page_put(page, "A command may be shortened, and begun with a / where the game has an "
                        "action\nof the same name.\n");
}
