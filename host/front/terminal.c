/* front/terminal.c - lines from a person: edited and remembered on a terminal, plain elsewhere.
 *
 * SPDX-License-Identifier: MIT */
#include "front/terminal.h"

#include <errno.h>
#include <histedit.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <unistd.h>
#include <wchar.h>
#include <wctype.h>

#define HISTORY_LINES 200
#define PUSH_LINES 200 /* more than any dumb terminal shows */
#define BACK_KEY 2     /* control-b: a character to the left */
#define DRAW_KEY 15    /* control-o: the line is drawn anew */
#define WATCH 50       /* ms between two looks at what is watched */

/* libedit writes behind its picture of the screen when a line fills it. So lines are edited only
 * where there is room for the longest one there can be: what was typed and as much again from the
 * kill buffer, each character two columns wide. */
#define MOST_TYPED 200 /* bytes; what is longer is cut */
#define CELLS_NEEDED (2 * 2 * MOST_TYPED)

struct vaka_terminal {
    FILE *in, *out;
    bool tty;  /* both ends are a terminal */
    bool able; /* and it can move its cursor */
    EditLine *editor;
    History *history[VAKA_MAX_SEATS + 1]; /* the last one: nobody's */
    int32_t seat;
    char prompt[128];
    char **words; /* owned, each of them too */
    uint32_t word_count;
    struct winsize size; /* as the editor knows it */
    sigset_t outside;    /* signals that are held back where no line is edited */
    mbstate_t half;      /* of a character whose bytes come one by one */
    char *kept; /* owned: what was typed when the editor had to be left; NULL: it was not */
    bool (*stirs)(void *data); /* what is watched while nothing is typed; NULL: nothing */
    void *watched;
    bool stirred; /* … has happened: the line was left */
};

vaka_terminal *vaka_terminal_new(FILE *in, FILE *out)
{
    vaka_terminal *terminal = vaka_xnew(sizeof *terminal);
    const char *term = getenv("TERM");

    terminal->in = in;
    terminal->out = out;
    terminal->seat = VAKA_MAX_SEATS;
    terminal->tty = isatty(fileno(in)) && isatty(fileno(out));
    terminal->able =
        terminal->tty && term && *term && strcmp(term, "dumb") != 0 && fileno(in) < FD_SETSIZE;
    /* The editor counts characters by the locale; in the plain one a macron would be two. */
    if (terminal->able && (!setlocale(LC_CTYPE, "") || MB_CUR_MAX == 1))
        setlocale(LC_CTYPE, "C.UTF-8");
    return terminal;
}

static void free_words(vaka_terminal *terminal)
{
    for (uint32_t i = 0; i < terminal->word_count; i++)
        free(terminal->words[i]);
    free(terminal->words);
    terminal->words = NULL;
    terminal->word_count = 0;
}

static void close_editor(vaka_terminal *terminal)
{
    if (terminal->editor)
        el_end(terminal->editor);
    terminal->editor = NULL;
}

void vaka_terminal_free(vaka_terminal *terminal)
{
    if (!terminal)
        return;
    close_editor(terminal);
    for (int32_t i = 0; i <= VAKA_MAX_SEATS; i++)
        if (terminal->history[i])
            history_end(terminal->history[i]);
    free_words(terminal);
    free(terminal->kept);
    free(terminal);
}

static char *show_prompt(EditLine *editor)
{
    vaka_terminal *terminal;

    el_get(editor, EL_CLIENTDATA, &terminal);
    return terminal->prompt;
}

static size_t common_length(const char *a, const char *b)
{
    size_t length = 0;

    while (a[length] && a[length] == b[length])
        length++;
    return length;
}

static void list_words(const vaka_terminal *terminal, const char *begun, size_t length)
{
    uint32_t shown = 0;

    fputc('\n', terminal->out);
    for (uint32_t i = 0; i < terminal->word_count && shown < 20; i++)
        if (strncmp(terminal->words[i], begun, length) == 0)
            fprintf(terminal->out, "%s%s", shown++ ? "   " : "", terminal->words[i]);
    fputc('\n', terminal->out);
    fflush(terminal->out);
}

