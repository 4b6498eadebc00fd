import Foundation
import Testing

/// Reports that show all states of a component.
struct ReportSheetTests {
  private static let snapshot = """
    // Jest Snapshot v1, https://goo.gl/fbAQLP

    exports[`Button is busy 1`] = `
    <View
      accessibilityRole="button"
      accessibilityState={
        {
          "busy": true,
        }
      }
      accessible={true}
    >
      <Text>
        Save
      </Text>
    </View>
    `;

    exports[`Button waits 1`] = `
    <View
      accessibilityRole="button"
      accessible={true}
    >
      <Text>
        Save
      </Text>
    </View>
    `;
    """

  @Test func `Each reader announces each state in each language`() throws {
    let folder = try TrialFolder()
    let file = try folder.write(Self.snapshot, to: "Button.test.tsx.snap")
    let run = Trial.run("report", "--sheet", "en,de,en", "--format", "json", file)
    #expect(run.status == 0)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let states = try #require(json["states"] as? [[String: Any]])
    #expect(states.map { $0["name"] as? String } == ["Button is busy 1", "Button waits 1"])
    let heard = try #require(states.last?["heard"] as? [[String: Any]])
    #expect(
      heard.map { "\($0["reader"] ?? "") \($0["language"] ?? "")" } == [
        "VoiceOver en-US", "VoiceOver de", "TalkBack en-US", "TalkBack de",
      ])
    let stops = heard.map { ($0["stops"] as? [String])?.joined(separator: "|") ?? "" }
    #expect(stops[0].hasPrefix("Save, button"))
    #expect(stops[1].hasPrefix("Save, Taste"))
    #expect(stops[3].hasPrefix("Save, Schaltfläche"))
  }

  @Test func `A sheet is a page with row and column headers, or a wiki table`()
    throws
  {
    let folder = try TrialFolder()
    let file = try folder.write(Self.snapshot, to: "<b>.test.tsx.snap")
    let page = folder.path + "/sheet.html"
    #expect(Trial.run("report", "--sheet", "en", file, "-o", page).status == 0)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains("&lt;b&gt;.test.tsx.snap: 2 states"))
    #expect(html.contains("<th scope=\"row\"><bdi>Button waits 1</bdi></th>"))
    #expect(html.contains("<th scope=\"col\">TalkBack, en-US</th>"))
    let markdown = Trial.run("report", "--sheet", "en", "--format", "markdown", file).output
    #expect(markdown.contains("| State | VoiceOver, en-US | TalkBack, en-US | Findings |"))
    #expect(markdown.contains("| Button waits 1 | Save, button"))
  }

  @Test func `The screens of a document are states, by name or heading`() throws {
    let folder = try TrialFolder()
    let document = try folder.write(
      """
      # Join

      ## Empty

      ```html
      <button>Join</button>
      ```

      | VoiceOver |
      | --- |
      | x |

      ```outline named Sent
      - heading "Thank you"
      ```

      | VoiceOver |
      | --- |
      | x |
      """, to: "join.md")
    let run = Trial.run("report", "--sheet", "en", "--format", "markdown", document)
    #expect(run.status == 0)
    #expect(run.output.contains("| Empty | Join, button"))
    #expect(run.output.contains("| Sent | Thank you, heading"))
  }

  @Test func `Options that a sheet does not support are errors`() throws {
    let folder = try TrialFolder()
    let file = try folder.write(Self.snapshot, to: "a.test.tsx.snap")
    let cases = [
      (["--sheet", "english"], "--language cannot be “english”"),
      (["--sheet", "en,,de"], "--language cannot be “”"),
      (["--sheet", "en", "--language", "de"], "--sheet cannot be combined with --language"),
      (["--sheet", "en", "--format", "svg"], "--sheet cannot be written as svg"),
    ]
    for (options, problem) in cases {
      let run = Trial.run(["report"] + options + [file])
      #expect(run.status == 2)
      #expect(run.errors.contains(problem), "\(run.errors)")
    }
    #expect(Trial.run("report", "--sheet", "en", folder.path + "/none.html").status == 2)
  }

  @Test func `Resource files beside layouts are skipped in folders`() throws {
    let folder = try TrialFolder()
    try folder.write("<resources/>", to: "res/values/strings.xml")
    try folder.write("<Button text=\"Go\"/>", to: "res/layout/main.xml")
    #expect(Trial.run("report", "--sheet", "en", folder.path).status == 0)
    #expect(Trial.run("audit", folder.path).errors == "")
    #expect(Trial.run("audit", folder.path + "/res/values/strings.xml").status == 2)
  }
}
