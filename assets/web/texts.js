// texts.js - the page's own texts: English stands in place, other languages are here by it.
//
// SPDX-License-Identifier: MIT
//
// What a game says comes with its layout and document, in the reader's language already.

/** @type {Record<string, Record<string, string>>} */
const TEXTS = {
  fr: {
    "English": "Français", "All actions": "Toutes les actions", "Undo": "Annuler", "Redo": "Rétablir", "Settings": "Réglages", "Help": "Aide",
    "turn {0}": "tour {0}", "Your turn": "À vous", "has to decide": "doit décider", "Now say where or what. Picked: {0}": "Dites maintenant où ou quoi. Choisi : {0}",
    "Nothing can be done here now.": "Rien ne peut être fait ici maintenant.", "There is nothing to do now.": "Il n’y a rien à faire maintenant.",
    "It is not your turn.": "Ce n’est pas à vous de jouer.", "All you may do now": "Tout ce que vous pouvez faire", "Choose": "Choisir", "Close": "Fermer",
    "Sheet": "Feuille", "Not yet": "Pas encore", "Keys": "Touches", "the board; arrows go from space to space, Enter presses": "le plateau ; les flèches vont de case en case, Entrée choisit",
    "the next place that can be chosen": "le prochain lieu que l’on peut choisir", "all actions": "toutes les actions", "undo, redo": "annuler, rétablir",
    "let go of what is picked": "lâcher ce qui est choisi", "zoom; the whole board": "zoom ; tout le plateau", "Watching": "Spectateur", "Seat {0}": "Siège {0}", "counter": "compteur",
    "All have lost": "Tous ont perdu", "{0} won": "{0} a gagné", "A draw": "Égalité", "Points": "Points", "Place": "Rang", "of the browser": "du navigateur", "of the system": "du système",
    "Language": "Langue", "Theme": "Thème", "light": "clair", "dark": "sombre", "Text size": "Taille du texte", "Motion": "Mouvement", "on": "oui", "off": "non", "Sound": "Son",
    "Colours of seats": "Couleurs des sièges", "usual": "habituelles", "strong contrast": "fort contraste", "safe for colour blindness": "sûres pour les daltoniens",
    "The connection was lost; it is being made again.": "La connexion est perdue ; elle est rétablie.", "What has happened": "Ce qui s’est passé", "Search": "Chercher", "Talk": "Discussion",
    "Say something": "Dire quelque chose", "Send": "Envoyer", "On the table": "Sur la table", "Log and more": "Journal et plus", "Log": "Journal", "Bigger": "Plus grand", "Smaller": "Plus petit", "The whole board": "Tout le plateau",
    "New table": "Nouvelle table", "Game": "Jeu", "Scenario": "Scénario", "none": "aucun", "Players": "Joueurs", "Rules": "Règles", "Options": "Options", "Mods": "Mods", "person": "personne", "Make the table": "Dresser la table",
    "Name": "Nom", "Invite": "Inviter", "Send each link to the one who is to sit there. Take one yourself.": "Envoyez chaque lien à qui doit s’asseoir là. Prenez-en un vous-même.",
    "Sit down here": "S’asseoir ici", "Copy": "Copier", "Copied": "Copié", "To look on": "Pour regarder", "Waiting for {0}": "On attend {0}", "Tables": "Tables", "waiting": "en attente", "running": "en cours", "over": "terminée",
    "Resign": "Abandonner", "Hint": "Conseil", "Rematch": "Revanche", "{0} proposes: {1}": "{0} propose : {1}", "Agree": "Accepter", "Refuse": "Refuser", "Table": "Table", "Leave": "Partir", "end": "finir sans vainqueur",
    "rewind": "revenir en arrière", "hints": "conseils", "replace": "remplacer", "rematch": "revanche", "Propose: {0}": "Proposer : {0}", "Note": "Note", "seconds": "secondes", "Sit {0}": "Siège {0}", "The table": "La table",
    "Hand": "Main", "What you planned": "Ce que vous avez prévu", "What you can do": "Ce que vous pouvez faire", "Board": "Plateau", "nobody": "personne ne joue", "rule {0}": "règle {0}", "Nothing here": "Rien ici",
    "Who plays": "Qui joue", "Stages of the turn": "Étapes du tour", "Skip to what you can do": "Aller à ce que vous pouvez faire",
  },
  nl: {
    "English": "Nederlands", "All actions": "Alle acties", "Undo": "Ongedaan", "Redo": "Opnieuw", "Settings": "Instellingen", "Help": "Hulp",
    "turn {0}": "beurt {0}", "Your turn": "Jouw beurt", "has to decide": "moet beslissen", "Now say where or what. Picked: {0}": "Zeg nu waar of wat. Gekozen: {0}",
    "Nothing can be done here now.": "Hier kan nu niets worden gedaan.", "There is nothing to do now.": "Er is nu niets te doen.",
    "It is not your turn.": "Je bent niet aan de beurt.", "All you may do now": "Alles wat je nu mag doen", "Choose": "Kies", "Close": "Sluiten",
    "Sheet": "Blad", "Not yet": "Nog niet", "Keys": "Toetsen", "the board; arrows go from space to space, Enter presses": "het bord; pijlen gaan van veld naar veld, Enter kiest",
    "the next place that can be chosen": "de volgende plek die gekozen kan worden", "all actions": "alle acties", "undo, redo": "ongedaan, opnieuw",
    "let go of what is picked": "loslaten wat gekozen is", "zoom; the whole board": "zoomen; het hele bord", "Watching": "Toeschouwer", "Seat {0}": "Plaats {0}", "counter": "teller",
    "All have lost": "Allen hebben verloren", "{0} won": "{0} heeft gewonnen", "A draw": "Gelijkspel", "Points": "Punten", "Place": "Plaats", "of the browser": "van de browser", "of the system": "van het systeem",
    "Language": "Taal", "Theme": "Thema", "light": "licht", "dark": "donker", "Text size": "Tekstgrootte", "Motion": "Beweging", "on": "aan", "off": "uit", "Sound": "Geluid",
    "Colours of seats": "Kleuren van de plaatsen", "usual": "gewoon", "strong contrast": "sterk contrast", "safe for colour blindness": "veilig bij kleurenblindheid",
    "The connection was lost; it is being made again.": "De verbinding is weg; ze wordt hersteld.", "What has happened": "Wat er gebeurd is", "Search": "Zoeken", "Talk": "Gesprek",
    "Say something": "Zeg iets", "Send": "Sturen", "On the table": "Op tafel", "Log and more": "Verslag en meer", "Log": "Verslag", "Bigger": "Groter", "Smaller": "Kleiner", "The whole board": "Het hele bord",
    "New table": "Nieuwe tafel", "Game": "Spel", "Scenario": "Scenario", "none": "geen", "Players": "Spelers", "Rules": "Regels", "Options": "Opties", "Mods": "Mods", "person": "mens", "Make the table": "Dek de tafel",
    "Name": "Naam", "Invite": "Uitnodigen", "Send each link to the one who is to sit there. Take one yourself.": "Stuur elke link naar wie daar moet zitten. Neem er zelf een.",
    "Sit down here": "Hier gaan zitten", "Copy": "Kopiëren", "Copied": "Gekopieerd", "To look on": "Om toe te kijken", "Waiting for {0}": "Wachten op {0}", "Tables": "Tafels", "waiting": "wacht", "running": "bezig", "over": "afgelopen",
    "Resign": "Opgeven", "Hint": "Tip", "Rematch": "Revanche", "{0} proposes: {1}": "{0} stelt voor: {1}", "Agree": "Akkoord", "Refuse": "Weigeren", "Table": "Tafel", "Leave": "Weggaan", "end": "eindigen zonder winnaar",
    "rewind": "terugspoelen", "hints": "tips", "replace": "vervangen", "rematch": "revanche", "Propose: {0}": "Voorstellen: {0}", "Note": "Notitie", "seconds": "seconden", "Sit {0}": "Plaats {0}", "The table": "De tafel",
    "Hand": "Hand", "What you planned": "Wat je gepland hebt", "What you can do": "Wat je kunt doen", "Board": "Bord", "nobody": "niemand", "rule {0}": "regel {0}", "Nothing here": "Hier is niets",
    "Who plays": "Wie speelt", "Stages of the turn": "Delen van de beurt", "Skip to what you can do": "Naar wat je kunt doen",
  },
};

let current = "en";

/** @param {string} lang */
export function setLanguage(lang) {
  current = TEXTS[lang] ? lang : "en";
  document.documentElement.lang = current;
  for (const el of document.querySelectorAll("[data-text]")) el.textContent = say(el.getAttribute("data-text") || "");
  for (const el of document.querySelectorAll("[data-label]")) el.setAttribute("aria-label", say(el.getAttribute("data-label") || ""));
  for (const el of document.querySelectorAll("[data-hint]")) el.setAttribute("placeholder", say(el.getAttribute("data-hint") || ""));
}

/** @returns {[string, string][]} */
export function languages() {
  return [["en", "English"], ...Object.entries(TEXTS).map(([code, texts]) => /** @type {[string, string]} */ ([code, texts.English]))];
}

/** A text for the reader, its gaps {0}, {1} filled. @param {string} text @param {...any} with_ */
export function say(text, ...with_) {
  const found = (TEXTS[current] || {})[text] || text;
  return found.replace(/\{(\d)\}/g, (gap, n) => (with_[n] === undefined ? gap : String(with_[n])));
}
