internal import Simulator

/// The readers that a key in a file is meant for: `talkback.hints`, or `hints` for all readers.
struct SettingScope {
  /// The name of the only reader; `nil` means all readers.
  private let reader: String?
  /// The key as readers know it.
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
