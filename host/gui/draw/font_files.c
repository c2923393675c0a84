/* gui/draw/font_files.c - where the fonts are, by fontconfig.
 *
 * SPDX-License-Identifier: MIT */
#include "gui/draw/font_files.h"

#include <fontconfig/fontconfig.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gui/draw/fonts.h"

static const char *const families[VAKA_FACES][VAKA_FONT_FILES][2] = {
    [VAKA_FACE_SANS] = {{"Noto Sans", "DejaVu Sans"}, {"DejaVu Sans", "sans-serif"}},
    [VAKA_FACE_BOLD] = {{"Noto Sans", "DejaVu Sans"}, {"DejaVu Sans", "sans-serif"}},
    [VAKA_FACE_SERIF] = {{"EB Garamond", "Noto Serif"}, {"DejaVu Serif", "serif"}},
    [VAKA_FACE_MONO] = {{"Noto Sans Mono", "DejaVu Sans Mono"}, {"DejaVu Sans Mono", "monospace"}},
};
static const char *const keys[VAKA_FACES][VAKA_FONT_FILES] = {
    [VAKA_FACE_SANS] = {"font_sans", "font_sans_more"},
    [VAKA_FACE_BOLD] = {"font_bold", "font_bold_more"},
    [VAKA_FACE_SERIF] = {"font_serif", "font_serif_more"},
    [VAKA_FACE_MONO] = {"font_mono", "font_mono_more"},
};

const char *vaka_font_files_best(int face)
{
    return families[face][0][0];
}

/* A font may have several names. */
static bool is_of_family(FcPattern *font, const char *family)
{
    FcChar8 *name = NULL;

    for (int i = 0; FcPatternGetString(font, FC_FAMILY, i, &name) == FcResultMatch; i++)
        if (strcmp((const char *)name, family) == 0)
            return true;
    return false;
}

static bool match(int face, int which, vaka_font_file *out)
{
    FcPattern *wanted = FcPatternCreate(), *found;
    FcResult result;
    FcChar8 *file = NULL;

    for (int i = 0; i < 2; i++)
        FcPatternAddString(wanted, FC_FAMILY, (const FcChar8 *)families[face][which][i]);
    FcPatternAddInteger(wanted, FC_WEIGHT,
                        face == VAKA_FACE_BOLD ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddInteger(wanted, FC_SLANT, FC_SLANT_ROMAN);
    FcPatternAddBool(wanted, FC_OUTLINE, FcTrue);
    FcConfigSubstitute(NULL, wanted, FcMatchPattern);
    FcDefaultSubstitute(wanted);
    found = FcFontMatch(NULL, wanted, &result);
    if (found && FcPatternGetString(found, FC_FILE, 0, &file) == FcResultMatch) {
        out->path = vaka_xcopy((const char *)file);
        FcPatternGetInteger(found, FC_INDEX, 0, &out->index);
        out->index &= 0xffff; /* the upper half names a variation */
        out->best = is_of_family(found, families[face][which][0]);
    }
    if (found)
        FcPatternDestroy(found);
    FcPatternDestroy(wanted);
    return out->path != NULL;
}

vaka_status vaka_font_files(int face, vaka_font_file out[VAKA_FONT_FILES], vaka_error *err)
{
    memset(out, 0, VAKA_FONT_FILES * sizeof *out);
    if (!FcInit())
        return vaka_fail(err, VAKA_ERR_SYSTEM, "fontconfig cannot be started");
    for (int i = 0; i < VAKA_FONT_FILES; i++)
        match(face, i, &out[i]);
    if (!out[0].path)
        return vaka_fail(err, VAKA_ERR_SYSTEM,
                         "there is no font on this machine; install one, for example the package "
                         "fonts-noto-core or fonts-dejavu-core, or play with --text");
    return VAKA_OK;
}

/* "INDEX PATH" */
bool vaka_font_files_recall(int face, vaka_font_file out[VAKA_FONT_FILES],
                            const vaka_settings *known)
{
    for (int i = 0; i < VAKA_FONT_FILES; i++) {
        const char *text = vaka_settings_text(known, keys[face][i], "");
        char *path;
        long index = strtol(text, &path, 10);

        if (index < 0 || index > 0xffff || path == text || strncmp(path, " /", 2) != 0 ||
            access(path + 1, R_OK) != 0)
            return false;
        free(out[i].path);
        out[i] = (vaka_font_file){.path = vaka_xcopy(path + 1), .index = (int)index};
    }
    return true;
}

void vaka_font_files_note(int face, const vaka_font_file files[VAKA_FONT_FILES],
                          vaka_settings *known)
{
    char text[VAKA_SETTINGS_TEXT];

    for (int i = 0; i < VAKA_FONT_FILES; i++) {
        int length =
            files[i].path ? snprintf(text, sizeof text, "%d %s", files[i].index, files[i].path) : 0;

        if (length > 0 && length < (int)sizeof text)
            vaka_settings_put(known, keys[face][i], text);
    }
}

void vaka_font_files_done(void)
{
    FcFini();
}
