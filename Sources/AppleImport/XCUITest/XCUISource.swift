internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// The page source or `debugDescription` in a file.
///
/// The rest of a server's JSON response is left out, and so is the text around a page source in XML,
/// such as a log. A description keeps the text around it.
struct XCUISource {
  enum Form {
    case xml([UInt8])
    /// The topmost element of a page source in JSON.
    case json(JSON.Value)
    case description(String)
  }

  var form: Form
  var diagnostics: [ImportDiagnostic] = []
  /// The JSON strings around the page source, the outermost first.
  private var wrappings: [Wrapping] = []

  /// A JSON string that contains the page source.
  private struct Wrapping {
    var text: String
    /// The position of the string's first quotation mark.
    var quote: SourcePosition
  }

  private init(_ form: Form, _ wrappings: [Wrapping]) {
    self.form = form
    self.wrappings = wrappings
    if !wrappings.isEmpty { diagnostics = [ImportDiagnostic(.wrappedSource)] }
  }

  /// The maximum number of nested JSON responses.
  private static let maximumWrappings = 4

  static func find(in bytes: [UInt8], file: String?) throws(InputError) -> XCUISource {
    var wrappings: [Wrapping] = []
    do throws(InputError) {
      return try find(in: bytes, &wrappings, file: file)
    } catch {
      throw located(error, in: wrappings)
    }
  }

  /// Returns an error of the page source with its position in the file.
  func located(_ error: InputError) -> InputError { XCUISource.located(error, in: wrappings) }

  private static func located(_ error: InputError, in wrappings: [Wrapping]) -> InputError {
    var error = error
    for wrapping in wrappings.reversed() {
      error.position = error.position?.outside(
        jsonStringAt: wrapping.quote, in: wrapping.text)
      error.elementStart = error.elementStart?.outside(
        jsonStringAt: wrapping.quote, in: wrapping.text)
    }
    return error
  }

  private static func find(
    in bytes: [UInt8], _ wrappings: inout [Wrapping], file: String?
  ) throws(InputError) -> XCUISource {
    var bytes = bytes
    for _ in 0..<maximumWrappings {
      // A log may begin with the escape character of a colour.
      let first = bytes.first { ($0 > 0x20 || $0 == 0x1B) && !mark.contains($0) }
      switch first {
      case UInt8(ascii: "<"): return XCUISource(.xml(bytes), wrappings)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        // A log can also begin with a bracket. A log is not JSON, so `json` returns `nil`.
        guard let root = try json(bytes, file: file) else { break }
        let value = try unwrap(root)
        guard let source = value.string else { return XCUISource(.json(value), wrappings) }
        let text = try TextBytes.decode(bytes, file: file)
        wrappings.append(Wrapping(text: text, quote: value.location))
        bytes = Array(source.utf8)
        continue
      default: break
      }
      let text = try TextBytes.decode(bytes, file: file)
      let start = startOfXML(in: text)
      var quotes = first == UInt8(ascii: "\"") ? [text.startIndex] : []
      if let start, text[..<start].last == "\"" { quotes.append(text.index(before: start)) }
      let found = quotes.lazy.compactMap { quote in quoted(text, from: quote).map { (quote, $0) } }
      if let (quote, inner) = found.first {
        let offset = text.utf8.distance(from: text.startIndex, to: quote)
        let position = SourcePosition(ofByte: offset, in: Array(text.utf8))
        wrappings.append(Wrapping(text: text, quote: position))
        bytes = Array(inner.utf8)
        continue
      }
      guard let start else { return XCUISource(.description(text), wrappings) }
      return XCUISource(.xml(blanked(text, before: start)), wrappings)
    }
    throw InputError(
      file: file, problem: "the page source is inside more than \(maximumWrappings) nested answers",
      remedy: "save only the page source")
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the value of a JSON file, or `nil` if the file is a log that contains another format.
  private static func json(_ bytes: [UInt8], file: String?) throws(InputError) -> JSON.Value? {
    do {
      return try JSON(parsing: bytes, file: file).root
    } catch {
      let text = String(decoding: bytes, as: UTF8.self)
      let isLog = startOfXML(in: text) != nil || text.range(ofScalars: "Element subtree:") != nil
      guard isLog else { throw error }
      return nil
    }
  }

  /// Returns the topmost element in a response, or the string that contains the page source.
  private static func unwrap(_ root: JSON.Value) throws(InputError) -> JSON.Value {
    var value = root
    for _ in 0..<maximumWrappings {
      if let tool = otherTool(of: value) {
        throw value.error(
          "this is a tree of \(tool) and not a page source",
          remedy: "read it with --input \(tool.lowercased())")
      }
      if value.kind == .string { return value }
      if value.field("type")?.string != nil { return value }
      if value.kind == .array, let first = value.elements.first, value.count == 1 {
        value = first
      } else if let inner = value.field("value") ?? value.field("tree") ?? value.field("source") {
        value = inner
      } else {
        break
      }
    }
    throw root.error(
      "this JSON is not a page source: its topmost object has no “type”",
      remedy: "save the answer of GET /source?format=json")
  }

  /// Returns the name of another tool with a similar format if this tool wrote the tree; otherwise
  /// `nil`.
  private static func otherTool(of value: JSON.Value) -> String? {
    let element = value.kind == .array ? value.elements.first ?? value : value
    if element["AXLabel"] != nil || element["AXFrame"] != nil { return "idb" }
    return element["attributes"]?.kind == .object ? "Maestro" : nil
  }

  /// Returns the index at which a page source in XML begins in a text such as a log.
  private static func startOfXML(in text: String) -> String.Index? {
    let starts = ["<?xml", "<AppiumAUT", "<XCUIElementType", "<UIA"]
    var index = text.utf8.startIndex
    while let tag = text.utf8[index...].firstIndex(of: UInt8(ascii: "<")) {
      if starts.contains(where: { text.utf8[tag...].starts(with: $0.utf8) }) { return tag }
      index = text.utf8.index(after: tag)
    }
    return nil
  }

  /// Returns the decoded text of a JSON string that begins at a quotation mark.
  private static func quoted(_ text: String, from start: String.Index) -> String? {
    let bytes = Array(text.utf8[start...])
    var end = 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count, end > 1 else { return nil }
    // In the output of a shell, a line break in a JSON string may not be escaped.
    let escaped = bytes[...end].flatMap { byte in
      byte == 0x0A ? Array("\\n".utf8) : byte == 0x0D ? [] : byte == 0x09 ? [0x20] : [byte]
    }
    return try? JSON(parsing: escaped).root.string
  }

  /// Replaces everything before and after the XML by spaces, to keep lines and columns.
  private static func blanked(_ text: String, before start: String.Index) -> [UInt8] {
    let bytes = Array(text.utf8)
    let first = text.utf8.distance(from: text.utf8.startIndex, to: start)
    let end = max(first, (bytes.lastIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1)
    return TextBytes.blanked(bytes[..<first]) + bytes[first..<end]
      + TextBytes.blanked(bytes[end...])
  }
}
