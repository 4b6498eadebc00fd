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
  func `Automatic grammar that is not known is told, and its mark is not heard`(
    _ text: String, _ said: String
  ) throws {
    let screen = try screen("Text(\"\(text)\")")
    #expect(VoiceOver().read(screen).stops.map(\.announcement.text) == [said])
    #expect(screen.diagnostics.contains { $0.message.contains("inflect") || said.contains("{") })
  }

  @Test func `Automatic grammar of other languages is told`() throws {
    let screen = try screen(#"Text("^[\(3) Hund](inflect: true)")"#, language: "de")
    #expect(VoiceOver().read(screen).stops.map(\.announcement.text) == ["3 Hund"])
    #expect(screen.diagnostics.contains { $0.message.contains("inflect") })
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
