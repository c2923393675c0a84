/* cli/base/terminal_play.c - people and bots sit down at a match and play it in the terminal.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/terminal_play.h"

#include "cli/base/options.h"
#include "front/text.h"

#include <stdlib.h>
#include <string.h>

/* Actions of a seat in the journal so far, undone ones too: as many choices it has made. */
static uint64_t choices_made(const vaka_record *record, int32_t seat)
{
    uint32_t count;
    const vaka_journal_line *lines = vaka_record_lines(record, &count);
    uint64_t made = 0;

    for (uint32_t i = 0; i < count; i++)
        made += lines[i].type == VAKA_LINE_ACTION && lines[i].seat == seat;
    return made;
}

vaka_status vaka_terminal_play_seat(vaka_record *record, vaka_seated *seated, vaka_error *err)
{
    const vaka_journal_head *head = vaka_record_head(record);
    const vaka_module *module = vaka_live_layout(vaka_record_live(record))->module;

    memset(seated, 0, sizeof *seated);
    for (int32_t seat = 0; seat < head->seats; seat++) {
        const char *player = head->player[seat];
        vaka_bot *bot = &seated->bots[seat];

        if (strcmp(player, "human") == 0 ||
            (vaka_nobody(vaka_live_layout(vaka_record_live(record))) & VAKA_SEAT(seat)))
            continue;
        if (strncmp(player, "bot:", 4) != 0)
            return vaka_fail(err, VAKA_ERR_DATA, "seat %d has an unknown player, \"%s\"", (int)seat,
                             player);
        vaka_status status = vaka_bot_init_seeded(bot, module, player + 4, &head->seed, seat, err);
        if (status)
            return status;
        vaka_bot_resume(bot, choices_made(record, seat));
        seated->players[seat] = (vaka_player){vaka_player_bot, vaka_player_bot_interrupt, bot};
    }
    return VAKA_OK;
}

int vaka_terminal_play_at(vaka_record *record, const vaka_front *front)
{
    vaka_seated seated;
    vaka_error err;
    uint32_t ended = 0;

    if (vaka_terminal_play_seat(record, &seated, &err) ||
        vaka_loop_run(record, front, seated.players, &ended, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    return VAKA_EXIT_GOOD;
}

int vaka_terminal_play_run(vaka_record *record, const vaka_mod_choice *mod_choice)
{
    char *mods = vaka_mod_choice_folders(mod_choice);
    vaka_front front;
    int status;

    vaka_text_front(stdin, stdout, &front);
    vaka_text_mods(&front, mods);
    free(mods);
    status = vaka_terminal_play_at(record, &front);
    front.done(front.data);
    return status;
}
