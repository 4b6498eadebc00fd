internal import AccessibilityTree
internal import ComponentSource

/// The conversion of views into which people type.
enum FieldViews {
  /// Reads a `TextField`.
  ///
  /// The prompt is the placeholder. Without a prompt, the title is the placeholder.
  static let field: ViewConverter = { builder, component, environment in
    let field = BuiltView([make(&builder, component, environment, TextInput())])
    return builder.styledField(field, component, in: environment)
  }

  static let secureField: ViewConverter = { builder, component, environment in
    let field = BuiltView([make(&builder, component, environment, TextInput(isSecure: true))])
    return builder.styledField(field, component, in: environment)
  }

  /// Reads a `TextEditor`, which has no name by default.
  static let editor: ViewConverter = { builder, component, environment in
    var element = make(&builder, component, environment, TextInput(isMultiline: true))
    element.node.placeholder = nil
    element.node.label = nil
    return BuiltView([element])
  }

  private static func make(
    _ builder: inout ViewBuilder, _ component: Component, _ environment: ViewEnvironment,
    _ input: TextInput
  ) -> ViewElement {
    var element = ViewElement(.textBox, at: builder.position(of: component.range))
    element.node.textInput = input
    element.node.textInput?.returnKey = environment.submitLabel.flatMap(returnKey)
    // Assumed: the return key of a field that grows downwards begins a new line.
    if environment.submitLabel == nil, component.value("axis")?.memberName == "vertical" {
      element.node.textInput?.returnKey = .newLine
    }
    element.node.states.isDisabled = !environment.isEnabled
    element.node.language = environment.language
    let title =
      builder.text(component.title, in: environment, asMarkdown: false)
      ?? builder.text(component.value("label") ?? component.trailing, in: environment)
    let prompt = builder.text(component.value("prompt"), in: environment)
    element.node.placeholder = (prompt ?? title).flatMap { $0.isEmpty ? nil : $0 }
    if prompt != nil, let title, !title.isEmpty {
      element.node.label = AuthoredText(title, from: .content)
    }
    setValue(of: &element, &builder, component)
    element.behaviour.submit = environment.submit
    element.behaviour.unknownHandlers += environment.unknownSubmits
    if let commit = component.value("onCommit")?.function {
      element.behaviour.submit.append(commit)
    }
    return element
  }

  private static func setValue(
    of element: inout ViewElement, _ builder: inout ViewBuilder, _ component: Component
  ) {
    let binding = component.value("text") ?? component.value("value")
    element.behaviour.binding = builder.state(binding)
    let value = builder.unwrappingBinding(binding)
    switch value {
    case .string?:
      let text = builder.evaluator.text(of: value ?? .null)
      if !text.isEmpty { element.node.value = Value(text: text) }
    case .unknown(let unknown)?:
      // A field with an unknown text counts as empty, because readers announce more for empty
      // fields.
      builder.record(.unknownFieldText(unknown.name), at: component.range)
    case nil, .null?: break
    case let value?:
      if let text = builder.texts.formatted(value, by: component.value("format")) {
        element.node.value = Value(text: text)
      } else {
        builder.record(.formatted("format"), at: component.range)
      }
    }
  }

  /// Returns the return key for the name of a submit label, such as `next`.
  private static func returnKey(_ label: String) -> TextInput.ReturnKey? {
    label == "return" ? .standard : label == "continue" ? .continueEntry : .init(rawValue: label)
  }

  /// The keyboards of `keyboardType`, by the names of UIKit.
  static let keyboards: [String: TextInput.Keyboard] = [
    "emailAddress": .email, "URL": .url, "numberPad": .number, "decimalPad": .decimal,
    "phonePad": .phone, "webSearch": .search, "numbersAndPunctuation": .text,
    "asciiCapableNumberPad": .number,
  ]
}
