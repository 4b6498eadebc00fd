internal import JSONRPC
internal import TextIO

/// The URI of a document, as the client writes it, together with the path of the document's file.
package struct DocumentAddress: Sendable, Hashable {
  /// The URI as the client writes it.
  ///
  /// Answers contain the same URI.
  package let uri: String
  /// The path of the file.
  ///
  /// If the document has no file yet, this is an invented name.
  package let path: String
  /// Whether the document has a file.
  package let isFile: Bool

  /// Creates the address of a document that a client opened.
  ///
  /// - Parameter language: The language of the document according to the client. If the document
  ///   has no file, the language decides the extension of the invented name.
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
