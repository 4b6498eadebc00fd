internal import Audits
internal import Importers
internal import Reports
internal import Simulator
internal import TextIO

/// The screens of a file, with what readers announce and what an audit finds.
struct ScreenAnalysis: Sendable {
  /// A screen as the readers announce it, with its elements in the text.
  struct ReadScreen: Sendable {
    let reading: Reading
    /// The elements of the screen that each reader reads, in the order of the readers.
    let elements: [ElementIndex]
    /// The name, if the file has several screens.
    let name: String?
  }

  /// A finding with its place in the text.
  struct PlacedFinding: Sendable {
    let finding: Finding
    let location: FindingLocation
    /// The start tag or call of the element; the nearest element of this file if another file
    /// contains the element.
    let range: Range<Int>
    /// The edits of the fix, or none if it is not an edit of this file.
    let edits: [OffsetEdit]
  }

  let text: DocumentText
  let address: DocumentAddress
  let screens: [ReadScreen]
  let findings: [PlacedFinding]
  private let importDiagnostics: [ImportDiagnostic]

  init(
    of text: DocumentText, at address: DocumentAddress, _ settings: AnalysisSettings
  ) throws(InputError) {
    self.text = text
    self.address = address
    var importing = settings.importing
    importing.keepsSource = true
    importing.screens = settings.screens
    let bytes = ScreenAnalysis.marked(text.bytes, at: address.path)
    let imported = try ImportedScreen.contents(
      of: bytes, format: settings.format, file: address.path, options: importing
    ).named(settings.screens, file: address.path)
    var screens: [ReadScreen] = []
    var reports: [AuditReport] = []
    var diagnostics: [ImportDiagnostic] = []
    let extent = ElementExtent(text)
    for screen in imported {
      let reading = Reading(
        screen, by: settings.readers(screen), moving: .swipeRight, listsSkippedNodes: true)
      reports.append(AllCores.report(settings.audit, on: screen, as: reading))
      screens.append(
        ReadScreen(
          reading: reading,
          elements: reading.screens.map { ElementIndex(of: $0, in: text, extent) },
          name: imported.count > 1 ? screen.screen.title ?? screen.screen.name : nil))
      diagnostics += reading.diagnostics
    }
    self.screens = screens
    importDiagnostics = diagnostics
    var result = AuditResult(
      files: [AuditedFile(file: address.path, bytes: text.bytes, reports: reports)])
    result.silence(by: settings.baseline)
    if let least = settings.severity { result.keep(from: least) }
    findings = result.files.flatMap(\.reports).flatMap { report in
      ScreenAnalysis.placed(report, in: text, extent)
    }
  }

  /// Returns the bytes of a page with a byte order mark.
  ///
  /// The editor has decoded the file already, whatever encoding the page declares.
  private static func marked(_ bytes: [UInt8], at path: String) -> [UInt8] {
    let name = path.lowercased()
    let isPage = [".html", ".htm", ".xhtml", ".xht", ".shtml"].contains(where: name.hasSuffix)
    return isPage && !bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] + bytes : bytes
  }

  private static func placed(
    _ report: AuditReport, in text: DocumentText, _ extent: ElementExtent
  ) -> [PlacedFinding] {
    let locations = FindingLocations(report)
    var tagged = TaggedText(text.bytes)
    let screen = report.subject.screen
    return report.findings.map { finding in
      let location = locations.location(of: finding)
      let own = location.file == nil ? position(of: location) : nil
      let used = finding.node.flatMap { screen.ownPosition(around: $0) }
      let range = (own ?? used).map { extent.firstLine(from: text.offset(of: $0)) }
      let edits = [finding.fix.edit].compactMap(\.self) + finding.fix.additionalEdits
      let placed = edits.compactMap { edit -> OffsetEdit? in
        guard let region = tagged.region(of: edit, in: location) else { return nil }
        let start = text.offset(of: Node.Position(line: region.line, column: region.column))
        let end = text.offset(of: Node.Position(line: region.line, column: region.endColumn))
        guard start <= end, text.text(start..<end) == edit.before else { return nil }
        return OffsetEdit(start..<end, edit.after)
      }
      return PlacedFinding(
        finding: finding, location: location,
        range: range ?? text.rest(from: Node.Position(line: 1, column: 1)),
        edits: placed.count == edits.count ? placed : [])
    }
  }

  private static func position(of location: FindingLocation) -> Node.Position? {
    location.line.map { Node.Position(line: $0, column: location.column ?? 1) }
  }

  /// Returns the findings and import diagnostics.
  ///
  /// - Parameter rulesAddress: The address of the page of rules, without a fragment.
  func diagnostics(linkingRulesTo rulesAddress: String?) -> [EditorDiagnostic] {
    findings.map { $0.diagnostic(rulesAddress) } + importDiagnostics.flatMap(diagnostics(of:))
  }

  /// Returns an import diagnostic at each of its locations in this file.
  private func diagnostics(of diagnostic: ImportDiagnostic) -> [EditorDiagnostic] {
    let isDoubtful = ImportDiagnostic.Kind.doubtful.contains(diagnostic.kind)
    let positions =
      [diagnostic.position ?? Node.Position(line: 1, column: 1)]
      + diagnostic.repeats.map(\.position)
    let extent = ElementExtent(text)
    return positions.compactMap { position in
      guard position.file == nil else { return nil }
      let range =
        diagnostic.position == nil
        ? text.rest(from: position) : extent.firstLine(from: text.offset(of: position))
      return EditorDiagnostic(
        at: range, isDoubtful ? .information : .hint, code: diagnostic.kind.rawValue,
        diagnostic.message)
    }
  }
}

extension ScreenAnalysis.PlacedFinding {
  /// Returns the diagnostic of the finding.
  func diagnostic(_ rulesAddress: String?) -> EditorDiagnostic {
    let severity: EditorDiagnostic.Severity =
      finding.needsReview ? .information : finding.severity == .warning ? .warning : .error
    var diagnostic = EditorDiagnostic(
      at: range, severity, code: finding.rule,
      AuditWording(finding).lines.joined(separator: "\n"))
    diagnostic.reference = rulesAddress.map { "\($0)#\(finding.rule)" }
    if let file = location.file, let line = location.line {
      diagnostic.related.append(
        .init(
          address: DocumentAddress(path: file), line: line, column: location.column ?? 1,
          message: "The element is in this file."))
    }
    return diagnostic
  }
}

extension Screen {
  /// Returns the location of the nearest element around a node that this screen's own file contains.
  fileprivate func ownPosition(around node: Node.Index) -> Node.Position? {
    if let own = self[node].position, own.file == nil { return own }
    return ancestors(of: node).lazy.compactMap { self[$0].position }.first { $0.file == nil }
  }
}
