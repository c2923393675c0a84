/* play/stress/stress.c - random games that make content act, and look for what breaks.
 *
 * SPDX-License-Identifier: MIT */
#include "play/stress/stress_inside.h"

#include "chance/rng.h"
#include "match/journal.h"
#include "play/sim.h"
#include "play/staged_card.h"
#include "table/agenda.h"

#include <stdlib.h>
#include <string.h>

#define ACTIONS_MOST 4000u /* of one game; it is broken off then */

/* --- What a game is played with: scenario, rules, cards on top ------------------------------ */

static bool is_wanted(const vaka_stress_plan *plan, uint32_t mod, const char *file)
{
    return plan->wants(plan->data, mod, file);
}

/* Does a rule or scenario bring cards into play that are asked about? */
static bool brings_wanted(const vaka_stress_game *game, const vaka_choice_info *choice)
{
    for (uint32_t i = 0; i < game->report->item_count; i++)
        if (game->report->items[i].sort &&
            vaka_library_bringing(choice, 1, game->report->items[i].sort))
            return true;
    return false;
}

static bool is_wanted_scenario(const vaka_stress_game *game, const vaka_choice_info *scenario)
{
    return is_wanted(game->plan, scenario->mod, scenario->file) || brings_wanted(game, scenario);
}

/* Scenarios that are asked about take turns; if other things are too, every second game has none.
 */
static void choose_scenario(vaka_stress_game *game)
{
    const vaka_library *library = game->plan->library;
    uint32_t wanted = 0, nth;

    for (uint32_t i = 0; i < library->scenario_count; i++)
        wanted += is_wanted_scenario(game, &library->scenarios[i]);
    game->scenario = NULL;
    if (!wanted || (game->report->item_count && game->number % 2))
        return;
    nth = (game->report->item_count ? game->number / 2 : game->number) % wanted;
    for (uint32_t i = 0; i < library->scenario_count; i++) {
        const vaka_choice_info *at = &library->scenarios[i];

        if (is_wanted_scenario(game, at) && nth-- == 0)
            game->scenario = at->id;
    }
}

static const vaka_choice_info *scenario_of(const vaka_stress_game *game)
{
    return game->scenario ? vaka_library_scenario(game->plan->library, game->scenario) : NULL;
}

static bool excludes(const vaka_choice_info *rule, const char *id)
{
    for (uint32_t i = 0; i < rule->conflict_count; i++)
        if (strcmp(rule->conflicts[i], id) == 0)
            return true;
    return false;
}

/* Does a rule go with those chosen so far, and with the scenario's? */
static bool fits(const vaka_stress_game *game, const vaka_choice_info *rule)
{
    const vaka_library *library = game->plan->library;
    const vaka_choice_info *scenario = scenario_of(game);
    char id[64];

    if (!vaka_library_allows(scenario, rule))
        return false;
    for (uint32_t i = 0; i < game->rule_count; i++)
        if (excludes(rule, game->rules[i]) ||
            excludes(vaka_library_rule(library, game->rules[i]), rule->id))
            return false;
    for (uint32_t i = 0; scenario && i < scenario->rule_count; i++) {
        snprintf(id, sizeof id, "%.*s", (int)strcspn(scenario->rules[i], ":"), scenario->rules[i]);
        const vaka_choice_info *other = vaka_library_rule(library, id);
        if (excludes(rule, id) || (other && excludes(other, rule->id)))
            return false;
    }
    return true;
}

/* All at once in one game, then half of them by chance; each comes first once. What brings cards
 * that are asked about is always on. */
static void choose_rules(vaka_stress_game *game)
{
    const vaka_library *library = game->plan->library;

    for (uint32_t i = 0; i < library->rule_count && game->rule_count < VAKA_STRESS_RULES; i++) {
        const vaka_choice_info *rule =
            &library->rules[(i + game->number / 2) % library->rule_count];

        bool brings = brings_wanted(game, rule);

        if ((!brings && !is_wanted(game->plan, rule->mod, rule->file)) || !fits(game, rule))
            continue;
        if (!brings && game->number % 2 && game->rule_count && vaka_rng_below(game->rng, 2))
            continue;
        game->rules[game->rule_count++] = rule->id;
    }
}

static int32_t choose_seats(const vaka_stress_game *game)
{
    const vaka_library *library = game->plan->library;
    const vaka_choice_info *scenario = scenario_of(game);
    int32_t min = scenario ? scenario->seats_min : library->module->seats_min;
    int32_t max = scenario ? scenario->seats_max : library->module->seats_max;

    return min + (int32_t)(game->number % (uint32_t)(max - min + 1));
}

