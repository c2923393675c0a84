/* gui_art_test.c - drawings of strangers: read with care, drawn by a helper, replaced and told if
 * bad; those that came with the program look as if nobody had read them.
 *
 * SPDX-License-Identifier: MIT */
#include <fcntl.h>
#include <glob.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../unit/scratch_mods.h"
#include "drawing/drawing.h"
#include "gui/draw/art.h"
#include "gui/draw/image_helper.h"
#include "gui/draw/images.h"
#include "gui/gui_rooms.h"

/* A dashed path a million units long: the library would go on for hours. */
#define ENDLESS                                                                                    \
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><path d=\"M0 0 L1000000 "   \
    "0\" stroke=\"#000000\" stroke-width=\"1\" stroke-dasharray=\"0.001\"/></svg>"
#define RED                                                                                        \
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><rect width=\"10\" "          \
    "height=\"10\" fill=\"#ff0000\"/></svg>"

static const vaka_dye none = {0, 0};

/* ---- what came with the program ---- */

static uint8_t part(uint32_t pixel, int shift)
{
    return (uint8_t)(pixel >> shift);
}

/* The most by which what is seen of two pixels differs, in steps of 255. */
static int difference(uint32_t a, uint32_t b)
{
    int most = abs(part(a, 24) - part(b, 24));

    for (int shift = 0; shift < 24; shift += 8) {
        int far = abs(part(a, shift) * part(a, 24) - part(b, shift) * part(b, 24)) / 255;
        most = far > most ? far : most;
    }
    return most;
}

static SDL_Surface *drawn(const char *text, int size)
{
    SDL_Surface *read = vaka_image_svg(text, size, size);
    SDL_Surface *out = SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_ARGB8888, 0);

    SDL_FreeSurface(read);
    assert_non_null(out);
    return out;
}

static int differ(const char *text, const char *plain, int size)
{
    SDL_Surface *a = drawn(text, size), *b = drawn(plain, size);
    const uint32_t *one = a->pixels, *other = b->pixels;
    int most = 0;

    assert_true(a->w == b->w && a->h == b->h && a->pitch == a->w * 4 && b->pitch == b->w * 4);
    for (int i = 0; i < a->w * a->h; i++) {
        int far = difference(one[i], other[i]);
        most = far > most ? far : most;
    }
    SDL_FreeSurface(a);
    SDL_FreeSurface(b);
    return most;
}

/* One step of 255: the library counts in thousandths of a pixel and cuts, and an arc that becomes
 * curves here and not there may end a millionth beside it. */
static void every_drawing_of_the_program_is_let_through_and_looks_the_same(void **state)
{
    static const int sizes[] = {16, 40, 128, 300};
    glob_t files = {0};
    vaka_drawing_fault fault;

    (void)state;
    glob(VAKA_SOURCE_DIR "/assets/art/*/*.svg", 0, NULL, &files);
    glob(VAKA_SOURCE_DIR "/assets/art/*/*/*.svg", GLOB_APPEND, NULL, &files);
    assert_true(files.gl_pathc >= 150);
    for (size_t i = 0; i < files.gl_pathc; i++) {
        size_t size;
        char *text = SDL_LoadFile(files.gl_pathv[i], &size);
        char *plain = vaka_drawing_read(text, size, &fault);
        if (!plain)
            fail_msg("%s:%d:%d: %s", files.gl_pathv[i], fault.line, fault.column, fault.text);
        for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++)
            if (differ(text, plain, sizes[k]) > 1)
                fail_msg("%s looks different at %d pixels", files.gl_pathv[i], sizes[k]);
        free(plain);
        SDL_free(text);
    }
    globfree(&files);
}

/* ---- the helper ---- */

