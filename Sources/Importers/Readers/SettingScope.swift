internal import Simulator

/// The key of a setting in a file, with the readers to which the setting applies.
///
/// `talkback.hints` applies to TalkBack, and `hints` to all readers.
struct SettingScope {
  /// The name of the single reader with the setting, or `nil` if the setting applies to all
  /// readers.
  private let reader: String?
  /// The key of the setting, without the name of a reader.
  let key: String

  init(_ key: String) {
    let dot = key.firstIndex(of: ".")
    reader = dot.map { String(key[..<$0]) }
    self.key = dot.map { String(key[key.index(after: $0)...]) } ?? key
  }

  func contains(_ reader: any ScreenReader) -> Bool {
    self.reader == nil || self.reader == reader.name
  }
}
