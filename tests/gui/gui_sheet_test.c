/* gui_sheet_test.c - the score sheet at the end of a whole game: what is written and drawn on it.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_match.h"
#include "registered.h"

#include "gui/board/board_view.h"
#include "match/score_sheet.h"
#include "vaka/board.h"

#define LINES 1200
#define WORDS 4096

typedef struct written { /* every line that was drawn, in order */
    SDL_Rect box[LINES];
    char text[LINES][VAKA_SENTENCE];
    int count;
} written;

static void note(void *data, SDL_Rect box, const char *text)
{
    written *to = data;

    if (to->count == LINES || !*text)
        return;
    to->box[to->count] = box;
    snprintf(to->text[to->count++], sizeof to->text[0], "%s", text);
}

/* Bots play a match between two seats to its end, of which the whole sheet is seen. */
static table *finished_table(written *seen)
{
    table *at = vaka_xnew(sizeof *at);
    vaka_journal_head head = {.seats = 2, .seed = vaka_seed_of(3), .scenario = "short_game"};
    vaka_play *play = &at->gui.play;
    uint32_t rng[4];

    vaka_rng_seed(rng, 11);
    open_table(at, 1920, 1080);
    begin_play(at, "conquest", &head, NULL);
    while (step(at->record, rng))
        ;
    play->over = play->sheet = true;
    vaka_play_open(play, at->record, VAKA_REFEREE);
    vaka_points_read(&play->points, at->record, &at->plugins);
    vaka_moment_close(play);
    vaka_ui_show(&at->gui.ui, &vaka_screen_play, play);
    vaka_window_frame(&at->gui.ui); /* how high the sheet is becomes known while it is drawn */
    memset(seen, 0, sizeof *seen);
    at->gui.ui.dirty = true;
    vaka_fonts_trace(at->gui.look.fonts, note, seen);
    vaka_window_frame(&at->gui.ui);
    vaka_fonts_trace(at->gui.look.fonts, NULL, NULL);
    assert_in_range(seen->count, 1, LINES - 1);
    assert_true(play->sheet_scroll.high <= play->sheet_scroll.box.h); /* nothing is out of sight */
    return at;
}

static void close_finished(table *at)
{
    vaka_points_done(&at->gui.play.points);
    close_table(at);
}

/* Where a line stands among those that were drawn; it has to be there once. */
static int find_line(const written *seen, const char *text)
{
    int found = -1;

    for (int i = 0; i < seen->count; i++)
        if (strcmp(seen->text[i], text) == 0) {
            assert_int_equal(found, -1);
            found = i;
        }
    if (found < 0)
        fail_msg("nowhere: %s", text);
    return found;
}

/* All words between two lines. */
static void join(const written *seen, int from, int to, char out[WORDS])
{
    size_t length = 0;

    for (int i = from + 1; i < to; i++)
        length += (size_t)snprintf(out + length, WORDS - length, "%s ", seen->text[i]);
    assert_true(length > 0 && length < WORDS);
}

/* Has a line this sign before it? */
static bool has_sign(const vaka_gui *gui, SDL_Rect line, int32_t seat)
{
    return count_pixels(gui, (SDL_Rect){line.x - 28, line.y, 26, 20}, vaka_theme_seat(seat)) > 20;
}

/* --- who held what ---------------------------------------------------------------------------- */

/* Whose houses stand at a place; VAKA_NONE: nobody's. */
static int32_t settled_by(const vaka_view *view, int32_t zone)
{
    int32_t at = -1, seat = VAKA_NONE;

    while ((at = vaka_overlay_next(view->scene, VAKA_OVERLAY_SLOTS, zone, at)) >= 0)
        if (view->scene->overlays[at].b > 0 && view->scene->overlays[at].tone >= VAKA_TONE_SEAT)
            seat = (int32_t)(view->scene->overlays[at].tone - VAKA_TONE_SEAT);
    return seat;
}

/* The line with which the places of a seat begin. */
static int first_line(const written *seen, const vaka_view *view, int32_t seat)
{
    char name[VAKA_VIEW_NAME];

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        if (settled_by(view, zone) != seat)
            continue;
        vaka_ground_name(view, zone, name);
        for (int i = find_line(seen, "Who held what") + 1; i < seen->count; i++)
            if (strstr(seen->text[i], name))
                return i;
    }
    fail_msg("nothing is said of seat %d", (int)seat);
    return 0;
}

TEST(it_says_who_held_what)
{
    written *seen = vaka_xnew(sizeof *seen);
    table *at = finished_table(seen);
    const vaka_view *view = &at->gui.play.view;
    char words[WORDS], name[VAKA_VIEW_NAME];
    int held[2] = {0};

    (void)state;
    join(seen, find_line(seen, "Who held what"), find_line(seen, "Hidden until the end"), words);
    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        int32_t seat = settled_by(view, zone);

        if (seat == VAKA_NONE)
            continue;
        vaka_ground_name(view, zone, name);
        if (!strstr(words, name))
            fail_msg("%s is not told", name);
        held[seat]++;
    }
    assert_true(held[0] > 0 && held[1] > 0);
    for (int32_t seat = 0; seat < 2; seat++)
        assert_true(has_sign(&at->gui, seen->box[first_line(seen, view, seat)], seat));
    close_finished(at);
    free(seen);
}

