/// A sign by which a file is taken for one of a format.
package struct FormatSign: Sendable {
  /// When a sign is looked for; the first format that has one of the earliest stage wins.
  package enum Stage: CaseIterable, Sendable {
    /// The first bytes of a binary file.
    case magic
    /// What a server answered in JSON.
    case answer
    /// Any other JSON whose keys tell nothing.
    case json
    /// The first line of a file that a tool wrote as a program.
    case banner
    /// The beginning of a program.
    case script
    /// The beginning of another text.
    case text
    /// The name of the first element.
    case root
    /// What a tool leaves in its XML.
    case tool
    /// What stands anywhere in XML.
    case content
    /// An element that looks like a component.
    case component
    /// Any other element.
    case anyMarkup
    /// Tags that are escaped in another text.
    case escaped
  }

  package let stage: Stage
  package let holds: @Sendable (FileHead) -> Bool

  package init(_ stage: Stage, _ holds: @escaping @Sendable (FileHead) -> Bool) {
    self.stage = stage
    self.holds = holds
  }
}

/// What a key of JSON says about a format.
package enum FormatKey {
  /// Nothing.
  case none
  /// It is likely, unless a later key makes another one certain.
  case likely
  /// It is the format, unless another one was likely before.
  case sure
  /// It is the format, whatever came before.
  case certain
}
