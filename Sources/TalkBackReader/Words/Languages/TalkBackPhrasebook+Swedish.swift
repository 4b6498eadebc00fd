import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in Swedish.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in Swedish; Unicode CLDR 44 for the form of a
  /// percentage.
  static let swedish = TalkBackPhrasebook(
    language: "sv", plurals: .one,
    roles: Roles(
      button: "Knapp", checkBox: "Kryssruta", radioButton: "Alternativknapp",
      switchControl: "Reglage", editBox: "Redigeringsruta", dropDownList: "Rullgardinsmeny",
      slider: "Skjutreglage", progressBar: "Förloppsindikator", image: "Bild", list: "Lista",
      grid: "Rutnät", tabBar: "Flikfält", page: "Sida", webView: "Webview",
      pagerView: "Vy med flera sidor"),
    states: States(
      checked: "markerad", notChecked: "inte markerad", on: "på", off: "av",
      selected: "markerad", disabled: "inaktiverad", expanded: "utökad",
      collapsed: "komprimerad", editing: "Redigering", password: "lösenord",
      unlabelled: "Namnlös",
      readOnly: "skrivskyddat", required: "Obligatoriskt",
      partiallyExpanded: "delvis utökad"),
    positions: Positions(
      heading: "Rubrik", rowHeading: "Radrubrik", columnHeading: "Kolumnrubrik",
      row: "Rad {index}", column: "Kolumn {index}", item: "{index} av {count}",
      level: "Nivå {level}", items: Plural(one: "{count} objekt", other: "{count} objekt"),
      rows: Plural(one: "{count} rad", other: "{count} rader"),
      columns: Plural(one: "{count} kolumn", other: "{count} kolumner"),
      characters: Plural(one: "{count} tecken", other: "{count} tecken"),
      ignored: Plural(
        one: "{count} objekt, {ignored} ignoreras",
        other: "{count} objekt, {ignored} ignoreras")),
    collections: Collections(
      list: Passage(in: "I listan", out: "Utanför listan"),
      grid: Passage(in: "I rutnätet", out: "Utanför rutnätet"),
      pager: Passage(in: "I pager", out: "Utanför pager"),
      verticalPager: Passage(in: "I vertikal pager", out: "Utanför vertikal pager"),
      horizontalPager: Passage(
        in: "I horisontell pager", named: "I horisontell pager {name}",
        out: "Utanför horisontell pager", named: .assumed("Utanför horisontell pager {name}")),
      gridPager: Passage(in: "I rutnätsbaserad pager", out: "Utanför rutnätsbaserad pager"),
      other: Passage(in: "I {word}", out: "Av {word}"),
      titled: TitledPassage(entering: "I {name}", leaving: "Av {name}")),
    templates: Templates(
      labelled: "{item} för {label}", error: "Fel: {message}", percent: "{number} procent",
      repeated: "{count} {symbol}", capital: "versalt {letter}",
      requiredState: "{state} är obligatoriskt", emoji: "Emojis med {name}"),
    hints: Hints(
      doubleTap: "Tryck två gånger", singleTap: "Tryck", activate: "{gesture} för att aktivera",
      toggle: "{gesture} för att aktivera/inaktivera", editText: "{gesture} för att redigera text",
      change: "{gesture} för att ändra", select: "{gesture} för att välja",
      longPress: "{gesture} och håll för att trycka länge", custom: "{gesture} för att {action}",
      customLongPress: "{gesture} och håll ned för att {action}",
      adjust: "{up} eller {down} för att justera",
      menu: "{kinds} är tillgängligt. Använd {gesture} för att visa",
      readingControl: "Tillgänglig {kinds}. {gestures} och dubbeltryck för att aktivera",
      actions: "Åtgärder", links: "Länkar", labels: "Etiketter", swipeUp: "Svep uppåt",
      swipeDown: "Svep nedåt", menuGesture: "Tryck med tre fingrar",
      swipeUpOrDown: "svep uppåt eller svep nedåt", openLink: "{gesture} för att öppna länken",
      pressSelect: "Tryck på Välj",
      keyboard: KeyboardHints(
        activate: "Tryck på {keys} för att aktivera",
        toggle: "Tryck på {keys} för att aktivera/inaktivera",
        editText: "Tryck på {keys} för att redigera text",
        change: "Tryck på {keys} för att ändra.",
        select: "Tryck på {keys} för att välja",
        longPress: "Tryck på {keys} om du vill trycka länge",
        custom: "Tryck på {keys} för att {action}",
        openLink: "Tryck på {keys} för att öppna länken"
      )),
    symbols: [
      "-": "Bindestreck", "\\": "Omvänt snedstreck", "/": "Snedstreck", "|": "Lodrät linje",
      "!": "Utropstecken", "@": "Snabel-a", "#": "Fyrkant", "$": "Dollartecken", "%": "Procent",
      "^": "Cirkumflex", "&": "Et-tecken", "*": "Asterisk", "(": "Vänsterparentes",
      ")": "Högerparentes", "=": "Lika med-tecken", "_": "Understreck", "[": "Vänster hakparentes",
      "]": "Höger hakparentes", "{": "Vänster klammerparentes", "}": "Höger klammerparentes",
      ".": "Punkt", "?": "Frågetecken", ";": "Semikolon", "'": "Apostrof", "\"": "Citattecken",
      ":": "Kolon", "<": "Mindre än-tecken", ">": "Större än-tecken", ",": "Komma", "~": "Tilde",
      "`": "Grav accent", "•": "Punktlista", "–": "Tankstreck", "—": "Långt tankstreck",
      "…": "Ellips", "€": "Euro", "£": "Valutatecken för pund", "¥": "Yen", "©": "Copyright-symbol",
      "®": "Registrerat varumärke", "°": "Grader", "§": "Paragraftecken", "★": "Svart stjärna",
      "☆": "Vit stjärna", "×": "Multiplikationstecken", "÷": "Divisionstecken",
      "±": "Plus/minus-tecken", "→": "Högerpil", "←": "Vänsterpil", "↑": "Uppåtpil",
      "↓": "Nedåtpil",
      "✓": "Bockmarkering",
      "\n": "Ny rad", " ": "Blanksteg", "\u{A0}": "Blanksteg",
    ],
    partiallyChecked: "delvis markerad", percent: "{number}\u{A0}%",
    events: Events(
      removed: "{text} har raderats", cleared: "Texten har tagits bort",
      maximumLength: "Maximal längd har uppnåtts", replaced: "{new} har ersatt {old}",
      replacedCharacters: "{new} tecken har ersatts med {old} tecken.", cut: "klippte ut, {text}",
      pasted: "klistrade in, {text}", selected: "{text}, markerat",
      selectionCleared: "Markeringen har tagits bort", beginningOfField: "Början av fältet",
      endOfField: "Slutet av fältet", showing: "{keyboard} visas",
      keyboardHidden: "tangentbordet har dolts", invalidInput: "Ogiltiga indata: {error}",
      bullet: "Punktlista",
      unselected: "{text}, avmarkerat",
      selectedText: "Markerad text: {text}",
      enabled: "aktiverad",
      untitled: "namnlös", window: "Fönstret {name}",
      drawer: "Menyn {name}", optionsMenu: "Alternativ",
      slidingDrawer: "Lådan är öppen",
      dragStarted: "Åtgärden att dra har påbörjats",
      dragDropped: "Objektet har dragits och släppts",
      dragCancelled: "Åtgärden att dra avbröts",
      showingItems: "Visar objekt {first} till {last} av {count}.",
      showingItem: "Visar objekt {first} av {count}.",
      showingPage: "Sida {page} av {count}"),
    notifications: Notifications(
      alarm: "Alarm", call: "Samtal", email: "E-post", error: "Fel", event: "Händelse",
      message: "Meddelande", progress: "Förlopp", promo: "Kampanj", service: "Tjänst",
      social: "Socialt", system: "Systemstatus", transport: "Mediakontroll"),
    before16: { words in
      words.events.invalidInput = "Ogiltig inmatning {error}"
      words.hints.readingControl =
        "Tillgänglig {kinds}. {gestures} och tryck snabbt två gånger för att aktivera"
    })
}
