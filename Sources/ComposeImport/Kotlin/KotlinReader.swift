package import ComponentSource
internal import TextIO

/// A reader of the part of Kotlin in which Compose screens are written.
///
/// The constructs of Kotlin that the neutral syntax does not have are represented as follows:
/// - A `typealias` is a type with the modifier `typealias` that inherits the aliased type.
/// - A constructor is a function `init`; its call of another constructor is its first statement. A
///   block `init { … }` is a function `init{}`.
/// - `return` and `try` as operands are blocks of an `if` whose condition is `true`. Other jumps are
///   ``Expression/Form/unreadable``.
/// - An anonymous object is a call of a local class, whose name is `object@` and a location.
/// - A branch of `when` with `!in` is a branch for any value that has `!in` as its condition.
/// - A character is a string; a reference to a member of a call is that member.
/// - An imported name with an alias is `org.app.R as AppR`.
package enum KotlinReader {
  /// Returns the declarations of a file.
  ///
  /// Every file has a result. Unreadable code becomes ``Expression/Form/unreadable``, and a problem
  /// is recorded.
  ///
  /// - Parameters:
  ///   - bytes: The source code in UTF-8.
  ///   - path: The path for messages.
  ///   - file: The index of the file, which each range in the result contains.
  package static func read(_ bytes: [UInt8], path: String?, file: Int) -> SourceFile {
    var (tokens, problems) = KotlinLexer.tokens(of: bytes)
    KotlinBrackets.pair(&tokens, problems: &problems)
    var parser = KotlinParser(bytes, tokens, problems: problems, file: file)
    var result = SourceFile(path: path, bytes: bytes)
    parser.readFile(into: &result)
    result.problems = parser.problems.sorted { $0.offset < $1.offset }
    result.changesNumberFormats = numberSettings.contains { bytes.range(ofBytes: $0.utf8) != nil }
    return result
  }

  /// The names of settings that change the texts of a `NumberFormat`.
  private static let numberSettings: [String] = [
    "FractionDigits", "IntegerDigits", "isGroupingUsed", "roundingMode", "Currency.getInstance",
  ]
}
