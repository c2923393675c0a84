#!/usr/bin/env python3
# assets/art/raiatea/draw.py - draws places, cards, missions and rituals.
#
# SPDX-License-Identifier: MIT
#
# Every drawing is a sign in a square of 100. Only the colours of the light theme are used, some of
# them half transparent: the window puts in those of the theme in use. Run it in this folder after
# changing a shape; what it writes is kept beside it.
import math
import sys

sys.path.insert(0, "..")
from pen import (DEEP, MID, SHALLOW, PALE, SAND, LEAF, CORAL, STONE, INK, PAPER, GOLD, at, disk,
                 fill, line, ring, save)


# --- goods ------------------------------------------------------------------------------------


def uru():
    """Breadfruit: a round fruit with scales, and a lobed leaf."""
    body = fill("M58,34 Q60,10 88,12 L80,22 L92,26 L80,34 L88,42 Q68,46 58,34 Z", LEAF)
    body += disk(44, 58, 32, LEAF) + disk(44, 58, 27, SAND)
    for x, y in ((32, 46), (50, 44), (24, 60), (42, 60), (60, 60), (34, 74), (52, 74)):
        body += line("M%d,%d l6,-5 l6,5 l-6,5 Z" % (x - 6, y), LEAF, 2.5)
    return body


def taro():
    body = fill("M50,8 Q90,18 84,56 Q66,62 50,54 Q34,62 16,56 Q10,18 50,8 Z", LEAF)
    body += line("M50,14 L50,54 M50,30 L70,44 M50,30 L30,44", PAPER, 3)
    return body + line("M50,54 L50,70", LEAF, 6) + fill(
        "M34,72 Q50,62 66,72 Q64,92 50,96 Q36,92 34,72 Z", STONE) + line(
            "M38,80 Q50,84 62,80", INK, 2.5)


def mahi():
    """A fish with a high brow and a long fin."""
    body = fill("M10,48 Q14,24 36,30 Q62,36 76,48 L94,32 Q88,50 94,70 L76,54 Q56,70 34,68 "
                "Q12,66 10,48 Z", SHALLOW)
    body += fill("M24,30 Q46,10 74,42 Q48,30 24,30 Z", LEAF)
    return body + disk(24, 46, 4.5, INK) + line("M38,40 Q44,50 38,60", PAPER, 3.5)


def tiare():
    body = ""
    for turn in range(6):
        angle = math.tau * turn / 6
        x, y = 50 + 26 * math.cos(angle), 50 + 26 * math.sin(angle)
        body += ('<ellipse cx="%.1f" cy="%.1f" rx="19" ry="10" fill="%s" stroke="%s" '
                 'stroke-width="2" transform="rotate(%d %.1f %.1f)"/>\n' % (
                     x, y, PAPER, INK, 60 * turn, x, y))
    return body + disk(50, 50, 11, GOLD) + ring(50, 50, 11, INK, 2)


GOODS = {"uru": uru(), "taro": taro(), "mahi": mahi(), "tiare": tiare()}


# --- people -----------------------------------------------------------------------------------


def person(ink, robe):
    return (disk(50, 24, 15, ink) + fill("M26,92 Q24,48 50,42 Q76,48 74,92 Z", robe) +
            line("M38,66 L50,58 L62,66 M38,78 L50,70 L62,78", PAPER, 3))


def gatherer():
    return at(42, 50, 0.92, person(INK, LEAF)) + fill(
        "M64,60 L96,60 L90,90 L70,90 Z", SAND) + line("M66,60 Q80,40 94,60 M68,70 L92,70", INK, 3.5)


def trader():
    return at(40, 50, 0.92, person(INK, CORAL)) + line(
        "M80,20 L80,82 M64,32 L96,32", INK, 4) + disk(66, 48, 9, SAND) + disk(94, 48, 6, SAND)


def shaman():
    return at(46, 50, 0.92, person(INK, DEEP)) + line("M86,12 L86,92", INK, 5) + fill(
        "M86,8 Q98,20 86,32 Q74,20 86,8 Z", CORAL)


def diver():
    return (disk(64, 30, 12, INK) + fill("M16,66 Q34,38 58,40 L70,50 Q48,56 30,80 Z", MID) +
            line("M60,44 L88,66", INK, 6) + disk(88, 74, 8, PAPER) + ring(88, 74, 8, INK, 2.5) +
            line("M8,14 q10,-9 21,0 t21,0 t21,0 t21,0", SHALLOW, 5))


HELPERS = {"gatherer": gatherer(), "trader": trader(), "shaman": shaman(), "diver": diver()}


