internal import Encoding
internal import TextIO

/// The beginning of a file, for detecting the format of a log.
struct LogHead {
  /// The number of bytes at the beginning of a file that are searched for keys and texts.
  private static let length = 1 << 16

  let bytes: [UInt8]
  /// The bytes of the file, without white space at the start.
  private let content: ArraySlice<UInt8>
  /// Whether the file begins with a JSON object or array.
  let isJSON: Bool
  /// The keys of all objects at the beginning of a JSON file; empty for other files.
  let keys: Set<String>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    content = bytes.drop(while: LogDecoding.isBlank)
    let second = content.dropFirst().first { !LogDecoding.isBlank($0) }
    let opensArray =
      content.first == UInt8(ascii: "[") && second.map { "[{\"]".utf8.contains($0) } == true
    isJSON = content.first == UInt8(ascii: "{") || opensArray
    var keys: Set<String> = []
    if isJSON {
      var iterator = JSONKeys(content.prefix(LogHead.length))
      while let key = iterator.next() { keys.insert(key) }
    }
    self.keys = keys
  }

  /// Whether the file begins with a JSON array of strings, without any object.
  var isListOfStrings: Bool {
    guard isJSON, content.first == UInt8(ascii: "["), keys.isEmpty else { return false }
    let list = content.dropFirst().drop(while: LogDecoding.isBlank)
    guard list.first == UInt8(ascii: "\"") else { return false }
    var isInString = false
    var isEscaped = false
    for byte in list.prefix(LogHead.length) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString, !LogDecoding.isBlank(byte), byte != UInt8(ascii: ","),
        byte != UInt8(ascii: "]")
      {
        return false
      }
    }
    return true
  }

  /// Whether the file begins with markup, such as HTML or XML.
  var isMarkup: Bool { content.first == UInt8(ascii: "<") }

  /// Whether the file, after any white space, begins with an ASCII text.
  func begins(_ text: String) -> Bool { content.starts(with: text.utf8) }

  /// Whether the beginning of the file contains an ASCII text.
  func contains(_ needle: String) -> Bool {
    bytes.prefix(LogHead.length).range(ofBytes: needle.utf8) != nil
  }

  /// Whether the file contains an ASCII text anywhere, and not only at its beginning.
  func containsAnywhere(_ needle: String) -> Bool { bytes.range(ofBytes: needle.utf8) != nil }
}
