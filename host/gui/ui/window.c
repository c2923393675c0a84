/* gui/ui/window.c - the window itself: opening, drawing when something has changed, closing.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "gui/draw/images.h"
#include "gui/gui_bench.h"
#include "gui/gui_inside.h"

#define ICON 64
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

vaka_type vaka_gui_named_title(const vaka_gui *gui, const char *title)
{
    vaka_type type = vaka_gui_title(gui);

    if (strpbrk(title, "0123456789"))
        type.face = VAKA_FACE_BOLD;
    return type;
}

vaka_type vaka_gui_title(const vaka_gui *gui)
{
    return type_of(gui, VAKA_FACE_SERIF, 44);
}

/* As it was last; else most of the display, but never so large that one has to look around. */
static void usual_size(const vaka_gui *gui, int *wide, int *high)
{
    SDL_Rect room = {0, 0, 1280, 720};

    SDL_GetDisplayUsableBounds(0, &room);
    *wide = room.w * 5 / 6 > 1600 ? 1600 : room.w * 5 / 6;
    *high = room.h * 5 / 6 > 1000 ? 1000 : room.h * 5 / 6;
    *wide = *wide < 1280 ? 1280 : *wide;
    *high = *high < 720 ? 720 : *high;
    *wide = vaka_settings_number(&gui->settings, "width", 480, 16384, *wide);
    *high = vaka_settings_number(&gui->settings, "height", 360, 16384, *high);
}

/* As large as the display's dots ask for, in steps of 20 %. */
static int usual_percent(const vaka_gui *gui)
{
    int display = SDL_GetWindowDisplayIndex(gui->window), percent;
    float dots = 0;

    if (display < 0 || SDL_GetDisplayDPI(display, NULL, &dots, NULL) != 0 || dots < 100)
        return 100;
    percent = (int)(dots / 96 * 5 + 0.5f) * 20;
    return percent < 100 ? 100 : percent > 200 ? 200 : percent;
}

/* Where no display answers, the library may draw for nobody: then nobody could close the window. */
static bool is_nowhere(void)
{
    const char *asked = SDL_getenv("SDL_VIDEODRIVER"), *driver = SDL_GetCurrentVideoDriver();

    return (!asked || !*asked) && driver && strcmp(driver, "offscreen") == 0;
}

/* For lists of windows; the frame around this one may show it too. It can wait for the first frame.
 */
static void set_icon(vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;
    const char *text = host->icon ? host->icon(host->data) : NULL;
    SDL_Surface *icon = text ? vaka_image_svg(text, ICON, ICON) : NULL;

    if (icon)
        SDL_SetWindowIcon(gui->window, icon);
    SDL_FreeSurface(icon);
}

vaka_status vaka_window_open(vaka_gui *gui, vaka_error *err)
{
    const vaka_gui_start *start = gui->start;
    vaka_status status;

    /* Everything is painted by the processor: a texture behind the window would only cost time. */
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", "vaka", 0); /* as in the desktop file */
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", "vaka", 0);
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot open a window: %s", SDL_GetError());
    if (is_nowhere())
        return vaka_fail(err, VAKA_ERR_SYSTEM,
                         "cannot open a window: no display answers; play with --text");
    status = vaka_fonts_open(&gui->fonts, &gui->settings, err);
    if (status)
        return status;
    int wide = start->width, high = start->height;
    if (!wide || !high)
        usual_size(gui, &wide, &high);
    gui->window = SDL_CreateWindow("Vaka", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, wide,
                                   high, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (!gui->window)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot open a window: %s", SDL_GetError());
    SDL_SetWindowMinimumSize(gui->window, 480, 360);
    if (!gui->percent)
        gui->percent = usual_percent(gui);
    gui->art = vaka_art_new();
    vaka_art_forget(gui->art, gui->dark);
    gui->counters = vaka_counters_new(gui->fonts, gui->art);
    gui->play.pointed = gui->play.cursor = VAKA_NONE;
    gui->play.fanned = gui->play.carried = gui->play.drop = VAKA_NONE;
    gui->theme = vaka_theme_of(gui->dark);
    gui->dirty = true;
    return VAKA_OK;
}

void vaka_window_close(vaka_gui *gui)
{
    vaka_camera_done(&gui->play.camera);
    vaka_motion_done(gui);
    vaka_counters_free(gui->counters);
    vaka_art_free(gui->art);
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
    int wide = 0;
    SDL_GetWindowSize(gui->window, &wide, NULL);
    gui->dots = wide > 0 ? (float)of_window->w / (float)wide : 1;
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
    vaka_counters_percent(gui->counters, gui->percent);
    gui->screen->draw(gui);
    vaka_widget_order(gui);
    vaka_menu_draw(gui);
    vaka_help_draw(gui);
    vaka_widget_ring(gui);
    vaka_notice_draw(gui);
}

/* Only what lies on top of the board has changed: a few parts of the window. */
static void draw_parts(vaka_gui *gui)
{
    SDL_Rect parts[VAKA_TOP_BOXES];
    int count = take_canvas(gui) ? vaka_top_retouch(gui, parts) : 0;

    for (int i = 0; gui->canvas == gui->own && i < count; i++) {
        SDL_Rect to = parts[i];

        SDL_BlitSurface(gui->own, &parts[i], SDL_GetWindowSurface(gui->window), &to);
    }
    if (count > 0)
        SDL_UpdateWindowSurfaceRects(gui->window, parts, count);
    gui->frames += count > 0;
}

void vaka_window_frame(vaka_gui *gui)
{
    if (!gui->dirty && gui->screen && gui->play.touched)
        draw_parts(gui);
    if (!gui->dirty || !gui->screen || !take_canvas(gui))
        return;
    for (int i = 0; i < DRAWS_MOST && gui->dirty; i++)
        draw_all(gui);
    gui->dirty = false;
    if (gui->canvas == gui->own)
        SDL_BlitSurface(gui->own, NULL, SDL_GetWindowSurface(gui->window), NULL);
    SDL_UpdateWindowSurface(gui->window);
    vaka_top_drawn(gui);
    gui->frames++;
    vaka_gui_bench_first(gui);
    if (gui->frames == 1)
        set_icon(gui);
}

void vaka_window_theme(vaka_gui *gui, bool dark)
{
    gui->dark = dark;
    gui->theme = vaka_theme_of(dark);
    vaka_art_forget(gui->art, dark);
    vaka_counters_forget(gui->counters);
    gui->play.camera.stale = true;
    gui->play.camera.glow_radius = 0;
    gui->dirty = true;
}

void vaka_window_look(vaka_gui *gui)
{
    vaka_theme_palette(gui->palette);
    vaka_theme_styles(gui->lobby.style);
    vaka_window_theme(gui, gui->dark);
}

void vaka_window_percent(vaka_gui *gui, int percent)
{
    gui->percent = percent < 80 ? 80 : percent > 300 ? 300 : percent;
    gui->play.camera.stale = true;
    gui->dirty = true;
}

void vaka_window_full(vaka_gui *gui, bool full)
{
    gui->full = full;
    SDL_SetWindowFullscreen(gui->window, full ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    gui->dirty = true;
}
