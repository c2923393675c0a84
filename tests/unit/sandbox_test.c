/* tests/unit/sandbox_test.c - the sandbox in normal use: what scripts can do, and how it ends.
 *
 * SPDX-License-Identifier: MIT */
#include "registered.h"
#include "sandbox_help.h"
#include "script/lua/sandbox_inside.h"

TEST(a_file_is_loaded_and_its_function_called)
{
    (void)state;
    assert_gives("return 6 * 7", "42");
    assert_gives("local t = {1, 2, x = 3} return #t + t.x", "5");
    assert_gives("host.change() host.change() return 'ok'", "ok");
}

TEST(a_file_returns_one_value)
{
    fixture at;

    (void)state;
    fixture_open(&at);
    assert_int_not_equal(fixture_load(&at, "local x = 1"), VAKA_OK);
    assert_non_null(strstr(at.err.text, "returns one value, this one returns 0"));
    assert_int_not_equal(fixture_load(&at, "return 1, 2"), VAKA_OK);
    assert_int_equal(fixture_load(&at, "\xef\xbb\xbfreturn 7"), VAKA_OK);
    assert_int_equal(lua_tointeger(at.L, -1), 7);
    fixture_close(&at);
}

TEST(functions_of_lua_itself_are_as_strict_as_ours)
{
    (void)state;
    assert_gives("return tostring(utf8.len('\\u{D800}', 1, -1, true)) .. "
                 "tostring(pcall(utf8.char, 0x110000)) .. tostring(pcall(utf8.char, 0xD800))",
                 "nilfalsefalse");
    assert_gives("return #('x'):rep(3, 0 / 0) .. string.len(0 / 0) .. string.upper(0 / 0)",
                 "93NAN");
    assert_gives("return tonumber('+ff', 16) .. tostring(pcall(string.rep, 'x', 65537)) .. "
                 "#string.rep('', 1 << 62) .. #string.rep('x', -1)",
                 "255false00");
    assert_gives("return table.pack(1, nil, 3).n .. select('#', nil, nil) .. type(nil)", "32nil");
}

TEST(errors_name_file_line_and_callers)
{
    fixture at;

    (void)state;
    fixture_open(&at);
    assert_int_equal(fixture_play(&at, "local function sink(at)\n"
                                       "    return at.depth.x\n"
                                       "end\n"
                                       "return { play = function()\n"
                                       "    local x = sink({})\n"
                                       "    return x\n"
                                       "end }"),
                     VAKA_RAN_FAULT);
    assert_string_equal(at.err.text, "test.lua:2: attempt to index a nil value (field 'depth'); "
                                     "called from test.lua:5");
    assert_int_equal(fixture_load(&at, "return {\n  a = 1\n  b = 2 }"), VAKA_ERR_DATA);
    assert_non_null(strstr(at.err.text, "test.lua:2:8: ',' is missing"));
    fixture_close(&at);
}

TEST(error_objects_are_told_without_asking_them)
{
    (void)state;
    assert_faults("error({})", VAKA_FAULT_ERROR, "test.lua:1: an error that is a table");
    assert_faults("error(nil)", VAKA_FAULT_ERROR, "an error that is a nil");
    assert_faults("error(12)", VAKA_FAULT_ERROR, "test.lua:1: 12");
    assert_faults("error('plain', 0)", VAKA_FAULT_ERROR, "test.lua:1: plain");
    assert_faults("error('\\27[2J\\xff\\u{9b}m')", VAKA_FAULT_ERROR, "test.lua:1: ?[2J???m");
    assert_faults("assert(false, 'no luck')", VAKA_FAULT_ERROR, "test.lua:1: no luck");
    assert_faults("assert(nil)", VAKA_FAULT_ERROR, "assertion failed!");
}

TEST(unknown_names_are_errors_that_help)
{
    (void)state;
    assert_faults("return pirs({})", VAKA_FAULT_ERROR,
                  "there is no global 'pirs'; did you mean 'pairs'?");
    assert_faults("count = 1", VAKA_FAULT_ERROR, "'count' is not declared");
    assert_faults("return math.flor(1)", VAKA_FAULT_ERROR, "did you mean 'floor'?");
    assert_faults("return ('x'):uper()", VAKA_FAULT_ERROR, "did you mean 'upper'?");
    assert_faults("return host.chnge()", VAKA_FAULT_ERROR, "nil value (field 'chnge')");
}

