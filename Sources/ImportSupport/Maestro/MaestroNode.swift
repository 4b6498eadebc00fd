package import AccessibilityTree
package import Encoding
package import TextIO

/// A node of a Maestro hierarchy.
package struct MaestroNode {
  package private(set) var attributes: [(name: String, value: String)] = []
  package let position: Node.Position
  /// The index of the parent; −1 for a root.
  package var parent: Int

  /// The keys of a JSON node that repeat members of the node's object `attributes`.
  private static let repeated = ["clickable", "enabled", "focused", "checked", "selected"]

  /// The names of attributes and children, by their short names in the answer of the tool
  /// `inspect_screen`.
  ///
  /// Source: mobile-dev-inc/maestro 2.8, formatters of view hierarchies.
  private static let abbreviations = [
    "b": "bounds", "txt": "text", "rid": "resource-id", "a11y": "accessibilityText",
    "hint": "hintText", "cls": "class", "val": "value", "scroll": "scrollable", "c": "children",
  ]

  /// Creates a node from its attributes, of which the first with each name counts.
  package init(
    _ attributes: [(name: String, value: String)], at position: Node.Position, parent: Int
  ) {
    self.position = position
    self.parent = parent
    for (name, value) in attributes where !has(name) { self.attributes.append((name, value)) }
  }

  package init(_ value: JSON.Value, parent: Int) throws(InputError) {
    position = value.position
    self.parent = parent
    for (name, member) in try value.field("attributes")?.asObject().members ?? [] {
      guard member.kind != .null else { continue }
      guard member.kind != .object, member.kind != .array else { throw member.mustBe("a string") }
      attributes.append((name, member.text))
    }
    for (key, member) in value.members {
      let name = MaestroNode.abbreviations[key] ?? key
      switch name {
      case "attributes", "children", "elements", "ui_schema": continue
      case _ where MaestroNode.repeated.contains(name):
        guard member.kind == .bool, !has(name) else { continue }
        attributes.append((name, member.text))
      default: attributes.append((name, member.text))
      }
    }
  }

  package func has(_ name: String) -> Bool { self[name] != nil }

  /// Returns the value of an attribute, or `nil` if it is missing or empty.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name && !$0.value.isEmpty }?.value
  }

  package func recordTexts(in found: inout FoundTexts) {
    for (name, text) in texts { found.record(text, in: name, at: position) }
  }

  /// Records the texts of a skipped node, with the reason why the node is skipped.
  package func recordTexts(in found: inout FoundTexts, because reason: UnusedText.Reason) {
    for (name, text) in texts { found.omit(text, in: name, because: reason, at: position) }
  }

  private var texts: [(name: String, text: String)] {
    ["text", "accessibilityText", "hintText", "title", "value"].compactMap { name in
      self[name].map { (name, $0) }
    }
  }
}
