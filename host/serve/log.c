/* serve/log.c - what the server says, to those who run it and to those who play; and what it does a
 * moment later.
 *
 * SPDX-License-Identifier: MIT */
#include "serve/serve_inside.h"

#include "cli/engine/engine_request.h"
#include "script/texts/lang.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define MOMENT 25u /* milliseconds */

static void log_json(const char *about, const char *at, const char *text)
{
    json_t *line = json_pack("{s:s, s:s}", "at", at, "text", text);
    char *written;

    if (about)
        json_object_set_new(line, "table", json_string(about));
    written = line ? vaka_json_write(line, NULL) : NULL;
    fprintf(stderr, "%s\n", written ? written : "");
    free(written);
    json_decref(line);
}

void vaka_serve_log(const vaka_serve *serve, const char *about, const char *format, ...)
{
    char text[1024], at[32];
    time_t now = time(NULL);
    struct tm utc;
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    gmtime_r(&now, &utc);
    strftime(at, sizeof at, "%Y-%m-%dT%H:%M:%SZ", &utc);
    if (serve->config.log_json)
        log_json(about, at, text);
    else
        fprintf(stderr, "%s %s%s%s\n", at, about ? about : "", about ? ": " : "", text);
}

const char *vaka_serve_say(vaka_serve *serve, const char *language, const char *text)
{
    if (!vaka_lang_switch(serve->texts, language))
        vaka_lang_switch(serve->texts, "en");
    return vaka_say(vaka_lang_language(serve->texts), text);
}

/* --- later --------------------------------------------------------------------------------------
 */

typedef struct vaka_later {
    struct vaka_later *next;
    vaka_room_go *go;
    void *data;
} vaka_later;

/* What is done may want something to be done later once more. */
void vaka_serve_do_later(vaka_serve *serve, bool good)
{
    vaka_later *at = serve->laters;

    serve->laters = NULL;
    for (vaka_later *next; at; at = next) {
        next = at->next;
        at->go(at->data, good);
        free(at);
    }
}

static void later(uv_timer_t *timer)
{
    vaka_serve_do_later(timer->data, true);
}

void vaka_serve_later(vaka_serve *serve, vaka_room_go *go, void *data)
{
    vaka_later *made = vaka_xnew(sizeof *made);

    *made = (vaka_later){serve->laters, go, data};
    if (!serve->laters)
        uv_timer_start(&serve->later, later, MOMENT, 0);
    serve->laters = made;
}
