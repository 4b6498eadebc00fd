import Fidelity

/// The differences between the announcements in a reader's log and the prediction.
struct LogSection {
  let result: LogResult?
  /// The reason why the log could not be compared, or `nil` if it was compared.
  let problem: String?
  let section: SectionHeadings

  func write(_ html: inout HTMLWriter) {
    guard result != nil || problem != nil else { return }
    let id = "log-\(section.number)"
    html.element(.section, [.kind("change"), section.named(by: id)]) { html in
      html.element(section.heading, [.id(id)], "Compared with a phone")
      if let problem { html.element(.p, "Nothing was compared: \(problem).") }
      if let result { write(result, &html) }
    }
    html.newLine()
  }

  private func write(_ result: LogResult, _ html: inout HTMLWriter) {
    html.element(.p, "Heard: \(result.heardTitle). Predicted: \(result.predictedBy).")
    html.element(.p, "\(result.summary).")
    let differences = result.comparison.newWords
    if !differences.isEmpty {
      html.element(.ol) { html in
        for (difference, words) in differences { write(difference, words, &html) }
      }
    }
    for note in result.notes + result.diagnostics {
      html.element(.p, [.kind("small")], note)
    }
  }

  private func write(
    _ difference: LogComparison.Difference, _ words: LogLineWords, _ html: inout HTMLWriter
  ) {
    html.element(.li, [.kind("changed")]) { html in
      html.element(.p, [.kind("small")], "\(difference.text): \(words.location)")
      html.element(.dl) { html in
        html.markedRow("heard", words.markedHeard, or: DifferenceWords.shown(words.heard), .del)
        html.markedRow(
          "predicted", words.markedPrediction, or: DifferenceWords.shown(words.predicted), .ins)
      }
      for detail in words.details { html.element(.p, [.kind("small")], detail) }
    }
    html.newLine()
  }
}
