internal import Audits
internal import Scenarios

/// A change of a document that the editor offers.
struct CodeAction: Sendable {
  /// The kind, by which editors filter and group actions.
  ///
  /// Source: Language Server Protocol 3.17, “CodeActionKind”: kinds are hierarchical.
  enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.announce"

    /// Whether a client that asks for some kinds wants this one.
    func isWanted(by only: [String]?) -> Bool {
      guard let only else { return true }
      return only.contains { $0.isEmpty || rawValue == $0 || rawValue.hasPrefix("\($0).") }
    }
  }

  var title: String
  var kind: Kind
  var isPreferred = false
  /// The diagnostics that the action resolves.
  var diagnostics: [EditorDiagnostic] = []
  var edits: [OffsetEdit]
}

extension DocumentAnalysis {
  /// Returns the actions for the diagnostics in a range.
  ///
  /// - Parameters:
  ///   - only: The kinds that the client asks for; `nil` for all.
  ///   - reasons: The reasons with which a rule can be silenced.
  ///   - rulesAddress: The address of the page of rules.
  func codeActions(
    in range: Range<Int>, only: [String]?, reasons: [String], rulesAddress: String?
  ) -> [CodeAction] {
    let actions: [CodeAction] =
      switch content {
      case .nothing: []
      case .screens(let analysis):
        analysis.codeActions(in: range, reasons: reasons, rulesAddress)
      case .scenarios(let analysis): analysis.codeActions(in: range)
      }
    return actions.filter { $0.kind.isWanted(by: only) && !$0.edits.isEmpty }
  }
}

extension ScreenAnalysis {
  fileprivate func codeActions(
    in range: Range<Int>, reasons: [String], _ rulesAddress: String?
  ) -> [CodeAction] {
    let chosen = findings.filter { $0.range.touches(range) }
    var actions: [CodeAction] = []
    for placed in chosen where !placed.edits.isEmpty {
      actions.append(
        CodeAction(
          title: "\(ShortText.of(placed.finding.fix.text, to: 80)) (\(placed.finding.rule))",
          kind: .quickFix, isPreferred: !placed.finding.needsReview,
          diagnostics: [placed.diagnostic(rulesAddress)], edits: placed.edits.withoutOverlaps))
    }
    let fixed = findings.filter { !$0.edits.isEmpty && !$0.finding.needsReview }
    if !fixed.isEmpty {
      actions.append(
        CodeAction(
          title: fixed.count == 1
            ? "Apply the fix of 1 finding in this file"
            : "Apply the fixes of \(fixed.count) findings in this file",
          kind: .fixAll, diagnostics: fixed.map { $0.diagnostic(rulesAddress) },
          edits: fixed.flatMap(\.edits).withoutOverlaps))
    }
    var silenced: Set<String> = []
    for placed in chosen where !placed.finding.definition.isMandatory {
      for reason in reasons {
        let title = "Silence \(placed.finding.rule) here: \(reason)"
        guard silenced.insert("\(title)\u{0}\(placed.range.lowerBound)").inserted,
          let edit = SilencingComment(
            rule: placed.finding.rule, reason: reason, at: placed, in: text, address.path)?.edit
        else { continue }
        actions.append(
          CodeAction(
            title: title, kind: .quickFix, diagnostics: [placed.diagnostic(rulesAddress)],
            edits: [edit]))
      }
    }
    var titles: Set<String> = []
    return actions.filter { titles.insert("\($0.title)\u{0}\($0.edits.hashValue)").inserted }
  }
}

extension ScenarioAnalysis {
  fileprivate func codeActions(in range: Range<Int>) -> [CodeAction] {
    var actions: [CodeAction] = []
    let all = diagnostics
    for placed in differences where placed.range.touches(range) {
      guard let edit = edit(recording: placed) else { continue }
      actions.append(
        CodeAction(
          title: "Record what \(placed.difference.column) announces in this cell", kind: .quickFix,
          isPreferred: true, diagnostics: all.filter { $0.range == placed.range }, edits: [edit]))
    }
    if let edit = editRecordingAll {
      let kinds: [CodeAction.Kind] =
        differences.contains { $0.range.touches(range) } ? [.quickFix, .fixAll] : [.fixAll]
      for kind in kinds {
        actions.append(
          CodeAction(
            title: "Record all announcements that differ in this document", kind: kind,
            edits: [edit]))
      }
    }
    return actions
  }
}

extension Range<Int> {
  /// Whether two ranges share a position; an empty range, such as a cursor, has one.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
