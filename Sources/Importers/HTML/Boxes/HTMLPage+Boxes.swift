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
    let count = lost.count == 1 ? "1 box belongs" : "\(lost.count) boxes belong"
    screen.losses.append(
      Loss(
        "\(count) to no element of the page, the first to “\(first.path.isEmpty ? first.id : first.path)”; "
          + "save page and boxes at the same time.", at: first.position))
  }
  private mutating func setFrame(_ frame: Frame, of element: DOM.ID) {
    if let index = indices[Int(element)] { screen[index].frame = frame }
  }
}
