import Reports
import Testing

@testable import announce

@Suite struct DeadlineTests {
  /// A record of the timeouts that a command sets.
  ///
  /// Unchecked: only one test uses each object.
  private final class Asked: @unchecked Sendable {
    var seconds: [Int] = []
  }

  @Test func `A command line can set a timeout`() {
    let asked = Asked()
    var environment = CommandEnvironment()
    environment.setDeadline = { asked.seconds.append($0.seconds) }
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    #expect(Program.run(["formats", "--timeout", "20"], in: environment, &streams) == 0)
    #expect(asked.seconds == [20])
  }

  @Test func `A timeout with the pages of a site does not end the whole command`() throws {
    let asked = Asked()
    var environment = CommandEnvironment()
    environment.setDeadline = { asked.seconds.append($0.seconds) }
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    let folder = try TrialFolder()
    let list = try folder.write("# no pages\n", to: "pages")
    #expect(
      Program.run(["audit", "--timeout", "20", "--urls", list], in: environment, &streams) == 2)
    #expect(asked.seconds.isEmpty && streams.errors.text.contains("there are no pages"))
    let help = Trial.run("audit", "--help").output.split(separator: /\s+/).joined(separator: " ")
    #expect(help.contains("the limit applies to the opening of each page"))
    #expect(!Trial.run("check", "--help").output.contains("each page"))
  }

  @Test(arguments: ["0", "-1", "soon", "1e3"]) func `An invalid timeout is refused`(_ time: String)
  {
    let trial = Trial.run("formats", "--timeout=\(time)")
    #expect(trial.status == 2)
    #expect(trial.errors.contains("--timeout cannot be “\(time)”; write --timeout with seconds"))
  }

  @Test(arguments: ["nodes", "nodes=", "nodes=0", "nodes=99999999999999999999", "bytes=3"])
  func `An invalid limit is refused`(_ limit: String) {
    let trial = Trial.run("--limit", limit, "form.html")
    #expect(trial.status == 2)
    #expect(trial.errors.contains("--limit cannot be “\(limit)”; write --limit nodes="))
  }

  @Test func `A limit can be set on the command line`() {
    let page = String(repeating: "<p>x", count: 9)
    #expect(Trial.run("-", "--input", "html", "--limit", "nodes=9", input: page).status == 0)
    let refused = Trial.run("-", "--input", "html", "--limit", "nodes=8", input: page)
    #expect(refused.status == 2)
    #expect(
      refused.errors
        == """
        -:1:33: the file has more than 8 tags; this is the first too many; give the part that is shown \
        at once, or allow more with --limit nodes=16

        """)
  }
}
