/* gui/play/play_end.c - the one button that ends a step: always at the same place, never hasty.
 *
 * SPDX-License-Identifier: MIT
 *
 * When its meaning changes it rests for a moment: a click within that time was meant for what it
 * said before. What is lost by it is said in it and asked about before, as long as the player wants
 * to be asked. */
#include <stdio.h>
#include <string.h>

#include "front/text_parts.h"
#include "gui/base/quiet.h"
#include "gui/play/play.h"
#include "table/hash.h"

#define WIDE 200
#define LEAST 11 /* pixels of letters, so that nothing is cut */

/* Lines of the question; negative as all that are no actions, below those of play_menus.c. */
enum { ITEM_END = -120, ITEM_END_QUIET = -121, ITEM_LAST = -122, ITEM_LAST_QUIET = -123 };
enum { ITEM_WAIT = -124, ITEM_BACK = -125 };

/* What a player has said for good about a loss. */
enum { ASK, GO_ON };

void vaka_end_find(vaka_play *play)
{
    play->ending = vaka_picks_end(&play->view);
}

int32_t vaka_end_action(const vaka_play *play)
{
    return play->asked ? play->ending : VAKA_NONE;
}

int32_t vaka_play_sole(const vaka_play *play)
{
    const vaka_view *view = &play->view;
    int32_t sole = VAKA_NONE;

    for (uint32_t i = 0; play->asked && i < view->legal_count; i++) {
        if (vaka_picks_anytime(view, &view->legal[i]))
            continue;
        if (sole != VAKA_NONE)
            return VAKA_NONE;
        sole = (int32_t)i;
    }
    return sole;
}

int vaka_end_wide(const vaka_play *play)
{
    return SDL_min(vaka_look_px(play->look, WIDE), play->look->canvas->w * 3 / 10);
}

/* --- drawing ---------------------------------------------------------------------------------- */

/* What it means: its own words, and the question to which it is an answer. */
static void note_meaning(vaka_play *play, const char *title)
{
    const vaka_view *view = &play->view;
    const char *asked = view->question ? view->question->prompt : view->scene->prompt.id;
    char said[VAKA_SENTENCE];

    snprintf(said, sizeof said, "%.200s|%.95s", title, asked ? asked : "");
    if (strcmp(said, play->end_said) == 0)
        return;
    play->end_since = play->end_said[0] ? vaka_ui_now(play->ui) : 0;
    memcpy(play->end_said, said, sizeof said);
}

static bool is_resting(const vaka_play *play)
{
    return vaka_ui_rests(play->ui) && play->end_since &&
           vaka_ui_now(play->ui) - play->end_since < VAKA_RESTS;
}

static bool fits(const vaka_play *play, SDL_Rect box, const char *text)
{
    return vaka_widget_button_high(play->ui, text, box.w, VAKA_BUTTON_PLAIN) <= box.h;
}

/* With what is lost, as far as there is room. */
static void write_text(const vaka_play *play, SDL_Rect box, char *title, size_t room)
{
    const vaka_view *view = &play->view;
    uint32_t verb = view->legal[play->ending].verb, at = 0;
    const vaka_said *loss = vaka_view_loss(view, verb, &at);
    size_t length = strlen(title);
    char text[VAKA_SENTENCE];

    if (!loss && view->scene->last.any)
        loss = &view->scene->last.said;
    if (!loss)
        return;
    snprintf(title + length, room - length, "\n%s", vaka_view_said(view, loss, text));
    if (!fits(play, box, title))
        title[length] = '\0';
}

/* While pieces still move, he is not asked yet, but it is his move; and in a lesson he is asked to
 * read while others are to move. */
static bool is_his_move(const vaka_play *play)
{
    const vaka_view *view = &play->view;

    return (play->asked && !vaka_tutor_on(play)) ||
           (view->seat >= 0 && (view->must & VAKA_SEAT(view->seat)));
}

static const char *idle_text(const vaka_play *play)
{
    if (play->watching || play->over || play->view.finished)
        return "";
    return is_his_move(play) ? vaka_ui_say(play->ui, "Your move")
                             : vaka_ui_say(play->ui, "Not your turn");
}

/* In the middle of where the button would be. */
static void draw_idle(vaka_play *play, SDL_Rect box, const char *text)
{
    vaka_type type = vaka_look_body(play->look);

    type.ink = play->look->theme->faint;
    while (type.px > LEAST && vaka_type_wide(play->look, type, text) > box.w)
        type.px--;
    vaka_type_in(play->look, type, box, 1, text);
    vaka_widget_hit(play->ui, box, VAKA_HIT_ACTION, VAKA_NONE, 1, text)->off = true;
}

