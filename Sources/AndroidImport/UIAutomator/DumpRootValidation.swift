internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A check that rejects files whose root element is not the root element of a dump.
enum DumpRootValidation {
  /// Throws an error with advice if a root cannot be a node.
  static func check(
    _ root: XMLDocument.Element, among attributes: Set<String>, file: String?
  ) throws(InputError) {
    let name = root.name.local
    let isClass = name == "node" || name.contains(".")
    if attributes.contains("view-tag") || (!isClass && root.plain("class") != nil) {
      throw InputError(
        file: file, position: root.position,
        problem:
          "this is a page source of Appium's Espresso driver, which contains views instead of "
          + "accessibility nodes",
        remedy: "get it with Appium's UiAutomator2 driver, or dump the screen with: "
          + "adb shell uiautomator dump /sdcard/screen.xml")
    }
    if name == "AppiumAUT" || name.hasPrefix("XCUIElementType") {
      throw InputError(
        file: file, position: root.position, problem: "this is a page source of an iOS app",
        remedy: "read it with --input appium-ios")
    }
    guard !isClass || (name.contains(".") && !hasDumpAttribute(root)) else { return }
    throw InputError(
      file: file, position: root.position,
      problem: "a dump begins with <hierarchy> or <displays>, but this file begins with <\(name)>",
      remedy: "make one with: adb shell uiautomator dump /sdcard/screen.xml")
  }

  private static func hasDumpAttribute(_ root: XMLDocument.Element) -> Bool {
    root.attributes.contains {
      DumpAttribute(named: $0.name.local) != nil && $0.name.prefix.isEmpty
    }
  }
}
