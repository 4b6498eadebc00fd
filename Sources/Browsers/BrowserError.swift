/// The reason why a page could not be shown, and what to do about it.
package struct BrowserError: Error, Sendable, Equatable {
  package var problem: String
  package var remedy: String

  package init(_ problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  static let ended = BrowserError(
    "the browser exited unexpectedly", remedy: "try again, or use another with --browser-path")
  /// The error for a browser that did not answer before it opened a page.
  package static let startTimeout = BrowserError(
    "the browser did not start in time",
    remedy: "raise --timeout, or use another browser with --browser-path")
  static let unreadable = BrowserError(
    "the browser sent a message that is not of the Chrome DevTools Protocol",
    remedy: "use another browser with --browser-path")
  static let tooMuch = BrowserError(
    "the page sends too much data to the browser's controller",
    remedy: "open a smaller page")
  /// The error for a page that shows a dialog.
  ///
  /// The dialog must be answered before the page can do anything else.
  package static let dialogIsOpen = BrowserError(
    "the page waits for an answer to its dialog", remedy: "answer the dialog")
  /// Returns the error of a command to which the browser answered with an error.
  static func refused(_ method: String, _ message: String) -> BrowserError {
    BrowserError(
      "\(refusal)\(method): \(message.prefix(200))",
      remedy: "use another browser with --browser-path")
  }
  private static let refusal = "the browser refused "
  /// Whether the browser answered a command with an error.
  var isRefusal: Bool { problem.hasPrefix(BrowserError.refusal) }
  /// Whether this is the error of a command that failed because the page has loaded another
  /// document.
  var isOfAnotherDocument: Bool {
    ["Cannot find context", "context was destroyed", "target navigated"].contains {
      problem.contains($0)
    }
  }
  /// The error for a page whose renderer process ended.
  package static let crashed = BrowserError(
    "the page crashed", remedy: "open the page in a browser and check its scripts")
}
