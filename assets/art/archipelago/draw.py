#!/usr/bin/env python3
# assets/art/archipelago/draw.py - draws tiles, counters, goods, cards, backs and boards.
#
# SPDX-License-Identifier: MIT
#
# A tile is a square of 200 with a flat-topped hex of radius 100 in it, made of its row in
# scripts/archipelago/data/tiles.lua; so are backs, objectives and trends made of theirs. All else is
# a sign in a square of 100. Colours are those of the light theme: the window puts in those of the
# theme in use. Run it in this folder after changing a shape or a row.
import math
import os
import re
import sys

sys.path.insert(0, "..")
from pen import (DEEP, MID, SHALLOW, PALE, SAND, LEAF, CORAL, STONE, INK, PAPER, GOLD, RED, at,
                 disk, fill, line, ring, save)

EARTH, RUST = "#8A6B45", "#8C4A3A"
DATA = "../../../scripts/archipelago/"
GOODS = {"x": "fruit", "c": "cattle", "f": "fish", "w": "wood", "s": "stone", "i": "iron"}


def ending(d, ink, width, opacity=1.0):
    """A line that ends where the tile does."""
    return line(d, ink, width, opacity).replace(' stroke-linecap="round"', "")


def box(x, y, w, h, ink, opacity=1.0, round_by=0.0):
    clear = "" if opacity == 1 else ' fill-opacity="%.2f"' % opacity
    return '<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" rx="%.1f" fill="%s"%s/>\n' % (
        x, y, w, h, round_by, ink, clear)


# --- goods ------------------------------------------------------------------------------------


def fruit():
    body = fill("M50,30 Q52,8 80,10 Q76,30 50,30 Z", LEAF)
    body += disk(38, 56, 22, CORAL) + disk(64, 54, 20, GOLD) + disk(52, 76, 18, CORAL)
    return body + line("M50,30 L40,40 M50,30 L62,38", EARTH, 4)


def cattle():
    """A head with horns."""
    body = line("M20,16 Q14,36 34,40 M80,16 Q86,36 66,40", STONE, 8)
    body += fill("M28,36 Q50,26 72,36 L68,62 Q64,90 50,90 Q36,90 32,62 Z", RUST)
    body += fill("M36,74 Q50,66 64,74 Q62,90 50,90 Q38,90 36,74 Z", SAND)
    return body + disk(40, 52, 4, INK) + disk(60, 52, 4, INK)


def fish():
    body = fill("M8,50 Q28,22 58,34 Q70,40 78,48 L94,32 Q88,50 94,68 L78,54 Q66,66 50,68 "
                "Q24,70 8,50 Z", SHALLOW)
    return body + disk(24, 47, 4.5, INK) + line("M40,40 Q46,50 40,60", PAPER, 4)


def wood():
    body = line("M22,70 L78,42", EARTH, 20) + line("M22,48 L78,76", RUST, 18)
    return body + disk(80, 41, 10, SAND) + ring(80, 41, 5, EARTH, 2.5) + disk(80, 77, 9, SAND) + \
        ring(80, 77, 4.5, EARTH, 2.5)


def stone():
    body = fill("M12,78 L20,52 L44,46 L58,78 Z", STONE)
    body += fill("M46,78 L54,34 L78,28 L90,78 Z", STONE)
    return body + line("M54,34 L64,50 L78,28 M64,50 L68,78 M20,52 L34,62 L44,46", INK, 3, 0.45)


def iron():
    body = fill("M10,70 L22,46 L66,46 L78,70 Z", DEEP) + fill("M28,46 L40,26 L80,26 L92,46 Z", MID)
    return body + line("M24,50 L62,50 M42,30 L76,30", PALE, 3.5)


def hut(wall=SAND):
    body = fill("M12,54 L50,18 L88,54 Z", EARTH) + fill("M24,54 H76 V84 H24 Z", wall)
    return body + fill("M42,84 V64 Q50,56 58,64 V84 Z", INK) + line(
        "M30,40 L70,40 M22,48 L78,48", SAND, 2.5, 0.7)


SIGNS = {"fruit": fruit, "cattle": cattle, "fish": fish, "wood": wood, "stone": stone,
         "iron": iron, "hut": hut}

# --- counters: ink and paper, drawn in what can be read on the seat's colour ---------------------


def person(ink=INK):
    return disk(50, 24, 15, ink) + fill(
        "M50,38 Q70,38 86,54 Q90,62 80,64 L66,60 L74,90 H26 L34,60 L20,64 Q10,62 14,54 "
        "Q30,38 50,38 Z", ink)


