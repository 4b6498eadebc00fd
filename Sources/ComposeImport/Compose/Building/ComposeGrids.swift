internal import ComponentSource

/// The columns of lazy grids, as far as the source determines them.
extension ComposeBuilder {
  /// Returns the number of columns of a grid: `GridCells.Fixed(2)`, `GridCells.Adaptive(160.dp)`.
  ///
  /// Assumed: the grid is as wide as the window; a grid of unknown cells has two columns.
  ///
  /// Source: foundation, LazyGridDsl.kt, GridCells.
  func lines(of cells: Component?, _ arguments: ComposeArguments) -> Int {
    let first = cells?.unlabelled.first
    guard let cells, ["Adaptive", "FixedSize"].contains(cells.lastName) else {
      return first?.integer ?? cells?.value("count")?.integer ?? 2
    }
    let size = (first ?? cells.value("minSize") ?? cells.value("size"))?.number
    guard let size, size > 0 else { return 2 }
    let arrangement = arguments.component("horizontalArrangement")
    let space = arrangement.flatMap { $0.unlabelled.first ?? $0.value("space") }?.number
    let spacing = arrangement?.lastName == "spacedBy" ? max(0, space ?? 0) : 0
    let width =
      ((evaluator.framework as? ComposeFramework)?.window ?? ComposeWindow()).width
      - ComposeBuilder.horizontalPadding(of: arguments.component("contentPadding"))
    return Int(max(1, min((width + spacing) / (size + spacing), 1_000)))
  }

  /// Returns the sum of the paddings at the start and end: `PaddingValues(16.dp)`.
  private static func horizontalPadding(of padding: Component?) -> Double {
    guard let padding, padding.lastName == "PaddingValues" else { return 0 }
    let given = padding.unlabelled.map(\.number)
    let isBySide = given.count > 2 || padding.value("start") != nil || padding.value("end") != nil
    guard isBySide else {
      let both = padding.value("horizontal") ?? padding.value("all") ?? padding.unlabelled.first
      return 2 * max(0, both?.number ?? 0)
    }
    let start = padding.value("start")?.number ?? given.first.flatMap { $0 } ?? 0
    let end = padding.value("end")?.number ?? (given.count > 2 ? given[2] : nil) ?? 0
    return max(0, start) + max(0, end)
  }
}
