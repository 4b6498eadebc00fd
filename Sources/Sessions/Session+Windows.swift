import AccessibilityTree
import Announcements

/// Windows that a running app opens and closes, such as the dialogs of Compose.
extension Session {
  /// Shows the screen of another window.
  ///
  /// Reports that this window opened or, if it was open below other windows, that those closed.
  mutating func adoptWindow(_ now: RunningScreen) {
    switch now.window {
    case .same: return
    case .opened:
      if let node { windows.record(nodes[node]) }
      layers.push(
        ScreenLayers.Layer(
          screen: screen, nodes: nodes, node: node, presentation: .dialog, window: windows.current))
      open(now, as: .dialog)
    case .replaced: open(now, as: layers.depth > 0 ? .dialog : .replacing)
    case .uncovered(let count): uncover(now, below: count)
    }
  }

  private mutating func open(_ now: RunningScreen, as presentation: AppEffect.Presentation) {
    windows.leave(screen, nodes)
    var next = now.screen
    if case .moved(let field?) = now.focus, next.acceptsText(field) {
      next[field].states.isFocused = true
    }
    enterScreen(next)
    nodes.open(next)
    windows.open(next)
    opened(as: presentation, isFirst: false)
  }

  /// Closes the topmost windows and returns to the window below them, whose content may have
  /// changed in the meantime.
  ///
  /// - Parameter count: The number of windows to close.
  private mutating func uncover(_ now: RunningScreen, below count: Int) {
    var uncovered: ScreenLayers.Layer?
    for _ in 0..<count { uncovered = layers.pop() ?? uncovered }
    guard let layer = uncovered else { return open(now, as: .replacing) }
    enterScreen(layer.screen)
    nodes.reopen(layer.nodes)
    windows.uncover(layer.window)
    let last = layer.node.map { nodes[$0] }
    let shown = ScreenUpdate(from: layer.screen, to: now.screen, now.origins)
    let changed = update(
      shown.changes.changed.map { NodeChange($0.old, shown.changes.new[$0.new]) })
    replaceWalk(by: shown.changes)
    let known = [last].compactMap(\.self) + windows.current.focused.reversed()
    beginFocus(restoring: newestStop(of: known))
    position.isMoved = true
    report(.closed(ScreenOpening(.replacing, title: knownTitle, first: arrivingStop)))
    var regions: Set<LiveChange> = []
    for item in shown.items where stopIndex(of: item.node) != stopIndex {
      let facts = changed.first { shown.changes.new(of: $0.node) == item.node }?.facts
      report(item, ElementChange(node: item.node, facts: facts ?? [.other]), &regions)
    }
  }

  /// Returns the first of some nodes that is still a stop of the screen.
  private func newestStop(of nodes: [SessionNode]) -> Node.Index? {
    nodes.lazy.compactMap { self.nodes.index(of: $0) }.first { stopIndex(of: $0) != nil }
  }
}
