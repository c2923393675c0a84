/* gui/ui/help.c - the keys, and the player's guide, laid over any screen.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/ui/ui.h"

enum { TAB_KEYS, TAB_GUIDE, TAB_CLOSE, TABS };

static const char *const keys[][2] = {
    {VAKA_TEXT("Click"), VAKA_TEXT("do the obvious thing here; or pick it, then click where to")},
    {VAKA_TEXT("Right click, M"), VAKA_TEXT("everything that can be done here")},
    {VAKA_TEXT("Drag, Shift+arrows"), VAKA_TEXT("move the board; drag a piece to move it")},
    {VAKA_TEXT("Wheel, + and -"), VAKA_TEXT("zoom")},
    {VAKA_TEXT("Home, F"), VAKA_TEXT("the whole board")},
    {VAKA_TEXT("H"), VAKA_TEXT("your part of the board")},
    {VAKA_TEXT("O"), VAKA_TEXT("the small map: a click there moves the board")},
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
    {VAKA_TEXT("T"), VAKA_TEXT("a hint: what a good player would do here, and why")},
    {VAKA_TEXT("E"), VAKA_TEXT("what this step is about")},
    {VAKA_TEXT("U, Ctrl+Z"), VAKA_TEXT("undo")},
    {VAKA_TEXT("Shift+U"), VAKA_TEXT("undo only the last part of what was done together")},
    {VAKA_TEXT("R, Ctrl+Y"), VAKA_TEXT("redo")},
    {VAKA_TEXT("I"), VAKA_TEXT("act out of turn")},
    {VAKA_TEXT("G"), VAKA_TEXT("while a bot is thinking: it moves now, as well as it knows")},
    {VAKA_TEXT("L, Shift+L"), VAKA_TEXT("show or hide the log; what of it is shown")},
    {VAKA_TEXT("Ctrl+F"), VAKA_TEXT("search the log")},
    {VAKA_TEXT("P"), VAKA_TEXT("a picture of the board, as a file")},
    {VAKA_TEXT("Ctrl and + or -, Ctrl+0"), VAKA_TEXT("size of text")},
    {VAKA_TEXT("F2"), VAKA_TEXT("light or dark")},
    {VAKA_TEXT("F3"), VAKA_TEXT("sound on or off")},
    {VAKA_TEXT("F10"), VAKA_TEXT("settings")},
    {VAKA_TEXT("F11"), VAKA_TEXT("full screen")},
    {VAKA_TEXT("Esc"), VAKA_TEXT("let go, close, leave")},
    {VAKA_TEXT("?, F1"), VAKA_TEXT("this page")},
    {VAKA_TEXT("In a replay"), VAKA_TEXT("Space plays; arrows step, with Shift by turns; V whose "
                                         "eyes; G a turn; K chances; B a new game from here")},
};

static const char *guide_text(const vaka_ui *ui)
{
    const vaka_gui_host *host = ui->start->host;

    return host->guide ? host->guide(host->data) : NULL;
}

static void turn_to(vaka_ui *ui, bool guide)
{
    ui->guide = guide;
    ui->help_scroll.at = 0;
    ui->dirty = true;
}

void vaka_help_open(vaka_ui *ui)
{
    ui->help = true;
    turn_to(ui, false);
}

bool vaka_help_press(vaka_ui *ui, const vaka_hit *hit)
{
    if (hit->what == VAKA_HIT_NONE || (hit->what == VAKA_HIT_BUTTON && hit->a == TAB_CLOSE))
        return false;
    if (hit->what == VAKA_HIT_BUTTON)
        turn_to(ui, hit->a == TAB_GUIDE);
    return true;
}

bool vaka_help_key(vaka_ui *ui, const SDL_Keysym *key)
{
    int page = ui->help_scroll.box.h * 9 / 10, line = vaka_look_px(ui->look, 40);
    const int by[][2] = {{SDLK_DOWN, line},
                         {SDLK_UP, -line},
                         {SDLK_PAGEDOWN, page},
                         {SDLK_SPACE, page},
                         {SDLK_PAGEUP, -page}};
    bool turns = key->sym == SDLK_LEFT || key->sym == SDLK_RIGHT, found = turns;

    if (turns)
        turn_to(ui, !ui->guide && guide_text(ui));
    for (size_t i = 0; i < sizeof by / sizeof by[0] && !found; i++) {
        found = key->sym == by[i][0];
        if (found)
            vaka_scroll_by(ui, &ui->help_scroll, by[i][1]);
    }
    return found;
}

static int draw_keys(vaka_ui *ui, SDL_Rect box, int y)
{
    vaka_type bold = vaka_look_bold(ui->look), body = vaka_look_body(ui->look);
    int gap = vaka_look_px(ui->look, 6), left = box.w / 3 - gap;

    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        SDL_Rect first = {box.x, y, left, 0}, second = {box.x + box.w / 3, y, box.w * 2 / 3, 0};
        int a = vaka_type_block(ui->look, bold, first, vaka_ui_say(ui, keys[i][0]));
        int b = vaka_type_block(ui->look, body, second, vaka_ui_say(ui, keys[i][1]));

        y += (a > b ? a : b) + gap;
    }
    return y;
}

/* The tabs; returns where the page begins. */
static int draw_tabs(vaka_ui *ui, SDL_Rect box, bool guide)
{
    const char *const texts[TABS] = {vaka_ui_say(ui, "Keys and mouse"),
                                     vaka_ui_say(ui, "Player's guide"), vaka_ui_say(ui, "Close")};
    int x = box.x, row = vaka_look_px(ui->look, 34), gap = vaka_look_px(ui->look, 8), y = box.y;

    for (int i = 0; i < TABS; i++) {
        int wide = SDL_min(vaka_widget_button_wide(ui, texts[i]), box.w);
        bool on = i == (ui->guide ? TAB_GUIDE : TAB_KEYS);

        if (i == TAB_GUIDE && !guide)
            continue;
        if (x > box.x && x + wide > box.x + box.w) {
            x = box.x;
            y += row + gap / 2;
        }
        vaka_widget_button(ui, (SDL_Rect){x, y, wide, row},
                           (vaka_hit){.what = VAKA_HIT_BUTTON, .a = i}, texts[i],
                           on ? VAKA_BUTTON_ON : VAKA_BUTTON_PLAIN);
        x += wide + gap;
    }
    return y + row + gap;
}

