import Importers
import Simulator
import Testing

/// The effects of gestures on focus, values and handlers of SwiftUI screens.
struct SwiftUIGestureTests {
  private func lines(_ code: String, _ gestures: String) throws -> [[String]] {
    try SwiftUISessionTests().lines("import SwiftUI\n" + code, gestures)
  }

  private static let focus = """
    struct Sample: View {
      enum Field { case name, town }
      @State private var name = ""
      @State private var problem = ""
      @FocusState private var field: Field?
      @FocusState private var isTown: Bool
      @AccessibilityFocusState private var isAtProblem: Bool
      var body: some View {
        Form {
          TextField("Name", text: $name).focused($field, equals: .name)
          TextField("Town", text: .constant("")).focused($isTown)
          Toggle("Terms", isOn: .constant(false))
          if !problem.isEmpty { Text(problem).accessibilityFocused($isAtProblem) }
          Button("Send") { problem = "Name is missing"; isAtProblem = true }
          Button("Edit") { field = .name }
          Button("Later") {
            problem = "Server is busy"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isAtProblem = true }
          }
        }
      }
    }
    """

  @Test(arguments: [
    "swipe right 2; double tap", "swipe right; swipe left; swipe right 2; double tap",
    "touch \"Town\"; touch \"Terms\"; double tap", "walk; touch \"Terms\"; double tap",
    "until \"Terms\"; double tap",
  ])
  func `Swiping over a field does not move input focus to it`(_ gestures: String) throws {
    let heard = try lines(Self.focus, gestures).last
    #expect(
      heard?.contains { $0.contains("editing") || $0.contains("Town") } == false, "\(heard ?? [])")
  }

  @Test func `Typing into a field with a focus state leaves focus where it is`() throws {
    let heard = try lines(Self.focus, "double tap; type \"ab\"")
    #expect(heard.last == ["a", "b"], "\(heard)")
  }

  @Test(arguments: [
    ("touch \"Send\"; double tap", "Name is missing"),
    ("touch \"Send\"; double tap; touch \"Send\"; double tap", "Name is missing"),
    ("touch \"Later\"; double tap; wait 3 s", "Server is busy"),
    ("touch \"Edit\"; double tap", "text field, is editing, Name"),
  ])
  func `The app moves focus by a focus state`(_ gestures: String, _ words: String) throws {
    let heard = try lines(Self.focus, gestures).suffix(2).joined()
    #expect(heard.contains { $0.contains(words) }, "\(Array(heard))")
  }

  private static let values = """
    struct Sample: View {
      @State private var stars = 3
      @State private var size = 1
      @State private var packs = 10
      private func turn(_ direction: AccessibilityAdjustmentDirection) {
        stars += direction == .increment ? 1 : -1
      }
      var body: some View {
        VStack {
          Text("Rating").accessibilityValue("\\(stars) stars")
            .accessibilityAdjustableAction { direction in
              switch direction {
              case .increment: stars += 1
              case .decrement: stars -= 1
              @unknown default: break
              }
            }
          Text("Dial").accessibilityValue("\\(stars)").accessibilityAdjustableAction(turn)
          Stepper("Size \\(size)", value: $size, in: 0...2)
          Stepper { Text("Packs \\(packs)") } onIncrement: { packs += 5 } onDecrement: { packs -= 5 }
        }
      }
    }
    """

  @Test(arguments: [
    ("swipe up", "4 stars"), ("swipe down 2", "1 stars"), ("touch \"Dial\"; swipe up", "4"),
    ("until \"Size 1, Increment\"; double tap", "Size 2"), ("until \"Size\"; double tap", "Size 0"),
    ("until \"Packs 10, Increment\"; double tap", "Packs 15"),
    ("until \"Packs 10, Decrement\"; double tap", "Packs 5"),
  ])
  func `A value that a person adjusts is announced anew`(_ gestures: String, _ words: String) throws
  {
    let heard = try lines(Self.values, gestures).last
    #expect(heard?.contains { $0.hasPrefix(words) } == true, "\(heard ?? [])")
  }

  @Test func `A stepper stops at its limit`() throws {
    let heard = try lines(
      Self.values, "until \"Size 1, Increment\"; double tap; double tap; swipe left")
    #expect(heard.last?.contains { $0.hasPrefix("Size 2") } == true, "\(heard)")
  }

  private static let named = """
    @Observable class Model { var status = "Idle"; func submit() { status = "Submitted" } }
    struct Row: View {
      let onTap: () -> Void
      var body: some View { Button(action: onTap) { Text("Row") } }
    }
    struct Sample: View {
      @State private var model = Model()
      @State private var status = "None"
      @State private var name = ""
      let onNext: () -> Void
      private func save() { status = "Saved" }
      var body: some View {
        VStack {
          Text(status)
          Text(model.status)
          TextField("Name", text: $name).submitLabel(.done)
          Button("Save", action: save)
          Button(action: model.submit) { Text("Submit") }
          Row(onTap: save)
          Text("Tap").onTapGesture(perform: save)
          Text("Mail").accessibilityAction(named: "Archive", save)
          Button("Next", action: onNext)
        }
        .onSubmit(save)
      }
    }
    """

  @Test(arguments: [
    ("touch \"Save\"; double tap", "Saved"), ("touch \"Submit\"; double tap", "Submitted"),
    ("touch \"Row\"; double tap", "Saved"), ("touch \"Tap\"; double tap", "Saved"),
    ("touch \"Mail\"; action \"Archive\"", "Saved"),
    ("touch \"Name\"; double tap; done", "Saved"),
  ])
  func `A handler that is given by its name is followed`(_ gestures: String, _ words: String) throws
  {
    let heard = try lines(Self.named, gestures + "; touch \"\(words)\"").last
    #expect(heard?.contains(words) == true, "\(heard ?? [])")
  }

  @Test func `A handler that only the app knows is reported where it is given`() throws {
    var options = ImportOptions()
    options.readsApp = true
    let imported = try ImportedScreen.contents(
      of: Array(("import SwiftUI\n" + Self.named).utf8), format: .swiftui, options: options)
    let diagnostic = try #require(
      imported.last?.screen.diagnostics.first { $0.message.contains("onNext") })
    #expect(diagnostic.message.contains("A handler calls or sets"))
  }
}

