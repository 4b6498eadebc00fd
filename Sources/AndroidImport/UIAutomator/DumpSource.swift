internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// The XML of a dump.
///
/// Everything that is not part of the XML is removed: messages of the tool before and after it, and
/// the quotes and escapes of a JSON string or log that contains it. Character references that Java
/// writes but XML does not allow are replaced.
struct DumpSource {
  /// The XML in UTF-8.
  private(set) var bytes: [UInt8]
  private(set) var diagnostics: [ImportDiagnostic] = []

  init(_ file: [UInt8], file name: String?) throws(InputError) {
    try DumpSource.rejectLayoutInspectorSnapshot(file, file: name)
    bytes = try XMLBytes.utf8(file, file: name)
    if bytes.first(where: { !DumpSource.isSpace($0) }) != UInt8(ascii: "<") { unwrap() }
    blankAfterLastTag()
    let replaced = JavaCharacters.repair(&bytes)
    guard replaced > 0 else { return }
    diagnostics.append(ImportDiagnostic(.replacedCharacters, count: replaced))
  }

  /// Throws an error if the file is a snapshot of Android Studio's Layout Inspector.
  ///
  /// Such a snapshot is serialized Java.
  private static func rejectLayoutInspectorSnapshot(_ bytes: [UInt8], file: String?)
    throws(InputError)
  {
    let isNamed = file?.hasSuffix(".li") == true
    guard isNamed || bytes.starts(with: [0xAC, 0xED, 0x00, 0x05]) else { return }
    throw InputError(
      file: file,
      problem: "this is a snapshot of Android Studio's Layout Inspector, which is binary",
      remedy: "dump the screen as XML: adb shell uiautomator dump /sdcard/screen.xml")
  }

  /// Removes the text, quotes and escapes around the XML.
  private mutating func unwrap() {
    guard let start = DumpSource.start(in: bytes) else { return }
    let before = bytes[..<start].last { !DumpSource.isSpace($0) }
    let isQuoted = before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
    let isEscaped = bytes[start] != UInt8(ascii: "<")
    guard isQuoted || isEscaped else {
      for index in 0..<start where bytes[index] != 0x0A { bytes[index] = 0x20 }
      return
    }
    let quote = isQuoted ? before : nil
    bytes = QuotedText.plain(bytes[start...], quote: quote)
    if bytes.starts(with: QuotedText.lessThan) { bytes = QuotedText.withoutEntities(bytes) }
    diagnostics.append(ImportDiagnostic(.quotedDump))
  }

  /// Replaces everything after the last tag by spaces.
  ///
  /// Line breaks are kept.
  private mutating func blankAfterLastTag() {
    guard let last = bytes.lastIndex(of: UInt8(ascii: ">")) else { return }
    for index in (last + 1)..<bytes.count where bytes[index] != 0x0A { bytes[index] = 0x20 }
  }

  /// Returns the index of the first byte of the dump's first tag, which can be escaped.
  ///
  /// If no tag with which dumps begin is found, returns the index of the first tag of any kind.
  private static func start(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      if let mark = marks[bytes[index]], mark.contains(where: { bytes[index...].starts(with: $0) })
      {
        return index
      }
      index += 1
    }
    return bytes.firstIndex(of: UInt8(ascii: "<"))
  }

  /// The texts with which a dump can begin, grouped by their first byte.
  private static let marks: [UInt8: [[UInt8]]] = {
    var marks: [UInt8: [[UInt8]]] = [:]
    for less in ["<", "&lt;", "\\u003c", "\\u003C"] {
      for name in ["?xml", "hierarchy", "displays"] {
        let mark = Array((less + name).utf8)
        marks[mark[0], default: []].append(mark)
      }
    }
    return marks
  }()

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
