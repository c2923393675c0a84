/* gui/ui/sound.c - lets sounds be heard, one at a time.
 *
 * SPDX-License-Identifier: MIT
 *
 * A sound has a thread of its own that opens the audio device, waits until it was heard, and closes
 * it again: nobody waits for a device that is slow, and a window at rest uses none. Where there is
 * no device nothing is heard, and nothing is said about it: libraries that would are not asked. */
#include "gui/ui/sound.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gui/base/synth.h"
#include "gui/ui/ui.h"

#define LOOK 10      /* ms between two looks whether it was heard */
#define TAIL 60      /* ms that a device keeps the last of it */
#define LONGEST 1500 /* ms after which a device that does not go on is left */

struct vaka_sound {
    SDL_Thread *thread; /* the one that plays, or has played last */
    SDL_atomic_t busy;  /* it plays */
    SDL_atomic_t stop;  /* it is to end */
    bool subsystem;     /* SDL's audio is there */
    bool deaf;          /* no device would play: it is not tried again */
    uint32_t count;     /* samples of the sound */
    int16_t samples[VAKA_SYNTH_MOST];
};

static void hear(vaka_sound *sound)
{
    SDL_AudioSpec want = {
        .freq = (int)VAKA_SYNTH_RATE, .format = AUDIO_S16SYS, .channels = 1, .samples = 512};
    SDL_AudioDeviceID device = SDL_OpenAudioDevice(NULL, 0, &want, NULL, 0);

    sound->deaf = !device;
    if (!device)
        return;
    if (SDL_QueueAudio(device, sound->samples, sound->count * (uint32_t)sizeof(int16_t)) == 0) {
        SDL_PauseAudioDevice(device, 0);
        for (int gone = 0;
             gone < LONGEST && SDL_GetQueuedAudioSize(device) > 0 && !SDL_AtomicGet(&sound->stop);
             gone += LOOK)
            SDL_Delay(LOOK);
        if (!SDL_AtomicGet(&sound->stop))
            SDL_Delay(TAIL);
    }
    SDL_CloseAudioDevice(device);
}

static int run(void *data)
{
    vaka_sound *sound = data;

    if (!sound->subsystem)
        sound->subsystem = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    sound->deaf = !sound->subsystem;
    if (sound->subsystem)
        hear(sound);
    SDL_AtomicSet(&sound->busy, 0);
    return 0;
}

static bool is_there(const char *folder, const char *name)
{
    char path[4096];

    if (!folder || !*folder)
        return false;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return access(path, F_OK) == 0;
}

/* A sound card, or a server that has one. */
static bool has_device(void)
{
    const char *run = getenv("XDG_RUNTIME_DIR");

    return getenv("SDL_AUDIODRIVER") || getenv("PULSE_SERVER") || is_there(run, "pulse/native") ||
           is_there(run, "pipewire-0") || is_there("/dev/snd", "controlC0") ||
           is_there("/dev", "dsp") || is_there("/dev", "audio");
}

/* A window that nobody sees is not heard either. */
static bool is_silent(const vaka_ui *ui)
{
    const char *driver = SDL_GetCurrentVideoDriver();

    return ui->mute || ui->volume <= 0 || (ui->start && ui->start->robot) || !driver ||
           strcmp(driver, "dummy") == 0 || strcmp(driver, "offscreen") == 0;
}

bool vaka_sound_play(vaka_ui *ui, uint32_t sound)
{
    if (sound == VAKA_SOUND_NONE)
        return false;
    ui->sound_asked = sound;
    if (is_silent(ui))
        return false;
    if (!ui->sound) {
        ui->sound = vaka_xnew(sizeof *ui->sound);
        ui->sound->deaf = !has_device();
    }
    if (SDL_AtomicGet(&ui->sound->busy) || ui->sound->deaf)
        return false;
    SDL_WaitThread(ui->sound->thread, NULL); /* it has ended */
    ui->sound->count = vaka_synth(sound, ui->volume, ui->sound->samples);
    SDL_AtomicSet(&ui->sound->busy, 1);
    ui->sound->thread = SDL_CreateThread(run, "sound", ui->sound);
    if (!ui->sound->thread)
        SDL_AtomicSet(&ui->sound->busy, 0);
    return ui->sound->thread != NULL;
}

void vaka_sound_mute(vaka_ui *ui, bool mute)
{
    ui->mute = mute;
    vaka_notice_say(ui, false, mute ? VAKA_TEXT("Sound is off.") : VAKA_TEXT("Sound is on."));
    if (!mute)
        vaka_sound_play(ui, VAKA_SOUND_WOOD);
}

void vaka_sound_done(vaka_ui *ui)
{
    if (!ui->sound)
        return;
    SDL_AtomicSet(&ui->sound->stop, 1);
    SDL_WaitThread(ui->sound->thread, NULL);
    if (ui->sound->subsystem)
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    free(ui->sound);
    ui->sound = NULL;
}
