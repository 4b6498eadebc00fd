import Simulator

/// The changed announcements, stop by stop, and the change of costs.
struct ChangeSection {
  let result: DiffResult

  func write(_ html: inout HTMLWriter) {
    html.element(.section, [.kind("change"), .init("aria-labelledby", "change")]) { html in
      html.element(.h2, [.id("change")], "What changed")
      html.element(.p) { html in
        html.text("From ")
        html.element(.code, result.before)
        html.text(" to ")
        html.element(.code, result.after)
        html.text(": \(result.summary).")
      }
      for screen in result.changed { write(screen, &html) }
    }
    html.newLine()
  }

  private func write(_ screen: ScreenDiff, _ html: inout HTMLWriter) {
    html.element(.h3) { html in
      html.authored(screen.name)
      if screen.presence != .both { html.text(": this screen is \(screen.presence.rawValue)") }
    }
    for (index, reader) in screen.readers.enumerated() {
      html.element(.p, [.kind("who \(TranscriptSection.mark(index))")]) { html in
        html.text("\(reader.displayName): \(reader.costWords)")
      }
      let paths = reader.paths.foremost
      if !paths.isEmpty {
        html.element(.ul) { html in
          for path in paths { html.element(.li, path.words) }
        }
      }
      html.element(.ol) { html in
        for stop in reader.stops { write(stop, &html) }
      }
    }
  }

  private func write(_ stop: ReaderDiff.StopDiff, _ html: inout HTMLWriter) {
    html.element(.li, [.kind("changed")]) { html in
      html.element(.p, [.kind("small")], "\(stop.title): \(stop.severity.rawValue)")
      html.element(.dl) { html in
        html.markedRow("before", stop.markedBefore, or: DiffText.shown(stop.before), .del)
        html.markedRow("now", stop.markedAfter, or: DiffText.shown(stop.after), .ins)
      }
      for detail in stop.explanations { html.element(.p, [.kind("small")], detail) }
    }
    html.newLine()
  }
}
