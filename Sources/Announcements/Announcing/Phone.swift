/// A phone of a given year, with the current versions of reader and system in that year.
///
/// Source: release notes by Apple and Google. TalkBack 16.2 is of March 2026, 15.1 of October 2024.
public enum Phone: String, Sendable, Hashable, CaseIterable {
  /// iOS 27; TalkBack 17.0 on Android 17.
  case year2027 = "2027"
  /// iOS 26; TalkBack 16.2 on Android 16.
  case year2026 = "2026"
  /// iOS 18; TalkBack 15.1 on Android 14.
  case year2024 = "2024"
}

extension SettingRow {
  /// Returns the setting that selects a phone by its year.
  ///
  /// The setting changes the versions of reader and system to the versions of that year. Settings
  /// that are set later can change each version again.
  package static func phone(_ path: Path<Phone?>, _ versions: String) -> Self {
    Self(
      "phone", path,
      "The year of a phone, which sets the versions of that year: \(versions). Set "
        + "one of them afterwards to change it alone.",
      values: Phone.allCases.map(\.rawValue), read: { Phone(rawValue: $0).map { .some($0) } },
      write: { $0?.rawValue })
  }
}
