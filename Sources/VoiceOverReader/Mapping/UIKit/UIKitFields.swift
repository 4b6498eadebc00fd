import AccessibilityTree

/// The traits and values of UIKit's text fields and text views.
///
/// Source: AccessibilitySnapshot 0.12.1, reference images testUIKitTextField, testUIKitTextView,
/// testSwiftUITextEntry.
enum UIKitFields {
  /// Sets the traits and value of a field.
  static func apply(_ kind: UIKitClass, _ node: Node, to element: inout AccessibilityElement) {
    let text = node.value?.text ?? ""
    // A read-only text view is static text.
    if kind == .textView, node.states.isReadOnly {
      element.traits.insert(.staticText)
      element.value = text.isEmpty ? nil : text
      element.rules.append(UIKitRules.readOnlyTextView)
      return
    }
    element.traits.insert(.textEntry)
    if kind == .searchBar { element.traits.insert(.searchField) }
    if kind == .textView { element.traits.insert(.textArea) }
    if node.states.isFocused { element.traits.insert(.isEditing) }
    let isSecure = kind == .secureTextField || node.textInput?.isSecure == true
    if isSecure { element.traits.insert(.secureTextField) }
    setValue(text, isSecure: isSecure, kind, node, to: &element)
  }

  private static func setValue(
    _ text: String, isSecure: Bool, _ kind: UIKitClass, _ node: Node,
    to element: inout AccessibilityElement
  ) {
    let placeholder = node.placeholder ?? placeholderTakenForName(node) ?? ""
    element.value = text.isEmpty ? nil : text
    if isSecure, !text.isEmpty {
      element.value = String(repeating: "•", count: text.count)
      element.design = element.facts { $0.characters = text.count }
    }
    if kind == .searchBar, element.label == nil, !placeholder.isEmpty {
      element.label = placeholder
      element.rules.append(UIKitRules.searchPlaceholder)
      return
    }
    // A text view has no placeholder.
    guard kind != .textView, !placeholder.isEmpty else { return }
    if text.isEmpty {
      element.value = placeholder
      element.showsPlaceholder = true
      element.rules.append(UIKitRules.placeholder)
    }
    element.design = element.facts { $0.placeholder = placeholder }
  }

  /// Returns the placeholder of a field if the file states it as the name of the field; else `nil`.
  ///
  /// UIKit does not use a placeholder as the name.
  private static func placeholderTakenForName(_ node: Node) -> String? {
    node.label?.origin == .placeholder ? node.name : nil
  }
}
