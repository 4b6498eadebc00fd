import Simulator

/// A value in a YAML file, with its place.
struct YAMLValue: Sendable {
  enum Content: Sendable {
    /// A text, and whether it stands without quotes.
    case scalar(String, isPlain: Bool)
    case list([YAMLValue])
    case mapping([Member])
  }

  /// A key of a mapping with its value.
  struct Member: Sendable {
    var key: String
    var position: Node.Position
    var value: YAMLValue
  }

  var content: Content
  var position: Node.Position

  /// What kind of value it is, in words.
  var kind: String {
    switch content {
    case .scalar: "a single value"
    case .list: "a list"
    case .mapping: "keys with values"
    }
  }
}
