/* gui_middle_test.c - the panel that all look at: what it says and asks stands there, and nowhere
 * else.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_match.h"
#include "registered.h"

#include "gui/board/board_view.h"

#define STEPS_MOST 4000
#define LINES_MOST 600

static struct {
    char text[VAKA_SENTENCE];
    SDL_Rect box;
} lines[LINES_MOST]; /* of the last picture */
static int line_count;

static void note_line(void *data, SDL_Rect box, const char *text)
{
    (void)data;
    assert_true(line_count < LINES_MOST);
    lines[line_count].box = box;
    snprintf(lines[line_count++].text, sizeof lines->text, "%s", text);
}

static bool has_middle(const vaka_scene *scene)
{
    for (uint32_t i = 0; i < scene->panel_count; i++)
        if (scene->panels[i].middle && scene->panels[i].count > 0)
            return true;
    return false;
}

/* A picture for whoever is asked, and all its lines; false: it has nothing in the middle. */
static bool see(table *at)
{
    vaka_live *live = vaka_record_live(at->record);
    vaka_gui *gui = &at->gui;
    int32_t seat = 0;

    while (!(vaka_live_must(live) & VAKA_SEAT(seat)))
        seat++;
    if (!has_middle(vaka_live_scene(live, seat)))
        return false;
    look(at, live, seat);
    assert_true(vaka_middle_panel(&gui->play) != VAKA_NONE);
    line_count = 0;
    vaka_fonts_trace(gui->look.fonts, note_line, NULL);
    gui->ui.dirty = true;
    vaka_window_frame(&gui->ui);
    vaka_fonts_trace(gui->look.fonts, NULL, NULL);
    return true;
}

/* Games by chance, so many questions of their battles each, at most. */
static uint32_t questions(int width, int height, int percent, uint32_t most,
                          void (*check)(table *at))
{
    table *at = vaka_xnew(sizeof *at);
    uint32_t rng[4], seen = 0;

    open_table(at, width, height);
    vaka_window_percent(&at->gui.ui, percent);
    vaka_rng_seed(rng, 3);
    for (uint64_t seed = 1; seed <= 3; seed++) {
        vaka_journal_head head = {.seats = 3, .seed = vaka_seed_of(seed)};

        begin_play(at, "conquest", &head, NULL);
        for (int i = 0; i < STEPS_MOST && seen < most * seed; i++) {
            if (!vaka_live_must(vaka_record_live(at->record)) || !step(at->record, rng) ||
                !vaka_live_must(vaka_record_live(at->record)))
                break;
            if (see(at)) {
                check(at);
                seen++;
            }
        }
    }
    close_table(at);
    return seen;
}

static uint32_t each_question(int width, int height, int percent, void (*check)(table *at))
{
    return questions(width, height, percent, 15, check);
}

/* --- what is asked ---------------------------------------------------------------------------- */

/* Long lines with which a sentence begins: no button that says the same. */
static int times_said(const char *sentence)
{
    int times = 0;

    for (int i = 0; i < line_count; i++)
        times += strlen(lines[i].text) > 20 &&
                 strncmp(sentence, lines[i].text, strlen(lines[i].text)) == 0;
    return times;
}

static int times_offered(const vaka_ui *ui, int32_t action)
{
    int times = 0;

    for (int i = 0; i < ui->hit_count; i++)
        times += ui->hits[i].what == VAKA_HIT_ACTION && ui->hits[i].a == action;
    return times;
}

static void is_asked_once(table *at)
{
    vaka_play *play = &at->gui.play;
    char *sentence = vaka_prompt_sentence(play);

    if (times_said(sentence) != 1)
        fail_msg("said %d times: %s", times_said(sentence), sentence);
    free(sentence);
    for (uint32_t i = 0; i < play->view.legal_count; i++)
        if (vaka_middle_has(play, (int32_t)i))
            assert_int_equal(times_offered(&at->gui.ui, (int32_t)i), 1);
        else
            assert_true(times_offered(&at->gui.ui, (int32_t)i) <= 1);
}

TEST(what_a_battle_asks_and_its_answers_stand_once)
{
    (void)state;
    assert_true(each_question(1280, 720, 100, is_asked_once) > 20);
    assert_true(each_question(1920, 1080, 100, is_asked_once) > 20);
    assert_true(each_question(1280, 720, 200, is_asked_once) > 20);
}

/* --- room ------------------------------------------------------------------------------------- */

