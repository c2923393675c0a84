/* gui/board/ground_view.c - what the spaces are: water, land, fog, their edges and names.
 *
 * SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gui/board/board_view.h"

#define PX_LEAST 12   /* text on the board is not drawn smaller */
#define PX_SMALLEST 9 /* … unless it would not fit */
#define PX_MOST 30
#define READABLE 26     /* radius from which on there is room for it */
#define NAME_MOST 0.36f /* of the radius: above the pieces, and two lines where there are none */
#define RHUMBS 32       /* lines of a compass over the open water */
#define VARIANTS 4      /* drawings of grounds that are alike */
#define EDGE_INKS 5     /* colours of the sides of tiles */

bool vaka_ground_tile(const vaka_view *view, int32_t zone, vaka_pile *out)
{
    int32_t count;
    bool found = false;

    if (view->seen->zones[zone].count == 0)
        return false;
    vaka_pile *piles = vaka_piles_of(view, zone, &count);
    for (int32_t i = 0; i < count && !found; i++) {
        found = view->layout->kinds[piles[i].kind].shape == VAKA_SHAPE_TILE;
        if (found)
            *out = piles[i];
    }
    free(piles);
    return found;
}

/* The drawing of a ground for the tile that lies there, for the space by its name, or one of a few
 * for those without. Where the game says nothing of the ground, a tile has its own. */
static bool key_of(const vaka_view *view, int32_t zone, char key[VAKA_ART_KEY])
{
    const vaka_zone_info *info = &view->layout->zones[zone];
    const vaka_overlay *ground = vaka_view_ground(view, zone);
    vaka_pile tile;
    bool tiled = vaka_ground_tile(view, zone, &tile) && tile.known;

    key[0] = '\0';
    if (!ground || !ground->art) {
        if (tiled && view->layout->kinds[tile.kind].art)
            snprintf(key, VAKA_ART_KEY, "%s", view->layout->kinds[tile.kind].art);
        return key[0] != '\0';
    }
    if (tiled)
        snprintf(key, VAKA_ART_KEY, "%s/%s", ground->art, view->layout->kinds[tile.kind].id);
    else if (info->id)
        snprintf(key, VAKA_ART_KEY, "%s/%s", ground->art, info->id);
    else
        snprintf(key, VAKA_ART_KEY, "%s/%u", ground->art,
                 1 + ((uint32_t)info->hex.q * 7u + (uint32_t)info->hex.r * 13u) % VARIANTS);
    return true;
}

const char *vaka_ground_name(const vaka_view *view, int32_t zone, char *out)
{
    const vaka_zone_info *info = &view->layout->zones[zone];
    const vaka_overlay *ground = vaka_view_ground(view, zone);
    vaka_pile tile;
    bool tiled = vaka_ground_tile(view, zone, &tile);

    out[0] = '\0';
    if (info->id || info->title)
        vaka_view_zone(view, zone, out);
    else if (tiled && tile.known)
        vaka_view_kind(view, tile.kind, out);
    else if (!tiled && ground && !ground->mark && ground->said.text)
        vaka_sentence(view->layout, view->names, ground->said.text, ground->said.arg, out,
                      VAKA_VIEW_NAME);
    return out;
}

/* A faint star: nobody has been there yet. */
static void draw_fog(const vaka_sheet *sheet, vaka_spot at)
{
    float r = sheet->camera.radius * 0.62f;

    for (int i = 0; i < 4; i++) {
        float x = r * cosf((float)i * 0.7853982f), y = r * sinf((float)i * 0.7853982f);

        vaka_paint_hair(sheet->on, (vaka_spot){at.x - x, at.y - y}, (vaka_spot){at.x + x, at.y + y},
                        sheet->look.theme->fog_line);
    }
}

