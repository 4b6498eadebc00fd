import Encoding
import Foundation
import Importers
import Reports
import Testing

@testable import announce

/// Several files are read concurrently and reported in their order.
struct SeveralFilesTests {
  /// A folder of pages of different lengths, which is deleted when this object is deinitialised.
  private final class Pages {
    let path: String
    let files: [String]

    init(_ count: Int) throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.path
      files = (0..<count).map { "\(url.path)/page-\($0).html" }
      for (number, file) in files.enumerated() {
        // The first pages take longest to read.
        let buttons = (0..<(count - number) % 24 * 4).map { "<button>Go \(number) \($0)</button>" }
        let page = "<!DOCTYPE html><title>Page \(number)</title>\(buttons.joined())"
        try page.write(toFile: file, atomically: false, encoding: .utf8)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test(arguments: [[], ["explain"], ["--format", "markdown"], ["tree", "--as", "talkback"]])
  func `Text of several files is the text of each, in order`(_ words: [String]) throws {
    let pages = try Pages(12)
    let all = Trial.run(words + pages.files)
    let each = pages.files.map { Trial.run(words + [$0]) }
    #expect(all.status == 0 && each.allSatisfy { $0.status == 0 })
    let notice = ReportHeader.notice + "\n"
    let texts = each.map { trial in
      trial.output.hasSuffix(notice)
        ? String(trial.output.dropLast(notice.count)) : trial.output + "\n"
    }
    let end = each[0].output.hasSuffix(notice) ? notice : ""
    let expected = texts.joined() + end
    #expect(all.output == (end.isEmpty ? String(expected.dropLast()) : expected))
  }

  @Test func `Outlines of several files keep their order`() throws {
    let pages = try Pages(12)
    let output = Trial.run(["tree"] + pages.files).output
    let headings = output.split(separator: "\n").filter { $0.hasPrefix("# ") }.map(String.init)
    #expect(headings == pages.files.enumerated().map { "# \($1): Page \($0)" })
  }

  @Test(arguments: [[], ["tree"], ["pronunciation"]])
  func `JSON of several files is one document, in order`(_ words: [String]) throws {
    let pages = try Pages(12)
    let trial = Trial.run(words + ["--format", "json"] + pages.files)
    let json = try JSONSerialization.jsonObject(with: Data(trial.output.utf8)) as? [String: Any]
    let screens = try #require(json?["screens"] as? [[String: Any]])
    #expect(screens.map { $0["file"] as? String } == pages.files)
  }

  @Test func `JSON of one file has the form of JSON of several`() throws {
    let pages = try Pages(1)
    let one = Trial.run(["--format", "json", pages.files[0]]).output
    let two = Trial.run(["--format", "json", pages.files[0], pages.files[0]]).output
    let begin = try #require(one.range(of: "\"screens\": [")).upperBound
    let end = try #require(one.range(of: "]}\n", options: .backwards)).lowerBound
    let screen = one[begin..<end]
    #expect(two == one[..<begin] + screen + "," + screen + one[end...])
  }

  @Test func `Errors are reported in the order of the files, and the rest is read`() throws {
    let pages = try Pages(20)
    var files = pages.files
    files[3] = "\(pages.path)/none-3.html"
    files[11] = "\(pages.path)/none-11.html"
    files[19] = "\(pages.path)/none-19.html"
    let trial = Trial.run(files)
    #expect(trial.status == 2)
    let complaints = trial.errors.split(separator: "\n").map(String.init)
    #expect(complaints.count == 3)
    #expect(zip(complaints, [3, 11, 19]).allSatisfy { $0.hasPrefix("\(files[$1]): ") })
    #expect(trial.output.components(separatedBy: ": Page ").count - 1 == 17)
    #expect(
      Trial.run(Array(files.reversed())).errors.split(separator: "\n").map(String.init)
        == complaints.reversed())
  }

  @Test func `Failing diagnostics are reported in the order of the files`() throws {
    let pages = try Pages(10)
    let jsx = try (0..<10).map { number in
      let file = "\(pages.path)/\(number).jsx"
      let code = "export const A = () => <Text>{texts.of\(number)}</Text>;"
      try code.write(toFile: file, atomically: false, encoding: .utf8)
      return file
    }
    let trial = Trial.run(["--strict"] + jsx + pages.files)
    #expect(trial.status == 1)
    let reportedFiles = trial.errors.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(reportedFiles.map(String.init) == jsx)
  }

  @Test func `Standard input may be among the files, once`() throws {
    let pages = try Pages(2)
    let words = [pages.files[0], "-", pages.files[1], "-", "--input", "html"]
    let trial = Trial.run(words, bytes: Array("<title>In</title><button>Typed</button>".utf8))
    #expect(trial.status == 0)
    let headings = trial.output.split(separator: "\n").map(String.init)
      .filter { $0.hasSuffix(": In") || $0.contains(": Page ") }
    #expect(
      headings == [
        "\(pages.files[0]): Page 0", "standard input: In", "\(pages.files[1]): Page 1",
        "standard input: In",
      ])
  }

  @Test func `Nothing more is written after the output is closed`() throws {
    let pages = try Pages(200)
    var pieces = 0
    var streams = Streams(
      output: ReportSink { _ in
        pieces += 1
        return ReportSink.Refusal("closed", isClosed: true)
      }, errors: ReportSink())
    _ = Program.run(pages.files, in: CommandEnvironment(), &streams)
    #expect(pieces == 1)
  }

  @Test func `A document of several files has its screens in their order`() throws {
    let pages = try Pages(12)
    let output = Trial.run(["document", "--link"] + pages.files).output
    let headings = output.split(separator: "\n").filter { $0.hasPrefix("## ") }.map(String.init)
    #expect(headings == (0..<12).map { "## Page \($0)" })
  }

  @Test func `A folder of source code has the screens of its files, apart from their parts`() throws
  {
    let folder = try TrialFolder()
    try folder.write(
      "import SwiftUI\nstruct Card: View { let name: String; var body: some View { Text(name) } }",
      to: "Sources/Card.swift")
    try folder.write(
      "import SwiftUI\nstruct Home: View { var body: some View { Card(name: \"Ida\") } }\n"
        + "#Preview(\"Dark\") { Card(name: \"Night\") }", to: "Sources/Home.swift")
    try folder.write(
      "@Composable\nfun Main() { Text(\"Bed 4\") }", to: "app/Main.kt")
    let trial = Trial.run("--reader", "voiceover", folder.path)
    #expect(trial.status == 0)
    let headings = trial.output.split(separator: "\n").compactMap { line in
      line.hasPrefix(folder.path) ? line.dropFirst(folder.path.count + 1) : nil
    }
    #expect(
      headings == [
        "Sources/Home.swift: Dark", "Sources/Home.swift: Home", "app/Main.kt: Main",
      ])
    #expect(trial.output.contains("1. Ida") && trial.output.contains("1. Night"))
  }
}
