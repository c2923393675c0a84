/* gui/lobby/game_files.c - the journals there are, newest first, and what each of them is about.
 *
 * SPDX-License-Identifier: MIT
 *
 * For that the journals are read to their end, so it is done only before they are listed. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "gui/base/finished.h"
#include "gui/base/stands.h"
#include "gui/lobby/lobby.h"

#define HEADER_LINES 64        /* of a journal that are looked at */
#define REPLAYED_MOST 1000000L /* bytes of a journal that is replayed to see whether it is over */

static int compare(const void *left, const void *right)
{
    const vaka_game_file *a = left, *b = right;

    if (a->changed != b->changed)
        return a->changed > b->changed ? -1 : 1;
    return strcmp(a->path, b->path);
}

/* Of one that is not here, as people call it: the last word of its id. */
static const char *module_title(const vaka_lobby *lobby, const char *id)
{
    vaka_plugins *plugins = lobby->ui->start->host->plugins;
    const char *dot = strrchr(id, '.');

    for (uint32_t i = 0; i < plugins->count; i++)
        if (plugins->at[i].module && strcmp(plugins->at[i].module->id, id) == 0)
            return vaka_ui_say(lobby->ui, plugins->at[i].module->title);
    if (plugins->more) { /* perhaps it is among those that have not been read */
        vaka_plugins_all(plugins);
        return module_title(lobby, id);
    }
    return dot ? dot + 1 : id;
}

/* Puts a text behind another, with `before` between the two, if there is room for both. */
static void append(char *out, size_t room, const char *before, const char *text)
{
    size_t length = strlen(out);

    if (*text && length + strlen(before) + strlen(text) < room)
        snprintf(out + length, room - length, "%s%s", length ? before : "", text);
}

/* Who plays a seat, where a line says it: "name 0 Ada". */
static const char *name_of(const char *line)
{
    return strncmp(line, "name ", 5) == 0 && line[5] >= '0' && line[5] <= '9' && line[6] == ' '
               ? line + 7
               : "";
}

/* Its game is in the journal's second line; who plays in those after. */
static bool read_header(vaka_game_file *file)
{
    FILE *journal = fopen(file->path, "r");
    char line[512] = "";

    file->module[0] = file->scenario[0] = file->who[0] = '\0';
    for (int i = 0; journal && i < HEADER_LINES && fgets(line, sizeof line, journal); i++) {
        if (i == 0 && strncmp(line, "vkj ", 4) != 0)
            break;
        if (i == 1 && sscanf(line, "module %128s", file->module) != 1)
            break;
        if (strncmp(line, "start", 5) == 0)
            break;
        line[strcspn(line, "\r\n")] = '\0';
        file->trial = file->trial || strcmp(line, "trial") == 0;
        const char *scenario = i == 2 ? strstr(line, " scenario ") : NULL;
        if (scenario)
            sscanf(scenario, " scenario %63s", file->scenario);
        append(file->who, sizeof file->who, ", ", name_of(line));
    }
    if (journal)
        fclose(journal);
    return file->module[0] != '\0';
}

static bool is_day(const struct tm *a, const struct tm *b)
{
    return a->tm_year == b->tm_year && a->tm_yday == b->tm_yday;
}

/* "Hello, today 14:05"; with the second where the minute is not enough. */
static void write_title(const vaka_lobby *lobby, vaka_game_file *file, bool exact)
{
    const char *name =
        file->readable ? module_title(lobby, file->module) : vaka_ui_say(lobby->ui, "Unreadable");
    char moment[32] = "";
    time_t when = (time_t)file->changed, now = time(NULL);
    struct tm then, today, before;

    localtime_r(&when, &then);
    localtime_r(&now, &today);
    before = today;
    before.tm_mday--;
    before.tm_hour = 12; /* there on every day, whenever clocks are put back */
    mktime(&before);
    bool recent = is_day(&then, &today) || is_day(&then, &before);
    strftime(moment, sizeof moment,
             recent  ? exact ? "%H:%M:%S" : "%H:%M"
             : exact ? "%Y-%m-%d %H:%M:%S"
                     : "%Y-%m-%d %H:%M",
             &then);
    const char *const with[] = {name, moment, NULL};
    if (!recent)
        vaka_say_with(lobby->ui->language, "{0}, on {1}", with, file->title, sizeof file->title);
    else if (is_day(&then, &today))
        vaka_say_with(lobby->ui->language, "{0}, today {1}", with, file->title, sizeof file->title);
    else
        vaka_say_with(lobby->ui->language, "{0}, yesterday {1}", with, file->title,
                      sizeof file->title);
}

/* How many of those before the end of a list have the title of its game number `which`. */
static int32_t alike(const vaka_lobby *lobby, uint32_t which, uint32_t end)
{
    int32_t count = 0;

    for (uint32_t i = 0; i < end; i++)
        count += i != which && strcmp(lobby->games[i].title, lobby->games[which].title) == 0;
    return count;
}

