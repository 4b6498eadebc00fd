public import Simulator

/// Gestures of a session and the utterances expected after them.
///
///     SessionStep("swipe right", announces: "Send, button")
///     SessionStep("swipe right; double tap", announces: "→ \"Email\"", "Enter your email")
///     SessionStep("dismiss keyboard")
///
/// Each expected line is one utterance. A mark may precede an utterance: `⏸` (a hint after a
/// silence), `♪` (a sound), `✂` (cut off), `✗` (never spoken), `~` (spoken only under some timings)
/// or `→ "X"` (the reader's focus moved to X). If the last line is `…`, utterances after those
/// listed are not checked.
public struct SessionStep: Sendable {
  fileprivate var gestures: String
  fileprivate var expected: [SessionLine]?

  /// Creates a step after which the reader is expected to announce certain lines.
  ///
  /// - Parameters:
  ///   - gestures: The gestures, written as in scripts and separated by semicolons.
  ///   - lines: The expected lines, in order; `—` alone expects silence.
  public init(_ gestures: String, announces lines: String...) {
    self.gestures = gestures
    expected = lines.map(SessionLine.init(written:))
  }

  /// Creates a step whose announcements are not checked.
  ///
  /// - Parameter gestures: The gestures, written as in scripts and separated by semicolons.
  public init(_ gestures: String) {
    self.gestures = gestures
    expected = nil
  }
}

/// A result builder for the steps in the body of a session assertion.
@resultBuilder
public enum SessionStepBuilder {
  /// Returns the steps in order.
  ///
  /// - Parameter steps: The steps.
  /// - Returns: The same steps.
  public static func buildBlock(_ steps: SessionStep...) -> [SessionStep] { steps }
}

/// Fails the test at the caller's line unless the reader announces what each step of a session
/// expects.
///
/// The assertion works in XCTest and in Swift Testing.
///
///     let screen: Screen = [.textField("Email"), .button("Send")]
///     assertSession(on: screen, by: .talkBack(), app: "on submit: announce \"Sent\"") {
///       SessionStep("swipe right", announces: "Send, button")
///       SessionStep("double tap", announces: "Sent")
///     }
///
/// - Parameters:
///   - screen: The screen: a Swift literal, an outline or a file.
///   - reader: The reader, with its settings.
///   - app: The script by which the app reacts to gestures.
///   - screens: Other screens that the script shows, by name.
///   - fileID: The file in which Swift Testing shows a failure.
///   - filePath: The source file of the test.
///   - line: The line of the call.
///   - column: The column of the call.
///   - steps: The gestures, and what the reader is expected to announce.
public func assertSession(
  on screen: Screen, by reader: some ScreenReader, app: String = "",
  showing screens: [String: Screen] = [:], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @SessionStepBuilder _ steps: () -> [SessionStep]
) {
  let message = sessionDifference(on: screen, by: reader, app: app, showing: screens, steps())
  guard let message else { return }
  failTest(message, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares a session with what its steps expect.
///
/// ``assertSession(on:by:app:showing:fileID:filePath:line:column:_:)`` reports the returned text.
/// Call this function to build an assertion of your own.
///
/// - Parameters:
///   - screen: The screen: a Swift literal, an outline or a file.
///   - reader: The reader, with its settings.
///   - app: The script by which the app reacts to gestures.
///   - screens: Other screens that the script shows, by name.
///   - steps: The gestures, and what the reader is expected to announce.
/// - Returns: Three lines for each step that differs, or the error in the script; `nil` if all
///   steps agree.
public func sessionDifference(
  on screen: Screen, by reader: some ScreenReader, app: String = "",
  showing screens: [String: Screen] = [:], _ steps: [SessionStep]
) -> String? {
  do throws(ScriptError) {
    let app = ScriptedApp(try AppScript(app), screens: screens)
    return sessionDifference(on: screen, by: reader, app: app, steps)
  } catch {
    return error.description
  }
}

/// Compares a session with what its steps expect.
///
/// Unlike the public function, this one accepts apps that are not scripts.
package func sessionDifference(
  on screen: Screen, by reader: some ScreenReader, app: any App, _ steps: [SessionStep]
) -> String? {
  do throws(ScriptError) {
    var session = Session(screen, by: reader, app: app)
    session.begin()
    var ends: [Int] = []
    for step in steps {
      for gesture in try GestureScript(step.gestures).steps {
        session.performWithoutResult(gesture.gesture)
      }
      ends.append(session.stepCount)
    }
    let record = session.record
    var differences: [String] = []
    var start = 1
    for (step, end) in zip(steps, ends) {
      let lines = record[start..<end].flatMap(\.lines)
      start = end
      guard let expected = step.expected, !lines.matches(expected) else { continue }
      differences.append(
        """
        \(Swift.type(of: reader).displayName), “\(step.gestures)”:
          expected: \(text(expected))
          heard:    \(text(lines))
        """)
    }
    return differences.isEmpty ? nil : differences.joined(separator: "\n")
  } catch {
    return error.description
  }
}

private func text(_ lines: [SessionLine]) -> String {
  lines.isEmpty ? SessionLine.silence : lines.map(\.written).joined(separator: " / ")
}