def clip():
    """A clip: a wire that is bent three times."""
    return line("M62,30 L62,68 Q62,82 50,82 Q38,82 38,68 L38,28 Q38,12 54,12 Q70,12 70,28 L70,70 "
                "Q70,94 50,94 Q30,94 30,70 L30,34", INK, 6)


def priest(ink=INK):
    return (disk(50, 30, 14, ink) + fill("M24,94 Q26,50 50,46 Q74,50 76,94 Z", ink) +
            fill("M32,18 L50,2 L68,18 L60,22 L40,22 Z", CORAL) + line("M50,54 L50,88", PAPER, 4))


# --- things -----------------------------------------------------------------------------------


def pearl(x=50, y=50, r=26):
    return (disk(x, y, r, PAPER) + ring(x, y, r, INK, r / 8) +
            line("M%.1f,%.1f q%.1f,%.1f %.1f,%.1f" % (
                x - r * .5, y, r * .05, -r * .5, r * .5, -r * .55), SHALLOW, r / 6))


def mana(ink=CORAL):
    """A flame in a drop."""
    return (fill("M50,6 Q84,42 78,66 Q72,94 50,94 Q28,94 22,66 Q16,42 50,6 Z", ink) +
            fill("M50,40 Q66,60 62,72 Q58,84 50,84 Q42,84 38,72 Q34,60 50,40 Z", GOLD))


def tattoo(ink=INK):
    body = ring(50, 50, 40, ink, 6)
    for turn in range(8):
        angle = math.tau * turn / 8
        body += fill("M%.1f,%.1f L%.1f,%.1f L%.1f,%.1f Z" % (
            50 + 34 * math.cos(angle - .28), 50 + 34 * math.sin(angle - .28),
            50 + 34 * math.cos(angle + .28), 50 + 34 * math.sin(angle + .28),
            50 + 18 * math.cos(angle), 50 + 18 * math.sin(angle)), ink)
    return body + disk(50, 50, 9, ink)


def mask(face, paper=PAPER):
    body = fill("M50,6 Q84,6 84,42 Q82,82 50,96 Q18,82 16,42 Q16,6 50,6 Z", face)
    body += fill("M26,42 Q36,32 45,42 Q36,50 26,42 Z M55,42 Q64,32 74,42 Q64,50 55,42 Z", paper)
    body += fill("M50,46 L57,62 L43,62 Z", paper) + fill("M34,72 Q50,64 66,72 Q50,86 34,72 Z", paper)
    return body + line("M30,26 Q50,14 70,26", paper, 3.5)


def ritual(ink=INK):
    """A drum with a flame over it."""
    return (fill("M22,50 L78,50 L70,94 L30,94 Z", ink) + line(
        "M28,62 L40,82 L52,62 L64,82 L72,62", PAPER, 3) +
            fill("M50,6 Q64,22 58,38 Q54,46 50,46 Q46,46 42,38 Q36,22 50,6 Z", CORAL))


def statue(ink=INK):
    return (fill("M34,10 L66,10 L70,46 L64,92 L36,92 L30,46 Z", ink) +
            line("M40,28 L46,28 M54,28 L60,28", PAPER, 5) + line("M42,42 L58,42", PAPER, 4) +
            line("M36,58 L64,58 M38,70 L62,70 M39,82 L61,82", PAPER, 3))


def bag():
    return (fill("M36,30 Q10,56 20,84 Q50,98 80,84 Q90,56 64,30 Z", SAND) +
            line("M34,28 L66,28", INK, 5) + fill("M38,24 L30,8 L44,14 L50,6 L56,14 L70,8 L62,24 Z",
                                                 SAND) + line("M36,52 Q50,60 64,52", INK, 3))


def forest():
    body = ""
    for x, y, s in ((26, 60, 1.0), (74, 58, 1.1), (50, 46, 1.2)):
        body += line("M%.0f,%.0f L%.0f,96" % (x, y, x), INK, 6)
        for dx, dy in ((-22, 6), (-14, -14), (0, -22), (14, -14), (22, 6)):
            if dx == 0:
                body += line("M%.0f,%.0f l0,%.0f" % (x, y, dy * s * .6 - 5), LEAF, 6)
                continue
            body += line("M%.0f,%.0f q%.0f,%.0f %.0f,%.0f" % (
                x, y, dx * s * .4, dy * s - 6, dx * s, dy * s * .6), LEAF, 6)
    return body


