internal import Simulator

extension AuditRule {
  static let announcementLost = acting(
    "announcement-lost", aliases: ["announcement-at-risk"], severity: .serious,
    criteria: ["4.1.3"],
    condition:
      "An announcement, a live region or an error is never spoken, or cut off before half of its "
      + "words; for review where that depends on how fast the reader is.",
    why: "What the app says is gone, and nothing shows a person that there was something.",
    fixes: [
      .web:
        "Change the live region only once focus has moved, or put the message into the "
        + "description of what gets focus.",
      .android:
        "Announce it only once focus has moved, in at most 30 characters, or as a live region.",
      .ios: "Queue the announcement and post it a moment after focus has moved.",
      .reactNative: "Announce it with queue: true a moment after focus has moved.",
      .design: "Let the app announce it politely, after focus has moved.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Send"),
          app:
            #"on double tap of "Send": announce "There are two problems with your answers"; focus "Email""#,
          doing: #"until "Send"; double tap; wait 5 s"#),
        .passes(
          platform, ExampleForm.source(platform),
          app:
            #"on double tap of "Send": focus "Email"; announce "There are two problems with your answers" queued after 3 s"#,
          doing: #"until "Send"; double tap; wait 9 s"#),
      ]
    }
  ) { subject, session, moment, findings in
    for heard in moment.step.heard where heard.isPosted {
      switch heard.outcome {
      case .lost(.duplicate), .heard: continue
      case .cut: guard heard.isLost else { continue }
      case .lost, .atRisk: break
      }
      // What is said with the field that gets focus is not lost.
      let isRepeated = moment.heard.contains { heard.isRepeated(in: $0) }
      guard !isRepeated else { continue }
      let isAtRisk = if case .atRisk = heard.outcome { true } else { false }
      findings.add(
        subject.node(heard.node ?? moment.before.focus, in: moment),
        "“\(heard.text)” is \(heard.fate) after “\(moment.doing)”.",
        severity: isAtRisk ? .warning : nil, needsReview: isAtRisk,
        heard: [session.quote(heard)])
    }
  }
}

extension Heard {
  /// Whether the app wanted it to be heard.
  var isPosted: Bool {
    switch cause {
    case .announcement, .live, .error: true
    case .focus, .hint, .echo, .state, .title, .toast, .keyboard, .reader, .sound: false
    }
  }

  /// Whether all of its words are heard in something else.
  fileprivate func isRepeated(in other: Heard) -> Bool {
    AsHeard(text).text.isHeard(in: AsHeard(other.text).text)
  }

  /// What became of it, in words.
  fileprivate var fate: String {
    switch outcome {
    case .heard: "heard"
    case .cut(let count): "cut off after \(count) characters"
    case .lost: "never heard"
    case .atRisk(let lost, let all): "lost under \(lost) of \(all) timings of the reader"
    }
  }
}
