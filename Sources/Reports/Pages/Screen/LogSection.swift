import Fidelity
import Simulator

/// What a reader said on the screen otherwise than predicted.
struct LogSection {
  let result: LogResult?
  let section: SectionHeadings

  func write(_ html: inout HTMLWriter) {
    guard let result else { return }
    let id = "log-\(section.number)"
    html.element(.section, [.kind("change"), section.named(by: id)]) { html in
      html.element(section.heading, [.id(id)], "Compared with a phone")
      html.element(.p, "Heard: \(result.heardTitle). Predicted: \(result.predictedBy).")
      html.element(.p, "\(result.summary).")
      html.element(.ol) { html in
        for (difference, words) in result.comparison.newWords { write(difference, words, &html) }
      }
      for note in result.notes + result.diagnostics {
        html.element(.p, [.kind("small")], note)
      }
    }
    html.newLine()
  }

  private func write(
    _ difference: LogComparison.Difference, _ words: LogLineWords, _ html: inout HTMLWriter
  ) {
    html.element(.li, [.kind("changed")]) { html in
      html.element(.p, [.kind("small")], "\(difference.text): \(words.location)")
      html.element(.dl) { html in
        row("heard", words.heard, words.markedHeard, .del, &html)
        row("predicted", words.predicted, words.markedPrediction, .ins, &html)
      }
      for detail in words.details { html.element(.p, [.kind("small")], detail) }
    }
    html.newLine()
  }

  private func row(
    _ name: String, _ text: String?, _ words: MarkedWords, _ mark: HTMLWriter.Tag,
    _ html: inout HTMLWriter
  ) {
    html.element(.div) { html in
      html.element(.dt, name)
      html.element(.dd) { html in
        guard let text, !text.isEmpty else {
          return html.text(LogLineWords.shown(text, "(no stop)"))
        }
        for piece in words.pieces {
          if piece.isMarked {
            html.element(mark, piece.text)
          } else {
            html.text(piece.text)
          }
        }
      }
    }
  }
}
