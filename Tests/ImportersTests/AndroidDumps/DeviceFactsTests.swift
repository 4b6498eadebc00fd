import Importers
import Simulator
import Testing
import TextIO

@testable import ImportSupport

/// The facts in dumps about the device that made them.
@Suite struct DeviceFactsTests {
  private static let nodes = """
    <hierarchy rotation="0"><node text="Send" class="android.widget.Button" package="a" \
    clickable="true" enabled="true" bounds="[0,0][126,126]"/></hierarchy>
    """

  private func imported(
    _ text: String, _ format: InputFormat? = nil
  ) throws -> ImportedScreen {
    try #require(
      try ImportedScreen.contents(of: Array(text.utf8), format: format, file: "dump").first)
  }

  private func settings(_ screen: ImportedScreen) -> [String] {
    screen.settings.map { "\($0.key)=\($0.value)" }
  }

  @Test func `Facts that are written can be read`() throws {
    var facts = DeviceFacts()
    facts.model = "Pixel 9"
    facts.api = 36
    facts.talkBack = "17.0.1.889"
    facts.density = 420
    facts.locale = "de-DE"
    let text = facts.instruction
    #expect(
      text
        == #"<?announce model="Pixel 9" api="36" talkback="17.0.1.889" density="420" locale="de-DE"?>"#
    )
    for start in ["", "<?xml version='1.0'?>", "\n <?xml version=\"1.0\" ?>\n "] {
      #expect(DeviceFacts(xml: Array("\(start)\(text)<hierarchy/>".utf8)) == facts)
    }
  }

  @Test func `A model's name cannot end the instruction`() {
    var facts = DeviceFacts()
    facts.model = "A\"?><node text='x'/>\n&"
    #expect(facts.instruction == #"<?announce model="Anode textx"?>"#)
    facts.model = "\"'"
    #expect(facts.instruction.isEmpty)
  }

  @Test(arguments: [
    "", "<?xml version='1.0'", "<?announce", "<?announce ?", "<hierarchy/><?announce api=\"36\"?>",
    "<?announced api=\"36\"?>", "<!-- <?announce api=\"36\"?> --><hierarchy/>",
  ])
  func `Other beginnings of a document have no facts`(_ text: String) {
    #expect(DeviceFacts(xml: Array(text.utf8)) == nil)
  }

  @Test func `Damaged facts are left out`() {
    let text = #"<?announce model="A api=36" density="7" api="x" locale?>"#
    var facts = DeviceFacts()
    facts.model = "A api36"
    #expect(DeviceFacts(xml: Array(text.utf8)) == facts)
  }

  @Test func `A dump of a device is read by its TalkBack, its API level and its language`() throws {
    let text =
      #"<?xml version='1.0'?><?announce model="Pixel" api="34" "#
      + #"talkback="16.1.0" density="420" locale="fr-FR"?>"# + Self.nodes
    let screen = try imported(text)
    #expect(
      settings(screen) == [
        "talkback.profile=16.2", "talkback.api=34", "locale=fr-FR",
      ])
    #expect(screen.screen.statedUnitsPerPoint == 2.625)
    #expect(screen.screen.unitsPerPoint == 2.625)
    #expect(
      screen.screen.diagnostics.first?.message
        == "This screen was on Pixel (Android API 34, TalkBack 16.1.0, language fr-FR, 420 dpi); "
        + "the readers are set accordingly, except for what --set and --language change.")
    let plain = try imported(Self.nodes)
    #expect(plain.settings.isEmpty)
    #expect(plain.screen.statedUnitsPerPoint == nil)
  }

  @Test(arguments: [(7, "26"), (26, "26"), (37, "37"), (99, "37")])
  func `An API level that is not simulated becomes the nearest one`(_ api: Int, _ level: String)
    throws
  {
    let screen = try imported("<?announce api=\"\(api)\"?>" + Self.nodes)
    #expect(settings(screen) == ["talkback.api=\(level)"])
  }

  @Test func `Elements of idb can stand beside the facts about their simulator`() throws {
    let elements = #"[{"AXLabel": "Send", "type": "Button"}]"#
    let text = #"{"device": {"model": "iPhone 16", "ios": "18.5"}, "elements": \#(elements)}"#
    #expect(InputFormat.detect(path: "a.json", bytes: Array(text.utf8)) == .idb)
    let screen = try imported(text, .idb)
    #expect(settings(screen) == ["voiceover.profile=ios18", "voiceover.webkit=18"])
    #expect(screen.screen.count == 2)
    let error = #expect(throws: InputError.self) {
      try imported(#"{"device": {"model": "a"}}"#, .idb)
    }
    #expect(error?.problem.contains("elements") == true)
    #expect(throws: InputError.self) {
      try imported(#"{"device": [], "elements": []}"#, .idb)
    }
  }
}
