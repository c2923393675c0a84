/* serve/confine.h - locks a worker up, so that code which breaks out of a game reaches nothing.
 *
 * SPDX-License-Identifier: MIT
 *
 * Two steps, by filters of the kernel (seccomp) that can only be added to. While modules and mods
 * are loaded: files can be read, but nothing written, no socket made, no program started, no other
 * process touched. Once all is loaded: no file can be opened or looked for either, and no memory
 * made executable. What is refused fails with EPERM; limits on memory, files and processes stand
 * beside it. */
#ifndef SERVE_CONFINE_H
#define SERVE_CONFINE_H

#include "text/error.h"

vaka_status vaka_confine_loading(vaka_error *err);
vaka_status vaka_confine_closed(vaka_error *err);

#endif
