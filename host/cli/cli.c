/* cli/cli.c - finds the command and runs it.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/cli.h"

#include "cli/base/commands.h"
#include "cli/base/mod_choice.h"
#include "cli/base/window.h"
#include "cli/play/window_host.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const vaka_command *const commands[] = {
    &vaka_command_play,     &vaka_command_resume, &vaka_command_replay, &vaka_command_sim,
    &vaka_command_ladder,   &vaka_command_fit,    &vaka_command_list,   &vaka_command_rules,
    &vaka_command_new,      &vaka_command_check,  &vaka_command_try,    &vaka_command_test,
    &vaka_command_describe, &vaka_command_engine, &vaka_command_pack,   &vaka_command_install,
    &vaka_command_remove,   &vaka_command_mods,   &vaka_command_serve,  &vaka_command_bench,
    &vaka_command_trace,
};

#define COMMAND_COUNT (sizeof commands / sizeof *commands)

static const vaka_command *find_command(const char *name)
{
    for (size_t i = 0; i < COMMAND_COUNT; i++) {
        if (strcmp(commands[i]->name, name) == 0)
            return commands[i];
    }
    return NULL;
}

static void print_commands(void)
{
    for (size_t i = 0; i < COMMAND_COUNT; i++) {
        char left[32];

        snprintf(left, sizeof left, "%s %s", commands[i]->name, commands[i]->args);
        printf("  vaka %-21s %s\n", left, commands[i]->summary);
    }
}

static int print_help(void)
{
    puts("Usage: vaka COMMAND [options]\n\n"
         "Vaka plays board games that come as modules. Every game can be played against people at\n"
         "the same screen and against bots; every game is kept in a journal, and can be resumed,\n"
         "replayed and checked. `vaka` alone opens the window, where there is a display: games,\n"
         "lessons, saved games, mods, and the editor of scenarios.\n\nCommands:");
    print_commands();
    puts(
        "\n`vaka COMMAND --help` tells all about a command, with examples; `vaka --version` which\n"
        "version this is.\n\n"
        "Exit status: 0 good, 1 refused or failed, 2 wrong usage. Errors go to stderr.\n"
        "VAKA_MODULE_PATH names more folders with modules, separated by colons; games are kept\n"
        "in $XDG_DATA_HOME/vaka/games (usually ~/.local/share/vaka/games).");
    return VAKA_EXIT_GOOD;
}

static int print_start(void)
{
    puts("Welcome aboard: this is Vaka " VAKA_VERSION ", a table for board games.\n\n"
         "  vaka list          shows the games that are here\n"
         "  vaka play GAME     starts one of them\n"
         "  vaka --help        tells what else there is");
    return VAKA_EXIT_GOOD;
}

static int unknown_command(const char *word)
{
    const char *known[COMMAND_COUNT + 2] = {"help"};
    const char *nearest;

    for (size_t i = 0; i < COMMAND_COUNT; i++)
        known[i + 1] = commands[i]->name;
    nearest = vaka_nearest(word, known);
    if (nearest)
        vaka_complain(VAKA_EXIT_USAGE, "there is no command \"%.60s\"; did you mean `vaka %s`?",
                      word, nearest);
    else
        vaka_complain(VAKA_EXIT_USAGE, "there is no command \"%.60s\"", word);
    fputs("Try `vaka --help`.\n", stderr);
    return VAKA_EXIT_USAGE;
}

static int help_about(int argc, char **argv)
{
    const vaka_command *command = argc > 2 ? find_command(argv[2]) : NULL;

    if (argc < 3)
        return print_help();
    if (argc > 3)
        return vaka_complain(VAKA_EXIT_USAGE, "help takes one command");
    if (!command)
        return unknown_command(argv[2]);
    vaka_options_help(command);
    return VAKA_EXIT_GOOD;
}

static int dispatch(int argc, char **argv)
{
    const vaka_command *command;
    vaka_given given;
    int status;

    if (argc < 2)
        return vaka_window_wanted() && vaka_window_reach() ? vaka_window_host_open()
                                                           : print_start();
    if (strcmp(argv[1], "--version") == 0) {
        puts("vaka " VAKA_VERSION);
        return VAKA_EXIT_GOOD;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return print_help();
    if (strcmp(argv[1], "help") == 0)
        return help_about(argc, argv);
    command = find_command(argv[1]);
    if (!command)
        return unknown_command(argv[1]);
    if (!vaka_options_read(command, argc - 2, argv + 2, &given, &status))
        return status;
    return command->run ? command->run(&given)
                        : vaka_mod_choice_run(&given, command->run_with_mods);
}

/* A program may be started with stdin, stdout or stderr closed. The next file that is opened would
 * get their numbers, and what is said to people would be written over a journal. Each is held by
 * /dev/null, opened the wrong way round: reading and writing still fail, as they did. */
static void hold_descriptors(void)
{
    for (int fd = 0; fd <= 2; fd++) {
        if (fcntl(fd, F_GETFD) >= 0 || errno != EBADF)
            continue;
        if (open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY) != fd)
            exit(VAKA_EXIT_FAILED); /* there is nobody to tell */
    }
}

int vaka_cli(int argc, char **argv, const vaka_window *window)
{
    hold_descriptors();
    /* A reader that goes away (`vaka list | head -1`) is an error of a write, not a death: a game
     * under way must get its chance to end in order. */
    signal(SIGPIPE, SIG_IGN);
    vaka_window_init(argv, window);
    int status = dispatch(argc, argv);

    if (fflush(stdout) != 0 || ferror(stdout))
        return status ? status : vaka_complain(VAKA_EXIT_FAILED, "cannot write to stdout");
    return status;
}
