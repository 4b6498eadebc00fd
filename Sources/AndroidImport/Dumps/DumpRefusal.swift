internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// What a file is whose root is none of a dump.
enum DumpRefusal {
  /// Refuses a root that cannot be a node, and says what to do.
  static func check(
    _ root: XMLDocument.Element, among attributes: Set<String>, file: String?
  ) throws(InputError) {
    let name = root.name.local
    let isClass = name == "node" || name.contains(".")
    if attributes.contains("view-tag") || (!isClass && root.plain("class") != nil) {
      throw InputError(
        file: file, position: root.position,
        problem: "this is a source of Appium's Espresso driver, which lists views and not what "
          + "accessibility services are told",
        remedy: "take it with the UiAutomator2 driver")
    }
    if name == "AppiumAUT" || name.hasPrefix("XCUIElementType") {
      throw InputError(
        file: file, position: root.position, problem: "this is a page source of an iOS app",
        remedy: "read it with --input appium-ios")
    }
    guard !isClass || (name.contains(".") && !hasDumpAttribute(root)) else { return }
    throw InputError(
      file: file, position: root.position,
      problem: "a dump begins with <hierarchy> or <displays>, this begins with <\(name)>",
      remedy: "make one with: adb shell uiautomator dump /sdcard/screen.xml")
  }

  private static func hasDumpAttribute(_ root: XMLDocument.Element) -> Bool {
    root.attributes.contains {
      DumpAttribute(named: $0.name.local) != nil && $0.name.prefix.isEmpty
    }
  }
}
