# layers.awk - reads layers.txt, then lines FILE:LINE:#include; prints those that are not allowed.
#
# SPDX-License-Identifier: MIT
BEGIN {
    split("assert complex ctype errno fenv float inttypes iso646 limits math stdalign stdarg " \
          "stdatomic stdbool stddef stdint stdlib stdnoreturn string", iso)
    split("locale setjmp signal stdio threads time wchar wctype dirent fcntl fnmatch getopt glob " \
          "langinfo libgen poll regex sched sys/file sys/ioctl sys/mman sys/resource sys/select " \
          "sys/socket sys/stat sys/statvfs sys/time sys/types sys/uio sys/wait spawn strings " \
          "termios unistd", libc)
    for (i in iso)
        set["iso", iso[i] ".h"] = 1
    for (i in libc)
        set["libc", libc[i] ".h"] = 1
}
FNR == NR {
    if ($0 ~ /^#/ || split($0, column, ":") < 3)
        next
    folder[++folders] = column[1]
    ours[folders] = column[2] " "
    foreign[folders] = column[3]
    next
}
{
    split($0, part, ":")
    file = part[1]
    if (!match($0, /["<][^">]*[">]/))
        next
    name = substr($0, RSTART + 1, RLENGTH - 2)
    row = 0
    for (i = 1; i <= folders && !row; i++)
        if (index(file, folder[i] "/") == 1)
            row = i
    if (!row || !allowed(row, file, name))
        print file ":" part[2] ": " (row ? folder[row] : "this folder") " may not include " name
}

function allowed(row, file, name, first, own, names, count, i)
{
    first = name
    if (!sub(/\/.*/, "", first))
        first = ""
    own = file
    sub(/^(sdk\/include|host)\//, "", own)
    if (!sub(/\/.*/, "", own))
        own = ""
    if (first == "vaka")
        return own == "vaka" || index(ours[row], " sdk ")
    if (first != "" && (first == own || index(ours[row], " " first " ")))
        return 1
    if (is_own_header(file, name))
        return 1
    count = split(foreign[row], names, " ")
    for (i = 1; i <= count; i++)
        if (names[i] == name || (names[i], name) in set)
            return 1
    return 0
}

# Is it a header of the same module: beside the file, or by its path from the module's folder?
function is_own_header(file, name, root)
{
    if (name ~ /^\.|\/\./ || !match(file, /^(modules|sdk\/examples|tests\/modules)\/[^\/]*\//))
        return 0
    root = substr(file, 1, RLENGTH)
    sub(/[^\/]*$/, "", file)
    return (name !~ /\// && is_file(file name)) || is_file(root name)
}

function is_file(path, line, found)
{
    found = (getline line < path) >= 0
    close(path)
    return found
}
