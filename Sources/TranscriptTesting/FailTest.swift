package import Testing
internal import XCTest

/// Fails the running test at the location of an assertion.
package func failTest(
  _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  let location = SourceLocation(
    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  failTest(message, at: location, filePath: filePath, line: line)
}

/// Fails the running test in Swift Testing or XCTest.
///
/// In a detached task, it is unknown which test called this function. Swift Testing then fails the
/// whole run, and XCTest fails the test that is running.
///
/// - Parameters:
///   - message: The failure.
///   - location: The location at which Swift Testing shows the failure.
///   - filePath: The file in which XCTest shows the failure.
///   - line: The line in which XCTest shows the failure.
package func failTest(
  _ message: String, at location: SourceLocation, filePath: StaticString, line: UInt
) {
  guard Test.current == nil else {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    return
  }
  #if !canImport(Darwin)
    // Outside an XCTestCase, only `Issue.record` fails the test. Inside one, only `XCTFail` fails
    // it.
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  #endif
  XCTFail(message, file: filePath, line: line)
}
