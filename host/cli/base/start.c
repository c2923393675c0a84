/* cli/base/start.c - what a game starts from, as the command line says it.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/start.h"
#include "cli/base/mod_faults.h"

#include "match/new_game.h"
#include "play/bot.h"

#include <stdio.h>
#include <string.h>

static vaka_status check_player(const vaka_module *module, const char *player, bool people,
                                vaka_error *err)
{
    vaka_bot bot;

    if (strcmp(player, "nobody") == 0) /* where a scenario has such a seat: seen to later */
        return VAKA_OK;
    if (strncmp(player, "bot:", 4) == 0)
        return vaka_bot_init_for(&bot, module, player + 4, 0, 0, err);
    if (strcmp(player, "human") != 0)
        return vaka_fail(err, VAKA_ERR_DATA,
                         "--seats: \"%.40s\" is no player; write human or bot:NAME", player);
    if (!people)
        return vaka_fail(err, VAKA_ERR_DATA, "--seats: only bots can play here, not human");
    return VAKA_OK;
}

/* A person meets the best of the game's own players; among programs anything goes. */
static void fill_players(vaka_journal_head *head, const vaka_module *module, int32_t seats,
                         uint32_t who)
{
    const vaka_bot_spec *best = who == VAKA_START_PERSON ? vaka_bot_at(module, 0) : NULL;
    char bot[sizeof head->player[0]];

    snprintf(bot, sizeof bot, "bot:%s", best ? best->name : "random");
    vaka_new_game_players(head, seats, 0, who == VAKA_START_BOTS ? bot : "human",
                          who == VAKA_START_PEOPLE ? "human" : bot);
}

static vaka_status read_players(vaka_journal_head *head, const vaka_module *module,
                                const char *list, bool people, vaka_error *err)
{
    char item[sizeof head->player[0] + 1];

    while (vaka_options_item(&list, item, sizeof item)) {
        if (strlen(item) >= sizeof head->player[0])
            return vaka_fail(err, VAKA_ERR_DATA, "--seats: one of the players is too long a word");
        if (head->seats == VAKA_MAX_SEATS)
            return vaka_fail(err, VAKA_ERR_DATA, "--seats: no game has more than %d seats",
                             VAKA_MAX_SEATS);
        vaka_status status = check_player(module, item, people, err);
        if (status)
            return status;
        memcpy(head->player[head->seats++], item, strlen(item) + 1);
    }
    return VAKA_OK;
}

static const vaka_choice_info *scenario_of(const vaka_start *start, vaka_mod_choice *mod_choice,
                                           const vaka_module *module)
{
    if (!start->head.scenario[0] || !vaka_loader_concern(module))
        return NULL;
    return vaka_library_scenario(vaka_loader_library(&mod_choice->loader, module),
                                 start->head.scenario);
}

/* Seats that nobody plays need not be counted on the command line: they are added where there are
 * too few without them. */
static vaka_status add_nobody(vaka_journal_head *head, const vaka_choice_info *scenario, bool named,
                              vaka_error *err)
{
    int32_t more = scenario ? (int32_t)scenario->nobody_count : 0, before = head->seats;

    if (more && head->seats < scenario->seats_min && head->seats + more <= VAKA_MAX_SEATS)
        head->seats += more;
    for (int32_t seat = head->seats - more; named && seat >= 0 && seat < before; seat++)
        if (strcmp(head->player[seat], "nobody") != 0)
            return vaka_fail(err, VAKA_ERR_DATA,
                             "--seats: the rules themselves play seat %d of the scenario %s; name "
                             "the other players only",
                             (int)seat, scenario->id);
    for (int32_t seat = 0; seat < head->seats - more; seat++)
        if (strcmp(head->player[seat], "nobody") == 0)
            return vaka_fail(err, VAKA_ERR_DATA,
                             "--seats: \"nobody\" plays only where the rules of a scenario play a "
                             "seat; write human or bot:NAME");
    vaka_library_seat_nobody(scenario, head);
    return VAKA_OK;
}

static vaka_status read_seats(vaka_start *start, vaka_mod_choice *mod_choice,
                              const vaka_module *module, const char *text, uint32_t who,
                              vaka_error *err)
{
    const vaka_choice_info *scenario = scenario_of(start, mod_choice, module);
    uint64_t number = 0;
    bool named = text && !vaka_read_number(text, &number);
    vaka_status status = VAKA_OK;

    if (number > VAKA_MAX_SEATS) /* says how many it takes */
        return vaka_setup_init(&start->setup, module,
                               number < INT32_MAX ? (int32_t)number : INT32_MAX, err);
    if (!text) /* as few as the game takes, or as its scenario does */
        fill_players(&start->head, module,
                     scenario       ? scenario->seats_min
                     : start->seats ? start->seats
                                    : module->seats_min,
                     who);
    else if (!named)
        fill_players(&start->head, module, (int32_t)number, who);
    else
        status = read_players(&start->head, module, text, who != VAKA_START_BOTS, err);
    return status ? status : add_nobody(&start->head, scenario, named, err);
}

static bool read_value(const char *text, int32_t *out)
{
    uint64_t number;
    bool minus = text[0] == '-';

    if (strcmp(text, "on") == 0 || strcmp(text, "off") == 0) {
        *out = text[1] == 'n';
        return true;
    }
    if (!vaka_read_number(text + minus, &number) || number > INT32_MAX)
        return false;
    *out = minus ? -(int32_t)number : (int32_t)number;
    return true;
}

