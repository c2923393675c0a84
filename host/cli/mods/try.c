/* cli/mods/try.c - `vaka try`: a card drawn now, a scenario begun, a rule switched on, with files
 * that are read again when they change.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/commands.h"
#include "cli/base/language.h"
#include "cli/base/start.h"
#include "cli/base/terminal_play.h"
#include "cli/mods/mod_paths.h"
#include "cli/mods/try_from.h"
#include "cli/mods/watch.h"
#include "front/text.h"
#include "match/new_game.h"
#include "script/mods/game.h"
#include "table/codec.h"

#include <stdlib.h>
#include <string.h>

typedef struct trial {
    const vaka_given *given;
    vaka_mod_path mod;
    vaka_mod_choice *mod_choice;   /* owned: what the record plays with */
    vaka_record *record;           /* owned */
    vaka_texts *texts;             /* owned */
    vaka_front terminal;           /* owned */
    vaka_watch watch;              /* the files, from when they were read last */
    bool changed;                  /* the files have, since they were read */
    vaka_record *again;            /* owned: the same with the new files; NULL: nothing new */
    vaka_mod_choice *again_choice; /* owned: what that one plays with */
    char held[512]; /* what was wanted then, as text: done when the loop goes on; or empty */
    int32_t held_seat;
} trial;

static void drop_choice(vaka_mod_choice *mod_choice)
{
    if (!mod_choice)
        return;
    vaka_mod_choice_done(mod_choice);
    free(mod_choice);
}

/* Everything wrong with the mod; false if anything is. */
static bool is_good(const trial *of, const vaka_library *library)
{
    const char *paths[] = {of->mod.folder, NULL};
    vaka_complaints complaints = {0};
    bool good;

    vaka_check_files(library, paths, &complaints);
    fflush(stdout);
    vaka_mod_paths_tell(&complaints, stderr);
    good = vaka_complaints_errors(&complaints) == 0;
    vaka_complaints_done(&complaints);
    return good;
}

/* Reads the mod as it is now; NULL after telling what is wrong with it. */
static vaka_mod_choice *read_mod(trial *of)
{
    vaka_mod_choice *mod_choice = vaka_xnew(sizeof *mod_choice);
    vaka_error err;

    vaka_watch_open(&of->watch, of->mod.folder);
    of->changed = false;
    if (vaka_mod_path_choice(&of->mod, of->given, mod_choice, &err))
        vaka_complain(0, "%s", err.text);
    else if (is_good(of, vaka_loader_texts(&mod_choice->loader, of->mod.module)))
        return mod_choice;
    drop_choice(mod_choice);
    return NULL;
}

/* What of a whole mod is in play. */
static void tell_all(const vaka_content *content, const char *cards)
{
    char rules[512];

    if (content && content->rule_count)
        printf("Rules that are on: %s (--rules=-ID leaves one out).\n",
               vaka_row_list(VAKA_NAMED_ROWS(content->rules, content->rule_count), rules,
                             sizeof rules));
    if (*cards)
        printf("The next cards of their decks are its own: %s.\n", cards);
}

static void tell_begin(const trial *of, const vaka_try_target *target, uint32_t found,
                       const vaka_error *err)
{
    const char *what = *target->file ? target->file : of->mod.folder;

    if (found == VAKA_STAGED_CARD_FAULT)
        printf("A script failed, and the action was taken back: %s\n", err->text);
    else if (found == VAKA_STAGED_CARD_NOWHERE && vaka_staged_moment_any(&target->moment))
        printf("In %u random games that moment did not come; this is the last of them.\n",
               VAKA_TRY_GAMES);
    else if (vaka_try_target_begins(target) && vaka_staged_moment_any(&target->moment))
        printf("A game of %s at that moment.\n", of->mod.module->title);
    else if (vaka_try_target_begins(target) && !target->scenario)
        printf("A game of %s begins.\n", of->mod.module->title);
    else if (vaka_try_target_begins(target))
        printf("The scenario %s begins.\n", target->scenario->id);
    else if (found == VAKA_STAGED_CARD_NOWHERE && target->moment.verb)
        printf("In %u random games nothing could be done with %s by the action %s; this is the "
               "last of them.\n",
               VAKA_TRY_GAMES, what, of->mod.module->verbs[target->moment.verb - 1].name);
    else if (found == VAKA_STAGED_CARD_NOWHERE)
        printf("In %u random games %s was not drawn; this is the last of them.\n", VAKA_TRY_GAMES,
               what);
    else if (target->rule && !*target->file)
        printf("A game with the rule %s%s%s.%s\n", target->rule->id,
               target->scenario ? ", in the scenario " : "",
               target->scenario ? target->scenario->id : "",
               vaka_staged_moment_any(&target->moment)
                   ? ""
                   : " It is well under way; --turn 1 is its beginning.");
    else if (*target->file && target->moment.verb)
        printf("A game in which something can be done with %s: actions %s.\n", what,
               of->mod.module->verbs[target->moment.verb - 1].name);
    else if (*target->file)
        printf("A game in which %s has just been drawn.\n", what);
    else
        printf("A game with the mod %s.\n", what);
}

