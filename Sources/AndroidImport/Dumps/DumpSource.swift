internal import Encoding
internal import Simulator
internal import TextIO

/// The XML of a dump, freed from what stands around it: the tool's message before and behind it, a
/// string of JSON or of a log that holds it, references that Java wrote and XML does not allow.
struct DumpSource {
  /// The XML in UTF-8.
  private(set) var bytes: [UInt8]
  /// What the reader of diagnostics should know of all this.
  private(set) var diagnostics: [ImportDiagnostic] = []

  /// Finds the XML in a file.
  init(_ file: [UInt8], file name: String?) throws(InputError) {
    try DumpSource.refuseInspector(file, file: name)
    bytes = try XMLBytes.utf8(file, file: name)
    if bytes.first(where: { !DumpSource.isSpace($0) }) != UInt8(ascii: "<") { unwrap() }
    blankBehindLastTag()
    let replaced = JavaCharacters.repair(&bytes)
    guard replaced > 0 else { return }
    diagnostics.append(ImportDiagnostic(.replacedCharacters, count: replaced))
  }

  /// The Layout Inspector of Android Studio saves objects of Java.
  private static func refuseInspector(_ bytes: [UInt8], file: String?) throws(InputError) {
    let isNamed = file?.hasSuffix(".li") == true
    guard isNamed || bytes.starts(with: [0xAC, 0xED, 0x00, 0x05]) else { return }
    throw InputError(
      file: file,
      problem: "this is a snapshot of Android Studio's Layout Inspector, which is binary",
      remedy: "dump the screen as XML: adb shell uiautomator dump /sdcard/screen.xml")
  }

  /// Takes the XML out of the text around it.
  private mutating func unwrap() {
    guard let start = DumpSource.start(in: bytes) else { return }
    let before = bytes[..<start].last { !DumpSource.isSpace($0) }
    let isQuoted = before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
    let isEscaped = bytes[start] != UInt8(ascii: "<")
    guard isQuoted || isEscaped else {
      for place in 0..<start where bytes[place] != 0x0A { bytes[place] = 0x20 }
      return
    }
    let quote = isQuoted ? before : nil
    bytes = QuotedText.plain(bytes[start...], quote: quote)
    if bytes.starts(with: QuotedText.lessThan) { bytes = QuotedText.withoutEntities(bytes) }
    diagnostics.append(ImportDiagnostic(.quotedDump))
  }

  /// What tools write behind the XML is none of it.
  private mutating func blankBehindLastTag() {
    guard let last = bytes.lastIndex(of: UInt8(ascii: ">")) else { return }
    for place in (last + 1)..<bytes.count where bytes[place] != 0x0A { bytes[place] = 0x20 }
  }

  /// Where the first tag of a dump begins, plain or escaped; else the first tag at all.
  private static func start(in bytes: [UInt8]) -> Int? {
    var place = 0
    while place < bytes.count {
      if let mark = marks[bytes[place]], mark.contains(where: { bytes[place...].starts(with: $0) })
      {
        return place
      }
      place += 1
    }
    return bytes.firstIndex(of: UInt8(ascii: "<"))
  }

  /// How a dump begins, by the first byte.
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
