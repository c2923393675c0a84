/* match/record_fault.c - what is said when a script fails: to those who play, and to its author.
 *
 * SPDX-License-Identifier: MIT
 *
 * A script sees the whole table, so its words, and even the line at which it failed, may tell what
 * is hidden. Who plays reads only which script it was. */
#include "match/record_inside.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define LOG_MOST (1 << 20) /* bytes of a log to which nothing is added any more */

vaka_status vaka_fault_conceal(const vaka_live *live, vaka_status status, vaka_error *err)
{
    const vaka_content *content = vaka_live_layout(live)->setup.content;
    int32_t failed = vaka_live_failed(live);

    if ((status != VAKA_ERR_CONTRACT && status != VAKA_ERR_SYSTEM) || failed < 0 || !content)
        return status;
    const vaka_item *item = &content->items[failed];
    const char *sort = vaka_content_sort(content, item);
    return vaka_fail(err, status,
                     "the %.20s \"%.80s\" (mod %.40s) has failed, and nothing is changed", sort,
                     item->title, item->mod_id);
}

/* A plain file that is not too long yet, for its author; whatever is wrong with it, play goes on.
 */
static void add_to_log(const char *path, const char *game, const char *words)
{
    int file =
        open(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    char line[512], moment[32];
    struct stat about;
    time_t now = time(NULL);
    struct tm local;

    if (file < 0)
        return;
    localtime_r(&now, &local);
    strftime(moment, sizeof moment, "%Y-%m-%d %H:%M:%S", &local);
    int length = snprintf(line, sizeof line, "%s %.80s: %.350s\n", moment, game, words);
    if (fstat(file, &about) == 0 && S_ISREG(about.st_mode) && about.st_size < LOG_MOST &&
        write(file, line, (size_t)length) != length)
        (void)0; /* a full disk will be told where it matters */
    close(file);
}

/* The script that words speak of: "game.lua" of "lua.NAME: setup: game.lua:3: …"; "?": they name
 * none. */
static void find_script(const char *words, char out[80])
{
    const char *end = strstr(words, ".lua:"), *start = end;

    snprintf(out, 80, "?");
    if (!end)
        return;
    while (start > words && start[-1] != ' ' && start[-1] != ':')
        start--;
    snprintf(out, 80, "%.*s.lua", (int)(end - start), start);
}

void vaka_fault_setup(const vaka_setup *setup, const char *log, vaka_error *err)
{
    char script[80];

    if (err->status != VAKA_ERR_CONTRACT || !setup->content)
        return;
    if (log)
        add_to_log(log, setup->module->id, err->text);
    find_script(err->text, script);
    vaka_fail(err, VAKA_ERR_CONTRACT, "%.80s cannot be set up: the script %.70s has failed",
              setup->module->title, script);
}

vaka_status vaka_record_tell_fault(vaka_record *record, vaka_status status, const vaka_error *fault,
                                   vaka_error *err)
{
    bool by_script = (status == VAKA_ERR_CONTRACT || status == VAKA_ERR_SYSTEM) &&
                     vaka_live_failed(record->live) != VAKA_NONE;

    record->fault[0] = '\0';
    if (err)
        *err = *fault;
    if (!by_script)
        return status;
    snprintf(record->fault, sizeof record->fault, "%s", fault->text);
    if (record->fault_log)
        add_to_log(record->fault_log, record->layout->module->id, record->fault);
    return record->show_faults ? status : vaka_fault_conceal(record->live, status, err);
}

bool vaka_record_trouble(vaka_record *record, const char **words)
{
    const char *said = vaka_live_trouble(record->live);

    if (!*said || record->trouble_told)
        return false;
    record->trouble_told = true;
    if (record->fault_log)
        add_to_log(record->fault_log, record->layout->module->id, said);
    *words = record->show_faults ? said : "";
    return true;
}

void vaka_record_show_faults(vaka_record *record, bool on)
{
    record->show_faults = on;
}

void vaka_record_log_faults(vaka_record *record, const char *path)
{
    free(record->fault_log);
    record->fault_log = path ? vaka_xcopy(path) : NULL;
}
