internal import TextIO

/// The address of a document, as the client writes it, and the path of its file.
///
/// Source: RFC 8089, “The file URI Scheme”; RFC 3986, section 2.1.
package struct DocumentAddress: Sendable, Hashable {
  /// The URI as the client writes it; answers repeat it unchanged.
  package let uri: String
  /// The path, or a name for a document that has no file yet.
  package let path: String
  /// Whether the document has a file.
  package let isFile: Bool

  /// Creates the address of a document that a client opened.
  ///
  /// - Parameter language: The language that the client gives the document, which decides the name
  ///   of a document without a file.
  package init(_ uri: String, language: String = "") {
    self.uri = uri
    if let path = DocumentAddress.path(of: uri) {
      self.path = path
      isFile = true
    } else {
      let name = uri.drop { $0 != ":" }.dropFirst().split(separator: "/").last.map(String.init)
      let decoded = DocumentAddress.decoded(name ?? "untitled")
      let suffix = DocumentAddress.suffixes[language] ?? ""
      path = suffix.isEmpty || decoded.hasSuffix(suffix) ? decoded : decoded + suffix
      isFile = false
    }
  }

  /// Creates the address of a file.
  package init(path: String) {
    uri = DocumentAddress.uri(of: path)
    self.path = path
    isFile = true
  }

  private static let suffixes = [
    "html": ".html", "xml": ".xml", "javascriptreact": ".jsx", "typescriptreact": ".tsx",
    "swift": ".swift", "kotlin": ".kt", "markdown": ".md", "mdx": ".mdx",
  ]

  /// Returns the path of a file URI, or `nil` for another URI.
  private static func path(of uri: String) -> String? {
    guard uri.prefix(5).lowercased() == "file:" else { return nil }
    var rest = uri.dropFirst(5)
    if rest.hasPrefix("//") {
      // The host is empty or this machine.
      rest = rest.dropFirst(2).drop { $0 != "/" }
    }
    let path = decoded(String(rest.prefix { $0 != "?" && $0 != "#" }))
    return path.isEmpty ? nil : path
  }

  /// Returns a text with percent escapes decoded.
  static func decoded(_ text: String) -> String {
    String(decoding: PercentEncoding.bytes(of: text), as: UTF8.self)
  }

  /// Returns the URI of an absolute path.
  private static func uri(of path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var uri = Array("file://".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.append(byte)
      default: uri += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }
}
