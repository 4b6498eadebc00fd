internal import Importers
internal import Simulator
internal import TextIO

/// The positions of a block's lines in its document.
struct BlockPositions {
  /// The line and column at which each line of the block begins.
  let lines: [Node.Position]
  /// The position of the fence, for errors without a position.
  let fence: Node.Position

  /// Returns the position in the document for a position in the block; positions in other files do
  /// not change.
  func documentPosition(_ position: Node.Position) -> Node.Position {
    guard position.file == nil, let last = lines.last else { return position }
    guard position.line <= lines.count else {
      return Node.Position(
        line: last.line + position.line - lines.count, column: position.column)
    }
    let line = lines[max(position.line, 1) - 1]
    return Node.Position(line: line.line, column: line.column + position.column - 1)
  }

  /// Converts all positions of a screen: of its nodes, elements, diagnostics and unused texts.
  func move(_ imported: inout ImportedScreen) {
    move(&imported.screen)
    if var android = imported.android {
      move(&android)
      imported.android = android
    }
    imported.source?.movePositions(documentPosition)
    for index in imported.unused.indices {
      imported.unused[index].position = imported.unused[index].position.map(documentPosition)
    }
  }

  private func move(_ screen: inout Screen) {
    for visit in screen.preorder {
      screen[visit.index].position = screen[visit.index].position.map(documentPosition)
    }
    for index in screen.diagnostics.indices {
      screen.diagnostics[index].position = screen.diagnostics[index].position.map(documentPosition)
    }
  }

  private func moved(_ position: SourcePosition) -> SourcePosition {
    SourcePosition(documentPosition(Node.Position(position)))
  }

  /// Returns an error of the block after converting its position to a position in the document.
  func move(_ error: InputError, to document: String) -> InputError {
    var error = error
    error.file = document
    error.position = error.position.map(moved) ?? SourcePosition(fence)
    error.elementStart = error.elementStart.map(moved)
    return error
  }
}
