/* front_question_test.c - a script's question on the screen: for the one who is asked, and others.
 *
 * SPDX-License-Identifier: MIT */
#include "front/text.h"
#include "front/view.h"
#include "match/record.h"
#include "registered.h"
#include "script/run/loaded.h"
#include "script/texts/lang.h"
#include "table/codec.h"
#include "table/question.h"

#include <stdlib.h>
#include <string.h>

typedef struct scene {
    vaka_plugin plugin;
    vaka_loader loader;
    vaka_record *record;
} scene;

static scene at;

/* Plays the first legal action of whoever must decide until a script asks. */
static void play_to_question(void)
{
    vaka_live *live = vaka_record_live(at.record);

    for (int i = 0; !vaka_question_of(vaka_live_position(live)); i++) {
        int32_t seat = vaka_live_must(live) & 1 ? 0 : 1;
        uint32_t count;
        const vaka_action *legal = vaka_live_legal(live, seat, &count);
        vaka_action action = legal[count - 1]; /* `ready` as soon as it can be said */

        assert_true(i < 100 && count > 0);
        if (vaka_verb_row(at.plugin.module, action.verb)->name[0] != 'r')
            action = legal[0];
        assert_int_equal(vaka_record_apply(at.record, &action, NULL, NULL), VAKA_OK);
    }
}

static void begin(const char *event)
{
    vaka_library_choice choice = {.seats = 2};
    vaka_journal_head head = {.seed = vaka_seed_of(5), .name = {"Ann", "Bo"}};
    char draw[64];
    vaka_setup setup;
    vaka_error err = {0};

    snprintf(draw, sizeof draw, "draw events %s", event);
    if (vaka_setup_init(&setup, at.plugin.module, 2, &err) ||
        vaka_loader_attach(&at.loader, &choice, &setup, NULL, &err) ||
        vaka_journal_head_queue(&head, draw, &err) ||
        vaka_journal_head_queue(&head, "die 5", &err) ||
        vaka_record_new(&setup, &head, NULL, &at.record, &err))
        fail_msg("%s", err.text);
    vaka_journal_head_done(&head);
    play_to_question();
}

static void end(void)
{
    vaka_record_close(at.record);
    at.record = NULL;
}

static void shows(int32_t seat, const char *words, bool there)
{
    char *screen = vaka_text_screen(at.record, seat);

    if ((strstr(screen, words) != NULL) != there)
        fail_msg("\"%s\" is %s the screen of %d:\n%s", words, there ? "not on" : "on", (int)seat,
                 screen);
    free(screen);
}

TEST(the_asked_seat_reads_card_prompt_and_choices)
{
    (void)state;
    begin("omen");
    shows(0, "Omen. Roll a die: on 1 to 3 lose a point", true);
    shows(0, "What does it promise?", true);
    shows(0, "   1  choose-option 0           glory", true);
    shows(0, "   2  choose-option 1           haste", true);
    end();
}

TEST(others_read_who_is_asked_what_but_not_the_choices)
{
    (void)state;
    begin("omen");
    shows(1, "Waiting for Ann: What does it promise?", true);
    shows(1, "glory", false);
    shows(VAKA_SPECTATOR, "Waiting for Ann: What does it promise?", true);
    shows(VAKA_SPECTATOR, "glory", false);
    end();
}

TEST(pieces_are_chosen_by_kind_and_place)
{
    vaka_view view;
    char words[VAKA_SENTENCE];

    (void)state;
    begin("market");
    vaka_view_init(&view, vaka_record_live(at.record), vaka_record_names(at.record), 0);
    assert_non_null(view.question);
    assert_string_equal(view.asks->id, "market");
    assert_string_equal(vaka_view_question(&view, words), "Turn a counter up for a point?");
    assert_int_equal(view.legal[0].verb, VAKA_VERB_CHOOSE_PIECE);
    assert_non_null(strstr(vaka_view_action(&view, &view.legal[0], words), " at "));
    vaka_view_action(&view, &view.legal[view.legal_count - 1], words);
    assert_string_equal(words, "None");
    vaka_view_done(&view);
    end();
}

TEST(questions_are_read_in_the_readers_language)
{
    vaka_texts *texts = vaka_texts_new(vaka_loader_texts(&at.loader, at.plugin.module));

    (void)state;
    vaka_texts_add(texts, "xx", "What does it promise?", "Que promet-il ?");
    vaka_texts_add(texts, "xx", "glory", "la gloire");
    vaka_texts_add(texts, "xx", "event.omen.title", "Présage");
    vaka_texts_add(texts, "xx", "verb.end", "Finir le tour");
    begin("omen");
    vaka_record_speak(at.record, vaka_lang_language(texts));
    shows(0, "What does it promise?", true);
    assert_true(vaka_lang_switch(texts, "xx"));
    shows(0, "Présage. Roll a die", true); /* what has no translation stays */
    shows(0, "Que promet-il ?", true);
    shows(0, "choose-option 0           la gloire", true);
    shows(0, "choose-option 1           haste", true);
    shows(1, "Waiting for Ann: Que promet-il ?", true);
    vaka_action answer = {0, VAKA_VERB_CHOOSE_OPTION, {0}};
    assert_int_equal(vaka_record_apply(at.record, &answer, NULL, NULL), VAKA_OK);
    shows(0, "Finir le tour", true);
    shows(0, "Que promet-il ?", false);
    end();
    vaka_texts_free(texts);
}

TEST(a_record_is_played_again_with_other_content)
{
    vaka_plugins plugins = {.at = &at.plugin, .count = 1};
    vaka_record *again = NULL;
    vaka_error err = {0};

    (void)state;
    begin("omen");
    plugins.attach = vaka_loader_attach_head;
    plugins.attach_data = &at.loader;
    assert_int_equal(vaka_record_again(at.record, &plugins, &again, &err), VAKA_OK);
    assert_true(vaka_live_hash(vaka_record_live(again)) ==
                vaka_live_hash(vaka_record_live(at.record)));
    vaka_record_close(again);
    plugins.attach = NULL; /* without cards there is no deck to draw the queued one from */
    assert_int_not_equal(vaka_record_again(at.record, &plugins, &again, &err), VAKA_OK);
    assert_true(err.text[0] != '\0');
    end();
}

static int open_game(void **state)
{
    (void)state;
    setenv("VAKA_SCRIPTS", VAKA_SOURCE_DIR "/tests/scripts", 1);
    if (vaka_plugin_load(VAKA_BUILD_DIR "/tests/modules/skirmish.vaka", &at.plugin)) {
        print_error("%s\n", at.plugin.reason);
        return -1;
    }
    vaka_loader_init(&at.loader, NULL);
    return 0;
}

static int close_game(void **state)
{
    (void)state;
    vaka_loader_done(&at.loader);
    vaka_plugin_unload(&at.plugin);
    return 0;
}

int main(void)
{
    return run_registered("tests", open_game, close_game);
}
