-- tries to write into the library of texts by table.insert
-- expect: fault error
-- defence: strings
return {
    play = function()
        table.insert(string, host.win)
        string[1]()
    end,
}
