internal import AccessibilityTree
internal import Encoding
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
        "At which elements VoiceOver stops; announce infers it from their types and labels.",
        "Hints, traits (so headings), languages, containers, custom actions and visibility.",
      ]),
    signs: [
      FormatSign(.answer) { $0.answer == .description },
      FormatSign(.report) { $0.isReport(withLine: "Element subtree:", "Attributes: Application") },
      FormatSign(.text) { head in
        head.contains("Element subtree:") || head.trimmed.hasPrefix("Attributes: ")
          || XCUILines.holdElement(head.bytes)
      },
    ],
    usualLanguage: { _, _ in "xcuitest" },
    budgetUnit: .lines,
    read: XCUIDump.screens)

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
          "WebDriverAgent, without Appium",
          "curl -s 'http://localhost:8100/source?format=json' > screen.json"),
      ],
      unknown: [
        "Hints, languages, containers and custom content.",
        "Headings and selected states, in sources without the attribute traits.",
      ]),
    signs: [
      FormatSign(.answer) { $0.answer == .elements },
      FormatSign(.report) { head in
        head.isReport(withLine: "<?xml", "<AppiumAUT", "<XCUIElementType")
          && head.contains("<XCUIElementType")
      },
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
    source: { bytes, file throws(InputError) in
      let found = try XCUISource.find(in: bytes, file: file)
      guard case .xml(let source) = found.form else { return nil }
      do throws(InputError) {
        return try .xml(source, .ios, file: file)
      } catch {
        throw found.located(error)
      }
    },
    read: XCUIDump.screens)
}

/// The importer of dumps of XCUITest's elements.
///
/// A dump is a page source of Appium's XCUITest driver or of WebDriverAgent, in XML or JSON, or the
/// output of `print(app.debugDescription)` in a test. The dump can be inside a server's response or
/// a log.
///
/// Source: WebDriverAgent, FBXPath.m; Appium XCUITest driver, element-attributes.md. Assumed: if a
/// line of a label looks like the line of an element, it is the line of an element.
enum XCUIDump {
  /// Returns the screens of a file.
  ///
  /// A page source is one screen. A `debugDescription` is one screen, and a log can contain several
  /// descriptions.
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let source = try XCUISource.find(in: bytes, file: file)
    do throws(InputError) {
      return try screens(of: source, file: file, options)
    } catch {
      throw source.located(error)
    }
  }

  private static func screens(
    of source: XCUISource, file: String?, _ options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    var tree: XCUITree
    switch source.form {
    case .description(let text): return try screens(in: text, file, source.diagnostics, options)
    case .xml(let bytes): tree = try AppiumIOSXML.tree(in: bytes, file: file)
    case .json(let root): tree = try AppiumIOSJSON.tree(root)
    }
    tree.diagnostics += source.diagnostics
    return [try XCUIScreenBuilder.importedScreen(tree, .missingInSource, file, options)]
  }

  /// Returns a screen for each `debugDescription` in a text.
  private static func screens(
    in text: String, _ file: String?, _ diagnostics: [ImportDiagnostic], _ options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let trees = try XCUILines.trees(in: text, file: file)
    guard !trees.isEmpty else {
      throw InputError(
        file: file, problem: "the file has no XCUITest element",
        remedy: "save the output of print(app.debugDescription), with “Element subtree:”")
    }
    var screens: [ImportedScreen] = []
    var names: [String: Int] = [:]
    for var tree in trees {
      tree.diagnostics += diagnostics
      var imported = try XCUIScreenBuilder.importedScreen(
        tree, .missingInDescription, file, options)
      let name = imported.screen.name
      names[name, default: 0] += 1
      if let count = names[name], count > 1 { imported.screen.name = "\(name) \(count)" }
      screens.append(imported)
    }
    return screens
  }
}
