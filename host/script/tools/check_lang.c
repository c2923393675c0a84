/* script/tools/check_lang.c - are all texts there in all languages, with the same gaps?
 *
 * SPDX-License-Identifier: MIT */
#include "layout/layout.h"
#include "script/texts/lang.h"
#include "script/tools/check_inside.h"
#include "text/melt.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct text {
    char *id, *text;
    bool implied; /* stands in another file than lang/en.lua */
} text;

typedef struct texts {
    vaka_arena arena; /* of all that follows */
    text *at;
    uint32_t count;
} texts;

static void add(texts *list, const char *id, const char *english, bool implied)
{
    list->at = vaka_arena_more(&list->arena, list->at, list->count, sizeof *list->at);
    text *out = &list->at[list->count++];
    out->id = vaka_arena_copy(&list->arena, id);
    out->text = vaka_arena_copy(&list->arena, english);
    out->implied = implied;
}

static void add_implied(void *list, const char *id, const char *english)
{
    add(list, id, english, true);
}

static int by_id(const void *a, const void *b)
{
    const text *x = a, *y = b;
    int order = strcmp(x->id, y->id);

    return order ? order : (int)y->implied - (int)x->implied;
}

/* The text of an id; of two the one that stands where it belongs. */
static const text *find(const texts *list, const char *id)
{
    const text *found = NULL;

    for (int implied = 1; list->count && !found && implied >= 0; implied--) {
        const text wanted = {(char *)(uintptr_t)id, NULL, implied};
        found = bsearch(&wanted, list->at, list->count, sizeof wanted, by_id);
    }
    return found;
}

static void add_english(const vaka_library *library, uint32_t mod, texts *out)
{
    const vaka_library_file *file = vaka_files_find(&library->files->mods[mod], "lang/en.lua");

    vaka_lang_implied(library, mod, add_implied, out);
    for (uint32_t i = 0; file && i < file->plain.count; i++)
        if (file->plain.at[i].key && file->plain.at[i].type == VAKA_PLAIN_TEXT)
            add(out, file->plain.at[i].key, file->plain.at[i].text, false);
}

static void sort(texts *list)
{
    if (list->count)
        qsort(list->at, list->count, sizeof *list->at, by_id);
}

/* The English texts of a mod, sorted. */
static void read_english(const vaka_library *library, uint32_t mod, texts *out)
{
    add_english(library, mod, out);
    sort(out);
}

/* Does a mod build on another one: the game's own, or one that it needs? */
static bool builds_on(const vaka_library *library, uint32_t mod, uint32_t other)
{
    bool needed = library->mods[other].base;

    for (uint32_t n = 0; n < library->mods[mod].need_count; n++)
        needed |= library->mods[mod].needs[n] == other;
    return needed && other != mod;
}

/* Those of the mods that it builds on, which it may say anew in a language. */
static void read_others(const vaka_library *library, uint32_t mod, texts *out)
{
    for (uint32_t m = 0; m < library->mod_count; m++)
        if (builds_on(library, mod, m))
            add_english(library, m, out);
    sort(out);
}

typedef struct wanted {
    const char *id;
    bool found;
} wanted;

static void note_found(void *data, const char *id, const char *english)
{
    wanted *it = data;

    (void)english;
    it->found |= strcmp(it->id, id) == 0;
}

bool vaka_check_has_text(const vaka_library *library, uint32_t mod, const char *id,
                         vaka_guess *guess)
{
    wanted it = {id, false};

    for (uint32_t m = 0; m < library->mod_count && !it.found; m++) {
        const vaka_library_file *file = vaka_files_find(&library->files->mods[m], "lang/en.lua");
        if (m != mod && !builds_on(library, mod, m))
            continue;
        if (file && file->plain.type != VAKA_PLAIN_TABLE)
            return true; /* nothing can be said while it could not be loaded */
        vaka_lang_implied(library, m, note_found, &it);
        it.found |= file && vaka_plain_get(&file->plain, id);
        for (uint32_t i = 0; file && i < file->plain.count; i++)
            if (file->plain.at[i].key)
                vaka_guess_try(guess, file->plain.at[i].key);
    }
    return it.found;
}

/* A quote, or what parts the labels of a track. */
static bool is_edge(char byte)
{
    return byte == '"' || byte == '\'' || byte == '|';
}

/* Do the words lie somewhere between two quotes, or are they a label of several there? */
static bool lies_quoted(const char *in, const char *words)
{
    size_t length = strlen(words);

    for (const char *at = in; (at = strstr(at, words)) != NULL; at++)
        if (at > in && is_edge(at[-1]) && is_edge(at[length]))
            return true;
    return false;
}

