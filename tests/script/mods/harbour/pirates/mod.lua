-- Pirates, who need a harbour.
return {
    id = "pirates",
    title = "Pirates",
    version = "0.3",
    api = 1,
    game = "org.example.harbour",
    needs = { "harbour >= 1.2" },
    authors = "Cy Wave",
}
