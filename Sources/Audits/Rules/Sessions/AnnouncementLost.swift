internal import Simulator

extension AuditRule {
  static let announcementLost = session(
    "announcement-lost", aliases: ["announcement-at-risk"], severity: .serious, criteria: ["4.1.3"],
    condition:
      "An announcement, a live region or an error message is never spoken, or is cut off before "
      + "half of its words; needs review if that depends on the reader's timing.",
    why:
      "People do not hear what the app announced, and nothing "
      + "shows them that they missed something.",
    fixes: [
      .web:
        "Change the live region after focus has moved, or put the message into the description of "
        + "the element that gets focus.",
      .android:
        "Announce the message after focus has moved, in at most 30 characters. A live region also works.",
      .ios: "Queue the announcement, and post it a moment after focus has moved.",
      .reactNative: "Announce the message with queue: true, a moment after focus has moved.",
      .design: "Let the app announce the message politely, after focus has moved.",
    ],
    examples: .onEachForm(
      marking: "Send",
      doing: #"until "Send"; double tap; wait 5 s"#,
      fails:
        #"on double tap of "Send": announce "There are two problems with your answers"; focus "Email""#,
      passes:
        #"on double tap of "Send": focus "Email"; announce "There are two problems with your answers" queued after 3 s"#,
      passesDoing: #"until "Send"; double tap; wait 9 s"#)
  ) { subject, session, step, findings in
    let entries = step.step.heard
    for (index, heard) in entries.enumerated() where heard.isPosted {
      // The author of a page cannot change the browser's own message for a field.
      if step.isRefusedByBrowser || session.isLivePage, heard.cause == .announcement { continue }
      // While a person types, each key may change a message, and only the last message matters.
      if step.isTyping, heard.cause == .live, step.heard.contains(where: { $0.cause == .live }) {
        continue
      }
      switch heard.outcome {
      case .lost(.duplicate), .heard: continue
      case .cut: guard heard.isLost else { continue }
      case .lost, .atRisk: break
      }
      // A message that is announced with the focused field is not lost.
      let isRepeated = step.heard.contains { heard.isRepeated(in: $0) }
      guard !isRepeated else { continue }
      let isAtRisk = if case .atRisk = heard.outcome { true } else { false }
      // When a list closes or a page has opened, the position of the reader's focus is unsure, and
      // so is the next announcement. If a live page changes several messages, a fast reader and a
      // slow reader may announce different messages.
      let isReplaced =
        session.isLivePage && heard.cause == .live
        && (entries.dropFirst(index + 1).contains { $0.cause == .live }
          || session.pause(after: step)?.step.heard.contains { $0.cause == .live } == true)
      let isOpening =
        step.step.gesture == nil
        || session.isLivePage && step.effects.contains(where: \.showsScreen)
      // WebKit reports a live region 20 ms after its change (AXObjectCache), and VoiceOver reads the
      // pressed element anew. No log shows which of the two comes first.
      let isBesideState =
        session.isLivePage && type(of: session.reader).platform == .iOS && heard.cause == .live
        && entries.dropFirst(index + 1).contains { $0.cause == .state }
      let isUnsure = step.choosesFromPopup || isOpening || isReplaced || isBesideState
      findings.add(
        subject.node(heard.node ?? step.before.focus, in: step),
        "“\(heard.text)” is \(heard.fate) after “\(step.gestureText)”.",
        severity: isAtRisk ? .warning : nil, needsReview: isAtRisk || isUnsure,
        heard: [session.quote(heard)])
    }
  }
}

extension AuditSession {
  /// Returns the step after a step if the person only waits in it.
  fileprivate func pause(after step: Step) -> Step? {
    let next = steps.first { $0.step.time > step.step.time }
    return next?.step.gesture?.isPause == true ? next : nil
  }
}

extension SpeechLogEntry {
  /// Whether the speech is a posted announcement, a change of a live region, or an error message.
  var isPosted: Bool {
    switch cause {
    case .announcement, .live, .error: true
    case .focus, .hint, .echo, .state, .title, .toast, .keyboard, .reader, .sound: false
    }
  }

  /// Whether the announcement `other` contains all words of this announcement.
  fileprivate func isRepeated(in other: SpeechLogEntry) -> Bool {
    AudibleText(text).text.isHeard(in: AudibleText(other.text).text)
  }

  /// What became of the announcement, in words for a message, such as that it was cut off.
  fileprivate var fate: String {
    switch outcome {
    case .heard: "heard"
    case .cut(let count): "cut off after \(count) characters"
    case .lost: "never heard"
    case .atRisk(let lost, let all): "lost in \(lost) of \(all) timings of the reader"
    }
  }
}
