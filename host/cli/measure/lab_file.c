/* cli/measure/lab_file.c - a simulation in a file: to go on with it, and to add up shards.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/measure/lab_file.h"

#include "files/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FORMAT "vaka sim 1"

/* --- Sums as JSON, and back ------------------------------------------------------------------- */

static json_t *whole(uint64_t number)
{
    return json_integer((json_int_t)number);
}

static json_t *histogram_json(const vaka_histogram *histogram)
{
    json_t *list = json_array();

    for (uint32_t i = 0; i < histogram->count; i++)
        json_array_append_new(list, json_pack("[i, I]", (int)histogram->at[i].number,
                                              (json_int_t)histogram->at[i].games));
    return list;
}

static json_t *factor_json(const vaka_factor_sum *factor, int32_t seats)
{
    json_t *sets = json_array();

    for (uint32_t set = 0; set < 1u << seats; set++)
        if (factor->by[set].games)
            json_array_append_new(sets, json_pack("[i, I, I, I]", (int)set,
                                                  (json_int_t)factor->by[set].games,
                                                  (json_int_t)factor->by[set].won,
                                                  (json_int_t)factor->by[set].squares));
    return json_pack("[I, I, o]", (json_int_t)factor->happened, (json_int_t)factor->times, sets);
}

static json_t *sums_json(const vaka_sums *sums)
{
    json_t *won = json_array(), *sides = json_array(), *measured = json_array();
    json_t *factors = json_array();

    for (int32_t seat = 0; seat < sums->seats; seat++)
        json_array_append_new(won, whole(sums->won[seat]));
    for (uint32_t i = 0; i < sums->side_count; i++)
        json_array_append_new(sides, json_pack("[i, I, I]", (int)sums->side[i].zone,
                                               (json_int_t)sums->side[i].games,
                                               (json_int_t)sums->side[i].won));
    for (int32_t row = 0; row < VAKA_SUM_SCORES + sums->seats; row++)
        json_array_append_new(measured, histogram_json(&sums->measured[row]));
    for (uint32_t i = 0; i < sums->factor_count; i++)
        json_array_append_new(factors, factor_json(&sums->factors[i], sums->seats));
    return json_pack("{s:I, s:I, s:I, s:I, s:I, s:o, s:o, s:o, s:o}", "games",
                     (json_int_t)sums->games, "finished", (json_int_t)sums->finished, "at_bound",
                     (json_int_t)sums->at_bound, "shared", (json_int_t)sums->shared, "drawn",
                     (json_int_t)sums->drawn, "won", won, "sides", sides, "measured", measured,
                     "factors", factors);
}

/* A whole number of at most `most`; anything else makes `*good` false. */
static uint64_t read_whole(const json_t *value, uint64_t most, bool *good)
{
    json_int_t number = json_integer_value(value);

    if (!json_is_integer(value) || number < 0 || (uint64_t)number > most) {
        *good = false;
        return 0;
    }
    return (uint64_t)number;
}

static uint32_t read_games(const json_t *from, const char *name, bool *good)
{
    return (uint32_t)read_whole(json_object_get(from, name), VAKA_SIM_GAMES, good);
}

static void read_histogram(const json_t *list, uint32_t games, vaka_histogram *out, bool *good)
{
    uint64_t sum = 0;
    size_t i;
    json_t *row;

    json_array_foreach(list, i, row)
    {
        json_int_t number = json_integer_value(json_array_get(row, 0));
        uint64_t count = read_whole(json_array_get(row, 1), games, good);

        if (number < INT32_MIN || number > INT32_MAX)
            *good = false;
        if (*good)
            vaka_histogram_add(out, (int32_t)number, (uint32_t)count);
        sum += count;
    }
    if (sum != games)
        *good = false;
}

#define MOST_SQUARES ((uint64_t)VAKA_WIN * VAKA_WIN * VAKA_SIM_GAMES)

static void read_factor(const json_t *from, const vaka_sums *sums, vaka_factor_sum *out, bool *good)
{
    uint64_t games = 0;
    size_t i;
    json_t *row;

    out->happened = read_whole(json_array_get(from, 0), sums->finished, good);
    out->times = read_whole(json_array_get(from, 1), UINT64_C(65535) * VAKA_SIM_GAMES, good);
    json_array_foreach(json_array_get(from, 2), i, row)
    {
        vaka_set_sum *by =
            &out->by[read_whole(json_array_get(row, 0), (1u << sums->seats) - 1u, good)];

        by->games = read_whole(json_array_get(row, 1), sums->finished, good);
        by->won = read_whole(json_array_get(row, 2), VAKA_WIN * by->games, good);
        by->squares = read_whole(json_array_get(row, 3), MOST_SQUARES, good);
        games += by->games;
    }
    if (games != sums->finished)
        *good = false;
}

