package import AccessibilityTree

/// Omitted parts for facts that React Native cannot express on iOS or Android.
package enum ReactNativeOmissions {
  /// Returns the parts that no reader announces for a node, because React Native has no prop for
  /// their facts.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - required: The reader's word for a required field.
  ///   - invalid: The reader's word for an invalid value.
  package static func parts(of node: Node, required: Phrase, invalid: Phrase) -> [Part] {
    var parts: [Part] = []
    if let description = node.roleDescription, !description.isEmpty {
      parts.append(Part(.role, description, by: noRoleDescription))
    }
    if node.states.isRequired { parts.append(Part(.state, required, by: noRequired)) }
    if let error = node.error, !error.isEmpty {
      parts.append(Part(.error, error, by: noError))
    } else if let state = node.states.invalid, state != .none {
      parts.append(Part(.state, invalid, by: noError))
    }
    return parts
  }

  static let noError = Rule(
    "ReactNativeNoError", "React Native has no property for errors and what is wrong.",
    .reactNative("TextInput.js, ViewAccessibility.js"))
  static let noRequired = Rule(
    "ReactNativeNoRequired", "React Native has no property for what must be filled in.",
    .reactNative("ViewAccessibility.js, AccessibilityState"))
  static let noRoleDescription = Rule(
    "ReactNativeNoRoleDescription", "React Native has no property for a role's word.",
    .reactNative("ViewAccessibility.js"))
}
