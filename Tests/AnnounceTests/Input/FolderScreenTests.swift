import Foundation
import Requirements
import Testing

@testable import announce

/// The screens of folders with source code.
struct FolderScreenTests {
  /// Returns the names of the screens in a folder with files.
  private static func screens(_ files: [String: String], _ options: String...) throws -> [String] {
    let folder = try TrialFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let trial = Trial.run(["--reader", "voiceover", folder.path] + options)
    return trial.output.split(separator: "\n").filter { $0.hasPrefix(folder.path) }
      .compactMap { $0.split(separator: ": ").last.map(String.init) }
  }

  private static let card =
    "import SwiftUI\nstruct Card: View { let t: String; var body: some View { Text(t) } }"

  private static func board(_ body: String) -> String {
    "import SwiftUI\nstruct Board: View { var body: some View { \(body) } }"
  }

  @Test func `A view that a view of another file shows is no screen of its own`() throws {
    let files = ["a/Card.swift": Self.card, "b/Board.swift": Self.board("Card(t: \"x\")")]
    #expect(try Self.screens(files) == ["Board"])
    #expect(try Self.screens(files, "--screen", "Card") == ["Card"])
  }

  @Test(arguments: [
    "NavigationLink(\"Go\") { Card(t: \"x\") }",
    "if isOpen { Card(t: \"x\") } else { Text(\"a\") }",
    "Text(\"a\").sheet(isPresented: $a) { Card(t: \"x\") }",
    "TabView { Text(\"a\").tabItem { Text(\"A\") }; Card(t: \"x\").tabItem { Text(\"B\") } }",
    "Button(\"Open\") { router.show(Card(t: \"x\")) }",
    "Text(\"a\").onTapGesture { router.show(Card(t: \"x\")) }",
  ]) func `A view that another file shows only at times or elsewhere is a screen`(
    body: String
  ) throws {
    let files = ["Card.swift": Self.card, "Board.swift": Self.board(body)]
    #expect(try Set(Self.screens(files)) == ["Board", "Card"])
  }

  @Test func `Views of two files that show each other are both screens`() throws {
    let view = { (name: String, other: String) in
      "import SwiftUI\nstruct \(name): View { var body: some View { VStack { Text(\"t\"); \(other)() } } }"
    }
    let files = ["A.swift": view("A", "B"), "B.swift": view("B", "A")]
    #expect(try Set(Self.screens(files)) == ["A", "B"])
  }

  @Test func `A view that only a test or a view controller makes is a screen`() throws {
    let files = [
      "Card.swift": Self.card,
      "CardTests.swift": "final class CardTests: XCTestCase { func test() { _ = Card(t: \"\") } }",
      "Host.swift":
        "import SwiftUI\nfinal class Host: UIHostingController<Card> { func a() { Card(t: \"\") } }",
    ]
    #expect(try Self.screens(files) == ["Card"])
  }

  @Test func `In files with previews a view that another file shows is no screen`() throws {
    let files = [
      "A.swift": """
      import SwiftUI
      struct A: View { var body: some View { Text("a") } }
      struct Helper: View { var body: some View { Text("helper") } }
      #Preview { A() }
      """,
      "B.swift":
        "import SwiftUI\nstruct B: View { var body: some View { Helper() } }\n#Preview { B() }",
    ]
    #expect(try Self.screens(files) == ["A", "B"])
  }

  @Test func `A preview of only a view that another file shows is no screen`() throws {
    let app = """
      import SwiftUI
      @main struct Club: App { var body: some Scene { WindowGroup { Board() } } }
      """
    let board = """
      import SwiftUI
      struct Board: View { var body: some View { Text("a") } }
      """
    let preview = "#Preview { Board() }"
    let provider =
      "struct Board_Previews: PreviewProvider { static var previews: some View { Board() } }"
    for code in [preview, provider] {
      let files = ["Club.swift": app, "Board.swift": "\(board)\n\(code)"]
      #expect(try Self.screens(files) == ["Club"])
      #expect(try Self.screens(files, "--screen", "Board") == ["Board"])
      #expect(try Self.screens(["Board.swift": "\(board)\n\(code)"]) == ["Board"])
    }
    for code in ["#Preview(\"Empty\") { Board() }", "#Preview { Board().font(.title) }"] {
      let files = ["Club.swift": app, "Board.swift": "\(board)\n\(code)"]
      #expect(try Self.screens(files).count == 2)
    }
  }

  @Test func `A composable that a composable of another file shows is no screen of its own`() throws
  {
    let card = "package com.core\n@Composable fun CoreCard(t: String) { Text(t) }"
    let screen =
      "package com.x\nimport com.core.CoreCard\n@Composable fun Home() { CoreCard(\"t\") }"
    let host = """
      class MainActivity : ComponentActivity() { fun onCreate() { setContent { Home() } } }
      """
    let files = ["core/C.kt": card, "app/S.kt": screen, "app/MainActivity.kt": host]
    #expect(try Self.screens(files) == ["Home"])
    let graph =
      "package com.x\n@Composable fun Graph() { NavHost(c, \"a\") { composable(\"a\") { Home() } } }"
    let both = [
      "app/S.kt": "package com.x\n@Composable fun Home() { Text(\"a\") }", "app/G.kt": graph,
    ]
    #expect(try Set(Self.screens(both)) == ["Home", "Graph"])
  }

  @Test(.requires(.program, BuiltProgram.announce != nil), arguments: [".", "java", "java/com/x"])
  func `Resources without a build file are found from every working folder`(
    working: String
  ) throws {
    let folder = try TrialFolder()
    let main = "app/src/main"
    try folder.write(
      "package com.x\n@Composable fun S() { Text(stringResource(R.string.a)); Part() }",
      to: "\(main)/java/com/x/S.kt")
    try folder.write(
      "package com.x\n@Composable fun Part() { Text(\"Part\") }", to: "\(main)/java/com/x/Part.kt")
    try folder.write(
      "<resources><string name=\"a\">Sign in</string></resources>",
      to: "\(main)/res/values/strings.xml")
    let process = Process()
    let program: URL = try #require(BuiltProgram.announce)
    process.executableURL = program
    process.currentDirectoryURL = URL(fileURLWithPath: "\(folder.path)/\(main)/\(working)")
    let file = "java/com/x/S.kt".dropFirst(working == "." ? 0 : working.count + 1)
    process.arguments = ["--no-config", String(file)]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("1. Sign in\n2. Part"), "\(text)")
  }
}
