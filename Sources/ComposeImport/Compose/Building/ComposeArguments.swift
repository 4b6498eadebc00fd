internal import ComponentSource

/// The arguments of a composable or modifier by the names of its parameters.
struct ComposeArguments {
  private var values: [String: ComponentArgument] = [:]

  /// Binds arguments to parameters by name and position.
  ///
  /// A trailing lambda is bound to the last parameter.
  ///
  /// Source: Kotlin language specification, Call with trailing lambda expressions.
  init(_ arguments: [ComponentArgument]?, to parameters: [String]) {
    var position = 0
    let modifierIndex = parameters.firstIndex(of: "modifier")
    for argument in arguments ?? [] {
      // Overloads have different parameters before `modifier`, so the modifier's argument can be at
      // any position.
      if let modifierIndex, argument.label == nil, position != modifierIndex,
        values["modifier"] == nil,
        argument.value.component?.name == "Modifier"
      {
        values["modifier"] = argument
        position = max(position, modifierIndex + 1)
        continue
      }
      if let label = argument.label {
        values[label] = argument
        // A positional argument can follow a named argument if the named argument is at its
        // parameter's position.
        if position < parameters.count, parameters[position] == label { position += 1 }
      } else if argument.isTrailing {
        if let last = parameters.last { values[last] = argument }
      } else if position < parameters.count {
        values[parameters[position]] = argument
        position += 1
      }
    }
  }

  /// Returns the value of a parameter, or `nil` if its argument is missing or `null`.
  subscript(_ name: String) -> SourceValue? {
    guard let value = values[name]?.value.current else { return nil }
    if case .null = value { return nil }
    return value
  }

  /// Whether the call has an argument with this name and the value `null`.
  func isNull(_ name: String) -> Bool {
    if case .null? = values[name]?.value.current { true } else { false }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func argument(_ name: String) -> ComponentArgument? { values[name] }

  func function(_ name: String) -> SourceFunction? { self[name]?.function }

  /// The callbacks among the arguments that are unknown before run time, as in `onClick = onNext`.
  var unknownCallbacks: [UnknownValue] {
    values.sorted { $0.key < $1.key }.compactMap { name, argument in
      guard name.hasPrefix("on"), name.dropFirst(2).first?.isUppercase == true else { return nil }
      return argument.value.unknown
    }
  }

  func component(_ name: String) -> Component? { self[name]?.component }
}

extension SourceValue {
  /// The current value of a state, or the value itself for other values.
  var current: SourceValue {
    if case .state(_, let value) = self { value } else { self }
  }

  var function: SourceFunction? {
    if case .function(let function) = current { function } else { nil }
  }

  var component: Component? {
    if case .component(let component) = current { component } else { nil }
  }

  var boolean: Bool? {
    if case .boolean(let flag) = current { flag } else { nil }
  }

  var unknown: UnknownValue? {
    if case .unknown(let unknown) = current { unknown } else { nil }
  }

  var number: Double? {
    switch current {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .float(let number): Double("\(number)")
    default: nil
    }
  }

  var integer: Int? {
    if case .integer(let number) = current { number } else { nil }
  }
}

extension Component {
  /// The part of the name after the last full stop.
  var lastName: String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// The chain of modifiers in the component's arguments.
  var modifierArgument: Component? {
    if let own = value("modifier")?.component { return own }
    return unlabelled.lazy.compactMap(\.component).first { $0.name == "Modifier" }
  }

  /// The last member in the component's chain of members: `CenterEnd` of `Alignment.CenterEnd`.
  var lastMember: String { modifiers.last?.lastName ?? lastName }

  /// The calls of a chain of modifiers, from outer to inner.
  ///
  /// The chain begins with `Modifier`, or with a call on `Modifier`.
  var modifierChain: [Component] {
    var chain = modifiers
    if lastName != "Modifier" {
      var first = self
      first.modifiers = []
      first.name = lastName
      chain.insert(first, at: 0)
    }
    return chain
  }
}
