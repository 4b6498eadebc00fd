import Foundation
import Importers
import Simulator
import Testing
import TextIO

/// Files that say what an app's own components are.
@Suite struct AliasesTests {
  @Test func `an alias says role, label and hint of a component`() throws {
    let screen = try screen(
      "AppButton = Pressable role=button label=title|caption hint=help\n",
      "<View><AppButton title=\"Buy\" help=\"Takes you to the till\" /><AppButton caption=\"Sell\" /></View>"
    )
    let heard = VoiceOver().read(screen).stops.map(\.announcement.text)
    #expect(heard == ["Buy, button, Takes you to the till", "Sell, button"])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("# comment\n\nnonsense\n", "3:1: this line is no alias; write “com.acme.AcmeButton = Button”"),
    (
      "A = View\nA = Text\n", "2:1: “A” stands here twice; keep one of the lines"
    ),
    (
      "A = Pressable loud\n",
      "1:1: “loud” is no setting of an alias; write “label=title|children”"
    ),
  ])
  func `a line that is no alias is refused with its place`(
    _ text: String, _ message: String
  ) throws {
    let error = #expect(throws: InputError.self) { try screen(text, "<View />") }
    #expect(error?.description.hasSuffix(message) == true)
  }

  @Test func `an alias that names what is not known is a diagnostic`() throws {
    let screen = try screen("AppButton = Pressble", "<AppButton/>")
    #expect(
      screen.diagnostics.map(\.message) == [
        "“Pressble”, which the alias file names for “AppButton”, is not known, taken for a view that "
          + "shows its texts."
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
