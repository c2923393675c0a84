/* web/web.c - an engine in a page: one line in, one line out.
 *
 * SPDX-License-Identifier: MIT
 *
 * It answers what a worker of the server answers (serve/worker.h). The page holds the whole
 * match, so whoever sits at it could look at everything: it is its own referee. */
#include "cli/base/paths.h"
#include "script/mods/game.h"
#include "serve/worker.h"
#include "share/installed.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static vaka_worker *worker;

/* Opens the engine, when all files are there and all packs are installed. */
void web_open(void);

/* The answer to a line. The caller frees it. */
char *web_answer(const char *line);

/* Installs the pack at a path, as `vaka install` does. The answer is a line like all others: `id`,
 * `title` and `version` of the mod, or `error`. The caller frees it. */
char *web_install(const char *path);

static void set_paths(void)
{
    setenv("VAKA_MODULE_PATH", VAKA_SYSTEM_MODULES, 1);
    setenv("VAKA_SCRIPTS", VAKA_SYSTEM_SCRIPTS, 1);
    setenv("XDG_DATA_HOME", "/vaka/data", 1);
}

void web_open(void)
{
    set_paths();
    worker = vaka_worker_new(true);
}

char *web_answer(const char *line)
{
    return vaka_worker_answer(worker, line, strlen(line));
}

static vaka_status install(const char *path, vaka_installed_report *report, vaka_error *err)
{
    vaka_complaints complaints = {0};
    vaka_plugins plugins;
    vaka_pack pack = {0};
    vaka_status status = vaka_pack_open(&pack, path, err);

    vaka_modules_scan(&plugins, NULL);
    if (!status) {
        const vaka_check_games games = vaka_check_games_of(&plugins);
        const vaka_installing installing = {&pack, path, "", &games, &complaints};

        status = vaka_installed_add(&installing, report, err);
        if (status && complaints.count)
            vaka_complaint_write(&complaints.at[0], err->text, sizeof err->text);
    }
    vaka_complaints_done(&complaints);
    vaka_plugins_done(&plugins);
    vaka_pack_done(&pack);
    return status;
}

char *web_install(const char *path)
{
    vaka_installed_report report = {0};
    vaka_error err = {0};
    json_t *out;
    char *text;

    set_paths();
    out = install(path, &report, &err)
              ? json_pack("{s:b, s:s}", "ok", 0, "error", err.text)
              : json_pack("{s:b, s:s, s:s, s:s}", "ok", 1, "id", report.card.id, "title",
                          report.card.title, "version", report.card.version);
    text = vaka_xneed(json_dumps(out, JSON_COMPACT));
    json_decref(out);
    return text;
}
