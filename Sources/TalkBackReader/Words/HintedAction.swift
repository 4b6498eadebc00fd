import AccessibilityTree

/// An action on the focused node that a usage hint explains.
enum HintedAction: CaseIterable {
  case activate, toggle, editText, change, select, openLink, longPress
  /// An action that the author named.
  case custom
  /// A long press that the author named.
  case customLongPress

  /// Whether the hint contains the author's name of the action.
  var isNamed: Bool { self == .custom || self == .customLongPress }

  var isLongPress: Bool { self == .longPress || self == .customLongPress }
}

extension TalkBackPhrasebook.Hints {
  /// Returns the template of the hint for an action; the hint names a gesture or the select key.
  subscript(action: HintedAction) -> Template {
    switch action {
    case .activate: activate
    case .toggle: toggle
    case .editText: editText
    case .change: change
    case .select: select
    case .openLink: openLink
    case .longPress: longPress
    case .custom: custom
    case .customLongPress: customLongPress
    }
  }
}

extension TalkBackPhrasebook.KeyboardHints {
  /// Returns the template of the hint for an action, with a placeholder `keys` for the keys to
  /// press.
  ///
  /// For actions that the author named, TalkBack has the same template for tap and long press. Only
  /// the keys differ.
  subscript(action: HintedAction) -> Template {
    switch action {
    case .activate: activate
    case .toggle: toggle
    case .editText: editText
    case .change: change
    case .select: select
    case .openLink: openLink
    case .longPress: longPress
    case .custom, .customLongPress: custom
    }
  }

  /// Returns the hint for an action, with its keys filled in.
  ///
  /// If the keys are assumed, the whole hint counts as assumed.
  func phrase(for action: HintedAction, named name: String = "") -> Phrase {
    let keys = action.isLongPress ? longClickKeys : clickKeys
    return Phrase(
      self[action].filled(["keys": keys.text, "action": name]),
      keys.attestation == .attested ? self[action].attestation : .assumed)
  }
}
