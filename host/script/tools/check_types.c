/* script/tools/check_types.c - what a value is, as far as it can be read off a file; ids that are
 * named.
 *
 * SPDX-License-Identifier: MIT
 *
 * Seats, zones and kinds are plain numbers in scripts: a seat where a hex belongs is some other
 * hex, and nobody is told. Here they are told apart by what gave them: functions of the game and of
 * the host, and the parameter that everybody calls `seat`. */
#include "script/bridge/bridge.h"
#include "script/bridge/bridge_row.h"
#include "script/mods/game.h"
#include "script/tools/check_inside.h"
#include "text/buffer.h"

#include <string.h>

static bool is_told_apart(uint8_t type)
{
    return type == VAKA_TYPE_SEAT || type == VAKA_TYPE_ZONE || type == VAKA_TYPE_SPACE ||
           type == VAKA_TYPE_KIND || type == VAKA_TYPE_PIECE;
}

static uint8_t result_of(const vaka_scan *scan, uint32_t callee, const vaka_export *rows,
                         uint32_t count)
{
    vaka_signature signature;

    for (uint32_t i = 0; i < count; i++)
        if (vaka_syntax_is(&scan->syntax, callee, rows[i].name) &&
            vaka_signature_read(rows[i].result, rows[i].args, &signature, NULL) == VAKA_OK)
            return signature.result;
    return VAKA_TYPE_NONE;
}

/* What a call of the game or the host gives, with its marks. */
static uint8_t type_of_call(const vaka_scan *scan, uint32_t call)
{
    const vaka_module *module = scan->library->module;
    uint32_t callee = scan->syntax.nodes[call].first, object = scan->syntax.nodes[callee].first;

    if (scan->syntax.nodes[call].type != VAKA_NODE_CALL ||
        scan->syntax.nodes[callee].type != VAKA_NODE_FIELD)
        return VAKA_TYPE_NONE;
    if (vaka_scan_is_table(scan, object, "game"))
        return result_of(scan, callee, module->exports, module->export_count);
    if (vaka_scan_is_table(scan, object, "host"))
        return result_of(scan, callee, vaka_host_exports, vaka_host_export_count);
    return VAKA_TYPE_NONE;
}

uint8_t vaka_scan_type(const vaka_scan *scan, uint32_t node)
{
    const vaka_scan_local *local;
    uint8_t type = VAKA_TYPE_NONE;

    if (!node)
        return type;
    if (scan->syntax.nodes[node].type == VAKA_NODE_NAME) {
        local = vaka_scan_local_named(scan, vaka_syntax_text(&scan->syntax, node));
        type = local ? local->type : VAKA_TYPE_NONE;
    } else {
        type = type_of_call(scan, node);
    }
    if (type & VAKA_TYPE_LIST || !is_told_apart(type & VAKA_TYPE_PLAIN))
        return VAKA_TYPE_NONE;
    return type & VAKA_TYPE_PLAIN;
}

uint8_t vaka_scan_type_each(const vaka_scan *scan, uint32_t call)
{
    uint32_t callee = call ? scan->syntax.nodes[call].first : 0;
    uint32_t list = callee ? scan->syntax.nodes[callee].next : 0;
    uint8_t type;

    if (!list || scan->syntax.nodes[call].type != VAKA_NODE_CALL ||
        !vaka_scan_is_table(scan, callee, "ipairs"))
        return VAKA_TYPE_NONE;
    type = type_of_call(scan, list);
    return type & VAKA_TYPE_LIST && is_told_apart(type & VAKA_TYPE_PLAIN) ? type & VAKA_TYPE_PLAIN
                                                                          : VAKA_TYPE_NONE;
}

void vaka_scan_walk(const vaka_scan *scan, uint32_t value)
{
    bool list = value && (scan->syntax.nodes[value].type == VAKA_NODE_TABLE ||
                          type_of_call(scan, value) & VAKA_TYPE_LIST);

    if (list)
        vaka_file_wrong(&scan->page, scan->syntax.nodes[value].spot, "write ipairs(…) around it",
                        "a list does not say by itself how it is walked through");
}

const char *vaka_scan_call_text(const char *name, const vaka_signature *signature,
                                char out[VAKA_SUGGESTION])
{
    vaka_buffer text = vaka_buffer_on(out, VAKA_SUGGESTION);

    vaka_buffer_put(&text, name);
    vaka_buffer_put(&text, "(");
    for (uint32_t i = 0; i < signature->arg_count; i++) {
        vaka_buffer_put(&text, i ? ", " : "");
        vaka_buffer_put(&text, signature->name[i]);
        vaka_buffer_put(&text, ": ");
        vaka_buffer_put(&text, vaka_type_word(signature->arg[i]));
        vaka_buffer_put(&text, i >= signature->needed ? " or nil" : "");
    }
    vaka_buffer_put(&text, ")");
    return out;
}

void vaka_scan_forget(vaka_scan *scan, uint32_t node)
{
    const vaka_scan_local *local =
        scan->syntax.nodes[node].type == VAKA_NODE_NAME
            ? vaka_scan_local_named(scan, vaka_syntax_text(&scan->syntax, node))
            : NULL;

    if (local)
        scan->locals[local - scan->locals].type = VAKA_TYPE_NONE;
}

const char *vaka_scan_misfit(const vaka_scan *scan, uint32_t node, uint8_t type)
{
    static const char *const words[] = {[VAKA_TYPE_SEAT] = "a seat",
                                        [VAKA_TYPE_ZONE] = "a zone",
                                        [VAKA_TYPE_SPACE] = "a space",
                                        [VAKA_TYPE_KIND] = "a kind",
                                        [VAKA_TYPE_PIECE] = "a piece"};
    uint8_t is = vaka_scan_type(scan, node), wanted = type & VAKA_TYPE_PLAIN;
    bool places = (is == VAKA_TYPE_ZONE || is == VAKA_TYPE_SPACE) &&
                  (wanted == VAKA_TYPE_ZONE || wanted == VAKA_TYPE_SPACE);

    if (is == VAKA_TYPE_NONE || is == wanted || places)
        return NULL;
    return is_told_apart(wanted) || wanted == VAKA_TYPE_NONE ? words[is] : NULL;
}

bool vaka_scan_is_game(const vaka_scan *scan)
{
    return scan->library->mods[scan->mod].base && vaka_game_of(scan->library->module);
}

bool vaka_scan_is_strict(const vaka_scan *scan)
{
    return scan->library->mods[scan->mod].api >= 2 || vaka_scan_is_game(scan);
}

void vaka_scan_id_note(vaka_scan *scan, uint32_t node, bool kind, bool asked)
{
    vaka_word word = vaka_syntax_text(&scan->syntax, node);
    vaka_scan_id *id;

    if (!scan->ids || !word.length || word.length >= sizeof id->text)
        return;
    scan->ids->at = vaka_xgrow(scan->ids->at, (scan->ids->count + 1) * sizeof *scan->ids->at);
    id = &scan->ids->at[scan->ids->count++];
    *id = (vaka_scan_id){.file = scan->page.file,
                         .mod = scan->mod,
                         .spot = scan->syntax.nodes[node].spot,
                         .distance = INT32_MAX,
                         .kind = kind,
                         .warning = asked && !vaka_scan_is_strict(scan)};
    memcpy(id->text, word.at, word.length);
}