static void tell_how(const trial *of)
{
    printf("You play all seats that are not a bot's. Change the files in %s as you like: they are\n"
           "read again as soon as they are saved.\n",
           of->mod.folder);
}

/* The number of a row of the module by its name, from 1 on. */
static vaka_status read_row(vaka_named_rows rows, const char *what, const char *name, int32_t *out,
                            vaka_error *err)
{
    vaka_guess guess = vaka_row_guess(rows, vaka_word_of(name));
    char known[160];

    *out = vaka_row_find(rows, vaka_word_of(name)) + 1;
    if (*out > 0)
        return VAKA_OK;
    if (guess.best)
        return vaka_no_such(&guess, what, err);
    return vaka_fail(err, VAKA_ERR_DATA, "there is no %s '%.40s'; there are: %s", what, name,
                     vaka_row_list(rows, known, sizeof known));
}

/* --turn, --phase, --seat and --until: when it is tried. */
static vaka_status read_moment(const trial *of, vaka_staged_moment *out, vaka_error *err)
{
    const char *phase = vaka_options_text(of->given, "phase");
    const char *verb = vaka_options_text(of->given, "until");
    const vaka_module *module = of->mod.module;

    out->turn = (int32_t)vaka_options_number(of->given, "turn", 0);
    if (vaka_options_has(of->given, "seat"))
        out->seat = (int32_t)vaka_options_number(of->given, "seat", 0);
    if (verb &&
        read_row(VAKA_NAMED_ROWS(module->verbs, module->verb_count), "verb", verb, &out->verb, err))
        return err->status;
    return phase ? read_row(VAKA_NAMED_ROWS(module->steps, module->step_count), "phase", phase,
                            &out->step, err)
                 : VAKA_OK;
}

/* --from, --at and --turn: a position of a journal, with the mod besides those that it was played
 * with. */
