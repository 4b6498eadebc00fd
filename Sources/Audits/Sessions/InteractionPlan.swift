package import Simulator

/// The interactions of an audit with a screen, besides reading it.
package struct InteractionPlan: Sendable {
  /// The behaviour of the app.
  package var app: any App
  /// The gestures to perform.
  package var gestures: [Gesture]
  /// Whether to perform every ``FormTrial`` on the form, too.
  package var fills: Bool
  /// The time limit in seconds, after which no further trial of the form begins, or `nil` for no
  /// limit.
  package var budget: Double?
  /// A clock: a function that returns the seconds since a fixed moment.
  package var now: @Sendable () -> Double = { 0 }
  /// A function that is called with the name of each trial when the trial begins.
  package var onTrial: @Sendable (String) -> Void = { _ in }
  /// A function that is called with the name and the duration in seconds of each trial when the
  /// trial ends.
  package var onTrialEnd: @Sendable (String, Double) -> Void = { _, _ in }

  /// Creates a plan.
  package init(app: any App = NoOpApp(), gestures: [Gesture] = [], fills: Bool = false) {
    self.app = app
    self.gestures = gestures
    self.fills = fills
  }

  /// Whether the plan has no interactions.
  package var isEmpty: Bool { gestures.isEmpty && !fills }

  /// The sessions of a plan, and the trials or parts of trials for which no time was left, in
  /// words.
  package struct Result: Sendable {
    package var sessions: [AuditSession] = []
    package var leftOut: [String] = []
  }

  /// Returns the sessions of the plan on a screen with each reader.
  ///
  /// - Parameter executor: Runs the trials that do not submit the form; all trials of one reader
  ///   are one item for the executor.
  package func sessions(
    on screens: [(screen: Screen, reader: any ScreenReader)],
    by executor: some AuditExecutor = SerialAuditExecutor()
  ) -> Result {
    var result = Result()
    if !gestures.isEmpty {
      result.sessions = screens.map {
        AuditSession($0.screen, by: $0.reader, app: app, doing: gestures)
      }
    }
    if fills { tryForm(on: screens, by: executor, &result) }
    return result
  }

  /// A trial of the form with one reader.
  private struct Job: Sendable {
    let trial: FormTrial
    /// The index of the reader.
    let number: Int
    let screen: Screen
    let reader: any ScreenReader

    var title: String { "\(trial.rawValue), \(type(of: reader).displayName)" }
  }

  /// The outcome of a trial.
  ///
  /// The session is `nil` if the whole trial was left out. `leftOut` describes the part that was
  /// left out, and is `nil` if the trial was completed.
  private struct Outcome: Sendable {
    let job: Job
    var session: AuditSession?
    var leftOut: String?
  }

  private func tryForm(
    on screens: [(screen: Screen, reader: any ScreenReader)], by executor: some AuditExecutor,
    _ result: inout Result
  ) {
    let jobs = FormTrial.byImportance.flatMap { trial in
      screens.enumerated().filter { trial.applies(to: $0.element.screen) }.map {
        Job(
          trial: trial, number: $0.offset, screen: $0.element.screen, reader: $0.element.reader)
      }
    }
    let end = now() + (budget ?? .infinity)
    // A submitted form can change what a live page shows next, so trials that submit run one by
    // one, before all others.
    let sending = jobs.filter { $0.trial.sends }
    let others = screens.indices.map { number in
      jobs.filter { $0.number == number && !$0.trial.sends }
    }
    let most = others.map(\.count).max() ?? 0
    let outcomes =
      perform(sending, until: end, before: most)
      + executor.map(others) { perform($0, until: end, before: 0) }.flatMap(\.self)
    result.leftOut = outcomes.compactMap(\.leftOut)
    // Results are ordered by reader and trial, in whatever order the trials were performed.
    for number in screens.indices {
      for trial in FormTrial.allCases {
        result.sessions += outcomes.filter { $0.job.number == number && $0.job.trial == trial }
          .compactMap(\.session)
      }
    }
  }

  /// Performs trials one after the other.
  ///
  /// - Parameters:
  ///   - jobs: The trials.
  ///   - end: The time, in seconds of ``now``, at which no further trial begins.
  ///   - later: The number of trials that follow after `jobs` and need a share of the time.
  private func perform(_ jobs: [Job], until end: Double, before later: Int) -> [Outcome] {
    jobs.enumerated().map { done, job in
      let begin = now()
      guard begin < end else { return Outcome(job: job, leftOut: job.title) }
      onTrial(job.title)
      // Each trial has an equal share of the time that is left.
      let own = begin + (end - begin) / Double(jobs.count - done + later)
      var session = TrialSession(
        job.screen, by: job.reader, app: app, waitsInRealTime: false,
        isOutOfTime: { [now] in now() >= own })
      job.trial.perform(in: &session)
      defer { onTrialEnd(job.title, now() - begin) }
      return Outcome(
        job: job, session: AuditSession(session, named: job.trial.rawValue),
        leftOut: session.isCutShort ? "the rest of \(job.title)" : nil)
    }
  }
}
