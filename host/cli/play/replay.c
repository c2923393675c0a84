/* cli/play/replay.c - `vaka replay`: looks at a journal, or checks it.
 *
 * SPDX-License-Identifier: MIT */
#include "chance/fair.h"
#include "cli/base/commands.h"
#include "cli/base/language.h"
#include "cli/base/window.h"
#include "cli/play/replay_read.h"
#include "cli/play/replay_with.h"
#include "cli/play/window_host.h"
#include "front/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* A key is told when the game is over: until then it would tell what comes. */
static void print_head(vaka_record *record)
{
    const vaka_journal_head *head = vaka_record_head(record);
    bool told = head->seed.generator == VAKA_GENERATOR_XOSHIRO ||
                vaka_live_finished(vaka_record_live(record), NULL);
    char seed[VAKA_SEED_TEXT];

    printf("%s %s, seed %s\n", head->module, head->version,
           told ? vaka_seed_write(&head->seed, seed) : "not told before the game is over");
    for (int32_t seat = 0; seat < head->seats; seat++)
        printf("  seat %d: %s%s%s\n", (int)seat, head->player[seat],
               head->name[seat][0] ? ", " : "", head->name[seat]);
    if (head->trial)
        puts("  a trial of a mod");
    if (head->no_hints)
        puts("  without hints");
    if (head->scenario[0])
        printf("  scenario %s\n", head->scenario);
    for (uint32_t i = 0; i < head->rule_count; i++)
        printf("  rule %s\n", head->rule[i]);
    for (uint32_t i = 0; i < head->mod_count; i++)
        printf("  mod %s\n", head->mod[i]);
}

static void print_line(const vaka_journal_line *line, uint32_t *action)
{
    static const char *const others[] = {
        [VAKA_LINE_START] = "start",
        [VAKA_LINE_UNDO] = "undo",
        [VAKA_LINE_REDO] = "redo",
        [VAKA_LINE_BAR] = "a script failed: what came before stands",
    };

    if (line->type == VAKA_LINE_ACTION)
        printf("%6u  ", ++*action);
    else
        printf("%8s", "");
    if (line->seat >= 0)
        printf("seat %d: ", (int)line->seat);
    if (line->type == VAKA_LINE_QUEUE)
        printf("queued: ");
    if (line->type == VAKA_LINE_RENEW)
        printf("rewound to here, chance is another from now on: ");
    if (line->type == VAKA_LINE_SKIP)
        printf("passed over, because it failed: ");
    printf("%s", others[line->type] ? others[line->type] : line->action);
    for (uint32_t i = 0; i < line->chance_count; i++)
        printf("  [%s]", line->chance[i]);
    putchar('\n');
}

static void show(vaka_record *record)
{
    uint32_t count, action = 0;
    const vaka_journal_line *lines = vaka_record_lines(record, &count);
    char *screen;

    print_head(record);
    putchar('\n');
    for (uint32_t i = 0; i < count; i++)
        print_line(&lines[i], &action);
    screen = vaka_text_screen(record, VAKA_SPECTATOR);
    printf("\n%s", screen);
    free(screen);
}