/* --- what was hidden -------------------------------------------------------------------------- */

/* Pieces of a kind on the board that somebody did not know until the end. */
static int hidden_of(const table *at, int32_t seat, int32_t kind)
{
    vaka_live *live = vaka_record_live(at->record);
    const vaka_match *match = &vaka_live_position(live)->face;
    const vaka_layout *layout = vaka_live_layout(live);
    int count = 0;

    for (int32_t zone = 0; zone < layout->zone_count; zone++)
        for (VAKA_EACH(match, zone, piece))
            count += vaka_on_board(layout, zone) && match->pieces[piece].kind == kind &&
                     match->pieces[piece].owner == seat && (vaka_knowers(match, piece) & 3) != 3;
    return count;
}

TEST(it_turns_up_what_was_hidden_until_the_end)
{
    static const struct {
        const char *kind, *title;
    } sorts[] = {{"rumor", "Rumor"}, {"war_canoe", "War Canoe"}, {"band", "Warrior Band"}};
    written *seen = vaka_xnew(sizeof *seen);
    table *at = finished_table(seen);
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(at->record));
    char words[WORDS], told[64];
    int found = 0;

    (void)state;
    int head = find_line(seen, "Hidden until the end");
    join(seen, head, find_line(seen, "Look at the table"), words);
    for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++)
        for (int32_t seat = 0; seat < 2; seat++) {
            int count = hidden_of(at, seat, vaka_kind_by_id(layout, sorts[i].kind));

            snprintf(told, sizeof told, count > 1 ? "%s × %d" : "%s", sorts[i].title, count);
            if (count > 0 && !strstr(words, told))
                fail_msg("nothing says %s", told);
            found += count > 0;
        }
    assert_true(found >= 4);
    assert_true(has_sign(&at->gui, seen->box[head + 1], 0));
    close_finished(at);
    free(seen);
}

/* --- points ----------------------------------------------------------------------------------- */

/* In how many columns of pixels a colour is seen: a line has many, a sign only few. */
static int columns_of(const vaka_gui *gui, SDL_Rect box, vaka_ink ink)
{
    int columns = 0;

    for (int x = box.x; x < box.x + box.w; x++)
        columns += count_pixels(gui, (SDL_Rect){x, box.y, 1, box.h}, ink) > 0;
    return columns;
}

TEST(points_by_turn_are_lines_in_the_colours_of_the_seats)
{
    written *seen = vaka_xnew(sizeof *seen);
    table *at = finished_table(seen);
    vaka_play *play = &at->gui.play;

    (void)state;
    assert_true(vaka_graph_any(&play->points));
    SDL_Rect head = seen->box[find_line(seen, "Points by turn")];
    SDL_Rect box = {head.x, head.y + head.h + 4, 400, vaka_graph_high(play)};
    for (int32_t seat = 0; seat < 2; seat++)
        assert_true(columns_of(&at->gui, box, vaka_theme_seat(seat)) > 150);
    close_finished(at);
    free(seen);
}

/* The cells of a row are drawn right after its title, on its line. */
static bool has_cells(const written *seen, const vaka_view *view, const vaka_score_row *row,
                      int title)
{
    char points[VAKA_VIEW_NAME];
    bool good = strcmp(seen->text[title], row->title) == 0;

    for (int32_t seat = 0; good && seat < view->seen->seats; seat++) {
        int cell = title + 1 + seat;

        snprintf(points, sizeof points, "–");
        if (row->points[seat] != VAKA_HIDDEN)
            vaka_view_points(view, row->points[seat], points);
        good = cell < seen->count && strcmp(seen->text[cell], points) == 0 &&
               seen->box[cell].y == seen->box[title].y && seen->box[cell].x > seen->box[cell - 1].x;
    }
    return good;
}

TEST(each_category_has_the_points_of_each_seat)
{
    written *seen = vaka_xnew(sizeof *seen);
    table *at = finished_table(seen);
    const vaka_view *view = &at->gui.play.view;
    vaka_score_row row;
    int32_t rows = vaka_score_rows(view->live);
    char heading[VAKA_SENTENCE];

    (void)state;
    int from = find_line(seen, vaka_result_title(&at->gui.play, heading));
    int to = find_line(seen, "Who held what");
    assert_true(rows >= 3);
    for (int32_t i = 0; i < rows; i++) {
        assert_true(vaka_score_row_at(view->live, view->names, i, &row));
        int found = 0;
        for (int title = from; title < to; title++)
            found += has_cells(seen, view, &row, title);
        if (found != 1)
            fail_msg("%s is there %d times", row.title, found);
    }
    close_finished(at);
    free(seen);
}

/* The game names the winner only; of two the other one is second. */
TEST(who_is_the_only_one_without_a_place_is_the_last)
{
    written *seen = vaka_xnew(sizeof *seen);
    table *at = finished_table(seen);

    (void)state;
    find_line(seen, "1.");
    find_line(seen, "2.");
    close_finished(at);
    free(seen);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts:" VAKA_SOURCE_DIR "/tests/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("sheet", NULL, NULL);
}
