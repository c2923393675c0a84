/* cli/base/window.c - how the command line reaches the window.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/base/window.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/base/options.h"

#define PROGRAM "vaka-window"

/* What this program is: it does not change while it runs. */
static const vaka_window *given;
static char **words;

void vaka_window_init(char **argv, const vaka_window *window)
{
    words = argv;
    given = window;
}

const vaka_window *vaka_window_here(void)
{
    return given;
}

bool vaka_window_possible(void)
{
    const char *driver = getenv("SDL_VIDEODRIVER");
    const char *x = getenv("DISPLAY"), *wayland = getenv("WAYLAND_DISPLAY");

    return (driver && *driver) || (x && *x) || (wayland && *wayland);
}

bool vaka_window_wanted(void)
{
    struct stat about;

    if (!vaka_window_possible())
        return false;
    return fstat(0, &about) != 0 || !(S_ISFIFO(about.st_mode) || S_ISREG(about.st_mode));
}

bool vaka_window_beside(const char *name, char *out, size_t size)
{
    ssize_t length = readlink("/proc/self/exe", out, size);

    while (length > 0 && out[length - 1] != '/')
        length--;
    if (length <= 0 || (size_t)length + strlen(name) >= size)
        return false;
    snprintf(out + length, size - (size_t)length, "%s", name);
    return true;
}

/* A program without the window under the name of the other would start itself again and again. */
static bool is_called(const char *name)
{
    const char *slash = words && words[0] ? strrchr(words[0], '/') : NULL;

    return slash && strcmp(slash + 1, name) == 0;
}

void vaka_window_become(const char *name)
{
    char path[VAKA_GUI_PATH];
    char *own;

    if (!words || !words[0] || is_called(name) || !vaka_window_beside(name, path, sizeof path))
        return;
    own = words[0];
    words[0] = path;
    execv(path, words);
    words[0] = own;
}

bool vaka_window_reach(void)
{
    char path[VAKA_GUI_PATH];
    char *own;

    if (given)
        return true;
    if (!words || !words[0] || is_called(PROGRAM) ||
        !vaka_window_beside(PROGRAM, path, sizeof path)) {
        vaka_complain(0, "no window, the terminal has to do: this program has none");
        return false;
    }
    own = words[0];
    words[0] = path;
    execv(path, words);
    words[0] = own;
    vaka_complain(0, "no window, the terminal has to do: cannot start %s: %s", path,
                  strerror(errno));
    return false;
}
