/* gui/ui/window.c - the window itself: opening, drawing when something has changed, closing.
 *
 * SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "gui/draw/images.h"
#include "gui/ui/ui.h"

#define ICON 64
#define DRAWS_MOST 4 /* of one frame, while areas find out how far they are scrolled */

/* As it was last; else most of the display, but never so large that one has to look around. */
static void usual_size(const vaka_ui *ui, int *wide, int *high)
{
    SDL_Rect room = {0, 0, 1280, 720};

    SDL_GetDisplayUsableBounds(0, &room);
    *wide = vaka_settings_number(&ui->settings, "width", 480, 16384,
                                 SDL_clamp(room.w * 5 / 6, 1280, 1600));
    *high = vaka_settings_number(&ui->settings, "height", 360, 16384,
                                 SDL_clamp(room.h * 5 / 6, 720, 1000));
    *wide = SDL_min(*wide, SDL_max(room.w, 480)); /* nothing of it lies beyond the edge */
    *high = SDL_min(*high, SDL_max(room.h, 360));
}

/* As large as the display's dots ask for, in steps of 20 %. */
static int usual_percent(const vaka_ui *ui)
{
    int display = SDL_GetWindowDisplayIndex(ui->window);
    float dots = 0;

    if (display < 0 || SDL_GetDisplayDPI(display, NULL, &dots, NULL) != 0 || dots < 100)
        return 100;
    return SDL_clamp((int)(dots / 96 * 5 + 0.5f) * 20, 100, 200);
}

/* Where no display answers, the library may draw for nobody: then nobody could close the window. */
static bool is_nowhere(void)
{
    const char *asked = SDL_getenv("SDL_VIDEODRIVER"), *driver = SDL_GetCurrentVideoDriver();

    return (!asked || !*asked) && driver && strcmp(driver, "offscreen") == 0;
}

/* For lists of windows; the frame around this one may show it too. It waits until the first frame
 * is there. */
static void set_icon(vaka_ui *ui)
{
    const vaka_gui_host *host = ui->start->host;
    const char *text = host->icon ? host->icon(host->data) : NULL;
    SDL_Surface *icon = text ? vaka_image_svg(text, ICON, ICON) : NULL;

    ui->has_icon = true;
    if (icon)
        SDL_SetWindowIcon(ui->window, icon);
    SDL_FreeSurface(icon);
}