static void read_sides(const json_t *from, vaka_sums *sums, bool *good)
{
    size_t i;
    json_t *row;

    json_array_foreach(from, i, row)
    {
        vaka_side_sum *side =
            vaka_sums_side(sums, (int32_t)read_whole(json_array_get(row, 0), INT16_MAX, good));

        if (!side) {
            *good = false;
            return;
        }
        side->games = (uint32_t)read_whole(json_array_get(row, 1),
                                           (uint64_t)sums->finished * VAKA_MAX_SEATS, good);
        side->won = read_whole(json_array_get(row, 2), (uint64_t)VAKA_WIN * side->games, good);
    }
}

static bool read_sums(const json_t *from, vaka_sums *sums)
{
    const json_t *measured = json_object_get(from, "measured");
    bool good = true;

    sums->games = read_games(from, "games", &good);
    sums->finished = read_games(from, "finished", &good);
    sums->at_bound = read_games(from, "at_bound", &good);
    sums->shared = read_games(from, "shared", &good);
    sums->drawn = read_games(from, "drawn", &good);
    for (int32_t seat = 0; seat < sums->seats; seat++)
        sums->won[seat] = read_whole(json_array_get(json_object_get(from, "won"), (size_t)seat),
                                     (uint64_t)VAKA_WIN * sums->finished, &good);
    read_sides(json_object_get(from, "sides"), sums, &good);
    for (int32_t row = 0; row < VAKA_SUM_SCORES + sums->seats; row++)
        read_histogram(json_array_get(measured, (size_t)row),
                       row == VAKA_SUM_ACTIONS ? sums->games : sums->finished, &sums->measured[row],
                       &good);
    for (uint32_t i = 0; i < sums->factor_count; i++)
        read_factor(json_array_get(json_object_get(from, "factors"), i), sums, &sums->factors[i],
                    &good);
    return good && sums->finished + sums->at_bound == sums->games;
}

/* --- Files ------------------------------------------------------------------------------------ */

vaka_status vaka_lab_save(const vaka_lab *lab, const char *path, vaka_error *err)
{
    json_t *root = json_pack("{s:s, s:I, s:I, s:I, s:I, s:O, s:o}", "vaka", FORMAT, "games",
                             (json_int_t)lab->games, "until", (json_int_t)lab->until, "shard",
                             (json_int_t)lab->shard, "shards", (json_int_t)lab->shards, "run",
                             lab->run, "sums", sums_json(&lab->sums));
    char *text = vaka_xneed(json_dumps(vaka_xneed(root), JSON_COMPACT));
    vaka_status status = vaka_file_write(path, text, err);

    free(text);
    json_decref(root);
    return status;
}

static vaka_status not_ours(const char *path, vaka_error *err)
{
    return vaka_fail(err, VAKA_ERR_DATA,
                     "%.160s is not what `vaka sim --resume` writes, or it is damaged", path);
}

static bool read_root(const json_t *root, vaka_lab *lab)
{
    json_t *run = json_object_get(root, "run");
    size_t seats = json_array_size(json_object_get(run, "bots"));
    size_t factors = json_array_size(json_object_get(run, "factors"));
    bool good = seats >= 1 && seats <= VAKA_MAX_SEATS && factors <= 65535;

    if (strcmp(json_is_string(json_object_get(root, "vaka"))
                   ? json_string_value(json_object_get(root, "vaka"))
                   : "",
               FORMAT) != 0)
        return false;
    lab->games = read_games(root, "games", &good);
    lab->until = (uint32_t)read_whole(json_object_get(root, "until"), 10000, &good);
    lab->shard = read_games(root, "shard", &good);
    lab->shards = read_games(root, "shards", &good);
    if (!good || !lab->games || lab->shard >= lab->shards)
        return false;
    lab->run = json_incref(run);
    lab->seconds = -1;
    vaka_sums_init(&lab->sums, (int32_t)seats, (uint32_t)factors);
    return read_sums(json_object_get(root, "sums"), &lab->sums);
}

vaka_status vaka_lab_read(vaka_lab *lab, const char *path, vaka_error *err)
{
    json_error_t trouble;
    json_t *root;
    bool good;

    *lab = (vaka_lab){0};
    if (access(path, R_OK))
        return vaka_fail(err, VAKA_ERR_DATA, "cannot read %.160s: %s", path, strerror(errno));
    root = json_load_file(path, 0, &trouble);
    good = root && read_root(root, lab) && lab->sums.games <= vaka_lab_count(lab);
    json_decref(root);
    if (good)
        return VAKA_OK;
    vaka_lab_done(lab);
    return not_ours(path, err);
}

/* --- Which belong together -------------------------------------------------------------------- */

/* Are they the same run, but for how many games are wanted? */
static vaka_status same_run(const json_t *ours, const json_t *theirs, const char *path,
                            vaka_error *err)
{
    char how[VAKA_LAB_DIFFERENCE];

    if (!vaka_lab_run_differs(ours, theirs, how, sizeof how))
        return VAKA_OK;
    return vaka_fail(err, VAKA_ERR_DATA, "%.80s does not belong here: %s", path, how);
}

