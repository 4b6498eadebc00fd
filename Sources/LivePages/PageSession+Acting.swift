internal import Browsers
internal import Encoding
internal import Simulator

/// What a person does on the page.
extension PageSession {
  /// Does something with the page, which may ask a person something before it is done.
  func go(_ work: () throws(BrowserError) -> Void) throws(BrowserError) {
    page.begin()
    do throws(BrowserError) {
      try work()
    } catch  where error == .asked {
      log.append(Entry(time: max(log.last?.time ?? 0, clock), what: .asks(page.question ?? "")))
    }
  }

  /// Does what a person does, and notes what the page shows then.
  func act(_ act: String, isThorough: Bool = true) throws(BrowserError) {
    try go { () throws(BrowserError) in
      try leaveField()
      _ = try page.evaluate("announceAct.\(act)", asPerson: true)
      try note(isThorough: isThorough)
    }
  }

  func press(_ key: PageKey) throws(BrowserError) {
    try go { () throws(BrowserError) in
      try leaveField()
      try page.press(key)
      try note(isThorough: true)
    }
  }

  /// Presses Tab where a person is.
  ///
  /// - Returns: Whether the page was asked, which it is not where the person is on nothing of it.
  func tab(from key: Int?, isBackwards: Bool) throws(BrowserError) -> Bool {
    guard let key else { return false }
    try go { () throws(BrowserError) in
      try leaveField()
      _ = try page.evaluate("announceAct.stand(\(key), \(isBackwards))")
      try page.press(isBackwards ? PageKey.tab.shifted : .tab)
      let isAway = try page.evaluate("announceAct.left()")?.bool == true
      try note(isThorough: true)
      guard isAway, page.question == nil else { return }
      let time = max(log.last?.time ?? 0, clock)
      log.append(Entry(time: time, what: .refuses(Session.noKeyboardStop)))
    }
    return true
  }

  /// Answers the dialog that the page stands still in.
  func answer(with accepts: Bool) throws(BrowserError) {
    try go { () throws(BrowserError) in
      try page.answer(with: accepts)
      try note(isThorough: true)
    }
  }

  /// Gives input focus to what a key stands for, which takes it from what had it.
  func give(focus key: Int) throws(BrowserError) {
    left = nil
    guard key != focus else { return }
    try act("focus(\(key))")
  }

  /// Notes that a field was left, which another may get focus from at once.
  func leave(_ key: Int) { left = key }

  func leaveField() throws(BrowserError) {
    guard let key = left else { return }
    left = nil
    _ = try page.evaluate("announceAct.leave(\(key))", asPerson: true)
  }

  /// Makes the text of a field another one, as keys do.
  func type(into key: Int, from usual: String, to text: String) throws(BrowserError) {
    let edit = PageEdit(from: typed[key] ?? usual, to: text)
    try go { () throws(BrowserError) in
      let selecting = "announceAct.select(\(key), \(edit.start), \(edit.end))"
      _ = try page.evaluate(selecting, asPerson: true)
      try carryOut(edit)
      typed[key] = text
      // What goes with the message is told by what the page shows then.
      let wasWrong = validation != nil
      validation = nil
      try note(isThorough: wasWrong, typed: wasWrong ? nil : (key, text))
      // A page may make another text of it.
      typed[key] = try page.evaluate("announceAct.value(\(key))")?.string ?? text
    }
  }

  private func carryOut(_ edit: PageEdit) throws(BrowserError) {
    if edit.added.count == 1, let character = edit.added.first, let key = PageKey(character) {
      try page.press(key)
    } else if !edit.added.isEmpty {
      try page.insert(edit.added)
    } else if edit.removed.count == 1 {
      try page.press(.backspace)
    } else if !edit.removed.isEmpty {
      _ = try page.evaluate("announceAct.remove()", asPerson: true)
    }
  }

  /// Steps a value, by keys where the page has no value of its own for it.
  func step(_ key: Int, share: Double, goesUp: Bool) throws(BrowserError) {
    try go { () throws(BrowserError) in
      try leaveField()
      let stepping = "announceAct.step(\(key), \(share), \(goesUp))"
      let isDone = try page.evaluate(stepping, asPerson: true)
      if isDone?.bool != true {
        _ = try page.evaluate("announceAct.focus(\(key))", asPerson: true)
        try page.press(goesUp ? .up : .down)
      }
      try note(isThorough: true)
    }
  }
}
