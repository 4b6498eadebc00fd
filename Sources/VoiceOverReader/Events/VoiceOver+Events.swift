import AccessibilityTree
public import Announcements

/// What VoiceOver announces when the focused element changes.
///
/// VoiceOver announces the change of a fact with the words that it says when focus lands on the
/// element. VoiceOver does not repeat unchanged words.
extension VoiceOver {
  /// Returns the announcement after a double tap.
  ///
  /// VoiceOver says:
  ///
  /// - for a toggle or an element that expands: the new state; if an element of a web page expands,
  ///   its name comes first;
  /// - for an element that became selected: everything except role and hints;
  /// - for any other control: its name.
  ///
  /// Source: a11ysupport.io, input-checkbox.json, aria-expanded.json and aria-live.json;
  /// magentaA11y, captions of native toggle-switch, expandable and segmented-control.
  ///
  /// - Parameters:
  ///   - change: What changed in the element.
  ///   - stop: The stop after the change.
  /// - Returns: The announcement.
  public func words(ofActivation change: ElementChange, at stop: Stop) -> Announcement {
    let all = stop.announcement.utterances.first?.parts ?? []
    let name = stop.announcement.parts.filter { $0.kind == .label }
    let changed = VoiceOver.parts(of: change, at: stop)
    if changed.contains(where: { $0.rule == TraitRules.selected }) {
      return Announcement(all.filter { $0.kind != .role })
    }
    if change.facts.contains(.expanded), changed.contains(where: { $0.rule == WebKitRules.state }) {
      return Announcement(name + changed)
    }
    return Announcement(changed.isEmpty ? name : changed)
  }

  /// Returns the announcement after a person adjusts the element by a step.
  ///
  /// VoiceOver announces the value, even if it did not change.
  ///
  /// Source: magentaA11y, caption of native slider.
  ///
  /// - Parameters:
  ///   - change: What changed in the element.
  ///   - stop: The stop after the change.
  /// - Returns: The announcement.
  public func words(ofAdjustment change: ElementChange, at stop: Stop) -> Announcement {
    stop.adjusted(VoiceOver.parts(of: change, at: stop))
  }

  /// Returns the parts of a stop that announce the changed facts of its node.
  private static func parts(of change: ElementChange, at stop: Stop) -> [Part] {
    let parts = stop.words(of: change, by: rules)
    // On a web page, the same rule announces two states: first the checked state, then the expanded
    // state.
    guard parts.count == 2, parts.allSatisfy({ $0.rule == WebKitRules.state }) else { return parts }
    return parts.enumerated().filter { index, _ in
      change.facts.contains(index == 0 ? .checked : .expanded)
    }.map(\.element)
  }

  /// Returns the rules by which VoiceOver announces a fact.
  private static func rules(for fact: ElementChange.Fact) -> [Rule] {
    switch fact {
    case .checked, .unchecked: [DeviceRules.checkedState, WebKitRules.state]
    case .expanded: [DeviceRules.expandedStatus, WebKitRules.state]
    case .selected: [TraitRules.selected]
    case .enabled: [TraitRules.dimmed]
    case .value, .text, .stateDescription:
      [
        ComposerRules.value, TraitRules.switchState, DeviceRules.secureValue,
        DeviceRules.placeholder, WebKitRules.value, WebKitRules.placeholder,
        WebKitRules.passwordLength,
      ]
    case .label: [ComposerRules.label, WebKitRules.name]
    case .hint: [ComposerRules.customHint, WebKitRules.ariaDescription]
    case .error: [WebKitRules.invalid, WebKitRules.error]
    case .editing: [TraitRules.isEditing]
    case .other: []
    }
  }
}
