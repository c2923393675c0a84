-- scripts/polynesia/far_winds/lang/fr.lua - the same in French.
--
-- SPDX-License-Identifier: MIT
return {
    ["mod.far_winds.title"] = "Vents du large",
    ["mod.far_winds.text"] = "\z
        Une dix-neuvième carte Courant, de type 3 : qui aborde où il n'y a personne gagne un poisson.",
    ["tide.steady_wind.title"] = "Vent constant",
    ["tide.steady_wind.text"] = "\z
        Qui mène un pion sur une île où ne se trouve aucun autre pion gagne un poisson.",
    ["kind.steady_wind"] = "Vent constant",
}
