internal import Encoding
package import Simulator
internal import TextIO

/// The `settings` of a screen in a file: those of the screen and those of readers.
package struct ScreenSettings {
  package private(set) var readerSettings: [(key: String, value: String)] = []
  private var idiom: Screen.Idiom?
  private var direction: Screen.Direction?

  /// Creates settings, and throws an error for those that no reader has or takes.
  init(_ value: JSON.Value?) throws(InputError) {
    guard let value else { return }
    for (key, value) in try value.asObject().members where value.kind != .null {
      try read(key, value)
    }
  }

  /// Applies the settings of the screen.
  package func apply(to screen: inout Screen) {
    if let idiom { screen.idiom = idiom }
    if let direction { screen.direction = direction }
  }

  /// Returns the reader of a key and the key without it: `talkback.hints`; `nil` means all readers.
  package static func scope(of key: String) -> (reader: String?, key: String) {
    guard let dot = key.firstIndex(of: ".") else { return (nil, key) }
    return (String(key[..<dot]), String(key[key.index(after: dot)...]))
  }

  private static let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]

  /// TalkBack 16's settings on formatted text, which change no announcement because formatting is
  /// not simulated.
  private static let ofFormatting: Set = ["formatting", "colorHex"]

  private mutating func read(_ key: String, _ value: JSON.Value) throws(InputError) {
    switch key {
    case "idiom": idiom = try choice(value)
    case "direction": direction = try choice(value)
    case let key where ScreenSettings.ofFormatting.contains(key): _ = try spelled(value)
    default:
      let text = try spelled(value)
      try check(key, text, value)
      readerSettings.append((key, text))
    }
  }

  private func choice<Choice>(_ value: JSON.Value) throws(InputError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = value.string.flatMap(Choice.init) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw value.mustBe(words, is: value.string.map { "“\($0)”" } ?? value.kindInWords)
    }
    return choice
  }

  /// Returns a value as users spell it on the command line.
  private func spelled(_ value: JSON.Value) throws(InputError) -> String {
    switch value.kind {
    case .string, .number: return value.text
    case .bool: return value.text == "true" ? "on" : "off"
    case .object, .array, .null: throw value.mustBe("a string, a number, true or false")
    }
  }

  /// Throws an error for a key that no reader has, and for a value that none of its readers takes.
  private func check(_ key: String, _ text: String, _ value: JSON.Value) throws(InputError) {
    let scope = ScreenSettings.scope(of: key)
    let owners = ScreenSettings.readers.filter { reader in
      (scope.reader == nil || scope.reader == type(of: reader).name)
        && type(of: reader).settings.contains { $0.key == scope.key }
    }
    guard !owners.isEmpty else { throw unknown(key, value) }
    var known: [String] = []
    for owner in owners {
      var reader = owner
      do {
        try reader.set(scope.key, to: text)
        return
      } catch {
        guard case .unknownValue(_, key: _, let values) = error else { continue }
        for word in values where !known.contains(word) { known.append(word) }
      }
    }
    throw value.error(
      "“\(text)” is no value of “\(key)”", remedy: "it takes \(known.joined(separator: ", "))")
  }

  private func unknown(_ key: String, _ value: JSON.Value) -> InputError {
    var keys = ["idiom", "direction"]
    for reader in ScreenSettings.readers {
      for setting in type(of: reader).settings where !keys.contains(setting.key) {
        keys.append(setting.key)
      }
    }
    return InputError(
      file: value.file, position: value.keyPosition, problem: "unknown setting “\(key)”",
      remedy: "settings are \(keys.joined(separator: ", "))")
  }
}
