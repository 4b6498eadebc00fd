internal import Simulator

extension AuditRule {
  static let tooLong = AuditRule(
    id: "too-long", aliases: ["alt-verbose", "ios-label-too-long", "labelLength"],
    layer: .announcement, severity: .warning, guidelines: ["T4"],
    condition:
      "What is heard of a control takes longer than twelve seconds or has more than thirty "
      + "words, a name on iOS has more than a hundred letters, or a text goes on for forty seconds.",
    why: "A person has to listen to the end, or swipes on without having heard what matters.",
    fixes: [
      .web: "Shorten the name, and put the rest into text of its own.",
      .android: "Shorten android:contentDescription, and put the rest into text of its own.",
      .ios: "Shorten the accessibility label, and put the rest into text of its own.",
      .reactNative: "Shorten accessibilityLabel, and put the rest into text of its own.",
      .design: "Shorten the name.",
    ],
    requiredFacts: [.label, .words, .value, .content],
    examples: [
      .fails(.web, "↓<button>" + sentence + "</button>"),
      .passes(.web, "<p>" + sentence + "</p><button>Agree</button>"),
      .fails(.design, "- ↓button \"" + sentence + "\""),
      .passes(.design, "- button \"Agree\""),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          ↓<Button android:text="I agree with all that stands here and with more that stands there
            and I agree with all that stands here and with more that stands there and I agree
            with all that stands here and with more that stands there and "/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <Button android:text="I agree"/>
          """#)),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeButton type="XCUIElementTypeButton" label="I agree with all that stands
            here and with more that stands there and I agree with all that stands here and with
            more that stands there and I agree with all that stands here and with more that
            stands there and " enabled="true" visible="true" accessible="true" x="20" y="100"
            width="200" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="I agree" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .fails(
        .reactNative,
        ExampleFile.component(
          #"""
          ↓<Pressable accessibilityRole="button" accessibilityLabel="I agree with all that stands
            here and with more that stands there and I agree with all that stands here and with
            more that stands there and I agree with all that stands here and with more that
            stands there and " />
          """#)),
      .passes(
        .reactNative,
        ExampleFile.component(
          #"""
          <Pressable accessibilityRole="button" accessibilityLabel="I agree" />
          """#)),
    ]
  ) { subject, findings in
    let time = ListeningTime(rate: 175)
    for heard in subject.sameTreeReadings() {
      for stop in heard.transcript.stops {
        // Most is short, which is cheaper to count than to join.
        guard stop.announcement.authoredCount > 60 else { continue }
        let control = subject.control(at: stop.node)
        // What a person typed may be as long as it likes.
        let counted = stop.announcement.parts { kind, _ in
          kind.isAuthored && (control?.kind != .field || kind != .value)
        }
        let text = Announcement.join(counted)
        guard text.utf8.count > (control == nil ? 200 : 60) else { continue }
        let seconds = time.seconds(of: text)
        let words = text.wordCount
        let isLongLabel =
          subject.platform == .ios && control != nil && (control?.name.count ?? 0) > 100
        guard control == nil ? seconds > 40 : seconds > 12 || words > 30 || isLongLabel else {
          continue
        }
        // The words alone differ little between readers, so that one number stands for both.
        findings.add(
          stop.node,
          control.map {
            "Of this \($0.kind.word), too much is heard at once: about \(words) words."
          }
            ?? "This text goes on for more than forty seconds.",
          heard: [heard.quote(stop, restingOn: counted)])
      }
    }
  }

  private static let sentence =
    "I have read the terms and conditions of the shop and of its partners, I know that I may "
    + "return within fourteen days what I do not like as long as it was not used, and I agree "
    + "to all of it"
}

extension String {
  /// How many pieces blanks and line breaks part it into.
  fileprivate var wordCount: Int {
    var (count, isInWord) = (0, false)
    for byte in utf8 {
      let isGap = byte == 0x20 || byte == 0x0A
      if !isGap, !isInWord { count += 1 }
      isInWord = !isGap
    }
    return count
  }
}

extension Announcement {
  /// How many bytes the author's words have, with what may stand before each.
  fileprivate var authoredCount: Int {
    var count = 0
    for utterance in utterances.indices {
      for index in utterances[utterance].parts.indices
      where utterances[utterance].parts[index].kind.isAuthored {
        count += utterances[utterance].parts[index].text.utf8.count
        count += utterances[utterance].parts[index].lead.utf8.count
      }
    }
    return count
  }
}