extension SwiftUIGestureTests {
  private static let opening = """
    struct Sample: View {
      @State private var isShown = false
      @State private var isFixed = false
      @State private var isAsking = false
      @State private var name = ""
      @State private var way = 0
      @State private var pay = 0
      var body: some View {
        NavigationStack {
          Form {
            Button("Sheet") { isShown = true }.sheet(isPresented: $isShown) { Text("In sheet") }
            Button("Fixed") { isFixed = true }.sheet(isPresented: $isFixed) {
              Text("Stays").interactiveDismissDisabled()
            }
            Button("Ask") { isAsking = true }.alert("Rename?", isPresented: $isAsking) {
              Button("Rename") {}
              Button("Cancel", role: .cancel) {}
              TextField("New name", text: $name)
            }
            Picker("Delivery", selection: $way) { Text("Standard").tag(0); Text("Express").tag(1) }
            Picker("Payment", selection: $pay) { Text("Card").tag(0); Text("Cash").tag(1) }
              .pickerStyle(.navigationLink)
          }
          .toolbar { ToolbarItem { Menu("More") { Button("Export") {} } } }
          .navigationTitle("Order")
        }
      }
    }
    """

  @Test(arguments: [
    ("touch \"More\"; double tap", "Export, button"),
    ("touch \"Delivery\"; double tap", "selected, Standard, button"),
    ("touch \"Delivery\"; double tap; touch \"Express\"; double tap", "Delivery, Express"),
    ("touch \"Payment, Card\"; double tap; until \"Cash\"", "Cash, button"),
    (
      "touch \"Payment, Card\"; double tap; touch \"Cash\"; double tap; until \"Payment\"",
      "Payment, Cash"
    ), ("touch \"Sheet\"; double tap; escape", "Order, heading"),
    ("touch \"Fixed\"; double tap; escape; swipe left", "Stays"),
    ("touch \"Ask\"; double tap; escape", "Ask, button"),
    ("touch \"Ask\"; double tap; swipe right", "New name, text field"),
  ])
  func `A screen that opens has focus, and the gesture for going back closes it`(
    _ gestures: String, _ words: String
  ) throws {
    let heard = try lines(Self.opening, gestures).last
    #expect(heard?.contains { $0.hasPrefix(words) } == true, "\(heard ?? [])")
  }

  @Test(arguments: ["More", "Sheet", "Ask", "Delivery", "Payment, Card"])
  func `Nothing that is said of an opened screen is lost`(_ opener: String) throws {
    let options = {
      var options = ImportOptions()
      options.readsApp = true
      return options
    }()
    let imported = try #require(
      try ImportedScreen.contents(
        of: Array(("import SwiftUI\n" + Self.opening).utf8), format: .swiftui, options: options
      ).last)
    var session = Session(imported.screen, by: VoiceOver(), app: imported.activeApp)
    session.begin()
    for step in try GestureScript("touch \"\(opener)\"; double tap").steps {
      session.perform(step.gesture)
    }
    let step = try #require(session.record.last)
    let words = step.lines.map(\.written).filter { !$0.contains("screen changed") }
    #expect(words.count == Set(words).count, "\(words)")
  }

  @Test func `A chosen tab is said to be selected, even if its page has a title`() throws {
    let code = """
      struct Sample: View {
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            Text("Home page").tabItem { Text("Home") }.tag(0)
            NavigationStack { Text("Cart page").navigationTitle("Basket") }
              .tabItem { Text("Cart") }.tag(1)
          }
        }
      }
      """
    let heard = try lines(code, "touch \"Cart\"; double tap")
    #expect(heard.last?.contains { $0.hasPrefix("selected, Cart") } == true, "\(heard)")
  }
}
