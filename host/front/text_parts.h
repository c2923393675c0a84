/* front/text_parts.h - the parts of a text screen, each drawn from a view onto a page.
 *
 * SPDX-License-Identifier: MIT */
#ifndef FRONT_TEXT_PARTS_H
#define FRONT_TEXT_PARTS_H

#include "front/page.h"
#include "front/view.h"
#include "match/record.h"
#include "text/word.h"

/* text_pieces.c */

/* What lies in a zone, on one line without its end: "Ada: 2 Ship, House; 3 Stone". With `order`
 * from the top down, else sorted by owner and kind. "nothing" for an empty zone. Returns how many
 * sorts there are. */
int32_t vaka_text_pieces(vaka_page *page, const vaka_view *view, int32_t zone, bool order);

/* The same by letters for a space that is drawn: "A:C2H S3". */
void vaka_text_letters(const vaka_view *view, int32_t zone, char *out, size_t room);

/* How a piece lies, behind its name: " (turned 120°) (spent)". */
void vaka_text_posture(vaka_page *page, const vaka_view *view, vaka_posture posture);
void vaka_text_part(vaka_page *page, const vaka_view *view, int32_t word); /* VAKA_NONE: none */
const char *vaka_text_times(const char *name); /* " ×" between two numbers: "2 × 6 pearls" */

/* Does the seat know this piece of its view, or all that lie in a zone? What it does not know comes
 * last in a zone and in no order, so only a zone that it knows can be told from the top down. */
bool vaka_text_knows(const vaka_view *view, const vaka_piece *piece);
bool vaka_text_knows_all(const vaka_view *view, int32_t zone);

/* text_board.c, text_spaces.c, text_spots.c */

/* All boards: drawing, legend, and a line for every space on which something lies. Boards of spots
 * are told; with `all` with every spot and every way. */
void vaka_text_boards(vaka_page *page, const vaka_view *view, bool all);
/* … the drawing alone. */
void vaka_text_drawings(vaka_page *page, const vaka_view *view);

/* Below a drawing: what the letters mean, and the spaces one by one. */
void vaka_text_spaces(vaka_page *page, const vaka_view *view, int32_t board);
/* … what the letters mean alone. */
void vaka_text_legend(vaka_page *page, const vaka_view *view, const vaka_board_info *board);

/* A board of spots: those on which something lies with the ways from there, the others by name; or
 * all of them like that. The ways from one spot, or what a route joins, on a line. */
void vaka_text_spots(vaka_page *page, const vaka_view *view, int32_t board, bool all);
void vaka_text_ways(vaka_page *page, const vaka_view *view, int32_t zone);

/* A place as people read it and as they may write it: "Port (2,-1)". */
void vaka_text_place(vaka_page *page, const vaka_view *view, int32_t zone);

/* text_zones.c */

/* Zones that are no spaces: all of them, the seat's own last; or those of one seat (false: there
 * are none). */
void vaka_text_zones(vaka_page *page, const vaka_view *view);
bool vaka_text_hand(vaka_page *page, const vaka_view *view, int32_t seat);
/* One zone with what lies there, on a line. */
void vaka_text_zone(vaka_page *page, const vaka_view *view, int32_t zone);
/* … of the view's seat without those that are empty. */
void vaka_text_holdings(vaka_page *page, const vaka_view *view);

/* text_counters.c: all numbers that lie on the table, false: there are none; the order of play, if
 * there is one; the sheet at the end, of a game that has one. */
bool vaka_text_counters(vaka_page *page, const vaka_view *view);
void vaka_text_order(vaka_page *page, const vaka_view *view);
void vaka_text_result(vaka_page *page, const vaka_view *view);

/* text_mats.c: what lies on mats, mat by mat, the seat's own last. */
void vaka_text_mats(vaka_page *page, const vaka_view *view);

/* text_trays.c: what can be had in this step; nothing where the game does not say. */
void vaka_text_trays(vaka_page *page, const vaka_view *view);

/* text_look.c: everything the seat may know of one place; what is written on a card, by its name or
 * id, false: there is none (which cards a game has is open to all). */
void vaka_text_look(vaka_page *page, const vaka_view *view, int32_t zone);
bool vaka_text_look_card(vaka_page *page, const vaka_view *view, vaka_word word);

/* text_overlays.c, text_panels.c */

/* Overlays that belong to one space, each after a "; " ("; places filled: 2 of 3"), true if any;
 * those that join several, each on a line; and whose colour a tone is (" (Ada)"): the other tones
 * are colours of what is said in words anyway, but those of tints. */
