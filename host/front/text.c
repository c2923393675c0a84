/* front/text.c - the terminal front end.
 *
 * SPDX-License-Identifier: MIT */
#include "front/text.h"

#include <stdlib.h>
#include <string.h>

#include "front/advice.h"
#include "front/picks.h"
#include "front/terminal.h"
#include "front/text_commands.h"
#include "front/text_parts.h"
#include "table/codec.h"
#include "text/word.h"

#define RECAP_FIRST 12   /* entries of the log told to somebody who resumes a game */
#define WORDS_MOST 2000u /* completed by the tab key */
#define THINK_LOOK 40    /* ms between two looks whether a bot has thought enough */
#define THINK_TOLD 320   /* ms after which it is said that it thinks */

typedef struct text_front {
    vaka_terminal *terminal;
    vaka_page page;
    const vaka_language *language; /* of the record; borrowed, may be NULL */
    char *mods;                    /* to be named by who goes on; owned, NULL: none */
    uint8_t humans;
    bool greeted;                      /* somebody has been told how to get help */
    bool stale;                        /* the match has changed since it was shown */
    bool sat;                          /* somebody has come through the last curtain */
    bool back, refused;                /* undo was written there; it was not granted */
    bool stops;                        /* also where there is nothing to decide */
    int32_t again;                     /* so many times more `wanted` is had */
    uint32_t wanted;                   /* … undo or redo */
    int32_t shown;                     /* to whom it was shown */
    char *board;                       /* … as it was drawn; owned */
    int32_t turn;                      /* … in this turn */
    vaka_said phase;                   /* … and phase */
    uint32_t read[VAKA_MAX_SEATS + 1]; /* entries of the log each has read; last: spectator */
    vaka_action lost;                  /* who wants this again has been told what it does; … */
    bool told;                         /* … it stands there */
    void *own;                         /* of who made another front end of it */
} text_front;

static uint32_t *read_by(text_front *text, int32_t seat)
{
    return &text->read[seat >= 0 ? seat : VAKA_MAX_SEATS];
}

static bool are_several(uint8_t seats)
{
    return (seats & (seats - 1)) != 0;
}

static void flush_page(text_front *text)
{
    vaka_terminal_write(text->terminal, text->page.text);
    vaka_page_clear(&text->page);
}

/* Whoever looks next is shown everything, and nothing is compared with what another one saw. */
static void forget_shown(text_front *text)
{
    text->shown = VAKA_NONE;
    free(text->board);
    text->board = NULL;
}

static const vaka_language *language_of(const vaka_record *record)
{
    return vaka_record_names(record)->language;
}

static void begin(void *data, vaka_record *record, uint8_t humans)
{
    text_front *text = data;
    uint32_t count;

    vaka_record_log(record, &count);
    text->humans = humans;
    text->language = language_of(record);
    text->stale = true;
    text->sat = text->back = text->refused = false;
    forget_shown(text);
    for (int32_t i = 0; i <= VAKA_MAX_SEATS; i++)
        text->read[i] = count > RECAP_FIRST ? count - RECAP_FIRST : 0;
    if (!humans)
        vaka_page_tell(&text->page, language_of(record), 0, "Nobody but programs plays.", NULL);
    flush_page(text);
}

static void gather(text_front *text, vaka_record *record, int32_t seat, vaka_view *view)
{
    vaka_view_init(view, vaka_record_live(record), vaka_record_names(record), seat);
    text->page.width = vaka_terminal_width(text->terminal);
    text->page.strong = vaka_terminal_strong(text->terminal);
}

/* Reads a line behind a prompt: a text with a name in it. Names go through a page here too: they
 * may come from a file. */
static char *read_line(text_front *text, const vaka_language *language, const char *with_name,
                       const char *name)
{
    vaka_page prompt;

    vaka_page_init(&prompt, text->page.width);
    vaka_page_say(&prompt, language, with_name, VAKA_WITH(name));
    char *line = vaka_terminal_line(text->terminal, prompt.text);
    vaka_page_done(&prompt);
    return line;
}

static void tell_curtain(text_front *text, const vaka_language *language, const char *name)
{
    if (text->refused)
        vaka_page_tell(&text->page, language, 0, "It can no longer be taken back.", NULL);
    text->back = text->refused = false;
    vaka_page_tell(&text->page, language, 0, "Hand over to {0}.", VAKA_WITH(name));
    vaka_page_tell(
        &text->page, language, 0,
        text->sat
            ? VAKA_TEXT("Press Enter when only you can see the screen. Undo gives the player "
                        "before you the last action back; quit leaves the game.")
            : VAKA_TEXT("Press Enter when only you can see the screen. Quit leaves the game."),
        NULL);
    flush_page(text);
}

