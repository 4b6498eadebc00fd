import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in Dutch.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in Dutch; Unicode CLDR 44 for the form of a
  /// percentage.
  static let dutch = TalkBackPhrasebook(
    language: "nl", plurals: .one,
    roles: Roles(
      button: "Knop", checkBox: "Selectievakje", radioButton: "Keuzerondje",
      switchControl: "Schakelaar", editBox: "Bewerkingsvak", dropDownList: "Dropdownmenu",
      slider: "Schuifregelaar", progressBar: "Voortgangsbalk", image: "Afbeelding",
      list: "Lijst", grid: "Raster", tabBar: "Tabbladbalk", page: "Pagina",
      webView: "Webweergave",
      pagerView: "Weergave met meerdere pagina's"),
    states: States(
      checked: "aangevinkt", notChecked: "niet aangevinkt", on: "aan", off: "uit",
      selected: "geselecteerd", disabled: "uitgezet", expanded: "uitgevouwen",
      collapsed: "samengevouwen", editing: "Bezig met bewerken", password: "wachtwoord",
      unlabelled: "Geen label",
      readOnly: "alleen-lezen", required: "Vereist",
      partiallyExpanded: "gedeeltelijk uitgevouwen"),
    positions: Positions(
      heading: "Kop", rowHeading: "Kop van rij", columnHeading: "Kolomkop", row: "Rij {index}",
      column: "Kolom {index}", item: "{index} van {count}", level: "Niveau {level}",
      items: Plural(one: "{count} item", other: "{count} items"),
      rows: Plural(one: "{count} rij", other: "{count} rijen"),
      columns: Plural(one: "{count} kolom", other: "{count} kolommen"),
      characters: Plural(one: "{count} teken", other: "{count} tekens"),
      ignored: Plural(
        one: "{count} item, {ignored} genegeerd",
        other: "{count} items, {ignored} genegeerd")),
    collections: Collections(
      list: Passage(in: "In lijst", out: "Buiten lijst"),
      grid: Passage(in: "In raster", out: "Buiten raster"),
      pager: Passage(in: "Binnen pagina", out: "Buiten pagina"),
      verticalPager: Passage(in: "Binnen verticale pagina", out: "Buiten verticale pagina"),
      horizontalPager: Passage(
        in: "Binnen horizontale pagina", named: "Binnen horizontale pagina {name}",
        out: "Buiten horizontale pagina", named: .assumed("Buiten horizontale pagina {name}")),
      gridPager: Passage(in: "Binnen rasterpagina", out: "Buiten rasterpagina"),
      other: Passage(in: "In {word}", out: "Buiten {word}"),
      titled: TitledPassage(entering: "In {name}", leaving: "Buiten {name}")),
    templates: Templates(
      labelled: "{item} voor {label}", error: "Fout: {message}", percent: "{number} procent",
      repeated: "{count} {symbol}", capital: "hoofdletter {letter}",
      requiredState: "{state} vereist", emoji: "{name}-emoji"),
    hints: Hints(
      doubleTap: "Dubbeltik", singleTap: "Tik", activate: "{gesture} om te activeren",
      toggle: "{gesture} om te schakelen", editText: "{gesture} om tekst te bewerken",
      change: "{gesture} om te wijzigen", select: "{gesture} om te selecteren",
      longPress: "{gesture} en houd vast om lang ingedrukt te houden",
      custom: "{gesture} om te {action}", customLongPress: "{gesture} en houd vast om te {action}",
      adjust: "Gebruik {up} of {down} om dit aan te passen",
      menu: "{kinds} beschikbaar, gebruik {gesture} om te bekijken",
      readingControl: "{kinds} beschikbaar, {gestures} en dubbeltik om te activeren",
      actions: "Acties", links: "Links", labels: "Labels", swipeUp: "Omhoog swipen",
      swipeDown: "Omlaag swipen", menuGesture: "Tikken met 3 vingers",
      swipeUpOrDown: "omhoog swipen of omlaag swipen", openLink: "{gesture} om de link te openen",
      pressSelect: "Druk op de selectieknop",
      keyboard: KeyboardHints(
        activate: "Druk op {keys} om te activeren",
        toggle: "Druk op {keys} om te schakelen",
        editText: "Druk op {keys} om tekst te bewerken",
        change: "Druk op {keys} om te wijzigen",
        select: "Druk op {keys} om te selecteren",
        longPress: "Druk op {keys} om lang ingedrukt te houden",
        custom: "Druk op {keys} om te {action}",
        openLink: "Druk op {keys} om de link te openen"
      )),
    symbols: [
      "-": "Streepje", "\\": "Backslash", "/": "Slash", "|": "Verticale lijn", "!": "Uitroepteken",
      "@": "Apenstaartje", "#": "Hekje", "$": "Dollarteken", "%": "Procent", "^": "Inlasteken",
      "&": "Ampersand", "*": "Sterretje", "(": "Haakje openen", ")": "Haakje sluiten",
      "=": "Gelijkteken", "_": "Onderstrepen", "[": "Vierkante haak links",
      "]": "Vierkante haak rechts", "{": "Accolade links", "}": "Accolade rechts", ".": "Punt",
      "?": "Vraagteken", ";": "Puntkomma", "'": "Apostrof", "\"": "Aanhalingsteken",
      ":": "Dubbele punt", "<": "Minder dan-teken", ">": "Groter dan-teken", ",": "Komma",
      "~": "Tilde", "`": "Accent grave", "•": "Opsommingsteken", "–": "En-streepje",
      "—": "Em-streepje", "…": "Weglatingsteken", "€": "Euro", "£": "Pond-valutasymbool",
      "¥": "Yen",
      "©": "Auteursrecht", "®": "Gedeponeerd handelsmerk", "°": "Graden-teken",
      "§": "Paragraafteken",
      "★": "Zwarte ster", "☆": "Witte ster", "×": "Vermenigvuldigingsteken", "÷": "Deelteken",
      "±": "Plusminus-teken", "→": "Pijl naar rechts", "←": "Pijl naar links", "↑": "Pijl omhoog",
      "↓": "Pijl omlaag", "✓": "Vinkje",
      "\n": "Nieuwe regel", " ": "Spatiebalk", "\u{A0}": "Spatiebalk",
    ],
    partiallyChecked: "gedeeltelijk aangevinkt", percent: "{number}%",
    events: Events(
      removed: "{text} verwijderd", cleared: "Tekst gewist",
      maximumLength: "Maximumlengte is bereikt", replaced: "{new} heeft {old} vervangen",
      replacedCharacters: "{new} tekens vervangen door {old} tekens", cut: "geknipt, {text}",
      pasted: "geplakt, {text}", selected: "{text}, geselecteerd",
      selectionCleared: "Selectie gewist", beginningOfField: "Begin van het veld",
      endOfField: "Einde van het veld", showing: "{keyboard} wordt getoond",
      keyboardHidden: "toetsenbord verborgen", invalidInput: "Ongeldige invoer: {error}",
      bullet: "Opsommingsteken",
      unselected: "{text}, selectie ongedaan gemaakt",
      selectedText: "Geselecteerde tekst: {text}",
      enabled: "aangezet",
      untitled: "naamloos", window: "Venster {name}",
      drawer: "Menu {name}", optionsMenu: "Opties",
      slidingDrawer: "Schuiflade is geopend",
      dragStarted: "Slepen gestart",
      dragDropped: "Gesleept item neergezet",
      dragCancelled: "Slepen geannuleerd",
      showingItems: "Items {first} tot en met {last} van {count} worden getoond.",
      showingItem: "Item {first} van {count} wordt getoond.",
      showingPage: "Pagina {page} van {count}"),
    notifications: Notifications(
      alarm: "Wekker", call: "Bellen", email: "E-mail", error: "Fout", event: "Afspraak",
      message: "Bericht", progress: "Voortgang", promo: "Promotie", service: "Service",
      social: "Sociaal", system: "Systeemstatus", transport: "Mediabediening"),
    before16: { $0.events.invalidInput = "Ongeldige invoer {error}" })
}
