/* gui/draw/theme.c - colours by what they are for, light and dark.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/draw/theme.h"

#include "vaka/scene.h"

static const vaka_theme themes[2] = {
    {
        .deep = 0xff0b3c5d,
        .mid = 0xff1d5f87,
        .shallow = 0xff3f8fb0,
        .pale = 0xff7cc6c3,
        .fog = 0xff123e5a,
        .fog_line = 0xff2b5a78,
        .sand = 0xffe9d8a6,
        .leaf = 0xff5b8c5a,
        .coral = 0xffe07a5f,
        .stone = 0xffa9a79a,
        .paper = 0xfff6f1e4,
        .raised = 0xfffffcf3,
        .edge = 0xffcfc4a8,
        .ink = 0xff10222e,
        .faint = 0xff4c5a60,
        .accent = 0xffffc857,
        .on_accent = 0xff10222e,
        .good = 0xff2f6b3c,
        .warn = 0xffa8502f,
        .refuse = 0xffb23a48,
        .shade = 0x90081820,
    },
    {
        .deep = 0xff071e2e,
        .mid = 0xff0f3650,
        .shallow = 0xff1f5670,
        .pale = 0xff3e8583,
        .fog = 0xff0a2536,
        .fog_line = 0xff1b3f56,
        .sand = 0xffc9b684,
        .leaf = 0xff47724a,
        .coral = 0xffc0634b,
        .stone = 0xff7d7c72,
        .paper = 0xff16262f,
        .raised = 0xff20343f,
        .edge = 0xff3a515d,
        .ink = 0xffe8e2d2,
        .faint = 0xffaab5b4,
        .accent = 0xffffc857,
        .on_accent = 0xff10222e,
        .good = 0xff8fcf95,
        .warn = 0xfff0a184,
        .refuse = 0xffff8e98,
        .shade = 0xa0000810,
    },
};

const vaka_theme *vaka_theme_of(bool dark)
{
    return &themes[dark];
}

/* The window's, like the colours of a desktop: every part of it reads them. */
static int palette_now;
static uint8_t style_of[VAKA_MAX_SEATS] = {0, 1, 2, 3, 4, 5, 6, 7};

void vaka_theme_palette(int palette)
{
    palette_now = palette >= 0 && palette < VAKA_PALETTES ? palette : 0;
}

void vaka_theme_styles(const uint8_t style[VAKA_MAX_SEATS])
{
    uint32_t taken = 0;

    for (int32_t seat = 0; seat < VAKA_MAX_SEATS; seat++) {
        uint8_t own = style ? style[seat] % VAKA_MAX_SEATS : (uint8_t)seat;

        while (taken & 1u << own)
            own = (uint8_t)((own + 1) % VAKA_MAX_SEATS);
        taken |= 1u << own;
        style_of[seat] = own;
    }
}

int32_t vaka_theme_style(int32_t seat)
{
    return seat >= 0 && seat < VAKA_MAX_SEATS ? style_of[seat] : VAKA_NONE;
}

vaka_ink vaka_theme_seat(int32_t seat)
{
    static const vaka_ink seats[VAKA_PALETTES][VAKA_MAX_SEATS] = {
        {0xfff2b134, 0xffd1495b, 0xfff4f1de, 0xff7b5ea7, 0xff2a9d8f, 0xff8a5a3b, 0xff5aa9e6,
         0xff9bc53d},
        {0xffffd400, 0xffe4002b, 0xffffffff, 0xff5b00b5, 0xff00b894, 0xff3b1f0b, 0xff00a3ff,
         0xff7ddc00},
        {0xfff0e442, 0xffd55e00, 0xfffafaf5, 0xff332288, 0xff009e73, 0xff5c3a21, 0xff56b4e9,
         0xffcc79a7},
    };

    int32_t style = vaka_theme_style(seat);

    return style != VAKA_NONE ? seats[palette_now][style] : 0xffd8d0bc;
}

vaka_ink vaka_theme_tone(const vaka_theme *theme, uint32_t tone, vaka_ink plain)
{
    if (tone >= VAKA_TONE_SEAT)
        return vaka_theme_seat((int32_t)(tone - VAKA_TONE_SEAT));
    return tone == VAKA_TONE_GOOD   ? theme->good
           : tone == VAKA_TONE_WARN ? theme->warn
           : tone == VAKA_TONE_BAD  ? theme->refuse
                                    : plain;
}

vaka_ink vaka_ink_mix(vaka_ink a, vaka_ink b, uint32_t percent)
{
    vaka_ink out = 0;

    for (uint32_t shift = 0; shift < 32; shift += 8) {
        uint32_t one = (a >> shift) & 0xff, other = (b >> shift) & 0xff;

        out |= ((one * (100 - percent) + other * percent + 50) / 100) << shift;
    }
    return out;
}

vaka_ink vaka_ink_alpha(vaka_ink ink, uint32_t alpha)
{
    return (ink & 0xffffffu) | alpha << 24;
}

vaka_ink vaka_ink_on(vaka_ink ground)
{
    uint32_t red = (ground >> 16) & 0xff, green = (ground >> 8) & 0xff, blue = ground & 0xff;

    return red * 299 + green * 587 + blue * 114 > 122000 ? 0xff10222e : 0xfffffcf3;
}
