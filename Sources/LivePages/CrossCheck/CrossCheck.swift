internal import Browsers
internal import Importers
internal import Simulator

/// A comparison of our tree, imported from a live page, with the browser's own accessibility tree.
package struct CrossCheck: Sendable {
  package enum Field: String, Sendable, Hashable, CaseIterable {
    case hidden, role, name, description, state
  }

  package struct Difference: Sendable, Hashable {
    /// The path from the document to the element whose values differ.
    package let path: String
    package let field: Field
    /// The value in our tree, and the value in the browser's tree.
    package let ours, theirs: String
  }

  /// The capture of the page, in the input format `page`.
  package let capture: [UInt8]
  /// The number of comparisons made for each field.
  package private(set) var compared: [Field: Int] = [:]
  package private(set) var differences: [Difference] = []

  package func differing(in field: Field) -> Int { differences.count { $0.field == field } }

  /// Compares a capture of a page with the elements in the browser's tree.
  init(
    _ capture: [UInt8], file: String, _ exposed: [String: ExposedElement]
  ) throws(InputError) {
    self.capture = capture
    let page = try HTMLPage(captured: capture, file: file)
    for element in page.elements {
      // Skip elements such as `br` and `title`, for which differences between the two trees do not
      // matter.
      let tag = element.path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
      guard let theirs = exposed[element.path], !CrossCheck.empty.contains(String(tag)) else {
        continue
      }
      compare(element, String(tag), page.screen, theirs)
    }
  }

  private static let empty: Set = [
    "html", "head", "title", "br", "wbr", "map", "source", "track", "param", "embed", "defs",
    "area",
  ]
  /// The tags of media elements, of which only visibility and role are compared.
  ///
  /// We do not load media files, so the browser's names for these elements only state that playback
  /// failed.
  private static let media: Set = ["audio", "video"]

  private mutating func compare(
    _ element: PageElement, _ tag: String, _ screen: Screen, _ theirs: ExposedElement
  ) {
    let node = element.node.map { screen[$0] }
    let isShown = node.map { CrossCheck.isShown($0, element.role) } ?? false
    let isExposed = theirs.state != .hidden
    add(.hidden, element.path, isShown ? "shown" : "hidden", isExposed ? "shown" : "hidden")
    guard isShown, isExposed, let node else { return }
    let ours = ExposedRole(ours: element.role, node.hidden?.reason, beside: theirs)
    add(.role, element.path, ours.name, ExposedRole(theirs).name)
    guard theirs.state == .exposed, !theirs.role.hasPrefix("LayoutTable"),
      !CrossCheck.media.contains(tag), theirs.name != "Choose File"
    else { return }
    add(.name, element.path, CrossCheck.words(node.label?.text), CrossCheck.words(theirs.name))
    add(
      .description, element.path, CrossCheck.words(node.hint?.text),
      CrossCheck.words(theirs.description))
    add(.state, element.path, ExposedStates(node).words, ExposedStates(theirs).words)
  }

  /// Whether the browser's accessibility tree should contain a node of our tree.
  ///
  /// The browser's tree includes decorative elements and the options of closed lists, which our
  /// tree marks as hidden.
  private static func isShown(_ node: Node, _ role: Role) -> Bool {
    switch node.hidden?.reason {
    case nil, .decorative, .presentationalChild: true
    case .insideControl: role == .option || role == .group
    default: false
    }
  }

  private mutating func add(_ field: Field, _ path: String, _ ours: String, _ theirs: String) {
    compared[field, default: 0] += 1
    guard ours != theirs else { return }
    differences.append(Difference(path: path, field: field, ours: ours, theirs: theirs))
  }

  private static func words(_ text: String?) -> String {
    (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
