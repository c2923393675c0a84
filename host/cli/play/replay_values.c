/* cli/play/replay_values.c - in what values and variables of mods two records differ, in words.
 *
 * SPDX-License-Identifier: MIT
 *
 * Both may have other content, so places, kinds and variables are matched by name. */
#include "cli/play/replay_values.h"

#include "layout/name.h"
#include "table/script.h"

#include <string.h>

#define LINES_MOST 12u /* a value that is another one at more places is told of the first few */
#define NAME_ROOM 96

static const vaka_match *match_of(vaka_record *record)
{
    return &vaka_live_position(vaka_record_live(record))->face;
}

static void say(vaka_replay_values *of, const char *what, const char *where, const char *from,
                const char *to)
{
    if (of->told++ < LINES_MOST)
        fprintf(of->out, "  %s%s: %s %s, %s %s\n", what, where, from, of->before, to, of->after);
}

static void say_numbers(vaka_replay_values *of, const char *what, const char *where, int32_t from,
                        int32_t to)
{
    char a[16], b[16];

    snprintf(a, sizeof a, "%d", (int)from);
    snprintf(b, sizeof b, "%d", (int)to);
    if (from != to)
        say(of, what, where, a, b);
}

/* --- places ----------------------------------------------------------------------------------- */

static void seat_text(vaka_record *record, int32_t seat, char *out, size_t room)
{
    int16_t arg[VAKA_TEXT_ARGS] = {(int16_t)seat};

    vaka_sentence(match_of(record)->layout, vaka_record_names(record), "{0:seat}", arg, out, room);
}

/* " of Ada", " at north", " for stone", " from Ada to Ben": what a place is in a scope. */
static void place_text(vaka_record *record, uint32_t scope, int32_t place, char out[NAME_ROOM])
{
    const vaka_layout *layout = match_of(record)->layout;
    char name[40] = "", other[40] = "";

    out[0] = '\0';
    if (scope == VAKA_SCOPE_SEAT) {
        seat_text(record, place, name, sizeof name);
        snprintf(out, NAME_ROOM, " of %s", name);
    } else if (scope == VAKA_SCOPE_ZONE) {
        vaka_zone_write(layout, place, name, sizeof name);
        snprintf(out, NAME_ROOM, " at %s", name);
    } else if (scope == VAKA_SCOPE_KIND) {
        snprintf(out, NAME_ROOM, " for %.40s", layout->kinds[place].id);
    } else if (scope == VAKA_SCOPE_PAIR) {
        seat_text(record, place / VAKA_MAX_SEATS, name, sizeof name);
        seat_text(record, place % VAKA_MAX_SEATS, other, sizeof other);
        snprintf(out, NAME_ROOM, " from %s to %s", name, other);
    }
}

static int32_t places_of(const vaka_match *match, uint32_t scope)
{
    switch (scope) {
    case VAKA_SCOPE_SEAT:
        return match->seats;
    case VAKA_SCOPE_ZONE:
        return match->layout->zone_count;
    case VAKA_SCOPE_KIND:
        return match->layout->kind_count;
    case VAKA_SCOPE_PAIR:
        return VAKA_MAX_SEATS * match->seats;
    default:
        return 1;
    }
}

/* The place of the record as it was that is called as one of the record now; VAKA_NONE: none. */
static int32_t place_then(const vaka_replay_values *of, uint32_t scope, int32_t place)
{
    const vaka_layout *then = match_of(of->then)->layout, *now = match_of(of->now)->layout;
    char a[NAME_ROOM], b[NAME_ROOM];

    if (scope == VAKA_SCOPE_PAIR && place % VAKA_MAX_SEATS >= match_of(of->now)->seats)
        return VAKA_NONE;
    if (scope == VAKA_SCOPE_KIND)
        return vaka_kind_by_id(then, now->kinds[place].id);
    if (scope != VAKA_SCOPE_ZONE)
        return place;
    if (place >= then->zone_count)
        return VAKA_NONE;
    vaka_zone_write(then, place, a, sizeof a);
    vaka_zone_write(now, place, b, sizeof b);
    return strcmp(a, b) == 0 ? place : VAKA_NONE;
}

/* --- values ----------------------------------------------------------------------------------- */

/* Is it the same at every place, in both? */
static bool is_even(const vaka_replay_values *of, uint32_t value)
{
    return !vaka_modified(match_of(of->then), value) && !vaka_modified(match_of(of->now), value);
}

