/// Reads page sources of Appium's UiAutomator2 driver, in which the class of a node is its tag.
///
/// Source: appium-uiautomator2-server, AccessibilityNodeInfoDumper.java, UiElementSnapshot.java and
/// Attribute.java.
enum AppiumAndroidSource {
  /// The screens of a file: the windows of the app.
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(ImportError) -> [ImportedScreen] {
    try AndroidDump.screens(in: bytes, file: file, options: options, by: .appium)
  }
}
