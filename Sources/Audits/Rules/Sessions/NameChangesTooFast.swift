internal import Simulator

extension AuditRule {
  static let nameChangesTooFast = session(
    "name-changes-too-fast", severity: .serious, criteria: ["2.2.2", "4.1.3"],
    bestPractice: ["2.2.2", "4.1.3"],
    condition:
      "The announcement of an element, or the name of the focused element, is replaced twice or more "
      + "before the reader has spoken it.",
    why: "People hear pieces of words that are no longer true, or a queue of old ones.",
    fixes: [
      .web: "Update the live region every few seconds, or only at the end.",
      .android:
        "Update the text every few seconds, or set a least interval with "
        + "setMinDurationBetweenContentChanges.",
      .ios: "Post the announcement every few seconds, or use the trait Updates Frequently.",
      .reactNative: "Announce the change every few seconds, or only at the end.",
      .design: "Let the app wait a few seconds before the next change.",
    ],
    supersedes: ["announcement-lost"],
    examples: renamed
      + .onEachPlatform { platform in
        [
          .fails(
            platform,
            ExampleForm.source(
              platform, [.button("Start"), .status("Ready")], marking: mark(platform)),
            app: "on double tap of \"Start\": " + countdown(platform, every: "0.2 s"),
            doing: #"until "Start"; double tap; wait 9 s"#),
          .passes(
            platform, ExampleForm.source(platform, [.button("Start"), .status("Ready")]),
            app: "on double tap of \"Start\": " + countdown(platform, every: "5 s"),
            doing: #"until "Start"; double tap; wait 19 s"#),
          .passes(
            platform, ExampleForm.source(platform, [.button("Start"), .status("Ready")]),
            app:
              #"on double tap of "Start": announce "Message sent"; wait 0.2 s; "#
              + #"announce "Ann is typing"; wait 0.2 s; announce "Two people joined""#,
            doing: #"until "Start"; double tap; wait 9 s"#),
        ]
      }
  ) { subject, session, step, findings in
    if case .type? = step.step.gesture { return }
    for texts in step.changingTexts where texts.tooFast >= 2 {
      findings.add(
        subject.node(texts.last.node ?? step.before.focus, in: step),
        // Without the count, which differs between trials, the same defect is reported once.
        "“\(texts.first.text)” changes again and again before it is spoken.",
        heard: [session.quote(texts.first), session.quote(texts.last)])
    }
  }

  /// Examples in which the app changes the name of the focused button, and TalkBack announces each
  /// new name.
  private static var renamed: [Example] {
    [
      .fails(
        .android, ExampleForm.source(.android, [.button("Start")], marking: "Start"),
        app: renaming(every: "0.2 s"), doing: #"until "Start"; double tap; wait 9 s"#),
      .passes(
        .android, ExampleForm.source(.android, [.button("Start")]), app: renaming(every: "5 s"),
        doing: #"until "Start"; double tap; wait 19 s"#),
      .passes(
        .android, ExampleForm.source(.android, [.button("Start")]),
        app: #"on double tap of "Start": update "Start" label "Pause""#,
        doing: #"until "Start"; double tap; wait 3 s"#),
    ]
  }

  private static func renaming(every pause: String) -> String {
    let names = ["Start"] + ["9", "8", "7", "6"].map { "\($0) seconds left, stop" }
    return "on double tap of \"Start\": "
      + zip(names, names.dropFirst()).map { "update \"\($0)\" label \"\($1)\"" }
      .joined(separator: "; wait \(pause); ")
  }

  /// Returns the name of the element that the rule finds: the live region, or on iOS the button.
  private static func mark(_ platform: Platform) -> String {
    platform == .ios ? "Start" : "Ready"
  }

  private static func countdown(_ platform: Platform, every pause: String) -> String {
    ["30", "29", "28", "27"].map { number in
      let text = "\(number) seconds until the offer ends"
      return platform == .ios ? "announce \"\(text)\"" : "update \"status\" label \"\(text)\""
    }.joined(separator: "; wait \(pause); ")
  }
}

/// The successive texts of one element during a step.
private struct ChangingTexts {
  let first: SpeechLogEntry
  private(set) var last: SpeechLogEntry
  /// The number of texts that were replaced before a reader could have spoken them.
  private(set) var tooFast = 0

  init(_ first: SpeechLogEntry) { (self.first, last) = (first, first) }

  mutating func add(_ next: SpeechLogEntry) {
    guard next.text != last.text else { return }
    let pause = next.requested - last.requested
    if pause > 0, pause < ListeningTime().milliseconds(of: last.text) { tooFast += 1 }
    last = next
  }
}

extension AuditSession.Step {
  /// The successive texts of each element whose text the app changed.
  ///
  /// Announcements without an element, and messages that are appended to a log, count as versions
  /// of the same text only if they have most words in common.
  fileprivate var changingTexts: [ChangingTexts] {
    var texts: [ChangingTexts] = []
    var indices: [SessionNode?: Int] = [:]
    let posted = step.heard.filter {
      $0.cause == .live || $0.cause == .announcement || isNewName($0)
    }
    for entry in posted.sorted(by: { $0.requested < $1.requested }) {
      let isOfOneElement = entry.node.map { (after[$0] ?? before[$0])?.role != .log } ?? false
      if let index = indices[entry.node], isOfOneElement || texts[index].last.isVariant(of: entry) {
        texts[index].add(entry)
      } else {
        indices[entry.node] = texts.count
        texts.append(ChangingTexts(entry))
      }
    }
    return texts
  }
}

extension AuditSession.Step {
  /// Whether an entry announces the new name of the focused element.
  private func isNewName(_ entry: SpeechLogEntry) -> Bool {
    guard entry.cause == .state, entry.node == nil || entry.node == after.focus else {
      return false
    }
    let text = AudibleText(entry.text).text
    return effects.contains { effect in
      if case .update(_, .label, let label) = effect {
        !label.isEmpty && AudibleText(label).text.isHeard(in: text)
      } else {
        false
      }
    }
  }
}

extension SpeechLogEntry {
  /// Whether two texts have at least half of their words in common, not counting numbers.
  ///
  /// An example is “3 left” and “2 left”.
  fileprivate func isVariant(of other: SpeechLogEntry) -> Bool {
    let words = Self.withoutNumbers(text)
    var others: [String: Int] = [:]
    for word in Self.withoutNumbers(other.text) { others[word, default: 0] += 1 }
    let count = max(words.count, others.values.reduce(0, +))
    let shared = words.count { word in
      guard let left = others[word], left > 0 else { return false }
      others[word] = left - 1
      return true
    }
    return count > 0 && shared * 2 >= count
  }

  private static func withoutNumbers(_ text: String) -> [String] {
    Wording.words(of: text).map { $0.allSatisfy(\.isNumber) ? "0" : $0 }
  }
}
