internal import AccessibilityTree
internal import ImportSupport

/// The components of React Native AMA, which label form fields.
///
/// These components hide the visible label and the visible error of a field from screen readers.
/// Instead, they add the two texts to the announcement of the field.
///
/// Source: React Native AMA 2.0, packages/forms: Form, FormField, TextInput, useTextInput; 1.2,
/// packages/forms and packages/react-native: SwitchListItem, FormSwitch, FormSubmit.
enum AMAComponents {
  enum Kind { case form, field, input, switchItem, submit, hidden }

  private static let kinds: [String: Kind] = [
    "Form": .form, "FormField": .field, "Form.Field": .field, "TextInput": .input,
    "Form.TextInput": .input, "FormTextInput": .input, "SwitchListItem": .switchItem,
    "Form.Switch": .switchItem, "FormSwitch": .switchItem, "Form.Submit": .submit,
    "FormSubmit": .submit, "HideChildrenFromAccessibilityTree": .hidden,
  ]

  private static let ownProps = [
    "hasValidation", "hasError", "renderLabel", "renderError", "labelComponent", "errorComponent",
    "errorMessage", "errorText", "nextFormField", "nextFieldId", "labelPosition", "errorPosition",
    "requiredMessage",
  ]

  /// Returns the kind of an AMA component.
  ///
  /// The result is `nil` for elements that are not from AMA, such as a component with the same name
  /// from another library.
  static func kind(
    _ type: String, _ props: ReactProps, _ maker: ReactNativeScreen,
    in context: ReactNativeScreen.Context
  ) -> Kind? {
    guard let kind = kinds[type], maker.source.aliases[type] == nil, !maker.source.isRendered,
      props.origin != .project
    else { return nil }
    var module: String?
    if case .package(let name) = props.origin { module = name }
    let isAMA = module?.contains("ama") == true
    switch kind {
    case .input, .field:
      if type.contains("."), module == nil { return kind }
      guard !isAMA else { return kind }
      if module == "react-native" || module == "react-native-paper" { return nil }
      if context.form != nil && kind == .input { return kind }
      let isElement = props["label"].map { !$0.value.items.isEmpty } ?? false
      return isElement || ownProps.contains { props.has($0) } ? kind : nil
    case .form, .switchItem, .submit, .hidden: return isAMA || module == nil ? kind : nil
    }
  }
}
