/* conformance/check_words.c - whatever is told or shown can be put into words.
 *
 * SPDX-License-Identifier: MIT */
#include "game.h"
#include "sentence.h"
#include "table/sentence.h"

#include <string.h>

bool check_told(game *at, const vaka_live *live)
{
    const vaka_layout *layout = vaka_live_layout(live);
    uint32_t count;
    const vaka_event *events = vaka_live_events(live, &count);

    for (uint32_t i = 0; i < count; i++) {
        const char *text = vaka_event_sentence(layout, &events[i]);
        const char *trouble = sentence_trouble(layout, text, events[i].arg);
        if (strcmp(text, "?") == 0)
            return finding_set(&at->found, "told", "there is no event %u", events[i].id);
        if (trouble)
            return finding_set(&at->found, "told", "the event '%s' cannot be filled: %s", text,
                               trouble);
    }
    return true;
}

static bool is_said(game *at, const vaka_layout *layout, const vaka_said *said)
{
    const char *trouble = said->text ? sentence_trouble(layout, said->text, said->arg) : NULL;

    if (!trouble)
        return true;
    return finding_set(&at->found, "scene", "'%s' cannot be filled: %s", said->text, trouble);
}

bool check_scene(game *at, int32_t seat)
{
    vaka_live *live = vaka_record_live(at->record);
    const vaka_layout *layout = vaka_live_layout(live);
    const vaka_scene *scene = vaka_live_scene(live, seat);
    bool good = is_said(at, layout, &scene->phase) && is_said(at, layout, &scene->prompt);

    for (uint32_t i = 0; good && i < scene->overlay_count; i++)
        good = is_said(at, layout, &scene->overlays[i].said);
    for (uint32_t i = 0; good && i < scene->element_count; i++)
        good = is_said(at, layout, &scene->elements[i].said);
    for (uint32_t i = 0; good && i < scene->tray_count; i++)
        good = is_said(at, layout, &scene->trays[i].cost) &&
               is_said(at, layout, &scene->trays[i].why) &&
               is_said(at, layout, &scene->trays[i].title);
    for (uint32_t i = 0; good && i < scene->purse_count; i++)
        good = is_said(at, layout, &scene->purses[i].said);
    for (uint32_t i = 0; good && i < scene->ending_count; i++)
        good = is_said(at, layout, &scene->endings[i].lost);
    good = good && is_said(at, layout, &scene->last.said);
    for (uint32_t i = 0; good && i < scene->panel_count; i++)
        good = is_said(at, layout, &scene->panels[i].title);
    return good && game_heed(at, &at->watch);
}
