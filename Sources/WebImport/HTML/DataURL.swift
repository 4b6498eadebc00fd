internal import TextIO

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
    let content = trimmed[trimmed.index(after: comma)...]
    return String(decoding: PercentEncoding.bytes(of: content), as: UTF8.self)
  }
}
