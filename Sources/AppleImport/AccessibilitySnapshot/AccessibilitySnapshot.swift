internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// Reads the portable hierarchies of AccessibilitySnapshot, in JSON.
///
/// An array of elements and containers is one screen; an array of such arrays is several, and so is
/// an object that names them. The description that the library composed is kept as
/// `snapshotDescription` and has no influence.
///
/// Source: AccessibilitySnapshot, AccessibilitySnapshotModel, `AccessibilityHierarchy`.
enum AccessibilitySnapshot {
  /// The screens of a file.
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
    guard !screens.isEmpty else { throw isNone(root) }
    return screens
  }

  private static func isNone(_ value: JSON.Value) -> InputError {
    value.error(
      "this JSON is no hierarchy of AccessibilitySnapshot: no “element” or “container” in it",
      remedy: "encode what parseAccessibilityHierarchy(in:) returns")
  }

  /// Whether a value is an element or a container.
  private static func isHierarchy(_ value: JSON.Value) -> Bool {
    value.field("element")?.kind == .object || value.field("container")?.kind == .object
  }

  /// The topmost values of every screen, with its name where it has one.
  private static func hierarchies(
    in root: JSON.Value
  ) throws(InputError) -> [(name: String?, roots: [JSON.Value])] {
    if isHierarchy(root) { return [(nil, [root])] }
    if root.kind == .array {
      let lists = root.elements.filter { $0.kind == .array }
      if lists.isEmpty { return root.count == 0 ? [] : [(nil, root.elements)] }
      return root.elements.enumerated().map { place, list in
        ("\(place + 1)", list.kind == .array ? list.elements : [list])
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
