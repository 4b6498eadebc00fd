internal import Simulator

extension HTMLPage {
  /// Gives elements the boxes that a browser found for them.
  ///
  /// A text has no box of its own: it is where its element is.
  mutating func place(_ boxes: PageBoxes) {
    var matching = BoxMatching(page.dom, Identifiers(page.dom, page.tree.scopes))
    var lost: [PageBoxes.Box] = []
    var likely: [(box: PageBoxes.Box, element: DOM.ID)] = []
    for box in boxes.boxes {
      switch matching.match(box) {
      case .sure(let element) where matching.take(element): setFrame(box.frame, of: element)
      case .likely(let element): likely.append((box, element))
      case .sure, .none: lost.append(box)
      }
    }
    for (box, element) in likely {
      if matching.take(element) { setFrame(box.frame, of: element) } else { lost.append(box) }
    }
    guard let first = lost.first else { return }
    let name = first.path.isEmpty ? first.id : first.path
    screen.diagnostics.append(
      ImportDiagnostic(.boxes, naming: [name], count: lost.count, at: first.position))
  }
  private mutating func setFrame(_ frame: Frame, of element: DOM.ID) {
    if let index = indices[Int(element)] { screen[index].frame = frame }
  }
}
