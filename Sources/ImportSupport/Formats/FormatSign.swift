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
    /// JSON without a key that is characteristic of one format, except a server's response.
    case json
    /// The first line of a program, if a tool generated the program.
    case banner
    /// The beginning of a program, if a person wrote the program.
    case script
    /// A dump in a bug report, which begins with a heading of Markdown.
    case report
    /// The beginning of a text that is neither a program nor a dump in a bug report.
    case text
    /// The name of the first element.
    case root
    /// Signs of the tool that wrote an XML file.
    case tool
    /// A text anywhere in an XML file.
    case content
    /// An element whose name looks like the name of a component.
    case component
    /// An element with any name.
    case anyMarkup
    /// Tags that are escaped inside another text.
    case escaped
  }

  package let stage: Stage
  package let matches: @Sendable (FileHead) -> Bool

  package init(_ stage: Stage, _ matches: @escaping @Sendable (FileHead) -> Bool) {
    self.stage = stage
    self.matches = matches
  }
}

/// The evidence of a JSON key that a file has a format.
package enum KeyEvidence {
  /// No evidence.
  case none
  /// The key suggests the format.
  ///
  /// A later key in the file can still show that the file has another format.
  case likely
  /// The key shows that the file has the format, unless an earlier key suggested another format.
  case sure
  /// The key shows that the file has the format, regardless of earlier keys.
  case certain
}
