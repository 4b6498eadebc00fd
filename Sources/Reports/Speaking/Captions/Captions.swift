internal import Encoding
package import Voices

/// The captions of a walk.
///
/// There is one cue for each audible stop, from its first sample to its last. Cues are in order and
/// never overlap.
package struct Captions: Sendable {
  /// A caption format.
  package enum Format: String, Sendable, Hashable, CaseIterable {
    /// WebVTT. Each cue names the reader as its voice, and each part of an announcement has its own
    /// time.
    case webVTT = "vtt"
    /// SubRip. The text of each cue begins with the name of the reader.
    case subRip = "srt"
  }

  private let timeline: Timeline

  /// Creates the captions of a timeline.
  package init(_ timeline: Timeline) { self.timeline = timeline }

  /// Returns the captions as a text file.
  package func text(_ format: Format) -> String {
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

  /// The captions as WebVTT.
  ///
  /// Source: WebVTT, W3C Candidate Recommendation 2019-04-04, 4.1 and 4.2.
  private var webVTT: String {
    var text = "WEBVTT\n\nNOTE \(XMLText.markup(SpeechNotice.text))\n"
    for (index, stop) in heardStops.enumerated() {
      text += "\n\(index + 1)\n\(times(stop, point: "."))\n"
      text += "<v \(XMLText.markup(stop.readerName))>\(timedText(stop))\n"
    }
    return text
  }

  /// Returns the words of a stop, with a time before each part except the first.
  ///
  /// Times increase within the cue.
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

  /// The captions as SubRip.
  ///
  /// The notice that the sound is a prediction is the second line of the first cue, because the
  /// format has no comments. Source: the output of SubRip 1.5; there is no specification.
  private var subRip: String {
    var text = ""
    for (index, stop) in heardStops.enumerated() {
      let words = CaptionPieces(stop).pieces.map(\.text).joined()
      if index > 0 { text += "\n" }
      text += "\(index + 1)\n\(times(stop, point: ","))\n"
      text += "\(Captions.escaped("\(stop.readerName): \(words)"))\n"
      if index == 0 { text += "(\(SpeechNotice.text))\n" }
    }
    return text
  }

  /// Returns the text in a form that no player treats as formatting, because SubRip has no escapes.
  ///
  /// An invisible U+2060 WORD JOINER is added after each possible beginning of a tag, and inside
  /// each possible arrow.
  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == ">" { escaped.append("\u{2060}") }
      escaped.append(scalar)
      if scalar == "<" || scalar == "{" { escaped.append("\u{2060}") }
    }
    return String(escaped)
  }
}
