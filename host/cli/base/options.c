/* cli/base/options.c - commands and their options as tables; one parser and one --help for all.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/options.h"

#include "chance/seed.h"
#include "text/word.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *vaka_nearest(const char *word, const char *const *words)
{
    const char *best = NULL;
    int32_t best_distance = strlen(word) < 4 ? 2 : 3; /* anything as far as this is another word */

    for (; *words; words++) {
        int32_t far = vaka_word_edits(vaka_word_of(word), *words);

        /* Of two alike the longer: a letter is sooner dropped than changed. */
        bool longer = best && far == best_distance && strlen(*words) > strlen(best);

        if ((far < best_distance || longer) && far < (int32_t)strlen(*words)) {
            best_distance = far;
            best = *words;
        }
    }
    return best;
}

int vaka_complain(int status, const char *format, ...)
{
    va_list args;

    fflush(stdout);
    fputs("vaka: ", stderr);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    return status;
}

bool vaka_read_number(const char *text, uint64_t *out)
{
    uint64_t number = 0;

    if (!*text)
        return false;
    for (; *text; text++) {
        uint64_t digit = (uint64_t)(unsigned char)*text - '0';

        if (digit > 9 || number > (UINT64_MAX - digit) / 10)
            return false;
        number = number * 10 + digit;
    }
    *out = number;
    return true;
}

static size_t count_options(const vaka_command *command)
{
    size_t count = 0;

    while (command->options[count].name)
        count++;
    assert(count <= VAKA_CLI_OPTIONS);
    return count;
}

/* The row whose name is the first `length` characters, or -1. */
static int find_option(const vaka_command *command, const char *name, size_t length)
{
    for (size_t row = 0; row < count_options(command); row++) {
        const char *known = command->options[row].name;

        if (strlen(known) == length && strncmp(known, name, length) == 0)
            return (int)row;
    }
    return -1;
}

static int wrong_usage(const vaka_command *command, const char *message, const char *word)
{
    vaka_complain(VAKA_EXIT_USAGE, message, word);
    fprintf(stderr, "Try `vaka %s --help`.\n", command->name);
    return VAKA_EXIT_USAGE;
}

static int unknown_option(const vaka_command *command, const char *word)
{
    const char *known[VAKA_CLI_OPTIONS + 2] = {"help"};
    char name[64];
    const char *nearest;

    for (size_t row = 0; row < count_options(command); row++)
        known[row + 1] = command->options[row].name;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(word, "="), word);
    nearest = vaka_nearest(name, known);
    if (nearest)
        vaka_complain(VAKA_EXIT_USAGE, "%s has no option --%s; did you mean --%s?", command->name,
                      name, nearest);
    else
        vaka_complain(VAKA_EXIT_USAGE, "%s has no option --%s", command->name, name);
    fprintf(stderr, "Try `vaka %s --help`.\n", command->name);
    return VAKA_EXIT_USAGE;
}

static int check_seed(const vaka_cli_option *option, const char *value)
{
    vaka_seed seed;

    if (vaka_seed_read(value, &seed))
        return 0;
    return vaka_complain(VAKA_EXIT_USAGE,
                         "--%s needs a whole number from 0 to %lld, or the 64 hexadecimal digits "
                         "of a key, not \"%.70s\"",
                         option->name, (long long)INT64_MAX, value);
}

static int keep_value(vaka_given *given, size_t row, const char *value)
{
    const vaka_cli_option *option = &given->command->options[row];
    uint64_t number;

    if (option->type == VAKA_OPTION_LIST || option->type == VAKA_OPTION_PAIR) {
        if (given->repeats == VAKA_CLI_REPEATS)
            return wrong_usage(given->command, "--%s is given too often", option->name);
        given->repeat[given->repeats].row = row;
        given->repeat[given->repeats++].value = value;
    } else if (given->text[row])
        return wrong_usage(given->command, "--%s is given twice", option->name);
    given->text[row] = value;
    if (option->type == VAKA_OPTION_SEED)
        return check_seed(option, value);
    if (option->type != VAKA_OPTION_NUMBER)
        return 0;
    if (!vaka_read_number(value, &number) || number < option->min || number > option->max) {
        vaka_complain(VAKA_EXIT_USAGE, "--%s needs a whole number from %llu to %llu, not \"%.60s\"",
                      option->name, (unsigned long long)option->min,
                      (unsigned long long)option->max, value);
        return VAKA_EXIT_USAGE;
    }
    given->number[row] = number;
    return 0;
}

/* The two words behind an option; NULL: they are not there. */
static int read_pair(vaka_given *given, size_t row, char **words, int *at)
{
    const char *name = given->command->options[row].name;
    int status;

    if (given->text[row])
        return wrong_usage(given->command, "--%s is given twice", name);
    if (!words || strncmp(words[1], "--", 2) == 0 || strncmp(words[2], "--", 2) == 0)
        return wrong_usage(given->command, "--%s needs two words behind it", name);
    status = keep_value(given, row, words[1]);
    *at += 2;
    return status ? status : keep_value(given, row, words[2]);
}