TEST(basic_functions_work)
{
    (void)state;
    assert_gives("return type(nil) .. type(1) .. type('') .. type({}) .. type(pairs)",
                 "nilnumberstringtablefunction");
    assert_gives("return select('#', 1, nil, 3) .. select(2, 'a', 'b') .. select(-1, 'x', 'y')",
                 "3by");
    assert_gives("return tostring(nil) .. tostring(true) .. tostring(1) .. tostring(1.5)",
                 "niltrue11.5");
    assert_gives("return tostring({}) .. tostring(pairs) .. tostring(0/0)", "tablefunctionnan");
    assert_gives("return tostring(setmetatable({}, {__tostring = function() return 'me' end}))",
                 "me");
    assert_gives("return tonumber('0x10') + tonumber(' 12 ') + tonumber('zz', 36) + tonumber(1)",
                 "1324");
    assert_gives("return tostring(tonumber('x')) .. tostring(tonumber('12', 2)) .. "
                 "tonumber('-ff', 16) .. tostring(tonumber(''))",
                 "nilnil-255nil");
    assert_gives("local ok, e = pcall(error, 'x', 0) return tostring(ok) .. e", "falsex");
    assert_gives("return table.concat({select(2, pcall(function(a, b) return b, a end, 1, 2))})",
                 "21");
    assert_gives("return select(2, xpcall(function(a) error(a, 0) end, function(e) return e .. '!' "
                 "end, 'oh'))",
                 "oh!");
    assert_gives("local ok, e = xpcall(error, function() error('again', 0) end) return e", "again");
    assert_gives("return select(3, xpcall(function(...) return ... end, error, 1, 2))", "2");
}

TEST(pairs_walks_sorted_keys)
{
    (void)state;
    assert_gives("local s = '' for k, v in pairs({b = 1, a = 2, [3] = 3, [-1] = 4, [1.5] = 5, "
                 "[true] = 6, [false] = 7, aa = 8, B = 9}) do s = s .. tostring(k) .. v .. ' ' end "
                 "return s",
                 "-14 33 1.55 B9 a2 aa8 b1 false7 true6 ");
    assert_gives("local t, s = {a = 1, b = 2, c = 3}, '' for k in pairs(t) do t.b = nil t.z = 1 "
                 "s = s .. k end return s",
                 "ac");
    assert_gives("local s = 0 for k in pairs({}) do s = 1 end return s", "0");
    assert_gives("local s = '' for k, v in ipairs({'a', 'b', nil, 'd'}) do s = s .. k .. v end "
                 "return s",
                 "1a2b");
    assert_faults("for k in pairs({[{}] = 1}) do end", VAKA_FAULT_ERROR, "a key is a table");
    assert_faults("pairs(nil)", VAKA_FAULT_ERROR, "table expected, got nil");
}

TEST(sorting_is_stable)
{
    (void)state;
    assert_gives("local t = {} for i = 1, 200 do t[i] = {i % 7, i} end "
                 "table.sort(t, function(a, b) return a[1] < b[1] end) "
                 "for i = 2, 200 do local a, b = t[i - 1], t[i] "
                 "if a[1] > b[1] or (a[1] == b[1] and a[2] > b[2]) then return i end end "
                 "return 'stable'",
                 "stable");
    assert_gives("local t = {5, 2, 8, 1, 9, 3} table.sort(t) return table.concat(t)", "123589");
    assert_gives("local t = {'b', 'a', 'B', 'é'} table.sort(t) return table.concat(t)", "Babé");
    assert_gives("local t = {3, 1, 2} table.sort(t, function(a, b) return a > b end) "
                 "return table.concat(t)",
                 "321");
    assert_gives("local t = {} table.sort(t) return #t", "0");
}

TEST(a_failing_comparison_changes_nothing)
{
    (void)state;
    assert_gives("local t = {3, 1, 2} pcall(table.sort, t, function() error('no') end) "
                 "return table.concat(t)",
                 "312");
    assert_gives("local t = {3, 1, 2} local n = 0 table.sort(t, function() n = n + 1 return true "
                 "end) return #t",
                 "3");
    assert_gives("local t = {3, 1, 'x'} return tostring(pcall(table.sort, t)) .. table.concat(t)",
                 "false31x");
}

TEST(tables_have_their_library)
{
    (void)state;
    assert_gives("local t = {1, 2} table.insert(t, 3) table.insert(t, 1, 0) "
                 "return table.concat(t, ',')",
                 "0,1,2,3");
    assert_gives("local t = {1, 2, 3} return table.remove(t, 1) .. table.remove(t) .. #t", "131");
    assert_gives("return tostring(table.remove({}))", "nil");
    assert_gives("return table.concat({1, 'a', 2.5}, '-', 2, 3)", "a-2.5");
    assert_gives("local a, b = table.unpack({1, 2, 3}, 2) return a + b", "5");
    assert_gives("local t = table.pack(1, nil, 3) return t.n", "3");
    assert_gives("return table.concat(table.move({1, 2, 3}, 1, 3, 2))", "1123");
    assert_gives("return table.concat(table.move({1, 2, 3}, 2, 3, 1, {9, 9, 9}))", "239");
    assert_faults("table.insert({}, 5, 1)", VAKA_FAULT_ERROR, "bad argument #2 to 'insert'");
    assert_faults("table.concat({{}})", VAKA_FAULT_ERROR, "invalid value (at index 1)");
}

