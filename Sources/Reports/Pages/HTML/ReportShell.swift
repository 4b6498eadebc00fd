internal import Encoding
import Simulator

/// What every page has around its body: a policy that lets in its own style sheet and script alone.
struct ReportShell {
  private let title: String
  private let header: ReportHeader
  /// What the page may play, as its policy has it.
  private let media: String

  init(title: String, _ header: ReportHeader, playing media: String = "data: blob:") {
    self.media = media
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
        html.element(.footer) { html in
          html.element(
            .p,
            "Made by \(header.software). A voice in it is eSpeak NG’s. Not affiliated with Apple or Google."
          )
        }
        html.resource(.script, ReportAssets.script)
      }
    }
    output.write(ReportShell.beginning)
    output.write(html.html)
    output.write("\n")
  }

  /// What every page says of itself.
  static let notice =
    "\(ReportHeader.notice) \(ReportHeader.agreement) It is for finding defects, not for trying out blindness."

  /// Whether a file is a page of this program, of any version: it says so before anything of an author's.
  static func isOwn(_ page: [UInt8]) -> Bool {
    page.starts(with: beginning.utf8)
  }

  /// How every page begins.
  private static let beginning =
    "<!doctype html>\n<!-- A report of announce; announce replaces it. -->\n"

  private func writeHead(_ html: inout HTMLWriter) {
    let policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; media-src \(media); "
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
