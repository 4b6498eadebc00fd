public import Importers
public import Scenarios
public import Simulator
internal import Testing
public import XCTest

/// Fails the test unless the readers announce what scenario documents expect.
///
/// Each row that fails is reported at the line of the row in the document. The test also fails for
/// a document with errors, and for a path without scenarios. This function is for Swift Testing. In
/// an `XCTestCase`, the same call uses the method `assertScenarios` of that class.
///
///     @Test func `our screens are announced as documented`() {
///       assertScenarios(in: "Scenarios")
///     }
///
/// - Parameters:
///   - path: A document or a folder of documents: an absolute path, or a path relative to the root
///     of the test's package.
///   - comparison: `Comparison.asHeard` ignores case, punctuation and hyphens; `Comparison.exact`
///     compares every character.
///   - mode: Which cells to record; `nil` leaves that to ``withRecording(_:_:)`` or the environment
///     variable `ANNOUNCE_RECORD`. A test that recorded cells fails. Nothing is recorded while the
///     environment variable `CI` is set.
///   - strict: Whether the test fails for import diagnostics that may make announcements wrong.
///   - importing: Options for the files of screens, such as aliases and translations.
///   - fileID: The file in which Swift Testing shows a failure of the test itself.
///   - filePath: The source file of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertScenarios(
  in path: String, comparing comparison: Comparison = .asHeard, record mode: RecordMode? = nil,
  strict: Bool = false, importing: ImportOptions = ImportOptions(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let failures = scenarioFailures(
    in: path, comparing: comparison, record: mode, strict: strict, importing: importing,
    filePath: "\(filePath)")
  let caller = SourceLocation(
    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  for failure in failures {
    // In XCTest, only a method of XCTestCase can report a failure in another file. This function is
    // not such a method, so the message contains the location.
    let prefix = failure.file.map { "\($0):\(failure.line):\(failure.column): " } ?? ""
    failTest(
      Test.current == nil ? prefix + failure.message : failure.message,
      at: failure.location(else: caller), filePath: filePath, line: line)
  }
}

extension ScenarioFailure {
  /// Returns the location at which Swift Testing shows the failure.
  ///
  /// The result is the location in the document or, if the failure is in no document, that of the
  /// call.
  fileprivate func location(else caller: SourceLocation) -> SourceLocation {
    guard let file else { return caller }
    let module = caller.fileID.prefix { $0 != "/" }
    let name = file.split(separator: "/").joined(separator: "/")
    return SourceLocation(
      fileID: "\(module)/\(name)", filePath: file, line: line, column: column)
  }
}

extension XCTestCase {
  /// Fails the test unless the readers announce what scenario documents expect.
  ///
  /// Each row that fails is reported at the line of the row in the document.
  ///
  ///     func testOurScreensSoundAsDocumented() {
  ///       assertScenarios(in: "Scenarios")
  ///     }
  ///
  /// - Parameters:
  ///   - path: A document or a folder of documents: an absolute path, or a path relative to the
  ///     root of the test's package.
  ///   - comparison: Whether to compare as heard or character by character.
  ///   - mode: Which cells to record; `nil` leaves that to ``withRecording(_:_:)`` or the
  ///     environment variable `ANNOUNCE_RECORD`.
  ///   - strict: Whether the test fails for import diagnostics that may make announcements wrong.
  ///   - importing: Options for the files of screens, such as aliases and translations.
  ///   - filePath: The source file of the test.
  ///   - line: The line of the call.
  public func assertScenarios(
    in path: String, comparing comparison: Comparison = .asHeard, record mode: RecordMode? = nil,
    strict: Bool = false, importing: ImportOptions = ImportOptions(),
    filePath: StaticString = #filePath, line: UInt = #line
  ) {
    let failures = scenarioFailures(
      in: path, comparing: comparison, record: mode, strict: strict, importing: importing,
      filePath: "\(filePath)")
    for failure in failures {
      guard let file = failure.file else {
        XCTFail(failure.message, file: filePath, line: line)
        continue
      }
      recordFailure(failure.message, inFile: file, atLine: failure.line)
    }
  }

  private func recordFailure(_ message: String, inFile file: String, atLine line: Int) {
    #if canImport(Darwin)
      let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
      record(
        XCTIssue(
          type: .assertionFailure, compactDescription: message,
          sourceCodeContext: XCTSourceCodeContext(location: location)))
    #else
      recordFailure(withDescription: message, inFile: file, atLine: line, expected: true)
    #endif
  }
}
