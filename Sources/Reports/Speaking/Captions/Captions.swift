internal import Encoding
public import Voices

/// The words of a walk with the times at which they are heard.
///
/// One cue for each stop, from its first sample to its last; cues come in order and never overlap. A
/// stop of which nothing can be heard has none.
public struct Captions: Sendable {
  /// How captions are written down.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// WebVTT: the reader is the voice of the cue, and each part has its own time.
    case webVTT = "vtt"
    /// SubRip, which any player knows: the reader stands before its words.
    case subRip = "srt"
  }

  private let timeline: Timeline

  /// The captions of a walk.
  public init(_ timeline: Timeline) { self.timeline = timeline }

  /// The captions as a text file.
  public func text(_ format: Format) -> String {
    switch format {
    case .webVTT: webVTT
    case .subRip: subRip
    }
  }

  private var heardStops: [Timeline.Stop] {
    timeline.stops.filter { stop in
      !stop.text.isEmpty
        && milliseconds(stop.samples.lowerBound) < milliseconds(stop.samples.upperBound)
    }
  }

  private func milliseconds(_ samples: Int) -> Int { timeline.time(samples).milliseconds }

  private func times(_ stop: Timeline.Stop, point: String) -> String {
    [stop.samples.lowerBound, stop.samples.upperBound]
      .map { timeline.time($0).clock(point: point) }.joined(separator: " --> ")
  }

  /// Source: WebVTT, W3C Candidate Recommendation 2019-04-04, 4.1 and 4.2.
  private var webVTT: String {
    var text = "WEBVTT\n\nNOTE \(XMLText.markup(SpeechNotice.text))\n"
    for (place, stop) in heardStops.enumerated() {
      text += "\n\(place + 1)\n\(times(stop, point: "."))\n"
      text += "<v \(XMLText.markup(stop.readerName))>\(timedText(stop))\n"
    }
    return text
  }

  /// The words with a time before each part but the first; times rise within those of the cue.
  private func timedText(_ stop: Timeline.Stop) -> String {
    var text = ""
    var last = milliseconds(stop.samples.lowerBound)
    let end = milliseconds(stop.samples.upperBound)
    for piece in CaptionPieces(stop).pieces {
      if let start = piece.start, (last + 1..<max(last + 1, end)).contains(milliseconds(start)) {
        text += "<\(timeline.time(start).clock(point: "."))>"
        last = milliseconds(start)
      }
      text += XMLText.markup(piece.text)
    }
    return text
  }

  /// The notice is the second line of the first cue, since the format has no comments.
  ///
  /// Source: what SubRip 1.5 writes; there is no specification.
  private var subRip: String {
    var text = ""
    for (place, stop) in heardStops.enumerated() {
      let words = CaptionPieces(stop).pieces.map(\.text).joined()
      if place > 0 { text += "\n" }
      text += "\(place + 1)\n\(times(stop, point: ","))\n"
      text += "\(Captions.disarmed("\(stop.readerName): \(words)"))\n"
      if place == 0 { text += "(\(SpeechNotice.text))\n" }
    }
    return text
  }

  /// Text that no player takes for formatting; SubRip has no way to escape.
  ///
  /// U+2060 WORD JOINER, which nobody sees, after what could begin a tag and inside what could be an
  /// arrow.
  private static func disarmed(_ text: String) -> String {
    var disarmed = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == ">" { disarmed.append("\u{2060}") }
      disarmed.append(scalar)
      if scalar == "<" || scalar == "{" { disarmed.append("\u{2060}") }
    }
    return String(disarmed)
  }
}
