-- tries to be stopped while it is loaded, and go on
-- expect: stopped
-- defence: ending
pcall(host.stop)
host.win()
return { play = function() end }
