#!/bin/sh
# planted/texts.sh TREE - plants texts without a translation, and prints what the lint must say.
#
# SPDX-License-Identifier: MIT
set -eu
cd "$1"
mkdir -p host/front host/layout host/table assets/lang modules/toy scripts/toy/lang
cat >host/front/said.c <<'END'
/* vaka_say(language, "in a comment") is none */
static const char *const table[] = {VAKA_TEXT("in a table"), VAKA_TEXT("known in a table")};
static void speak(void)
{
    vaka_page_tell(page, language, 0, "told in "
                                    "two parts", NULL);
    vaka_say_with(language, "{0} has {1}", VAKA_WITH("a", "b"), out, room);
    vaka_say(language, "{0}: ");
    vaka_say_with(language, "{0} {0:plural:line:lines}", VAKA_WITH("1"), out, room);
    vaka_say_with(language, "{0} {0:plural:turn:turns}", VAKA_WITH("1"), out, room);
    vaka_say(language, "a \"quoted\" word");
    vaka_fail(err, status, "errors elsewhere are not for players");
    other("not said");
}
END
cat >host/layout/name.c <<'END'
static void find(void)
{
    vaka_fail(err, status, "no %.20s called %d", sort, number);
}
END
cat >assets/lang/fr.lua <<'END'
return {
    ["known in a table"] = "connu",
    ["{0} has {1}"] = "{0} a",
    ["gone long ago"] =
        "disparu",
    ["{0} {0:plural:line:lines}"] = "{0} {0:plural:lignes}",
    ["{0} {0:plural:turn:turns}"] = "{0} {1:plural:tour:tours}",
}
END
cat >assets/lang/nl.lua <<'END'
return {
    ["in a table"] = "in een tabel",
    ["known in a table"] = "bekend in een tabel",
    ["told in two parts"] = "in delen verteld",
    ["{0} has {1}"] = "{1} is van {0}",
    ["a \"quoted\" word"] = "een woord",
    ["no {0} called {1}"] = "geen {0} die {1} heet",
    ["{0} {0:plural:line:lines}"] = "{0} {0:plural:regel:regels}",
}
END
cat >modules/toy/scene.c <<'END'
static const vaka_text known = {"known", "Well known"}, new = {"new", "Quite "
                                                                      "new"};
static const vaka_reason why = {"too_far", "7.3", "it is too far"};
static const vaka_export row = {"name", "no sentence"};
END
cat >modules/toy/words.c <<'END'
static const vaka_step step = {"turn", "A turn"};
END
cat >scripts/toy/lang/fr.lua <<'END'
return {
    ["say.known"] = "Connu",
    ["say.name"] = "Nom",
    ["reason.forgotten"] = "oublié",
    ["verb.end"] = "Finir",
}
END
cat <<'END'
assets/lang/fr.lua:3: other gaps than "{0} has {1}"
assets/lang/fr.lua:4: nobody says "gone long ago"
assets/lang/fr.lua:6: a plural that cannot be said of "{0} {0:plural:line:lines}"
assets/lang/fr.lua:7: a plural that cannot be said of "{0} {0:plural:turn:turns}"
host/layout/name.c:3: no fr for "no {0} called {1}"
host/front/said.c:2: no fr for "in a table"
host/front/said.c:5: no fr for "told in two parts"
host/front/said.c:8: no fr for "{0}: "
host/front/said.c:8: no nl for "{0}: "
host/front/said.c:10: no nl for "{0} {0:plural:turn:turns}"
host/front/said.c:11: no fr for "a \"quoted\" word"
modules/toy/scene.c:1: no fr for 'say.new'
modules/toy/scene.c:3: no fr for 'reason.too_far'
scripts/toy/lang/fr.lua:4: nobody says 'reason.forgotten'
END
