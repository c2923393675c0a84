#!/usr/bin/env python3
# assets/art/conquest/draw.py - draws the grounds of the map from a list of islands.
#
# SPDX-License-Identifier: MIT
#
# Every ground is a square of 200 with a flat-topped hex of radius 100 in it. Only the colours of the
# light theme are used, some of them half transparent: the window puts in those of the theme in use.
# Run it in this folder after changing an outline; what it writes is kept beside it.
import math
import os
import sys

sys.path.insert(0, "..")
from pen import DEEP, MID, SHALLOW, PALE, SAND, LEAF, INK, PAPER, closed

FOG, FOG_LINE = "#123E5A", "#2B5A78"

HEAD = ('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" '
        'viewBox="0 0 200 200">\n')
HEX = "M200,100 L150,186.6 L50,186.6 L0,100 L50,13.4 L150,13.4 Z"

# Islands: x, y from the middle, half width, half height, turn in degrees. `low`: sand and palms, no
# hills. Shapes follow the real groups, roughly and with their islands drawn together.
HIGH = {
    "hawaii": [(38, 26, 27, 23, 20), (4, 2, 14, 9, 25), (-16, -10, 7, 4, 10), (-34, -18, 11, 8, 20),
               (-58, -30, 9, 8, 0)],
    "aotearoa": [(10, 22, 28, 22, -50), (-14, -20, 9, 30, -38), (38, 2, 16, 10, -20),
                 (-4, 46, 12, 8, 10)],
    "te_waka_maui": [(0, 2, 20, 58, 42), (-40, 50, 8, 6, 20), (30, -34, 11, 7, -30)],
    "tahiti": [(-14, -6, 31, 27, 20), (32, 22, 15, 11, 35), (-56, -26, 9, 7, 20)],
    "rapa_nui": [(0, 4, 40, 20, -28), (-4, 14, 22, 18, 20)],
    "hiva": [(-32, -18, 18, 12, 5), (10, -26, 7, 9, 0), (-4, 4, 8, 6, 40), (14, 24, 21, 9, -15),
             (-16, 32, 9, 6, 10), (38, 46, 8, 8, 0)],
    "raiatea": [(4, 16, 21, 27, -10), (-4, -28, 17, 14, 10), (48, -8, 10, 9, 0)],
    "hawaiki": [(0, 4, 38, 30, -15), (-38, -22, 15, 9, -35), (38, 34, 13, 9, 30)],
    "kuporu": [(-14, 2, 30, 18, -25), (34, -18, 14, 12, 20), (30, 34, 10, 8, 0)],
    "rarotonga": [(0, 2, 31, 24, 0), (44, -32, 8, 6, 0)],
    "tubai": [(-6, 6, 27, 18, 10), (36, -24, 13, 10, 0), (-46, -22, 9, 7, 20)],
    "mangareva": [(-6, -4, 12, 30, 38), (28, 8, 11, 7, 30), (8, 38, 12, 8, 0), (-36, 20, 7, 9, 0)],
    "rapa": [(-18, 4, 15, 28, 0), (8, -18, 22, 12, 10), (12, 28, 20, 11, -15)],
    "kermadec": [(16, -28, 17, 12, 0), (-2, 12, 9, 8, 0), (-16, 42, 7, 6, 0)],
    "pitcairn": [(-14, 8, 22, 13, 15), (38, -22, 11, 8, 0)],
    "norfolk": [(0, -2, 25, 18, 15), (6, 38, 7, 6, 0)],
    "samoa": [(-36, -8, 28, 17, 10), (20, 6, 24, 11, 15), (60, 26, 12, 5, -10)],
    "fiji": [(-22, 12, 30, 22, 10), (28, -24, 34, 11, -25), (-8, 50, 13, 5, 0), (50, 8, 9, 6, 0)],
    "vanuatu": [(-28, -34, 12, 20, 10), (-2, -10, 8, 15, -20), (12, 12, 14, 8, 0),
                (22, 36, 10, 8, 0), (34, 58, 8, 9, 20)],
    "santa_cruz": [(-12, 0, 27, 12, 0), (34, 26, 12, 9, 0), (-38, -28, 8, 7, 0), (24, -32, 7, 5, 0)],
    "solomon": [(-46, -34, 23, 9, 35), (-4, -20, 25, 8, 35), (-22, 20, 22, 8, 35),
                (28, 14, 26, 9, 35), (50, 46, 13, 7, 20)],
    "bismarck": [(0, 26, 50, 13, 12), (-30, 8, 20, 10, -30), (22, -20, 42, 6, 42),
                 (-34, -38, 14, 5, 0)],
    "nauru": [(0, 0, 23, 19, 15)],
}
LOW = {
    "tonga": [(6, 32, 24, 13, 15), (38, -6, 7, 5, 0), (12, -14, 8, 10, 30), (-8, -36, 9, 10, 0),
              (-36, 0, 6, 6, 0), (-20, 54, 7, 5, 0)],
    "niue": [(0, 2, 28, 23, 10)],
    "tokelau": [(-38, -26, 12, 9, 10), (2, 4, 13, 9, -20), (38, 32, 12, 9, 20)],
    "tuvalu": [(-44, -38, 9, 7, 0), (-18, -14, 11, 8, 30), (8, 8, 9, 9, 0), (26, 34, 12, 7, 40),
               (44, 56, 7, 5, 0)],
    "manihiki": [(-20, -8, 22, 15, 30), (34, 24, 14, 10, 0)],
    "carolines": [(-44, 10, 13, 9, 0), (-4, -16, 16, 13, 0), (42, 8, 13, 11, 0), (4, 36, 8, 6, 0)],
}
# Rings of sand round shallow water: x, y, half width, half height, turn, how many gaps.
RINGS = {
    "tuamotu": [(-36, -28, 20, 10, 25, 2), (12, -18, 22, 11, 20, 2), (-8, 18, 24, 10, 25, 3),
                (42, 24, 18, 9, 30, 2), (10, 50, 13, 7, 15, 2)],
    "marshall": [(-30, -30, 22, 10, -40, 3), (-16, 20, 20, 12, -50, 3), (30, -16, 14, 20, -15, 3),
                 (32, 36, 20, 9, -40, 2)],
    "kiribati": [(-26, -34, 12, 17, -20, 2), (14, -10, 20, 11, -45, 2), (-22, 18, 12, 8, 0, 2),
                 (30, 38, 18, 11, -35, 2)],
    "flint": [(0, 2, 36, 23, -25, 3)],
    "phoenix": [(-28, -14, 20, 13, 15, 2), (26, 18, 24, 15, -30, 3), (34, -32, 11, 8, 0, 2)],
    "line_is": [(-24, -24, 26, 16, 35, 3), (28, 24, 24, 17, 30, 3)],
    "suwarrow": [(0, 2, 42, 33, 15, 5)],
    "starbuck": [(0, 2, 43, 18, -8, 3)],
    "palmyra": [(0, 0, 44, 22, 5, 5)],
    "johnston": [(-6, 0, 34, 26, -30, 4), (44, 28, 10, 7, 0, 2)],
    "henderson": [(0, 0, 27, 33, 10, 2)],
    "ducie": [(0, 0, 37, 27, -20, 4)],
    "wake": [(0, 0, 42, 24, -30, 3)],
    "enewetak": [(0, 0, 45, 36, 0, 6)],
    "kapingamarangi": [(0, 0, 36, 34, 10, 4)],
    "1": [(0, 2, 38, 28, 20, 4)],
    "2": [(-14, -8, 30, 24, -15, 3), (36, 30, 14, 10, 0, 2)],
}
ATOLLS = ["flint", "phoenix", "line_is", "suwarrow", "starbuck", "palmyra", "johnston", "henderson",
          "ducie", "wake", "enewetak", "kapingamarangi", "1", "2"]


