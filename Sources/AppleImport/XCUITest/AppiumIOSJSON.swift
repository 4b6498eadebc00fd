internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A reader of a page source in JSON.
///
/// Each element is an object. The type of an element has no prefix: `Button`.
///
/// Source: WebDriverAgent, XCUIElement+FBUtilities.m, `fb_tree`.
enum AppiumIOSJSON {
  static func tree(_ root: JSON.Value) throws(InputError) -> XCUITree {
    var tree = XCUITree()
    var pending: [(value: JSON.Value, parent: Int)] = [(root, -1)]
    while let (value, parent) = pending.popLast() {
      var children: [JSON.Value] = []
      let element = try element(value, &children, &tree)
      let index = tree.append(element, to: parent)
      for child in children.reversed() { pending.append((child, index)) }
    }
    return tree
  }

  private static func element(
    _ value: JSON.Value, _ children: inout [JSON.Value], _ tree: inout XCUITree
  ) throws(InputError) -> XCUIElement {
    let typeName = try value.asObject().string("type") ?? "Other"
    let prefix = "XCUIElementType"
    let type = typeName.hasPrefix(prefix) ? String(typeName.dropFirst(prefix.count)) : typeName
    guard !XCUIElementKind.macOnly.contains(type) else {
      throw XCUIElementBuilder.macAppError(file: value.file, at: value.position)
    }
    let isKnown = XCUIElementKind.named[type] != nil
    if !isKnown, tree.diagnostics.count < 20 {
      tree.diagnostics.append(ImportDiagnostic(.unknownType(typeName), at: value.position))
    }
    var fields = XCUIElementBuilder(type: isKnown ? type : "Other", at: value.position)
    for (key, member) in value.members where member.kind != .null {
      switch (key, member.kind) {
      case ("children", _): children = try member.asArray()
      case ("rect", .object):
        for (side, number) in member.members { fields.set(side, to: number.text, &tree.found) }
      case ("frame", _): continue
      case (_, .object), (_, .array):
        var flat = FlatFields()
        try flat.add(key, member, joined: true)
        for name in flat.attributes.keys.sorted() {
          fields.set(name, to: flat.attributes[name] ?? "", &tree.found)
        }
      default: fields.set(key, to: member.text, &tree.found)
      }
    }
    return fields.element
  }
}
