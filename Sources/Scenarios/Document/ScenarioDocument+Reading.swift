public import Importers
internal import Simulator

extension ScenarioDocument {
  /// The document in a file; only a file that cannot be read throws.
  public static func contents(ofFile path: String) throws(ImportError) -> ScenarioDocument {
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
    let tamed = TamedMarkdown(source, isMDX: file.lowercased().hasSuffix(".mdx"))
    let reading = MarkdownReading(source, tamed: tamed, wantsRows: TableKind.isTranscript)
    self = ScenarioReader(reading.blocks, into: self).document
    if let line = tamed.lineLackingCells {
      problems.append(ScenarioDocument.lacksCells(file, line))
    }
  }

  /// Refuses what is no UTF-8; other encodings could not be written back.
  private static func checkText(_ bytes: [UInt8], file: String) throws(ImportError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw ImportError(
        file: file, position: Node.Position(line: 1, column: 1),
        problem: "this document is in UTF-16", remedy: "save it as UTF-8")
    }
    if !bytes.isEmpty { _ = try TextBytes.decode(bytes, file: file) }
  }

  private static func lacksCells(_ file: String, _ line: Int) -> ImportError {
    ImportError(
      file: file, position: Node.Position(line: line, column: 1),
      problem: "the rows of this document lack more than \(TamedMarkdown.lackingLimit) cells",
      remedy: "give each row the cells that the header has")
  }
}
