internal import ComponentSource

/// Local values of the composition. Surrounding composables provide these values.
///
/// Source: AndroidX Compose runtime, CompositionLocal.kt.
extension ComposeFramework {
  private static let declarations: Set<String> = [
    "compositionLocalOf", "staticCompositionLocalOf", "compositionLocalWithComputedDefaultOf",
  ]

  /// Returns the provided value of a composition local, or else the default value of the
  /// composition local.
  func localValue(
    of component: Component, at range: SourceRange, in evaluator: inout Evaluator
  ) -> SourceValue? {
    guard let key = ComposeFramework.localKey(of: component) else { return nil }
    if let provided = evaluator.provided[key] { return provided }
    if component.lastName == "LocalInspectionMode" { return .boolean(false) }
    if let value = deviceValue(of: component.lastName, at: range) { return value }
    guard ComposeFramework.declarations.contains(component.lastName),
      let content = component.arguments?.last?.value.function
    else {
      return .unknown(UnknownValue(.runtime, named: "\(component.name).current", at: range))
    }
    return evaluator.call(content)
  }

  /// Returns the name by which the values of a composition local are stored, or `nil` for other
  /// components.
  private static func localKey(of component: Component) -> String? {
    if declarations.contains(component.lastName) { return "#\(component.identity.number)" }
    return component.lastName.hasPrefix("Local") ? component.lastName : nil
  }

  /// Returns the values in the arguments of `CompositionLocalProvider`, by the names of the
  /// composition locals.
  static func provided(by arguments: [ComponentArgument]) -> [String: SourceValue] {
    var result: [String: SourceValue] = [:]
    for argument in arguments {
      let values: [SourceValue] =
        if case .list(let own) = argument.value.current { own } else { [argument.value] }
      for case .component(let own) in values
      where own.lastName == "provides" || own.lastName == "providesDefault" {
        guard let operands = own.arguments?.map(\.value), operands.count == 2,
          let key = operands[0].component.flatMap(localKey)
        else { continue }
        result[key] = operands[1]
      }
    }
    return result
  }
}
