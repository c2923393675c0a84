/* scene.h - what a seat is shown besides the pieces: the parts of describe().
 *
 * SPDX-License-Identifier: MIT
 *
 * All of it reads a match from which everything the seat may not know has been removed; `seat` is
 * VAKA_SPECTATOR for whoever only watches. */
#ifndef CONQUEST_SCENE_H
#define CONQUEST_SCENE_H

#include "conquest.h"

static inline uint32_t seat_tone(int32_t seat)
{
    return seat >= 0 ? VAKA_TONE_SEAT + (uint32_t)seat : VAKA_TONE_PLAIN;
}

/* scene.c: the module's describe(). */
void conquest_describe(const vaka_match *seen, int32_t seat, vaka_scene *scene);

/* scene_prompt.c: the one sentence that says what is expected, of the seat or of others. */
void say_prompt(const vaka_match *seen, int32_t seat, vaka_scene *scene);

/* scene_map.c: grounds, chains, the explorer, villages, markers. */
void draw_map(const vaka_match *seen, vaka_scene *scene);

/* scene_panels.c, scene_battle.c, scene_build.c: each opens its panel if there is something to
 * show. */
void show_powers(const vaka_match *seen, int32_t seat, vaka_scene *scene);
void show_victory(const vaka_match *seen, int32_t seat, vaka_scene *scene);
void show_exploration(const vaka_match *seen, vaka_scene *scene);
void show_fleet(const vaka_match *seen, int32_t seat, vaka_scene *scene);
void show_battle(const vaka_match *seen, vaka_scene *scene);
void show_build(const vaka_match *seen, int32_t seat, vaka_scene *scene);

/* scene_ahead.c: the panel of battles to come, for who moves. */
void show_ahead(const vaka_match *seen, int32_t seat, vaka_scene *scene);

/* scene_battle.c: the odds that so many attackers in a front row win against so many defenders. */
void show_chance(vaka_scene *scene, const vaka_text *caption, int32_t attackers, int32_t defenders);

/* scene_events.c: event markers in a hex; the panel of events, with the rule only. */
void draw_tokens(const vaka_match *seen, int32_t hex, vaka_scene *scene);
void show_events(const vaka_match *seen, vaka_scene *scene);

/* scene_advanced.c: the search for kumara; markers of the seats, added to the panel of powers; what
 * advanced rules draw on the map. */
void show_search(const vaka_match *seen, vaka_scene *scene);
void show_seat_markers(const vaka_match *seen, vaka_scene *scene);
void draw_advanced(const vaka_match *seen, vaka_scene *scene);

/* scene_help.c: what the step is about, for those who ask. */
void show_help(const vaka_match *seen, vaka_scene *scene);

/* scene_opponent.c: the chits of the solitaire opponent; lines about him for the panel of help; the
 * chit drawn last, VAKA_NONE: none. */
void show_opponent(const vaka_match *seen, vaka_scene *scene);
void help_with_opponent(const vaka_match *seen, vaka_scene *scene);
int32_t chit_on_top(const vaka_match *seen);

/* scene_panels.c: kinds of a zone with their counts, under the caption opened last. */
void strip_zone(const vaka_match *seen, int32_t zone, int32_t owner, vaka_scene *scene);

#endif
