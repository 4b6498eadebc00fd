internal import Audits
internal import Importers
internal import Reports
internal import Simulator
internal import TextIO

/// The screens of a file, with the announcements of the readers and the findings of an audit.
struct ScreenAnalysis: Sendable {
  /// A screen with the announcements of all readers, and with an index of its elements.
  struct ReadScreen: Sendable {
    let reading: Reading
    /// For each reader, an index of the elements on the reader's version of the screen.
    let elements: [ElementIndex]
    /// The name of the screen, or `nil` if the file has only one screen.
    let name: String?
  }

  /// A finding with its range in the text.
  struct PlacedFinding: Sendable {
    let finding: Finding
    let location: FindingLocation
    /// The first line of the element's start tag or call.
    ///
    /// If the element is in another file, this is the range of its nearest enclosing element in
    /// this file.
    let range: Range<Int>
    /// The edits of the fix; empty if the fix has no edits or would change another file.
    let edits: [OffsetEdit]
    /// The role of the element, or `nil` if the finding is not about an element.
    let role: Role?
    /// Whether every node that this element creates needs the same fix.
    ///
    /// An element in a component creates a node at each use of the component.
    fileprivate(set) var isFixForAllUses = true
  }

  let text: DocumentText
  let address: DocumentAddress
  let screens: [ReadScreen]
  let findings: [PlacedFinding]
  private let importDiagnostics: [ImportDiagnostic]
  private let settings: AnalysisSettings

  /// Analyzes a text, or returns `nil` if the analysis is no longer needed.
  init?(
    of text: DocumentText, at address: DocumentAddress, _ settings: AnalysisSettings,
    isStale: () -> Bool = { false }
  ) throws(InputError) {
    self.text = text
    self.address = address
    self.settings = settings
    var importing = settings.importing
    importing.keepsSource = true
    importing.screens = settings.screens
    let bytes = ScreenAnalysis.marked(text.importedBytes, at: address.path)
    let imported = try ImportedScreen.contents(
      of: bytes, format: settings.format, file: address.path, options: importing
    ).named(settings.screens, file: address.path)
    var screens: [ReadScreen] = []
    var reports: [AuditReport] = []
    var diagnostics: [ImportDiagnostic] = []
    let extent = ElementExtent(text, address.path)
    for screen in imported {
      if isStale() { return nil }
      let reading = Reading(
        screen, by: settings.readers(screen), moving: .swipeRight, listsSkippedNodes: true)
      if isStale() { return nil }
      reports.append(ParallelAuditExecutor.report(settings.audit, on: screen, as: reading))
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
      files: [AuditedFile(file: address.path, bytes: text.importedBytes, reports: reports)])
    result.silence(by: settings.baseline)
    if let least = settings.severity { result.removeFindings(below: least) }
    let all = result.files.flatMap(\.reports)
    findings = ScreenAnalysis.comparingUses(
      all.flatMap { ScreenAnalysis.placed($0, in: text, extent) }, all.map(\.subject.screen), text)
  }