/* Asking looks at the disk: once a game is enough. */
static void note_wanted(vaka_stress_game *game)
{
    const vaka_content *content = game->content;

    game->wanted = vaka_xnew((content->item_count + 1) * sizeof *game->wanted);
    for (uint32_t i = 0; i < content->item_count; i++)
        game->wanted[i] = is_wanted(game->plan, content->items[i].mod, content->items[i].file);
}

/* Counts what acts, and lets it. */
static void run_counted(void *data, vaka_position *position)
{
    vaka_stress_game *game = data;
    const vaka_script_port *port = vaka_runner_port(game->runner);
    uint32_t number = (uint16_t)vaka_agenda_top(position)->local[VAKA_LOCAL_ITEM];
    const vaka_item *item = &game->content->items[number];

    for (uint32_t i = 0; i < game->report->item_count; i++) {
        vaka_stress_item *at = &game->report->items[i];

        at->runs += at->mod == item->mod && strcmp(at->file, item->file) == 0;
    }
    port->run(port->data, position);
}

static int32_t ask_through(void *data, const vaka_position *position, int32_t item,
                           uint32_t function, const int32_t args[3], int32_t otherwise)
{
    const vaka_stress_game *game = data;
    const vaka_script_port *port = vaka_runner_port(game->runner);

    return port->ask(port->data, position, item, function, args, otherwise);
}

static const vaka_reason *may_through(void *data, const vaka_position *position, uint32_t offer,
                                      int32_t seat)
{
    const vaka_script_port *port = vaka_runner_port(((const vaka_stress_game *)data)->runner);

    return port->may(port->data, position, offer, seat);
}

static void panels_through(void *data, const vaka_position *seen, int32_t seat, vaka_scene *scene)
{
    const vaka_script_port *port = vaka_runner_port(((const vaka_stress_game *)data)->runner);

    port->panels(port->data, seen, seat, scene);
}

static void blame_through(void *data, vaka_position *position, int32_t item)
{
    const vaka_stress_game *game = data;
    const vaka_script_port *port = vaka_runner_port(game->runner);

    port->blame(port->data, position, item);
}

/* The rest of the port, of a game in Lua. */
static vaka_status layout_through(void *data, vaka_layout *layout)
{
    const vaka_script_port *port = vaka_runner_port(((const vaka_stress_game *)data)->runner);

    return port->layout(port->data, layout);
}

static void describe_through(void *data, const vaka_position *seen, int32_t seat, vaka_scene *scene)
{
    const vaka_script_port *port = vaka_runner_port(((const vaka_stress_game *)data)->runner);

    port->describe(port->data, seen, seat, scene);
}

static const vaka_reason *why_through(void *data, const vaka_position *position,
                                      const vaka_action *action, int16_t fact[VAKA_TEXT_ARGS])
{
    const vaka_script_port *port = vaka_runner_port(((const vaka_stress_game *)data)->runner);

    return port->why(port->data, position, action, fact);
}

static bool hints_through(void *data, const vaka_position *position, int32_t seat, int32_t *out)
{
    const vaka_script_port *port = vaka_runner_port(((const vaka_stress_game *)data)->runner);

    return port->hints(port->data, position, seat, out);
}

static void connect(vaka_stress_game *game)
{
    game->port = (vaka_script_port){.data = game,
                                    .run = run_counted,
                                    .ask = ask_through,
                                    .may = may_through,
                                    .panels = panels_through,
                                    .blame = blame_through};
    if (!vaka_runner_port(game->runner)->layout)
        return;
    game->port.layout = layout_through;
    game->port.describe = describe_through;
    game->port.why = why_through;
    game->port.hints = hints_through;
}

static vaka_status open_live(vaka_stress_game *game, vaka_error *err)
{
    const vaka_choice_info *scenario = scenario_of(game);
    uint32_t count = scenario ? scenario->queue_count : 0;
    vaka_chance_result *queue;
    vaka_status status = vaka_journal_queue_read(game->layout, scenario ? scenario->queue : NULL,
                                                 count, &queue, err);

    if (!status)
        status = vaka_live_new_scripted(game->layout, &game->port, game->seed, queue, count,
                                        &game->live, err);
    free(queue);
    for (int32_t seat = 0; !status && seat < game->setup.seats; seat++)
        status = vaka_bot_init(&game->bots[seat], "random", game->seed, seat, err);
    vaka_rng_seed(game->poll, game->seed ^ 0x2545f4914f6cdd1du);
    return status;
}