static void is_seen_whole(table *at)
{
    const vaka_scroll *scroll = &at->gui.play.middle;

    if (scroll->high > scroll->room)
        fail_msg("%d pixels have to be scrolled to", scroll->high - scroll->room);
}

TEST(a_battle_is_seen_whole_in_a_large_window)
{
    (void)state;
    assert_true(each_question(1920, 1080, 100, is_seen_whole) > 20);
}

/* The longest battles, too: their pieces are smaller. */
TEST(a_battle_is_seen_whole_in_the_usual_window)
{
    (void)state;
    assert_true(questions(1280, 720, 100, 120, is_seen_whole) > 200);
}

static uint32_t answered; /* with three buttons at most that are wider than the sheet */

/* Where there is little room answers are one row rather than to hide what they are about. */
static void rows_are_in_sight(table *at)
{
    const vaka_play *play = &at->gui.play;
    int first = 0, last = 0, count = 0, wide = 0;

    for (int i = 0; i < at->gui.ui.hit_count; i++) {
        const vaka_hit *hit = &at->gui.ui.hits[i];

        if (hit->what != VAKA_HIT_ACTION || !vaka_middle_has(play, hit->a))
            continue;
        wide += vaka_widget_button_wide(&at->gui.ui, hit->label);
        first = count++ ? first : hit->box.y;
        last = hit->box.y;
    }
    if (count > 3 || wide <= play->middle.box.w)
        return;
    assert_int_equal(first, last);
    assert_true(play->middle.room >= vaka_look_px(&at->gui.look, 58)); /* a heading, a piece */
    answered++;
}

TEST(answers_of_a_battle_are_one_row_where_there_is_little_room)
{
    (void)state;
    questions(800, 600, 200, 60, rows_are_in_sight);
    assert_true(answered > 5);
}

/* --- the die ---------------------------------------------------------------------------------- */

static uint32_t captions;

static void die_is_above_its_words(table *at)
{
    const vaka_play *play = &at->gui.play;
    const vaka_panel_info *panel = &play->view.scene->panels[vaka_middle_panel(play)];
    const vaka_element *element = &play->view.scene->elements[panel->first];
    int middle = play->middle.box.x + play->middle.box.w / 2;
    char text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < panel->count; i++) {
        if (element[i].type != VAKA_ELEMENT_DIE)
            continue;
        vaka_view_said(&play->view, &element[i].said, text);
        for (int k = 0; k < line_count; k++)
            if (strcmp(lines[k].text, text) == 0) {
                assert_in_range(lines[k].box.x + lines[k].box.w / 2, middle - 2, middle + 2);
                captions++;
            }
    }
}

TEST(what_a_die_shows_stands_in_the_middle_below_it)
{
    (void)state;
    each_question(1280, 720, 100, die_is_above_its_words);
    assert_true(captions > 5);
}

/* --- rows ------------------------------------------------------------------------------------- */

static uint32_t empty_rows, full_rows;

static bool is_written(const char *text)
{
    for (int i = 0; i < line_count; i++)
        if (strcmp(lines[i].text, text) == 0)
            return true;
    return false;
}

static void rows_are_headed(table *at)
{
    const vaka_view *view = &at->gui.play.view;
    const vaka_panel_info *panel = &view->scene->panels[vaka_middle_panel(&at->gui.play)];
    const vaka_element *element = &view->scene->elements[panel->first];
    char text[VAKA_SENTENCE];

    for (uint32_t i = 0; i < panel->count; i++) {
        int32_t pieces = 0;

        if (element[i].type != VAKA_ELEMENT_STRIP)
            continue;
        for (uint32_t k = i + 1; k < panel->count && element[k].type == VAKA_ELEMENT_KIND; k++)
            pieces += element[k].b;
        vaka_view_said(view, &element[i].said, text);
        assert_int_equal(is_written(text), pieces > 0);
        empty_rows += pieces == 0;
        full_rows += pieces > 0;
    }
}

TEST(a_row_of_a_battle_without_pieces_has_no_heading)
{
    (void)state;
    each_question(1280, 720, 100, rows_are_headed);
    assert_true(empty_rows > 5 && full_rows > 5);
}

/* --- names ------------------------------------------------------------------------------------ */

static uint32_t named;