TEST(texts_have_their_library)
{
    (void)state;
    assert_gives("return ('Abc'):upper() .. ('Abc'):lower() .. ('abc'):reverse() .. #'abc' .. "
                 "('abc'):len()",
                 "ABCabccba33");
    assert_gives("return ('hello'):sub(2, 3) .. ('hello'):sub(-2) .. ('hello'):sub(0) .. "
                 "('hello'):sub(9) .. ('hello'):sub(3, 2) .. ('hello'):sub(-99, 1)",
                 "ellohello"
                 "h");
    assert_gives("return ('ab'):rep(3, '-') .. ('x'):rep(0) .. ('x'):rep(-1) .. ('x'):rep(2)",
                 "ab-ab-abxx");
    assert_gives("return #('ab'):rep(20000, '-') .. ' ' .. #('x'):rep(65536)", "59999 65536");
    assert_faults("('x'):rep(1 << 40)", VAKA_FAULT_ERROR, "would have 1099511627776 bytes");
    assert_gives("local a, b = ('AB'):byte(1, 2) return a .. b .. string.char(72, 105)", "6566Hi");
    assert_gives("return string.format('%d|%5d|%-5d|%05d|%+d|%x|%X|%o|%c|%i', 1, 2, 3, 4, 5, 255, "
                 "255, 8, 65, 9)",
                 "1|    2|3    |00004|+5|ff|FF|10|A|9");
    assert_gives("return string.format('%s|%5s|%-5s|%.2s|%s|%s|%%', 'a', 'b', 'c', 'def', nil, {})",
                 "a|    b|c    |de|nil|table|%");
    assert_gives("return string.format('%.2f|%g|%e|%5.1f|%f', 1.005, 0.1, 12345.678, 2.25, 0/0)",
                 "1.00|0.1|1.234568e+04|  2.2|nan");
    assert_gives("return string.format('%d', 3.0)", "3");
    assert_faults("string.format('%d', 3.5)", VAKA_FAULT_ERROR, "no integer representation");
    assert_faults("string.format('%p', {})", VAKA_FAULT_ERROR, "invalid conversion '%p'");
    assert_faults("string.format('%100d', 1)", VAKA_FAULT_ERROR, "at most two digits");
    assert_faults("string.format('%d')", VAKA_FAULT_ERROR, "bad argument #2 to 'format'");
}

/* Each the result of Lua's own functions. */
static const struct {
    const char *code, *want;
} patterns[] = {
    {"('key = value'):match('^(%w+)%s*=%s*(%w+)$')", "key,value"},
    {"('hello'):find('l')", "3,3"},
    {"('hello'):find('xyz')", "nil"},
    {"('hello'):find('')", "1,0"},
    {"('hello'):find('', 10)", "nil"},
    {"('hello'):find('', 6)", "6,5"},
    {"('a.b'):find('.', 1, true)", "2,2"},
    {"('a.b'):find('%.')", "2,2"},
    {"('aXb'):find('%u')", "2,2"},
    {"('hello'):match('.-(l+)(.*)')", "ll,o"},
    {"('hello'):match('()ll()')", "3,5"},
    {"('  trim  '):match('^%s*(.-)%s*$')", "trim"},
    {"('[[x]]'):match('%[%[(.*)%]%]')", "x"},
    {"('f(a(b)c)d'):match('%b()')", "(a(b)c)"},
    {"('a-b-c'):match('%b--')", "-b-"},
    {"('THE (quick) fox'):find('%((%a+)%)')", "5,11,quick"},
    {"('THE (quick) fox'):gsub('%f[%a]%a+', string.lower)", "the (quick) fox,3"},
    {"('abab'):match('(a)(b)%1%2')", "a,b"},
    {"('x]y'):match('[]]')", "]"},
    {"('x^y'):match('[x^]+')", "x^"},
    {"('x-y'):match('[a%-z]+')", "-"},
    {"('a-z'):match('[a-]+')", "a-"},
    {"('word1 word2'):gsub('%w+', '<%0>')", "<word1> <word2>,2"},
    {"('abc'):gsub('', '-')", "-a-b-c-,4"},
    {"('abc'):gsub('%w', '%%%0')", "%a%b%c,3"},
    {"('hello world'):gsub('o', '0', 1)", "hell0 world,1"},
    {"('$a $b'):gsub('%$(%w)', {a = 1, b = false})", "1 $b,2"},
    {"('abc'):gsub('^a', 'x')", "xbc,1"},
    {"('aaa'):gsub('^a', 'x')", "xaa,1"},
    {"('a,b,,c'):gsub(',', ';')", "a;b;;c,3"},
    {"('colou?r'):find('u?r', 1, true)", "5,7"},
    {"('color'):match('colou?r')", "color"},
    {"('123abc'):match('%d+')", "123"},
    {"('abc'):match('b*')", ""},
    {"('\\0a'):match('%z?a')", "a"},
    {"('äx'):match('[^%w]+')", "ä"},
    {"('hello'):match('^h') ", "h"},
    {"('hello'):match('ell', 3)", "nil"},
    {"('hello'):match('l', -2)", "l"},
    {"('x=1'):match('$')", ""},
    {"('a$'):match('a$')", "nil"},
    {"('a$b'):match('a$b')", "a$b"},
};

