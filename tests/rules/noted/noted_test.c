/* rules/noted/noted_test.c - what is made of each event of the games that come with the program: is
 * it a great moment, what does it sound like, and does the log leave it out?
 *
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L

#include "../samples.h"

#include "table/sentence.h"
#include "transcript.h"

#include <dirent.h>

#define KEPT VAKA_SOURCE_DIR "/tests/rules/noted/transcripts"
#define NOW VAKA_BUILD_DIR "/rules/noted"

/* "kind 2, place 1": which of its numbers are shown with a great moment. */
static void write_moment(FILE *out, const vaka_moment_info *moment)
{
    if (!moment)
        return;
    fputs(", great", out);
    if (moment->kind >= 0)
        fprintf(out, " kind %d", moment->kind);
    if (moment->zone >= 0)
        fprintf(out, " place %d", moment->zone);
}

static void note_event(transcript *notes, const vaka_layout *layout, uint32_t event, const char *id)
{
    static const char *const sounds[VAKA_SOUNDS] = {"silent", "water", "wood", "conch", "drum"};
    FILE *out = transcript_line(notes);

    fprintf(out, "%s: %s", id, sounds[vaka_sound_of(layout, event)]);
    write_moment(out, vaka_moment_of(layout, event));
    if (vaka_is_routine(layout, event))
        fputs(", routine", out);
}

static void is_noted(const char *game, int32_t seats)
{
    transcript *notes =
        transcript_new(game, "what each event sounds like, and is it a great moment?", UINT32_MAX);
    world at;

    world_open(&at, game, seats);
    for (uint32_t i = 0; i < at.module->event_count; i++)
        note_event(notes, at.layout, i, at.module->events[i].id);
    note_event(notes, at.layout, VAKA_EVENT_DIE, "(a die)");
    note_event(notes, at.layout, VAKA_EVENT_END, "(the end)");
    world_close(&at);
    transcript_check(notes, KEPT, NOW);
}

TEST(conquest_is_shown_and_heard_as_it_was)
{
    (void)state;
    is_noted("conquest", 2);
}

TEST(archipelago_is_shown_and_heard_as_it_was)
{
    (void)state;
    is_noted("archipelago", 2);
}

TEST(polynesia_is_shown_and_heard_as_it_was)
{
    (void)state;
    is_noted("polynesia", 2);
}

TEST(raiatea_is_shown_and_heard_as_it_was)
{
    (void)state;
    is_noted("raiatea", 3);
}

/* A game that comes later needs a test here, too. */
TEST(every_game_that_comes_with_the_program_is_noted)
{
    DIR *folder = opendir(VAKA_SOURCE_DIR "/scripts");
    char path[512];

    (void)state;
    assert_non_null(folder);
    for (struct dirent *one; (one = readdir(folder)) != NULL;) {
        if (*one->d_name == '.')
            continue;
        snprintf(path, sizeof path, KEPT "/%s.txt", one->d_name);
        FILE *file = fopen(path, "r");
        if (!file)
            fail_msg("there is no %s", path);
        fclose(file);
    }
    closedir(folder);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    return run_registered("noted", NULL, NULL);
}
