package import AccessibilityTree
import Announcements

extension Node {
  /// Sets one fact of the node.
  ///
  /// The text goes into the attribute that an app on this platform would set.
  mutating func set(_ fact: AppEffect.Fact, to text: String, on origin: Screen.Origin) {
    switch fact {
    case .value: setText(text, on: origin)
    case .label: label = AuthoredText(text, from: label?.origin ?? .author)
    case .hint: hint = text.isEmpty ? nil : AuthoredText(text, from: hint?.origin ?? .author)
    case .error: text.isEmpty ? clearError(on: origin) : setError(text, on: origin)
    case .state: setState(text)
    }
  }

  /// Sets a state by its name, such as `checked`; does nothing for unknown names.
  private mutating func setState(_ word: String) {
    switch word.lowercased() {
    case "checked", "on": check(.on)
    case "unchecked", "not checked", "off": check(.off)
    case "mixed": check(.mixed)
    case "selected": states.selected = true
    case "unselected", "not selected": states.selected = false
    case "expanded": states.expanded = true
    case "collapsed": states.expanded = false
    case "pressed": states.pressed = .on
    case "not pressed": states.pressed = .off
    case "disabled": states.isDisabled = true
    case "enabled": states.isDisabled = false
    case "required": states.isRequired = true
    case "invalid": states.invalid = .yes
    case "valid": states.invalid = States.Invalid.none
    case "busy": states.isBusy = true
    case "idle": states.isBusy = false
    default: break
    }
  }

  mutating func check(_ checked: Checked) {
    value = value ?? Value()
    value?.checked = checked
  }

  /// Marks the node invalid with a message.
  ///
  /// React Native has no error property, so the message becomes the hint.
  package mutating func setError(_ message: String, on origin: Screen.Origin) {
    switch origin {
    case .reactNative: hint = AuthoredText(message, from: hint?.origin ?? .author)
    case .design, .web, .android, .ios, .androidNodes, .iosElements:
      error = message
      states.invalid = .yes
      if origin == .androidNodes { android.error = message }
    }
  }

  /// Removes the error message and the invalid state.
  mutating func clearError(on origin: Screen.Origin) {
    switch origin {
    case .reactNative: hint = nil
    case .design, .web, .android, .ios, .androidNodes, .iosElements:
      error = nil
      states.invalid = nil
      if origin == .androidNodes { android.error = nil }
    }
  }
}
