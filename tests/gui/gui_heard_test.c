/* gui_heard_test.c - what happens in a real game is to be heard in the window by who is asked. That
 * a window which nobody sees is silent all the same is tried by gui_sound_test.c, and what is heard
 * while a program moves by gui_moment_test.c.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_moment.h"
#include "registered.h"

#define ENOUGH 10u

typedef struct tally {
    uint32_t from;  /* entries of the log that have been looked at */
    uint32_t heard; /* sounds that were to be heard */
} tally;

/* The last sound of what has been shown since, which may have been shown in several parts. */
static bool is_heard(const vaka_log_entry *log, uint32_t from, const vaka_play *play)
{
    uint32_t asked = play->ui->sound_asked;
    bool found = false;

    if (vaka_hear_which(log, from, play->heard, &play->view) == VAKA_SOUND_NONE)
        return asked == VAKA_SOUND_NONE;
    for (uint32_t part = from; part < play->heard && !found; part++)
        found = vaka_hear_which(log, part, play->heard, &play->view) == asked;
    return found && asked != VAKA_SOUND_NONE;
}

static void listen(tally *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(play->record, &count);

    assert_true(play->heard <= count);
    if (play->heard <= of->from)
        return;
    assert_true(is_heard(log, of->from, play));
    of->heard += gui->ui.sound_asked != VAKA_SOUND_NONE;
    of->from = play->heard;
    gui->ui.sound_asked = VAKA_SOUND_NONE;
}

static bool play_and_listen(guest *of, vaka_gui *gui)
{
    vaka_play *play = &gui->play;
    tally *heard = of->own;

    if (!is_on(gui, "play") || !play->viewing)
        return true;
    if (of->at++ == 0) {
        heard->from = play->heard;
        gui->ui.sound_asked = VAKA_SOUND_NONE;
    }
    listen(heard, gui);
    if (heard->heard >= ENOUGH) {
        of->done++;
        return false;
    }
    assert_false(play->over); /* before so much was heard */
    if (play->moments.open)
        vaka_moment_press(play);
    else if (play->asked && !play->wanted)
        vaka_play_act(play, &play->view.legal[of->at % play->view.legal_count]);
    return true;
}

static bool is_asked(const vaka_view *view)
{
    return view->legal_count > 0;
}

TEST(what_happens_is_to_be_heard_by_who_is_asked)
{
    guest of = usual;
    tally heard = {0};

    (void)state;
    of.own = &heard;
    visit_moment(&of, play_and_listen, 5, is_asked);
}

int main(void)
{
    return run_registered("gui_heard", NULL, NULL);
}
