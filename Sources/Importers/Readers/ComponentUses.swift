internal import ComponentSource
internal import ComposeImport
internal import SwiftUIImport

/// An index of the files that use the components of other files, in SwiftUI and Compose.
///
/// A use does not count if the component is shown only under a condition or on another screen, such
/// as the destination of a link.
package struct ComponentUses: Sendable {
  /// For each component, by its language and name, the paths of the files that use it.
  private var users: [Key: Set<String>] = [:]
  /// For each file, the names of the types and functions that it declares.
  private var declared: [String: Set<String>] = [:]

  private struct Key: Hashable, Sendable {
    var isSwift: Bool
    var name: String
  }

  private static let fileLimit = 2_000
  private static let byteLimit = 24 << 20

  /// Finds the uses of components in files.
  ///
  /// - Parameter contents: A function that returns the content of a file, or `nil` if the file
  ///   cannot be read.
  package init(in files: [String], contents: (String) -> [UInt8]?) {
    var size = 0
    for file in files.filter({ ComponentUses.isSwift($0) != nil }).prefix(Self.fileLimit) {
      guard size < Self.byteLimit, let isSwift = ComponentUses.isSwift(file),
        let bytes = contents(file)
      else { continue }
      size += bytes.count
      let (used, names) = ComponentUses.used(in: bytes, isSwift: isSwift)
      declared[file] = names
      for name in used {
        users[Key(isSwift: isSwift, name: name), default: []].insert(file)
      }
    }
  }

  /// Whether another file than `file`, which declares a component, shows the component.
  ///
  /// Another file does not count if `file` also shows a component of that file. If two files show
  /// each other's components, neither is a part of the other.
  package func showsElsewhere(_ component: String, of file: String) -> Bool {
    guard let isSwift = ComponentUses.isSwift(file) else { return false }
    let others = users[Key(isSwift: isSwift, name: component)] ?? []
    return others.contains { other in other != file && !shows(other, in: file, isSwift) }
  }

  /// Whether a file shows a component that the file `other` declares.
  private func shows(_ other: String, in file: String, _ isSwift: Bool) -> Bool {
    (declared[other] ?? []).contains { name in
      users[Key(isSwift: isSwift, name: name)]?.contains(file) == true
    }
  }

  private static func isSwift(_ file: String) -> Bool? {
    file.hasSuffix(".swift") ? true : file.hasSuffix(".kt") ? false : nil
  }

  /// Returns the names of the components that a file shows but does not declare, and the names that
  /// it declares.
  private static func used(
    in bytes: [UInt8], isSwift: Bool
  ) -> (used: Set<String>, declared: Set<String>) {
    let file =
      isSwift
      ? SwiftReader.read(bytes, path: nil, file: 0) : KotlinReader.read(bytes, path: nil, file: 0)
    let components = file.declarations.filter { declaration in
      switch declaration {
      case .type(let type):
        type.inherited.contains { views.contains($0.name) }
      case .function(let function):
        function.attributes.contains { $0.name.hasSuffix("Composable") }
      default: false
      }
    }
    let names = file.declarations.compactMap { declaration -> String? in
      switch declaration {
      case .type(let type): type.name
      case .function(let function): function.name
      default: nil
      }
    }
    let used = UserFacingTexts(calledIn: components, links: links).callees.subtracting(names)
    return (used, Set(names))
  }

  private static let views: Set<String> = [
    "View", "SwiftUI.View", "App", "SwiftUI.App", "Scene", "SwiftUI.Scene", "ViewModifier",
  ]

  /// The functions whose arguments are shown on another screen, or of whose arguments only some are
  /// shown at a time.
  private static let links: Set<String> = [
    "NavigationLink", "navigationDestination", "sheet", "fullScreenCover", "popover", "TabView",
    "Tab", "composable", "dialog", "bottomSheet", "navigation", "entry", "setContent", "NavHost",
    "HorizontalPager", "VerticalPager",
  ]
}
