package import AccessibilityTree
package import Encoding
package import TextIO

/// One screen in a file of platform trees: an object with settings, or only the root node.
package struct ScreenLine {
  /// The root node.
  package let tree: JSON.Value
  /// The name of the screen, or an empty text if the line has only a root node.
  package let name: String
  /// The title of the window or view controller, if the line has one.
  let title: String?
  package let settings: ScreenSettings
  /// The identifiers of nodes in the order in which focus visited the nodes, or `nil` if the file
  /// lacks this order.
  let visit: JSON.Value?

  /// The keys that an object with settings can have and a root node never has.
  private static let keys = ["settings", "stops", "visit", "back"]

  package init(_ document: JSON) throws(InputError) {
    let root = document.root
    guard root.kind == .object || root.elements.contains(where: { $0.kind == .object }) else {
      throw root.error(
        "this JSON is not of a known format: a screen must be an object, this is \(root.kindInWords)",
        remedy: ScreenLine.otherFormats)
    }
    guard root.kind == .object else {
      throw root.error(
        "a screen must be an object, this is \(root.kindInWords)",
        remedy: "give one object, or one object on each line")
    }
    let isLine = root["tree"] != nil || ScreenLine.keys.contains { root[$0] != nil }
    guard isLine else {
      (tree, name, title, settings, visit) = (root, "", nil, try ScreenSettings(nil), nil)
      return
    }
    tree = try root.required("tree").asObject()
    name = try root.string("id") ?? ""
    title = try root.string("title")
    settings = try ScreenSettings(root.field("settings"))
    visit = root.field("visit")
  }

  /// The remedy in the error for JSON that is not a platform tree.
  static let otherFormats =
    "“announce formats” lists the known formats, and “announce formats NAME” shows one"

  /// Returns the screens in the lines of a file.
  ///
  /// The function `make` creates the screen of each line.
  package static func screens(
    in bytes: [UInt8], file: String?, _ make: (ScreenLine) throws(InputError) -> Screen
  ) throws(InputError) -> [ImportedScreen] {
    var lines = try JSON.Lines(bytes, file: file)
    var screens: [ImportedScreen] = []
    while let document = try lines.next() {
      let line = try ScreenLine(document)
      var screen = try make(line)
      screen.file = file
      screen.name = line.name.isEmpty ? file ?? "" : line.name
      if let title = line.title, !title.isEmpty { screen.title = title }
      line.settings.apply(to: &screen)
      var imported = ImportedScreen(screen)
      imported.fileSettings = line.settings.readerSettings
      screens.append(imported)
    }
    return screens
  }
}