def ship(ink=INK, sail=PAPER):
    body = fill("M8,66 H92 Q86,88 68,90 H32 Q14,88 8,66 Z", ink)
    body += line("M50,66 V12", ink, 5) + fill("M54,14 Q84,30 80,58 H54 Z", sail)
    return body + fill("M46,20 Q22,34 22,58 H46 Z", sail) + line(
        "M54,14 Q84,30 80,58 H54 M46,20 Q22,34 22,58 H46", ink, 3)


def town():
    body = fill("M6,88 V52 L22,38 L38,52 V88 Z", SAND) + fill("M34,88 V34 L52,16 L70,34 V88 Z", PAPER)
    body += fill("M66,88 V56 L80,44 L94,56 V88 Z", SAND)
    body += fill("M2,54 L22,34 L42,54 Z", CORAL) + fill("M30,36 L52,10 L74,36 Z", RUST)
    body += fill("M62,58 L80,40 L98,58 Z", CORAL) + fill("M45,88 V66 H59 V88 Z", INK)
    return body + box(46, 42, 12, 12, MID) + box(17, 62, 10, 10, MID) + box(75, 66, 10, 10, MID)


def market():
    body = box(14, 48, 72, 40, EARTH) + box(20, 54, 60, 34, SAND)
    for i in range(5):
        body += fill("M%d,24 H%d V46 Q%d,56 %d,46 Z" % (10 + 16 * i, 26 + 16 * i, 18 + 16 * i,
                                                      10 + 16 * i), (CORAL, PAPER)[i % 2])
    body += line("M10,24 H90", INK, 4) + disk(36, 74, 9, GOLD) + disk(54, 76, 8, CORAL)
    return body + disk(68, 74, 7, LEAF)


def port():
    body = line("M50,14 V82 M28,34 H72", INK, 8) + ring(50, 14, 7, INK, 5)
    body += line("M14,58 Q18,88 50,90 Q82,88 86,58", INK, 8)
    return body + fill("M6,66 L14,48 L26,62 Z", INK) + fill("M94,66 L86,48 L74,62 Z", INK)


def temple():
    body = fill("M8,40 L50,12 L92,40 Z", SAND) + box(12, 82, 76, 8, STONE) + box(16, 40, 68, 7, STONE)
    for x in (20, 38, 56, 74):
        body += box(x - 2, 47, 10, 35, PAPER) + line("M%d,47 V82" % (x + 8), EARTH, 2)
    return body + line("M50,18 V34 M43,25 H57", INK, 4)


def coin():
    return disk(50, 50, 38, GOLD) + ring(50, 50, 38, EARTH, 4) + ring(50, 50, 29, EARTH, 2) + \
        line("M42,70 V32 H60 M42,50 H56", EARTH, 7)


def disc():
    return disk(50, 50, 36, INK) + ring(50, 50, 26, PAPER, 4) + disk(50, 50, 10, PAPER)


def compass(ink=EARTH):
    body = ring(50, 50, 34, ink, 4)
    for turn in range(4):
        a = math.pi / 2 * turn
        x, y = math.cos(a), math.sin(a)
        body += fill("M%.1f,%.1f L%.1f,%.1f L50,50 Z" % (50 + 42 * x, 50 + 42 * y, 50 - 9 * y,
                                                        50 + 9 * x), ink)
        body += fill("M%.1f,%.1f L%.1f,%.1f L50,50 Z" % (50 + 42 * x, 50 + 42 * y, 50 + 9 * y,
                                                        50 - 9 * x), SAND)
    return body


def explorer():
    return fill("M50,6 L88,26 V70 L50,94 L12,70 V26 Z", SAND) + at(50, 50, 0.72, compass())


def flame():
    return fill("M50,6 Q80,34 78,62 Q76,92 50,94 Q24,92 22,62 Q24,44 38,34 Q38,46 46,50 Q42,26 50,6 Z",
                CORAL) + fill("M50,52 Q64,64 62,78 Q58,90 50,90 Q40,88 38,76 Q40,64 50,52 Z", GOLD)


def crowd(ink=INK):
    return at(28, 58, 0.62, person(ink)) + at(72, 58, 0.62, person(ink)) + at(
        50, 46, 0.8, person(ink))


def spade():
    return line("M50,10 V58 M36,10 H64", EARTH, 8) + fill("M30,54 H70 V74 Q62,92 50,94 Q38,92 30,74 Z",
                                                          STONE)


def medal():
    return fill("M30,6 H46 L54,44 H40 Z", CORAL) + fill("M70,6 H54 L46,44 H60 Z", RED) + disk(
        50, 66, 26, GOLD) + ring(50, 66, 18, EARTH, 3)


def scroll(ink=EARTH):
    body = fill("M22,16 H70 V80 Q70,90 80,90 H32 Q22,90 22,80 Z", PAPER)
    body += line("M22,16 H70 V80 Q70,90 80,90 H32 Q22,90 22,80 Z", ink, 3)
    return body + line("M32,32 H60 M32,46 H60 M32,60 H54", ink, 3.5)