/* What was written there, as a wish; 0: nothing that is offered. */
static uint32_t curtain_wish(const text_front *text, const char *line)
{
    vaka_word word = vaka_word_of(line ? line : "quit");

    if (vaka_word_is(word, ""))
        return VAKA_WANT_NOTHING;
    if (vaka_word_is(word, "quit"))
        return VAKA_WANT_QUIT;
    return text->sat && vaka_word_is(word, "undo") ? VAKA_WANT_UNDO : 0;
}

static uint32_t read_curtain(text_front *text, const vaka_language *language, const char *name)
{
    for (;;) {
        char *line = read_line(text, language, VAKA_TEXT("{0}, are you there? "), name);
        uint32_t said = curtain_wish(text, line);

        free(line);
        if (said)
            return said;
        vaka_page_tell(&text->page, language, 0,
                       text->sat ? VAKA_TEXT("Just press Enter, or write undo or quit.")
                                 : VAKA_TEXT("Just press Enter, or write quit."),
                       NULL);
        flush_page(text);
    }
}

/* The curtain: nothing of it depends on what anybody holds. */
static uint32_t hand_over(void *data, vaka_record *record, int32_t seat)
{
    text_front *text = data;
    const vaka_language *language = language_of(record);
    char name[VAKA_VIEW_NAME];
    vaka_view view;

    vaka_terminal_clear(text->terminal);
    vaka_terminal_sit(text->terminal, VAKA_NONE);
    gather(text, record, VAKA_SPECTATOR, &view);
    vaka_view_seat(&view, seat, name);
    vaka_view_done(&view);
    text->stale = true;
    text->again = 0; /* what one person has begun nobody else goes on with */
    forget_shown(text);
    tell_curtain(text, language, name);
    uint32_t said = read_curtain(text, language, name);
    text->sat = said == VAKA_WANT_NOTHING;
    text->back = said == VAKA_WANT_UNDO;
    return said;
}

/* What the seat has not read yet. */
static void put_recap(text_front *text, const vaka_view *view, vaka_record *record)
{
    uint32_t *read = read_by(text, view->seat);
    vaka_page news;

    vaka_page_init(&news, text->page.width);
    if (vaka_text_news(&news, view, record, *read) > 0) {
        vaka_page_head(&text->page, vaka_say(view->language, "Since you last looked"));
        vaka_page_put(&text->page, news.text);
    }
    vaka_page_done(&news);
    vaka_record_log(record, read);
}

/* What the tab key completes: commands and the texts of legal actions. */
static void offer_words(text_front *text, const vaka_view *view)
{
    uint32_t commands, count = 0, most = view->legal_count;
    const vaka_command *command = vaka_text_commands(&commands);
    most = most < WORDS_MOST ? most : WORDS_MOST;
    char(*texts)[VAKA_ACTION_TEXT] = vaka_xnew((most + 1u) * sizeof *texts);
    const char **words = vaka_xnew((most + commands + 1u) * sizeof *words);

    for (uint32_t i = 0; i < most; i++) {
        vaka_text_write(view, &view->legal[i], texts[i], sizeof texts[i]);
        words[count++] = texts[i];
    }
    for (uint32_t i = 0; i < commands; i++)
        words[count++] = command[i].name;
    vaka_terminal_words(text->terminal, words, count);
    free(words);
    free(texts);
}

/* Has the seat been shown everything in this very phase? */
static bool is_same_moment(const text_front *text, const vaka_view *view)
{
    const vaka_said *phase = &view->scene->phase;

    return text->shown == view->seat && phase->text && text->phase.text == phase->text &&
           memcmp(text->phase.arg, phase->arg, sizeof phase->arg) == 0 &&
           text->turn == vaka_turn(view->seen);
}

