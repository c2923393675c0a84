/* unit/bad_packs_test.c - two hundred packs and more that nobody should install: each is refused
 * with a sentence, and nothing of it is left anywhere.
 *
 * SPDX-License-Identifier: MIT
 *
 * The lists below are the corpus; what a row is not wrong in is good. */
#include "harbour.h"
#include "registered.h"
#include "scratch_mods.h"
#include "share/installed.h"
#include "share/zip_library.h"

#include <unistd.h>

#define LEAST_TRIED 200u
#define GOOD_MOD                                                                                   \
    "return { id = \"reef\", title = \"Reef\", version = \"1.0\", api = 2, game = \"harbour\" }\n"
#define WITH(fields)                                                                               \
    "return { id = \"reef\", title = \"Reef\", version = \"1.0\", api = 2, game = "                \
    "\"harbour\", " fields " }\n"

typedef struct part { /* of a zip */
    const char *name, *text;
    uint32_t mode;
} part;

static scratch at;
static uint32_t tried;

/* Names of files beside a good mod.lua. */
static const char *const names[] = {
    /* they lead elsewhere */
    "reef/../evil.lua",
    "reef/a/../../evil.lua",
    "reef/..",
    "reef/./evil.lua",
    "reef/a/./b.lua",
    "reef/a/../b.lua",
    "reef/../../../../tmp/evil.lua",
    "../evil.lua",
    "../../evil.lua",
    "/tmp/evil.lua",
    "/evil.lua",
    "//evil.lua",
    "reef//tmp/evil.lua",
    "reef/a//b.lua",
    "reef//",
    "other/evil.lua",
    "evil.lua",
    "../reef/mod.lua",
    "reef/../reef/evil.lua",
    "~/evil.lua",
    "C:/evil.lua",
    "reef/C:evil.lua",
    "reef/a/b/c/d/e/f.lua",
    "reef/a/b/c/d/e/f/g/h.lua",
    /* signs that some system cannot keep */
    "reef/a\\b.lua",
    "reef/..\\evil.lua",
    "reef/a:b.lua",
    "reef/a.lua:stream",
    "reef/a*.lua",
    "reef/*.lua",
    "reef/what?.lua",
    "reef/?.lua",
    "reef/a\"b.lua",
    "reef/<a.lua",
    "reef/a>.lua",
    "reef/a|b.lua",
    "reef/|.lua",
    "reef/events/a\\b.lua",
    "reef/ev:ents/a.lua",
    "reef/ev*/a.lua",
    /* names of devices */
    "reef/con.lua",
    "reef/CON.lua",
    "reef/prn.lua",
    "reef/aux.lua",
    "reef/Aux.txt",
    "reef/nul.lua",
    "reef/nul/a.lua",
    "reef/com1.lua",
    "reef/com2.lua",
    "reef/COM3.lua",
    "reef/lpt1.lua",
    "reef/lpt2.txt",
    "reef/lpt3.md",
    "reef/con/a.lua",
    "reef/events/prn.lua",
    "reef/aux.a.lua",
    /* dots and blanks */
    "reef/.hidden.lua",
    "reef/.git/config.txt",
    "reef/events/.lua",
    "reef/...lua",
    "reef/a.",
    "reef/a./b.lua",
    "reef/a /b.lua",
    "reef/.",
    "reef/.x",
    /* what mods are not made of */
    "reef/evil.vaka",
    "reef/evil.so",
    "reef/evil.so.1",
    "reef/evil.exe",
    "reef/evil.dll",
    "reef/run.sh",
    "reef/run.bat",
    "reef/run.cmd",
    "reef/run.com",
    "reef/run.ps1",
    "reef/a.py",
    "reef/a.pl",
    "reef/a.js",
    "reef/a.html",
    "reef/a.htm",
    "reef/a.png",
    "reef/a.jpg",
    "reef/a.gif",
    "reef/a.webp",
    "reef/a.ttf",
    "reef/a.wav",
    "reef/a.zip",
    "reef/a.gz",
    "reef/a.tar",
    "reef/a.o",
    "reef/a.a",
    "reef/a.ko",
    "reef/a.dylib",
    "reef/a.jar",
    "reef/a.class",
    "reef/a.wasm",
    "reef/a.luac",
    "reef/a.LUA",
    "reef/a.Lua",
    "reef/a.lua~",
    "reef/a.lua.bak",
    "reef/a.lua.so",
    "reef/a.desktop",
    "reef/a.service",
    "reef/a.conf",
    "reef/a.ini",
    "reef/a.json",
    "reef/a.xml",
    "reef/a.vkj",
    "reef/Makefile",
    "reef/lua",
    "reef/svg",
    "reef/a",
    "reef/events/a",
    "reef/readme",
    "reef/license",
    "reef/events/evil.vaka",
};

