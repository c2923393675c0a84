# code.awk - prints each line of C sources as FILE:LINE:CODE, without comments and string contents.
#
# SPDX-License-Identifier: MIT
FNR == 1 { in_comment = 0 }
{
    rest = $0
    code = ""
    while (rest != "") {
        if (in_comment) {
            end = index(rest, "*/")
            if (end == 0)
                break
            rest = substr(rest, end + 2)
            in_comment = 0
            code = code " "
        } else if (match(rest, /^\/\//)) {
            break
        } else if (match(rest, /^\/\*/)) {
            rest = substr(rest, 3)
            in_comment = 1
        } else if (match(rest, /^"([^"\\]|\\.)*"/)) {
            # The names of included files stay: the layers are read from them.
            code = code (code ~ /^[ ]*#[ ]*include/ ? substr(rest, 1, RLENGTH) : "\"\"")
            rest = substr(rest, RLENGTH + 1)
        } else if (match(rest, /^'([^'\\]|\\.)+'/)) {
            code = code "' '"
            rest = substr(rest, RLENGTH + 1)
        } else {
            code = code substr(rest, 1, 1)
            rest = substr(rest, 2)
        }
    }
    print FILENAME ":" FNR ":" code
}