bool vaka_check_is_quoted(const vaka_mod_files *files, const char *words)
{
    for (uint32_t i = 0; i < files->count; i++)
        if (files->at[i].text && strcmp(files->at[i].folder, "lang") != 0 &&
            lies_quoted(files->at[i].text, words))
            return true;
    return false;
}

bool vaka_check_has_words(const char *sentence)
{
    bool gap = false;

    for (; *sentence; sentence++) {
        unsigned char byte = (unsigned char)*sentence;

        gap = byte == '{' || (gap && byte != '}');
        if (!gap && (isalpha(byte) || byte >= 0x80))
            return true;
    }
    return false;
}

/* Texts that only a match knows: nothing can be said about them here. */
static bool is_of_layout(const char *id)
{
    static const char *const sorts[] = {"kind.", "zone.",    "board.", "reason.", "say.",
                                        "word.", "counter.", "mat.",   "table.",  "column."};

    for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++)
        if (strncmp(id, sorts[i], strlen(sorts[i])) == 0)
            return true;
    return false;
}

static void check_text(const vaka_file_fields *page, const vaka_plain *field)
{
    const char *trouble;

    if (!field->key)
        vaka_file_wrong(page, field->spot, "write: some_id = \"…\"", "a text needs an id");
    else if (field->type != VAKA_PLAIN_TEXT)
        vaka_file_wrong(page, field->spot, NULL, "'%s' must be a text, not %s", field->key,
                        vaka_plain_type(field));
    else if (!field->length)
        vaka_file_wrong(page, field->spot, NULL, "'%s' is empty", field->key);
    else if ((trouble = vaka_lang_gap_trouble(field->text)) != NULL)
        vaka_file_wrong(page, field->spot, NULL, "%s", trouble);
}

/* A word of a verb that has no text but itself: English may say it better ("shells"). */
static bool is_word_alone(const text *it)
{
    return strncmp(it->id, "word.", 5) == 0 && strcmp(it->id + 5, it->text) == 0;
}

static void check_english(const vaka_file_fields *page, const vaka_plain *field,
                          const texts *english)
{
    const text *twin = field->key ? find(english, field->key) : NULL;

    if (twin && twin->implied && !is_word_alone(twin))
        vaka_file_wrong(page, field->key_spot, "leave it out here",
                        "the English text of '%s' stands where it belongs already", field->key);
}

/* `others`: what may be translated besides; `scripts`: of the mod; a sentence that stands in one of
 * them is its own id. */
static void check_translation(const vaka_file_fields *page, const vaka_plain *field,
                              const texts *english, const texts *others,
                              const vaka_mod_files *scripts)
{
    const text *original;

    if (!field->key || field->type != VAKA_PLAIN_TEXT || page->complaints->count >= VAKA_COMPLAINTS)
        return;
    original = find(english, field->key);
    bool is_sentence = !original && vaka_check_is_quoted(scripts, field->key);
    if (!original && !is_sentence)
        original = find(others, field->key);
    if (original || is_sentence) {
        if (!vaka_lang_same_gaps(is_sentence ? field->key : original->text, field->text))
            vaka_file_wrong(page, field->spot, is_sentence ? field->key : original->text,
                            "'%s' has other gaps than in English", field->key);
        return;
    }
    if (is_of_layout(field->key) || vaka_melt_is(field->key))
        return;
    vaka_guess guess =
        vaka_row_guess(VAKA_NAMED_ROWS(english->at, english->count), vaka_word_of(field->key));
    vaka_file_fields_unknown(page, field->key_spot, "English text with the id", &guess);
}

/* The column of a table that a text is of, data.TABLE.ROW.COLUMN; NULL: of none. */
static const vaka_column *column_of(const vaka_module *module, const char *id)
{
    const char *last = strrchr(id, '.');
    size_t length = strcspn(id + 5, ".");

    for (uint32_t t = 0; last && t < module->table_count; t++) {
        const vaka_data_table *table = &module->tables[t];
        if (!vaka_word_is((vaka_word){id + 5, length}, table->id))
            continue;
        for (uint32_t c = 0; c < table->column_count; c++)
            if (strcmp(table->columns[c].id, last + 1) == 0)
                return &table->columns[c];
    }
    return NULL;
}

/* Names on a map and on pieces are often the same in every language, unless the module says. */
static bool may_stay(const vaka_module *module, const char *id)
{
    if (strncmp(id, "data.", 5) != 0)
        return false;
    const vaka_column *column = column_of(module, id);
    return !column || !(column->flags & VAKA_COLUMN_TRANSLATED);
}