/* Chooses seats, rules and scenario of a game and sets it up. */
static vaka_status begin_game(vaka_stress_game *game, vaka_error *err)
{
    const vaka_library *library = game->plan->library;
    vaka_status status;

    vaka_rng_seed(game->rng, game->seed ^ 0x9e3779b97f4a7c15u);
    game->rule_count = game->actions = 0;
    choose_scenario(game);
    choose_rules(game);
    game->rules[game->rule_count] = NULL;
    int32_t seats = choose_seats(game);
    vaka_library_choice choice = {game->scenario, game->rules, game->plan->mods, seats};
    status = vaka_setup_init(&game->setup, library->module, seats, err);
    if (!status)
        status = vaka_library_content(library, &choice, &game->content, err);
    if (!status)
        status = vaka_runner_new(library, game->content, &game->runner, err);
    if (!status)
        status = vaka_library_set_up(library, game->scenario, &game->setup, err);
    if (status)
        return status;
    note_wanted(game);
    game->setup.content = game->content;
    connect(game);
    game->setup.port = &game->port;
    status = vaka_layout_new(&game->setup, &game->layout, err);
    return status ? status : open_live(game, err);
}

static void end_game(vaka_stress_game *game)
{
    vaka_live_free(game->live);
    vaka_layout_free(game->layout);
    vaka_runner_free(game->runner);
    vaka_content_free(game->content);
    free(game->wanted);
    game->wanted = NULL;
    game->live = NULL;
    game->layout = NULL;
    game->runner = NULL;
    game->content = NULL;
}

/* Lets a card that is asked about be the next of its deck. */
static void force_card(vaka_stress_game *game)
{
    const vaka_position *position = vaka_live_position(game->live);
    uint32_t seen = 0;
    vaka_chance_result draw = {0};

    vaka_live_queue_clear(game->live);
    for (uint32_t i = 0; i < game->content->item_count; i++) {
        const vaka_item *item = &game->content->items[i];
        int32_t kind, zone;

        if (!vaka_item_is_card(item) || !game->wanted[i])
            continue;
        kind = vaka_content_kind(game->layout, item);
        zone = kind < 0 ? VAKA_NONE : vaka_staged_card_zone(position, kind);
        if (zone >= 0 && vaka_rng_below(game->rng, ++seen) == 0)
            draw = (vaka_chance_result){VAKA_CHANCE_DRAW, (int16_t)zone, (int16_t)kind};
    }
    if (seen)
        vaka_live_queue(game->live, draw);
}

/* --- Playing it ----------------------------------------------------------------------------- */

void vaka_stress_report_done(vaka_stress_report *report)
{
    for (uint32_t i = 0; i < report->item_count; i++)
        free(report->items[i].file);
    free(report->items);
    *report = (vaka_stress_report){0};
}

static void note_item(vaka_stress_report *report, const vaka_content *content, uint32_t number)
{
    const vaka_item *item = &content->items[number];
    const char *sort = vaka_item_is_card(item) ? content->module->sorts[item->sort].id : NULL;

    report->items = vaka_xgrow(report->items, (report->item_count + 1) * sizeof *report->items);
    vaka_stress_item *note = &report->items[report->item_count++];
    *note = (vaka_stress_item){.mod = item->mod,
                               .file = vaka_xcopy(item->file),
                               .sort = sort,
                               .acts = item->functions != 0 || item->hooks != 0};
    for (uint32_t i = 0; i < content->offer_count; i++) {
        if (content->offers[i].item != number)
            continue;
        note->acts = true;
        for (int word = 0; word < VAKA_STEP_WORDS; word++)
            note->steps[word] |= content->offers[i].steps[word];
    }
}

/* The cards that are asked about; rules are looked at one by one, for they may exclude each other.
 */