/* Files by what they are. */
static const part parts[] = {
    {"reef/a.lua", "\177ELF\2\1\1", 0},
    {"reef/a.txt", "\177ELF", 0},
    {"reef/a.txt", "MZ and more", 0},
    {"reef/a.svg", "MZ", 0},
    {"reef/a.lua", "\033Lua bytecode", 0},
    {"reef/lib/a.lua", "\033LuaS", 0},
    {"reef/a.lua", "/etc/passwd", 0120777u},
    {"reef/a.txt", "../../x", 0120777u},
    {"reef/a.lua", "", 0010644u},
    {"reef/a.lua", "", 0020644u},
    {"reef/a.lua", "", 0060644u},
    {"reef/a.lua", "", 0140644u},
    {"reef/MOD.lua", "x", 0},
    {"reef/Mod.lua", "x", 0},
    {"reef/events/x.lua", "return {", 0},
    {"reef/events/x.lua", "retrun {}", 0},
    {"reef/events/x.lua", "return 1", 0},
    {"reef/events/x.lua", "return {}", 0},
    {"reef/events/x.lua", "while true do end", 0},
    {"reef/events/x.lua", "return { title = 1 }", 0},
    {"reef/events/x.lua", "return { title = \"X\", text = \"X\", paly = 1 }", 0},
    {"reef/rules/x.lua", "return { text = \"no title\" }", 0},
    {"reef/scenarios/x.lua", "return { title = \"X\", data = { tiels = {} } }", 0},
    {"reef/data/x.lua", "return { table = \"nothing\", rows = {} }", 0},
    {"reef/lang/fr.lua", "return 1", 0},
};

/* Whole mod.lua files. */
static const char *const manifests[] = {
    "",
    "return",
    "return 1",
    "return nil",
    "return \"x\"",
    "return function() end",
    "retrun {}",
    "return {",
    "return }",
    "{}",
    "return {}",
    "return { {} }",
    "x = 1",
    "local a = = 1",
    "return { id = \"reef\"",
    "\xff\xfe",
    "return { id = \xff }",
    "-- only a comment",
    "while true do end",
    "return (function() while true do end end)()",
    "error(\"no\")",
    "return { id = os.getenv(\"HOME\") }",
    "os.execute(\"true\") return {}",
    "require \"os\"",
    "io.open(\"x\", \"w\") return {}",
    "return setmetatable({}, {})",
    "return { id = host.zone(1) }",
    "dofile(\"/etc/passwd\")",
    "return load(\"return {}\")()",
    "goto x",
    "return ...",
    "local t = {} t.t = t return t",
    "return string.rep(\"x\", 1e9)",
    "return require",
    /* fields that are missing */
    "return { title = \"R\", version = \"1.0\", api = 2, game = \"harbour\" }",
    "return { id = \"reef\", version = \"1.0\", api = 2, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", api = 2, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"1.0\", game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"1.0\", api = 2 }",
    /* ids */
    "return { id = \"\", title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = \"Reef\", title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = \"a b\", title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = \"../x\", title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = \"a/b\", title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = \".kept\", title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = \"1a\", title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = \"-a\", title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = \"ré\", title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = \"a.b\", title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = 7, title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = {}, title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = true, title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\", "
    "title = \"R\", version = \"1\", api = 2, game = \"harbour\" }",
    /* values that are none */
    "return { id = \"reef\", title = 1, version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = \"reef\", title = \"\", version = \"1\", api = 2, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"x\", api = 2, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"\", api = 2, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"1.2.3.4\", api = 2, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"-1\", api = 2, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"1.a\", api = 2, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"1.\", api = 2, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = 1.5, api = 2, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"99999999\", api = 2, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"1\", api = 0, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"1\", api = -1, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"1\", api = 99, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"1\", api = \"2\", game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"1\", api = 1.5, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"1\", api = {}, game = \"harbour\" }",
    "return { id = \"reef\", title = \"R\", version = \"1\", api = 2, game = \"nothing\" }",
    "return { id = \"reef\", title = \"R\", version = \"1\", api = 2, game = \"\" }",
    "return { id = \"reef\", title = \"R\", version = \"1\", api = 2, game = 1 }",
    "return { id = \"reef\", title = \"R\", version = \"1\", api = 2, game = \"/etc\" }",
    "return { id = \"reef\", title = \"R\", version = \"1\", api = 2, game = \"../x\" }",
    WITH("needs = \"x\""),
    WITH("needs = { 1 }"),
    WITH("needs = { \"x y\" }"),
    WITH("needs = { \">= 1\" }"),
    WITH("needs = { \"other >= x\" }"),
    WITH("needs = { \"X\" }"),
    WITH("needs = { \"nowhere\" }"),
    WITH("needs = { \"harbour >= 99\" }"),
    WITH("needs = { a = 1 }"),
    WITH("optional = \"yes\""),
    WITH("licence = 1"),
    WITH("text = 1"),
    WITH("text = {}"),
    WITH("authors = 1"),
    WITH("autors = \"me\""),
    WITH("titel = \"R\""),
    WITH("run = function() end"),
    WITH("[1] = 2"),
    WITH("\"stray\""),
    WITH("[true] = 1"),
};

static int set_up(void **state)
{
    char data[128];

    harbour_environment(state);
    scratch_open(&at);
    snprintf(data, sizeof data, "%s/data", at.folder);
    setenv("XDG_DATA_HOME", data, 1);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    scratch_done(&at);
    return 0;
}

