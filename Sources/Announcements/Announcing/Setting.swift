/// A setting of a reader as users spell it: `hints=off`.
public struct Setting: Sendable, Hashable {
  /// The key, such as `hints`.
  public var key: String
  /// What it changes, in one sentence.
  public var summary: String
  /// The values it takes; empty when any text will do.
  public var values: [String]
  /// What each value means, in the order of the values; empty where they speak for themselves.
  public var meanings: [String]
  /// The value on a new phone.
  public var standard: String

  /// A setting.
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
  /// The only value that a number is short for: 26 for `ios26`, 16 for `16.2`.
  func value(shortenedTo number: String) -> String? {
    guard number.first?.isNumber == true else { return nil }
    let meant = values.filter { value in
      value.hasPrefix("\(number).")
        || (value.hasSuffix(number) && value.dropLast(number.count).allSatisfy(\.isLetter))
    }
    return meant.count == 1 ? meant[0] : nil
  }
}

/// Why a setting could not be changed.
public enum SettingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No reader has the key.
  case unknownKey(String, known: [String])
  /// The key does not take the value.
  case unknownValue(String, key: String, known: [String])

  /// What is wrong and what would be right, in one line.
  public var description: String {
    switch self {
    case .unknownKey(let key, let known):
      "unknown setting “\(key)”; settings are \(known.joined(separator: ", "))"
    case .unknownValue(let value, let key, let known):
      "“\(value)” is no value of “\(key)”; it takes \(known.joined(separator: ", "))"
    }
  }
}