TEST(patterns_match_as_in_lua)
{
    (void)state;
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        char code[400];

        snprintf(code, sizeof code,
                 "local t = table.pack(%s) for i = 1, t.n do t[i] = tostring(t[i]) end "
                 "return table.concat(t, ',')",
                 patterns[i].code);
        assert_gives(code, patterns[i].want);
    }
    assert_gives("local s = '' for k, v in ('a=1, b=2'):gmatch('(%w+)=(%w+)') do s = s .. k .. v "
                 "end return s",
                 "a1b2");
    assert_gives("local n = 0 for w in ('one two  three'):gmatch('%a*') do n = n + 1 end return n",
                 "4");
    assert_faults("('x'):find('[a')", VAKA_FAULT_ERROR, "missing ']'");
    assert_faults("('x'):find('%')", VAKA_FAULT_ERROR, "ends with '%'");
    assert_faults("('x'):find('(x')", VAKA_FAULT_ERROR, "unfinished capture");
    assert_faults("('x'):match('x)')", VAKA_FAULT_ERROR, "invalid pattern capture");
    assert_faults("('x'):find('%f')", VAKA_FAULT_ERROR, "missing '['");
    assert_faults("('x'):find('%b')", VAKA_FAULT_ERROR, "missing arguments to '%b'");
    assert_faults("('x'):gsub('x', '%2')", VAKA_FAULT_ERROR, "invalid capture index %2");
    assert_faults("('x'):gsub('x', '%a')", VAKA_FAULT_ERROR, "invalid use of '%'");
}

TEST(numbers_and_characters_have_their_libraries)
{
    (void)state;
    assert_gives("return math.floor(2.7) + math.ceil(2.1) + math.abs(-4) + math.max(1, 9, 3) + "
                 "math.min(4, 2)",
                 "20");
    assert_gives("return math.type(1) .. math.type(1.0) .. math.tointeger(3.0) .. "
                 "math.fmod(7, 3) .. math.sqrt(16) .. tostring(math.ult(1, -1))",
                 "integerfloat314.0true");
    assert_gives("return math.maxinteger // 2 .. math.mininteger .. math.huge .. math.pi",
                 "4611686018427387903-9223372036854775808inf3.1415926535898");
    assert_gives("return utf8.char(72, 228, 8364, 128512) .. utf8.len('äöü') .. "
                 "utf8.codepoint('ä') .. utf8.offset('aäb', 3) .. #utf8.charpattern",
                 "Hä€😀3228414");
    assert_gives("local s = '' for p, c in utf8.codes('aäb') do s = s .. p .. ':' .. c .. ' ' end "
                 "return s",
                 "1:97 2:228 4:98 ");
    assert_gives(
        "return tostring(utf8.len('\\xff')) .. select(2, utf8.len('a\\xff')) .. "
        "tostring(utf8.offset('abc', 9)) .. utf8.offset('aä', -1) .. utf8.offset('ä', 0, 2)",
        "nil2nil21");
}

