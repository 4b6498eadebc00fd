public import Simulator
public import TextIO

/// A Markdown document in which screens are followed by tables of what each reader says.
///
/// Everything else in it is prose. Whatever cannot be understood is a problem at its line; the rest
/// of the document is still there.
public struct ScenarioDocument: Sendable {
  /// The file as the user named it.
  public var file: String
  /// The file's bytes, for a recorder that keeps each one it need not change.
  public var bytes: [UInt8]
  /// The screens with their transcripts, in the order of the document; a screen without a transcript
  /// is prose.
  public var scenarios: [Scenario] = []
  /// The screens that have a name, for apps that show them.
  var namedScreens: [String: ScreenSource] = [:]
  /// What is recognised but not checked.
  public var notChecked: [NotChecked] = []
  /// What a writer may want to know and that is no mistake.
  public var notes: [DocumentNote] = []
  /// What is wrong with the document itself; such a document is never written.
  public var problems: [InputError] = []

  /// A document without scenarios.
  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }
}

/// A screen with what is expected of it.
public struct Scenario: Sendable {
  /// The heading it stands under, as plain text; empty before the first heading.
  public var heading: String
  /// The screen.
  public var source: ScreenSource
  /// The tables of readers that follow it.
  public var transcripts: [TranscriptTable]
  /// The tables of expected findings that follow it.
  public var findings: [FindingsTable] = []
  /// The tables of gestures that begin on it.
  public var gestures: [GestureTable] = []

  /// A screen with its transcripts.
  public init(heading: String, source: ScreenSource, transcripts: [TranscriptTable]) {
    self.heading = heading
    self.source = source
    self.transcripts = transcripts
  }
}

/// Where a document has a screen.
public struct ScreenSource: Sendable, Hashable {
  /// What the screen is made of.
  public enum Content: Sendable, Hashable {
    /// Text in the document: the language of the block in lower case, empty for a snippet without a
    /// fence, and for each line of the text its own line number and the column at which it begins.
    case text(String, language: String, lines: [Node.Position])
    /// The target of a link as written, relative to the document.
    case file(String)
    /// The target of a link to a page that is shown in a browser, where its scripts run.
    case live(String)
  }

  /// The name of the screen: what follows `named` or `with`, or the text of the link.
  public var name: String?
  /// What it is made of.
  public var content: Content
  /// The line of the fence, snippet or link.
  public var position: Node.Position

  /// A screen of a document.
  public init(name: String?, content: Content, position: Node.Position) {
    self.name = name
    self.content = content
    self.position = position
  }
}

/// A table in a document that is recognised but not checked.
public struct NotChecked: Sendable, Hashable {
  /// What it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A table of gestures without a screen before it.
    case script
    /// A table of expected findings without a screen before it.
    case findings
    /// A transcript of a block that is no screen.
    case otherBlock = "other-block"
  }

  /// What it is.
  public var kind: Kind
  /// Its first line.
  public var position: Node.Position
  /// Why it is not checked, in a sentence.
  public var message: String

  /// Something that is not checked.
  public init(_ kind: Kind, at position: Node.Position, _ message: String) {
    self.kind = kind
    self.position = position
    self.message = message
  }
}

/// What a writer may want to know of a document.
public struct DocumentNote: Sendable, Hashable {
  /// The line it is about.
  public var position: Node.Position
  /// The note, in a sentence.
  public var message: String

  /// A note.
  public init(at position: Node.Position, _ message: String) {
    self.position = position
    self.message = message
  }
}

extension ScenarioDocument {
  /// The document in a file; only a file that cannot be read throws.
  public static func contents(ofFile path: String) throws(InputError) -> ScenarioDocument {
    ScenarioDocument(reading: try FileBytes.contents(ofFile: path), file: path)
  }

  /// The document in the bytes of a file: Markdown in UTF-8 of at most 16 MB.
  public init(reading bytes: [UInt8], file: String) {
    self.init(file: file, bytes: bytes)
    guard bytes.contains(where: { !SourceText.isBlank($0) }) else { return }
    let source = SourceText(bytes)
    do {
      try ScenarioDocument.checkText(source.bytes, file: file)
    } catch {
      problems.append(error)
      return
    }
    let tamed = SanitizedMarkdown(source, isMDX: file.lowercased().hasSuffix(".mdx"))
    let reading = MarkdownReading(source, tamed: tamed, wantsRows: TableKind.isChecked)
    self = ScenarioReader(reading.blocks, into: self).document
    if let line = tamed.lineLackingCells {
      problems.append(ScenarioDocument.lacksCells(file, line))
    }
  }

  /// The blocks of a document, whatever it is about.
  static func blocks(of bytes: [UInt8]) -> [MarkdownBlock] {
    let source = SourceText(bytes)
    let tamed = SanitizedMarkdown(source, isMDX: false)
    return MarkdownReading(source, tamed: tamed, wantsRows: TableKind.isChecked).blocks
  }

  /// Refuses what is no UTF-8; other encodings could not be written back.
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
      problem: "the rows of this document lack more than \(SanitizedMarkdown.lackingLimit) cells",
      remedy: "give each row the cells that the header has")
  }
}