/* Without a drawing the sides of a tile are bars: one colour for each word. */
static void draw_sides(const vaka_sheet *sheet, const vaka_pile *tile, vaka_spot at)
{
    const vaka_theme *theme = sheet->look.theme;
    const vaka_layout *layout = sheet->view->layout;
    const vaka_ink inks[EDGE_INKS] = {theme->deep, theme->coral, theme->accent, theme->ink,
                                      theme->refuse};
    vaka_spot hex[6];

    if (layout->turn_steps != VAKA_SIDES || !tile->known)
        return;
    vaka_paint_hex(at, sheet->camera.radius * 0.86f, hex);
    for (int32_t side = 0; side < VAKA_SIDES; side++) {
        int32_t from = (side + VAKA_SIDES - tile->posture.turn) % VAKA_SIDES;
        int32_t word = vaka_kind_edge(layout, tile->kind, from);
        int a = (VAKA_SIDES - side) % VAKA_SIDES, b = (a + 1) % VAKA_SIDES;
        vaka_spot line[2] = {hex[a], hex[b]};
        if (word >= 0)
            vaka_paint_line(sheet->on, line, 2, sheet->camera.radius * 0.10f, false,
                            inks[word % EDGE_INKS]);
    }
}

/* … and its letter says which it is: several may have one colour. */
static void draw_letter(const vaka_sheet *sheet, const vaka_pile *tile, vaka_spot at, vaka_ink ink)
{
    float r = sheet->camera.radius;
    SDL_Rect box = {(int)(at.x - r * 0.5f), (int)(at.y + r * 0.42f), (int)r, (int)(r * 0.4f)};

    if (r >= READABLE)
        vaka_type_in(&sheet->look, (vaka_type){VAKA_FACE_BOLD, (int)(r * 0.3f), ink}, box, 1,
                     sheet->view->layout->kinds[tile->kind].letter);
}

/* Without a drawing: a plain colour, a rim and a letter for a tile. */
static void draw_plain(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    const vaka_theme *theme = sheet->look.theme;
    vaka_ink ground = theme->mid;
    vaka_spot hex[6];
    vaka_pile tile;
    bool tiled = vaka_ground_tile(sheet->view, zone, &tile);

    if (tiled)
        ground = vaka_counter_tile(theme, sheet->view->layout, tile.kind, tile.known);
    vaka_paint_hex(at, sheet->camera.radius, hex);
    vaka_paint_polygon(sheet->on, hex, 6, ground);
    if (tiled && !tile.known) {
        draw_fog(sheet, at);
    } else if (tiled) {
        vaka_paint_hex(at, sheet->camera.radius * 0.93f, hex);
        vaka_paint_line(sheet->on, hex, 6, sheet->camera.radius * 0.05f, true,
                        vaka_ink_alpha(vaka_ink_mix(ground, 0xff10222e, 35), 90));
        draw_sides(sheet, &tile, at);
        draw_letter(sheet, &tile, at, vaka_ink_on(ground));
    }
}

/* The drawing of a tile that lies turned. */
static bool stamp_turned(const vaka_sheet *sheet, const char *key, int size, SDL_Point corner,
                         const vaka_pile *tile)
{
    SDL_Surface *art = vaka_art_get(sheet->look.art, key, size, (vaka_dye){0, 0});
    SDL_Rect box = {corner.x, corner.y, size, size};

    if (!art)
        return false;
    SDL_Surface *turned = vaka_paint_turned(art, vaka_pile_turn(sheet->view->layout, tile), 1);
    SDL_BlitSurface(turned, NULL, sheet->on, &box);
    SDL_FreeSurface(turned);
    return true;
}

static bool stamp(const vaka_sheet *sheet, int32_t zone, int size, SDL_Point corner)
{
    char key[VAKA_ART_KEY];
    vaka_pile tile;

    if (!key_of(sheet->view, zone, key))
        return false;
    if (vaka_ground_tile(sheet->view, zone, &tile) && tile.posture.turn)
        return stamp_turned(sheet, key, size, corner, &tile);
    return vaka_art_stamp(sheet->look.art, key, size, sheet->on, corner);
}