def noise(seed):
    state = seed & 0xFFFFFFFF or 1

    def roll():
        nonlocal state
        state ^= (state << 13) & 0xFFFFFFFF
        state ^= state >> 17
        state ^= (state << 5) & 0xFFFFFFFF
        return state / 0xFFFFFFFF

    return roll


def seed_of(word):
    value = 2166136261
    for letter in word:
        value = ((value ^ ord(letter)) * 16777619) & 0xFFFFFFFF
    return value


def wobble(roll, count, rough):
    """How far out the coast is, all the way round: a few waves of chance."""
    waves = [(k, roll() * 6.28, rough * roll() / k ** 0.7) for k in range(2, 7)]
    return [1 + sum(w * math.sin(k * 6.2832 * i / count + p) for k, p, w in waves)
            for i in range(count)]


def coast(island, out, grow=0.0, part=1.0):
    x, y, rx, ry, turn = island[:5]
    x, y, rx, ry = 1.08 * x, 1.08 * y, 1.18 * rx, 1.18 * ry
    count, a = len(out), math.radians(turn)
    spots = []
    for i, far in enumerate(out):
        t = 6.2832 * i / count
        px, py = (rx * part * far + grow) * math.cos(t), (ry * part * far + grow) * math.sin(t)
        spots.append((100 + x + px * math.cos(a) - py * math.sin(a),
                      100 + y + px * math.sin(a) + py * math.cos(a)))
    return spots


