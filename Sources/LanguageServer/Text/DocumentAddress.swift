internal import JSONRPC
internal import TextIO

/// The address of a document, as the client writes it, and the path of its file.
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
    if let path = FileURI.path(uri) {
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
    uri = FileURI.uri(of: path)
    self.path = path
    isFile = true
  }

  private static let suffixes = [
    "html": ".html", "xml": ".xml", "javascriptreact": ".jsx", "typescriptreact": ".tsx",
    "swift": ".swift", "kotlin": ".kt", "markdown": ".md", "mdx": ".mdx",
  ]

  /// Returns a text with percent escapes decoded.
  static func decoded(_ text: String) -> String {
    String(decoding: PercentEncoding.bytes(of: text), as: UTF8.self)
  }
}
