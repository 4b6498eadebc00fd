package import AccessibilityTree

/// The settings of a reader, with a table of their keys and values.
///
/// To add a setting, add a stored property to the conforming type and a row to ``table``.
package protocol ReaderSettings: Sendable {
  /// Creates default settings.
  init()
  /// The settings, in the order of the documentation.
  static var table: [SettingRow<Self>] { get }
}

extension ReaderSettings {
  @inlinable package static var documented: [Setting] { table.map(\.setting) }

  /// Returns the value of a setting as users write it, or `nil` for an unknown key.
  ///
  /// The setting `phone` only changes other settings. Its value is `nil` if the current values of
  /// these settings belong to no phone.
  @inlinable package func value(of key: String) -> String? {
    Self.table.first { $0.setting.key == key }?.value(self)
  }

  /// Changes a setting.
  ///
  /// Both the key and the value are given as users write them.
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

/// A row of the table: a setting, with functions that convert its value from and to text.
package struct SettingRow<Settings: ReaderSettings>: Sendable {
  /// A path to the property that stores a setting.
  package typealias Path<Value> = any WritableKeyPath<Settings, Value> & Sendable

  /// The setting as the documentation lists it.
  package let setting: Setting
  /// The values that an error message lists as accepted.
  package let takes: [String]
  /// Returns the current value as users write it, or `nil` if the setting has no current value.
  package let value: @Sendable (Settings) -> String?
  /// Sets the setting to a value that users wrote.
  ///
  /// The result is `false` if the setting does not accept the value.
  package let read: @Sendable (inout Settings, String) -> Bool

  /// Creates a setting of any type.
  ///
  /// An error message lists `takes` as the accepted values, or `values` if `takes` is `nil`.
  @inlinable package init<Value>(
    _ key: String, _ path: Path<Value>, _ summary: String, values: [String],
    meanings: [String] = [], takes: [String]? = nil,
    read: @escaping @Sendable (String) -> Value?, write: @escaping @Sendable (Value) -> String?
  ) {
    setting = Setting(
      key, summary, values: values, meanings: meanings,
      standard: write(Settings()[keyPath: path]) ?? "")
    self.takes = takes ?? values
    value = { write($0[keyPath: path]) }
    self.read = { settings, text in
      guard let value = read(text) else { return false }
      settings[keyPath: path] = value
      return true
    }
  }

  /// Creates a setting that is on or off.
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

  /// Creates a setting with a closed list of values.
  ///
  /// `meaning` returns the explanation of a value. It is `nil` if the values need no explanation.
  @inlinable package static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: String, _ path: Path<Choice>, _ summary: String, meaning: ((Choice) -> String)? = nil,
    read: @escaping @Sendable (String) -> Choice? = { Choice(rawValue: $0.lowercased()) }
  ) -> Self {
    Self(
      key, path, summary, values: Choice.allCases.map(\.rawValue),
      meanings: meaning.map { Choice.allCases.map($0) } ?? [], read: read, write: \.rawValue)
  }

  /// Creates the setting that selects the release of React Native.
  @inlinable package static func reactNative(_ path: Path<ReactNativeVersion>) -> Self {
    Self(
      "reactNative", path,
      "The release of React Native that made the screen; -legacy stands for the legacy renderer. "
        + "A release that is not listed behaves like the one listed before it.",
      values: ReactNativeVersion.documented, read: { ReactNativeVersion($0) }, write: \.description)
  }
}