def marae():
    return (fill("M8,84 L92,84 L92,94 L8,94 Z", STONE) + fill("M20,68 L80,68 L80,82 L20,82 Z", STONE) +
            "".join(fill("M%d,66 l0,-30 q7,-10 14,0 l0,30 Z" % x, INK) for x in (24, 43, 62)) +
            fill("M50,4 Q60,14 50,24 Q40,14 50,4 Z", CORAL))


def reef():
    return (fill("M10,62 Q50,96 90,62 Q84,44 50,44 Q16,44 10,62 Z", SHALLOW) +
            fill("M16,54 Q50,20 84,54 Q50,44 16,54 Z", STONE) + pearl(50, 62, 13) +
            line("M8,20 q10,-9 21,0 t21,0 t21,0 t21,0", SHALLOW, 5))


def path():
    body = fill("M40,96 Q56,70 42,54 Q30,40 48,22 L56,22 Q42,42 56,54 Q74,72 62,96 Z", SAND)
    return body + at(76, 46, 0.5, priest()) + at(22, 62, 0.42, priest()) + fill(
        "M40,20 L52,4 L64,20 Z", CORAL)


def neighbours():
    return at(30, 46, 0.56, mask(CORAL)) + at(70, 54, 0.56, mask(MID)) + line(
        "M22,90 L74,90 L66,84 M78,8 L26,8 L34,14", INK, 4)


def market():
    return (fill("M10,20 L90,20 L96,42 L4,42 Z", CORAL) +
            "".join(fill("M%d,20 l14,0 l2,22 l-18,0 Z" % x, PAPER) for x in (26, 60)) +
            line("M12,42 L12,94 M88,42 L88,94", INK, 5) + fill("M8,68 L92,68 L92,78 L8,78 Z", SAND) +
            at(34, 58, 0.26, GOODS["uru"]) + at(66, 58, 0.26, GOODS["mahi"]))


PLACES = {"forest": forest(), "marae": marae(), "reef": reef(), "path": path(),
          "neighbours": neighbours(), "market": market()}

# --- numbers are drawn, not written: a drawing holds no text -----------------------------------

STROKES = {0: "M50,14 Q72,16 72,50 Q72,84 50,86 Q28,84 28,50 Q28,16 50,14 Z",
           1: "M36,30 L54,14 L54,86",
           2: "M32,34 Q34,16 52,16 Q70,18 68,36 Q64,54 32,84 L70,84",
           3: "M32,22 Q50,8 64,24 Q70,42 48,48 Q74,52 68,72 Q54,94 30,78",
           4: "M60,86 L60,16 L26,62 L76,62",
           5: "M68,16 L38,16 L34,46 Q62,38 68,62 Q66,86 32,84",
           6: "M64,16 Q34,28 32,60 Q34,86 52,86 Q72,82 68,62 Q60,46 34,58",
           7: "M30,16 L70,16 L44,86",
           8: "M50,48 Q30,42 36,24 Q50,8 64,24 Q70,42 50,48 Q26,56 32,74 Q50,96 68,74 Q74,56 50,48",
           9: "M66,40 Q60,58 40,54 Q26,40 38,22 Q56,8 66,28 Q70,60 46,86"}


def number(n, ink=INK):
    digits = [int(d) for d in str(n)]
    if len(digits) == 1:
        return line(STROKES[digits[0]], ink, 9)
    return at(28, 50, 0.8, line(STROKES[digits[0]], ink, 10)) + at(
        72, 50, 0.8, line(STROKES[digits[1]], ink, 10))


def counted(sign, n):
    return at(40, 40, 0.74, sign) + at(78, 76, 0.42, number(n))


# --- masks ------------------------------------------------------------------------------------

COLOURS = {"red": CORAL, "yellow": GOLD, "blue": MID, "green": LEAF}
MASKS = {"mask_pearls": ("red", pearl(50, 50, 40)), "mask_mana": ("red", mana()),
         "mask_goods": ("yellow", GOODS["taro"]), "mask_condition": ("yellow", tattoo()),
         "mask_gatherer": ("blue", HELPERS["gatherer"]), "mask_trader": ("blue", HELPERS["trader"]),
         "mask_shaman": ("green", HELPERS["shaman"]), "mask_diver": ("green", HELPERS["diver"])}


def mirror():
    body = fill("M46,66 L54,66 L56,96 L44,96 Z", INK)
    for r, ink in ((36, CORAL), (30, GOLD), (24, LEAF), (18, MID), (12, PALE)):
        body += disk(50, 38, r, ink)
    return body + ring(50, 38, 36, INK, 3)


