import Simulator

/// The player of a report.
struct ReportPlayer {
  private let sound: ReportSound
  private let readers: [any ScreenReader]

  init(_ sound: ReportSound, _ readers: [any ScreenReader]) {
    self.sound = sound
    self.readers = readers
  }

  /// The controls of the sound, which the script shows; without sound, why there is none.
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
          for (place, reader) in readers.prefix(2).enumerated() {
            html.element(
              .option, [.init("value", "\(place + 1)")], type(of: reader).displayName)
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
        "Keys: right and left to the next stop and the one before, Enter to hear it again, p to play or pause, v for the other reader, plus and minus for speed."
      )
    }
    html.newLine()
  }
}