vaka_status vaka_window_open(vaka_ui *ui, vaka_error *err)
{
    const vaka_gui_start *start = ui->start;
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
    status = vaka_fonts_open(&ui->look->fonts, &ui->settings, err);
    if (status)
        return status;
    int wide = start->width, high = start->height;
    if (!wide || !high)
        usual_size(ui, &wide, &high);
    ui->window = SDL_CreateWindow("Vaka", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, wide,
                                  high, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (!ui->window)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot open a window: %s", SDL_GetError());
    SDL_SetWindowMinimumSize(ui->window, 480, 360);
    if (!ui->look->percent)
        ui->look->percent = usual_percent(ui);
    ui->look->art = vaka_art_new();
    vaka_art_forget(ui->look->art, ui->look->dark);
    ui->look->counters = vaka_counters_new();
    ui->look->theme = vaka_theme_of(ui->look->dark);
    ui->dirty = true;
    return VAKA_OK;
}

void vaka_window_close(vaka_ui *ui)
{
    vaka_sound_done(ui);
    vaka_counters_free(ui->look->counters);
    vaka_art_free(ui->look->art);
    vaka_fonts_close(ui->look->fonts);
    vaka_menu_done(ui);
    SDL_FreeSurface(ui->own);
    if (ui->window)
        SDL_DestroyWindow(ui->window);
    SDL_Quit();
}

/* The window's own pixels where they are laid out as we paint, else a surface of ours. */
static bool take_canvas(vaka_ui *ui)
{
    SDL_Surface *of_window = SDL_GetWindowSurface(ui->window);

    if (!of_window)
        return false;
    int wide = 0;
    SDL_GetWindowSize(ui->window, &wide, NULL);
    ui->dots = wide > 0 ? (float)of_window->w / (float)wide : 1;
    uint32_t format = of_window->format->format;
    if (format == SDL_PIXELFORMAT_RGB888 || format == SDL_PIXELFORMAT_ARGB8888) {
        ui->look->canvas = of_window;
        return true;
    }
    ui->look->canvas = ui->own = vaka_paint_canvas(ui->own, of_window->w, of_window->h);
    return ui->look->canvas != NULL;
}

int vaka_window_most(const vaka_ui *ui)
{
    const SDL_Surface *canvas = ui->look->canvas;

    if (!ui->screen || !ui->screen->percent_most || !canvas)
        return VAKA_LOOK_MOST;
    return ui->screen->percent_most(ui->data, canvas->w, canvas->h);
}

static void draw_all(vaka_ui *ui)
{
    ui->dirty = false;
    ui->hit_count = 0;
    ui->scroll_count = 0;
    ui->layer = 0;
    SDL_SetClipRect(ui->look->canvas, NULL);
    vaka_look_fit(ui->look, vaka_window_most(ui));
    ui->screen->draw(ui->data);
    vaka_widget_order(ui);
    vaka_menu_draw(ui);
    vaka_help_draw(ui);
    vaka_widget_ring(ui);
    vaka_notice_draw(ui);
}

/* Only what lies on top of the board has changed: a few parts of the window. */
static void draw_parts(vaka_ui *ui)
{
    const vaka_screen_motion *motion = ui->screen->motion;
    SDL_Rect parts[VAKA_SCREEN_PARTS];
    int count = motion && take_canvas(ui) ? motion->retouch(ui->data, parts) : 0;

    for (int i = 0; ui->look->canvas == ui->own && i < count; i++) {
        SDL_Rect to = parts[i];

        SDL_BlitSurface(ui->own, &parts[i], SDL_GetWindowSurface(ui->window), &to);
    }
    if (count > 0)
        SDL_UpdateWindowSurfaceRects(ui->window, parts, count);
    ui->frames += count > 0;
}

void vaka_window_frame(vaka_ui *ui)
{
    if (ui->frames > 0 && !ui->has_icon)
        set_icon(ui);
    if (!ui->dirty && ui->screen && ui->touched)
        draw_parts(ui);
    if (!ui->dirty || !ui->screen || !take_canvas(ui))
        return;
    for (int i = 0; i < DRAWS_MOST && ui->dirty; i++)
        draw_all(ui);
    ui->dirty = false;
    if (ui->look->canvas == ui->own)
        SDL_BlitSurface(ui->own, NULL, SDL_GetWindowSurface(ui->window), NULL);
    SDL_UpdateWindowSurface(ui->window);
    ui->touched = false;
    vaka_input_drawn(ui);
    if (ui->screen->motion)
        ui->screen->motion->drawn(ui->data);
    ui->frames++;
}

void vaka_window_theme(vaka_ui *ui, bool dark)
{
    vaka_look_theme(ui->look, dark);
    ui->dirty = true;
}

void vaka_window_look(vaka_ui *ui)
{
    vaka_look_seats(ui->look);
    ui->dirty = true;
}

void vaka_window_percent(vaka_ui *ui, int percent)
{
    vaka_look_percent(ui->look, percent);
    ui->dirty = true;
}

/* Where X has no window manager nobody makes a window fill the display, and the library believes
 * that somebody did. Nothing tells for sure: a frame or a desktop says that there is one. */
bool vaka_window_is_managed(const vaka_window_signs *signs)
{
    if (!signs->driver || strcmp(signs->driver, "x11") != 0)
        return true;
    return signs->frame > 0 || (signs->desktop && *signs->desktop) ||
           (signs->session && *signs->session);
}

static vaka_window_signs read_signs(const vaka_ui *ui)
{
    int top = 0, left = 0, bottom = 0, right = 0;

    SDL_GetWindowBordersSize(ui->window, &top, &left, &bottom, &right);
    return (vaka_window_signs){SDL_GetCurrentVideoDriver(), top + left + bottom + right,
                               SDL_getenv("XDG_CURRENT_DESKTOP"), SDL_getenv("DESKTOP_SESSION")};
}

/* Where it was is kept in `windowed`, for the way back. */
void vaka_window_fill(vaka_ui *ui, bool full)
{
    SDL_Rect box = ui->windowed;
    int display = SDL_max(SDL_GetWindowDisplayIndex(ui->window), 0);

    if (full) {
        SDL_GetWindowPosition(ui->window, &ui->windowed.x, &ui->windowed.y);
        SDL_GetWindowSize(ui->window, &ui->windowed.w, &ui->windowed.h);
        SDL_GetDisplayBounds(display, &box);
    }
    if (box.w <= 0 || box.h <= 0)
        return;
    SDL_SetWindowSize(ui->window, box.w, box.h);
    SDL_SetWindowPosition(ui->window, box.x, box.y);
}

void vaka_window_full(vaka_ui *ui, bool full)
{
    vaka_window_signs signs = read_signs(ui);

    if (vaka_window_is_managed(&signs))
        SDL_SetWindowFullscreen(ui->window, full ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    else if (full != ui->full || full)
        vaka_window_fill(ui, full);
    ui->full = full;
    ui->dirty = true;
}

void vaka_ui_show(vaka_ui *ui, const vaka_screen *screen, void *data)
{
    ui->screen = screen;
    ui->data = data;
}

bool vaka_ui_is_covered(const vaka_ui *ui)
{
    return ui->menu.open || ui->help || ui->notice[0];
}