static int open_from(trial *of, const vaka_try_target *target)
{
    vaka_try_from from = {.path = vaka_options_text(of->given, "from"),
                          .at = (int64_t)vaka_options_number(of->given, "at", UINT64_MAX),
                          .turn = target->moment.turn,
                          .rules = vaka_options_text(of->given, "rules")};
    vaka_try_came came;
    vaka_error err = {0};
    char cards[512];

    vaka_mod_choice_serve(of->mod_choice, &of->mod.plugins);
    if (vaka_options_text(of->given, "scenario"))
        return vaka_complain(VAKA_EXIT_USAGE, "--scenario: the game of --from has its own");
    if (vaka_try_from_open(&from, target, of->mod_choice, of->mod.module, &of->record, &came, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    printf("The game in %s after %u of its actions.\n", from.path, came.actions);
    if (came.stopped.status)
        printf("With this mod it goes no further than this: %s\n", came.stopped.text);
    if (came.next)
        printf("The next card of its deck is %s.\n", target->file);
    vaka_try_target_top(target, of->record, cards, sizeof cards);
    tell_all(NULL, cards);
    return VAKA_EXIT_GOOD;
}

/* A game in which the target has its moment. */
static int open_new(trial *of, vaka_try_target *target)
{
    const vaka_library *library = vaka_loader_texts(&of->mod_choice->loader, of->mod.module);
    const char *scenario = vaka_options_text(of->given, "scenario");
    char rules[VAKA_TRY_RULES], cards[512] = "";
    vaka_start start = {.rule = rules};
    int status = VAKA_EXIT_GOOD;
    vaka_error err;
    uint32_t found;

    vaka_try_target_rules(library, target, vaka_try_target_in(library, target, scenario), rules);
    start.scenario = target->scenario ? target->scenario->id : NULL;
    start.head.trial = true;
    if (vaka_start_read(&start, of->mod_choice, of->mod.module, of->given, VAKA_START_PEOPLE,
                        &err)) {
        vaka_start_done(&start);
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    }
    vaka_seat_name_all(NULL, &start.head); /* as they are typed: from 1 */
    found = vaka_try_target_reach(target, &start.setup, &start.head, &of->record, &err);
    if (found == 0) {
        status = vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    } else {
        vaka_try_target_top(target, of->record, cards, sizeof cards);
        tell_begin(of, target, found, &err);
        tell_all(vaka_try_target_all(target) ? start.setup.content : NULL, cards);
        tell_how(of);
    }
    vaka_start_done(&start);
    return status;
}

static int open_record(trial *of)
{
    const vaka_library *library = vaka_loader_texts(&of->mod_choice->loader, of->mod.module);
    vaka_try_target target;
    vaka_error err;

    if (vaka_try_target_find(library, of->mod.folder, of->given->arg[0], &target, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    if (read_moment(of, &target.moment, &err))
        return vaka_complain(VAKA_EXIT_USAGE, "--%s: %s",
                             vaka_options_has(of->given, "until") && !target.moment.verb ? "until"
                                                                                         : "phase",
                             err.text);
    if (target.moment.verb && !*target.file)
        return vaka_complain(VAKA_EXIT_USAGE,
                             "--until is for one card: name its file, not the whole mod, a rule or "
                             "a scenario");
    return vaka_options_has(of->given, "from") ? open_from(of, &target) : open_new(of, &target);
}

/* A game in Lua is a module itself, made of its files; false after telling what is wrong. */
static bool read_game(trial *of)
{
    const vaka_module *again;
    vaka_error err;

    if (!vaka_game_of(of->mod.module))
        return true;
    vaka_watch_open(&of->watch, of->mod.folder);
    again = vaka_modules_again(&of->mod.plugins, of->mod.module, &err);
    if (again)
        of->mod.module = again;
    else
        vaka_complain(0, "%s", err.text);
    return again != NULL;
}

static void go_back(trial *of, const vaka_module *before)
{
    if (of->mod.module != before)
        vaka_modules_back(&of->mod.plugins, before);
    of->mod.module = before;
}

/* Reads the changed files and plays everything again with them. If that cannot be done, the old
 * ones stay in play, and what is wrong is told where the player is asked. */
static bool reload(trial *of)
{
    const vaka_module *before = of->mod.module;
    vaka_error err;

    of->changed = false;
    vaka_mod_choice *mod_choice = read_game(of) ? read_mod(of) : NULL;
    if (!mod_choice) {
        go_back(of, before);
        puts("The files have changed, but cannot be used; the game goes on with the old ones.");
        return false;
    }
    vaka_mod_choice_serve(mod_choice, &of->mod.plugins);
    if (vaka_record_again(of->record, &of->mod.plugins, &of->again, &err)) {
        printf("The files have changed, but this game cannot be played with them: %s\n"
               "It goes on with the old ones.\n",
               err.text);
        go_back(of, before);
        vaka_mod_choice_serve(of->mod_choice, &of->mod.plugins);
        drop_choice(mod_choice);
        return false;
    }
    of->again_choice = mod_choice;
    puts("The files have changed and were read again.");
    return true;
}

static void take_again(trial *of)
{
    vaka_record_close(of->record);
    drop_choice(of->mod_choice);
    of->record = of->again;
    of->mod_choice = of->again_choice;
    of->again = NULL;
    of->again_choice = NULL;
}

/* The mod's texts may have changed, too. */
static int speak(trial *of)
{
    char language[VAKA_LANG_CODE] = "";
    vaka_error err;

    if (of->texts) /* what was switched to in play stays */
        snprintf(language, sizeof language, "%s", vaka_lang_current(of->texts));
    vaka_texts_free(of->texts);
    of->texts = NULL;
    if (vaka_language_open(of->mod_choice, of->mod.module, of->given, &of->texts, &err))
        return vaka_complain(VAKA_EXIT_USAGE, "%s", err.text);
    if (*language)
        vaka_lang_switch(of->texts, language);
    vaka_language_give(of->record, of->texts);
    return VAKA_EXIT_GOOD;
}

/* One person plays all seats here and may see everything. */
static uint32_t hand_over(void *data, vaka_record *record, int32_t seat)
{
    (void)data;
    (void)record;
    (void)seat;
    return VAKA_WANT_NOTHING;
}

static bool look(void *data)
{
    trial *of = data;

    of->changed = vaka_watch_changed(&of->watch);
    return of->changed;
}

/* Ends the loop where it has to begin anew, with new files. */
static bool has_changed(trial *of, vaka_want *want)
{
    if (!look(of) || !reload(of))
        return false;
    want->type = VAKA_WANT_QUIT;
    return true;
}

/* Keeps a wish as text: numbers may mean something else in the new version. */
static void hold(trial *of, vaka_record *record, const vaka_want *want)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(record));

    of->held[0] = '\0';
    of->held_seat = want->type == VAKA_WANT_ACTION ? want->action.seat : want->seat;
    if (want->type == VAKA_WANT_ACTION)
        vaka_action_write(layout, &want->action, of->held, sizeof of->held);
    if (want->type == VAKA_WANT_UNDO || want->type == VAKA_WANT_REDO)
        snprintf(of->held, sizeof of->held, "%s", want->type == VAKA_WANT_UNDO ? "undo" : "redo");
}

static void take_held(trial *of, vaka_record *record, vaka_want *want)
{
    const vaka_layout *layout = vaka_live_layout(vaka_record_live(record));
    vaka_error err;

    *want = (vaka_want){.type = VAKA_WANT_NOTHING, .seat = of->held_seat};
    if (strcmp(of->held, "undo") == 0)
        want->type = VAKA_WANT_UNDO;
    else if (strcmp(of->held, "redo") == 0)
        want->type = VAKA_WANT_REDO;
    else if (vaka_action_read(layout, of->held_seat, of->held, &want->action, &err))
        of->terminal.show_error(of->terminal.data, err.text);
    else
        want->type = VAKA_WANT_ACTION;
    of->held[0] = '\0';
}

static void ask(void *data, vaka_record *record, int32_t seat, vaka_want *want)
{
    trial *of = vaka_text_kept(data);

    if (*of->held) {
        take_held(of, record, want);
        return;
    }
    if (has_changed(of, want))
        return;
    of->terminal.ask(of->terminal.data, record, seat, want);
    vaka_want wanted = *want;
    bool woken = want->type == VAKA_WANT_QUIT && of->changed; /* nobody has typed that */
    if (woken)
        wanted.type = want->type = VAKA_WANT_NOTHING;
    if (want->type != VAKA_WANT_QUIT && has_changed(of, want))
        hold(of, record, &wanted);
}

static void show_quit(void *data, vaka_record *record)
{
    (void)data;
    (void)record;
}

/* In the terminal, without curtains; files that have been changed are noticed between actions, and
 * at a terminal while nothing is typed. */
static int play(trial *of)
{
    vaka_front front;
    int status;

    vaka_text_front(stdin, stdout, &of->terminal);
    vaka_text_keep(&of->terminal, of);
    vaka_text_watch(&of->terminal, look, of);
    front = of->terminal;
    front.name = "try";
    front.hand_over = hand_over;
    front.ask = ask;
    front.show_quit = show_quit;
    do {
        if (of->again)
            take_again(of);
        status = speak(of);
        if (status == VAKA_EXIT_GOOD)
            status = vaka_terminal_play_at(of->record, &front);
    } while (of->again && status == VAKA_EXIT_GOOD);
    front.done(front.data);
    return status;
}

/* --journal */
static int keep(trial *of)
{
    const char *path = vaka_options_text(of->given, "journal");
    vaka_error err;

    if (!path)
        return VAKA_EXIT_GOOD;
    if (vaka_record_save(of->record, path, &err))
        return vaka_complain(VAKA_EXIT_FAILED, "%s", err.text);
    printf("The trial is kept in %s.\n", path);
    return VAKA_EXIT_GOOD;
}

static int run_try(const vaka_given *given)
{
    trial of = {.given = given};
    int status = VAKA_EXIT_FAILED;

    vaka_mod_paths_hear();
    if (vaka_mod_path_open(&of.mod, given->arg[0])) {
        of.mod_choice = read_mod(&of);
        if (of.mod_choice)
            status = open_record(&of);
        if (of.mod_choice && status == VAKA_EXIT_GOOD)
            status = play(&of);
        if (of.mod_choice && status == VAKA_EXIT_GOOD)
            status = keep(&of);
    }
    vaka_record_close(of.again);
    drop_choice(of.again_choice);
    vaka_record_close(of.record);
    vaka_texts_free(of.texts);
    drop_choice(of.mod_choice);
    vaka_watch_done(&of.watch);
    vaka_mod_path_close(&of.mod);
    return status;
}

static const vaka_cli_option options[] = {
    {"seats", VAKA_OPTION_TEXT, "LIST", 0, 0,
     "who plays: human or bot:random, seat by seat, or how many seats.\n"
     "Normally you play all, as few as the game takes"},
    {"seed", VAKA_OPTION_SEED, "N", 0, 0, "of the game; normally a fresh one"},
    {"rules", VAKA_OPTION_LIST, "LIST", 0, 0, "more rules, as for `vaka play`"},
    {"scenario", VAKA_OPTION_TEXT, "ID", 0, 0, "another setup, as for `vaka play`"},
    {"mods", VAKA_OPTION_LIST, "LIST", 0, 0, "more mods, as for `vaka play`"},
    {"set", VAKA_OPTION_TEXT, "LIST", 0, 0, "options of the game, as for `vaka play`"},
    {"turn", VAKA_OPTION_NUMBER, "N", 1, 10000, "not before this turn, as the game counts them"},
    {"phase", VAKA_OPTION_TEXT, "ID", 0, 0, "when such a step is under way: battle, …"},
    {"seat", VAKA_OPTION_NUMBER, "N", 0, VAKA_MAX_SEATS - 1,
     "when this seat has to decide; the first is 0"},
    {"until", VAKA_OPTION_TEXT, "VERB", 0, 0,
     "goes on at random until somebody can do this with the card: use, …"},
    {"from", VAKA_OPTION_TEXT, "JOURNAL", 0, 0,
     "not a new game, but this one as far as it has come"},
    {"at", VAKA_OPTION_NUMBER, "N", 0, 100000000, "… or after so many of its steps"},
    {"journal", VAKA_OPTION_TEXT, "FILE", 0, 0,
     "keeps the trial in this file, which says that it is one"},
    VAKA_LANG_OPTION,
    {"text", VAKA_OPTION_SWITCH, NULL, 0, 0, "play in the terminal; this version always does"},
    {0},
};

const vaka_command vaka_command_try = {
    .name = "try",
    .args = "PATH",
    .summary = "play a card, rule or scenario of a mod at once",
    .about =
        "Opens a game in which the card PATH has just been drawn, the scenario PATH begins, or\n"
        "the rule PATH is switched on. PATH may also be a mod's folder: all its rules that go\n"
        "together are on, and its cards are the next of their decks; or the folder of a game in\n"
        "Lua. You play all seats, without curtains. A file of the mod that you change meanwhile\n"
        "is read again as soon as it is saved, and the game is rebuilt with it; if it cannot be,\n"
        "you are told at which action, and the old version stays in play. Nothing is kept but by\n"
        "--journal.\n\n"
        "When it is tried can be said: from a turn on, in a phase, when a seat decides; or in a\n"
        "position of a game that was kept, which is played again with the mod up to there.",
    .examples = "  vaka try my-mod/rules/long_nights.lua\n"
                "  vaka try my-mod --seats human,bot:random --seed 7\n"
                "  vaka try my-mod/events/storm.lua --turn 6 --seat 1\n"
                "  vaka try my-mod --from game.vkj --at 120\n",
    .args_min = 1,
    .args_max = 1,
    .options = options,
    .run = run_try,
};
