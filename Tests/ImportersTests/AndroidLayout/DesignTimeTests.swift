import Simulator
import Testing

@testable import AndroidImport
@testable import ImportSupport
@testable import Importers

@Suite("Design-time values")
struct DesignTimeTests {
  private let project: ImportOptions = .with { $0.usesDesignTime = true }

  @Test func `Design-time values are ignored by default`() throws {
    let layout = try ExpandedLayout.snippet(
      "<TextView tools:text=\"Sample\" tools:visibility=\"visible\" android:visibility=\"gone\"/>")
    let view = try #require(layout.first("TextView"))
    #expect(view.string("text") == nil)
    #expect(view.raw("visibility") == "gone")
    #expect(view.isSample == false)
    #expect(layout.lost("tools:text") == [.designTime])
  }

  @Test func `Design-time values replace those of the app on request`() throws {
    let layout = try ExpandedLayout.snippet(
      """
      <LinearLayout xmlns:tools="http://schemas.android.com/tools" tools:context="x">
      <TextView tools:text="Sample" tools:visibility="visible" android:visibility="gone"/>
      <Button android:text="Real" tools:text="Sample" tools:ignore="x"/>
      <Toolbar tools:title="Title" tools:menu="@menu/x"/><TextView tools:text="@tools:sample/cities"/>
      <CheckBox tools:checked="true" android:text="Plain"/>
      </LinearLayout>
      """, options: project)
    let text = try #require(layout.first("TextView"))
    #expect(text.string("text") == "Sample")
    #expect(text.raw("visibility") == "visible")
    #expect(text.isSample)
    #expect(text.attribute("text")?.origin == .designTime)
    #expect(layout.first("Button")?.string("text") == "Sample")
    #expect(layout.lost("android:text").contains(.overridden))
    #expect(layout.first("Toolbar")?.string("title", .app) == "Title")
    #expect(layout.first("Toolbar")?.resource("menu", .app) == ResourceName("menu", "x"))
    #expect(layout.texts.last == "Ankara")
    #expect(layout.first("CheckBox")?.bool("checked") == true)
    #expect(layout.first("LinearLayout")?.isSample == false)
  }

  @Test func `A list shows its sample rows`() throws {
    let files = [
      "res/layout/main.xml": """
      <L><RecyclerView tools:listitem="@layout/row" tools:itemCount="2"/>
      <ListView tools:listitem="@layout/row"/><GridView tools:listitem="@layout/none"/>
      <fragment android:name="a.B" tools:layout="@layout/row"/></L>
      """,
      "res/layout/row.xml": "<TextView android:text=\"Row\"/>",
    ]
    let shown = try ProjectFolder(files).layout(options: project)
    #expect(
      shown.sketch
        == "L(RecyclerView(TextView? “Row” TextView? “Row”) "
        + "ListView(TextView? “Row” TextView? “Row” TextView? “Row”) GridView "
        + "fragment(TextView? “Row”))")
    let plain = try ProjectFolder(files).layout()
    #expect(plain.sketch == "L(RecyclerView ListView GridView fragment)")
  }

  @Test func `A list that contains itself does not recurse`() throws {
    let files = [
      "res/layout/main.xml":
        "<RecyclerView tools:listitem=\"@layout/main\" tools:itemCount=\"99999\"/>"
    ]
    let layout = try ProjectFolder(files).layout(options: project)
    #expect(layout.count == 1)
  }
}
