import Foundation
import Importers
import Testing
import TextIO

@testable import Scenarios

/// Checking and recording many documents at once, as if one after the other.
@Suite struct ScenarioRunTests {
  private static let screens = [
    "```html\n<label for=a>Email</label><input id=a required><button>Send</button>\n```",
    "```jsx\n<TextInput accessibilityLabel=\"Email\" />\n```",
    "```tsx\nexport const A = () => <View><Text>{title}</Text><Text>Two</Text></View>;\n```",
    "```xml\n<?xml version=\"1.0\"?>\n<LinearLayout "
      + "xmlns:android=\"http://schemas.android.com/apk/res/android\">\n"
      + "<EditText android:hint=\"Email\" /><Button android:text=\"Send\" />\n</LinearLayout>\n```",
    "```xml\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
      + "<view id=\"1\"><subviews><button id=\"2\"><state key=\"normal\" title=\"Go\"/></button>"
      + "</subviews></view></objects></document>\n```",
    "```json\n{\"className\": \"android.widget.Button\", \"text\": \"Go\", \"clickable\": true}\n```",
    "```outline\n- heading \"Sign up\" [level=1]\n- textbox \"Email\": ann@\n```",
    "Screen: [The form](screens/form.html)",
    "Screen: [The layout](app/res/layout/form.xml)",
    "```html\n" + String(repeating: "<p>Text<a href=x>link</a></p>", count: 8) + "\n```",
    "```xml\n<a android:b=\"\"><b></a>\n```",
    "Screen: [None](none.html)",
  ]

  /// Returns a repository of many documents, each with several screens in different formats.
  private static func repository(of count: Int) throws -> TrialRepository {
    let repository = try TrialRepository([
      "screens/form.html": "<main><h1>Form</h1><input aria-label=Name></main>",
      "app/res/layout/form.xml":
        "<Button xmlns:android=\"http://schemas.android.com/apk/res/android\" "
        + "android:text=\"@string/go\" />",
      "app/res/values/strings.xml":
        "<resources><string name=\"go\">Go</string></resources>",
    ])
    for number in 0..<count {
      // The last screens are invalid, and only some documents have them.
      let screens = (0..<2).map {
        Self.screens[(number * 5 + $0 * 7) % (number % 9 == 0 ? 12 : 10)]
      }
      let text = screens.map {
        "## A screen\n\n\($0)\n\n| VoiceOver | TalkBack |\n| --- | --- |\n| | |\n| … | … |\n"
      }
      try repository.write(text.joined(separator: "\n"), to: "\(1000 + number).md")
    }
    return repository
  }

  @Test func `Checking two hundred documents at once equals checking them in turn`() throws {
    let repository = try Self.repository(of: 200)
    let run = try ScenarioRun([repository.path])
    #expect(run.documents.count == 200)
    let serial = try run.documents.map { try ScenarioDocument.contents(ofFile: $0).check() }
    let reports = run.reports()
    #expect(reports.map(\.file) == run.documents)
    #expect(zip(reports, serial).allSatisfy { String(describing: $0) == String(describing: $1) })
    #expect(reports.contains { !$0.problems.isEmpty } && reports.contains { $0.problems.isEmpty })
  }

  @Test func `Recording two hundred documents at once equals recording them in turn`() throws {
    let repository = try Self.repository(of: 200)
    var options = ScenarioOptions()
    options.record = .missing
    let run = try ScenarioRun([repository.path], options: options)
    let serial = try run.documents.map {
      try ScenarioDocument.contents(ofFile: $0).recorded(.missing)
    }
    let reports = run.reports()
    #expect(reports.map(\.recordedCells) == serial.map(\.cells))
    #expect(reports.contains { $0.recordedCells > 0 })
    for (document, recorded) in zip(run.documents, serial) {
      #expect(try FileBytes.contents(ofFile: document) == recorded.bytes)
    }
    #expect(run.reports().allSatisfy { $0.recordedCells == 0 }, "nothing is left to record")
  }

  @Test func `Progress counts up to the number of documents`() throws {
    let repository = try Self.repository(of: 20)
    let progress = ProgressCounts()
    _ = try ScenarioRun([repository.path]).reports { progress.add($0) }
    #expect(progress.numbers == Array(1...20))
  }

  @Test func `A read-only document is reported and still checked`() throws {
    let repository = try TrialRepository()
    try repository.write(
      "```outline\n- button \"Go\"\n```\n\n| TalkBack |\n| --- |\n| |\n", to: "docs/a.md")
    var options = ScenarioOptions()
    options.record = .missing
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o444]
    try FileManager.default.setAttributes(attributes, ofItemAtPath: repository("docs/a.md"))
    let report = try #require(
      try ScenarioRun([repository("docs/a.md")], options: options).reports().first)
    // The user root may write into every folder.
    #expect(getuid() == 0 || report.problems.count == 1 && report.recordedCells == 0)
  }

  /// The numbers of documents that a run reported as its progress.
  private final class ProgressCounts: @unchecked Sendable {
    private(set) var numbers: [Int] = []
    func add(_ number: Int) { numbers.append(number) }
  }
}