/* The tab key: what all words that begin like the line have in common, or a list of them. */
static unsigned char complete(EditLine *editor, int key)
{
    const LineInfo *line = el_line(editor);
    size_t length = (size_t)(line->cursor - line->buffer), common = 0;
    const char *first = NULL;
    vaka_terminal *terminal;
    char more[256];

    (void)key;
    el_get(editor, EL_CLIENTDATA, &terminal);
    for (uint32_t i = 0; i < terminal->word_count; i++) {
        const char *word = terminal->words[i];

        if (strncmp(word, line->buffer, length) != 0)
            continue;
        common = first ? common_length(first, word) < common ? common_length(first, word) : common
                       : strlen(word);
        first = first ? first : word;
    }
    if (!first)
        return CC_REFRESH_BEEP;
    if (common <= length) {
        list_words(terminal, line->buffer, length);
        return CC_REDISPLAY;
    }
    if ((size_t)(line->lastchar - line->buffer) + common - length > MOST_TYPED)
        return CC_REFRESH_BEEP;
    snprintf(more, sizeof more, "%.*s", (int)(common - length), first + length);
    return el_insertstr(editor, more) ? CC_ERROR : CC_REFRESH;
}

static History *history_of(vaka_terminal *terminal)
{
    History **own = &terminal->history[terminal->seat];
    HistEvent event;

    if (!*own) {
        *own = history_init();
        history(*own, &event, H_SETSIZE, HISTORY_LINES);
        history(*own, &event, H_SETUNIQUE, 1);
    }
    return *own;
}

static char *read_plain(vaka_terminal *terminal)
{
    char *line = NULL;
    size_t room = 0;

    fputs(terminal->prompt, terminal->out);
    fflush(terminal->out);
    if (getline(&line, &room, terminal->in) < 0) {
        free(line);
        return NULL;
    }
    line[strcspn(line, "\r\n")] = '\0';
    if (!terminal->tty)
        fputc('\n', terminal->out); /* nobody's key moved the cursor on */
    return line;
}

/* The editor was interrupted: keeps what has been typed, and where the cursor is, as keys that
 * bring it back. */
static int leave_editor(vaka_terminal *terminal)
{
    const LineInfo *line = el_line(terminal->editor);
    size_t length = 0, back = 0;

    terminal->kept = vaka_xnew(2 * MOST_TYPED + 2);
    for (const char *at = line->buffer; at < line->lastchar; at++) {
        if ((unsigned char)*at < ' ' || *at == '\177')
            continue; /* as a key it would do something */
        if (length > MOST_TYPED - 4 && (*at & 0xc0) != 0x80)
            break; /* the next character may not fit */
        terminal->kept[length++] = *at;
        back += at >= line->cursor && (*at & 0xc0) != 0x80;
    }
    memset(terminal->kept + length, BACK_KEY, back);
    terminal->kept[length + back] = DRAW_KEY; /* for a key may be echoed where no editor is */
    return -1;
}

/* Has the terminal another size than the editor knows? */
static bool has_changed(const vaka_terminal *terminal, struct winsize *size)
{
    return ioctl(fileno(terminal->out), TIOCGWINSZ, size) == 0 &&
           (size->ws_col != terminal->size.ws_col || size->ws_row != terminal->size.ws_row);
}

static bool has_typed(const vaka_terminal *terminal)
{
    const LineInfo *line = el_line(terminal->editor);

    return line->lastchar > line->buffer;
}

/* Waits for a key. Only here do signals reach the editor: anywhere else its handlers would find it
 * in the middle of a change, and break it. False: the line has to be begun anew. */
static bool wait_for_key(vaka_terminal *terminal)
{
    int fd = fileno(terminal->in);
    sigset_t mask = terminal->outside;
    struct winsize size;
    fd_set ready;

    sigaddset(&mask, SIGWINCH); /* its handler does not even know where the cursor will be */
    bool watches = terminal->stirs && !has_typed(terminal);
    const struct timespec moment = {0, WATCH * 1000000L};
    int got;
    do {
        FD_ZERO(&ready);
        FD_SET(fd, &ready);
        got = pselect(fd + 1, &ready, NULL, NULL, watches ? &moment : NULL, &mask);
        terminal->stirred = got == 0 && terminal->stirs(terminal->watched);
    } while (got == 0 && !terminal->stirred);
    bool woken = got < 0 && errno == EINTR;
    return !woken && !terminal->stirred && !has_changed(terminal, &size);
}

