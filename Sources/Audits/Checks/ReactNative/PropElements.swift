internal import Simulator

/// The elements of a file with components that belong to the screen under audit.
///
/// A file may hold several screens; what stands in none of them is looked at with the only one.
struct PropElements {
  let source: SourceTree
  /// The places of the elements, in document order.
  let places: [Int]

  /// The elements; none where the file is no JSX.
  init(_ subject: AuditSubject) {
    guard let source = subject.source, source.language == .jsx else {
      source = SourceTree(.jsx)
      places = []
      return
    }
    self.source = source
    var roots: [Int] = []
    var place = 0
    while place < source.count {
      roots.append(place)
      place = source.branch(of: place).upperBound
    }
    let shown = roots.filter { root in
      roots.count == 1 || source.branch(of: root).contains { subject.node(of: $0) != nil }
    }
    places = shown.flatMap { Array(source.branch(of: $0)) }
  }

  /// Whether props come from an object that the file does not show here.
  func isSpread(_ place: Int) -> Bool { source[place]["..."] != nil }

  /// Whether it is a component that is pressed.
  static func isTouchable(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return last.hasPrefix("Touchable") || last == "Pressable" || last == "Button"
  }
}
