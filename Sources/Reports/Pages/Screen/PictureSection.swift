internal import Audits
import Simulator

/// The screen as boxes, with numbered stops and the swipe order of each reader.
///
/// The boxes have the frames of the imported screen. For a screen without frames, the boxes are in
/// the order of the file and indented by depth.
struct PictureSection {
  /// A box of the picture, for one row of the transcripts.
  private struct Box {
    var row: Int
    var node: Node.Index
    var frame: Frame
  }

  private let report: ReportScreen
  private let section: SectionHeadings
  private var number: Int { section.number }
  private let boxes: [Box]
  private let isDrawn: Bool
  private let width: Double
  private let height: Double

  init(_ report: ReportScreen, at section: SectionHeadings) {
    self.report = report
    self.section = section
    let screen = report.screen
    let rows = report.rows.indices.compactMap { row in
      report.node(ofRow: row).map { (row: row, node: $0) }
    }.prefix(PictureSection.mostBoxes)
    let framed = rows.compactMap { row, node -> Box? in
      guard let frame = PictureSection.frame(of: node, on: screen) else { return nil }
      return Box(row: row, node: node, frame: frame)
    }
    isDrawn = framed.count * 10 >= rows.count * 8 && !framed.isEmpty
    boxes = isDrawn ? framed : PictureSection.laidOut(Array(rows), of: screen)
    let right = boxes.map { $0.frame.x + $0.frame.width }.max() ?? 0
    let bottom = boxes.map { $0.frame.y + $0.frame.height }.max() ?? 0
    width = max(320, right + 16)
    height = max(120, bottom + 16)
  }

  /// Returns the frame of a node, or `nil` if it does not fit into a picture.
  private static func frame(of node: Node.Index, on screen: Screen) -> Frame? {
    guard let frame = screen.stopFrame(of: node) else { return nil }
    // Numbers and texts have the same size on every device.
    let unit = screen.unitsPerPoint
    let scaled = Frame(
      x: frame.x / unit, y: frame.y / unit, width: frame.width / unit, height: frame.height / unit)
    return scaled.width > 0 && scaled.height > 0 && scaled.isBounded ? scaled : nil
  }

  /// The maximal number of boxes; a larger picture would be unreadable.
  private static let mostBoxes = 400
  private static let rowHeight = 44.0
  private static let phoneWidth = 360.0

  private static func laidOut(_ rows: [(row: Int, node: Node.Index)], of screen: Screen) -> [Box] {
    let depths = Dictionary(
      screen.preorder.map { ($0.index, $0.depth) }, uniquingKeysWith: { first, _ in first })
    let least = rows.compactMap { depths[$0.node] }.min() ?? 0
    return rows.enumerated().map { index, row in
      let indent = Double(min((depths[row.node] ?? 0) - least, 6)) * 12
      return Box(
        row: row.row, node: row.node,
        frame: Frame(
          x: 32 + indent, y: 16 + Double(index) * rowHeight, width: phoneWidth - 80 - indent,
          height: 32))
    }
  }

  func write(_ html: inout HTMLWriter) {
    let shot = report.drawing.flatMap { $0.screenshot.isOfPage ? nil : $0 }
    guard !boxes.isEmpty else { return }
    html.element(.section, [.kind("picture"), section.named(by: "picture-\(number)")]) {
      html in
      html.element(section.heading, [.id("picture-\(number)")], "The screen")
      writeSwipeOrderChoices(&html, showsAll: shot != nil)
      if let shot {
        shot.write(&html) { TranscriptSection.id(ofRow: $0, number) }
      } else {
        writeDrawing(&html, [])
      }
      html.element(
        .p, [.kind("small")],
        shot.map { "The numbers are on the screenshot \($0.screenshot.file.name)." }
          ?? (isDrawn
            ? "The boxes have the positions that the source gives."
            : "The source gives no positions; the boxes are in the order of the file."))
      if let page = report.drawing, shot == nil {
        html.element(.details, [.kind("photograph")]) { html in
          html.element(.summary, "Screenshot from Chromium, with the numbers of the stops")
          page.write(&html)
        }
      }
    }
    html.newLine()
  }

  /// The size of the picture as a separate file.
  var size: (width: Int, height: Int) {
    func whole(_ length: Double) -> Int { Int(exactly: length.rounded(.up)) ?? 1 }
    return (whole(width) + (isDrawn ? 56 : 0), whole(height))
  }

