import Importers
import Simulator
import Testing
import TextIO

/// Views that Material Components create, because of their class or of the app's theme.
@Suite struct MaterialViewTests {
  private static let namespaces =
    #"xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools""#

  private static let boxes = """
    <LinearLayout \(namespaces) tools:context=".ui.PrivacyActivity">
      <CheckBox android:text="Crash reports" />
      <CheckBox android:text="Usage" android:checked="true" />
    </LinearLayout>
    """

  private static func manifest(_ application: String, _ activities: String = "") -> String {
    "<manifest \(namespaces)><application \(application)>\(activities)</application></manifest>"
  }

  private func imported(
    _ manifest: String?, styles: String = "", _ layout: String = boxes,
    at path: String = "src/main/res/layout/privacy.xml"
  ) throws -> Screen {
    var files = [
      path: layout, "src/main/res/values/styles.xml": "<resources>\(styles)</resources>",
    ]
    files["src/main/AndroidManifest.xml"] = manifest
    let project = try ProjectFolder(files)
    return try withExtendedLifetime(project) {
      try ImportedScreen.contents(ofFile: project.path(path))[0].screen
    }
  }

  private func said(_ screen: Screen) -> [String] {
    TalkBack().read(screen).stops.map(\.announcement.said)
  }

  private let material = ["Crash reports, check box", "checked, Usage, check box"]
  private let plain = ["not checked, Crash reports, check box", "checked, Usage, check box"]

  @Test(arguments: [
    "Theme.Material3.DayNight.NoActionBar", "Theme.MaterialComponents.Light.Bridge",
  ])
  func `A check box in an app with a theme of Material is silent while it is untouched`(
    _ parent: String
  ) throws {
    let styles = #"<style name="Theme.Shop" parent="\#(parent)"/><style name="Theme.Shop.Bar"/>"#
    let screen = try imported(
      Self.manifest(#"android:theme="@style/Theme.Shop.Bar""#), styles: styles)
    #expect(said(screen) == material)
    #expect(screen.diagnostics.isEmpty)
  }

  @Test(arguments: [
    #"android:theme="@style/Theme.AppCompat.Light""#,
    #"android:theme="@android:style/Theme.Material.Light""#,
  ])
  func `A check box in an app with another theme says that it is not checked`(
    _ application: String
  ) throws {
    let screen = try imported(Self.manifest(application))
    #expect(said(screen) == plain)
    #expect(screen.diagnostics.isEmpty)
  }

  @Test func `The theme of the activity comes before that of the application`() throws {
    let activity =
      #"<activity android:name="com.example.ui.PrivacyActivity" android:theme="@style/Theme.Material3.Light"/>"#
    let screen = try imported(
      Self.manifest(#"android:theme="@style/Theme.AppCompat""#, activity))
    #expect(said(screen) == material)
  }

  @Test func `A theme that names its own inflater decides by it`() throws {
    let styles = """
      <style name="Theme.Own" parent="Theme.Material3.Light">
      <item name="viewInflaterClass">androidx.appcompat.app.AppCompatViewInflater</item></style>
      """
    #expect(
      said(try imported(Self.manifest(#"android:theme="@style/Theme.Own""#), styles: styles))
        == plain)
  }

  @Test(arguments: [nil, manifest(""), manifest(#"android:theme="@style/Gone""#)] as [String?])
  func `A check box whose theme is unknown is Android's and has a diagnostic`(
    _ manifest: String?
  ) throws {
    let screen = try imported(manifest)
    #expect(said(screen) == plain)
    #expect(
      screen.diagnostics.map(\.message).contains { $0.contains("2 check boxes are announced") })
  }

  @Test func `A preference's check box has the theme, too`() throws {
    let layout = """
      <PreferenceScreen \(Self.namespaces)>
        <CheckBoxPreference android:title="Wi-Fi only" />
      </PreferenceScreen>
      """
    let screen = try imported(
      Self.manifest(#"android:theme="@style/Theme.Material3.Light""#), layout,
      at: "src/main/res/xml/settings.xml")
    #expect(said(screen).first?.contains("checked") == false)
  }

  @Test func `A slider and its thumbs are stops`() throws {
    let app = #"xmlns:app="http://schemas.android.com/apk/res-auto""#
    let layout = """
      <LinearLayout \(Self.namespaces) \(app)>
        <com.google.android.material.slider.Slider android:contentDescription="Volume"
          android:valueTo="10" android:value="3" />
        <com.google.android.material.slider.RangeSlider android:contentDescription="Price"
          android:valueTo="9" app:values="@array/prices" />
      </LinearLayout>
      """
    let screen = try imported(
      nil, styles: #"<array name="prices"><item>2</item><item>5</item></array>"#, layout)
    #expect(
      said(screen) == [
        "Volume, slider", "3.0, Volume,value, 3, slider", "Price, slider",
        "2.0, Price,Range start, 2, slider", "5.0, Price,Range end, 5, slider",
      ])
  }

  @Test func `An image in a row keeps its word back and one by itself does not`() throws {
    let layout = """
      <LinearLayout \(Self.namespaces)>
        <LinearLayout android:clickable="true">
          <ImageView android:contentDescription="Ann" /><TextView android:text="Online" />
        </LinearLayout>
        <ImageView android:contentDescription="Logo" />
      </LinearLayout>
      """
    #expect(said(try imported(nil, layout)) == ["Ann, Online", "Logo, image"])
  }
}

/// Preferences whose classes the app itself declares.
@Suite struct OwnPreferenceTests {
  private func diagnostics(_ preference: String) throws -> [ImportDiagnostic] {
    let layout = """
      <androidx.preference.PreferenceScreen xmlns:android="http://schemas.android.com/apk/res/android">
        \(preference)
      </androidx.preference.PreferenceScreen>
      """
    return try ImportedScreen.contents(
      of: Array(layout.utf8), format: .androidLayout, file: "settings.xml"
    )[0].screen.diagnostics
  }

  @Test(arguments: [
    ("<org.example.ColourPreference android:key=\"c\" />", "ColourPreference: unknown class"),
    (
      "<org.example.LoudSwitchPreference android:title=\"Loud\" />",
      "LoudSwitchPreference: treated as SwitchPreference"
    ),
    ("<org.example.Preference android:title=\"Own\" />", "Preference: unknown class"),
  ])
  func `A preference of an own class is reported`(
    _ preference: String, _ expected: String
  ) throws {
    #expect(try diagnostics(preference).map(\.message).contains { $0.hasPrefix(expected) })
  }

  @Test(arguments: [
    "Preference", "androidx.preference.EditTextPreference", "android.preference.ListPreference",
    "SwitchPreferenceCompat", "PreferenceCategory",
  ])
  func `The library's preferences are not reported`(_ name: String) throws {
    #expect(try diagnostics("<\(name) android:title=\"T\" />").isEmpty)
  }
}
