/* match/journal_read.c - reads a journal, which may come from anywhere.
 *
 * SPDX-License-Identifier: MIT
 *
 * The file is read whole (its size is bounded) and cut into lines in place. The grammar is strict:
 * single spaces, no sign before a number that cannot be negative, hashes in sixteen lower-case
 * digits. Whether a module knows the words is found out by replaying. */
#include "match/journal.h"

#include "table/codec.h"
#include "text/utf8.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct reader {
    const char *path;
    vaka_error *err;
    vaka_journal_text *text;
    char *bytes; /* the whole file, owned, with a 0 behind it */
    size_t size, at;
    uint32_t number; /* of the line in hand, from 1 */
    char *line;      /* the line in hand, terminated; what is read is taken off its front */
    uint32_t level;  /* of the journal */
} reader;

static vaka_status wrong(reader *in, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Fails with file and line; of a long path its end is what people need. */
static vaka_status wrong(reader *in, const char *format, ...)
{
    char what[160];
    size_t length = strlen(in->path);
    size_t skip = length > 80 ? length - 80 : 0;
    va_list args;

    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    return vaka_fail(in->err, VAKA_ERR_DATA, "%s%s:%u: %s", skip ? "…" : "", in->path + skip,
                     in->number, what);
}

/* --- words and numbers ------------------------------------------------------------------------ */

/* Takes the next word off the line; NULL when nothing is left or there are two spaces. */
static char *take_word(reader *in)
{
    char *word = in->line;
    char *end;

    if (!word || *word == '\0' || *word == ' ')
        return NULL;
    end = strchr(word, ' ');
    in->line = end ? end + 1 : NULL;
    if (end)
        *end = '\0';
    return word;
}

static bool take_literal(reader *in, const char *literal)
{
    const char *word = take_word(in);

    return word && strcmp(word, literal) == 0;
}

static bool read_natural(const char *word, uint64_t max, uint64_t *out)
{
    uint64_t value = 0;

    if (!word || !*word || (word[0] == '0' && word[1]))
        return false;
    for (; *word; word++) {
        unsigned digit = (unsigned)(*word - '0');
        if (*word < '0' || *word > '9' || digit > max || value > (max - digit) / 10u)
            return false;
        value = value * 10u + digit;
    }
    *out = value;
    return true;
}

static bool read_integer(const char *word, int32_t *out)
{
    uint64_t value;
    bool minus = word && word[0] == '-';

    if (!read_natural(minus ? word + 1 : word, INT32_MAX, &value))
        return false;
    *out = minus ? -(int32_t)value : (int32_t)value;
    return !minus || value != 0;
}

static bool read_hash(const char *word, uint64_t *out)
{
    uint64_t value = 0;
    int digits = 0;

    for (; word && word[digits]; digits++) {
        char c = word[digits];
        if (digits == 16 || !((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f')))
            return false;
        value = value << 4 | (uint64_t)(c <= '9' ? c - '0' : c - 'a' + 10);
    }
    *out = value;
    return digits == 16;
}

static bool copy_word(char *to, size_t room, const char *word)
{
    size_t length = word ? strlen(word) : 0;

    if (length == 0 || length >= room)
        return false;
    memcpy(to, word, length + 1);
    return true;
}

/* --- lines ------------------------------------------------------------------------------------ */

/* What the first odd byte of a line is, or NULL if there is none. */
static const char *odd_byte(const char *line, size_t length)
{
    for (size_t i = 0; i < length;) {
        bool plain = line[i] >= ' ' && line[i] < 0x7f; /* as nearly all is */
        size_t step = plain ? 1 : vaka_utf8_shown(line + i, length - i);
        if (step == 0) {
            if (line[i] == '\0')
                return "a NUL byte";
            if (line[i] == '\r')
                return "a carriage return (journals have plain newlines)";
            return (unsigned char)line[i] < 0x80 ? "a control character"
                                                 : "bytes that are not UTF-8 text";
        }
        i += step;
    }
    return NULL;
}

/* Takes the next complete line. VAKA_OK with in->line NULL: there is none. A last line without its
 * newline, or one that the disk filled with zeros, is torn: its action was never acknowledged. */
static vaka_status next_line(reader *in)
{
    char *start = in->bytes + in->at;
    size_t rest = in->size - in->at;
    char *end = memchr(start, '\n', rest);
    size_t length = end ? (size_t)(end - start) : rest;

    in->line = NULL;
    if (rest == 0)
        return VAKA_OK;
    in->number++;
    if (length > VAKA_JOURNAL_LINE)
        return wrong(in, "the line is longer than %u bytes", VAKA_JOURNAL_LINE);
    if (!end || (end == in->bytes + in->size - 1 && memchr(start, '\0', length))) {
        in->text->torn = true;
        in->at = in->size;
        return VAKA_OK;
    }
    if (in->number > VAKA_JOURNAL_LINES)
        return wrong(in, "there are more than %u lines", VAKA_JOURNAL_LINES);
    const char *odd = odd_byte(start, length);
    if (odd)
        return wrong(in, "the line has %s", odd);
    *end = '\0';
    in->line = start;
    in->at += length + 1;
    in->text->good = in->at;
    return VAKA_OK;
}

/* --- header ----------------------------------------------------------------------------------- */

static vaka_status read_first(reader *in)
{
    if (strncmp(in->line, "vkj ", 4) != 0)
        return wrong(in, "this is not a journal (it does not begin with `vkj 1` to `vkj 5`)");
    if (in->line[4] < '1' || in->line[4] > '5' || in->line[5])
        return wrong(in, "this journal is of a form that is not known here: `%.20s`", in->line);
    in->level = (uint32_t)(in->line[4] - '0');
    return VAKA_OK;
}

static vaka_status read_module(reader *in)
{
    vaka_journal_head *head = &in->text->head;
    uint64_t rules;

    if (!take_literal(in, "module") ||
        !copy_word(head->module, sizeof head->module, take_word(in)) ||
        !copy_word(head->version, sizeof head->version, take_word(in)) ||
        !take_literal(in, "rules") || !read_natural(take_word(in), UINT32_MAX, &rules) || in->line)
        return wrong(in, "expected `module ID VERSION rules NUMBER`");
    head->rules_rev = (uint32_t)rules;
    return VAKA_OK;
}

/* Players, parted by commas. */
static bool read_players(vaka_journal_head *head, char *list)
{
    for (char *player = list; player; head->seats++) {
        char *comma = strchr(player, ',');
        if (comma)
            *comma = '\0';
        if (head->seats == VAKA_MAX_SEATS ||
            !copy_word(head->player[head->seats], sizeof head->player[0], player))
            return false;
        player = comma ? comma + 1 : NULL;
    }
    return head->seats > 0;
}

/* The seed itself; at level 2 its generator stands before it. Neither is quoted: a key is a secret
 * even if a digit of it is wrong. */
static vaka_status read_generator(reader *in)
{
    vaka_seed *seed = &in->text->head.seed;
    const char *word = take_word(in);

    if (in->level >= 2) {
        if (!word || !vaka_seed_find_generator(word, &seed->generator))
            return wrong(in, "the generator is not known here: `seed chacha20 KEY` and `seed "
                             "xoshiro128** NUMBER` are");
        word = take_word(in);
    }
    if (seed->generator == VAKA_GENERATOR_XOSHIRO)
        return read_natural(word, UINT64_MAX, &seed->number)
                   ? VAKA_OK
                   : wrong(in, "the seed must be a number from 0 to %" PRIu64, UINT64_MAX);
    if (!word || strlen(word) != (size_t)2 * VAKA_KEY_BYTES)
        return wrong(in, "the key of chacha20 has %zu digits, and must have %d",
                     word ? strlen(word) : 0, 2 * VAKA_KEY_BYTES);
    return vaka_seed_read_key(word, seed)
               ? VAKA_OK
               : wrong(in, "the key of chacha20 must be of hexadecimal digits, lower case");
}

static vaka_status read_seed(reader *in)
{
    vaka_journal_head *head = &in->text->head;
    const char *word;

    if (!take_literal(in, "seed"))
        return wrong(in, "expected `seed %s seats PLAYER,PLAYER…`",
                     in->level == 1 ? "NUMBER" : "GENERATOR SEED");
    if (read_generator(in) != VAKA_OK)
        return VAKA_ERR_DATA;
    if (!take_literal(in, "seats"))
        return wrong(in, "expected `seats PLAYER,PLAYER…` behind the seed");
    if (!read_players(head, take_word(in)))
        return wrong(in, "expected one to %d players parted by commas", VAKA_MAX_SEATS);
    word = take_word(in);
    if (word && strcmp(word, "scenario") == 0) {
        if (!copy_word(head->scenario, sizeof head->scenario, take_word(in)))
            return wrong(in, "the scenario is missing or too long");
        word = take_word(in);
    }
    if (!word || strcmp(word, "content") != 0 || !read_hash(take_word(in), &head->content) ||
        in->line)
        return wrong(in, "expected `content` and sixteen hexadecimal digits at the end");
    return VAKA_OK;
}

static vaka_status read_option(reader *in)
{
    vaka_journal_head *head = &in->text->head;
    uint32_t i = head->option_count;

    if (i == VAKA_MAX_OPTIONS)
        return wrong(in, "there are more than %d options", VAKA_MAX_OPTIONS);
    if (!copy_word(head->option_id[i], sizeof head->option_id[0], take_word(in)) ||
        !read_integer(take_word(in), &head->option_value[i]) || in->line)
        return wrong(in, "expected `option ID NUMBER`");
    for (uint32_t k = 0; k < i; k++)
        if (strcmp(head->option_id[k], head->option_id[i]) == 0)
            return wrong(in, "option %s is there twice", head->option_id[i]);
    head->option_count++;
    return VAKA_OK;
}

static vaka_status read_name(reader *in)
{
    vaka_journal_head *head = &in->text->head;
    uint64_t seat;

    if (!read_natural(take_word(in), VAKA_MAX_SEATS - 1, &seat) || (int32_t)seat >= head->seats)
        return wrong(in, "expected `name SEAT NAME` with a seat below %d", (int)head->seats);
    if (head->name[seat][0])
        return wrong(in, "seat %d is named twice", (int)seat);
    if (!copy_word(head->name[seat], sizeof head->name[0], in->line))
        return wrong(in, "the name is missing or longer than %zu bytes", sizeof head->name[0] - 1);
    return VAKA_OK;
}

static vaka_status read_queued(reader *in)
{
    size_t length = in->line ? strlen(in->line) : 0;

    if (length == 0 || length >= VAKA_CHANCE_TEXT)
        return wrong(in, "expected a result of chance to queue, like `queue die 3`");
    if (in->text->head.queue_count >= VAKA_JOURNAL_QUEUE)
        return wrong(in, "more than %u results of chance are queued", VAKA_JOURNAL_QUEUE);
    return vaka_journal_head_queue(&in->text->head, in->line, in->err);
}

/* A rule or a mod: one more word for a list. */
static vaka_status read_choice(reader *in, char list[][96], uint32_t *count)
{
    if (*count == VAKA_JOURNAL_CHOICES)
        return wrong(in, "there are more than %d of them", VAKA_JOURNAL_CHOICES);
    if (!copy_word(list[*count], sizeof list[0], take_word(in)) || in->line)
        return wrong(in, "expected one id of at most %zu bytes", sizeof list[0] - 1);
    ++*count;
    return VAKA_OK;
}

/* A version or a file of a mod, at level 3: the line as it is. */
static vaka_status read_with(reader *in, const char *word)
{
    char line[VAKA_JOURNAL_WITH_TEXT], id[96], what[VAKA_JOURNAL_WITH_WHAT];
    uint64_t hash;

    if (in->level < 3 || !copy_word(id, sizeof id, take_word(in)) ||
        !copy_word(what, sizeof what, take_word(in)) || !read_hash(take_word(in), &hash) ||
        in->line)
        return wrong(in, "expected `with MOD VERSION HASH` or `file MOD PATH HASH` at level 3");
    snprintf(line, sizeof line, "%s %s %s %016" PRIx64, word, id, what, hash);
    return vaka_journal_head_with(&in->text->head, line, in->err);
}

static vaka_status read_trial(reader *in)
{
    if (in->level < 4 || in->line)
        return wrong(in, "expected `trial` alone, at level 4");
    in->text->head.trial = true;
    return VAKA_OK;
}

static vaka_status read_no_hints(reader *in)
{
    if (in->level < 5 || in->line)
        return wrong(in, "expected `no_hints` alone, at level 5");
    in->text->head.no_hints = true;
    return VAKA_OK;
}

static vaka_status read_head_item(reader *in)
{
    vaka_journal_head *head = &in->text->head;
    const char *word = take_word(in);

    if (word && strcmp(word, "rule") == 0)
        return read_choice(in, head->rule, &head->rule_count);
    if (word && strcmp(word, "mod") == 0)
        return read_choice(in, head->mod, &head->mod_count);
    if (word && (strcmp(word, "with") == 0 || strcmp(word, "file") == 0))
        return read_with(in, word);
    if (word && strcmp(word, "trial") == 0)
        return read_trial(in);
    if (word && strcmp(word, "no_hints") == 0)
        return read_no_hints(in);
    if (word && strcmp(word, "option") == 0)
        return read_option(in);
    if (word && strcmp(word, "queue") == 0)
        return read_queued(in);
    if (word && strcmp(word, "name") == 0)
        return read_name(in);
    return wrong(in, "expected `option`, `rule`, `mod`, `queue`, `name` or `start`, not `%.40s`",
                 word ? word : "");
}

/* --- lines of play ---------------------------------------------------------------------------- */

/* Takes the hash off the end of the line. */
static bool take_hash(reader *in, uint64_t *hash)
{
    char *mark = strrchr(in->line, '#');

    if (!mark || mark == in->line || mark[-1] != ' ' || !read_hash(mark + 1, hash))
        return false;
    mark[-1] = '\0';
    return true;
}

/* Takes the results of chance off the end of the line: ` ~die 4 ~draw cup ocean-2`. */
static vaka_status take_chance(reader *in, vaka_journal_line *line)
{
    char *from = strchr(in->line, '~');
    uint32_t count = 0;

    if (!from)
        return VAKA_OK;
    if (from == in->line || from[-1] != ' ')
        return wrong(in, "there is a `~` in the middle of a word");
    from[-1] = '\0';
    for (const char *c = from; *c; c++)
        count += *c == '~';

    size_t head = count * sizeof(char *), length = strlen(from + 1);
    line->chance = vaka_xnew(head + length + 1);
    char *text = (char *)line->chance + head;
    memcpy(text, from + 1, length);
    while (text) {
        char *next = strstr(text, " ~");
        if (next)
            *next = '\0';
        size_t size = strlen(text);
        if (size == 0 || size >= VAKA_CHANCE_TEXT || strchr(text, '~'))
            return wrong(in, "expected results of chance like `~die 3`");
        line->chance[line->chance_count++] = text;
        text = next ? next + 2 : NULL;
    }
    return VAKA_OK;
}

static vaka_status read_seat(reader *in, vaka_journal_line *line)
{
    uint64_t seat;

    if (!read_natural(take_word(in), VAKA_MAX_SEATS - 1, &seat) ||
        (int32_t)seat >= in->text->head.seats)
        return wrong(in, "expected a seat below %d", (int)in->text->head.seats);
    line->seat = (int32_t)seat;
    return VAKA_OK;
}

/* Of a line that is no seat's, by its first word (which may be NULL); 0: there is no such line. */
static uint32_t added_type(const char *word)
{
    static const struct {
        const char *word;
        uint32_t type;
    } added[] = {{"queue", VAKA_LINE_QUEUE},
                 {"skip", VAKA_LINE_SKIP},
                 {"bar", VAKA_LINE_BAR},
                 {"renew", VAKA_LINE_RENEW}};

    for (size_t i = 0; word && i < sizeof added / sizeof added[0]; i++)
        if (strcmp(word, added[i].word) == 0)
            return added[i].type;
    return 0;
}

/* The words of the line, after the mark it begins with. */
static vaka_status read_words(reader *in, vaka_journal_line *line, char mark)
{
    uint64_t number;
    size_t length;

    if (mark == '+') {
        line->type = added_type(take_word(in));
        if (!line->type)
            return wrong(in, "expected `+ queue RESULT`, `+ skip ITEM`, `+ bar undo` or `+ renew "
                             "NUMBER`");
    } else if (read_seat(in, line) != VAKA_OK) {
        return VAKA_ERR_DATA;
    }
    length = in->line ? strlen(in->line) : 0;
    if (length == 0 || length >= VAKA_ACTION_TEXT)
        return wrong(in, "the action is missing or longer than %d bytes", VAKA_ACTION_TEXT - 1);
    if (mark == '>')
        line->type = VAKA_LINE_ACTION;
    else if (mark == '<' && strcmp(in->line, "undo") == 0)
        line->type = VAKA_LINE_UNDO;
    else if (mark == '<' && strcmp(in->line, "redo") == 0)
        line->type = VAKA_LINE_REDO;
    else if (mark == '<')
        return wrong(in, "expected `< SEAT undo` or `< SEAT redo`");
    else if (line->type == VAKA_LINE_BAR && strcmp(in->line, "undo") != 0)
        return wrong(in, "expected `+ bar undo`");
    else if (line->type == VAKA_LINE_RENEW && !read_natural(in->line, UINT32_MAX, &number))
        return wrong(in, "expected `+ renew NUMBER`");
    line->action = vaka_xcopy(in->line);
    return VAKA_OK;
}

static vaka_status read_play(reader *in, vaka_journal_line *line)
{
    const char *mark;

    if (!take_hash(in, &line->hash))
        return wrong(in, "the line does not end with ` #` and sixteen hexadecimal digits");
    if (take_chance(in, line) != VAKA_OK)
        return VAKA_ERR_DATA;
    mark = take_word(in);
    if (mark && strcmp(mark, "start") == 0 && !in->line) {
        line->type = VAKA_LINE_START;
        line->action = vaka_xcopy("start");
        return VAKA_OK;
    }
    if (!mark || mark[1] || !strchr("><+", mark[0]))
        return wrong(in, "a line of play begins with `>`, `<` or `+`, not `%.40s`",
                     mark ? mark : "");
    if (read_words(in, line, mark[0]) != VAKA_OK)
        return VAKA_ERR_DATA;
    if (line->chance && line->type != VAKA_LINE_ACTION && line->type != VAKA_LINE_REDO)
        return wrong(in, "only an action, done or done again, has results of chance");
    return VAKA_OK;
}

static vaka_status add_line(reader *in)
{
    vaka_journal_text *text = in->text;
    vaka_journal_line *line;

    text->lines = vaka_xmore(text->lines, text->count, sizeof text->lines[0]);
    line = &text->lines[text->count++];
    *line = (vaka_journal_line){.seat = VAKA_NONE, .number = in->number};
    if (read_play(in, line) != VAKA_OK)
        return VAKA_ERR_DATA;
    if ((line->type == VAKA_LINE_START) != (text->count == 1))
        return wrong(in, "the match starts twice");
    return VAKA_OK;
}

/* --- the whole -------------------------------------------------------------------------------- */

static bool is_start(const char *line)
{
    return strncmp(line, "start", 5) == 0 && (line[5] == '\0' || line[5] == ' ');
}

static vaka_status read_head(reader *in)
{
    vaka_status (*const fixed[])(reader *) = {read_first, read_module, read_seed};

    for (size_t i = 0;; i++) {
        vaka_status status = next_line(in);
        if (status != VAKA_OK)
            return status;
        if (!in->line) {
            in->number += !in->text->torn;
            return wrong(in, "the header is not complete: this match never began");
        }
        if (i >= 3 && is_start(in->line))
            return add_line(in);
        status = i < 3 ? fixed[i](in) : read_head_item(in);
        if (status != VAKA_OK)
            return status;
    }
}

static vaka_status read_lines(reader *in)
{
    vaka_status status = read_head(in);

    while (status == VAKA_OK) {
        status = next_line(in);
        if (status != VAKA_OK || !in->line)
            break;
        status = add_line(in);
    }
    return status;
}

static vaka_status read_bytes(reader *in, int fd)
{
    struct stat info;

    if (fstat(fd, &info) != 0)
        return vaka_fail(in->err, VAKA_ERR_SYSTEM, "cannot read %s: %s", in->path, strerror(errno));
    if (!S_ISREG(info.st_mode))
        return vaka_fail(in->err, VAKA_ERR_DATA, "%s is not a file", in->path);
    if ((uintmax_t)info.st_size > VAKA_JOURNAL_BYTES)
        return vaka_fail(in->err, VAKA_ERR_DATA, "%s is larger than a journal may be (%u MiB)",
                         in->path, VAKA_JOURNAL_BYTES >> 20);
    in->bytes = vaka_xnew((size_t)info.st_size + 1);
    while (in->size < (size_t)info.st_size) {
        ssize_t got = read(fd, in->bytes + in->size, (size_t)info.st_size - in->size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return vaka_fail(in->err, VAKA_ERR_SYSTEM, "cannot read %s: %s", in->path,
                             strerror(errno));
        if (got == 0)
            break;
        in->size += (size_t)got;
    }
    return VAKA_OK;
}

static vaka_status read_all(reader *in)
{
    vaka_status status = read_lines(in);

    free(in->bytes);
    if (status != VAKA_OK)
        vaka_journal_text_done(in->text);
    return status;
}

vaka_status vaka_journal_parse(const char *name, const char *bytes, size_t size,
                               vaka_journal_text *out, vaka_error *err)
{
    reader in = {.path = name, .err = err, .text = out, .size = size};

    *out = (vaka_journal_text){0};
    if (size > VAKA_JOURNAL_BYTES)
        return vaka_fail(err, VAKA_ERR_DATA, "%s is larger than a journal may be (%u MiB)", name,
                         VAKA_JOURNAL_BYTES >> 20);
    in.bytes = vaka_xnew(size + 1);
    memcpy(in.bytes, bytes, size);
    return read_all(&in);
}

vaka_status vaka_journal_read(const char *path, vaka_journal_text *out, vaka_error *err)
{
    reader in = {.path = path, .err = err, .text = out};
    vaka_status status;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* a named pipe must not hang us */

    *out = (vaka_journal_text){0};
    if (fd < 0)
        return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot read %s: %s", path, strerror(errno));
    status = read_bytes(&in, fd);
    close(fd);
    if (status == VAKA_OK)
        return read_all(&in);
    free(in.bytes);
    return status;
}
