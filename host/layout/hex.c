/* layout/hex.c - hexes on axial coordinates: pure arithmetic, no board needed.
 *
 * SPDX-License-Identifier: MIT */
#include "vaka/hex.h"

static const int8_t steps[6][2] = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};

static vaka_hex hex_at(int32_t q, int32_t r)
{
    vaka_hex hex = {(int16_t)q, (int16_t)r};

    return hex;
}

static int32_t positive(int64_t n)
{
    return (int32_t)(n < 0 ? -n : n);
}

static int32_t sixth(int32_t n)
{
    n %= 6;
    return n < 0 ? n + 6 : n;
}

vaka_hex vaka_hex_step(vaka_hex at, int32_t direction)
{
    const int8_t *step = steps[sixth(direction)];

    return hex_at(at.q + step[0], at.r + step[1]);
}

int32_t vaka_hex_distance(vaka_hex a, vaka_hex b)
{
    int32_t q = b.q - a.q, r = b.r - a.r;
    int32_t most = positive(q) > positive(r) ? positive(q) : positive(r);

    return positive(q + r) > most ? positive(q + r) : most;
}

int32_t vaka_hex_direction(vaka_hex a, vaka_hex b)
{
    int32_t q = b.q - a.q, r = b.r - a.r;

    if (q == 0 && r == 0)
        return VAKA_NONE;
    if (r == 0)
        return q > 0 ? 0 : 3;
    if (q == 0)
        return r > 0 ? 5 : 2;
    if (q + r == 0)
        return q > 0 ? 1 : 4;
    return VAKA_NONE;
}

vaka_hex vaka_hex_rotate(vaka_hex at, vaka_hex centre, int32_t sixths)
{
    int32_t q = at.q - centre.q, r = at.r - centre.r;

    for (int32_t i = sixth(sixths); i > 0; i--) {
        int32_t turned = q + r;
        r = -q;
        q = turned;
    }
    return hex_at(centre.q + q, centre.r + r);
}

/* How many there are, or the largest number there is. */
static int32_t count_of(int64_t count)
{
    return count > INT32_MAX ? INT32_MAX : (int32_t)count;
}

int32_t vaka_hex_ring(vaka_hex centre, int32_t radius, vaka_hex *out, int32_t room)
{
    if (radius < 0)
        return 0;
    int32_t count = radius == 0 ? 1 : count_of(6 * (int64_t)radius);
    int32_t limit = room < count ? room : count;
    vaka_hex at = hex_at(centre.q - (int16_t)radius, centre.r + (int16_t)radius);

    for (int32_t i = 0; i < limit; i++) {
        out[i] = at;
        at = vaka_hex_step(at, radius == 0 ? 0 : i / radius);
    }
    return count;
}

int32_t vaka_hex_range(vaka_hex centre, int32_t radius, vaka_hex *out, int32_t room)
{
    if (radius < 0)
        return 0;
    int64_t rings = radius < 65536 ? radius : 65536; /* already more than can be counted */
    int32_t count = count_of(3 * rings * (rings + 1) + 1);
    int32_t done = 0;

    for (int32_t ring = 0; ring <= radius && done < room; ring++)
        done += vaka_hex_ring(centre, ring, out + done, room - done);
    return count;
}

/* The whole number nearest to above / below; below > 0. */
static int64_t nearest(int64_t above, int64_t below)
{
    int64_t twice = 2 * above + below;
    int64_t whole = twice / (2 * below);

    return twice % (2 * below) < 0 ? whole - 1 : whole;
}

/* The hex at step i of n from a to b. Exact: numbers of 16n-ths, with each of the three cube
 * coordinates pushed a little off so that no point lies on an edge. The push is smaller than the
 * way of any other point to an edge. */
static vaka_hex line_point(vaka_hex a, vaka_hex b, int32_t i, int32_t n)
{
    int64_t below = 16 * (int64_t)n;
    int64_t q = 16 * ((int64_t)a.q * n + (int64_t)(b.q - a.q) * i) + 1;
    int64_t r = 16 * ((int64_t)a.r * n + (int64_t)(b.r - a.r) * i) + 2;
    int64_t s = -q - r;
    int64_t whole_q = nearest(q, below), whole_r = nearest(r, below), whole_s = nearest(s, below);
    int64_t off_q = whole_q * below - q, off_r = whole_r * below - r, off_s = whole_s * below - s;

    off_q = off_q < 0 ? -off_q : off_q;
    off_r = off_r < 0 ? -off_r : off_r;
    off_s = off_s < 0 ? -off_s : off_s;
    if (off_q > off_r && off_q > off_s)
        whole_q = -whole_r - whole_s;
    else if (off_r > off_s)
        whole_r = -whole_q - whole_s;
    return hex_at((int32_t)whole_q, (int32_t)whole_r);
}

int32_t vaka_hex_line(vaka_hex a, vaka_hex b, vaka_hex *out, int32_t room)
{
    int32_t n = vaka_hex_distance(a, b);

    for (int32_t i = 0; i <= n && i < room; i++)
        out[i] = n == 0 ? a : line_point(a, b, i, n);
    return n + 1;
}
