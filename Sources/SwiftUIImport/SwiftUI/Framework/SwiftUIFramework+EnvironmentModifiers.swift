internal import ComponentSource

/// The values that modifiers put into the environment of the views inside them.
///
/// Source: SwiftUI, `environment(_:_:)` and `environmentObject(_:)`: a value applies to the views
/// inside the modified view, and the value of the innermost modifier takes precedence.
extension SwiftUIFramework {
  var environmentModifiers: Set<String> { SwiftUIFramework.providers }

  static let providers: Set<String> = [
    "environment", "environmentObject", "transformEnvironment", "disabled", "dynamicTypeSize",
    "modifier",
  ]

  func provide(_ call: FrameworkCall, in evaluator: inout Evaluator) {
    guard let arguments = call.arguments, let first = arguments.first?.value else { return }
    switch call.name {
    case "disabled":
      guard case .boolean(true) = evaluator.currentValue(first) else { return }
      evaluator.provided[SwiftUIFramework.key(of: ["isEnabled"])] = .boolean(false)
    case "dynamicTypeSize":
      guard case .component(let size) = evaluator.currentValue(first),
        SwiftUIFramework.textSizes.contains(size.lastName)
      else { return }
      evaluator.provided[SwiftUIFramework.key(of: ["dynamicTypeSize"])] = first
    case "modifier": provideAdded(by: call, in: &evaluator)
    case "transformEnvironment":
      // Assumed: nothing; the closure can change the value in any way.
      guard let path = first.function?.reference, !path.isEmpty else { return }
      let value = SwiftUIFramework.unknownValue(of: path, at: call.range)
      set(path, to: value, at: call.range, &evaluator)
    default:
      if arguments.count == 1 {
        provide(evaluator.currentValue(first), by: call.name, in: &evaluator)
      } else if let path = first.function?.reference, !path.isEmpty {
        set(path, to: arguments[1].value, at: call.range, &evaluator)
      }
    }
  }

  /// Sets an object: `.environment(cart)`, `.environmentObject(cart)`.
  ///
  /// An unknown object can replace each object around it that the same modifier could set.
  private func provide(
    _ object: SourceValue, by modifier: String, in evaluator: inout Evaluator
  ) {
    switch object {
    case .record(let record):
      evaluator.provided[SwiftUIFramework.key(of: record.type, evaluator)] = object
    case .unknown:
      for (key, value) in evaluator.provided {
        guard case .record(let record) = value,
          key == SwiftUIFramework.key(of: record.type, evaluator)
        else { continue }
        let inherited = evaluator.project.types[record.type].inherited
        if inherited.contains("ObservableObject") == (modifier == "environmentObject") {
          evaluator.provided[key] = object
        }
      }
    default: break
    }
  }

  /// Sets the values that a modifier of the project, and the modifiers in its body, set for its
  /// content.
  private func provideAdded(by call: FrameworkCall, in evaluator: inout Evaluator) {
    guard evaluator.provided[SwiftUIFramework.bodyKey] == nil else { return }
    var expansions = 0
    var pending = [call]
    while let next = pending.popLast() {
      guard next.name == "modifier" else {
        provide(next, in: &evaluator)
        continue
      }
      guard expansions < SwiftUIFramework.maximumExpansions,
        let modifier = next.arguments?.first?.value
      else { continue }
      expansions += 1
      pending += addedModifiers(by: modifier, at: next, &evaluator)
    }
  }

  /// The maximum number of modifiers of the project that one modifier adds to its content.
  private static let maximumExpansions = 50

  /// The key that is set while the body of a modifier is evaluated only for the modifiers of its
  /// content.
  ///
  /// The modifiers in this body are expanded afterwards. If each body also expanded them, the time
  /// would grow exponentially with the number of nested modifiers.
  private static let bodyKey = "$body"

  /// Returns the calls of environment modifiers that a modifier of the project adds to its content,
  /// from the innermost to the outermost call.
  ///
  /// Only modifiers of the content itself count, not those of a container around the content.
  private func addedModifiers(
    by value: SourceValue, at call: FrameworkCall, _ evaluator: inout Evaluator
  ) -> [FrameworkCall] {
    guard case .record(let record) = evaluator.currentValue(value),
      let function = SwiftUIFramework.body(of: record, named: "body", in: evaluator.project)
    else { return [] }
    let own = SwiftUIFramework.record(record, inEnvironmentOf: &evaluator)
    let content = Component("$content", [], at: call.range, identity: record.identity)
    let outer = evaluator.provided
    defer { evaluator.provided = outer }
    evaluator.provided[SwiftUIFramework.bodyKey] = .nothing
    // The unknown values in the body are recorded when the builder shows the modifier.
    let (contents, _) = evaluator.collectingUndecided {
      $0.contents(of: function, [.component(content)], receiver: .record(own))
    }
    guard contents.count == 1, contents[0].name == content.name else { return [] }
    return contents[0].modifiers.filter { SwiftUIFramework.providers.contains($0.name) }.map {
      FrameworkCall(name: $0.name, receiver: nil, arguments: $0.arguments, at: $0.range)
    }
  }