TEST(content_is_frozen_as_deep_as_it_goes)
{
    static const char file[] =
        "local inner = { deep = { n = 1 } }\n"
        "local list = { 3, 1, 2 }\n"
        "local ring = { inner = inner } ring.ring = ring inner.ring = ring\n"
        "local Class = {} Class.__index = Class function Class.who(self) return self.name end\n"
        "local thing = setmetatable({ name = 'x' }, Class)\n"
        "local odd = setmetatable({}, { __index = function(t, k) return k .. '?' end })\n"
        "return { title = 'T', sub = { a = 1 }, play = function() %s end,\n"
        "  keep = function() return inner, list, ring, thing, odd, Class end }";
    static const struct {
        const char *code, *want;
    } cases[] = {
        {"return inner.deep.n .. #list .. list[2] .. tostring(ring.ring == ring)", "131true"},
        {"local s = '' for k, v in pairs(list) do s = s .. k .. v end return s", "132132"},
        {"local s = '' for k, v in ipairs(list) do s = s .. v end return s", "312"},
        {"return table.concat(list) .. table.unpack(list) .. #table.pack(table.unpack(list))",
         "31233"},
        {"local t = table.move(list, 1, 3, 1, {}) table.sort(t) return table.concat(t)", "123"},
        {"return tostring(pcall(function() inner.deep.n = 2 end)) .. inner.deep.n", "false1"},
        {"return tostring(pcall(function() inner.more = 2 end)) .. tostring(inner.more)",
         "falsenil"},
        {"return tostring(pcall(table.insert, list, 4)) .. #list", "false3"},
        {"return tostring(pcall(table.remove, list)) .. #list", "false3"},
        {"return tostring(pcall(table.sort, list)) .. list[1]", "false3"},
        {"return tostring(pcall(table.move, {9}, 1, 1, 1, list)) .. list[1]", "false3"},
        {"return tostring(pcall(setmetatable, list, {})) .. tostring(getmetatable(list))",
         "falsenil"},
        {"return thing:who() .. tostring(getmetatable(thing) == Class) .. odd.q", "xtrueq?"},
        {"return tostring(pcall(function() thing.name = 'y' end)) .. thing.name", "falsex"},
        {"local mine = setmetatable({ name = 'new' }, Class) mine.age = 3 return mine:who()",
         "new"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[2000];
        fixture at;

        fixture_open(&at);
        snprintf(text, sizeof text, file, cases[i].code);
        if (fixture_play(&at, text) != VAKA_RAN_WELL)
            fail_msg("%s: %s", cases[i].code, at.err.text);
        assert_string_equal(lua_tostring(at.L, -1), cases[i].want);
        fixture_close(&at);
    }
}

TEST(the_host_sees_what_is_in_a_view)
{
    fixture at;
    int count = 0;

    (void)state;
    fixture_open(&at);
    assert_int_equal(fixture_load(&at, "return { title = 'x', rows = { 1, 2, 3 } }"), VAKA_OK);
    lua_getfield(at.L, -1, "title");
    assert_string_equal(lua_tostring(at.L, -1), "x");
    lua_getfield(at.L, -2, "rows");
    assert_int_equal(luaL_len(at.L, -1), 3);
    vaka_sandbox_inside(at.L, -1);
    for (lua_pushnil(at.L); lua_next(at.L, -2); lua_pop(at.L, 1))
        count++;
    assert_int_equal(count, 3);
    fixture_close(&at);
}

TEST(a_reassigned_local_is_put_back_and_named)
{
    fixture at;

    (void)state;
    fixture_open(&at);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(fixture_play(&at, "local steady, count = 1, 0\n"
                                           "return { play = function()\n"
                                           "  count = count + 1\n"
                                           "  return count + steady\n"
                                           "end }"),
                         VAKA_RAN_FAULT);
        assert_int_equal(vaka_sandbox_fault(at.sandbox), VAKA_FAULT_LOCAL);
        assert_non_null(strstr(at.err.text, "test.lua:2: "));
        assert_non_null(strstr(at.err.text, "the local 'count'"));
    }
    lua_getfield(at.L, -1, "play"); /* once more the same function: it begins with the same value */
    vaka_sandbox_call(at.sandbox, 0, 1, &at.err);
    lua_getfield(at.L, -1, "play");
    assert_string_equal(lua_getupvalue(at.L, -1, 1), "count");
    assert_int_equal(lua_tointeger(at.L, -1), 0);
    fixture_close(&at);
}

TEST(a_local_that_is_only_read_or_shadowed_is_no_fault)
{
    (void)state;
    assert_gives("local n = 0 for i = 1, 3 do n = n + i end return n", "6");
    assert_gives("local function inc(n) n = n + 1 return n end return inc(1)", "2");
}

/* Names that are only declared are watched by nobody, however often a loop declares them. */
TEST(functions_can_be_made_in_a_loop)
{
    fixture at;

    (void)state;
    fixture_open(&at);
    if (fixture_play(&at,
                     "local list, more, last = {}, {}, {}\n"
                     "for n = 1, 100 do list[n] = function() return n end end\n"
                     "for k, v in ipairs(list) do more[k] = function() return k + v() end end\n"
                     "for i = 1, 100 do\n"
                     " local f <const>, n = more[i], 1\n"
                     " local _, own\n"
                     " last[i] = function() return select(n, f() + n, own) end\n"
                     "end\n"
                     "return { list, more, last, play = function() return last[7]() end }") !=
        VAKA_RAN_WELL)
        fail_msg("%s", at.err.text);
    assert_int_equal(lua_tointeger(at.L, -1), 15);
    fixture_close(&at);
}

