import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in British English: those of American English, with the changes listed here.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in British English. Assumed: Chrome and Android
  /// have the same words in British as in American English.
  static let britishEnglish = english.changed(
    to: "en-GB",
    before16: {
      $0.templates.error = "error: {message}"
      $0.templates.percent = "{number} percent"
      $0.events.invalidInput = "invalid input {error}"
    }
  ) {
    $0.roles.checkBox = "tick box"
    $0.roles.dropDownList = "drop down menu"
    $0.roles.webView = "web view"
    $0.states.checked = "ticked"
    $0.states.notChecked = "not ticked"
    $0.templates.repeated = "{count} {symbol}"
    $0.templates.percent = "{number} per cent"
    $0.hints.activate = "{gesture} to activate."
    $0.hints.toggle = "{gesture} to toggle."
    $0.hints.editText = "{gesture} to edit text."
    $0.hints.change = "{gesture} to change."
    $0.hints.longPress = "{gesture} and hold to long press."
    $0.hints.customLongPress = "{gesture} and hold to {action}."
    $0.hints.adjust = "'{up}' or '{down}' to adjust"
    $0.hints.keyboard.activate = "press {keys} to activate."
    $0.hints.keyboard.toggle = "press {keys} to toggle."
    $0.hints.keyboard.editText = "press {keys} to edit text."
    $0.hints.keyboard.change = "press {keys} to change."
    $0.hints.keyboard.select = "press {keys} to select."
    $0.hints.keyboard.longPress = "press {keys} to long press."
    $0.hints.keyboard.custom = "press {keys} to {action}."
    $0.hints.menu = "{kinds} available; use {gesture} to view."
    $0.hints.menuGesture = "tap with three fingers"
    $0.symbols = $0.symbols.merging([
      "\\": "back slash", "^": "caret/chevron", "(": "left parenthesis",
      ")": "right parenthesis", ".": "full stop", "#": "hash", ";": "semi-colon", "✓": "tick",
    ])
    $0.platform.partiallyChecked = "partially ticked"
  }
}
