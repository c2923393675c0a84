/* layout/content.h - content of a match as plain constant data: tables, items, rules, values.
 *
 * SPDX-License-Identifier: MIT
 *
 * Made by host/script (library.h) from mods; read by the table, by modules through the SDK and
 * by front ends. The table itself knows no Lua. A content belongs to a choice of mods, rules and
 * scenario; it never changes after it is made, so threads and matches share it. */
#ifndef LAYOUT_CONTENT_H
#define LAYOUT_CONTENT_H

#include "text/arena.h"
#include "text/error.h"
#include "text/word.h"
#include "vaka/module.h"

/* Rows of one of the module's tables, overlays applied. */
typedef struct vaka_rows {
    int32_t count;
    char **ids;       /* `count` of them */
    int32_t *numbers; /* count * column_count; texts are 0 here */
    char **texts;     /* count * column_count; NULL where the column is no text */
    char **status;    /* count * column_count: "printed", "house" …; NULL: not said */
} vaka_rows;

/* One file of content: a card, a rule, a scenario. */
typedef struct vaka_item {
    uint16_t sort;      /* row of module->sorts, or VAKA_SORT_… */
    uint16_t mod;       /* which mod it came from */
    char *mod_id;       /* and its id, in a content */
    uint32_t functions; /* bit f: it has function f of its sort */
    uint64_t hooks;     /* bit h: it listens at hook h */
    bool panel;         /* it has a panel of its own */
    char *id;
    char *title;      /* English, or a text id */
    char *text;       /* may be empty */
    char *rule;       /* number of the rule it carries out; may be empty */
    char *file;       /* for messages */
    int32_t *numbers; /* by the order of the sort's `numbers`, then of its `words` */
} vaka_item;

#define VAKA_SORT_RULE 0xffffu
#define VAKA_SORT_GAME 0xfffeu /* the game itself, where it is a script */

/* A card: neither a rule nor the game itself. */
static inline bool vaka_item_is_card(const vaka_item *item)
{
    return item->sort < VAKA_SORT_GAME;
}

/* How often a seat may take what is offered. */
#define VAKA_ONCE_NO 0u
#define VAKA_ONCE_TURN 1u
#define VAKA_ONCE_GAME 2u

#define VAKA_MOST_OFFERS 64 /* in a match */
#define VAKA_STEP_WORDS 4   /* of a set of steps, a bit each */

/* What a rule or card offers beside what is asked: one of its `actions`. */
typedef struct vaka_item_offer {
    uint16_t item;     /* in a content */
    uint16_t variable; /* in a content: notes when each seat took it, if that is counted */
    uint8_t once;      /* VAKA_ONCE_… */
    bool anytime;      /* also for a seat that is not asked */
    bool asks;         /* it has a function that says whether it may be taken */
    uint64_t
        steps[VAKA_STEP_WORDS]; /* a bit for each step of the module in which it may be taken */
    char *name;                 /* as its file has it */
    char *id;                   /* "ITEM.NAME": in a content */
    char *title;                /* English, or a text id */
    char *rule;                 /* number of the rule that it is of; may be empty */
    vaka_reason *reasons;       /* why not: what its function may say, by id */
    uint32_t reason_count;
    vaka_reason no, wrong_step, spent; /* why not: in the host's own words, with its rule */
} vaka_item_offer;

typedef struct vaka_rule_choice { /* a rule that is switched on, and its options */
    char *id;
    uint16_t item;
    uint32_t option_count;
    char **options; /* names */
    int32_t *values;
} vaka_rule_choice;

/* Of what there is one of a variable. */
#define VAKA_EACH_NONE 0u /* it is one alone */
#define VAKA_EACH_SEAT 1u
#define VAKA_EACH_SPACE 2u /* has room for all zones, as the next */
#define VAKA_EACH_ZONE 3u
#define VAKA_EACH_NUMBER 4u /* 1 to `size` */

typedef struct vaka_variable { /* a variable of a mod that lies in the block */
    char *name;
    uint16_t mod;
    uint16_t at;   /* offset in the variables; of one for each zone: see vaka_variable_at */
    bool is_text;  /* 16 bytes, else a 4-byte number */
    bool is_flag;  /* a number that is true or false */
    uint8_t each;  /* VAKA_EACH_… */
    uint16_t size; /* VAKA_EACH_NUMBER: how many */
    int32_t normal;
} vaka_variable;

