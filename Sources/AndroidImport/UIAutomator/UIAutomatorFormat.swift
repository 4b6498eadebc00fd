internal import AccessibilityTree
internal import Encoding
public import ImportSupport
internal import TextIO

extension InputFormat {
  /// A dump of uiautomator.
  ///
  /// `uiautomator dump`, `UiDevice.dumpWindowHierarchy` and tools that use them write such dumps.
  ///
  /// Source: AndroidX Test, AccessibilityNodeInfoDumper.java; Android, DumpCommand.java.
  public static let uiautomator = InputFormat(
    name: "uiautomator",
    guide: FormatGuide(
      summary: "A dump of uiautomator: the screen of a running Android app.",
      recognised:
        "XML with the root element hierarchy that contains node, or the root element displays",
      screens:
        "Each window of the app is a screen; windows of the system and the keyboard are left out.",
      sources: [
        .init(
          "A connected device or emulator, with its versions and density",
          "announce device android -o screen.xml"),
        .init(
          "The same with adb alone", "adb shell uiautomator dump /sdcard/screen.xml",
          "adb pull /sdcard/screen.xml"),
        .init("In one step", "adb exec-out uiautomator dump /dev/tty > screen.xml"),
        .init("A test with UI Automator", "device.dumpWindowHierarchy(File(\"screen.xml\"))"),
      ],
      options: ["window", "assume-hint"],
      unknown: [
        "Labels (labelFor), errors, headings, live regions, state and role descriptions.",
        "Whether a field's text is typed or its hint, in dumps without the attribute hint.",
        "Ranges of sliders, collections, custom actions and links inside text.",
        "Which nodes are important for accessibility; announce infers it from their "
          + "texts and flags.",
      ]),
    signs: [
      // The importer rejects a snapshot of the Layout Inspector with advice.
      FormatSign(.magic) {
        $0.suffix == "li" || $0.start.starts(with: [0xAC, 0xED, 0x00, 0x05])
      },
      FormatSign(.answer) { $0.answer == .nodes },
      FormatSign(.report) { head in
        head.isReport(withLine: "<?xml", "<hierarchy") && head.contains("<hierarchy")
          && head.contains("<node ")
      },
      FormatSign(.root) { head in
        switch head.rootName {
        case "displays": true
        case "hierarchy": head.contains("<node ") || head.contains("<node\n")
        case "node": head.contains("class=\"") || head.contains("bounds=\"")
        default: false
        }
      },
      FormatSign(.escaped) { $0.escapedDump == .nodes },
    ],
    source: { bytes, file throws(InputError) in
      try .xml(DumpSource(bytes, file: file).bytes, .android, file: file)
    },
    read: { bytes, file, options throws(InputError) in
      try AndroidDump.screens(in: bytes, file: file, options: options, by: .uiautomator)
    })

  /// A page source of Appium on Android, in which the tag of a node is its class.
  ///
  /// Source: appium-uiautomator2-server, AccessibilityNodeInfoDumper.java, UiElementSnapshot.java
  /// and Attribute.java.
  public static let appiumAndroid = InputFormat(
    name: "appium-android",
    guide: FormatGuide(
      summary: "A page source of Appium with the UiAutomator2 driver.",
      recognised: "XML with a root hierarchy whose tags are class names, also inside JSON",
      sources: [
        .init("A session of Appium in Python", "open('screen.xml', 'w').write(driver.page_source)"),
        .init("A session of Appium in JavaScript", "await driver.getPageSource()"),
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
      FormatSign(.report) { head in
        head.isReport(withLine: "<?xml", "<hierarchy") && head.contains("<hierarchy")
      },
      FormatSign(.root) { $0.rootName == "hierarchy" },
      // The importer rejects a page source of the Espresso driver with advice.
      FormatSign(.tool) { $0.rootName != nil && $0.contains(" view-tag=\"") },
      FormatSign(.escaped) { $0.escapedDump == .classes },
    ],
    source: { bytes, file throws(InputError) in
      try .xml(DumpSource(bytes, file: file).bytes, .android, file: file)
    },
    read: { bytes, file, options throws(InputError) in
      try AndroidDump.screens(in: bytes, file: file, options: options, by: .appium)
    })
}

/// The importer of dumps of running Android apps.
///
/// Dumps of uiautomator and of Appium differ in the names of tags and in the attributes that can be
/// missing. The content of a file decides how the file is read, even if the user named the wrong
/// one of these two formats.
enum AndroidDump {
  /// The program that wrote a dump.
  enum Tool: Sendable {
    case uiautomator, appium
  }

  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions, by tool: Tool
  ) throws(InputError) -> [ImportedScreen] {
    let source = try DumpSource(bytes, file: file)
    let document = try XMLDocument(parsing: source.bytes, file: file)
    let content = try DumpContent(document, file: file, by: tool)
    let device = DeviceFacts(xml: source.bytes)
    if let window = options.window { try requireWindow(window, in: content, file: file) }
    var screens: [ImportedScreen] = []
    var names: [String: Int] = [:]
    for (number, group) in content.groups.enumerated() {
      let selection = DumpWindowSelection(of: group, in: content, named: options.window)
      var skippedTexts = FoundTexts()
      if number == 0 { content.recordTextBetweenTags(in: &skippedTexts) }
      for window in selection.skipped { content.recordSkipped(window, in: &skippedTexts) }
      for (index, window) in selection.selected.enumerated() {
        let reader = DumpReader(content: content, window: window, options: options)
        var imported = reader.importedScreen(skippedTexts: index == 0 ? skippedTexts : FoundTexts())
        imported.screen.file = file
        imported.screen.diagnostics =
          source.diagnostics + (index == 0 ? selection.diagnostics : [])
          + imported.screen.diagnostics
        imported.set(device)
        let isOnly = content.groups.count == 1 && selection.selected.count == 1
        imported.screen.name = isOnly ? file ?? "" : name(of: window, among: &names)
        screens.append(imported)
      }
    }
    return screens
  }

  /// Throws an error if no window of the dump has the requested name.
  private static func requireWindow(
    _ wanted: String, in content: DumpContent, file: String?
  ) throws(InputError) {
    let windows = content.groups.flatMap { $0 }.filter { !$0.isEmpty }
    guard !windows.contains(where: { $0.isNamed(wanted) }) else { return }
    var names: [String] = []
    for name in windows.flatMap({ [$0.package, $0.title] }) where !name.isEmpty {
      if !names.contains(name) { names.append(name) }
    }
    let list = names.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    throw InputError(
      file: file, problem: "the dump has no window “\(wanted)”",
      remedy: names.isEmpty ? "its windows have no names; run without --window" : "choose \(list)")
  }

  /// Returns the title or package of a window as its name.
  ///
  /// If an earlier window has the same name, a number is added.
  private static func name(of window: DumpWindow, among names: inout [String: Int]) -> String {
    let name =
      window.title.isEmpty ? window.package.isEmpty ? "window" : window.package : window.title
    let count = names[name, default: 0] + 1
    names[name] = count
    return count == 1 ? name : "\(name) \(count)"
  }
}
