import Importers
import Simulator
import Testing

@testable import Audits

/// Audits of a component that shows an element on one platform only.
struct PlatformTreeTests {
  private static func report(on platform: String) throws -> AuditReport {
    let source = """
      import {Platform, View, Text, TextInput, Pressable} from 'react-native';
      export const Form = () => <View>
        {Platform.OS === '\(platform)' && <Text accessibilityRole="header">Sign up</Text>}
        <TextInput accessibilityLabel="Name" />
        <Pressable accessibilityRole="button" onPress={send}><Text>Send</Text></Pressable>
      </View>;
      """
    let format: InputFormat = try #require(InputFormat(named: "jsx"))
    let screens = try ImportedScreen.contents(of: Array(source.utf8), format: format)
    let imported = try #require(screens.first)
    #expect(imported.android.map { $0.count != imported.screen.count } == true)
    let audit = Audit()
    return audit.report(
      on: AuditSubject(imported.screen, android: imported.android, by: allReaders, for: audit))
  }

  @Test(arguments: ["ios", "android"])
  func `Views find the same control on both platforms`(platform: String) throws {
    var report = try Self.report(on: platform)
    report.tryFixes()
    for table in CostView(report.subject).tables {
      #expect(table.rows.map { $0[2] } == ["field", "button"])
    }
    for table in CoverageView(report.subject).tables {
      #expect(table.rows.contains { $0.prefix(3) == ["Name", "name", "yes"] })
    }
    let steps = DeviceChecklistView(report).steps.filter { $0.predicted.hasPrefix("Name") }
    #expect(steps.allSatisfy { $0.location.name == "Name" })
  }

  @Test(arguments: ["ios", "android"])
  func `An element of one platform appears in the list of names`(platform: String) throws {
    let tables = NamesView(try Self.report(on: platform).subject).tables
    let headings = try #require(tables.first { $0.title == "Headings" })
    #expect(headings.rows.map { $0[0] } == ["Sign up"])
    #expect(headings.rows[0].count { $0 == "not in this list" } == 1)
  }
}
