import AccessibilityTree
import Announcements

/// Screens that open and close.
extension Session {
  mutating func show(_ name: String, as presentation: AppEffect.Presentation) {
    guard let next = appTimeline.app.screen(named: name, for: platform) else {
      return recordProblem("the app’s script shows “\(name)”, but there is no screen of that name")
    }
    if let node { windows.record(nodes[node]) }
    windows.leave(screen, nodes)
    layers.push(
      ScreenLayers.Layer(
        screen: screen, nodes: nodes, node: node, presentation: presentation,
        window: windows.current))
    openScreen(next)
    nodes.open(next)
    var known: Node.Index?
    if presentation == .replacing, appTimeline.isGoingBack, !startsAfresh(next) {
      known = windows.reopen(next, nodes)
    } else {
      windows.open(next)
    }
    opened(as: presentation, isFirst: false, restoring: known)
  }

  mutating func close() {
    guard let layer = layers.pop() else {
      return recordProblem("the app’s script closes a screen, but only the first screen is open")
    }
    openScreen(layer.screen)
    nodes.reopen(layer.nodes)
    windows.uncover(layer.window)
    // UIKit returns focus to the element that opened the screen. React Native on iOS moves focus to
    // the first stop.
    let goesBack = platform == .android || screen.origin != .reactNative
    beginFocus(restoring: goesBack ? layer.node : nil)
    position.isMoved = true
    report(.closed(ScreenOpening(.replacing, title: knownTitle, first: arrivingStop)))
  }

  private mutating func openScreen(_ next: Screen) {
    enterScreen(next)
    appTimeline.cancelTimers()
  }

  /// Shows a screen, without reporting it.
  mutating func enterScreen(_ next: Screen) {
    hideKeyboard()
    editing.end()
    editing.focused = nil
    position.leavingWords = next.resetsCollections ? [] : wordsLeavingWindow
    walk = reader.open(next, by: .swipeRight)
    walk.detach()
    position.index = 0
  }

  /// Reports that a screen opened, moves focus into it, and applies the app's effects for its
  /// opening.
  ///
  /// - Parameter node: The node that last had focus in the window, if the window was open before.
  mutating func opened(
    as presentation: AppEffect.Presentation, isFirst: Bool, restoring node: Node.Index? = nil
  ) {
    if !isFirst { position.isMoved = true }
    let title = windowTitle
    let field = screen.preorder.lazy.map(\.index).first { isFocusedAtOnce($0) }
    beginFocus(restoring: node, field: field)
    let effects = send(AppEvent(.opens))
    // If the app focuses a field when the screen opens, the field counts as focused from the
    // beginning.
    let wanted = effects?.lazy.compactMap(\.focusedField).first.flatMap { screen.index(called: $0) }
    let isEditing = (wanted ?? field).map { screen.acceptsText($0) } ?? false
    let message = presentation == .alert ? alertMessage : nil
    report(
      .opened(
        ScreenOpening(
          presentation, title: title, message: message, first: arrivingStop, isFirst: isFirst,
          isEditing: isEditing)))
    if let field, isEditing { edit(nodes[field], by: .platform) }
    guard let effects else { return }
    appTimeline.mover = .platform
    apply(effects)
    appTimeline.mover = .app
  }

  // MARK: First focus

  /// The reader's rules for moving its focus after keys and after changes by the app.
  var focusRules: FocusRules { (reader as? any SpeakingReader)?.focusRules ?? FocusRules() }

  /// Whether focus starts as on a new screen when a person goes back to a screen.
  ///
  /// In newer versions of TalkBack, it does if the screen is a pane in a window without a title.
  /// Otherwise, focus returns to the node that last had focus on the screen.
  private func startsAfresh(_ screen: Screen) -> Bool {
    focusRules.panesStartAfresh && screen.title == nil && screen.paneTitle != nil
  }