def save_masks():
    for name, (colour, sign) in MASKS.items():
        save(name, at(42, 46, 0.9, mask(COLOURS[colour])) + disk(78, 76, 21, PAPER) +
             ring(78, 76, 21, INK, 2.5) + at(78, 76, 0.32, sign))
    for colour, ink in COLOURS.items():
        save("set_" + colour, at(50, 50, 0.98, mask(ink)) + ring(50, 22, 5, PAPER, 2.5))
    save("mirror", mirror())


# --- missions ---------------------------------------------------------------------------------


def condition(sign):
    """Conditions have a dark red rim."""
    return ring(50, 50, 46, "#B23A48", 6) + at(50, 50, 0.74, sign)


def equal(sign, n):
    return "".join(at(50 + 26 * (i - (n - 1) / 2), 44, 0.46, sign) for i in range(n)) + line(
        "M38,78 L62,78 M38,88 L62,88", INK, 5)


def different(n):
    signs = list(GOODS.values())
    spots = ((28, 50), (72, 50)) if n == 2 else ((30, 30), (70, 30), (30, 70), (70, 70))
    return "".join(at(x, y, 0.43, sign) for (x, y), sign in zip(spots, signs))


def auction():
    return at(50, 40, 0.72, mana()) + line("M20,88 Q50,70 80,88", INK, 7) + disk(20, 88, 6, INK) + disk(
        80, 88, 6, INK)


def helpers(n):
    return counted(HELPERS["gatherer"], n)


MISSIONS = {
    "p1": counted(pearl(50, 50, 40), 4), "p2": counted(pearl(50, 50, 40), 6),
    "p3": counted(pearl(50, 50, 40), 9),
    "m1": counted(mana(), 5), "m2": counted(mana(), 8), "m3": counted(mana(), 12),
    "g1": at(50, 50, 0.8, GOODS["uru"]), "g1s": equal(GOODS["mahi"], 2),
    "g2": different(2), "g2s": equal(GOODS["taro"], 3), "g3": different(4),
    "o1": counted(ritual(), 1), "o2": counted(ritual(), 1), "o3": counted(ritual(), 2),
    "c1_rank": condition(counted(tattoo(), 1)), "c2_rank": condition(counted(tattoo(), 2)),
    "c3_rank": condition(counted(tattoo(), 3)),
    "c1_priests": condition(counted(priest(), 4)), "c2_priests": condition(counted(priest(), 6)),
    "c3_priests": condition(counted(priest(), 9)),
    "c1_helpers": condition(helpers(3)), "c3_helpers": condition(helpers(7)),
    "c1_alike": condition(equal(HELPERS["diver"], 2)),
    "c2_kinds": condition("".join(at(x, y, 0.44, sign) for (x, y), sign in zip(
        ((28, 28), (72, 28), (28, 72), (72, 72)), HELPERS.values()))),
    "c3_pairs": condition(at(34, 50, 0.5, mask(CORAL)) + at(66, 50, 0.5, mask(MID))),
    "a1": auction(), "a2": auction(), "a3": auction(),
}

# --- rituals ----------------------------------------------------------------------------------


def to_bag(sign):
    return at(50, 66, 0.66, bag()) + at(50, 22, 0.4, sign)


def all_get(sign):
    return at(50, 36, 0.56, sign) + "".join(
        at(x, 82, 0.3, person(INK, STONE)) for x in (20, 50, 80))


def lasting(sign):
    """Permanent rituals lie on a wave."""
    return at(50, 40, 0.72, sign) + line("M8,90 q10,-9 21,0 t21,0 t21,0 t21,0", SHALLOW, 6)


def harm(sign):
    return at(50, 50, 0.78, sign) + line("M14,86 L86,14", CORAL, 7)


def turned(sign):
    return at(50, 54, 0.6, sign) + line("M18,34 Q30,8 58,10 L50,2 M58,10 L50,18", INK, 5)