# --- tiles ------------------------------------------------------------------------------------

CORNERS = [(100 + 100 * math.cos(math.radians(a)), 100 - 100 * math.sin(math.radians(a)))
           for a in (120, 60, 0, -60, -120, 180)]  # the first one begins the north side
HEX = "M" + " L".join("%.1f,%.1f" % c for c in CORNERS) + " Z"
NORTH = [90, 30, -30, -90, -150, 150]  # where side i looks


def point(angle, radius):
    return (100 + radius * math.cos(math.radians(angle)), 100 - radius * math.sin(math.radians(angle)))


def smooth(points):
    """A Catmull-Rom curve through points, as a path that goes on from the first one."""
    out = ""
    for i in range(len(points) - 1):
        p0 = points[max(i - 1, 0)]
        p1, p2 = points[i], points[i + 1]
        p3 = points[min(i + 2, len(points) - 1)]
        out += " C%.1f,%.1f %.1f,%.1f %.1f,%.1f" % (
            p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6,
            p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6, p2[0], p2[1])
    return out


def arcs(edges):
    """Lists of neighbouring land sides, clockwise; that with the first land side first."""
    if "W" not in edges:
        return [list(range(6))]
    found = []
    for i in range(6):
        if edges[i] != "W" and edges[i - 1] == "W":
            arc = []
            while edges[(i + len(arc)) % 6] != "W":
                arc.append((i + len(arc)) % 6)
            found.append(arc)
    found.sort(key=min)
    return found


