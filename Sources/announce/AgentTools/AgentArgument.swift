internal import Encoding
import Reports
import Simulator

/// An argument of a tool.
///
/// It contains the facts for writing the argument's JSON Schema and for checking a value.
struct AgentArgument: Sendable {
  enum Kind: Sendable {
    case text
    case texts
    case flag
    case number(ClosedRange<Int>)
    case oneOf([String])
  }

  var name: String
  var kind: Kind
  var summary: String
  var isRequired = false
  /// The maximum number of bytes of the value, if the value is a text.
  var sizeLimit = 4_096
  /// The command-line option with which the user allows the argument, or `nil` if the argument is
  /// always allowed.
  var allowedBy: String?

  /// Writes the JSON Schema of the value.
  func write(to json: inout JSONWriter) {
    json.member(name) { json in
      switch kind {
      case .text: json.member("type", "string")
      case .texts:
        json.member("type", "array")
        json.member("items") { $0.member("type", "string") }
      case .flag: json.member("type", "boolean")
      case .number(let range):
        json.member("type", "integer")
        json.member("minimum", range.lowerBound)
        json.member("maximum", range.upperBound)
      case .oneOf(let words):
        json.member("type", "string")
        json.member("enum", words)
      }
      json.member("description", summary)
    }
  }

  /// Returns a description of the mistake in a value, or `nil` if the value is valid.
  func problem(of value: JSON.Value) -> String? {
    switch kind {
    case .text:
      guard let text = value.string else { return "must be a string" }
      return text.utf8.count <= sizeLimit ? nil : "must have at most \(sizeLimit) bytes"
    case .texts:
      guard value.kind == .array, value.elements.allSatisfy({ $0.string != nil }) else {
        return "must be an array of strings"
      }
      let size = value.elements.reduce(0) { $0 + ($1.string?.utf8.count ?? 0) }
      return value.count <= 100 && size <= sizeLimit
        ? nil : "must have at most 100 strings and \(sizeLimit) bytes"
    case .flag: return value.bool == nil ? "must be true or false" : nil
    case .number(let range):
      guard let number = value.int, range.contains(number) else {
        return "must be an integer from \(range.lowerBound) to \(range.upperBound)"
      }
      return nil
    case .oneOf(let words):
      guard let word = value.string, words.contains(word) else {
        return "must be one of \(words.joined(separator: ", "))"
      }
      return nil
    }
  }
}

/// The arguments of a call, checked against the declared arguments of the tool.
struct AgentArguments: Sendable {
  private let values: JSON.Value

  /// Checks the arguments of a call.
  ///
  /// - Parameters:
  ///   - declared: The arguments that the tool declares.
  ///   - withheld: The further arguments of the tool, which the user has not allowed.
  init(
    _ values: JSON.Value, for declared: [AgentArgument], withheld: [AgentArgument] = []
  ) throws(AgentToolError) {
    guard values.kind == .object || values.kind == .null else {
      throw AgentToolError("the arguments must be an object")
    }
    let names = declared.map(\.name)
    for (key, value) in values.members {
      guard let argument = declared.first(where: { $0.name == key }) else {
        if let option = withheld.first(where: { $0.name == key })?.allowedBy {
          throw AgentToolError(
            "“\(key)” is off; the user can allow it with “announce mcp \(option)”")
        }
        let remedy = Suggestion.remedy(for: key, among: names, called: "the arguments")
        throw AgentToolError("there is no argument “\(key.prefix(60))”; \(remedy)")
      }
      // Models often write `null` in place of leaving an argument out.
      if value.kind == .null { continue }
      if let problem = argument.problem(of: value) {
        throw AgentToolError("“\(key)” \(problem)")
      }
    }
    self.values = values
    if let missing = declared.first(where: { $0.isRequired && !has($0.name) }) {
      throw AgentToolError("“\(missing.name)” is missing: \(missing.summary)")
    }
  }

  func has(_ name: String) -> Bool { values.field(name) != nil }
  func text(_ name: String) -> String? { values.field(name)?.string }
  func number(_ name: String) -> Int? { values.field(name)?.int }
  func isOn(_ name: String) -> Bool { values.field(name)?.bool ?? false }
  func texts(_ name: String) -> [String] {
    (values.field(name)?.elements ?? []).compactMap(\.string)
  }
}

/// The reason why a tool has no result, with advice for the caller.
struct AgentToolError: Error, Sendable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
