/* main.c - the programs `vaka`, and `vaka-window`, which has the window.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/cli.h"

int main(int argc, char **argv)
{
#ifdef VAKA_HAS_WINDOW
    static const vaka_window window = {.run = vaka_gui_run, .bench = vaka_gui_bench};

    return vaka_cli(argc, argv, &window);
#else
    return vaka_cli(argc, argv, NULL);
#endif
}
