internal import AccessibilityTree
public import ImportSupport
internal import TextIO

extension InputFormat {
  /// Elements as UIKit exposes them to VoiceOver, in JSON or in JSON lines (one JSON object on each
  /// line).
  public static let iosElements = InputFormat(
    name: "ios-elements",
    guide: FormatGuide(
      summary:
        "Elements as UIKit exposes them to VoiceOver, every property, in JSON or JSON lines.",
      recognised: "JSON whose keys are properties of UIAccessibility",
      screens: "Each line is a screen.",
      sources: [
        .init(
          "A walk through the views of your app that writes UIAccessibility properties",
          "{\"isElement\": true, \"label\": \"Save\", \"traits\": [\"button\"]}")
      ],
      unknown: ["What Android would expose; TalkBack's announcements are approximate."]),
    keys: { key, _ in IOSElements.isField(key) ? .likely : .none },
    usualLanguage: { _, _ in "json" },
    budgetUnit: .objects,
    read: { bytes, file, _ throws(InputError) in
      try IOSElements.screens(in: bytes, file: file)
    })
}

/// The importer of trees of accessibility elements.
///
/// Code inside an app can write such a tree from the app's views.
package enum IOSElements {
  /// Whether a JSON key is the name of a property in this format or in UIKit.
  package static func isField(_ key: String) -> Bool { fields[aliases[key] ?? key] != nil }

  /// Returns the screens of a file.
  ///
  /// The file is either one JSON object for one screen, or has a JSON object for a screen on each
  /// line.
  static func screens(
    in bytes: [UInt8], file: String?
  ) throws(InputError) -> [ImportedScreen] {
    try ScreenLine.screens(in: bytes, file: file) { line throws(InputError) in
      var screen = try PlatformTreeReader.screen(line, as: format)
      reportUnknownTraits(&screen)
      hideChildrenOfTexts(in: &screen)
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

  /// The properties of an element with the types of their values.
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

  /// The properties whose values are written in the same way in this format and in outlines.
  private static let plain: Set<String> = [
    "label", "value", "hint", "language", "identifier", "isElement", "hidden", "clips",
    "elementsHidden", "modal", "groupChildren", "kind", "containerType", "frame",
    "accessibilityFrame", "alpha", "items",
  ]

  /// The names of properties in this format, by their names in UIKit.
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

  /// Makes texts and cells hide the nodes inside them.
  ///
  /// Controls need no change, because the role of a control already hides the nodes inside the
  /// control.
  private static func hideChildrenOfTexts(in screen: inout Screen) {
    for visit in screen.preorder where screen[visit.index].ios.exported.isElement == true {
      let isText = screen[visit.index].role == .text || screen[visit.index].role == .cell
      guard isText, screen.firstChild(of: visit.index) != nil else { continue }
      screen[visit.index].grouping = .ignoreChildren
    }
  }

  /// Reports the words in lists of traits that are not names of traits.
  ///
  /// Names of traits that change no announcement are not reported.
  private static func reportUnknownTraits(_ screen: inout Screen) {
    var diagnostics = DiagnosticCollector()
    for visit in screen.preorder {
      for name in screen[visit.index].ios.exported.traits?.names ?? [] {
        guard UInt64(name) == nil, !AccessibilityTraits.isKnown(name) else { continue }
        diagnostics.record(.unknownTraits, name)
      }
    }
    screen.diagnostics += diagnostics.diagnostics
  }
}

extension Spelled<AccessibilityTraits> {
  /// The names of the traits, exactly as the file contains them.
  var names: [String] { text.split { $0 == "," || $0 == " " }.map(String.init) }
}

extension AccessibilityTraits {
  /// Whether there is a trait with this name.
  ///
  /// Traits that change no announcement count, too.
  static func isKnown(_ name: String) -> Bool {
    ["none", "supportsZoom", "toggleButton"].contains(name) || named.contains { $0.name == name }
  }
}
