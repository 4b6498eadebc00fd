internal import ImportSupport
internal import Simulator
internal import TextIO

/// Reads trees of accessibility elements, as a walk through the views of an app can write them.
package enum IOSElements {
  /// Whether a key of JSON is a field of such a node, by whatever name.
  package static func isField(_ key: String) -> Bool { fields[aliases[key] ?? key] != nil }

  /// The screens of a file: one object, or one on each line.
  static func screens(
    in bytes: [UInt8], file: String?
  ) throws(InputError) -> [ImportedScreen] {
    try ScreenLine.screens(in: bytes, file: file) { line throws(InputError) in
      var screen = try PlatformTreeReader.screen(line, as: format)
      noteUnknownTraits(&screen)
      closeTexts(in: &screen)
      return screen
    }
  }

  private static let format = PlatformTreeReader.Format(
    origin: .iosElements, fields: fields, aliases: aliases, references: ["elements"],
    node: { fields in
      var attributes = UIKitAttributes()
      _ = attributes.set(fields)
      return IOSElementFacts(attributes).node
    }, approximation: .elementsOfUIKit)

  /// Every property of an element with what it may hold.
  static let fields: [String: FieldKind] = {
    var fields = FieldKind.fields(of: UIKitAttributes.table.rows.filter { plain.contains($0.name) })
    fields["path"] = fields["frame"]
    fields["traits"] = .bits
    fields["elements"] = .texts
    fields["customActions"] = .texts
    fields["rowRange"] = .range
    fields["columnRange"] = .range
    fields["customContent"] = .list(.object(["label": .text, "value": .text, "high": .flag]))
    fields["table"] = .object([
      "rows": .integer, "columns": .integer, "cells": .list(.cell),
      "rowHeaders": .indexed(.texts), "columnHeaders": .indexed(.texts),
    ])
    return fields
  }()

  /// Properties that a file may write as an outline does.
  private static let plain: Set<String> = [
    "label", "value", "hint", "language", "identifier", "isElement", "hidden", "clips",
    "elementsHidden", "modal", "groupChildren", "kind", "containerType", "frame",
    "accessibilityFrame", "alpha", "items",
  ]

  /// What UIKit calls the properties.
  static let aliases = [
    "isAccessibilityElement": "isElement", "accessibilityLabel": "label",
    "accessibilityValue": "value", "accessibilityHint": "hint", "accessibilityTraits": "traits",
    "accessibilityLanguage": "language", "accessibilityIdentifier": "identifier",
    "accessibilityElementsHidden": "elementsHidden", "accessibilityViewIsModal": "modal",
    "shouldGroupAccessibilityChildren": "groupChildren", "accessibilityElements": "elements",
    "accessibilityContainerType": "containerType", "accessibilityPath": "path",
    "accessibilityCustomActions": "customActions", "accessibilityCustomContent": "customContent",
    "isHidden": "hidden", "clipsToBounds": "clips", "subviews": "children",
  ]

  /// An element speaks for what is inside it; controls do so by their role.
  private static func closeTexts(in screen: inout Screen) {
    for visit in screen.preorder where screen[visit.index].ios.exported.isElement == true {
      let isText = screen[visit.index].role == .text || screen[visit.index].role == .cell
      guard isText, screen.firstChild(of: visit.index) != nil else { continue }
      screen[visit.index].grouping = .ignoreChildren
    }
  }

  /// Tells of names that are no traits; a trait that changes no words is no diagnostic.
  private static func noteUnknownTraits(_ screen: inout Screen) {
    var diagnostics = DiagnosticCollector()
    for visit in screen.preorder {
      for name in screen[visit.index].ios.exported.traits?.names ?? [] {
        guard UInt64(name) == nil, !AccessibilityTraits.isKnown(name) else { continue }
        diagnostics.note(.unknownTraits, name)
      }
    }
    screen.diagnostics += diagnostics.diagnostics
  }
}

extension Spelled<AccessibilityTraits> {
  /// The traits as they are written, each by itself.
  var names: [String] { text.split { $0 == "," || $0 == " " }.map(String.init) }
}

extension AccessibilityTraits {
  /// Whether a name is a trait, with or without influence on what is said.
  static func isKnown(_ name: String) -> Bool {
    ["none", "supportsZoom", "toggleButton"].contains(name) || named.contains { $0.name == name }
  }
}
