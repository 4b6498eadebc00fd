extension TalkBackPhrasebook {
  /// TalkBack's words in British English: those of American English but for what is listed.
  ///
  /// Source: TalkBack 16.2, strings.xml in British English.
  /// Assumed: Chrome and Android say in Britain what they say in America.
  package static let britishEnglish: TalkBackPhrasebook = {
    var roles = english.roles
    roles.checkBox = "tick box"
    roles.dropDownList = "drop down menu"
    roles.webView = "web view"
    var states = english.states
    states.checked = "ticked"
    states.notChecked = "not ticked"
    var templates = english.templates
    templates.repeated = "{count} {symbol}"
    templates.percent = "{number} per cent"
    var platform = englishPlatform
    platform.partiallyChecked = "partially ticked"
    return TalkBackPhrasebook(
      language: "en-GB", roles: roles, states: states, positions: english.positions,
      collections: english.collections, templates: templates, hints: britishEnglishHints,
      symbols: englishSymbols.merging(britishEnglishSymbols) { $1 }, platform: platform)
  }()

  private static let britishEnglishHints = {
    var hints = english.hints
    hints.activate = "{gesture} to activate."
    hints.toggle = "{gesture} to toggle."
    hints.editText = "{gesture} to edit text."
    hints.change = "{gesture} to change."
    hints.longPress = "{gesture} and hold to long press."
    hints.customLongPress = "{gesture} and hold to {action}."
    hints.adjust = "'{up}' or '{down}' to adjust"
    hints.menu = "{kinds} available; use {gesture} to view."
    hints.menuGesture = "tap with three fingers"
    return hints
  }()

  private static let britishEnglishSymbols: [Character: Phrase] = [
    "\\": "back slash", "^": "caret/chevron", "(": "left parenthesis", ")": "right parenthesis",
    ".": "full stop", "#": "hash", ";": "semi-colon", "✓": "tick",
  ]
}
