internal import ComponentSource

/// The project's styles for controls.
extension ViewBuilder {
  /// Returns the view that a style of the project draws, or `nil` if the project does not declare
  /// the style.
  mutating func styled(
    _ label: BuiltView, _ component: Component, _ style: String, in environment: ViewEnvironment
  ) -> BuiltView? {
    guard case .record(let record)? = environment.styles[style],
      !environment.openStyles.contains(record.type),
      let function = SwiftUIFramework.body(of: record, named: "makeBody", in: evaluator.project)
    else { return nil }
    placeholders.append(label)
    let placeholder = Component(
      "$label",
      [
        ComponentArgument(label: nil, value: .integer(placeholders.count - 1), at: component.range)
      ], at: component.range, identity: component.identity)
    let states = ["isOn", "isExpanded"].compactMap { name in
      component.argument(name).map { argument in
        var argument = argument
        if case .component(let binding) = argument.value, let value = binding.constantValue {
          argument.value = value
        }
        return argument
      }
    }
    let configuration = Component(
      "Configuration",
      [
        ComponentArgument(label: "label", value: .component(placeholder), at: component.range),
        ComponentArgument(label: "isPressed", value: .boolean(false), at: component.range),
      ] + states, at: component.range, identity: component.identity)
    var inside = environment
    inside.openStyles.insert(record.type)
    let own = SwiftUIFramework.record(record, inEnvironmentOf: &evaluator)
    let contents = evaluator.contents(
      of: function, [.component(configuration)], receiver: .record(own))
    return build(contents, in: inside)
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
