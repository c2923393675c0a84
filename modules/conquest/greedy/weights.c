/* weights.c - what each feature of evaluate.c counts for, early and late.
 *
 * SPDX-License-Identifier: MIT
 *
 * Worked out by `vaka fit conquest`, for each number of seats that somebody plays, from games of
 * bot:fair against itself (seeds 1001 to 1004; one seat: the solitaire game, 800 games). */
#include "greedy/greedy.h"

static const int32_t one[] = {
    -66540, -127436, /* ONE */
    14,     813,     /* POINTS */
    658,    481,     /* VILLAGES */
    4900,   1454,    /* GROUPS */
    652,    539,     /* LINKED */
    5083,   -835,    /* APART */
    -296,   3201,    /* ROOM */
    -96,    -372,    /* BARE */
    0,      0,       /* LANDED */
    3074,   1835,    /* SETTLERS */
    543,    -389,    /* LAND */
    10269,  3791,    /* TARGETS */
    -2397,  -119,    /* GAPS */
    -884,   2085,    /* SPARE */
    4364,   3034,    /* WARS */
    1425,   -47,     /* BANDS */
    -3733,  5460,    /* CARDS */
    -801,   -1036,   /* THREAT */
    -2416,  -2134,   /* LOST */
    -7873,  8037,    /* SAVED */
    -147,   78,      /* RIVAL */
    3339,   15729,   /* LEFT */
};

static const int32_t two[] = {
    0,     0,     /* ONE */
    535,   1618,  /* POINTS */
    3915,  140,   /* VILLAGES */
    1455,  644,   /* GROUPS */
    4010,  163,   /* LINKED */
    4912,  -288,  /* APART */
    4459,  872,   /* ROOM */
    1495,  -34,   /* BARE */
    0,     0,     /* LANDED */
    4366,  3994,  /* SETTLERS */
    2790,  -8,    /* LAND */
    4969,  -1700, /* TARGETS */
    -1978, 216,   /* GAPS */
    2181,  512,   /* SPARE */
    9131,  1671,  /* WARS */
    -7,    -38,   /* BANDS */
    3012,  1273,  /* CARDS */
    -871,  -89,   /* THREAT */
    -5662, 2318,  /* LOST */
    3746,  -3035, /* SAVED */
    0,     0,     /* RIVAL */
    0,     0,     /* LEFT */
};

static const int32_t three[] = {
    0,     0,     /* ONE */
    513,   1569,  /* POINTS */
    4549,  385,   /* VILLAGES */
    923,   2229,  /* GROUPS */
    4626,  415,   /* LINKED */
    6687,  239,   /* APART */
    4982,  645,   /* ROOM */
    3360,  -1302, /* BARE */
    0,     0,     /* LANDED */
    4637,  5866,  /* SETTLERS */
    2092,  774,   /* LAND */
    7356,  -756,  /* TARGETS */
    -1771, -70,   /* GAPS */
    1095,  128,   /* SPARE */
    7991,  1751,  /* WARS */
    525,   296,   /* BANDS */
    927,   2238,  /* CARDS */
    -1037, -130,  /* THREAT */
    -7374, 667,   /* LOST */
    281,   -2113, /* SAVED */
    0,     0,     /* RIVAL */
    0,     0,     /* LEFT */
};

static const int32_t four[] = {
    0,      0,     /* ONE */
    1137,   1777,  /* POINTS */
    7308,   -87,   /* VILLAGES */
    -184,   3127,  /* GROUPS */
    7399,   -104,  /* LINKED */
    8256,   806,   /* APART */
    7512,   -283,  /* ROOM */
    7007,   -1864, /* BARE */
    0,      0,     /* LANDED */
    12837,  1797,  /* SETTLERS */
    2993,   590,   /* LAND */
    2449,   4665,  /* TARGETS */
    -174,   -687,  /* GAPS */
    1038,   301,   /* SPARE */
    10196,  1198,  /* WARS */
    2341,   -14,   /* BANDS */
    5490,   2709,  /* CARDS */
    -1336,  -332,  /* THREAT */
    -10221, 1609,  /* LOST */
    7766,   -1975, /* SAVED */
    0,      0,     /* RIVAL */
    0,      0,     /* LEFT */
};

const int32_t *conquest_weights(int32_t seats)
{
    static const int32_t *const by_seats[] = {NULL, one, two, three, four};

    return seats >= 1 && seats <= 4 ? by_seats[seats] : NULL;
}