static void show(text_front *text, const vaka_view *view, vaka_record *record)
{
    if (text->shown != view->seat)
        forget_shown(text);
    if (is_same_moment(text, view))
        vaka_text_moment(&text->page, view);
    else
        vaka_text_glance(&text->page, view, &text->board);
    put_recap(text, view, record);
    vaka_text_question(&text->page, view);
    if (view->seat >= 0 && vaka_live_passes_turn(view->live, view->seat))
        vaka_page_tell(&text->page, view->language, 0, "You pass until the turn is over.", NULL);
    if (!text->greeted)
        vaka_page_tell(&text->page, view->language, 0,
                       "Write help for more about this moment and all that you can write.", NULL);
    text->greeted = true;
    if (!(view->must & VAKA_SEAT(view->seat)))
        vaka_page_tell(&text->page, view->language, 0, "Press Enter to give the screen back.",
                       NULL);
    text->stale = false;
    text->shown = view->seat;
    text->turn = vaka_turn(view->seen);
    text->phase = view->scene->phase;
}

/* Where somebody sits at a terminal, Enter is enough of it. */
static void await_hint(text_front *text, const vaka_language *language, vaka_thought *thought)
{
    char *line;

    if (!vaka_terminal_is_live(text->terminal))
        return;
    vaka_page_say(&text->page, language, "A strong player thinks about it (Enter: enough) ", NULL);
    flush_page(text);
    while (!vaka_thought_over(thought))
        if (vaka_terminal_overhear(text->terminal, THINK_LOOK, &line)) {
            vaka_thought_stop(thought);
            free(line);
        }
    vaka_terminal_write(text->terminal, vaka_terminal_can_wipe(text->terminal) ? "\r\033[K" : "\n");
}

static void give_hint(text_front *text, const vaka_view *view, const vaka_record *record)
{
    vaka_thought *thought;
    vaka_hint hint;
    char said[VAKA_ADVICE_TEXT];

    if (!vaka_advice_allowed(vaka_record_head(record), view->layout)) {
        vaka_page_tell(&text->page, view->language, 0, "This match is played without hints.", NULL);
        return;
    }
    thought = vaka_hint_start(view->live, view->seat);
    if (thought)
        await_hint(text, view->language, thought);
    if (thought ? vaka_hint_take(thought, view->live, view->seat, &hint)
                : vaka_hint_usual(view->live, view->seat, &hint)) {
        vaka_advice_say(view, &hint, said, sizeof said);
        vaka_page_wrap(&text->page, 0, said);
    } else {
        vaka_page_tell(&text->page, view->language, 0, "Nobody knows what would be best here.",
                       NULL);
    }
}

/* Somebody who would end the game without having won it says so twice. */
static void warn(text_front *text, const vaka_view *view, vaka_want *want)
{
    bool again = text->told && vaka_action_compare(&text->lost, &want->action) == 0;

    text->told = false;
    if (want->type != VAKA_WANT_ACTION || again || !vaka_terminal_is_live(text->terminal) ||
        !vaka_picks_loses(view, &want->action))
        return;
    text->told = true;
    text->lost = want->action;
    want->type = VAKA_WANT_NOTHING;
    vaka_page_tell(&text->page, view->language, 0,
                   "This may end the game, and you would not have won it.", NULL);
    vaka_page_tell(&text->page, view->language, 0, "If you mean it, write it once more.", NULL);
}

static void ask(void *data, vaka_record *record, int32_t seat, vaka_want *want)
{
    text_front *text = data;
    char name[VAKA_VIEW_NAME];
    vaka_view view;

    if (text->again > 0) {
        text->again--;
        *want = (vaka_want){.type = text->wanted, .seat = seat};
        return;
    }
    gather(text, record, seat, &view);
    vaka_terminal_sit(text->terminal, seat);
    if (text->stale || text->shown != seat)
        show(text, &view, record);
    flush_page(text);
    offer_words(text, &view);
    char *line = read_line(text, NULL, "{0}> ", vaka_view_seat(&view, seat, name));
    *want = (vaka_want){.type = line ? VAKA_WANT_NOTHING : VAKA_WANT_QUIT, .seat = seat};
    if (line) {
        vaka_order order = {&text->page, &view, record, "", want, &text->again, &text->stops};
        vaka_text_obey(&order, line);
        warn(text, &view, want);
        text->wanted = want->type;
    }
    if (want->type == VAKA_WANT_HINT) {
        give_hint(text, &view, record);
        want->type = VAKA_WANT_NOTHING;
    }
    if (want->type == VAKA_WANT_LANGUAGE)
        forget_shown(text);
    flush_page(text);
    free(line);
    vaka_view_done(&view);
}

