import Encoding
import Foundation
import Requirements
import Testing
import Voices

@testable import Reports
@testable import announce

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ReportCommandTests {
  private static let page = """
    <!doctype html><html lang=en><title>Join</title><main><h1>Join</h1>
    <label for=a>Name &amp; "nick"</label><input id=a><button>Join</button></main>
    """

  @Test func `A page has announcements, reasons, findings and a notice`() throws {
    let folder = try TrialFolder()
    let file = try folder.write(Self.page, to: "join.html")
    let run = Trial.run("report", "--mute", file)
    #expect(run.status == 0)
    let html = run.output
    #expect(html.hasPrefix("<!doctype html>\n<!-- A report of announce"))
    #expect(html.contains("\n<html lang=\"en\">"))
    for words in [
      "Simulated: predicts what readers say", "Announcements", "Findings",
      "Name &amp; &quot;nick&quot;",
      "Why<span class=\"heard-only\"> TalkBack says this at stop 3</span>",
      "Names out of context", "id=\"stop-1-4\"",
      "data-stop=\"stop-1-4\"", "This page has no sound: nobody asked for it.",
    ] { #expect(html.contains(words), "\(words)") }
    #expect(html.contains("style-src '\(SHA256.source(of: ReportAssets.style))'"))
    #expect(ReportAssets.script.utf8.count < 30 << 10)
  }

  @Test func `Three findings of one rule are one entry of a page, and each place keeps its link`()
    throws
  {
    let fields = String(repeating: "<p>x</p><input>", count: 3)
    let page = Self.page.replacing("</main>", with: fields + "</main>")
    let folder = try TrialFolder()
    let html = Trial.run("report", "--mute", try folder.write(page, to: "join.html")).output
    let section = try #require(html.split(separator: "class=\"findings\"").last)
    #expect(section.ranges(of: "class=\"location\"").count == 3)
    #expect(section.ranges(of: ">label-missing<").count == 1)
    #expect(section.contains("<p class=\"where\">3 locations</p>"))
    let targets = html.matches(of: /href="#(finding-1-\d+)"/).map { String($0.1) }
    #expect(targets.count >= 3)
    for target in targets { #expect(section.ranges(of: "id=\"\(target)\"").count == 1) }
  }

  @Test func `A page is written, and replaces only an earlier page`() throws {
    let folder = try TrialFolder()
    let file = try folder.write(Self.page, to: "join.html")
    let target = folder.path + "/report.html"
    #expect(Trial.run("report", "--mute", file, "-o", target).status == 0)
    #expect(Trial.run("report", "--mute", file, "-o", target).status == 0)
    let other = try folder.write("mine", to: "notes.txt")
    let refused = Trial.run("report", "--mute", file, "-o", other)
    #expect(refused.status == 2)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
    // The report must not replace the input file either.
    #expect(Trial.run("report", "--mute", file, "-o", file).status == 2)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.page)
    #expect(Trial.run("report", "--format", "markdown", file, "-o", target).status == 2)
    let gone = folder.path + "/gone.html"
    #expect(Trial.run("report", "--mute", "--against", gone, file).status == 2)
    let site = Trial.run("report", "--format", "svg", folder.path, "-o", folder.path + "/site/")
    #expect(site.status == 2)
    #expect(site.errors.contains("a site of documents cannot be combined with --format"))
  }

  @Test func `Changes are reported stop by stop`() throws {
    let folder = try TrialFolder()
    let old = try folder.write(Self.page, to: "old.html")
    let new = try folder.write(
      Self.page.replacingOccurrences(of: "<button>Join", with: "<button>Send"), to: "new.html")
    let html = Trial.run("report", "--mute", "--against", old, new).output
    #expect(html.contains("What changed"))
    #expect(html.contains("<del>Join</del>"))
    #expect(html.contains("<ins>Send</ins>"))
  }

  @Test func `An old and a new file are compared, but two screens are not`() throws {
    let folder = try TrialFolder()
    let old = try folder.write(Self.page, to: "old.html")
    let new = try folder.write(
      Self.page.replacingOccurrences(of: "<button>Join", with: "<button>Send"), to: "new.html")
    let html = Trial.run("report", "--mute", old, new).output
    #expect(html.contains("<del>Join</del>"))
    #expect(html.contains("<ins>Send</ins>"))
    #expect(html.components(separatedBy: "class=\"screen\"").count == 3)
    let other = try folder.write(
      "<title>News</title><ul><li><a href=a>One</a><li><a href=b>Two</a></ul>", to: "news.html")
    #expect(!Trial.run("report", "--mute", old, other).output.contains("What changed"))
    // Two files with the same name are compared, however different their screens are.
    let moved = try folder.write(
      "<title>News</title><ul><li><a href=a>One</a></ul>", to: "later/old.html")
    #expect(Trial.run("report", "--mute", old, moved).output.contains("What changed"))
    #expect(!Trial.run("report", "--mute", old, old).output.contains("What changed"))
    let failed = Trial.run("report", "--mute", "--against", folder.path + "/gone.html", old, new)
    #expect(failed.status == 2 && !failed.output.contains("What changed"))
  }

  @Test func `Every other format is written`() throws {
    let folder = try TrialFolder()
    let file = try folder.write(Self.page, to: "join.html")
    func output(_ form: String) -> String { Trial.run("report", "--format", form, file).output }
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(output("json").utf8)) as? [String: Any])
    #expect(Set(json.keys) == ["heard", "audit", "names", "survives", "clauses", "cost"])
    let gherkin = output("gherkin")
    #expect(gherkin.contains("Feature: Join with a screen reader\n"))
    #expect(
      gherkin.contains("    When I swipe right\n    Then TalkBack says \"Name & \\\"nick\\\""))
    #expect(output("criteria").contains("- [ ] The button “Join”: VoiceOver says “Join, button"))
    let table = output("acr")
    #expect(table.contains("## Table 1: Success Criteria, Level A\n"))
    #expect(table.contains("| 1.1.1 Non-text Content | 9.1.1.1 | Not Evaluated | "))
    #expect(!table.contains("| Supports |"))
    #expect(output("openacr").hasPrefix("title: "))
    #expect(output("markdown").contains("## Audit: 1 screen audited"))
    let picture = output("svg")
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    let parser = XMLParser(data: Data(picture.utf8))
    #expect(parser.parse())
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `Digests match the standard`(text: String, digest: String) {
    let hexadecimal = SHA256.digest(of: Array(text.utf8)).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    #expect(hexadecimal.joined() == digest)
  }

  @Test func `Sound is written beside a page, and replaces only sound of a report`() throws {
    let folder = try TrialFolder()
    let file = try folder.write(Self.page, to: "join.html")
    for wrong in [["--assets"], ["--assets", "--format", "json", "-o", folder.path + "/x.json"]] {
      let run = Trial.run(["report", file] + wrong)
      #expect(run.status == 2)
      #expect(run.errors.contains("--assets needs an output file"))
    }
    let page = folder.path + "/my report.html"
    func make() -> Trial {
      var environment = CommandEnvironment()
      environment.narrator = {
        Narrator { (_, _) throws(SpeechError) in
          var clip = Clip(sampleRate: 22_050)
          clip.samples = [Int16](repeating: 100, count: 8_000)
          clip.segments = [Clip.Segment(part: 0, samples: 0..<8_000)]
          return clip
        }
      }
      var streams = Streams(output: ReportSink(), errors: ReportSink())
      let status = Program.run(
        ["report", file, "--assets", "-o", page], in: environment, &streams)
      return Trial(status: status, output: streams.output.text, errors: streams.errors.text)
    }
    #expect(make().status == 0)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    // If libopus is missing, the page states this and there is no sound file.
    guard Requirement.opus.isMet(!html.contains("This page has no sound: libopus")) else { return }
    #expect(html.contains("data-sound=\"my%20report-sound/1-talkback-1.ogg\""))
    #expect(html.contains("media-src &#39;self&#39;;") || html.contains("media-src 'self';"))
    #expect(make().status == 0)
    let sound = try folder.write("mine", to: "my report-sound/1-talkback-1.ogg")
    let refused = make()
    #expect(refused.status == 2)
    #expect(refused.errors.contains("a file that is not sound of a report already exists here"))
    #expect(try String(contentsOfFile: sound, encoding: .utf8) == "mine")
  }
}
