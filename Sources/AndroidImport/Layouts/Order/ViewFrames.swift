internal import AccessibilityTree

/// The bounds of views, as far as the layout determines them.
///
/// Bounds that depend on the device or on a text are unknown. Lengths are density-independent
/// pixels from the top left corner of the window's content.
///
/// Source: Android API 34, LinearLayout.java, FrameLayout.java.
struct ViewFrames: Sendable {
  /// Bounds in which the position or the size can be unknown.
  ///
  /// Unknown values are `nil`.
  private struct Box: Sendable {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
  }

  private let layout: ExpandedLayout
  private var boxes: [ExpandedLayout.ID: Box] = [:]

  init(_ layout: ExpandedLayout) {
    self.layout = layout
    let screen = Box(x: 0, y: 0)
    for root in layout.roots { boxes[root] = box(of: root, in: screen, gravity: []) }
    for id in layout.all {
      guard let box = boxes[id], layout.hasChildren(id) else { continue }
      switch ViewFrames.arrangement(of: layout[id]) {
      case .row: stack(id, box, isVertical: false)
      case .column: stack(id, box, isVertical: true)
      case .overlay:
        let inner = contentBox(box, layout[id])
        for child in layout.children(of: id) {
          boxes[child] = self.box(of: child, in: inner, gravity: [])
        }
      case .other: break
      }
    }
  }

  /// Returns the frame of a view, or `nil` if its position or size is unknown.
  subscript(id: ExpandedLayout.ID) -> Frame? {
    guard let box = boxes[id], let x = box.x, let y = box.y, let width = box.width,
      let height = box.height, !ViewFrames.isGone(layout[id])
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// Keeps the size of a view whose position is unknown, as a property of the node.
  func keepSize(of id: ExpandedLayout.ID, in node: inout Node) {
    for name in ["layout_width", "layout_height"] {
      guard case .points(let size) = layout[id].dimension(name), size > 0 else { continue }
      node.android.passthrough[name] = "\(ShownDecimal.text(size))dp"
    }
  }

  /// The arrangement of the children of a group.
  private enum Arrangement: Sendable {
    case row, column, overlay, other
  }

  private static func arrangement(of view: LayoutView) -> Arrangement {
    let name = ViewType.simpleName(view.viewClass)
    if linear.contains(name) {
      // By default, a radio group is vertical.
      let standard = name == "RadioGroup" ? "vertical" : "horizontal"
      let orientation = view.attribute("orientation")?.word ?? standard
      return orientation == "vertical" || orientation == "1" ? .column : .row
    }
    return overlays.contains(name) ? .overlay : .other
  }

  private static let linear: Set<String> = ["LinearLayout", "LinearLayoutCompat", "RadioGroup"]
  private static let overlays: Set<String> = [
    "FrameLayout", "ScrollView", "NestedScrollView", "HorizontalScrollView", "ViewFlipper",
    "ViewAnimator", "ViewSwitcher", "ContentFrameLayout",
  ]

  private static func isGone(_ view: LayoutView) -> Bool {
    view.attribute("visibility")?.word == "gone"
  }
}

extension ViewFrames {
  /// Returns the bounds of the area inside a view's padding.
  private func contentBox(_ box: Box, _ view: LayoutView) -> Box {
    let edges = Edges(view, "padding", layout.direction)
    func plus(_ one: Double?, _ other: Double?) -> Double? {
      if let one, let other { one + other } else { nil }
    }
    func available(_ size: Double?, _ one: Double?, _ other: Double?) -> Double? {
      plus(one, other).flatMap { edges in size.map { max($0 - edges, 0) } }
    }
    return Box(
      x: plus(box.x, edges.left), y: plus(box.y, edges.top),
      width: available(box.width, edges.left, edges.right),
      height: available(box.height, edges.top, edges.bottom))
  }

  /// Returns the bounds of a view within the space that its group provides.
  private func box(of id: ExpandedLayout.ID, in space: Box, gravity: [String]) -> Box {
    let view = layout[id]
    let margins = Edges(view, "layout_margin", layout.direction)
    var box = Box()
    box.width = size(view, "layout_width", space.width, margins.left, margins.right)
    box.height = size(view, "layout_height", space.height, margins.top, margins.bottom)
    let own = view.flags("layout_gravity")
    let flags = own.isEmpty ? gravity : own
    box.x = position(
      Axis(flags, isVertical: false, layout.direction), space.x, space.width, box.width,
      margins.left, margins.right)
    box.y = position(
      Axis(flags, isVertical: true, layout.direction), space.y, space.height, box.height,
      margins.top, margins.bottom)
    return box
  }