  /// The picture as a separate file, with the swipe order of both readers.
  var standalone: String {
    var html = HTMLWriter()
    writeDrawing(&html, [.init("xmlns", "http://www.w3.org/2000/svg")]) { html in
      html.rendered(PictureMark.comment)
      html.element(.desc, ReportHeader.notice)
      html.resource(.style, PictureSection.style)
    }
    return html.html
  }

  /// The style sheet of the picture as a separate file.
  private static let style = """
    text { font: 12px sans-serif; fill: #1c1d21; } .sheet { fill: #fff; stroke: #dcd9d1; stroke-width: 2; }
    .box > rect { fill: #fff; stroke: #5b5e66; }
    .words > rect, .heading > rect, .link > rect, .choice > rect:first-child { fill: none; stroke: none; }
    .heading > text { font-weight: 700; font-size: 14px; } .link > text { text-decoration: underline; }
    .button > rect { fill: #f3f1eb; stroke: #1c1d21; } .mark text { fill: #fff; font-size: 10px; text-anchor: middle; }
    .reader-1 circle { fill: #0b4fb3; } .mark.reader-2 rect { fill: #8a3d00; }
    .way line { stroke: #0b4fb3; stroke-width: 1.5; } .way.reader-2 line { stroke: #8a3d00; stroke-dasharray: 5 3; }
    .way .back { stroke-width: 3; stroke-dasharray: 1 4; }
    """

  private func writeDrawing(
    _ html: inout HTMLWriter, _ attributes: [HTMLWriter.Attribute],
    _ beginning: (inout HTMLWriter) -> Void = { _ in }
  ) {
    let (right, bottom) = (Int(width.rounded(.up)), Int(height.rounded(.up)))
    let view = isDrawn ? "-28 0 \(right + 56) \(bottom)" : "0 0 \(right) \(bottom)"
    let label = "The stops of the screen as boxes, numbered in the swipe order of each reader"
    html.element(
      .svg,
      attributes + [.init("viewBox", view), .init("role", "img"), .init("aria-label", label)]
    ) { html in
      beginning(&html)
      html.element(
        .rect,
        [
          .kind("sheet"), .init("x", 1.0), .init("y", 1.0), .init("width", width - 2),
          .init("height", height - 2), .init("rx", 18.0),
        ])
      for reader in report.reading.readers.indices.prefix(2) { writeSwipeOrder(of: reader, &html) }
      for box in boxes { write(box, &html) }
    }
  }

  /// Writes a check box for each reader that shows the reader's swipe order without a script.
  private func writeSwipeOrderChoices(_ html: inout HTMLWriter, showsAll: Bool) {
    html.element(.p, [.kind("ways")]) { html in
      for (index, reader) in report.reading.readers.prefix(2).enumerated() {
        html.element(.label, [.kind(TranscriptSection.mark(index))]) { html in
          html.element(
            .input,
            [
              .init("type", "checkbox"), .kind("way-of-\(index + 1)"), .init("autocomplete", "off"),
            ] + (index == 0 || showsAll ? [.init("checked", "")] : []))
          html.text(" swipe order of \(type(of: reader).displayName)")
        }
      }
    }
  }

  private func writeSwipeOrder(of reader: Int, _ html: inout HTMLWriter) {
    let offset = reader == 0 ? -3.0 : 3.0
    let points = boxes.filter { stop(in: $0.row, by: reader) != nil }.map { box in
      (x: edge(box.frame, reader), y: box.frame.y + box.frame.height / 2 + offset)
    }
    guard points.count > 1 else { return }
    html.element(.g, [.kind("way \(TranscriptSection.mark(reader))")]) { html in
      for (from, to) in zip(points, points.dropFirst()) {
        let isBack = to.y + 4 < from.y
        html.element(
          .line,
          [
            .kind(isBack ? "back" : "on"), .init("x1", from.x), .init("y1", from.y),
            .init("x2", to.x), .init("y2", to.y),
          ])
      }
    }
  }

  /// Returns the x coordinate at which the line of a reader's swipe order passes a box.
  ///
  /// The first reader's line is on the left, the second reader's on the right.
  private func edge(_ frame: Frame, _ reader: Int) -> Double {
    let room = isDrawn ? 14.0 : -10.0
    return reader == 0
      ? max(-room, frame.x - 14) : min(width + room, frame.x + frame.width + 14)
  }