/* Reads the option in argv[*at] (and its value behind it); moves *at to its last word. */
static int read_option(vaka_given *given, int argc, char **argv, int *at)
{
    const char *word = argv[*at] + 2;
    size_t length = strcspn(word, "=");
    const char *joined = word[length] == '=' ? word + length + 1 : NULL;
    int row = find_option(given->command, word, length);

    if (row < 0)
        return unknown_option(given->command, word);
    const vaka_cli_option *option = &given->command->options[row];
    if (option->type == VAKA_OPTION_SWITCH) {
        if (joined)
            return wrong_usage(given->command, "--%s is a switch and takes no value", option->name);
        return keep_value(given, (size_t)row, "on");
    }
    if (option->type == VAKA_OPTION_PAIR)
        return read_pair(given, (size_t)row, joined || *at + 2 >= argc ? NULL : argv + *at, at);
    if (!joined && (*at + 1 >= argc || strncmp(argv[*at + 1], "--", 2) == 0))
        return wrong_usage(given->command, "--%s needs a value", option->name);
    return keep_value(given, (size_t)row, joined ? joined : argv[++*at]);
}

static int read_words(vaka_given *given, int argc, char **argv)
{
    bool only_args = false;

    for (int at = 0; at < argc; at++) {
        int status = 0;

        if (!only_args && strcmp(argv[at], "--") == 0)
            only_args = true;
        else if (!only_args && strncmp(argv[at], "--", 2) == 0)
            status = read_option(given, argc, argv, &at);
        else if (!only_args && argv[at][0] == '-' && argv[at][1])
            status = wrong_usage(given->command, "options are written out (--name), not \"%s\"",
                                 argv[at]);
        else if (given->args == given->command->args_max)
            status = wrong_usage(given->command, "\"%s\" is one word too many", argv[at]);
        else
            given->arg[given->args++] = argv[at];
        if (status)
            return status;
    }
    if (given->args < given->command->args_min)
        return wrong_usage(given->command, "%s is missing", given->command->args);
    return 0;
}

static bool wants_help(int argc, char **argv)
{
    for (int at = 0; at < argc && strcmp(argv[at], "--") != 0; at++) {
        if (strcmp(argv[at], "--help") == 0 || strcmp(argv[at], "-h") == 0)
            return true;
    }
    return false;
}

bool vaka_options_read(const vaka_command *command, int argc, char **argv, vaka_given *given,
                       int *status)
{
    memset(given, 0, sizeof *given);
    given->command = command;
    *status = VAKA_EXIT_GOOD;
    if (wants_help(argc, argv)) {
        vaka_options_help(command);
        return false;
    }
    *status = read_words(given, argc, argv);
    return *status == VAKA_EXIT_GOOD;
}

static size_t row_of(const vaka_given *given, const char *name)
{
    int row = find_option(given->command, name, strlen(name));

    assert(row >= 0);
    return (size_t)row;
}

bool vaka_options_has(const vaka_given *given, const char *name)
{
    return given->text[row_of(given, name)] != NULL;
}

const char *vaka_options_text(const vaka_given *given, const char *name)
{
    return given->text[row_of(given, name)];
}

const char *vaka_options_nth(const vaka_given *given, const char *name, int n)
{
    int row = find_option(given->command, name, strlen(name));

    for (int i = 0; row >= 0 && i < given->repeats; i++)
        if (given->repeat[i].row == (size_t)row && n-- == 0)
            return given->repeat[i].value;
    return NULL;
}

bool vaka_options_item(const char **rest, char *out, size_t room)
{
    const char *from = *rest;
    size_t length;

    if (!from)
        return false;
    length = strcspn(from, ",");
    *rest = from[length] ? from + length + 1 : NULL;
    while (length && from[0] == ' ') {
        from++;
        length--;
    }
    while (length && from[length - 1] == ' ')
        length--;
    snprintf(out, room, "%.*s", (int)length, from);
    return true;
}

uint64_t vaka_options_number(const vaka_given *given, const char *name, uint64_t otherwise)
{
    size_t row = row_of(given, name);

    return given->text[row] ? given->number[row] : otherwise;
}

static void print_option(const vaka_cli_option *option)
{
    char left[48];

    snprintf(left, sizeof left, "--%s%s%s", option->name, option->value ? " " : "",
             option->value ? option->value : "");
    printf("  %-18s ", left);
    for (const char *c = option->help; *c; c++) {
        putchar(*c);
        if (*c == '\n')
            printf("%21s", "");
    }
    putchar('\n');
}

void vaka_options_help(const vaka_command *command)
{
    static const vaka_cli_option help = {.name = "help", .help = "this text"};

    printf("Usage: vaka %s%s%s [options]\n\n%s\n\nOptions:\n", command->name,
           *command->args ? " " : "", command->args, command->about);
    for (size_t row = 0; row < count_options(command); row++)
        print_option(&command->options[row]);
    print_option(&help);
    printf("\nExamples:\n%s", command->examples);
}
