internal import TextIO

/// The URI of a document, as the client writes it, together with the path of the document's file.
///
/// Source: RFC 8089, “The file URI Scheme”; RFC 3986, section 2.1.
package struct DocumentAddress: Sendable, Hashable {
  /// The URI as the client writes it.
  ///
  /// Answers contain it unchanged.
  package let uri: String
  /// The path of the file.
  ///
  /// If the document has no file yet, this is a name made up for it.
  package let path: String
  /// Whether the document has a file.
  package let isFile: Bool

  /// Creates the address of a document that a client opened.
  ///
  /// - Parameter language: The language of the document according to the client. If the document
  ///   has no file, the language decides the extension of its name.
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

  /// Returns the path in a file URI, or `nil` if the URI is of another kind.
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
