import Browsers
import Foundation
import LivePages
import Reports
import Testing

@testable import announce

/// A page that the command `report` writes, in a folder that a browser shows.
struct MadeReport: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The arguments of the command, in which `$` stands for the folder.
  private let arguments: String
  /// The path of the reported file, relative to the folder.
  let source: String
  private let page: String

  private init(
    _ description: String, _ arguments: String, of source: String = "a.html",
    page: String = "report.html"
  ) {
    testDescription = description
    self.arguments = arguments
    self.page = page
    self.source = source
  }

  static let one = MadeReport("a screen", "--mute $/a.html -o $/report.html")
  static let spoken = MadeReport("sound", "$/a.html -o $/report.html")
  static let hostile = MadeReport(
    "hostile words", "--mute $/hostile.html -o $/report.html", of: "hostile.html")
  static let toTry = MadeReport(
    "something to try", "--mute $/try.html -o $/report.html", of: "try.html")
  static let odd = MadeReport(
    "odd characters", "--mute $/odd.html -o $/report.html", of: "odd.html")
  static let session = MadeReport(
    "a session", "--mute $/a.html -e double_tap -o $/report.html")
  static let beside = MadeReport("sound beside it", "$/a.html --assets -o $/report.html")
  static let spokenSession = MadeReport(
    "a session with sound", "$/a.html -e double_tap;_swipe_right -o $/report.html")
  static let all = [
    one, hostile, session, spokenSession,
    MadeReport("two screens", "--mute $/a.html $/hostile.html -o $/report.html"),
    MadeReport("a screen twice", "--mute $/a.html $/a.html -o $/report.html"),
    MadeReport("a sheet of states", "--sheet en,de $/a.html $/hostile.html -o $/report.html"),
    MadeReport("what changed", "--mute --against $/old.html $/a.html -o $/report.html"),
    MadeReport("an old and a new form", "--mute $/old.html $/a.html -o $/report.html"),
    MadeReport("a live page with its screenshot", "--mute --browser $/a.html -o $/report.html"),
    MadeReport("the index of a site", "$/docs -o $/site/", page: "site/index.html"),
    MadeReport("a document of a site", "$/docs -o $/site/", page: "site/a.html"),
  ]

  /// Runs the command in a new folder.
  ///
  /// - Returns: The folder, and the path of the page in it.
  func folder() throws -> (folder: LiveFolder, page: String) {
    let folder = try LiveFolder([
      "a.html": Self.form, "old.html": Self.form.replacing("Email", with: "Mail"),
      "hostile.html": Self.hostilePage, "try.html": Self.formToTry,
      "odd.html": Self.formToTry + Self.oddities,
      "docs/a.md": Self.document,
    ])
    let words = arguments.split(separator: " ").map {
      String($0).replacing("$", with: folder.path).replacing("_", with: " ")
    }
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    var environment = CommandEnvironment()
    environment.narrator = { .engine(isCancelled: { false }) }
    environment.shareBrowser()
    let status = Program.run(["report"] + words, in: environment, &streams)
    try #require(status < 2, "\(streams.errors.text)")
    return (folder, page)
  }

  /// Opens the page in the browser that all tests share.
  ///
  /// - Parameter made: The folder and the page, if the test needs other files of the folder, too.
  func shown(
    from made: (folder: LiveFolder, page: String)? = nil,
    _ change: (inout PageRequest) -> Void = { _ in }
  ) throws -> LivePage {
    let (folder, page) = try made ?? self.folder()
    var request = PageRequest(.file("\(folder.path)/\(page)"))
    request.timeout = 40
    change(&request)
    let browser = try LiveFolder.browser()
    return try browser.withExclusiveAccess {
      Result { () throws(BrowserError) in try browser.open(request) }
    }.get()
  }

  private static let form = """
    <!doctype html><html lang=en><title>Sign up</title><main><h1>Sign up</h1><form>
    <label for=a>Email</label><input id=a type=email required aria-invalid=true aria-errormessage=e>
    <p id=e>Enter an email address</p><img src=x.png alt="image of a cat"><button>Join</button></form></main>
    """
  /// The form with a field whose announcement was never recorded on a phone.
  private static let formToTry = form.replacing(
    "<button>", with: "<label>Colour <input type=color></label><button>")
  private static let hostilePage = """
    <!doctype html><html lang=en><title>&lt;/title>&lt;script>alert(1)&lt;/script></title><main>
    <h1>&lt;img src=//example.org/x onerror=alert(2)> &amp;amp; \u{202E}evil\u{202C} &#8238;</h1>
    <button aria-label='"><script>alert(3)</script><a href="javascript:alert(4)">'>x</button>
    <p>--> ]]> &lt;/style> &lt;!-- \u{7} \u{85}</p></main>
    """
  private static let oddities = "<!-- \u{7}\u{202E}\"'&amp;<> \\ -->\n"
  private static let document = """
    # Joining

    ## The form

    ```html
    <title>Join</title><h1>Join</h1><button>Go</button>
    ```

    | VoiceOver             | TalkBack |
    | --------------------- | -------- |
    | Join, heading level 1 | wrong    |
    """
}
