extension LivePage {
  /// The seconds that a cancelled navigation may take to end.
  static let endingTime = 1.0

  /// Reports a slow navigation to the user, and cancels the navigation when its time limit is
  /// reached.
  ///
  /// While the page is still being opened, the navigation is not cancelled. Instead, opening fails
  /// when the page's timeout is reached.
  func watchNavigation(at now: Double) {
    guard let navigation = state.navigation, navigation.isAwaitingResponse else {
      if waitStart == nil { endWaiting() }
      return
    }
    let seconds = now - navigation.start
    report(PageRequest.Wait(for: LivePage.shown(navigation.address), Int(seconds)))
    guard isOpen else { return }
    guard seconds >= request.navigationTimeout else {
      // The navigation began during the current work. Therefore, postpone the deadline of this
      // work.
      let end = navigation.start + request.navigationTimeout + LivePage.endingTime
      deadline = min(max(deadline, end), latestDeadline)
      return
    }
    state.navigation?.failure = .late(seconds: Int(seconds.rounded()))
    connection.send("Page.stopLoading", session: session)
  }

  /// Tells the user, at most once a second, that the page waits for a server.
  func report(_ wait: PageRequest.Wait) {
    guard wait.seconds > reportedSeconds else { return }
    reportedSeconds = wait.seconds
    request.reportWait?(wait)
  }

  /// Tells the user that the page no longer waits.
  package func endWaiting() {
    guard reportedSeconds > 0 else { return }
    reportedSeconds = 0
    request.reportWait?(nil)
  }

  /// Returns the problem with the last navigation of an open page, or `nil` if there is none.
  ///
  /// Either no document was shown, the shown document is broken or not a web page, or the page
  /// opened another window.
  ///
  /// Each problem is returned only once.
  package func removeNavigationProblem() -> String? {
    if let address = openedWindow {
      openedWindow = nil
      let target = address.isEmpty ? "" : " with \(LivePage.shown(address))"
      return "this opens another window\(target); announce stays on this page"
    }
    if let origin = refusedOrigin {
      refusedOrigin = nil
      state.navigation = nil
      return "this leads to another origin, \(origin); --allow-origin \(origin) permits it"
    }
    guard let navigation = state.navigation, !navigation.isAwaitingResponse, isLoaded else {
      return nil
    }
    state.navigation = nil
    let address = LivePage.shown(navigation.address)
    if let status = navigation.status, navigation.failure == nil, !request.allowsStatus,
      LivePage.isBroken(status)
    {
      return
        "this leads to \(address), whose server responds with status \(status); --allow-status "
        + "permits it"
    }
    if let type = navigation.otherContentType, navigation.failure == nil {
      return "this leads to \(address), which is of the type \(type) and not a web page"
    }
    return navigation.failure.map { LivePage.problem($0, of: address) }
  }

  /// Whether an HTTP status means that a page is broken.
  ///
  /// The result is `false` for statuses such as 401 and 422, with which servers reject a form.
  private static func isBroken(_ status: Int) -> Bool {
    status == 404 || status == 410 || status >= 500
  }

  /// The redirects that happened before the page was read, one sentence each.
  package var redirections: [String] {
    redirects.map { redirect in
      let (from, to) = (LivePage.shown(redirect.from), LivePage.shown(redirect.to))
      let reason = redirect.status.map { "status \($0)" } ?? "by the page itself"
      return "The address \(from) leads to \(to) (\(reason))."
    }
  }

  /// The addresses that did not finish loading, one sentence each.
  package var delays: [String] {
    stalled.map { "The page was read without \(LivePage.shown($0)), which did not finish loading." }
  }

  /// The HTTP status of the last document.
  package var status: Int? { state.status }

  private static func problem(_ failure: PageNavigation.Failure, of address: String) -> String {
    switch failure {
    case .unreachable(let reason):
      "this leads to \(address), which cannot be opened: \(words(reason)); check whether its "
        + "server runs"
    case .late(let seconds):
      "this leads to \(address), whose server did not respond in \(seconds) s; raise --timeout"
    case .noContent(let status):
      "this leads to \(address), whose server responds without a page (status \(status)), so the "
        + "page stays"
    case .download:
      "this downloads \(address), which announce does not do; the page stays"
    case .otherApp(let scheme):
      "this opens another app (\(scheme):), which announce does not do; the page stays"
    }
  }

  /// Returns the words in the browser's name of an error: “connection refused” for
  /// `ConnectionRefused`.
  private static func words(_ reason: String) -> String {
    if reason == "Failed" || reason.isEmpty { return "the connection failed" }
    var text = ""
    for character in reason {
      if character.isUppercase, text.last?.isLowercase == true { text += " " }
      text.append(character)
    }
    return reason.contains("_") ? reason : text.lowercased()
  }

  /// Returns an address in the form in which messages show it.
  ///
  /// The user, the password and the query are left out. A query may contain texts that the user
  /// typed.
  static func shown(_ address: String) -> String {
    guard let known = PageAddress(address) else { return String(address.prefix { $0 != ":" }) }
    let rest = address.drop { $0 != ":" }.dropFirst(3)
    let path = rest.drop { $0 != "/" && $0 != "?" && $0 != "#" }.prefix { $0 != "?" && $0 != "#" }
    return String((known.origin + path).prefix(200))
  }
}
