/* front/terminal.c - lines from a person: edited and remembered on a terminal, plain elsewhere.
 *
 * SPDX-License-Identifier: MIT */
#include "front/terminal.h"

#include <histedit.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define HISTORY_LINES 200
#define PUSH_LINES 200 /* more than any dumb terminal shows */

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
};

vaka_terminal *vaka_terminal_new(FILE *in, FILE *out)
{
    vaka_terminal *terminal = vaka_xnew(sizeof *terminal);
    const char *term = getenv("TERM");

    terminal->in = in;
    terminal->out = out;
    terminal->seat = VAKA_MAX_SEATS;
    terminal->tty = isatty(fileno(in)) && isatty(fileno(out));
    terminal->able = terminal->tty && term && *term && strcmp(term, "dumb") != 0;
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

static void open_editor(vaka_terminal *terminal)
{
    terminal->editor = el_init("vaka", terminal->in, terminal->out, stderr);
    if (!terminal->editor)
        return;
    el_set(terminal->editor, EL_CLIENTDATA, terminal);
    el_set(terminal->editor, EL_PROMPT, show_prompt);
    el_set(terminal->editor, EL_EDITOR, "emacs");
    el_set(terminal->editor, EL_SIGNAL, 1);
    el_set(terminal->editor, EL_HIST, history, history_of(terminal));
    el_set(terminal->editor, EL_ADDFN, "vaka-complete", "Complete what is typed", complete);
    el_set(terminal->editor, EL_BIND, "^I", "vaka-complete", NULL);
}

static char *read_edited(vaka_terminal *terminal)
{
    HistEvent event;
    int count = 0;
    const char *line = el_gets(terminal->editor, &count);

    if (!line || count <= 0)
        return NULL;
    char *copy = vaka_xcopy(line);
    copy[strcspn(copy, "\r\n")] = '\0';
    if (*copy)
        history(history_of(terminal), &event, H_ENTER, copy);
    return copy;
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

char *vaka_terminal_line(vaka_terminal *terminal, const char *prompt)
{
    snprintf(terminal->prompt, sizeof terminal->prompt, "%s", prompt);
    fflush(terminal->out);
    if (terminal->able && !terminal->editor)
        open_editor(terminal);
    char *line = terminal->editor ? read_edited(terminal) : read_plain(terminal);
    if (!line)
        fputc('\n', terminal->out);
    return line;
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
