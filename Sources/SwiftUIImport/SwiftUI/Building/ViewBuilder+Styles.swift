internal import AccessibilityTree
internal import ComponentSource

/// The project's styles for controls.
extension ViewBuilder {
  /// Returns the style that the project declares under a short name, such as `.primary`, and other
  /// styles unchanged.
  mutating func style(_ value: SourceValue?, for modifier: String) -> SourceValue? {
    guard case .component(let member)? = value, let first = modifier.first else { return value }
    let name = first.uppercased() + modifier.dropFirst()
    for type in [name, "Primitive\(name)"] {
      if case .record(let style)? = evaluator.value(of: member, addedTo: type) {
        return .record(style)
      }
    }
    return value
  }

  /// Returns the view that a style of the project draws for a control, or `nil` if the project does
  /// not declare the style.
  mutating func styled(
    _ label: BuiltView, _ component: Component, _ style: String, in environment: ViewEnvironment
  ) -> BuiltView? {
    // The content of a disclosure group is read after its button.
    styled([("label", label), ("content", BuiltView())], component, style, in: environment)
  }

  /// Returns the view that a style of the project draws from parts, or `nil` if the project does not
  /// declare the style.
  ///
  /// - Parameter parts: The views of the configuration, such as `label` and `content`.
  mutating func styled(
    _ parts: [(name: String, view: BuiltView)], _ component: Component, _ style: String,
    in environment: ViewEnvironment
  ) -> BuiltView? {
    guard case .record(let record)? = environment.styles[style] else { return nil }
    let views = parts.map { part in
      ComponentArgument(
        label: part.name, value: .component(placeholder(for: part.view, in: component)),
        at: component.range)
    }
    let states = ["isOn", "isExpanded"].compactMap { name in
      component.argument(name).map { argument in
        var argument = argument
        if case .component(let binding) = argument.value, let value = binding.constantValue {
          argument.value = value
        }
        return argument
      }
    }
    let isPressed = ComponentArgument(
      label: "isPressed", value: .boolean(false), at: component.range)
    let configuration = Component(
      "Configuration", views + [isPressed] + states, at: component.range,
      identity: component.identity)
    return drawn(by: record, "makeBody", configuration, in: environment)
  }

  /// Returns the view that a style for text fields draws around a field, or the field itself.
  ///
  /// Source: SwiftUI, `TextFieldStyle`: its function `_body(configuration:)` gets the field.
  mutating func styledField(
    _ field: BuiltView, _ component: Component, in environment: ViewEnvironment
  ) -> BuiltView {
    guard case .record(let record)? = environment.styles["textFieldStyle"] else { return field }
    let configuration = placeholder(for: field, in: component)
    return drawn(by: record, "_body", configuration, in: environment) ?? field
  }

  /// Returns the view that a style of the project draws from the label and the content of a
  /// container, or `nil` if the project does not declare the style.
  mutating func styledContainer(
    _ component: Component, _ style: String, in environment: ViewEnvironment
  ) -> BuiltView? {
    guard case .record? = environment.styles[style] else { return nil }
    let position = position(of: component.range)
    func shown(_ text: String) -> BuiltView {
      BuiltView(text.isEmpty ? [] : [ViewElement(.text, .staticText, label: text, at: position)])
    }
    let title = text(component.title, in: environment)
    let label = title.map(shown) ?? build(component.value("label"), in: environment)
    let value = component.argument("value").map {
      formattedValue($0, of: component, in: environment)
    }
    let content = value.map(shown) ?? build(component.content, in: environment)
    return styled([("label", label), ("content", content)], component, style, in: environment)
  }

  /// Returns the view that a function of a style shows, or `nil` inside the view of the same style.
  private mutating func drawn(
    by record: SourceRecord, _ name: String, _ configuration: Component,
    in environment: ViewEnvironment
  ) -> BuiltView? {
    guard !environment.openStyles.contains(record.type),
      let function = SwiftUIFramework.body(of: record, named: name, in: evaluator.project)
    else { return nil }
    var inside = environment
    inside.openStyles.insert(record.type)
    let own = SwiftUIFramework.record(record, inEnvironmentOf: &evaluator)
    let contents = evaluator.contents(
      of: function, [.component(configuration)], receiver: .record(own))
    return build(contents, in: inside)
  }

  /// Returns a component that represents a view that is already built.
  private mutating func placeholder(for view: BuiltView, in component: Component) -> Component {
    placeholders.append(view)
    let index = ComponentArgument(
      label: nil, value: .integer(placeholders.count - 1), at: component.range)
    return Component("$label", [index], at: component.range, identity: component.identity)
  }

  /// Reports that a style of the project is not followed.
  mutating func recordStyle(
    _ style: String, of component: Component, in environment: ViewEnvironment
  ) {
    guard case .record(let record)? = environment.styles[style],
      !environment.openStyles.contains(record.type)
    else { return }
    self.record(.ownStyle(component.name), at: component.range)
  }
}

extension Component {
  /// The control that a style creates from its configuration: `Button(configuration)`.
  ///
  /// The value is `nil` if the component has no argument with the configuration.
  var configured: Component? {
    guard let first = title, case .component(let configuration) = first.value,
      configuration.name == "Configuration"
    else { return nil }
    var control = self
    control.arguments =
      (configuration.arguments ?? [])
      + (arguments ?? []).filter { $0.label != nil || $0.isTrailing }
    return control
  }
}
