/* weights.c - what each feature of evaluate.c counts for, early and late.
 *
 * SPDX-License-Identifier: MIT
 *
 * Worked out by `vaka fit conquest`, for each number of seats that somebody plays, from games of
 * bot:fair against itself. Three and four seats: `--set deal_homes=1 --games 16000 --seed 1001`,
 * rules at revision 3. Two seats: seeds 1001 to 1004. One: the solitaire game, 800 games. */
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
    393,   1845,  /* POINTS */
    4662,  214,   /* VILLAGES */
    -1010, 1521,  /* GROUPS */
    4740,  230,   /* LINKED */
    6217,  83,    /* APART */
    4870,  658,   /* ROOM */
    1398,  1381,  /* BARE */
    0,     0,     /* LANDED */
    4799,  5928,  /* SETTLERS */
    2461,  372,   /* LAND */
    7262,  -2475, /* TARGETS */
    -1772, 891,   /* GAPS */
    1260,  33,    /* SPARE */
    8591,  1229,  /* WARS */
    969,   197,   /* BANDS */
    697,   2039,  /* CARDS */
    -995,  -150,  /* THREAT */
    -9910, 2530,  /* LOST */
    3717,  -1232, /* SAVED */
    0,     0,     /* RIVAL */
    0,     0,     /* LEFT */
};

static const int32_t four[] = {
    0,     0,     /* ONE */
    880,   2006,  /* POINTS */
    3103,  95,    /* VILLAGES */
    2747,  1352,  /* GROUPS */
    3154,  90,    /* LINKED */
    4713,  995,   /* APART */
    3642,  943,   /* ROOM */
    894,   1035,  /* BARE */
    0,     0,     /* LANDED */
    4974,  5467,  /* SETTLERS */
    2386,  753,   /* LAND */
    4198,  -1206, /* TARGETS */
    -611,  -81,   /* GAPS */
    1815,  -213,  /* SPARE */
    4978,  914,   /* WARS */
    2643,  250,   /* BANDS */
    1255,  1246,  /* CARDS */
    -1478, -387,  /* THREAT */
    -7238, 1996,  /* LOST */
    3238,  -2570, /* SAVED */
    0,     0,     /* RIVAL */
    0,     0,     /* LEFT */
};

const int32_t *conquest_weights(int32_t seats)
{
    static const int32_t *const by_seats[] = {NULL, one, two, three, four};

    return seats >= 1 && seats <= 4 ? by_seats[seats] : NULL;
}
