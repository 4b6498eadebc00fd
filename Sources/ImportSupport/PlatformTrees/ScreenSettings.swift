package import AccessibilityTree
internal import Encoding
internal import TextIO

/// The `settings` of a screen in a file.
///
/// Some of these settings belong to the screen itself, and other settings belong to screen readers.
package struct ScreenSettings {
  package private(set) var readerSettings: [FileSetting] = []
  private var idiom: Screen.Idiom?
  private var direction: Screen.Direction?

  /// Creates settings from the value in a file.
  ///
  /// Settings of screen readers are only stored here and are checked later.
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

  /// TalkBack 16's settings for formatted text.
  ///
  /// They are ignored, because formatting is not simulated.
  private static let ofFormatting: Set = ["formatting", "colorHex"]

  private mutating func read(_ key: String, _ value: JSON.Value) throws(InputError) {
    switch key {
    case "idiom": idiom = try choice(value)
    case "direction": direction = try choice(value)
    case let key where ScreenSettings.ofFormatting.contains(key): _ = try spelled(value)
    default:
      readerSettings.append(
        FileSetting(
          key: key, value: try spelled(value), file: value.file, keyPosition: value.keyLocation,
          valuePosition: value.location))
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

  /// Returns a value in the spelling of the command line.
  private func spelled(_ value: JSON.Value) throws(InputError) -> String {
    switch value.kind {
    case .string, .number: return value.text
    case .bool: return value.text == "true" ? "on" : "off"
    case .object, .array, .null: throw value.mustBe("a string, a number, true or false")
    }
  }
}
