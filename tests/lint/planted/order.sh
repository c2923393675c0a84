# planted/order.sh TREE - calls in no order; prints what the lint must say.
#
# SPDX-License-Identifier: MIT
cd "$1" || exit 2
mkdir -p host/script/bridge modules/sea tests/unit
cat >host/script/bridge/bridge.c <<'C'
static const char *full_name(lua_State *L, const row *called)
{
    return lua_pushfstring(L, "%s.%s", called->prefix, called->name);
}
int end_broken(lua_State *L, const row *called)
{
    snprintf(trouble, sizeof trouble, "%s%s", lua_tostring(L, -1),
             full_name(L, called));
    snprintf(trouble, sizeof trouble, "%s%s", lua_tostring(L, 1), full_name(L, called));
    /* tell(lua_tostring(L, -1), full_name(L, called)) may stand in a comment */
    const char *place = lua_tostring(L, -1), *name = full_name(L, called);
    return tell(place, name);
}
C
cat >modules/sea/cursor.h <<'C'
typedef struct cursor {
    int at, end;
} cursor;
static inline int take(cursor *it)
{
    return it->at++;
}
static inline int left(const cursor *it)
{
    return it->end - it->at;
}
static inline cursor *same(cursor *it)
{
    return it;
}
C
cat >modules/sea/sea.c <<'C'
static int pair(cursor *from)
{
    cursor *behind = from;
    return take(behind);
}
void sail(cursor *it, cursor *other)
{
    go(take(it), take(it));
    go(take(it), left(it));
    int sum = pair(it) - pair(it);
    move_to((hex){pair(it), 0, take(it)});
    table[take(it)] = take(it);
    go(it->at++, left(it));
    go(take(it), take(other));
    go(left(it), left(it));
    go(left(same(it)), left(same(it)));
    if (take(it) && take(it))
        go(take(it), 1);
    go(take(it) ? take(it) : take(other), 1);
    for (int i = take(it); i < take(it); i += take(it))
        go(1, take(it));
    row[take(it)].sail(it);
    go(it->at, take(it));
    turn(take(&ship->cursor), turn(left(&ship->cursor)));
}
C
cat >tests/unit/other.c <<'C'
static int take(const cursor *it) /* another one, which takes nothing */
{
    return it->at;
}
void look(cursor *it)
{
    go(take(it), take(it));
    go(fgetc(file), fgetc(file));
}
C
cat <<'EXPECTED'
host/script/bridge/bridge.c:8: in no order: lua_tostring and full_name of L
modules/sea/sea.c:8: in no order: take and take of it
modules/sea/sea.c:9: in no order: take and left of it
modules/sea/sea.c:10: in no order: pair and pair of it
modules/sea/sea.c:11: in no order: pair and take of it
modules/sea/sea.c:12: in no order: take and take of it
modules/sea/sea.c:13: in no order: ++ and left of it
modules/sea/sea.c:23: in no order: it->at and take of it
modules/sea/sea.c:24: in no order: take and left of ship->cursor
tests/unit/other.c:8: in no order: fgetc and fgetc of file
EXPECTED
