import Importers
import Simulator
import Testing

/// VoiceOver's announcements for SwiftUI views.
struct SwiftUIScreenTests {
  /// Returns VoiceOver's announcement at each stop of a view with the given body.
  private func heard(_ body: String, around: String = "") throws -> [String] {
    let code = "import SwiftUI\n\(around)\nstruct Sample: View { var body: some View { \(body) } }"
    return try heard(file: code)
  }

  private func heard(file code: String, assuming: [(String, String)] = []) throws -> [String] {
    var options = ImportOptions()
    options.assumptions = assuming.map { (name: $0.0, value: $0.1) }
    let imported = try #require(try Self.screens(code, options).last)
    return VoiceOver().read(imported.screen).stops.map(\.announcement.text)
  }

  private static func screens(
    _ code: String, _ options: ImportOptions = ImportOptions()
  ) throws -> [ImportedScreen] {
    // Give no file name, so that no other files of a project are read.
    try ImportedScreen.contents(of: Array(code.utf8), format: .swiftui, options: options)
  }

  @Test func `Views that are nested too deeply are left out with a diagnostic`() throws {
    let parts = (0..<8).map { part in
      let inner = part == 7 ? "Text(\"end\")" : "Part\(part + 1)()"
      let sections = String(repeating: "Section(\"x\") { ", count: 24)
      return "struct Part\(part): View { var body: some View { \(sections)\(inner)"
        + String(repeating: " }", count: 24) + " } }"
    }
    let code = (["import SwiftUI"] + parts + ["#Preview { List { Part0() } }"])
      .joined(separator: "\n")
    let screen = try #require(try Self.screens(code).first).screen
    #expect(screen.diagnostics.contains { $0.message.contains("nested or repeated too often") })
  }

  // MARK: Labels

  @Test func `A button joins the texts of its label, and an unlabelled symbol adds nothing`() throws
  {
    let body = #"Button {} label: { Image(systemName: "bell"); Text("Alerts"); Text("3 new") }"#
    #expect(try heard(body) == ["Alerts, 3 new, button"])
  }

  @Test func `A symbol alone names its button without the word image`() throws {
    #expect(try heard(#"Button {} label: { Image(systemName: "plus") }"#) == ["Add, button"])
  }

  @Test func `A label on a stack goes to every control inside`() throws {
    let body = #"HStack { Button("A") {}; Button("B") {} }.accessibilityLabel("Move")"#
    #expect(try heard(body) == ["Move, button", "Move, button"])
  }

  @Test func `The outer one of hint and help is heard`() throws {
    let body = #"Text("Door").accessibilityHint("inner").help("outer")"#
    #expect(try heard(body) == ["Door, outer"])
  }

  @Test func `Removing the image trait removes the word image`() throws {
    let body =
      #"Image("boat").accessibilityLabel("Ferry").accessibilityRemoveTraits(.isImage)"#
    #expect(try heard(body) == ["Ferry"])
  }

  @Test func `A style of the app adds its texts to the label of a titled button`() throws {
    let style = """
      struct Arrow: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; Text("arrow") }
        }
      }
      """
    #expect(
      try heard(#"Button("Go") {}.buttonStyle(Arrow())"#, around: style) == ["Go, arrow, button"])
  }

  // MARK: Combining and hiding

  @Test func `Combining one button makes a button, several become actions`() throws {
    let one =
      #"HStack { Text("Boat"); Button("Book") {} }.accessibilityElement(children: .combine)"#
    #expect(try heard(one) == ["Boat, Book, button"])
    let two =
      #"HStack { Text("Boat"); Button("A") {}; Button("B") {} }.accessibilityElement(children: .combine)"#
    #expect(try heard(two) == ["Boat, actions available"])
  }

  @Test func `Ignoring children leaves only the properties outside`() throws {
    let body =
      #"HStack { Text("1") }.accessibilityElement().accessibilityLabel("Step").accessibilityValue("1 of 3")"#
    #expect(try heard(body) == ["Step, 1 of 3"])
  }

  @Test func `A hidden view gets no element from a label outside`() throws {
    let body = #"VStack { Text("A").accessibilityHidden(true).accessibilityLabel("B"); Text("C") }"#
    #expect(try heard(body) == ["C"])
  }

  @Test func `A disabled container dims the controls inside, and no text`() throws {
    let body = #"VStack { Text("A"); Button("B") {} }.disabled(true)"#
    #expect(try heard(body) == ["A", "B, dimmed, button"])
  }

  // MARK: Values

  @Test func `A field is named by its title only while it is empty`() throws {
    let body =
      #"VStack { TextField("Town", text: .constant("")); TextField("Town", text: .constant("Oslo")) }"#
    #expect(
      try heard(body) == [
        "Town, text field, double tap to edit", "Oslo, text field, double tap to edit",
      ])
  }

