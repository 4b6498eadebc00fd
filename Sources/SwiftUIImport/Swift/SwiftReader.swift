package import ComponentSource

/// A reader of the part of Swift in which SwiftUI screens are written.
package enum SwiftReader {
  /// Returns the declarations of a file.
  ///
  /// Every file has a result. Unreadable code becomes ``Expression/Form/unreadable``, and a problem
  /// is recorded.
  ///
  /// - Parameters:
  ///   - bytes: The source code in UTF-8.
  ///   - path: The path for messages.
  ///   - file: The index of the file, which each range in the result contains.
  /// - Complexity: Linear in the number of bytes.
  package static func read(_ bytes: [UInt8], path: String?, file: Int) -> SourceFile {
    var lexer = SwiftLexer(bytes)
    lexer.readAll()
    var parser = SwiftFileParser(lexer, file: file)
    return parser.readFile(path: path)
  }
}
