package import TextIO

extension JSON {
  /// Parses a document as far as it is valid, for logs that may be cut at any byte.
  ///
  /// An entry that is not complete is left out, except for the complete entries inside it.
  ///
  /// - Returns: The document, or `nil` if not even its first value begins; and the error at which
  ///   parsing ended, or `nil` if the document is complete.
  package static func parsedPrefix(
    of bytes: [UInt8], file: String? = nil
  ) -> (document: JSON?, error: InputError?) {
    var parser = JSONParser(bytes[...], file: file)
    return parser.documentPrefix()
  }
}
