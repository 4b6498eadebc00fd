/// What TalkBack says by itself when something changes under its focus.
///
/// A change is told by the rules that tell the same facts of a node when focus lands on it; words
/// that did not change are not repeated, whatever the author calls the node.
extension TalkBack {
  /// After a double tap: the states that changed.
  ///
  /// Source: TalkBack 15.1, EventTypeViewClickedFeedbackRule.java.
  public func words(ofActivation change: ElementChange, at stop: Stop) -> Announcement {
    Announcement(TalkBack.parts(of: change, at: stop).filter { $0.kind == .state })
  }

  /// After a step up or down: the value, also where it stayed the same.
  ///
  /// Source: TalkBack 15.1, rules for a changed state description.
  public func words(ofAdjustment change: ElementChange, at stop: Stop) -> Announcement {
    let parts = TalkBack.parts(of: change, at: stop)
    return Announcement(
      parts.isEmpty ? stop.announcement.parts.filter { $0.kind == .value } : parts)
  }

  /// The words of a stop that tell what changed of its node.
  private static func parts(of change: ElementChange, at stop: Stop) -> [Part] {
    let rules = Set(change.facts.flatMap(rules))
    return (stop.announcement.utterances.first?.parts ?? []).filter {
      ($0.node ?? stop.node) == change.node && rules.contains($0.rule)
    }
  }

  /// The rules that tell a fact.
  private static func rules(for fact: ElementChange.Fact) -> [Rule] {
    switch fact {
    case .checked: [TalkBackRule.checked, TalkBackRule.switchState]
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
