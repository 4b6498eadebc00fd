internal import Simulator

/// Reads page sources of Appium's XCUITest driver and of WebDriverAgent, in XML or JSON, and what a
/// server or log has wrapped around them.
///
/// Source: WebDriverAgent, FBXPath.m; Appium XCUITest driver, element-attributes.md.
enum AppiumIOSSource {
  /// The screen of a file.
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(ImportError) -> [ImportedScreen] {
    switch try XCUISource.find(in: bytes, file: file) {
    case .description(let text):
      return try XCUITestDescription.screens(in: text, file: file, options: options)
    case .xml(let bytes):
      return [try screen(of: AppiumIOSXML.tree(in: bytes, file: file), file, options)]
    case .json(let root):
      return [try screen(of: AppiumIOSJSON.tree(root), file, options)]
    }
  }

  private static let told = Loss(
    "A page source has no hints and languages, mostly no traits (such as headings) and custom "
      + "actions; what they add is not heard.")

  private static func screen(
    of tree: XCUITree, _ file: String?, _ options: ImportOptions
  ) throws(ImportError) -> ImportedScreen {
    try XCUIScreen.imported(tree, told, file, options)
  }
}
