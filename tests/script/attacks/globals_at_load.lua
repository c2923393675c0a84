-- tries to make a global while it is loaded
-- expect: fault error
-- defence: globals
shared = {}
host.win()
return { play = function() end }
