internal import Simulator

/// The elements of a JSX file that belong to the audited screen.
///
/// A file may have several screens.
struct PropElements {
  let source: SourceTree
  /// The indices of the elements, in document order.
  let indices: [Int]

  /// Finds the elements; files of other languages have none.
  init(_ subject: AuditSubject) {
    guard let source = subject.source, source.language == .jsx else {
      source = SourceTree(.jsx)
      indices = []
      return
    }
    self.source = source
    let roots = source.roots
    let shown = roots.filter { root in
      roots.count == 1 || source.branch(of: root).contains { subject.node(of: $0) != nil }
    }
    indices = shown.flatMap { Array(source.branch(of: $0)) }
  }

  /// Whether an element has spread props.
  func isSpread(_ index: Int) -> Bool { source[index]["..."] != nil }

  /// Whether the name of a component shows that the component reacts to touches.
  static func isTouchable(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return last.hasPrefix("Touchable") || last == "Pressable" || last == "Button"
  }
}
