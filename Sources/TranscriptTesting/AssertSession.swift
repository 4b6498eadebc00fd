internal import Scenarios
public import Simulator
internal import Testing
internal import TextIO
internal import XCTest

/// What a person does, and what is expected to be heard of it.
///
/// Gestures are those of scripts, and what is heard is written as in a table of gestures: an utterance
/// each, with `⏸`, `♪`, `✂`, `✗`, `~` or `→ "X"` before it where that matters.
public struct Does: Sendable {
  fileprivate var gestures: String
  fileprivate var expected: [SessionLine]?

  /// Gestures of which this is expected, utterance by utterance; `—` expects silence.
  public init(_ gestures: String, hears lines: String...) {
    self.gestures = gestures
    expected = lines.map(SessionLine.init(written:))
  }

  /// Gestures of which anything may be heard.
  public init(_ gestures: String) {
    self.gestures = gestures
    expected = nil
  }
}

/// Collects what is done one after the other.
@resultBuilder
public enum DoesBuilder {
  /// One after the other.
  public static func buildBlock(_ steps: Does...) -> [Does] { steps }
}

/// Fails the test at the caller's line unless a session brings what is expected.
///
/// Works in XCTest and in Swift Testing.
///
///     assertSession(on: screen, by: TalkBack(), app: "on submit: announce \"Sent\"") {
///       Does("swipe right", hears: "Send, button")
///       Does("double tap", hears: "Sent")
///     }
///
/// - Parameters:
///   - screen: What is on the screen: a Swift literal, an outline or a file.
///   - reader: The reader.
///   - app: How the app answers, in the words of scripts.
///   - screens: Other screens that the app shows, by name.
///   - steps: What is done, and what is expected of it.
public func assertSession(
  on screen: Screen, by reader: some ScreenReader, app: String = "",
  showing screens: [String: Screen] = [:], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @DoesBuilder _ steps: () -> [Does]
) {
  guard
    let message = sessionDifference(
      on: screen, by: reader, app: app, showing: screens, steps())
  else { return }
  let place = SourceLocation(
    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  TestFailure(message: message, place: place).report(file: filePath, line: line)
}

/// How what a session brings departs from what is expected, a few lines for each step; absent when it
/// does not.
///
/// The assertion reports exactly this; call it yourself to build one of your own.
public func sessionDifference(
  on screen: Screen, by reader: some ScreenReader, app: String = "",
  showing screens: [String: Screen] = [:], _ steps: [Does]
) -> String? {
  do throws(ScriptError) {
    let app = ScriptedApp(try AppScript(app), screens: screens)
    return sessionDifference(on: screen, by: reader, app: app, steps)
  } catch {
    return error.description
  }
}

/// Returns how a session with any app differs from what is expected, or `nil` when it does not.
package func sessionDifference(
  on screen: Screen, by reader: some ScreenReader, app: any App, _ steps: [Does]
) -> String? {
  do throws(ScriptError) {
    var session = Session(screen, by: reader, app: app)
    session.begin()
    var ends: [Int] = []
    for step in steps {
      for gesture in try GestureScript(step.gestures).steps { session.go(gesture.gesture) }
      ends.append(session.stepCount)
    }
    let record = session.record
    var differences: [String] = []
    var start = 1
    for (step, end) in zip(steps, ends) {
      let brought = record[start..<end].flatMap(\.lines)
      start = end
      guard let expected = step.expected, !brought.bring(expected) else { continue }
      differences.append(
        """
        \(Swift.type(of: reader).displayName), “\(step.gestures)”:
          expected: \(text(expected))
          heard:    \(text(brought))
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
