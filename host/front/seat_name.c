/* front/seat_name.c - what a seat is called that nobody has given a name.
 *
 * SPDX-License-Identifier: MIT */
#include "front/seat_name.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

const char *vaka_seat_name(const vaka_language *language, const char *player, int32_t seat,
                           char *out, size_t room)
{
    char bot[64];

    if (strncmp(player, "bot:", 4) != 0)
        return vaka_say_with(language, "Player {0}", VAKA_WITH(VAKA_INT(seat + 1)), out, room);
    snprintf(bot, sizeof bot, "%s", vaka_say(language, player + 4));
    bot[0] = (char)toupper((unsigned char)bot[0]);
    snprintf(out, room, "%s %d", bot, (int)seat + 1);
    return out;
}

void vaka_seat_name_all(const vaka_language *language, vaka_journal_head *head)
{
    for (int32_t seat = 0; seat < head->seats; seat++)
        if (!head->name[seat][0] && strcmp(head->player[seat], "nobody") != 0)
            vaka_seat_name(language, head->player[seat], seat, head->name[seat],
                           sizeof head->name[seat]);
}