static void draw_ground(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    bool spot = vaka_is_spot(sheet->view->layout, zone);
    float reach = vaka_camera_reach(&sheet->camera, sheet->view->layout, zone);
    int size = (int)ceilf(reach * (spot ? 2 : 2.02f));
    SDL_Point corner = {(int)lroundf(at.x - (float)size / 2), (int)lroundf(at.y - (float)size / 2)};

    if (!stamp(sheet, zone, size, corner))
        spot ? vaka_spot_draw(sheet, zone, at) : draw_plain(sheet, zone, at);
}

/* An edge between two spaces is drawn by the one with the lower number. */
static bool has_edge(const vaka_sheet *sheet, int32_t zone, vaka_spot middle)
{
    const int16_t *next = sheet->view->layout->zones[zone].neighbour;
    vaka_spot at = vaka_camera_spot(&sheet->camera, sheet->view->layout, zone);

    for (int i = 0; i < 6; i++) {
        if (next[i] == VAKA_NONE || next[i] > zone)
            continue;
        vaka_spot other = vaka_camera_spot(&sheet->camera, sheet->view->layout, next[i]);
        if (fabsf(other.x - 2 * middle.x + at.x) + fabsf(other.y - 2 * middle.y + at.y) <
            sheet->camera.radius / 4)
            return false;
    }
    return true;
}

static void draw_edges(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    vaka_ink ink = vaka_ink_alpha(vaka_ink_mix(sheet->look.theme->mid, 0xffffffff, 34), 120);
    vaka_spot hex[6];

    if (vaka_is_spot(sheet->view->layout, zone))
        return;
    vaka_paint_hex(at, sheet->camera.radius, hex);
    for (int i = 0; i < 6; i++) {
        vaka_spot a = hex[i], b = hex[(i + 1) % 6];

        if (has_edge(sheet, zone, (vaka_spot){(a.x + b.x) / 2, (a.y + b.y) / 2}))
            vaka_paint_hair(sheet->on, a, b, ink);
    }
}

void vaka_ground_line(const vaka_sheet *sheet, vaka_type type, SDL_Rect box, const char *text)
{
    static const int8_t around[8][2] = {{-1, 0},  {1, 0}, {0, -1}, {0, 1},
                                        {-1, -1}, {1, 1}, {-1, 1}, {1, -1}};
    vaka_type rim = type;

    rim.ink = sheet->look.dark ? 0xff071e2e : 0xff0b3450;
    for (int i = 0; i < 8; i++)
        vaka_type_in(&sheet->look, rim,
                     (SDL_Rect){box.x + around[i][0], box.y + around[i][1], box.w, box.h}, 1, text);
    vaka_type_in(&sheet->look, type, box, 1, text);
}

const char *vaka_ground_blank(const char *text)
{
    const char *best = NULL;
    long half = (long)strlen(text) / 2;

    for (const char *at = strchr(text, ' '); at; at = strchr(at + 1, ' '))
        if (!best || labs(at - text - half) < labs(best - text - half))
            best = at;
    return best;
}

/* Does anything lie there that a second line of the name would run under? */
static bool is_covered(const vaka_view *view, int32_t zone)
{
    for (VAKA_EACH(view->seen, zone, piece)) {
        uint32_t shape = view->layout->kinds[view->seen->pieces[piece].kind].shape;

        if (shape != VAKA_SHAPE_TILE && shape != VAKA_SHAPE_DISK)
            return true;
    }
    return false;
}

/* A name that is wider than its space in the smallest letters is still whole: it lies over the
 * edges of those beside it, whose own names are half a space higher or lower. */
static SDL_Rect whole_line(const vaka_sheet *sheet, vaka_type type, SDL_Rect box, const char *text)
{
    int more = vaka_type_wide(&sheet->look, type, text) + 2 - box.w;

    if (more <= 0)
        return box;
    return (SDL_Rect){box.x - more / 2, box.y, box.w + more, box.h};
}

typedef struct label { /* the name of a space as it is written */
    char name[VAKA_VIEW_NAME];
    const char *blank; /* where it is broken in two; NULL: it is not */
    vaka_type type;
    SDL_Rect box; /* of its first line */
} label;

