import Foundation
import Importers
import Recordings
import Simulator
import Testing

@testable import announce

/// Documents show the actual output of the program.
///
/// The comment `<!-- output: WORDS -->` precedes a fenced block with the output of `announce WORDS`
/// in the folder of the package. A run with `ANNOUNCE_RECORD` writes the blocks, and fails.
@Suite(.serialized)
struct DocumentedOutputTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let mark = "<!-- output: "

  /// Returns what `announce` prints for arguments whose paths are relative to the package's folder.
  private func printed(_ words: String) -> String {
    let arguments = words.split(separator: " ").map(String.init).map { word in
      word.hasPrefix("Samples/") ? Self.root.appendingPathComponent(word).path : word
    }
    let trial = Trial.run(arguments)
    let text = trial.output.isEmpty ? trial.errors : trial.output
    return text.replacingOccurrences(of: Self.root.path + "/", with: "")
  }

  @Test(arguments: [
    "README.md", "Documentation/Audits.md", "Documentation/Compare.md", "Documentation/Formats.md",
    "Documentation/Limits.md", "Documentation/Outlines.md", "Documentation/Scenarios.md",
    "Documentation/Screens.md", "Documentation/Testing.md",
  ])
  func `A documented output matches the program's output`(_ document: String) throws {
    let url = Self.root.appendingPathComponent(document)
    let text = try String(contentsOf: url, encoding: .utf8)
    let pieces = text.components(separatedBy: Self.mark)
    #expect(pieces.count > 1)
    var written = pieces[0]
    var differing: [String] = []
    for piece in pieces.dropFirst() {
      let end = try #require(piece.range(of: " -->\n```text\n"))
      let words = String(piece[..<end.lowerBound])
      let close = try #require(piece.range(of: "```\n", range: end.upperBound..<piece.endIndex))
      let output = printed(words)
      if piece[end.upperBound..<close.lowerBound] != output { differing.append(words) }
      written += Self.mark + piece[..<end.upperBound] + output + piece[close.lowerBound...]
    }
    try expectRecorded(written, is: text, in: url, "\(differing)")
  }

  private static let samples = [
    "Samples/sign-up.html", "Samples/sign-up.outline", "Samples/android/res/layout/sign_up.xml",
    "Samples/sign-up.uiautomator.xml", "Samples/sign-up.appium-android.xml",
    "Samples/ios/Base.lproj/SignUp.storyboard", "Samples/sign-up.appium-ios.xml",
    "Samples/sign-up.xcuitest.txt", "Samples/sign-up.xcui-snapshot.json",
    "Samples/sign-up.accessibility-snapshot.json",
    "Samples/SignUp.tsx", "Samples/sign-up.test-renderer.json", "Samples/SignUp.test.tsx.snap",
    "Samples/SignUp.swift", "Samples/SignUp.kt",
    "Samples/sign-up.flutter.txt", "Samples/sign-up.android-nodes.json",
  ]

  /// Returns what a reader announces at the first text field of a sample.
  private func heard(_ reader: any ScreenReader, in sample: String) throws -> String {
    let path = Self.root.appendingPathComponent(sample).path
    for imported in try ImportedScreen.contents(ofFile: path) {
      let screen = imported.screen(for: reader)
      let stop = reader.read(screen).stops.first { screen[$0.node].role == .textBox }
      if let stop { return stop.announcement.text }
    }
    return "—"
  }

  @Test func `The announcement of the email field is shown for every sample`() throws {
    var lines = ["| Sample | VoiceOver | TalkBack |", "| --- | --- | --- |"]
    for sample in Self.samples {
      let (voiceOver, talkBack) = (
        try heard(VoiceOver(), in: sample), try heard(TalkBack(), in: sample)
      )
      let link = "[\(sample.dropFirst("Samples/".count))](../\(sample))"
      lines.append("| \(link) | \(voiceOver) | \(talkBack) |")
    }
    let table = lines.joined(separator: "\n")
    let url = Self.root.appendingPathComponent("Documentation/Screens.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- table: heard -->\n\n"))
    let end = try #require(text.range(of: "\n\n", range: start.upperBound..<text.endIndex))
    let written = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
    let shown = String(text[start.upperBound..<end.lowerBound])
    try expectRecorded(table, is: shown, in: url, whole: written)
  }

  @Test func `Every reason for an unused text is documented`() throws {
    let url = Self.root.appendingPathComponent("Documentation/Formats.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    for reason in UnusedText.Reason.allCases {
      #expect(text.contains("| `\(reason.rawValue)` | \(reason.sentence) |"))
    }
  }

  @Test func `Every sample is shown`() throws {
    let documents = try [
      "README.md", "Documentation/Audits.md", "Documentation/Formats.md",
      "Documentation/PlatformTrees.md", "Documentation/Editors.md",
      "Documentation/LivePages.md", "Documentation/Screens.md", "Documentation/Testing.md",
    ]
    .map { try String(contentsOf: Self.root.appendingPathComponent($0), encoding: .utf8) }
    let folder = Self.root.appendingPathComponent("Samples")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for path in paths ?? [] where !path.contains("values") && !path.hasSuffix(".strings") {
      guard path.contains(".") && !path.hasSuffix(".lproj") else { continue }
      #expect(documents.contains { $0.contains("Samples/\(path)") }, "\(path)")
    }
  }
}