bool vaka_text_overlays_at(vaka_page *page, const vaka_view *view, int32_t zone);
bool vaka_text_is_at(const vaka_overlay *overlay); /* a tint, slots or a badge */
/* … by letters for a space that is drawn: "+ 2/3". */
void vaka_text_marks(const vaka_view *view, int32_t zone, char *out, size_t room);
void vaka_text_overlays(vaka_page *page, const vaka_view *view);
void vaka_text_whose(vaka_page *page, const vaka_view *view, uint32_t tone);

/* All panels but that of help; one of them; the one of help without its title, false: there is
 * none. */
void vaka_text_panels(vaka_page *page, const vaka_view *view);
void vaka_text_panel(vaka_page *page, const vaka_view *view, uint32_t number);
bool vaka_text_help_panel(vaka_page *page, const vaka_view *view);

/* What parts the items of a list, and what stands before what is told of something, as texts of a
 * language: some have a blank before them. */
#define VAKA_APART VAKA_TEXT("; ")
#define VAKA_COLON VAKA_TEXT(": ")

/* text_screen.c: entries of the log from `from` on as the view's seat may read them. Returns how
 * many lines were written. Behind what the seat has read already: its turn is not named again. */
uint32_t vaka_text_log(vaka_page *page, const vaka_view *view, const vaka_record *record,
                       uint32_t from);
uint32_t vaka_text_news(vaka_page *page, const vaka_view *view, const vaka_record *record,
                        uint32_t from);

/* text_actions.c */

/* The numbered legal list, shortened when it is long; or all of one verb. False: no such verb. */
void vaka_text_actions(vaka_page *page, const vaka_view *view);
bool vaka_text_actions_of(vaka_page *page, const vaka_view *view, const char *verb);
void vaka_text_action_line(vaka_page *page, const vaka_view *view, uint32_t number);

/* Does the shortened list have this one? */
bool vaka_text_is_listed(const vaka_view *view, uint32_t number);

/* "You may not: there are only 2 stones left (rule 2)." for "You may not: {0}."; below it the rule
 * in a sentence. */
void vaka_text_refused(vaka_page *page, const vaka_view *view, const char *with_why,
                       const vaka_refusal *why);

/* What the rule says, on a line of its own, or how to read it where it has many parts; nothing
 * where nothing is known of it. */
void vaka_text_clause(vaka_page *page, const vaka_view *view, const char *rule);

/* A clause and its parts, "7.3a" and "7.3b" behind "7.3", that mention a word, with
 * chapters as deep as that; how many there are. One clause as a line. Is the word in a text? */
uint32_t vaka_text_clauses(vaka_page *page, const vaka_view *view, const char *number, int depth,
                           vaka_word word);
void vaka_text_clause_line(vaka_page *page, const char *number, const char *digest);
bool vaka_text_mentions(const char *text, vaka_word word);

/* text_seats.c */

/* The seat that a line begins with, which then stands behind it: by the longest name that fits
 * ("Player 2"), by its number from 1, or by the beginning of its name. VAKA_NONE: none, or
 * several. */
int32_t vaka_text_seat(const vaka_view *view, const char **line);

/* An action as one would type it here: vaka_action_write, but seats count from 1. */
void vaka_text_write(const vaka_view *view, const vaka_action *action, char *out, size_t room);

/* Does a line begin with a verb that speaks of a seat? */
bool vaka_text_names_seat(const vaka_view *view, const char *line);

/* text_screen.c */

/* Title, turn, phase, seats with scores; then all the parts above but the log; then what is
 * expected and what may be done. The two halves leave room for the log between them. */
void vaka_text_table(vaka_page *page, const vaka_view *view);
/* What is shown by itself when something new begins: all of it where that is not too long, else the
 * board, what is the seat's own and the first panel. `board` is the drawing that this reader saw
 * last (owned by the caller; NULL: none): one that looks the same is not shown again. */
void vaka_text_glance(vaka_page *page, const vaka_view *view, char **board);
/* The short form for somebody who has just seen it all: the title and the first panel, or what is
 * counted in a game that has no panels. */
void vaka_text_moment(vaka_page *page, const vaka_view *view);
void vaka_text_question(vaka_page *page, const vaka_view *view);

/* One sentence: what is expected of the seat, or who is being waited for. */
#define VAKA_PROMPT_LINE (4 * VAKA_SENTENCE + 64)
void vaka_text_asked(const vaka_view *view, char line[VAKA_PROMPT_LINE]);
void vaka_text_prompt(vaka_page *page, const vaka_view *view);

/* Takes the verbs in parentheses out of it, for those who do not type them. */
void vaka_text_untyped(char *text, const vaka_module *module);

/* text_help.c */
void vaka_text_help(vaka_page *page, const vaka_view *view);

/* Help on a rule by its number, on a command or on a verb; false: there is none. */
bool vaka_text_help_on(vaka_page *page, const vaka_view *view, const char *topic);

#endif
