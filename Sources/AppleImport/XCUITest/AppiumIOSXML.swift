internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// The reader of a page source in XML.
///
/// Each element is a tag.
struct AppiumIOSXML {
  private let document: XMLDocument
  private let file: String?
  private var tree = XCUITree()
  private var unknownCount = 0
  private var firstUnknown: (name: String, position: Node.Position)?
  private var strayTextCount = 0

  static func tree(in bytes: [UInt8], file: String?) throws(InputError) -> XCUITree {
    var reader = AppiumIOSXML(document: try XMLDocument(parsing: bytes, file: file), file: file)
    try reader.requireElements()
    try reader.read()
    return reader.tree
  }

  /// Throws an error if the first tags belong to another kind of document.
  ///
  /// The error names the kind of the document.
  private func requireElements() throws(InputError) {
    var id = document.rootElements.first
    for _ in 0..<3 {
      guard let current = id, let element = document.element(current) else { break }
      if AppiumIOSXML.type(of: element.name.local) != nil { return }
      if let other = AppiumIOSXML.others.first(where: { $0.name == element.name.local }) {
        throw InputError(
          file: file, position: element.position, problem: "this is \(other.kind)",
          remedy: "read it with --input \(other.input)")
      }
      id = document.children(of: current).first
    }
    throw InputError(
      file: file, position: document.rootElements.first.flatMap { document.element($0)?.position },
      problem: "the XML has no iOS element: no tag begins with XCUIElementType",
      remedy: "save the page source of an iOS app from Appium: driver.page_source")
  }

  private static let others: [(name: String, kind: String, input: String)] = [
    ("hierarchy", "a page source or dump of Android", "uiautomator or appium-android"),
    ("document", "a document of Interface Builder", "interface-builder"),
    ("html", "a web page", "html"),
  ]

  /// Returns the type in the name of a tag, without the prefix, or `nil` if the tag is not an
  /// element.
  private static func type(of name: String) -> String? {
    if name.hasPrefix("XCUIElementType") { return String(name.dropFirst("XCUIElementType".count)) }
    guard name.hasPrefix("UIA") else { return nil }
    let bare = String(name.dropFirst(3))
    return automationNames[bare] ?? bare
  }

  /// The names of XCUITest's types, by their names in UIAutomation, the predecessor of XCUITest.
  private static let automationNames = [
    "Element": "Other", "TableView": "Table", "TableCell": "Cell", "CollectionCell": "Cell",
    "ActionSheet": "Sheet", "SearchBar": "SearchField", "TableGroup": "Other",
  ]

  private mutating func read() throws(InputError) {
    var pending: [(id: XMLDocument.ID, parent: Int)] = []
    for id in Array(document.roots).reversed() { pending.append((id, -1)) }
    while let (id, parent) = pending.popLast() {
      guard let element = document.element(id) else {
        recordStrayText(document.text(id) ?? "")
        continue
      }
      var index = parent
      if element.name.local != "AppiumAUT" {
        index = tree.append(try read(element), to: parent)
      }
      for child in Array(document.items(of: id)).reversed() { pending.append((child, index)) }
    }
    if strayTextCount > 0 {
      tree.diagnostics.append(ImportDiagnostic(.strayTexts, count: strayTextCount))
    }
    if let firstUnknown {
      tree.diagnostics.append(
        ImportDiagnostic(
          .unknownTypes(firstUnknown.name, others: unknownCount - 1), at: firstUnknown.position)
      )
    }
  }

  private mutating func recordStrayText(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    strayTextCount += 1
    tree.found.omit(text, in: "text between tags", because: .noEffect, at: nil)
  }

  private mutating func read(_ tag: XMLDocument.Element) throws(InputError) -> XCUIElement {
    let named = AppiumIOSXML.type(of: tag.name.local)
    let type = named ?? tag.plain("type").flatMap(AppiumIOSXML.type(of:)) ?? "Other"
    let isKnown = named != nil && XCUIElementKind.named[type] != nil
    if !isKnown {
      unknownCount += 1
      firstUnknown = firstUnknown ?? (tag.name.qualified, tag.position)
    }
    var fields = XCUIElementBuilder(type: isKnown ? type : "Other", at: tag.position)
    guard !XCUIElementKind.macOnly.contains(type), tag.plain("title") == nil else {
      throw XCUIElementBuilder.macAppError(file: file, at: tag.position)
    }
    for attribute in tag.attributes {
      fields.set(attribute.name.qualified, to: attribute.value, &tree.found)
    }
    return fields.element
  }
}
