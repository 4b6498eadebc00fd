internal import Simulator

/// Fills in what every view can say of itself, whatever its class.
///
/// Source: Android API 34, View reference, XML attributes.
struct CommonFacts: Sendable {
  let surroundings: LayoutContext

  /// Writes the facts into the node of a view.
  func apply(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    keep(&draft, &diagnostics)
    let view = draft.view
    if view.attribute("onClick") != nil, draft.node.android.clickable == nil {
      draft.node.android.clickable = true
    }
    if view.attribute("stateDescription") != nil {
      diagnostics.note(.stateDescription, at: view.position)
    }
    if view.bool("enabled") == false { draft.node.states.isDisabled = true }
    if let selected = view.bool("selected") { draft.node.states.selected = selected }
    if view.bool("accessibilityHeading") == true { becomeHeading(&draft) }
    if view.startsFocused { draft.node.states.isFocused = true }
    applyLive(&draft, &diagnostics)
    applyImportance(&draft, &diagnostics)
    let missing = DiagnosticSentence.missingTraversalTarget
    draft.node.traversalBefore = target(
      "accessibilityTraversalBefore", of: view, &diagnostics, missing)
    draft.node.traversalAfter = target(
      "accessibilityTraversalAfter", of: view, &diagnostics, missing)
    draft.node.android.labelFor = target(
      "labelFor", of: view, &diagnostics, DiagnosticSentence.missingLabelTarget)
    draft.node.hidden = surroundings.hidden(view) ?? draft.node.hidden
  }

  private func target(
    _ name: String, of view: LayoutView, _ diagnostics: inout DiagnosticCollector,
    _ missing: (String) -> DiagnosticSentence
  ) -> String? {
    guard let target = view.id(name) else { return nil }
    if !surroundings.identifiers.contains(target) {
      diagnostics.note(missing(target), at: view.position)
    }
    return target
  }

  private func keep(_ draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    for attribute in draft.view.attributes where attribute.space == .android {
      guard let kept = KeptAttributes.table[attribute.name] else {
        noteMisspelling(of: attribute, &diagnostics)
        continue
      }
      let text =
        switch kept.kind {
        case .flag: draft.view.bool(attribute.name).map { String($0) }
        case .word: attribute.word.flatMap { $0.isEmpty ? nil : $0 }
        case .reference: draft.view.id(attribute.name)
        case .text: draft.take(attribute.name)
        }
      if let text { try? draft.node.android.set(kept.name, to: text) }
    }
  }

  /// Notes an attribute that Android does not have and that is nearly one for accessibility.
  private func noteMisspelling(
    of attribute: LayoutAttribute, _ diagnostics: inout DiagnosticCollector
  ) {
    let known = KeptAttributes.forAccessibility
    guard !known.contains(attribute.name),
      let nearest = NearestWord.nearest(to: attribute.name, among: known)
    else { return }
    diagnostics.note(.misspelt(attribute.source, "android:\(nearest)"), at: attribute.position)
  }

  /// Text becomes a heading; what can be used stays what it is.
  private func becomeHeading(_ draft: inout ViewDraft) {
    switch draft.type.kind {
    case .text, .group, .view, .collapsingToolbar: draft.node.role = .heading
    default: break
    }
    draft.node.android.heading = true
  }

  private func applyLive(_ draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    guard let word = draft.view.attribute("accessibilityLiveRegion")?.word else { return }
    switch word {
    case "polite", "1": draft.node.live = LiveRegion(.polite)
    case "assertive", "2": draft.node.live = LiveRegion(.assertive)
    case "none", "0": break
    default:
      diagnostics.note(.unknownWord(word, for: "accessibilityLiveRegion"), at: draft.view.position)
    }
  }

  /// What is kept from services by its own wish; VoiceOver, which has no such word, is told of it
  /// as hidden.
  private func applyImportance(_ draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    let name = "importantForAccessibility"
    guard let word = draft.view.attribute(name)?.word else { return }
    switch AndroidAttributes.Importance(spelled: word) {
    case .no:
      draft.node.hidden = Hidden(.hidden, isVisible: true, from: .voiceOver, keepsChildren: true)
    case .noHideDescendants:
      draft.node.hidden = Hidden(.hidden, isVisible: true, from: .voiceOver)
    case .auto, .yes: break
    case nil, .told, .untold:
      diagnostics.note(.unknownWord(word, for: name), at: draft.view.position)
      return
    }
    draft.node.android.importantForAccessibility = AndroidAttributes.Importance(spelled: word)
  }
}