#define VAKA_VARIABLE_TEXT 16
#define VAKA_VARIABLE_NUMBER 4

typedef struct vaka_content {
    const vaka_module *module; /* borrowed */
    vaka_arena arena;          /* all that follows lies there */
    vaka_rows *tables;         /* module->table_count of them */
    vaka_item *items;          /* by sort, then mod order, then id; rules last */
    uint32_t item_count;
    uint32_t *first;     /* module->sort_count + 1: items of sort s are first[s] … first[s+1]-1 */
    uint16_t *listeners; /* items, in order, hook by hook */
    uint32_t *listener_first; /* module->hook_count + 1 */
    uint64_t unheard;         /* by hook: 1: nobody listens; so nothing else is looked at */
    int32_t *values;          /* normal values of this match: module->value_count */
    vaka_rule_choice *rules;
    uint32_t rule_count;
    vaka_variable *variables;
    uint32_t variable_count, variable_bytes;
    uint32_t zone_bytes;     /* of variables that are there for each zone: bytes of one zone */
    vaka_item_offer *offers; /* by item, then name */
    uint32_t offer_count;
    bool offers_anytime; /* one of them also to seats that are not asked */
    bool panels;         /* an item has a panel */
    char **says;         /* texts that its scripts say by host.say and host.finish; each once */
    uint32_t say_count;
    bool ends;       /* a script of it may end the match (host.finish) */
    bool seals;      /* … may ask several seats in private (ask.sealed { of = … }) */
    int32_t game;    /* the item that is the game itself; VAKA_NONE: it is no script */
    uint32_t nobody; /* so many of the last seats are played by nobody */
    uint64_t hash;   /* of everything that rules depend on: files, data, choices */
} vaka_content;

/* Frees everything a content owns, and itself. */
void vaka_content_free(vaka_content *content);

/* Number of an item among all, from its number in its sort; VAKA_NONE if there is none. */
int32_t vaka_content_item(const vaka_layout *layout, uint32_t sort, int32_t content);

/* What sort an item is of, by its id: "event", "rule", "game". */
const char *vaka_content_sort(const vaka_content *content, const vaka_item *item);

/* The kind of the pieces that stand for an item: it is called by the item's id or, where that is
 * the name of something else on the table, by "SORT-ID". VAKA_NONE: it has none. */
int32_t vaka_content_kind(const vaka_layout *layout, const vaka_item *item);

/* What is offered under an id ("ITEM.NAME"); VAKA_NONE if nothing is. */
int32_t vaka_content_offer(const vaka_content *content, vaka_word id);

/* Bytes of one entry of a variable; how many entries it has in a layout; and where its first one
 * lies. Those with one for each zone come behind all others, because only a layout knows how many
 * zones there are. */
uint32_t vaka_variable_bytes(const vaka_variable *variable);
uint32_t vaka_variable_size(const vaka_layout *layout, const vaka_variable *variable);
size_t vaka_variable_at(const vaka_layout *layout, const vaka_variable *variable);

/* Bytes that all variables of the layout's content take. */
size_t vaka_variables_room(const vaka_layout *layout);

/* Names of a sort's `functions`, `numbers` and `words` (vaka/content.h): the n-th name of a list
 * written "a b=1 c=x|y" into `out`; false when there are not so many. */
bool vaka_content_name(const char *list, uint32_t n, char *out, size_t room);

/* One after the other: the next name, and what stands behind its '=' and before a ':' (of length 0:
 * nothing) unless `value` is NULL. Moves `*list`. */
bool vaka_content_next(const char **list, char *out, size_t room, vaka_word *value);
uint32_t vaka_content_names(const char *list);

/* What stands behind the ':' of such a value; of length 0: nothing. And read as the bounds of a
 * number; without them, those of 32 bits. */
vaka_word vaka_content_more(vaka_word value);
void vaka_content_bounds(vaka_word value, int32_t *least, int32_t *most);

#endif
