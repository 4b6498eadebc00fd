package import Simulator

/// How the new version of a screen opens over the old version.
package struct OpeningChoice: Sendable {
  /// The presentation of the new screen.
  let presentation: ScreenPresentation
  /// The gestures on the old screen before the new screen opens; `nil` without gestures.
  let script: GestureScript?

  package init(as presentation: ScreenPresentation, after script: GestureScript?) {
    self.presentation = presentation
    self.script = script
  }
}

/// The announcements when one screen opens over another, and the node that gets focus.
struct OpeningDiff: Sendable {
  let presentation: ScreenPresentation
  /// The focused stop of the old screen, or `nil` if nothing had focus.
  let origin: Session.Focus?
  /// The origin of the new screen.
  ///
  /// Messages name roles in the terms of this platform.
  let screenOrigin: Screen.Origin
  /// The step of the session in which the new screen opens.
  let step: Session.Step
  /// The reason why a gesture on the old screen failed, or `nil` if none failed.
  let problem: String?

  /// Opens a screen over another one in a session.
  init(_ choice: OpeningChoice, _ old: Screen, _ new: Screen, by reader: any ScreenReader) {
    let name = "new screen"
    // The new screen opens in response to a scroll, because a scroll itself announces nothing.
    var script = AppScript()
    script.lines = [
      AppScript.Line(
        event: .scroll, answers: [.show(name, as: choice.presentation)], line: 1)
    ]
    var session = Session(old, by: reader, app: ScriptedApp(script, screens: [name: new]))
    session.begin()
    for step in choice.script?.steps ?? [] { session.performWithoutResult(step.gesture) }
    let before = session.afterListening
    session.performWithoutResult(.scroll(.down))
    var steps = session.record
    var last = steps.removeLast()
    last.gesture = nil
    presentation = choice.presentation
    origin = before.focus
    screenOrigin = new.origin
    step = last
    problem = (steps + [last]).lazy.compactMap(\.problem).first
  }

  /// The change of focus in words: `focus moves from “Delete” to “Really?”`.
  var focusWords: String {
    guard let focus = step.focus else { return "nothing has focus" }
    let from = origin.map { " from \($0.quotedName(on: screenOrigin))" } ?? ""
    return "focus moves\(from) to \(focus.quotedName(on: screenOrigin))"
  }
}
