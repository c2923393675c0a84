/* tests/script/matches_test.c - hostile scripts that need a real match.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each file of tests/script/siege is an event card of the test game. Its first lines say
 *
 *     -- tries to … (what the attack is after)
 *     -- expect: fault WORDS | harmless | refused WORDS
 *     -- asks: N (may be left out: how many questions are put before that)
 *     -- rules: a b (may be left out: rules of the mod that are switched on)
 *     -- default: N (may be left out: which choice of the first question is the usual one)
 *     -- out: N (may be left out: a seat that has dropped out of the game)
 *     -- blames: ID (may be left out: the event that has failed, if it is not the card itself)
 *
 * and a line "-- file: rules/a.lua" begins another file of the same mod. The card is played to its
 * end; its questions are answered by the first choice, and at each of them the match is cloned,
 * taken back and done again. The card wins when a seat gets 5000 points by it. */
#include "attack_file.h"
#include "siege.h"

#define SIEGE VAKA_SOURCE_DIR "/tests/script/siege"
#define LEAST 40
#define MOST_QUESTIONS 64

typedef struct script {
    attack file; /* first: its name, its text, and what it tries to do */
    char expect[120], rules[80], asks[20], out[20], normal[20], blames[40];
} script;

static void read_script(attack *file, const char *name)
{
    script *out = (script *)file;

    read_text(file, SIEGE, name);
    read_head(file, "-- expect: ", out->expect, sizeof out->expect);
    read_head(file, "-- rules: ", out->rules, sizeof out->rules);
    read_head(file, "-- asks: ", out->asks, sizeof out->asks);
    read_head(file, "-- out: ", out->out, sizeof out->out);
    read_head(file, "-- default: ", out->normal, sizeof out->normal);
    read_head(file, "-- blames: ", out->blames, sizeof out->blames);
    must_say(file->title[0] && out->expect[0], name);
}

/* The file itself is the card; other files of the mod follow it. */
static void write_files(const siege *at, const script *by)
{
    static const char mark[] = "-- file: ";
    char path[120] = "siege/events/attack.lua";
    const char *from = by->file.text, *next;

    do {
        next = strstr(from, mark);
        scratch_bytes(&at->folder, path, from, next ? (size_t)(next - from) : strlen(from));
        if (next) {
            snprintf(path, sizeof path, "siege/%.*s", (int)strcspn(next + strlen(mark), "\n"),
                     next + strlen(mark));
            from = next + strlen(mark);
        }
        if (next && (from = strchr(from, '\n')) != NULL)
            from++;
    } while (next);
}

/* At an open question: a copy that answers it comes to the same; what was answered can be taken
 * back where nothing stands against it, and done again. */
static vaka_status answer(siege *at, const script *by, vaka_error *err)
{
    int32_t seat = siege_asked(at->live);
    uint32_t count;
    vaka_action first = *vaka_live_legal(at->live, seat, &count);
    vaka_live *copy = vaka_live_clone(at->live);
    vaka_error other = {0};

    assert_true(count > 0);
    if (vaka_live_hash(copy) != vaka_live_hash(at->live))
        fail_msg("%s: a copy is another match", by->file.name);
    vaka_live_guard(copy, true);
    vaka_status status = vaka_live_apply(at->live, &first, NULL, err);
    if (vaka_live_apply(copy, &first, NULL, &other) != status ||
        vaka_live_hash(copy) != vaka_live_hash(at->live))
        fail_msg("%s: a copy goes on in another way: %s", by->file.name, other.text);
    vaka_live_free(copy);
    uint64_t now = vaka_live_hash(at->live);
    if (!status && !vaka_live_undo(at->live, seat, NULL) &&
        (vaka_live_redo(at->live, seat, NULL, NULL) || vaka_live_hash(at->live) != now))
        fail_msg("%s: done again it comes to something else", by->file.name);
    return status;
}

