import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in Polish.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in Polish; Unicode CLDR 44 for the form of a
  /// percentage.
  static let polish = TalkBackPhrasebook(
    language: "pl", plurals: .polish,
    roles: Roles(
      button: "Przycisk", checkBox: "Pole wyboru", radioButton: "Przycisk opcji",
      switchControl: "Przełącz", editBox: "Pole edycji", dropDownList: "Lista", slider: "Suwak",
      progressBar: "Pasek postępu", image: "Zdjęcie", list: "Lista", grid: "Siatka",
      tabBar: "Pasek kart", page: "Strona", webView: "Komponent WebView",
      pagerView: "Widok z wieloma stronami"),
    states: States(
      checked: "zaznaczono", notChecked: "nie zaznaczono", on: "włączono", off: "wył.",
      selected: "wybrano", disabled: "wyłączono", expanded: "widok rozwinięty",
      collapsed: "widok zwinięty", editing: "Edytowanie", password: "hasło",
      unlabelled: "Bez etykiety",
      readOnly: "tylko do odczytu", required: "Wymagany",
      partiallyExpanded: "częściowo rozwinięty"),
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
        one: "{count} znak", few: "{count} znaki", many: "{count} znaków", other: "{count} znaku"),
      ignored: Plural(
        one: "{count} element, zignorowano {ignored}",
        few: "{count} elementy, zignorowano {ignored}",
        many: "{count} elementów, zignorowano {ignored}",
        other: "{count} elementu, zignorowano {ignored}")),
    collections: Collections(
      list: Passage(in: "Na liście", out: "Poza listą"),
      grid: Passage(in: "W siatce", out: "Poza siatką"),
      pager: Passage(in: "W miejscu podziału na strony", out: "Poza miejscem podziału na strony"),
      verticalPager: Passage(
        in: "W miejscu podziału na strony w pionie",
        out: "Poza miejscem podziału na strony w pionie"),
      horizontalPager: Passage(
        in: "W miejscu podziału na strony w poziomie",
        named: "W miejscu podziału na strony w poziomie {name}",
        out: "Poza miejscem podziału na strony w poziomie",
        named: .assumed("Poza miejscem podziału na strony w poziomie {name}")),
      gridPager: Passage(
        in: "W miejscu podziału siatki na strony", out: "Poza miejscem podziału siatki na strony"),
      other: Passage(
        in: "{word}", named: "{word} {name}", out: "Skończył się pakiet danych {word}",
        named: "Z: {word} {name}"),
      titled: TitledPassage(entering: "{name}", leaving: "Skończył się pakiet danych {name}")),
    templates: Templates(
      labelled: "{item} dla: {label}", error: "Błąd: {message}", percent: "{number} procent",
      repeated: "{count} {symbol}", capital: "wielka litera {letter}",
      requiredState: "Wymagany stan: {state}", emoji: "Emotikon {name}"),
    hints: Hints(
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
      swipeUpOrDown: "przesuń w górę i przesuń w dół", openLink: "{gesture}, aby otworzyć link",
      pressSelect: "Naciśnij przycisk wyboru",
      keyboard: KeyboardHints(
        activate: "Naciśnij {keys}, aby uaktywnić",
        toggle: "Naciśnij {keys}, aby przełączyć",
        editText: "Naciśnij {keys}, aby edytować tekst",
        change: "Naciśnij {keys}, aby zmienić",
        select: "Naciśnij {keys}, aby wybrać",
        longPress: "Naciśnij {keys}, aby przytrzymać",
        custom: "Naciśnij {keys}, aby {action}",
        openLink: "Naciśnij {keys}, aby otworzyć link"
      )),
    symbols: [
      "-": "Kreska", "\\": "Odwrócony ukośnik", "/": "Ukośnik", "|": "Linia pionowa",
      "!": "Wykrzyknik", "@": "Małpa", "#": "Krzyżyk", "$": "Znak dolara", "%": "Procent",
      "^": "Daszek", "&": "Ampersand", "*": "Gwiazdka", "(": "Lewy nawias", ")": "Prawy nawias",
      "=": "Znak równości", "_": "Podkreślenie", "[": "Lewy nawias kwadratowy",
      "]": "Prawy nawias kwadratowy", "{": "Lewy nawias klamrowy", "}": "Prawy nawias klamrowy",
      ".": "Kropka", "?": "Pytajnik", ";": "Średnik", "'": "Apostrof", "\"": "Cudzysłów",
      ":": "Dwukropek", "<": "Znak mniejszości", ">": "Znak większości", ",": "Przecinek",
      "~": "Tylda", "`": "Akcent słaby", "•": "Punktor", "–": "Półpauza", "—": "Pauza",
      "…": "Wielokropek", "€": "Euro", "£": "Znak waluty funt", "¥": "Jen",
      "©": "Znak praw autorskich", "®": "Zastrzeżony znak towarowy", "°": "Znak stopni",
      "§": "Znak paragrafu", "★": "Czarna gwiazda", "☆": "Biała gwiazda", "×": "Znak mnożenia",
      "÷": "Znak dzielenia", "±": "Znak plus-minus", "→": "Strzałka w prawo",
      "←": "Strzałka w lewo",
      "↑": "Strzałka w górę", "↓": "Strzałka w dół", "✓": "Znacznik wyboru",
      "\n": "Nowy wiersz", " ": "Spacja",
      "\u{A0}": "Spacja",
    ],
    partiallyChecked: "częściowo zaznaczono", percent: "{number}%",
    events: Events(
      removed: "Usunięto {text}", cleared: "Tekst został usunięty",
      maximumLength: "Osiągnięto maksymalną długość", replaced: "{new} zastępuje {old}",
      replacedCharacters: "Znaki w liczbie {new} zastąpiono {old} znakami",
      cut: "tekst wycięty, {text}", pasted: "tekst wklejony, {text}",
      selected: "tekst zaznaczony, {text}", selectionCleared: "Usunięto zaznaczenie",
      beginningOfField: "Początek pola", endOfField: "Koniec pola",
      showing: "Pokazuję okno {keyboard}", keyboardHidden: "klawiatura ukryta",
      invalidInput: "Nieprawidłowe dane wejściowe: {error}", bullet: "Punktor",
      unselected: "zaznaczenie tekstu usunięte, {text}",
      selectedText: "Zaznaczony tekst: {text}",
      enabled: "włączono",
      untitled: "bez tytułu", window: "Okno {name}",
      drawer: "Menu {name}", optionsMenu: "Opcje",
      slidingDrawer: "Wysuwany panel otwarty",
      dragStarted: "Rozpoczęto przeciąganie",
      dragDropped: "Upuszczono przeciągany element",
      dragCancelled: "Anulowano przeciąganie",
      showingItems: "Wyświetlam elementy od {first} do {last} z {count}.",
      showingItem: "Wyświetlam element {first} z {count}.",
      showingPage: "Strona {page} z {count}"),
    notifications: Notifications(
      alarm: "Alarm", call: "Połączenie", email: "E-mail", error: "Błąd", event: "Wydarzenie",
      message: "Wiadomość", progress: "Postęp", promo: "Promocja", service: "Usługa",
      social: "Społeczności", system: "Stan systemu", transport: "Sterowanie multimediami"),
    before16: { $0.events.invalidInput = "Nieprawidłowe dane wejściowe {error}" })
}
