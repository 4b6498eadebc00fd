import Importers
import Simulator
import Testing

/// Layouts that depend on the Gradle build, and groups of radio buttons.
@Suite struct ProjectLayoutTests {
  private static let android = #"xmlns:android="http://schemas.android.com/apk/res/android""#
  private static let app = #"xmlns:app="http://schemas.android.com/apk/res-auto""#

  private func heard(
    _ project: ProjectFolder, _ path: String, _ reader: TalkBack = TalkBack()
  ) throws -> [String] {
    try withExtendedLifetime(project) {
      try ImportedScreen.contents(ofFile: project.path(path))
        .flatMap { reader.read($0.screen).stops }.map(\.announcement.text)
    }
  }

  private func heard(_ layout: String) throws -> [String] {
    let root = layout.replacingFirst(" ", with: " \(Self.android) \(Self.app) ")
    return try heard(ProjectFolder(root, values: ""), "res/layout/main.xml")
  }

  @Test func `A radio group is a list of its radio buttons with one selected`() throws {
    let group = """
      <RadioGroup android:layout_width="0dp">
        <TextView android:text="How often" />
        <RadioButton android:text="Daily" android:checked="true" />
        <RadioButton android:text="Weekly" />
      </RadioGroup>
      """
    let stops = try heard(group)
    #expect(stops.count == 3)
    #expect(stops[0].hasPrefix("How often"))
    #expect(stops[1].contains("Daily") && stops[1].contains("1 of 2"))
    #expect(stops[2].contains("Weekly") && stops[2].contains("2 of 2"))
    #expect(stops.joined().contains("in list, 2 items"))
    var older = TalkBack()
    try older.set("api", to: "30")
    let before = try heard(
      ProjectFolder(
        group.replacingFirst(" ", with: " \(Self.android) "), values: ""), "res/layout/main.xml",
      older)
    #expect(!before.joined().contains("1 of 2"))
  }

  @Test(arguments: ["true", "false"])
  func `Chips of a group are items of one row`(_ single: String) throws {
    let stops = try heard(
      """
      <com.google.android.material.chip.ChipGroup app:singleSelection="\(single)">
        <com.google.android.material.chip.Chip android:text="Red" android:checkable="true" />
        <com.google.android.material.chip.Chip android:text="Blue" android:checkable="true" />
      </com.google.android.material.chip.ChipGroup>
      """)
    #expect(stops.count == 2)
    #expect(stops[0].contains("1 of 2") && stops[0].contains("in list, 2 items"))
    #expect(stops[1].contains("2 of 2"))
  }

  private static let layout = """
    <LinearLayout \(android)>
      <TextView android:text="@string/own" /><TextView android:text="@string/shared" />
      <include layout="@layout/part" />
    </LinearLayout>
    """

  @Test(arguments: [
    ("settings.gradle", "include ':app', ':core:ui'"),
    ("settings.gradle.kts", "include(\n  \":app\",\n  \":core:ui\",\n)\n"),
    ("settings.gradle.kts", "include(\":app\")\ninclude(\":core:ui\") // ':gone'\n"),
    (
      "settings.gradle",
      "include ':app', ':ui'\nproject(':ui').projectDir = new File(rootDir, 'core/ui')"
    ),
  ])
  func `Resources of other modules of a Gradle build are found`(
    _ name: String, _ settings: String
  ) throws {
    let project = try ProjectFolder([
      name: settings, "app/src/main/res/layout/main.xml": Self.layout,
      "app/src/main/res/values/strings.xml":
        "<resources><string name=\"own\">Own</string></resources>",
      "core/ui/src/main/res/values/strings.xml":
        "<resources><string name=\"shared\">Shared</string><string name=\"own\">No</string></resources>",
      "core/ui/src/main/res/layout/part.xml": "<TextView \(Self.android) android:text=\"Part\" />",
      "stranger/src/main/res/values/strings.xml":
        "<resources><string name=\"shared\">Stranger</string></resources>",
    ])
    #expect(try heard(project, "app/src/main/res/layout/main.xml") == ["Own", "Shared", "Part"])
  }

  @Test func `Invalid build settings are ignored`() throws {
    for settings in [
      "", "include", "include '", "include ':..:..:etc'", "include '/etc', ':app', '::'",
      "include(" + String(repeating: "\":a\",", count: 50_000),
      "project(':app').projectDir = file('../..')",
    ] {
      let project = try ProjectFolder([
        "settings.gradle": settings,
        "app/src/main/res/layout/main.xml": "<TextView \(Self.android) android:text=\"A\" />",
      ])
      #expect(
        try heard(project, "app/src/main/res/layout/main.xml").count == 1, "\(settings.prefix(40))")
    }
  }

  @Test(arguments: [
    ("%s", "Theme"), ("Now: %1$s", "Theme, Now: "), ("Plain", "Theme, Plain"),
  ])
  func `The placeholder of a summary is empty without a selected entry`(
    _ summary: String, _ expected: String
  ) throws {
    let project = try ProjectFolder([
      "res/xml/preferences.xml": """
      <PreferenceScreen \(Self.android)>
        <ListPreference android:key="k" android:title="Theme" android:summary="\(summary)" />
      </PreferenceScreen>
      """, "res/values/strings.xml": "<resources/>",
    ])
    #expect(try heard(project, "res/xml/preferences.xml").first?.hasPrefix(expected) == true)
  }
}

extension String {
  fileprivate func replacingFirst(_ old: Character, with new: String) -> String {
    guard let oldIndex = firstIndex(of: old) else { return self }
    return String(self[..<oldIndex]) + new + self[index(after: oldIndex)...]
  }
}