static void the_helper_draws_as_the_window_would(void **state)
{
    vaka_image_helper *helper = vaka_image_helper_new(VAKA_IMAGE_PATIENCE);
    size_t size;
    char *text = SDL_LoadFile(VAKA_SOURCE_DIR "/assets/art/conquest/rose.svg", &size);
    const char *why = NULL;

    (void)state;
    for (int side = 20; side < 400; side *= 3) {
        SDL_Surface *there = vaka_image_helper_svg(helper, text, side, &why);
        SDL_Surface *here = drawn(text, side);
        assert_non_null(there);
        assert_true(there->w == here->w && there->h == here->h && there->pitch == here->pitch);
        assert_memory_equal(there->pixels, here->pixels, (size_t)here->pitch * (size_t)here->h);
        SDL_FreeSurface(there);
        SDL_FreeSurface(here);
    }
    SDL_free(text);
    vaka_image_helper_free(helper);
}

static void assert_draws(vaka_image_helper *helper)
{
    const char *why;
    SDL_Surface *out = vaka_image_helper_svg(helper, RED, 10, &why);

    assert_non_null(out);
    assert_int_equal(((const uint32_t *)out->pixels)[55], 0xffff0000);
    SDL_FreeSurface(out);
}

/* Straight to the helper, past the reader. */
static void a_drawing_without_end_is_given_up_and_the_next_one_is_drawn(void **state)
{
    vaka_image_helper *helper = vaka_image_helper_new(500);
    const char *why = NULL;

    (void)state;
    assert_null(vaka_image_helper_svg(helper, ENDLESS, 100, &why));
    assert_string_equal(why, "it takes too long to draw");
    assert_int_equal(vaka_image_helper_process(helper), 0);
    assert_draws(helper);
    vaka_image_helper_free(helper);
}

static void a_helper_that_dies_is_replaced(void **state)
{
    vaka_image_helper *helper = vaka_image_helper_new(VAKA_IMAGE_PATIENCE);
    pid_t first;

    (void)state;
    assert_draws(helper);
    first = vaka_image_helper_process(helper);
    assert_true(first > 0);
    assert_draws(helper);
    assert_int_equal(vaka_image_helper_process(helper), first); /* one for all */
    kill(first, SIGSEGV); /* while it has nothing to do: no drawing is lost by that */
    assert_draws(helper);
    pid_t second = vaka_image_helper_process(helper);
    assert_true(second != first);
    kill(second, SIGKILL);
    assert_draws(helper);
    assert_true(vaka_image_helper_process(helper) != second);
    vaka_image_helper_free(helper);
}

static void what_is_no_drawing_or_too_large_is_not_drawn(void **state)
{
    vaka_image_helper *helper = vaka_image_helper_new(VAKA_IMAGE_PATIENCE);
    const char *why = NULL;

    (void)state;
    assert_null(vaka_image_helper_svg(helper, "", 10, &why));
    assert_string_equal(why, "the library cannot draw it");
    assert_null(vaka_image_helper_svg(helper, RED, VAKA_IMAGE_SIDE + 1, &why));
    assert_string_equal(why, "it is too large to be drawn");
    assert_draws(helper);
    vaka_image_helper_free(helper);
}

/* A program with a window that waits for a drawing without end, and then for its end. The helper
 * keeps the standard error, so that can be read to its end when both are gone. */
static int wait_in_vain(int tell)
{
    vaka_image_helper *helper = vaka_image_helper_new(1000);
    const char *why;
    SDL_Event event;

    dup2(tell, 2);
    close(tell);
    SDL_Init(SDL_INIT_VIDEO); /* takes SIGTERM for a wish to close the window */
    assert_draws(helper);
    if (write(2, "!", 1) != 1)
        return 1;
    vaka_image_helper_svg(helper, ENDLESS, 100, &why);
    for (int i = 0; i < 100; i++)
        if (SDL_WaitEventTimeout(&event, 100) && event.type == SDL_QUIT)
            return 0;
    return 2;
}

/* Sends the program a signal while it waits; how it ended. */
static int signal_while_drawing(int number)
{
    int ends[2], status;
    char heard;

    assert_int_equal(pipe(ends), 0);
    pid_t program = fork();
    if (program == 0)
        _exit(wait_in_vain(ends[1]));
    close(ends[1]);
    alarm(120);
    assert_int_equal(read(ends[0], &heard, 1), 1);
    nanosleep(&(struct timespec){0, 200000000}, NULL);
    kill(program, number);
    assert_int_equal(waitpid(program, &status, 0), program);
    assert_int_equal(read(ends[0], &heard, 1), 0); /* the helper has ended, too */
    alarm(0);
    close(ends[0]);
    return status;
}

