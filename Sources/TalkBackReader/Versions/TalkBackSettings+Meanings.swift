extension TalkBackSettings.Profile {
  /// What this version changes, for the documentation of the setting.
  var meaning: String {
    switch self {
    case .version6: "English only; the role of a field is announced as “edit”"
    case .version7: "English only; the usage hint of a field says to enter text"
    case .version15:
      "usage hints say to edit a field and to swipe on a slider, and name the keys of a keyboard"
    case .version16:
      "errors and hint texts are announced first, and “not checked” only in a selection"
    case .version17:
      "the words are those of 16.2 in all logs; full stops separate English parts"
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
