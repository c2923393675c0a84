/* gui/draw/look.c - the usual settings of text, and changes of colours and sizes.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/draw/look.h"

#include <string.h>

static vaka_type type_of(const vaka_gui_look *look, int face, int px)
{
    return (vaka_type){face, vaka_look_px(look, px), look->theme->ink};
}

vaka_type vaka_look_body(const vaka_gui_look *look)
{
    return type_of(look, VAKA_FACE_SANS, 15);
}

vaka_type vaka_look_bold(const vaka_gui_look *look)
{
    return type_of(look, VAKA_FACE_BOLD, 15);
}

vaka_type vaka_look_small(const vaka_gui_look *look)
{
    vaka_type type = type_of(look, VAKA_FACE_SANS, 13);

    type.ink = look->theme->faint;
    return type;
}

vaka_type vaka_look_head(const vaka_gui_look *look)
{
    return type_of(look, VAKA_FACE_SERIF, 20);
}

/* The serif's figures go up and down like letters: names with figures are easier to read without.
 */
vaka_type vaka_look_name(const vaka_gui_look *look, const char *name)
{
    if (strpbrk(name, "0123456789"))
        return type_of(look, VAKA_FACE_BOLD, 16);
    return vaka_look_head(look);
}

vaka_type vaka_look_named_title(const vaka_gui_look *look, const char *title)
{
    vaka_type type = vaka_look_title(look);

    if (strpbrk(title, "0123456789"))
        type.face = VAKA_FACE_BOLD;
    return type;
}

vaka_type vaka_look_title(const vaka_gui_look *look)
{
    return type_of(look, VAKA_FACE_SERIF, 44);
}

void vaka_look_theme(vaka_gui_look *look, bool dark)
{
    look->dark = dark;
    look->theme = vaka_theme_of(dark);
    vaka_art_forget(look->art, dark);
    vaka_counters_forget(look->counters);
    look->version++;
}

void vaka_look_percent(vaka_gui_look *look, int percent)
{
    look->percent = look->wanted = SDL_clamp(percent, 80, VAKA_LOOK_MOST);
    look->version++;
}

#define WIDE_LEAST 400 /* of the window, at 100 % */
#define HIGH_LEAST 240

int vaka_look_roomy(int wide, int high)
{
    int most = SDL_min(wide * 100 / WIDE_LEAST, high * 100 / HIGH_LEAST);

    return SDL_clamp(most, 100, VAKA_LOOK_MOST);
}

void vaka_look_fit(vaka_gui_look *look, int most)
{
    look->wanted = vaka_look_wanted(look);
    look->fitted = look->wanted < most ? look->wanted : most;
    look->version += look->percent != look->fitted;
    look->percent = look->fitted;
}

void vaka_look_seats(vaka_gui_look *look)
{
    vaka_theme_palette(look->palette);
    vaka_theme_styles(look->style);
    vaka_look_theme(look, look->dark);
}