/* Games of the same minute are told apart by the second, those of the same second by a number. */
static void write_titles(vaka_lobby *lobby)
{
    bool exact[VAKA_GAMES];
    int32_t number[VAKA_GAMES];

    for (uint32_t i = 0; i < lobby->game_count; i++)
        write_title(lobby, &lobby->games[i], false);
    for (uint32_t i = 0; i < lobby->game_count; i++)
        exact[i] = alike(lobby, i, lobby->game_count) > 0;
    for (uint32_t i = 0; i < lobby->game_count; i++)
        if (exact[i])
            write_title(lobby, &lobby->games[i], true);
    for (uint32_t i = 0; i < lobby->game_count; i++)
        number[i] = 1 + alike(lobby, i, i);
    for (uint32_t i = 0; i < lobby->game_count; i++) {
        size_t length = strlen(lobby->games[i].title);

        if (number[i] > 1)
            snprintf(lobby->games[i].title + length, sizeof lobby->games[i].title - length, " (%d)",
                     (int)number[i]);
    }
}

static bool is_journal(const char *name)
{
    size_t length = strlen(name);

    return name[0] != '.' && length > 4 && strcmp(name + length - 4, ".vkj") == 0;
}

/* Where the next one goes: behind the others, or in place of the oldest if that is older. */
static vaka_game_file *place_for(vaka_lobby *lobby, const vaka_game_file *file)
{
    vaka_game_file *oldest = &lobby->games[0];

    if (lobby->game_count < VAKA_GAMES)
        return &lobby->games[lobby->game_count++];
    lobby->games_left++;
    for (uint32_t i = 1; i < lobby->game_count; i++)
        if (compare(&lobby->games[i], oldest) > 0)
            oldest = &lobby->games[i];
    return compare(file, oldest) < 0 ? oldest : NULL;
}

static void add_file(vaka_lobby *lobby, const char *folder, const char *name)
{
    vaka_game_file file = {0}, *place;
    struct stat about;
    int length = snprintf(file.path, sizeof file.path, "%s/%s", folder, name);

    if (length < 0 || length >= (int)sizeof file.path || stat(file.path, &about) != 0 ||
        !S_ISREG(about.st_mode)) /* opening a pipe would wait for whoever writes into it */
        return;
    file.changed = about.st_mtime;
    file.bytes = about.st_size;
    place = place_for(lobby, &file);
    if (place)
        *place = file;
}

void vaka_lobby_games(vaka_lobby *lobby)
{
    const vaka_gui_host *host = lobby->ui->start->host;
    char folder[VAKA_GUI_PATH];
    const struct dirent *entry;
    DIR *files = NULL;

    lobby->game_count = lobby->games_left = 0;
    if (!lobby->games)
        lobby->games = vaka_xnew(VAKA_GAMES * sizeof *lobby->games);
    if (host->games(host->data, folder, NULL) == VAKA_OK)
        files = opendir(folder);
    while (files && (entry = readdir(files)) != NULL)
        if (is_journal(entry->d_name))
            add_file(lobby, folder, entry->d_name);
    if (files)
        closedir(files);
    qsort(lobby->games, lobby->game_count, sizeof *lobby->games, compare);
    for (uint32_t i = 0; i < lobby->game_count; i++) {
        vaka_game_file *file = &lobby->games[i];

        file->readable = read_header(file);
        file->over = vaka_finished_has(&lobby->ui->settings, file->path, file->bytes);
        file->known = file->over || !file->readable || file->bytes > REPLAYED_MOST ||
                      vaka_finished_going(&lobby->ui->settings, file->path, file->bytes);
    }
    write_titles(lobby);
}

/* Has a person done anything? Where only programs play, has anything been done at all? */
static bool is_begun(vaka_record *record)
{
    const vaka_journal_head *head = vaka_record_head(record);
    uint32_t count;
    const vaka_journal_line *lines = vaka_record_lines(record, &count);
    bool people = false;

    for (int32_t seat = 0; seat < head->seats; seat++)
        people = people || strcmp(head->player[seat], "human") == 0;
    for (uint32_t i = 0; i < count; i++)
        if (lines[i].type == VAKA_LINE_ACTION &&
            (!people || strcmp(head->player[lines[i].seat], "human") == 0))
            return true;
    return false;
}

void vaka_lobby_left(const vaka_lobby *lobby, vaka_record *record, char *out)
{
    const char *path = vaka_record_path(record);

    out[0] = '\0';
    if (lobby->fresh && path && !is_begun(record))
        snprintf(out, VAKA_GUI_PATH, "%s", path);
}

/* The newest that was not played to its end when it was on the table last. */
const vaka_game_file *vaka_lobby_last(const vaka_lobby *lobby)
{
    for (uint32_t i = 0; i < lobby->game_count; i++)
        if (lobby->games[i].readable && !lobby->games[i].over)
            return &lobby->games[i];
    return NULL;
}

bool vaka_lobby_is_unsure(const vaka_lobby *lobby)
{
    const vaka_game_file *last = vaka_lobby_last(lobby);

    return last && !last->known;
}

