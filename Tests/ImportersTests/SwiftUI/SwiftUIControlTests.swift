import Importers
import Simulator
import Testing

/// Announcements of SwiftUI controls.
struct SwiftUIControlTests {
  @Test func `A toggle style knows a constant state`() throws {
    let style = """
      struct Star: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Image(systemName: configuration.isOn ? "star.fill" : "plus")
        }
      }
      """
    let trial = try SwiftUITrial(
      #"Toggle("", isOn: .constant(true)).toggleStyle(Star())"#, around: style)
    let other = try SwiftUITrial(
      #"Toggle("", isOn: .constant(false)).toggleStyle(Star())"#, around: style)
    #expect(trial.heard != other.heard && trial.diagnostics.allSatisfy { !$0.contains("isOn") })
  }

  @Test func `A disabled label dims its button`() throws {
    let trial = try SwiftUITrial(#"Button {} label: { Text("Sign").disabled(true) }"#)
    #expect(trial.heard == ["Sign, dimmed, button"])
  }

  @Test func `A compact date picker has a button for the date and one for the time`() throws {
    let all =
      #"DatePicker("Start", selection: $date, displayedComponents: [.date, .hourAndMinute])"#
    let time = #"DatePicker("At", selection: $date, displayedComponents: [.hourAndMinute])"#
    let trial = try SwiftUITrial("\(all); \(time)", members: "@State var date = Date()")
    #expect(
      trial.heard == ["Start", "{date}, button", "{time}, button", "At", "{time}, button"])
  }

  @Test func `A label on an open disclosure group leaves its content out`() throws {
    let trial = try SwiftUITrial(
      """
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("In") }
        .accessibilityLabel("Details")
      """)
    #expect(trial.heard == ["Details, expanded, button, double tap to collapse"])
  }

  @Test func `An alert gets the presented value`() throws {
    let trial = try SwiftUITrial(
      """
      Text("Page").alert("Sure?", isPresented: .constant(true), presenting: "Bed 4") { bed in
        Button("Remove \\(bed)") {}
      } message: { bed in Text("\\(bed) goes.") }
      """)
    #expect(trial.heard == ["Sure?", "Bed 4 goes.", "Remove Bed 4, button"])
  }

  @Test func `The button of a stepper that would exceed a limit is dimmed`() throws {
    let trial = try SwiftUITrial(
      """
      Stepper("Beds", value: .constant(1), in: 1...4)
      Stepper("Baths", value: .constant(4), in: 1...4)
      Stepper("Floors", value: .constant(0))
      """)
    #expect(
      trial.heard == [
        "Beds, Decrement, dimmed, button", "Beds, Increment, button", "Baths, Decrement, button",
        "Baths, Increment, dimmed, button", "Floors, Decrement, button",
        "Floors, Increment, button",
      ])
  }

  @Test func `An alert for an error has the description of the error as its title`() throws {
    let around = """
      enum Failure: LocalizedError { case offline
        var errorDescription: String? { "You are offline" }
        var recoverySuggestion: String? { "Check the network." } }
      """
    func alert(_ error: String) throws -> SwiftUITrial {
      try SwiftUITrial(
        """
        Text("Page").alert(isPresented: .constant(true), error: error) { _ in
          Button("Retry") {}
        } message: { error in Text(error.recoverySuggestion ?? "") }
        """, members: "@State var error: Failure? = \(error)", around: around)
    }
    #expect(
      try alert(".offline").heard == ["You are offline", "Check the network.", "Retry, button"])
    #expect(try alert("nil").heard == ["Page"])
  }

  @Test(arguments: [
    (".page", ["One", "page 1 of 2"]), (".page(indexDisplayMode: .never)", ["One"]),
    ("PageTabViewStyle(indexDisplayMode: .always)", ["One", "page 1 of 2"]),
  ])
  func `A tab view with pages has dots unless its style hides them`(
    _ style: String, _ words: [String]
  ) throws {
    let trial = try SwiftUITrial("TabView { Text(\"One\"); Text(\"Two\") }.tabViewStyle(\(style))")
    #expect(trial.heard.count == words.count)
    #expect(zip(trial.heard, words).allSatisfy { $0.hasPrefix($1) }, "\(trial.heard)")
  }

  @Test func `A value of a stepper is heard if the author gives one`() throws {
    let trial = try SwiftUITrial(
      #"Stepper("Beds", value: .constant(2)).accessibilityValue("2 beds")"#)
    #expect(
      trial.heard == ["Beds, Decrement, 2 beds, button", "Beds, Increment, 2 beds, button"])
  }

