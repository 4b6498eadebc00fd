extension LivePage {
  enum InterruptedWork {
    case command(Int)
    /// The dialog interrupted the advance of virtual time by this number of milliseconds.
    case time(Int)
  }

  /// The open dialog in the form “kind:text”, or `nil` if no dialog is open.
  package var openDialog: String? { state.openDialog }

  /// Closes the open dialog, and finishes the work that the dialog interrupted.
  package func resume(acceptingDialog accepts: Bool) throws(BrowserError) {
    let work = interruptedWork
    interruptedWork = nil
    closeDialog(accepting: accepts)
    switch work {
    case .command(let command)?:
      while try connection.answer(to: command) == nil { try wait(for: .command(command)) }
    case .time(let milliseconds)?:
      while state.passingTime > 0 { try wait(for: .time(milliseconds)) }
      time += milliseconds
    case nil: break
    }
  }

  func closeDialog(accepting accepts: Bool) {
    state.openDialog = nil
    connection.send("Page.handleJavaScriptDialog", "{\"accept\": \(accepts)}", session: session)
  }

  private func wait(for work: InterruptedWork) throws(BrowserError) {
    if state.openDialog != nil {
      interruptedWork = work
      throw .dialogIsOpen
    }
    if let failure = state.failure { throw failure }
    guard try connection.receive(until: deadline) else { throw LivePage.timeout }
  }
}
