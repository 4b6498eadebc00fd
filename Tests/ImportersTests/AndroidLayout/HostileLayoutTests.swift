import Simulator
import Testing

@testable import AndroidImport
@testable import ImportSupport
@testable import Importers
@testable import TextIO
@testable import WebImport

@Suite("Hostile layouts and projects")
struct HostileLayoutTests {
  @Test(arguments: [
    "<", "<>", "<LinearLayout", "<LinearLayout>", "</LinearLayout>", "<a b=c/>", "plain words", "",
    "<!DOCTYPE x [<!ENTITY a \"b\">]><TextView android:text=\"&a;\"/>", "<TextView android:text/>",
    "<TextView android:text=\"&nbsp;\"/>", "<TextView a=\"1\" a=\"2\"/>",
  ]) func `A file that is not XML is rejected in one line`(text: String) {
    let error = #expect(throws: InputError.self) { try ExpandedLayout.snippet(text) }
    #expect(error?.description.contains("\n") == false)
  }

  @Test func `Binary XML is rejected with instructions for decoding it`() {
    let error = #expect(throws: InputError.self) {
      try LayoutReader.layouts(in: [3, 0, 8, 0, 1, 2], file: "x.xml", options: ImportOptions())
    }
    #expect(error?.remedy.contains("apktool") == true)
  }

  @Test func `UTF-16 and a wrong encoding declaration are read`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"utf-8\"?><TextView android:text=\"Größe\"/>"
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let layouts = try LayoutReader.layouts(in: bytes, file: nil, options: ImportOptions())
    #expect(layouts.first?.texts ?? [] == ["Größe"])
    let lying = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><TextView android:text=\"Größe\"/>"
    #expect(try ExpandedLayout.snippet(lying).texts == ["Größe"])
  }

  @Test func `Value files in another encoding are read`() throws {
    let project = try ProjectFolder("<TextView android:text=\"@string/x\"/>", values: "")
    let text = "\u{FEFF}<resources><string name=\"x\">Größe</string></resources>"
    try project.write(
      text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, to: "res/values/wide.xml")
    #expect(try project.layout().texts == ["Größe"])
  }

  @Test func `Deep nesting does not overflow the stack`() throws {
    let depth = 4_990
    let text =
      String(repeating: "<L>", count: depth) + "<TextView android:text=\"x\"/>"
      + String(repeating: "</L>", count: depth)
    #expect(try ExpandedLayout.snippet(text).count == depth + 1)
  }

  @Test func `A megabyte of strings is read in time and only when needed`() throws {
    let entries = (0..<16_000).map {
      "<string name=\"s\($0)\">The text number \($0) of many &amp; more</string>\n"
    }
    let project = try ProjectFolder(
      "<L><TextView android:text=\"@string/s15999\"/><TextView android:text=\"@string/none\"/></L>",
      values: entries.joined(),
      ["res/values-xx/strings.xml": "<broken"])
    let layout = try project.layout()
    #expect(layout.texts == ["The text number 15999 of many & more", "@string/none"])
    #expect(layout.sentences.contains { $0.contains("cannot be read") } == false)
  }

  @Test func `A long chain of references ends`() throws {
    let entries = (0..<1_000).map { "<string name=\"s\($0)\">@string/s\($0 + 1)</string>" }
    let layout = try ProjectFolder(
      "<TextView android:text=\"@string/s0\"/>", values: entries.joined()
    ).layout()
    #expect(layout.texts == ["@string/s0"])
    #expect(layout.sentences.contains { $0.contains("refers to itself") })
  }

  @Test func `Styles that inherit from each other end`() throws {
    let styles = (0..<300).map {
      "<style name=\"s\($0)\" parent=\"s\($0 + 1)\"><item name=\"a\($0)\">x</item></style>"
    }
    let view = try #require(
      try ProjectFolder("<View style=\"@style/s0\"/>", values: styles.joined()).layout().first(
        "View"))
    #expect(view.attributes.count <= AndroidResources.maximumAncestors + 1)
    let circle = "<style name=\"a\" parent=\"b\"/><style name=\"b\" parent=\"a\"/>"
    let layout = try ProjectFolder("<View style=\"@style/a\"/>", values: circle).layout()
    #expect(layout.first("View")?.styles == ["a", "b"])
  }

  @Test func `Large styles on many views are truncated with a diagnostic`() throws {
    let items = (0..<500).map { "<item name=\"a\($0)\">x</item>" }.joined()
    let views = String(repeating: "<View style=\"@style/s\"/>", count: 1_000)
    let layout = try ProjectFolder(
      "<L>\(views)</L>", values: "<style name=\"s\">\(items)</style>"
    ).layout()
    #expect(layout.count == 1_001)
    #expect(layout.sentences.contains { $0.hasPrefix("The styles set too many values") })
  }

  @Test func `Folders that link to themselves are searched once`() throws {
    let project = try ProjectFolder([
      "main.xml": "<TextView android:text=\"@string/x\"/>",
      "project/lib/res/values/s.xml": "<resources><string name=\"x\">X</string></resources>",
    ])
    try project.link("project/a", to: "project")
    try project.link("project/b", to: "project")
    let folder = project.path("project")
    let layout = try project.layout("main.xml", options: .with { $0.resources = [folder] })
    #expect(layout.texts == ["X"])
  }

  @Test func `Folders with file names and unusual names are ignored`() throws {
    let project = try ProjectFolder([
      "res/layout/main.xml": "<TextView android:text=\"@string/x\"/>",
      "res/values/strings.xml/inside.txt": "", "res/values-/s.xml": "<resources/>",
      "res/values--de--/s.xml": "<resources/>", "res/values-b+/s.xml": "<resources/>",
      "res/values-sw99999999999999999999dp/s.xml": "<resources/>",
      "res/values-v99999999999999999999/s.xml": "<resources/>",
      "res/layout-land/main.xml/inside.txt": "", "res/values/empty.xml": "",
    ])
    #expect(try project.layouts().map(\.texts) == [["@string/x"]])
  }
}
