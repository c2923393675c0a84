#!/usr/bin/env python3
# assets/art/polynesia/draw.py - draws islands, pieces, tokens and tide cards.
#
# SPDX-License-Identifier: MIT
#
# Islands lie in a square of 200, everything else is a sign in a square of 100. Only the colours of
# the light theme are used, some of them half transparent: the window puts in those of the theme in
# use. Run it in this folder after changing a shape; what it writes is kept beside it.
import math
import sys

sys.path.insert(0, "..")
from pen import (MID, SHALLOW, PALE, SAND, LEAF, CORAL, STONE, INK, PAPER, at, closed, disk, fill,
                 line, ring, save)


# --- signs in a square of 100 -----------------------------------------------------------------


def fish(ink=INK, paper=PAPER):
    return (fill("M10,50 Q34,22 66,42 L88,26 Q82,50 88,74 L66,58 Q34,78 10,50 Z", ink) +
            disk(28, 46, 4.5, paper) + line("M42,38 Q50,50 42,62", paper, 3.5))


def shell(ink=INK, paper=PAPER):
    body = fill("M50,88 L40,80 Q8,62 14,36 Q22,14 50,12 Q78,14 86,36 Q92,62 60,80 Z", ink)
    for x in (24, 37, 50, 63, 76):
        body += line("M50,80 Q%.0f,52 %.0f,%.0f" % ((50 + x) / 2 + (x - 50) * .35, x,
                                                   24 + abs(x - 50) * .3), paper, 3)
    return body


def turtle(ink=INK, paper=PAPER):
    body = ""
    for x, y, turn in ((22, 30, -40), (78, 30, 40), (24, 74, -130), (76, 74, 130)):
        body += ('<ellipse cx="%d" cy="%d" rx="9" ry="17" fill="%s" '
                 'transform="rotate(%d %d %d)"/>\n' % (x, y, ink, turn, x, y))
    body += '<ellipse cx="50" cy="18" rx="10" ry="13" fill="%s"/>\n' % ink
    body += '<ellipse cx="50" cy="54" rx="28" ry="33" fill="%s"/>\n' % ink
    body += line("M50,36 L64,45 L64,62 L50,72 L36,62 L36,45 Z", paper, 3.5)
    return body + line("M50,36 L50,26 M64,45 L73,40 M64,62 L73,68 M50,72 L50,82 M36,62 L27,68 "
                       "M36,45 L27,40", paper, 3)


def mask(ink=INK, paper=PAPER):
    body = fill("M50,8 Q82,8 82,44 Q80,82 50,94 Q20,82 18,44 Q18,8 50,8 Z", ink)
    body += fill("M26,42 Q36,32 45,42 Q36,50 26,42 Z M55,42 Q64,32 74,42 Q64,50 55,42 Z", paper)
    body += fill("M50,44 L56,62 L44,62 Z", paper)
    body += fill("M34,72 Q50,64 66,72 Q50,84 34,72 Z", paper)
    return body + line("M32,26 Q50,16 68,26 M38,18 L44,12 M62,18 L56,12", paper, 3)


def boat(ink=INK, paper=PAPER):
    """A canoe with an outrigger, under a claw sail."""
    return (fill("M48,66 L26,14 Q46,34 52,44 Q62,28 82,16 Q84,44 54,66 Z", ink) +
            line("M30,22 Q46,44 51,62", paper, 2.5) +
            fill("M6,66 Q50,78 94,64 Q90,78 80,80 L22,82 Q10,80 6,66 Z", ink) +
            line("M16,92 L86,90", ink, 5))


def pawn(ink=INK, paper=PAPER):
    """Somebody who looks out to sea, with a paddle."""
    return (disk(46, 20, 13, ink) +
            fill("M28,90 Q26,44 46,36 Q66,44 64,90 Z", ink) +
            line("M76,14 L76,92", ink, 5) + fill("M76,62 Q88,74 76,96 Q64,74 76,62 Z", ink) +
            line("M36,62 L46,54 L56,62 M36,74 L46,66 L56,74", paper, 3.2))


def stone(ink, light):
    return (fill("M22,34 L46,14 L76,22 L90,52 L74,84 L36,88 L12,64 Z", ink) +
            fill("M46,14 L76,22 L60,40 L34,36 Z", light, 0.35) +
            line("M34,36 L60,40 L74,84 M60,40 L90,52 M34,36 L12,64", light, 2.5, 0.5))


