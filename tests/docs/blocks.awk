# blocks.awk - parts a guide into its fenced blocks.
#
# SPDX-License-Identifier: MIT
#
# awk -v folder=DIR -f blocks.awk GUIDE writes the body of the n-th block to DIR/n and prints a line
# for each: its number, the line of the guide, and the info string. What looks like a block and is
# none is printed with the number 0 and what is wrong.
/^```/ && !inside {
    inside = 1
    number++
    begun = FNR
    file = folder "/" number
    printf "" >file
    print number, FNR, substr($0, 4)
    next
}
/^```[ ]*$/ && inside {
    inside = 0
    close(file)
    next
}
inside {
    print >file
    next
}
/^(    |\t)[^ ]/ && !item { print 0, FNR, "an indented block: fence it and say what it is" }
/^[ ]*```/ { print 0, FNR, "a fence begins its line" }
/^~~~/ { print 0, FNR, "a fence of tildes: use backticks" }
{ item = /^[ ]*([-*]|[0-9]+\.) / || (item && !/^$/) } # a list's own lines may be indented
END {
    if (inside)
        print 0, begun, "a block that is never closed"
}