/* False: nothing is written there. */
static bool make_label(const vaka_sheet *sheet, int32_t zone, vaka_spot at, label *out)
{
    float r = sheet->camera.radius;
    int px = SDL_clamp((int)(r * 0.25f), PX_LEAST, PX_MOST);

    if (r < READABLE || vaka_is_spot(sheet->view->layout, zone) ||
        !*vaka_ground_name(sheet->view, zone, out->name))
        return false;
    out->type = (vaka_type){VAKA_FACE_SERIF, vaka_sheet_px(sheet, px, NAME_MOST),
                            sheet->look.dark ? 0xffe8e2d2 : 0xfffffaee};
    out->box = (SDL_Rect){(int)(at.x - r * 0.70f), (int)(at.y - r * 0.83f), (int)(r * 1.40f), 0};
    out->blank = is_covered(sheet->view, zone) ? NULL : vaka_ground_blank(out->name);
    if (!out->blank) { /* the spaces beside it have their names half a space higher or lower */
        out->box.x = (int)(at.x - r * 0.95f);
        out->box.w = (int)(r * 1.90f);
    }
    while (out->type.px > PX_SMALLEST + 1 &&
           vaka_type_wide(&sheet->look, out->type, out->name) > out->box.w)
        out->type.px--;
    out->box.h = vaka_type_high(&sheet->look, out->type) * 9 / 10;
    if (vaka_type_wide(&sheet->look, out->type, out->name) <= out->box.w)
        out->blank = NULL;
    return true;
}

void vaka_ground_names(const vaka_sheet *sheet, int32_t zone, vaka_spot at)
{
    char first[VAKA_VIEW_NAME];
    label of;

    if (!make_label(sheet, zone, at, &of))
        return;
    SDL_Rect box = of.box;
    if (!of.blank) {
        vaka_ground_line(sheet, of.type, whole_line(sheet, of.type, box, of.name), of.name);
        return;
    }
    snprintf(first, sizeof first, "%.*s", (int)(of.blank - of.name), of.name);
    vaka_ground_line(sheet, of.type, whole_line(sheet, of.type, box, first), first);
    box.y += box.h * 8 / 9;
    vaka_ground_line(sheet, of.type, whole_line(sheet, of.type, box, of.blank + 1), of.blank + 1);
}

float vaka_ground_below(const vaka_sheet *sheet, int32_t zone)
{
    vaka_spot at = vaka_camera_spot(&sheet->camera, sheet->view->layout, zone);
    label of;

    if (!make_label(sheet, zone, at, &of))
        return -1e6f;
    int high = of.box.h + (of.blank ? of.box.h * 8 / 9 : 0);
    return (float)(of.box.y + high - of.box.h / 8); /* no letter goes down to its edge */
}

static void draw_compass(const vaka_sheet *sheet, vaka_spot at)
{
    const char *id = sheet->view->layout->module->id, *dot = strrchr(id, '.');
    int size = (int)(sheet->camera.radius * 4.2f);
    char key[VAKA_ART_KEY];

    snprintf(key, sizeof key, "%s/rose", dot ? dot + 1 : id);
    SDL_Surface *compass = vaka_art_has(sheet->look.art, key)
                               ? vaka_art_get(sheet->look.art, key, size, (vaka_dye){0, 0})
                               : NULL;
    SDL_Rect box = {(int)at.x - size / 2, (int)at.y - size / 2, size, size};
    if (compass)
        SDL_BlitSurface(compass, NULL, sheet->on, &box);
}

/* Courses over the open water, as on an old chart. */
static void draw_rhumbs(const vaka_sheet *sheet)
{
    const vaka_camera *camera = &sheet->camera;
    vaka_spot from = {
        ((camera->left * 0.38f + camera->right * 0.62f) - camera->x) * camera->radius +
            (float)camera->box.w / 2,
        ((camera->top * 0.80f + camera->bottom * 0.20f) - camera->y) * camera->radius +
            (float)camera->box.h / 2};

    draw_compass(sheet, from);
    for (int i = 0; i < RHUMBS; i++) {
        float angle = 6.2831853f * (float)i / RHUMBS, far = 4000;
        vaka_spot to = {from.x + far * cosf(angle), from.y + far * sinf(angle)};

        vaka_paint_hair(sheet->on, from, to, i % 4 == 0 ? 0x1cffffff : 0x10ffffff);
    }
}

