import Testing

@testable import Audits

/// Names and hints of ordinary apps that have the words of roles and gestures in them.
extension OrdinaryScreenTests {
  @Test(arguments: [
    "Push to GitHub", "Hold this order", "Press releases of this year",
    "Press the Escape key to cancel on a keyboard",
  ])
  func `A hint that says what happens has no instruction for a gesture`(hint: String) throws {
    let source = """
      export default () => <Pressable accessibilityRole="button" accessibilityLabel="Go"
        accessibilityHint="\(hint)" onPress={() => {}} />;
      """
    #expect(try found(by: .authorImitatesReader, in: source).isEmpty)
  }

  @Test(arguments: [("Tap water", 0), ("Click rate of the page", 0), ("Press to open", 1)])
  func `The hint of a text may begin with a word for a gesture`(hint: String, count: Int) throws {
    let source =
      "export default () => <Text accessibilityHint=\"\(hint)\">Total</Text>;"
    #expect(try found(by: .authorImitatesReader, in: source).count == count)
  }

  @Test(arguments: [
    ("Press the red button to begin", true), ("Tick the checkbox to accept the terms", true),
    ("Save button", false),
  ])
  func `A word for a role inside a sentence needs review`(
    description: String, needsReview: Bool
  ) throws {
    let source = """
      <TextView xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="wrap_content" android:layout_height="wrap_content"
        android:text="Start" android:contentDescription="\(description)" />
      """
    let findings = try found(by: .roleWordInLabel, in: source, as: "android-layout")
    #expect(findings.map(\.needsReview) == [needsReview])
  }

  @Test(arguments: [("save_button", 0), ("save.title", 0), ("save", 0), ("Delete", 1)])
  func `The key of a translation is not a visible label`(title: String, count: Int) throws {
    let source = """
      import SwiftUI
      struct Form: View {
        var body: some View { Button("\(title)") {}.accessibilityLabel("Remove it") }
      }
      """
    #expect(try found(by: .labelInName, in: source, as: "swiftui").count == count)
  }

  @Test(arguments: [
    ("DatePicker(\"Birth\", selection: $date).accessibilityLabel(\"Birth\")", 0),
    ("Text(\"Email\"); TextField(\"\", text: .constant(\"a\")).accessibilityLabel(\"Email\")", 1),
  ])
  func `A title that the control itself shows is no separate label`(view: String, count: Int) throws
  {
    let source = """
      import SwiftUI
      struct Form: View { @State var date = Date()
        var body: some View { VStack { \(view) } }
      }
      """
    #expect(try found(by: .labelStop, in: source, as: "swiftui").count == count)
  }

  @Test(arguments: [("compact", true), ("graphical", false)])
  func `The date of a calendar is its name`(style: String, isFound: Bool) throws {
    let source = """
      import SwiftUI
      struct Form: View { @State var date = Date()
        var body: some View {
          DatePicker("Birth", selection: $date, displayedComponents: .date)
            .datePickerStyle(.\(style)) } }
      """
    #expect(try !found(by: .labelMissing, in: source, as: "swiftui").isEmpty == isFound)
  }

  @Test(arguments: [("Enter a full address", 0), ("Work or home", 1)])
  func `A hint that repeats an error without the name of its icon announces it`(
    hint: String, count: Int
  ) throws {
    let source = """
      import SwiftUI
      struct Form: View { @State var email = "ann"
        var body: some View { VStack {
          TextField("Email", text: $email).accessibilityLabel("Email").accessibilityHint("\(hint)")
          HStack { Image(systemName: "xmark.octagon").accessibilityLabel("Error")
            Text("Enter a full address") }.accessibilityElement(children: .combine) } } }
      """
    #expect(try found(by: .errorNotHeard, in: source, as: "swiftui").count == count)
  }

  @Test func `Visible texts that a function hides from readers are labels of its fields`() throws {
    let source = """
      import SwiftUI
      struct Form: View { @State var first = ""; @State var last = ""
        var body: some View { VStack { field("First name", $first); field("Surname", $last)
          TextField("", text: $last).accessibilityLabel("Town") } }
        func field(_ title: String, _ text: Binding<String>) -> some View {
          VStack { Text(title).accessibilityHidden(true)
            TextField("", text: text).accessibilityLabel(title) } } }
      """
    let found = try found(by: .visibleLabelMissing, in: source, as: "swiftui")
    #expect(found.map(\.message).filter { !$0.contains("Town") }.isEmpty)
    #expect(found.count == 1)
  }

  @Test(arguments: [("", 1), (", axis: .vertical", 0)])
  func `A field that grows downwards needs no return key for the next field`(
    axis: String, count: Int
  ) throws {
    let source = """
      import SwiftUI
      struct Form: View { @State var text = ""; var body: some View { VStack {
        TextField("Note", text: $text\(axis)); TextField("Tag", text: $text).submitLabel(.done) } } }
      """
    #expect(try found(by: .returnKey, in: source, as: "swiftui").count == count)
  }

  @Test func `The button that SwiftUI adds for secondary tools is not vague`() throws {
    let source = """
      import SwiftUI
      struct Notes: View { var body: some View { NavigationStack { Text("Empty").toolbar {
        ToolbarItem(placement: .secondaryAction) { Button("Print") {} } } } } }
      """
    #expect(try found(by: .labelVague, in: source, as: "swiftui").isEmpty)
  }

  @Test func `A stack that reacts to a tap has one finding for all its elements`() throws {
    let source = """
      import SwiftUI
      struct Row: View { @State var count = 0
        var body: some View { VStack {
          HStack { Image(systemName: "cart"); Text("Cart") }.onTapGesture { count += 1 }
          HStack { Text("Help") }.onTapGesture { count += 1 } } } }
      """
    let fixes = try found(by: .roleMissing, in: source, as: "swiftui").map(\.fix)
    #expect(fixes.count == 2)
    #expect(fixes.filter { $0.text.contains("children: .combine") }.map(\.edit) == [nil])
    #expect(
      fixes.contains { $0.edit?.after.contains(".accessibilityAddTraits(.isButton)") == true })
  }

  @Test(arguments: [("\"\"", 1), ("\"Guests\"", 0)])
  func `The words of VoiceOver do not name a stepper`(title: String, count: Int) throws {
    let source = """
      import SwiftUI
      struct Row: View { @State var count = 1
        var body: some View { Stepper(\(title), value: $count) } }
      """
    #expect(try found(by: .labelMissing, in: source, as: "swiftui").count == count)
  }

  private func found(
    by rule: AuditRule, in source: String, as format: String = "jsx"
  ) throws -> [Finding] {
    try Self.report(Sample(name: source, format: format, source: source), by: [rule])
  }
}
