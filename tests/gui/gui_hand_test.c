/* gui_hand_test.c - names of cards in the hand are read at every size of text: in the row, or in
 * the list of its button.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_match.h"

#include "match/live_inside.h"
#include "registered.h"

#define LINES_MOST 1024

static struct {
    SDL_Rect box;
    char text[VAKA_VIEW_NAME];
} lines[LINES_MOST]; /* of a picture */
static int line_count;

static void note_line(void *data, SDL_Rect box, const char *text)
{
    (void)data;
    assert_true(line_count < LINES_MOST);
    lines[line_count].box = box;
    snprintf(lines[line_count++].text, sizeof lines[0].text, "%s", text);
}

static void read_picture(table *at)
{
    line_count = 0;
    vaka_fonts_trace(at->gui.look.fonts, note_line, NULL);
    at->gui.ui.dirty = true;
    vaka_window_frame(&at->gui.ui);
    vaka_fonts_trace(at->gui.look.fonts, NULL, NULL);
}

static int32_t hand_of(const vaka_layout *layout, int32_t seat)
{
    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        if (layout->zones[zone].type == VAKA_ZONE_HAND && layout->zones[zone].owner == seat)
            return zone;
    fail_msg("no hand");
    return VAKA_NONE;
}

/* A seat that is asked, with so many cards from the top of the deck. */
static table *new_hand(int width, int height, int percent, int cards)
{
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(7)};
    table *at = vaka_xnew(sizeof *at);

    open_table(at, width, height);
    begin_play(at, "conquest", &head, NULL);
    vaka_live *live = vaka_record_live(at->record);
    vaka_match *match = &vaka_live_position(live)->face;
    int32_t deck = vaka_zone_by_id(vaka_live_layout(live), "deck");
    for (int i = 0; i < cards; i++)
        vaka_piece_move(match, match->zones[deck].first, hand_of(match->layout, 0));
    vaka_live_seen(live, VAKA_SPECTATOR); /* nothing that was kept is seen */
    vaka_window_percent(&at->gui.ui, percent);
    at->gui.play.asked = true;
    vaka_play_open(&at->gui.play, at->record, 0);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, &at->gui.play);
    vaka_window_frame(&at->gui.ui);
    return at;
}

/* The card where it is drawn; NULL: it is not. */
static const vaka_hit *find_card(const table *at, int32_t hand, int32_t kind)
{
    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        const vaka_hit *hit = &at->gui.ui.hits[i];

        if (hit->what == VAKA_HIT_KIND && hit->a == hand && hit->b == kind && hit->box.w > 0)
            return hit;
    }
    return NULL;
}

/* The row itself is in the window. */
static bool is_in_row(const table *at, const vaka_hit *hit)
{
    SDL_Rect row = at->gui.play.hand_box, both;
    SDL_Rect window = {0, 0, at->gui.look.canvas->w, at->gui.look.canvas->h};

    return SDL_IntersectRect(&row, &window, &both) && SDL_RectEquals(&row, &both) &&
           SDL_IntersectRect(&hit->box, &row, &both) && SDL_RectEquals(&hit->box, &both);
}

/* Is a line of letters in the row, and within the card from side to side? */
static void check_place(const table *at, const vaka_hit *card, const SDL_Rect *line)
{
    const SDL_Rect *row = &at->gui.play.hand_box;
    SDL_Rect both;

    SDL_IntersectRect(line, row, &both);
    assert_true(SDL_RectEquals(&both, line));
    assert_true(line->x >= card->box.x && line->x + line->w <= card->box.x + card->box.w);
}

/* Its name is written on it whole, word by word. Of a line of several it is told what is left of
 * them all: what is written ends where the next line begins, and is as wide as that. */
