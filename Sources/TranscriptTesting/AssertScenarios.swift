public import Importers
public import Scenarios
public import Simulator
internal import Testing
public import XCTest

/// Fails the test unless every scenario document says what the readers say, each failing row at its
/// own line of its document.
///
/// Works in Swift Testing; an `XCTestCase` has a method of the same name, which a call in a test
/// takes by itself. Documents with problems fail, and so does a path that holds no scenario.
///
///     @Test func `our screens sound as documented`() {
///       assertScenarios(in: "Scenarios")
///     }
///
/// - Parameters:
///   - path: A document or a folder of documents, from the root of the package that the test
///     belongs to, or an absolute path.
///   - comparison: As heard, so that case, punctuation and hyphens make no difference, or exact.
///   - mode: Which cells are written; without it, ``withRecording(_:_:)`` or the environment variable
///     `ANNOUNCE_RECORD` may say so. A test that wrote fails. Nothing is written where `CI` is set.
///   - strict: Whether diagnostics that mean that what is heard may be wrong fail.
///   - importing: What is said about the files of screens.
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
    // A function knows no running XCTestCase, and a place in another file cannot be told without.
    let place = failure.file.map { "\($0):\(failure.line):\(failure.column): " } ?? ""
    TestFailure(
      message: Test.current == nil ? place + failure.message : failure.message,
      place: failure.location(else: caller)
    ).report(file: filePath, line: line)
  }
}

extension ScenarioFailure {
  /// Where Swift Testing shows it.
  fileprivate func location(else caller: SourceLocation) -> SourceLocation {
    guard let file else { return caller }
    let module = caller.fileID.prefix { $0 != "/" }
    let name = file.split(separator: "/").joined(separator: "/")
    return SourceLocation(
      fileID: "\(module)/\(name)", filePath: file, line: line, column: column)
  }
}

extension XCTestCase {
  /// Fails the test unless every scenario document says what the readers say, each failing row at its
  /// own line of its document.
  ///
  /// Its parameters are those of the function of the same name.
  ///
  ///     func testOurScreensSoundAsDocumented() {
  ///       assertScenarios(in: "Scenarios")
  ///     }
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
