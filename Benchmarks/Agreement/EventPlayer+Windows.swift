internal import Encoding
import Importers
import Simulator
internal import TextIO

/// Windows, panes and keyboards that appear and disappear.
extension EventPlayer {
  mutating func setKeyboard(isShown: Bool) {
    reader.settings.keyboard = isShown
    speech.setReader(reader)
    walk = reader.open(screen, by: .swipeRight)
  }

  mutating func open(_ window: JSON.Value) throws(InputError) {
    below = CoveredWindow(screen: screen, focus: focus, title: title)
    title = try window.string("title")
    focus = nil
    let tree = try window.required("tree")
    let screens = try ImportedScreen.contents(
      of: Array(tree.written.utf8), format: .androidNodes, file: file)
    guard let first = screens.first else { return }
    show(first.screen)
  }

  mutating func close() {
    guard let under = below else { return }
    below = nil
    (title, focus) = (under.title, under.focus)
    show(under.screen)
  }

  mutating func show(_ next: Screen) {
    screen = next
    nodes = [:]
    for visit in next.preorder {
      if let id = next[visit.index].id { nodes[id] = visit.index }
    }
    walk = reader.open(next, by: .swipeRight)
  }

  /// Reports a window that appeared, or a pane that is reported like a window.
  mutating func windowChanged(
    _ event: JSON.Value, _ source: Node.Index?, at time: Int
  ) throws(InputError) {
    let changes = try event.strings("changes") ?? []
    android(.windowStateChanged(try text(of: event)), source, at: time)
    guard changes.isEmpty else {
      if !changes.contains("pane_disappeared") { send(.pane(try text(of: event)), at: time) }
      return
    }
    guard source == screen.firstRootIndex else { return }
    let name = title ?? ""
    // A heading with the same words as the title is skipped.
    let stops = (0..<walk.count).map { walk.stop(at: $0) }
    let isRestored = focus.flatMap { index(of: $0) } != nil
    let first =
      isRestored
      ? focus.flatMap { index(of: $0) }.map { walk.stop(at: $0) }
      : stops.first { screen[$0.node].android.text != name || name.isEmpty }
    focus = first?.node
    opened = (time, name.isEmpty)
    send(.opened(ScreenOpening(.replacing, title: name, first: first)), at: time)
  }
}
