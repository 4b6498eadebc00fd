import AccessibilityTree
import Announcements

/// Facts stated by an iOS screen for which UIKit has no property.
enum UIKitOmissions {
  /// Returns the parts that VoiceOver does not announce, each with the rule for omitting it.
  static func parts(of node: Node, as kind: UIKitClass, _ words: VoiceOverPhrasebook) -> [Part] {
    var parts: [Part] = []
    if let description = node.roleDescription {
      parts.append(Part(.role, description, by: UIKitRules.noRoleDescription))
    }
    switch kind {
    case .checkbox: parts.append(Part(.role, words.roles.checkbox, by: UIKitRules.noCheckbox))
    case .radio,
      .segment where node.role == .radio:
      parts.append(Part(.role, words.roles.radioButton, by: UIKitRules.noCheckbox))
    default: break
    }
    return parts + stateParts(of: node, as: kind, words) + valueParts(of: node, as: kind)
      + positionParts(of: node, as: kind, words)
  }

  private static func stateParts(
    of node: Node, as kind: UIKitClass, _ words: VoiceOverPhrasebook
  ) -> [Part] {
    let states = node.states
    var parts: [Part] = []
    if states.isRequired {
      parts.append(Part(.state, words.states.required, by: UIKitRules.noRequired))
    }
    if let error = node.error, !error.isEmpty {
      parts.append(Part(.error, error, by: UIKitRules.noError))
    } else if let invalid = states.invalid, let text = words.states.words(for: invalid) {
      parts.append(Part(.state, text, by: UIKitRules.noInvalid))
    }
    // VoiceOver has no word for this state, so the part names it as outlines do: “readonly”.
    if states.isReadOnly, kind != .textView {
      parts.append(Part(.state, "readonly", by: UIKitRules.noReadOnly))
    }
    if states.isBusy, kind != .activityIndicator {
      parts.append(Part(.state, words.states.busy, by: UIKitRules.noBusy))
    }
    if let current = states.current {
      parts.append(Part(.state, words.states.words(for: current), by: UIKitRules.noCurrent))
    }
    if kind == .tab, states.isDisabled {
      parts.append(Part(.state, words.traits.dimmed, by: UIKitRules.tabIsNeverDimmed))
    }
    return parts
  }

  /// Returns the value that the author set for a switch, because UIKit does not expose it.
  private static func valueParts(of node: Node, as kind: UIKitClass) -> [Part] {
    guard kind == .toggle, let text = node.value?.text, !text.isEmpty else { return [] }
    return [Part(.value, text, by: UIKitRules.switchValue)]
  }

  private static func positionParts(
    of node: Node, as kind: UIKitClass, _ words: VoiceOverPhrasebook
  ) -> [Part] {
    guard kind != .segment, kind != .tab, kind != .pickerWheel,
      let known = node.collectionPosition?.knownPosition
    else { return [] }
    let text = words.containers.position.phrase([
      "index": "\(known.position)", "count": "\(known.count)",
    ])
    return [Part(.position, text, by: UIKitRules.noPosition)]
  }
}
