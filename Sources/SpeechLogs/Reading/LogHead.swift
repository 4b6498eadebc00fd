internal import Encoding
internal import TextIO

/// The beginning of a file, for detecting the format of a log.
struct LogHead {
  /// The maximum number of bytes whose keys are read.
  private static let length = 1 << 16

  let bytes: [UInt8]
  /// The first byte that is not white space.
  private let first: UInt8?
  /// The keys of the beginning of a JSON file; empty for other files.
  let keys: Set<String>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let content = bytes.drop(while: LogDecoding.isBlank)
    first = content.first
    var keys: Set<String> = []
    let second = content.dropFirst().first { !LogDecoding.isBlank($0) }
    let opensArray = first == UInt8(ascii: "[") && second.map { "[{\"]".utf8.contains($0) } == true
    isJSON = first == UInt8(ascii: "{") || opensArray
    if isJSON {
      var iterator = JSONKeys(bytes.prefix(LogHead.length))
      while let key = iterator.next() { keys.insert(key) }
    }
    self.keys = keys
  }

  /// Whether the text begins a JSON object or array.
  let isJSON: Bool

  /// Whether the text begins an array of strings, without any object.
  var isListOfStrings: Bool {
    guard isJSON, first == UInt8(ascii: "["), keys.isEmpty else { return false }
    let content = bytes.drop(while: LogDecoding.isBlank).dropFirst().drop(
      while: LogDecoding.isBlank)
    guard content.first == UInt8(ascii: "\"") else { return false }
    var isInString = false
    var isEscaped = false
    for byte in content.prefix(LogHead.length) {
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

  /// Whether the file begins with markup.
  var isMarkup: Bool { first == UInt8(ascii: "<") }

  /// Whether the file begins with an ASCII text, apart from white space.
  func begins(_ text: String) -> Bool {
    bytes.drop(while: LogDecoding.isBlank).starts(with: text.utf8)
  }

  /// Whether the beginning of the file holds an ASCII text.
  func holds(_ needle: String) -> Bool {
    bytes.prefix(LogHead.length).range(ofBytes: needle.utf8) != nil
  }

  /// Whether the file holds an ASCII text anywhere.
  func holdsAnywhere(_ needle: String) -> Bool { bytes.range(ofBytes: needle.utf8) != nil }
}
