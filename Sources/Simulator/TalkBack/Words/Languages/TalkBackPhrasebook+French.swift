extension TalkBackPhrasebook {
  /// TalkBack's words in French.
  ///
  /// Source: TalkBack 15.1, strings.xml in French.
  package static let french = TalkBackPhrasebook(
    language: "fr",
    roles: Roles(
      button: "Bouton", checkBox: "Case à cocher", radioButton: "Case d'option",
      switchControl: "Bouton", editBox: "Zone d'édition", dropDownList: "Liste déroulante",
      slider: "Curseur", progressBar: "Barre de progression", image: "Image", list: "Liste",
      grid: "Grille", tabBar: "Barre d'onglets", page: "Page", webView: "Vue Web"),
    states: States(
      checked: "coché", notChecked: "non coché", on: "activé", off: "désactivé",
      selected: "sélectionné", disabled: "désactivé", expanded: "développé",
      collapsed: "regroupé", editing: "Modification en cours", password: "mot de passe",
      unlabelled: "Sans libellé"),
    positions: Positions(
      heading: "Titre", rowHeading: "En-tête de ligne", columnHeading: "En-tête de colonne",
      row: "Ligne {index}", column: "Colonne\u{A0}{index}", item: "{index} sur\u{A0}{count}",
      level: "Niveau\u{A0}{level}",
      items: Plural(one: "{count}\u{A0}élément", other: "{count}\u{A0}éléments"),
      rows: Plural(one: "{count}\u{A0}ligne", other: "{count}\u{A0}lignes"),
      columns: Plural(one: "{count}\u{A0}colonne", other: "{count}\u{A0}colonnes"),
      characters: Plural(one: "{count}\u{A0}caractère", other: "{count}\u{A0}caractères")),
    collections: Collections(
      list: Passage(
        entering: "Dans la liste", enteringNamed: "Dans la liste {name}",
        leaving: "Hors de la liste", leavingNamed: "Hors de la liste {name}"),
      grid: Passage(
        entering: "Dans la grille", enteringNamed: "Dans la grille {name}",
        leaving: "Hors de la grille", leavingNamed: "Hors de la grille {name}"),
      pager: Passage(
        entering: "Dans la page", enteringNamed: "Dans la page {name}",
        leaving: "En dehors de la page", leavingNamed: "En dehors de la page {name}"),
      verticalPager: Passage(
        entering: .assumed("Dans la page verticale"),
        enteringNamed: .assumed("Dans la page verticale {name}"),
        leaving: .assumed("En dehors de la page verticale"),
        leavingNamed: .assumed("En dehors de la page verticale {name}")),
      horizontalPager: Passage(
        entering: "Dans la page horizontale",
        enteringNamed: .assumed("Dans la page horizontale {name}"),
        leaving: .assumed("En dehors de la page horizontale"),
        leavingNamed: .assumed("En dehors de la page horizontale {name}")),
      gridPager: Passage(
        entering: .assumed("Dans la page en grille"),
        enteringNamed: .assumed("Dans la page en grille {name}"),
        leaving: "En dehors de la page en grille",
        leavingNamed: .assumed("En dehors de la page en grille {name}")),
      other: Passage(
        entering: "Dans {word}", enteringNamed: "Dans {word} {name}", leaving: "Hors de {word}",
        leavingNamed: "Hors de {word} {name}"),
      titled: TitledPassage(entering: "Dans {name}", leaving: "Hors de {name}")),
    templates: Templates(
      labelled: "{item} pour {label}", error: "Error: {message}",
      percent: "{number}\u{A0}pour cent", repeated: "{count}\u{A0}{symbol}",
      capital: "{letter} majuscule"),
    hints: frenchHints, symbols: frenchSymbols, platform: frenchPlatform)

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
    swipeUpOrDown: "balayer l'écran vers le haut ou balayer l'écran vers le bas")

  /// Attested are the names of the space and the bullet,
  /// of the asterisk and the period; the rest is our own translation.
  private static let frenchSymbols: [Character: Phrase] = [
    "-": .assumed("Tiret"), "\\": .assumed("Barre oblique inversée"),
    "/": .assumed("Barre oblique"), "|": .assumed("Barre verticale"),
    "!": .assumed("Point d'exclamation"), "@": .assumed("Arobase"), "#": .assumed("Dièse"),
    "$": .assumed("Symbole du dollar"), "%": .assumed("Pour cent"),
    "^": .assumed("Accent circonflexe"), "&": .assumed("Esperluette"), "*": "Astérisque",
    "(": .assumed("Parenthèse ouvrante"), ")": .assumed("Parenthèse fermante"),
    "=": .assumed("Signe égal"), "_": .assumed("Trait de soulignement"),
    "[": .assumed("Crochet ouvrant"), "]": .assumed("Crochet fermant"),
    "{": .assumed("Accolade ouvrante"), "}": .assumed("Accolade fermante"), ".": "Point",
    "?": .assumed("Point d'interrogation"), ";": .assumed("Point-virgule"),
    "'": .assumed("Apostrophe"), "\"": .assumed("Guillemet"), ":": .assumed("Deux-points"),
    "<": .assumed("Signe inférieur à"), ">": .assumed("Signe supérieur à"),
    ",": .assumed("Virgule"), "~": .assumed("Tilde"), "`": .assumed("Accent grave"),
    "•": "Puces", "–": .assumed("Tiret demi-cadratin"), "—": .assumed("Tiret cadratin"),
    "…": .assumed("Points de suspension"), "€": .assumed("Euro"),
    "£": .assumed("Symbole de la livre sterling"), "¥": .assumed("Yen"),
    "©": .assumed("Copyright"), "®": .assumed("Marque déposée"),
    "°": .assumed("Symbole du degré"), "§": .assumed("Symbole de section"),
    "★": .assumed("Étoile noire"), "☆": .assumed("Étoile blanche"),
    "×": .assumed("Signe de multiplication"), "÷": .assumed("Signe de division"),
    "±": .assumed("Signe plus ou moins"), "→": .assumed("Flèche vers la droite"),
    "←": .assumed("Flèche vers la gauche"), "↑": .assumed("Flèche vers le haut"),
    "↓": .assumed("Flèche vers le bas"), "\n": .assumed("Nouvelle ligne"), " ": "Espace",
    "\u{A0}": "Espace",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let frenchPlatform = Platform(
    on: .assumed("activé"), off: .assumed("désactivé"),
    partiallyChecked: .assumed("partiellement coché"), busy: .assumed("occupé"),
    invalidEntry: .assumed("entrée non valide"), percent: .assumed("{number}\u{202F}%"),
    submit: .assumed("Envoyer"), reset: .assumed("Réinitialiser"),
    whiteBullet: .assumed("puce blanche"), blackSquare: .assumed("carré noir"),
    numerals: .latin, sliderValue: .assumed("valeur, {number}"),
    lengthExceeded: .assumed("Limite de caractères dépassée\u{A0}: {count} sur {limit}"),
    invalidCheckBox: .assumed("{label}, erreur\u{A0}: non valide"), roleNames: frenchRoleNames,
    reactNative: frenchReactNative)

  private static let frenchRoleNames = RoleNames(
    alert: .assumed("alerte"), alertDialog: .assumed("boîte de dialogue d'alerte"),
    application: .assumed("application"), article: .assumed("article"),
    banner: .assumed("bannière"), blockquote: .assumed("citation"), button: .assumed("bouton"),
    checkbox: .assumed("case à cocher"), colorPicker: .assumed("sélecteur de couleur"),
    columnHeader: .assumed("en-tête de colonne"), complementary: .assumed("complémentaire"),
    contentInfo: .assumed("informations sur le contenu"),
    datePicker: .assumed("sélecteur de date"),
    dateTimePicker: .assumed("sélecteur de date et d'heure"),
    localDateTimePicker: .assumed("sélecteur de date et d'heure locales"),
    monthPicker: .assumed("sélecteur de mois"), weekPicker: .assumed("sélecteur de semaine"),
    timePicker: .assumed("sélecteur d'heure"), definition: .assumed("définition"),
    deletion: .assumed("suppression"), dialog: .assumed("boîte de dialogue"),
    disclosureTriangle: .assumed("triangle d'affichage"), document: .assumed("document"),
    feed: .assumed("flux"), graphic: .assumed("graphique"), heading: .assumed("titre"),
    highlight: .assumed("surlignage"), insertion: .assumed("insertion"), link: .assumed("lien"),
    listBox: .assumed("zone de liste"), log: .assumed("journal"),
    main: .assumed("contenu principal"), marquee: .assumed("texte défilant"),
    math: .assumed("expression mathématique"), menu: .assumed("menu"),
    menuBar: .assumed("barre de menus"), menuItem: .assumed("élément de menu"),
    meter: .assumed("jauge"), navigation: .assumed("navigation"), note: .assumed("note"),
    progressIndicator: .assumed("indicateur de progression"),
    radioButton: .assumed("case d'option"), region: .assumed("région"),
    rowHeader: .assumed("en-tête de ligne"), scrollBar: .assumed("barre de défilement"),
    search: .assumed("recherche"), searchField: .assumed("champ de recherche"),
    slider: .assumed("curseur"), spinButton: .assumed("sélecteur rotatif"),
    splitter: .assumed("séparateur"), status: .assumed("état"),
    switchControl: .assumed("bouton bascule"), tab: .assumed("onglet"),
    tabList: .assumed("liste d'onglets"), tabPanel: .assumed("panneau d'onglet"),
    table: .assumed("tableau"), timer: .assumed("minuteur"),
    toggleButton: .assumed("bouton d'activation"), toolbar: .assumed("barre d'outils"),
    tooltip: .assumed("info-bulle"), tree: .assumed("arborescence"),
    treeGrid: .assumed("grille arborescente"), treeItem: .assumed("élément d'arborescence"),
    audio: .assumed("audio"), video: .assumed("vidéo"), headingLevel: .assumed("titre {level}"),
    headingLevelLink: .assumed("titre {level}, lien"), headingLink: .assumed("titre, lien"),
    popUpButton: .assumed("bouton de pop-up"),
    menuPopUpButton: .assumed("bouton de menu pop-up"),
    dialogPopUpButton: .assumed("bouton de boîte de dialogue pop-up"),
    current: .assumed("élément actuel"), currentPage: .assumed("page actuelle"),
    currentStep: .assumed("étape actuelle"), currentLocation: .assumed("emplacement actuel"),
    currentDate: .assumed("date actuelle"), currentTime: .assumed("heure actuelle"))

  private static let frenchReactNative = ReactNativeWords(
    mixed: .assumed("mixte"), busy: .assumed("occupé"), link: .assumed("lien"),
    image: .assumed("image"), imageButton: .assumed("bouton, image"),
    summary: .assumed("résumé"), alert: .assumed("alerte"),
    comboBox: .assumed("zone de liste modifiable"), menu: .assumed("menu"),
    menuBar: .assumed("barre de menus"), menuItem: .assumed("élément de menu"),
    progressBar: .assumed("indicateur de progression"),
    radioGroup: .assumed("groupe de cases d'option"), scrollBar: .assumed("barre de défilement"),
    spinButton: .assumed("sélecteur rotatif"), tab: .assumed("onglet"),
    tabList: .assumed("liste d'onglets"), timer: .assumed("minuteur"),
    toolBar: .assumed("barre d'outils"))
}
