import Foundation
import Importers
import Simulator
import Testing
import TextIO

@Suite struct ViewAliasTests {
  /// Reads a layout with an alias file that has the given lines.
  private func screen(_ layout: String, aliases: String) throws -> Screen {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).aliases")
    try aliases.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var options = ImportOptions()
    options.aliases = file.path(percentEncoded: false)
    return try LayoutText.screen(layout, options: options)
  }

  @Test(arguments: [
    ("Tappable = Button text=app:caption", "Send, button"),
    ("com.acme.Tappable = CheckBox text=app:caption", "not checked, Send, check box"),
    ("Tappable = ImageButton label=app:caption", "Send, button"),
    ("Base = Button text=app:caption\nTappable = Base", "Send, button"),
    ("Tappable = TextView text=app:missing|app:caption role=heading", "Send, heading"),
  ])
  func `An alias maps a class of the app to a view`(_ aliases: String, _ heard: String) throws {
    let screen = try screen(#"<com.acme.Tappable app:caption="Send" />"#, aliases: aliases)
    #expect(try LayoutText.said(screen, by: TalkBack()) == [heard])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("Tappable = Pressable", "1:1: “Pressable” is not a view class"),
    ("\nTappable = Button size=big", "2:1: the alias of a view has no setting “size”"),
    ("Tappable", "1:1: this line is not an alias"),
    ("Tappable = Button\n  Tappable = TextView", "2:3: “Tappable” is defined twice"),
  ])
  func `An invalid alias is an error at its line`(_ aliases: String, _ problem: String) throws {
    let error = #expect(throws: InputError.self) {
      try screen("<com.acme.Tappable />", aliases: aliases)
    }
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
  }

  @Test func `Circular aliases end`() throws {
    #expect(throws: InputError.self) {
      try screen("<One />", aliases: "One = Two\nTwo = One")
    }
  }

  @Test func `The diagnostic on a class names an alias with a similar name`() throws {
    let screen = try screen(
      "<com.acme.BrandButton android:text=\"Go\" />", aliases: "com.acme.BrandButon = Button")
    #expect(
      screen.diagnostics.map(\.message) == [
        "BrandButton: has no alias; the alias file spells it “com.acme.BrandButon”.",
        "BrandButton: treated as Button because of the name; describe the class with --aliases.",
      ])
  }

  @Test(arguments: [
    ("BrandButton", "treated as Button"), ("BrandField", "unknown class"),
    ("BrandListItem", "treated as LinearLayout"),
  ])
  func `A class without an alias is guessed with a diagnostic`(
    _ name: String, _ diagnostic: String
  ) throws {
    let screen = try LayoutText.screen("<com.acme.\(name) android:text=\"Go\" />")
    #expect(
      screen.diagnostics.contains { $0.message.contains(name) && $0.message.contains(diagnostic) })
  }
}
