/* main.c - the program `vaka`.
 *
 * SPDX-License-Identifier: MIT */
#include "cli/cli.h"

int main(int argc, char **argv)
{
    return vaka_cli(argc, argv);
}
