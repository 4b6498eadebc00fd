package import Testing
internal import XCTest

/// A failure on its way to whichever library runs the test.
package struct TestFailure {
  private let message: String
  /// The source location that Swift Testing shows.
  private let place: SourceLocation

  package init(message: String, place: SourceLocation) {
    self.message = message
    self.place = place
  }

  /// Fails the running test.
  ///
  /// A task that is detached from its test has none to fail. Swift Testing fails the run then, and
  /// XCTest, which knows its test without the task, that test.
  package func report(file: StaticString, line: UInt) {
    guard Test.current == nil else {
      Issue.record(Comment(rawValue: message), sourceLocation: place)
      return
    }
    #if !canImport(Darwin)
      // Where no XCTestCase runs, XCTFail is silent; where one does, Swift Testing is.
      Issue.record(Comment(rawValue: message), sourceLocation: place)
    #endif
    XCTFail(message, file: file, line: line)
  }
}
