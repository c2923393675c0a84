/* script/texts/lang.c - texts by id, in the language of the reader.
 *
 * SPDX-License-Identifier: MIT */
#include "script/texts/lang.h"
#include "script/lua/sandbox.h"
#include "script/mods/mod_files.h"
#include "table/hash.h"

#include <stdlib.h>
#include <string.h>

typedef struct entry {
    char *id, *text;
} entry;

typedef struct language {
    char code[VAKA_LANG_CODE];
    entry *at; /* sorted by id */
    uint32_t count;
    uint32_t *slots; /* owned: by hash of the id, places + 1; NULL: to be made */
    uint32_t slot_count;
} language;

struct vaka_texts {
    vaka_arena arena; /* of languages and texts */
    language *at;     /* English first, then by code */
    uint32_t count;
    uint32_t current;
    vaka_library_file *waiting; /* of languages nobody has read yet; without text: read since */
    uint32_t waiting_count;     /* later ones are laid over earlier ones */
    const entry **by_text; /* owned; what stands in English, sorted by text; NULL: to be sorted */
    vaka_language language;
};

/* Where an id is, or would be. */
static uint32_t place_of(const language *in, const char *id, bool *found)
{
    uint32_t low = 0, high = in->count;

    *found = false;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(id, in->at[middle].id);
        if (order == 0) {
            *found = true;
            return middle;
        }
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* The slot where an id is, or would be. */
static uint32_t *slot_of(const language *in, const char *id)
{
    uint32_t at = (uint32_t)vaka_hash(0, id, strlen(id)) & (in->slot_count - 1);

    while (in->slots[at] && strcmp(in->at[in->slots[at] - 1].id, id) != 0)
        at = (at + 1) & (in->slot_count - 1);
    return &in->slots[at];
}

static void make_slots(language *in)
{
    in->slot_count = 16;
    while (in->slot_count < 2 * in->count)
        in->slot_count *= 2;
    in->slots = vaka_xnew(in->slot_count * sizeof *in->slots);
    for (uint32_t i = 0; i < in->count; i++)
        *slot_of(in, in->at[i].id) = i + 1;
}

static void drop_slots(language *in)
{
    free(in->slots);
    in->slots = NULL;
}

static language *language_of(vaka_texts *texts, const char *code)
{
    uint32_t at = 1;

    for (uint32_t i = 0; i < texts->count; i++)
        if (strcmp(texts->at[i].code, code) == 0)
            return &texts->at[i];
    while (at < texts->count && strcmp(texts->at[at].code, code) < 0)
        at++;
    texts->at = vaka_arena_more(&texts->arena, texts->at, texts->count, sizeof *texts->at);
    memmove(&texts->at[at + 1], &texts->at[at], (texts->count - at) * sizeof *texts->at);
    texts->at[at] = (language){.count = 0};
    snprintf(texts->at[at].code, sizeof texts->at[at].code, "%s", code);
    texts->current += texts->count > 1 && texts->current >= at;
    texts->count++;
    return &texts->at[at];
}

/* `over`: where there is one of this id already, it takes its place. */
static void add(vaka_texts *texts, language *in, const char *id, const char *text, bool over)
{
    bool found;
    uint32_t at = place_of(in, id, &found);

    if (found && !over)
        return;
    free(texts->by_text);
    texts->by_text = NULL;
    if (!found) {
        drop_slots(in);
        in->at = vaka_arena_more(&texts->arena, in->at, in->count, sizeof *in->at);
        memmove(&in->at[at + 1], &in->at[at], (in->count - at) * sizeof *in->at);
        in->at[at].id = vaka_arena_copy(&texts->arena, id);
        in->count++;
    }
    in->at[at].text = vaka_arena_copy(&texts->arena, text);
}

void vaka_texts_add(vaka_texts *texts, const char *code, const char *id, const char *text)
{
    add(texts, language_of(texts, code), id, text, true);
}

static void add_english(void *texts, const char *id, const char *text)
{
    vaka_texts_add(texts, "en", id, text);
}

/* All texts of a file that has been loaded. */
static void add_all(vaka_texts *texts, const vaka_library_file *file, bool over)
{
    for (uint32_t i = 0; i < file->plain.count; i++) {
        const vaka_plain *text = &file->plain.at[i];
        if (text->key && text->type == VAKA_PLAIN_TEXT)
            add(texts, language_of(texts, file->id), text->key, text->text, over);
    }
}

/* What is wrong in it is not told: it stays English. */
static void load(vaka_texts *texts, vaka_library_file *file, bool over)
{
    vaka_sandbox *sandbox = vaka_sandbox_new_brief();
    vaka_complaints unheard = {0};
    vaka_arena arena = {0};

    if (vaka_file_load(file, &arena, sandbox, VAKA_NONE, &unheard))
        add_all(texts, file, over);
    vaka_arena_done(&arena);
    vaka_complaints_done(&unheard);
    vaka_sandbox_free(sandbox);
}

static void wait_for_reader(vaka_texts *texts, const vaka_library_file *file)
{
    vaka_arena *arena = &texts->arena;
    vaka_library_file *copy;

    language_of(texts, file->id);
    texts->waiting =
        vaka_arena_more(arena, texts->waiting, texts->waiting_count, sizeof *texts->waiting);
    copy = &texts->waiting[texts->waiting_count++];
    *copy = (vaka_library_file){.size = file->size};
    copy->name = vaka_arena_copy(arena, file->name);
    copy->path = vaka_arena_copy(arena, file->path);
    copy->folder = vaka_arena_copy(arena, file->folder);
    copy->id = vaka_arena_copy(arena, file->id);
    copy->text = vaka_arena_copy_part(arena, file->text, file->size);
}

void vaka_texts_add_file(vaka_texts *texts, const vaka_library_file *file)
{
    vaka_library_file copy = *file;

    if (strlen(file->id) >= sizeof texts->at->code)
        return;
    if (file->plain.type == VAKA_PLAIN_TABLE)
        add_all(texts, file, true);
    else if (strcmp(file->id, texts->at[0].code) == 0)
        load(texts, &copy, true); /* English is always read */
    else if (file->text)
        wait_for_reader(texts, file);
}

/* Somebody reads a language: the last file first, because what is there lies over what comes. */
static void read_waiting(vaka_texts *texts, uint32_t number)
{
    for (uint32_t i = texts->waiting_count; i-- > 0;) {
        vaka_library_file file = texts->waiting[i];
        if (!file.text || strcmp(file.id, texts->at[number].code) != 0)
            continue;
        texts->waiting[i].text = NULL;
        load(texts, &file, false);
    }
}

/* A language of which there is not a word, as its files turned out when they were read. */
static void forget(vaka_texts *texts, uint32_t number)
{
    drop_slots(&texts->at[number]);
    texts->count--;
    memmove(&texts->at[number], &texts->at[number + 1],
            (texts->count - number) * sizeof *texts->at);
    texts->current -= texts->current > number;
}

static const char *look_up(language *in, const char *id)
{
    if (!in->slots)
        make_slots(in);
    uint32_t place = *slot_of(in, id);
    return place ? in->at[place - 1].text : NULL;
}

/* Its file has it as its word for "English". */
static const char *name(const void *texts, uint32_t number)
{
    static const char english[] = VAKA_TEXT("English");
    vaka_texts *in = (vaka_texts *)(uintptr_t)texts;
    const char *found;

    if (number == 0 || number >= in->count)
        return number == 0 ? english : NULL;
    read_waiting(in, number);
    found = look_up(&in->at[number], english);
    return found ? found : in->at[number].code;
}

static const char *known(const void *texts, uint32_t number)
{
    const vaka_texts *in = texts;
    const language *now = &in->at[in->current];

    return in->current > 0 && number < now->count ? now->at[number].id : NULL;
}

static const char *clause(const void *texts, uint32_t number)
{
    static const char sort[] = "clause.";
    const language *english = &((const vaka_texts *)texts)->at[0];
    bool found;
    uint32_t at = place_of(english, sort, &found) + number;

    if (at >= english->count || strncmp(english->at[at].id, sort, sizeof sort - 1) != 0)
        return NULL;
    return english->at[at].id + sizeof sort - 1;
}

vaka_texts *vaka_texts_new(const vaka_library *library)
{
    vaka_texts *texts = vaka_xnew(sizeof *texts);

    texts->at = vaka_arena_more(&texts->arena, NULL, texts->count++, sizeof *texts->at);
    memcpy(texts->at[0].code, "en", 3);
    texts->language = (vaka_language){
        vaka_lang_say, vaka_lang_at, vaka_lang_current, name, vaka_lang_switch, known,
        clause,        texts};
    vaka_lang_read_host(texts);
    for (uint32_t m = 0; library && m < library->mod_count; m++) {
        const vaka_mod_files *files = &library->files->mods[m];
        if (!library->mods[m].usable)
            continue;
        vaka_lang_implied(library, m, add_english, texts);
        for (uint32_t i = 0; i < files->count; i++)
            if (strcmp(files->at[i].folder, "lang") == 0 &&
                (files->at[i].plain.type == VAKA_PLAIN_TABLE || !library->files->texts_read))
                vaka_texts_add_file(texts, &files->at[i]);
    }
    return texts;
}

void vaka_texts_free(vaka_texts *texts)
{
    if (!texts)
        return;
    for (uint32_t i = 0; i < texts->count; i++)
        drop_slots(&texts->at[i]);
    vaka_arena_done(&texts->arena);
    free(texts->by_text);
    free(texts);
}

static int by_text(const void *left, const void *right)
{
    const entry *const *a = left, *const *b = right;
    int order = strcmp((*a)->text, (*b)->text);

    return order ? order : strcmp((*a)->id, (*b)->id);
}

static void sort_by_text(vaka_texts *texts)
{
    const language *english = &texts->at[0];

    if (texts->by_text)
        return;
    texts->by_text = vaka_xnew((english->count + 1u) * sizeof(const entry *));
    for (uint32_t i = 0; i < english->count; i++)
        texts->by_text[i] = &english->at[i];
    qsort(texts->by_text, english->count, sizeof *texts->by_text, by_text);
}

/* What a language has for something that reads like this in English: the first of all such. */
static const char *look_up_text(const vaka_texts *texts, const char *text)
{
    const language *english = &texts->at[0];
    language *now = &texts->at[texts->current];
    uint32_t low = 0, high = english->count;
    const char *found = NULL;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (strcmp(texts->by_text[middle]->text, text) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    for (; !found && low < english->count; low++) {
        if (strcmp(texts->by_text[low]->text, text) != 0)
            break;
        found = look_up(now, texts->by_text[low]->id);
    }
    return found;
}

const char *vaka_lang_say(const void *texts, const char *text)
{
    vaka_texts *in = (vaka_texts *)(uintptr_t)texts;
    const char *found = look_up(&in->at[in->current], text);

    if (!found && in->current > 0) {
        sort_by_text(in);
        found = look_up_text(in, text);
        if (!found)
            found = look_up(&in->at[0], text);
    }
    return found ? found : text;
}

/* The number of a language by the first signs of a word; VAKA_NONE: there is none. */
static int32_t find_language(const vaka_texts *texts, const char *word, size_t length)
{
    for (uint32_t at = 0; at < texts->count; at++)
        if (strlen(texts->at[at].code) == length && memcmp(texts->at[at].code, word, length) == 0)
            return (int32_t)at;
    return VAKA_NONE;
}

bool vaka_lang_switch(void *texts, const char *code)
{
    vaka_texts *in = texts;
    size_t lengths[] = {strlen(code), strcspn(code, "."), strcspn(code, "_.@-")};
    int32_t found, empty = VAKA_NONE;

    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        if ((found = find_language(in, code, lengths[i])) == VAKA_NONE)
            continue;
        read_waiting(in, (uint32_t)found);
        if (found == 0 || in->at[found].count) {
            in->current = (uint32_t)found;
            return true;
        }
        empty = found;
    }
    if (empty != VAKA_NONE)
        forget(in, (uint32_t)empty); /* last of all: `code` may be its own */
    return false;
}

const char *vaka_lang_current(const void *texts)
{
    const vaka_texts *in = texts;

    return in->at[in->current].code;
}

const char *vaka_lang_at(const void *texts, uint32_t number)
{
    const vaka_texts *in = texts;

    return number < in->count ? in->at[number].code : NULL;
}

const vaka_language *vaka_lang_language(vaka_texts *texts)
{
    return &texts->language;
}
