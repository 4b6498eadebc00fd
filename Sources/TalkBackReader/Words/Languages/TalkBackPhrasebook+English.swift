import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in American English, as a transcript writes them.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml.
  static let english = TalkBackPhrasebook(
    language: "en-US", plurals: .one,
    roles: Roles(
      button: "button", checkBox: "check box", radioButton: "radio button",
      switchControl: "switch", editBox: "edit box", dropDownList: "drop down list",
      slider: "slider", progressBar: "progress bar", image: "image", list: "list",
      grid: "grid", tabBar: "tab bar", page: "page", webView: "webview",
      pagerView: "multi-page view"),
    states: States(
      checked: "checked", notChecked: "not checked", on: "on", off: "off",
      selected: "selected", disabled: "disabled", expanded: "expanded",
      collapsed: "collapsed", editing: "editing", password: "password",
      unlabelled: "unlabelled",
      readOnly: "read only", required: "required",
      partiallyExpanded: "partially expanded"),
    positions: Positions(
      heading: "heading", rowHeading: "row heading", columnHeading: "column heading",
      row: "row {index}", column: "column {index}", item: "{index} of {count}",
      level: "level {level}",
      items: Plural(one: "{count} item", other: "{count} items"),
      rows: Plural(one: "{count} row", other: "{count} rows"),
      columns: Plural(one: "{count} column", other: "{count} columns"),
      characters: Plural(one: "{count} character", other: "{count} characters"),
      ignored: Plural(
        one: "{count} item, {ignored} ignored",
        other: "{count} items, {ignored} ignored")),
    collections: Collections(
      list: Passage(in: "in list", out: "out of list"),
      grid: Passage(in: "in grid", out: "out of grid"),
      pager: Passage(in: "in pager", out: "out of pager"),
      verticalPager: Passage(in: "in vertical pager", out: "out of vertical pager"),
      horizontalPager: Passage(in: "in horizontal pager", out: "out of horizontal pager"),
      gridPager: Passage(in: "in grid pager", out: "out of grid pager"),
      other: Passage(in: "in {word}", out: "out of {word}"),
      titled: TitledPassage(entering: "in {name}", leaving: "out of {name}")),
    templates: Templates(
      labelled: "{item} for {label}", error: "error: {message}", percent: "{number} percent",
      repeated: " {count} {symbol}", capital: "capital {letter}",
      requiredState: "{state} required", emoji: "{name} emoji", separator: ". "),
    hints: Hints(
      doubleTap: "double tap", singleTap: "tap", activate: "{gesture} to activate",
      toggle: "{gesture} to toggle",
      editText: "{gesture} to edit text", change: "{gesture} to change",
      select: "{gesture} to select", longPress: "{gesture} and hold to long press",
      custom: "{gesture} to {action}", customLongPress: "{gesture} and hold to {action}",
      adjust: "\"{up}\" or \"{down}\" to adjust", menu: "{kinds} available, use {gesture} to view",
      readingControl: "{kinds} available, {gestures} and double tap to activate",
      actions: "actions", links: "links", labels: "labels", swipeUp: "swipe up",
      swipeDown: "swipe down", menuGesture: "tap with 3 fingers",
      swipeUpOrDown: "swipe up or swipe down", openLink: "{gesture} to open link",
      pressSelect: "press select",
      keyboard: KeyboardHints(
        activate: "press {keys} to activate",
        toggle: "press {keys} to toggle",
        editText: "press {keys} to edit text",
        change: "press {keys} to change",
        select: "press {keys} to select",
        longPress: "press {keys} to long press",
        custom: "press {keys} to {action}",
        openLink: "press {keys} to open link",
        clickKeys: .assumed("Alt + Enter"), longClickKeys: .assumed("Alt + Shift + Enter"))),
    symbols: [
      "-": "dash", "\\": "backslash", "/": "slash", "|": "vertical line",
      "!": "exclamation mark", "@": "at", "#": "pound", "$": "dollar sign", "%": "percent",
      "^": "caret", "&": "ampersand", "*": "asterisk", "(": "left paren", ")": "right paren",
      "=": "equal sign", "_": "underscore", "[": "left square bracket",
      "]": "right square bracket", "{": "left curly bracket", "}": "right curly bracket",
      ".": "period", "?": "question mark", ";": "semicolon", "'": "apostrophe", "\"": "quote",
      ":": "colon", "<": "less than sign", ">": "greater than sign", ",": "comma", "~": "tilde",
      "`": "grave accent", "•": "bullet", "–": "en dash", "—": "em dash", "…": "ellipsis",
      "€": "euro", "£": "pound currency sign", "¥": "yen", "©": "copyright",
      "®": "registered trademark",
      "°": "degree sign", "§": "section sign", "★": "black star", "☆": "white star",
      "×": "multiplication sign", "÷": "division sign", "±": "plus minus sign",
      "→": "rightwards arrow", "←": "leftwards arrow", "↑": "upwards arrow",
      "↓": "downwards arrow", "✓": "check mark",
      "\n": "new line", " ": "space", "\u{A0}": "space",
    ],
    platform: .english,
    events: Events(
      removed: "{text} deleted", cleared: "cleared text", maximumLength: "maximum length reached",
      replaced: "{new} replaced {old}",
      replacedCharacters: "{new} characters replaced with {old} characters", cut: "cut, {text}",
      pasted: "pasted, {text}", selected: "{text}, selected", selectionCleared: "selection cleared",
      beginningOfField: "beginning of field", endOfField: "end of field",
      showing: "showing {keyboard}", keyboardHidden: "keyboard hidden",
      invalidInput: "invalid input: {error}", bullet: "bullet",
      unselected: "{text}, unselected",
      selectedText: "selected text: {text}",
      enabled: "enabled",
      untitled: "untitled", window: "window {name}",
      drawer: "{name} menu", optionsMenu: "options",
      slidingDrawer: "sliding drawer opened",
      dragStarted: "drag started",
      dragDropped: "dragged item dropped",
      dragCancelled: "drag cancelled",
      showingItems: "showing items {first} to {last} of {count}.",
      showingItem: "showing item {first} of {count}.",
      showingPage: "page {page} of {count}"),
    notifications: Notifications(
      alarm: "alarm", call: "call", email: "email", error: "error", event: "event",
      message: "message", progress: "progress", promo: "promo", service: "service",
      social: "social", system: "system status", transport: "media control"),
    before16: { words in
      words.templates.error = "error: {message}"
      words.events.invalidInput = "invalid input {error}"
    })
}
