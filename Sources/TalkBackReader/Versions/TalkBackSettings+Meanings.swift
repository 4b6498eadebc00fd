extension TalkBackSettings.Profile {
  /// What this version changes, for the documentation of the setting.
  var meaning: String {
    switch self {
    case .version6: "English only; a field is “edit”"
    case .version7: "English only; the hint of a field is to enter text"
    case .version15: "fields are edited, sliders are swiped; hints name keys"
    case .version16: "errors and hint texts come first, “not checked” only in a selection"
    case .version17:
      "no other words were logged than those of 16.2; full stops between English parts"
    }
  }
}

extension TalkBackSettings.Input {
  /// An example of a usage hint for this input, for the documentation of the setting.
  var meaning: String {
    switch self {
    case .touch: "“double tap to activate”"
    case .keyboard: "“press Alt + Enter to activate”; the keys are those of the default keymap"
    case .keyboardWithoutLetters: "“press select to activate”, as on a directional pad"
    }
  }
}

extension TalkBackSettings.Separator {
  /// The separator in words, for the documentation of the setting.
  var meaning: String {
    switch self {
    case .standard: "a comma; since 17.0 a full stop in English and “、” in Chinese"
    case .comma: "“, ”, as the published code of 16.2"
    case .period: "“. ”, as a switch in 16.2 and logs of 17.0"
    }
  }
}
