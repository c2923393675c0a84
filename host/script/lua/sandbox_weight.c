/* script/lua/sandbox_weight.c - what makes an instruction dear.
 *
 * SPDX-License-Identifier: MIT
 *
 * Some instructions take as long as a value is large: they compare two texts, take one for a
 * number, or follow a chain of metatables. Lua does not tell which do. So all instructions of a
 * tank cost what the dearest of them could take: that follows from the longest text and the number
 * of metatables that scripts have made in it, and in the files that were read before. Scripts that
 * make nothing of such a size pay 1. All of this depends on the scripts alone, so that the same one
 * runs dry at the same place everywhere. */
#include "script/lua/sandbox_inside.h"

#define LEAD_STEP 64u   /* tables behind one another that are looked into in the time of one */
#define TEXT_STEP 1024u /* bytes of a text that are taken for a number in that time */
#define ZEROS_STEP 16u  /* where a text may hold zeros Lua compares what is between them */

static size_t larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

static void set_price(vaka_sandbox *sandbox)
{
    const vaka_weight *weight = &sandbox->weight;
    size_t text =
        weight->zeros ? larger(weight->text, TEXT_STEP) / ZEROS_STEP : weight->text / TEXT_STEP;

    sandbox->price = 1 + (uint32_t)larger(text, weight->leads / LEAD_STEP);
}

void vaka_weight_text(vaka_sandbox *sandbox, size_t length)
{
    if (length <= sandbox->weight.text)
        return;
    sandbox->weight.text = length;
    set_price(sandbox);
}

void vaka_weight_lead(vaka_sandbox *sandbox)
{
    sandbox->weight.leads++;
    set_price(sandbox);
}

void vaka_weight_zeros(vaka_sandbox *sandbox)
{
    sandbox->weight.zeros = true;
    set_price(sandbox);
}

void vaka_weight_begin(vaka_sandbox *sandbox)
{
    sandbox->weight = sandbox->kept;
    set_price(sandbox);
}

void vaka_weight_keep(vaka_sandbox *sandbox)
{
    sandbox->kept = sandbox->weight;
}
