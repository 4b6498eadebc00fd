package import Simulator

/// The interactions of an audit with a screen, besides reading it.
package struct InteractionPlan: Sendable {
  /// The behaviour of the app.
  package var app: any App
  /// The gestures to perform.
  package var gestures: [Gesture]
  /// Whether to try the form as well, as ``FormTrial`` describes.
  package var fills: Bool
  /// The seconds after which no further trial of the form begins, or `nil` for no limit.
  package var budget: Double?
  /// Returns the seconds since a fixed moment.
  package var now: @Sendable () -> Double = { 0 }
  /// Receives the name of each trial, as it begins.
  package var onTrial: @Sendable (String) -> Void = { _ in }
  /// Receives the name of each trial and its seconds, as it ends.
  package var onTrialEnd: @Sendable (String, Double) -> Void = { _, _ in }

  /// Creates a plan.
  package init(app: any App = NoOpApp(), gestures: [Gesture] = [], fills: Bool = false) {
    self.app = app
    self.gestures = gestures
    self.fills = fills
  }

  /// Whether the plan has no interactions.
  package var isEmpty: Bool { gestures.isEmpty && !fills }

  /// The sessions of a plan, and what was left out because time was up.
  package struct Result: Sendable {
    package var sessions: [AuditSession] = []
    package var leftOut: [String] = []
  }

  /// Returns the sessions of the plan on a screen with each reader.
  package func sessions(
    on screens: [(screen: Screen, reader: any ScreenReader)]
  ) -> Result {
    var result = Result()
    if !gestures.isEmpty {
      result.sessions = screens.map {
        AuditSession($0.screen, by: $0.reader, app: app, doing: gestures)
      }
    }
    if fills { tryForm(on: screens, &result) }
    return result
  }

  private func tryForm(
    on screens: [(screen: Screen, reader: any ScreenReader)], _ result: inout Result
  ) {
    let now = now
    let planned = FormTrial.byImportance.flatMap { trial in
      screens.indices.filter { trial.applies(to: screens[$0].screen) }.map { (trial, $0) }
    }
    let end = now() + (budget ?? .infinity)
    var sessions: [(trial: FormTrial, reader: Int, session: AuditSession)] = []
    for (done, (trial, number)) in planned.enumerated() {
      let (screen, reader) = screens[number]
      let title = "\(trial.rawValue), \(type(of: reader).displayName)"
      let begin = now()
      guard begin < end else {
        result.leftOut.append(title)
        continue
      }
      onTrial(title)
      // Each trial has an equal share of the time that is left.
      let own = begin + (end - begin) / Double(planned.count - done)
      let isOutOfTime: @Sendable () -> Bool = { now() >= own }
      var session = TrialSession(screen, by: reader, app: app, isOutOfTime: isOutOfTime)
      trial.perform(in: &session)
      if session.isCutShort { result.leftOut.append("the rest of \(title)") }
      sessions.append((trial, number, AuditSession(session, named: trial.rawValue)))
      onTrialEnd(title, now() - begin)
    }
    // The order of the results does not depend on the order of the work.
    for number in screens.indices {
      for trial in FormTrial.allCases {
        result.sessions += sessions.filter { $0.reader == number && $0.trial == trial }
          .map(\.session)
      }
    }
  }
}