static const vaka_module *find_game(void *data, const char *game, vaka_error *err)
{
    (void)data;
    if (strcmp(game, "harbour") == 0)
        return &harbour;
    vaka_fail(err, VAKA_ERR_DATA, "there is no game '%.40s'", game);
    return NULL;
}

/* A zip of a mod.lua and perhaps a part. */
static const char *make_zip(const char *manifest, const part *one)
{
    static char path[256];
    const vaka_zip_library *zip = vaka_zip_library_open(NULL);
    const part all[] = {{"reef/mod.lua", manifest, 0}, one ? *one : (part){0}};
    int code = 0;

    snprintf(path, sizeof path, "%s/made.zip", at.folder);
    zip_t *archive = zip->zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, &code);
    assert_non_null(archive);
    for (size_t i = 0; i < (one ? 2u : 1u); i++) {
        zip_source_t *source = zip->zip_source_buffer(archive, all[i].text, strlen(all[i].text), 0);
        zip_int64_t index = zip->zip_file_add(archive, all[i].name, source, ZIP_FL_ENC_UTF_8);

        assert_true(index >= 0);
        zip->zip_file_set_external_attributes(archive, (zip_uint64_t)index, 0, ZIP_OPSYS_UNIX,
                                              (all[i].mode ? all[i].mode : 0100644u) << 16);
    }
    assert_int_equal(zip->zip_close(archive), 0);
    return path;
}

/* All that lies in the folder of the test but for the zip itself: nothing, or empty folders. */
static uint32_t count_files(const char *folder)
{
    DIR *open_folder = opendir(folder);
    uint32_t count = 0;
    struct dirent *entry;

    while (open_folder && (entry = readdir(open_folder)) != NULL) {
        char path[512];
        struct stat about;

        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0 ||
            lstat(path, &about) != 0)
            continue;
        count +=
            S_ISDIR(about.st_mode) ? count_files(path) : strcmp(entry->d_name, "made.zip") != 0;
    }
    if (open_folder)
        closedir(open_folder);
    return count;
}

static void is_refused(const char *path, const char *what)
{
    const vaka_check_games games = {find_game, NULL};
    vaka_complaints complaints = {0};
    vaka_installed_report report;
    vaka_pack pack = {0};
    vaka_error err = {0};

    tried++;
    if (vaka_pack_read(&pack, path, &err) == VAKA_OK &&
        vaka_installed_add(&(vaka_installing){&pack, "it", "/nowhere", &games, &complaints},
                           &report, &err) == VAKA_OK)
        fail_msg("it was installed: %s", what);
    if (strlen(err.text) < 12 || strchr(err.text, '\n') || !strchr(err.text, ' '))
        fail_msg("that is no sentence about %s: \"%s\"", what, err.text);
    if (count_files(at.folder) != 0)
        fail_msg("something is left of %s", what);
    if (access("/tmp/evil.lua", F_OK) == 0 || access("/evil.lua", F_OK) == 0)
        fail_msg("something was written outside by %s", what);
    vaka_complaints_done(&complaints);
    vaka_pack_done(&pack);
}

TEST_WITH(a_good_one_is_installed, set_up, tear_down)
{
    const vaka_check_games games = {find_game, NULL};
    vaka_complaints complaints = {0};
    vaka_installed_report report;
    vaka_pack pack = {0};
    vaka_error err = {0};

    (void)state;
    assert_int_equal(vaka_pack_read(&pack, make_zip(GOOD_MOD, NULL), &err), VAKA_OK);
    if (vaka_installed_add(&(vaka_installing){&pack, "it", "/nowhere", &games, &complaints},
                           &report, &err))
        fail_msg("%s", err.text);
    assert_int_equal(count_files(at.folder), 2); /* mod.lua, and that it came in a pack */
    vaka_complaints_done(&complaints);
    vaka_pack_done(&pack);
}

TEST_WITH(bad_names_are_refused, set_up, tear_down)
{
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        is_refused(make_zip(GOOD_MOD, &(part){names[i], "x", 0}), names[i]);
}

TEST_WITH(bad_files_are_refused, set_up, tear_down)
{
    (void)state;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        is_refused(make_zip(GOOD_MOD, &parts[i]), parts[i].name);
}

TEST_WITH(bad_manifests_are_refused, set_up, tear_down)
{
    (void)state;
    for (size_t i = 0; i < sizeof manifests / sizeof *manifests; i++)
        is_refused(make_zip(manifests[i], NULL), manifests[i]);
}

TEST_WITH(what_is_no_zip_is_refused, set_up, tear_down)
{
    static const char *const texts[] = {"hello", "PK", "PK\3\4", "PK\5\6", "<html>", "return {}"};
    char path[256];

    (void)state;
    snprintf(path, sizeof path, "%s/made.zip", at.folder);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        scratch_write(&at, "made.zip", texts[i]);
        is_refused(path, texts[i]);
    }
    assert_true(tried >= LEAST_TRIED); /* all of the corpus, by now */
}

int main(void)
{
    return run_registered("bad packs", NULL, NULL);
}
