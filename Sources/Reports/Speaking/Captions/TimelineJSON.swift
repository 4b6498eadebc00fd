internal import Encoding
import Simulator
package import Voices

/// The times at which each stop of a screen is spoken, as JSON.
package struct TimelineJSON {
  /// Returns the JSON document about a timeline.
  package static func bytes(_ timeline: Timeline, by header: ReportHeader) -> [UInt8] {
    var json = JSONWriter()
    write(timeline, by: header, to: &json)
    return json.drain()
  }

  private static func write(
    _ timeline: Timeline, by header: ReportHeader, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("announce", header.version)
      json.member("notice", SpeechNotice.text)
      json.member("sampleRate", timeline.sampleRate)
      json.member("duration", decimal: timeline.duration.decimal)
      json.member("announcements", each: timeline.stops, onePerLine: true) { stop, json in
        json.member("screen", stop.screen)
        json.member("reader", stop.reader)
        json.member("index", stop.index)
        write(stop.samples, of: timeline, to: &json)
        json.member("text", stop.text)
        json.member("parts", each: stop.parts) { entry, json in
          json.member("kind", entry.part.kind.rawValue)
          write(entry.samples, of: timeline, to: &json)
          json.member("language", entry.part.language)
          json.member("text", entry.part.text)
        }
      }
    }
    json.end()
  }

  private static func write(
    _ samples: Range<Int>, of timeline: Timeline, to json: inout JSONWriter
  ) {
    json.member("start", decimal: timeline.time(samples.lowerBound).decimal)
    json.member("duration", decimal: timeline.time(samples.count).decimal)
  }
}