def coast(arc, strait):
    """Points of the coast from the end of an arc of sides back to its beginning."""
    start, end = CORNERS[arc[0]], CORNERS[(arc[-1] + 1) % 6]
    begin_angle = NORTH[arc[0]] + 30
    end_angle = begin_angle - 60 * len(arc)
    if strait:
        middle = (begin_angle + end_angle) / 2
        reach = (24, 24, 20)[len(arc) - 1]
        return [end, point(end_angle + 7, 60), point(middle, reach), point(begin_angle - 7, 60), start]
    water = 360 - 60 * len(arc)
    steps = max(2, water // 40)
    radius = 46 if len(arc) > 3 else 54
    points = [end]
    for k in range(steps + 1):
        turn = end_angle - water * (k + 0.5) / (steps + 1)
        wave = 5 * math.sin(turn * 0.11 + len(arc))
        points.append(point(turn, radius + wave))
    return points + [start]


def sampled(points):
    """Points along the smooth curve."""
    out = []
    for i in range(len(points) - 1):
        p0, p1, p2 = points[max(i - 1, 0)], points[i], points[i + 1]
        p3 = points[min(i + 2, len(points) - 1)]
        a = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        b = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        for k in range(8):
            t = k / 8
            out.append(tuple((1 - t) ** 3 * p1[j] + 3 * (1 - t) ** 2 * t * a[j]
                             + 3 * (1 - t) * t * t * b[j] + t ** 3 * p2[j] for j in (0, 1)))
    return out + [points[-1]]


def inside(polygon, x, y):
    hit = False
    for i, (ax, ay) in enumerate(polygon):
        bx, by = polygon[i - 1]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def distance(polygon, x, y):
    best = 999.0
    for i, (ax, ay) in enumerate(polygon):
        bx, by = polygon[i - 1]
        dx, dy = bx - ax, by - ay
        t = max(0, min(1, ((x - ax) * dx + (y - ay) * dy) / ((dx * dx + dy * dy) or 1)))
        best = min(best, math.hypot(x - ax - t * dx, y - ay - t * dy))
    return best


def spread(count, fits, taken):
    """Places for signs, as far from each other and from what is taken as can be."""
    grid = [(x, y) for x in range(16, 186, 4) for y in range(20, 182, 4)
            if math.hypot(x - 100, y - 100) < 80]
    chosen = []
    for margin in (15, 11, 8, 5):
        free = [p for p in grid if fits(p[0], p[1], margin)]
        if len(free) >= 3 * count:
            break
    for _ in range(count):
        def room(p):
            near = [math.hypot(p[0] - q[0], p[1] - q[1]) for q in taken + chosen]
            return min(near + [60]) - 0.12 * math.hypot(p[0] - 100, p[1] - 100)
        chosen.append(max(free, key=room))
    return chosen


def peaks(side):
    """Mountains along a side."""
    body = ""
    a, b = CORNERS[side], CORNERS[(side + 1) % 6]
    for t, size in ((0.22, 13), (0.78, 13), (0.5, 17)):
        x = (a[0] + (b[0] - a[0]) * t) * 0.83 + 100 * 0.17
        y = (a[1] + (b[1] - a[1]) * t) * 0.83 + 100 * 0.17
        body += fill("M%.1f,%.1f L%.1f,%.1f L%.1f,%.1f Z" % (x - size, y + size * 0.6, x, y - size * 0.8,
                                                          x + size, y + size * 0.6), STONE)
        body += fill("M%.1f,%.1f L%.1f,%.1f L%.1f,%.1f L%.1f,%.1f Z" % (
            x, y - size * 0.8, x + size, y + size * 0.6, x + size * 0.2, y + size * 0.6, x, y), INK, 0.35)
        body += fill("M%.1f,%.1f L%.1f,%.1f L%.1f,%.1f L%.1f,%.1f Z" % (
            x, y - size * 0.8, x + size * 0.3, y - size * 0.38, x, y - size * 0.3, x - size * 0.3,
            y - size * 0.38), PAPER)
    return body


def waves(land):
    body = ""
    for x, y in ((40, 70), (60, 150), (140, 52), (158, 104), (120, 160), (30, 118), (86, 34), (168, 76),
                 (100, 100)):
        if not any(inside(p, x, y) or distance(p, x + 8, y) < 12 for p in land):
            body += line("M%d,%d q4,-4 8,0 t8,0" % (x, y), SHALLOW, 2, 0.6)
    return body


def tufts(land, taken):
    body = ""
    for i in range(26):
        x, y = 22 + i * 61 % 158, 26 + i * 37 % 150
        clear = all(math.hypot(x - a, y - b) > 22 for a, b in taken)
        if clear and any(inside(p, x, y) and distance(p, x, y) > 9 for p in land):
            body += line("M%d,%d l2,-7 l2,7 l3,-5" % (x - 3, y + 3), INK, 1.6, 0.3)
    return body


def volcano():
    body = fill("M46,146 Q78,120 86,70 H114 Q122,120 154,146 Q100,164 46,146 Z", STONE)
    body += fill("M100,150 Q118,110 104,70 H114 Q122,120 154,146 Q130,156 100,150 Z", INK, 0.3)
    body += fill("M86,70 Q100,62 114,70 Q108,78 110,98 Q104,90 102,118 Q96,98 92,108 Q94,84 86,70 Z",
                 CORAL) + fill("M92,70 Q100,66 108,70 Q102,80 101,96 Q98,82 92,70 Z", GOLD)
    for x, y, r in ((98, 50, 11), (110, 40, 14), (94, 34, 9)):
        body += disk(x, y, r, PAPER, 0.7)
    return body


def sign(x, y, name):
    if name == "hut":
        return at(x, y, 0.24, hut())
    return disk(x, y, 14, PAPER, 0.92) + ring(x, y, 14, INK, 1.6, 0.8) + at(x, y, 0.215, SIGNS[name]())


def tile(name, edges, icons, far):
    land, paths, shores = [], [], arcs(edges)
    for arc in shores:
        if len(arc) == 6:
            land.append(list(CORNERS))
            paths.append((HEX, ""))
            continue
        points = coast(arc, len(shores) > 1)
        rim = [CORNERS[(arc[0] + k) % 6] for k in range(len(arc) + 1)]
        shape = "M" + " L".join("%.1f,%.1f" % c for c in rim) + smooth(points) + " Z"
        beach = "M%.1f,%.1f" % points[0] + smooth(points)
        land.append(rim + sampled(points))
        paths.append((shape, beach))
    body = fill(HEX, MID)
    for _, beach in paths:
        if beach:
            body += ending(beach, SHALLOW, 22, 0.55) + ending(beach, PALE, 11, 0.7)
    for shape, beach in paths:
        body += fill(shape, LEAF, 1.0)
        if beach:
            body += ending(beach, SAND, 6)
    body += waves(land)
    for i, edge in enumerate(edges):
        if edge == "M":
            body += peaks(i)
    if icons == "-":
        return save("tile/" + name, body + volcano(), 200)

    tops = [((CORNERS[i][0] + CORNERS[(i + 1) % 6][0]) / 2 * 0.83 + 17,
             (CORNERS[i][1] + CORNERS[(i + 1) % 6][1]) / 2 * 0.83 + 17)
            for i, edge in enumerate(edges) if edge == "M"]
    wet = [c for c in icons if c == "f"]
    dry = [c for c in icons if c != "f"]
    away = list(far)
    groups = [[c for c in dry], []]
    for c in away:
        groups[0].remove(c)
        groups[1].append(c)
    if len(land) > 1:  # huts go to both shores
        huts = groups[0].count("h")
        for _ in range(huts // 2):
            groups[0].remove("h")
            groups[1].append("h")
    taken = list(tops)
    for shore, group in zip(land, groups):
        def fits(x, y, margin, shore=shore):
            return inside(shore, x, y) and distance(shore, x, y) > margin
        for c, (x, y) in zip(group, spread(len(group), fits, taken) if group else []):
            body += sign(x, y, "hut" if c == "h" else GOODS[c])
            taken.append((x, y))
    def sea(x, y, margin):
        return not any(inside(p, x, y) or distance(p, x, y) < margin for p in land)
    for x, y in spread(len(wet), sea, taken) if wet else []:
        body += sign(x, y, "fish")
    save("tile/" + name, body + tufts(land, taken), 200)


def rows(path):
    text = open(DATA + path).read()
    for row in re.findall(r"\{ id = (.*?)status = \{.*?\} \}", text, re.S):
        row = "id = " + row
        yield dict((k, v.strip('"')) for k, v in re.findall(r"(\w+) = (\"[^\"]*\"|[\w-]+)", row))


def tiles():
    for row in rows("data/tiles.lua"):
        for face in "ab":
            tile(row["id"] + face, row["edges_" + face], row["icons_" + face],
                 row.get("far_" + face, ""))
    body = fill(HEX, MID) + waves([])
    for angle in NORTH:
        body += sign(*point(angle, 60), "fish")
    save("tile/sea", body, 200)
    body = fill(HEX, SAND) + line("M30,80 q20,-12 40,0 t40,0 M70,140 q20,-12 40,0 t40,0", EARTH, 2, 0.5)
    for angle in (90, 18, -54, -126, 162):
        body += at(*point(angle, 52), 0.3, hut(PAPER))
    save("tile/desert", body, 200)


# --- backs ------------------------------------------------------------------------------------


def pips(x, y, count, ink, across):
    """So many small signs, from five on in two rows."""
    body = ""
    upper = count if count < 5 else (count + 1) // 2
    for i in range(count):
        low = i >= upper
        many, place = (count - upper, i - upper) if low else (upper, i)
        shift = 0 if upper == count else 9 if low else -9
        body += across(x + (place - (many - 1) / 2) * 13, y + shift, ink)
    return body


def head(x, y, ink):
    return at(x, y, 0.13, person(ink))


def cube(x, y, ink):
    return box(x - 4.5, y - 4.5, 9, 9, ink, 1, 1.5)


def half(top, what, good, count, red):
    y = 26 if top else 74
    ground = CORAL if red else (SAND if top else PALE)
    body = box(4, 4 if top else 51, 92, 45, ground, 0.9, 5)
    if what == "crisis" or what == "demand":
        body += disk(27, y, 18, PAPER) + at(27, y, 0.32, SIGNS[good]())
        body += pips(68, y, count, INK, head if what == "crisis" else cube)
    elif what == "temples":
        body += at(34, y, 0.4, temple()) + at(68, y, 0.3, flame()) + line(
            "M58,%d L80,%d" % (y + 14, y - 14), INK, 4)
    elif what == "towns":
        body += at(34, y, 0.4, town()) + at(68, y, 0.34, flame())
    else:
        body += line("M30,%d q10,-8 20,0 t20,0" % y, INK, 3, 0.4)
    return body


def backs():
    for row in rows("data/backs.lua"):
        body = box(1, 1, 98, 98, INK, 1, 7)
        body += half(True, row.get("upper"), row.get("upper_good"), int(row.get("feeds", 0)),
                     "upper_red" in row)
        body += half(False, row.get("lower"), row.get("lower_good"), int(row.get("cubes", 0)),
                     "lower_red" in row)
        save("back/" + row["id"], body)


# --- cards ------------------------------------------------------------------------------------


def bust(hat, coat):
    body = fill("M10,96 Q14,62 50,60 Q86,62 90,96 Z", coat) + fill("M40,58 H60 V70 L50,78 L40,70 Z", SAND)
    body += disk(50, 42, 20, SAND) + hat
    return body + disk(43, 42, 2.6, INK) + disk(57, 42, 2.6, INK) + line("M45,52 Q50,55 55,52", INK, 2.2)


BRIM = line("M22,28 Q50,20 78,28", EARTH, 7) + fill("M32,26 Q36,6 50,6 Q64,6 68,26 Q50,20 32,26 Z", EARTH)
HAIR = fill("M28,42 Q26,18 50,18 Q74,18 72,42 Q66,28 50,28 Q34,28 28,42 Z", RUST)
SCARF = fill("M28,38 Q26,16 50,16 Q74,16 72,38 Q50,26 28,38 Z", CORAL) + line("M70,34 Q82,38 84,50",
                                                                           CORAL, 6)
MITRE = fill("M30,30 Q34,10 50,2 Q66,10 70,30 Q50,24 30,30 Z", PAPER) + line(
    "M30,30 Q34,10 50,2 Q66,10 70,30 Q50,24 30,30 Z", EARTH, 3) + line(
    "M50,6 V24 M43,15 H57", GOLD, 4)
CROWN = fill("M28,30 L26,8 L38,18 L50,4 L62,18 L74,8 L72,30 Q50,24 28,30 Z", GOLD)
TRICORN = fill("M16,28 Q34,22 34,10 Q50,2 66,10 Q66,22 84,28 Q50,18 16,28 Z", INK)
HOOD = fill("M22,64 Q18,14 50,12 Q82,14 78,64 Q74,28 50,28 Q26,28 22,64 Z", DEEP)
HELMET = fill("M28,36 Q28,14 50,14 Q72,14 72,36 Q50,28 28,36 Z", STONE) + line(
    "M28,28 Q12,20 16,4 M72,28 Q88,20 84,4", SAND, 6)
CAP = fill("M28,34 Q28,14 50,14 Q72,14 72,34 Z", MID) + line("M26,34 H76", DEEP, 5)
TALL = fill("M32,28 V2 H68 V28 Z", INK) + line("M22,29 H78", INK, 6)


def glass():
    return ring(42, 42, 24, INK, 8) + disk(42, 42, 20, PALE, 0.6) + line("M60,60 L86,86", EARTH, 12)


def cross():
    return line("M50,8 V92 M24,34 H76", GOLD, 12)


def sword():
    return line("M22,80 L84,14", STONE, 10) + line("M26,58 L46,78", EARTH, 8) + line(
        "M30,72 L16,86", EARTH, 9)


def arrow(ink=INK):
    return line("M14,50 H80", ink, 12) + fill("M70,24 L96,50 L70,76 Z", ink)


def book():
    return fill("M10,26 Q32,16 50,28 Q68,16 90,26 V82 Q68,72 50,84 Q32,72 10,82 Z", PAPER) + line(
        "M10,26 Q32,16 50,28 Q68,16 90,26 V82 Q68,72 50,84 Q32,72 10,82 Z M50,28 V84", EARTH, 4)


def hammer():
    return line("M30,88 L62,34", EARTH, 10) + fill("M36,22 L70,8 L88,30 L80,38 L64,36 L48,40 Z", STONE)


def wheel():
    body = ring(50, 50, 32, EARTH, 7) + disk(50, 50, 7, EARTH)
    for turn in range(8):
        a = math.pi / 4 * turn
        body += line("M50,50 L%.1f,%.1f" % (50 + 43 * math.cos(a), 50 + 43 * math.sin(a)), EARTH, 5)
    return body


def emblem(coat, hat, thing):
    return bust(hat, coat) + disk(78, 76, 20, PAPER, 0.95) + ring(78, 76, 20, INK, 1.6, 0.7) + at(
        78, 76, 0.3, thing)


def amphitheatre():
    body = ""
    for i, ink in enumerate((STONE, SAND, STONE, SAND)):
        r = 44 - 9 * i
        body += fill("M%d,62 A%d,%d 0 0 1 %d,62 Z" % (50 - r, r, r, 50 + r), ink)
    return body + box(6, 62, 88, 12, EARTH) + box(12, 74, 76, 10, STONE)


def mill(good):
    """A wheel that doubles a good."""
    return at(34, 34, 0.62, wheel()) + at(36, 74, 0.46, SIGNS[good]()) + at(74, 74, 0.46, SIGNS[good]())


def trade(good_left, good_right, ink):
    return at(28, 28, 0.5, SIGNS[good_left]()) + at(72, 72, 0.5, SIGNS[good_right]()) + line(
        "M52,20 Q82,22 78,44 M48,80 Q18,78 22,56", ink, 6) + fill("M68,40 H90 L78,56 Z", ink) + fill(
            "M10,60 H32 L22,44 Z", ink)


def cathedral():
    body = fill("M12,92 V40 L24,10 L36,40 V92 Z", STONE) + fill("M64,92 V40 L76,10 L88,40 V92 Z", STONE)
    body += fill("M32,92 V46 L50,28 L68,46 V92 Z", SAND) + disk(50, 54, 9, SHALLOW)
    return body + fill("M42,92 V76 Q50,66 58,76 V92 Z", INK) + line("M50,28 V14 M44,20 H56", GOLD, 4)


def colossus():
    return at(50, 46, 0.86, person(STONE)) + line("M70,46 L84,14", STONE, 9) + at(
        86, 12, 0.22, flame()) + box(16, 84, 26, 12, SAND) + box(58, 84, 26, 12, SAND)


def lighthouse():
    return fill("M2,20 L42,26 L42,34 L2,44 Z", GOLD, 0.7) + fill("M98,20 L58,26 L58,34 L98,44 Z", GOLD,
                                                              0.7) + fill(
        "M36,92 L42,40 H58 L64,92 Z", PAPER) + fill("M39,66 L41,52 H59 L61,66 Z", CORAL) + fill(
            "M37,84 L38.4,74 H61.6 L63,84 Z", CORAL) + box(40, 24, 20, 16, INK) + disk(50, 32, 6, GOLD) + \
        fill("M36,24 L50,10 L64,24 Z", CORAL) + fill("M10,92 Q50,82 90,92 V98 H10 Z", STONE)


def pyramid():
    return fill("M4,88 L50,14 L96,88 Z", SAND) + fill("M50,14 L96,88 H62 Z", EARTH, 0.8) + line(
        "M34,40 H66 M22,60 H78 M12,76 H88", EARTH, 2.5, 0.7)


def road():
    return fill("M38,96 Q20,70 46,50 Q62,38 52,8 H62 Q78,40 60,56 Q44,70 70,96 Z", SAND) + line(
        "M54,92 Q36,70 54,53 Q68,40 57,12", PAPER, 2.5) + at(20, 30, 0.32, hut()) + at(84, 68, 0.32, hut())


def leaf():
    return fill("M50,94 Q10,60 22,20 Q64,18 80,54 Q84,80 50,94 Z", LEAF) + line(
        "M50,94 Q46,56 30,28 M46,66 L66,50 M42,50 L56,38", PAPER, 3.5)


def granary():
    return fill("M20,40 Q20,14 50,10 Q80,14 80,40 Z", EARTH) + box(22, 40, 56, 48, SAND) + fill(
        "M42,88 V62 H58 V88 Z", INK) + line("M22,54 H42 M58,54 H78 M22,68 H42 M58,68 H78", EARTH, 2.5)


def gifts():
    return at(34, 36, 0.5, fruit()) + at(70, 42, 0.46, cattle()) + fill(
        "M8,62 Q40,60 56,70 H88 Q92,78 84,84 Q50,98 8,86 Z", SAND) + line("M56,70 Q66,80 84,76", EARTH, 3)


CARDS = {
    "researcher": lambda: emblem(MID, HAIR, glass()),
    "headhunter": lambda: emblem(RUST, TALL, at(50, 50, 0.9, person())),
    "archbishop": lambda: emblem(RED, MITRE, temple()),
    "pope": lambda: emblem(STONE, MITRE, cross()),
    "king": lambda: emblem(RED, CROWN, town()),
    "pirate": lambda: emblem(INK, TRICORN, sword()),
    "thief": lambda: emblem(DEEP, HOOD, coin()),
    "barbarian": lambda: emblem(EARTH, HELMET, line("M20,20 L80,80 M80,20 L20,80", RED, 14)),
    "exporter": lambda: emblem(MID, BRIM, ship()),
    "merchant": lambda: emblem(LEAF, SCARF, market()),
    "recruiter": lambda: emblem(STONE, CAP, spade()),
    "teacher": lambda: emblem(LEAF, HAIR, book()),
    "missionary": lambda: emblem(INK, HAIR, cross()),
    "pilot": lambda: emblem(DEEP, CAP, compass()),
    "carpenter": lambda: emblem(EARTH, CAP, hammer()),
    "mason": lambda: emblem(STONE, SCARF, stone()),
    "angler": lambda: emblem(SHALLOW, BRIM, fish()),
    "planter": lambda: emblem(LEAF, BRIM, fruit()),
    "herder": lambda: emblem(EARTH, BRIM, cattle()),
    "woodcutter": lambda: emblem(RUST, CAP, wood()),
    "moneylender": lambda: emblem(INK, TALL, coin()),
    "diplomat": lambda: emblem(MID, TALL, scroll()),
    "smuggler": lambda: emblem(DEEP, SCARF, trade("fish", "fruit", INK)),
    "surveyor": lambda: emblem(LEAF, TRICORN, compass(INK)),
    "amphitheatre": amphitheatre,
    "clergy_gifts": gifts,
    "emigration": lambda: at(40, 56, 0.8, ship()) + at(80, 24, 0.4, arrow(CORAL)),
    "education": lambda: at(50, 54, 0.92, book()),
    "sawmill": lambda: mill("wood"),
    "fishery": lambda: mill("fish"),
    "plantation": lambda: mill("fruit"),
    "ranch": lambda: mill("cattle"),
    "quarry": lambda: mill("stone"),
    "mine": lambda: mill("iron"),
    "expansionism": lambda: at(34, 56, 0.66, person(RUST)) + at(74, 50, 0.5, arrow(CORAL)),
    "navigation": lambda: at(50, 50, 1.0, compass()),
    "roads": road,
    "local_trade": lambda: trade("fruit", "wood", CORAL),
    "foreign_trade": lambda: trade("fish", "iron", MID),
    "granary": granary,
    "charter": lambda: scroll() + at(72, 74, 0.4, medal()),
    "census": lambda: at(44, 46, 0.86, crowd(MID)) + at(80, 76, 0.4, coin()),
    "shipyard": lambda: at(42, 44, 0.74, ship()) + at(78, 74, 0.46, hammer()),
    "botany": leaf,
    "cathedral": cathedral,
    "colossus": colossus,
    "lighthouse": lighthouse,
    "pyramid": pyramid,
}

# --- objectives and trends ----------------------------------------------------------------------


def skull():
    return disk(50, 42, 32, PAPER) + box(34, 62, 32, 24, PAPER, 1, 6) + disk(38, 44, 9, INK) + disk(
        62, 44, 9, INK) + line("M44,78 V86 M56,78 V86", INK, 3)


def dove():
    return fill("M8,44 Q30,40 40,50 Q44,20 70,12 Q66,34 74,40 L94,38 L80,52 Q76,80 44,78 L20,90 L26,70 "
                "Q10,62 8,44 Z", PAPER) + disk(80, 44, 2.5, INK) + line("M92,40 Q98,52 90,62", LEAF, 4)


def flag():
    return line("M24,8 V94", EARTH, 8) + fill("M28,12 Q52,2 66,14 T94,14 V56 Q80,66 66,56 T28,54 Z", RED)


def counted(what):
    known = {"money": coin, "tokens": lambda: at(50, 50, 0.95, compass(INK)), "towns": town, "ports": port, "temples": temple,
             "markets": market, "ships": ship, "citizens": crowd, "gifts": gifts,
             "cards": lambda: at(36, 50, 0.7, scroll()) + at(68, 54, 0.6, person(RUST)),
             "characters": lambda: bust(HAIR, MID), "progress": lambda: at(50, 50, 0.9, wheel()),
             "stacks": lambda: at(50, 50, 0.9, compass(INK)), "workers": spade,
             "goods": lambda: at(50, 50, 0.9, wood()) + line("M16,84 L84,16", RED, 8)}
    if what.endswith("_icons"):
        return at(40, 42, 0.72, SIGNS[what[:-6]]()) + at(76, 74, 0.46, town())
    return known[what]() if what in known else SIGNS[what]()


def field(folder):
    for name in sorted(os.listdir(DATA + folder)):
        text = open(DATA + folder + "/" + name).read()
        yield name[:-4], dict(re.findall(r'(\w+) = "(\w+)"', text))


def objectives():
    for name, has in field("objectives"):
        body = box(3, 3, 94, 94, INK, 1, 8) + box(7, 7, 86, 41, SAND, 1, 5) + box(7, 52, 86, 41, PALE, 1, 5)
        body += at(50, 27.5, 0.36, counted(has["ends"])) + at(80, 16, 0.16, skull())
        role = has.get("role")
        low = dove() if role == "pacifist" else flag() if role == "separatist" else counted(has["counts"])
        save("objective/" + name, body + at(50, 72.5, 0.37, low))


def trends():
    for name, has in field("trends"):
        body = box(3, 3, 94, 94, INK, 1, 8) + box(7, 7, 86, 86, SAND, 1, 5)
        for i, size in enumerate((4, 3, 2)):
            body += box(14 + 26 * i, 90 - 5 * size, 20, 5 * size, (GOLD, STONE, EARTH)[i])
        save("trend/" + name, body + at(50, 40, 0.61, counted(has["counts"])))


# --- the rest -----------------------------------------------------------------------------------


def sheet(body):
    """The back of a deck."""
    return box(3, 3, 94, 94, DEEP, 1, 8) + box(8, 8, 84, 84, MID, 1, 5) + body


def mat(ink, body):
    return box(0, 0, 200, 200, ink, 0.35) + '<g opacity="0.10">\n' + at(100, 100, 1.5, body) + "</g>\n"


def plain():
    save("citizen", person())
    save("ship", ship())
    save("town", town())
    save("market", market())
    save("port", port())
    save("temple", temple())
    save("coin", coin())
    save("tile", sheet(at(50, 50, 0.7, compass(SAND))))
    save("card", sheet(at(50, 50, 0.7, wheel())))
    save("back", sheet(at(50, 50, 0.66, flame())))
    save("objective", sheet(at(50, 50, 0.62, skull())))
    save("trend", sheet(at(50, 50, 0.62, medal())))
    save("rebels", flame())
    for name in GOODS.values():
        save("good/" + name, SIGNS[name]())
    for name, draw in (("money", coin), ("tokens", explorer), ("discs", disc), ("population", crowd),
                       ("rebellion", flame), ("workers", spade), ("gifts", gifts), ("explorers", compass)):
        save("icon/" + name, draw())
    for name, ink, draw in (("markets", SAND, market), ("colony", SAND, crowd),
                            ("screen", STONE, lambda: compass(INK))):
        save("mat/" + name, mat(ink, draw()), 200)
    save("rose", compass())


plain()
tiles()
backs()
objectives()
trends()
for card, drawn in CARDS.items():
    save("card/" + card, drawn())
