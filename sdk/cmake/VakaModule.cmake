# vaka_add_module(NAME SOURCE...) - builds NAME.vaka, a game module that exports one symbol.
function(vaka_add_module name)
    add_library(${name} MODULE ${ARGN})
    target_link_libraries(${name} PRIVATE vaka_sdk)
    set_target_properties(${name} PROPERTIES
        PREFIX "" SUFFIX ".vaka" C_VISIBILITY_PRESET hidden C_STANDARD 17
        LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/modules)
endfunction()
