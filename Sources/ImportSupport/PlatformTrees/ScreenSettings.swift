internal import Encoding
package import Simulator
internal import TextIO

/// The `settings` of a screen in a file: those of the screen itself, and those of readers.
package struct ScreenSettings {
  /// What the readers are told.
  package private(set) var ofReaders: [(key: String, value: String)] = []
  private var idiom: Screen.Idiom?
  private var direction: Screen.Direction?

  /// Reads the settings and refuses those that no reader has or takes.
  init(_ value: JSON.Value?) throws(InputError) {
    guard let value else { return }
    for (key, value) in try value.asObject().members where value.kind != .null {
      try read(key, value)
    }
  }

  /// Writes what belongs to the screen.
  package func apply(to screen: inout Screen) {
    if let idiom { screen.idiom = idiom }
    if let direction { screen.direction = direction }
  }

  /// The reader a key is for and the key without it: `talkback.hints`; without one, it is for all.
  package static func scope(of key: String) -> (reader: String?, key: String) {
    guard let dot = key.firstIndex(of: ".") else { return (nil, key) }
    return (String(key[..<dot]), String(key[key.index(after: dot)...]))
  }

  private static let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]

  /// TalkBack 16's settings on how formatted text is told, which changes no word of a transcript; what
  /// is told of formatting is not simulated.
  private static let ofFormatting: Set = ["formatting", "colorHex"]

  private mutating func read(_ key: String, _ value: JSON.Value) throws(InputError) {
    switch key {
    case "idiom": idiom = try choice(value)
    case "direction": direction = try choice(value)
    case let key where ScreenSettings.ofFormatting.contains(key): _ = try spelled(value)
    default:
      let text = try spelled(value)
      try check(key, text, value)
      ofReaders.append((key, text))
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

  /// A value as it is spelled on the command line.
  private func spelled(_ value: JSON.Value) throws(InputError) -> String {
    switch value.kind {
    case .string, .number: return value.text
    case .bool: return value.text == "true" ? "on" : "off"
    case .object, .array, .null: throw value.mustBe("a string, a number, true or false")
    }
  }

  /// Refuses a key no reader has, and a value none of those takes that have the key.
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
