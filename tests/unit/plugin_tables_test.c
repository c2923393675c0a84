/* unit/plugin_tables_test.c - what the tables of a module must look like.
 *
 * SPDX-License-Identifier: MIT */
#include "chance/rng.h"
#include "plugin_sample.h"
#include "registered.h"

TEST(a_count_goes_with_its_table)
{
    sample *it = *state;

    fill(it);
    it->module.verbs = NULL;
    refused(it, "3 verbs are counted, but there is no table");
    it->module.windows = NULL;
    refused(it, "1 windows are counted, but there is no table");
    it->module.event_count = 0;
    refused(it, "there is a table of events, but its count is 0");
    it->module.verb_count = 0;
    refused(it, "the module has no verbs");
    it->module.step_count = 0;
    refused(it, "the module has no steps");
    it->module.options = NULL;
    it->module.option_count = 0;
    it->module.events = NULL;
    it->module.event_count = 0;
    it->module.windows = NULL;
    it->module.window_count = 0;
    accepted(it);
}

TEST(tables_have_a_greatest_length)
{
    sample *it = *state;

    fill(it);
    it->module.verb_count = 241;
    refused(it, "241 verbs are too many: at most 240");
    it->module.event_count = 65536;
    refused(it, "65536 events are too many");
    it->module.step_count = 251;
    refused(it, "251 steps are too many: at most 250");
    it->module.hook_count = 65;
    refused(it, "65 hooks are too many: at most 64");
    it->module.value_count = 257;
    refused(it, "257 values are too many: at most 256");
    it->module.window_count = VAKA_MAX_WINDOWS + 1;
    refused(it, "17 windows are too many: at most 16");
    it->module.option_count = 65;
    refused(it, "65 options are too many: at most 64");
}

TEST(ids_in_tables_are_words_and_unique)
{
    sample *it = *state;

    fill(it);
    it->verbs[1].name = "go";
    refused(it, "verb 'go' is there twice, as 0 and 1");
    it->verbs[1].name = "Bid";
    refused(it, "verb 1: 'Bid' is not one lower-case word");
    it->verbs[1].name = "";
    refused(it, "verb 1: '' is not");
    it->verbs[1].name = "a-word-of-more-than-31-characters";
    refused(it, "is not one lower-case word of at most 31");
    it->verbs[1].name = NULL;
    refused(it, "verb 1 has no name");
    it->events[1].id = "went";
    refused(it, "event 'went' is there twice");
    it->events[0].id = "went home";
    refused(it, "event 0: 'went home' is not");
    it->steps[1].id = "turn";
    refused(it, "step 'turn' is there twice");
    it->windows[0].id = NULL;
    refused(it, "window 0 has no name");
    it->options[1].id = "stones";
    refused(it, "option 'stones' is there twice");
}

TEST(what_content_refers_to_is_looked_at_too)
{
    static const vaka_value_spec odd = {"odd", 9, 0, 0, 1, ""}, far = {"far", 0, 5, 0, 1, ""};
    static const vaka_hook_spec nameless = {0};
    static vaka_sort busy = {.id = "busy"};
    char functions[] = "a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6 7";
    sample *it = *state;

    fill(it);
    it->module.value_count = 1;
    refused(it, "1 values are counted, but there is no table");
    it->module.value_count = 1, it->module.values = &odd;
    refused(it, "value 'odd' is of an unknown scope");
    it->module.value_count = 1, it->module.values = &far;
    refused(it, "value 'far' is normally 5, which is not within 0 to 1");
    it->module.hook_count = 1;
    refused(it, "1 hooks are counted, but there is no table");
    it->module.hook_count = 1, it->module.hooks = &nameless;
    refused(it, "hook 0 has no name");
    busy.functions = functions;
    it->module.sort_count = 1, it->module.sorts = &busy;
    refused(it, "sort 'busy' has 33 functions: at most 32 are possible");
    it->module.export_count = 1;
    refused(it, "1 exports are counted, but there is no table");
    it->verbs[0].flags = VAKA_VERB_ANYTIME | VAKA_VERB_COMMIT;
    refused(it, "cannot end a sealed answer and be an any-time verb");
}