static void show_refusal(void *data, vaka_record *record, int32_t seat, const vaka_refusal *why)
{
    text_front *text = data;
    vaka_view view;

    if (text->back) { /* the reason is for him who acted: another one may read this */
        text->refused = true;
        return;
    }
    gather(text, record, seat, &view);
    vaka_text_refused(&text->page, &view, VAKA_TEXT("You may not: {0}."), why);
    text->again = 0;
    vaka_view_done(&view);
    flush_page(text);
}

static void show_error(void *data, const char *error)
{
    text_front *text = data;
    const vaka_language *language = text->language;
    char said[VAKA_ERROR_TOLD];

    vaka_page_tell(&text->page, language, 0, "That did not work: {0}.",
                   VAKA_WITH(vaka_say_again(language, error, said, sizeof said)));
    flush_page(text);
}

/* Where only programs play, somebody may still watch. */
static void show_moved(void *data, vaka_record *record, int32_t seat)
{
    text_front *text = data;
    uint32_t count, *read = read_by(text, VAKA_SPECTATOR);
    vaka_view view;

    (void)seat;
    text->stale = true;
    vaka_record_log(record, &count);
    for (int32_t i = 0; i <= VAKA_MAX_SEATS; i++)
        text->read[i] = text->read[i] < count ? text->read[i] : count; /* some was undone */
    if (text->humans || *read == count)
        return;
    gather(text, record, VAKA_SPECTATOR, &view);
    vaka_text_news(&text->page, &view, record, *read);
    vaka_view_done(&view);
    *read = count;
    flush_page(text);
}

/* One line that goes again, where the terminal can do that. */
static void put_thinking(text_front *text, vaka_record *record, int32_t seat, bool undo)
{
    char name[VAKA_VIEW_NAME];
    vaka_view view;

    gather(text, record, VAKA_SPECTATOR, &view);
    vaka_view_seat(&view, seat, name);
    vaka_view_done(&view);
    vaka_page_say(&text->page, language_of(record),
                  undo ? VAKA_TEXT("{0} is thinking (Enter: move now; undo; quit) ")
                       : VAKA_TEXT("{0} is thinking (Enter: move now; quit) "),
                  VAKA_WITH(name));
    flush_page(text);
}

/* What was written while a bot thinks: Enter, or "now", has it move. */
static uint32_t heed(text_front *text, vaka_record *record, const char *line, bool undo,
                     vaka_thought *thought)
{
    vaka_word word = vaka_word_of(line ? line : "quit");

    if (vaka_word_is(word, "quit"))
        return VAKA_WANT_QUIT;
    if (undo && vaka_word_is(word, "undo"))
        return VAKA_WANT_UNDO;
    if (vaka_word_is(word, "") || vaka_word_is(word, "now")) {
        vaka_thought_stop(thought);
        return VAKA_WANT_NOTHING;
    }
    vaka_page_tell(&text->page, language_of(record), 0,
                   undo ? VAKA_TEXT("Just press Enter, or write undo or quit.")
                        : VAKA_TEXT("Just press Enter, or write quit."),
                   NULL);
    flush_page(text);
    return VAKA_WANT_NOTHING;
}

/* Where nobody sits there is nothing to be shown: what thinks is waited for. */
static void think(void *data, vaka_record *record, int32_t seat, vaka_thought *thought,
                  vaka_want *want)
{
    text_front *text = data;
    bool undo = want->seat >= 0 && vaka_live_can_undo(vaka_record_live(record), want->seat, NULL);
    bool told = false;
    char *line;

    if (!vaka_terminal_is_live(text->terminal))
        return;
    for (int ms = 0; want->type == VAKA_WANT_NOTHING && !vaka_thought_over(thought);
         ms += THINK_LOOK) {
        if (!told && ms >= THINK_TOLD) {
            put_thinking(text, record, seat, undo);
            told = true;
        }
        if (!vaka_terminal_overhear(text->terminal, THINK_LOOK, &line))
            continue;
        want->type = heed(text, record, line, undo, thought);
        told = false;
        free(line);
    }
    if (told)
        vaka_terminal_write(text->terminal,
                            vaka_terminal_can_wipe(text->terminal) ? "\r\033[K" : "\n");
}

static void show_stopped(void *data, vaka_record *record, int32_t seat)
{
    text_front *text = data;

    (void)seat;
    vaka_page_tell(&text->page, language_of(record), 0,
                   "Something unexpected has come: it stops here.", NULL);
}

