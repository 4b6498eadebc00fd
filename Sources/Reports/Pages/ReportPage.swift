import Audits
import Simulator

/// A page to read, see and listen to: what readers say on screens, why, and what is wrong with it.
///
/// It is one file that needs nothing else: a policy lets in only its own style sheet and script, and it is
/// complete without the script.
package struct ReportPage: Sendable {
  private let screens: [ReportScreen]
  private let sound: ReportSound
  private let change: DiffResult?
  private let header: ReportHeader

  /// - Parameter change: What is heard differently than before, where somebody asked.
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
      "\(names.first ?? "Nothing")\(names.count > 1 ? " and \(names.count - 1) more" : ""), as it is heard"
  }

  /// Writes the page.
  package func write(to output: inout ReportSink) {
    ReportShell(title: title, header, playing: sound.policy).write(to: &output, writeBody)
  }

  private func writeBody(_ html: inout HTMLWriter) {
    html.element(.header, [.kind("top")]) { html in
      html.element(.p, [.kind("brand")], "announce report")
      html.element(.h1) { html in
        html.authored(screens.first?.title ?? "Nothing")
        if screens.count > 1 { html.text(" and \(counted(screens.count - 1, "more screen"))") }
      }
      html.element(.p, [.kind("notice")], ReportShell.notice)
    }
    html.newLine()
    let places = ReportPlace.all(of: screens)
    if screens.count > 1 { writeContents(places, &html) }
    let rules = ReportRules(screens)
    html.element(.main, [.id("main")]) { html in
      if let change { ReportChange(change).write(&html) }
      for (screen, place) in zip(screens, places) {
        ReportScreenPart(screen, at: place, rules, sound).write(&html)
      }
      rules.write(&html)
    }
    html.newLine()
    ReportPlayer(sound, screens.first?.reading.readers ?? []).write(&html)
  }

  private func writeContents(_ places: [ReportPlace], _ html: inout HTMLWriter) {
    html.element(.nav, [.init("aria-label", "Screens"), .kind("contents")]) { html in
      html.element(.ol) { html in
        for (screen, place) in zip(screens, places) {
          html.element(.li) { html in
            html.element(.a, [.href("#screen-\(place.number)")]) {
              $0.authored(place.name ?? screen.title)
            }
            html.text(", \(counted(screen.audit.findings.count, "finding"))")
          }
        }
      }
    }
    html.newLine()
  }
}
