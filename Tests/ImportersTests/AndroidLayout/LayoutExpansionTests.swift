import Simulator
import Testing

@testable import AndroidImport
@testable import Importers
@testable import TextIO

@Suite("Layout expansion")
struct LayoutExpansionTests {
  private static let space = "xmlns:android=\"http://schemas.android.com/apk/res/android\""

  @Test(arguments: [
    ("<TextView android:text=\"A\"/><Button android:text=\"B\"/>", "TextView “A” Button “B”"),
    ("<TextView android.text=\"A\"/>", "TextView “A”"),
    (
      "<LinearLayout> > <TextView android:text=\"A\"/></LinearLayout>", "LinearLayout(TextView “A”)"
    ),
    ("<LinearLayout>oops<TextView/></LinearLayout>", "LinearLayout(TextView)"),
    ("<view class=\"com.acme.Fancy\" android:id=\"@+id/f\"/>", "com.acme.Fancy#f"),
    ("<View/>", "View"), ("<com.acme.Row><Button/></com.acme.Row>", "com.acme.Row(Button)"),
    ("<merge><TextView/><Button/></merge>", "TextView Button"),
    ("<merge tools:parentTag=\"LinearLayout\"><TextView/></merge>", "LinearLayout(TextView)"),
    (
      "<LinearLayout><merge><TextView/></merge><Button/></LinearLayout>",
      "LinearLayout(TextView Button)"
    ),
    (
      "<LinearLayout><tag android:id=\"@+id/t\"/><TextView/></LinearLayout>",
      "LinearLayout(TextView)"
    ),
    (
      "<LinearLayout><blink><TextView/></blink><Button/></LinearLayout>",
      "LinearLayout(TextView Button)"
    ),
    (
      "<layout><data><variable name=\"u\" type=\"U\"/><import type=\"V\"/></data><TextView/></layout>",
      "TextView"
    ),
    ("<layout><TextView/></layout>", "TextView"),
    ("<layout><data/><merge><TextView/><Button/></merge></layout>", "TextView Button"),
    (
      "<LinearLayout><ImageView><aapt:attr xmlns:aapt=\"http://schemas.android.com/aapt\" name=\"x\">"
        + "<vector/></aapt:attr></ImageView></LinearLayout>", "LinearLayout(ImageView)"
    ),
    ("<LinearLayout><ViewStub android:layout=\"@layout/x\"/></LinearLayout>", "LinearLayout"),
    ("<FrameLayout><fragment android:name=\"a.B\"/></FrameLayout>", "FrameLayout(fragment)"),
  ]) func `A snippet becomes views`(xml: String, sketch: String) throws {
    #expect(try ExpandedLayout.snippet(xml).sketch == sketch)
  }

  @Test(arguments: [
    ("<LinearLayout android:id=\"@+id/x\"/>", "The prefix android is not declared"),
    (
      "<TextView android.layout_width=\"1dp\"/>",
      "The attribute android.layout_width is read with a colon"
    ),
    ("<TextView/><Button/>", "The file has several root elements"),
    (
      "<LinearLayout>></LinearLayout>",
      "Android ignores text between tags: “>”."
    ),
    ("<TextView \(space) android:text=\"a\\*\"/>", "\\* is not an escape of Android"),
    ("<LinearLayout><merge/></LinearLayout>", "A <merge> is inside a layout"),
    ("<ViewStub layout=\"@layout/x\"/>", "A ViewStub (@layout/x) is not on the screen"),
    ("<fragment \(space) android:name=\"a.B\"/>", "The app adds the content of a fragment (a.B)"),
    ("<include layout=\"@layout/x\"/>", "The included layout @layout/x was not found"),
    ("<include/>", "The included layout <include> was not found"),
    ("<TextView style=\"@style/Big\"/>", "The style @style/Big was not found"),
    (
      "<TextView \(space) android:text=\"?attr/t\"/>", "The text ?attr/t comes from the app's theme"
    ),
    ("<TextView \(space) android:maxLines=\"@integer/n\"/>", "The value @integer/n was not found"),
    ("<Spinner \(space) android:entries=\"@array/n\"/>", "The list @array/n was not found"),
    ("<TextView \(space) android:padding=\"@dimen/n\"/>", "The size @dimen/n was not found"),
  ]) func `A mistake is reported with its location`(xml: String, sentence: String) throws {
    let layout = try ExpandedLayout.snippet(xml)
    #expect(layout.sentences.count == 1, "\(layout.sentences)")
    #expect(layout.sentences.first?.hasPrefix(sentence) == true, "\(layout.sentences)")
    #expect(layout.diagnostics.first?.position != nil)
  }

