package import AccessibilityTree

/// What a person can change about a reader, with the table of how it is spelled.
///
/// A setting is a stored property and one row.
package protocol ReaderSettings: Sendable {
  /// The settings of a new phone.
  init()
  /// Every setting, in the order in which they are documented.
  static var table: [SettingRow<Self>] { get }
}

extension ReaderSettings {
  /// Every setting as users spell it.
  @inlinable package static var documented: [Setting] { table.map(\.setting) }

  /// The value of a setting as users spell it; absent for a key that is not in the table.
  @inlinable package func value(of key: String) -> String? {
    Self.table.first { $0.setting.key == key }?.value(self)
  }

  /// Changes a setting, both spelled as users do.
  @inlinable package mutating func set(_ key: String, to value: String) throws(SettingError) {
    guard let row = Self.table.first(where: { $0.setting.key == key }) else {
      throw .unknownKey(key, known: Self.table.map(\.setting.key))
    }
    if row.read(&self, value) { return }
    guard let whole = row.setting.value(shortenedTo: value), row.read(&self, whole) else {
      throw .unknownValue(value, key: key, known: row.takes)
    }
  }
}

/// One row of the table of a reader's settings: how a stored property is spelled, read and written.
package struct SettingRow<Settings: ReaderSettings>: Sendable {
  /// A path to what stores a setting.
  package typealias Path<Value> = any WritableKeyPath<Settings, Value> & Sendable

  /// The setting as it is documented.
  package let setting: Setting
  /// The values it takes, for an error.
  package let takes: [String]
  /// The value as users spell it.
  package let value: @Sendable (Settings) -> String
  /// Changes the setting; false if the value does not fit.
  package let read: @Sendable (inout Settings, String) -> Bool

  /// A setting of any kind; `takes` are its values for an error where `values` lists not all.
  @inlinable package init<Value>(
    _ key: String, _ path: Path<Value>, _ summary: String, values: [String],
    meanings: [String] = [], takes: [String]? = nil,
    read: @escaping @Sendable (String) -> Value?, write: @escaping @Sendable (Value) -> String
  ) {
    setting = Setting(
      key, summary, values: values, meanings: meanings, standard: write(Settings()[keyPath: path]))
    self.takes = takes ?? values
    value = { write($0[keyPath: path]) }
    self.read = { settings, text in
      guard let value = read(text) else { return false }
      settings[keyPath: path] = value
      return true
    }
  }

  /// Something that is on or off.
  @inlinable package static func onOff(_ key: String, _ path: Path<Bool>, _ summary: String) -> Self
  {
    Self(
      key, path, summary, values: ["on", "off"],
      read: { text in
        switch text.lowercased() {
        case "on", "true": true
        case "off", "false": false
        default: nil
        }
      },
      write: { $0 ? "on" : "off" })
  }

  /// One of a closed list, with what each means where that does not speak for itself.
  @inlinable package static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: String, _ path: Path<Choice>, _ summary: String, meaning: ((Choice) -> String)? = nil,
    read: @escaping @Sendable (String) -> Choice? = { Choice(rawValue: $0.lowercased()) }
  ) -> Self {
    Self(
      key, path, summary, values: Choice.allCases.map(\.rawValue),
      meanings: meaning.map { Choice.allCases.map($0) } ?? [], read: read, write: \.rawValue)
  }

  /// The release of React Native whose screens are read.
  @inlinable package static func reactNative(_ path: Path<ReactNativeVersion>) -> Self {
    Self(
      "reactNative", path,
      "The release of React Native that made the screen; -legacy for the renderer of old. Those named "
        + "differ, any other follows the one before it.",
      values: ReactNativeVersion.documented, read: { ReactNativeVersion($0) }, write: \.description)
  }
}
