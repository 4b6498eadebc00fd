import AccessibilityTree
import Announcements

/// An action on the focused node that a usage hint tells how to perform.
enum HintedAction {
  case activate, toggle, editText, change, select, openLink
  /// A long press.
  case longPress
  /// An action that the author named.
  case custom(String)
  /// A long press that the author named.
  case customLongPress(String)
}

extension TalkBackComposer {
  /// How the phone is used, as far as the version names it in hints.
  var input: TalkBackSettings.Input { has(.keyboardHints) ? settings.input : .touch }

  /// Returns the hint for an action, by touch or by key.
  ///
  /// A keyboard without letters has a key that selects, whose name takes the place of the gesture.
  /// Source: TalkBack 15.1, NodeRoleHintUtils.java, getHintForInputMode, and strings.xml.
  /// Assumed: hints for sliders, actions and links in a menu name gestures with a keyboard, too.
  func hint(for action: HintedAction, touchRule: Rule) -> [Part] {
    let hints = words.hints
    switch input {
    case .touch:
      // A long press begins with two taps, also where a single tap activates.
      let tap = settings.singleTap ? hints.singleTap : hints.doubleTap
      let sentence = hints.sentence(action, tap: tap.text, hold: hints.doubleTap.text)
      return part(sentence, touchRule)
    case .keyboardWithoutLetters:
      let select = hints.pressSelect.text
      return part(hints.sentence(action, tap: select, hold: select), TalkBackRule.selectHint)
    case .keyboard:
      return part(hints.keyboard.sentence(action), TalkBackRule.keyboardHint)
    }
  }

  /// Returns a hint as a part.
  func part(_ sentence: Phrase, _ rule: Rule) -> [Part] {
    [words.part(.usageHint, sentence, by: rule)]
  }
}

extension TalkBackPhrasebook.Hints {
  /// Returns the hint for an action with the gestures for a click and for a long click.
  fileprivate func sentence(_ action: HintedAction, tap: String, hold: String) -> Phrase {
    switch action {
    case .activate: activate.phrase(["gesture": tap])
    case .toggle: toggle.phrase(["gesture": tap])
    case .editText: editText.phrase(["gesture": tap])
    case .change: change.phrase(["gesture": tap])
    case .select: select.phrase(["gesture": tap])
    case .openLink: openLink.phrase(["gesture": tap])
    case .longPress: longPress.phrase(["gesture": hold])
    case .custom(let name): custom.phrase(["gesture": tap, "action": name])
    case .customLongPress(let name): customLongPress.phrase(["gesture": hold, "action": name])
    }
  }
}

extension TalkBackPhrasebook.KeyboardHints {
  /// Returns the hint for an action, with its keys.
  ///
  /// TalkBack has no sentence of its own for a named long press: the keys tell it apart.
  fileprivate func sentence(_ action: HintedAction) -> Phrase {
    switch action {
    case .activate: filled(activate, clickKeys)
    case .toggle: filled(toggle, clickKeys)
    case .editText: filled(editText, clickKeys)
    case .change: filled(change, clickKeys)
    case .select: filled(select, clickKeys)
    case .openLink: filled(openLink, clickKeys)
    case .longPress: filled(longPress, longClickKeys)
    case .custom(let name): filled(custom, clickKeys, name)
    case .customLongPress(let name): filled(custom, longClickKeys, name)
    }
  }

  /// Returns a filled template, whose keys are assumed although its words are known.
  private func filled(_ template: Template, _ keys: Phrase, _ action: String = "") -> Phrase {
    let isKnown = keys.attestation == .attested
    return Phrase(
      template.filled(["keys": keys.text, "action": action]),
      isKnown ? template.attestation : .assumed)
  }
}
