package import AccessibilityTree
package import TextIO

/// A format of files that contain screens.
///
/// A format consists of a guide for users, the signs for detection, its use in Markdown documents,
/// and the importer.
///
///     for format in InputFormat.all { print(format.name) }
public struct InputFormat: Sendable {
  /// A function that returns how certainly a JSON key shows that a file has the format.
  ///
  /// The second parameter of the function is the set of keys that precede the key in the file.
  package typealias KeyMeaning =
    @Sendable (_ key: String, _ before: Set<String>) -> KeyEvidence
  /// A function that returns the language name of a Markdown code block, such as `html` or `tsx`,
  /// for the content of a file.
  package typealias UsualLanguage = @Sendable (_ file: String, _ bytes: [UInt8]) -> String
  /// The error of a file that cannot be read.
  ///
  /// Swift 6.3 needs this alias, because it does not recognise the uses of the error type in
  /// ``SourceReader`` and ``Reader``.
  package typealias Failure = InputError
  /// A function that reads the elements of a file without the importer's changes, as in the source.
  package typealias SourceReader =
    @Sendable ([UInt8], String?) throws(Failure) -> SourceTree?
  /// A function that reads the screens of a file.
  package typealias Reader =
    @Sendable ([UInt8], String?, ImportOptions) throws(Failure) -> [ImportedScreen]

  /// The name of the format that users type.
  public let name: String
  /// The user's guide.
  package let guide: FormatGuide
  /// The file extensions that determine the format.
  ///
  /// The content of a file with such an extension is not examined.
  package let extensions: [String]
  /// The signs in a file's content by which the format is detected.
  package let signs: [FormatSign]
  /// Returns how certainly a JSON key shows that a file has the format.
  package let keys: KeyMeaning
  /// The language names of Markdown code blocks that can contain this format or another format.
  package let languages: [String]
  /// The language names of Markdown code blocks that contain this format and no other format.
  package let settlingLanguages: Set<String>
  /// The file name under which a code block is imported, such as `block.jsx`.
  package let blockName: String?
  /// Returns the language name that a code block with the content of a file usually has.
  package let usualLanguage: UsualLanguage
  /// The unit in which the budget counts possible nodes.
  package let budgetUnit: BudgetUnit
  /// Reads the elements of a file without the importer's changes, as in the source.
  ///
  /// This function is called only if ``ImportOptions/keepsSource`` is set and ``read`` does not
  /// provide the elements.
  package let source: SourceReader
  /// Reads the screens of a file.
  package let read: Reader

  package init(
    name: String, guide: FormatGuide, extensions: [String] = [], signs: [FormatSign] = [],
    keys: @escaping KeyMeaning = { _, _ in .none }, languages: [String] = [],
    settlingLanguages: Set<String> = [], blockName: String? = nil,
    usualLanguage: @escaping UsualLanguage = { _, _ in "xml" }, budgetUnit: BudgetUnit = .tags,
    source: @escaping SourceReader = { _, _ throws(InputError) in nil }, read: @escaping Reader
  ) {
    self.name = name
    self.guide = guide
    self.extensions = extensions
    self.signs = signs
    self.keys = keys
    self.languages = languages
    self.settlingLanguages = settlingLanguages
    self.blockName = blockName
    self.usualLanguage = usualLanguage
    self.budgetUnit = budgetUnit
    self.source = source
    self.read = read
  }
}

extension InputFormat: Hashable, CustomStringConvertible {
  /// Whether two values are equal.
  public static func == (left: InputFormat, right: InputFormat) -> Bool { left.name == right.name }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}
