internal import ImportSupport
internal import TextIO

/// A dump of another framework that announce does not read, and the dump to use instead.
struct UnreadDump {
  /// What the file is.
  let name: String
  /// What to do to get a dump that is read.
  let remedy: String

  /// Recognises a dump by its content; the result is `nil` for other files.
  init?(_ bytes: [UInt8]) {
    let head = FileHead(bytes, suffix: "")
    guard UnreadDump.isFlutterText(head) || UnreadDump.isFlutterJSON(head) else { return nil }
    name = "a dump of Flutter's semantics tree"
    remedy =
      "run the app on Android, and dump its screen: adb exec-out uiautomator dump /dev/tty > "
      + "screen.xml (announce formats uiautomator)"
  }

  /// Returns the error that tells the user which dump to make.
  func error(file: String?) -> InputError {
    InputError(file: file, problem: "\(name) cannot be read", remedy: remedy)
  }

  /// Source: Flutter, `SemanticsNode.toStringDeep`.
  private static func isFlutterText(_ head: FileHead) -> Bool {
    head.holds("SemanticsNode#") && head.holds("Rect.fromLTRB(")
  }

  /// Assumed: tools write the flags of `SemanticsFlag` as a list of names, such as `isTextField`.
  private static func isFlutterJSON(_ head: FileHead) -> Bool {
    head.beginsJSON
      && ["\"flags\"", "\"actions\"", "\"rect\""].allSatisfy(head.holds)
  }
}
