internal import Simulator

/// Fields with their labels, and where both stand.
struct LabelFrames {
  /// A control with a label that can be seen.
  struct Pair {
    var control: Control
    var label: Node.Index
    var field: Frame
    var text: Frame

    /// How high a line of the label is.
    func line(_ scale: Double) -> Double { max(12 * scale, min(text.height, 28 * scale)) }
  }

  /// All of them, in document order.
  let pairs: [Pair]
  /// How many units of the frames are a point.
  let scale: Double
  /// What the window shows at once, where the file tells.
  let window: Frame?

  init(_ subject: AuditSubject) {
    let links = LabelLinks(subject)
    let screen = subject.screen
    pairs = subject.controls.compactMap { control in
      guard control.kind.isEntry, let label = links[control.node],
        let field = screen[control.node].frame, let text = screen[label].frame,
        field.width > 0, field.height > 0, text.width > 0, text.height > 0, !text.holds(field)
      else { return nil }
      return Pair(control: control, label: label, field: field, text: text)
    }
    let root = screen.firstRootIndex.flatMap { screen[$0].frame }
    let isDump = screen.origin == .androidNodes
    scale = isDump ? max(1, (root.map { min($0.width, $0.height) } ?? 411) / 411) : 1
    // A page is longer than what a phone shows of it, and no phone is much longer than two widths.
    window = root.map { root in
      Frame(
        x: root.x, y: root.y, width: root.width,
        height: screen.orientation == .portrait ? min(root.height, root.width * 2.2) : root.height)
    }
  }
}

extension Frame {
  var right: Double { x + width }
  var bottom: Double { y + height }

  /// Whether another one lies in it.
  func holds(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }

  /// Whether both stand in one row.
  func sharesRow(with other: Frame) -> Bool {
    min(bottom, other.bottom) - max(y, other.y) > 0.3 * min(height, other.height)
  }
}