/* Was the chance of a server's match chosen by nobody? Says so; the exit status. */
static int check_proof(const char *path, const vaka_record *record)
{
    char text[4096];
    FILE *file = fopen(path, "rb");
    size_t length = file ? fread(text, 1, sizeof text - 1, file) : 0;
    vaka_fair fair;
    vaka_error err;

    if (file)
        fclose(file);
    text[length] = '\0';
    if (!file)
        return vaka_complain(VAKA_EXIT_FAILED, "cannot read %s", path);
    if (vaka_fair_read(text, &fair, &err) ||
        vaka_fair_check(&fair, &vaka_record_head(record)->seed, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s: %s", path, err.text);
    printf("%s: the secret fits commitment %s,\nand the key of the match is made of it and of %d "
           "nonces\n",
           path, fair.commitment, (int)fair.seats);
    return VAKA_EXIT_GOOD;
}

static int replay(const vaka_given *given, vaka_mod_choice *mod_choice, const vaka_module *module)
{
    vaka_texts *texts = NULL;
    const char *path = given->arg[0], *proof = vaka_options_text(given, "proof");
    int status = VAKA_EXIT_GOOD;
    int64_t to = (int64_t)vaka_options_number(given, "to", UINT64_MAX); /* -1: all */
    vaka_replay_report report = {0};
    vaka_record *record = NULL;
    vaka_error err;

    mod_choice->loader.whole = true;
    if (vaka_mod_choice_journal(mod_choice, path, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s: %s", path, err.text);
    if (vaka_record_replay(path, mod_choice->plugins, to, &record, &report, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    module = vaka_live_layout(vaka_record_live(record))->module;
    if (vaka_language_open(mod_choice, module, given, &texts, &err))
        vaka_complain(0, "%s", err.text);
    vaka_language_give(record, texts);
    if (!vaka_options_has(given, "verify"))
        show(record);
    else if (!report.differs_at)
        printf("%s: %u lines replayed, every hash and every result of chance agrees\n", path,
               report.lines);
    if (proof)
        status = check_proof(proof, record);
    vaka_record_close(record);
    vaka_texts_free(texts);
    if (report.torn)
        vaka_complain(0, "%s: the last line is not complete and was left out", path);
    if (report.other_version)
        vaka_complain(0, "%s: made by another version of the game", path);
    if (report.other_content)
        vaka_complain(0, "%s: %s", path, vaka_mod_choice_differs(mod_choice));
    if (!report.differs_at)
        return status;
    return vaka_complain(VAKA_EXIT_FAILED, "%s", report.what);
}

/* In a window: with a display and somebody at the terminal, and unless it is to be printed. */
static bool wants_window(const vaka_given *given)
{
    static const char *const printed[] = {"text", "verify", "proof", "to",         "mods",
                                          "lang", "read",   "graph", "knowing-all"};

    for (size_t i = 0; i < sizeof printed / sizeof printed[0]; i++)
        if (vaka_options_has(given, printed[i]))
            return false;
    return isatty(1) && vaka_window_wanted() && vaka_window_reach();
}

static int run_replay(const vaka_given *given)
{
    if (vaka_options_has(given, "with"))
        return vaka_replay_with(given);
    if (given->args > 1)
        return vaka_complain(VAKA_EXIT_USAGE, "several games are replayed with `--with MOD`");
    if (vaka_options_has(given, "graph") && !vaka_options_has(given, "read"))
        return vaka_complain(VAKA_EXIT_USAGE, "--graph needs --read");
    if (vaka_options_has(given, "knowing-all") && !vaka_options_has(given, "read"))
        return vaka_complain(VAKA_EXIT_USAGE, "--knowing-all needs --read");
    if (vaka_options_has(given, "read"))
        return vaka_mod_choice_run(given, vaka_replay_read);
    return wants_window(given) ? vaka_window_host_replay(given->arg[0])
                               : vaka_mod_choice_run(given, replay);
}

static const vaka_cli_option options[] = {
    {"to", VAKA_OPTION_NUMBER, "N", 0, 1000000, "stop after N actions; normally at the end"},
    {"verify", VAKA_OPTION_SWITCH, NULL, 0, 0,
     "only check: stop at the first difference and say what differs"},
    {"proof", VAKA_OPTION_TEXT, "FILE", 0, 0,
     "check what a server has opened at the end: that its secret is the\n"
     "one it had committed itself to, and that the key of the match is\n"
     "made of it and of what the players added"},
    {"read", VAKA_OPTION_SWITCH, NULL, 0, 0,
     "look ahead at every decision: how likely its seat was to win, by\n"
     "what it could know then; turning points; what would have been\n"
     "better. Takes a while"},
    {"knowing-all", VAKA_OPTION_SWITCH, NULL, 0, 0,
     "with --read: as if each seat had known all that was hidden then, and\n"
     "only chance was to come; of games that are over"},
    {"graph", VAKA_OPTION_TEXT, "FILE", 0, 0, "and draw the chances as a new file, in SVG"},
    {"mods", VAKA_OPTION_LIST, "LIST", 0, 0,
     "folders of mods (or of the game itself) that it was played with,\n"
     "separated by commas"},
    {"with", VAKA_OPTION_LIST, "MOD", 0, 0,
     "play all games again with this mod (a folder, or one that is\n"
     "installed) besides their own; tell which become others, where\n"
     "and in what"},
    VAKA_LANG_OPTION,
    {"text", VAKA_OPTION_SWITCH, NULL, 0, 0, "print it even where there is a display"},
    {0},
};

const vaka_command vaka_command_replay = {
    .name = "replay",
    .args = "FILE...",
    .summary = "look at a journal, or check it",
    .about =
        "Plays the journal FILE again from its start, checking the hash and the results of\n"
        "chance of every line, prints its actions, and shows the table as a spectator sees it.\n"
        "Nothing is written. With a display and none of these options it is shown in a window\n"
        "instead, with a line to go along it. The exit status is 1 if it plays differently\n"
        "here: then number of the action, both hashes and the fields that differ are printed.",
    .examples = "  vaka replay tonight.vkj\n"
                "  vaka replay tonight.vkj --to 12\n"
                "  vaka replay tonight.vkj --verify\n"
                "  vaka replay tonight.vkj --read --graph tonight.svg\n"
                "  vaka replay table.vkj --verify --proof table.proof\n"
                "  vaka replay games/*.vkj --with my-mod\n",
    .args_min = 1,
    .args_max = VAKA_CLI_ARGS,
    .options = options,
    .run = run_replay,
};
