internal import AccessibilityTree

/// The collections of a composition: the collections that the app declares, and its selectable
/// groups.
///
/// Source: AndroidX Compose UI, CollectionInfo.android.kt.
struct ComposeCollections {
  private(set) var sizes: [Int: SemanticsConfiguration.CollectionSize] = [:]
  private(set) var items: [Int: SemanticsConfiguration.CollectionItem] = [:]

  init(_ structure: SemanticsStructure) {
    for index in structure.tree.nodes.indices where structure.isExposed[index] {
      let own = structure.configuration(of: index)
      if own.isSelectableGroup { group(index, structure) }
      if let size = own.collection { sizes[index] = size }
      if let item = own.collectionItem { items[index] = item }
    }
  }

  /// Treats a selectable group as a collection with one row or one column.
  private mutating func group(_ index: Int, _ structure: SemanticsStructure) {
    let choices = structure.children[index].filter {
      structure.configuration(of: $0).selected != nil
    }
    guard !choices.isEmpty else { return }
    let isRow = isHorizontal(choices, structure)
    sizes[index] = .init(rows: isRow ? 1 : choices.count, columns: isRow ? choices.count : 1)
    // In a list of unknown size, items have no position.
    guard structure.configuration(of: index).collection.map({ !$0.isLazy }) ?? true else { return }
    for (number, choice) in choices.enumerated() {
      items[choice] = .init(row: isRow ? 0 : number, column: isRow ? number : 0)
    }
  }

  /// Whether the choices form a row.
  ///
  /// If not, they form a column.
  private func isHorizontal(_ choices: [Int], _ structure: SemanticsStructure) -> Bool {
    let bounds = choices.compactMap { structure.tree.nodes[$0].bounds }
    guard choices.count > 1 else { return true }
    guard bounds.count == choices.count else { return false }
    return bounds.areSideBySide
  }
}

extension SemanticsConfiguration.CollectionSize {
  fileprivate var isLazy: Bool { rows < 0 || columns < 0 }
}

extension [AndroidAttributes.Bounds] {
  /// Whether the rectangles form a row.
  ///
  /// If not, they form a column. Rectangles form a row if the horizontal distances between
  /// neighbours add up to more than the vertical distances.
  var areSideBySide: Bool {
    var (across, down) = (0.0, 0.0)
    for (one, next) in zip(self, dropFirst()) {
      across += abs(one.left - next.left)
      down += abs(one.top - next.top)
    }
    return across > down
  }
}
