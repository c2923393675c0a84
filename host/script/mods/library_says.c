/* script/mods/library_says.c - what scripts say of their own, and what else a match needs room for:
 * whether they end it, and whether they ask in private.
 *
 * SPDX-License-Identifier: MIT
 *
 * An event holds numbers only, and so does the block. So a text that a script says is a word of the
 * layout, and all of them are known before a match begins: from the files themselves, as what they
 * `use` is. That is why such a text stands as it is in the call. */
#include "script/mods/library_inside.h"

#include <stdlib.h>
#include <string.h>

/* `of.NAME(…)`: the first argument; 0: it is no such call. */
static uint32_t call_in(const vaka_syntax *syntax, uint32_t call, const char *of, const char *name)
{
    uint32_t callee = syntax->nodes[call].first;
    uint32_t object = callee ? syntax->nodes[callee].first : 0;

    if (syntax->nodes[call].type != VAKA_NODE_CALL ||
        syntax->nodes[callee].type != VAKA_NODE_FIELD || !object ||
        syntax->nodes[object].type != VAKA_NODE_NAME || !vaka_syntax_is(syntax, object, of) ||
        !vaka_syntax_is(syntax, callee, name))
        return 0;
    return syntax->nodes[callee].next;
}

static uint32_t call_of(const vaka_syntax *syntax, uint32_t call, const char *name)
{
    return call_in(syntax, call, "host", name);
}

static bool is_sealed_question(const vaka_syntax *syntax, uint32_t call)
{
    uint32_t table = call_in(syntax, call, "ask", "sealed");

    return table && syntax->nodes[table].type == VAKA_NODE_TABLE &&
           vaka_syntax_named(syntax, table, "of");
}

static void keep(vaka_library_file *file, const vaka_syntax *syntax, uint32_t node,
                 vaka_arena *arena)
{
    vaka_word text = node ? vaka_syntax_text(syntax, node) : (vaka_word){"", 0};
    char *copy;

    if (!text.length || syntax->nodes[node].type != VAKA_NODE_STRING)
        return;
    copy = vaka_arena_new(arena, text.length + 1);
    memcpy(copy, text.at, text.length);
    file->says = vaka_arena_more(arena, file->says, file->say_count, sizeof *file->says);
    file->says[file->say_count++] = copy;
}

void vaka_says_read(vaka_library_file *file, const vaka_syntax *syntax, vaka_arena *arena)
{
    file->say_count = 0;
    file->says = NULL;
    file->ends = file->mute = file->seals = false;
    for (uint32_t i = 1; i < syntax->count; i++) {
        uint32_t to = call_of(syntax, i, "say_to"), finish = call_of(syntax, i, "finish");

        keep(file, syntax, call_of(syntax, i, "say"), arena);
        keep(file, syntax, to ? syntax->nodes[to].next : 0, arena);
        file->ends |= finish != 0;
        file->seals |= is_sealed_question(syntax, i);
        if (finish && syntax->nodes[finish].type == VAKA_NODE_TABLE) {
            uint32_t reason = vaka_syntax_named(syntax, finish, "reason");
            keep(file, syntax, reason ? vaka_syntax_value(syntax, reason) : 0, arena);
            file->mute |= !reason;
        }
    }
}

/* Is the file shared code of a mod that takes part, or one of the items? */
static bool takes_part(const vaka_content *content, uint32_t mod, const vaka_library_file *file)
{
    if (strcmp(file->folder, "lib") == 0)
        return true;
    for (uint32_t i = 0; i < content->item_count; i++)
        if (content->items[i].mod == mod && strcmp(content->items[i].file, file->path) == 0)
            return true;
    return false;
}

static void add_text(vaka_content *content, const char *text)
{
    content->says =
        vaka_arena_more(&content->arena, content->says, content->say_count, sizeof *content->says);
    content->says[content->say_count++] = vaka_arena_copy(&content->arena, text);
}

/* What a file says; where it ends the match without a reason, also the titles of all that acts. */
static void add(vaka_content *content, uint32_t mod, const vaka_library_file *file)
{
    content->ends |= file->ends;
    content->seals |= file->seals;
    for (uint32_t i = 0; i < file->say_count; i++)
        add_text(content, file->says[i]);
    for (uint32_t i = 0; file->mute && i < content->item_count; i++)
        if (content->items[i].mod == mod && content->items[i].sort != VAKA_SORT_GAME &&
            content->items[i].title && *content->items[i].title)
            add_text(content, content->items[i].title);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

void vaka_says_make(const vaka_library *library, const bool *chosen, vaka_content *content)
{
    uint32_t kept = 0;

    for (uint32_t m = 0; m < library->mod_count; m++)
        for (uint32_t i = 0; chosen[m] && i < library->files->mods[m].count; i++) {
            const vaka_library_file *file = &library->files->mods[m].at[i];
            if ((file->say_count || file->ends || file->seals) && takes_part(content, m, file))
                add(content, m, file);
        }
    if (content->say_count)
        qsort(content->says, content->say_count, sizeof *content->says, by_text);
    for (uint32_t i = 0; i < content->say_count; i++)
        if (!kept || strcmp(content->says[kept - 1], content->says[i]) != 0)
            content->says[kept++] = content->says[i];
    content->say_count = kept;
}
