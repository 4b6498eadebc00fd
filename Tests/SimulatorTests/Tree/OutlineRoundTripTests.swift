import Simulator
import Testing

@Suite struct OutlineRoundTripTests {
  @Test func `A printed screen reads back the same`() throws {
    for seed in 0..<400 {
      var generator = ScreenGenerator(seed: seed)
      let screen = generator.screen()
      let outline = screen.outline
      let again = try Screen(outline: outline)
      #expect(
        again.withoutSource == screen.withoutSource,
        "seed \(seed)\n\(outline)\n---\n\(again.outline)")
      #expect(again.outline == outline || !again.diagnostics.isEmpty, "seed \(seed)")
    }
  }

  @Test func `Every fact of a node is printed`() throws {
    var generator = ScreenGenerator(seed: 4_711)
    var names: Set<String> = []
    for _ in 0..<500 {
      for line in generator.screen().outline.split(separator: "\n") {
        if let slash = line.firstIndex(of: "/") {
          names.insert(String(line[slash...].prefix { $0 != ":" && $0 != "." }))
        }
      }
    }
    #expect(
      names.isSuperset(of: [
        "/title", "/language", "/direction", "/orientation", "/origin", "/idiom", "/id",
        "/label-from", "/value", "/hint", "/hint-from", "/placeholder", "/error", "/keyboard",
        "/return-key", "/min", "/max", "/now", "/frame", "/live", "/action", "/hidden", "/group",
        "/order", "/android", "/ios", "/content", "/important-content",
      ]))
  }

  @Test func `Diagnostics read back without their position`() throws {
    var screen: Screen = [.button("Save")]
    screen.diagnostics = [
      ImportDiagnostic("The style sheet a.css is missing", at: .init(line: 1, column: 2))
    ]
    let again = try Screen(outline: screen.outline)
    #expect(again.diagnostics == [ImportDiagnostic("The style sheet a.css is missing")])
  }

  @Test func `The caller of the parser sets name and file`() throws {
    let screen = try Screen(outline: "- button \"Save\"", name: "Save", file: "save.outline")
    #expect(screen.name == "Save")
    #expect(screen.file == "save.outline")
  }

  @Test func `A literal and an outline make the same screen`() throws {
    let literal: Screen = [
      .heading("Sign up", level: 1),
      .textField("Email", value: "hello", error: "Please enter a valid email", required: true),
      .checkbox("Send me news", checked: .on),
      .checkbox("Remember me"),
      .text("We never share it."),
      .node(.list, children: [.node(.listItem, children: [.text("Apples")])]),
      .button("Sign up", expanded: false),
    ]
    let outline = """
      - heading "Sign up" [level=1]
      - textbox "Email" [required]:
        - /error: Please enter a valid email
        - text: hello
      - checkbox "Send me news" [checked]
      - checkbox "Remember me"
      - text: We never share it.
      - list:
        - listitem: Apples
      - button "Sign up" [expanded=false]
      """
    #expect(try Screen(outline: outline).withoutSource == literal)
    #expect(literal.outline == outline)
  }

  @Test func `Control and bidirectional characters are kept and printed as escapes`() throws {
    let label = "a\u{0}b\u{202E}c\u{7}\n\u{FEFF}"
    let screen: Screen = [.button(AuthoredText(label))]
    #expect(screen.outline == #"- button "a\x00b\u202ec\x07\n\ufeff""#)
    #expect(try Screen(outline: screen.outline).withoutSource == screen)
    let raw = try Screen(outline: "- button \"a\u{0}b\u{202E}c\"")
    #expect(try raw[#require(raw.firstRootIndex)].name == "a\u{0}b\u{202E}c")
  }

  @Test func `A screen deeper than the outline limit is printed down to the limit`() throws {
    var screen = Screen()
    var above: Node.Index?
    for _ in 0..<2_100 { above = screen.append(Node(.group), to: above) }
    let outline = screen.outline
    #expect(outline.hasSuffix("\n# 100 nodes are left out: an outline holds 2000 levels"))
    #expect(try Screen(outline: outline).count == 2_000)
  }

  @Test func `An outline prints as it was read`() throws {
    let outline = """
      - /title: Sign up
      - /language: de
      - /direction: rtl
      - /orientation: landscape
      - /origin: web
      - /idiom: pad
      - textbox "Email" [required] [invalid] [secure] [element=input] [type=password] [editable]:
        - /id: email
        - /label-from: aria-label
        - /hint: Ten digits
        - /hint-from: aria-describedby
        - /placeholder: name@example.com
        - /keyboard: email
        - /max-length: 40
        - text: hello
      - slider "Volume":
        - /now: 50
        - /min: 0
        - /max: 100
      - status:
        - /live: polite, atomic
        - text: Saved
      - group "Address" [focusable]:
        - /hidden: aria-hidden, visible
        - /order: street, city
        - /frame: 0 10.5 320 44
        - /android.className: android.view.View
        - /ios.accessibilityTraits: button
        - button "Delete":
          - /action: Undo
          - /action: Really delete
          - /content.Price: 5 euros
      """
    #expect(try Screen(outline: outline).outline == outline)
  }
}
