import Testing

@testable import announce

/// `announce explain` of some stops only.
struct ExplainChoiceTests {
  private static let page = """
    <form id=f><label for=e>Email</label><input id=e type=email required></form><button>Go</button>
    """

  private func headings(_ words: String...) -> [String] {
    let all = ["explain", "--reader", "talkback", "--plain", "-"] + words
    let trial = Trial.run(all, bytes: Array(Self.page.utf8))
    guard trial.status == 0 else { return [trial.errors] }
    return trial.output.split(separator: "\n").map(String.init).filter {
      $0.first?.isNumber == true
    }
  }

  @Test func `Stops are selected by position in the swipe order`() {
    #expect(headings("--stop", "3") == ["3. Go, button, double tap to activate"])
    #expect(headings("--stop", "1", "--stop=3").count == 2)
  }

  @Test func `Elements of SwiftUI are explained by its rules`() {
    let code = """
      import SwiftUI
      struct Sample: View {
        var body: some View { VStack {
          Text("One").accessibilityAddTraits(.isHeader); Toggle("Two", isOn: .constant(true))
          Stepper("Three", value: .constant(3)) } } }
      """
    let trial = Trial.run(
      ["explain", "--reader", "voiceover", "--plain", "--input", "swiftui", "-"],
      bytes: Array(code.utf8))
    #expect(trial.output.contains("exposed: SwiftUIText. Every Text"), "\(trial.errors)")
    #expect(trial.output.contains("exposed: SwiftUIHeader."))
    #expect(trial.output.contains("exposed: SwiftUIToggle."))
    #expect(trial.output.contains("exposed: SwiftUIStepper."))
    #expect(!trial.output.contains("exposed: UIKit"))
  }

  @Test func `A selector selects its stops and those inside`() {
    #expect(headings("--selector", "#e").count == 1)
    #expect(headings("--selector", "form").count == 2)
    #expect(headings("--selector", "input[required], button").count == 2)
  }

  @Test func `Stops are selected by part of the name or the announcement`() {
    #expect(headings("--name", "GO") == headings("--stop", "3"))
    #expect(headings("--name", "edit box").count == 1)
  }

  @Test func `Stops are selected by the identifier of a node in an outline`() {
    let sketch = "- button \"A\":\n  - /id: one\n- button \"B\""
    let trial = Trial.run("explain", "--selector", "one", "--plain", "-", input: sketch)
    #expect(trial.status == 0 && trial.output.contains("\n1. A, button"))
    #expect(!trial.output.contains("B, button"))
  }

  @Test func `A missing stop and an invalid selector or number are reported`() {
    #expect(headings("--stop", "9")[0].contains("the screen has 3 stops; there is no stop 9"))
    #expect(headings("--selector", "(((")[0].contains("not a supported CSS selector"))
    #expect(headings("--stop", "0")[0].contains("--stop cannot be “0”"))
    #expect(headings("--name", "")[0].contains("--name is empty"))
  }
}
