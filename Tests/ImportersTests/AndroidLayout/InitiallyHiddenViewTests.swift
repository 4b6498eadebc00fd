import Importers
import Simulator
import Testing

/// Views that the view around them does not show at first, and texts that the app sets.
@Suite struct InitiallyHiddenViewTests {
  private func heard(_ views: String) throws -> (said: [String], diagnostics: [String]) {
    let layout =
      #"<FrameLayout xmlns:android="http://schemas.android.com/apk/res/android">"# + views
      + "</FrameLayout>"
    let imported = try ImportedScreen.contents(of: Array(layout.utf8), format: .androidLayout)
    let screen = try #require(imported.first).screen
    return (
      TalkBack().read(screen).stops.map(\.announcement.said), screen.diagnostics.map(\.message)
    )
  }

  @Test(arguments: ["start", "right|top"])
  func `A drawer is closed`(_ gravity: String) throws {
    let (said, diagnostics) = try heard(
      """
      <androidx.drawerlayout.widget.DrawerLayout>
        <TextView android:text="Trips"/>
        <LinearLayout android:layout_gravity="\(gravity)"><Button android:text="Exit"/></LinearLayout>
      </androidx.drawerlayout.widget.DrawerLayout>
      """)
    #expect(said == ["Trips"])
    #expect(diagnostics.contains { $0.contains("drawer") })
  }

  @Test(arguments: ["ViewFlipper", "ViewSwitcher", "ViewAnimator"])
  func `A view animator shows its first child`(_ view: String) throws {
    let (said, diagnostics) = try heard(
      """
      <\(view)><TextView android:text="One"/><TextView android:text="Two"/></\(view)>
      """)
    #expect(said == ["One"])
    #expect(diagnostics.contains { $0.contains(view) })
  }

  @Test func `Many children of a view animator are read in linear time`() throws {
    let views = (1...5_000).map { #"<TextView android:text="\#($0)"/>"# }.joined()
    let (said, diagnostics) = try heard("<ViewFlipper>\(views)</ViewFlipper>")
    #expect(said == ["1"])
    #expect(diagnostics.contains { $0.hasPrefix("4999 views are left out") }, "\(diagnostics)")
  }

  @Test func `TalkBack does not stop at a pager that the app fills`() throws {
    let (said, diagnostics) = try heard("<androidx.viewpager2.widget.ViewPager2/>")
    #expect(said.isEmpty)
    #expect(diagnostics.contains { $0.contains("ViewPager2") })
  }

  @Test(arguments: ["Chronometer", "TextClock"])
  func `A clock without text is reported`(_ view: String) throws {
    let (said, diagnostics) = try heard("<\(view)/>")
    #expect(said.isEmpty)
    #expect(diagnostics.contains { $0.contains(view) })
  }

  @Test(arguments: [(#"app:defaultValue="Ann""#, "Name, Ann"), ("", "Name, Not set")])
  func `The summary of a preference can be its text`(_ value: String, _ expected: String) throws {
    let screen = """
      <PreferenceScreen xmlns:app="http://schemas.android.com/apk/res-auto">
        <EditTextPreference app:title="Name" app:useSimpleSummaryProvider="true" \(value)/>
      </PreferenceScreen>
      """
    let imported = try ImportedScreen.contents(of: Array(screen.utf8), format: .androidLayout)
    let stops = TalkBack().read(try #require(imported.first).screen).stops
    #expect(stops.first?.announcement.said.hasPrefix(expected) == true)
  }

  @Test(arguments: [
    (#"app:defaultValue="@string/first""#, "Sort, Name", false),
    (#"app:defaultValue="@string/second""#, "Sort", true),
    (#"app:defaultValue="other""#, "Sort, Not set", false), ("", "Sort, Not set", false),
  ])
  func `The summary of a choice is its default entry, which a missing resource hides`(
    _ value: String, _ expected: String, _ isMissing: Bool
  ) throws {
    let project = try ProjectFolder([
      "res/xml/preferences.xml": """
      <PreferenceScreen xmlns:app="http://schemas.android.com/apk/res-auto">
        <ListPreference app:title="Sort" app:entries="@array/titles" app:entryValues="@array/keys"
          app:useSimpleSummaryProvider="true" \(value)/>
      </PreferenceScreen>
      """,
      "res/values/strings.xml": """
      <resources>
        <string name="first">name</string>
        <string-array name="titles"><item>Name</item><item>Date</item></string-array>
        <string-array name="keys"><item>name</item><item>date</item></string-array>
      </resources>
      """,
    ])
    let screens = try withExtendedLifetime(project) {
      try ImportedScreen.contents(ofFile: project.path("res/xml/preferences.xml"))
    }
    let screen = try #require(screens.first).screen
    #expect(TalkBack().read(screen).stops.first?.announcement.said == expected)
    let messages = screen.diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("@string/second") } == isMissing)
  }
}
