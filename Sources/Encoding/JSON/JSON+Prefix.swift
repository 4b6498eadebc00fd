package import TextIO

extension JSON {
  /// Parses a document up to the first error, or up to its end.
  ///
  /// This method is for logs, which may end at any byte.
  ///
  /// An array or object that ends early keeps its complete entries. Any other incomplete value is
  /// left out.
  ///
  /// - Returns: The document, or `nil` if nothing could be read. The error at which parsing ended,
  ///   or `nil` if the document is complete.
  package static func parsedPrefix(
    of bytes: [UInt8], file: String? = nil
  ) -> (document: JSON?, error: InputError?) {
    var parser = JSONParser(bytes[...], file: file)
    return parser.documentPrefix()
  }
}
