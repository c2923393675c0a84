-- night.lua - a toggle made of values only.
return {
    title = "Night",
    text = "It is dark: everybody has two orders fewer, but stacks may be larger.",
    rule = "11.1",
    modifies = { orders = -2, stack = 1 },
}