def isle(ink=INK, paper=PAPER):
    return (fill("M8,72 Q22,60 34,62 Q42,40 54,38 Q66,42 72,60 Q84,60 92,72 Q50,88 8,72 Z", ink) +
            line("M52,40 Q50,26 56,18", ink, 4) +
            line("M56,18 Q66,12 74,20 M56,18 Q46,10 38,18 M56,18 Q60,8 68,8 M56,18 Q50,6 44,8",
                 ink, 4) + line("M30,74 Q50,80 70,74", paper, 3))


def waves(y=78, ink=INK, width=5):
    return line("M8,%d q10,-9 21,0 t21,0 t21,0 t21,0" % y, ink, width)


def figure(number, ink=INK):
    """Numbers are drawn, not written: a drawing holds no text."""
    strokes = {2: "M32,34 Q34,16 52,16 Q70,18 68,36 Q64,54 32,82 L70,82",
               3: "M32,22 Q50,8 64,24 Q70,42 48,48 Q74,52 68,72 Q54,94 30,78",
               4: "M60,86 L60,16 L26,62 L76,62"}
    return line(strokes[number], ink, 9)


# --- islands in a square of 200 ---------------------------------------------------------------


def coast(radius, seed):
    spots = []
    for i in range(18):
        t = math.tau * i / 18
        far = 1 + 0.07 * math.sin(2 * t + seed) + 0.05 * math.sin(3 * t + 2 * seed) + \
            0.03 * math.sin(5 * t + 3 * seed)
        spots.append((100 + 0.87 * radius * far * math.cos(t),
                      100 + 0.87 * radius * far * math.sin(t)))
    return closed(spots)


def ground(seed, green=True):
    body = fill(coast(94, seed), SHALLOW, 0.30) + fill(coast(84, seed), SHALLOW, 0.85)
    body += fill(coast(77, seed), PALE) + fill(coast(69, seed), SAND)
    return body + (fill(coast(56, seed), LEAF) if green else "")


def island(seed, sign, scale=0.76):
    return ground(seed) + disk(100, 100, 42, PAPER, 0.92) + at(100, 100, scale, sign)


def near(seed, sign=None):
    """Islands that sink: a rim of coral red around them."""
    body = ring(100, 100, 93, CORAL, 9)
    if sign:
        return body + island(seed, sign, 0.7)
    return body + ground(seed) + fill("M64,126 L90,78 L104,98 L118,74 L140,126 Z", INK, 0.35)


def archipelago():
    """One of a pair: a dark rim, and a string of islets."""
    body = ring(100, 100, 93, INK, 8, 0.75) + ground(2.2)
    for x, y, r in ((64, 112, 15), (96, 84, 21), (134, 104, 17), (112, 134, 10)):
        body += disk(x, y, r, SAND) + disk(x, y, r * 0.72, INK, 0.25)
    return body


def turtles(many):
    if many == 1:
        return island(3.1, turtle(), 0.74)
    body = ground(4.4) + disk(100, 100, 47, PAPER, 0.92)
    return body + at(79, 96, 0.46, turtle(), -14) + at(121, 104, 0.46, turtle(), 14)


def volcano():
    body = ring(100, 100, 94, CORAL, 9) + fill(coast(88, 1.3), SHALLOW, 0.85)
    body += fill(coast(80, 1.3), SAND) + fill(coast(70, 1.3), LEAF)
    body += fill("M34,142 Q66,112 80,56 Q100,46 120,56 Q134,112 166,142 Q100,164 34,142 Z", INK,
                 0.8)
    body += fill("M80,56 Q100,46 120,56 Q112,66 100,66 Q88,66 80,56 Z", CORAL)
    body += fill("M96,64 Q92,92 104,106 Q96,124 108,146 Q114,124 110,106 Q104,90 108,64 Z", CORAL)
    return body + line("M100,48 Q88,34 100,24 Q114,14 102,4", STONE, 7, 0.8)


# --- tide cards -------------------------------------------------------------------------------


def pair(ink=INK):
    return at(35, 44, 0.44, isle(ink)) + at(65, 60, 0.44, isle(ink))


