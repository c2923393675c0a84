/* gui/ui/help.c - the keys, and the player's guide, laid over any screen.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/gui_inside.h"
#include "gui/ui/guide_view.h"

enum { TAB_KEYS, TAB_GUIDE, TAB_CLOSE, TABS };

static const char *const keys[][2] = {
    {VAKA_TEXT("Click"), VAKA_TEXT("do the obvious thing here; or pick it, then click where to")},
    {VAKA_TEXT("Right click, M"), VAKA_TEXT("everything that can be done here")},
    {VAKA_TEXT("Drag, Shift+arrows"), VAKA_TEXT("move the board; drag a piece to move it")},
    {VAKA_TEXT("Wheel, + and -"), VAKA_TEXT("zoom")},
    {VAKA_TEXT("Home, F"), VAKA_TEXT("the whole board")},
    {VAKA_TEXT("H"), VAKA_TEXT("your part of the board")},
    {VAKA_TEXT("S"), VAKA_TEXT("fan out what lies at the cursor or under the pointer")},
    {VAKA_TEXT("Tab, Shift+Tab"), VAKA_TEXT("to the next thing that can be pressed")},
    {VAKA_TEXT("Arrows"), VAKA_TEXT("move the cursor on the board, or in a list")},
    {VAKA_TEXT("N, Shift+N"), VAKA_TEXT("to the next space that is asked for")},
    {VAKA_TEXT("C, Shift+C"), VAKA_TEXT("to the next card, to read it")},
    {VAKA_TEXT("Page up, Page down"),
     VAKA_TEXT("scroll; with Shift another part of the window, as the table beside the log")},
    {VAKA_TEXT("Enter, Space"), VAKA_TEXT("press it; Shift+Enter shows all actions there")},
    {VAKA_TEXT("A"), VAKA_TEXT("all actions")},
    {VAKA_TEXT("W"), VAKA_TEXT("why not? what the rules say about the place at the cursor")},
    {VAKA_TEXT("U, Ctrl+Z"), VAKA_TEXT("undo")},
    {VAKA_TEXT("R, Ctrl+Y"), VAKA_TEXT("redo")},
    {VAKA_TEXT("I"), VAKA_TEXT("act out of turn")},
    {VAKA_TEXT("L, Shift+L"), VAKA_TEXT("show or hide the log; what of it is shown")},
    {VAKA_TEXT("Ctrl+F"), VAKA_TEXT("search the log")},
    {VAKA_TEXT("P"), VAKA_TEXT("a picture of the board, as a file")},
    {VAKA_TEXT("Ctrl and + or -, Ctrl+0"), VAKA_TEXT("size of text")},
    {VAKA_TEXT("F2"), VAKA_TEXT("light or dark")},
    {VAKA_TEXT("F10"), VAKA_TEXT("settings")},
    {VAKA_TEXT("F11"), VAKA_TEXT("full screen")},
    {VAKA_TEXT("Esc"), VAKA_TEXT("let go, close, leave")},
    {VAKA_TEXT("?, F1"), VAKA_TEXT("this page")},
    {VAKA_TEXT("In a replay"), VAKA_TEXT("Space plays; arrows step, with Shift by turns; V whose "
                                         "eyes; G a turn; B a new game from here")},
};

static const char *guide_text(const vaka_gui *gui)
{
    const vaka_gui_host *host = gui->start->host;

    return host->guide ? host->guide(host->data) : NULL;
}

void vaka_help_open(vaka_gui *gui)
{
    gui->help = gui->dirty = true;
    gui->guide = false;
    gui->help_scroll.at = 0;
}

static void turn_to(vaka_gui *gui, bool guide)
{
    gui->guide = guide;
    gui->help_scroll.at = 0;
    gui->dirty = true;
}

bool vaka_help_press(vaka_gui *gui, const vaka_hit *hit)
{
    if (hit->what == VAKA_HIT_NONE || (hit->what == VAKA_HIT_BUTTON && hit->a == TAB_CLOSE))
        return false;
    if (hit->what == VAKA_HIT_BUTTON)
        turn_to(gui, hit->a == TAB_GUIDE);
    return true;
}

bool vaka_help_key(vaka_gui *gui, const SDL_Keysym *key)
{
    int page = gui->help_scroll.box.h * 9 / 10, line = vaka_gui_px(gui, 40);

    switch (key->sym) {
    case SDLK_DOWN:
        vaka_scroll_by(gui, &gui->help_scroll, line);
        return true;
    case SDLK_UP:
        vaka_scroll_by(gui, &gui->help_scroll, -line);
        return true;
    case SDLK_PAGEDOWN:
    case SDLK_SPACE:
        vaka_scroll_by(gui, &gui->help_scroll, page);
        return true;
    case SDLK_PAGEUP:
        vaka_scroll_by(gui, &gui->help_scroll, -page);
        return true;
    case SDLK_LEFT:
    case SDLK_RIGHT:
        turn_to(gui, !gui->guide && guide_text(gui));
        return true;
    default:
        return false;
    }
}

static int draw_keys(vaka_gui *gui, SDL_Rect box, int y)
{
    vaka_type bold = vaka_gui_bold(gui), body = vaka_gui_body(gui);
    int gap = vaka_gui_px(gui, 6), left = box.w / 3 - gap;

    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        SDL_Rect first = {box.x, y, left, 0}, second = {box.x + box.w / 3, y, box.w * 2 / 3, 0};
        int a = vaka_type_block(gui->fonts, bold, gui->canvas, first,
                                vaka_say(gui->language, keys[i][0]));
        int b = vaka_type_block(gui->fonts, body, gui->canvas, second,
                                vaka_say(gui->language, keys[i][1]));

        y += (a > b ? a : b) + gap;
    }
    return y;
}

/* The tabs; returns where the page begins. */
static int draw_tabs(vaka_gui *gui, SDL_Rect box, bool guide)
{
    const char *const texts[TABS] = {
        vaka_say(gui->language, "Keys and mouse"),
        vaka_say(gui->language, "Player's guide"),
        vaka_say(gui->language, "Close"),
    };
    int x = box.x, row = vaka_gui_px(gui, 34), gap = vaka_gui_px(gui, 8), y = box.y;

    for (int i = 0; i < TABS; i++) {
        int wide = vaka_widget_button_wide(gui, texts[i]);
        bool on = i == (gui->guide ? TAB_GUIDE : TAB_KEYS);

        if (i == TAB_GUIDE && !guide)
            continue;
        wide = wide > box.w ? box.w : wide;
        if (x > box.x && x + wide > box.x + box.w) {
            x = box.x;
            y += row + gap / 2;
        }
        vaka_widget_button(gui, (SDL_Rect){x, y, wide, row},
                           (vaka_hit){.what = VAKA_HIT_BUTTON, .a = i}, texts[i],
                           on ? VAKA_BUTTON_ON : VAKA_BUTTON_PLAIN);
        x += wide + gap;
    }
    return y + row + gap;
}

