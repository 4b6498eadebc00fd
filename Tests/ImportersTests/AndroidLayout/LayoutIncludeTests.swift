import Simulator
import Testing

@testable import AndroidImport
@testable import Importers

@Suite("Included layouts")
struct LayoutIncludeTests {
  private func project(
    _ main: String, _ other: String, _ more: [String: String] = [:]
  ) throws -> ProjectFolder {
    var files = more
    files["res/layout/other.xml"] = other
    return try ProjectFolder(main, values: "", files)
  }

  @Test func `An include overrides identifier, visibility and layout of its root`() throws {
    let layout = try project(
      """
      <LinearLayout><include layout="@layout/other" android:id="@+id/mine" android:visibility="gone"
        android:layout_width="1dp" android:layout_height="2dp" android:layout_margin="3dp"
        android:contentDescription="ignored"/></LinearLayout>
      """,
      """
      <TextView android:id="@+id/theirs" android:text="Theirs" android:layout_width="match_parent"
        android:layout_height="match_parent" android:layout_margin="9dp" android:visibility="visible"/>
      """
    ).layout()
    let view = try #require(layout.first("TextView"))
    #expect(view.id() == "mine")
    #expect(view.raw("visibility") == "gone")
    #expect(view.dimension("layout_width") == .points(1))
    #expect(view.dimension("layout_margin") == .points(3))
    #expect(view.string("contentDescription") == nil)
    #expect(layout.lost("android:contentDescription") == [.noEffect])
  }

  @Test func `Layout attributes of an include need both width and height`() throws {
    let layout = try project(
      "<include layout=\"@layout/other\" android:layout_width=\"1dp\" android:layout_margin=\"3dp\"/>",
      "<TextView android:layout_width=\"5dp\" android:id=\"@+id/theirs\"/>"
    ).layout()
    let view = try #require(layout.first("TextView"))
    #expect(view.dimension("layout_width") == .points(5))
    #expect(view.dimension("layout_margin") == nil)
    #expect(view.id() == "theirs")
  }

  @Test func `An included merge loses the identifier`() throws {
    let layout = try project(
      "<LinearLayout><include layout=\"@layout/other\" android:id=\"@+id/x\"/><Button/></LinearLayout>",
      "<merge tools:parentTag=\"LinearLayout\"><TextView/><ImageView/></merge>"
    ).layout()
    #expect(layout.sketch == "LinearLayout(TextView ImageView Button)")
  }

  @Test func `A data binding layout is included without its data`() throws {
    let layout = try project(
      "<LinearLayout><include layout=\"@layout/other\" android:id=\"@+id/x\"/></LinearLayout>",
      "<layout><data/><TextView/></layout>"
    ).layout()
    #expect(layout.sketch == "LinearLayout(TextView#x)")
  }

  @Test func `An include of an include passes its attributes on`() throws {
    let layout = try project(
      "<include layout=\"@layout/other\" android:id=\"@+id/outer\"/>",
      "<include layout=\"@layout/third\" android:id=\"@+id/inner\" android:visibility=\"gone\"/>",
      ["res/layout/third.xml": "<TextView/>"]
    ).layout()
    #expect(layout.sketch == "TextView#outer")
    #expect(layout.first("TextView")?.raw("visibility") == "gone")
  }

  @Test func `A view has the file it comes from`() throws {
    let project = try project("<L><include layout=\"@layout/other\"/></L>", "\n  <TextView/>")
    let layout = try project.layout()
    #expect(layout.first("L")?.position == Node.Position(line: 1, column: 1))
    #expect(
      layout.first("TextView")?.position
        == Node.Position(line: 2, column: 3, in: project.path("res/layout/other.xml")))
  }

  @Test func `A missing layout leaves a placeholder`() throws {
    let layout = try project(
      "<L><include layout=\"@layout/none\" android:id=\"@+id/x\"/><include layout=\"?attr/y\"/></L>",
      ""
    ).layout()
    #expect(layout.sketch == "L(include#x include)")
    #expect(layout.first("include")?.kind == .missingInclude)
    #expect(layout.sentences.contains { $0.hasPrefix("2 included layouts were not found") })
  }

  @Test(arguments: [
    "<L><include layout=\"@layout/main\"/></L>", "<include layout=\"@layout/main\"/>",
    "<merge><include layout=\"@layout/other\"/><include layout=\"@layout/other\"/></merge>",
  ]) func `A layout that includes itself does not recurse`(main: String) throws {
    let layout = try project(main, "<merge><TextView/><include layout=\"@layout/main\"/></merge>")
      .layout()
    #expect(layout.sentences.contains { $0.contains("itself") || $0.contains("themselves") })
    #expect(layout.count < 5)
  }

  @Test func `Includes that double at each level end`() throws {
    var files: [String: String] = [:]
    for level in 0..<40 {
      let next = "<include layout=\"@layout/l\(level + 1)\"/>"
      files["res/layout/l\(level).xml"] = "<merge>\(next)\(next)</merge>"
    }
    files["res/layout/l40.xml"] = "<TextView/>"
    let layout = try ProjectFolder(files).layout("res/layout/l0.xml")
    #expect(layout.count <= LayoutExpander.maximumIncludedViews)
    #expect(layout.sentences.contains { $0.hasPrefix("The layout has too many views") })
  }

  @Test func `A broken layout is reported with its location`() throws {
    let project = try project("<L><include layout=\"@layout/other\"/><Button/></L>", "<a><b></a>")
    let layout = try project.layout()
    #expect(layout.sketch == "L(include Button)")
    let diagnostic = try #require(
      layout.diagnostics.first { $0.message.contains("cannot be read") })
    #expect(diagnostic.position?.file == project.path("res/layout/other.xml"))
  }

  @Test func `A view stub is inflated on request`() throws {
    let project = try project(
      """
      <L><ViewStub android:id="@+id/stub" android:inflatedId="@+id/panel"
        android:layout="@layout/other" android:layout_width="7dp"/></L>
      """, "<TextView android:id=\"@+id/theirs\" android:layout_width=\"1dp\"/>")
    #expect(try project.layout().sketch == "L")
    let layout = try project.layout(options: .with { $0.inflatesStubs = true })
    #expect(layout.sketch == "L(TextView#panel)")
    #expect(layout.first("TextView")?.dimension("layout_width") == .points(7))
    #expect(layout.sentences.contains { $0.contains("ViewStub") } == false)
  }

  @Test func `Layout names cannot refer to files outside the folder`() throws {
    let project = try project("<include layout=\"@layout/../../secret\"/>", "")
    try project.write("<TextView/>", to: "secret.xml")
    #expect(try project.layout().sketch == "include")
  }
}
