import AccessibilityTree
import Announcements

/// A composer of what VoiceOver says about the position of a native element.
///
/// VoiceOver says the row and column in a table, the number in a segmented control or tab bar, and
/// whether the element is at the start or end of a container.
///
/// Source: AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift.
struct DevicePosition {
  let words: VoiceOverPhrasebook
  let settings: VoiceOver.Settings

  /// Adds the position, “required”, and the words for the start or end of a container.
  ///
  /// For a field that is being edited, “required” is not added here, because it comes earlier.
  func add(
    of element: AccessibilityElement, in context: ElementContext?, isEditing: Bool,
    _ composition: inout Composition
  ) {
    switch context {
    case .series(let index, let count), .tab(let index, let count, _):
      addPosition(index, count, &composition)
    case .cell, .listStart, .listEnd, .landmarkStart, .landmarkEnd, nil:
      if let position = element.design?.position, let count = element.design?.count {
        addPosition(position, count, &composition)
      }
    }
    if element.design?.isRequired == true, !isEditing {
      composition.add(.state, words.states.required, by: DeviceRules.required)
    }
    addEdge(context, &composition)
  }

  /// Adds the position of a cell, which comes before the value of the cell.
  func add(_ cell: CellContext, _ composition: inout Composition) {
    let rule = ComposerRules.tablePosition
    let containers = words.containers
    if let rows = cell.rowSpan {
      composition.add(.position, words.counted(containers.spansRows, rows), by: rule)
    }
    if let columns = cell.columnSpan {
      composition.add(.position, words.counted(containers.spansColumns, columns), by: rule)
    }
    guard settings.rows else { return }
    if let row = cell.row {
      composition.add(.position, containers.row.phrase(["row": "\(row)"]), by: rule)
    }
    if let column = cell.column {
      composition.add(.position, containers.column.phrase(["column": "\(column)"]), by: rule)
    }
  }

  private func addPosition(_ index: Int, _ count: Int, _ composition: inout Composition) {
    composition.add(
      .position, words.containers.position.phrase(["index": "\(index)", "count": "\(count)"]),
      by: ComposerRules.positionInSeries)
  }

  private func addEdge(_ context: ElementContext?, _ composition: inout Composition) {
    guard settings.containers else { return }
    let phrase: Phrase? =
      switch context {
      case .listStart: words.containers.listStart
      case .listEnd: words.containers.listEnd
      case .landmarkStart: words.containers.landmark
      case .landmarkEnd: words.containers.end
      case .series, .tab, .cell, nil: nil
      }
    if let phrase { composition.add(.container, phrase, by: ComposerRules.containerEdge) }
  }
}
