package import Audits
internal import Encoding
package import Importers
import Scenarios
import Simulator
internal import TextIO

/// The form of a screen in a document: a copy in a block, or a link to the file of the screen.
struct DraftSource {
  var file: DraftFile
  var screen: ImportedScreen
  /// The announcements of the readers on the screen.
  var reading: Reading
  /// The headers of the table in the draft.
  var headers: [String]
  /// The path of the document.
  var document: String
  var mode: ScenarioDraft.Mode

  /// Returns the block with the screen, or the paragraph with the link.
  ///
  /// - Throws: An error if a check of the document would fail.
  func markdown(called name: String) throws(InputError) -> String {
    if mode == .fitting, let file = DraftBlock(file), file.isShort, isAlone, isFaithful(file) {
      return file.markdown
    }
    if mode != .inline, let path = path, isNamedOnce {
      return MarkdownFormat.link(to: path, fragment: isAlone ? nil : ownName, called: name)
    }
    guard mode != .link else { throw noLink }
    guard let copy = copies.first(where: isFaithful) else { throw noCopy(called: name) }
    return copy.markdown
  }

  private var ownName: String { screen.screen.name }

  /// Whether the file contains no other screen.
  private var isAlone: Bool { file.screens == 1 }

  /// Whether the screen is the only screen of the file, or the only one with its name.
  ///
  /// A link can then identify the screen, if necessary by `#` and the name.
  private var isNamedOnce: Bool { isAlone || !ownName.isEmpty && file.names[ownName] == 1 }

  /// The path to write in a link, or `nil` if the document cannot link to the file.
  ///
  /// A check refuses links that leave the repository. Without a repository, it refuses links that
  /// leave the document's folder.
  private var path: String? {
    guard file.name != "-", !screen.isLive, let path = LinkPath.relative(file.name, from: document)
    else {
      return nil
    }
    guard mode == .fitting else { return path }
    let home = PathName(document).folder
    let refusal = ProjectFiles(around: home)?.refusal(of: home.appending(path))
    if case .outside? = refusal { return nil }
    return path
  }

  /// The blocks that can contain the screen, in ascending order of lost information.
  private var copies: [DraftBlock] {
    let outline = DraftBlock(text: reading.screen.outline, language: InputFormat.outline.name)
    let whole = DraftBlock(file)
    if isAlone { return [whole, outline].compactMap(\.self) }
    // A long file is not copied, because the document would contain a copy for each screen of the
    // file.
    return [outline, whole.flatMap { $0.isShort ? $0.named(ownName) : nil }].compactMap(\.self)
  }

  /// Whether a document with this block passes its check.
  private func isFaithful(_ block: DraftBlock) -> Bool {
    var output = ReportSink()
    output.writeLine("\(block.markdown)\n")
    MarkdownFormat.writeTable(reading, headers: headers, to: &output)
    let report = ScenarioDocument(reading: Array(output.text.utf8), file: document).check()
    return report.problems.isEmpty && report.differences.isEmpty
      && report.checks.count == headers.count
  }

  private var noLink: InputError {
    guard path != nil else {
      return InputError(
        file: document, problem: "this document cannot link to “\(file.name)”",
        remedy: screen.isLive
          ? "leave out --link, or save the screen in a file"
          : "write the document into a folder that exists")
    }
    return InputError(
      file: file.name,
      problem: "several screens are called “\(ownName)”, so a link cannot choose one",
      remedy: "give each a unique name, or leave out --link")
  }

  private func noCopy(called name: String) -> InputError {
    let canLink = path != nil && isNamedOnce
    return InputError(
      file: file.name,
      problem: "a copy of “\(name)” would be announced differently than the screen in its file",
      remedy: canLink
        ? "leave out --inline, so that the document links to the file"
        : "save the screen in a file with a unique name, and link to it")
  }
}

/// A block that contains a screen.
private struct DraftBlock {
  private let text: String
  private let language: String

  init(text: String, language: String) {
    self.text = text
    self.language = language
  }

  /// Creates a block with the text of a file, or returns `nil` for binary files.
  init?(_ file: DraftFile) {
    guard let format = file.format,
      let text = try? TextBytes.decode(file.bytes, file: nil), !text.utf8.contains(0)
    else { return nil }
    language = DraftBlock.language(of: format, file)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    self.text = lines.joined(separator: "\n")
  }

  /// Returns the block with a screen's name in the info string: `html named Sign up`.
  func named(_ name: String) -> DraftBlock {
    DraftBlock(text: text, language: "\(language) named \(name)")
  }

  /// Whether the block is so short that the table below it stays visible.
  var isShort: Bool {
    text.utf8.count <= 8192 && text.utf8.count { $0 == UInt8(ascii: "\n") } <= 150
  }

  var markdown: String {
    String(MarkdownText.fenced(text, language: language).dropLast())
  }

  /// Returns the info string for a format.
  ///
  /// The info string is the usual language of the format, such as `html`, if this word identifies
  /// the format. Otherwise, it is the name of the format.
  private static func language(of format: InputFormat, _ file: DraftFile) -> String {
    let word = format.usualLanguage(file.name, file.bytes)
    let isEnough = InputFormat.detect(blockIn: word, bytes: file.bytes) == format
    return isEnough ? word : format.name
  }
}

/// A file that a document may copy or link to.
package struct DraftFile: Sendable {
  /// The file as the user named it.
  package var name: String
  package var bytes: [UInt8]
  /// The screenshot of a live page.
  package var screenshot: Screenshot?
  /// The findings of axe-core in a live page.
  package var checked: [CheckerFinding] = []
  /// The format of the file, or `nil` if the format is unknown.
  package var format: InputFormat?
  package var screens: Int
  /// The number of screens in the file with each name.
  package var names: [String: Int]

  package init(
    name: String, bytes: [UInt8], screenshot: Screenshot? = nil, format: InputFormat?,
    screens: [ImportedScreen]
  ) {
    self.name = name
    self.screenshot = screenshot
    self.bytes = bytes
    self.format = format
    self.screens = screens.count
    names = Dictionary(screens.map { ($0.screen.name, 1) }, uniquingKeysWith: +)
  }
}
