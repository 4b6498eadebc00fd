internal import Simulator

extension AuditRule {
  static let tooLong = AuditRule(
    id: "too-long", aliases: ["alt-verbose", "ios-label-too-long", "labelLength"],
    layer: .announcement, severity: .warning, guidelines: ["T4"],
    condition:
      "The announcement of a control takes longer than 12 seconds or has more than 30 words, a "
      + "name on iOS has more than 100 characters, or a text takes longer than 40 seconds.",
    why: "People have to listen for long, or swipe on before they have heard what matters.",
    fixes: [
      .web: "Shorten the name, and move the rest into separate text.",
      .android: "Shorten android:contentDescription, and move the rest into separate text.",
      .ios: "Shorten the accessibility label, and move the rest into separate text.",
      .reactNative: "Shorten accessibilityLabel, and move the rest into separate text.",
      .design: "Shorten the name.",
    ],
    requiredFacts: [.label, .words, .value, .content],
    examples: [
      .fails(.web, "↓<button>" + sentence + "</button>"),
      .passes(.web, "<p>" + sentence + "</p><button>Agree</button>"),
      .fails(.design, "- ↓button \"" + sentence + "\""),
      .passes(.design, "- button \"Agree\""),
      .fails(layout: "↓<Button android:text=\"\(sentence)\"/>"),
      .passes(layout: #"<Button android:text="I agree"/>"#),
      .fails(ios: [.found(.button, sentence)]),
      .passes(ios: [.other(.button, "I agree")]),
      .fails(.reactNative, pressable(sentence).marking("<Pressable")),
      .passes(.reactNative, pressable("I agree")),
    ]
  ) { subject, findings in
    let time = ListeningTime(rate: 175)
    for reading in subject.sameTreeReadings() {
      for stop in reading.transcript.stops {
        // Most announcements are short, and counting bytes is cheaper than joining the parts to a
        // text.
        guard stop.announcement.authoredCount > 60 else { continue }
        let control = subject.control(at: stop.node)
        let isLongLabel =
          subject.platform == .ios && control != nil && (control?.name.count ?? 0) > 100
        guard isLongLabel || stop.announcement.mayBeTooLong else { continue }
        // Text that the user typed may have any length.
        let counted = stop.announcement.parts { kind, _ in
          kind.isAuthored && (control?.kind != .field || kind != .value)
        }
        let text = Announcement.join(counted)
        guard text.utf8.count > (control == nil ? 200 : 60) else { continue }
        let seconds = time.seconds(of: text)
        let words = text.wordCount
        guard control == nil ? seconds > 40 : seconds > 12 || words > 30 || isLongLabel else {
          continue
        }
        // The message must be the same for all readers, so that findings with similar counts are
        // merged.
        findings.add(
          stop.node,
          control.map {
            "The announcement of this \($0.kind.word) is too long: about \(words) words."
          }
            ?? "This text takes longer than 40 seconds.",
          heard: [reading.quote(stop, restingOn: counted)])
      }
    }
  }

  private static func pressable(_ label: String) -> String {
    ExampleFile.component(
      "<Pressable accessibilityRole=\"button\" accessibilityLabel=\"\(label)\" />")
  }

  private static let sentence =
    "I have read the terms and conditions of the shop and of its partners, I know that I may "
    + "return within fourteen days what I do not like as long as it was not used, and I agree "
    + "to all of it"
}

extension String {
  /// The number of words between spaces and line breaks.
  fileprivate var wordCount: Int {
    var text = self
    return text.withUTF8 { bytes in
      var (count, isInWord) = (0, false)
      for byte in bytes {
        let isGap = byte == 0x20 || byte == 0x0A
        if !isGap, !isInWord { count += 1 }
        isInWord = !isGap
      }
      return count
    }
  }
}

extension Announcement {
  /// Whether the author's parts may take longer than 12 seconds, or have more than 30 words.
  ///
  /// This quick check counts at least the ``ListeningTime`` of each byte, in hundredths of a second.
  fileprivate var mayBeTooLong: Bool {
    // The start of an announcement takes less than 20 hundredths.
    var (hundredths, gaps) = (20, 0)
    func add(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        for byte in bytes {
          switch byte {
          case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
            hundredths += 6
          case UInt8(ascii: " "), UInt8(ascii: "\n"):
            hundredths += 6
            gaps += 1
          default: hundredths += 30
          }
        }
      }
    }
    for utterance in utterances.indices {
      for index in utterances[utterance].parts.indices
      where utterances[utterance].parts[index].kind.isAuthored {
        add(utterances[utterance].parts[index].lead)
        add(utterances[utterance].parts[index].text)
      }
    }
    return hundredths > 1_200 || gaps >= 30
  }

  /// The number of UTF-8 bytes in the author's parts, including the punctuation before each part.
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
