internal import Testing
internal import XCTest

/// A failure on its way to whichever library runs the test.
struct TestFailure {
  var message: String
  /// Where Swift Testing shows it.
  var place: SourceLocation

  /// Fails the running test.
  ///
  /// A task that is detached from its test has none to fail. Swift Testing fails the run then, and
  /// XCTest, which knows its test without the task, that test.
  func report(file: StaticString, line: UInt) {
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
