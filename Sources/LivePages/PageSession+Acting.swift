internal import Browsers
internal import Encoding
internal import Simulator

extension PageSession {
  /// Performs an action on the page.
  ///
  /// A dialog can interrupt the action.
  ///
  /// - Parameters:
  ///   - isAction: Whether the user acts on the page; `false` if the user only listens.
  ///   - work: The action.
  func perform(
    isAction: Bool = true, _ work: () throws(BrowserError) -> Void
  ) throws(BrowserError) {
    page.resetDeadline()
    if isAction { (actionTime, actionChannelTime) = (clock, page.channelTime) }
    defer { page.endWaiting() }
    do throws(BrowserError) {
      try work()
    } catch  where error == .dialogIsOpen {
      append(.dialog(page.openDialog ?? ""))
    }
  }

  /// Performs an action of the user, and records how the page changes.
  func act(_ action: String) throws(BrowserError) {
    try perform { () throws(BrowserError) in
      try finishMoves()
      try record(after: "announceAct.\(action)", .always)
    }
  }

  func press(_ key: PageKey) throws(BrowserError) {
    try perform { () throws(BrowserError) in
      try finishMoves()
      try page.press(key)
      try record(.always)
    }
  }

  /// Presses Tab on an element.
  ///
  /// - Returns: Whether the element exists, so that the page handles the key.
  func tab(from key: Int?, isBackwards: Bool) throws(BrowserError) -> Bool {
    guard let key else { return false }
    try perform { () throws(BrowserError) in
      try finishMoves()
      _ = try page.evaluate("announceAct.startTab(\(key), \(isBackwards))")
      // On phones, Tab stops once at a date field. In this browser, Tab also stops at the field's
      // day, month and year. Therefore, press Tab until focus leaves the field.
      for _ in 0..<PageSession.datePartLimit {
        try page.press(isBackwards ? PageKey.tab.shifted : .tab)
        guard try page.evaluate("announceAct.isInDate(\(key))")?.bool == true else { break }
      }
      let hasLeft = try record(after: "announceAct.hasLeftPage()", .always).value
      guard hasLeft?.bool == true, page.openDialog == nil else { return }
      append(.refused(Session.noKeyboardStop))
    }
    return true
  }

  /// The maximum number of times to press Tab to leave a date field.
  ///
  /// Such a field can have five parts and a button.
  private static let datePartLimit = 7

  /// Returns the text that a field had before the user typed into it.
  func originalText(of key: Int) -> String {
    node(key).flatMap { current.screen[$0].value?.text } ?? ""
  }

  /// Appends an event to the log, at the current time of the page.
  func append(_ event: Entry.Event) {
    log.append(Entry(time: max(log.last?.time ?? 0, clock), event: event))
  }

  func resume(acceptingDialog accepts: Bool) throws(BrowserError) {
    try perform { () throws(BrowserError) in
      try page.resume(acceptingDialog: accepts)
      try record(.always)
    }
  }

  /// Gives an element focus.
  ///
  /// The page can immediately move focus back to the previous element. This second move is
  /// recorded, too.
  func focus(_ key: Int) throws(BrowserError) {
    fieldToLeave = nil
    guard key != focusedKey else { return }
    try perform { () throws(BrowserError) in
      let count = log.count
      let isMovedBack = try record(after: "announceAct.focus(\(key))", .never).value
      guard isMovedBack?.bool == true, log.count == count else { return }
      let same = current.keys.indices.map { NodeOrigin.same(Node.Index($0)) }
      append(
        .changed(
          current,
          RunningScreen(current.screen, origins: same, focus: .moved(to: node(focusedKey)))))
    }
  }

  /// Performs, on the page, the postponed effects of the reader's moves.
  ///
  /// The page scrolls to the reader's latest element. A field that has already lost input focus in
  /// the session loses focus on the page, too.
  func finishMoves() throws(BrowserError) {
    if let key = scrollTarget {
      (scrollTarget, isUpToDate) = (nil, false)
      page.evaluateLater("announceAct.scrollTo(\(key))")
    }
    guard let key = fieldToLeave else { return }
    (fieldToLeave, isUpToDate) = (nil, false)
    _ = try page.evaluate("announceAct.leave(\(key))", isUserGesture: true)
  }

  /// Records that the page must scroll to an element, because the reader moves to this element.
  func scroll(to key: Int) {
    scrollTarget = key
    (actionTime, actionChannelTime) = (clock, page.channelTime)
  }

  /// Changes the text of a field, and causes the same events as typing by the user.
  func type(into key: Int, from original: String, to text: String) throws(BrowserError) {
    let edit = PageEdit(from: typed[key] ?? original, to: text)
    given[key] = text
    try perform { () throws(BrowserError) in
      let selecting = "announceAct.select(\(key), \(edit.start), \(edit.end))"
      try host.timed(.acting) { () throws(BrowserError) in
        _ = try page.evaluate(selecting, isUserGesture: true)
        try type(edit)
      }
      typed[key] = text
      // When a validation message disappears, other parts of the screen can change, too.
      let wasInvalid = validation != nil
      validation = nil
      let shown = try record(wasInvalid ? .always : .never, typed: (key, text, wasInvalid)).text
      // The page may have changed the text that the user typed.
      typed[key] = shown ?? text
    }
  }

  /// Replaces the text of a field, unless the page has already changed it in response to the keys.
  ///
  /// - Returns: Whether the text was replaced.
  func replaceText(of key: Int, by text: String) throws(BrowserError) -> Bool {
    let original = originalText(of: key)
    guard (given[key] ?? original) != text else { return false }
    try type(into: key, from: original, to: text)
    return true
  }

  private func type(_ edit: PageEdit) throws(BrowserError) {
    if edit.inserted.count == 1, let character = edit.inserted.first, let key = PageKey(character) {
      try page.press(key)
    } else if !edit.inserted.isEmpty {
      try page.insert(edit.inserted)
    } else if edit.removed.count == 1 {
      try page.press(.backspace)
    } else if !edit.removed.isEmpty {
      _ = try page.evaluate("announceAct.remove()", isUserGesture: true)
    }
  }

  /// Increments or decrements the value of an element.
  ///
  /// If the element is not an input, presses arrow keys.
  func step(_ key: Int, share: Double, goesUp: Bool) throws(BrowserError) {
    try perform { () throws(BrowserError) in
      try finishMoves()
      let stepping = "announceAct.step(\(key), \(share), \(goesUp))"
      let isDone = try page.evaluate(stepping, isUserGesture: true)
      if isDone?.bool != true {
        _ = try page.evaluate("announceAct.focus(\(key))", isUserGesture: true)
        try page.press(goesUp ? .up : .down)
      }
      try record(.always)
    }
  }
}

/// A change of a field's text: the replacement of one range.
struct PageEdit {
  let removed, inserted: String
  /// The range of the removed text, in UTF-16 code units, which are the units of web pages.
  let start, end: Int

  init(from before: String, to after: String) {
    let (before, after) = (Array(before), Array(after))
    let first = zip(before, after).prefix { $0 == $1 }.count
    let same = zip(before[first...].reversed(), after[first...].reversed()).prefix { $0 == $1 }
      .count
    removed = String(before[first..<(before.count - same)])
    inserted = String(after[first..<(after.count - same)])
    start = String(before[..<first]).utf16.count
    end = start + removed.utf16.count
  }
}
