import Foundation
import Importers
import Simulator
import Testing
import TextIO

@testable import Scenarios

/// Screens in files to which a document links.
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
  func `A file of the repository is found from the document's folder`(_ target: String) throws {
    #expect(try heard(target) == "Go")
  }

  @Test func `A screen has the name of its link and the locations of its file`() throws {
    let screen = try screen("../shared/a.outline").screen
    #expect(screen.name == "The screen")
    #expect(screen.file == repository("shared/a.outline"))
    let node = try #require(screen.firstRootIndex)
    #expect(screen[node].position == Node.Position(line: 1, column: 3))
  }

  @Test func `A fragment or the text of a link picks a screen`() throws {
    #expect(try heard("Two.jsx#Bad") == "Two")
    #expect(try heard("Two.jsx#%42ad") == "Two")
    #expect(try heard("Two.jsx", named: "good") == "One")
    #expect(try heard("Two.jsx#Bad", named: "Good") == "Two")
    #expect(try heard("app/res/layout/form.xml#land") == "Wide")
    #expect(
      error("Two.jsx")
        == "docs/page.md:7:1: there are 2 screens here in “docs/Two.jsx”; "
        + "name one after a “#” in the link: “Good”, “Bad”")
    #expect(
      error("Two.jsx#Ugly")
        == "docs/page.md:7:1: there is no screen called “Ugly” in “docs/Two.jsx”; "
        + "name one after a “#” in the link: “Good”, “Bad”")
    #expect(error("../shared/a.outline#x").contains("there is no screen called “x”"))
  }

  @Test(arguments: ["", #""id": "a", "#])
  func `Screens with the same name need unique names`(_ id: String) throws {
    let line = "{\(id)\"tree\": {\"className\": \"android.widget.Button\", \"text\": \"Go\"}}\n"
    try repository.write(line + line, to: "docs/same.jsonl")
    let remedy = "in “docs/same.jsonl”; give each screen its own name"
    #expect(error("same.jsonl").hasSuffix("there are 2 screens here \(remedy)"))
    let name = id.isEmpty ? "docs/same.jsonl" : "a"
    #expect(error("same.jsonl#\(name)").hasSuffix("2 screens are called “\(name)” \(remedy)"))
  }

  @Test func `A file of unknown format and a circular link report a fix`()
    throws
  {
    try repository.write("nothing of the kind", to: "docs/a.txt")
    #expect(error("a.txt").hasSuffix("lists the known ones; choose one with --input"))
    try repository.link("docs/loop.outline", to: "loop.outline")
    #expect(
      error("loop.outline")
        == "docs/page.md:7:1: “docs/loop.outline” is a symbolic link to a file that does not exist; "
        + "link to the file itself")
  }

  @Test(arguments: [
    (
      "https://example.org/a.html",
      "“https://example.org/a.html” is an address, not a file; "
        + "save the screen in the repository and link to that file"
    ),
    (
      "//example.org/a.html",
      "“//example.org/a.html” is an address, not a file; "
        + "save the screen in the repository and link to that file"
    ),
    (
      "/etc/passwd",
      "“/etc/passwd” is an absolute path; "
        + "write the path relative to the folder of the document"
    ),
    ("#form", "this link does not name a file; write Screen: [name](path/of/the/file)"),
    ("", "this link does not name a file; write Screen: [name](path/of/the/file)"),
    ("a%00.html", "this link does not name a file; write Screen: [name](path/of/the/file)"),
    (
      "none.html",
      "there is no file “docs/none.html”; links are relative to the folder of the document, “docs”"
    ),
    ("two.jsx", "there is no file “docs/two.jsx”; the file there is called “Two.jsx”"),
    ("two.tsx", "there is no file “docs/two.tsx”; the file there is called “Two.jsx”"),
    ("screens", "“screens” is a folder; link to a file in it"),
  ])
  func `A link to no file reports what to write instead`(
    _ target: String, _ message: String
  ) {
    let message = message.replacingOccurrences(of: "“docs”", with: "“\(repository("docs"))”")
    #expect(
      error(target) == "docs/page.md:7:1: "
        + message.replacingOccurrences(
          of: repository.path + "/", with: ""))
  }

  @Test(arguments: ["../../x.html", "..%2f..%2fx.html", "../..", "../../../../../etc/passwd"])
  func `A link cannot leave the repository`(_ target: String) {
    #expect(error(target).hasPrefix("docs/page.md:7:1: “"))
    #expect(error(target).contains("” is outside the repository; link to a file in “announce-"))
  }

  @Test func `A symbolic link cannot leave the repository`() throws {
    let other = try TrialRepository(["secret.outline": "- button \"Go\""])
    try repository.link("docs/near.outline", to: "../shared/a.outline")
    try repository.link("docs/far.outline", to: other("secret.outline"))
    try repository.link("docs/gone.outline", to: "nowhere")
    #expect(try heard("near.outline") == "Go")
    #expect(error("far.outline").contains("“far.outline” is outside the repository"))
    #expect(error("gone.outline").contains("“docs/gone.outline” is a symbolic link to a file"))
  }

  @Test func `Hidden files are not shown by name or through a link`() throws {
    try repository.write("- button \"Secret\"", to: ".hidden/config.outline")
    try repository.link("docs/plain.outline", to: "../.hidden/config.outline")
    try repository.link("docs/way", to: "../.hidden")
    for target in ["../.git", "../.hidden/config.outline", "plain.outline", "way/config.outline"] {
      let name = target == "../.git" ? ".git" : ".hidden"
      #expect(error(target).contains("“\(target)” is hidden by “\(name)”"), "\(target)")
    }
  }

  @Test func `A document found in a folder cannot be a link out of its repository`() throws {
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
    #expect(problems["far.md"]?.hasPrefix("the file is outside the project “announce-") == true)
    #expect(problems["hidden.md"] == "the file is in the hidden folder or file “.notes”")
    #expect(try ScenarioRun([own("docs/far.md")]).reports().allSatisfy(\.problems.isEmpty))
  }

  @Test func `Without a repository, the document's or the given folder is the root`() throws {
    let folder = try TrialRepository(
      ["docs/page.md": "", "a.outline": "- button \"Go\"", "docs/b.outline": "- button \"Go\""],
      isRepository: false)
    let page = folder("docs/page.md")
    #expect(error("b.outline", document: page) == "no error")
    #expect(error("../a.outline", document: page).contains("is outside the repository"))
    #expect(error("../a.outline", document: page, folder: folder.path) == "no error")
    #expect(
      error("../a.outline", document: page, folder: repository.path)
        .contains("is outside the repository"))
  }

  @Test func `An error inside a file is reported at the file's own line`() {
    #expect(error("broken.json").hasPrefix("docs/broken.json:2:1: the key “text” is duplicated"))
  }

  @Test func `A pipe is not a file with a screen`() throws {
    #expect(mkfifo(repository("docs/pipe.html"), 0o600) == 0)
    #expect(error("pipe.html").contains("“pipe.html” is not a regular file"))
  }

  @Test func `A file is read once per document`() throws {
    let screens = ScenarioScreens(document: repository("docs/page.md"), options: ImportOptions())
    let source = ScreenSource(
      name: nil, content: .file("../shared/a.outline"), position: Node.Position(line: 7, column: 1))
    let first = try screens.screen(of: source)
    try repository.write("- button \"Changed\"", to: "shared/a.outline")
    #expect(try screens.screen(of: source).screen == first.screen)
  }
}
