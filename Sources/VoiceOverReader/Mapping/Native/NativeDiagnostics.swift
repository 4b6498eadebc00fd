import AccessibilityTree
import Announcements

/// What an author says of a native screen and UIKit has no property for.
enum NativeDiagnostics {
  /// The parts that are not spoken, with the rule that loses them.
  static func parts(of node: Node, isSketch: Bool, _ words: VoiceOverPhrasebook) -> [Part] {
    var parts: [Part] = []
    let states = node.states
    if let description = node.roleDescription {
      parts.append(Part(.role, description, by: UIKitRules.noRoleDescription))
    }
    if states.isRequired, !isSketch {
      parts.append(Part(.state, words.states.required, by: UIKitRules.noRequired))
    }
    if node.error == nil, let invalid = states.invalid,
      let text = words.states.words(for: invalid)
    {
      parts.append(Part(.state, text, by: UIKitRules.noInvalid))
    }
    if let current = states.current {
      parts.append(Part(.state, words.states.words(for: current), by: UIKitRules.noCurrent))
    }
    return parts
  }
}
