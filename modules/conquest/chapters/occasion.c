/* occasion.c - Random Events [11.2]: drawing one, reading it, calling it off, its effect.
 *
 * SPDX-License-Identifier: MIT
 *
 * An event that is read or played is a frame of its own: content hears of it, whoever holds a card
 * may answer it, then its file acts. While it acts the two-villages rule (A4) is in force. One
 * event may be played in answer to another: the frame keeps what was being read before. */
#include "chapters/occasion.h"
#include "chapters/cards.h"

enum { READ_BEGIN, READ_WINDOW, READ_EFFECT, READ_OVER };
enum { LOCAL_KIND, LOCAL_SEAT, LOCAL_HOOK, LOCAL_BEFORE, LOCAL_BEFORE_BY };

int32_t event_content(const vaka_match *match, int32_t kind)
{
    return row_of(kind, facts_of(match)->event_kind, facts_of(match)->events);
}

static int32_t event_number(const vaka_match *match, int32_t kind, const char *name)
{
    return vaka_content_number(match->layout, SORT_EVENT, event_content(match, kind), name);
}

bool events_due(const vaka_match *match)
{
    return game_of(match)->events_begun && match->zones[zone_of(match, ZONE_EVENTS)].count > 0;
}

/* All used events leave the game, face up. */
static void begin_reading(vaka_match *match, int32_t seat, int32_t piece, int32_t hook)
{
    int32_t kind = match->pieces[piece].kind;

    vaka_piece_move(match, piece, zone_of(match, ZONE_GONE));
    vaka_piece_flip(match, piece, VAKA_FACE_UP);
    vaka_push(match, STEP_EVENT, kind, seat, hook);
}

void draw_event(vaka_match *match, int32_t seat)
{
    int32_t piece =
        vaka_draw(match, zone_of(match, ZONE_EVENTS), seat_zone(match, seat, SEAT_KEPT));

    if (piece < 0)
        return;
    int32_t kind = match->pieces[piece].kind;
    if (event_number(match, kind, "keep")) {
        tell_seat(match, seat, EVENT_EVENT_HELD, 1u << 1, kind, 0);
        return;
    }
    vaka_tell(match, EVENT_EVENT_DRAWN, seat, kind, 0, 0);
    begin_reading(match, seat, piece, VAKA_NONE);
}

void play_event(vaka_match *match, int32_t seat, int32_t piece, int32_t hook)
{
    vaka_tell(match, EVENT_EVENT_PLAYED, seat, match->pieces[piece].kind, 0, 0);
    begin_reading(match, seat, piece, hook);
}

bool event_fits(const vaka_match *match, int32_t seat, int32_t kind, int32_t hook)
{
    const conquest_facts *facts = facts_of(match);
    int32_t content = event_content(match, kind);

    if (content < 0 || !vaka_content_has(match->layout, SORT_EVENT, content, OCCASION_PLAY))
        return false;
    bool now =
        hook >= 0 && (facts->event_hook[content] == hook || facts->event_also[content] == hook);
    if (!now && !facts->event_any[content])
        return false;
    return vaka_content_ask(match, SORT_EVENT, content, OCCASION_MAY_PLAY, seat, hook, 1) != 0;
}

bool in_typhoon(const vaka_match *match, int32_t hex)
{
    return game_of(match)->event_now >= 0 && vaka_value(match, VALUE_CLOSED, hex);
}

int32_t event_read(const vaka_match *match)
{
    return game_of(match)->event_read;
}

int32_t event_reader(const vaka_match *match)
{
    return game_of(match)->event_read >= 0 ? game_of(match)->event_by : VAKA_NONE;
}

const char *event_mood(const vaka_match *match, int32_t kind)
{
    static const char *const moods[] = {"bad", "good", "people"};

    return event_content(match, kind) >= 0 ? moods[event_number(match, kind, "mood")] : NULL;
}

bool cancel_event(vaka_match *match)
{
    conquest_game *game = game_of(match);

    if (game->event_read < 0)
        return false;
    vaka_tell(match, EVENT_EVENT_OFF, game->event_read, 0, 0, 0);
    game->event_read = VAKA_NONE;
    return true;
}

/* --- The frame -------------------------------------------------------------------------------- */

static void set_reading(vaka_match *match, int32_t kind, int32_t seat)
{
    game_of(match)->event_read = (int16_t)kind;
    game_of(match)->event_by = (int8_t)seat;
}

/* An event can be answered only while it is being read. A final event cannot be answered: so it
 * does not take the place of the event that is being read. */
static void begin(vaka_match *match, const vaka_frame *frame)
{
    const conquest_game *game = game_of(match);
    int32_t kind = frame->local[LOCAL_KIND], seat = frame->local[LOCAL_SEAT];
    bool final = event_number(match, kind, "final") != 0;

    vaka_local_set(match, LOCAL_BEFORE, game->event_read);
    vaka_local_set(match, LOCAL_BEFORE_BY, game->event_by);
    if (!final)
        set_reading(match, kind, seat);
    vaka_stage_set(match, final ? READ_EFFECT : READ_WINDOW);
    vaka_hook(match, HOOK_EVENT_READ, kind, seat, 0);
}

static void ask_answers(vaka_match *match, const vaka_frame *frame)
{
    vaka_stage_set(match, READ_EFFECT);
    vaka_ask_window(match, WINDOW_EVENT_READ, card_users(match, HOOK_EVENT_READ),
                    frame->local[LOCAL_SEAT], game_of(match)->dir);
}

static void take_effect(vaka_match *match, const vaka_frame *frame)
{
    int32_t kind = frame->local[LOCAL_KIND], seat = frame->local[LOCAL_SEAT];
    bool final = event_number(match, kind, "final") != 0;
    bool off = !final && game_of(match)->event_read != kind;

    vaka_stage_set(match, READ_OVER);
    if (!final)
        set_reading(match, frame->local[LOCAL_BEFORE], frame->local[LOCAL_BEFORE_BY]);
    if (off)
        return;
    game_of(match)->event_now = (int16_t)kind;
    vaka_content_push(match, SORT_EVENT, event_content(match, kind), OCCASION_PLAY, seat,
                      frame->local[LOCAL_HOOK], 0);
}

/* A village may have gone, and with it a Home (B8). */
static void end(vaka_match *match, const vaka_frame *frame)
{
    (void)frame;
    game_of(match)->event_now = VAKA_NONE;
    if (!ask_new_home(match) && !announce_control(match))
        vaka_done(match);
}

static void event_step(vaka_match *match, const vaka_frame *frame)
{
    static void (*const steps[])(vaka_match *, const vaka_frame *) = {
        [READ_BEGIN] = begin,
        [READ_WINDOW] = ask_answers,
        [READ_EFFECT] = take_effect,
        [READ_OVER] = end,
    };

    steps[frame->stage](match, frame);
}

/* Nothing is asked here but in the window, where cards answer (anytime.c). */
const vaka_chapter chapter_event = {event_step, .rules = NULL};