TEST(a_verb_is_no_word_of_the_host)
{
    static const char *const taken[] = {"pass",    "pass-here",   "pass-turn",    "undo",    "redo",
                                        "help",    "why",         "as",           "quit",    "look",
                                        "board",   "log",         "hand",         "actions", "save",
                                        "decline", "choose-card", "choose-option"};
    sample *it = *state;

    fill(it);
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++) {
        it->verbs[2].name = taken[i];
        refused(it, "is a word of the host's own");
    }
    it->verbs[2].name = "3rd";
    refused(it, "verb '3rd' does not begin with a letter");
    it->verbs[2].flags = 32;
    refused(it, "verb 'turn-to' has unknown flags 0x20");
}

TEST(a_verb_that_turns_has_a_kind_a_space_and_a_number)
{
    sample *it = *state;

    fill(it);
    it->verbs[2].flags = VAKA_VERB_TURNS;
    refused(it, "turns what it lays: it needs a kind, a space and a number");
}

TEST(arguments_are_well_described)
{
    sample *it = *state;

    fill(it);
    it->verbs[1].arg[0].type = VAKA_ARG_GOOD + 1;
    refused(it, "verb 'bid': argument 0 is of an unknown type");
    it->verbs[1].arg[0].min = 301;
    refused(it, "argument 0 has bounds the wrong way round");
    it->verbs[1].arg[0].max = 32768;
    refused(it, "do not fit into 16 bits");
    it->verbs[1].arg[0].min = VAKA_HIDDEN;
    refused(it, "do not fit into 16 bits");
    it->verbs[1].arg[0].words = "one|two";
    refused(it, "has a list of words, but is no word");
    it->verbs[0].arg[1].max = 4;
    refused(it, "verb 'go': argument 1 has bounds, but is no number");
    it->verbs[0].arg[2].max = 4;
    refused(it, "argument 2 has bounds, but is no number");
    it->verbs[0].arg[3].type = VAKA_ARG_SEAT;
    refused(it, "verb 'go': argument 3 is used, but not the one before it");
}

TEST(a_list_of_words_has_different_words)
{
    static const char *const odd[] = {
        "|",    "a||b",  "a|",       "|a",
        "Left", "a|b c", "\xc3\xa9", "a-word-of-more-than-31-characters|b"};
    sample *it = *state;

    fill(it);
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        it->verbs[2].arg[0].words = odd[i];
        refused(it, "argument 0 has something in its list that is not one lower-case word");
    }
    it->verbs[2].arg[0].words = NULL;
    refused(it, "has no list of words");
    it->verbs[2].arg[0].words = "";
    refused(it, "has no list of words");
    it->verbs[2].arg[0].words = "left|right|left";
    refused(it, "has the same word twice");
    it->verbs[2].arg[0].words = "only";
    accepted(it);
}

TEST(gaps_of_sentences_are_well_formed)
{
    static const char *const unknown[] = {
        "{0}",      "{}",         "{x:int}",      "{0:}",        "{0:Int}",
        "{0:int:}", "{0:plural}", "{0:plural:a}", "{00:int}",    "{0:plural:a:b:c}",
        "{0 :int}", "{0:number}", "{0:int:a:b}",  "{0:number:a}"};
    static const char *const loose[] = {"{", "a {0:int", "a } b", "{0:int{1:int}}", "{0:int}}"};
    sample *it = *state;

    fill(it);
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
        it->events[1].text = unknown[i];
        refused(it, "event 'over': unknown gap '");
    }
    for (size_t i = 0; i < sizeof loose / sizeof *loose; i++) {
        it->events[1].text = loose[i];
        refused(it, "event 'over': a brace without its other");
    }
    it->events[1].text = "{0:int:a hidden number}";
    accepted(it);
    it->events[0].text = "{6:int}";
    refused(it, "event 'went': gap '{6:int}' has no number 6");
    it->verbs[1].title = "Bid {1:int}";
    refused(it, "verb 'bid': gap '{1:int}' has no number 1");
    it->events[0].text = NULL;
    refused(it, "event 'went' has no text");
    it->verbs[0].title = "a\tb";
    refused(it, "verb 'go' has no text");
}

