internal import Audits
internal import Scenarios

/// A change of the document that an editor offers to its user.
struct CodeAction: Sendable {
  /// The kind of the action.
  ///
  /// Editors filter and group actions by kind.
  ///
  /// Source: Language Server Protocol 3.17, “CodeActionKind”: kinds are hierarchical.
  enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.announce"

    /// Whether a client wants actions of this kind.
    ///
    /// - Parameter only: The kinds that the client asks for, or `nil` for all kinds.
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
  ///   - only: The kinds that the client asks for; `nil` for all kinds.
  ///   - reasons: The reasons for silencing a rule that the user can choose from.
  ///   - rulesAddress: The address of the page of rules.
  ///   - isCancelled: A function that returns whether the client no longer waits for the actions.
  func codeActions(
    in range: Range<Int>, only: [String]?, reasons: [String], rulesAddress: String?,
    isCancelled: () -> Bool = { false }
  ) -> [CodeAction] {
    let kinds = CodeAction.Kind.allCases.filter { $0.isWanted(by: only) }
    guard !kinds.isEmpty else { return [] }
    let actions: [CodeAction] =
      switch content {
      case .nothing, .formerScreens: []
      case .screens(let analysis):
        analysis.codeActions(in: range, kinds, reasons: reasons, rulesAddress, isCancelled)
      case .scenarios(let analysis): analysis.codeActions(in: range, kinds, isCancelled)
      }
    return actions.filter { !$0.edits.isEmpty }
  }
}

extension CodeAction {
  /// The maximum number of offered actions that are tried out first.
  ///
  /// Each trial analyzes the document again.
  fileprivate static let trialLimit = 8
}

extension ScreenAnalysis {
  fileprivate func codeActions(
    in range: Range<Int>, _ kinds: [CodeAction.Kind], reasons: [String], _ rulesAddress: String?,
    _ isCancelled: () -> Bool
  ) -> [CodeAction] {
    let chosen = kinds.contains(.quickFix) ? findings.filter { $0.range.touches(range) } : []
    var actions: [CodeAction] = []
    for placed in chosen where !placed.edits.isEmpty {
      actions.append(
        CodeAction(
          title: "\(ShortText.of(placed.finding.fix.text, to: 80)) (\(placed.finding.rule))",
          kind: .quickFix, isPreferred: placed.isFixCertain,
          diagnostics: [placed.diagnostic(rulesAddress)], edits: placed.edits.inOrderOfText))
    }
    if kinds.contains(.fixAll), let action = actionFixingAll(rulesAddress) {
      actions.append(action)
    }
    actions += actionsSilencing(chosen, reasons, rulesAddress, isCancelled)
    var titles: Set<String> = []
    return actions.filter { titles.insert("\($0.title)\u{0}\($0.edits.hashValue)").inserted }
  }

  /// Returns an action that applies all certain, compatible fixes, or `nil` if there is no such
  /// fix.
  ///
  /// A fix is certain if it needs no check by a person.
  private func actionFixingAll(_ rulesAddress: String?) -> CodeAction? {
    let certain = findings.filter { !$0.edits.isEmpty && $0.isFixCertain }
    let fixed = certain.map(\.edits).compatibleIndices.map { certain[$0] }
    guard !fixed.isEmpty else { return nil }
    return CodeAction(
      title: fixed.count == 1
        ? "Apply the fix of 1 finding in this file"
        : "Apply the fixes of \(fixed.count) findings in this file",
      kind: .fixAll, diagnostics: fixed.map { $0.diagnostic(rulesAddress) },
      edits: fixed.flatMap(\.edits).inOrderOfText)
  }

  /// Returns the actions that insert a comment to silence a finding.
  ///
  /// The actions are offered only if a trial succeeds: a comment with the first reason must remove
  /// the finding and change no announcement.
  private func actionsSilencing(
    _ chosen: [PlacedFinding], _ reasons: [String], _ rulesAddress: String?,
    _ isCancelled: () -> Bool
  ) -> [CodeAction] {
    var actions: [CodeAction] = []
    var tried: Set<String> = []
    for placed in chosen where !placed.finding.definition.isMandatory {
      let comments = reasons.compactMap { reason in
        SilencingComment(
          rule: placed.finding.rule, reason: reason, at: placed, in: text, address.path
        ).map { (reason, $0.edit) }
      }
      guard let first = comments.first,
        tried.insert("\(placed.finding.rule)\u{0}\(first.1.range.lowerBound)").inserted
      else { continue }
      if tried.count > CodeAction.trialLimit || isCancelled() { break }
      // At some locations, the inserted comment would become part of a text, or would be a syntax
      // error.
      guard isSilenced(placed, by: first.1) else { continue }
      actions += comments.map { reason, edit in
        CodeAction(
          title: "Silence \(placed.finding.rule) here: \(reason)", kind: .quickFix,
          diagnostics: [placed.diagnostic(rulesAddress)], edits: [edit])
      }
    }
    return actions
  }
}

extension ScreenAnalysis.PlacedFinding {
  /// Whether the fix can be applied without a check by a person.
  fileprivate var isFixCertain: Bool { !finding.needsReview && isFixForAllUses }
}

extension ScenarioAnalysis {
  fileprivate func codeActions(
    in range: Range<Int>, _ kinds: [CodeAction.Kind], _ isCancelled: () -> Bool
  ) -> [CodeAction] {
    let chosen = differences.filter { $0.range.touches(range) }
    var actions: [CodeAction] = []
    let all = diagnostics
    if kinds.contains(.quickFix) {
      for placed in chosen.prefix(CodeAction.trialLimit) where !isCancelled() {
        guard let edit = edit(recording: placed) else { continue }
        actions.append(
          CodeAction(
            title: "Record what \(placed.difference.column) announces in this cell",
            kind: .quickFix, isPreferred: true,
            diagnostics: all.filter { $0.range == placed.range }, edits: [edit]))
      }
    }
    let offered = kinds.filter { $0 == .fixAll || !chosen.isEmpty }
    if !offered.isEmpty, !isCancelled(), let edit = editRecordingAll {
      for kind in offered {
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
  /// Whether two ranges share a position; an empty range, such as a cursor, has one position.
  ///
  /// The end of a range of whole lines is the start of the next line. Such a range does not touch
  /// the next line.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    isEmpty || other.isEmpty
      ? lowerBound <= other.upperBound && other.lowerBound <= upperBound : overlaps(other)
  }
}