  /// Returns the bytes of a file with a byte order mark in front if the file is a web page.
  ///
  /// The mark declares the encoding UTF-8. It overrides the encoding that the page declares,
  /// because the editor has already converted the text to UTF-8.
  private static func marked(_ bytes: [UInt8], at path: String) -> [UInt8] {
    let name = path.lowercased()
    let isPage = [".html", ".htm", ".xhtml", ".xht", ".shtml"].contains(where: name.hasSuffix)
    return isPage && !bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] + bytes : bytes
  }

  private static func placed(
    _ report: AuditReport, in text: DocumentText, _ extent: ElementExtent
  ) -> [PlacedFinding] {
    let locations = FindingLocations(report)
    var tagged = TaggedText(text.importedBytes)
    let screen = report.subject.screen
    return report.findings.map { finding in
      let location = locations.location(of: finding)
      let own = location.file == nil ? position(of: location) : nil
      let used = finding.node.flatMap { screen.ownPosition(around: $0) }
      let range = (own ?? used).map { extent.firstLine(from: text.offset(ofElementAt: $0)) }
      let edits = [finding.fix.edit].compactMap(\.self) + finding.fix.additionalEdits
      let placed = edits.compactMap { edit -> OffsetEdit? in
        guard let region = tagged.region(of: edit, in: location) else { return nil }
        let start = text.offset(of: Node.Position(line: region.line, column: region.column))
        let end = text.offset(of: Node.Position(line: region.line, column: region.endColumn))
        guard start <= end, text.text(start..<end) == edit.before else { return nil }
        return OffsetEdit(at: start, replacing: edit.before, with: edit.after)
      }
      return PlacedFinding(
        finding: finding, location: location,
        range: range ?? text.rest(from: Node.Position(line: 1, column: 1)),
        edits: placed.count == edits.count ? placed : [],
        role: finding.node.map { screen[$0].role })
    }
  }

  /// Returns the findings after comparing the uses of each element.
  ///
  /// If another use of the same element needs a different fix or no fix,
  /// ``PlacedFinding/isFixForAllUses`` is `false`.
  private static func comparingUses(
    _ findings: [PlacedFinding], _ screens: [Screen], _ text: DocumentText
  ) -> [PlacedFinding] {
    struct ElementUse: Hashable {
      var start: Int
      var role: Role?
    }
    struct Key: Hashable {
      var use: ElementUse
      var rule: String
    }
    let groups = Dictionary(grouping: findings) { finding in
      Key(
        use: ElementUse(start: finding.range.lowerBound, role: finding.role),
        rule: finding.finding.rule)
    }
    let fixed = Set(groups.filter { $0.value.contains { !$0.edits.isEmpty } }.map(\.key.use))
    guard !fixed.isEmpty else { return findings }
    var uses: [ElementUse: Int] = [:]
    for screen in screens {
      for index in screen.preorder.map(\.index) {
        guard let position = screen[index].position, position.file == nil else { continue }
        let use = ElementUse(
          start: text.offset(ofElementAt: position), role: screen[index].role)
        if fixed.contains(use) { uses[use, default: 0] += 1 }
      }
    }
    let differing = groups.filter { key, group in
      Set(group.map(\.finding.fix.text)).count > 1
        || Set(group.map(\.edits).filter { !$0.isEmpty }).count > 1
        || group.count < uses[key.use] ?? 0
    }
    return findings.map { finding in
      var finding = finding
      let key = Key(
        use: ElementUse(start: finding.range.lowerBound, role: finding.role),
        rule: finding.finding.rule)
      finding.isFixForAllUses = differing[key] == nil
      return finding
    }
  }

  /// Whether an edit removes a finding of a rule and does not change any announcement.
  func isSilenced(_ placed: PlacedFinding, by edit: OffsetEdit) -> Bool {
    var bytes = text.bytes
    bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    let edited = DocumentText(bytes: bytes)
    guard let after = try? ScreenAnalysis(of: edited, at: address, settings) else { return false }
    let count = { (analysis: ScreenAnalysis) in
      analysis.findings.count { $0.finding.rule == placed.finding.rule }
    }
    return count(after) < count(self) && after.announcements == announcements
      && after.importDiagnostics.count <= importDiagnostics.count
  }

  private var announcements: [[[String]]] {
    screens.map { screen in
      screen.reading.transcripts.map { $0.stops.map(\.announcement.text) }
    }
  }

  private static func position(of location: FindingLocation) -> Node.Position? {
    location.line.map { Node.Position(line: $0, column: location.column ?? 1) }
  }

  /// Returns the diagnostics of the findings and of the import.
  ///
  /// - Parameter rulesAddress: The address of the page of rules, without a fragment.
  func diagnostics(linkingRulesTo rulesAddress: String?) -> [EditorDiagnostic] {
    findings.map { $0.diagnostic(rulesAddress) } + importDiagnostics.flatMap(diagnostics(of:))
  }

  /// Returns a diagnostic for each location in this file at which an import diagnostic applies.
  private func diagnostics(of diagnostic: ImportDiagnostic) -> [EditorDiagnostic] {
    let isDoubtful = ImportDiagnostic.Kind.doubtful.contains(diagnostic.kind)
    let positions =
      [diagnostic.position ?? Node.Position(line: 1, column: 1)]
      + diagnostic.repeats.map(\.position)
    let extent = ElementExtent(text, address.path)
    return positions.compactMap { position in
      guard position.file == nil else { return nil }
      let range =
        diagnostic.position == nil
        ? text.rest(from: position) : extent.firstLine(from: text.offset(ofElementAt: position))
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
  /// Returns the location of a node or, if the node is in another file, of its nearest ancestor in
  /// this file.
  fileprivate func ownPosition(around node: Node.Index) -> Node.Position? {
    if let own = self[node].position, own.file == nil { return own }
    return ancestors(of: node).lazy.compactMap { self[$0].position }.first { $0.file == nil }
  }
}