  @Test func `A value on a toggle replaces its state`() throws {
    let body = #"Toggle("Theme", isOn: .constant(true)).accessibilityValue("Dark")"#
    #expect(
      try heard(body) == ["Theme, switch button, Dark, double tap to toggle setting"])
  }

  @Test func `A menu picker says its chosen option, unless a label hides it`() throws {
    let picker =
      #"Picker("Day", selection: .constant(2)) { Text("Mon").tag(1); Text("Tue").tag(2) }"#
    let hint = "button, pop up button, double tap to activate the picker"
    let chosen = try heard(picker)
    #expect(chosen == ["Day, Tue, \(hint)"])
    #expect(try heard(picker + #".accessibilityLabel("Weekday")"#) == ["Weekday, \(hint)"])
  }

  // MARK: Texts

  @Test func `A literal is read as Markdown, and a text in a variable as it stands`() throws {
    let code = """
      import SwiftUI
      struct Sample: View {
        let plain = "**plain**"
        var body: some View { Text("**bold** 2 * 3 * 4"); Text(plain) }
      }
      """
    #expect(try heard(file: code) == ["bold 2 * 3 * 4", "**plain**"])
  }

  @Test func `A whole number is grouped in a key, and not in a string`() throws {
    let code = """
      import SwiftUI
      struct Sample: View {
        let steps = 2847
        var body: some View { Text("\\(steps) steps"); Text(String(steps)) }
      }
      """
    #expect(try heard(file: code) == ["2,847 steps", "2847"])
  }

  @Test func `An unknown parameter is reported and can be assumed`() throws {
    let code = """
      import SwiftUI
      struct Sample: View {
        let guest: String
        let isLate: Bool
        var body: some View { Text(guest); if isLate { Text("late") } else { Text("early") } }
      }
      """
    #expect(try heard(file: code) == ["{guest}", "early"])
    #expect(
      try heard(file: code, assuming: [("guest", "Ann"), ("isLate", "true")]) == ["Ann", "late"])
    let diagnostics = try #require(try Self.screens(code).first).screen.diagnostics
    #expect(diagnostics.contains { $0.message.contains("“guest”") && $0.position?.line == 3 })
    #expect(diagnostics.contains { $0.message.contains("“isLate”") && $0.position?.line == 5 })
  }

  // MARK: Screens

  @Test func `Previews are screens, and so is a view that no preview shows`() throws {
    let code = """
      import SwiftUI
      struct Row: View { let name: String; var body: some View { Text(name) } }
      struct Board: View { var body: some View { Row(name: "a"); Row(name: "b") } }
      #Preview("One row") { Row(name: "x") }
      """
    #expect(try Self.screens(code).map(\.screen.name) == ["One row", "Board"])
  }

  @Test(arguments: [
    ("Board()", "#Preview { Board() }", ["Club"]),
    ("Board()", "#Preview(\"Empty\") { Board() }", ["Club", "Empty"]),
    ("Board(name: \"a\")", "#Preview { Board() }", ["Club", "Board"]),
    (
      "Board()",
      "struct Board_Previews: PreviewProvider { static var previews: some View { Board() } }",
      ["Club"]
    ),
  ])
  func `A preview of the view in the window of the app is no screen of its own`(
    _ window: String, _ preview: String, _ names: [String]
  ) throws {
    let code = """
      import SwiftUI
      @main struct Club: App { var body: some Scene { WindowGroup { \(window) } } }
      struct Board: View { var name = "b"; var body: some View { Text(name) } }
      \(preview)
      """
    #expect(try Self.screens(code).map(\.screen.name) == names)
  }

  @Test func `TalkBack has nothing to read, and the transcript says why`() throws {
    let imported = try #require(
      try Self.screens("import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }")
        .first)
    let absent = imported.screen(for: TalkBack())
    #expect(absent.count == 0)
    #expect(imported.screen(for: VoiceOver()).count == 1)
  }

  @Test func `Swift without SwiftUI names the dump to make`() throws {
    let error = #expect(throws: InputError.self) {
      try Self.screens("import UIKit\nfinal class A: UIViewController {}")
    }
    #expect(error?.description.contains("announce formats xcuitest") == true)
  }

  @Test func `Broken code is a diagnostic or an error with its line`() throws {
    for code in [
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\" } }",
      "import SwiftUI\n{{{{", "import SwiftUI",
    ] {
      do {
        _ = try Self.screens(code)
      } catch let error as InputError {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func `Views and enums of other files are followed`() throws {
    let project = try ProjectFolder([
      "Package.swift": "// a package",
      "Sources/App/Main.swift":
        "import SwiftUI\nstruct Main: View { var body: some View { Card(kind: .fast) } }",
      "Sources/App/Parts/Card.swift":
        "import SwiftUI\nstruct Card: View { let kind: Kind; var body: some View { Text(kind.title) } }",
      "Sources/App/Kind.swift":
        "enum Kind { case fast, slow\n var title: String { switch self { case .fast: \"Fast\"; case .slow: \"Slow\" } } }",
      "Other/Card.swift": "struct Card { }",
    ])
    let imported = try ImportedScreen.contents(ofFile: project.path("Sources/App/Main.swift"))
    #expect(VoiceOver().read(imported[0].screen).stops.map(\.announcement.text) == ["Fast"])
  }

  @Test func `An extension of another type is no modifier of a view`() throws {
    let body = #"Text("Town").card().tag()"#
    let around = """
      extension View { func card() -> some View { accessibilityLabel("Card") } }
      extension Node { func tag() -> some View { accessibilityLabel("Node") } }
      """
    #expect(try heard(body, around: around) == ["Card"])
  }

  @Test func `A view that calls an unknown member of itself does not contain itself`() throws {
    let body = #"VStack { Text("Once"); ForEach(0..<3) { number in self.row(number) } }"#
    #expect(try heard(body) == ["Once"])
  }

  @Test func `Files that one run reads have the screens of files read alone`() throws {
    var files = ["App.xcodeproj/project.pbxproj": ""]
    for number in 0..<6 {
      files["App/Part\(number).swift"] = """
        import SwiftUI
        \(String(repeating: "// longer\n", count: number))
        struct Part\(number): View { var body: some View { Text("Part \(number)"); Other\(number)() } }
        #Preview { VStack { Part\((number + 1) % 6)(); Part\(number)() } }
        """
    }
    let project = try ProjectFolder(files)
    try withExtendedLifetime(project) {
      var shared = ImportOptions()
      shared.run = ImportRun()
      for number in 0..<6 {
        let path = project.path("App/Part\(number).swift")
        let alone = try #require(try ImportedScreen.contents(ofFile: path).first).screen
        let other = try #require(
          try ImportedScreen.contents(ofFile: path, options: shared).first
        ).screen
        #expect(alone.diagnostics == other.diagnostics)
        #expect(
          VoiceOver().read(alone).stops.map(\.announcement.text)
            == VoiceOver().read(other).stops.map(\.announcement.text))
        #expect(other.diagnostics.contains { $0.position?.file?.hasSuffix(".swift") == true })
      }
    }
  }
}
