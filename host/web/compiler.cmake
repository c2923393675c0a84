# Every call of emcc begins with Python, a quarter of a second for each file. Where clang makes the
# very same object with the flags that emcc would give it, clang is called; emcc links. What ccache
# has kept is not compiled again.
#
# SPDX-License-Identifier: MIT

# ask(OUT COMMAND...) - what a command prints.
function(ask out)
    execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE said ERROR_QUIET
        OUTPUT_STRIP_TRAILING_WHITESPACE)
    set(${out} "${said}" PARENT_SCOPE)
endfunction()

# compile_try(OUT COMPILER...) - the sum of the object that a compiler makes of try.c; "": it fails.
function(compile_try out)
    execute_process(COMMAND ${ARGN} ${CMAKE_C_FLAGS_RELEASE} -c try.c -o try.o
        WORKING_DIRECTORY ${PROJECT_BINARY_DIR}/try RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
    set(sum "")
    if(status EQUAL 0)
        file(SHA256 ${PROJECT_BINARY_DIR}/try/try.o sum)
    endif()
    set(${out} "${sum}" PARENT_SCOPE)
endfunction()

ask(flags ${CMAKE_C_COMPILER} ${CMAKE_C_FLAGS_RELEASE} --cflags)
ask(folder em-config LLVM_ROOT)
ask(version em-config LLVM_ADD_VERSION)
file(WRITE ${PROJECT_BINARY_DIR}/try/try.c "#include <setjmp.h>\n#include <stdio.h>\n"
    "static int often(int n) { while (puts(\"\") > n) n = n * 31 + 7; return n; }\n"
    "int tried(jmp_buf *at) { return setjmp(*at) ? often(1) : often(2) + often(3); }\n")
separate_arguments(words UNIX_COMMAND "${flags}")
compile_try(wanted ${CMAKE_C_COMPILER})
foreach(clang ${folder}/clang-${version} ${folder}/clang)
    compile_try(sum ${clang} ${words})
    if(wanted AND sum STREQUAL wanted)
        set(CMAKE_C_COMPILE_OBJECT
            "${clang} ${flags} <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c <SOURCE>")
        find_program(VAKA_CCACHE ccache)
        if(VAKA_CCACHE)
            set(CMAKE_C_COMPILER_LAUNCHER ${VAKA_CCACHE})
        endif()
        break()
    endif()
endforeach()
