import Simulator

extension ScreenshotDrawing {
  /// A description for people who do not see the picture.
  var label: String {
    let counts = readers.enumerated().map { index, reader in
      "\(marks.count { $0.reader == index }) of \(reader)"
    }
    return "Screenshot with numbered stops in the swipe order of each reader: "
      + counts.joined(separator: ", ")
  }

  /// Writes the drawing into a page.
  ///
  /// Its alternative text is short, because the transcript contains all texts of the screen.
  ///
  /// - Parameter link: Returns the identifier to which the mark of a row links, or `nil` for no link.
  func write(_ html: inout HTMLWriter, link: (Int) -> String? = { _ in nil }) {
    let (right, bottom) = (Int(width.rounded(.up)), Int(height.rounded(.up)))
    html.element(
      .svg,
      [
        .kind(width > 560 ? "shot wide" : "shot"), .init("viewBox", "0 0 \(right) \(bottom)"),
        .init("role", "img"),
        .init("aria-label", label),
      ]
    ) { html in
      html.element(
        .image,
        [
          .init("href", screenshot.dataURL), .init("width", width), .init("height", height),
          .init("preserveAspectRatio", "none"),
        ])
      html.newLine()
      writeMarks(&html, link: link)
    }
  }

  /// Writes everything that is drawn over the picture.
  ///
  /// - Parameter link: Returns the identifier to which the mark of a row links, or `nil` for no link.
  func writeMarks(_ html: inout HTMLWriter, link: (Int) -> String? = { _ in nil }) {
    let far = marks.filter { needsPointer($0) }
    // Light edges are drawn first, so that no edge covers a line. Numbers are drawn last, so that
    // no line covers a number.
    for isHalo in [true, false] {
      var written: Set<Int> = []
      for mark in marks where written.insert(mark.row).inserted {
        write(mark.frame, isHalo: isHalo, isHalo ? nil : link(mark.row), &html)
      }
      html.newLine()
      for reader in readers.indices { writeSwipeOrder(of: reader, isHalo: isHalo, &html) }
      for mark in far { writePointer(mark, isHalo: isHalo, &html) }
    }
    for mark in marks {
      html.element(.g, ScreenshotDrawing.attributes(ofMark: mark.reader, radius)) { html in
        ScreenshotDrawing.writeShape(mark.number, of: mark.reader, (mark.x, mark.y), radius, &html)
      }
    }
  }

  private func write(
    _ frame: Frame, isHalo: Bool, _ link: String?, _ html: inout HTMLWriter
  ) {
    let data = link.map { [HTMLWriter.Attribute("data-stop", $0)] } ?? []
    html.element(.g, [.kind("box")] + data) { html in
      html.element(
        .rect,
        (isHalo ? [HTMLWriter.Attribute.kind("halo")] : []) + [
          .init("x", frame.x), .init("y", frame.y), .init("width", frame.width),
          .init("height", frame.height), .init("rx", 3.0),
        ])
    }
  }

  private func writeSwipeOrder(of reader: Int, isHalo: Bool, _ html: inout HTMLWriter) {
    let points = marks.filter { $0.reader == reader }.sorted { $0.number < $1.number }
    guard points.count > 1 else { return }
    let segments = zip(points, points.dropFirst())
    html.element(.g, [.kind("way \(TranscriptSection.mark(reader))")]) { html in
      for (from, to) in segments {
        line(isHalo ? "halo" : to.y + 4 < from.y ? "back" : "on", from, to, &html)
      }
    }
    html.newLine()
  }

  private func line(_ kind: String, _ from: Mark, _ to: Mark, _ html: inout HTMLWriter) {
    html.element(
      .line,
      [
        .kind(kind), .init("x1", from.x), .init("y1", from.y), .init("x2", to.x),
        .init("y2", to.y),
      ])
  }

  /// Writes a line from a mark to its element.
  private func writePointer(_ mark: Mark, isHalo: Bool, _ html: inout HTMLWriter) {
    let x = max(mark.frame.x, min(mark.x, mark.frame.x + mark.frame.width))
    let y = max(mark.frame.y, min(mark.y, mark.frame.y + mark.frame.height))
    html.element(.g, ScreenshotDrawing.attributes(ofMark: mark.reader, radius)) { html in
      html.element(
        .line,
        [
          .kind(isHalo ? "halo" : "pointer"), .init("x1", mark.x), .init("y1", mark.y),
          .init("x2", x), .init("y2", y),
        ])
    }
  }

  /// Returns the attributes of the group that contains a mark.
  static func attributes(ofMark reader: Int, _ radius: Double) -> [HTMLWriter.Attribute] {
    [.kind("mark \(TranscriptSection.mark(reader))"), .init("font-size", radius * 1.15)]
  }

  /// Writes a number: in a circle for the first reader, in a square for the second reader.
  static func writeShape(
    _ number: Int, of reader: Int, _ centre: (x: Double, y: Double), _ radius: Double,
    _ html: inout HTMLWriter
  ) {
    let (size, x, y) = (size(of: number, radius), centre.x, centre.y)
    html.element(
      .rect,
      [
        .init("x", x - size / 2), .init("y", y - radius), .init("width", size),
        .init("height", 2 * radius), .init("rx", reader == 0 ? radius : radius / 5),
      ])
    html.element(
      .text, [.init("x", x), .init("y", y + radius * 0.4)], "\(number)")
  }
}
