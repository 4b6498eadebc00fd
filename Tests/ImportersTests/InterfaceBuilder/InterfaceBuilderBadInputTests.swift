import Foundation
import Importers
import Simulator
import Testing

/// Files that are not iOS documents, are damaged or are hostile.
@Suite struct InterfaceBuilderBadInputTests {
  private func problem(_ bytes: [UInt8]) -> String? {
    do {
      _ = try ImportedScreen.contents(of: bytes, format: .interfaceBuilder, file: "x.xib")
      return nil
    } catch {
      return error.description
    }
  }

  private func problem(_ text: String) -> String? { problem(Array(text.utf8)) }

  @Test(arguments: [
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" "
        + "targetRuntime=\"MacOSX.Cocoa\"/>", "x.xib:1:1: this is a document for macOS; "
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
      "x.xib:1:1: this is a document for macOS; "
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" "
        + "targetRuntime=\"watchKit\"/>", "x.xib:1:1: this is a document for watchOS; "
    ),
    (
      "\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/>"
        + "</archive>", "x.xib:2:1: this is a xib from before Xcode 5"
    ),
    ("<document type=\"other\"/>", "this is a document of another kind (type “other”)"),
    ("<plist><dict/></plist>", "x.xib:1:1: this is a property list"),
    ("<LinearLayout><TextView/></LinearLayout>", "begins with <LinearLayout>; use a .storyboard"),
    ("<hierarchy><node text=\"A\"/></hierarchy>", "this is not a document of Interface Builder"),
    ("NIBArchive\u{1}\u{0}", "this is a compiled nib"),
    ("bplist00", "this is a compiled nib"),
    ("", "the file is empty"),
    ("plain words", "the file contains no XML"),
    ("<document><objects><view>", "x.xib:1:"),
    ("<document>\n<objects></document>", "x.xib:2:"),
    (
      "<!DOCTYPE d [<!ENTITY a \"aaaa\">]><document>&a;</document>",
      "x.xib:1:1: the document type declares entities"
    ),
  ]) func `Documents of other kinds are rejected in one line`(text: String, problem: String) {
    let found = self.problem(text) ?? "nothing"
    #expect(found.contains(problem), "\(found)")
    #expect(!found.contains("\n"))
  }

  @Test func `UTF-16 and a wrong encoding declaration are read`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"latin1\"?><label text=\"Über\" id=\"a\"/>"
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    for bytes in [Array(text.utf8), wide] {
      let screen = try Screen.contents(of: bytes, format: .interfaceBuilder, file: "x.xib")
      #expect(screen.preorder.map { screen[$0.index].label?.text } == ["Über"])
    }
  }

  @Test func `The number of attributes and the nesting are limited`() {
    let many = (0..<100_000).map { "a\($0)=\"1\"" }.joined(separator: " ")
    #expect(problem("<label text=\"A\" id=\"a\" \(many)/>")?.contains("1000 attributes") == true)
    let deep = String(repeating: "<view><subviews>", count: 100_000)
    #expect(problem(deep)?.contains("5000 levels") == true)
  }

  @Test func `Thousands of levels and invalid numbers are read`() throws {
    let count = 2_000
    let text =
      String(repeating: "<view id=\"v\"><subviews>", count: count)
      + "<label text=\"Deep\" id=\"l\"><rect key=\"frame\" x=\"1e400\" y=\"nan\" width=\"inf\" "
      + "height=\"-5\"/></label><slider value=\"nan\" maxValue=\"1e999\" id=\"s\"/>"
      + "<pageControl numberOfPages=\"99999999999999999999\" id=\"p\"/>"
      + "<datePicker id=\"d\"><date key=\"date\" timeIntervalSinceReferenceDate=\"-1e300\"/>"
      + "</datePicker><segmentedControl selectedSegmentIndex=\"-9223372036854775808\" id=\"g\"/>"
      + String(repeating: "</subviews></view>", count: count)
    let screen = try Screen.contents(
      of: Array(text.utf8), format: .interfaceBuilder, file: "x.xib")
    #expect(VoiceOver().read(screen).stops.first?.announcement.said == "Deep")
  }

  @Test func `Scenes that contain each other end`() throws {
    let count = 60
    let scenes = (0..<count).map { scene -> String in
      let containers = (0..<count).map {
        "<containerView id=\"k\(scene)-\($0)\"><connections><segue kind=\"embed\" "
          + "destination=\"c\($0)\"/></connections></containerView>"
      }
      return "<scene><objects><viewController id=\"c\(scene)\"><view key=\"view\" id=\"v\(scene)\">"
        + "<subviews>\(containers.joined())</subviews></view></viewController></objects></scene>"
    }
    let text = "<document type=\"\"><scenes>\(scenes.joined())</scenes></document>"
    let screens = try ImportedScreen.contents(
      of: Array(text.utf8), format: .interfaceBuilder, file: "x.storyboard")
    #expect(screens.count == count)
    #expect(screens.map(\.screen.count).reduce(0, +) < 100_000)
    #expect(screens.allSatisfy { !$0.screen.diagnostics.isEmpty })
  }

  @Test func `Circular relationships end`() throws {
    let text = """
      <document initialViewController="a"><scenes>
      <scene><objects><navigationController id="a"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="b"/></connections>
      </navigationController></objects></scene>
      <scene><objects><tabBarController id="b"><connections>
      <segue kind="relationship" relationship="viewControllers" destination="a"/></connections>
      </tabBarController></objects></scene></scenes></document>
      """
    #expect(
      try ImportedScreen.contents(
        of: Array(text.utf8), format: .interfaceBuilder, file: "x.storyboard"
      ).isEmpty == false)
  }

  @Test func `The first of many properties with the same name counts`() throws {
    let more = String(repeating: "<string key=\"text\">later</string>", count: 100)
    let text =
      "<label id=\"a\"><string key=\"text\">first</string>\(more)"
      + "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></label>"
    let imported = try ImportedScreen.contents(
      of: Array(text.utf8), format: .interfaceBuilder, file: "x.xib")
    let screen = try #require(imported.first).screen
    #expect(screen.preorder.map { screen[$0.index].label?.text } == ["first"])
    #expect(screen.preorder.map { screen[$0.index].frame?.width } == [3])
    #expect(imported.first?.unused.map(\.text) == Array(repeating: "later", count: 100))
  }
}
