internal import Simulator

/// The frames of fields and of their visible labels on a screen.
struct LabelFrames {
  /// A control with a visible label, the frame of the control and the frame of the label.
  struct Pair {
    var control: Control
    var label: Node.Index
    var field: Frame
    var text: Frame

    /// Returns the height of one line of the label, in frame units.
    func line(_ scale: Double) -> Double { max(12 * scale, min(text.height, 28 * scale)) }
  }

  /// The fields that have a visible label, in document order.
  let pairs: [Pair]
  /// The number of frame units in a point.
  let scale: Double
  /// The part of the screen that the window shows at once, or `nil` if the file has no frames.
  let window: Frame?

  init(_ subject: AuditSubject) {
    let links = LabelLinks(subject)
    let screen = subject.screen
    pairs = subject.controls.compactMap { control in
      guard control.kind.isEntry, let label = links[control.node],
        let field = screen[control.node].frame, let text = screen[label].frame,
        field.width > 0, field.height > 0, text.isSeen, !text.contains(field),
        !subject.isUnseen(label), !subject.isUnseen(control.node),
        LabelFrames.areShownTogether(label, control.node, on: screen)
      else { return nil }
      return Pair(control: control, label: label, field: field, text: text)
    }
    scale = screen.unitsPerPoint
    window = LabelFrames.window(of: screen)
  }

  /// Whether people can see a label and its field on one page without scrolling a part of the page.
  ///
  /// A label that a box clips, or that is right of the window, is not visible at all. The box
  /// matters only if it contains just one of the two, because it scrolls or opens for both
  /// otherwise.
  private static func areShownTogether(
    _ label: Node.Index, _ field: Node.Index, on screen: Screen
  ) -> Bool {
    guard let text = screen[label].frame, let entry = screen[field].frame else { return false }
    if let window = screen.window, (text.x >= window.right) != (entry.x >= window.right) {
      return false
    }
    return isShown(label, outside: screen.ancestors(of: field), on: screen)
      && isShown(field, outside: screen.ancestors(of: label), on: screen)
  }

  /// Whether the boxes that contain a node but not another node show a part of the node.
  ///
  /// - Parameter shared: The ancestors of the other node.
  private static func isShown(
    _ node: Node.Index, outside shared: some Sequence<Node.Index>, on screen: Screen
  ) -> Bool {
    guard var part = screen[node].frame else { return false }
    let shared = Set(shared)
    for box in screen.ancestors(of: node) {
      if shared.contains(box) { return true }
      guard screen[box].web?.clips == true else { continue }
      // A browser reports no frame for a box without width and height.
      guard let inside = screen[box].frame.flatMap({ part.part(inside: $0) }), inside.isSeen else {
        return false
      }
      part = inside
    }
    return true
  }

  /// Returns the frames of all texts on a screen, from top to bottom.
  static func texts(on screen: Screen) -> [Frame] {
    screen.preorder.compactMap { visit in
      let node = screen[visit.index]
      guard node.role == .text, node.hidden == nil, !node.name.isBlank else { return nil }
      return node.frame ?? screen.parent(of: visit.index).flatMap { screen[$0].frame }
    }.sorted { $0.y < $1.y }
  }

  /// Returns the height of the largest empty space between a field and a label above or below it.
  ///
  /// Texts between the two, such as a hint, are not empty space.
  ///
  /// - Parameter texts: The frames of all texts, from top to bottom.
  static func emptyHeight(of pair: Pair, among texts: [Frame]) -> Double {
    let (label, field) = (pair.text, pair.field)
    let (top, bottom) =
      label.bottom <= field.y ? (label.bottom, field.y) : (field.bottom, label.y)
    let (left, right) = (min(label.x, field.x), max(label.right, field.right))
    // Binary search for the first text that is not above the space.
    var (index, high) = (0, texts.count)
    while index < high {
      let middle = (index + high) / 2
      if texts[middle].y < top - 1 { index = middle + 1 } else { high = middle }
    }
    var (end, largest) = (top, 0.0)
    while index < texts.count, texts[index].y <= bottom + 1 {
      let text = texts[index]
      index += 1
      guard text.bottom <= bottom + 1, text.x < right, text.right > left else { continue }
      largest = max(largest, text.y - end)
      end = max(end, text.bottom)
    }
    return max(largest, bottom - end)
  }

  /// Returns the part of a screen that a phone shows at once.
  ///
  /// A page may be longer than the window, and a component may be shorter.
  private static func window(of screen: Screen) -> Frame? {
    var (right, bottom) = (0.0, 0.0)
    for visit in screen.preorder {
      guard let frame = screen[visit.index].frame else { continue }
      right = max(right, frame.right)
      bottom = max(bottom, frame.bottom)
    }
    if let window = screen.window { right = window.width }
    guard right > 0, bottom > 0 else { return nil }
    let height =
      screen.orientation == .portrait ? max(min(bottom, right * 2.2), right * 1.8) : right / 2
    return Frame(x: 0, y: 0, width: right, height: height)
  }
}
