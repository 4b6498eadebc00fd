/// A source file divided into parts: one part for each screen in the file.
///
/// A file with many components becomes many screens. Each screen gets only the elements that it
/// shows, so the time to audit a screen does not grow with the size of the file.
package struct SourceParts {
  private let source: SourceTree
  private let roots: [(index: Int, ordinal: SourceTree.Element.Ordinal)]
  /// For the location of each element, the topmost element around it.
  ///
  /// The values are indices into ``roots``.
  private var rootsByPosition: [Node.Position: Int] = [:]

  package init(of source: SourceTree) {
    self.source = source
    let indices = source.roots
    var counts: [String: Int] = [:]
    for root in indices { counts[source[root].name, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    roots = indices.map { root in
      let name = source[root].name
      numbers[name, default: 0] += 1
      return (root, .init(number: numbers[name] ?? 1, isOnly: counts[name] == 1))
    }
    for (number, root) in indices.enumerated() {
      for index in source.branch(of: root) {
        if let position = source[index].position { rootsByPosition[position] = number }
      }
    }
  }

  /// Returns, for each screen, a tree with the topmost elements that appear on the screen.
  ///
  /// The topmost elements keep their descendants. The tree for the first screen also contains the
  /// topmost elements that appear on no screen.
  ///
  /// - Parameter screens: The screens of the file, each as an array of its variants for different
  ///   platforms.
  package func parts(shownOn screens: [[Screen]]) -> [SourceTree] {
    guard roots.count > 1 else { return screens.map { _ in source } }
    var shown = screens.map { platforms in
      platforms.reduce(into: Set<Int>()) { shown, screen in
        for visit in screen.preorder {
          if let position = screen[visit.index].position, let root = rootsByPosition[position] {
            shown.insert(root)
          }
        }
      }
    }
    let all = shown.reduce(into: Set<Int>()) { $0.formUnion($1) }
    if let first = shown.first {
      shown[0] = first.union(roots.indices.filter { !all.contains($0) })
    }
    return shown.map { own in source.keeping(own.sorted().map { roots[$0] }) }
  }
}
