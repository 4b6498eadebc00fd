internal import AccessibilityTree
internal import ComponentSource
internal import ImportSupport

/// A direction in which Compose moves input focus.
///
/// Source: ui, FocusDirection.kt.
enum ComposeFocusMove: String, Sendable {
  case next = "Next"
  case previous = "Previous"
  case up = "Up"
  case down = "Down"
}

/// The target of a move of input focus.
enum ComposeFocusTarget {
  case field(Node.Index)
  /// No field lies in the direction.
  case nowhere
  /// Several fields are possible targets, because their positions are unknown before run time.
  case unknown
}

extension ComposeScreen {
  /// Finds the node to which a response moves input focus.
  ///
  /// - Parameter origin: The component at which the event happened.
  func locateFocus(of response: inout ComposeResponse, from origin: ComponentIdentity?) {
    if let requester = response.requester {
      // Assumed: if several fields have the requester, the first field gets focus.
      response.focus = items.filter { $0.value.behaviour.requesters.contains(requester) }.keys.min()
    } else if let move = response.move {
      switch origin.map({ target(of: move, from: $0) }) ?? .unknown {
      case .field(let field): response.focus = field
      case .nowhere: break
      case .unknown: response.unknown.append(("moveFocus", SourceRange(file: 0, start: 0, end: 0)))
      }
    }
  }

  /// Returns the field to which input focus moves from another field.
  ///
  /// While the device is in touch mode, only text fields take focus. Source: foundation,
  /// Clickable.kt, and ui, Focusability.SystemDefined.
  private func target(of move: ComposeFocusMove, from origin: ComponentIdentity)
    -> ComposeFocusTarget
  {
    guard let screen = imported?.screen,
      let here = items.values.first(where: { $0.identity == origin })
    else { return .unknown }
    let fields = items.filter { index, item in
      screen[index].textInput != nil && !screen[index].states.isDisabled
        && item.identity != origin
    }
    switch move {
    case .next, .previous:
      // Assumed: after the last field, the search continues at the first field. Source: ui,
      // FocusOwnerImpl.moveFocus.
      let order = fields.sorted { $0.value.rank < $1.value.rank }
      let found =
        move == .next
        ? order.first { $0.value.rank > here.rank } ?? order.first
        : order.last { $0.value.rank < here.rank } ?? order.last
      return found.map { .field($0.key) } ?? .nowhere
    case .up, .down: return nearest(to: here, below: move == .down, among: fields)
    }
  }

  /// Returns the only field in the nearest row above or below another field.
  ///
  /// Source: ui, TwoDimensionalFocusSearch.kt. If a row has several fields, the nearest field
  /// depends on their widths, which are unknown before run time.
  private func nearest(
    to here: Item, below isBelow: Bool, among fields: [Node.Index: Item]
  ) -> ComposeFocusTarget {
    guard let own = here.bounds else { return .unknown }
    var found: [(index: Node.Index, top: Double, bottom: Double)] = []
    for (index, item) in fields {
      guard let bounds = item.bounds else { return .unknown }
      // For a move up, positions are mirrored, so that the same comparison finds the fields above.
      let (top, bottom) =
        isBelow ? (bounds.top, bounds.bottom) : (-bounds.bottom, -bounds.top)
      let end = isBelow ? own.bottom : -own.top
      if top >= end { found.append((index, top, bottom)) }
    }
    guard let first = found.min(by: { $0.top < $1.top }) else { return .nowhere }
    let row = found.filter { $0.top < first.bottom }
    return row.count == 1 ? .field(first.index) : .unknown
  }
}
