/* script/tools/describe_ask.c - the questions of scripts and what they take, as data.
 *
 * SPDX-License-Identifier: MIT */
#include "script/tools/describe.h"

const char *const vaka_describe_globals[] = {
    "assert",   "error",  "getmetatable", "ipairs", "math",  "pairs",
    "pcall",    "select", "setmetatable", "string", "table", "tonumber",
    "tostring", "type",   "utf8",         "xpcall", NULL,
};

const vaka_ask_field vaka_ask_common[] = {
    {"seat", "vaka.seat", "who is asked"},
    {"prompt?", "string", "what is asked: a text id or a sentence, at most 95 bytes"},
    {"where?", "fun(choice: any): boolean",
     "which of the choices are offered; left out: all. It sees what the asked seat may know"},
    {"may_pass?", "boolean", "the seat may decline; the answer is nil then"},
    {"always?", "boolean", "asks even if there is one choice only, which is taken otherwise"},
    {"default?", "any", "the choice that is offered first"},
    {"prefer?", "fun(choice: any): number",
     "for bots: what a choice is worth to the seat, as far as that may know"},
    {"hint?", "\"gain\"|\"harm\"", "for bots: to choose at all is good or bad for the seat"},
    {NULL, NULL, NULL},
};

static const vaka_ask_field space_fields[] = {
    {"among?", "(vaka.zone|string)[]", "the spaces to choose from; left out: all"},
    {NULL, NULL, NULL},
};
static const vaka_ask_field piece_fields[] = {
    {"among", "vaka.piece[]",
     "the pieces to choose from; equal ones in one place are one choice, and so are those that the "
     "seat does not know: chance decides which of them it is"},
    {NULL, NULL, NULL},
};
static const vaka_ask_field card_fields[] = {
    {"among", "vaka.piece[]",
     "the cards to choose from; equal ones are one choice, and so are those that the seat does not "
     "know: chance decides which of them it is"},
    {NULL, NULL, NULL},
};
static const vaka_ask_field seat_fields[] = {
    {"among?", "vaka.seat[]", "the seats to choose from; left out: all that are in the game"},
    {NULL, NULL, NULL},
};
static const vaka_ask_field number_fields[] = {
    {"min?", "integer", "the least number; left out: 0"},
    {"max", "integer", "the greatest one"},
    {NULL, NULL, NULL},
};
static const vaka_ask_field choice_fields[] = {
    {"options", "string[]", "what may be chosen: text ids or a few words each"},
    {NULL, NULL, NULL},
};
static const vaka_ask_field no_fields[] = {{NULL, NULL, NULL}};
static const vaka_ask_field many_fields[] = {
    {"of", "\"space\"|\"piece\"|\"card\"|\"seat\"|\"number\"|\"choice\"",
     "what is chosen; fields of that question are taken too"},
    {"at_least?", "integer", "how many at least; left out: none"},
    {"at_most?", "integer", "how many at most; left out: as many as there are"},
    {"min?", "integer", "of numbers: the least, as in ask.number; else the same as at_least"},
    {"max?", "integer", "of numbers: the greatest; else the same as at_most"},
    {"among?", "any[]", "as in the question of that name"},
    {"options?", "string[]", "as in the question of that name"},
    {NULL, NULL, NULL},
};

static const vaka_ask_field sealed_fields[] = {
    {"of", "\"space\"|\"piece\"|\"card\"|\"seat\"|\"number\"|\"choice\"|\"yes_no\"",
     "what is chosen; fields of that question are taken too, but for `seat`, `always`, `default`"},
    {"seats?", "vaka.seat[]", "who is asked; left out: all that are in the game"},
    {"among?", "any[]|fun(seat: vaka.seat): any[]",
     "as in the question of that name, or a function that gives what a seat may choose from"},
    {"where?", "fun(choice: any, seat: vaka.seat): boolean", "as ever, and is told the seat"},
    {"prefer?", "fun(choice: any, seat: vaka.seat): number", "as ever, and is told the seat"},
    {"options?", "string[]", "as in the question of that name"},
    {"min?", "integer", "of numbers: the least; left out: 0"},
    {"max?", "integer", "of numbers: the greatest"},
    {NULL, NULL, NULL},
};

const vaka_ask_spec vaka_ask_specs[] = {
    {"space", "vaka.space?", "A space of a board; nil if there is none to choose.", space_fields},
    {"piece", "vaka.piece?", "A piece; nil if there is none to choose.", piece_fields},
    {"card", "vaka.piece?", "A card; nil if there is none to choose.", card_fields},
    {"seat", "vaka.seat?", "A seat; nil if there is none to choose.", seat_fields},
    {"number", "integer?", "A whole number.", number_fields},
    {"choice", "string?", "One of several texts: the text itself.", choice_fields},
    {"yes_no", "boolean?", "Yes or no.", no_fields},
    {"many", "any[]", "Several of a sort, one after the other: a list of them.", many_fields},
    {"sealed", "table<vaka.seat, any>",
     "The same question to several seats at once, in private: what each has chosen, by seat (nil: "
     "nothing). Nobody learns anything before all have answered.",
     sealed_fields},
};
const uint32_t vaka_ask_spec_count = sizeof vaka_ask_specs / sizeof *vaka_ask_specs;
