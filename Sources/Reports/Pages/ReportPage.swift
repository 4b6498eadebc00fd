package import Audits
import Simulator

/// One screen of a report, with what is heard on it and what is wrong with that.
package struct ReportScreen: Sendable {
  /// The file or address as the user named it.
  package let file: String
  package let reading: Reading
  package let audit: AuditReport
  /// The file itself, for recordings of it.
  package let bytes: [UInt8]
  /// What somebody did on it, with each reader; none where nobody acted.
  package let sessions: [PlayedSession]
  /// Which stops of the readers stand beside each other.
  let rows: [[Int?]]
  package init(
    _ reading: Reading, _ audit: AuditReport, of file: String, _ bytes: [UInt8],
    played sessions: [PlayedSession] = []
  ) {
    self.sessions = sessions
    self.file = file
    self.reading = reading
    self.audit = audit
    self.bytes = bytes
    rows = StopAlignment(reading).rows
  }

  /// What stands in a row: the stop of the first reader that has one on the screen of the first.
  func node(ofRow row: Int) -> Node.Index? {
    for (reader, stop) in rows[row].enumerated() where reader == 0 || reading.isSameEverywhere {
      if let stop { return reading.transcripts[reader].stops[stop].node }
    }
    return nil
  }

  var screen: Screen { reading.screen }
  /// What the screen is called.
  var title: String { screen.title ?? screen.heading }
}

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
    ReportShell(title: title, header).write(to: &output, writeBody)
  }

  private func writeBody(_ html: inout HTMLWriter) {
    html.element(.header, [.kind("top")]) { html in
      html.element(.p, [.kind("brand")], "announce report")
      html.element(.h1) { html in
        html.authored(screens.first?.title ?? "Nothing")
        if screens.count > 1 { html.text(" and \(counted(screens.count - 1, "more screen"))") }
      }
      html.element(.p, [.kind("notice")], ReportPage.notice)
    }
    html.newLine()
    if screens.count > 1 { writeContents(&html) }
    html.element(.main, [.id("main")]) { html in
      if let change { ReportChange(change).write(&html) }
      for (place, screen) in screens.enumerated() {
        ReportScreenPart(screen, number: place + 1, isAlone: screens.count == 1, sound).write(&html)
      }
      ReportRules(screens).write(&html)
    }
    html.newLine()
    writePlayer(&html)
    html.element(.footer) { html in
      html.element(
        .p,
        "Made by \(header.software). The voice, where there is one, is eSpeak NG’s. Not affiliated with Apple or Google."
      )
    }
  }

  /// The controls of the sound, which the script shows; without sound, why there is none.
  private func writePlayer(_ html: inout HTMLWriter) {
    if let absence = sound.absence {
      html.element(.p, [.kind("small")], "This page has no sound: \(absence).")
      return
    }
    html.element(
      .section, [.kind("player"), .init("aria-label", "Listening"), .init("hidden", "")]
    ) { html in
      html.element(.button, [.init("type", "button"), .init("data-play", "")], "Play")
      html.element(.label) { html in
        html.text("Reader ")
        html.element(.select, [.init("data-reader", "")]) { html in
          for (place, reader) in (screens.first?.reading.readers ?? []).prefix(2).enumerated() {
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

  private func writeContents(_ html: inout HTMLWriter) {
    html.element(.nav, [.init("aria-label", "Screens"), .kind("contents")]) { html in
      html.element(.ol) { html in
        for (place, screen) in screens.enumerated() {
          html.element(.li) { html in
            html.element(.a, [.href("#screen-\(place + 1)")]) { $0.authored(screen.title) }
            html.text(", \(counted(screen.audit.findings.count, "finding"))")
          }
        }
      }
    }
    html.newLine()
  }

  /// What every page says of itself.
  static let notice =
    "Predicted from published rules and recordings, without a device: VoiceOver and TalkBack’s own code is followed in "
    + "more than 99 of 100 cases, and recordings of phones agree in about 9 of 10. It finds defects; it does not replace "
    + "testing with real readers, devices and people."
}

/// What every page has around its body: a policy that lets in its own style sheet and script alone.
struct ReportShell {
  private let title: String
  private let header: ReportHeader

  init(title: String, _ header: ReportHeader) {
    self.title = title
    self.header = header
  }

  func write(to output: inout ReportSink, _ body: (inout HTMLWriter) -> Void) {
    var html = HTMLWriter()
    html.element(.html, [.lang("en")]) { html in
      html.newLine()
      html.element(.head) { writeHead(&$0) }
      html.newLine()
      html.element(.body) { html in
        html.element(.a, [.href("#main"), .kind("skip")], "To the report")
        html.newLine()
        body(&html)
        html.resource(.script, ReportAssets.script)
      }
    }
    output.write("<!doctype html>\n")
    output.write(html.html)
    output.write("\n")
  }

  private func writeHead(_ html: inout HTMLWriter) {
    let policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; media-src data: blob:; "
      + "style-src '\(SHA256.source(of: ReportAssets.style))'; "
      + "script-src '\(SHA256.source(of: ReportAssets.script))'"
    html.element(.meta, [.init("charset", "utf-8")])
    html.element(
      .meta, [.init("name", "viewport"), .init("content", "width=device-width, initial-scale=1")])
    html.element(
      .meta, [.init("http-equiv", "Content-Security-Policy"), .init("content", policy)])
    html.element(.meta, [.init("name", "referrer"), .init("content", "no-referrer")])
    html.element(.meta, [.init("name", "generator"), .init("content", header.software)])
    html.element(.title, title)
    html.resource(.style, ReportAssets.style)
  }
}

/// The style sheet and the script of reports.
enum ReportAssets {
  static let style = String(decoding: PackageResources.report_css, as: UTF8.self)
  static let script = String(decoding: PackageResources.report_js, as: UTF8.self)
}
