import Audits

/// A page with the announcements of screens, the rules behind them, the findings and the sound.
///
/// The page is one file without external resources, and it is complete without its script.
package struct ReportPage: Sendable {
  private let screens: [ReportScreen]
  private let sound: ReportSound
  private let change: DiffResult?
  private let header: ReportHeader

  /// Creates a page.
  ///
  /// - Parameter change: The changed announcements, if two versions are compared.
  package init(
    _ screens: [ReportScreen], sound: ReportSound, change: DiffResult? = nil,
    by header: ReportHeader
  ) {
    self.screens = screens
    self.change = change
    self.sound = sound
    self.header = header
  }

  private var title: String {
    let names = screens.map(\.title)
    return
      "\(names.first ?? "No screen")\(names.count > 1 ? " and \(names.count - 1) more" : ""): what screen readers announce"
  }

  package func write(to output: inout ReportSink) {
    ReportShell(title: title, header, playing: sound.policy).write(to: &output, writeBody)
  }

  private func writeBody(_ html: inout HTMLWriter) {
    html.element(.header, [.kind("top")]) { html in
      html.element(.p, [.kind("brand")], "announce report")
      html.element(.h1) { html in
        html.authored(screens.first?.title ?? "No screen")
        if screens.count > 1 { html.text(" and \(counted(screens.count - 1, "more screen"))") }
      }
      html.element(.p, [.kind("notice")], ReportShell.notice)
    }
    html.newLine()
    let sections = SectionHeadings.all(of: screens)
    if screens.count > 1 { writeContents(sections, &html) }
    let rules = RulesSection(screens)
    html.element(.main, [.id("main")]) { html in
      if let change { ChangeSection(result: change).write(&html) }
      for (screen, section) in zip(screens, sections) {
        ScreenSection(screen, at: section, rules, sound).write(&html)
      }
      rules.write(&html)
    }
    html.newLine()
    ReportPlayer(sound: sound, readers: screens.first?.reading.readers ?? []).write(&html)
  }

  private func writeContents(_ sections: [SectionHeadings], _ html: inout HTMLWriter) {
    html.element(.nav, [.init("aria-label", "Screens"), .kind("contents")]) { html in
      html.element(.ol) { html in
        for (screen, section) in zip(screens, sections) {
          html.element(.li) { html in
            html.element(.a, [.href("#screen-\(section.number)")]) {
              $0.authored(section.name ?? screen.title)
            }
            html.text(", \(counted(screen.audit.findings.count, "finding"))")
          }
        }
      }
    }
    html.newLine()
  }
}
