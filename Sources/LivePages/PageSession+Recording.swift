internal import Browsers
internal import Encoding

extension PageSession {
  /// The times at which to check for changes, such as new values of fields, that mutation observers
  /// do not report.
  enum Thoroughness: String, Sendable {
    case never = "Infinity"
    /// Only if the page has been quiet for half a second.
    case ifQuiet = "500"
    case always = "0"
  }

  /// Records the changes of the page in the log.
  ///
  /// - Parameters:
  ///   - action: The script of an action that the page performs first, or `nil`.
  ///   - thoroughness: When to check for changes that mutation observers do not report.
  ///   - typed: The key of the field into which the user just typed, the typed text, and whether to
  ///     log it as a change.
  /// - Returns: The value of the action's script, and the text of the field after the changes.
  @discardableResult
  func record(
    after action: String? = nil, _ thoroughness: Thoroughness,
    typed: (key: Int, text: String, isChange: Bool)? = nil
  ) throws(BrowserError) -> (value: JSON.Value?, text: String?) {
    isUpToDate = false
    let field = typed.map {
      ", [\($0.key), \(JSONWriter.quoted($0.text)), \($0.isChange)]"
    }
    func taking() -> String { "announceTake(\(thoroughness.rawValue), \(received)\(field ?? ""))" }
    var value: JSON.Value?
    if let action {
      let (done, taken) = try host.timed(.acting) { () throws(BrowserError) in
        try page.evaluate(action: action, then: taking())
      }
      value = done
      let time = clock
      let isReplaced = !page.isLoaded || page.navigations != navigations
      if isReplaced {
        try host.timed(.reading) { () throws(BrowserError) in try page.waitUntilLoaded() }
      }
      if let taken, page.navigations == navigations {
        try host.timed(.reading) { () throws(BrowserError) in try apply(taken, takenAt: time) }
        if !isReplaced { return (value, taken["text"]?.string) }
      }
    }
    return try host.timed(.reading) { () throws(BrowserError) in
      try page.waitUntilLoaded()
      guard page.navigations == navigations, let taken = try page.evaluate(taking()) else {
        try recordNavigation()
        return (value, nil)
      }
      try apply(taken, takenAt: clock)
      return (value, taken["text"]?.string)
    }
  }
}
