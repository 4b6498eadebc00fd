extension TalkBackPhrasebook {
  /// TalkBack's words in Polish.
  ///
  /// Source: TalkBack 15.1, strings.xml in Polish.
  package static let polish = TalkBackPhrasebook(
    language: "pl",
    roles: Roles(
      button: "Przycisk", checkBox: "Pole wyboru", radioButton: "Przycisk opcji",
      switchControl: "Przełącz", editBox: "Pole edycji", dropDownList: "Lista", slider: "Suwak",
      progressBar: "Pasek postępu", image: "Zdjęcie", list: "Lista", grid: "Siatka",
      tabBar: "Pasek kart", page: "Strona", webView: "Komponent WebView"),
    states: States(
      checked: "zaznaczono", notChecked: "nie zaznaczono", on: "włączono", off: "wył.",
      selected: "wybrano", disabled: "wyłączono", expanded: "widok rozwinięty",
      collapsed: "widok zwinięty", editing: "Edytowanie", password: "hasło",
      unlabelled: "Bez etykiety"),
    positions: Positions(
      heading: "Nagłówek", rowHeading: "Nagłówek wiersza", columnHeading: "Nagłówek kolumny",
      row: "Wiersz {index}", column: "Kolumna {index}", item: "{index}/{count}",
      level: "Poziom {level}",
      items: Plural(
        one: "{count} element", few: "{count} elementy", many: "{count} elementów",
        other: "{count} elementu"),
      rows: Plural(
        one: "{count} wiersz", few: "{count} wiersze", many: "{count} wierszy",
        other: "{count} wiersza"),
      columns: Plural(
        one: "{count} kolumna", few: "{count} kolumny", many: "{count} kolumn",
        other: "{count} kolumny"),
      characters: Plural(
        one: "{count} znak", few: "{count} znaki", many: "{count} znaków", other: "{count} znaku")),
    collections: Collections(
      list: Passage(
        entering: "Na liście", enteringNamed: "Na liście {name}", leaving: "Poza listą",
        leavingNamed: "Poza listą {name}"),
      grid: Passage(
        entering: "W siatce", enteringNamed: "W siatce {name}", leaving: "Poza siatką",
        leavingNamed: "Poza siatką {name}"),
      pager: Passage(
        entering: "W miejscu podziału na strony",
        enteringNamed: "W miejscu podziału na strony {name}",
        leaving: "Poza miejscem podziału na strony",
        leavingNamed: "Poza miejscem podziału na strony {name}"),
      verticalPager: Passage(
        entering: .assumed("W miejscu pionowego podziału na strony"),
        enteringNamed: .assumed("W miejscu pionowego podziału na strony {name}"),
        leaving: .assumed("Poza miejscem pionowego podziału na strony"),
        leavingNamed: .assumed("Poza miejscem pionowego podziału na strony {name}")),
      horizontalPager: Passage(
        entering: .assumed("W miejscu poziomego podziału na strony"),
        enteringNamed: .assumed("W miejscu poziomego podziału na strony {name}"),
        leaving: .assumed("Poza miejscem poziomego podziału na strony"),
        leavingNamed: .assumed("Poza miejscem poziomego podziału na strony {name}")),
      gridPager: Passage(
        entering: .assumed("W miejscu podziału na strony w siatce"),
        enteringNamed: .assumed("W miejscu podziału na strony w siatce {name}"),
        leaving: .assumed("Poza miejscem podziału na strony w siatce"),
        leavingNamed: .assumed("Poza miejscem podziału na strony w siatce {name}")),
      other: Passage(
        entering: "{word}", enteringNamed: "{word} {name}",
        leaving: "Skończył się pakiet danych {word}", leavingNamed: "Z: {word} {name}"),
      titled: TitledPassage(entering: "{name}", leaving: "Skończył się pakiet danych {name}")),
    templates: Templates(
      labelled: "{item} dla: {label}", error: "Error: {message}", percent: "{number} procent",
      repeated: "{count} {symbol}", capital: "wielka litera {letter}"),
    hints: polishHints, symbols: polishSymbols, platform: polishPlatform)

  private static let polishHints = Hints(
    doubleTap: "Kliknij dwukrotnie", singleTap: "Kliknij", activate: "{gesture}, aby uaktywnić",
    toggle: "{gesture}, aby przełączyć", editText: "{gesture}, aby edytować tekst",
    change: "{gesture}, aby zmienić", select: "{gesture}, aby wybrać",
    longPress: "{gesture} i przytrzymaj, aby przytrzymać", custom: "{gesture}, aby {action}",
    customLongPress: "{gesture} i przytrzymaj, aby {action}",
    adjust: "„{up}” lub „{down}”, aby zmienić",
    menu: "Dostępne jest działanie {kinds}; użyj gestu {gesture}, aby wyświetlić",
    readingControl:
      "Działanie {kinds} jest dostępne, {gestures} i kliknij dwukrotnie, aby aktywować",
    actions: "Działania", links: "Linki", labels: "Etykiety", swipeUp: "Przesuń w górę",
    swipeDown: "Przesuń w dół", menuGesture: "Kliknij 3 palcami",
    swipeUpOrDown: "przesuń w górę i przesuń w dół")

  /// Attested are the names of the space and the bullet; the rest is our own translation.
  private static let polishSymbols: [Character: Phrase] = [
    "-": .assumed("Łącznik"), "\\": .assumed("Ukośnik lewy"), "/": .assumed("Ukośnik"),
    "|": .assumed("Kreska pionowa"), "!": .assumed("Wykrzyknik"), "@": .assumed("Małpa"),
    "#": .assumed("Krzyżyk"), "$": .assumed("Znak dolara"), "%": .assumed("Procent"),
    "^": .assumed("Daszek"), "&": .assumed("Ampersand"), "*": .assumed("Gwiazdka"),
    "(": .assumed("Lewy nawias"), ")": .assumed("Prawy nawias"), "=": .assumed("Znak równości"),
    "_": .assumed("Podkreślenie"), "[": .assumed("Lewy nawias kwadratowy"),
    "]": .assumed("Prawy nawias kwadratowy"), "{": .assumed("Lewy nawias klamrowy"),
    "}": .assumed("Prawy nawias klamrowy"), ".": .assumed("Kropka"),
    "?": .assumed("Znak zapytania"), ";": .assumed("Średnik"), "'": .assumed("Apostrof"),
    "\"": .assumed("Cudzysłów"), ":": .assumed("Dwukropek"), "<": .assumed("Znak mniejszości"),
    ">": .assumed("Znak większości"), ",": .assumed("Przecinek"), "~": .assumed("Tylda"),
    "`": .assumed("Grawis"), "•": "Punktor", "–": .assumed("Półpauza"), "—": .assumed("Pauza"),
    "…": .assumed("Wielokropek"), "€": .assumed("Euro"), "£": .assumed("Znak funta"),
    "¥": .assumed("Jen"), "©": .assumed("Prawa autorskie"),
    "®": .assumed("Zastrzeżony znak towarowy"), "°": .assumed("Znak stopnia"),
    "§": .assumed("Paragraf"), "★": .assumed("Czarna gwiazdka"), "☆": .assumed("Biała gwiazdka"),
    "×": .assumed("Znak mnożenia"), "÷": .assumed("Znak dzielenia"),
    "±": .assumed("Znak plus minus"), "→": .assumed("Strzałka w prawo"),
    "←": .assumed("Strzałka w lewo"), "↑": .assumed("Strzałka w górę"),
    "↓": .assumed("Strzałka w dół"), "\n": .assumed("Nowy wiersz"), " ": "Spacja",
    "\u{A0}": "Spacja",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let polishPlatform = Platform(
    on: .assumed("włączono"), off: .assumed("wył."),
    partiallyChecked: .assumed("częściowo zaznaczono"), busy: .assumed("zajęty"),
    invalidEntry: .assumed("nieprawidłowy wpis"), percent: .assumed("{number}%"),
    submit: .assumed("Prześlij"), reset: .assumed("Resetuj"),
    whiteBullet: .assumed("biały punktor"), blackSquare: .assumed("czarny kwadrat"),
    numerals: .latin, sliderValue: .assumed("wartość, {number}"),
    lengthExceeded: .assumed("Przekroczono limit znaków: {count} z {limit}"),
    invalidCheckBox: .assumed("{label}, błąd: nieprawidłowe"), roleNames: polishRoleNames,
    reactNative: polishReactNative)

  private static let polishRoleNames = RoleNames(
    alert: .assumed("alert"), alertDialog: .assumed("okno alertu"),
    application: .assumed("aplikacja"), article: .assumed("artykuł"), banner: .assumed("baner"),
    blockquote: .assumed("cytat blokowy"), button: .assumed("przycisk"),
    checkbox: .assumed("pole wyboru"), colorPicker: .assumed("selektor kolorów"),
    columnHeader: .assumed("nagłówek kolumny"), complementary: .assumed("treść uzupełniająca"),
    contentInfo: .assumed("informacje o treści"), datePicker: .assumed("selektor daty"),
    dateTimePicker: .assumed("selektor daty i godziny"),
    localDateTimePicker: .assumed("selektor lokalnej daty i godziny"),
    monthPicker: .assumed("selektor miesiąca"), weekPicker: .assumed("selektor tygodnia"),
    timePicker: .assumed("selektor godziny"), definition: .assumed("definicja"),
    deletion: .assumed("usunięty fragment"), dialog: .assumed("okno"),
    disclosureTriangle: .assumed("trójkąt rozwijania"), document: .assumed("dokument"),
    feed: .assumed("kanał"), graphic: .assumed("grafika"), heading: .assumed("nagłówek"),
    highlight: .assumed("wyróżnienie"), insertion: .assumed("wstawiony fragment"),
    link: .assumed("link"), listBox: .assumed("pole listy"), log: .assumed("dziennik"),
    main: .assumed("treść główna"), marquee: .assumed("przewijany tekst"),
    math: .assumed("działanie matematyczne"), menu: .assumed("menu"),
    menuBar: .assumed("pasek menu"), menuItem: .assumed("pozycja menu"),
    meter: .assumed("miernik"), navigation: .assumed("nawigacja"), note: .assumed("uwaga"),
    progressIndicator: .assumed("wskaźnik postępu"), radioButton: .assumed("przycisk opcji"),
    region: .assumed("region"), rowHeader: .assumed("nagłówek wiersza"),
    scrollBar: .assumed("pasek przewijania"), search: .assumed("wyszukiwanie"),
    searchField: .assumed("pole wyszukiwania"), slider: .assumed("suwak"),
    spinButton: .assumed("pokrętło"), splitter: .assumed("separator"), status: .assumed("stan"),
    switchControl: .assumed("przełącznik"), tab: .assumed("karta"),
    tabList: .assumed("lista kart"), tabPanel: .assumed("panel karty"),
    table: .assumed("tabela"), timer: .assumed("minutnik"),
    toggleButton: .assumed("przycisk przełączania"), toolbar: .assumed("pasek narzędzi"),
    tooltip: .assumed("etykietka"), tree: .assumed("drzewo"),
    treeGrid: .assumed("siatka drzewa"), treeItem: .assumed("element drzewa"),
    audio: .assumed("audio"), video: .assumed("wideo"),
    headingLevel: .assumed("nagłówek {level}"),
    headingLevelLink: .assumed("nagłówek {level}, link"),
    headingLink: .assumed("nagłówek, link"), popUpButton: .assumed("przycisk wyskakujący"),
    menuPopUpButton: .assumed("przycisk wyskakującego menu"),
    dialogPopUpButton: .assumed("przycisk wyskakującego okna"),
    current: .assumed("bieżący element"), currentPage: .assumed("bieżąca strona"),
    currentStep: .assumed("bieżący krok"), currentLocation: .assumed("bieżąca lokalizacja"),
    currentDate: .assumed("bieżąca data"), currentTime: .assumed("bieżąca godzina"))

  private static let polishReactNative = ReactNativeWords(
    mixed: .assumed("mieszany"), busy: .assumed("zajęty"), link: .assumed("link"),
    image: .assumed("zdjęcie"), imageButton: .assumed("przycisk, zdjęcie"),
    summary: .assumed("podsumowanie"), alert: .assumed("alert"),
    comboBox: .assumed("pole kombi"), menu: .assumed("menu"), menuBar: .assumed("pasek menu"),
    menuItem: .assumed("pozycja menu"), progressBar: .assumed("wskaźnik postępu"),
    radioGroup: .assumed("grupa przycisków opcji"), scrollBar: .assumed("pasek przewijania"),
    spinButton: .assumed("pokrętło"), tab: .assumed("karta"), tabList: .assumed("lista kart"),
    timer: .assumed("minutnik"), toolBar: .assumed("pasek narzędzi"))
}
