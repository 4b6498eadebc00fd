public import ImportSupport
internal import Simulator
internal import TextIO

extension InputFormat {
  /// A page source of Appium on Android.
  ///
  /// The class of a node is its tag.
  /// Source: appium-uiautomator2-server, AccessibilityNodeInfoDumper.java, UiElementSnapshot.java and
  /// Attribute.java.
  public static let appiumAndroid = InputFormat(
    name: "appium-android",
    guide: FormatGuide(
      summary: "A page source of Appium with the UiAutomator2 driver.",
      recognised: "XML with a root hierarchy whose tags are class names, also inside JSON",
      sources: [
        .init("A session of Appium in Python", "open('screen.xml', 'w').write(driver.page_source)"),
        .init("A session of Appium in JavaScript", "await driver.getPage.init()"),
        .init("Any client", "curl -s http://localhost:4723/session/ID/source > screen.json"),
        .init(
          "More of each node", "driver.update_settings({'includeA11yActionsInPageSource': True})"),
      ],
      options: ["assume-hint"],
      unknown: [
        "Labels (labelFor), state and role descriptions, ranges and details of collections.",
        "Older servers: hints, errors, headings, live regions and importance as well.",
      ]),
    signs: [
      FormatSign(.answer) { $0.answer == .classes },
      FormatSign(.root) { $0.rootName == "hierarchy" },
      // Another driver's source, which the reader of dumps refuses with what to do.
      FormatSign(.tool) { $0.rootName != nil && $0.holds(" view-tag=\"") },
      FormatSign(.escaped) { $0.escapedDump == .classes },
    ],
    source: { bytes, file throws(InputError) in try .xml(bytes, .android, file: file) },
    read: { bytes, file, options throws(InputError) in
      try AndroidDump.screens(in: bytes, file: file, options: options, by: .appium)
    })
}
