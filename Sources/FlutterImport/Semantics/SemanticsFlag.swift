/// A flag of a semantics node.
///
/// Source: Flutter, lib/ui/semantics.dart, `SemanticsFlag` and `SemanticsFlags.toStrings`.
enum SemanticsFlag: String, Sendable, CaseIterable {
  case hasCheckedState, isChecked, isSelected, isButton, isTextField, isFocused, hasEnabledState
  case isEnabled, isInMutuallyExclusiveGroup, isHeader, isObscured, scopesRoute, namesRoute
  case isHidden, isImage, isLiveRegion, hasToggledState, isToggled, hasImplicitScrolling
  case isMultiline, isReadOnly, isFocusable, isAccessibilityFocusBlocked, isLink, isSlider
  case isKeyboardKey, isCheckStateMixed, hasExpandedState, isExpanded, hasSelectedState
  case hasRequiredState, isRequired

  /// Returns the flags for a word in an old dump, such as `selected`, or `nil` if the word does not
  /// represent flags.
  ///
  /// An old dump has each node on one line.
  static func flags(oldWord word: String) -> Set<SemanticsFlag>? {
    switch word {
    case "checked": [.hasCheckedState, .isChecked]
    case "unchecked": [.hasCheckedState]
    default:
      SemanticsFlag(rawValue: "is" + word.prefix(1).uppercased() + word.dropFirst()).map { [$0] }
    }
  }

  /// Returns the flags that a field of `SemanticsFlags(…)` sets in the code of a test.
  ///
  /// The result is `nil` if the field is unknown.
  ///
  /// Source: Flutter, lib/ui/semantics.dart, `Tristate` and `CheckedState`.
  static func flags(field: String, value: String) -> Set<SemanticsFlag>? {
    guard let flag = SemanticsFlag(rawValue: field) else { return nil }
    let state = value.split(separator: ".").last ?? ""
    let states: [SemanticsFlag: SemanticsFlag] = [
      .isChecked: .hasCheckedState, .isSelected: .hasSelectedState, .isEnabled: .hasEnabledState,
      .isToggled: .hasToggledState, .isExpanded: .hasExpandedState, .isRequired: .hasRequiredState,
      .isFocused: .isFocusable,
    ]
    switch state {
    case "none", "false": return []
    case "isTrue", "true": return states[flag].map { [flag, $0] } ?? [flag]
    case "isFalse": return states[flag].map { [$0] } ?? []
    case "mixed": return [.hasCheckedState, .isCheckStateMixed]
    default: return nil
    }
  }
}
