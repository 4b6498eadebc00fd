internal import Simulator

/// The elements of a file with components that belong to the screen under audit.
///
/// A file may hold several screens; what stands in none of them is looked at with the only one.
struct PropElements {
  let source: SourceTree
  /// The places of the elements, in document order.
  let indices: [Int]

  /// The elements; none where the file is no JSX.
  init(_ subject: AuditSubject) {
    guard let source = subject.source, source.language == .jsx else {
      source = SourceTree(.jsx)
      indices = []
      return
    }
    self.source = source
    var roots: [Int] = []
    var index = 0
    while index < source.count {
      roots.append(index)
      index = source.branch(of: index).upperBound
    }
    let shown = roots.filter { root in
      roots.count == 1 || source.branch(of: root).contains { subject.node(of: $0) != nil }
    }
    indices = shown.flatMap { Array(source.branch(of: $0)) }
  }

  /// Whether props come from an object that the file does not show here.
  func isSpread(_ index: Int) -> Bool { source[index]["..."] != nil }

  /// Whether it is a component that is pressed.
  static func isTouchable(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return last.hasPrefix("Touchable") || last == "Pressable" || last == "Button"
  }
}
