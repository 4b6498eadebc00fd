internal import Encoding
public import ImportSupport
internal import Simulator
internal import TextIO

extension InputFormat {
  /// A page source of Appium on iOS, in XML or JSON.
  public static let appiumIOS = InputFormat(
    name: "appium-ios",
    guide: FormatGuide(
      summary: "A page source of Appium with the XCUITest driver, or of WebDriverAgent.",
      recognised: "XML with tags XCUIElementType…, also inside JSON, or WebDriverAgent's JSON",
      sources: [
        .init("A session of Appium in Python", "open('screen.xml', 'w').write(driver.page_source)"),
        .init("Any client", "curl -s http://localhost:4723/session/ID/source > screen.json"),
        .init(
          "WebDriverAgent itself",
          "curl -s 'http://localhost:8100/source?format=json' > screen.json"),
      ],
      unknown: [
        "Hints, languages, containers and custom content.",
        "Headings and selected states, in sources without the attribute traits.",
      ]),
    signs: [
      FormatSign(.answer) { $0.answer == .elements },
      FormatSign(.root) { head in
        guard let name = head.rootName else { return false }
        let isAutomation = name.hasPrefix("UIA") && name.dropFirst(3).first?.isUppercase == true
        return name == "AppiumAUT" || name.hasPrefix("XCUIElementType") || isAutomation
      },
    ],
    keys: { key, _ in
      switch key {
      case "rawIdentifier", "isEnabled", "isVisible", "isAccessible": .certain
      default: .none
      }
    },
    usualLanguage: { _, bytes in
      bytes.first { $0 > 0x20 } == UInt8(ascii: "{") ? "json" : "xml"
    },
    source: { bytes, file throws(InputError) in try .xml(bytes, .ios, file: file) },
    read: XCUIDump.screens)
}
