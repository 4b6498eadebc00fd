import Foundation
import Importers
import Simulator
import Testing
import TextIO

/// Alias files, which map an app's own components to known ones.
@Suite struct AliasesTests {
  @Test func `An alias sets role, label and hint of a component`() throws {
    let screen = try screen(
      "AppButton = Pressable role=button label=title|caption hint=help\n",
      "<View><AppButton title=\"Buy\" help=\"Takes you to the till\" /><AppButton caption=\"Sell\" /></View>"
    )
    let heard = VoiceOver().read(screen).stops.map(\.announcement.text)
    #expect(heard == ["Buy, button, Takes you to the till", "Sell, button"])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test func `A component whose alias is nothing draws nothing`() throws {
    let screen = try screen(
      "Hairline = nothing\n", "<View><Hairline color=\"red\" /><Text>Total</Text></View>")
    #expect(VoiceOver().read(screen).stops.map(\.announcement.text) == ["Total"])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "# comment\n\nnonsense\n",
      "3:1: this line is not an alias; write “com.acme.AcmeButton = Button”"
    ),
    (
      "A = View\nA = Text\n", "2:1: “A” is defined twice; keep one of the lines"
    ),
    (
      "A = Pressable loud\n",
      "1:1: “loud” is not a setting of an alias; write “label=title|children”"
    ),
  ])
  func `An invalid alias is rejected with its location`(
    _ text: String, _ message: String
  ) throws {
    let error = #expect(throws: InputError.self) { try screen(text, "<View />") }
    #expect(error?.description.hasSuffix(message) == true)
  }

  @Test func `An alias with an unknown component is a diagnostic`() throws {
    let screen = try screen("AppButton = Pressble", "<AppButton/>")
    #expect(
      screen.diagnostics.map(\.message) == [
        "“Pressble”, the alias of “AppButton”, is unknown (did you mean “Pressable”?); treated as a "
          + "view that shows its texts."
      ])
  }

  @Test func `The diagnostic on a component names an alias with a similar name`() throws {
    let screen = try screen("AppButon = Pressable role=button", "<View><AppButton/><Map/></View>")
    #expect(
      screen.diagnostics.map(\.message) == [
        "Unknown component “AppButton”; treated as a view that shows its texts; the alias file "
          + "spells it “AppButon”.",
        "Unknown component “Map”; treated as a view that shows its texts; define it in an alias "
          + "file (Map = …).",
      ])
  }

  private func screen(_ aliases: String, _ jsx: String) throws -> Screen {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).aliases")
    try aliases.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var options = ImportOptions()
    options.aliases = file.path()
    return try Screen.contents(of: Array(jsx.utf8), format: .jsx, options: options)
  }
}
