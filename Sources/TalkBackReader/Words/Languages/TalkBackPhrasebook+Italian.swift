import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in Italian.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in Italian; Unicode CLDR 44 for the form of a
  /// percentage.
  static let italian = TalkBackPhrasebook(
    language: "it", plurals: .oneAndMillions,
    roles: Roles(
      button: "Pulsante", checkBox: "Casella di controllo", radioButton: "Pulsante di opzione",
      switchControl: "Opzione", editBox: "Casella di modifica", dropDownList: "Elenco a discesa",
      slider: "Cursore", progressBar: "Barra di avanzamento", image: "Immagine", list: "Elenco",
      grid: "Griglia", tabBar: "Barra delle schede", page: "Pagina",
      webView: "Visualizzazione Web",
      pagerView: "Visualizzazione a più pagine"),
    states: States(
      checked: "selezionato", notChecked: "non selezionato", on: "attivato", off: "disattivato",
      selected: "selezionata", disabled: "disattivato", expanded: "espanso",
      collapsed: "compresso", editing: "Modifica in corso", password: "password",
      unlabelled: "Senza etichetta",
      readOnly: "sola lettura", required: "Obbligatorio",
      partiallyExpanded: "parzialmente espansa"),
    positions: Positions(
      heading: "Intestazione", rowHeading: "Intestazione di riga",
      columnHeading: "Intestazione di colonna", row: "Riga {index}", column: "Colonna {index}",
      item: "{index} di {count}", level: "Livello {level}",
      items: Plural(one: "{count} elemento", other: "{count} elementi"),
      rows: Plural(one: "{count} riga", other: "{count} righe"),
      columns: Plural(one: "{count} colonna", other: "{count} colonne"),
      characters: Plural(one: "{count} carattere", other: "{count} caratteri"),
      ignored: Plural(
        one: "{count} elemento, {ignored} ignorato",
        other: "{count} elementi, {ignored} ignorati")),
    collections: Collections(
      list: Passage(in: "Nell'elenco", out: "Fuori dall'elenco"),
      grid: Passage(in: "Nella griglia", out: "Fuori dalla griglia"),
      pager: Passage(in: "Nel pager", out: "Fuori dal pager"),
      verticalPager: Passage(in: "Nel pager verticale", out: "Fuori dal pager verticale"),
      horizontalPager: Passage(
        in: "Nel pager orizzontale", named: "Nel pager orizzontale {name}",
        out: "Fuori dal pager orizzontale", named: .assumed("Fuori dal pager orizzontale {name}")),
      gridPager: Passage(in: "Nel pager a griglia", out: "Fuori dal pager a griglia"),
      other: Passage(in: "In {word}", out: "Fuori da {word}"),
      titled: TitledPassage(entering: "In {name}", leaving: "Fuori da {name}")),
    templates: Templates(
      labelled: "{item} per {label}", error: "Errore: {message}", percent: "{number} percento",
      repeated: "{count} {symbol}", capital: "{letter} maiuscola",
      requiredState: "{state} obbligatorio", emoji: "Emoji {name}"),
    hints: Hints(
      doubleTap: "Tocca due volte", singleTap: "Tocca", activate: "{gesture} per attivare",
      toggle: "{gesture} per attivare/disattivare", editText: "{gesture} per modificare il testo",
      change: "{gesture} per cambiare", select: "{gesture} per selezionare",
      longPress: "{gesture} e tieni premuto con pressione prolungata",
      custom: "{gesture} per {action}", customLongPress: "{gesture} e tieni premuto per {action}",
      adjust: "\"{up}\" o \"{down}\" per regolare",
      menu: "Menu {kinds} disponibile, usa {gesture} per visualizzare",
      readingControl: "{kinds} disponibile, {gestures} e tocca due volte per attivare",
      actions: "Azioni", links: "Link", labels: "Etichette", swipeUp: "Scorri verso l'alto",
      swipeDown: "Scorri verso il basso", menuGesture: "Tocco con 3 dita",
      swipeUpOrDown: "scorri verso l'alto o scorri verso il basso",
      openLink: "{gesture} per aprire il link",
      pressSelect: "Premi seleziona",
      keyboard: KeyboardHints(
        activate: "Premi {keys} per attivare",
        toggle: "Premi {keys} per attivare/disattivare",
        editText: "Premi {keys} per modificare il testo",
        change: "Premi {keys} per modificare",
        select: "Premi {keys} per selezionare",
        longPress: "Premi {keys} per la pressione prolungata",
        custom: "Premi {keys} per {action}",
        openLink: "Premi {keys} per aprire il link"
      )),
    symbols: [
      "-": "Trattino breve", "\\": "Barra rovesciata", "/": "Barra", "|": "Linea verticale",
      "!": "Punto esclamativo", "@": "Chiocciola", "#": "Cancelletto", "$": "Simbolo del dollaro",
      "%": "Percentuale", "^": "Accento circonflesso", "&": "E commerciale", "*": "Asterisco",
      "(": "Parentesi aperta", ")": "Parentesi chiusa", "=": "Segno di uguale",
      "_": "Carattere di sottolineatura", "[": "Parentesi quadra aperta",
      "]": "Parentesi quadra chiusa", "{": "Parentesi graffa aperta",
      "}": "Parentesi graffa chiusa",
      ".": "Punto", "?": "Punto interrogativo", ";": "Punto e virgola", "'": "Apostrofo",
      "\"": "Virgolette", ":": "Due punti", "<": "Segno di minore", ">": "Segno di maggiore",
      ",": "Virgola", "~": "Tilde", "`": "Accento grave", "•": "Punto elenco", "–": "Trattino",
      "—": "Lineetta", "…": "Puntini di sospensione", "€": "Euro", "£": "Simbolo della sterlina",
      "¥": "Yen", "©": "Copyright", "®": "Marchio registrato", "°": "Simbolo dei gradi",
      "§": "Simbolo di paragrafo", "★": "Stella nera", "☆": "Stella bianca",
      "×": "Segno di moltiplicazione", "÷": "Segno di divisione", "±": "Segno più-o-meno",
      "→": "Freccia destra", "←": "Freccia sinistra", "↑": "Freccia su", "↓": "Freccia giù",
      "✓": "Segno di spunta",
      "\n": "Nuova riga", " ": "Spazio", "\u{A0}": "Spazio",
    ],
    partiallyChecked: "elemento parzialmente selezionato", percent: "{number}%",
    events: Events(
      removed: "{text} eliminato", cleared: "Testo cancellato",
      maximumLength: "Lunghezza massima raggiunta", replaced: "{new} ha sostituito {old}",
      replacedCharacters: "{new} caratteri sostituiti con {old} caratteri", cut: "tagliato, {text}",
      pasted: "incollato, {text}", selected: "{text}, selezionato",
      selectionCleared: "Selezione cancellata", beginningOfField: "Inizio del campo",
      endOfField: "Fine del campo", showing: "È visualizzata la finestra {keyboard}",
      keyboardHidden: "Tastiera nascosta", invalidInput: "Dati non validi: {error}",
      bullet: "Punto elenco",
      unselected: "{text}, deselezionato",
      selectedText: "Testo selezionato: {text}",
      enabled: "controllo attivo",
      untitled: "senza titolo", window: "Finestra {name}",
      drawer: "Menu {name}", optionsMenu: "Opzioni",
      slidingDrawer: "Riquadro a scomparsa scorrevole aperto",
      dragStarted: "Trascinamento iniziato",
      dragDropped: "Elemento trascinato rilasciato",
      dragCancelled: "Trascinamento annullato",
      showingItems: "Elementi da {first} a {last} su {count} visualizzati.",
      showingItem: "{first} elemento su {count} visualizzato.",
      showingPage: "Pagina {page} di {count}"),
    notifications: Notifications(
      alarm: "Sveglia", call: "Chiamata", email: "Email", error: "Errore", event: "Evento",
      message: "Messaggio", progress: "Avanzamento", promo: "Promozione", service: "Servizio",
      social: "Social", system: "Stato del sistema",
      transport: "Controllo dei contenuti multimediali"),
    before16: { words in
      words.events.invalidInput = "Immissione non valida: {error}"
      words.hints.longPress = "{gesture} e tieni premuto per la pressione prolungata"
      words.hints.custom = "Da {gesture} a {action}"
    })
}