static void check_missing(const vaka_module *module, const vaka_file_fields *page,
                          const vaka_library_file *file, const texts *english)
{
    uint32_t before = page->complaints->total;

    for (uint32_t i = 0; i < english->count; i++)
        if (!vaka_plain_get(&file->plain, english->at[i].id) &&
            !may_stay(module, english->at[i].id))
            vaka_file_wrong(page, file->plain.spot, english->at[i].text, "there is no '%s'",
                            english->at[i].id);
    vaka_complaints_warn(page->complaints, before); /* it is shown in English */
}

void vaka_check_lang(const vaka_library *library, uint32_t mod, vaka_complaints *complaints)
{
    const vaka_mod_files *files = &library->files->mods[mod];
    texts english = {0}, others = {0};

    read_english(library, mod, &english);
    read_others(library, mod, &others);
    for (uint32_t i = 0; i < files->count; i++) {
        const vaka_library_file *file = &files->at[i];
        vaka_file_fields page = {file->name, complaints, NULL};
        bool is_english = strcmp(file->id, "en") == 0;
        if (strcmp(file->folder, "lang") != 0 || file->plain.type != VAKA_PLAIN_TABLE)
            continue;
        for (uint32_t t = 0; t < file->plain.count; t++) {
            check_text(&page, &file->plain.at[t]);
            if (is_english)
                check_english(&page, &file->plain.at[t], &english);
            else if (library->mods[mod].usable)
                check_translation(&page, &file->plain.at[t], &english, &others, files);
        }
        if (!is_english && library->mods[mod].usable)
            check_missing(library->module, &page, file, &english);
    }
    vaka_arena_done(&english.arena);
    vaka_arena_done(&others.arena);
}

/* A language of a game's own mod, which has to know what the table calls things. */
typedef struct titles {
    const vaka_module *module;
    const vaka_library_file *file;
    const texts *english;
    vaka_complaints *complaints;
} titles;

/* Does the language have some text that reads like this in English? */
static bool is_translated(const titles *of, const char *title)
{
    for (uint32_t i = 0; i < of->english->count; i++)
        if (strcmp(of->english->at[i].text, title) == 0 &&
            (may_stay(of->module, of->english->at[i].id) ||
             vaka_plain_get(&of->file->plain, of->english->at[i].id)))
            return true;
    return false;
}

static void check_title(void *data, const char *name, const char *title)
{
    const titles *of = data;
    const vaka_file_fields page = {of->file->name, of->complaints, NULL};
    char what[5 * VAKA_ID_LENGTH];

    snprintf(what, sizeof what, "there is no '%s'", name);
    for (uint32_t i = 0; i < of->complaints->count; i++) /* with fewer seats it was said already */
        if (strcmp(of->complaints->at[i].text, what) == 0 &&
            strcmp(of->complaints->at[i].file, of->file->name) == 0)
            return;
    uint32_t before = of->complaints->total;
    if (!vaka_plain_get(&of->file->plain, name) && !is_translated(of, title))
        vaka_file_wrong(&page, of->file->plain.spot, title, "%s", what);
    vaka_complaints_warn(of->complaints, before);
}

/* A title that says more than its id. */
static void use_title(const vaka_check_title_use *use, const char *sort, const char *id,
                      const char *title)
{
    char name[4 * VAKA_ID_LENGTH];

    if (!id || !*id || !title || strcmp(id, title) == 0)
        return;
    snprintf(name, sizeof name, "%s.%.60s", sort, id);
    use->tell(use->data, name, title);
}

void vaka_check_each_title(const vaka_layout *layout, const vaka_check_title_use *use)
{
    for (int32_t i = 0; i < layout->zone_count; i++)
        use_title(use, "zone", layout->zones[i].id, layout->zones[i].title);
    for (int32_t i = 0; i < layout->kind_count; i++)
        if (i != layout->plain_back) /* that is the host's */
            use_title(use, "kind", layout->kinds[i].id, layout->kinds[i].title);
    for (int32_t i = 0; i < layout->board_count; i++)
        use_title(use, "board", layout->boards[i].id, layout->boards[i].title);
    for (int32_t i = 0; i < layout->counter_count; i++)
        use_title(use, "counter", layout->counters[i].id, layout->counters[i].title);
    for (int32_t i = 0; i < layout->mat_count; i++)
        use_title(use, "mat", layout->mats[i].id, layout->mats[i].title);
}

void vaka_check_titles(const vaka_library *library, uint32_t mod, const vaka_library_file *file,
                       const vaka_layout *layout, vaka_complaints *complaints)
{
    texts english = {0};

    if (strcmp(file->folder, "lang") != 0 || strcmp(file->id, "en") == 0 ||
        file->plain.type != VAKA_PLAIN_TABLE)
        return;
    read_english(library, mod, &english);
    titles of = {library->module, file, &english, complaints};
    vaka_check_each_title(layout, &(vaka_check_title_use){check_title, &of});
    vaka_arena_done(&english.arena);
}
