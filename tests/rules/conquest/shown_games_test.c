/* tests/rules/conquest/shown_games_test.c - games that wander through all there is are shown as
 * they always were: what lies on the map, which panels there are, who is asked what.
 *
 * SPDX-License-Identifier: MIT
 *
 * What is noted of a sentence is which one it is and what fills its gaps; its words are noted once,
 * in a transcript of their own. With VAKA_PLANTED=prompt one prompt of one game is another, and
 * with VAKA_PLANTED=words one reads otherwise (transcripts_catch.sh). */
#include "games_by_chance.h"
#include "planted.h"
#include "registered.h"
#include "witness.h"

#include "table/scene.h"

enum { GAMES = 3, MOST_ACTIONS = 900, LINES = 40 };

static transcript *words; /* of all sentences of all games of this program */

/* Sentence, list and place in it, what else it comes with. */
typedef struct shown_thing {
    transcript_thing thing;
    const vaka_said *said;
    uint32_t nth;
    int32_t a, b, c;
} shown_thing;

static void note_thing(games *all, const shown_thing *one)
{
    const vaka_said *said = one->said && one->said->text ? one->said : NULL;
    int32_t numbers[] = {(int32_t)one->nth,
                         one->a,
                         one->b,
                         one->c,
                         said ? said->arg[0] : 0,
                         said ? said->arg[1] : 0,
                         said ? said->arg[2] : 0};
    transcript_thing thing = one->thing;

    if (said) {
        thing.word[1] = said->id;
        transcript_mention(words, &(transcript_thing){.word = {said->id, said->text}});
    }
    transcript_count(all->notes, &thing, numbers, sizeof numbers / sizeof *numbers);
}

static void note_overlay(games *all, const vaka_overlay *overlay, uint32_t nth)
{
    static const char *const types[] = {"overlay", "link",  "path",   "tint",
                                        "slots",   "badge", "ground", "target"};

    note_thing(all, &(shown_thing){
                        .thing = {.word = {types[overlay->type], NULL, overlay->mark, overlay->art},
                                  .tone = (int32_t)overlay->tone},
                        .said = &overlay->said,
                        .nth = nth,
                        .a = overlay->a,
                        .b = overlay->b,
                        .c = overlay->c});
}

static void note_element(table *at, games *all, const vaka_element *element, uint32_t nth)
{
    static const char *const types[] = {"element", "strip", "kind",   "meter", "table", "cell",
                                        "note",    "odds",  "button", "good",  "die"};
    bool button = element->type == VAKA_ELEMENT_BUTTON;

    note_thing(all,
               &(shown_thing){.thing = {.word = {types[element->type], NULL,
                                                 button ? verb_of(at, &element->action) : NULL},
                                        .tone = (int32_t)element->tone},
                              .said = &element->said,
                              .nth = nth,
                              .a = element->a,
                              .b = element->b});
}

static void note_asked(games *all, table *at, const vaka_scene *shown)
{
    note_thing(all, &(shown_thing){.thing = {.word = {"phase"}}, .said = &shown->phase});
    note_thing(all, &(shown_thing){.thing = {.word = {"prompt"}}, .said = &shown->prompt});
    for (uint32_t i = 0; i < shown->stage_count; i++)
        note_thing(all, &(shown_thing){.thing = {.word = {"stage"}},
                                       .said = &shown->stages[i],
                                       .nth = i,
                                       .a = (int32_t)i == shown->stage});
    for (uint32_t i = 0; i < shown->meaning_count; i++) {
        const vaka_action action = {.verb = (uint8_t)shown->meanings[i].verb};

        note_thing(all, &(shown_thing){.thing = {.word = {"means", NULL, verb_of(at, &action)}},
                                       .said = &shown->meanings[i].said,
                                       .nth = i});
    }
}

static void write_said(FILE *out, const vaka_said *said)
{
    fprintf(out, " %s", said->text ? said->id : "-");
    if (said->text)
        write_gaps(out, said->arg);
}

/* "1.2 1: phase_explore 1 | prompt_embark 1 | map 131, panels powers victory help 43": how much
 * there is on the map and in the panels. */
