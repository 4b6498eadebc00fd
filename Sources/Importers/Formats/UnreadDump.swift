internal import ImportSupport
internal import TextIO

/// A kind of dump that no importer can read, with advice on the dump to make instead.
struct UnreadDump {
  /// The name of this kind of dump.
  let name: String
  /// The advice on how to make a dump that an importer can read.
  let remedy: String

  /// Recognises a dump by its content; the result is `nil` for other files.
  init?(_ bytes: [UInt8]) {
    let head = FileHead(bytes, suffix: "")
    guard UnreadDump.isFlutterJSON(head) else { return nil }
    name = "a semantics tree of Flutter in JSON"
    remedy = SourceLanguage.flutterRemedy
  }

  /// Returns the error for a dump of this kind, with the advice on the dump to make.
  func error(file: String?) -> InputError {
    InputError(file: file, problem: "\(name) cannot be read", remedy: remedy)
  }

  /// Whether a JSON file is a dump of Flutter's semantics tree.
  ///
  /// Assumed: tools write the flags of `SemanticsFlag` as a list of names, such as `isTextField`.
  private static func isFlutterJSON(_ head: FileHead) -> Bool {
    head.beginsJSON
      && ["\"flags\"", "\"actions\"", "\"rect\""].allSatisfy(head.contains)
  }
}