def path(d, fill, opacity=1.0, more=""):
    clear = "" if opacity == 1 else ' fill-opacity="%.2f"' % opacity
    return '<path d="%s" fill="%s"%s%s/>\n' % (d, fill, clear, more)


def stroke(d, ink, width, opacity=1.0):
    return ('<path d="%s" fill="none" stroke="%s" stroke-width="%.1f" stroke-opacity="%.2f" '
            'stroke-linecap="round" stroke-linejoin="round"/>\n' % (d, ink, width, opacity))


def sea(roll, ripples=5):
    out = path(HEX, MID)
    for _ in range(ripples):
        out += ripple(38 + 124 * roll(), 34 + 132 * roll(), roll)
    return out


def ripple(x, y, roll):
    w = 7 + 6 * roll()
    d = "M%.1f,%.1f q%.1f,%.1f %.1f,0 q%.1f,%.1f %.1f,0" % (x, y, w / 2, -3.4, w, w / 2, 3.4, w)
    return stroke(d, SHALLOW, 1.8, 0.42)


def bands(islands, outs, steps):
    """Ever shallower water towards the shore; all of one depth first, so that they run together."""
    body = ""
    for grow, ink, opacity in steps:
        d = " ".join(closed(coast(i, [1 + (f - 1) * 0.6 for f in o], grow))
                     for i, o in zip(islands, outs))
        body += path(d, ink, opacity)
    return body


DEPTHS = [(25, SHALLOW, 0.22), (17, SHALLOW, 0.42), (9.5, SHALLOW, 0.95), (5.5, PALE, 0.95)]


def hills(island, out, roll):
    """A darker heart, and ridges that catch the light from the north-west."""
    x, y, rx, ry, turn = island[:5]
    body = path(closed(coast((x + rx * .06, y + ry * .1, rx, ry, turn), out, 0, 0.56)), INK, 0.16)
    if min(rx, ry) < 8:
        return body
    a, peaks = math.radians(turn), 1 + int(max(rx, ry) / 17)
    for i in range(peaks):
        t = ((i + 0.5) / peaks - 0.5) * 1.1 * rx * (1 if rx >= ry else 0)
        s = ((i + 0.5) / peaks - 0.5) * 1.1 * ry * (0 if rx >= ry else 1)
        px = 100 + x + t * math.cos(a) - s * math.sin(a)
        py = 100 + y + t * math.sin(a) + s * math.cos(a) + 2
        h = 5 + min(rx, ry) * 0.2 + 2 * roll()
        body += path("M%.1f,%.1f l%.1f,%.1f l%.1f,%.1f Z" % (px - h, py + h * .6, h, -h * 1.4, h,
                                                          h * 1.4), INK, 0.34)
        body += path("M%.1f,%.1f l%.1f,%.1f l%.1f,%.1f Z" % (px - h, py + h * .6, h, -h * 1.4,
                                                          -h * .22, h * 1.4), PAPER, 0.42)
    return body