TIDES = {
    "t1_1": at(68, 32, 0.6, isle()) + at(32, 56, 0.5, boat()) + waves(92),
    "t1_2": at(50, 38, 0.72, turtle()) + line("M12,84 q8,-14 16,0 q8,-14 16,0 q8,-14 16,0 q8,-14 "
                                              "16,0 q6,-12 12,0", INK, 5),
    "t1_3": "".join(at(x, y, 0.42, isle()) for x, y in ((28, 28), (74, 30), (26, 72), (74, 74))),
    "t1_4": pair() + ring(50, 52, 44, INK, 5),
    "t2_1": at(50, 38, 0.66, mask()) + at(22, 82, 0.36, fish()) + at(78, 82, 0.32, shell()),
    "t2_2": at(36, 40, 0.64, mask()) + at(70, 66, 0.58, boat()),
    "t2_3": at(34, 44, 0.7, mask()) + at(76, 56, 0.62, pawn()),
    "t2_4": at(28, 58, 0.48, mask()) + at(72, 58, 0.48, mask()) + at(50, 38, 0.56, mask()),
    "t2_5": at(28, 34, 0.56, mask()) + at(74, 74, 0.5, isle()) +
            line("M58,30 L72,44 M72,30 L58,44", INK, 5),
    "t2_6": at(50, 50, 0.8, mask()) + line("M14,14 L86,86", CORAL, 9),
    "t3_1": at(30, 44, 0.62, pawn()) + at(68, 44, 0.62, pawn()) + waves(86),
    "t3_2": at(28, 34, 0.46, boat()) + at(70, 42, 0.46, boat()) + at(40, 72, 0.46, boat()),
    "t3_3": at(50, 36, 0.62, pawn()) + "".join(at(x, 84, 0.28, fish()) for x in (22, 50, 78)),
    "t3_4": at(50, 58, 0.7, turtle()) +
            fill("M28,26 L22,6 L38,16 L50,2 L62,16 L78,6 L72,26 Z", INK),
    "t3_5": "".join(at(x, 40, 0.46, pawn()) for x in (24, 50, 76)) +
            line("M10,72 L90,72 M10,84 L90,84", INK, 6),
    "t3_6": at(47, 36, 0.58, fish()) + at(34, 70, 0.45, fish()) + at(70, 72, 0.45, fish()),
    "t3_7": at(50, 40, 0.8, boat()) + waves(92),
    "t3_8": at(50, 34, 0.54, shell()) + at(28, 72, 0.44, shell()) + at(72, 72, 0.44, shell()),
}


def token(sign):
    return at(50, 50, 0.82, sign)


def main():
    save("fish", island(0.4, fish(MID, PAPER)), 200)
    save("shell", island(5.2, shell(CORAL, PAPER), 0.66), 200)
    save("turtle_1", turtles(1), 200)
    save("turtle_2", turtles(2), 200)
    save("archipelago", archipelago(), 200)
    save("near", near(1.9), 200)
    save("near_fish", near(0.9, fish(MID, PAPER)), 200)
    save("near_shell", near(2.7, shell(CORAL, PAPER)), 200)
    save("volcano", volcano(), 200)
    save("pawn", pawn())
    save("boat", boat())
    save("fish_marker", fish(MID, PAPER))
    save("shell_marker", at(50, 50, 0.9, shell(CORAL, PAPER)))
    save("turtle_point", turtle(LEAF, PAPER))
    save("badge_turtles", turtle())
    save("badge_fish", fish())
    save("badge_shell", shell())
    save("token", ring(50, 50, 34, INK, 7) + at(50, 50, 0.5, isle()))
    save("mask", token(mask()))
    save("mask_4", at(38, 44, 0.72, mask()) + at(80, 74, 0.44, figure(4)))
    save("boat_token", token(boat()))
    save("fish_token", token(fish()))
    save("shell_token", token(shell()))
    save("turtle_token", token(turtle()))
    save("cross", line("M22,22 L78,78 M78,22 L22,78", CORAL, 14))
    save("stone", stone(INK, PAPER))
    save("lava_red", stone(CORAL, PAPER))
    save("lava_grey", stone(STONE, PAPER))
    save("lava_black", stone(INK, STONE))
    save("tide", waves(34) + waves(56) + waves(78))
    save("tide_back", ring(50, 50, 42, INK, 4) + waves(40, INK, 6) + waves(60, INK, 6))
    for name, body in TIDES.items():
        save("tide/" + name, body)


main()