/* Plays the card; the action that failed must have left nothing. */
static vaka_status play(siege *at, const script *by, int *asked, vaka_error *err)
{
    uint64_t hash = vaka_live_hash(at->live);
    vaka_status status = siege_do(at->live, "ready", err);

    for (*asked = 0; !status && vaka_question_open(vaka_live_position(at->live)); ++*asked) {
        assert_true(*asked < MOST_QUESTIONS);
        hash = vaka_live_hash(at->live);
        int16_t normal = vaka_live_position(at->live)->script->question.normal;
        if (*asked == 0 && by->normal[0] && normal != strtol(by->normal, NULL, 10))
            fail_msg("%s: choice %d is the usual one, not %s", by->file.name, normal, by->normal);
        status = answer(at, by, err);
    }
    if (status && vaka_live_hash(at->live) != hash)
        fail_msg("%s: left traces in the match", by->file.name);
    if (siege_won(at))
        fail_msg("%s: won", by->file.name);
    return status;
}

static const char *after(const char *text, const char *word)
{
    size_t length = strlen(word);

    return strncmp(text, word, length) == 0 ? text + length : NULL;
}

/* What would be passed over from the second time on: never for a limit of this machine. */
static void blames(const siege *at, const script *by, vaka_status status, const vaka_error *err)
{
    const vaka_content *content = at->layout->setup.content;
    int32_t item = vaka_live_failed(at->live);
    const char *id = item < 0 ? "nothing" : content->items[item].id;

    if ((status == VAKA_ERR_SYSTEM) != (strstr(err->text, "not a result of the game") != NULL))
        fail_msg("%s: failed with %d: %s", by->file.name, status, err->text);
    if (by->blames[0] && strcmp(id, by->blames) != 0)
        fail_msg("%s: blames %s, not %s: %s", by->file.name, id, by->blames, err->text);
}

static void judge(siege *at, const script *by)
{
    const char *fault = after(by->expect, "fault ");
    vaka_error err = {0};
    int asked;
    uint8_t *seats_in = &vaka_live_position(at->live)->table->seats_in, all = *seats_in;
    if (by->out[0])
        *seats_in &= (uint8_t)~VAKA_SEAT(by->out[0] - '0');
    vaka_status status = play(at, by, &asked, &err);

    if (by->asks[0] && asked != strtol(by->asks, NULL, 10))
        fail_msg("%s: %d questions, not %s: %s", by->file.name, asked, by->asks, err.text);
    if (!status != !fault)
        fail_msg("%s: ended with %d, not '%s': %s", by->file.name, status, by->expect, err.text);
    if (fault && (!strstr(err.text, fault) || !strstr(err.text, ".lua")))
        fail_msg("%s: ended with '%s', not '%s'", by->file.name, err.text, fault);
    if (fault)
        blames(at, by, status, &err);
    *seats_in = all;
    if (fault && by->rules[0]) /* a bad rule spoils the next card, too: an action without one */
        assert_int_equal(siege_deploy(at->live, &err), VAKA_OK);
    if (fault && !by->rules[0])
        siege_goes_on(at, by->file.name);
    else
        siege_other_is_unharmed(at, by->file.name);
}

static void script_is_contained(void **state)
{
    const script *by = *state;
    static const char *const mods[] = {"siege", NULL};
    const char *refused = after(by->expect, "refused "), *rules[4] = {0};
    char words[80];
    int count = 0;
    siege at;

    snprintf(words, sizeof words, "%s", by->rules);
    for (char *word = words; *word && count < 3; word += strspn(word, " ")) {
        rules[count++] = word;
        word += strcspn(word, " ");
        if (*word)
            *word++ = '\0';
    }
    siege_open(&at, &siege_plugin);
    write_files(&at, by);
    bool begun = siege_begin(&at, mods, rules);
    if (begun == (refused != NULL) || (refused && !strstr(at.refused, refused)))
        fail_msg("%s: should be '%s': %s", by->file.name, by->expect, at.refused);
    if (begun)
        judge(&at, by);
    siege_close(&at);
}

int main(int argc, char **argv)
{
    static const attack_group group = {"matches",       SIEGE,        LEAST,
                                       sizeof(script),  read_script,  script_is_contained,
                                       siege_begin_all, siege_end_all};

    return attack_group_run(&group, argc, argv);
}