def palms(island, roll):
    x, y, rx, ry = island[:4]
    body = ""
    for _ in range(1 + int(rx / 9)):
        px, py = 100 + x + rx * (roll() - .5), 100 + y + ry * (roll() - .5)
        body += stroke("M%.1f,%.1f q1,-4 0,-8" % (px, py + 4), INK, 1.3, 0.55)
        body += stroke("M%.1f,%.1f q3,-2 5,1 M%.1f,%.1f q-3,-2 -5,1 M%.1f,%.1f q1,-4 4,-4 "
                       "M%.1f,%.1f q-1,-4 -4,-4" % ((px, py - 4) * 4), INK, 1.5, 0.55)
    return body


def group(name, islands, low):
    roll = noise(seed_of(name))
    outs = [wobble(roll, 14 if max(i[2], i[3]) < 12 else 24, 0.10 if low else 0.17)
            for i in islands]
    body = sea(roll, 3) + bands(islands, outs, DEPTHS)
    body += path(" ".join(closed(coast(i, o)) for i, o in zip(islands, outs)), SAND, 1,
                 ' stroke="%s" stroke-width="1.2" stroke-opacity="0.5"' % INK)
    for island, out in zip(islands, outs):
        inside = 0.62 if low else 0.84
        body += path(closed(coast(island, out, 0, inside)), LEAF)
        body += palms(island, roll) if low else hills(island, out, roll)
    return body


def ring(island, gaps, roll):
    """Sand in bows with passes between them, palms on some."""
    out = wobble(roll, 36, 0.07)
    spots = coast(island, out)
    body, start = "", int(36 * roll())
    bow = 36 // gaps
    for g in range(gaps):
        length = bow - 2 - int(2 * roll())
        arc = [spots[(start + g * bow + k) % 36] for k in range(max(length, 3))]
        d = "M%.1f,%.1f " % arc[0] + " ".join("L%.1f,%.1f" % s for s in arc[1:])
        thick = 4.2 + 0.09 * min(island[2], island[3])
        body += stroke(d, INK, thick + 1.8, 0.35) + stroke(d, SAND, thick)
        inner = arc[1:-1]
        if len(inner) > 2:
            d = "M%.1f,%.1f " % inner[0] + " ".join("L%.1f,%.1f" % s for s in inner[1:])
            body += stroke(d, LEAF, thick * 0.42)
    return body


def rings(name, islands):
    roll = noise(seed_of(name) ^ 77)
    flat = [[1.0] * 20] * len(islands)
    body = sea(roll, 3) + bands(islands, flat, [(20, SHALLOW, 0.22), (14, SHALLOW, 0.42),
                                                 (8, SHALLOW, 0.95)])
    body += bands(islands, flat, [(0, PALE, 1), (-4, PALE, 1)])
    body += "".join(path(closed(coast(i, [1.0] * 20, 0, 0.5)), SHALLOW, 0.35) for i in islands)
    return body + "".join(ring(i, i[5], roll) for i in islands)