static void tell_value(vaka_replay_values *of, uint32_t value)
{
    const vaka_match *then = match_of(of->then), *now = match_of(of->now);
    const vaka_value_spec *spec = &now->layout->module->values[value];
    uint32_t scope = is_even(of, value) ? VAKA_SCOPE_GAME : spec->scope;
    char what[NAME_ROOM], where[NAME_ROOM];

    snprintf(what, sizeof what, "value '%.60s'", spec->id);
    for (int32_t place = 0; place < places_of(now, scope); place++) {
        int32_t before = place_then(of, scope, place);

        if (before == VAKA_NONE || vaka_value(then, value, before) == vaka_value(now, value, place))
            continue;
        place_text(of->now, scope, place, where);
        say_numbers(of, what, where, vaka_value(then, value, before),
                    vaka_value(now, value, place));
    }
}

/* --- variables -------------------------------------------------------------------------------- */

static const uint8_t *entry_of(vaka_record *record, const vaka_variable *variable, uint32_t n)
{
    const vaka_position *position = vaka_live_position(vaka_record_live(record));

    return vaka_script_variables(position) + vaka_variable_at(position->face.layout, variable) +
           (size_t)n * vaka_variable_bytes(variable);
}

static void variable_text(const vaka_variable *variable, const uint8_t *bytes, char out[40])
{
    int32_t number;

    if (variable->is_text) {
        snprintf(out, 40, "'%.*s'", VAKA_VARIABLE_TEXT, (const char *)bytes);
        return;
    }
    memcpy(&number, bytes, sizeof number);
    if (variable->is_flag)
        snprintf(out, 40, "%s", number ? "true" : "false");
    else
        snprintf(out, 40, "%d", (int)number);
}

static void entry_text(vaka_record *record, const vaka_variable *variable, uint32_t n,
                       char out[NAME_ROOM])
{
    out[0] = '\0';
    if (variable->each == VAKA_EACH_SEAT)
        place_text(record, VAKA_SCOPE_SEAT, (int32_t)n, out);
    else if (variable->each == VAKA_EACH_SPACE || variable->each == VAKA_EACH_ZONE)
        place_text(record, VAKA_SCOPE_ZONE, (int32_t)n, out);
    else if (variable->each == VAKA_EACH_NUMBER)
        snprintf(out, NAME_ROOM, ", number %u", n + 1);
}

/* The variable of the same name and make; which mod it belongs to has another number perhaps. */
static const vaka_variable *variable_then(const vaka_replay_values *of, const vaka_variable *now)
{
    const vaka_content *content = match_of(of->then)->layout->setup.content;

    for (uint32_t i = 0; content && i < content->variable_count; i++) {
        const vaka_variable *then = &content->variables[i];

        if (strcmp(then->name, now->name) == 0 && then->each == now->each &&
            then->is_text == now->is_text && then->size == now->size)
            return then;
    }
    return NULL;
}

static void tell_variable(vaka_replay_values *of, const vaka_variable *variable)
{
    const vaka_variable *before = variable_then(of, variable);
    uint32_t size = vaka_variable_size(match_of(of->now)->layout, variable);
    char what[NAME_ROOM], where[NAME_ROOM], from[40], to[40];

    if (!before || vaka_variable_size(match_of(of->then)->layout, before) != size)
        return;
    snprintf(what, sizeof what, "variable '%.60s'", variable->name);
    for (uint32_t n = 0; n < size; n++) {
        variable_text(before, entry_of(of->then, before, n), from);
        variable_text(variable, entry_of(of->now, variable, n), to);
        entry_text(of->now, variable, n, where);
        if (strcmp(from, to) != 0)
            say(of, what, where, from, to);
    }
}

void vaka_replay_values_tell(vaka_replay_values *of)
{
    const vaka_layout *layout = match_of(of->now)->layout;
    const vaka_content *content = layout->setup.content;

    for (uint32_t value = 0; value < layout->module->value_count; value++)
        tell_value(of, value);
    for (uint32_t i = 0; content && i < content->variable_count; i++)
        tell_variable(of, &content->variables[i]);
    if (of->told > LINES_MOST)
        fprintf(of->out, "  … and %u more values and variables\n", of->told - LINES_MOST);
}
