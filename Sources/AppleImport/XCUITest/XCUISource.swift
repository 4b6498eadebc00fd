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

  /// The maximum number of nested JSON responses.
  private static let maximumWrappings = 4

  static func find(in bytes: [UInt8], file: String?) throws(InputError) -> XCUISource {
    var bytes = bytes
    var diagnostics: [ImportDiagnostic] = []
    for _ in 0..<maximumWrappings {
      // A log may begin with the escape character of a colour.
      let first = bytes.first { ($0 > 0x20 || $0 == 0x1B) && !mark.contains($0) }
      switch first {
      case UInt8(ascii: "<"): return XCUISource(form: .xml(bytes), diagnostics: diagnostics)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        // A log can also begin with a bracket. A log is not JSON, so `json` returns `nil`.
        guard let root = try json(bytes, file: file) else { break }
        if let inner = try unwrap(root, into: &bytes) {
          return XCUISource(form: .json(inner), diagnostics: diagnostics)
        }
        diagnostics = [ImportDiagnostic(.wrappedSource)]
        continue
      default: break
      }
      let text = try TextBytes.decode(bytes, file: file)
      let start = startOfXML(in: text)
      var quotes = first == UInt8(ascii: "\"") ? [text.startIndex] : []
      if let start, text[..<start].last == "\"" { quotes.append(text.index(before: start)) }
      if let inner = quotes.lazy.compactMap({ quoted(text, from: $0) }).first {
        bytes = Array(inner.utf8)
        diagnostics = [ImportDiagnostic(.wrappedSource)]
        continue
      }
      guard let start else { return XCUISource(form: .description(text), diagnostics: diagnostics) }
      return XCUISource(form: .xml(blanked(text, before: start)), diagnostics: diagnostics)
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

  /// Returns the topmost element in a response.
  ///
  /// If the response contains the page source as a text, the text replaces `bytes` and the result
  /// is `nil`.
  private static func unwrap(
    _ root: JSON.Value, into bytes: inout [UInt8]
  ) throws(InputError) -> JSON.Value? {
    var value = root
    for _ in 0..<maximumWrappings {
      if let tool = otherTool(of: value) {
        throw value.error(
          "this is a tree of \(tool) and not a page source",
          remedy: "read it with --input \(tool.lowercased())")
      }
      if let text = value.string {
        bytes = Array(text.utf8)
        return nil
      }
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

  /// Replaces everything before and after the XML by spaces, to keep the line numbers.
  private static func blanked(_ text: String, before start: String.Index) -> [UInt8] {
    var bytes = Array(text.utf8)
    let first = text.utf8.distance(from: text.utf8.startIndex, to: start)
    let last = bytes.lastIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
    for index in bytes.indices where index < first || index > last {
      if bytes[index] != 0x0A { bytes[index] = 0x20 }
    }
    return bytes
  }
}
