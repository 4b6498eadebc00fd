internal import Simulator

extension HTMLPage {
  /// Gives elements the boxes that a browser found for them.
  ///
  /// A text has no box of its own: it is where its element is.
  mutating func place(_ boxes: PageBoxes) {
    var matching = BoxMatching(page.dom, Identifiers(page.dom, page.tree.scopes))
    var lost: [PageBoxes.Box] = []
    for box in boxes.boxes {
      guard let element = matching.element(of: box) else {
        lost.append(box)
        continue
      }
      if let index = indices[Int(element)] { screen[index].frame = box.frame }
    }
    guard let first = lost.first else { return }
    let count = lost.count == 1 ? "1 box belongs" : "\(lost.count) boxes belong"
    screen.losses.append(
      Loss(
        "\(count) to no element of the page, the first to “\(first.path.isEmpty ? first.id : first.path)”; "
          + "save page and boxes at the same time.", at: first.position))
  }
}
