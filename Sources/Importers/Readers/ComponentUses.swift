internal import ComponentSource
internal import ComposeImport
internal import SwiftUIImport

/// An index of the SwiftUI and Compose files that show components declared in other files.
///
/// A file does not count if it shows the component only under a condition or only on another
/// screen, such as the destination of a link.
package struct ComponentUses: Sendable {
  /// For each component, by language and name, the paths of the files that show the component.
  private var users: [Key: Set<String>] = [:]
  /// For each file, by path, the names of the types and functions that the file declares.
  private var declared: [String: Set<String>] = [:]

  private struct Key: Hashable, Sendable {
    var isSwift: Bool
    var name: String
  }

  private static let fileLimit = 2_000
  private static let byteLimit = 24 << 20

  /// Reads files and finds the components that they show.
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

  /// Whether a file other than `file` shows a component that `file` declares.
  ///
  /// A file does not count if `file` also shows one of its components, because neither of the two
  /// is then a part of the other.
  package func showsElsewhere(_ component: String, of file: String) -> Bool {
    guard let isSwift = ComponentUses.isSwift(file) else { return false }
    let others = users[Key(isSwift: isSwift, name: component)] ?? []
    return others.contains { other in other != file && !shows(other, in: file, isSwift) }
  }

  /// Whether `file` shows a component that `other` declares.
  private func shows(_ other: String, in file: String, _ isSwift: Bool) -> Bool {
    (declared[other] ?? []).contains { name in
      users[Key(isSwift: isSwift, name: name)]?.contains(file) == true
    }
  }

  private static func isSwift(_ file: String) -> Bool? {
    file.hasSuffix(".swift") ? true : file.hasSuffix(".kt") ? false : nil
  }

  /// Returns the names of the other files' components that a file shows (`used`), and the names of
  /// the file's own types and functions (`declared`).
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

  /// The functions that show their arguments on another screen, or only one argument at a time.
  private static let links: Set<String> = [
    "NavigationLink", "navigationDestination", "sheet", "fullScreenCover", "popover", "TabView",
    "Tab", "composable", "dialog", "bottomSheet", "navigation", "entry", "setContent", "NavHost",
    "HorizontalPager", "VerticalPager",
  ]
}