  private func size(
    _ view: LayoutView, _ name: String, _ space: Double?, _ before: Double?, _ after: Double?
  ) -> Double? {
    switch view.dimension(name) {
    case .points(let size): return size >= 0 ? size : nil
    case .matchParent:
      guard let space, let before, let after else { return nil }
      return max(space - before - after, 0)
    case .wrapContent, nil: return nil
    }
  }

  private func position(
    _ axis: Axis, _ start: Double?, _ space: Double?, _ size: Double?, _ before: Double?,
    _ after: Double?
  ) -> Double? {
    guard let start, let before, let after else { return nil }
    guard axis != .start else { return start + before }
    guard let space, let size else { return nil }
    return axis == .end ? start + space - size - after : start + (space - size) / 2 + before - after
  }

  /// Arranges the children of a view one after the other.
  ///
  /// The positions of children after a child of unknown size are unknown.
  private mutating func stack(_ id: ExpandedLayout.ID, _ box: Box, isVertical: Bool) {
    let view = layout[id]
    let space = contentBox(box, view)
    let gravity = view.flags("gravity")
    var cursor = isVertical ? space.y : space.x
    let axis = Axis(gravity, isVertical: isVertical, layout.direction)
    let isReversed = !isVertical && layout.direction == .rightToLeft
    if axis != (isReversed ? .end : .start) || isReversed { cursor = nil }
    let shifts = !isVertical && isAlignedByText(id, view)
    for child in layout.children(of: id) where !ViewFrames.isGone(layout[child]) {
      var box = self.box(of: child, in: space, gravity: gravity)
      let margins = Edges(layout[child], "layout_margin", layout.direction)
      let (before, after) =
        isVertical ? (margins.top, margins.bottom) : (margins.left, margins.right)
      let isWeighted = (layout[child].number("layout_weight") ?? 0) > 0
      let start = cursor.flatMap { at in before.map { at + $0 } }
      if isVertical {
        box.y = start
        if isWeighted { box.height = nil }
      } else {
        box.x = start
        if isWeighted { box.width = nil }
        if shifts { box.y = nil }
      }
      boxes[child] = box
      let size = isVertical ? box.height : box.width
      if let start, let size, let after { cursor = start + size + after } else { cursor = nil }
    }
  }

  /// Whether the views in a row are aligned by the baseline of their texts.
  ///
  /// Their vertical positions then depend on the font and are unknown.
  private func isAlignedByText(_ id: ExpandedLayout.ID, _ view: LayoutView) -> Bool {
    guard view.bool("baselineAligned") != false else { return false }
    var texts = 0
    for child in layout.children(of: id) {
      switch AndroidViewClass.named(ViewType.simpleName(layout[child].viewClass))?.kind {
      case .text, .field, .dropDown, .button, .checkBox, .radio, .toggleSwitch, .toggleButton,
        .checkedText, nil:
        texts += 1
      default: break
      }
    }
    return texts > 1
  }

  /// The alignment of a view within its space, on one axis.
  private enum Axis: Sendable {
    case start, center, end

    init(_ gravity: [String], isVertical: Bool, _ direction: Screen.Direction) {
      let isReversed = !isVertical && direction == .rightToLeft
      self = isReversed ? .end : .start
      for flag in gravity {
        switch flag {
        case "center": self = .center
        case "center_vertical" where isVertical, "center_horizontal" where !isVertical:
          self = .center
        case "bottom" where isVertical, "right" where !isVertical: self = .end
        case "end" where !isVertical: self = isReversed ? .start : .end
        case "top" where isVertical, "left" where !isVertical: self = .start
        default: break
        }
      }
    }
  }

  /// The sizes of the padding or of the margins on each side.
  ///
  /// A size is `nil` if it is unknown.
  private struct Edges: Sendable {
    var left, top, right, bottom: Double?

    init(_ view: LayoutView, _ name: String, _ direction: Screen.Direction) {
      // Most views have no attribute for the padding or margins.
      guard view.attributes.contains(where: { $0.name.hasPrefix(name) }) else {
        (left, top, right, bottom) = (0, 0, 0, 0)
        return
      }
      func side(_ names: [String]) -> Double? {
        for side in names {
          guard view.attribute(name + side) != nil else { continue }
          if case .points(let size) = view.dimension(name + side) { return size }
          return nil
        }
        return 0
      }
      // The attribute for all sides takes precedence over attributes for one side.
      let all = view.attribute(name) == nil ? [] : [""]
      let (first, last) = direction == .rightToLeft ? ("End", "Start") : ("Start", "End")
      left = side(all + ["Horizontal", first, "Left"])
      top = side(all + ["Vertical", "Top"])
      right = side(all + ["Horizontal", last, "Right"])
      bottom = side(all + ["Vertical", "Bottom"])
    }
  }
}
