/* match/journal.c - a journal on disk: locked, appended to, synced.
 *
 * SPDX-License-Identifier: MIT */
#include "match/journal.h"

#include "text/utf8.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

struct vaka_journal {
    int fd;
    char *path;      /* owned */
    uint64_t length; /* of what is acknowledged */
    uint32_t lines;
    bool spoilt; /* a failed line could not be cut off again: nothing more may be written */
};

void vaka_journal_close(vaka_journal *journal)
{
    if (!journal)
        return;
    if (journal->fd >= 0)
        close(journal->fd); /* the lock goes with it */
    free(journal->path);
    free(journal);
}

static vaka_status disk_says(vaka_error *err, const char *verb, const char *path)
{
    return vaka_fail(err, VAKA_ERR_SYSTEM, "cannot %s %s: %s", verb, path, strerror(errno));
}

/* Opens and locks; the lock belongs to the open file and falls when the program ends, however. */
static vaka_status open_locked(const char *path, int flags, vaka_journal **out, vaka_error *err)
{
    vaka_journal *journal = vaka_xnew(sizeof *journal);
    vaka_status status = VAKA_OK;

    journal->path = vaka_xcopy(path);
    journal->fd = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0600); /* it holds all secrets */
    if (journal->fd < 0 && errno == ENOENT && !(flags & O_CREAT))
        status = vaka_fail(err, VAKA_ERR_DATA, "there is no journal %s", path);
    else if (journal->fd < 0)
        status = errno == EEXIST ? vaka_fail(err, VAKA_ERR_DATA,
                                             "%s is there already: resume it, or choose another "
                                             "file",
                                             path)
                                 : disk_says(err, "write", path);
    else if (flock(journal->fd, LOCK_EX | LOCK_NB) != 0)
        status = errno == EWOULDBLOCK
                     ? vaka_fail(err, VAKA_ERR_SYSTEM,
                                 "%s is being written by another program: is this match open "
                                 "elsewhere?",
                                 path)
                     : disk_says(err, "lock", path);
    if (status != VAKA_OK) {
        if (journal->fd >= 0 && (flags & O_CREAT))
            unlink(path);
        vaka_journal_close(journal);
        return status;
    }
    *out = journal;
    return VAKA_OK;
}

/* Makes the entry of a new file in its folder last. */
static vaka_status sync_folder(const char *path, vaka_error *err)
{
    char *folder = vaka_xcopy(path);
    char *slash = strrchr(folder, '/');
    vaka_status status = VAKA_OK;
    int fd;

    if (slash)
        slash[slash == folder] = '\0'; /* the folder of "/file" is "/" */
    fd = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    /* Some file systems cannot sync a folder (EINVAL); that is all they can promise then. */
    if (fd < 0 || (fsync(fd) != 0 && errno != EINVAL))
        status = disk_says(err, "write the folder of", path);
    if (fd >= 0)
        close(fd);
    free(folder);
    return status;
}

static vaka_status cut_at(vaka_journal *journal, uint64_t length)
{
    int result;

    do
        result = ftruncate(journal->fd, (off_t)length);
    while (result != 0 && errno == EINTR);
    return result == 0 && fdatasync(journal->fd) == 0 ? VAKA_OK : VAKA_ERR_SYSTEM;
}

/* Appends in one write, so that a kill leaves all of it or a torn line, and syncs. What went wrong
 * half way is cut off again. */
static vaka_status append(vaka_journal *journal, const char *text, size_t length, vaka_error *err)
{
    vaka_status status;
    ssize_t done;

    do
        done = pwrite(journal->fd, text, length, (off_t)journal->length);
    while (done < 0 && errno == EINTR);
    if (done == (ssize_t)length && fdatasync(journal->fd) == 0) {
        journal->length += length;
        return VAKA_OK;
    }
    if (done < 0 || done == (ssize_t)length)
        status = disk_says(err, "write", journal->path);
    else
        status =
            vaka_fail(err, VAKA_ERR_SYSTEM, "cannot write %s: the disk is full", journal->path);
    journal->spoilt = cut_at(journal, journal->length) != VAKA_OK;
    return status;
}

/* --- a new journal ---------------------------------------------------------------------------- */

static bool is_word(const char *text, const char *barred)
{
    if (!*text)
        return false;
    for (const char *c = text; *c; c++)
        if ((unsigned char)*c <= ' ' || *c == 0x7f || strchr(barred, *c))
            return false;
    return true;
}