TEST(options_and_steps_are_well_described)
{
    sample *it = *state;

    fill(it);
    it->options[0].min = 200;
    refused(it, "option 'stones' goes from 200 to 100");
    it->options[0].normal = 4;
    refused(it, "option 'stones': its normal value 4 is not from 5 to 100");
    it->options[1].normal = 2;
    refused(it, "option 'fog': its normal value 2");
    it->options[1].title = NULL;
    refused(it, "option 'fog' has no title");
    it->options[0].rule = "";
    refused(it, "option 'stones' has an empty rule number");
    it->steps[1].title = "";
    refused(it, "step 'fight' has no title");
    it->windows[0].title = NULL;
    refused(it, "window 'before-roll' has no title");
}

/* Makes any eight bytes of the sample 0: a pointer, or two numbers. */
static void spoil_pointer(sample *it, uint32_t *rng)
{
    char *bytes = (char *)it;
    size_t pointers = sizeof *it / sizeof(void *);
    size_t at = vaka_rng_below(rng, (uint32_t)pointers) * sizeof(void *);

    memset(bytes + at, 0, sizeof(void *));
}

static void spoil_count(sample *it, uint32_t *rng)
{
    uint32_t *const counts[] = {&it->module.verb_count, &it->module.event_count,
                                &it->module.step_count, &it->module.window_count,
                                &it->module.option_count};
    uint32_t *count = counts[vaka_rng_below(rng, 5)];

    /* Between its own rows and the greatest allowed the host cannot tell: that is not tried. */
    *count = vaka_rng_below(rng, 2) ? vaka_rng_below(rng, *count + 1) : 70000 + *count;
}

static void spoil_string(sample *it, uint32_t *rng, char text[16])
{
    const char **const strings[] = {
        &it->module.id,      &it->module.title,   &it->module.version,        &it->verbs[1].name,
        &it->verbs[0].title, &it->events[1].text, &it->events[0].id,          &it->steps[0].title,
        &it->windows[0].id,  &it->options[0].id,  &it->verbs[2].arg[0].words, &it->options[1].rule};
    static const char likely[] = "{}:|.0159abcint-_ \x80\xc3";
    uint32_t length = vaka_rng_below(rng, 16);

    for (uint32_t i = 0; i < length; i++)
        text[i] = likely[vaka_rng_below(rng, sizeof likely - 1)];
    text[length] = '\0';
    *strings[vaka_rng_below(rng, sizeof strings / sizeof *strings)] = text;
}

static void spoil_number(sample *it, uint32_t *rng)
{
    int32_t *const numbers[] = {&it->module.seats_min,    &it->module.seats_max,
                                &it->options[0].min,      &it->options[0].max,
                                &it->options[1].normal,   &it->verbs[1].arg[0].min,
                                &it->verbs[1].arg[0].max, &it->verbs[2].arg[0].min};

    int32_t *number = numbers[vaka_rng_below(rng, 8)];
    *number = (int32_t)vaka_rng_next(rng);
    if (vaka_rng_below(rng, 2)) {
        vaka_verb *verb = &it->verbs[vaka_rng_below(rng, VERBS)];
        vaka_arg *arg = &verb->arg[vaka_rng_below(rng, VAKA_ARGS)];
        arg->type = vaka_rng_below(rng, 9);
    }
}

static bool is_complete(const vaka_module *module)
{
    return module->layout && module->setup && module->step && module->legal && module->why_not &&
           module->apply && module->id && module->title && module->version && module->verbs &&
           module->steps;
}

TEST(modules_spoilt_at_random_are_never_accepted_half)
{
    sample *it = *state;
    uint32_t rng[4], good = 0;
    char text[4][16];

    vaka_rng_seed(rng, 7);
    for (int32_t round = 0; round < 20000; round++) {
        vaka_error err = {0};

        fill(it);
        for (uint32_t i = 0; i <= vaka_rng_below(rng, 3); i++) {
            uint32_t how = vaka_rng_below(rng, 6);

            if (how == 0)
                spoil_string(it, rng, text[i]);
            else if (how == 1)
                spoil_number(it, rng);
            else if (how == 2)
                spoil_count(it, rng);
            else
                spoil_pointer(it, rng);
        }
        if (vaka_plugin_check(&it->module, &err) == VAKA_OK) {
            assert_true(is_complete(&it->module));
            good++;
        } else {
            assert_int_equal(err.status, VAKA_ERR_CONTRACT);
            assert_true(err.text[0] != '\0');
        }
    }
    assert_in_range(good, 200, 18000); /* both ends of the check were reached */
}

int main(void)
{
    return run_registered("tests", make_sample, free_sample);
}
