/// A setting of a reader: `hints=off`.
public struct Setting: Sendable, Hashable {
  /// The key, such as `hints`.
  public var key: String
  /// The effect of the setting, in one sentence.
  public var summary: String
  /// The values that the setting accepts.
  ///
  /// An empty list means any text.
  public var values: [String]
  /// The meaning of each value, in the order of ``values``.
  ///
  /// The list is empty if the values need no explanation.
  public var meanings: [String]
  /// The default value.
  public var standard: String

  /// Creates a setting.
  public init(
    _ key: String, _ summary: String, values: [String], meanings: [String] = [], standard: String
  ) {
    self.key = key
    self.summary = summary
    self.values = values
    self.meanings = meanings
    self.standard = standard
  }
}

extension Setting {
  /// Returns the value that a user means by a number alone, such as `ios26` for 26.
  ///
  /// The result is `nil` if no value matches the number, or if several values match it.
  func value(shortenedTo number: String) -> String? {
    guard number.first?.isNumber == true else { return nil }
    let meant = values.filter { value in
      value.hasPrefix("\(number).")
        || (value.hasSuffix(number) && value.dropLast(number.count).allSatisfy(\.isLetter))
    }
    return meant.count == 1 ? meant[0] : nil
  }
}

/// The reason why a setting could not be changed.
public enum SettingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reader has no such key.
  ///
  /// `known` lists the keys of the reader.
  case unknownKey(String, known: [String])
  /// The key does not accept the value.
  ///
  /// `known` lists the values that the key accepts.
  case unknownValue(String, key: String, known: [String])

  /// The problem and its solution, in one line.
  public var description: String {
    switch self {
    case .unknownKey(let key, let known):
      "unknown setting “\(key)”; settings are \(known.joined(separator: ", "))"
    case .unknownValue(let value, let key, let known):
      "“\(key)” cannot be “\(value)”; it takes \(known.joined(separator: ", "))"
    }
  }
}
