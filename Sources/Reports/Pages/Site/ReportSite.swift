package import Scenarios
import Simulator
internal import TextIO

/// A site of documents: a page for each document with its check result, and an index with offline
/// search.
package struct ReportSite: Sendable {
  /// The page of one document.
  package struct Page: Sendable {
    /// The path of the page within the site, such as `forms/labels.html`.
    package let path: String
    let document: RenderedDocument
    let report: DocumentReport

    /// Creates the page of a document at a path within the site.
    package init(_ bytes: [UInt8], at path: String, _ report: DocumentReport) {
      self.path = path.hasSuffix(".md") ? path.dropLast(3) + ".html" : path + ".html"
      document = RenderedDocument(bytes)
      self.report = report
    }

    var title: String { document.title.isEmpty ? path : document.title }
    /// The folder of the page.
    var folder: String {
      path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : ""
    }
  }

  private let pages: [Page]
  private let header: ReportHeader

  package init(_ pages: [Page], by header: ReportHeader) {
    self.pages = pages
    self.header = header
  }

  /// All files of the site, with their paths.
  package var files: [(path: String, bytes: [UInt8])] {
    [("index.html", index)] + pages.map { ($0.path, written($0)) }
  }

  private var index: [UInt8] {
    var sink = ReportSink()
    ReportShell(title: "Expected announcements", header).write(to: &sink) { html in
      html.element(.header, [.kind("top")]) { html in
        html.element(.p, [.kind("brand")], "announce")
        html.element(.h1, "Expected announcements")
        html.element(.p, [.kind("notice")], ReportShell.notice)
      }
      html.element(.main, [.id("main")]) { html in
        html.element(.p, [.kind("search"), .init("hidden", "")]) { html in
          html.element(.label) { html in
            html.text("Search ")
            html.element(
              .input,
              [.init("type", "search"), .init("autocomplete", "off"), .init("data-search", "")])
          }
          html.text(" ")
          html.element(.output, [.init("data-found", "")], counted(pages.count, "document"))
        }
        var last: String?
        for page in pages {
          if page.folder != last {
            html.element(.h2, page.folder.isEmpty ? "Documents" : page.folder)
            last = page.folder
          }
          writeEntry(page, &html)
        }
      }
    }
    return sink.drain()
  }

  private func writeEntry(_ page: Page, _ html: inout HTMLWriter) {
    html.element(.p, [.kind("entry"), .init("data-words", page.document.words.lowercased())]) {
      html in
      html.element(.a, [.href(ReportSite.address(of: page.path))]) { $0.authored(page.title) }
      html.text(" ")
      html.element(.span, [.kind("small")], ReportSite.summary(of: page.report))
    }
    html.newLine()
  }

  private func written(_ page: Page) -> [UInt8] {
    var sink = ReportSink()
    let up = String(repeating: "../", count: page.path.count { $0 == "/" })
    ReportShell(title: page.title, header).write(to: &sink) { html in
      html.element(.header, [.kind("crumbs")]) { html in
        html.element(.p) { html in
          html.element(.a, [.href("\(up)index.html")], "All documents")
        }
        html.element(.p, [.kind("small")], ReportSite.summary(of: page.report))
      }
      html.element(.main, [.id("main"), .kind("document")]) { html in
        html.rendered(page.document.html)
        writeDifferences(page.report, &html)
        html.element(.p, [.kind("notice")], ReportShell.notice)
      }
    }
    return sink.drain()
  }

  private func writeDifferences(_ report: DocumentReport, _ html: inout HTMLWriter) {
    let differences = report.differences
    guard !differences.isEmpty || !report.problems.isEmpty else { return }
    html.element(.h2, "Differences")
    html.element(.ol) { html in
      for difference in differences {
        html.element(.li, [.kind("changed")]) { html in
          html.element(
            .p, [.kind("small")], "line \(difference.position.line), \(difference.column)")
          html.element(.dl) { html in
            for (name, words) in [("expected", difference.expected), ("heard", difference.heard)] {
              html.element(.div) { html in
                html.element(.dt, name)
                html.element(.dd) { $0.authored(words ?? "nothing") }
              }
            }
          }
        }
      }
      for problem in report.problems { html.element(.li, problem.description) }
    }
  }

  /// Returns a sentence about the cells of a document: how many were compared, and how many differ.
  private static func summary(of report: DocumentReport) -> String {
    let cells = report.checks.reduce(0) { $0 + $1.comparedCells }
    if !report.problems.isEmpty { return "could not be checked" }
    let differences = report.differences.count
    return "\(counted(cells, "cell")) checked, "
      + (differences == 0 ? "all match" : "\(counted(differences, "difference"))")
  }

  /// Returns a path escaped for a link.
  private static func address(of path: String) -> String {
    path.replacing("%", with: "%25").replacing(" ", with: "%20").replacing("#", with: "%23")
      .replacing("?", with: "%3F")
  }
}
