public import ImportSupport
internal import Simulator
internal import TextIO

extension InputFormat {
  /// A dump of uiautomator.
  ///
  /// What `uiautomator dump`, `UiDevice.dumpWindowHierarchy` and the many tools built on them write.
  /// Source: AndroidX Test, AccessibilityNodeInfoDumper.java; Android, DumpCommand.java.
  public static let uiautomator = InputFormat(
    name: "uiautomator",
    guide: FormatGuide(
      summary: "A dump of uiautomator: the screen of a running Android app.",
      recognised: "XML with a root hierarchy that holds node, or a root displays",
      screens: "Each window of the app is a screen; the system's and the keyboard are left out.",
      sources: [
        .init(
          "A device or emulator with adb", "adb shell uiautomator dump /sdcard/screen.xml",
          "adb pull /sdcard/screen.xml"),
        .init("The same in one step", "adb exec-out uiautomator dump /dev/tty > screen.xml"),
        .init("A test with UI Automator", "device.dumpWindowHierarchy(File(\"screen.xml\"))"),
      ],
      options: ["window", "assume-hint"],
      unknown: [
        "Labels (labelFor), errors, headings, live regions, state and role descriptions.",
        "Whether a field's text is typed or its hint, in dumps without the attribute hint.",
        "Ranges of sliders, collections, custom actions and links inside text.",
        "Which nodes TalkBack takes for important; it is inferred from their texts and flags.",
      ]),
    signs: [
      // A snapshot of the Layout Inspector, which the reader of dumps refuses with what to do.
      FormatSign(.magic) {
        $0.suffix == "li" || $0.start.starts(with: [0xAC, 0xED, 0x00, 0x05])
      },
      FormatSign(.answer) { $0.answer == .nodes },
      FormatSign(.root) { head in
        switch head.rootName {
        case "displays": true
        case "hierarchy": head.holds("<node ") || head.holds("<node\n")
        case "node": head.holds("class=\"") || head.holds("bounds=\"")
        default: false
        }
      },
      FormatSign(.escaped) { $0.escapedDump == .nodes },
    ],
    source: { bytes, file throws(InputError) in try .xml(bytes, .android, file: file) },
    read: { bytes, file, options throws(InputError) in
      try AndroidDump.screens(in: bytes, file: file, options: options, by: .uiautomator)
    })
}
