extension LivePage {
  /// What a dialog keeps from being finished.
  enum Unfinished {
    case command(Int)
    case time
  }

  /// What the page asks just now, with its kind before a colon; absent while it asks nothing.
  package var question: String? { state.question }

  /// Answers the dialog that is open, and goes on with what it kept from being finished.
  package func answer(with accepts: Bool) throws(BrowserError) {
    let waiting = unfinished
    unfinished = nil
    answerDialog(with: accepts)
    switch waiting {
    case .command(let command)?:
      while try connection.answer(to: command) == nil { try wait(for: .command(command)) }
    case .time?:
      while state.isTimePassing { try wait(for: .time) }
    case nil: break
    }
  }

  func answerDialog(with accepts: Bool) {
    state.question = nil
    connection.send("Page.handleJavaScriptDialog", "{\"accept\": \(accepts)}", session: session)
  }

  private func wait(for rest: Unfinished) throws(BrowserError) {
    if state.question != nil {
      unfinished = rest
      throw .asked
    }
    if let failure = state.failure { throw failure }
    guard try connection.listen(until: deadline) else { throw LivePage.late }
  }
}
