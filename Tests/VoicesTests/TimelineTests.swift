import Simulator
import Testing

@testable import Voices

/// The exact times of stops and parts in the sound.
struct TimelineTests {
  private func announcement(_ index: Int, _ parts: [String]) -> SpokenAnnouncement {
    SpokenAnnouncement(
      reader: "talkback", index: index, text: parts.joined(separator: ", "), label: "",
      parts: parts.map { SpokenPart(.label, $0, words: $0, language: "en") })
  }

  private func clip(_ ranges: [Range<Int>], count: Int) -> Clip {
    var clip = Clip(sampleRate: 22_050)
    clip.samples = [Int16](repeating: 0, count: count)
    clip.segments = ranges.enumerated().map { Clip.Segment(part: $0, samples: $1) }
    return clip
  }

  @Test func `Stops and parts are timed from the beginning of the walk`() {
    var timeline = Timeline(sampleRate: 22_050)
    let first = timeline.append(
      announcement(1, ["a", "b"]), by: "TalkBack", on: "Form",
      clip: clip([0..<100, 150..<400], count: 400), after: 1.5)
    let second = timeline.append(
      announcement(2, ["c"]), by: "TalkBack", on: "Form", clip: clip([10..<20], count: 30),
      after: 0.5)
    #expect(first == 0 && second == 11_025)
    #expect(timeline.stops.map(\.samples) == [0..<400, 11_425..<11_455])
    #expect(timeline.stops[0].parts.map(\.samples) == [0..<100, 150..<400])
    #expect(timeline.stops[1].parts.map(\.samples) == [11_435..<11_445])
    #expect(timeline.length == 11_455)
    #expect(timeline.stops.map(\.readerName) == ["TalkBack", "TalkBack"])
  }

  @Test func `A segment without a part is skipped`() {
    var timeline = Timeline(sampleRate: 22_050)
    var clip = clip([0..<10], count: 20)
    clip.segments.append(Clip.Segment(part: 7, samples: 10..<20))
    clip.segments.append(Clip.Segment(part: -1, samples: 10..<20))
    _ = timeline.append(announcement(1, ["a"]), by: "", on: "", clip: clip, after: 0)
    #expect(timeline.stops[0].parts.map(\.part.text) == ["a"])
  }

  @Test(arguments: [
    (0.5, 11_025), (0, 0), (-1, 0), (.nan, 0), (.infinity, 0), (1e300, 0), (0.00002, 0),
    (1.1, 24_255),
  ])
  func `A silence is a whole number of samples`(_ seconds: Double, _ samples: Int) {
    #expect(Timeline.samples(of: seconds, at: 22_050) == samples)
  }
}
