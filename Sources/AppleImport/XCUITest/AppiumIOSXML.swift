internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// Reads the XML of a page source: one tag for each element.
struct AppiumIOSXML {
  private let document: XMLDocument
  private let file: String?
  private var tree = XCUITree()
  private var strangers = 0
  private var stranger: (name: String, position: Node.Position)?
  private var strays = 0

  static func tree(in bytes: [UInt8], file: String?) throws(InputError) -> XCUITree {
    var reader = AppiumIOSXML(document: try XMLDocument(parsing: bytes, file: file), file: file)
    try reader.check()
    try reader.read()
    return reader.tree
  }

  /// Refuses documents of other kinds, which the first tags tell.
  private func check() throws(InputError) {
    var id = document.rootElements.first
    for _ in 0..<3 {
      guard let here = id, let element = document.element(here) else { break }
      if AppiumIOSXML.type(of: element.name.local) != nil { return }
      if let other = AppiumIOSXML.others.first(where: { $0.name == element.name.local }) {
        throw InputError(
          file: file, position: element.position, problem: "this is \(other.what)",
          remedy: "read it with --input \(other.input)")
      }
      id = document.children(of: here).first
    }
    throw InputError(
      file: file, position: document.rootElements.first.flatMap { document.element($0)?.position },
      problem: "there is no element of iOS in this XML: none is called XCUIElementType…",
      remedy: "save the page source of an iOS app")
  }

  private static let others: [(name: String, what: String, input: String)] = [
    ("hierarchy", "a page source or dump of Android", "uiautomator or appium-android"),
    ("document", "a document of Interface Builder", "interface-builder"),
    ("html", "a web page", "html"),
  ]

  /// The bare type that a tag is called by; absent for other tags.
  private static func type(of name: String) -> String? {
    if name.hasPrefix("XCUIElementType") { return String(name.dropFirst("XCUIElementType".count)) }
    guard name.hasPrefix("UIA") else { return nil }
    let bare = String(name.dropFirst(3))
    return automationNames[bare] ?? bare
  }

  /// Types that UIAutomation, which came before XCUITest, called otherwise.
  private static let automationNames = [
    "Element": "Other", "TableView": "Table", "TableCell": "Cell", "CollectionCell": "Cell",
    "ActionSheet": "Sheet", "SearchBar": "SearchField", "TableGroup": "Other",
  ]

  private mutating func read() throws(InputError) {
    var pending: [(id: XMLDocument.ID, parent: Int)] = []
    for id in Array(document.roots).reversed() { pending.append((id, -1)) }
    while let (id, parent) = pending.popLast() {
      guard let element = document.element(id) else {
        noteText(document.text(id) ?? "")
        continue
      }
      var place = parent
      if element.name.local != "AppiumAUT" {
        place = tree.append(try read(element), to: parent)
      }
      for child in Array(document.items(of: id)).reversed() { pending.append((child, place)) }
    }
    if strays > 0 { tree.diagnostics.append(ImportDiagnostic(.strayTexts, count: strays)) }
    if let stranger {
      tree.diagnostics.append(
        ImportDiagnostic(.unknownTypes(stranger.name, others: strangers - 1), at: stranger.position)
      )
    }
  }

  private mutating func noteText(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    strays += 1
    tree.found.leaveOut(text, in: "text between tags", because: .noEffect, at: nil)
  }

  private mutating func read(_ tag: XMLDocument.Element) throws(InputError) -> XCUIElement {
    let named = AppiumIOSXML.type(of: tag.name.local)
    let type = named ?? tag.plain("type").flatMap(AppiumIOSXML.type(of:)) ?? "Other"
    let isKnown = named != nil && XCUIElementKind.named[type] != nil
    if !isKnown {
      strangers += 1
      stranger = stranger ?? (tag.name.qualified, tag.position)
    }
    var fields = XCUIFields(type: isKnown ? type : "Other", at: tag.position)
    guard !XCUIElementKind.macOnly.contains(type), tag.plain("title") == nil else {
      throw XCUIFields.isMac(file: file, at: tag.position)
    }
    for attribute in tag.attributes {
      fields.set(attribute.name.qualified, to: attribute.value, &tree.found)
    }
    return fields.element
  }
}
