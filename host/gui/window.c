/* gui/window.c - the window itself: opening, drawing when something has changed, closing.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "gui/gui_inside.h"

#define DRAWS_MOST 4 /* of one frame, while areas find out how far they are scrolled */

static vaka_type type_of(const vaka_gui *gui, int face, int px)
{
    return (vaka_type){face, vaka_gui_px(gui, px), gui->theme->ink};
}

vaka_type vaka_gui_body(const vaka_gui *gui)
{
    return type_of(gui, VAKA_FACE_SANS, 15);
}

vaka_type vaka_gui_bold(const vaka_gui *gui)
{
    return type_of(gui, VAKA_FACE_BOLD, 15);
}

vaka_type vaka_gui_small(const vaka_gui *gui)
{
    vaka_type type = type_of(gui, VAKA_FACE_SANS, 13);

    type.ink = gui->theme->faint;
    return type;
}

vaka_type vaka_gui_head(const vaka_gui *gui)
{
    return type_of(gui, VAKA_FACE_SERIF, 20);
}

/* The serif's figures go up and down like letters: names with figures are easier to read without.
 */
vaka_type vaka_gui_name(const vaka_gui *gui, const char *name)
{
    if (strpbrk(name, "0123456789"))
        return type_of(gui, VAKA_FACE_BOLD, 16);
    return vaka_gui_head(gui);
}

vaka_type vaka_gui_title(const vaka_gui *gui)
{
    return type_of(gui, VAKA_FACE_SERIF, 44);
}

vaka_status vaka_window_open(vaka_gui *gui, vaka_error *err)
{
    const vaka_gui_start *start = gui->start;
    vaka_status status;

    /* Everything is painted by the processor: a texture behind the window would only cost time. */
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot open a window: %s", SDL_GetError());
    status = vaka_fonts_open(&gui->fonts, err);
    if (status)
        return status;
    gui->window = SDL_CreateWindow(
        "Vaka", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, start->width ? start->width : 1280,
        start->height ? start->height : 720, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (!gui->window)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot open a window: %s", SDL_GetError());
    SDL_SetWindowMinimumSize(gui->window, 480, 360);
    gui->counters = vaka_counters_new(gui->fonts);
    gui->theme = vaka_theme_of(gui->dark);
    gui->dirty = true;
    return VAKA_OK;
}

void vaka_window_close(vaka_gui *gui)
{
    vaka_chart_done(&gui->play.chart);
    vaka_counters_free(gui->counters);
    vaka_fonts_close(gui->fonts);
    vaka_menu_done(gui);
    SDL_FreeSurface(gui->own);
    if (gui->window)
        SDL_DestroyWindow(gui->window);
    SDL_Quit();
}

/* The window's own pixels where they are laid out as we paint, else a surface of ours. */
static bool take_canvas(vaka_gui *gui)
{
    SDL_Surface *of_window = SDL_GetWindowSurface(gui->window);

    if (!of_window)
        return false;
    uint32_t format = of_window->format->format;
    if (format == SDL_PIXELFORMAT_RGB888 || format == SDL_PIXELFORMAT_ARGB8888) {
        gui->canvas = of_window;
        return true;
    }
    if (!gui->own || gui->own->w != of_window->w || gui->own->h != of_window->h) {
        SDL_FreeSurface(gui->own);
        gui->own = SDL_CreateRGBSurfaceWithFormat(0, of_window->w, of_window->h, 32,
                                                  SDL_PIXELFORMAT_RGB888);
    }
    gui->canvas = gui->own;
    return gui->canvas != NULL;
}

static void draw_all(vaka_gui *gui)
{
    gui->dirty = false;
    gui->hit_count = 0;
    gui->scroll_count = 0;
    gui->layer = 0;
    SDL_SetClipRect(gui->canvas, NULL);
    gui->screen->draw(gui);
    vaka_menu_draw(gui);
    vaka_help_draw(gui);
    vaka_widget_ring(gui);
    vaka_notice_draw(gui);
}

void vaka_window_frame(vaka_gui *gui)
{
    if (!gui->dirty || !gui->screen || !take_canvas(gui))
        return;
    for (int i = 0; i < DRAWS_MOST && gui->dirty; i++)
        draw_all(gui);
    gui->dirty = false;
    if (gui->canvas == gui->own)
        SDL_BlitSurface(gui->own, NULL, SDL_GetWindowSurface(gui->window), NULL);
    SDL_UpdateWindowSurface(gui->window);
    gui->frames++;
}

void vaka_window_theme(vaka_gui *gui, bool dark)
{
    gui->dark = dark;
    gui->theme = vaka_theme_of(dark);
    vaka_counters_forget(gui->counters);
    gui->play.chart.stale = true;
    gui->dirty = true;
}

void vaka_window_percent(vaka_gui *gui, int percent)
{
    gui->percent = percent < 80 ? 80 : percent > 300 ? 300 : percent;
    gui->play.chart.stale = true;
    gui->dirty = true;
}

void vaka_window_full(vaka_gui *gui, bool full)
{
    gui->full = full;
    SDL_SetWindowFullscreen(gui->window, full ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    gui->dirty = true;
}
