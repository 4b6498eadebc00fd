import Encoding
import Foundation
import Simulator
import Testing

@testable import announce

/// `--strict` on files and documents: import diagnostics fail.
struct StrictTests {
  private static let page = "<title>T</title><script>1</script><button>Go</button>"
  private static let document = """
    ```html
    \(page)
    ```

    | TalkBack, hints off |
    | --- |
    | Go, button |

    """

  @Test func `A diagnostic fails on request, and is reported with location and kind`() {
    let lax = Trial.run("-", input: Self.page)
    #expect(lax.status == 0 && lax.errors.isEmpty)
    let strict = Trial.run("--strict", "-", input: Self.page)
    #expect(strict.status == 1 && strict.output == lax.output)
    #expect(
      strict.errors
        == "-:1:17: not-computed: 1 script was not run; the changes that scripts make to the page "
        + "are missing.\n")
  }

  @Test func `Kinds are selected by name`() {
    #expect(Trial.run("--strict=left-out,limit", "-", input: Self.page).status == 0)
    #expect(Trial.run("--strict=not-computed", "tree", "-", input: Self.page).status == 1)
    #expect(Trial.run("tree", "--strict=limit,not-computed", "-", input: Self.page).status == 1)
    #expect(Trial.run("explain", "--strict=limit", "--strict", "-", input: Self.page).status == 1)
  }

  @Test func `Only diagnostics of the new side of a comparison fail`()
    throws
  {
    let folder = try TrialFolder()
    let script = try folder.write(Self.page, to: "script.html")
    let plain = try folder.write("<title>T</title><button>Go</button>", to: "plain.html")
    #expect(Trial.run("diff", plain, script).status == 0)
    let strict = Trial.run("diff", "--strict", plain, script)
    #expect(strict.status == 1)
    #expect(strict.errors.contains("script.html:1:17: not-computed: 1 script was not run;"))
    #expect(Trial.run("diff", "--strict", script, plain).status == 0)
    #expect(Trial.run("diff", "--strict=limit", plain, script).status == 0)
  }

  @Test func `An unknown kind is reported in one line, with the nearest`() {
    let trial = Trial.run("--strict=unresolved-texts", "-", input: Self.page)
    #expect(trial.status == 2)
    #expect(trial.errors.contains("did you mean “unresolved-text”?"))
    let other = Trial.run("--strict=x", "-", input: Self.page).errors
    #expect(other.contains("unresolved-text, dangling-reference"))
    #expect(other.split(separator: "\n").count == 1)
  }

  @Test func `Documents count the diagnostics of their screens, and fail on request`() {
    let lax = Trial.run("check", "-", input: Self.document)
    #expect(lax.status == 0)
    #expect(
      lax.output
        == "1 document, 1 table, 1 cell compared, no differences, 1 import diagnostic\n"
        + "readers: TalkBack (version 16.2, Android API 36, Chrome 143)\n")
    let strict = Trial.run("check", "--strict", "-", input: Self.document)
    #expect(strict.status == 1)
    #expect(strict.output.hasPrefix("standard input:2:17: not-computed: 1 script was not run;"))
    #expect(Trial.run("check", "--strict=limit", "-", input: Self.document).output == lax.output)
  }

  @Test(arguments: ["json", "junit", "github", "tap"])
  func `Every format reports a failing diagnostic`(_ format: String) {
    let trial = Trial.run("check", "--strict", "--format", format, "-", input: Self.document)
    #expect(trial.status == 1)
    #expect(trial.output.contains("not-computed"))
  }

  @Test func `JSON contains the kind of each diagnostic`() {
    let trial = Trial.run("--format", "json", "-", input: Self.page)
    #expect(trial.output.contains(#""lossKinds": ["not-computed"]"#))
  }
}

/// The documentation of the kinds.
extension StrictTests {
  @Test func `The documentation lists every kind`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Formats.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    for kind in ImportDiagnostic.Kind.allCases {
      let row = try #require(rows.first { $0.hasPrefix("| `\(kind.rawValue)` |") })
      #expect(row.hasSuffix("| yes |") == ImportDiagnostic.Kind.doubtful.contains(kind))
    }
  }
}