static bool is_too_long(const vaka_terminal *terminal)
{
    const LineInfo *line = el_line(terminal->editor);

    return line->lastchar - line->buffer > MOST_TYPED;
}

/* One character, as the editor wants them: 1, or 0 at the end of the input, -1 to end the line. */
static int read_key(EditLine *editor, wchar_t *out)
{
    vaka_terminal *terminal;
    size_t used;
    char byte;

    el_get(editor, EL_CLIENTDATA, &terminal);
    if (is_too_long(terminal))
        return leave_editor(terminal);
    do {
        ssize_t got;

        if (!wait_for_key(terminal))
            return terminal->stirred ? -1 : leave_editor(terminal);
        do
            got = read(fileno(terminal->in), &byte, 1);
        while (got < 0 && errno == EINTR);
        if (got <= 0)
            return (int)got;
        used = mbrtowc(out, &byte, 1, &terminal->half);
        if (used == (size_t)-1)
            memset(&terminal->half, 0, sizeof terminal->half); /* no character: passed over */
    } while (used == (size_t)-1 || used == (size_t)-2 || (*out >= 0x80 && !iswprint((wint_t)*out)));
    return 1;
}

static void open_editor(vaka_terminal *terminal)
{
    memset(&terminal->half, 0, sizeof terminal->half);
    terminal->editor = el_init("vaka", terminal->in, terminal->out, stderr);
    if (!terminal->editor)
        return;
    el_set(terminal->editor, EL_CLIENTDATA, terminal);
    el_set(terminal->editor, EL_PROMPT, show_prompt);
    el_set(terminal->editor, EL_EDITOR, "emacs");
    el_set(terminal->editor, EL_SIGNAL, 1); /* so that it leaves the terminal as it was */
    el_set(terminal->editor, EL_GETCFN, read_key);
    el_set(terminal->editor, EL_HIST, history, history_of(terminal));
    el_set(terminal->editor, EL_ADDFN, "vaka-complete", "Complete what is typed", complete);
    el_set(terminal->editor, EL_BIND, "^I", "vaka-complete", NULL);
    el_set(terminal->editor, EL_BIND, "^V", "ed-unassigned", NULL);
    el_set(terminal->editor, EL_BIND, "^O", "ed-redisplay", NULL);
    for (int digit = '0'; digit <= '9'; digit++) { /* a letter a million times at once */
        const char keys[] = {'\033', (char)digit, '\0'};

        el_set(terminal->editor, EL_BIND, keys, "ed-unassigned", NULL);
    }
}

/* A line from the editor, borrowed until the next one; NULL: the input is at its end, or the line
 * has to be begun anew with what was `kept`. */
static const char *edit(vaka_terminal *terminal)
{
    static const int held[] = {SIGINT, SIGTSTP, SIGQUIT, SIGHUP, SIGTERM, SIGCONT, SIGWINCH};
    sigset_t all;
    int count = 0;

    sigemptyset(&all);
    for (size_t i = 0; i < sizeof held / sizeof *held; i++)
        sigaddset(&all, held[i]);
    sigprocmask(SIG_BLOCK, &all, &terminal->outside);
    const char *line = el_gets(terminal->editor, &count);
    sigprocmask(SIG_SETMASK, &terminal->outside, NULL); /* what has come meanwhile is met here */
    return count > 0 ? line : NULL;
}

/* Opens the editor, or tells it of another size; only between lines can it take that. False: the
 * terminal is too small for it. */
static bool has_editor(vaka_terminal *terminal)
{
    struct winsize size;

    if (terminal->able && !terminal->editor)
        open_editor(terminal);
    while (terminal->editor && has_changed(terminal, &size)) {
        terminal->size = size;
        el_resize(terminal->editor);
    }
    int rows = terminal->size.ws_row ? terminal->size.ws_row : 24; /* where it does not tell */
    int columns = terminal->size.ws_col ? terminal->size.ws_col : 80;
    return terminal->editor && (rows - 1) * columns >= CELLS_NEEDED + (int)strlen(terminal->prompt);
}