static vaka_status note_items(const vaka_stress_plan *plan, vaka_stress_report *report,
                              vaka_error *err)
{
    const vaka_library *library = plan->library;
    vaka_status status = VAKA_OK;

    for (uint32_t r = 0; !status && r <= library->rule_count; r++) {
        const char *rules[] = {r ? library->rules[r - 1].id : NULL, NULL};
        vaka_library_choice choice = {.rules = rules, .mods = plan->mods};
        vaka_content *content = NULL;

        if (r && !plan->wants(plan->data, library->rules[r - 1].mod, library->rules[r - 1].file))
            continue;
        status = vaka_library_content(library, &choice, &content, err);
        for (uint32_t i = 0; !status && i < content->item_count; i++) {
            const vaka_item *item = &content->items[i];

            if (item->sort != VAKA_SORT_GAME && (item->sort == VAKA_SORT_RULE) == (r > 0) &&
                plan->wants(plan->data, item->mod, item->file))
                note_item(report, content, i);
        }
        vaka_content_free(content);
    }
    return status;
}

/* In which steps the game asks, in the open or in secret. */
static void note_step(vaka_stress_game *game)
{
    const vaka_position *position = vaka_live_position(game->live);
    uint32_t step = vaka_offer_step(position);
    bool sealed = vaka_agenda_top(position)->ask == VAKA_ASK_SEALED;

    if (step < game->layout->module->step_count)
        (sealed ? game->report->sealed : game->report->open)[step / 64] |= UINT64_C(1) << step % 64;
}

/* What is offered only in steps that ask in secret is never offered. */
static void note_sealed(vaka_stress_report *report)
{
    for (uint32_t i = 0; i < report->item_count; i++) {
        vaka_stress_item *item = &report->items[i];
        uint64_t open = 0, sealed = 0;

        for (int word = 0; word < VAKA_STEP_WORDS; word++) {
            open |= item->steps[word] & report->open[word];
            sealed |= item->steps[word] & report->sealed[word];
        }
        item->sealed = sealed && !open;
    }
}

/* Plays a game to its end and leaves its last hash; `closely` with everything that is looked at. */
static bool play(vaka_stress_game *game, bool closely, uint64_t *hash)
{
    vaka_action action;
    vaka_error err = {0};

    while (game->actions < ACTIONS_MOST) {
        if (closely)
            force_card(game);
        if (!vaka_live_finished(game->live, NULL))
            note_step(game);
        if (!vaka_bot_next(game->bots, game->live, game->poll, &action))
            break;
        if (closely && !vaka_stress_act(game, &action))
            return false;
        if (!closely && vaka_live_apply(game->live, &action, NULL, &err))
            return vaka_stress_wrong(game, &action, "%s", err.text);
        game->actions++;
    }
    if (game->actions < ACTIONS_MOST && !vaka_live_finished(game->live, NULL))
        return vaka_stress_wrong(game, NULL, "nobody can do anything, and it is not over");
    *hash = vaka_live_hash(game->live);
    return true;
}

/* The same random game in two Lua states, without any help: both come to the same end. */
static vaka_status play_twice(vaka_stress_game *game, bool *good, vaka_error *err)
{
    uint64_t hash[2] = {0};
    vaka_status status = VAKA_OK;

    for (int i = 0; *good && !status && i < 2; i++) {
        status = begin_game(game, err);
        if (!status) {
            vaka_live_keep_undo(game->live, false);
            *good = play(game, false, &hash[i]);
        }
        if (*good && i == 1 && hash[0] != hash[1])
            *good = vaka_stress_wrong(game, NULL, "a second Lua state comes to another end");
        end_game(game);
    }
    return status;
}

static vaka_status play_game(const vaka_stress_plan *plan, vaka_stress_report *report,
                             uint32_t number, vaka_error *err)
{
    vaka_stress_game game = {.plan = plan, .report = report, .number = number};
    uint64_t hash;
    bool good = true;
    vaka_status status;

    game.seed = vaka_sim_seed(plan->seed, number) >> 16; /* short enough to be read out */
    status = begin_game(&game, err);
    if (!status) {
        vaka_live_guard(game.live, true);
        good = play(&game, true, &hash);
        report->actions += game.actions;
        if (good && vaka_live_trouble(game.live)[0])
            vaka_stress_wrong(&game, NULL, "%s", vaka_live_trouble(game.live));
    }
    end_game(&game);
    if (!status && good)
        status = play_twice(&game, &good, err);
    return status;
}

vaka_status vaka_stress_run(const vaka_stress_plan *plan, vaka_stress_report *report,
                            vaka_error *err)
{
    vaka_status status;

    *report = (vaka_stress_report){0};
    status = note_items(plan, report, err);
    for (uint32_t i = 0; !status && i < plan->games && !*report->what; i++) {
        status = play_game(plan, report, i, err);
        report->games++;
    }
    note_sealed(report);
    return status;
}