/* The name of a thing says enough, the whole list of all factors does not. */
static vaka_status same_shape(const vaka_lab *ours, const vaka_lab *theirs, const char *path,
                              vaka_error *err)
{
    if (!json_equal(json_object_get(ours->run, "factors"), json_object_get(theirs->run, "factors")))
        return vaka_fail(err, VAKA_ERR_DATA,
                         "%.100s does not belong here: other cards and events are counted in it "
                         "(--effects, --card)",
                         path);
    return same_run(ours->run, theirs->run, path, err);
}

static vaka_status fits(const vaka_lab *lab, const vaka_lab *kept, const char *path,
                        vaka_error *err)
{
    if (kept->shard != lab->shard || kept->shards != lab->shards)
        return vaka_fail(err, VAKA_ERR_DATA, "%.100s is shard %u/%u, not %u/%u", path,
                         kept->shard + 1, kept->shards, lab->shard + 1, lab->shards);
    if (kept->sums.games > vaka_lab_count(lab))
        return vaka_fail(err, VAKA_ERR_DATA, "%.100s has %u games already, more than the %u wanted",
                         path, kept->sums.games, vaka_lab_count(lab));
    /* A run that stops sooner would have stopped before: what is in the file is not its result. */
    if (kept->until != lab->until && !(lab->until && kept->until && lab->until < kept->until))
        return vaka_fail(err, VAKA_ERR_DATA,
                         "%.100s was begun with another --until; it can only be made finer", path);
    return VAKA_OK;
}

vaka_status vaka_lab_resume(vaka_lab *lab, const char *path, vaka_error *err)
{
    vaka_lab kept;
    vaka_status status;

    if (access(path, F_OK))
        return VAKA_OK;
    status = vaka_lab_read(&kept, path, err);
    if (!status)
        status = same_shape(lab, &kept, path, err);
    if (!status)
        status = fits(lab, &kept, path, err);
    if (!status) {
        vaka_sums_done(&lab->sums);
        lab->sums = kept.sums;
        kept.sums = (vaka_sums){0};
    }
    vaka_lab_done(&kept);
    return status;
}

bool vaka_lab_seed(const char *path, vaka_seed *seed)
{
    vaka_lab kept;

    if (access(path, F_OK) || vaka_lab_read(&kept, path, NULL))
        return false;
    bool found = vaka_seed_read(vaka_lab_text(&kept, "seed"), seed);
    vaka_lab_done(&kept);
    return found;
}

/* --- Shards ----------------------------------------------------------------------------------- */

/* One more shard, into the sums of those before it. `by[shard]` is the file it came from. */
static vaka_status add_shard(vaka_lab *lab, vaka_lab *more, const char *path, const char **by,
                             vaka_error *err)
{
    vaka_status status = same_shape(lab, more, path, err);

    if (status)
        return status;
    if (more->shards != lab->shards || more->games != lab->games)
        return vaka_fail(err, VAKA_ERR_DATA,
                         "%.80s does not belong here: it is one of %u shards of %u games, not one "
                         "of %u of %u",
                         path, more->shards, more->games, lab->shards, lab->games);
    if (by[more->shard])
        return vaka_fail(err, VAKA_ERR_DATA, "%.80s and %.80s are both shard %u/%u",
                         by[more->shard], path, more->shard + 1, more->shards);
    if (!vaka_lab_over(more))
        return vaka_fail(err, VAKA_ERR_DATA,
                         "%.80s has played %u of its %u games; go on with it by --resume first",
                         path, more->sums.games, vaka_lab_count(more));
    by[more->shard] = path;
    vaka_sums_merge(&lab->sums, &more->sums);
    return VAKA_OK;
}

static vaka_status all_there(const vaka_lab *lab, const char *const *by, vaka_error *err)
{
    for (uint32_t shard = 0; shard < lab->shards; shard++)
        if (!by[shard])
            return vaka_fail(err, VAKA_ERR_DATA, "shard %u/%u is missing", shard + 1, lab->shards);
    return VAKA_OK;
}

vaka_status vaka_lab_merge(vaka_lab *lab, const char *const *paths, int count, vaka_error *err)
{
    const char **by = NULL;
    vaka_status status = VAKA_OK;

    *lab = (vaka_lab){0};
    for (int i = 0; !status && i < count; i++) {
        vaka_lab more;

        status = vaka_lab_read(&more, paths[i], err);
        if (!status && i == 0) {
            *lab = (vaka_lab){.run = json_incref(more.run),
                              .games = more.games,
                              .shards = more.shards,
                              .seconds = -1};
            vaka_sums_init(&lab->sums, more.sums.seats, more.sums.factor_count);
            by = vaka_xnew(more.shards * sizeof *by);
        }
        if (!status)
            status = add_shard(lab, &more, paths[i], by, err);
        vaka_lab_done(&more);
    }
    if (!status)
        status = all_there(lab, by, err);
    free(by);
    lab->shards = lab->shards ? 1 : 0;
    lab->shard = 0;
    if (status)
        vaka_lab_done(lab);
    return status;
}
