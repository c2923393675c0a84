/* front/text_commands.h - what a line typed by a person means.
 *
 * SPDX-License-Identifier: MIT
 *
 * A line is a number of the list, the text of an action, or a command. A game's verb goes before a
 * command of the same name; with a '/' in front a command is always meant. */
#ifndef FRONT_TEXT_COMMANDS_H
#define FRONT_TEXT_COMMANDS_H

#include "front/front.h"
#include "front/page.h"
#include "front/view.h"
#include "text/word.h"

/* A wish that the terminal grants itself: what would a strong player do? */
#define VAKA_WANT_HINT 100u

typedef struct vaka_order {
    vaka_page *page; /* answers go here */
    const vaka_view *view;
    vaka_record *record;
    const char *rest; /* behind the command's name */
    vaka_want *want;
    int32_t *again; /* so many times more the wish is had, without a word */
    bool *stops;    /* questions that leave nothing to decide are asked, too; may be NULL */
} vaka_order;

/* A command: `run` answers on the page or fills the wish. */
typedef struct vaka_command {
    const char *name;
    const char *usage; /* "look PLACE" */
    const char *help;
    void (*run)(const vaka_order *order);
} vaka_command;

/* text_bring.c: the command `bring`. */
void vaka_text_bring(const vaka_order *order);

/* All commands, in the order in which help lists them. */
const vaka_command *vaka_text_commands(uint32_t *count);

/* Is there a verb of the game (or one of the host's) with this name? */
bool vaka_text_is_verb(const vaka_layout *layout, const char *name);

/* Obeys a line: an answer on the page and VAKA_WANT_NOTHING, or a wish. */
void vaka_text_obey(const vaka_order *order, const char *line);

/* text_short.c: names that begin as a word does; the whole name goes before all others. */
typedef struct vaka_begun {
    const char *first, *second; /* NULL: there is none, or no other */
    bool whole;
} vaka_begun;

void vaka_text_note(vaka_begun *begun, vaka_word word, const char *name);

/* Verbs that may be used now; with `any`, if there is none, all of the game. */
vaka_begun vaka_text_verb_begun(const vaka_view *view, vaka_word word, bool any);

/* Says that a word may be one thing or another, if so. */
bool vaka_text_is_several(const vaka_order *order, vaka_word word, const vaka_begun *begun);

/* The line with verb, kinds and words written out. False: one may be several, and that was said. */
bool vaka_text_spell(const vaka_order *order, const char *line, vaka_page *out);

/* The only space whose ground has this name, or VAKA_NONE. */
int32_t vaka_text_ground(const vaka_view *view, vaka_word word);

/* The only place whose name begins like this; VAKA_NONE if none or several do. */
int32_t vaka_text_place_begun(const vaka_view *view, vaka_word word);

/* The route between two spots that a line begins with, which then stands behind them; VAKA_NONE: it
 * does not, or there is none. */
int32_t vaka_text_route(const vaka_view *view, const char **line);

/* Reads an action of a seat; on failure says what is wrong and what would fit, and returns false.
 */
bool vaka_text_read(const vaka_order *order, int32_t seat, const char *text, vaka_action *out);

#endif