/* One that cannot be played here any more is not over for all that is known. */
static bool is_over(const vaka_lobby *lobby, const vaka_game_file *file)
{
    vaka_replay_report report = {0};
    vaka_record *record = NULL;
    vaka_error err;

    if (vaka_record_replay(file->path, lobby->ui->start->host->plugins, -1, &record, &report, &err))
        return false;
    bool over = !report.differs_at && vaka_live_finished(vaka_record_live(record), NULL);
    vaka_record_close(record);
    return over;
}

void vaka_lobby_make_sure(vaka_lobby *lobby)
{
    vaka_settings *settings = &lobby->ui->settings;

    for (uint32_t i = 0; i < lobby->game_count; i++) {
        vaka_game_file *file = &lobby->games[i];

        if (file != vaka_lobby_last(lobby) || file->known)
            continue;
        file->known = true;
        file->over = is_over(lobby, file);
        lobby->ui->dirty = true;
        if (file->over)
            vaka_finished_note(settings, file->path);
        else
            vaka_finished_note_going(settings, file->path, file->bytes);
        return;
    }
}

typedef struct titles { /* of the scenarios of a module */
    const vaka_module *module;
    vaka_gui_item item[VAKA_GUI_ITEMS];
    uint32_t count;
} titles;

static const char *scenario_title(const vaka_lobby *lobby, titles *of, const vaka_game_file *file)
{
    const vaka_gui_host *host = lobby->ui->start->host;

    for (uint32_t i = 0; i < host->plugins->count; i++) {
        const vaka_module *module = host->plugins->at[i].module;

        if (!module || module == of->module || strcmp(module->id, file->module) != 0)
            continue;
        of->module = module;
        of->count = host->scenarios(host->data, module, of->item);
    }
    if (!of->module || strcmp(of->module->id, file->module) != 0)
        return file->scenario; /* the game is not here */
    for (uint32_t i = 0; i < of->count; i++)
        if (strcmp(of->item[i].id, file->scenario) == 0)
            return of->item[i].title;
    return file->scenario;
}

/* Actions that were done and not taken back. */
static int32_t count_actions(const char *path)
{
    FILE *journal = fopen(path, "r");
    char line[256];
    int32_t count = 0;
    bool fresh = true; /* a line begins */

    while (journal && fgets(line, sizeof line, journal)) {
        if (fresh && line[0] == '>')
            count++;
        else if (fresh && line[0] == '<')
            count += strstr(line, " undo ") ? -1 : 1;
        fresh = strchr(line, '\n') != NULL;
    }
    if (journal)
        fclose(journal);
    return count > 0 ? count : 0;
}

/* The turn and the points, of a game that was left here. */
static void tell_stand(const vaka_lobby *lobby, vaka_game_file *file)
{
    vaka_stand stand;
    char text[128];

    if (!vaka_stands_find(&lobby->ui->settings, file->path, file->bytes, &stand))
        return;
    if (stand.turn > 0)
        append(file->about, sizeof file->about, " · ",
               vaka_say_with(lobby->ui->language, "turn {0}", VAKA_WITH(VAKA_INT(stand.turn)), text,
                             sizeof text));
    if (stand.points[0])
        append(file->about, sizeof file->about, " · ",
               vaka_say_with(lobby->ui->language, VAKA_TEXT("points {0}"), VAKA_WITH(stand.points),
                             text, sizeof text));
}

static void tell(const vaka_lobby *lobby, titles *of, vaka_game_file *file)
{
    int32_t actions = count_actions(file->path);
    char far[96];

    if (file->trial)
        append(file->about, sizeof file->about, " · ",
               vaka_ui_say(lobby->ui, VAKA_TEXT("a trial")));
    append(file->about, sizeof file->about, " · ", scenario_title(lobby, of, file));
    append(file->about, sizeof file->about, " · ", file->who);
    if (actions == 0)
        snprintf(far, sizeof far, "%s", vaka_ui_say(lobby->ui, "nothing done yet"));
    else
        vaka_say_with(lobby->ui->language, "{0} {0:plural:action:actions}",
                      VAKA_WITH(VAKA_INT(actions)), far, sizeof far);
    append(file->about, sizeof file->about, " · ", far);
    tell_stand(lobby, file);
}

void vaka_lobby_tell(vaka_lobby *lobby)
{
    titles *of = vaka_xnew(sizeof *of);

    of->module = NULL;
    for (uint32_t i = 0; i < lobby->game_count; i++) {
        vaka_game_file *file = &lobby->games[i];
        const char *slash = strrchr(file->path, '/');

        file->about[0] = '\0';
        if (file->readable)
            tell(lobby, of, file);
        else
            append(file->about, sizeof file->about, " · ", slash ? slash + 1 : file->path);
    }
    free(of);
}

bool vaka_lobby_is_new_here(const vaka_lobby *lobby)
{
    const vaka_gui_host *host = lobby->ui->start->host;

    return host->lessons && lobby->game_count == 0 && *lobby->ui->settings.path &&
           !vaka_settings_number(&lobby->ui->settings, "met", 0, 1, 0);
}
