# order.awk - two calls of one expression that change the same thing, in no order that C defines.
#
# SPDX-License-Identifier: MIT
#
# Reads what code.awk prints, twice: with pass=1 it learns what every function does to what its
# parameters point to, with pass=2 it looks at every expression. A call changes what it is given if
# the parameter points to something that is not const, and the body writes there, or gives it to
# another that does; of a function without a body (a pointer, a library's) the type says it. Two
# calls stand in no order if they lie in different arguments, different elements of a list in
# braces, or on both sides of an operator other than && || ? : and the comma. The file `settled`
# names functions that change something that nobody can tell by their results.
BEGIN {
    split("if for while switch return sizeof do else case goto defined va_arg va_start va_end " \
        "_Static_assert static_assert _Alignof alignof offsetof const struct NULL", words, " ")
    for (i in words)
        keyword[words[i]] = 1
    pushes = "^(lua_(push|pop$|get(field|global|table|i|metatable|iuservalue)$|raw(get|set)|set|" \
        "insert$|remove$|replace$|rotate$|copy$|next$|p?call|resume$|concat$|arith$|len$|load|" \
        "newtable$|createtable$|newuserdata|xmove$)|luaL_(tolstring|where|ref|unref|getmeta|" \
        "error|load|push|len|setfuncs|newmeta|traceback|gsub|requiref|add|buff|dostring))"
    split("fgetc 1 getc 1 fgets 3 fread 4 fwrite 4 fputs 2 fputc 2 fprintf 1 vfprintf 1 ftell 1 " \
        "fseek 1 fscanf 1 fclose 1 rewind 1 ungetc 2 getline 3 readdir 1 strtok_r 3 read 1 " \
        "memcpy 1 memmove 1 memset 1 snprintf 1 vsnprintf 1 qsort 1 free 1 realloc 1", words, " ")
    for (i = 1; i in words; i += 2)
        library[words[i], words[i + 1]] = 1
    while (settled != "" && (getline name <settled) > 0)
        if (name !~ /^(#|$)/)
            quiet[substr(name, 1, index(name " ", " ") - 1)] = 1
}
{
    colon = index($0, ":")
    file = substr($0, 1, colon - 1)
    rest = substr($0, colon + 1)
    colon = index(rest, ":")
    if (file != current || pass != now_in)
        next_file()
    number = substr(rest, 1, colon - 1)
    rest = substr(rest, colon + 1)
    if (in_macro || rest ~ /^[ ]*#/)
        in_macro = rest ~ /\\$/
    else
        split_into_tokens()
}
END { end_file() }

function next_file()
{
    end_file()
    if (pass != now_in && now_in == 1)
        spread_changes()
    now_in = pass
    current = file
    folder = file
    sub(/[^\/]*$/, "", folder)
    count = in_macro = 0
}

function end_file()
{
    token[count + 1] = token[count + 2] = ""
    if (now_in == 1)
        learn()
    else if (now_in == 2)
        look()
}

function split_into_tokens()
{
    for (;;) {
        sub(/^[ ]+/, "", rest)
        if (rest == "")
            return
        if (!match(rest, /^([A-Za-z_][A-Za-z0-9_]*|[0-9][A-Za-z0-9_.]*|""|' ')/) &&
            !match(rest, /^(<<=|>>=|->|\+\+|--|&&|\|\||<<|>>|[-+*\/%&|^=!<>]=)/))
            RLENGTH = 1
        token[++count] = substr(rest, 1, RLENGTH)
        line[count] = number
        rest = substr(rest, RLENGTH + 1)
    }
}

# Names of static functions are their file's own, those of a header its folder's first, and those
# of the folders in it.
function key_of(name, at)
{
    if ((current ":" name) in known)
        return current ":" name
    for (at = folder; at != ""; sub(/[^\/]*\/$/, "", at))
        if ((at ":" name) in known)
            return at ":" name
    return name
}

function is_call(i)
{
    return token[i] == "(" && token[i - 1] ~ /^[A-Za-z_]/ && !(token[i - 1] in keyword)
}

# The first pass: signatures and bodies.
function learn(i, depth, start, end)
{
    for (i = start = 1; i <= count; i++) {
        if (token[i] == "(" && token[i - 1] == ")" && token[i - 3] == "*" && token[i - 4] == "(")
            learn_parameters(token[i - 2], i)
        else if (depth == 0 && is_call(i) && token[i - 2] ~ /^([A-Za-z_].*|\*)$/) {
            end = learn_function(token[i - 1], i, start)
            if (token[end + 1] == "{")
                i = end
        }
        if (depth > 0 && token[start] ~ /^(typedef|struct)$/ &&
            (token[i - 1] == "*" || token[i + 1] == "["))
            is_pointer[token[i]] = 1
        depth += (token[i] == "{" && token[i - 1] != "\"\"") - (token[i] == "}" && depth > 0)
        if (depth == 0 && token[i] ~ /^[;}]$/)
            start = i + 1
    }
}

# A declaration or a definition whose parameters begin at i. Returns where they end.
function learn_function(name, i, start, end, key)
{
    end = learn_parameters(name, i)
    if (token[end + 1] != "{")
        return end
    key = name
    if (token[start] == "static") {
        key = (current ~ /\.h$/ ? folder : current) ":" name
        learn_parameters(key, i)
    }
    has_body[key] = 1
    learn_body(key, end + 1)
    if (key != name && current ~ /\.h$/) {
        has_body[name] = 1
        learn_body(name, end + 1)
    }
    return end
}

function learn_parameters(key, i, depth, text)
{
    known[key] = 1
    parameters = 1
    depth = 0
    text = ""
    for (; i <= count; i++) {
        if (token[i] == "(" && depth++ == 0)
            continue
        if (token[i] == ")" && --depth == 0)
            break
        if (token[i] == "," && depth == 1) {
            learn_parameter(key, text)
            parameters++
            text = ""
        } else
            text = text " " token[i]
    }
    learn_parameter(key, text)
    return i
}

function learn_parameter(key, text, star, name)
{
    name = text
    sub(/ \[.*/, "", name)
    sub(/.* /, "", name)
    parameter[parameters] = name
    star = match(text, /[*[]/)
    if (star && substr(text, 1, star) !~ / const / && text !~ /\( \*/)
        may_write[key, parameters] = 1
    else if (star)
        reads[key, parameters] = 1
}

function learn_body(key, i, depth, k)
{
    for (k in points)
        delete points[k]
    for (k = 1; k <= parameters; k++)
        if ((key, k) in may_write)
            points[parameter[k]] = k
    depth = 0
    for (; i <= count; i++) {
        if (token[i] == "{")
            depth++
        if (token[i] == "}" && --depth == 0)
            return
        if (token[i] in points && token[i - 1] !~ /^(->|\.)$/)
            learn_mention(key, points[token[i]], i)
        if (is_call(i))
            learn_call(key, i)
    }
}

# Skips what is in brackets and members: the token after `p->at[i].x`.
function end_of_place(i, depth)
{
    while (token[i] == "->" || token[i] == "." || token[i] == "[") {
        if (token[i] == "[") {
            depth = 0
            do
                depth += (token[i] == "[") - (token[i] == "]")
            while (i++ < count && depth > 0)
        } else
            i += 2
    }
    return i
}

# Something is written through a pointer, or another pointer is made of it.
function learn_mention(key, k, i, end)
{
    end = end_of_place(i + 1)
    if (end > i + 1 && (token[i - 1] ~ /^(\+\+|--)$/ || is_written(end)))
        changes[key, k] = 1
    if (token[i - 1] == "*" && token[i - 2] !~ /^([A-Za-z_0-9]+|\)|\])$/ && is_written(i + 1))
        changes[key, k] = 1
    for (end = i - 1; end > 1 && token[end] !~ /^[;{}=]$/; end--)
        ;
    if (token[end] == "=" && token[end - 2] == "*" && token[end - 1] ~ /^[a-z]/ &&
        !(token[end - 1] in points))
        points[token[end - 1]] = k
}

function is_written(i)
{
    return token[i] ~ /^(([-+*\/%&|^]|<<|>>)?=|\+\+|--)$/
}

# What a body gives to others, to be followed when all is known.
function learn_call(key, i, argument, depth, k)
{
    argument = 1
    for (k = i; k <= count; k++) {
        if (token[k] ~ /^[([{]$/)
            depth++
        else if (token[k] ~ /^[])}]$/) {
            if (--depth == 0)
                return
        } else if (token[k] == "," && depth == 1)
            argument++
        else if (depth == 1 && token[k] in points && token[k - 1] !~ /^(->|\.)$/) {
            gifts++
            gift_from[gifts] = key SUBSEP points[token[k]]
            gift_key[gifts] = key_of(token[i - 1])
            gift_argument[gifts] = argument
        }
    }
}

function spread_changes(k, again)
{
    do {
        again = 0
        for (k = 1; k <= gifts; k++)
            if (!(gift_from[k] in changes) && is_changed_by(gift_key[k], gift_argument[k])) {
                changes[gift_from[k]] = 1
                again = 1
            }
    } while (again)
}

function is_quiet(key)
{
    return key in quiet || substr(key, index(key, ":") + 1) in quiet
}

function is_changed_by(key, argument)
{
    if (is_quiet(key))
        return 0
    if (key in has_body)
        return (key, argument) in changes
    if (key ~ /^luaL?_/)
        return argument == 1 && key ~ pushes
    return (key, argument) in may_write || (key, argument) in library
}

# The second pass: every expression. A frame is a pair of brackets; in those of a call, or of a list
# in braces, each element has a number, and sequence points count the parts of an element.
function look(i)
{
    begin_statement(1)
    for (i = 1; i <= count; i++) {
        if (token[i] == "{" && !is_list(i) || top == 0 && token[i] ~ /^[;}]$/)
            begin_statement(i + 1)
        else if (token[i] ~ /^[([{]$/) {
            if (is_call(i))
                look_at_call(i)
            open_frame(token[i] == "{" || is_call(i), i)
        } else if (token[i] ~ /^[])}]$/)
            close_frame(i)
        else if (token[i] == "," && is_unordered[top])
            element[top]++
        else if (token[i] ~ /^(,|;|&&|\|\||\?|:)$/)
            part[top]++
        else if (token[i] == "=" && top == 0)
            has_value = 1
        else if (token[i] ~ /^(\+\+|--)$/)
            look_at_step(i)
        else if (token[i + 1] == "->" && token[i - 1] !~ /^(->|\.|&)$/)
            look_at_member(i)
    }
}

function begin_statement(i)
{
    events = top = has_value = 0
    part[0]++
    first = i
}

function is_list(i)
{
    return top > 0 || token[i - 1] == "=" ||
        token[i - 1] == ")" && (has_value || token[first] == "return")
}

function open_frame(unordered, i)
{
    top++
    is_unordered[top] = unordered
    frame[top] = ++frames
    element[top] = part[top] = 0
    opened[top] = i
}

function close_frame(i)
{
    if (top > 0)
        top--
    if (top == 0 && token[i] == ")" && token[opened[1] - 1] ~ /^(if|for|while|switch)$/)
        begin_statement(i + 1)
}

function path_here(k, path)
{
    for (k = 0; k <= top; k++)
        path = path (k ? frame[k] : 0) "/" (k ? element[k] : 0) "/" part[k] " "
    return path
}

function place_at(i, text)
{
    text = token[i]
    for (; token[i + 1] ~ /^(->|\.)$/ && token[i + 2] ~ /^[A-Za-z_]/; i += 2)
        text = text token[i + 1] token[i + 2]
    return text
}

# The first place that an argument names is what it is about.
function look_at_call(i, key, argument, depth, place, k)
{
    key = key_of(token[i - 1])
    argument = 1
    for (k = i; k <= count; k++) {
        if (token[k] ~ /^[([{]$/)
            depth++
        else if (token[k] ~ /^[])}]$/) {
            if (--depth == 0)
                break
        } else if (token[k] == "," && depth == 1) {
            meet(key, argument++, place, i)
            place = ""
        } else if (place == "" && token[k] ~ /^[a-zA-Z_]/ && token[k + 1] !~ /^[(*]$/ &&
            !(token[k] in keyword) && token[k - 1] !~ /^(->|\.)$/)
            place = place_at(k)
    }
    meet(key, argument, place, i)
}

# `cursor->at++` among arguments; the compiler itself warns of variables that are stepped.
function look_at_step(i, k)
{
    k = token[i + 1] ~ /^[A-Za-z_]/ ? i + 1 : i - 1
    while (k > 1 && token[k - 1] ~ /^(->|\.)$/)
        k -= 2
    if (token[k] ~ /^[A-Za-z_]/ && token[k + 1] ~ /^(->|\.)$/)
        add_event(token[i], "changes", place_at(k), i)
}

# `cursor->at` beside what takes from the cursor. Where a pointer points does not change so soon.
function look_at_member(i, place, name)
{
    name = place = place_at(i)
    sub(/.*[>.]/, "", name)
    if (!(name in is_pointer) && !is_written(end_of_place(i + 1)))
        add_event(place, "reads", place, i)
}

function effect_of(key, argument, i)
{
    if (is_quiet(key))
        return ""
    if (is_changed_by(key, argument))
        return "changes"
    if (key ~ /^luaL?_/ && !(key in has_body))
        return argument == 1 && (key == "lua_gettop" || token[i + 3] == "-") ? "reads" : ""
    return (key, argument) in reads || (key, argument) in may_write ? "reads" : ""
}

function meet(key, argument, place, i, effect)
{
    effect = effect_of(key, argument, i)
    if (place != "" && effect != "")
        add_event(token[i - 1], effect, place, i)
}

function add_event(name, effect, place, i, path, k, begins)
{
    path = path_here()
    begins = start_of_called(i)
    for (k = 1; k <= events; k++)
        if (event_at[k] != i && event_at[k] < begins && (event_effect[k] effect) ~ /changes/ &&
            is_same_place(event_place[k], place) && is_unordered_with(k, path))
            tell(k, name, place, i)
    events++
    event_name[events] = name
    event_effect[events] = effect
    event_place[events] = place
    event_path[events] = path
    event_at[events] = i
    event_frame[events] = frames + 1
}

# Which function is called, `row[kind(p)].apply(p)`, is known before it is called.
function start_of_called(i, k, depth)
{
    for (k = i - 1; token[k - 1] ~ /^(->|\.)$/; k--) {
        k -= 2
        while (token[k] ~ /^[])]$/) {
            depth = 0
            do
                depth += (token[k] ~ /^[])]$/) - (token[k] ~ /^[[(]$/)
            while (k-- > 1 && depth > 0)
        }
        k++
    }
    return k
}

function is_same_place(a, b)
{
    return a == b || index(a, b "->") == 1 || index(a, b ".") == 1 || index(b, a "->") == 1 ||
        index(b, a ".") == 1
}

# Neither is an argument of the other, and no sequence point lies between them.
function is_unordered_with(k, path, before, after, a, b, i)
{
    split(event_path[k], before, " ")
    split(path, after, " ")
    for (i = 1; (i in before) && (i in after); i++) {
        split(before[i], a, "/")
        split(after[i], b, "/")
        if (a[1] != b[1] || a[2] != b[2])
            return 1
        if (a[3] != b[3])
            return 0
    }
    if (i in after) {
        split(after[i], b, "/")
        return b[1] != event_frame[k]
    }
    return 1
}

function tell(k, name, place, i)
{
    if (!((current, i, event_at[k]) in told))
        print current ":" line[i] ": in no order: " event_name[k] " and " name " of " place
    told[current, i, event_at[k]] = 1
}
