internal import Simulator

/// A kind of file a screen can be read from: what people have to know about it, how it is
/// recognised, how it stands in documents and how it is read.
public struct InputFormat: Sendable {
  /// The name people type.
  public let name: String
  /// What a person has to know about it.
  public let guide: FormatGuide
  /// Extensions that settle the format without a look inside.
  private(set) var extensions: [String] = []
  /// By what else it is recognised.
  private(set) var signs: [FormatSign] = []
  /// What a key of JSON says, given the keys before it.
  private(set) var keys: @Sendable (_ key: String, _ before: Set<String>) -> FormatKey = {
    _, _ in .none
  }
  /// More words behind the fence of a block that may lead to it.
  private(set) var languages: [String] = []
  /// Those of them that settle the format.
  private(set) var settlingLanguages: Set<String> = []
  /// The name of a file that blocks are read as.
  package private(set) var blockName: String?
  /// The word that people know, for a file with this name and content.
  package private(set) var usualLanguage: @Sendable (_ file: String, _ bytes: [UInt8]) -> String = {
    _, _ in "xml"
  }
  /// What in a file can become nodes, of which there may be only so many.
  private(set) var budgeted = BudgetedThing.tags
  /// The elements as they were written, where ``ImportOptions/keepsSource`` asks for them and the
  /// reader of the format does not give them itself.
  private(set) var source: @Sendable ([UInt8], String?) throws(ImportError) -> SourceTree? = {
    _, _ throws(ImportError) in nil
  }
  let read: Reader

  /// Reads the screens in the bytes of a file with a name.
  typealias Reader =
    @Sendable ([UInt8], String?, ImportOptions) throws(ImportError) -> [ImportedScreen]

  /// Every format, in the order in which they are listed and asked.
  public static let all: [InputFormat] = [
    .html, .page, .outline, .androidNodes, .iosElements, .androidLayout, .uiautomator,
    .appiumAndroid,
    .interfaceBuilder, .appiumIOS, .xcuitest, .accessibilitySnapshot, .jsx, .testRenderer,
    .jestSnapshot, .compose, .maestro, .idb,
  ]
}

extension InputFormat {
  /// The format of that name; absent where none is called so.
  public init?(named name: String) {
    guard let format = InputFormat.all.first(where: { $0.name == name }) else { return nil }
    self = format
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
