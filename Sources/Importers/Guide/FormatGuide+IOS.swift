extension FormatGuide {
  static let interfaceBuilder = FormatGuide(
    format: .interfaceBuilder,
    summary: "A storyboard or xib of Xcode's Interface Builder for iOS.",
    recognised: "the extensions storyboard and xib, or XML of Interface Builder",
    screens: "Each scene of a storyboard and each topmost view of a xib is a screen.",
    sources: [
      Source("The sources of an app", "App/Base.lproj/Main.storyboard"),
      Source(
        "A compiled nib has no sources left; dump the running app instead",
        "print(XCUIApplication().debugDescription)"),
    ],
    options: ["scene"],
    unknown: [
      "Labels, values, traits and custom actions set in code.",
      "Rows of tables and collections that the app fills; prototype cells are shown once.",
      "Texts that code replaces when the view appears.",
      "Where views stand on other devices than the one drawn.",
    ])

  static let appiumIOS = FormatGuide(
    format: .appiumIOS,
    summary: "A page source of Appium with the XCUITest driver, or of WebDriverAgent.",
    recognised: "XML with tags XCUIElementType…, also inside JSON, or WebDriverAgent's JSON",
    sources: [
      Source("A session of Appium in Python", "open('screen.xml', 'w').write(driver.page_source)"),
      Source("Any client", "curl -s http://localhost:4723/session/ID/source > screen.json"),
      Source(
        "WebDriverAgent itself", "curl -s 'http://localhost:8100/source?format=json' > screen.json"),
    ],
    unknown: [
      "Hints, languages, containers and custom content.",
      "Headings and selected states, in sources without the attribute traits.",
    ])

  static let xcuitest = FormatGuide(
    format: .xcuitest,
    summary: "The debugDescription of an app or element in a test with XCUITest.",
    recognised: "lines such as Button, 0x60…, {{20.0, 80.0}, {335.0, 44.0}}, label: 'Save'",
    sources: [
      Source("A test with XCUITest", "print(XCUIApplication().debugDescription)"),
      Source("The debugger, stopped in such a test", "po XCUIApplication()"),
      Source(
        "WebDriverAgent, without a test of your own",
        "curl -s 'http://localhost:8100/source?format=description' > screen.json"),
    ],
    unknown: [
      "Which elements VoiceOver stops at; it is inferred from their types and labels.",
      "Hints, traits (so headings), languages, containers, custom actions and visibility.",
    ])

  static let accessibilitySnapshot = FormatGuide(
    format: .accessibilitySnapshot,
    summary: "A hierarchy that AccessibilitySnapshot parsed from a view, in JSON.",
    recognised: "JSON of element or container with _0",
    screens: "Each hierarchy with a screen's worth of elements is a screen.",
    sources: [
      Source(
        "A test with AccessibilitySnapshot",
        "let hierarchy = AccessibilityHierarchyParser().parseAccessibilityHierarchy(in: view)",
        "try JSONEncoder().encode(hierarchy).write(to: url)")
    ],
    unknown: ["Placeholders and keyboards of text fields.", "Views that are no elements."])
}
