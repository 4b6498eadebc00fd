import Simulator

/// A screenshot with the numbers of the stops and the swipe order of each reader over it.
///
/// Its units are points, so that numbers have the same size on every device. The first reader has
/// round marks and solid lines. The second reader has square marks and dashed lines, so people can
/// tell the readers apart without colours.
struct ScreenshotDrawing: Sendable {
  /// The number of a stop on the picture.
  struct Mark: Sendable {
    var reader: Int
    /// The index of the stop's row in the table of transcripts.
    var row: Int
    var number: Int
    /// The visible part of the stop’s frame.
    var frame: Frame
    /// The centre of the mark.
    var x = 0.0
    var y = 0.0
    /// The wanted centre, at the edge of the frame.
    var wanted = (x: 0.0, y: 0.0)
  }

  /// The reason why a stop is not on the picture.
  enum Absence: String, Sendable {
    case noPosition = "not in the picture: the file has no position for it"
    case outside = "outside the picture"
    case tooMany = "not in the picture: it has too many stops"
  }

  /// The names of the readers.
  let readers: [String]
  let screenshot: Screenshot
  /// The size of the picture in points.
  let width, height: Double
  /// The size of a point in pixels.
  let pixelsPerPoint: Double
  private(set) var marks: [Mark] = []
  /// The stops that are not on the picture, for each reader.
  private var absences: [[Int: Absence]]
  /// The radius of a mark.
  private(set) var radius = 9.0

  /// The maximum number of marks of a reader, so that the picture stays visible.
  private static let mostMarks = 400
  /// The radii to try, the largest first, until few marks are far from their elements.
  private static let radii = [9, 7.5, 6.5, 5.5]

  /// Creates a drawing.
  ///
  /// - Parameter isPlaced: Whether to find a position for each mark. If not, the drawing only
  ///   counts the marks.
  init(_ report: ReportScreen, _ screenshot: Screenshot, isPlaced: Bool = true) {
    readers = report.reading.readers.prefix(2).map { type(of: $0).displayName }
    self.screenshot = screenshot
    pixelsPerPoint = screenshot.pixelsPerPoint(on: report.screen)
    width = Double(screenshot.file.width) / pixelsPerPoint
    height = Double(screenshot.file.height) / pixelsPerPoint
    absences = readers.map { _ in [:] }
    for reader in absences.indices { findMarks(of: reader, in: report) }
    marks.sort { ($0.row, $0.reader) < ($1.row, $1.reader) }
    for size in ScreenshotDrawing.radii where isPlaced {
      radius = size
      if placeMarks() { break }
    }
  }

  private mutating func findMarks(of reader: Int, in report: ReportScreen) {
    let (stops, screen) = (report.reading.transcripts[reader].stops, report.reading.screens[reader])
    let factor = screenshot.scale / pixelsPerPoint
    var count = 0
    for (row, indices) in report.rows.enumerated() {
      guard indices.indices.contains(reader), let index = indices[reader] else { continue }
      guard let frame = screen.stopFrame(of: stops[index].node), frame.hasSize else {
        absences[reader][index] = .noPosition
        continue
      }
      guard frame.isDrawable else {
        absences[reader][index] = .outside
        continue
      }
      let left = max(0, frame.x * factor)
      let top = max(0, frame.y * factor)
      let right = min(width, (frame.x + frame.width) * factor)
      let bottom = min(height, (frame.y + frame.height) * factor)
      guard right > left, bottom > top else {
        absences[reader][index] = .outside
        continue
      }
      count += 1
      guard count <= ScreenshotDrawing.mostMarks else {
        absences[reader][index] = .tooMany
        continue
      }
      marks.append(
        Mark(
          reader: reader, row: row, number: stops[index].index,
          frame: Frame(x: left, y: top, width: right - left, height: bottom - top)))
    }
  }

  /// Places the first reader's marks at the left edges of elements, and the second reader's marks
  /// at the right edges, because marks at edges cover little.
  ///
  /// - Returns: Whether all marks have room, and most of them are at their elements.
  private mutating func placeMarks() -> Bool {
    var positions = MarkPositions(width: width, height: height)
    for index in marks.indices {
      let size = ScreenshotDrawing.size(of: marks[index].number, radius)
      marks[index].wanted = wanted(marks[index], size)
      (marks[index].x, marks[index].y) = positions.reserve(
        width: size + 1.5, height: 2 * radius + 1.5, near: marks[index].wanted)
      if positions.isCrowded, radius != ScreenshotDrawing.radii.last { return false }
    }
    return !positions.isCrowded && marks.count { isFar($0) } <= 3 + marks.count / 20
  }

  private func wanted(_ mark: Mark, _ size: Double) -> (x: Double, y: Double) {
    let (frame, y) = (mark.frame, mark.frame.y + min(mark.frame.height / 2, radius * 2))
    // The two marks of a small element are on both sides of the element.
    let inset = min(radius * 0.4, max(-radius, frame.width / 2 - radius * 2)) + radius * 0.2
    let left = frame.x + inset - size / 2
    if mark.reader == 0 { return (left, y) }
    // On a wide screen, lines between marks at right edges would cross the whole picture.
    guard frame.width <= ScreenshotDrawing.widestElement else { return (left + size + 2, y) }
    return (frame.x + frame.width - inset + size / 2, y)
  }

  /// The maximal width, in points, of an element with marks at both of its edges.
  ///
  /// This width is more than the width of a phone. A wider element has both marks at its left edge.
  private static let widestElement = 450.0

  /// Whether a mark is so far from its element that a line has to connect the mark and the element.
  func isFar(_ mark: Mark) -> Bool {
    let (right, down) = (mark.x - mark.wanted.x, mark.y - mark.wanted.y)
    return right * right + down * down > 4.5 * radius * radius
  }

  /// Whether a line has to show to which element a mark belongs.
  ///
  /// A line is needed if the mark is far from its element. It is also needed if the mark lies in
  /// another element and does not touch its own.
  func needsPointer(_ mark: Mark) -> Bool {
    if isFar(mark) { return true }
    let width = ScreenshotDrawing.size(of: mark.number, radius)
    let (left, top) = (mark.x - width / 2, mark.y - radius)
    let (right, bottom) = (left + width, top + 2 * radius)
    let own = mark.frame
    guard
      left >= own.x + own.width || own.x >= right || top >= own.y + own.height || own.y >= bottom
    else { return false }
    return marks.contains { other in
      other.row != mark.row && other.frame.x <= left && other.frame.y <= top
        && other.frame.x + other.frame.width >= right
        && other.frame.y + other.frame.height >= bottom
    }
  }

  /// Returns the width of the mark of a number.
  static func size(of number: Int, _ radius: Double) -> Double {
    2 * radius + Double(max(0, "\(number)".count - 2)) * radius * 0.7
  }

  /// Returns why a stop is not on the picture, or `nil` if it is on the picture.
  func absence(of stop: Int, by reader: Int) -> Absence? {
    absences.indices.contains(reader) ? absences[reader][stop] : nil
  }
}

extension Screen {
  /// Returns the frame of a stop; a text without a frame has the frame of its parent.
  func stopFrame(of node: Node.Index) -> Frame? {
    var here = node
    while self[here].frame == nil, self[here].role == .text, let parent = parent(of: here) {
      here = parent
    }
    return self[here].frame
  }
}

extension ReportScreen {
  /// Whether any stop has a position.
  var hasFrames: Bool {
    zip(reading.transcripts, reading.screens).contains { transcript, screen in
      transcript.stops.contains { screen.stopFrame(of: $0.node)?.isDrawable == true }
    }
  }
}