void vaka_end_draw(vaka_play *play, SDL_Rect box)
{
    const vaka_view *view = &play->view;
    int32_t action = vaka_end_action(play);
    bool sole = action >= 0 && vaka_play_sole(play) == action;
    char title[2 * VAKA_SENTENCE], label[VAKA_SENTENCE];

    snprintf(title, sizeof title, "%s", idle_text(play));
    if (action >= 0)
        snprintf(title, sizeof title, "%s", vaka_action_said(view, &view->legal[action], label));
    snprintf(label, sizeof label, "%.300s", title);
    note_meaning(play, title);
    if (!*title || vaka_middle_has(play, action)) /* what is asked there is answered there */
        return;
    if (action < 0) { /* no button that looks as if it were out of order */
        draw_idle(play, box, title);
        return;
    }
    write_text(play, box, title, sizeof title);
    vaka_hit *hit =
        vaka_widget_button(play->ui, box, (vaka_hit){.what = VAKA_HIT_ACTION, .a = action, .b = 1},
                           title, sole ? VAKA_BUTTON_MAIN : VAKA_BUTTON_PLAIN);
    snprintf(hit->label, sizeof hit->label, "%.95s", label);
    if (!sole)
        vaka_paint_frame(play->look->canvas, box, (float)vaka_look_px(play->look, 6), 2.0f,
                         play->look->theme->accent);
}

/* --- asking before ---------------------------------------------------------------------------- */

static int32_t wish_about(const vaka_play *play, const vaka_said *said)
{
    return vaka_quiet_about(&play->ui->settings, play->view.layout->module->id, said->id, GO_ON);
}

static void keep_wish(vaka_play *play, const vaka_said *said)
{
    vaka_quiet_note(&play->ui->settings, play->view.layout->module->id, said->id, GO_ON);
}

static uint32_t verb_of(const vaka_play *play)
{
    return play->view.legal[play->ending].verb;
}

static bool has_last(const vaka_play *play)
{
    const vaka_view *view = &play->view;

    for (uint32_t i = 0; view->scene->last.any && i < view->legal_count; i++)
        if (view->legal[i].verb == view->scene->last.verb)
            return true;
    return false;
}

/* All that is lost and not yet agreed to, in sentences; "" if nothing is. */
static void write_losses(const vaka_play *play, char *out, size_t room)
{
    uint32_t at = 0;
    const char *apart = vaka_ui_say(play->ui, VAKA_APART);
    char text[VAKA_SENTENCE];
    size_t used = 0;

    out[0] = '\0';
    for (const vaka_said *loss; (loss = vaka_view_loss(&play->view, verb_of(play), &at));)
        if (wish_about(play, loss) == ASK && used < room)
            used += (size_t)snprintf(out + used, room - used, "%s%s", used ? apart : "",
                                     vaka_view_said(&play->view, loss, text));
    if (out[0] >= 'a' && out[0] <= 'z') /* it stands alone, as a heading */
        out[0] = (char)(out[0] - 'a' + 'A');
}

static void add_line(vaka_play *play, int32_t item, const char *sentence, const char *a,
                     const char *b)
{
    char text[2 * VAKA_SENTENCE];

    vaka_menu_add(play->ui, item,
                  vaka_say_with(play->ui->language, sentence, VAKA_WITH(a, b), text, sizeof text));
}

static void ask(vaka_play *play, const char *losses, bool last)
{
    const vaka_view *view = &play->view;
    char title[VAKA_SENTENCE], said[VAKA_SENTENCE];

    vaka_action_said(view, &view->legal[play->ending], title);
    vaka_view_said(view, &view->scene->last.said, said);
    vaka_menu_begin(play->ui, *losses ? losses : said, -1, -1);
    vaka_menu_add(play->ui, ITEM_BACK, vaka_ui_say(play->ui, "Go back"));
    if (last) {
        add_line(play, ITEM_LAST, VAKA_TEXT("{0}: {1}"), title, said);
        add_line(play, ITEM_LAST_QUIET, VAKA_TEXT("{0}: {1}; always, without asking"), title, said);
        add_line(play, ITEM_END, VAKA_TEXT("{0} without that"), title, "");
        return;
    }
    vaka_menu_add(play->ui, ITEM_END, title);
    add_line(play, ITEM_END_QUIET, VAKA_TEXT("{0}, and do not ask again"), title, "");
}

