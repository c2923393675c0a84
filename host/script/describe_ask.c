/* script/describe_ask.c - the questions of scripts and what they take, as data.
 *
 * SPDX-License-Identifier: MIT */
#include "script/describe.h"

const char *const vaka_describe_globals[] = {
    "assert",   "error",  "getmetatable", "ipairs", "math",  "pairs",
    "pcall",    "select", "setmetatable", "string", "table", "tonumber",
    "tostring", "type",   "utf8",         "xpcall", NULL,
};

const vaka_ask_field vaka_ask_common[] = {
    {"seat", "vaka.seat", "who is asked"},
    {"prompt", "string", "what is asked: a text id or a sentence, at most 95 bytes"},
    {"may_pass?", "boolean", "the seat may decline; the answer is nil then"},
    {"default?", "any", "the choice that is offered first"},
    {"prefer?", "fun(choice: any): integer", "for bots: what a choice is worth to the seat"},
    {"hint?", "\"gain\"|\"harm\"", "for bots: being chosen is good or bad for what is chosen"},
    {NULL, NULL, NULL},
};

static const vaka_ask_field space_fields[] = {
    {"where?", "fun(space: vaka.space): boolean", "which spaces may be chosen; left out: all"},
    {NULL, NULL, NULL},
};
static const vaka_ask_field piece_fields[] = {
    {"at?", "vaka.zone|string", "the zone to choose from; left out: every space of the boards"},
    {"where?", "fun(piece: vaka.piece): boolean", "which pieces may be chosen; left out: all"},
    {NULL, NULL, NULL},
};
static const vaka_ask_field card_fields[] = {
    {"from", "vaka.zone|string", "the zone to choose from, the hand of the seat as a rule"},
    {"where?", "fun(piece: vaka.piece): boolean", "which cards may be chosen; left out: all"},
    {NULL, NULL, NULL},
};
static const vaka_ask_field seat_fields[] = {
    {"where?", "fun(seat: vaka.seat): boolean", "which seats may be chosen; left out: all"},
    {NULL, NULL, NULL},
};
static const vaka_ask_field number_fields[] = {
    {"min", "integer", "the least number"},
    {"max", "integer", "the greatest one"},
    {"where?", "fun(number: integer): boolean", "which numbers may be chosen; left out: all"},
    {NULL, NULL, NULL},
};
static const vaka_ask_field choice_fields[] = {
    {"options", "string[]", "what may be chosen: text ids or short sentences"},
    {NULL, NULL, NULL},
};
static const vaka_ask_field no_fields[] = {{NULL, NULL, NULL}};
static const vaka_ask_field many_fields[] = {
    {"of", "\"space\"|\"piece\"|\"card\"|\"seat\"", "what is chosen; its own fields are taken too"},
    {"max", "integer", "how many at most"},
    {"min?", "integer", "how many at least; left out: none"},
    {NULL, NULL, NULL},
};

const vaka_ask_spec vaka_ask_specs[] = {
    {"space", "vaka.space?", "A space of a board.", space_fields},
    {"piece", "vaka.piece?", "A piece on the table.", piece_fields},
    {"card", "vaka.piece?", "A card of a zone that the seat sees into.", card_fields},
    {"seat", "vaka.seat?", "A seat that is still in the game.", seat_fields},
    {"number", "integer?", "A whole number.", number_fields},
    {"choice", "integer?", "One of several texts: its number in the list, from 1.", choice_fields},
    {"yes_no", "boolean?", "Yes or no.", no_fields},
    {"many", "any[]", "Several of a sort, one after the other: a list.", many_fields},
};
const uint32_t vaka_ask_spec_count = sizeof vaka_ask_specs / sizeof *vaka_ask_specs;