  private func write(_ box: Box, _ html: inout HTMLWriter) {
    let screen = report.screen
    let node = screen[box.node]
    let (frame, shape) = (box.frame, PictureSection.shape(of: node.role))
    let row = TranscriptSection.id(ofRow: box.row, number)
    html.element(.g, [.kind("box \(shape)"), .init("data-stop", row)]) { html in
      PictureSection.writeBox(frame, shape, &html)
      let isChoice = shape == "choice"
      if isChoice { PictureSection.writeChoice(frame, isRound: node.role == .radio, &html) }
      let label = label(of: box)
      let room = Int((frame.width - 12) / 7)
      if room > 1, frame.height >= 12, !label.isEmpty {
        let shown = label.count > room ? label.prefix(max(1, room - 1)) + "…" : label
        let middle = frame.y + min(frame.height, 44) / 2 + 4
        html.element(.text, [.init("x", frame.x + (isChoice ? 30 : 8)), .init("y", middle)], shown)
      }
      for reader in report.reading.transcripts.indices.prefix(2) {
        guard let stop = stop(in: box.row, by: reader) else { continue }
        let x = edge(frame, reader)
        let y = frame.y + frame.height / 2
        PictureSection.writeMark(stop.index, of: reader, x, y, &html)
      }
    }
    html.newLine()
  }

  private static func writeBox(_ frame: Frame, _ shape: String, _ html: inout HTMLWriter) {
    let round = shape == "button" ? min(frame.height / 2, 10) : 4
    html.element(
      .rect,
      [
        .init("x", frame.x), .init("y", frame.y), .init("width", frame.width),
        .init("height", frame.height), .init("rx", round),
      ])
  }

  /// Writes the number of a stop: in a circle for the first reader, in a square for the second.
  private static func writeMark(
    _ number: Int, of reader: Int, _ x: Double, _ y: Double, _ html: inout HTMLWriter
  ) {
    html.element(.g, [.kind("mark \(TranscriptSection.mark(reader))")]) { html in
      if reader == 0 {
        html.element(.circle, [.init("cx", x), .init("cy", y), .init("r", 9.0)])
      } else {
        html.element(
          .rect,
          [
            .init("x", x - 9), .init("y", y - 9), .init("width", 18.0), .init("height", 18.0),
            .init("rx", 3.0),
          ])
      }
      html.element(.text, [.init("x", x), .init("y", y + 3.5)], "\(number)")
    }
  }

  private static func writeChoice(_ frame: Frame, isRound: Bool, _ html: inout HTMLWriter) {
    let top = frame.y + min(frame.height, 44) / 2 - 6
    html.element(
      .rect,
      [
        .kind("tick"), .init("x", frame.x + 10), .init("y", top), .init("width", 12.0),
        .init("height", 12.0), .init("rx", isRound ? 6.0 : 2.0),
      ])
  }

  private func stop(in row: Int, by reader: Int) -> Stop? {
    guard report.rows[row].indices.contains(reader), let index = report.rows[row][reader] else {
      return nil
    }
    return report.reading.transcripts[reader].stops[index]
  }

  /// Returns the text on a box: the element's name and value, or the beginning of the announcement.
  private func label(of box: Box) -> String {
    let screen = report.screen
    let here = screen[box.node]
    var name = here.name.isEmpty ? screen.visibleName(of: box.node) : here.name
    if name.isEmpty {
      name =
        (stop(in: box.row, by: 0) ?? stop(in: box.row, by: 1))?.announcement.parts.first?.text ?? ""
    }
    let value = here.value?.text ?? ""
    let words = value.isEmpty ? name : name.isEmpty ? value : "\(name): \(value)"
    return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func shape(of role: Role) -> String {
    switch role {
    case .button, .switchControl: "button"
    case .heading: "heading"
    case .link: "link"
    case .image, .canvas: "image"
    case .checkbox, .radio: "choice"
    default: role.isEntry ? "field" : "words"
    }
  }
}

extension Frame {
  /// Whether the numbers of the frame are in the range that a picture can show.
  fileprivate var isBounded: Bool {
    [x, y, width, height].allSatisfy { $0.isFinite && abs($0) < 20_000 } && x >= -1 && y >= -1
  }
}
