public import Simulator
public import TextIO

/// A Markdown document with screens, each followed by tables of the expected announcements.
///
/// Text without screens and tables is ignored. A mistake is reported with its line, and the text
/// after the mistake is still read.
///
///     let document = try ScenarioDocument.contents(ofFile: "Scenarios/sign-up.md")
///     print(document.check().differences.count)
public struct ScenarioDocument: Sendable {
  /// The file as the user named it.
  public var file: String
  /// The bytes of the file.
  public var bytes: [UInt8]
  /// The screens with tables, in the order of the document.
  package var scenarios: [Scenario] = []
  /// The screens with a name.
  ///
  /// App scripts show screens by their names.
  var namedScreens: [String: ScreenSource] = [:]
  /// The tables that are recognised but not checked.
  public var notChecked: [NotChecked] = []
  /// Notes for the author that are not mistakes.
  public var notes: [DocumentNote] = []
  /// The mistakes in the document.
  ///
  /// A document with mistakes is never written.
  public var problems: [InputError] = []
}

/// A screen with its tables.
package struct Scenario: Sendable {
  /// The heading above the screen, as plain text; empty before the first heading.
  var heading: String
  var source: ScreenSource
  /// The tables of readers that follow the screen.
  var transcripts: [TranscriptTable]
  /// The tables of expected findings that follow the screen.
  var findings: [FindingsTable] = []
  /// The tables of gestures that begin on the screen.
  var gestures: [GestureTable] = []
}

/// A screen in a document.
struct ScreenSource: Sendable, Hashable {
  /// The content of a screen.
  enum Content: Sendable, Hashable {
    /// Text in the document, with its language and the position of each line.
    ///
    /// The language is the first word after the fence, in lower case. For a snippet without a
    /// fence, the language is empty.
    case text(String, language: String, lines: [Node.Position])
    /// The target of a link as the author wrote it, relative to the document.
    case file(String)
    /// The target of a link to a live page.
    case live(String)
  }

  /// The name of the screen: the text after `named` or `with`, or the text of the link.
  var name: String?
  var content: Content
  /// The line of the fence, snippet or link.
  var position: Node.Position
}

/// A recognised table in a document, which is not checked.
public struct NotChecked: Sendable, Hashable {
  /// The kind of the table.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A table of gestures without a screen before it.
    case script
    /// A table of expected findings without a screen before it.
    case findings
    /// A table of readers after a block that is not a screen.
    case otherBlock = "other-block"
  }

  /// The kind of the table.
  public var kind: Kind
  /// The position of the first line of the table.
  public var position: Node.Position
  /// The reason why the table is not checked, in one sentence.
  public var message: String
}

/// A note for the author of a document.
public struct DocumentNote: Sendable, Hashable {
  /// The position in the document that the note is about.
  public var position: Node.Position
  /// The note, in one sentence.
  public var message: String
}

extension ScenarioDocument {
  /// Reads the document in a file.
  ///
  /// - Parameter path: The path of a Markdown file.
  /// - Returns: The document; its mistakes are in ``problems``.
  /// - Throws: An error if the file cannot be read.
  public static func contents(ofFile path: String) throws(InputError) -> ScenarioDocument {
    ScenarioDocument(reading: try FileBytes.contents(ofFile: path), file: path)
  }

  /// Reads a document: Markdown in UTF-8 of at most 16 MB.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The path of the file, to which links are relative.
  public init(reading bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    guard bytes.contains(where: { !DocumentLines.isBlank($0) }) else { return }
    let source = DocumentLines(bytes)
    do {
      try ScenarioDocument.checkText(source.bytes, file: file)
    } catch {
      problems.append(error)
      return
    }
    let sanitized = SanitizedMarkdown(source, isMDX: file.lowercased().hasSuffix(".mdx"))
    let reading = MarkdownReading(source, sanitized: sanitized, wantsRows: TableKind.isChecked)
    self = ScenarioReader(reading.blocks, into: self).document
    if let line = sanitized.lineLackingCells {
      problems.append(ScenarioDocument.lacksCells(file, line))
    }
  }

  /// Returns the blocks of a document.
  static func blocks(of bytes: [UInt8]) -> [MarkdownBlock] {
    let source = DocumentLines(bytes)
    let sanitized = SanitizedMarkdown(source, isMDX: false)
    return MarkdownReading(source, sanitized: sanitized, wantsRows: TableKind.isChecked).blocks
  }

  /// Rejects encodings other than UTF-8, because such documents could not be written back.
  private static func checkText(_ bytes: [UInt8], file: String) throws(InputError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw InputError(
        file: file, position: SourcePosition(line: 1, column: 1),
        problem: "this document is in UTF-16", remedy: "save it as UTF-8")
    }
    if !bytes.isEmpty { _ = try TextBytes.decode(bytes, file: file) }
  }

  private static func lacksCells(_ file: String, _ line: Int) -> InputError {
    InputError(
      file: file, position: SourcePosition(line: line, column: 1),
      problem:
        "more than \(SanitizedMarkdown.lackingLimit) cells are missing from the "
        + "table rows of this document",
      remedy: "give each row as many cells as its header")
  }
}