static bool passes(void *data, int32_t seat)
{
    const text_front *text = data;

    (void)seat;
    return !text->stops;
}

/* The log tells it. */
static void show_passed(void *data, vaka_record *record, const vaka_action *action)
{
    text_front *text = data;

    (void)record;
    (void)action;
    text->stale = true;
}

/* Several people read the end together, so they are shown what is open to all. */
static int32_t last_reader(const text_front *text)
{
    for (int32_t seat = 0; !are_several(text->humans) && seat < VAKA_MAX_SEATS; seat++)
        if (text->humans & VAKA_SEAT(seat))
            return seat;
    return VAKA_SPECTATOR;
}

static void show_end(void *data, vaka_record *record)
{
    text_front *text = data;
    const char *path = vaka_record_path(record);
    vaka_view view;

    if (are_several(text->humans))
        vaka_terminal_clear(text->terminal);
    gather(text, record, last_reader(text), &view);
    vaka_text_table(&text->page, &view);
    if (text->humans)
        put_recap(text, &view, record);
    vaka_text_result(&text->page, &view);
    vaka_page_put(&text->page, "\n");
    vaka_text_prompt(&text->page, &view);
    vaka_view_done(&view);
    if (path)
        vaka_page_say(&text->page, language_of(record), "The journal is {0}\n", VAKA_WITH(path));
    flush_page(text);
}

/* A word as a shell reads it; owned by the caller. */
static char *quote(const char *word)
{
    bool odd = strpbrk(word, " \t\n\"'`$&();<>|*?#~\\[]{}!") != NULL;
    char *out = vaka_xnew(strlen(word) * 4 + 3), *at = out;

    if (odd)
        *at++ = '\'';
    for (; *word; word++) {
        if (*word == '\'') { /* ends the quotes, stands alone, begins them again */
            memcpy(at, "'\\'", 3);
            at += 3;
        }
        *at++ = *word;
    }
    if (odd)
        *at++ = '\'';
    return out;
}

static void tell_resume(text_front *text, vaka_record *record, const char *path)
{
    char *file = quote(path), *mods = text->mods ? quote(text->mods) : NULL;
    vaka_page options;

    vaka_page_init(&options, text->page.width);
    if (mods)
        vaka_page_add(&options, " --mods %s", mods);
    vaka_page_say(&text->page, language_of(record),
                  "The game is saved. Go on with: vaka resume {0}{1}\n",
                  VAKA_WITH(file, options.text));
    vaka_page_done(&options);
    free(file);
    free(mods);
}

static void show_quit(void *data, vaka_record *record)
{
    text_front *text = data;
    const char *path = vaka_record_path(record);

    if (are_several(text->humans))
        vaka_terminal_clear(text->terminal);
    if (path)
        tell_resume(text, record, path);
    else
        vaka_page_tell(&text->page, language_of(record), 0,
                       "The game was kept in memory only and is gone now.", NULL);
    flush_page(text);
}

static void done(void *data)
{
    text_front *text = data;

    vaka_terminal_free(text->terminal);
    vaka_page_done(&text->page);
    free(text->board);
    free(text->mods);
    free(text);
}

void vaka_text_keep(vaka_front *front, void *own)
{
    ((text_front *)front->data)->own = own;
}

void vaka_text_watch(vaka_front *front, bool (*stirs)(void *data), void *data)
{
    vaka_terminal_watch(((text_front *)front->data)->terminal, stirs, data);
}

void *vaka_text_kept(void *data)
{
    return ((text_front *)data)->own;
}

void vaka_text_mods(vaka_front *front, const char *mods)
{
    text_front *text = front->data;

    free(text->mods);
    text->mods = mods ? vaka_xcopy(mods) : NULL;
}

void vaka_text_front(FILE *in, FILE *out, vaka_front *front)
{
    text_front *text = vaka_xnew(sizeof *text);

    text->terminal = vaka_terminal_new(in, out);
    vaka_page_init(&text->page, vaka_terminal_width(text->terminal));
    *front = (vaka_front){
        .name = "text",
        .data = text,
        .begin = begin,
        .hand_over = hand_over,
        .ask = ask,
        .show_refusal = show_refusal,
        .show_error = show_error,
        .show_moved = show_moved,
        .think = think,
        .show_stopped = show_stopped,
        .passes = passes,
        .show_passed = show_passed,
        .show_end = show_end,
        .show_quit = show_quit,
        .done = done,
    };
}
