import Importers
import Simulator
import Testing

/// Markdown, formats and diagnostics of texts in SwiftUI.
struct SwiftUITextRuleTests {
  private func screen(_ body: String, assuming: [(String, String)] = [], language: String? = nil)
    throws -> Screen
  {
    let code = """
      import SwiftUI
      struct Sample: View {
        let model: Model
        @State var share = 0.25
        let file = "an *old* _draft_"
        var body: some View { VStack { \(body) } }
      }
      """
    var options = ImportOptions()
    options.language = language
    options.assumptions = assuming.map { (name: $0.0, value: $0.1) }
    return try #require(
      try ImportedScreen.contents(of: Array(code.utf8), format: .swiftui, options: options).last
    ).screen
  }

  private func heard(_ body: String, assuming: [(String, String)] = [], language: String? = nil)
    throws -> [String]
  {
    VoiceOver().read(try screen(body, assuming: assuming, language: language)).stops
      .map(\.announcement.text)
  }

  @Test(arguments: [
    (#"Text("Open \(file)")"#, "Open an *old* _draft_"),
    (#"Text("**Open** \(file) `now`")"#, "Open an *old* _draft_ now"),
    (#"Text("\\*no emphasis\\*")"#, "*no emphasis*"), (#"Text("`a_*b*`")"#, "a_*b*"),
    (#"Text("[Help](https://example.org)")"#, "Help"),
    (#"Text("Share \(share, format: .percent)")"#, "Share 25%"),
    (#"Text(.init("**Bold**"))"#, "Bold"),
    (#"Text("mary-ann o'brien".capitalized)"#, "Mary-Ann O'brien"),
  ]) func `Markdown is that of the literal, and formats apply to values`(
    _ body: String, _ text: String
  ) throws {
    #expect(try heard(body) == [text])
  }

  @Test(arguments: [
    ("hi", "12,34,567"), ("ro", "1.234.567"), ("de-CH", "1’234’567"), ("en-IN", "12,34,567"),
    ("es-MX", "1,234,567"), ("en", "1,234,567"),
  ]) func `Numbers are grouped as in the language`(_ language: String, _ text: String) throws {
    #expect(try heard(#"Text("\(1234567)")"#, language: language) == [text])
  }

  @Test(
    arguments: [
      (#"^[\(3) bee](inflect: true)"#, "3 bees"), (#"^[\(1) bee](inflect: true)"#, "1 bee"),
      (#"^[\(0) box](inflect: true) left"#, "0 boxes left"),
      (#"^[2 unread reply](inflect: true), ^[\(1) day](inflect: true)"#, "2 unread replies, 1 day"),
      (#"**^[\(2) Person](inflect: true)** in ^[\(4) **city**](inflect: true)"#, nil),
      (#"**^[\(2) Person](inflect: true)**"#, "2 People"),
      (#"^[\(2) \("dish")](inflect: true)"#, "2 dishes"),
      (#"^[\(2) day](inflect: true)"#, "2 days"),
      (#"^[\(2) unread message ](inflect: true)now"#, "2 unread messages now"),
      (#"^[\(3) roof](inflect: true), ^[\(2) leaf](inflect:true)"#, "3 roofs, 2 leaves"),
    ] as [(String, String?)])
  func `A noun agrees with its number by automatic grammar`(
    _ text: String, _ said: String?
  ) throws {
    let screen = try screen("Text(\"\(text)\")")
    let isKnown = !screen.diagnostics.contains { $0.message.contains("inflect") }
    #expect(isKnown == (said != nil))
    let heard = VoiceOver().read(screen).stops.map(\.announcement.text)
    if let said { #expect(heard == [said]) } else { #expect(!heard.joined().contains("^[")) }
  }

  @Test(arguments: [
    (#"^[\(3) slice of pie](inflect: true)"#, "3 slice of pie"),
    (#"^[\(3) items](inflect: true)"#, "3 items"), (#"^[\(2) belief](inflect: true)"#, "2 belief"),
    (#"^[bee](inflect: true)"#, "bee"), (#"^[\(2) bee](agreeWithArgument: 1)"#, "2 bee"),
    (#"^[\(count) bee](inflect: true)"#, "{count} bee"),
  ])
  func `Automatic grammar that is not known is reported, and its mark is not announced`(
    _ text: String, _ said: String
  ) throws {
    let screen = try screen("Text(\"\(text)\")")
    #expect(VoiceOver().read(screen).stops.map(\.announcement.text) == [said])
    #expect(screen.diagnostics.contains { $0.message.contains("inflect") || said.contains("{") })
  }

  @Test func `Automatic grammar of other languages is reported`() throws {
    let screen = try screen(#"Text("^[\(3) Hund](inflect: true)")"#, language: "de")
    #expect(VoiceOver().read(screen).stops.map(\.announcement.text) == ["3 Hund"])
    #expect(screen.diagnostics.contains { $0.message.contains("inflect") })
  }

  @Test(arguments: [
    ("et", "localizedCompare", false), ("cs", "localizedStandardCompare", false),
    ("de", "localizedCompare", true), ("et", "caseInsensitiveCompare", true),
  ])
  func `Texts are compared only in languages with the order of English`(
    _ language: String, _ function: String, _ isKnown: Bool
  ) throws {
    let body = #"Text("Zoo".\#(function)("Tram") == .orderedDescending ? "after" : "before")"#
    let screen = try screen(body, language: language)
    let isReported = screen.diagnostics.contains { $0.message.contains(function) }
    #expect(isReported == !isKnown, "\(screen.diagnostics)")
    if isKnown { #expect(VoiceOver().read(screen).stops.map(\.announcement.text) == ["after"]) }
  }

  private static let choice = """
    switch model.state { case .loading: Text("Loading"); case .ready: Text("Ready")
      case .failed(let fault): Text(fault.title) }
    """

  @Test func `The branch of an unknown value is named, and another one can be assumed`() throws {
    #expect(
      try screen(Self.choice).diagnostics.map(\.message).first == """
        “model.state” is only known at run time, taken as .ready; change it with --assume \
        model.state=.loading.
        """)
    #expect(try heard(Self.choice, assuming: [("model.state", ".loading")]) == ["Loading"])
  }

  @Test func `Assumptions can be pasted into a shell, and lines are in their order`() throws {
    let screen = try screen(
      #"Text(model.title); if model.kind == "it's" { Text("is") } else { Text("other") }"#)
    #expect(
      screen.diagnostics.map(\.message) == [
        "“model.title” is only known at run time; set it with --assume model.title=….",
        """
        “model.kind == "it's"” is only known at run time, taken as false; change it with --assume \
        'model.kind == "it'\\''s"=true'.
        """,
      ])
  }
}

/// Titles and texts that come from closures, roles and images.
struct SwiftUITitleTests {
  @Test func `A button with only a role has the title of the system`() throws {
    let trial = try SwiftUITrial(
      "VStack { Button(role: .close) {}; Button(role: .cancel) {}; Button(role: .confirm) {} }")
    #expect(trial.heard[0].contains("Close"))
    #expect(trial.heard[1].contains("Cancel"))
    #expect(trial.heard[2].contains("{title of .confirm}"))
    #expect(trial.diagnostics.contains { $0.contains("Button(role: .confirm)") })
  }

  @Test(arguments: ["Text(\"Start\")", "Label(\"Start\", systemImage: \"calendar\")"])
  func `The closure of a date picker is its title`(_ label: String) throws {
    let trial = try SwiftUITrial(
      "Form { DatePicker(selection: $date, displayedComponents: .date) { \(label) } }",
      members: "@State var date = Date.now")
    #expect(trial.heard.first == "Start")
  }

  @Test func `A picker in a menu shows its options in the menu`() throws {
    let body = """
      Menu("Sort") { Picker("Order", selection: $order) { Text("Name").tag(0); Text("Date").tag(1) } }
      """
    let heard = try SwiftUISessionTests().lines(
      "import SwiftUI\nstruct Sample: View { @State var order = 0\nvar body: some View { \(body) } }",
      "double tap; walk")
    #expect(heard.joined().contains { $0.contains("Date, button") }, "\(heard)")
    #expect(!heard.joined().contains { $0.contains("Order") }, "\(heard)")
  }

  @Test func `An image joined with a text keeps the text and reports the name of the image`() throws
  {
    let trial = try SwiftUITrial(
      "VStack { Text(Image(systemName: \"flame\")) + Text(\" 4.6\"); Text(\"\\(Image(systemName: \"flame\")) hot\") }"
    )
    #expect(trial.heard == ["flame 4.6", "flame hot"])
    #expect(trial.diagnostics.contains { $0.contains("flame") })
  }

  @Test func `Sort priority counts among the views of one stack only`() throws {
    let trial = try SwiftUITrial(
      """
      NavigationStack {
        VStack {
          Text("A")
          HStack { Text("B"); Text("C").accessibilitySortPriority(1) }
          Text("D").accessibilitySortPriority(2)
        }
        .navigationTitle("Title")
      }
      """)
    #expect(trial.heard.map { String($0.prefix(5)) } == ["Title", "D", "A", "C", "B"])
  }

  @Test func `Sort priority does not move rows of a list`() throws {
    let trial = try SwiftUITrial(
      "List { Text(\"A\"); Text(\"B\").accessibilitySortPriority(1) }")
    #expect(trial.heard == ["A", "B"])
  }

  @Test func `An element of a shared list is found by the type of the parameter`() throws {
    let trial = try SwiftUITrial(
      file: """
        struct Mail { var sender: String }
        extension Mail { static let samples = [Mail(sender: "Ann")] }
        struct Row: View { let mail: Mail
          var body: some View { Text(mail.sender) } }
        #Preview { Row(mail: .samples[0]) }
        """)
    #expect(trial.heard == ["Ann"])
  }

  @Test func `A sum of decimal numbers is a number`() throws {
    let trial = try SwiftUITrial(
      "Text(\"Total \\(items.reduce(0) { $0 + $1.price * Decimal($1.count) }.formatted())\")",
      members: "let items = [Item(price: 2.5, count: 1), Item(price: 4, count: 2)]",
      around: "struct Item { let price: Decimal; let count: Int }")
    #expect(trial.heard == ["Total 10.5"])
  }

  @Test func `A translation that is new and empty falls back to the text of the source language`()
    throws
  {
    let project = try ProjectFolder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Save": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
      "Other": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Andere"}}}}
      }}
      """,
      "Main.swift": """
      import SwiftUI
      struct Main: View { var body: some View { VStack { Button("Save") {}; Button("Other") {} } } }
      """,
    ])
    var options = ImportOptions()
    options.language = "de"
    let imported = try ImportedScreen.contents(
      ofFile: project.path("Main.swift"), options: options)
    let labels = VoiceOver().read(imported[0].screen).stops.map(\.announcement.text)
    #expect(labels == ["Save, button", "Andere, button"])
  }

  @Test func `Localized resources are looked up after functions and closures passed them on`()
    throws
  {
    let project = try ProjectFolder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Run": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Laufen"}}}},
      "%lld km": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%lld Kilometer"}}}}
      }}
      """,
      "Main.swift": """
      import SwiftUI
      enum Kind: String, CaseIterable { case run
        var label: LocalizedStringResource { switch self { case .run: "Run" } } }
      struct Main: View {
        let make: (Kind) -> LocalizedStringResource = { kind in kind == .run ? "Run" : "Run" }
        var all: [LocalizedStringResource] { Kind.allCases.map { $0.label } }
        func distance(_ number: Int) -> LocalizedStringResource { "\\(number) km" }
        let plain = "Run"
        var body: some View { VStack {
          ForEach(Kind.allCases.map(\\.label), id: \\.key) { Text($0) }
          ForEach(all, id: \\.key) { Text($0) }
          Text([2].map { distance($0) }[0])
          Text([3].map { number -> LocalizedStringResource in "\\(number) km" }[0])
          Text(make(.run))
          Text(Kind.allCases.map { $0.label }.first ?? "none")
          Text("Go: \\(Kind.run.label)")
          Text([plain].map { $0 }[0])
          Text([1].map { _ in "Run" }[0])
        } } }
      """,
    ])
    var options = ImportOptions()
    options.language = "de"
    let imported = try ImportedScreen.contents(
      ofFile: project.path("Main.swift"), options: options)
    let labels = VoiceOver().read(imported[0].screen).stops.map(\.announcement.text)
    #expect(
      labels == [
        "Laufen", "Laufen", "2 Kilometer", "3 Kilometer", "Laufen", "Laufen", "Go: Laufen", "Run",
        "Run",
      ])
  }

  @Test func `Unknown values of hidden views and replaced values are not reported`() throws {
    let members = "let user: User; @State var speed = 3.0"
    let hidden = try SwiftUITrial(
      """
      VStack {
        HStack { Text(user.name); if user.isNew { Text("New") } }.accessibilityHidden(true)
        Slider(value: $speed, in: 1...7).accessibilityLabel("Speed").accessibilityValue("3 of 7")
      }
      """, members: members)
    #expect(hidden.diagnostics.isEmpty, "\(hidden.diagnostics)")
    let heard = try SwiftUITrial(
      "VStack { Text(user.name); Slider(value: $speed, in: 1...7) }", members: members)
    #expect(heard.diagnostics.count == 2, "\(heard.diagnostics)")
  }
}
