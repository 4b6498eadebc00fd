import ComponentSource
import ComposeImport
import SwiftUIImport

/// Source code with an evaluator that returns the content of its screens, for tests.
struct EvaluatedSource {
  let project: SourceProject
  var evaluator: Evaluator

  init(swift files: String..., assumptions: [String: SourceValue] = [:]) {
    self.init(
      files.enumerated().map {
        SwiftReader.read(Array($1.utf8), path: "\($0).swift", file: $0)
      }, language: .swift, assumptions: assumptions)
  }

  init(kotlin files: String..., assumptions: [String: SourceValue] = [:]) {
    self.init(
      files.enumerated().map {
        KotlinReader.read(Array($1.utf8), path: "\($0).kt", file: $0)
      }, language: .kotlin, assumptions: assumptions)
  }

  private init(
    _ files: [SourceFile], language: SourceLanguage, assumptions: [String: SourceValue]
  ) {
    project = SourceProject(files)
    evaluator = Evaluator(
      project, framework: PlainFramework(language: language), assumptions: assumptions)
  }

  /// Returns the components that the statements outside declarations show, one line for each.
  mutating func statements() -> [String] {
    let statements = project.files.flatMap(\.statements)
    guard let first = statements.first, let last = statements.last else { return [] }
    return outline(
      evaluator.contents(ofStatements: Block(statements, at: first.range.through(last.range))))
  }

  /// Returns the components that an instance of a type or a function shows, one line for each.
  mutating func screen(_ name: String = "Main") -> [String] { outline(components(name)) }

  mutating func components(_ name: String = "Main") -> [Component] {
    if let type = project.type(named: name) {
      return evaluator.contents(
        of: evaluator.instance(of: type, [], at: SourceRange(file: 0, start: 0, end: 0)))
    }
    guard let function = project.functions[name]?.first else { return [] }
    return evaluator.contents(of: evaluator.function(function))
  }

  /// Returns the lines for components: the name, arguments and modifiers of each component, and
  /// indented below, the components in its closures.
  mutating func outline(_ components: [Component], indent: String = "") -> [String] {
    var lines: [String] = []
    for component in components {
      lines.append(
        indent + ([component] + component.modifiers).map { text(of: $0) }.joined(separator: "."))
      guard indent.utf8.count < 24 else { continue }
      for argument in component.arguments ?? [] {
        switch argument.value {
        case .function(let function) where !function.isHandler(argument.label):
          lines += outline(evaluator.contents(of: function), indent: indent + "  ")
        case .components(let shown): lines += outline(shown, indent: indent + "  ")
        default: continue
        }
      }
    }
    return lines
  }

  private mutating func text(of component: Component) -> String {
    guard let arguments = component.arguments else { return component.name }
    let written = arguments.map { argument in
      (argument.label.map { "\($0): " } ?? "") + text(of: argument.value)
    }
    return "\(component.name)(\(written.joined(separator: ", ")))"
  }

  mutating func text(of value: SourceValue) -> String {
    switch value {
    case .component(let component): text(of: component)
    case .components(let components): "<\(components.count)>"
    case .function: "{}"
    case .state(let key, let value):
      "$\(key.path.joined(separator: "."))=" + text(of: evaluator.currentValue(key, value))
    case .string(let text):
      text.isLiteral ? "'\(evaluator.text(of: value))'" : evaluator.text(of: value)
    default: evaluator.text(of: value)
    }
  }

  /// Runs the handler of the component at an index, and returns its effects.
  mutating func run(
    _ label: String, ofComponent index: Int = 0, _ arguments: [SourceValue] = [],
    in screen: String = "Main"
  ) -> [String] {
    let components = components(screen)
    guard components.indices.contains(index),
      case .function(let function)? = components[index].value(label)
    else { return ["no handler"] }
    return evaluator.run(function, arguments).map { effect in
      switch effect {
      case .call(let component, _): text(of: component)
      case .assignment(let path, let sign, let value, _):
        "\(path.joined(separator: ".")) \(sign) \(text(of: value))"
      case .state(let key, let value): "\(key.path.joined(separator: ".")) = \(text(of: value))"
      }
    }
  }
}

extension SourceFunction {
  /// Whether an argument is a handler that a user's action calls, and not content.
  fileprivate func isHandler(_ label: String?) -> Bool {
    ["action", "onClick", "onChange"].contains(label)
  }
}

/// A framework that supports only lists, remembered states and views.
private struct PlainFramework: SourceFramework {
  var language: SourceLanguage
  let componentTypes: Set<String> = ["View"]

  func value(of call: FrameworkCall, in evaluator: inout Evaluator) -> SourceValue? {
    let last = call.arguments?.last?.value
    switch (call.name, last) {
    case ("ForEach", .function(let function)?), ("items", .function(let function)?):
      guard let list = call.arguments?.first?.value else { return nil }
      return .components(evaluator.contents(of: function, forEach: list, at: call.range))
    case ("remember", .function(let function)?): return evaluator.call(function)
    case ("mutableStateOf", let initial?): return evaluator.remembered(initial, at: call.range)
    case (".constant", let value?): return value
    case ("@Environment", .function(let function)?) where function.reference == ["isEnabled"]:
      return .boolean(true)
    default: return nil
    }
  }

  func contents(of record: SourceRecord, in evaluator: inout Evaluator) -> [Component]? {
    guard evaluator.project.types[record.type].inherited.contains("View") else { return nil }
    let body = evaluator.property("body", of: .record(record), at: record.range)
    return evaluator.contents(of: body)
  }

  func isState(_ variable: VariableDeclaration) -> Bool {
    variable.attributes.contains { ["State", "StateObject", "FocusState"].contains($0.name) }
  }
}
