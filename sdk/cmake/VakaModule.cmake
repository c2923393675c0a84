# vaka_add_module(NAME SOURCE...) - builds NAME.vaka, a game module that exports one symbol.
#
# The file lands in `modules` of the project's build folder; VAKA_MODULE_PATH=that/folder makes the
# program find it. A module links against nothing: the program that loads it provides the SDK.
function(vaka_add_module name)
    set(symbols ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/vaka_module.map)
    add_library(${name} MODULE ${ARGN})
    target_link_libraries(${name} PRIVATE Vaka::sdk)
    target_link_options(${name} PRIVATE "LINKER:--version-script=${symbols}")
    set_target_properties(${name} PROPERTIES
        PREFIX "" SUFFIX ".vaka" C_VISIBILITY_PRESET hidden C_STANDARD 17
        LINK_DEPENDS "${symbols}"
        LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/modules)
endfunction()
