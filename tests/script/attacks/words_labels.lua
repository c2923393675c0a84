-- tries to make the compiler compare very many labels with one another
-- expect: fault error
-- defence: words
-- form: big
return { play = function()
    do @90{do ::a:: end } end
    host.win()
end }