void vaka_help_draw(vaka_ui *ui)
{
    int w = ui->look->canvas->w, h = ui->look->canvas->h, margin = vaka_look_px(ui->look, 22);
    int wide = SDL_min(vaka_look_px(ui->look, 780), w - margin);
    int high = SDL_min(vaka_look_px(ui->look, 900), h - margin);
    const char *guide;

    if (!ui->help)
        return;
    ui->layer = 2;
    ui->scroll_count = 0;
    guide = guide_text(ui);
    vaka_paint_box(ui->look->canvas, (SDL_Rect){0, 0, w, h}, ui->look->theme->shade);
    SDL_Rect box = {(w - wide) / 2, (h - high) / 2, wide, high};
    vaka_paint_round(ui->look->canvas, box, 12, ui->look->theme->paper);
    vaka_hit *own = vaka_widget_hit(ui, box, VAKA_HIT_CLOSE, 0, 0, "");
    own->silent = true; /* so that a press on the paper does not close it */
    box = (SDL_Rect){box.x + margin, box.y + margin / 2, box.w - 2 * margin, box.h - margin};
    int top = draw_tabs(ui, box, guide != NULL);
    box.h -= top - box.y;
    box.y = top;
    int y = vaka_scroll_begin(ui, &ui->help_scroll, box);
    box.w -= vaka_look_px(ui->look, 10);
    y = ui->guide && guide ? vaka_guide_draw(ui, box, y, guide) : draw_keys(ui, box, y);
    vaka_scroll_end(ui, &ui->help_scroll, y);
    ui->layer = 0;
}
