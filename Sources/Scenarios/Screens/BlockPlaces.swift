internal import Importers
internal import Simulator
internal import TextIO

/// Where the lines of a block stand in its document.
struct BlockPlaces {
  /// For each line of the block its own line and the column at which it begins.
  let lines: [Node.Position]
  /// The fence, for what has no place in the block.
  let fence: Node.Position

  /// A place of the block as one of the document; what stands in other files stays.
  func place(_ position: Node.Position) -> Node.Position {
    guard position.file == nil, let last = lines.last else { return position }
    guard position.line <= lines.count else {
      return Node.Position(
        line: last.line + position.line - lines.count, column: position.column)
    }
    let line = lines[max(position.line, 1) - 1]
    return Node.Position(line: line.line, column: line.column + position.column - 1)
  }

  /// Moves every place of a screen: those of nodes, elements, diagnostics and texts that are not used.
  func move(_ imported: inout ImportedScreen) {
    move(&imported.screen)
    if var android = imported.android {
      move(&android)
      imported.android = android
    }
    imported.source?.movePositions(place)
    for index in imported.unused.indices {
      imported.unused[index].position = imported.unused[index].position.map(place)
    }
  }

  private func move(_ screen: inout Screen) {
    for visit in screen.preorder {
      screen[visit.index].position = screen[visit.index].position.map(place)
    }
    for index in screen.diagnostics.indices {
      screen.diagnostics[index].position = screen.diagnostics[index].position.map(place)
    }
  }

  private func moved(_ position: SourcePosition) -> SourcePosition {
    SourcePosition(place(Node.Position(position)))
  }

  /// An error of the block as one of the document.
  func move(_ error: InputError, to document: String) -> InputError {
    var error = error
    error.file = document
    error.position = error.position.map(moved) ?? SourcePosition(fence)
    error.beginning = error.beginning.map(moved)
    return error
  }
}
