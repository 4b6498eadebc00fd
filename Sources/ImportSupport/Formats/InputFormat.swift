package import AccessibilityTree
package import TextIO

/// A format of files that screens are read from: its guide, its detection, its use in documents and
/// its importer.
///
///     for format in InputFormat.all { print(format.name) }
public struct InputFormat: Sendable {
  /// Returns the evidence of a key, given the keys before it.
  package typealias KeyMeaning =
    @Sendable (_ key: String, _ before: Set<String>) -> KeyEvidence
  /// Returns the usual word after a code fence, for a file with a name and content.
  package typealias UsualLanguage = @Sendable (_ file: String, _ bytes: [UInt8]) -> String
  /// The error of a file that cannot be read. (Swift 6.3 does not see that an alias of a function
  /// type uses the type it throws.)
  package typealias Failure = InputError
  /// Reads the elements of a file as written.
  package typealias SourceReader =
    @Sendable ([UInt8], String?) throws(Failure) -> SourceTree?
  /// Reads the screens in the bytes of a file with a name.
  package typealias Reader =
    @Sendable ([UInt8], String?, ImportOptions) throws(Failure) -> [ImportedScreen]

  /// The name that users type.
  public let name: String
  /// The user's guide.
  package let guide: FormatGuide
  /// The file extensions that determine the format.
  package let extensions: [String]
  /// The other signs of the format.
  package let signs: [FormatSign]
  /// Returns the evidence of a JSON key for the format.
  package let keys: KeyMeaning
  /// Further words after a code fence that may mean the format.
  package let languages: [String]
  /// The words after a code fence that determine the format.
  package let settlingLanguages: Set<String>
  /// The file name under which code blocks are read.
  package let blockName: String?
  /// Returns the usual word after a code fence.
  package let usualLanguage: UsualLanguage
  /// The unit in which the budget counts possible nodes.
  package let budgetUnit: BudgetUnit
  /// Reads the elements as written, if ``ImportOptions/keepsSource`` is set and ``read`` does not
  /// provide them.
  package let source: SourceReader
  /// Reads the screens.
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
