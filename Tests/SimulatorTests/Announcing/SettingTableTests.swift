import Simulator
import Testing

@testable import Sessions

/// Completeness of the readers' settings tables.
struct SettingTableTests {
  /// Returns the stored properties that no row of the table changes.
  private func missing<Settings: ReaderSettings>(_: Settings.Type) -> [String] {
    func leaves(_ settings: Settings) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: Mirror(reflecting: settings).children.map {
          ($0.label ?? "", String(describing: $0.value))
        })
    }
    let standard = leaves(Settings())
    var missing = Set(standard.keys)
    for row in Settings.table {
      for value in row.setting.values + ["7"] {
        var settings = Settings()
        guard row.read(&settings, value) else { continue }
        let changed = leaves(settings)
        missing = missing.filter { standard[$0] == changed[$0] }
      }
    }
    return missing.sorted()
  }

  @Test func `Every stored setting has a row`() {
    #expect(missing(VoiceOver.Settings.self) == [])
    #expect(missing(TalkBackSettings.self) == [])
  }

  @Test func `A settings table has no duplicate keys`() {
    #expect(Set(TalkBack.settings.map(\.key)).count == TalkBack.settings.count)
    #expect(Set(VoiceOver.settings.map(\.key)).count == VoiceOver.settings.count)
  }
}
