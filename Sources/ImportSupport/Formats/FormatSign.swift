/// A sign by which a format is detected.
package struct FormatSign: Sendable {
  /// The stage of detection; the first format with a sign of the earliest stage wins.
  package enum Stage: CaseIterable, Sendable {
    /// The first bytes of a binary file.
    case magic
    /// A server's response in JSON.
    case answer
    /// Any other JSON without characteristic keys.
    case json
    /// The first line of a program that a tool generated.
    case banner
    /// The beginning of a program.
    case script
    /// The beginning of another text.
    case text
    /// The name of the first element.
    case root
    /// Traces of a tool in its XML.
    case tool
    /// Content anywhere in XML.
    case content
    /// An element that looks like a component.
    case component
    /// Any other element.
    case anyMarkup
    /// Escaped tags in another text.
    case escaped
  }

  package let stage: Stage
  package let holds: @Sendable (FileHead) -> Bool

  package init(_ stage: Stage, _ holds: @escaping @Sendable (FileHead) -> Bool) {
    self.stage = stage
    self.holds = holds
  }
}

/// The evidence that a key of JSON gives for a format.
package enum KeyEvidence {
  /// No evidence.
  case none
  /// Likely, unless a later key makes another format certain.
  case likely
  /// Sure, unless another format was likely before.
  case sure
  /// Certain, whatever came before.
  case certain
}
