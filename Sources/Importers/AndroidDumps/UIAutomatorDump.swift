/// Reads dumps of uiautomator: what `uiautomator dump`, `UiDevice.dumpWindowHierarchy` and the many
/// tools built on them write.
///
/// Source: AndroidX Test, AccessibilityNodeInfoDumper.java; Android, DumpCommand.java.
enum UIAutomatorDump {
  /// The screens of a file: the windows of the app.
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(ImportError) -> [ImportedScreen] {
    try AndroidDump.screens(in: bytes, file: file, options: options, by: .uiautomator)
  }
}
