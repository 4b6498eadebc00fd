import AccessibilityTree
public import Announcements

/// What VoiceOver says by itself when something changes under its cursor.
///
/// A change is told by the rules that tell the same facts of an element when the cursor lands on it;
/// words that did not change are not repeated, whatever the author calls the element.
extension VoiceOver {
  /// After a double tap: a toggle and what expands their new state alone, on a page what expands its
  /// name before it, what was selected all but role and hints, any other control its name again.
  ///
  /// Source: a11ysupport.io, input-checkbox.json, aria-expanded.json and aria-live.json; magentaA11y,
  /// captions of native toggle-switch, expandable and segmented-control.
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

  /// After a step up or down: the value, also where it stayed the same.
  ///
  /// Source: magentaA11y, caption of native slider.
  public func words(ofAdjustment change: ElementChange, at stop: Stop) -> Announcement {
    stop.adjusted(VoiceOver.parts(of: change, at: stop))
  }

  /// The words of a stop that tell what changed of its node.
  private static func parts(of change: ElementChange, at stop: Stop) -> [Part] {
    let parts = stop.words(of: change, by: rules)
    // On a page one rule tells two states, the check mark first.
    guard parts.count == 2, parts.allSatisfy({ $0.rule == WebKitRules.state }) else { return parts }
    return parts.enumerated().filter { place, _ in
      change.facts.contains(place == 0 ? .checked : .expanded)
    }.map(\.element)
  }

  /// The rules that tell a fact.
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
