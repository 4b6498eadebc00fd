/// URLs that contain their content: `data:text/html,<p>Hello`.
///
/// Source: Fetch Standard, 6 “data: URLs”.
enum DataURL {
  /// Returns the page in a URL such as `data:text/html,<p>Hello`.
  ///
  /// The result is `nil` for other URLs and for Base64.
  static func html(_ address: String) -> String? {
    let trimmed = address.asciiTrimmed
    guard let comma = trimmed.firstIndex(of: ",") else { return nil }
    let kind = trimmed[..<comma].asciiLowercased
    guard kind.hasPrefix("data:text/html"), !kind.hasSuffix(";base64") else { return nil }
    return decoded(trimmed[trimmed.index(after: comma)...])
  }

  /// Returns the text with percent escapes such as `%41` decoded.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = hexadecimal(rest.prefix(2)) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ digits: Substring.UTF8View.SubSequence) -> UInt8? {
    let text = String(Substring(digits))
    return text.utf8.count == 2 && text.first != "+" ? UInt8(text, radix: 16) : nil
  }
}
