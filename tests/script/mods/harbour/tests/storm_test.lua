-- Read by another command; here it only has to be good Lua.
return {
    { "a storm sinks a ship", function(t) t.play("storm") end },
}