def mythical(name, islands):
    """Lands of tales: the rays of a rising sun behind the hills."""
    rays = ""
    for k in range(11):
        a = math.pi + math.pi * (k + .5) / 11
        rays += stroke("M%.1f,%.1f L%.1f,%.1f" % (
            100 + 48 * math.cos(a), 104 + 48 * math.sin(a), 100 + (66 + 9 * (k % 2)) * math.cos(a),
            104 + (66 + 9 * (k % 2)) * math.sin(a)), SAND, 3, 0.55)
    body = group(name, islands, False)
    cut = body.index("/>") + 3  # behind everything but the sea
    return body[:cut] + rays + body[cut:]


def star(points, out, inner, turn=0.0):
    spots = []
    for i in range(points * 2):
        r, a = (out if i % 2 == 0 else inner), math.pi * i / points + turn
        spots.append("%.1f,%.1f" % (100 + r * math.sin(a), 100 - r * math.cos(a)))
    return "M" + " L".join(spots) + " Z"


def circle(r, x=100, y=100):
    return "M%.1f,%.1f a%.1f,%.1f 0 1 0 %.1f,0 a%.1f,%.1f 0 1 0 %.1f,0 Z" % (
        x - r, y, r, r, 2 * r, r, r, -2 * r)


def unknown(turn):
    """The compass of stars of the navigators: houses where stars rise and set."""
    body = path(HEX, FOG)
    body += stroke(circle(60), FOG_LINE, 1.5, 0.75) + stroke(circle(53), FOG_LINE, 1, 0.6)
    for i in range(32):
        a, inner = math.pi * i / 16, 47 if i % 4 == 0 else 53
        body += stroke("M%.1f,%.1f L%.1f,%.1f" % (
            100 + inner * math.sin(a), 100 - inner * math.cos(a), 100 + 60 * math.sin(a),
            100 - 60 * math.cos(a)), FOG_LINE, 1.3, 0.7)
    body += path(star(4, 40, 7, turn), FOG_LINE, 0.75)
    body += path(star(4, 24, 6, turn + math.pi / 4), FOG_LINE, 0.5)
    return body + path(circle(3.4), FOG, 1)


def hidden():
    """Somebody has found land here: birds over a shape in the haze."""
    roll = noise(9)
    body = path(HEX, FOG) + stroke(circle(60), FOG_LINE, 1.5, 0.7)
    isle = [(0, 24, 42, 15, 0)]
    out = wobble(roll, 22, 0.14)
    body += path(closed(coast(isle[0], out, 13)), SHALLOW, 0.30)
    body += path(closed(coast(isle[0], out, 6)), SHALLOW, 0.40)
    body += path(closed(coast(isle[0], out)), SAND, 0.75)
    body += path("M66,120 L88,88 L98,101 L112,80 L136,120 Z", LEAF, 0.85)
    body += path("M88,88 L98,101 L92,120 L66,120 Z M112,80 L136,120 L120,120 Z", INK, 0.22)
    for x, y, s in ((66, 66, 1.0), (104, 52, 1.3), (136, 72, 0.9)):
        body += stroke("M%.1f,%.1f q%.1f,%.1f %.1f,0 q%.1f,%.1f %.1f,0" % (
            x, y, 5 * s, -9 * s, 11 * s, 6 * s, -9 * s, 11 * s), PAPER, 2.6, 0.85)
    return body


def rose():
    """The compass of the chart, and the swell that navigators read."""
    body = stroke(circle(78), SHALLOW, 1.2, 0.5) + stroke(circle(72), SHALLOW, 0.7, 0.45)
    for i in range(32):
        a = math.pi * i / 16
        inner = 72 if i % 2 else 66
        body += stroke("M%.1f,%.1f L%.1f,%.1f" % (
            100 + inner * math.sin(a), 100 - inner * math.cos(a), 100 + 78 * math.sin(a),
            100 - 78 * math.cos(a)), SHALLOW, 1, 0.5)
    body += path(star(8, 44, 12, math.pi / 8), SHALLOW, 0.22)
    body += path(star(4, 58, 11, math.pi / 4), SHALLOW, 0.34)
    for quarter in range(4):
        a = math.pi / 2 * quarter
        tip = (100 + 90 * math.sin(a), 100 - 90 * math.cos(a))
        for side in (-1, 1):
            b = a + side * math.pi / 4
            d = "M100,100 L%.1f,%.1f L%.1f,%.1f Z" % (
                tip[0], tip[1], 100 + 14 * math.sin(b), 100 - 14 * math.cos(b))
            body += path(d, SAND if side < 0 else INK, 0.5 if side < 0 else 0.45)
    return body + path(circle(5), SAND, 0.7) + path(circle(2.4), DEEP)