  /// Moves focus into a window that opens.
  ///
  /// TalkBack focuses the first of these nodes that exists: the node that last had focus in the
  /// window, if the window was open before; the field with input focus; the node that requests
  /// initial focus; the first stop that is not the title. If no such node exists, nothing has
  /// focus.
  ///
  /// Source: TalkBack 15.1, FocusFeedbackMapper.java and FocusActorForScreenStateChange.java.
  mutating func beginFocus(restoring node: Node.Index?, field: Node.Index? = nil) {
    let wanted = [node, field, platform == .android ? screen.initialFocus : nil]
    let stop = wanted.compactMap { node in node.flatMap { stopIndex(of: $0) } }.first
    position.move(to: stop ?? walk.firstStop(inWindowTitled: knownTitle) ?? ReaderFocus.nowhere)
  }

  /// The words for leaving the containers around the focused stop, such as “out of list”.
  var wordsLeavingWindow: [Part] { focusedIndex.map { walk.wordsLeavingWindow(at: $0) } ?? [] }

  /// The focused stop, with the announcement that the reader makes when focus comes from another
  /// window.
  var arrivingStop: Stop? {
    focusedIndex.map { walk.stop(at: $0, afterLeaving: position.leavingWords) }
  }

  /// Whether a node has focus when its screen opens.
  ///
  /// Outside pages, TalkBack follows input focus only into fields. Source: HTML 6.6.7, the
  /// `autofocus` attribute. Assumed: Safari on iPhone ignores `autofocus` without a user gesture,
  /// as developers report.
  private func isFocusedAtOnce(_ index: Node.Index) -> Bool {
    let node = screen[index]
    guard platform == .android else { return node.states.isFocused }
    if screen.origin == .web { return node.states.isFocused || node.web?.hasAutofocus == true }
    return node.states.isFocused && screen.acceptsText(index)
  }

  // MARK: Titles

  /// The title of the window that the screen fills.
  ///
  /// Assumed: if the file has no title for the screen, the first heading is the title. Focus does
  /// not skip this heading, because the assumption may be wrong.
  private var windowTitle: String? { knownTitle ?? firstHeading }

  /// The title of the window, or `nil` if the file contains none.
  var knownTitle: String? {
    screen.title ?? (platform == .android ? screen.paneTitle : nil)
  }

  private var firstHeading: String? {
    // In a dump or in composables, the first heading is not the title of the window.
    guard screen.origin != .androidNodes else { return nil }
    let name = screen.preorder.lazy.map(\.index).first { screen[$0].role == .heading }
      .map { screen[$0].name }
    return name?.isEmpty == true ? nil : name
  }

  /// The first text of an alert that is not the alert's title.
  private var alertMessage: String? {
    let title = screen.title ?? firstHeading
    return screen.preorder.lazy.map { screen[$0.index] }.first {
      ($0.role == .text || $0.role == .paragraph) && !$0.name.isEmpty && $0.name != title
    }?.name
  }
}

extension Screen {
  /// The title of the pane that opens with the screen.
  ///
  /// If several panes open, the result is the title of the last one, because its event comes last.
  ///
  /// Source: Android, View.java, `notifyAppearedOrDisappearedForAccessibilityIfNeeded`, which
  /// parents call before their children.
  fileprivate var paneTitle: String? {
    guard origin != .web else { return nil }
    var title: String?
    for visit in preorder {
      let node = self[visit.index]
      guard node.hidden == nil else { continue }
      let name = node.knownAndroid?.paneTitle ?? (node.role.isDialog ? node.name : "")
      if !name.isEmpty { title = name }
    }
    return title
  }

  /// The node that asks for focus when its window opens.
  ///
  /// Source: Android 14, AccessibilityNodeInfo, `setRequestInitialAccessibilityFocus`.
  fileprivate var initialFocus: Node.Index? {
    guard origin == .androidNodes else { return nil }
    return preorder.lazy.map(\.index).first {
      self[$0].knownAndroid?.requestInitialAccessibilityFocus == true
    }
  }

  /// Whether TalkBack does not announce leaving a list or grid of the previous window.
  ///
  /// The value is true if the new screen is a web page or a dialog of Compose.
  ///
  /// Source: logged from TalkBack 17.0.
  fileprivate var resetsCollections: Bool {
    origin == .web
      || preorder.contains {
        self[$0.index].knownAndroid?.className?.hasPrefix("androidx.compose.") == true
      }
  }
}
