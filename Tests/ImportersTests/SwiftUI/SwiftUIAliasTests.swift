import Foundation
import Importers
import Simulator
import Testing

/// Alias files, which map views with unknown source code to SwiftUI's own views.
struct SwiftUIAliasTests {
  @Test func `An alias names the view of SwiftUI`() throws {
    let trial = try trial(#"AppButton("Save") {}"#, aliases: "AppButton = Button")
    #expect(trial.heard == ["Save, button"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "AppButton = Buton",
      "“Buton”, the alias of “AppButton”, is no view of SwiftUI (did you mean "
        + "“Button”?); left out."
    ),
    (
      "AppButton = Zeppelin",
      "“Zeppelin”, the alias of “AppButton”, is no view of SwiftUI; left "
        + "out."
    ),
    (
      "AppButon = Button",
      "“AppButton” is declared in no file that was read; left out; the alias file "
        + "spells it “AppButon”."
    ),
    (
      "OurButton = Button",
      "“AppButton” is declared in no file that was read; left out; define it in "
        + "an alias file (AppButton = …)."
    ),
  ])
  func `A diagnostic says how to correct an alias`(
    _ aliases: String, _ diagnostic: String
  ) throws {
    #expect(try trial(#"AppButton("Save")"#, aliases: aliases).diagnostics == [diagnostic])
  }

  private func trial(_ body: String, aliases: String) throws -> SwiftUITrial {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).aliases")
    try aliases.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try SwiftUITrial(
      file: "struct Sample: View { var body: some View { \(body) } }", aliases: file.path())
  }
}
