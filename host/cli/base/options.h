/* cli/base/options.h - commands and their options as tables; one parser and one --help for all.
 *
 * SPDX-License-Identifier: MIT
 *
 * Options are long (`--seed 7` or `--seed=7`) and may stand before, between and after the
 * arguments; `--` ends them. Numbers and their bounds are checked here, so a command reads good
 * values only. */
#ifndef CLI_BASE_OPTIONS_H
#define CLI_BASE_OPTIONS_H

#include "text/error.h"
#include "vaka/module.h"

#define VAKA_EXIT_GOOD 0
#define VAKA_EXIT_FAILED 1 /* refused or failed */
#define VAKA_EXIT_USAGE 2

#define VAKA_CLI_OPTIONS 24
#define VAKA_CLI_ARGS 1024
#define VAKA_CLI_REPEATS 32 /* options that may be given several times, all together */

#define VAKA_OPTION_SWITCH 0u
#define VAKA_OPTION_TEXT 1u
#define VAKA_OPTION_NUMBER 2u
#define VAKA_OPTION_LIST 3u /* a text that may be given several times */
#define VAKA_OPTION_PAIR 4u /* two words behind it, read by vaka_options_nth */
#define VAKA_OPTION_SEED 5u /* a number or a key (chance/seed.h), as text */

typedef struct vaka_cli_option {
    const char *name;  /* "seed" */
    uint32_t type;     /* VAKA_OPTION_… */
    const char *value; /* what --help calls its value; NULL for a switch */
    uint64_t min, max; /* VAKA_OPTION_NUMBER only */
    const char *help;  /* lines; the first says what it does */
} vaka_cli_option;

typedef struct vaka_given vaka_given;
struct vaka_mod_choice; /* cli/base/mod_choice.h */

/* A command with modules and mods at hand, and with the game that its first argument names; NULL
 * where that is none (`args` does not begin with GAME), or is not given. */
typedef int vaka_with_mods(const vaka_given *given, struct vaka_mod_choice *mod_choice,
                           const vaka_module *module);

typedef struct vaka_command {
    const char *name;
    const char *args;    /* "GAME", "[GAME]" or "" */
    const char *summary; /* half a line for the list of commands */
    const char *about;   /* paragraphs for --help */
    const char *examples;
    int args_min, args_max;
    const vaka_cli_option *options;      /* ends with a row without a name */
    int (*run)(const vaka_given *given); /* returns the exit status; NULL: */
    vaka_with_mods *run_with_mods;       /* … modules and mods are read for it before */
} vaka_command;

/* What stood on the command line; borrowed from argv. */
struct vaka_given {
    const vaka_command *command;
    const char *arg[VAKA_CLI_ARGS + 1]; /* ends with NULL */
    int args;
    const char *text[VAKA_CLI_OPTIONS]; /* by row of command->options; NULL: not given */
    uint64_t number[VAKA_CLI_OPTIONS];
    struct {
        size_t row;
        const char *value;
    } repeat[VAKA_CLI_REPEATS]; /* of VAKA_OPTION_LIST and _PAIR */
    int repeats;
};

/* Reads the words after the command's name. True: run it. False: `*status` is the exit status, and
 * help or an error has been printed. */
bool vaka_options_read(const vaka_command *command, int argc, char **argv, vaka_given *given,
                       int *status);

/* Values by the option's name; naming an option that the command does not have is a bug. */
bool vaka_options_has(const vaka_given *given, const char *name);
const char *vaka_options_text(const vaka_given *given, const char *name); /* NULL: not given */
uint64_t vaka_options_number(const vaka_given *given, const char *name, uint64_t otherwise);

/* The n-th value (from 0) of an option that may be given several times; NULL past the last, and for
 * a command without such an option. */
const char *vaka_options_nth(const vaka_given *given, const char *name, int n);

/* Takes the next item of a list with commas off `*rest`, without the blanks around it; false: the
 * list is over. What does not fit into `room` is cut: whoever bounds an item leaves room for more.
 */
bool vaka_options_item(const char **rest, char *out, size_t room);

/* Prints a command's --help on stdout. */
void vaka_options_help(const vaka_command *command);

/* Prints `vaka: …` on stderr and returns `status`. */
int vaka_complain(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Of `words` (ends with NULL) the one most like `word`, or NULL if none is much like it. */
const char *vaka_nearest(const char *word, const char *const *words);

/* A whole number without anything after it; false: not one, or too large. */
bool vaka_read_number(const char *text, uint64_t *out);

#endif
