internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// The importer of Jest's snapshot files.
///
/// Each snapshot of rendered components is a screen.
///
/// Source: Jest 30, jest-snapshot and pretty-format with its React plugins.
enum JestSnapshot {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let aliases = try Aliases(ofFile: options.aliases)
    let text = Array(try TextBytes.decode(bytes, file: file).utf8)
    let entries = SnapshotFile(text).entries
    guard !entries.isEmpty else {
      throw InputError(
        file: file, problem: "the file contains no Jest snapshots",
        remedy: "give a file from a folder __snapshots__")
    }
    var reader = SnapshotReader(text, file: file, aliases: aliases)
    for entry in entries { reader.read(entry) }
    return try reader.screens()
  }
}

/// A reader that turns the snapshots of a file into screens.
///
/// Snapshots that are not screens are skipped, and a diagnostic reports them.
private struct SnapshotReader {
  private let file: String?
  private let aliases: Aliases
  private let bytes: [UInt8]
  private var positions: FilePositions
  private var made: [ImportedScreen] = []
  /// The skipped snapshots: they show web pages, or values other than components.
  private var others: [(name: String, position: Node.Position)] = []
  private var pages: [(tag: String, name: String, position: Node.Position)] = []

  init(_ bytes: [UInt8], file: String?, aliases: Aliases) {
    self.file = file
    self.aliases = aliases
    self.bytes = bytes
    positions = FilePositions(bytes)
  }

  mutating func read(_ entry: SnapshotFile.Entry) {
    let position = positions.position(of: entry.start)
    var text = SnapshotText(templateLiteral: entry.body, of: bytes)
    if text.bytes.first(where: { !SnapshotText.isBlank($0) }) == UInt8(ascii: "\"") {
      text = text.unquoted()
    }
    var parser = PrettyFormatParser(text, positions)
    let isScreen = parser.parse()
    positions = parser.positions
    guard isScreen else {
      others.append((entry.name, position))
      return
    }
    var tree = parser.tree
    if let element = WebTree.firstElement(of: tree) {
      pages.append((element.type, entry.name, element.position))
      return
    }
    if entry.isCutOff { tree.diagnostics.append(ImportDiagnostic(.cutOffSnapshot, at: position)) }
    if tree.roots.isEmpty, tree.diagnostics.isEmpty {
      tree.diagnostics.append(ImportDiagnostic(.nothingRendered, at: position))
    }
    tree.addPlatformDiagnostic()
    let source = ReactScreenSource(file: file, name: entry.name, aliases: aliases, isRendered: true)
    made.append(ReactNativeScreen.make(of: tree, from: source))
  }

  /// Returns all screens.
  ///
  /// The first screen has a diagnostic about skipped snapshots.
  func screens() throws(InputError) -> [ImportedScreen] {
    guard !made.isEmpty else {
      if let page = pages.first {
        throw WebTree.refusal(of: page.tag, at: page.position, file: file)
      }
      throw InputError(
        file: file, position: others.first?.position,
        problem: "none of the \(others.count) snapshots is of rendered components",
        remedy: "give a snapshot of what toJSON() of a rendered screen returns")
    }
    var screens = made
    if let other = others.first {
      screens[0].screen.diagnostics.append(
        ImportDiagnostic(
          .otherSnapshots, naming: [other.name], count: others.count, at: other.position))
    }
    if let page = pages.first {
      screens[0].screen.diagnostics.append(
        ImportDiagnostic(
          .snapshotsOfPages, naming: [page.name], count: pages.count, at: page.position))
    }
    return screens
  }
}
