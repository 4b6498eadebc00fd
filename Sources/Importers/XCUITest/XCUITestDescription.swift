internal import Simulator

/// Reads what `print(app.debugDescription)` prints in a test of XCUITest: one line for each element,
/// between “Element subtree:” and the path to the element.
///
/// Assumed: labels that hold something that looks like a whole line of their own are cut there.
enum XCUITestDescription {
  /// The screens of a file: one for each description in it.
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(ImportError) -> [ImportedScreen] {
    let source = try XCUISource.find(in: bytes, file: file)
    switch source.form {
    case .description(let text):
      return try screens(in: text, file: file, losses: source.losses, options: options)
    case .xml, .json: return try AppiumIOSSource.screens(in: bytes, file: file, options: options)
    }
  }

  /// The screens of a text.
  static func screens(
    in text: String, file: String?, losses: [Loss], options: ImportOptions
  ) throws(ImportError) -> [ImportedScreen] {
    let trees = try XCUILines.trees(in: text, file: file)
    guard !trees.isEmpty else {
      throw ImportError(
        file: file, problem: "there is no element of XCUITest in the file",
        remedy: "save what print(app.debugDescription) prints, with “Element subtree:”")
    }
    var screens: [ImportedScreen] = []
    var names: [String: Int] = [:]
    for var tree in trees {
      tree.losses += losses
      var imported = try XCUIScreen.imported(tree, .missingInDescription, file, options)
      let name = imported.screen.name
      names[name, default: 0] += 1
      if let count = names[name], count > 1 { imported.screen.name = "\(name) \(count)" }
      screens.append(imported)
    }
    return screens
  }
}
