internal import Encoding
import Simulator
internal import TextIO

/// A picture file: a screenshot with numbered stops, and the announcements beside it.
package struct ScreenshotSheet: Sendable {
  /// An entry of the list: the announcements of a stop, or other lines.
  private struct Item {
    /// The reader and the number of the stop, or `nil` for other lines.
    var mark: (reader: Int, number: Int)?
    var lines: [String]
    /// Further lines of the entry, which no reader announces.
    var notes: [String] = []
    var language = ""
    var kind = "said"
    /// Whether a gap follows the entry in the list.
    var isLast = false

    var height: Double {
      Double(lines.count + notes.count) * ScreenshotSheet.lineHeight
        + (mark == nil ? (isLast ? 12 : 2) : 7)
    }
  }

  private let report: ReportScreen
  private let drawing: ScreenshotDrawing
  private let columns: [[Item]]

  private static let columnWidth = 330.0
  private static let margin = 16.0
  private static let textStart = 34.0
  static let lineHeight = 17.0
  /// The number of narrow characters that fit in a line.
  private static let lineLength = 37
  /// The maximal number of lines of an announcement.
  private static let mostLines = 12
  private static let mostColumns = 4
  private static let leastHeight = 480.0

  /// Creates a picture, or returns `nil` if the screen has no screenshot with stops on it.
  package init?(_ report: ReportScreen) {
    guard let drawing = report.drawing, !drawing.marks.isEmpty else { return nil }
    self.report = report
    self.drawing = drawing
    let items = ScreenshotSheet.items(of: report, drawing)
    let total = items.reduce(0) { $0 + $1.height }
    let least = max(drawing.height, ScreenshotSheet.leastHeight) - 2 * ScreenshotSheet.margin
    let highest = items.map(\.height).max() ?? 0
    let listHeight = max(least, total / Double(ScreenshotSheet.mostColumns) + highest)
    columns = ScreenshotSheet.columns(items, listHeight)
  }

  private var width: Double {
    drawing.width + ScreenshotSheet.margin
      + Double(columns.count) * (ScreenshotSheet.columnWidth + ScreenshotSheet.margin)
  }

  private var height: Double {
    let longest = columns.map { $0.reduce(0) { $0 + $1.height } }.max() ?? 0
    return max(drawing.height, longest + 2 * ScreenshotSheet.margin)
  }

  /// The size of the whole picture in pixels.
  ///
  /// The screenshot in the picture is not scaled.
  package var size: (width: Int, height: Int) {
    func pixels(_ length: Double) -> Int {
      Int(exactly: (length * drawing.pixelsPerPoint).rounded(.up)) ?? 1
    }
    return (pixels(width), max(pixels(height), drawing.screenshot.file.height))
  }

  /// The bytes of the screenshot and the file extension of its format.
  package var picture: (bytes: [UInt8], extension: String) {
    let file = drawing.screenshot.file
    return (file.bytes, file.format == .png ? "png" : "jpg")
  }

  /// Returns the drawing as SVG.
  ///
  /// - Parameter address: The URL of the screenshot; `nil` embeds it.
  package func svg(picture address: String? = nil) -> String {
    var html = HTMLWriter()
    let (right, bottom) = size
    let scale = drawing.pixelsPerPoint
    html.element(
      .svg,
      [
        .init("xmlns", "http://www.w3.org/2000/svg"), .init("width", "\(right)"),
        .init("height", "\(bottom)"), .init("viewBox", "0 0 \(right) \(bottom)"),
      ]
    ) { html in
      html.rendered(PictureMark.comment)
      html.element(.title, "\(report.title): what screen readers announce")
      html.element(.desc, ReportHeader.notice)
      html.resource(.style, ScreenshotSheet.style)
      html.element(
        .rect, [.kind("sheet"), .init("width", "100%"), .init("height", "100%")])
      // Outside the scaled group, the pixels of the screenshot are pixels of the picture.
      let file = drawing.screenshot.file
      html.element(
        .image,
        [
          .init("href", address ?? drawing.screenshot.dataURL), .init("width", "\(file.width)"),
          .init("height", "\(file.height)"), .init("preserveAspectRatio", "none"),
          .init("aria-hidden", "true"),
        ])
      html.newLine()
      html.element(.g, [.init("transform", "scale(\(scale))")]) { html in
        html.element(
          .g, [.kind("shot"), .init("role", "img"), .init("aria-label", drawing.label)]
        ) { drawing.writeMarks(&$0) }
        html.newLine()
        html.element(.g, [.init("role", "list"), .init("aria-label", "Announcements")]) { html in
          for (index, column) in columns.enumerated() { write(column, index, &html) }
        }
      }
    }
    return html.html
  }

  private static let style = """
    text { font: 13px system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: #1c1d21; } .sheet { fill: #fff; }
    image { image-orientation: from-image; }
    .title { font-weight: 700; font-size: 15px; } .note { fill: #5b5e66; font-size: 11.5px; }
    .shot .box > rect { fill: none; stroke: #1c1d21; } .halo { fill: none; stroke: #fff; stroke-width: 4.5; }
    .shot .box > .halo { stroke: #fff; stroke-width: 3; }
    .mark rect { stroke: #fff; stroke-width: 1.5; } .reader-1 > rect { fill: #0b4fb3; } .reader-2 > rect { fill: #8a3d00; }
    .mark text { fill: #fff; font-weight: 700; font-size: inherit; text-anchor: middle; }
    .mark .pointer { stroke: #1c1d21; stroke-width: 1.5; }
    .way line.on { stroke: #0b4fb3; stroke-width: 2; } .way.reader-2 line.on { stroke: #8a3d00; stroke-dasharray: 6 4; }
    .way .back { stroke: #0b4fb3; stroke-width: 3; stroke-dasharray: 1 4; } .way.reader-2 .back { stroke: #8a3d00; }
    """

  // MARK: The list

  private static func items(of report: ReportScreen, _ drawing: ScreenshotDrawing) -> [Item] {
    let readers = Array(report.reading.readers.prefix(2))
    var items = [Item(lines: wrapped(report.title), kind: "title")]
    for (index, reader) in readers.enumerated() {
      let line = index == 0 ? "round numbers, solid line" : "square numbers, dashed line"
      let note = "\(type(of: reader).displayName): \(line)"
      items.append(Item(lines: [], notes: [readers.count > 1 ? note : "\(note), dots jump back"]))
    }
    if readers.count > 1 { items.append(Item(lines: [], notes: ["dotted line: a jump back"])) }
    items[items.count - 1].isLast = true
    for row in report.rows {
      for (reader, index) in row.enumerated().prefix(2) {
        guard let index else { continue }
        let transcript = report.reading.transcripts[reader]
        let stop = transcript.stops[index]
        let words = TerminalText.of(stop.announcement.line)
        items.append(
          Item(
            mark: (reader, stop.index),
            lines: wrapped(words.isEmpty ? Announcement.silence : words),
            notes: drawing.absence(of: index, by: reader).map { [$0.rawValue] } ?? [],
            language: transcript.language))
      }
    }
    items.append(Item(lines: [], notes: wrapped(ReportHeader.notice)))
    return items
  }

  private static func wrapped(_ text: String) -> [String] {
    let text = TerminalText.of(text)
    // Capital letters are a third wider than other letters. Long words are checked one by one,
    // because each can fill a line.
    let parts = [Substring(text)] + text.split(separator: " ").filter { $0.count >= lineLength / 2 }
    let isWide = parts.contains { part in
      part.count { $0.isUppercase || "mw@%".contains($0) } * 3 > part.count
    }
    let length = isWide ? lineLength * 3 / 4 : lineLength
    var lines = DisplayWidth.wrap(text, to: length)
    if lines.count > mostLines { lines = lines.prefix(mostLines - 1) + ["…"] }
    return lines
  }

  private static func columns(_ items: [Item], _ limit: Double) -> [[Item]] {
    var columns: [[Item]] = [[]]
    var used = 0.0
    for item in items {
      if used > 0, used + item.height > limit {
        columns.append([])
        used = 0
      }
      columns[columns.count - 1].append(item)
      used += item.height
    }
    return columns
  }

  private func write(_ column: [Item], _ number: Int, _ html: inout HTMLWriter) {
    let left =
      drawing.width + ScreenshotSheet.margin
      + Double(number) * (ScreenshotSheet.columnWidth + ScreenshotSheet.margin)
    var top = ScreenshotSheet.margin
    for item in column {
      write(item, left, top, &html)
      top += item.height
    }
  }

  private func write(_ item: Item, _ left: Double, _ top: Double, _ html: inout HTMLWriter) {
    let start = left + (item.mark == nil ? 0 : ScreenshotSheet.textStart)
    html.element(.g, [.init("role", "listitem")]) { html in
      if let (reader, number) = item.mark {
        html.element(.g, ScreenshotDrawing.attributes(ofMark: reader, 9)) { html in
          ScreenshotDrawing.writeShape(number, of: reader, (left + 14, top + 8), 9, &html)
        }
      }
      var y = top + 12.5
      let isRightToLeft = TerminalText.isRightToLeft(language: item.language)
      let direction: [HTMLWriter.Attribute] =
        isRightToLeft
        ? [.init("direction", "rtl"), .init("x", left + ScreenshotSheet.columnWidth)]
        : [.init("x", start)]
      for line in item.lines {
        let lang = item.language.isEmpty ? [] : [HTMLWriter.Attribute.lang(item.language)]
        html.element(.text, [.kind(item.kind), .init("y", y)] + direction + lang, line)
        y += ScreenshotSheet.lineHeight
      }
      for note in item.notes {
        html.element(.text, [.kind("note"), .init("x", start), .init("y", y)], note)
        y += ScreenshotSheet.lineHeight
      }
    }
    html.newLine()
  }
}
