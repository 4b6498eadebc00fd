package import TextIO

/// A value in a YAML file, with its position.
package struct YAMLValue: Sendable {
  package enum Content: Sendable {
    /// A text.
    ///
    /// `isPlain` is `true` if the text has no quotes in the file.
    case scalar(String, isPlain: Bool)
    case list([YAMLValue])
    case mapping([Member])
  }

  /// A key of a mapping, with its value.
  package struct Member: Sendable {
    package var key: String
    package var position: SourcePosition
    package var value: YAMLValue
  }

  package var content: Content
  package var position: SourcePosition

  /// Whether the value is null.
  ///
  /// Source: YAML 1.2.2, section 10.3.2.
  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The kind of the value, as error messages name it.
  package var kind: String {
    switch content {
    case .scalar: "a single value"
    case .list: "a list"
    case .mapping: "keys with values"
    }
  }
}