static void the_program_ends_while_a_drawing_is_drawn(void **state)
{
    int status = signal_while_drawing(SIGTERM);

    (void)state;
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static void the_helper_ends_with_a_program_that_is_killed(void **state)
{
    int status = signal_while_drawing(SIGKILL);

    (void)state;
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

/* ---- files of a mod ---- */

typedef struct studio {
    char folder[64], heard[96];
    vaka_art *art;
    int error; /* the standard error as it was */
} studio;

static void path_of(const studio *at, const char *key, char out[256])
{
    snprintf(out, 256, "%s/art/game/%s.svg", at->folder, key);
}

static void write_text(const studio *at, const char *key, const char *text)
{
    char path[256];

    path_of(at, key, path);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static int set_up(void **state)
{
    studio *at = calloc(1, sizeof *at);
    char path[256];

    *state = at;
    snprintf(at->folder, sizeof at->folder, "/tmp/vaka-art-XXXXXX");
    assert_non_null(mkdtemp(at->folder));
    snprintf(path, sizeof path, "%s/art", at->folder);
    mkdir(path, 0777);
    char *const folders[] = {path};
    setenv("VAKA_ART", VAKA_SOURCE_DIR "/assets/art", 1);
    at->art = vaka_art_new();
    assert_true(vaka_art_folders(at->art, folders, 1));
    snprintf(path, sizeof path, "%s/art/game", at->folder);
    mkdir(path, 0777);
    snprintf(at->heard, sizeof at->heard, "%s/heard", at->folder);
    at->error = dup(2);
    int heard = open(at->heard, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    dup2(heard, 2);
    close(heard);
    alarm(120);
    return 0;
}

static int tear_down(void **state)
{
    studio *at = *state;

    alarm(0);
    dup2(at->error, 2);
    close(at->error);
    vaka_art_free(at->art);
    scratch_remove(at->folder);
    free(at);
    return 0;
}

/* Is replaced, and told in the window and on the standard error, with its whole path there. */
static void assert_told(studio *at, const char *key, const char *expected)
{
    char whole[64], heard[1024] = "", line[512];

    snprintf(whole, sizeof whole, "game/%s", key);
    assert_null(vaka_art_get(at->art, whole, 20, none));
    assert_null(vaka_art_get(at->art, whole, 30, none));
    assert_false(vaka_art_has(at->art, whole));
    assert_string_equal(vaka_art_missing(at->art), whole);
    assert_string_equal(vaka_art_why(at->art), expected);
    assert_null(vaka_art_missing(at->art)); /* once */
    FILE *file = fopen(at->heard, "r");
    heard[fread(heard, 1, sizeof heard - 1, file)] = '\0';
    fclose(file);
    snprintf(line, sizeof line, "vaka: %s/art/game/%s\n", at->folder, expected);
    assert_string_equal(heard, line); /* once */
}

static void a_drawing_of_a_mod_is_drawn_in_the_right_colours(void **state)
{
    studio *at = *state;

    write_text(at, "boat", RED);
    SDL_Surface *out = vaka_art_get(at->art, "game/boat", 20, none);
    assert_non_null(out);
    assert_int_equal(((const uint32_t *)out->pixels)[210], 0xffff0000);
    assert_true(vaka_art_has(at->art, "game/boat"));
    assert_null(vaka_art_missing(at->art));
}

static void a_dashed_drawing_never_gets_to_the_library(void **state)
{
    write_text(*state, "boat", ENDLESS);
    assert_told(*state, "boat", "boat.svg:1:123: dashes are not drawn: draw each as a path");
}

static void a_pipe_that_is_named_like_a_drawing_is_not_opened(void **state)
{
    char path[256];

    path_of(*state, "boat", path);
    assert_int_equal(mkfifo(path, 0666), 0);
    assert_told(*state, "boat", "boat.svg: this is no regular file");
}

static void a_link_to_a_drawing_is_not_followed(void **state)
{
    char path[256];

    write_text(*state, "other", RED);
    path_of(*state, "boat", path);
    assert_int_equal(symlink("other.svg", path), 0);
    assert_told(*state, "boat", "boat.svg: links are not followed");
}

static void a_linked_folder_of_drawings_is_not_entered(void **state)
{
    studio *at = *state;
    char path[256], link[256];

    write_text(at, "boat", RED);
    snprintf(path, sizeof path, "%s/art", at->folder);
    snprintf(link, sizeof link, "%s/link", at->folder);
    assert_int_equal(symlink(path, link), 0);
    char *const folders[] = {link};
    assert_true(vaka_art_folders(at->art, folders, 1));
    assert_false(vaka_art_has(at->art, "game/boat"));
}

static void a_huge_file_is_not_read(void **state)
{
    char path[256];

    write_text(*state, "boat", RED);
    path_of(*state, "boat", path);
    assert_int_equal(truncate(path, 2000000000), 0);
    assert_told(*state, "boat", "boat.svg: the file is longer than 256 KiB");
}

/* What the reader lets through and the helper still dies of: after three, the mod's others are not
 * tried, so that a window does not wait for each of a thousand. There is none such that we know:
 * here they are too large. */
static void a_mod_whose_drawings_cannot_be_drawn_is_not_tried_for_ever(void **state)
{
    studio *at = *state;
    char key[16], whole[32], heard[4096] = "";

    for (int i = 0; i < 5; i++) {
        snprintf(key, sizeof key, "boat%d", i);
        write_text(at, key, RED);
        snprintf(whole, sizeof whole, "game/boat%d", i);
        assert_null(vaka_art_get(at->art, whole, VAKA_IMAGE_SIDE + 1, none));
    }
    FILE *file = fopen(at->heard, "r");
    heard[fread(heard, 1, sizeof heard - 1, file)] = '\0';
    fclose(file);
    assert_non_null(strstr(heard, "boat2.svg: it is too large to be drawn\n"));
    assert_non_null(strstr(heard, "boat3.svg: others of this mod could not be drawn\n"));
}

static void the_window_says_which_drawing_is_bad_and_why(void **state)
{
    studio *at = *state;
    vaka_ui *ui = calloc(1, sizeof *ui);
    vaka_gui_look look = {.art = at->art};
    const vaka_gui_start start = {0};

    write_text(at, "boat", "<svg>\n</svg>");
    ui->start = &start;
    ui->look = &look;
    assert_null(vaka_art_get(at->art, "game/boat", 20, none));
    vaka_notice_missing(ui);
    assert_string_equal(ui->notice,
                        "The drawing game/boat cannot be read: plain signs stand in for it.\n"
                        "boat.svg:1:2: <svg> wants xmlns=\"http://www.w3.org/2000/svg\"");
    ui->notice[0] = '\0';
    vaka_notice_missing(ui);
    assert_string_equal(ui->notice, ""); /* once */
    free(ui);
}

int main(void)
{
#define CASE(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_drawing_of_the_program_is_let_through_and_looks_the_same),
        cmocka_unit_test(the_helper_draws_as_the_window_would),
        cmocka_unit_test(a_drawing_without_end_is_given_up_and_the_next_one_is_drawn),
        cmocka_unit_test(a_helper_that_dies_is_replaced),
        cmocka_unit_test(what_is_no_drawing_or_too_large_is_not_drawn),
        cmocka_unit_test(the_program_ends_while_a_drawing_is_drawn),
        cmocka_unit_test(the_helper_ends_with_a_program_that_is_killed),
        CASE(a_drawing_of_a_mod_is_drawn_in_the_right_colours),
        CASE(a_dashed_drawing_never_gets_to_the_library),
        CASE(a_pipe_that_is_named_like_a_drawing_is_not_opened),
        CASE(a_link_to_a_drawing_is_not_followed),
        CASE(a_linked_folder_of_drawings_is_not_entered),
        CASE(a_huge_file_is_not_read),
        CASE(the_window_says_which_drawing_is_bad_and_why),
        CASE(a_mod_whose_drawings_cannot_be_drawn_is_not_tried_for_ever),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