  @Test func `A toggle style that draws a button is no nested button`() throws {
    let around = """
      struct Check: ToggleStyle { func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: { configuration.label } } }
      """
    let trial = try SwiftUITrial(
      #"Toggle("Agree", isOn: .constant(true)).toggleStyle(Check())"#, around: around)
    #expect(trial.heard == ["Agree, switch button, on, double tap to toggle setting"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `Buttons of the system have the words that the code chooses`() throws {
    let body = """
      ShareLink("Send it", item: "x")
      SignInWithAppleButton(.continue) { _ in } onCompletion: { _ in }
      """
    #expect(try SwiftUITrial(body).heard == ["Send it, button", "Continue with Apple, button"])
  }

  @Test func `A field with the trait of a search field is one`() throws {
    let body = #"TextField("Find", text: .constant("")).accessibilityAddTraits(.isSearchField)"#
    #expect(try SwiftUITrial(body).heard == ["Find, search field, double tap to edit"])
  }

  @Test func `A combined element has the percentage of its progress bar`() throws {
    let trial = try SwiftUITrial(
      #"HStack { Text("Pilot"); ProgressView(value: 1, total: 2) }.accessibilityElement(children: .combine)"#
    )
    #expect(trial.heard == ["Pilot, 50%"])
  }

  @Test func `A control that is combined alone stays a control`() throws {
    let body =
      #"Toggle("Wi-Fi", isOn: .constant(true)).accessibilityElement(children: .combine)"#
    let trial = try SwiftUITrial(body)
    #expect(trial.heard == ["Wi-Fi, switch button, on, double tap to toggle setting"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `A label on a stack without an element names each element inside`() throws {
    let trial = try SwiftUITrial(
      """
      VStack { Text("One"); Button("Go") {} }.accessibilityLabel("Both")
      HStack { Spacer() }.accessibilityLabel("Alone")
      """)
    #expect(trial.heard == ["Both", "Both, button", "Alone"])
  }

  @Test(arguments: [
    #"Text("Page").badge(3).accessibilityValue("3 items").tabItem { Text("Cart") }"#,
    #"Text("Page").tabItem { Text("Cart") }.badge(3).accessibilityValue("3 items")"#,
    #"Tab("Cart", systemImage: "cart") { Text("Page") }.accessibilityValue("3 items")"#,
  ])
  func `The value of a tab's content is announced with the tab`(_ tab: String) throws {
    let trial = try SwiftUITrial(
      #"TabView { Text("Start").tabItem { Text("Home") }; \#(tab) }"#)
    #expect(trial.heard.last == "Cart, 3 items, tab, 2 of 2")
  }

  @Test func `A label of a tab does not change the tab's content`() throws {
    let trial = try SwiftUITrial(
      #"TabView { Tab("Home", systemImage: "house") { Text("Start") }.accessibilityLabel("H") }"#)
    #expect(trial.heard.first == "Start")
    #expect(trial.heard.last?.contains("H, tab") == true, "\(trial.heard)")
  }

  @Test func `A label of a tab bar is not a label of its tabs`() throws {
    let trial = try SwiftUITrial(
      """
      HStack { Button("One") {}; Button("Two") {} }.accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isTabBar).accessibilityLabel("Main")
      """)
    #expect(trial.heard.first?.contains("One, tab, 1 of 2") == true, "\(trial.heard)")
    #expect(trial.heard.last == "Two, tab, 2 of 2")
  }

  @Test func `Properties of a group do not affect the elements inside`() throws {
    let trial = try SwiftUITrial(
      """
      HStack { Text("One"); Button("Two") {} }.accessibilityElement(children: .contain)
        .accessibilityLabel("Group").accessibilityValue("5").accessibilityHint("Hint")
        .accessibilityAddTraits(.isHeader)
      """)
    #expect(trial.heard == ["Group, One", "Two, button"])
  }

  @Test func `An activity indicator with a label is in progress`() throws {
    let trial = try SwiftUITrial(
      #"ProgressView().accessibilityLabel("Results"); ProgressView("Saving")"#)
    #expect(trial.heard == ["Results, In progress", "Saving, In progress"])
  }

  @Test func `A view with other accessibility children keeps its label`() throws {
    let children = #".accessibilityChildren { HStack { Text("Mon"); Text("Tue") } }"#
    let before = try SwiftUITrial(#"Canvas { _, _ in }.accessibilityLabel("Sales")\#(children)"#)
    let after = try SwiftUITrial(#"Canvas { _, _ in }\#(children).accessibilityLabel("Sales")"#)
    #expect(before.heard == ["Sales, Mon", "Tue"])
    #expect(after.heard == before.heard)
  }

  @Test func `Both buttons of a stepper have the actions of the row`() throws {
    let trial = try SwiftUITrial(
      """
      List { ForEach([1], id: \\.self) { _ in Stepper("Tea", value: .constant(2)) }
        .onDelete { _ in } }
      """)
    #expect(trial.heard.count == 2)
    #expect(trial.heard.allSatisfy { $0.hasSuffix("actions available") }, "\(trial.heard)")
  }
}