TEST(the_tank_is_counted_the_same_every_time)
{
    static const char code[] = "return { play = function() local s, t = 0, {} for i = 1, 2000 do "
                               "t[i] = ('%d'):format(i * 7 % 1000) end table.sort(t) "
                               "for k, v in pairs(t) do s = s + #v end return s end }";
    uint32_t left[3];
    char result[3][20];

    (void)state;
    for (int i = 0; i < 3; i++) {
        fixture at;

        fixture_open(&at);
        for (int before = 0; before < i; before++) /* another history of the state */
            fixture_play(&at,
                         "return { play = function() local t = {} for i = 1, 5000 do t[i] = {} "
                         "end end }");
        assert_int_equal(fixture_play(&at, code), VAKA_RAN_WELL);
        left[i] = vaka_sandbox_fuel_left(at.sandbox);
        snprintf(result[i], sizeof result[i], "%s", lua_tostring(at.L, -1));
        fixture_close(&at);
    }
    assert_int_equal(left[0], left[1]);
    assert_int_equal(left[0], left[2]);
    assert_true(left[0] < VAKA_SANDBOX_FUEL);
    assert_string_equal(result[0], result[1]);
}

TEST(running_out_ends_the_call_and_not_the_state)
{
    fixture at;

    (void)state;
    fixture_open(&at);
    assert_int_equal(fixture_play(&at, "return { play = function() while true do end end }"),
                     VAKA_RAN_FAULT);
    assert_int_equal(vaka_sandbox_fault(at.sandbox), VAKA_FAULT_FUEL);
    assert_non_null(strstr(at.err.text, "test.lua:1: this takes too long"));
    assert_int_equal(vaka_sandbox_fuel_left(at.sandbox), 0);
    lua_getfield(at.L, -1, "play");
    assert_int_equal(vaka_sandbox_call(at.sandbox, 0, 0, &at.err), VAKA_RAN_FAULT);
    assert_int_equal(fixture_play(&at, "return { play = function() return 1 end }"), VAKA_RAN_WELL);
    fixture_close(&at);
}

/* Leaves next to nothing. */
static int fill(lua_State *L)
{
    vaka_sandbox_of(L)->used = VAKA_SANDBOX_MEMORY - 2000;
    return 0;
}

/* move(stack): is refused more room for a block, or for what stands for the stack, as a version of
 * Lua asks that moves it in place. Returns whether somebody was named. */
static int move(lua_State *L)
{
    vaka_sandbox *sandbox = vaka_sandbox_of(L);
    const void *stack = sandbox->stack;
    void *block = vaka_memory_allocate(sandbox, NULL, 0, 64);

    sandbox->stack = lua_toboolean(L, 1) ? block : stack;
    void *moved = vaka_memory_allocate(sandbox, block, 64, 256);
    assert_ptr_equal(sandbox->stack, lua_toboolean(L, 1) ? moved : stack);
    fill(L);
    assert_null(vaka_memory_allocate(sandbox, moved, 256, 9999));
    lua_pushboolean(L, sandbox->trace[0] != '\0');
    vaka_memory_allocate(sandbox, moved, 256, 0);
    sandbox->stack = stack;
    return 1;
}

/* What lua_pcall returns when memory has run out. */
static int lack(lua_State *L)
{
    vaka_fuel_pass_on(L, LUA_ERRMEM);
    return 0;
}

static void assert_full(const char *text, const char *words)
{
    static const luaL_Reg functions[] = {{"fill", fill}, {"move", move}, {"lack", lack}};
    fixture at;

    fixture_open(&at);
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        lua_pushcfunction(at.L, functions[i].func);
        vaka_sandbox_give(at.sandbox, at.environment, functions[i].name);
    }
    if (fixture_play(&at, text) == VAKA_RAN_WELL)
        fail_msg("%s: ran well", text);
    if (!strstr(at.err.text, words))
        fail_msg("%s: '%s'", text, at.err.text);
    assert_int_equal(vaka_sandbox_fault(at.sandbox), VAKA_FAULT_MEMORY);
    fixture_close(&at);
}

/* While Lua moves its stack nobody may look at it: then the line is told as soon as it is safe. */
TEST(what_takes_too_much_memory_is_named)
{
    (void)state;
    assert_full("return { play = function()\nlocal t = { 1 }\nfill()\nfor i = 1, 999 do\n"
                "t[i] = i end end }",
                "test.lua:5: this takes too much memory");
    assert_full("return { play = function()\nlocal t = {}\nfill()\nfor i = 1, 999 do\n"
                "t = { t } end end }",
                "test.lua:5: this takes too much memory");
    assert_full("return { play = function()\nassert(move(false))\nlack() end }",
                "test.lua:2: this takes too much memory");
    assert_full("return { play = function()\nassert(not move(true))\nlack() end }",
                "test.lua:3: this takes too much memory");
}

