/// A sign by which the format of a file is detected.
package struct FormatSign: Sendable {
  /// The stage of detection in which a sign is checked.
  ///
  /// Stages are checked in this order. The first format with a matching sign is the result.
  package enum Stage: CaseIterable, Sendable {
    /// The first bytes of a binary file.
    case magic
    /// A JSON response of a server.
    case answer
    /// Any other JSON in which no key is characteristic.
    case json
    /// The first line of a program that a tool generated.
    case banner
    /// The beginning of a program that a person wrote.
    case script
    /// The beginning of another text.
    case text
    /// The name of the first element.
    case root
    /// Signs of a tool in its XML.
    case tool
    /// Text anywhere in XML.
    case content
    /// An element that looks like a component.
    case component
    /// Any other element.
    case anyMarkup
    /// Escaped tags inside another text.
    case escaped
  }

  package let stage: Stage
  package let holds: @Sendable (FileHead) -> Bool

  package init(_ stage: Stage, _ holds: @escaping @Sendable (FileHead) -> Bool) {
    self.stage = stage
    self.holds = holds
  }
}

/// The evidence that a JSON key gives for a format.
package enum KeyEvidence {
  /// No evidence.
  case none
  /// The key is likely to mean the format.
  ///
  /// A later key in the file can make another format certain.
  case likely
  /// The key means the format, unless an earlier key made another format likely.
  case sure
  /// The key means the format, regardless of earlier keys.
  case certain
}