  /// Sets an environment value, or a member of an environment value.
  private func set(
    _ path: [String], to value: SourceValue, at range: SourceRange, _ evaluator: inout Evaluator
  ) {
    let path = SwiftUIFramework.plain(path)
    guard let last = path.last else { return }
    // `isEnabled` stays false inside a view that is disabled.
    if last == "isEnabled", path.count == 1, case .boolean(true) = evaluator.currentValue(value) {
      return
    }
    if path.count > 1 {
      // Assumed: nothing; the value with a changed member is unknown as a whole.
      let whole = SwiftUIFramework.unknownValue(of: [path[0]], at: range)
      evaluator.provided[SwiftUIFramework.key(of: [path[0]])] = whole
    }
    evaluator.provided[SwiftUIFramework.key(of: path)] = value
  }

  /// Returns an instance whose properties have the values of the environment around it.
  ///
  /// A property keeps the value from its creation if no modifier sets the value.
  static func record(
    _ record: SourceRecord, inEnvironmentOf evaluator: inout Evaluator
  ) -> SourceRecord {
    guard !evaluator.provided.isEmpty else { return record }
    var record = record
    for variable in evaluator.project.types[record.type].properties {
      guard evaluator.assumptions[variable.name] == nil,
        let value = providedValue(of: variable, &evaluator)
      else { continue }
      record.fields[variable.name] = value
    }
    return record
  }

  /// Returns the value that a modifier sets for a property, or `nil` if no modifier sets it.
  private static func providedValue(
    of variable: VariableDeclaration, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    for attribute in variable.attributes {
      if attribute.name == "EnvironmentObject" {
        let type = variable.type.flatMap { evaluator.project.type(named: $0.name) }
        return type.flatMap { evaluator.provided[key(of: $0, evaluator)] }
      }
      guard attribute.name == "Environment", let argument = attribute.arguments.first?.value else {
        continue
      }
      guard case .reference(let path) = argument.form else {
        guard case .type(let type) = evaluator.value(of: argument) else { return nil }
        return evaluator.provided[key(of: type, evaluator)]
      }
      let names = plain(path)
      if let value = evaluator.provided[key(of: names)] { return value }
      guard names.count > 1, let whole = evaluator.provided[key(of: [names[0]])] else {
        return nil
      }
      return names.dropFirst().reduce(whole) {
        evaluator.property($1, of: $0, at: argument.range)
      }
    }
    return nil
  }

  // MARK: Values without a modifier

  /// Returns the value of a property with `@Environment` if no modifier sets it.
  func environmentValue(_ call: FrameworkCall, _ evaluator: inout Evaluator) -> SourceValue? {
    let value = call.arguments?.first?.value
    if case .type(let type)? = value { return injected(type, call, &evaluator) }
    let path = SwiftUIFramework.plain(value?.function?.reference ?? [])
    guard let first = path.first else { return nil }
    guard let whole = environment(first, call) ?? ownDefault(of: first, &evaluator) else {
      let name = evaluator.declaredName ?? first
      return evaluator.assumptions[name]
        ?? .unknown(UnknownValue(.name, named: name, at: call.range))
    }
    return path.dropFirst().reduce(whole) { evaluator.property($1, of: $0, at: call.range) }
  }

  /// Returns the object of a type if no modifier sets it.
  ///
  /// The object is then unknown.
  func injected(
    _ type: Int, _ call: FrameworkCall, _ evaluator: inout Evaluator
  ) -> SourceValue {
    let name = evaluator.declaredName ?? evaluator.project.types[type].name
    let key = SwiftUIFramework.key(of: type, evaluator)
    return .state(
      StateKey(owner: ComponentIdentity(number: 0), path: [key]),
      .unknown(UnknownValue(.runtime, named: name, at: call.range)))
  }

  // MARK: Keys

  private static func key(of type: Int, _ evaluator: Evaluator) -> String {
    "@Environment \(evaluator.project.types[type].name)"
  }

  static func key(of path: [String]) -> String {
    "@Environment \\.\(path.joined(separator: "."))"
  }

  /// Returns the names of a key path without the type at its beginning:
  /// `\EnvironmentValues.locale`.
  private static func plain(_ path: [String]) -> [String] {
    path.first == "EnvironmentValues" ? Array(path.dropFirst()) : path
  }

  private static func unknownValue(of path: [String], at range: SourceRange) -> SourceValue {
    .unknown(UnknownValue(.runtime, named: path.joined(separator: "."), at: range))
  }
}
