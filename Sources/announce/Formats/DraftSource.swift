import Importers
import Scenarios
import Simulator

/// How a screen gets into a document: copied into a block, or by a link to its file.
struct DraftSource {
  /// What was asked for.
  enum Mode {
    /// A copy of what is short and needs no files beside it, a link to the rest.
    case fitting
    /// Copies only.
    case inline
    /// Links only.
    case link
  }

  /// The file of the screen.
  var file: ScreenFiles.File
  /// The screen.
  var screen: ImportedScreen
  /// What is heard on it.
  var reading: Reading
  /// Where the document will stand.
  var document: String
  /// What was asked for.
  var mode: Mode

  /// The block or the paragraph with the link.
  func markdown(called name: String) -> String {
    let block = DraftBlock(file)
    if mode != .link, let block, mode == .inline || link == nil || fits(block) {
      return block.markdown
    }
    guard let link else { return block?.markdown ?? "" }
    return MarkdownFormat.link(
      to: link, fragment: file.screens > 1 ? screen.screen.name : nil, called: name)
  }

  private var link: String? {
    file.name == "-" ? nil : LinkPath.relative(file.name, from: document)
  }

  /// Whether a block is short and says by itself all that the file says.
  private func fits(_ block: DraftBlock) -> Bool {
    guard file.screens == 1, block.isShort, let alone = block.screen else { return false }
    let readers = reading.readers
    let heard = readers.map { $0.read(alone.screen(for: $0)).text }
    return heard == reading.transcripts.map(\.text)
  }
}

/// The text of a file as a block of a document.
private struct DraftBlock {
  private let text: String
  private let language: String

  /// A block; absent for what is no text.
  init?(_ file: ScreenFiles.File) {
    guard let format = file.format,
      let text = try? TextBytes.decode(file.bytes, file: nil), !text.utf8.contains(0)
    else { return nil }
    language = DraftBlock.language(of: format, file)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    self.text = lines.joined(separator: "\n")
  }

  /// Whether a person still sees the table below it.
  var isShort: Bool {
    text.utf8.count <= 8192 && text.utf8.count { $0 == UInt8(ascii: "\n") } <= 150
  }

  /// The screen that the block is without its file.
  var screen: ImportedScreen? {
    let bytes = Array(text.utf8)
    let format = InputFormat.detect(blockIn: language, bytes: bytes)
    let screens = try? ImportedScreen.contents(of: bytes, format: format)
    return screens?.count == 1 ? screens?.first : nil
  }

  var markdown: String {
    String(MarkdownText.fenced(text, language: language).dropLast())
  }

  private static func language(of format: InputFormat, _ file: ScreenFiles.File) -> String {
    switch format {
    case .html: "html"
    case .outline: "outline"
    case .androidLayout, .uiautomator, .appiumAndroid, .interfaceBuilder: "xml"
    case .androidNodes, .iosElements, .accessibilitySnapshot, .testRenderer: "json"
    case .appiumIOS: file.bytes.first { $0 > 0x20 } == UInt8(ascii: "{") ? "json" : "xml"
    case .jsx: file.name.hasSuffix(".tsx") || file.name.hasSuffix(".ts") ? "tsx" : "jsx"
    case .xcuitest, .jestSnapshot: format.rawValue
    }
  }
}