void vaka_help_draw(vaka_gui *gui)
{
    int w = gui->canvas->w, h = gui->canvas->h, margin = vaka_gui_px(gui, 22);
    int wide = vaka_gui_px(gui, 780), high = vaka_gui_px(gui, 900);
    const char *guide;

    if (!gui->help)
        return;
    gui->layer = 2;
    gui->scroll_count = 0;
    guide = guide_text(gui);
    wide = wide > w - margin ? w - margin : wide;
    high = high > h - margin ? h - margin : high;
    vaka_paint_box(gui->canvas, (SDL_Rect){0, 0, w, h}, gui->theme->shade);
    SDL_Rect box = {(w - wide) / 2, (h - high) / 2, wide, high};
    vaka_paint_round(gui->canvas, box, 12, gui->theme->paper);
    vaka_hit *own = vaka_widget_hit(gui, box, VAKA_HIT_CLOSE, 0, 0, "");
    own->silent = true; /* so that a press on the paper does not close it */
    box = (SDL_Rect){box.x + margin, box.y + margin / 2, box.w - 2 * margin, box.h - margin};
    int top = draw_tabs(gui, box, guide != NULL);
    box.h -= top - box.y;
    box.y = top;
    int y = vaka_scroll_begin(gui, &gui->help_scroll, box);
    box.w -= vaka_gui_px(gui, 10);
    y = gui->guide && guide ? vaka_guide_draw(gui, box, y, guide) : draw_keys(gui, box, y);
    vaka_scroll_end(gui, &gui->help_scroll, y);
    gui->layer = 0;
}
