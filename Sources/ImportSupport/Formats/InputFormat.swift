package import Simulator
package import TextIO

/// A kind of file a screen can be read from: what people have to know about it, how it is
/// recognised, how it stands in documents and how it is read.
public struct InputFormat: Sendable {
  /// What a key says, given the keys before it.
  package typealias KeyMeaning =
    @Sendable (_ key: String, _ before: Set<String>) -> FormatKey
  /// The word that people know behind a fence, for a file with a name and content.
  package typealias UsualLanguage = @Sendable (_ file: String, _ bytes: [UInt8]) -> String
  /// Why a file cannot be read. (Swift 6.3 does not see that an alias of a function type uses the type it throws.)
  package typealias Failure = InputError
  /// Reads the elements of a file as they were written.
  package typealias SourceReader =
    @Sendable ([UInt8], String?) throws(Failure) -> SourceTree?
  /// Reads the screens in the bytes of a file with a name.
  package typealias Reader =
    @Sendable ([UInt8], String?, ImportOptions) throws(Failure) -> [ImportedScreen]

  /// The name people type.
  public let name: String
  /// What a person has to know about it.
  public let guide: FormatGuide
  /// Extensions that settle the format without a look inside.
  package let extensions: [String]
  /// By what else it is recognised.
  package let signs: [FormatSign]
  /// What a key of JSON says about the format.
  package let keys: KeyMeaning
  /// More words behind the fence of a block that may lead to it.
  package let languages: [String]
  /// Those of them that settle the format.
  package let settlingLanguages: Set<String>
  /// The name of a file that blocks are read as.
  package let blockName: String?
  /// The word that people know.
  package let usualLanguage: UsualLanguage
  /// What in a file can become nodes, of which there may be only so many.
  package let budgeted: BudgetedThing
  /// Reads the elements, where ``ImportOptions/keepsSource`` asks for them and ``read`` does not give
  /// them itself.
  package let source: SourceReader
  /// Reads the screens.
  package let read: Reader

  /// Creates a format.
  package init(
    name: String, guide: FormatGuide, extensions: [String] = [], signs: [FormatSign] = [],
    keys: @escaping KeyMeaning = { _, _ in .none }, languages: [String] = [],
    settlingLanguages: Set<String> = [], blockName: String? = nil,
    usualLanguage: @escaping UsualLanguage = { _, _ in "xml" }, budgeted: BudgetedThing = .tags,
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
    self.budgeted = budgeted
    self.source = source
    self.read = read
  }
}

extension InputFormat: Hashable, CustomStringConvertible {
  /// Whether two formats are the same one.
  public static func == (left: InputFormat, right: InputFormat) -> Bool { left.name == right.name }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}