static void write_scene(games *all, int32_t seat, const vaka_scene *shown)
{
    FILE *out = transcript_line(all->notes);

    if (!out)
        return;
    fprintf(out, "%d:", (int)seat);
    write_said(out, &shown->phase);
    fprintf(out, " |");
    write_said(out, &shown->prompt);
    fprintf(out, " | map %u, panels", shown->overlay_count);
    for (uint32_t i = 0; i < shown->panel_count; i++)
        fprintf(out, " %s", shown->panels[i].id);
    fprintf(out, " %u", shown->element_count);
}

static void note_scene(table *at, games *all, int32_t seat, const vaka_scene *shown)
{
    vaka_scene now = *shown; /* to plant in */
    bool is_asked = seat >= 0 && asked(at, seat);

    if (is_asked && planted("prompt", 30))
        now.prompt.id = "planted";
    if (is_asked && planted("words", 30))
        now.prompt.text = "Planted.";
    if (is_asked)
        write_scene(all, seat, &now);
    note_asked(all, at, &now);
    for (uint32_t i = 0; i < shown->overlay_count; i++)
        note_overlay(all, &shown->overlays[i], i);
    for (uint32_t i = 0; i < shown->panel_count; i++)
        note_thing(all, &(shown_thing){.thing = {.word = {"panel", NULL, shown->panels[i].id}},
                                       .said = &shown->panels[i].title,
                                       .nth = i});
    for (uint32_t i = 0; i < shown->element_count; i++)
        note_element(at, all, &shown->elements[i], i);
    all->noted++;
}

/* Every moment is looked at by who is asked, and by one seat after the other and the spectator. */
static void note_moment(table *at, games *all, int32_t nth)
{
    int32_t other = nth % (at->setup.seats + 1) - 1;

    for (int32_t seat = 0; seat < at->setup.seats; seat++)
        if (asked(at, seat))
            note_scene(at, all, seat, vaka_live_scene(at->live, seat));
    note_scene(at, all, other, vaka_live_scene(at->live, other));
}

static void is_shown(table *at, const char *name, table_choice choice)
{
    play_by_chance(at, (games){.name = name,
                               .about = "phase, prompt, what is shown to whom",
                               .room = LINES,
                               .choice = choice,
                               .count = GAMES,
                               .most_actions = MOST_ACTIONS,
                               .sensible = 1,
                               .out_of = 2,
                               .look = note_moment});
}

TEST(a_game_of_two_is_shown_as_it_was)
{
    is_shown(*state, "shown_two", (table_choice){.seats = 2});
}

TEST(a_game_of_four_is_shown_as_it_was)
{
    is_shown(*state, "shown_four", (table_choice){.seats = 4});
}

TEST(the_historic_map_is_shown_as_it_was)
{
    is_shown(*state, "shown_historic_map", (table_choice){.seats = 3, .scenario = "historic_map"});
}

TEST(the_solitaire_game_is_shown_as_it_was)
{
    is_shown(*state, "shown_solitaire", (table_choice){.scenario = "solitaire"});
}

TEST(the_advanced_rules_are_shown_as_they_were)
{
    is_shown(*state, "shown_advanced", (table_choice){.seats = 3, .rules = all_advanced});
}

TEST(a_free_start_is_shown_as_it_was)
{
    is_shown(*state, "shown_free_start", (table_choice){.seats = 2, .scenario = "free_start"});
}

/* Content that fills all the room there is, and content without counters or markers (brim). */
TEST(the_largest_and_the_barest_games_are_shown_as_they_were)
{
    is_shown(*state, "shown_brim",
             (table_choice){.seats = 4, .scenario = "brim", .rules = all_advanced});
    is_shown(*state, "shown_brim_alone", (table_choice){.scenario = "brim_alone"});
    is_shown(*state, "shown_bare_coast", (table_choice){.seats = 2, .scenario = "bare_coast"});
    is_shown(*state, "shown_bare_sea",
             (table_choice){.seats = 2, .scenario = "bare_sea", .rules = all_advanced});
    is_shown(*state, "shown_bare_isles",
             (table_choice){.seats = 2, .scenario = "bare_isles", .rules = all_advanced});
}

/* Behind the others, which have said them. */
TEST(the_words_are_as_they_were)
{
    (void)state;
    transcript_check(words, TRANSCRIPTS, TRANSCRIPTS_NOW);
    words = NULL;
}

int main(void)
{
    plant_only("prompt", "a_game_of_two_*");
    words = transcript_new("shown_words", "every sentence that is shown", 0);
    return run_registered("shown games", brim_load, table_group_unload);
}
