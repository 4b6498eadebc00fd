internal import Audits
internal import Reports
internal import Simulator

/// The announcement of one reader at one element of a file.
struct ElementStop: Sendable {
  /// The display name of the reader.
  var reader: String
  var text: String
  var index: Int
  var role: Role
  /// The offset at which the element begins.
  var start: Int
}

extension ScreenAnalysis {
  /// The stops at elements of this file, for every reader and every screen, in swipe order.
  var stops: [ElementStop] { screens.flatMap { stops(of: $0) } }

  func stops(of screen: ReadScreen) -> [ElementStop] {
    screen.reading.readers.indices.flatMap { stops(of: screen, by: $0) }
  }

  func stops(of screen: ReadScreen, by reader: Int) -> [ElementStop] {
    let reading = screen.reading
    let shown = reading.screens[reader]
    return reading.transcripts[reader].stops.compactMap { stop in
      let node = shown[stop.node]
      guard let position = node.position, position.file == nil else { return nil }
      let text = stop.announcement.text
      return ElementStop(
        reader: reading.readers[reader].displayName,
        text: text.isEmpty ? Announcement.silence : text, index: stop.index, role: node.role,
        start: self.text.offset(ofElementAt: position))
    }
  }
}

extension DocumentAnalysis {
  /// The stops at elements in the text, in swipe order.
  private var stops: [ElementStop] {
    switch content {
    case .nothing: []
    case .screens(let analysis): analysis.stops
    case .scenarios(let analysis): analysis.columns.flatMap(\.heardStops)
    case .formerScreens(let analysis, let shift):
      analysis.stops.compactMap { former in
        guard let start = shift.newOffset(of: former.start) else { return nil }
        var stop = former
        stop.start = start
        return stop
      }
    }
  }

  /// Returns the stops, grouped by the offset of their element, in the order of the text.
  ///
  /// - Parameter lines: The lines in which the elements must be, or `nil` for all lines.
  func stopsByOffset(in lines: ClosedRange<Int>?) -> [(start: Int, stops: [ElementStop])] {
    let all = stops.filter { stop in
      lines.map { $0.contains(text.line(of: stop.start)) } ?? true
    }
    return Dictionary(grouping: all, by: \.start).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }
}

/// The announcements at one element, written on one line.
enum HeardLine {
  /// The maximum length of the line, in characters.
  private static let longest = 160

  /// Returns what the readers announce: `VoiceOver “Send, button” · TalkBack “Send, Button”`.
  ///
  /// Readers with the same announcement are listed together. A reader may announce different words
  /// at several stops of the element, for example on several screens. Such a reader is listed once
  /// for each announcement.
  static func of(_ stops: [ElementStop]) -> String {
    var lines: [(text: String, readers: [String])] = []
    for stop in stops {
      if let index = lines.firstIndex(where: { $0.text == stop.text }) {
        if !lines[index].readers.contains(stop.reader) { lines[index].readers.append(stop.reader) }
      } else {
        lines.append((stop.text, [stop.reader]))
      }
    }
    let line = lines.map { "\($0.readers.joined(separator: ", ")) “\($0.text)”" }
      .joined(separator: " · ")
    return ShortText.of(line, to: longest)
  }
}
