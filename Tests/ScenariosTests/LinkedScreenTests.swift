import Foundation
import Importers
import Simulator
import Testing
import TextIO

@testable import Scenarios

/// Screens of files that a document links to.
@Suite struct LinkedScreenTests {
  private let repository: TrialRepository

  init() throws {
    repository = try TrialRepository([
      "docs/page.md": "", "docs/screens/sign up.html": "<title>a</title><button>Go</button>",
      "docs/Two.jsx": "export const Good = () => <Text>One</Text>;\n"
        + "export const Bad = () => <Text>Two</Text>;\n",
      "docs/broken.json": "{\"text\": 1,\n\"text\": 2}", "shared/a.outline": "- button \"Go\"",
      "docs/100%.outline": "- button \"Go\"",
      "docs/app/res/layout/form.xml":
        "<Button xmlns:android=\"http://schemas.android.com/apk/res/android\" "
        + "android:text=\"@string/go\" />",
      "docs/app/res/layout-land/form.xml":
        "<Button xmlns:android=\"http://schemas.android.com/apk/res/android\" "
        + "android:text=\"Wide\" />",
      "docs/app/res/values/strings.xml":
        "<resources><string name=\"go\">Go</string></resources>",
    ])
  }

  private func screen(
    _ target: String, named name: String? = "The screen", document: String? = nil,
    folder: String? = nil
  ) throws(InputError) -> ImportedScreen {
    try ScenarioScreens(
      document: document ?? repository("docs/page.md"), options: ImportOptions(), folder: folder
    ).screen(
      of: ScreenSource(
        name: name, content: .file(target), position: Node.Position(line: 7, column: 1)))
  }

  private func heard(_ target: String, named name: String? = "The screen") throws -> String {
    let screen = try screen(target, named: name).screen(for: TalkBack())
    return TalkBack().read(screen).text.split(separator: ",").first.map(String.init) ?? ""
  }

  private func error(_ target: String, document: String? = nil, folder: String? = nil) -> String {
    do {
      _ = try screen(target, document: document, folder: folder)
      return "no error"
    } catch {
      return error.description.replacingOccurrences(of: repository.path + "/", with: "")
    }
  }

  @Test(arguments: [
    "screens/sign%20up.html", "screens/sign up.html", "./screens/../screens/sign%20up.html",
    "../shared/a.outline", "100%.outline", "100%25.outline", "app/res/layout/form.xml",
    "screens/sign%20up.html#",
  ])
  func `a file of the repository is found from the document's folder`(_ target: String) throws {
    #expect(try heard(target) == "Go")
  }

  @Test func `a screen has the name of its link and the file's places`() throws {
    let screen = try screen("../shared/a.outline").screen
    #expect(screen.name == "The screen")
    #expect(screen.file == repository("shared/a.outline"))
    let node = try #require(screen.firstRootIndex)
    #expect(screen[node].position == Node.Position(line: 1, column: 3))
  }