static char *read_edited(vaka_terminal *terminal)
{
    HistEvent event;
    const char *line;

    while (!(line = edit(terminal)) && terminal->kept) {
        fputs("\r\033[J", terminal->out);
        fflush(terminal->out);
        bool good = has_editor(terminal);
        if (good)
            el_push(terminal->editor, terminal->kept);
        free(terminal->kept);
        terminal->kept = NULL;
        if (!good)
            return read_plain(terminal);
    }
    if (!line)
        return NULL;
    char *copy = vaka_xcopy(line);
    copy[strcspn(copy, "\r\n")] = '\0';
    if (*copy)
        history(history_of(terminal), &event, H_ENTER, copy);
    return copy;
}

char *vaka_terminal_line(vaka_terminal *terminal, const char *prompt)
{
    snprintf(terminal->prompt, sizeof terminal->prompt, "%s", prompt);
    fflush(terminal->out);
    char *line = has_editor(terminal) ? read_edited(terminal) : read_plain(terminal);
    if (!line)
        fputs(terminal->stirred ? "\r\033[J" : "\n", terminal->out);
    terminal->stirred = false;
    return line;
}

void vaka_terminal_watch(vaka_terminal *terminal, bool (*stirs)(void *data), void *data)
{
    terminal->stirs = stirs;
    terminal->watched = data;
}

/* The rest of a line of which something is there, without its end; NULL: there is none. Byte by
 * byte: what comes behind it is for who asks next. */
static char *read_ready(const vaka_terminal *terminal)
{
    char *line = vaka_xnew(MOST_TYPED + 1), byte = 0;
    size_t length = 0;
    ssize_t got;

    for (;;) {
        got = read(fileno(terminal->in), &byte, 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0 || byte == '\n')
            break;
        if (length < MOST_TYPED)
            line[length++] = byte;
    }
    line[length] = '\0';
    if (got > 0 || length > 0)
        return line;
    free(line);
    return NULL;
}

bool vaka_terminal_overhear(vaka_terminal *terminal, int ms, char **line)
{
    struct timeval time = {ms / 1000, ms % 1000 * 1000};
    int fd = fileno(terminal->in);
    fd_set ready;

    *line = NULL;
    FD_ZERO(&ready);
    if (terminal->tty && fd < FD_SETSIZE)
        FD_SET(fd, &ready);
    else
        fd = -1;
    if (select(fd + 1, &ready, NULL, NULL, &time) <= 0)
        return false;
    *line = read_ready(terminal);
    return true;
}

bool vaka_terminal_is_live(const vaka_terminal *terminal)
{
    return terminal->tty;
}

bool vaka_terminal_can_wipe(const vaka_terminal *terminal)
{
    return terminal->able;
}

void vaka_terminal_write(vaka_terminal *terminal, const char *text)
{
    fputs(text, terminal->out);
    fflush(terminal->out);
}

void vaka_terminal_sit(vaka_terminal *terminal, int32_t seat)
{
    int32_t own = seat >= 0 && seat < VAKA_MAX_SEATS ? seat : VAKA_MAX_SEATS;

    if (own == terminal->seat)
        return;
    terminal->seat = own;
    close_editor(terminal); /* its kill buffer goes with it */
    free_words(terminal);
}

void vaka_terminal_clear(vaka_terminal *terminal)
{
    if (terminal->able)
        fputs("\033[H\033[2J\033[3J", terminal->out);
    for (int32_t i = 0; terminal->tty && !terminal->able && i < PUSH_LINES; i++)
        fputc('\n', terminal->out);
    if (!terminal->tty)
        fputs("\n--------------------------------------------------\n", terminal->out);
    fflush(terminal->out);
}

void vaka_terminal_words(vaka_terminal *terminal, const char *const *words, uint32_t count)
{
    free_words(terminal);
    terminal->words = vaka_xnew(sizeof *terminal->words * (count + 1u));
    for (uint32_t i = 0; i < count; i++)
        terminal->words[i] = vaka_xcopy(words[i]);
    terminal->word_count = count;
}

int32_t vaka_terminal_width(const vaka_terminal *terminal)
{
    struct winsize size;

    if (!terminal->tty || ioctl(fileno(terminal->out), TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return 80;
    return size.ws_col < 40 ? 40 : size.ws_col > 160 ? 160 : size.ws_col;
}

bool vaka_terminal_strong(const vaka_terminal *terminal)
{
    const char *unwanted = getenv("NO_COLOR");

    return terminal->able && !(unwanted && *unwanted);
}
