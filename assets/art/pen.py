# assets/art/pen.py - the colours and strokes that all drawings of the games are made of.
#
# SPDX-License-Identifier: MIT
#
# Colours are those of the light theme: the window puts in those of the theme in use.
import os

DEEP, MID, SHALLOW, PALE = "#0B3C5D", "#1D5F87", "#3F8FB0", "#7CC6C3"
SAND, LEAF, CORAL, STONE = "#E9D8A6", "#5B8C5A", "#E07A5F", "#A9A79A"
INK, PAPER, GOLD, RED = "#10222E", "#F6F1E4", "#F2B134", "#B23A48"


def save(name, body, side=100):
    folder = os.path.dirname(name)
    if folder:
        os.makedirs(folder, exist_ok=True)
    with open(name + ".svg", "w") as out:
        out.write('<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" '
                  'viewBox="0 0 %d %d">\n' % (side, side, side, side))
        out.write("<!-- SPDX-License-Identifier: MIT -->\n" + body + "</svg>\n")


def fill(d, ink, opacity=1.0):
    clear = "" if opacity == 1 else ' fill-opacity="%.2f"' % opacity
    return '<path d="%s" fill="%s"%s/>\n' % (d, ink, clear)


def line(d, ink, width, opacity=1.0):
    clear = "" if opacity == 1 else ' stroke-opacity="%.2f"' % opacity
    return ('<path d="%s" fill="none" stroke="%s" stroke-width="%.1f"%s stroke-linecap="round" '
            'stroke-linejoin="round"/>\n' % (d, ink, width, clear))


def disk(x, y, r, ink, opacity=1.0):
    clear = "" if opacity == 1 else ' fill-opacity="%.2f"' % opacity
    return '<circle cx="%.1f" cy="%.1f" r="%.1f" fill="%s"%s/>\n' % (x, y, r, ink, clear)


def ring(x, y, r, ink, width, opacity=1.0):
    return ('<circle cx="%.1f" cy="%.1f" r="%.1f" fill="none" stroke="%s" stroke-width="%.1f" '
            'stroke-opacity="%.2f"/>\n' % (x, y, r, ink, width, opacity))


def at(x, y, scale, body, turn=0):
    """A sign of a square of 100 with its middle at x, y."""
    spin = " rotate(%d)" % turn if turn else ""
    return '<g transform="translate(%.1f,%.1f) scale(%.3f)%s translate(-50,-50)">\n%s</g>\n' % (
        x, y, scale, spin, body)


def closed(spots):
    """A smooth closed outline through the spots."""
    count = len(spots)
    out = "M%.1f,%.1f" % spots[0]
    for i in range(count):
        a, b, c, d = (spots[(i + k - 1) % count] for k in range(4))
        out += " C%.1f,%.1f %.1f,%.1f %.1f,%.1f" % (
            b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6,
            c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, c[0], c[1])
    return out + " Z"
