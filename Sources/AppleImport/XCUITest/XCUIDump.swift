internal import ImportSupport
internal import Simulator
internal import TextIO

/// Reads what tools tell of the elements that XCUITest sees, and what a server or log has wrapped
/// around it: page sources of Appium's XCUITest driver and of WebDriverAgent, in XML or JSON, or what
/// `print(app.debugDescription)` prints in a test, one line for each element.
///
/// Source: WebDriverAgent, FBXPath.m; Appium XCUITest driver, element-attributes.md.
/// Assumed: labels that hold something that looks like a whole line of their own are cut there.
enum XCUIDump {
  /// The screens of a file: one for each description in it.
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let source = try XCUISource.find(in: bytes, file: file)
    var tree: XCUITree
    switch source.form {
    case .description(let text): return try screens(in: text, file, source.diagnostics, options)
    case .xml(let bytes): tree = try AppiumIOSXML.tree(in: bytes, file: file)
    case .json(let root): tree = try AppiumIOSJSON.tree(root)
    }
    tree.diagnostics += source.diagnostics
    return [try XCUIScreen.imported(tree, .missingInSource, file, options)]
  }

  /// The screens of the descriptions in a text.
  private static func screens(
    in text: String, _ file: String?, _ diagnostics: [ImportDiagnostic], _ options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let trees = try XCUILines.trees(in: text, file: file)
    guard !trees.isEmpty else {
      throw InputError(
        file: file, problem: "there is no element of XCUITest in the file",
        remedy: "save what print(app.debugDescription) prints, with “Element subtree:”")
    }
    var screens: [ImportedScreen] = []
    var names: [String: Int] = [:]
    for var tree in trees {
      tree.diagnostics += diagnostics
      var imported = try XCUIScreen.imported(tree, .missingInDescription, file, options)
      let name = imported.screen.name
      names[name, default: 0] += 1
      if let count = names[name], count > 1 { imported.screen.name = "\(name) \(count)" }
      screens.append(imported)
    }
    return screens
  }
}
