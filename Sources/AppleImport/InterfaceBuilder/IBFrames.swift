internal import AccessibilityTree

/// The conversion of frames to screen coordinates.
///
/// The file states frames relative to the parent view.
enum IBFrames {
  struct Origin: Sendable {
    var x = 0.0
    var y = 0.0
  }

  /// Returns the frame of an element in screen coordinates, or `nil` if the frame is missing or
  /// empty.
  static func frame(of element: IBElement, in origin: Origin) -> Frame? {
    guard let rect = element.child(key: "frame"), rect.name == "rect" else { return nil }
    let width = rect.number("width") ?? 0
    let height = rect.number("height") ?? 0
    guard width > 0 || height > 0 else { return nil }
    return Frame(
      x: origin.x + (rect.number("x") ?? 0), y: origin.y + (rect.number("y") ?? 0),
      width: max(width, 0), height: max(height, 0))
  }

  /// Whether the frame of the element in the file is out of date.
  static func isStale(_ element: IBElement) -> Bool {
    if element.flag("misplaced") == true || element.flag("ambiguous") == true { return true }
    guard let rect = element.child(key: "frame") else { return false }
    return (rect.number("width") ?? 0) <= 0 && (rect.number("height") ?? 0) <= 0
  }

  /// Returns a frame for each view in a stack view.
  ///
  /// The frames divide the stack view into equal parts.
  ///
  /// The result is `nil` if the frames in the file are up to date.
  static func arranged(
    _ views: [IBElement], in stack: IBElement, _ frame: Frame?
  ) -> [Frame]? {
    guard let frame, !views.isEmpty, views.contains(where: isStale) || isStale(stack) else {
      return nil
    }
    let share = 1 / Double(views.count)
    let isVertical = stack["axis"] == "vertical"
    return views.indices.map { index in
      let start = Double(index) * share
      return isVertical
        ? Frame(
          x: frame.x, y: frame.y + start * frame.height, width: frame.width,
          height: frame.height * share)
        : Frame(
          x: frame.x + start * frame.width, y: frame.y, width: frame.width * share,
          height: frame.height)
    }
  }
}
