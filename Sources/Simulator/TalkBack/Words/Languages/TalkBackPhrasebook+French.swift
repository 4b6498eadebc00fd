extension TalkBackPhrasebook {
  /// TalkBack's words in French.
  ///
  /// Source: TalkBack 16.2, strings.xml in French; Unicode CLDR 44 for the form of a percentage.
  package static let french = TalkBackPhrasebook(
    language: "fr",
    roles: Roles(
      button: "Bouton", checkBox: "Case à cocher", radioButton: "Case d'option",
      switchControl: "Bouton", editBox: "Zone d'édition", dropDownList: "Liste déroulante",
      slider: "Curseur", progressBar: "Barre de progression", image: "Image", list: "Liste",
      grid: "Grille", tabBar: "Barre d'onglets", page: "Page", webView: "Vue Web",
      pagerView: "Vue multipage"),
    states: States(
      checked: "coché", notChecked: "non coché", on: "activé", off: "désactivé",
      selected: "sélectionné", disabled: "désactivé", expanded: "développé",
      collapsed: "regroupé", editing: "Modification en cours", password: "mot de passe",
      unlabelled: "Sans libellé",
      readOnly: "lecture seule", required: "Obligatoire",
      partiallyExpanded: "partiellement développée"),
    positions: Positions(
      heading: "Titre", rowHeading: "En-tête de ligne", columnHeading: "En-tête de colonne",
      row: "Ligne {index}", column: "Colonne\u{A0}{index}", item: "{index} sur\u{A0}{count}",
      level: "Niveau\u{A0}{level}",
      items: Plural(one: "{count}\u{A0}élément", other: "{count}\u{A0}éléments"),
      rows: Plural(one: "{count}\u{A0}ligne", other: "{count}\u{A0}lignes"),
      columns: Plural(one: "{count}\u{A0}colonne", other: "{count}\u{A0}colonnes"),
      characters: Plural(one: "{count}\u{A0}caractère", other: "{count}\u{A0}caractères"),
      ignored: Plural(
        one: "{count} élément, {ignored} ignoré",
        other: "{count} éléments, {ignored} ignorés")),
    collections: Collections(
      list: Passage(in: "Dans la liste", out: "Hors de la liste"),
      grid: Passage(in: "Dans la grille", out: "Hors de la grille"),
      pager: Passage(in: "Dans la page", out: "En dehors de la page"),
      verticalPager: Passage(in: "Dans la page verticale", out: "En dehors de la page verticale"),
      horizontalPager: Passage(
        in: "Dans la page horizontale", named: "Dans la page horizontale {name}",
        out: "En dehors de la page horizontale",
        named: .assumed("En dehors de la page horizontale {name}")),
      gridPager: Passage(in: "Dans la page en grille", out: "En dehors de la page en grille"),
      other: Passage(in: "Dans {word}", out: "Hors de {word}"),
      titled: TitledPassage(entering: "Dans {name}", leaving: "Hors de {name}")),
    templates: Templates(
      labelled: "{item} pour {label}", error: "Erreur : {message}",
      percent: "{number}\u{A0}pour cent", repeated: "{count}\u{A0}{symbol}",
      capital: "{letter} majuscule",
      requiredState: "Minimum requis : {state}", emoji: "Emoji {name}"),
    hints: frenchHints, symbols: frenchSymbols,
    partiallyChecked: "partiellement cochée", percent: "{number}\u{202F}%")

  private static let frenchHints = Hints(
    doubleTap: "Appuyer deux\u{A0}fois", singleTap: "Appuyer", activate: "{gesture} pour activer",
    toggle: "{gesture} pour cocher ou désélectionner",
    editText: "{gesture} pour modifier le texte", change: "{gesture} pour modifier",
    select: "{gesture} pour sélectionner",
    longPress: "{gesture} et maintenir enfoncé pour effectuer un appui prolongé",
    custom: "{gesture} pour {action}",
    customLongPress: "{gesture} et maintenir enfoncé pour {action}",
    adjust: "\"{up}\" ou \"{down}\" pour ajuster",
    menu: "{kinds} disponible, utiliser le geste \"{gesture}\" pour l'afficher",
    readingControl: "{kinds} disponible, {gestures}, puis appuyez deux fois pour activer",
    actions: "Actions", links: "Liens", labels: "Libellés",
    swipeUp: "Balayer l'écran vers le haut", swipeDown: "Balayer l'écran vers le bas",
    menuGesture: "Appuyer avec trois doigts",
    swipeUpOrDown: "balayer l'écran vers le haut ou balayer l'écran vers le bas",
    openLink: "{gesture} pour ouvrir le lien")

  private static let frenchSymbols: [Character: Phrase] = [
    "-": "Tiret", "\\": "Barre oblique inversée", "/": "Barre oblique", "|": "Ligne verticale",
    "!": "Point d'exclamation", "@": "Arobase", "#": "Dièse", "$": "Signe Dollar",
    "%": "Pourcentage", "^": "Lambda", "&": "Esperluette", "*": "Astérisque",
    "(": "Parenthèse gauche", ")": "Parenthèse droite", "=": "Signe égal",
    "_": "Trait de soulignement", "[": "Crochet gauche", "]": "Crochet droit",
    "{": "Accolade gauche", "}": "Accolade droite", ".": "Point", "?": "Point d'interrogation",
    ";": "Point-virgule", "'": "Apostrophe", "\"": "Guillemet droit", ":": "Deux-points",
    "<": "Signe inférieur à", ">": "Signe supérieur à", ",": "Virgule", "~": "Tilde",
    "`": "Accent grave", "•": "Puces", "–": "Tiret demi-cadratin", "—": "Tiret cadratin",
    "…": "Ellipse", "€": "Euro", "£": "Symbole monétaire de la livre", "¥": "Yen",
    "©": "Droits d'auteur", "®": "Marque déposée", "°": "Symbole degré",
    "§": "Symbole de paragraphe", "★": "Étoile noire", "☆": "Étoile blanche",
    "×": "Signe Multiplication", "÷": "Signe Division", "±": "Signe plus-ou-moins",
    "→": "Flèche vers la droite", "←": "Flèche vers la gauche", "↑": "Flèche vers le haut",
    "↓": "Flèche vers le bas", "✓": "Coche",
    "\n": "Nouvelle ligne", " ": "Espace", "\u{A0}": "Espace",
  ]
}
