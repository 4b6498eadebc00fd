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
    let source = try XCUISource.find(in: bytes, file: file)
    var tree: XCUITree
    switch source.form {
    case .description(let text):
      return try XCUITestDescription.screens(
        in: text, file: file, losses: source.losses, options: options)
    case .xml(let bytes): tree = try AppiumIOSXML.tree(in: bytes, file: file)
    case .json(let root): tree = try AppiumIOSJSON.tree(root)
    }
    tree.losses += source.losses
    return [try XCUIScreen.imported(tree, .missingInSource, file, options)]
  }
}
