import Importers
import Simulator
import Testing

/// Style sheets in files to which a page's file refers.
@Suite struct LinkedStyleSheetTests {
  /// Returns TalkBack's announcements on a page in a folder with other files.
  private static func heard(
    _ page: String, at path: String = "page.html", beside files: [String: String]
  ) throws -> [String] {
    try read(page, at: path, beside: files).heard
  }

  private static func read(
    _ page: String, at path: String = "page.html", beside files: [String: String]
  ) throws -> (heard: [String], diagnostics: [String]) {
    let project = try ProjectFolder(files.merging([path: page]) { file, _ in file })
    let screens = try ImportedScreen.contents(ofFile: project.path(path), options: ImportOptions())
    let screen = try #require(screens.first).screen
    var reader = TalkBack()
    reader.settings.hints = false
    let heard = reader.read(screen).stops.map(\.announcement.text)
    return (heard, screen.diagnostics.map(\.message))
  }

  private static let page = "<link rel=stylesheet href=app.css><p class=a>One</p><p>Two</p>"

  @Test func `A sheet beside the page hides what it hides in a browser`() throws {
    let (heard, diagnostics) = try Self.read(
      Self.page, beside: ["app.css": ".a { display: none }"])
    #expect(heard == ["Two"])
    #expect(diagnostics.isEmpty)
  }

  @Test func `A missing sheet is reported`() throws {
    let (heard, diagnostics) = try Self.read(Self.page, beside: [:])
    #expect(heard == ["One", "Two"])
    #expect(diagnostics.contains { $0.contains("1 external style sheet was not read") })
  }

  @Test(arguments: [
    "https://example.org/app.css", "//example.org/app.css", "data:text/css,.a{display:none}",
    "../app.css", "/etc/app.css", ".hidden/app.css", "app.css%00", "?",
  ])
  func `A sheet outside of the project is not read`(_ address: String) throws {
    let page = "<link rel=stylesheet href='\(address)'><p class=a>One</p>"
    let (heard, diagnostics) = try Self.read(
      page, beside: [".hidden/app.css": ".a { display: none }"])
    #expect(heard == ["One"])
    #expect(diagnostics.count == 1)
  }

  @Test(arguments: ["a%20b.css", "./a b.css?v=3", "css/../a b.css#x", "/a b.css"])
  func `A URL is resolved like in a browser`(_ address: String) throws {
    let page = "<link rel=stylesheet href='\(address)'><p class=a>One</p>"
    let files = ["a b.css": ".a { display: none }", "css/x.css": ""]
    #expect(try Self.heard(page, beside: files).isEmpty)
  }

  @Test func `An address from the root is looked for in the folders above the page`() throws {
    let page = "<link rel=stylesheet href=/css/app.css><p class=a>One</p>"
    let files = ["dist/css/app.css": ".a { display: none }", ".git/config": ""]
    #expect(try Self.heard(page, at: "dist/docs/page.html", beside: files).isEmpty)
  }

  @Test func `Sheets and style elements apply in the order of the page`() throws {
    let show = "<style>.a { display: block }</style>"
    let link = "<link rel=stylesheet href=app.css>"
    let files = ["app.css": ".a { display: none }"]
    #expect(try Self.heard(link + show + "<p class=a>One</p>", beside: files) == ["One"])
    #expect(try Self.heard(show + link + "<p class=a>One</p>", beside: files).isEmpty)
  }

  @Test(arguments: ["media=print", "disabled", "rel='alternate stylesheet'"])
  func `A sheet that does not apply is not read`(_ attribute: String) throws {
    let page = "<link \(attribute) rel=stylesheet href=app.css><p class=a>One</p>"
    let files = ["app.css": ".a { display: none }"]
    #expect(try Self.heard(page, beside: files) == ["One"])
  }

  @Test(arguments: [
    "@import 'b.css';", "@import url(b.css);", "@layer x; @import url( \"b.css\" );",
  ])
  func `Imported sheets come before the sheet that imports them`(_ line: String) throws {
    let files = [
      "app.css": line + ".b { display: block }",
      "b.css": "@import 'app.css'; .a, .b { display: none }",
    ]
    let page = "<link rel=stylesheet href=app.css><p class=a>One</p><p class=b>Two</p>"
    let (heard, diagnostics) = try Self.read(page, beside: files)
    #expect(heard == ["Two"])
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    "@import 'none.css';", "@import 'b.css' screen;", "@import url(http://a/b.css);",
  ])
  func `An import that is not read is reported`(_ line: String) throws {
    let files = ["app.css": line + ".a { display: none }", "b.css": ""]
    let (heard, diagnostics) = try Self.read(Self.page, beside: files)
    #expect(heard == ["Two"])
    #expect(diagnostics.contains { $0.contains("@import") })
  }

  @Test func `A page without a file reads no sheet`() throws {
    let screen = try Screen.html(Self.page)
    #expect(TalkBack().read(screen).stops.map(\.announcement.text) == ["One", "Two"])
  }

  @Test func `Thousands of links to one sheet end`() throws {
    let links = String(repeating: "<link rel=stylesheet href=app.css>", count: 3_000)
    let heard = try Self.heard(
      links + "<p class=a>One</p>", beside: ["app.css": ".a { display: none }"])
    #expect(heard.isEmpty)
  }
}
