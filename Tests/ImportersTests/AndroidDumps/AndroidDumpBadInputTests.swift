import Importers
import Simulator
import Testing
import TextIO

@Suite struct AndroidDumpBadInputTests {
  @Test(
    arguments: [
      ("<hierarchy rotation=\"0\" />", "dump.xml:1:1: the dump has no nodes; "),
      ("<hierarchy>\n<node text=\"a\">", "dump.xml:2:16: the file ends here inside <node>"),
      ("<hierarchy>\n<node text=\"a\"", "dump.xml:2:"),
      ("<hierarchy><node text=\"a < b\"/></hierarchy>", "dump.xml:1:"),
      ("<hierarchy><node text=\"a & b\"/></hierarchy>", "dump.xml:1:"),
      ("<hierarchy><node/></hierarchi>", "dump.xml:1:"),
      (
        "<!DOCTYPE a [<!ENTITY b \"c\">]>\n<hierarchy/>",
        "dump.xml:1:1: the document type declares entities or elements, which is not supported; "
      ),
      ("\u{1}\u{2}", "dump.xml"), ("", "dump.xml: the file is empty"),
      ("no XML at all", "dump.xml: the file contains no XML; "),
      (
        "<AppiumAUT><XCUIElementTypeApplication/></AppiumAUT>",
        "dump.xml:1:1: this is a page source of an iOS app; "
      ),
      (
        "<LinearLayout><TextView/></LinearLayout>",
        "dump.xml:1:1: a dump begins with <hierarchy> or <displays>, but this file begins with <LinearLayout>; "
      ),
      (
        "<?xml version='1.0'?>\n<DecorView class=\"x.DecorView\"><TextView view-tag=\"a\"/></DecorView>",
        "dump.xml:2:1: this is a page source of Appium's Espresso driver"
      ),
      ("{\"value\": \"<hierarchy><node text=\\\"a\\\"", "dump.xml:1:"),
      ("{\"value\": \"<hierarchy>\\u00", "dump.xml:1:"),
    ])
  func `A file that is not a dump is refused in one line with its location`(
    _ content: String, _ expected: String
  ) {
    for format in [InputFormat.uiautomator, .appiumAndroid] {
      do {
        _ = try DumpTrial(content, as: format)
        Issue.record("nothing was refused")
      } catch {
        #expect(error.description.hasPrefix(expected), "\(error)")
        #expect(!error.description.contains("\n"))
      }
    }
  }

  @Test func `Snapshots of the Layout Inspector are refused with the command that makes a dump`() {
    let bytes: [UInt8] = [0xAC, 0xED, 0x00, 0x05, 0x77, 0x01, 0x00]
    for (content, name) in [(bytes, "a.xml"), (Array("{}".utf8), "screen.li")] {
      #expect {
        try ImportedScreen.contents(of: content, format: .uiautomator, file: name)
      } throws: { error in
        (error as? InputError)?.description.contains("Layout Inspector") == true
      }
    }
  }

  @Test func `Binary XML is rejected with instructions for decoding it`() {
    #expect {
      try ImportedScreen.contents(
        of: [0x03, 0x00, 0x08, 0x00, 0x10], format: .uiautomator, file: "a.xml")
    } throws: { error in
      (error as? InputError)?.description.contains("apktool") == true
    }
  }

  @Test(arguments: [
    "bounds=\"[1,2][3\"", "bounds=\"[9223372036854775807,0][9223372036854775808,1e400]\"",
    "bounds=\"[nan,inf][-inf,0]\"", "index=\"9223372036854775807\"", "index=\"-5\"",
    "input-type=\"99999999999999999999\"", "max-text-length=\"x\"", "live-region=\"7\"",
    "checked=\"maybe\"", "selection-start=\"-9\"", "text=\"\"", "class=\"\"", "class=\".\"",
    "class=\"EditText\" text=\" \"", "actions=\"%%%\"", "extras=\"=;=;a=;=b\"",
    "collectionInfo.rows=\"5\"", "text=\"50.5.5\" class=\"android.widget.SeekBar\"",
    "text=\"....\" class=\"android.widget.SeekBar\"", "resource-id=\":id/\"",
  ])
  func `Invalid attribute values are ignored`(_ attribute: String) throws {
    let trial = try DumpTrial(
      DumpTrial.window("<node \(attribute)/><node index=\"3\" text=\"End\"/>"))
    #expect(trial.talkBack.last == "End")
    #expect(!trial.screen.outline.isEmpty)
    _ = trial.voiceOver
  }

  @Test func `Deep and wide dumps are read, and deeper ones are rejected`() throws {
    let depth = 4_990
    let deep =
      "<hierarchy>" + String(repeating: "<node class=\"a.B\" clickable=\"true\">", count: depth)
      + "<node text=\"Bottom\"/>" + String(repeating: "</node>", count: depth) + "</hierarchy>"
    #expect(try DumpTrial(deep).screen.count == depth + 1)
    let wide = String(repeating: "<node class=\"a.B\" text=\"x\" index=\"0\"/>", count: 20_000)
    #expect(try DumpTrial(DumpTrial.window(wide)).screen.count == 20_001)
    #expect(throws: InputError.self) {
      try DumpTrial("<hierarchy>" + String(repeating: "<node>", count: 100_000))
    }
    let many = (0..<100_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    #expect(throws: InputError.self) { try DumpTrial("<hierarchy><node \(many)/></hierarchy>") }
  }

  @Test(arguments: [
    ("&#55357;&#56832;", "😀"), ("&#xD83D;&#xDE00;", "😀"), ("&#55357;", "\u{FFFD}"),
    ("&#56832;&#55357;", "\u{FFFD}\u{FFFD}"), ("&#7;", "?"), ("&#xFFFE;", "\u{FFFD}"),
    ("&#65;", "A"),
    ("&#99999999999;", nil), ("&#x110000;", "\u{FFFD}"), ("&#;", nil),
  ])
  func `Surrogate pairs that Java writes as references are repaired`(
    _ reference: String, _ expected: String?
  ) throws {
    let dump = DumpTrial.window("<node text=\"(\(reference))\"/><node text=\"End\"/>")
    guard let expected else {
      #expect(throws: InputError.self) { try DumpTrial(dump) }
      return
    }
    let trial = try DumpTrial(dump)
    let texts = trial.screen.preorder.compactMap { trial.screen[$0.index].android.text }
    #expect(texts == ["(\(expected))", "End"])
  }
}
