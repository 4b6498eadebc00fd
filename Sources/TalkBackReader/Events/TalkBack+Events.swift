import AccessibilityTree
public import Announcements

/// What TalkBack announces when facts of the focused node change.
extension TalkBack {
  /// Returns what TalkBack announces after a double tap: the states that changed.
  ///
  /// TalkBack says “checked” or “not checked” here even for nodes at which it omits these words
  /// when focus lands on them. If the node has a state description that TalkBack speaks, TalkBack
  /// says the description instead. Source: TalkBack 15.1 and 16.2,
  /// EventTypeViewClickedFeedbackRule.java.
  ///
  /// - Parameters:
  ///   - change: What changed.
  ///   - stop: The focused stop after the change.
  /// - Returns: The announcement.
  public func words(ofActivation change: ElementChange, at stop: Stop) -> Announcement {
    let states = stop.words(of: change, by: TalkBack.rules).filter { $0.kind == .state }
    guard states.isEmpty, change.facts.isDisjoint(with: [.stateDescription, .text]) else {
      return Announcement(states)
    }
    let words = settings.phrasebook
    if change.facts.contains(.checked) {
      return Announcement([words.part(.state, words.states.checked, by: TalkBackRule.clicked)])
    }
    if change.facts.contains(.unchecked) {
      return Announcement([words.part(.state, words.states.notChecked, by: TalkBackRule.clicked)])
    }
    return Announcement(states)
  }

  /// Returns what TalkBack announces after a person changes a value by a step.
  ///
  /// TalkBack announces the value, even if it did not change.
  ///
  /// Source: TalkBack 15.1, rules for a changed state description.
  ///
  /// - Parameters:
  ///   - change: What changed.
  ///   - stop: The focused stop after the change.
  /// - Returns: The announcement.
  public func words(ofAdjustment change: ElementChange, at stop: Stop) -> Announcement {
    let words = stop.words(of: change, by: TalkBack.rules)
    guard words.isEmpty, change.facts.contains(.value) else { return stop.adjusted(words) }
    // If the node has a state description, TalkBack speaks it instead of the number, even if the
    // description did not change.
    return stop.adjusted(
      stop.announcement.parts.filter { $0.rule == TalkBackRule.stateDescription })
  }

  /// Returns the rules by which TalkBack speaks a fact.
  private static func rules(for fact: ElementChange.Fact) -> [Rule] {
    switch fact {
    case .checked, .unchecked:
      [TalkBackRule.checked, TalkBackRule.checkedInSelection, TalkBackRule.switchState]
    case .expanded: [TalkBackRule.expanded]
    case .selected: [TalkBackRule.selected]
    case .enabled: [TalkBackRule.disabled]
    case .stateDescription: [TalkBackRule.stateDescription]
    case .value: [TalkBackRule.rangeValue]
    case .text:
      [
        TalkBackRule.switchState, TalkBackRule.editText, TalkBackRule.password, TalkBackRule.name,
      ]
    case .label: [TalkBackRule.name, TalkBackRule.editTextDescription, TalkBackRule.labelled]
    case .hint: [TalkBackRule.hintText, TalkBackRule.hintFirst, TalkBackRule.tooltip]
    case .error: [TalkBackRule.error, TalkBackRule.errorFirst]
    case .editing: [TalkBackRule.editing]
    case .other: []
    }
  }
}
