internal import AccessibilityTree
internal import ComponentSource

extension SourceTree.Code.Call {
  /// Creates a description of a composable's call, with the names of the composable's parameters.
  init(_ component: Component, _ parameters: [String]) {
    self.init(
      at: component.range.start..<component.range.end,
      parts: SourceTree.Code.Part.parts(of: component, parameters))
  }
}

extension SourceTree.Code.Part {
  /// Returns the arguments of a call.
  ///
  /// Arguments without a known parameter have no name.
  fileprivate static func parts(of component: Component, _ parameters: [String] = []) -> [Self] {
    let bound = ComposeArguments(component.arguments, to: parameters)
    var names: [Int: String] = [:]
    for name in parameters {
      if let argument = bound.argument(name) { names[argument.range.start] = name }
    }
    return (component.arguments ?? []).compactMap { argument in
      guard argument.range.file == component.range.file,
        argument.range.start >= component.range.start, argument.range.end <= component.range.end
      else { return nil }
      let name = argument.label ?? names[argument.range.start] ?? ""
      return Self(
        name, at: argument.range.start..<argument.range.end, isTrailing: argument.isTrailing,
        parts: inner(of: argument))
    }
  }

  /// Returns the arguments of the call that is the value of an argument.
  private static func inner(of argument: ComponentArgument) -> [Self] {
    guard let value = argument.value.component, value.modifiers.isEmpty,
      value.range == argument.range
    else { return [] }
    return (value.arguments ?? []).map {
      Self($0.label ?? "", at: $0.range.start..<$0.range.end, isTrailing: $0.isTrailing)
    }
  }
}
