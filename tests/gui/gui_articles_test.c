/* gui_articles_test.c - sentences in French: what they name has its article, of its gender.
 *
 * SPDX-License-Identifier: MIT */
#include "gui_hall.h"
#include "registered.h"
#include "table/codec.h"

#define STEPS 260

/* How a name of one gender never stands. */
static const char *const wrong[] = {"un Colonie",   "un Rumeur", "un Ville",   "le Colonie",
                                    "le Rumeur",    "le Ville",  "Un Colonie", "Un Rumeur",
                                    "une Canoë de", "une Groupe"};

/* Does a name that begins there follow on what may stand before it? */
static bool is_introduced(const char *text, const char *name)
{
    static const char *const before[] = {"un ", "Un ", "une ", "Une ", "le ", "la ", "de ", ": "};
    size_t ahead = (size_t)(name - text);

    for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
        size_t length = strlen(before[i]);

        if (ahead >= length && strncmp(name - length, before[i], length) == 0 &&
            (ahead == length || name[-(ptrdiff_t)length - 1] == ' '))
            return true;
    }
    return false;
}

/* How many counters of a kind a sentence names; each has its article. */
static int read_names(const char *text, const char *title)
{
    int found = 0;

    for (const char *at = strstr(text, title); at; at = strstr(at + 1, title), found++)
        if (!is_introduced(text, at))
            fail_msg("no article: %s", text);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (strstr(text, wrong[i]))
            fail_msg("%s: %s", wrong[i], text);
    return found;
}

static int read_actions(const vaka_view *view)
{
    char text[VAKA_SENTENCE], title[VAKA_VIEW_NAME];
    int found = 0;

    for (uint32_t i = 0; i < view->legal_count; i++) {
        const vaka_action *action = &view->legal[i];
        const vaka_verb *verb = vaka_verb_row(view->layout->module, action->verb);

        vaka_view_action(view, action, text);
        for (int k = 0; k < VAKA_ARGS; k++) {
            if (verb->arg[k].type != VAKA_ARG_KIND ||
                view->layout->kinds[action->arg[k]].shape != VAKA_SHAPE_COUNTER)
                continue;
            vaka_view_kind(view, action->arg[k], title);
            found += read_names(text, title);
        }
    }
    return found;
}

/* What was told of counters: of each kind by its title. */
static int read_log(hall *of)
{
    const vaka_view *view = &of->at.gui.play.view;
    char text[VAKA_SENTENCE], title[VAKA_VIEW_NAME];
    uint32_t count;
    const vaka_log_entry *log = vaka_record_log(of->at.record, &count);
    int found = 0;

    for (uint32_t i = 0; i < count; i++) {
        vaka_view_event(view, &log[i].event, text);
        for (int32_t kind = 0; kind < view->layout->kind_count; kind++) {
            if (view->layout->kinds[kind].shape != VAKA_SHAPE_COUNTER)
                continue;
            vaka_view_kind(view, kind, title);
            found += read_names(text, title);
        }
    }
    return found;
}

/* Plays a game at random and reads all that could be done and all that was told. */
static void read_game(const char *game)
{
    hall *of = new_hall(game, 1280, 720, 100);
    int actions = 0, told = 0;
    uint32_t rng[4];

    assert_true(of->texts.language.turn(of->texts.language.texts, "fr"));
    vaka_rng_seed(rng, 5);
    for (int i = 0; i < STEPS && step(of->at.record, rng); i++) {
        see(of);
        actions += read_actions(&of->at.gui.play.view);
    }
    told = read_log(of);
    print_message("%s: %d in actions, %d in the log\n", game, actions, told);
    assert_true(actions > 0 && told > 0);
    close_hall(of);
}

TEST(counters_of_conquest_have_their_articles_in_french)
{
    (void)state;
    read_game("conquest");
}

TEST(counters_of_archipelago_have_their_articles_in_french)
{
    (void)state;
    read_game("archipelago");
}

int main(void)
{
    set_paths();
    return run_registered("gui_articles", NULL, NULL);
}