static void check_card(const table *at, const vaka_hit *card, const char *name)
{
    const vaka_gui_look *look = &at->gui.look;
    const char *rest = name;

    for (int i = 0; i < line_count && *rest; i++) {
        SDL_Point middle = {lines[i].box.x + lines[i].box.w / 2,
                            lines[i].box.y + lines[i].box.h / 2};
        char part[2 * VAKA_VIEW_NAME];

        if (!SDL_PointInRect(&middle, &card->box) || strcmp(lines[i].text, rest) != 0)
            continue;
        check_place(at, card, &lines[i].box);
        size_t length = 0;
        do {
            length += strspn(rest + length, " ");
            length += strcspn(rest + length, " ");
            snprintf(part, sizeof part, "%.*s", (int)length, rest);
        } while (rest[length] &&
                 vaka_type_wide(look, vaka_look_small(look), part) < lines[i].box.w);
        assert_int_equal(vaka_type_wide(look, vaka_look_small(look), part), lines[i].box.w);
        rest += length + strspn(rest + length, " ");
    }
    if (*rest)
        fail_msg("of %s is not written: %s", name, rest);
    assert_true(is_in_row(at, card));
}

/* The number of a card's line in the list; fails if there is none. */
static int32_t line_of(const table *at, const char *name)
{
    const vaka_menu *menu = &at->gui.ui.menu;

    for (uint32_t i = 0; i < menu->count; i++)
        if (strcmp(menu->items[i].text, name) == 0)
            return menu->items[i].number;
    fail_msg("%s is not in the list", name);
    return 0;
}

/* Chosen there it is as if the card itself had been pressed: what can be done with it is offered.
 */
static void choose_card(table *at, const vaka_hit *button, int32_t kind, const char *name)
{
    vaka_play *play = &at->gui.play;
    const vaka_menu *menu = &at->gui.ui.menu;

    vaka_screen_play.press(play, button, false);
    assert_true(menu->open);
    int32_t line = line_of(at, name);
    vaka_menu_close(&at->gui.ui);
    vaka_screen_play.chosen(play, line);
    assert_true(menu->open && menu->count > 0);
    for (uint32_t i = 0; i < menu->count; i++) {
        assert_in_range(menu->items[i].number, 0, play->view.legal_count - 1);
        assert_true(
            vaka_picks_names_kind(&play->view, &play->view.legal[menu->items[i].number], kind));
    }
    vaka_menu_close(&at->gui.ui);
}

/* How many cards only the list has. */
static int check_hand(table *at, int cards)
{
    const vaka_view *view = &at->gui.play.view;
    int32_t hand = hand_of(view->layout, 0), count, held = 0, missing = 0;
    char name[VAKA_VIEW_NAME], text[VAKA_VIEW_NAME + 16], more[16];
    const vaka_hit *button = NULL;

    read_picture(at);
    vaka_pile *piles = vaka_piles_of(view, hand, &count);
    for (int i = 0; i < at->gui.ui.hit_count; i++)
        if (at->gui.ui.hits[i].what == VAKA_HIT_HANDS)
            button = &at->gui.ui.hits[i];
    vaka_hit pressed = button ? *button : (vaka_hit){0};
    for (int32_t i = 0; i < count; i++) {
        const vaka_hit *card = find_card(at, hand, piles[i].kind);

        held += piles[i].count;
        vaka_view_kind(view, piles[i].kind, name);
        snprintf(text, sizeof text, piles[i].count > 1 ? "%s ×%d" : "%s", name, piles[i].count);
        if (card) {
            check_card(at, card, text);
            assert_false(button && SDL_HasIntersection(&pressed.box, &card->box));
            continue;
        }
        missing++;
        assert_non_null(button);
        choose_card(at, &pressed, piles[i].kind, text);
    }
    snprintf(more, sizeof more, "+%d", missing);
    if (button) {
        assert_string_equal(pressed.label, more);
        assert_true(is_in_row(at, &pressed));
    }
    assert_int_equal(button != NULL, missing > 0);
    assert_int_equal(held, cards);
    free(piles);
    return missing;
}

TEST(every_card_in_the_hand_is_read_by_its_name_in_the_row_or_in_the_list_of_its_button)
{
    static const int sizes[][2] = {{800, 600}, {1280, 720}}, percents[] = {100, 200, 300},
                     cards[] = {1, 4, 9};
    int missing = 0, whole = 0;

    (void)state;
    for (size_t i = 0; i < 2; i++)
        for (size_t k = 0; k < 3; k++)
            for (size_t n = 0; n < 3; n++) {
                table *at = new_hand(sizes[i][0], sizes[i][1], percents[k], cards[n]);
                int listed = check_hand(at, cards[n]);

                missing += listed;
                whole += listed == 0;
                close_table(at);
            }
    assert_true(missing > 0 && whole > 0);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("gui_hand", NULL, NULL);
}
