/* cli/mods/new_lang.c - a first version of a language: every text of a mod, still in English.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/mods/new_files.h"

#include "script/mods/mod_files.h"
#include "script/texts/lang.h"
#include "script/tools/check.h"

#include <stdlib.h>
#include <string.h>

typedef struct text {
    const char *id, *english;
} text;

typedef struct texts {
    vaka_arena arena; /* of all that follows */
    text *at;
    uint32_t count;
} texts;

static bool is_there(const texts *list, const char *id)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (strcmp(list->at[i].id, id) == 0)
            return true;
    return false;
}

static void add(void *data, const char *id, const char *english)
{
    texts *list = data;

    if (is_there(list, id) || !*english)
        return;
    list->at = vaka_arena_more(&list->arena, list->at, list->count, sizeof *list->at);
    const char *name = vaka_arena_copy(&list->arena, id);
    const char *said = vaka_arena_copy(&list->arena, english);
    list->at[list->count++] = (text){name, said};
}

static int by_id(const void *a, const void *b)
{
    return strcmp(((const text *)a)->id, ((const text *)b)->id);
}

/* As a string of Lua. */
static void put_quoted(const char *from, FILE *out)
{
    fputc('"', out);
    for (; *from; from++) {
        if (*from == '\n') {
            fputs("\\n", out);
            continue;
        }
        if (*from == '"' || *from == '\\')
            fputc('\\', out);
        fputc(*from, out);
    }
    fputc('"', out);
}

/* A sentence of the code is its own id. */
static void add_sentence(void *data, const char *sentence)
{
    add(data, sentence, sentence);
}

/* What the table of a game calls things. It needs no text of its own where another one reads the
 * same: the language of the host finds that one (texts/lang.c). */
typedef struct titles {
    texts *list;
    uint32_t others; /* texts of the list that are no titles of this sort */
} titles;

static void add_title(void *data, const char *id, const char *english)
{
    const titles *of = data;

    for (uint32_t i = 0; i < of->others; i++)
        if (strcmp(of->list->at[i].english, english) == 0)
            return;
    add(of->list, id, english);
}

static void gather(const vaka_library *library, uint32_t mod, texts *list)
{
    const vaka_library_file *file = vaka_files_find(&library->files->mods[mod], "lang/en.lua");

    for (uint32_t i = 0; file && i < file->plain.count; i++)
        if (file->plain.at[i].key && file->plain.at[i].type == VAKA_PLAIN_TEXT)
            add(list, file->plain.at[i].key, file->plain.at[i].text);
    vaka_lang_implied(library, mod, add, list);
    titles of = {list, list->count};
    if (library->mods[mod].base)
        vaka_check_tell_titles(library, &(vaka_check_title_use){add_title, &of});
    vaka_check_tell(library, mod, &(vaka_check_sentences){add_sentence, list});
    if (list->count)
        qsort(list->at, list->count, sizeof *list->at, by_id);
}

/* In English titles and texts stand where they belong; only what scripts name by an id is here. */
static void write_english(FILE *out)
{
    fputs("-- en.lua - what players read, by the id that a script uses: prompt = \"some.id\".\n"
          "return {\n    -- [\"some.id\"] = \"Which of them?\",\n}\n",
          out);
}

void vaka_new_lang(const vaka_library *library, uint32_t mod, const char *language, FILE *out)
{
    texts list = {0};

    if (strcmp(language, "en") == 0) {
        write_english(out);
        return;
    }
    gather(library, mod, &list);
    fprintf(
        out,
        "-- %s.lua - what players read in this language: replace each English text. What is left\n"
        "-- out is shown in English.\nreturn {\n",
        language);
    for (uint32_t i = 0; i < list.count; i++) {
        fputs("    [", out);
        put_quoted(list.at[i].id, out);
        fputs("] = ", out);
        put_quoted(list.at[i].english, out);
        fputs(",\n", out);
    }
    fputs("}\n", out);
    vaka_arena_done(&list.arena);
}
