internal import Browsers
internal import Importers
package import Simulator

/// A page in a browser, as the app of a session.
///
/// Gestures act on the page, and changes of the page become effects. Each session opens a new page.
package struct LivePageApp: App {
  private let host: PageHost
  private var page: PageSession?
  /// The number of log entries that this app has already returned as effects.
  private var reportedCount = 0
  /// The session's time minus the time of the page's log, in milliseconds.
  ///
  /// The time of the log is the virtual time since the log began.
  private var clockOffset = 0
  private var clock = 0
  /// The page's screens that the session may still show, the newest last.
  ///
  /// The session applies several effects one after another. An effect can therefore cause events on
  /// a screen that is no longer the newest.
  private var screens: [PageSession.Snapshot] = []
  private var isDialogOpen = false
  private var documents: [String: Screen] = [:]

  package init(of host: PageHost) { self.host = host }

  package var isRunning: Bool { true }

  package var failure: String? { host.failure.map { "\($0.problem); \($0.remedy)" } }

  /// The number of seconds that all sessions with this page have spent on each kind of work.
  package var work: PageWork { host.workSoFar }

  package func setWaiting(_ isWaiting: Bool) { page?.isWaiting = isWaiting }

  package mutating func advance(to time: Int) { clock = max(clock, time) }

  package func screen(named name: String, for platform: ReaderPlatform) -> Screen? {
    documents[name]
  }

  package mutating func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    host.withExclusiveAccess { respond(to: event, on: screen, for: platform) }
  }

  package mutating func nextEntry(
    until time: Int?, on screen: Screen, for platform: ReaderPlatform
  ) -> AppLogEntry? {
    host.withExclusiveAccess { readEntry(until: time) }
  }

  private mutating func respond(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    guard let page else {
      return event.kind == .opens ? open(on: screen, for: platform) : nil
    }
    if isDialogOpen { return closeDialog(event, on: screen, page) }
    var effects = catchUp(page)
    guard !isDialogOpen else { return effects }
    let isHandled = host.attempt { () throws(BrowserError) in
      try act(event, on: screen, page)
    }
    clockOffset = clock - page.clock
    guard isHandled == true else { return effects.isEmpty ? nil : effects }
    while let next = nextEffects(page) { effects += next }
    return effects
  }

  private mutating func readEntry(until end: Int?) -> AppLogEntry? {
    guard let page, !isDialogOpen else { return nil }
    screens.removeFirst(max(0, screens.count - 1))
    if reportedCount == page.log.count {
      _ = host.attempt { () throws(BrowserError) in
        if let end {
          try page.advance(to: end - clockOffset)
        } else {
          try page.advanceToRest()
        }
      }
    }
    guard page.log.indices.contains(reportedCount) else { return nil }
    let time = max(clock, page.log[reportedCount].time + clockOffset)
    if let end, time > end { return nil }
    return nextEffects(page).map { AppLogEntry(at: time, $0) }
  }

  /// Opens the page.
  ///
  /// If the opened page differs from the session's first screen, the page replaces that screen.
  private mutating func open(on screen: Screen, for platform: ReaderPlatform) -> [AppEffect]? {
    guard let page = host.open(for: platform) else { return nil }
    self.page = page
    clockOffset = clock - page.clock
    let opening = page.opening.snapshot
    screens = [opening]
    let focus = page.opening.focus.flatMap {
      isFocusKept($0, opening.screen, platform) ? $0 : nil
    }
    guard opening.screen != screen || focus != nil else { return [] }
    // The session's first screen may already have the texts that the page announces after it opens.
    let isKnown = page.current.screen.isSame(as: screen)
    let origins: [NodeOrigin] = opening.keys.map { key in
      isKnown ? page.node(key).map { .same($0) } ?? .unknown : .unknown
    }
    return [
      .becomes(
        RunningScreen(
          opening.screen, origins: origins, focus: focus.map { .moved(to: $0) } ?? .unchanged))
    ]
  }

  /// Whether a page that was just opened may give input focus to a node.
  ///
  /// Safari on iPhones ignores `autofocus`.
  private func isFocusKept(_ node: Node.Index, _ screen: Screen, _ platform: ReaderPlatform) -> Bool
  {
    platform == .android || screen[node].web?.hasAutofocus != true
  }

  // MARK: Effects

  /// Returns the effects of everything that the page has done so far.
  private mutating func catchUp(_ page: PageSession) -> [AppEffect] {
    var effects: [AppEffect] = []
    while true {
      while !isDialogOpen, let next = nextEffects(page) { effects += next }
      let now = clock - clockOffset
      guard !isDialogOpen, page.clock < now else { return effects }
      _ = host.attempt { () throws(BrowserError) in try page.advance(to: now) }
      guard reportedCount < page.log.count else { return effects }
    }
  }

  /// Returns the effects of the next log entry, or `nil` if there is none.
  private mutating func nextEffects(_ page: PageSession) -> [AppEffect]? {
    guard !isDialogOpen, page.log.indices.contains(reportedCount) else { return nil }
    let entry = page.log[reportedCount]
    reportedCount += 1
    switch entry.event {
    case .changed(let snapshot, let screen):
      screens.append(snapshot)
      return [.becomes(screen)]
    case .navigated(let name, let snapshot, let focus):
      screens.append(snapshot)
      documents[name] = snapshot.screen
      var effects: [AppEffect] = [.show(name, as: .replacing)]
      if let focus, isFocusKept(focus, snapshot.screen, page.platform) {
        let same = snapshot.keys.indices.map { NodeOrigin.same(Node.Index($0)) }
        effects.append(
          .becomes(RunningScreen(snapshot.screen, origins: same, focus: .moved(to: focus))))
      }
      return effects
    case .validationMessage(let message): return [.announce(message, .assertively, after: 0)]
    case .refused(let reason): return [.refuses(reason)]
    case .dialog(let text):
      let dialog = BrowserDialog(text)
      return dialog.isShown(on: page.platform) ? [show(dialog, on: page)] : leave(page)
    }
  }

  // MARK: Dialogs

  /// Leaves a page that would rather be kept open.
  private mutating func leave(_ page: PageSession) -> [AppEffect] {
    _ = host.attempt { () throws(BrowserError) in try page.resume(acceptingDialog: true) }
    clockOffset = clock - page.clock
    return []
  }

  /// Shows a dialog of the browser.
  ///
  /// The page is paused while the dialog is open.
  private mutating func show(_ dialog: BrowserDialog, on page: PageSession) -> AppEffect {
    let name = "dialog: " + dialog.title
    documents[name] = dialog.screen(on: page.platform)
    isDialogOpen = true
    return .show(name, as: .alert)
  }

  private mutating func closeDialog(
    _ event: AppEvent, on screen: Screen, _ page: PageSession
  ) -> [AppEffect]? {
    let accepts: Bool
    switch event.kind {
    case .doubleTap, .enter:
      accepts = event.node.map { BrowserDialog.accepts(screen[$0].name) } ?? false
    case .escape: accepts = false
    default: return nil
    }
    isDialogOpen = false
    _ = host.attempt { () throws(BrowserError) in try page.resume(acceptingDialog: accepts) }
    clockOffset = clock - page.clock
    var effects: [AppEffect] = [.close]
    while let next = nextEffects(page) { effects += next }
    return effects
  }

  // MARK: Acting

  /// Performs an action of the user on the page.
  ///
  /// - Returns: Whether the page handles the action. If not, the platform handles it.
  private func act(
    _ event: AppEvent, on screen: Screen, _ page: PageSession
  ) throws(BrowserError) -> Bool {
    let key = event.node.flatMap { self.key(of: $0, on: screen) }
    switch event.kind {
    case .doubleTap:
      guard let key, let node = event.node else { return true }
      let (isField, isAndroid) = (screen.acceptsText(node), page.platform == .android)
      let action = event.activation == .touch ? "tap" : "activate"
      try page.act("\(action)(\(key), \(isField), \(isAndroid))")
      return true
    case .longPress:
      guard let key else { return true }
      try page.act("longPress(\(key))")
      return true
    case .type:
      guard let key, let node = event.node else { return true }
      try page.type(into: key, from: page.originalText(of: key), to: screen[node].value?.text ?? "")
      return true
    case .focus:
      guard let key else { return false }
      try page.focus(key)
      return false
    case .readerFocus:
      guard let key else { return false }
      page.scroll(to: key)
      return false
    case .leave:
      if let key { page.fieldToLeave = key }
      return false
    case .enter, .go, .search, .send:
      try page.press(.enter)
      return true
    case .done:
      guard page.platform == .android else { return false }
      try page.press(.enter)
      return true
    case .escape:
      let count = page.log.count
      try page.press(.escape)
      return page.log.count > count
    case .scroll:
      try page.act("scroll()")
      return true
    case .adjust:
      guard let key else { return true }
      let share = page.platform == .iOS ? VoiceOver.adjustmentShare : TalkBack.adjustmentShare
      try page.step(key, share: share, goesUp: event.adjustment != .decrement)
      return true
    case .tab, .shiftTab:
      return try page.tab(from: key, isBackwards: event.kind == .shiftTab)
    case .change:
      // Typed keys have already arrived as separate events. Pasting and clearing text send no such
      // events.
      guard let key, let node = event.node, screen.acceptsText(node) else { return false }
      return try page.replaceText(of: key, by: screen[node].value?.text ?? "")
    case .opens, .next, .previous, .action, .magicTap, .submit, .after: return false
    }
  }

  /// Returns the key of a node's element.
  ///
  /// Scripts find the element in the page by its key.
  ///
  /// If the node has no key, the result is the key of its nearest ancestor with a key.
  private func key(of node: Node.Index, on screen: Screen) -> Int? {
    var ancestor: Node.Index? = node
    let snapshot = screens.last { $0.screen.structure == screen.structure } ?? screens.last
    let keys = snapshot?.keys ?? []
    while let index = ancestor {
      let position = Int(index.position)
      if keys.indices.contains(position), let key = keys[position] { return key }
      ancestor = screen.parent(of: index)
    }
    return nil
  }
}