def america(north):
    roll = noise(41 if north else 43)
    edge = [(104, 13.4), (92, 34), (84, 52), (96, 70), (88, 90), (98, 112), (116, 132), (112, 152),
            (124, 170), (122, 186.6)]
    if not north:
        edge = [(122, 13.4), (128, 34), (118, 54), (124, 76), (116, 98), (120, 118), (110, 138),
                (114, 160), (106, 186.6)]
    line = " ".join("L%.1f,%.1f" % s for s in edge)
    land = "M" + line[1:] + " L150,186.6 L200,100 L150,13.4 Z"
    body = sea(roll, 3)
    bare = "M" + line[1:]
    body += stroke(bare, SHALLOW, 34, 0.25) + stroke(bare, SHALLOW, 22, 0.45)
    body += stroke(bare, PALE, 10, 0.9) + path(land, SAND)
    inner = "M" + " L".join("%.1f,%.1f" % (x + 11, y) for x, y in edge)
    body += path(inner + " L150,186.6 L200,100 L150,13.4 Z", LEAF)
    for x, y in [(e[0] + 32 + 6 * roll(), e[1]) for e in edge[1:-1]]:
        if x > 178:
            continue
        body += path("M%.1f,%.1f l10,-16 l10,16 Z" % (x - 10, y + 8), INK, 0.36)
        body += path("M%.1f,%.1f l10,-16 l-3,16 Z" % (x - 10, y + 8), PAPER, 0.45)
    return body + stroke(bare, INK, 1.2, 0.5)


def write(key, body):
    with open(key + ".svg", "w", encoding="utf-8") as file:
        file.write(HEAD + "<!-- SPDX-License-Identifier: MIT -->\n" + body + "</svg>\n")


def main():
    os.chdir(os.path.dirname(os.path.abspath(__file__)))
    for name, islands in HIGH.items():
        tale = name in ("hawaiki", "kuporu")
        write("group/" + name, mythical(name, islands) if tale else group(name, islands, False))
    for name, islands in LOW.items():
        write("group/" + name, group(name, islands, True))
    for name, islands in RINGS.items():
        write(("atoll/" if name in ATOLLS else "group/") + name, rings(name, islands))
    write("group", group("group", [(-8, 4, 30, 22, 10), (34, -20, 14, 9, 0)], False))
    write("atoll", rings("atoll", [(0, 2, 38, 28, 20, 4)]))
    for n in range(1, 5):
        write("ocean/%d" % n, sea(noise(1000 + n * 77), 6))
        write("unknown/%d" % n, unknown(math.pi / 8 * (n - 1)))
    write("ocean", sea(noise(1000), 6))
    write("unknown", unknown(0))
    write("hidden", hidden())
    write("america", america(True))
    write("america/america_north", america(True))
    write("america/america_south", america(False))
    write("rose", rose())
    wild = [(-24, -8, 24, 10, 30), (10, 14, 14, 10, 0), (32, -18, 8, 6, 0), (38, 34, 9, 7, 0)]
    write("ocean/galapagos", group("galapagos", wild, False))
    write("ocean/unfortunate", group("unfortunate", [(-16, 0, 8, 6, 0), (18, 14, 6, 5, 0)], True))


if __name__ == "__main__":
    main()