/* All that the seat sees, what it has planned in secret, too, and how it would end that. */
static uint64_t hash_plan(const vaka_play *play)
{
    uint64_t hash = vaka_live_view_hash(play->view.live, play->view.seat);

    return vaka_mix(hash, verb_of(play) + 1u);
}

bool vaka_end_is_plain(const vaka_play *play)
{
    char losses[VAKA_SENTENCE];

    if (vaka_end_action(play) < 0 || vaka_tutor_on(play))
        return false;
    write_losses(play, losses, sizeof losses);
    return !*losses && vaka_picks_ends_plainly(&play->view, play->ending);
}

static void end_now(vaka_play *play, bool last)
{
    uint32_t verb = verb_of(play);

    play->ends = last ? verb + 1u : 0;
    if (!last || (!vaka_end_goes_on(play) && !play->ui->menu.open)) /* else something is asked */
        vaka_play_act(play, &play->view.legal[play->ending]);
}

void vaka_play_end(vaka_play *play)
{
    char losses[VAKA_SENTENCE];

    if (vaka_end_action(play) < 0 || is_resting(play))
        return;
    bool last = has_last(play);
    bool asks = last && wish_about(play, &play->view.scene->last.said) == ASK;
    write_losses(play, losses, sizeof losses);
    if (!last && *losses && play->warned == hash_plan(play))
        losses[0] = '\0'; /* he has read it, and changed nothing */
    if ((*losses || asks) && !vaka_tutor_on(play))
        ask(play, losses, last);
    else
        end_now(play, last && !vaka_tutor_on(play));
}

/* All that was asked about is agreed to for good. */
static void keep_quiet(vaka_play *play, bool last)
{
    uint32_t at = 0;
    vaka_error err;

    for (const vaka_said *loss; (loss = vaka_view_loss(&play->view, verb_of(play), &at));)
        keep_wish(play, loss);
    if (last)
        keep_wish(play, &play->view.scene->last.said);
    vaka_settings_write(&play->ui->settings, &err);
}

bool vaka_end_chosen(vaka_play *play, int32_t item)
{
    bool last = item == ITEM_LAST || item == ITEM_LAST_QUIET;

    if (item > ITEM_END || item < ITEM_BACK)
        return false;
    if (item == ITEM_WAIT)
        vaka_notice_say(play->ui, false, "It is done when you end this step.");
    if (item == ITEM_BACK && vaka_end_action(play) >= 0)
        play->warned = hash_plan(play);
    if (item == ITEM_WAIT || item == ITEM_BACK || vaka_end_action(play) < 0)
        return true;
    if (item == ITEM_END_QUIET || item == ITEM_LAST_QUIET)
        keep_quiet(play, last);
    end_now(play, last);
    return true;
}

/* First all that comes last, then the end itself. */
bool vaka_end_goes_on(vaka_play *play)
{
    const vaka_view *view = &play->view;
    uint32_t verb = play->ends - 1u;

    if (!play->ends)
        return false;
    for (uint32_t i = 0; view->scene->last.any && i < view->legal_count; i++)
        if (view->legal[i].verb == view->scene->last.verb) {
            vaka_play_take(play, &view->legal[i]); /* it was agreed to */
            return play->wanted;
        }
    int32_t end = vaka_picks_unplaced(view, verb);
    play->ends = 0;
    if (end >= 0)
        vaka_play_act(play, &view->legal[end]);
    return play->wanted;
}

/* Can anything be done besides ending the step and what comes right before? */
static bool has_more(const vaka_view *view)
{
    for (uint32_t i = 0; i < view->legal_count; i++)
        if (view->legal[i].verb != view->scene->last.verb &&
            !vaka_view_ends(view, view->legal[i].verb) &&
            !vaka_picks_anytime(view, &view->legal[i]))
            return true;
    return false;
}

bool vaka_end_early(vaka_play *play, int32_t action)
{
    const vaka_view *view = &play->view;
    char title[VAKA_SENTENCE], end[VAKA_SENTENCE];

    if (!view->scene->last.any || view->legal[action].verb != view->scene->last.verb ||
        play->ending < 0 || !has_more(view))
        return false;
    vaka_action_said(view, &view->legal[action], title);
    vaka_action_said(view, &view->legal[play->ending], end);
    vaka_menu_begin(play->ui, vaka_ui_say(play->ui, "Nothing else can be done after that."),
                    play->ui->x, play->ui->y);
    add_line(play, ITEM_WAIT, VAKA_TEXT("Later, with \"{0}\""), end, "");
    add_line(play, action, VAKA_TEXT("{0} now"), title, "");
    return true;
}
