/* cli/measure/bench_page.c - how long it takes to do an action and to tell every page of it.
 *
 * SPDX-License-Identifier: MIT
 *
 * What a server does for an action, but for sending and keeping it: the action is applied, and for
 * each seat what has changed is worked out and written. */
#include "cli/engine/engine_page.h"
#include "cli/measure/bench_fixture.h"

#include <stdlib.h>

#define ACTIONS_MOST 400u /* of the game */

/* What has changed for a seat, as it is sent. */
static void tell(vaka_page_sheet *sheet, vaka_record *record, int32_t seat)
{
    static const vaka_names nobody = {0};
    json_t *news = json_object();
    vaka_view view;
    size_t length;

    sheet->patch = json_object();
    vaka_view_init(&view, vaka_record_live(record), &nobody, seat);
    vaka_page_look(sheet, &view);
    json_object_set_new(news, "events", vaka_page_told(sheet, &view, record));
    vaka_view_done(&view);
    json_object_set_new(news, "patch", sheet->patch);
    sheet->patch = NULL;
    free(vaka_json_write(news, &length));
    json_decref(news);
}

static uint32_t play(const vaka_fixture *fixture, vaka_record *record, double ns[ACTIONS_MOST])
{
    vaka_page_sheet sheets[VAKA_MAX_SEATS] = {0};
    int32_t seats = fixture->layout->setup.seats;
    uint32_t count = 0;

    for (int32_t seat = 0; seat < seats; seat++)
        tell(&sheets[seat], record, seat);
    while (count < fixture->count && count < ACTIONS_MOST) {
        double begun = vaka_bench_worked();

        if (vaka_record_apply(record, &fixture->actions[count], NULL, NULL))
            break;
        for (int32_t seat = 0; seat < seats; seat++)
            tell(&sheets[seat], record, seat);
        ns[count++] = vaka_bench_worked() - begun;
    }
    for (int32_t seat = 0; seat < seats; seat++)
        vaka_page_sheet_done(&sheets[seat]);
    return count;
}

double vaka_measure_pages(vaka_fixture *fixture)
{
    vaka_record *record = NULL;
    double ns[ACTIONS_MOST];

    if (vaka_record_new(&fixture->layout->setup, fixture->head, NULL, &record, NULL))
        return -1;
    uint32_t count = play(fixture, record, ns);
    vaka_record_close(record);
    return count ? vaka_bench_median(ns, count) / 1000 : -1;
}
