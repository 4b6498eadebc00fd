public import ImportSupport
internal import TextIO

extension InputFormat {
  /// The `debugDescription` of an element of XCUITest.
  public static let xcuitest = InputFormat(
    name: "xcuitest",
    guide: FormatGuide(
      summary: "The debugDescription of an app or element in a test with XCUITest.",
      recognised: "lines such as Button, 0x60…, {{20.0, 80.0}, {335.0, 44.0}}, label: 'Save'",
      sources: [
        .init("A test with XCUITest", "print(XCUIApplication().debugDescription)"),
        .init("The debugger, stopped in such a test", "po XCUIApplication()"),
        .init(
          "WebDriverAgent, without a test of your own",
          "curl -s 'http://localhost:8100/source?format=description' > screen.json"),
      ],
      unknown: [
        "Which elements VoiceOver stops at; it is inferred from their types and labels.",
        "Hints, traits (so headings), languages, containers, custom actions and visibility.",
      ]),
    signs: [
      FormatSign(.answer) { $0.answer == .description },
      FormatSign(.text) { head in
        head.holds("Element subtree:") || head.trimmed.hasPrefix("Attributes: ")
          || head.trimmed.split(separator: "\n", maxSplits: 1).first.map {
            !$0.hasPrefix("<") && $0.range(ofScalars: ", {{") != nil
              && $0.range(ofScalars: "}}") != nil
          } == true
      },
    ],
    usualLanguage: { _, _ in "xcuitest" },
    budgeted: .lines,
    read: XCUIDump.screens)
}