TEST(the_host_can_burn_and_stop)
{
    fixture at;

    (void)state;
    fixture_open(&at);
    assert_int_equal(fixture_play(&at, "return { play = function() host.burn(500) end }"),
                     VAKA_RAN_WELL);
    assert_true(vaka_sandbox_fuel_left(at.sandbox) <= VAKA_SANDBOX_FUEL - 500);
    assert_int_equal(fixture_play(&at, "return { play = function() host.change() "
                                       "pcall(function() host.stop() end) host.change() end }"),
                     VAKA_RAN_STOPPED);
    assert_int_equal(at.changes, 1);
    assert_int_equal(at.late_changes, 0);
    assert_int_equal(fixture_play(&at, "return { play = function() host.filter(function() "
                                       "host.stop() end) host.change() end }"),
                     VAKA_RAN_STOPPED);
    assert_int_equal(at.changes, 1);
    assert_int_equal(fixture_play(&at, "return { play = function() return 1 end }"), VAKA_RAN_WELL);
    fixture_close(&at);
}

/* A host function that is called by a script and calls it back, protected. */
static int nested_call(lua_State *L)
{
    vaka_error err;

    lua_settop(L, 1);
    lua_pushinteger(L, vaka_sandbox_call(vaka_sandbox_of(L), 0, 0, &err));
    return 1;
}

TEST(a_host_function_can_call_back_protected)
{
    fixture at;

    (void)state;
    fixture_open(&at);
    lua_pushcfunction(at.L, nested_call);
    vaka_sandbox_give(at.sandbox, at.environment, "nested");
    assert_int_equal(fixture_play(&at, "return { play = function() return nested(host.change) .. "
                                       "nested(error) end }"),
                     VAKA_RAN_WELL);
    assert_string_equal(lua_tostring(at.L, -1), "01");
    assert_int_equal(fixture_play(&at, "return { play = function() pcall(nested, host.stop) "
                                       "host.change() end }"),
                     VAKA_RAN_STOPPED);
    assert_int_equal(fixture_play(&at, "return { play = function() nested(function() while true do "
                                       "end end) host.change() end }"),
                     VAKA_RAN_FAULT);
    assert_int_equal(vaka_sandbox_fault(at.sandbox), VAKA_FAULT_FUEL);
    assert_int_equal(fixture_play(&at, "return { play = function() nested(function() local s = 'x' "
                                       "while true do s = s .. s end end) host.change() end }"),
                     VAKA_RAN_FAULT);
    assert_int_equal(vaka_sandbox_fault(at.sandbox), VAKA_FAULT_TEXT);
    assert_int_equal(at.changes, 1);
    fixture_close(&at);
}

TEST(mods_have_environments_of_their_own)
{
    fixture at;
    int other;

    (void)state;
    fixture_open(&at);
    other = vaka_sandbox_environment(at.sandbox, "other");
    lua_pushinteger(at.L, 5);
    vaka_sandbox_give(at.sandbox, other, "five");
    assert_int_equal(fixture_play(&at, "return { play = function() return five end }"),
                     VAKA_RAN_FAULT);
    assert_int_equal(vaka_sandbox_load(at.sandbox, other, "o.lua", "return five", 11, &at.err),
                     VAKA_OK);
    assert_int_equal(lua_tointeger(at.L, -1), 5);
    fixture_close(&at);
}

TEST(files_that_are_not_lua_text_are_refused)
{
    static const struct {
        const char *text, *want;
    } cases[] = {
        {"\x1bLua", "compiled Lua"},
        {"return 1 -- \xff", "test.lua:1: this line is not UTF-8"},
        {"\nreturn 1 -- \xc0\x80", "test.lua:2: this line is not UTF-8"},
        {"return 1 -- \xed\xa0\x80", "not UTF-8"},
        {"return\n  _ENV", "test.lua:2:3: '_ENV' cannot be used"},
        {"return 2 ^ 3", "test.lua:1:10: '^' is not exact"},
        {"return 'x", "test.lua:1:8: this text has no closing quote"},
        {"return x y", "near 'y'"},
    };
    fixture at;

    (void)state;
    fixture_open(&at);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_not_equal(fixture_load(&at, cases[i].text), VAKA_OK);
        if (!strstr(at.err.text, cases[i].want))
            fail_msg("\"%s\" does not say \"%s\"", at.err.text, cases[i].want);
    }
    fixture_close(&at);
}

TEST(names_that_differ_from_refused_ones_in_capitals_are_good)
{
    fixture at;

    (void)state;
    fixture_open(&at);
    assert_int_equal(fixture_load(&at, "local _env = 5 return _env"), VAKA_OK);
    assert_int_equal(lua_tointeger(at.L, -1), 5);
    assert_int_not_equal(fixture_load(&at, "local x <CONST> = 5 return x"), VAKA_OK);
    assert_non_null(strstr(at.err.text, "test.lua:1:10: after '<' stands"));
    fixture_close(&at);
}

static vaka_status load_data(fixture *at, const char *text)
{
    const vaka_source source = {"d.lua", text, strlen(text), NULL};

    return vaka_sandbox_load_data(at->sandbox, &source, &at->err);
}

