/* gui/base/synth.c - the window's sounds, made of sines and noise.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/base/synth.h"

#include <math.h>

#define TURN 6.2831853f
#define LOUDEST 9000.0f /* of 32767, at full volume: it is never loud */
#define EDGE 0.004f     /* seconds of rise and fall, so that nothing clicks */

typedef struct voice { /* what a sound remembers from one sample to the next */
    uint32_t noise;
    float low, lower; /* noise through a filter, once and twice */
    float phase;      /* of a sine whose pitch changes */
} voice;

static float noise(voice *of)
{
    of->noise = of->noise * 1664525u + 1013904223u;
    return (float)(of->noise >> 9) / 4194304.0f - 1.0f;
}

/* Noise without what is higher than a part of the rate. */
static float soft_noise(voice *of, float part)
{
    float fresh = noise(of);

    of->low += (fresh - of->low) * part;
    of->lower += (of->low - of->lower) * part;
    return of->lower;
}

static float sine(voice *of, float pitch)
{
    of->phase += pitch / (float)VAKA_SYNTH_RATE;
    of->phase -= floorf(of->phase);
    return sinf(TURN * of->phase);
}

/* A wave comes up the beach and runs back. */
static float water(voice *of, float t)
{
    float first = expf(-powf((t - 0.14f) / 0.09f, 2)), second = expf(-powf((t - 0.36f) / 0.10f, 2));

    return soft_noise(of, 0.10f + 0.14f * first) * (3.2f * first + 1.8f * second);
}

/* Two knocks on a hull. */
static float wood(voice *of, float t)
{
    float since = t < 0.09f ? t : t - 0.09f, loud = t < 0.09f ? 1 : 0.6f;
    float knock = sinf(TURN * 620 * since) + 0.5f * sinf(TURN * 1490 * since);

    return loud * (0.55f * knock * expf(-since * 42) + 0.5f * noise(of) * expf(-since * 240));
}

/* A long tone that swells and trembles a little. */
static float conch(voice *of, float t)
{
    float pitch = 196 + 14 * fminf(t / 0.12f, 1) + 1.5f * sinf(TURN * 5.5f * t);
    float swell = fminf(t / 0.14f, 1) * fminf((0.56f - t) / 0.16f, 1);

    float breath = noise(of), first = sine(of, pitch), turn = TURN * of->phase;
    float tone = 0.55f * first + 0.26f * sinf(2 * turn) + 0.14f * sinf(3 * turn);
    return fmaxf(swell, 0) * (tone + 0.03f * breath);
}

/* One stroke, deep, and the skin after it. */
static float drum(voice *of, float t)
{
    float body = sine(of, 68 + 85 * expf(-t * 26)) * expf(-t * 9);
    float skin = soft_noise(of, 0.4f) * expf(-t * 55);

    return 0.95f * body + 0.4f * skin;
}

static const struct {
    float (*make)(voice *of, float t);
    float seconds;
} sounds[VAKA_SOUNDS] = {
    [VAKA_SOUND_WATER] = {water, 0.55f},
    [VAKA_SOUND_WOOD] = {wood, 0.24f},
    [VAKA_SOUND_CONCH] = {conch, 0.57f},
    [VAKA_SOUND_DRUM] = {drum, 0.45f},
};

uint32_t vaka_synth(uint32_t sound, int volume, int16_t out[VAKA_SYNTH_MOST])
{
    voice of = {.noise = 7};

    if (sound >= VAKA_SOUNDS || !sounds[sound].make || volume <= 0)
        return 0;
    float seconds = sounds[sound].seconds,
          loud = LOUDEST * (float)(volume > 100 ? 100 : volume) / 100;
    uint32_t count = (uint32_t)(seconds * (float)VAKA_SYNTH_RATE);
    for (uint32_t i = 0; i < count; i++) {
        float t = (float)i / (float)VAKA_SYNTH_RATE;
        float edge = fminf(fminf(t, seconds - t) / EDGE, 1);
        float level = fminf(fmaxf(sounds[sound].make(&of, t) * edge, -1), 1);

        out[i] = (int16_t)lroundf(level * loud);
    }
    return count;
}
