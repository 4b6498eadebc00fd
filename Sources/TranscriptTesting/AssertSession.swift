internal import Importers
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

/// Fails the test at the caller's line unless a session on a live page brings what is expected.
///
/// The page is shown in the Chromium of this machine, its scripts run, and its time is virtual, so that no
/// test waits and the same page gives the same words. It may ask its own origin and no other.
///
///     assertSession(onPage: "http://localhost:3000/sign-up", by: .talkBack()) {
///       Does("until \"Sign up, button\"; double tap", hears: "Enter your email address", …)
///     }
///
/// - Parameters:
///   - page: An address of http or https, or the path of an HTML file, whose folder it may read; from the
///     package of the test where it does not begin with “/”.
///   - reader: The reader.
///   - steps: What is done, and what is expected of it.
public func assertSession(
  onPage page: String, by reader: some ScreenReader, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @DoesBuilder _ steps: () -> [Does]
) {
  guard let message = sessionDifference(onPage: page, by: reader, filePath: "\(filePath)", steps())
  else { return }
  let place = SourceLocation(
    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  TestFailure(message: message, place: place).report(file: filePath, line: line)
}

/// How what a session on a live page brings departs from what is expected, a few lines for each step;
/// absent when it does not.
///
/// A page that cannot be shown is told, too.
/// The assertion reports exactly this; call it yourself to build one of your own.
public func sessionDifference(
  onPage page: String, by reader: some ScreenReader, filePath: String = #filePath, _ steps: [Does]
) -> String? {
  do throws(InputError) {
    let link = LivePageLink(typed: page, from: PackageFolder(of: filePath)?.path)
    let imported = try TestedPages().screen(link)
    return sessionDifference(
      on: imported.screen(for: reader), by: reader, app: imported.answering, steps)
  } catch {
    return error.description
  }
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

private func sessionDifference(
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