TEST(data_files_become_plain_tables)
{
    fixture at;

    (void)state;
    fixture_open(&at);
    assert_int_equal(load_data(&at, "-- tiles\nreturn { table = 'tiles', rows = {\n"
                                    "  { id = \"a\\n\\65\\x42\\u{e9}\\z  \", n = -3, f = 2.5; },\n"
                                    "  [[\nlong\r\ntext]], true, nil, [7] = false, "
                                    "['k k'] = 0x10,\n} };"),
                     VAKA_OK);
    lua_getfield(at.L, -1, "rows");
    lua_rawgeti(at.L, -1, 1);
    lua_getfield(at.L, -1, "id");
    assert_string_equal(lua_tostring(at.L, -1), "a\nAB\u00e9");
    lua_getfield(at.L, -2, "n");
    assert_int_equal(lua_tointeger(at.L, -1), -3);
    lua_getfield(at.L, -3, "f");
    assert_true(lua_tonumber(at.L, -1) == 2.5);
    lua_pop(at.L, 4);
    lua_rawgeti(at.L, -1, 2);
    assert_string_equal(lua_tostring(at.L, -1), "long\ntext");
    lua_getfield(at.L, -2, "k k");
    assert_int_equal(lua_tointeger(at.L, -1), 16);
    lua_rawgeti(at.L, -3, 7);
    assert_true(lua_isboolean(at.L, -1));
    fixture_close(&at);
}

TEST(data_files_compute_nothing)
{
    static const struct {
        const char *text, *want;
    } cases[] = {
        {"return { a = f() }", "d.lua:1:14: a name is no value here"},
        {"return {\n a = 1 + 1 }", "d.lua:2:8: ',' or '}' expected"},
        {"return { a = 'x' .. 'y' }", "',' or '}' expected"},
        {"return { function() end }", "functions cannot be in a data file"},
        {"local x = 1 return { x }", "d.lua:1:1: a data file is one 'return"},
        {"return {} return {}", "d.lua:1:11: nothing may follow"},
        {"return {}, {}", "d.lua:1:10: nothing can follow the table"},
        {"return {} .. {}", "d.lua:1:11: nothing can follow the table"},
        {"return 5", "a table expected"},
        {"return { - 'x' }", "a number belongs behind '-'"},
        {"return { not true }", "expected"},
        {"return { #'x' }", "d.lua:1:10: a text, a number"},
        {"return { (1) }", "d.lua:1:10: a text, a number"},
        {"return { -1 + f() }", "d.lua:1:13: ',' or '}' expected"},
        {"return { [a.b] = 1 }", "d.lua:1:11: a name is no value here"},
        {"return { ... }", "expected"},
        {"return { a = 1, a = 2 }", "d.lua:1:17: this field is there already"},
        {"return { [nil] = 1 }", "nil cannot be a key"},
        {"return { '\\q' }", "escape"},
        {"return { '\\300' }", "255"},
        {"return { 3x }", "not a number"},
        {"return { a = ", "d.lua:1:14: a value is missing at the end of the file"},
        {"return { --[[", "has no end"},
        {"", "a data file is one 'return"},
    };
    fixture at;

    (void)state;
    fixture_open(&at);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        if (load_data(&at, cases[i].text) == VAKA_OK)
            fail_msg("%s was taken", cases[i].text);
        if (!strstr(at.err.text, cases[i].want))
            fail_msg("\"%s\" does not say \"%s\"", at.err.text, cases[i].want);
    }
    fixture_close(&at);
}

#define ROOM "{ nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil }"

/* What is wasted each time is more than half of what a state may hold. */
TEST(a_brief_state_collects_when_it_is_full_and_not_before)
{
    static const char wasteful[] = "for i = 1, 130000 do local waste = " ROOM " end\nreturn {}";
    static const char greedy[] = "local all = {}\n"
                                 "for i = 1, 300000 do all[i] = " ROOM " end\nreturn all";
    fixture at;

    (void)state;
    fixture_open_with(&at, vaka_sandbox_new_brief());
    if (fixture_load(&at, wasteful) != VAKA_OK)
        fail_msg("%s", at.err.text);
    assert_true(lua_gc(at.L, LUA_GCCOUNT) > (int)(VAKA_SANDBOX_MEMORY >> 11));
    for (int i = 0; i < 3; i++)
        if (fixture_load(&at, wasteful) != VAKA_OK)
            fail_msg("%s", at.err.text);
    assert_int_not_equal(fixture_load(&at, greedy), VAKA_OK);
    assert_int_equal(vaka_sandbox_fault(at.sandbox), VAKA_FAULT_MEMORY);
    assert_true(lua_gc(at.L, LUA_GCCOUNT) <= (int)(VAKA_SANDBOX_MEMORY >> 10));
    fixture_close(&at);
}

int main(void)
{
    vaka_sandbox_use_clock(NULL); /* fuel and memory decide, however slow the machine is */
    return run_registered("tests", NULL, NULL);
}
