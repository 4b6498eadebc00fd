import Simulator
import Testing
import Voices

@testable import Reports

/// Captions show each announcement at its time, and a label cannot break their format.
struct CaptionsTests {
  private static let hour = 3600 * 1000

  /// Returns a timeline with 1,000 samples a second; each part has a number of samples after a
  /// silence.
  private func walk(
    _ stops: [(text: String, parts: [(text: String, silence: Int, samples: Int)])],
    reader: String = "VoiceOver"
  ) -> Timeline {
    var timeline = Timeline(sampleRate: 1000)
    for (stopIndex, stop) in stops.enumerated() {
      var clip = Clip(sampleRate: 1000)
      for (index, part) in stop.parts.enumerated() {
        clip.samples += [Int16](repeating: 0, count: part.silence)
        let start = clip.samples.count
        clip.samples += [Int16](repeating: 1, count: part.samples)
        clip.segments.append(Clip.Segment(part: index, samples: start..<clip.samples.count))
      }
      let parts = stop.parts.map { SpokenPart(.label, $0.text, words: $0.text, language: "en") }
      _ = timeline.append(
        SpokenAnnouncement(
          reader: "voiceover", index: stopIndex + 1, text: stop.text, label: "", parts: parts),
        by: reader, on: "Form", clip: clip, after: 0.5)
    }
    return timeline
  }

  private let notice = SpeechNotice.text

  @Test func `WebVTT has the reader as voice and a time for each part`() {
    let walk = walk([
      ("Sign up, heading", [("Sign up", 0, 800), ("heading", 150, 600)]),
      ("Email, double tap to edit", [("Email", 0, 700), ("double tap to edit", 1100, 1000)]),
    ])
    #expect(
      Captions(walk).text(.webVTT) == """
        WEBVTT

        NOTE \(notice)

        1
        00:00:00.000 --> 00:00:01.550
        <v VoiceOver>Sign up, <00:00:00.950>heading

        2
        00:00:02.050 --> 00:00:04.850
        <v VoiceOver>Email, <00:00:03.850>double tap to edit

        """)
  }

  @Test func `SubRip has the reader before its words and the notice once`() {
    let walk = walk([("Sign up", [("Sign up", 0, 800)]), ("Email", [("Email", 0, 700)])])
    #expect(
      Captions(walk).text(.subRip) == """
        1
        00:00:00,000 --> 00:00:00,800
        VoiceOver: Sign up
        (\(notice))

        2
        00:00:01,300 --> 00:00:02,000
        VoiceOver: Email

        """)
  }

  @Test func `Times include hours`() {
    #expect(
      SoundTime(samples: 10 * Self.hour + 61_001, sampleRate: 1000).clock(point: ".")
        == "10:01:01.001")
    #expect(
      SoundTime(samples: 123 * Self.hour, sampleRate: 1000).clock(point: ",")
        == "123:00:00,000")
  }

  @Test func `No time is later than the sound of its part`() {
    #expect(SoundTime(samples: 22_049, sampleRate: 22_050).milliseconds == 999)
    #expect(SoundTime(samples: 22_049, sampleRate: 22_050).decimal == "0.999954")
    #expect(
      SoundTime(samples: 22_050 * 100_000 + 1, sampleRate: 22_050).decimal
        == "100000.000045")
  }

  private static let hostile = [
    "a --> b", "</v><v Anyone>x", "&lt;b&gt; &amp;", "one\n\n\n2\n00:00:00.000 --> 00:00:09.000\nx",
    "{\\an8}<b>bold</b>", "\u{0}\u{1B}[2J\u{7}", "\u{202E}txet\u{202C}", "\r\n\r\nWEBVTT",
    "\u{2028}\u{2029}x", "<00:00:00.000>", String(repeating: "<", count: 10_000),
  ]

  @Test func `A label cannot break out of its cue`() {
    for label in Self.hostile {
      let name = label.prefix(40).debugDescription
      let stops = [("\(label), button", [(label, 0, 500), ("button", 150, 500)])]
      let plain = walk([("x, button", [("x", 0, 500), ("button", 150, 500)])])
      for format in Captions.Format.allCases {
        let text = Captions(walk(stops)).text(format)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let usual = Captions(plain).text(format)
          .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == usual.count, "\(name)")
        #expect(lines.count { $0.contains("-->") } == 1, "\(name)")
        #expect(
          !text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 0x202E },
          "\(name)")
        #expect(!text.contains("\r"), "\(name)")
        for word in ["<b", "<v A", "</", "{\\"] where format == .subRip {
          #expect(!text.contains(word), "\(name)")
        }
        if format == .webVTT {
          // The text has only our own tags: the voice, and the time of the second part.
          #expect(
            text.split(separator: "<", omittingEmptySubsequences: false).count == 3, "\(name)")
        }
      }
    }
  }

  @Test func `A reader name is escaped as text`() {
    let text = Captions(walk([("x", [("x", 0, 500)])], reader: "A > B & C")).text(.webVTT)
    #expect(text.contains("<v A &gt; B &amp; C>x"))
  }

  @Test func `Right-to-left parts keep their order`() {
    let walk = walk([("שם, text field", [("שם", 0, 500), ("text field", 150, 500)])])
    #expect(
      Captions(walk).text(.webVTT)
        .contains("<v VoiceOver>\u{2068}שם\u{2069}, <00:00:00.650>text field"))
  }

  @Test func `An inaudible part has no cue`() {
    let walk = walk([
      ("a", [("a", 0, 0)]), ("", [("", 0, 50)]), ("b", [("b", 0, 100)]), ("c", []),
    ])
    let text = Captions(walk).text(.webVTT)
    #expect(text.contains("<v VoiceOver>b"))
    #expect(text.split(separator: "\n").count { $0.contains("-->") } == 1)
  }

  @Test func `A part that is not in the text has no time`() {
    let walk = walk([("a b c", [("x", 0, 100), ("a b", 0, 100), ("", 0, 100), ("c", 0, 100)])])
    let text = Captions(walk).text(.webVTT)
    #expect(text.contains("<v VoiceOver><00:00:00.100>a b <00:00:00.300>c"))
  }

  @Test func `A part without sound has no time of its own`() {
    let walk = walk([("a, b, c", [("a", 0, 100), ("b", 0, 0), ("c", 10, 100)])])
    #expect(Captions(walk).text(.webVTT).contains("<v VoiceOver>a, b, <00:00:00.110>c"))
  }

  @Test func `Cues are in order, within the sound and never overlap`() throws {
    let stops = (0..<200).map { number in
      ("stop \(number)", [("stop", 0, number % 7), ("\(number)", number % 3, 1 + number % 11)])
    }
    let walk = walk(stops)
    var last = 0
    for line in Captions(walk).text(.subRip).split(separator: "\n") where line.contains("-->") {
      let times = line.split(separator: " ").compactMap { time -> Int? in
        let pieces = time.split { $0 == ":" || $0 == "," }.compactMap { Int($0) }
        guard pieces.count == 4 else { return nil }
        return ((pieces[0] * 60 + pieces[1]) * 60 + pieces[2]) * 1000 + pieces[3]
      }
      try #require(times.count == 2)
      #expect(times[0] >= last && times[1] > times[0])
      last = times[1]
    }
    #expect(last > 0 && last <= walk.length)
  }

  @Test func `A long label takes linear time`() {
    let label = String(repeating: "ab", count: 1_000_000)
    let walk = walk([(label + ", button", [(label + "x", 0, 500), ("button", 150, 500)])])
    #expect(Captions(walk).text(.webVTT).utf8.count > 2_000_000)
  }
}