static vaka_status read_settings(vaka_journal_head *head, const char *list, vaka_error *err)
{
    char item[128];
    int32_t value;

    while (vaka_options_item(&list, item, sizeof item)) {
        char *equals = strchr(item, '=');

        if (strlen(item) == sizeof item - 1 || !equals || equals == item)
            return vaka_fail(err, VAKA_ERR_DATA, "--set takes option=value, not \"%.60s\"", item);
        *equals = '\0';
        if (!read_value(equals + 1, &value))
            return vaka_fail(err, VAKA_ERR_DATA,
                             "--set: %.48s needs a whole number, on or off, not \"%.60s\"", item,
                             equals + 1);
        vaka_status status = vaka_new_game_option(head, item, value, err);
        if (status)
            return status;
    }
    return VAKA_OK;
}

static vaka_status read_names(vaka_journal_head *head, const char *list, vaka_error *err)
{
    char item[sizeof head->name[0] + 1];

    for (int32_t seat = 0; vaka_options_item(&list, item, sizeof item); seat++) {
        if (seat == head->seats)
            return vaka_fail(err, VAKA_ERR_DATA, "--name: there are more names than the %d seats",
                             (int)head->seats);
        if (!vaka_new_game_name(head, seat, item))
            return vaka_fail(err, VAKA_ERR_DATA,
                             "--name: a name has at most 63 bytes, and no control characters");
    }
    return VAKA_OK;
}

static vaka_status read_chance(vaka_journal_head *head, const char *list, vaka_error *err)
{
    char item[VAKA_CHANCE_TEXT + 1];

    while (vaka_options_item(&list, item, sizeof item)) {
        if (strlen(item) >= VAKA_CHANCE_TEXT || !*item)
            return vaka_fail(err, VAKA_ERR_DATA,
                             "--chance is a list like \"die 3, draw ZONE KIND\"");
        vaka_status status = vaka_journal_head_queue(head, item, err);
        if (status)
            return status;
    }
    return VAKA_OK;
}

static vaka_status read_seed(vaka_start *start, const vaka_given *given, vaka_error *err)
{
    const char *text = vaka_options_text(given, "seed");

    if (!start->seed && !text)
        return vaka_seed_fresh(&start->head.seed, err);
    if (start->seed)
        start->head.seed = *start->seed;
    else
        vaka_seed_read(text, &start->head.seed); /* checked with the other options */
    return VAKA_OK;
}

/* What is beyond what its rule advises can be played all the same. */
static void warn_of_rules(const vaka_start *start, vaka_mod_choice *mod_choice,
                          const vaka_module *module)
{
    char advice[VAKA_ADVICE];

    for (uint32_t i = 0; vaka_loader_concern(module) && i < start->head.rule_count; i++)
        if (*vaka_library_advice(vaka_loader_library(&mod_choice->loader, module),
                                 start->head.rule[i], advice))
            vaka_complain(0, "%s", advice);
}

/* Rules, scenario and seats; what is chosen already goes before the command line. */
static vaka_status read_content(vaka_start *start, vaka_mod_choice *mod_choice,
                                const vaka_module *module, const vaka_given *given, uint32_t who,
                                vaka_error *err)
{
    const char *scenario = vaka_options_text(given, "scenario"), *rules;
    vaka_status status = VAKA_OK;

    scenario = start->scenario ? start->scenario : scenario;
    if (start->rule && *start->rule)
        status = vaka_mod_choice_rules(start->rule, &start->head, err);
    for (int n = 0; !status && (rules = vaka_options_nth(given, "rules", n)) != NULL; n++)
        status = vaka_mod_choice_rules(rules, &start->head, err);
    if (!status && scenario && !vaka_new_game_scenario(&start->head, scenario))
        status = vaka_fail(err, VAKA_ERR_DATA,
                           "--scenario takes the id of a scenario, not \"%.60s\"", scenario);
    return status
               ? status
               : read_seats(start, mod_choice, module, vaka_options_text(given, "seats"), who, err);
}

vaka_status vaka_start_read(vaka_start *start, vaka_mod_choice *mod_choice,
                            const vaka_module *module, const vaka_given *given, uint32_t who,
                            vaka_error *err)
{
    bool people = who == VAKA_START_PERSON;
    const char *settings = vaka_options_text(given, "set");
    const char *names = people ? vaka_options_text(given, "name") : NULL;
    const char *chance = people ? vaka_options_text(given, "chance") : NULL;
    vaka_status status;

    status = vaka_mod_faults_none(mod_choice, module, given->args ? given->arg[0] : NULL, err);
    if (!status)
        status = read_seed(start, given, err);
    if (!status)
        status = read_content(start, mod_choice, module, given, who, err);
    if (!status && settings)
        status = read_settings(&start->head, settings, err);
    if (!status)
        status = vaka_mod_choice_set_up(mod_choice, module, &start->head, &start->setup, err);
    if (!status)
        warn_of_rules(start, mod_choice, module);
    if (!status && names)
        status = read_names(&start->head, names, err);
    if (!status && chance)
        status = read_chance(&start->head, chance, err);
    return status;
}

void vaka_start_done(vaka_start *start)
{
    vaka_journal_head_done(&start->head);
}