/* What a drawing means is told of every counter that is pointed at. */
static void counters_are_named(table *at)
{
    vaka_gui *gui = &at->gui;
    SDL_Event moved = {.type = SDL_MOUSEMOTION};

    for (int i = 0; i < gui->ui.hit_count; i++) {
        vaka_hit hit = gui->ui.hits[i];
        char name[VAKA_VIEW_NAME];

        moved.motion.x = hit.box.x + hit.box.w / 2;
        moved.motion.y = hit.box.y + hit.box.h / 2;
        if (hit.what != VAKA_HIT_NAMED ||
            vaka_widget_at(&gui->ui, moved.motion.x, moved.motion.y) != &gui->ui.hits[i])
            continue; /* it is out of sight */
        vaka_input_obey(&gui->ui, &moved);
        line_count = 0;
        vaka_fonts_trace(gui->look.fonts, note_line, NULL);
        gui->ui.dirty = true;
        vaka_window_frame(&gui->ui);
        vaka_fonts_trace(gui->look.fonts, NULL, NULL);
        if (!is_written(vaka_view_kind(&gui->play.view, hit.b, name)))
            fail_msg("nothing says %s", name);
        named++;
    }
}

TEST(a_counter_of_a_battle_says_its_name_when_it_is_pointed_at)
{
    (void)state;
    each_question(1280, 720, 100, counters_are_named);
    assert_true(named > 20);
}

/* --- all that is asked there ------------------------------------------------------------------ */

static uint32_t retreats, savings; /* questions of these sorts */

static const vaka_hit *answer_to(const vaka_gui *gui, uint32_t action)
{
    for (int i = 0; i < gui->ui.hit_count; i++)
        if (gui->ui.hits[i].what == VAKA_HIT_ACTION && gui->ui.hits[i].a == (int32_t)action)
            return &gui->ui.hits[i];
    return NULL;
}

static void is_asked_in_the_middle(table *at)
{
    const vaka_play *play = &at->gui.play;
    const char *asked = play->view.scene->prompt.id;
    SDL_Rect middle = vaka_middle_room(play);

    for (uint32_t i = 0; i < play->view.legal_count; i++) {
        const vaka_hit *hit = answer_to(&at->gui, i);

        if (vaka_picks_anytime(&play->view, &play->view.legal[i]))
            continue;
        if (!hit || !vaka_middle_has(play, (int32_t)i))
            fail_msg("%s: an answer is not in the middle", asked);
        assert_true(SDL_HasIntersection(&hit->box, &middle));
        assert_true(hit->box.y >= middle.y && hit->box.y + hit->box.h <= middle.y + middle.h);
    }
    retreats += strcmp(asked, "prompt_retreat") == 0;
    savings += strcmp(asked, "prompt_save") == 0;
}

TEST(a_retreat_and_what_is_saved_are_asked_in_the_middle)
{
    (void)state;
    questions(1280, 720, 100, 300, is_asked_in_the_middle);
    assert_true(retreats > 0);
    assert_true(savings > 0);
}

static uint32_t read_cards; /* what a counter or a button of the panel tells */

/* Whatever is pointed at: what is asked can be read, and its answers be pressed. */
static void is_asked_beside_cards(table *at)
{
    vaka_board *board = &at->gui.play.board;
    int count = at->gui.ui.hit_count;
    SDL_Rect card;

    for (int i = 0; i < count; i++) {
        const vaka_hit *hit = &at->gui.ui.hits[i];
        SDL_Point middle = {hit->box.x + hit->box.w / 2, hit->box.y + hit->box.h / 2};

        if (!SDL_PointInRect(&middle, &board->sheet))
            continue;
        at->gui.ui.x = middle.x;
        at->gui.ui.y = middle.y;
        if (!vaka_card_box(board, &card))
            continue;
        assert_false(SDL_HasIntersection(&card, &board->asks));
        assert_false(SDL_HasIntersection(&card, &hit->box));
        assert_true(card.x >= 0 && card.x + card.w <= at->gui.look.canvas->w);
        assert_true(at->gui.look.canvas->w < 1280 || !SDL_HasIntersection(&card, &board->sheet));
        read_cards++;
    }
    at->gui.ui.x = at->gui.ui.y = -1;
}

TEST(what_a_counter_tells_lies_beside_what_is_asked_in_the_middle)
{
    (void)state;
    questions(1280, 720, 100, 60, is_asked_beside_cards);
    assert_true(read_cards > 20);
    questions(1024, 720, 100, 60, is_asked_beside_cards);
}

int main(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_BUILD_DIR "/modules", 1);
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/scripts", 1);
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    return run_registered("gui_middle", NULL, NULL);
}
