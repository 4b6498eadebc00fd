internal import AccessibilityTree

extension HTMLPage {
  /// Sets the frames of elements from the boxes that a browser reported.
  mutating func setFrames(_ boxes: PageBoxes) {
    screen.window = boxes.window
    var matching = BoxMatching(page.dom, Identifiers(page.dom, page.tree.scopes))
    var unmatched: [PageBoxes.Box] = []
    var likely: [(box: PageBoxes.Box, element: DOM.ID)] = []
    for box in boxes.boxes {
      switch matching.match(box) {
      case .sure(let element) where matching.claim(element): setFrame(box.frame, of: element)
      case .likely(let element): likely.append((box, element))
      case .sure, .none: unmatched.append(box)
      }
    }
    for (box, element) in likely {
      if matching.claim(element) { setFrame(box.frame, of: element) } else { unmatched.append(box) }
    }
    guard let first = unmatched.first else { return }
    let name = first.path.isEmpty ? first.id : first.path
    screen.diagnostics.append(
      ImportDiagnostic(.boxes, naming: [name], count: unmatched.count, at: first.position))
  }
  private mutating func setFrame(_ frame: Frame, of element: DOM.ID) {
    if let index = indices[Int(element)] { screen[index].frame = frame }
  }
}