void vaka_ground_each(const vaka_sheet *sheet)
{
    vaka_sheet_each(sheet, draw_ground);
}

/* On a board coasts may reach into the water next to them; alone a space ends at its edge. */
static void trim(const vaka_sheet *sheet, vaka_spot middle)
{
    float wide = (float)sheet->on->w, high = (float)sheet->on->h;
    vaka_spot spots[10] = {{0, 0}, {0, high}, {wide, high}, {wide, 0}};

    vaka_paint_hex(middle, sheet->camera.radius * 1.01f, spots + 4);
    vaka_paint_outlines(sheet->on, spots, (const int[]){4, 6}, 2, sheet->look.theme->paper);
}

void vaka_ground_picture(vaka_board *board, int32_t zone, bool face, SDL_Surface *on)
{
    vaka_sheet sheet = vaka_sheet_of(board, on);
    vaka_spot middle = {(float)on->w / 2, (float)on->h / 2}, hex[6];
    float reach = vaka_plane_extent(&sheet.camera.plane, sheet.view->layout, zone);

    sheet.camera.radius = (float)on->w / 2.04f / fmaxf(reach, 0.1f);
    if (face) {
        draw_ground(&sheet, zone, middle);
        if (!vaka_is_spot(sheet.view->layout, zone))
            trim(&sheet, middle);
        return;
    }
    vaka_paint_hex(middle, sheet.camera.radius, hex);
    vaka_paint_polygon(on, hex, 6, sheet.look.theme->fog);
    draw_fog(&sheet, middle);
}

static uint64_t mix(uint64_t key, const void *data, size_t size)
{
    for (const uint8_t *at = data, *end = at + size; at < end; at++)
        key = (key ^ *at) * 1099511628211u;
    return key;
}

/* What lies there as ground, as a number, wherever it is looked at from. */
static uint64_t signature_of_tiles(const vaka_board *board)
{
    const vaka_view *view = board->view;
    int whole[2] = {board->look->dark, view->layout->zone_count};
    uint64_t key = mix(14695981039346656037u, whole, sizeof whole);
    char text[VAKA_ART_KEY];

    for (int32_t zone = 0; zone < view->layout->zone_count; zone++) {
        if (!vaka_is_space(view->layout, zone))
            continue;
        vaka_pile tile = {0};
        bool tiled = vaka_ground_tile(view, zone, &tile);
        if (!key_of(view, zone, text) && tiled)
            snprintf(text, sizeof text, "%d%d", tile.kind, tile.known); /* drawn as its colour */
        key = mix(key, text, strlen(text) + 1);
        if (tile.posture.turn)
            key = mix(key, &tile.posture.turn, sizeof tile.posture.turn);
    }
    return key ? key : 1;
}

/* The same with where it is looked at from: while it stays, so does the picture. */
static uint64_t signature(const vaka_camera *camera)
{
    float place[3] = {camera->x, camera->y, camera->radius};
    int whole[2] = {camera->box.w, camera->box.h};
    uint64_t key = mix(mix(camera->tiles_of, place, sizeof place), whole, sizeof whole);

    return key ? key : 1;
}

void vaka_ground_draw(vaka_board *board)
{
    vaka_camera *camera = &board->camera;

    camera->tiles_of = signature_of_tiles(board);
    uint64_t shows = signature(camera);

    if (camera->ground && camera->ground_of == shows)
        return;
    camera->ground = vaka_paint_canvas(camera->ground, camera->box.w, camera->box.h);
    camera->ground_of = shows;
    vaka_sheet sheet = vaka_sheet_of(board, camera->ground);
    SDL_FillRect(sheet.on, NULL, board->look->theme->deep);
    draw_rhumbs(&sheet);
    vaka_sheet_each(&sheet, draw_ground);
    vaka_sheet_each(&sheet, draw_edges);
}
