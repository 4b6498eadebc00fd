public import ImportSupport

extension InputFormat {
  /// A hierarchy that AccessibilitySnapshot wrote, in JSON.
  public static let accessibilitySnapshot = InputFormat(
    name: "accessibility-snapshot",
    guide: FormatGuide(
      summary: "A hierarchy that AccessibilitySnapshot parsed from a view, in JSON.",
      recognised: "JSON of element or container with _0",
      screens: "Each hierarchy with a screen's worth of elements is a screen.",
      sources: [
        .init(
          "A test with AccessibilitySnapshot",
          "let hierarchy = AccessibilityHierarchyParser().parseAccessibilityHierarchy(in: view)",
          "try JSONEncoder().encode(hierarchy).write(to: url)")
      ],
      unknown: ["Placeholders and keyboards of text fields.", "Views that are no elements."]),
    keys: { key, seen in
      switch key {
      case "traversalIndex", "activationPoint", "usesDefaultActivationPoint": .sure
      case "_0" where seen.contains("element") || seen.contains("container"): .sure
      default: .none
      }
    },
    usualLanguage: { _, _ in "json" },
    budgeted: .objects,
    read: AccessibilitySnapshot.screens)
}
