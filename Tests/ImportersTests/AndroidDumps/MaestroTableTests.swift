import Importers
import Simulator
import Testing

/// Short forms of Maestro's hierarchies: tables of `--compact`, and answers of `inspect_screen`.
@Suite struct MaestroTableTests {
  private func heard(_ text: String) throws -> [String] {
    let imported = try ImportedScreen.contents(
      of: Array(text.utf8), format: .maestro, file: "screen.csv", options: ImportOptions())
    let screen = try #require(imported.first).screen
    return TalkBack().read(screen).stops.map(\.announcement.said)
  }

  private static let table = """
    element_num,depth,attributes,parent_num
    0,0,"bounds=[0,0][1080,2400]; enabled=true",
    1,1,"accessibilityText=Send; clickable=true; enabled=true; class=android.widget.Button",0
    2,1,"text=Say ""ahoy""; please; enabled=true; class=android.widget.TextView",0
    3,1,"text=Two
    lines; enabled=true; class=android.widget.TextView",0
    4,1,"text=Pay; clickable=true; class=android.widget.Button",0
    """

  private static let texts = [
    "Send, button", "Say \"ahoy\"; please", "Two\nlines", "Pay, button, disabled",
  ]

  @Test(arguments: ["", "Running on emulator-5554\n"])
  func `A compact table has a node in each row`(_ message: String) throws {
    #expect(try heard(message + Self.table) == Self.texts)
    #expect(try heard((message + Self.table).replacing("\n", with: "\r\n")).first == "Send, button")
    #expect(
      InputFormat.detect(path: "a.csv", bytes: Array((message + Self.table).utf8)) == .maestro)
  }

  @Test func `A table of an older release has a column for each attribute`() throws {
    let table = """
      id,depth,bounds,text,resource_id,accessibility,class,clickable,enabled,parent_id
      0,0,"[0,0][1080,2400]",,,,android.widget.FrameLayout,false,true,
      1,1,"[0,0][540,120]",,send,Send,android.widget.Button,true,true,0
      2,1,"[0,120][540,240]",Ahoy,,,android.widget.TextView,false,true,0
      """
    #expect(try heard(table) == ["Send, button", "Ahoy"])
  }

  @Test func `Rows with the same number are children of the row above them`() throws {
    let table = """
      element_num,depth,attributes,parent_num
      0,0,"class=android.widget.FrameLayout; enabled=true",
      1,1,"class=android.view.ViewGroup; clickable=true; enabled=true",0
      2,2,"text=Wi-Fi; class=android.widget.TextView; enabled=true",1
      1,1,"class=android.view.ViewGroup; clickable=true; enabled=true",0
      3,2,"text=Sound; class=android.widget.TextView; enabled=true",1
      """
    #expect(try heard(table) == ["Wi-Fi", "Sound"])
  }

  @Test func `An answer of inspect_screen has short names`() throws {
    let answer = """
      {"ui_schema": {"platform": "android", "defaults": {"enabled": true}}, "elements": [
        {"b": "[0,0][1080,2400]", "cls": "android.widget.FrameLayout", "c": [
          {"b": "[0,0][540,120]", "a11y": "Send", "cls": "android.widget.Button", "clickable": true},
          {"b": "[0,120][540,240]", "txt": "Ahoy", "cls": "android.widget.TextView"}]}]}
      """
    #expect(try heard(answer) == ["Send, button", "Ahoy"])
    #expect(InputFormat.detect(path: "a.json", bytes: Array(answer.utf8)) == .maestro)
  }

  @Test(arguments: [
    "element_num,depth,", "element_num,depth,attributes\n\"", "id,depth,bounds,\n,,\n1,x,y",
    "element_num,depth,attributes\n1,99,\"text=A\"\n2,-4,\"=;\"",
  ])
  func `A damaged table is read up to the damage`(_ table: String) throws {
    #expect(try heard(table).count < 2)
  }
}