  @Test func `a name behind a number sign picks a screen, and so does the text of the link`() throws
  {
    #expect(try heard("Two.jsx#Bad") == "Two")
    #expect(try heard("Two.jsx#%42ad") == "Two")
    #expect(try heard("Two.jsx", named: "good") == "One")
    #expect(try heard("Two.jsx#Bad", named: "Good") == "Two")
    #expect(try heard("app/res/layout/form.xml#land") == "Wide")
    #expect(
      error("Two.jsx")
        == "docs/page.md:7:1: there are 2 screens here in “docs/Two.jsx”; "
        + "name one behind a “#” in the link: “Good”, “Bad”")
    #expect(
      error("Two.jsx#Ugly")
        == "docs/page.md:7:1: there is no screen called “Ugly” in “docs/Two.jsx”; "
        + "name one behind a “#” in the link: “Good”, “Bad”")
    #expect(error("../shared/a.outline#x").contains("there is no screen called “x”"))
  }

  @Test(arguments: ["", #""id": "a", "#])
  func `screens that no name tells apart need names`(_ id: String) throws {
    let line = "{\(id)\"tree\": {\"className\": \"android.widget.Button\", \"text\": \"Go\"}}\n"
    try repository.write(line + line, to: "docs/same.jsonl")
    let remedy = "in “docs/same.jsonl”; give each screen a name of its own"
    #expect(error("same.jsonl").hasSuffix("there are 2 screens here \(remedy)"))
    let name = id.isEmpty ? "docs/same.jsonl" : "a"
    #expect(error("same.jsonl#\(name)").hasSuffix("2 screens are called “\(name)” \(remedy)"))
  }

  @Test func `a file of no format is told how to be one, and a link in a circle that it is one`()
    throws
  {
    try repository.write("nothing of the kind", to: "docs/a.txt")
    #expect(error("a.txt").hasSuffix("lists them; an extension such as .html names one"))
    try repository.link("docs/loop.outline", to: "loop.outline")
    #expect(
      error("loop.outline")
        == "docs/page.md:7:1: “docs/loop.outline” is a symbolic link that leads to no file; "
        + "link to the file itself")
  }

  @Test(arguments: [
    (
      "https://example.org/a.html",
      "“https://example.org/a.html” is an address and no file; "
        + "save the screen in the repository and link to that file"
    ),
    (
      "//example.org/a.html",
      "“//example.org/a.html” is an address and no file; "
        + "save the screen in the repository and link to that file"
    ),
    (
      "/etc/passwd",
      "“/etc/passwd” begins at the root of this machine; "
        + "write the path from the folder of the document"
    ),
    ("#form", "this link names no file; write Screen: [name](path/of/the/file)"),
    ("", "this link names no file; write Screen: [name](path/of/the/file)"),
    ("a%00.html", "this link names no file; write Screen: [name](path/of/the/file)"),
    (
      "none.html",
      "there is no file “docs/none.html”; links lead on from the folder of the document, “docs”"
    ),
    ("two.jsx", "there is no file “docs/two.jsx”; the file there is called “Two.jsx”"),
    ("two.tsx", "there is no file “docs/two.tsx”; the file there is called “Two.jsx”"),
    ("screens", "“screens” is a folder; link to a file in it"),
  ])
  func `a link that leads to no file says what would be right`(
    _ target: String, _ message: String
  ) {
    let message = message.replacingOccurrences(of: "“docs”", with: "“\(repository("docs"))”")
    #expect(
      error(target) == "docs/page.md:7:1: "
        + message.replacingOccurrences(
          of: repository.path + "/", with: ""))
  }

  @Test(arguments: ["../../x.html", "..%2f..%2fx.html", "../..", "../../../../../etc/passwd"])
  func `a link may not leave the repository`(_ target: String) {
    #expect(error(target).hasPrefix("docs/page.md:7:1: “"))
    #expect(error(target).contains("” leads out of the repository; link to a file in “announce-"))
  }

  @Test func `a link of the file system may not leave it either`() throws {
    let other = try TrialRepository(["secret.outline": "- button \"Go\""])
    try repository.link("docs/near.outline", to: "../shared/a.outline")
    try repository.link("docs/far.outline", to: other("secret.outline"))
    try repository.link("docs/gone.outline", to: "nowhere")
    #expect(try heard("near.outline") == "Go")
    #expect(error("far.outline").contains("“far.outline” leads out of the repository"))
    #expect(error("gone.outline").contains("“docs/gone.outline” is a symbolic link that leads"))
  }

  @Test func `what is hidden is not shown, neither by its name nor through a link`() throws {
    try repository.write("- button \"Secret\"", to: ".hidden/config.outline")
    try repository.link("docs/plain.outline", to: "../.hidden/config.outline")
    try repository.link("docs/way", to: "../.hidden")
    for target in ["../.git", "../.hidden/config.outline", "plain.outline", "way/config.outline"] {
      let name = target == "../.git" ? ".git" : ".hidden"
      #expect(error(target).contains("“\(target)” is hidden, behind “\(name)”"), "\(target)")
    }
  }

  @Test func `a document that is found in a folder may not be a link out of its repository`() throws
  {
    let other = try TrialRepository(["secret.md": "# Secret"])
    let own = try TrialRepository(["docs/a.md": "# Own", ".notes/b.md": "# Hidden"])
    try own.link("docs/far.md", to: other("secret.md"))
    try own.link("docs/hidden.md", to: "../.notes/b.md")
    try own.link("docs/near.md", to: "a.md")
    let reports = try ScenarioRun([own("docs")]).reports()
    let problems = Dictionary(
      uniqueKeysWithValues: reports.map {
        (PathName($0.file).name, $0.problems.map(\.problem).joined())
      })
    #expect(problems["a.md"] == "")
    #expect(problems["far.md"]?.hasPrefix("the file lies outside the project “announce-") == true)
    #expect(problems["hidden.md"] == "the file is hidden, behind “.notes”")
    #expect(try ScenarioRun([own("docs/far.md")]).reports().allSatisfy(\.problems.isEmpty))
  }

  @Test func `without a repository the document's folder or the given one is what counts`() throws {
    let folder = try TrialRepository(
      ["docs/page.md": "", "a.outline": "- button \"Go\"", "docs/b.outline": "- button \"Go\""],
      isRepository: false)
    let page = folder("docs/page.md")
    #expect(error("b.outline", document: page) == "no error")
    #expect(error("../a.outline", document: page).contains("leads out of the repository"))
    #expect(error("../a.outline", document: page, folder: folder.path) == "no error")
    #expect(
      error("../a.outline", document: page, folder: repository.path)
        .contains("leads out of the repository"))
  }

  @Test func `an error inside a file is told at the file's own line`() {
    #expect(error("broken.json").hasPrefix("docs/broken.json:2:1: the key “text” stands twice"))
  }

  @Test func `a pipe is no file with a screen`() throws {
    #expect(mkfifo(repository("docs/pipe.html"), 0o600) == 0)
    #expect(error("pipe.html").contains("“pipe.html” is no ordinary file"))
  }

  @Test func `a file is read once for one document`() throws {
    let screens = ScenarioScreens(document: repository("docs/page.md"), options: ImportOptions())
    let source = ScreenSource(
      name: nil, content: .file("../shared/a.outline"), position: Node.Position(line: 7, column: 1))
    let first = try screens.screen(of: source)
    try repository.write("- button \"Changed\"", to: "shared/a.outline")
    #expect(try screens.screen(of: source).screen == first.screen)
  }
}
