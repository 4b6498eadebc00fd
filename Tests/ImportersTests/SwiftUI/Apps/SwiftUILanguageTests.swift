import Importers
import Simulator
import Testing

/// Code of Swift that apps use around their SwiftUI views.
struct SwiftUILanguageTests {
  @Test(arguments: [
    ("func pair() -> (String, Int) { (\"Kim\", 30) }", "\\(pair().0) is \\(pair().1)"),
    (
      "func pair() -> (name: String, age: Int) { return (\"Kim\", 30) }",
      "\\(pair().name) is \\(pair().age)"
    ),
    (
      "func pair() -> (String, Int) { (\"Kim\", 30) }; var text: String { let (n, a) = pair(); return \"\\(n) is \\(a)\" }",
      "\\(text)"
    ),
  ])
  func `A function returns a tuple`(_ members: String, _ text: String) throws {
    #expect(try SwiftUITrial("Text(\"\(text)\")", members: members).heard == ["Kim is 30"])
  }

  @Test(arguments: [
    ("var orUntitled: String { self?.isEmpty == false ? self! : \"Untitled\" }", "orUntitled"),
    ("func or(_ other: String) -> String { self ?? other }", "or(\"Untitled\")"),
  ])
  func `Extensions of optionals apply to values that exist`(_ member: String, _ call: String) throws
  {
    let around = "extension Optional where Wrapped == String { \(member) }"
    let trial = try SwiftUITrial(
      "Text(name.\(call)); Text(missing.\(call)); Text(number.map(String.init).\(call))",
      members: """
        let name: String? = "Kim"; let missing: String? = nil; let number: Int? = 7
        """, around: around)
    #expect(trial.heard == ["Kim", "Untitled", "7"])
  }

  @Test func `An extension of optionals does not replace a member of the value`() throws {
    let trial = try SwiftUITrial(
      #"Text(name.isEmpty ? "Empty" : "Full")"#, members: #"let name = "Kim""#,
      around: """
        extension Optional where Wrapped == String { var isEmpty: Bool { self?.isEmpty ?? true } }
        """)
    #expect(trial.heard == ["Full"])
  }

  @Test func `Extensions of collections apply to texts and dictionaries`() throws {
    let trial = try SwiftUITrial(
      #"Text("\(name.isFilled), \(prices.isFilled), \(list.isFilled)")"#,
      members: """
        let name = "Kim"; let prices = ["Tea": 2]; let list: [Int] = []
        """, around: "extension Collection { var isFilled: Bool { !isEmpty } }")
    #expect(trial.heard == ["true, true, false"])
  }

  @Test func `A trailing closure splits a list at an element`() throws {
    let trial = try SwiftUITrial(
      #"Text("\(list.prefix { $0 < 3 }.count), \(list.drop { $0 < 3 }.count)")"#,
      members: "let list = [1, 2, 3, 4, 1]")
    #expect(trial.heard == ["2, 3"])
  }

  @Test func `Extensions of durations and bindings are evaluated`() throws {
    let trial = try SwiftUITrial(
      "Text(time.clock); Text($count.text)",
      members: "let time: TimeInterval = 65; @State var count = 5",
      around: """
        extension TimeInterval {
          var clock: String { String(format: "%d:%02d", Int(self) / 60, Int(self) % 60) }
        }
        extension Binding where Value == Int { var text: String { "Set: \\(wrappedValue)" } }
        """)
    #expect(trial.heard == ["1:05", "Set: 5"])
  }

  @Test func `A view of the app with the name of a view of SwiftUI contains that view`() throws {
    let trial = try SwiftUITrial(
      #"Button(title: "Send"); DS.Text(words: "Note")"#,
      around: """
        struct Button: View { let title: String
          var body: some View {
            SwiftUI.Button(action: {}) { SwiftUI.Text(title).padding() }.buttonStyle(.plain)
          } }
        enum DS { struct Text: View { let words: String
          var body: some View { SwiftUI.Text(words).accessibilityAddTraits(.isHeader) } } }
        """)
    #expect(trial.heard == ["Send, button", "Note, heading"])
  }

  @Test func `Markdown in a variable is interpreted where the text takes a key`() throws {
    let trial = try SwiftUITrial(
      "Text(words); Text(.init(words))", members: "let words = \"**Bold** text\"")
    #expect(trial.heard == ["**Bold** text", "Bold text"])
  }

  @Test func `A closure after the content of a disclosure group is its label`() throws {
    let trial = try SwiftUITrial(
      "Fold { Text(\"Inside\") }",
      around: """
        struct Fold<Content: View>: View {
          @ViewBuilder let content: () -> Content
          @State private var isOpen = true
          var body: some View {
            DisclosureGroup(isExpanded: $isOpen, content: content) { Text("Details") }
          }
        }
        """)
    #expect(trial.heard == ["Details, expanded, button, double tap to collapse", "Inside"])
  }
}
