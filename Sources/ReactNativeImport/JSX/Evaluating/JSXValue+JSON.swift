internal import Encoding

extension JSXValue {
  private static let jsonDepth = 16

  /// Creates the JavaScript value for a JSON value.
  ///
  /// Values that are nested too deeply become `null`.
  init(_ json: JSON.Value, depth: Int = 0) {
    guard depth < JSXValue.jsonDepth else {
      self = .null
      return
    }
    switch json.kind {
    case .string: self = .string(json.text)
    case .number: self = .number(json.double ?? 0, json.text)
    case .bool: self = .bool(json.bool == true)
    case .null: self = .null
    case .array: self = .array(json.elements.map { JSXValue($0, depth: depth + 1) })
    case .object:
      self = .object(
        json.members.map { (key: $0.key, value: JSXValue($0.value, depth: depth + 1)) })
    }
  }
}
