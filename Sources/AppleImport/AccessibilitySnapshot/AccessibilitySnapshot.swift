internal import AccessibilityTree
internal import Encoding
public import ImportSupport
internal import TextIO

extension InputFormat {
  /// An accessibility hierarchy from AccessibilitySnapshot, in JSON.
  public static let accessibilitySnapshot = InputFormat(
    name: "accessibility-snapshot",
    guide: FormatGuide(
      summary: "A hierarchy that AccessibilitySnapshot parsed from a view, in JSON.",
      recognised: "JSON of element or container with _0",
      screens: "Each hierarchy is a screen.",
      sources: [
        .init(
          "A test with AccessibilitySnapshot",
          "let hierarchy = AccessibilityHierarchyParser().parseAccessibilityHierarchy(in: view)",
          "try JSONEncoder().encode(hierarchy).write(to: url)")
      ],
      unknown: [
        "Placeholders and keyboards of text fields.", "Views that are not accessibility elements.",
      ]),
    keys: { key, seen in
      switch key {
      case "traversalIndex", "activationPoint", "usesDefaultActivationPoint": .sure
      case "_0" where seen.contains("element") || seen.contains("container"): .sure
      default: .none
      }
    },
    usualLanguage: { _, _ in "json" },
    budgetUnit: .objects,
    read: AccessibilitySnapshot.screens)
}

/// The importer of AccessibilitySnapshot's portable hierarchies, in JSON.
///
/// A file with one screen is an array of elements and containers. A file with several screens is an
/// array of such arrays or, if the screens have names, an object with such an array for each name.
/// The description that the library composed for an element is kept as the property
/// `snapshotDescription`. This property does not affect announcements.
///
/// Source: AccessibilitySnapshot, AccessibilitySnapshotModel, `AccessibilityHierarchy`.
enum AccessibilitySnapshot {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let root = try JSON(parsing: bytes, file: file).root
    var screens: [ImportedScreen] = []
    for (name, roots) in try hierarchies(in: root) {
      var reader = SnapshotHierarchy()
      var screen = try reader.screen(of: roots)
      screen.file = file
      screen.name = name ?? file ?? ""
      screens.append(ImportedScreen(screen, unused: reader.found.unused(in: [screen])))
    }
    guard !screens.isEmpty else { throw notSnapshotError(root) }
    return screens
  }

  private static func notSnapshotError(_ value: JSON.Value) -> InputError {
    value.error(
      "this JSON is not a hierarchy of AccessibilitySnapshot: it has no “element” or “container”",
      remedy: "encode the result of parseAccessibilityHierarchy(in:) with JSONEncoder")
  }

  /// Whether a value is an element or a container.
  private static func isHierarchy(_ value: JSON.Value) -> Bool {
    value.field("element")?.kind == .object || value.field("container")?.kind == .object
  }

  /// Returns the topmost values of each screen, together with the name of the screen or `nil`.
  private static func hierarchies(
    in root: JSON.Value
  ) throws(InputError) -> [(name: String?, roots: [JSON.Value])] {
    if isHierarchy(root) { return [(nil, [root])] }
    if root.kind == .array {
      let lists = root.elements.filter { $0.kind == .array }
      if lists.isEmpty { return root.count == 0 ? [] : [(nil, root.elements)] }
      return root.elements.enumerated().map { index, list in
        ("\(index + 1)", list.kind == .array ? list.elements : [list])
      }
    }
    return root.members.compactMap { name, member in
      if isHierarchy(member) { return (name, [member]) }
      guard member.kind == .array, let first = member.elements.first, isHierarchy(first) else {
        return nil
      }
      return (name, member.elements)
    }
  }
}
