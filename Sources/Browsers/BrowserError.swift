/// Why a page could not be shown, and what would help.
package struct BrowserError: Error, Sendable, Equatable {
  /// What is wrong.
  package var problem: String
  /// What the user can do about it.
  package var remedy: String

  package init(_ problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  static let ended = BrowserError(
    "the browser ended by itself", remedy: "try again, or name another with --browser-path")
  /// It did not even answer where a page could be opened.
  package static let slow = BrowserError(
    "the browser did not start in time",
    remedy: "give it longer with --timeout, or name another with --browser-path")
  static let unreadable = BrowserError(
    "the browser sent what is no message of its protocol",
    remedy: "name another browser with --browser-path")
  static let tooMuch = BrowserError(
    "the page sends more than is taken from one", remedy: "show a smaller part of it")
  /// The page asks something, and somebody has to answer first.
  package static let asked = BrowserError(
    "the page waits for an answer", remedy: "answer its dialog")
  /// Whether what was asked is not there any more, since another document came.
  var isOfAnotherDocument: Bool {
    ["Cannot find context", "context was destroyed", "target navigated"].contains {
      problem.contains($0)
    }
  }
  /// The process of the page is gone.
  package static let crashed = BrowserError(
    "the page crashed", remedy: "open it in a browser and look what it does")
}
