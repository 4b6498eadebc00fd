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
  /// The hint for an action; it names a gesture, or the key that selects.
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
  /// The template of the hint for an action; its slot `keys` takes the keys to press.
  ///
  /// TalkBack has one sentence for a named tap and a named long press; only the keys differ.
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

  /// Returns the hint for an action with its keys.
  ///
  /// If the keys are assumed, the whole hint counts as assumed.
  func phrase(for action: HintedAction, named name: String = "") -> Phrase {
    let keys = action.isLongPress ? longClickKeys : clickKeys
    return Phrase(
      self[action].filled(["keys": keys.text, "action": name]),
      keys.attestation == .attested ? self[action].attestation : .assumed)
  }
}
