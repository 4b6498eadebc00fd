package import AccessibilityTree
package import Audits
internal import Encoding
package import TextIO

/// The results of another checker, read from a file.
///
/// The formats are the results of axe-core, SARIF, results of Android's Accessibility Test Framework
/// and Accessibility Scanner, and issues of Xcode's accessibility audit.
package struct CheckerResults: Sendable {
  /// The findings of one page or file.
  struct Page: Sendable {
    /// The address or path of the page, or `nil` if the results do not name it.
    var name: String?
    var findings: [CheckerFinding] = []
  }

  /// The file as the user named it.
  package let file: String
  var pages: [Page]

  /// Reads the results in a file.
  package init(reading bytes: [UInt8], file: String) throws(InputError) {
    self.file = file
    let bytes = try Gzip.decompressed(bytes, file: file)
    let start = bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }.first
    guard start == UInt8(ascii: "{") || start == UInt8(ascii: "[") else {
      let text = try TextBytes.decode(bytes, file: file, limit: FileBytes.documentLimit)
      pages = try CheckerText.pages(in: text, file: file)
      return
    }
    let root = try JSON(parsing: bytes, file: file).root
    if root.kind == .array, root.elements.isEmpty {
      // A test that finds no issues writes an empty array.
      pages = []
    } else if let pages = try AxeResults.pages(in: root) {
      self.pages = pages
    } else if let pages = try SARIFFile.pages(in: root) {
      self.pages = pages
    } else if let pages = try XcodeIssues.pages(in: root) {
      self.pages = pages
    } else if let pages = try AndroidResults.pages(in: root) {
      self.pages = pages
    } else {
      throw CheckerResults.unknown(file)
    }
  }

  static func unknown(_ file: String) -> InputError {
    InputError(
      file: file, problem: "the file does not contain results of a checker that announce can read",
      remedy: "give results of axe-core, SARIF, or results of Accessibility Scanner, the "
        + "Accessibility Test Framework or Xcode’s accessibility audit")
  }

  /// The selectors of the page elements that the results name.
  package var targets: [ElementSelector] {
    pages.flatMap(\.findings).compactMap(\.target.selector)
  }

  /// The findings of all pages in the results.
  package var findings: [CheckerFinding] { pages.flatMap(\.findings) }
}

extension CheckerResults {
  /// A report of an audit, to which results of another checker may belong.
  package struct AuditedReport {
    /// The file or address as the user named it.
    package var file: String
    package var report: AuditReport

    package init(file: String, report: AuditReport) {
      self.file = file
      self.report = report
    }
  }

  /// Adds the results to the reports of their pages.
  ///
  /// - Returns: A sentence with the number of all findings. It also has the numbers of some groups,
  ///   such as the findings that `announce` also has, and the findings outside the audit.
  package func add(to audited: inout [AuditedReport]) -> String {
    var counts = AuditReport.CheckerCounts()
    var checkers: [String] = []
    var foreign = 0
    var auditedPages = AuditedPages(audited)
    for page in pages {
      for finding in page.findings where !checkers.contains(finding.checker) {
        checkers.append(finding.checker)
      }
      if let index = auditedPages.index(of: page, isOnly: pages.count == 1) {
        counts += audited[index].report.add(page.findings)
      } else {
        foreign += page.findings.count
      }
    }
    var parts: [String] = []
    if counts.shared > 0 { parts.append("\(counts.shared) also found by announce") }
    if counts.matched > 0 { parts.append("\(counts.matched) at other elements or of other rules") }
    if counts.unmatched > 0 {
      parts.append("\(counts.unmatched) whose element is not on the screen")
    }
    if foreign > 0 { parts.append("\(foreign) about pages or files that were not audited") }
    let all = counts.shared + counts.matched + counts.unmatched + foreign
    let names = checkers.isEmpty ? "" : " of \(checkers.joined(separator: ", "))"
    return all == 0
      ? "\(file): no findings"
      : "\(file): \(counted(all, "finding"))\(names): \(parts.joined(separator: ", "))"
  }
}

/// The screens to which results of another checker may belong.
private struct AuditedPages {
  private let names: [PageName]
  private let reports: [AuditReport]
  private var elements: [Int: CheckerElements] = [:]

  init(_ audited: [CheckerResults.AuditedReport]) {
    names = audited.map { PageName($0.file) }
    reports = audited.map(\.report)
  }

  /// Returns the index of the screen to which the results of a page belong, or `nil` if no audited
  /// screen matches.
  ///
  /// - Parameter isOnly: Whether the results are about this page only. A screen with another
  ///   address can then match, too.
  mutating func index(of page: CheckerResults.Page, isOnly: Bool) -> Int? {
    let name = page.name.map { PageName($0) }
    let named = name.map { name in names.indices.filter { names[$0].isSame(as: name) } } ?? []
    if named.count == 1 { return named[0] }
    if let name, named.isEmpty, !name.isAddress || !isOnly { return nil }
    // If the name of the results is missing or does not identify one screen, the results belong to
    // the screen that has most of their elements.
    let candidates = named.isEmpty ? Array(names.indices) : named
    guard candidates.count > 1 else { return candidates.first }
    var best: (index: Int, count: Int)?
    for index in candidates {
      let search = elements[index] ?? CheckerElements(of: reports[index].subject)
      elements[index] = search
      let count = page.findings.count { search.target(of: $0.target) != nil }
      if count > best?.count ?? 0 { best = (index, count) }
    }
    return best?.index ?? (page.name == nil ? candidates.first : nil)
  }
}

/// The name of a page in results or on the command line.
private struct PageName {
  let isAddress: Bool
  /// The components of the name's path.
  private let steps: [Substring]

  init(_ name: String) {
    let start = name.prefix(8).lowercased()
    isAddress = start.hasPrefix("http://") || start.hasPrefix("https://")
    var rest = name[...]
    if let scheme = rest.firstRange(of: "://") {
      rest = rest[scheme.upperBound...]
      // The host is left out, because the same page has another host on another machine.
      if isAddress { rest = rest.prefix { $0 != "#" }.drop { $0 != "/" && $0 != "?" } }
    }
    steps = rest.split(separator: "/").filter { $0 != "." }
  }

  /// Whether this name and another one mean the same page or file.
  ///
  /// Two paths are the same if one ends with the other, because results name files from the root of
  /// the project or of the machine. In the same way, a file is the same as an address that ends with
  /// its path.
  func isSame(as other: PageName) -> Bool {
    if isAddress, other.isAddress { return steps == other.steps }
    let count = min(steps.count, other.steps.count)
    return count > 0 && steps.suffix(count).elementsEqual(other.steps.suffix(count))
  }
}