vaka_status vaka_journal_head_check(const vaka_journal_head *head, vaka_error *err)
{
    if (!is_word(head->module, "") || !is_word(head->version, ""))
        return vaka_fail(err, VAKA_ERR_DATA, "a module's id and version must be single words");
    if (head->scenario[0] && !is_word(head->scenario, ""))
        return vaka_fail(err, VAKA_ERR_DATA, "a scenario's id must be a single word");
    for (int32_t s = 0; s < head->seats; s++) {
        if (!is_word(head->player[s], ","))
            return vaka_fail(err, VAKA_ERR_DATA, "the player of seat %d is not a single word",
                             (int)s);
        if (!vaka_utf8s_line(head->name[s], strlen(head->name[s])))
            return vaka_fail(
                err, VAKA_ERR_DATA,
                "the name of seat %d has a control character, or bytes that are not UTF-8 text",
                (int)s);
    }
    for (uint32_t i = 0; i < head->queue_count; i++)
        if (!vaka_utf8s_line(head->queue[i], strlen(head->queue[i])))
            return vaka_fail(
                err, VAKA_ERR_DATA,
                "a queued result has a control character, or bytes that are not UTF-8 text");
    return VAKA_OK;
}

static char *whole_text(const vaka_journal_text *text, size_t *length, uint32_t *lines)
{
    char *whole = vaka_journal_head_text(&text->head);
    size_t room;

    *length = strlen(whole);
    room = *length + 1;
    for (uint32_t i = 0; i < text->count; i++) {
        char *line = vaka_journal_line_text(&text->lines[i]);
        size_t size = strlen(line);
        if (*length + size + 1 > room) {
            room = (*length + size + 1) * 2;
            whole = vaka_xgrow(whole, room);
        }
        memcpy(whole + *length, line, size + 1);
        *length += size;
        free(line);
    }
    *lines = 0;
    for (const char *c = whole; (c = strchr(c, '\n')); c++)
        ++*lines;
    return whole;
}

vaka_status vaka_journal_new(const char *path, const vaka_journal_text *text, vaka_journal **out,
                             vaka_error *err)
{
    vaka_journal *journal;
    size_t length;
    char *whole;
    vaka_status status = vaka_journal_head_check(&text->head, err);

    if (status != VAKA_OK)
        return status;
    status = open_locked(path, O_RDWR | O_CREAT | O_EXCL, &journal, err);
    if (status != VAKA_OK)
        return status;
    whole = whole_text(text, &length, &journal->lines);
    status = append(journal, whole, length, err);
    free(whole);
    if (status == VAKA_OK)
        status = sync_folder(path, err);
    if (status != VAKA_OK) {
        unlink(path);
        vaka_journal_close(journal);
        return status;
    }
    *out = journal;
    return VAKA_OK;
}

/* --- going on --------------------------------------------------------------------------------- */

vaka_status vaka_journal_open(const char *path, vaka_journal **out, vaka_error *err)
{
    return open_locked(path, O_RDWR, out, err);
}

vaka_status vaka_journal_cut(vaka_journal *journal, const vaka_journal_text *text, vaka_error *err)
{
    journal->length = text->good;
    journal->lines = text->count ? text->lines[text->count - 1].number : 0;
    if (text->torn && cut_at(journal, journal->length) != VAKA_OK) {
        journal->spoilt = true;
        return disk_says(err, "cut the torn last line off", journal->path);
    }
    return VAKA_OK;
}

static vaka_status check_room(const vaka_journal *journal, size_t length, vaka_error *err)
{
    if (journal->spoilt)
        return vaka_fail(err, VAKA_ERR_SYSTEM,
                         "nothing more can be written to %s: an earlier failure left it unfinished",
                         journal->path);
    if (length - 1 > VAKA_JOURNAL_LINE)
        return vaka_fail(err, VAKA_ERR_RANGE, "a line of %zu bytes is too long for a journal",
                         length);
    if (journal->lines >= VAKA_JOURNAL_LINES || journal->length + length > VAKA_JOURNAL_BYTES)
        return vaka_fail(err, VAKA_ERR_RANGE, "%s is full: it is as long as a journal may be",
                         journal->path);
    return VAKA_OK;
}

vaka_status vaka_journal_write(vaka_journal *journal, const vaka_journal_line *line,
                               vaka_error *err)
{
    char *text = vaka_journal_line_text(line);
    size_t length = strlen(text);
    vaka_status status = check_room(journal, length, err);

    if (status == VAKA_OK)
        status = append(journal, text, length, err);
    if (status == VAKA_OK)
        journal->lines++;
    free(text);
    return status;
}