  @Test func `The same kind of diagnostic is reported once`() throws {
    let text = (1...50).map {
      "<TextView android:text=\"@string/s\($0)\" android:padding=\"@dimen/d\"/>"
    }
    let layout = try ExpandedLayout.snippet("<L \(LayoutExpansionTests.space)>\(text.joined())</L>")
    #expect(layout.sentences.count == 2)
    #expect(
      layout.sentences.contains {
        $0.hasPrefix("50 texts were not found, the first is @string/s1,")
      })
  }

  @Test func `Stray text is listed with the unused texts`() throws {
    let layout = try ExpandedLayout.snippet("<LinearLayout>\\* Required <TextView/></LinearLayout>")
    #expect(layout.lost("text") == [.noEffect])
  }

  @Test func `The view with requestFocus starts focused`() throws {
    let layout = try ExpandedLayout.snippet(
      "<LinearLayout><EditText><requestFocus/></EditText><Button/></LinearLayout>")
    #expect(layout.first("EditText")?.startsFocused == true)
    #expect(layout.first("Button")?.startsFocused == false)
    #expect(layout.sketch == "LinearLayout(EditText Button)")
  }

  @Test func `A style of a library is recorded by name without a diagnostic`() throws {
    let layout = try ExpandedLayout.snippet(
      "<Button style=\"@style/Widget.Material3.Button.TextButton\"/>")
    #expect(layout.sentences == [])
    #expect(layout.first("Button")?.styles == ["Widget.Material3.Button.TextButton"])
  }

  @Test func `The parent that a merge names keeps its orientation`() throws {
    let layout = try ExpandedLayout.snippet(
      "<merge tools:parentTag=\"a.B\" tools:orientation=\"vertical\" tools:context=\"x\"/>")
    let view = try #require(layout.first("a.B"))
    #expect(view.string("orientation") == "vertical")
    #expect(view.attributes.count == 1)
  }

  @Test(arguments: [
    ("vector", "this is a vector drawable"), ("selector", "this is a list of drawables"),
    ("shape", "this is a shape drawable"), ("manifest", "this is an Android manifest"),
    ("navigation", "this is a navigation graph"), ("MotionScene", "this is a motion scene"),
    ("resources", "this is a file of resources"), ("hierarchy", "this is a dump of a running app"),
    ("layer-list", "this is a layered drawable"), ("set", "this is an animation"),
    ("note", "<note> is not an Android view"), ("x:note", "<x:note> is not an Android view"),
  ]) func `Files of other kinds are rejected in one line`(root: String, problem: String) {
    let error = #expect(throws: InputError.self) {
      try ExpandedLayout.snippet("<?xml version=\"1.0\"?>\n<\(root)/>")
    }
    #expect(error?.description.hasPrefix("2:1: \(problem)") == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test func `Menus and preferences keep their structure`() throws {
    let menu = try ExpandedLayout.snippet(
      """
      <menu><item android:title="A"><menu><item android:title="B"/></menu></item>
      <group><item android:title="C"/></group></menu>
      """)
    #expect(menu.kind == .menu)
    #expect(menu.sketch == "item(menu(item)) group(item)")
    let screen = try ExpandedLayout.snippet(
      """
      <androidx.preference.PreferenceScreen><PreferenceCategory><Preference><intent/><extra/>
      </Preference></PreferenceCategory></androidx.preference.PreferenceScreen>
      """)
    #expect(screen.kind == .preferences)
    #expect(
      screen.sketch == "androidx.preference.PreferenceScreen(PreferenceCategory(Preference))")
    #expect(try ExpandedLayout.snippet("<item android:title=\"A\"/>").kind == .menu)
  }

  @Test func `A menu that a view refers to is imported with it`() throws {
    let project = try ProjectFolder(
      "<Toolbar xmlns:app=\"http://schemas.android.com/apk/res-auto\" app:menu=\"@menu/main\"/>",
      values: "<string name=\"find\">Find</string>",
      ["res/menu/main.xml": "<menu><item android:title=\"@string/find\"/></menu>"])
    let layout = try project.layout()
    let menu = try #require(layout.menus["main"])
    let item = try #require(menu.first("item"))
    #expect(item.string("title") == "Find")
    #expect(item.position.file == project.path("res/menu/main.xml"))
  }

  @Test func `A text that is left out twice is listed once`() throws {
    var layout = try ExpandedLayout.snippet("<LinearLayout android:text=\"Lost\"/>")
    #expect(layout.lost("android:text") == [.notUnderstood])
    let text = try #require(layout.first("LinearLayout")?.attribute("text"))
    layout.omit(text, because: .noEffect)
    #expect(layout.lost("android:text") == [.noEffect])
  }
}
