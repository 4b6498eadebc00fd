import Simulator

/// The audio player of a report.
struct ReportPlayer {
  let sound: ReportSound
  let readers: [any ScreenReader]

  /// Writes the hidden sound controls, or the reason why there is no sound.
  ///
  /// The script makes the controls visible.
  func write(_ html: inout HTMLWriter) {
    if let absence = sound.absence {
      html.element(.section, [.kind("silence"), .init("aria-label", "Listening")]) { html in
        html.element(.p, [.kind("small")], "This page has no sound: \(absence).")
      }
      html.newLine()
      return
    }
    html.element(
      .section, [.kind("player"), .init("aria-label", "Listening"), .init("hidden", "")]
    ) { html in
      html.element(.button, [.init("type", "button"), .init("data-play", "")], "Play")
      html.element(.label) { html in
        html.text("Reader ")
        html.element(.select, [.init("data-reader", "")]) { html in
          for (index, reader) in readers.prefix(2).enumerated() {
            html.element(
              .option, [.init("value", "\(index + 1)")], type(of: reader).displayName)
          }
        }
      }
      html.element(.label) { html in
        html.text("Words a minute ")
        html.element(
          .input,
          [
            .init("type", "range"), .init("min", "100"), .init("max", "500"), .init("step", "25"),
            .init("value", "175"), .init("data-rate", ""),
          ])
        html.element(.output, [.init("data-rate-shown", "")], "175")
      }
      html.element(.p, [.kind("caption"), .init("aria-hidden", "true"), .init("data-caption", "")])
      html.element(
        .p, [.kind("small")],
        "Keys: right and left for the next and previous stop, Enter to repeat it, p "
          + "to play or pause, v for the other reader, plus and minus for speed."
      )
    }
    html.newLine()
  }
}
