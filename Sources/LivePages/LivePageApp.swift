internal import Browsers
internal import Importers
package import Simulator

/// The app of a session that is a page in a browser: what a person does is done to it, and what its scripts
/// make of it is told.
///
/// Each session opens the page anew when it begins.
package struct LivePageApp: App {
  private let site: PageHost
  private var page: PageSession?
  /// How much of the page's log was told.
  private var told = 0
  /// The session's time less the page's.
  private var shift = 0
  private var clock = 0
  /// The screens that the session may be on, the newest last, each with the keys of its nodes: several answers
  /// are carried out one after the other, and each may bring about events.
  private var screens: [PageSession.Shown] = []
  /// Whether a dialog of the browser is open.
  private var isAsked = false
  private var documents: [String: Screen] = [:]

  /// The app of a page.
  package init(of site: PageHost) { self.site = site }

  package var isRunning: Bool { true }

  package var failure: String? { site.failure.map { "\($0.problem); \($0.remedy)" } }

  package mutating func pass(to time: Int) { clock = max(clock, time) }

  package func screen(named name: String, for platform: ReaderPlatform) -> Screen? {
    documents[name]
  }

  package mutating func answers(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    site.withExclusiveAccess { respond(to: event, on: screen, for: platform) }
  }

  package mutating func happening(until time: Int?) -> AppLogEntry? {
    site.withExclusiveAccess { next(until: time) }
  }

  private mutating func respond(
    to event: AppEvent, on screen: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    guard let page else {
      return event.kind == .opens ? open(on: screen, for: platform) : nil
    }
    if isAsked { return answer(event, on: screen, page) }
    var answers = catchUp(page)
    guard !isAsked else { return answers }
    let isDone = site.attempt { () throws(BrowserError) in
      try act(event, on: screen, page)
    }
    shift = clock - page.clock
    guard isDone == true else { return answers.isEmpty ? nil : answers }
    while let next = tell(page) { answers += next }
    return answers
  }

  private mutating func next(until time: Int?) -> AppLogEntry? {
    guard let page, !isAsked else { return nil }
    screens.removeFirst(max(0, screens.count - 1))
    if told == page.log.count {
      _ = site.attempt { () throws(BrowserError) in
        if let time {
          try page.advance(to: time - shift)
        } else {
          try page.advanceToRest()
        }
      }
    }
    guard page.log.indices.contains(told) else { return nil }
    let moment = max(clock, page.log[told].time + shift)
    if let time, moment > time { return nil }
    return tell(page).map { AppLogEntry(at: moment, $0) }
  }

  /// Opens the page; it is what the session began with, unless it is never the same twice.
  private mutating func open(on screen: Screen, for platform: ReaderPlatform) -> [AppEffect]? {
    guard let page = site.open(for: platform) else { return nil }
    self.page = page
    shift = clock - page.clock
    screens = [page.shown]
    let focus = page.node(page.focus).flatMap {
      isFocusKept($0, page.shown.screen, platform) ? $0 : nil
    }
    guard page.shown.screen != screen || focus != nil else { return [] }
    return [
      .becomes(
        RunningScreen(
          page.shown.screen, origins: page.shown.keys.map { _ in .unknown },
          focus: focus.map { .moved(to: $0) } ?? .unchanged))
    ]
  }

  /// Safari on iPhones passes `autofocus` over where no finger asked for it.
  private func isFocusKept(_ node: Node.Index, _ screen: Screen, _ platform: ReaderPlatform) -> Bool
  {
    platform == .android || screen[node].web?.hasAutofocus != true
  }

  // MARK: Telling

  /// What the page did up to now and was not told.
  private mutating func catchUp(_ page: PageSession) -> [AppEffect] {
    var answers: [AppEffect] = []
    while true {
      while !isAsked, let next = tell(page) { answers += next }
      let now = clock - shift
      guard !isAsked, page.clock < now else { return answers }
      _ = site.attempt { () throws(BrowserError) in try page.advance(to: now) }
      guard told < page.log.count else { return answers }
    }
  }

  /// The next thing of the log.
  private mutating func tell(_ page: PageSession) -> [AppEffect]? {
    guard !isAsked, page.log.indices.contains(told) else { return nil }
    let entry = page.log[told]
    told += 1
    switch entry.what {
    case .shows(let shown, let screen):
      screens.append(shown)
      return [.becomes(screen)]
    case .goesTo(let name, let shown, let focus):
      screens.append(shown)
      documents[name] = shown.screen
      var answers: [AppEffect] = [.show(name, as: .replacing)]
      if let focus, isFocusKept(focus, shown.screen, page.platform) {
        let same = shown.keys.indices.map { NodeOrigin.same(Node.Index($0)) }
        answers.append(
          .becomes(RunningScreen(shown.screen, origins: same, focus: .moved(to: focus))))
      }
      return answers
    case .validates(let message): return [.announce(message, .assertively, after: 0)]
    case .refuses(let reason): return [.refuses(reason)]
    case .asks(let question): return [show(question, on: page)]
    }
  }

  // MARK: Dialogs

  /// A dialog of the browser, in which the page stands still.
  private mutating func show(_ question: String, on page: PageSession) -> AppEffect {
    let kind = question.prefix { $0 != ":" }
    let words = question.dropFirst(kind.count).drop { $0 == ":" || $0 == " " }
    var screen = Screen(origin: page.platform == .iOS ? .ios : .android)
    screen.title = String(words)
    let top = screen.append(Node(.dialog), to: nil)
    var text = Node(.text)
    text.label = AuthoredText(String(words), from: .content)
    screen.append(text, to: top)
    let buttons = kind == "alert" ? [LivePageApp.yes] : ["Cancel", LivePageApp.yes]
    for title in buttons {
      var button = Node(.button)
      button.label = AuthoredText(title, from: .content)
      screen.append(button, to: top)
    }
    let name = "dialog: " + String(words)
    documents[name] = screen
    isAsked = true
    return .show(name, as: .alert)
  }

  private mutating func answer(
    _ event: AppEvent, on screen: Screen, _ page: PageSession
  ) -> [AppEffect]? {
    let accepts: Bool
    switch event.kind {
    case .doubleTap, .enter:
      accepts = event.node.map { screen[$0].name == LivePageApp.yes } ?? false
    case .escape: accepts = false
    default: return nil
    }
    isAsked = false
    _ = site.attempt { () throws(BrowserError) in try page.answer(with: accepts) }
    shift = clock - page.clock
    var answers: [AppEffect] = [.close]
    while let next = tell(page) { answers += next }
    return answers
  }

  private static let yes = "OK"

  // MARK: Acting

  /// Does to the page what a person did.
  ///
  /// - Returns: Whether the page answers it, and not the platform.
  private func act(
    _ event: AppEvent, on screen: Screen, _ page: PageSession
  ) throws(BrowserError) -> Bool {
    let key = event.node.flatMap { self.key(of: $0, on: screen) }
    switch event.kind {
    case .doubleTap:
      guard let key, let node = event.node else { return true }
      // TalkBack gives focus to what it clicks, and to a field nothing but focus; Safari clicks.
      let (isField, isAndroid) = (screen.takesInput(node), page.platform == .android)
      try page.act("press(\(key), \(isField), \(isAndroid), \(!isField || !isAndroid))")
      return true
    case .longPress:
      guard let key else { return true }
      try page.act("hold(\(key))")
      return true
    case .type:
      guard let key, let node = event.node else { return true }
      try page.type(into: key, from: page.held(key), to: screen[node].value?.text ?? "")
      return true
    case .focus:
      guard let key, let node = event.node else { return false }
      if screen[node].states.isFocused {
        try page.give(focus: key)
      } else {
        try page.act("show(\(key))", isThorough: false)
      }
      return false
    case .leave:
      if let key { page.leave(key) }
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
    case .opens, .change, .next, .previous, .action, .magicTap, .submit, .after: return false
    }
  }

  /// The key of the page's element for a node, or of the nearest around it.
  private func key(of node: Node.Index, on screen: Screen) -> Int? {
    var here: Node.Index? = node
    let shown = screens.last { $0.screen.structure == screen.structure } ?? screens.last
    let keys = shown?.keys ?? []
    while let index = here {
      let position = Int(index.position)
      if keys.indices.contains(position), let key = keys[position] { return key }
      here = screen.parent(of: index)
    }
    return nil
  }
}
