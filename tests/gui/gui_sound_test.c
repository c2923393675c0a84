/* gui_sound_test.c - the window's sounds: short, quiet, our own; and silence where nobody looks.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_help.h"
#include "registered.h"

#include "gui/base/synth.h"

TEST(every_sound_is_short_and_quiet_and_begins_and_ends_with_silence)
{
    int16_t *out = vaka_xnew(VAKA_SYNTH_MOST * sizeof *out),
            *again = vaka_xnew(VAKA_SYNTH_MOST * 2);

    (void)state;
    for (uint32_t sound = VAKA_SOUND_NONE + 1; sound < VAKA_SOUNDS; sound++) {
        uint32_t count = vaka_synth(sound, 100, out), loudest = 0;
        int64_t sum = 0;

        assert_in_range(count, VAKA_SYNTH_RATE / 10, VAKA_SYNTH_RATE * 6 / 10);
        assert_in_range(count, 1, VAKA_SYNTH_MOST);
        for (uint32_t i = 0; i < count; i++) {
            loudest = (uint32_t)abs(out[i]) > loudest ? (uint32_t)abs(out[i]) : loudest;
            sum += abs(out[i]);
        }
        assert_in_range(loudest, 2000, 10000); /* of 32767 */
        assert_true(sum / count > 100);        /* it is heard */
        assert_in_range(abs(out[0]), 0, 60);
        assert_in_range(abs(out[count - 1]), 0, 300);
        assert_int_equal(vaka_synth(sound, 100, again), count);
        assert_memory_equal(out, again, count * sizeof *out);
    }
    free(out);
    free(again);
}

TEST(the_volume_is_kept_and_nothing_has_no_sound)
{
    int16_t *loud = vaka_xnew(VAKA_SYNTH_MOST * sizeof *loud),
            *low = vaka_xnew(VAKA_SYNTH_MOST * 2);
    int64_t sums[2] = {0, 0};

    (void)state;
    uint32_t count = vaka_synth(VAKA_SOUND_DRUM, 100, loud);
    assert_int_equal(vaka_synth(VAKA_SOUND_DRUM, 25, low), count);
    for (uint32_t i = 0; i < count; i++) {
        sums[0] += abs(loud[i]);
        sums[1] += abs(low[i]);
    }
    assert_true(sums[1] * 3 < sums[0] && sums[1] * 5 > sums[0]);
    assert_int_equal(vaka_synth(VAKA_SOUND_DRUM, 0, low), 0);
    assert_int_equal(vaka_synth(VAKA_SOUND_NONE, 100, low), 0);
    assert_int_equal(vaka_synth(VAKA_SOUNDS, 100, low), 0);
    free(loud);
    free(low);
}

typedef struct table {
    fixture host;
    vaka_gui gui;
    vaka_gui_start start;
} table;

static table *new_table(void)
{
    static const char *const modules[] = {"tests/modules/reef", NULL};
    table *at = vaka_xnew(sizeof *at);
    vaka_error err = {0};

    open_fixture(&at->host, modules);
    at->start = (vaka_gui_start){.host = &at->host.host, .width = 640, .height = 480};
    vaka_gui_init(&at->gui, &at->start);
    at->gui.look.percent = 100;
    at->gui.ui.volume = 100;
    if (vaka_window_open(&at->gui.ui, &err))
        fail_msg("%s", err.text);
    return at;
}

static void close_table(table *at)
{
    vaka_gui_done(&at->gui);
    close_fixture(&at->host);
    free(at);
}

TEST(a_window_that_nobody_sees_is_silent)
{
    table *at = new_table();

    (void)state;
    assert_string_equal(SDL_GetCurrentVideoDriver(), "dummy");
    assert_false(vaka_sound_play(&at->gui.ui, VAKA_SOUND_CONCH));
    assert_null(at->gui.ui.sound);
    close_table(at);
}

TEST(a_key_switches_sounds_off_and_on_and_it_is_kept)
{
    table *at = new_table();
    vaka_ui *ui = &at->gui.ui;
    SDL_Event event = {.type = SDL_KEYDOWN};

    (void)state;
    vaka_settings_apply(ui);
    assert_int_equal(ui->volume, VAKA_VOLUME);
    vaka_ui_show(ui, &vaka_screen_settings, &at->gui.lobby);
    event.key.keysym.sym = SDLK_F3;
    vaka_input_obey(ui, &event);
    assert_true(ui->mute);
    assert_string_equal(ui->notice, "Sound is off.");
    ui->volume = 30;
    vaka_settings_save(ui);
    ui->mute = false;
    ui->volume = 80;
    vaka_settings_apply(ui);
    assert_true(ui->mute);
    assert_int_equal(ui->volume, 30);
    vaka_input_obey(ui, &event);
    assert_false(ui->mute);
    close_table(at);
}

/* Whoever may not read an event does not hear it either. */
TEST(a_seat_hears_what_it_may_read)
{
    table *at = new_table();
    vaka_record *record = fixture_record(&at->host, 0, 2);
    vaka_live *live = vaka_record_live(record);
    vaka_error err = {0};
    uint32_t from, count, legal_count;
    const vaka_action *legal;

    (void)state;
    vaka_record_log(record, &from);
    legal = vaka_live_legal(live, 0, &legal_count);
    vaka_action draw = legal[0];
    for (uint32_t i = 0; i < legal_count; i++)
        if (strcmp(vaka_live_layout(live)->module->verbs[legal[i].verb].name, "draw") == 0)
            draw = legal[i];
    assert_int_equal(vaka_record_apply(record, &draw, NULL, &err), VAKA_OK);
    const vaka_log_entry *log = vaka_record_log(record, &count);
    vaka_view view;
    vaka_view_init(&view, live, vaka_record_names(record), 0);
    assert_int_equal(vaka_hear_which(log, from, count, &view), VAKA_SOUND_DRUM);
    vaka_view_done(&view);
    vaka_view_init(&view, live, vaka_record_names(record), 1);
    assert_int_equal(vaka_hear_which(log, from, count, &view), VAKA_SOUND_NONE);
    vaka_view_done(&view);
    vaka_record_close(record);
    close_table(at);
}

int main(void)
{
    return run_registered("tests", NULL, NULL);
}