CARD = fill("M24,10 L76,10 L76,90 L24,90 Z", PAPER) + line("M24,10 L76,10 L76,90 L24,90 Z", INK, 4)
RITUALS = {
    "hina": to_bag(mana()), "rauti": counted(mana(), 3), "fai": all_get(pearl(50, 50, 34)),
    "rearea": turned(HELPERS["gatherer"]), "ata": at(30, 46, 0.5, mask(CORAL)) + at(
        70, 54, 0.5, mask(LEAF)) + line("M30,88 L70,88 L62,82 M70,12 L30,12 L38,18", INK, 4),
    "uru_taetae": counted(tattoo(), 1), "rau_pena": at(50, 50, 0.82, GOODS["tiare"]),
    "rua_hatu": counted(pearl(50, 50, 38), 3), "raa": at(40, 50, 0.8, CARD) + at(
        40, 50, 0.4, forest()) + line("M72,50 L92,50 L84,42 M92,50 L84,58", INK, 5),
    "tu_papa": at(50, 50, 0.85, HELPERS["trader"]),
    "roroo": counted(priest(), 1), "oropaa": counted(pearl(50, 50, 38), 5),
    "tama_ehu": lasting(line("M50,84 L50,16 L30,38 M50,16 L70,38", INK, 9)),
    "rua_nuu": lasting(pearl(50, 50, 34)), "tino_rua": lasting(mana()),
    "mata_arahu": at(50, 50, 0.9, statue()),
    "pere": counted(tattoo(), 2), "faa_rua_roa": at(34, 50, 0.66, CARD) + at(60, 50, 0.66, CARD) + at(
        78, 80, 0.36, number(2)),
    "tumu_nui": lasting(ritual()), "taere": at(50, 50, 0.8, statue()) + ring(50, 50, 44, GOLD, 6),
    "te_fatu": at(34, 44, 0.6, CARD) + at(66, 56, 0.6, CARD) + at(34, 44, 0.3, forest()) + at(
        66, 56, 0.3, mask(MID)),
    "ihi": at(32, 50, 0.6, priest()) + at(70, 50, 0.5, tattoo()),
    "matarua_pearls": lasting(at(36, 50, 0.7, statue()) + pearl(78, 50, 20)),
    "matarua_mana": lasting(at(36, 50, 0.7, statue()) + at(78, 50, 0.45, mana())),
    "matarua_goods": lasting(at(36, 50, 0.7, statue()) + at(78, 50, 0.45, GOODS["taro"])),
    "matarua_condition": lasting(at(36, 50, 0.7, statue()) + at(78, 50, 0.45, tattoo())),
    "tane_thief": harm(pearl(50, 50, 38)), "tane_fall": harm(priest()),
    "tane_silence": harm(ritual()), "tane_mask": harm(mask(MID)),
}
for points in (2, 3, 4, 5):
    RITUALS["papa_rai_%d" % points] = at(50, 50, 0.96, fill(
        "M50,4 L62,36 L96,38 L70,60 L78,94 L50,76 L22,94 L30,60 L4,38 L38,36 Z", GOLD)) + at(
            50, 54, 0.42, number(points))


def back(ink, sign, scale=0.6):
    return ring(50, 50, 43, ink, 5) + at(50, 50, scale, sign)


def screen():
    """A folding screen of three leaves before the left half; only the middle band is seen."""
    body = ""
    for leaf in range(3):
        left, right = 17.5 * leaf, 17.5 * (leaf + 1)
        lean = 1.2 if leaf % 2 == 0 else -1.2
        body += fill("M%.1f,%.1f L%.1f,%.1f L%.1f,%.1f L%.1f,%.1f Z" % (
            left, 34 + lean, right, 34 - lean, right, 66 - lean, left, 66 + lean), SAND,
            0.55 if leaf % 2 == 0 else 0.35)
        body += line("M%.1f,33 L%.1f,67" % (right, right), STONE, 0.5, 0.8)
    for at_x in range(13):
        body += fill("M%.1f,66.2 l2,-3 l2,3 Z" % (4 * at_x + 0.3), CORAL, 0.35)
        body += fill("M%.1f,33.8 l2,3 l2,-3 Z" % (4 * at_x + 0.3), LEAF, 0.3)
    return body


def main():
    for name, body in {**GOODS, **HELPERS}.items():
        save(name, body)
    for name, body in PLACES.items():
        save("place/" + name, body)
    for name, body in MISSIONS.items():
        save("mission/" + name, body)
    for name, body in RITUALS.items():
        save("ritual/" + name, body)
    save_masks()
    save("pearl", pearl(50, 50, 40))
    save("mana", mana())
    save("priest", priest())
    save("clip", clip())
    save("tattoo", tattoo())
    save("round", at(50, 50, 0.9, statue()))
    save("mission", statue())
    save("ritual", ritual())
    save("place", marae())
    save("screen", screen())
    save("forest_back", back(LEAF, forest(), 0.62))
    save("normal_back", back(INK, ritual()))
    save("forbidden_back", back(CORAL, ritual("#B23A48")))
    for points in (1, 2, 3):
        save("mission_%d" % points, at(40, 50, 0.85, statue(STONE)) + at(76, 74, 0.46, number(points)))


main()
