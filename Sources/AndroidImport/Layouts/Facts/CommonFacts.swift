internal import AccessibilityTree

/// The facts that a view of any class can have, such as whether it is a heading.
///
/// Source: Android API 34, View reference, XML attributes.
struct CommonFacts: Sendable {
  let layoutContext: LayoutContext

  func apply(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    storeAttributes(of: &draft, &diagnostics)
    let view = draft.view
    if view.attribute("onClick") != nil, draft.node.android.clickable == nil {
      draft.node.android.clickable = true
    }
    if view.attribute("stateDescription") != nil {
      diagnostics.record(.stateDescription, at: view.position)
    }
    if view.bool("enabled") == false { draft.node.states.isDisabled = true }
    if let selected = view.bool("selected") { draft.node.states.selected = selected }
    if view.bool("accessibilityHeading") == true { setHeading(&draft) }
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
    draft.node.hidden = layoutContext.hidden(view) ?? draft.node.hidden
  }

  private func target(
    _ name: String, of view: LayoutView, _ diagnostics: inout DiagnosticCollector,
    _ missing: (String) -> DiagnosticSentence
  ) -> String? {
    guard let target = view.id(name) else { return nil }
    if !layoutContext.identifiers.contains(target) {
      diagnostics.record(missing(target), at: view.position)
    }
    return target
  }

  private func storeAttributes(of draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector)
  {
    for attribute in draft.view.attributes where attribute.space == .android {
      guard let kept = KeptAttributes.table[attribute.name] else {
        reportMisspelling(of: attribute, &diagnostics)
        continue
      }
      let text =
        switch kept.kind {
        case .flag: draft.view.bool(attribute.name).map { String($0) }
        case .word: attribute.word.flatMap { $0.isEmpty ? nil : $0 }
        case .reference: draft.view.id(attribute.name)
        case .text: draft.consume(attribute.name)
        }
      if let text { try? draft.node.android.set(kept.name, to: text) }
    }
  }

  /// Reports an unknown attribute whose name is almost the name of an accessibility attribute.
  private func reportMisspelling(
    of attribute: LayoutAttribute, _ diagnostics: inout DiagnosticCollector
  ) {
    let known = KeptAttributes.forAccessibility
    guard !known.contains(attribute.name),
      let nearest = NearestWord.nearest(to: attribute.name, among: known)
    else { return }
    diagnostics.record(.misspelt(attribute.source, "android:\(nearest)"), at: attribute.position)
  }

  /// Gives texts and groups the role “heading”.
  ///
  /// Controls that are headings keep their own role.
  private func setHeading(_ draft: inout ViewDraft) {
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
      diagnostics.record(
        .unknownWord(word, for: "accessibilityLiveRegion"), at: draft.view.position)
    }
  }

  /// Sets whether the view is important for accessibility.
  ///
  /// VoiceOver has no such property. Therefore, unimportant views are hidden from VoiceOver.
  private func applyImportance(_ draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    let name = "importantForAccessibility"
    guard let word = draft.view.attribute(name)?.word else { return }
    switch AndroidAttributes.Importance(spelled: word) {
    case .no:
      draft.node.hidden = Hidden(.hidden, isVisible: true, from: .voiceOver, keepsChildren: true)
    case .noHideDescendants:
      draft.node.hidden = Hidden(.hidden, isVisible: true, from: .voiceOver)
    case .auto, .yes: break
    case nil, .exposed, .notExposed:
      diagnostics.record(.unknownWord(word, for: name), at: draft.view.position)
      return
    }
    draft.node.android.importantForAccessibility = AndroidAttributes.Importance(spelled: word)
  }
}

/// The attributes of a layout that are copied to a node, because a reader or an audit rule needs
/// them as written.
enum KeptAttributes {
  enum Kind: Sendable {
    case flag, word, reference, text
  }

  /// The copied attributes of Android's namespace, each with the name of the node's property and
  /// the kind of its value.
  static let table: [String: (name: String, kind: Kind)] = {
    var table: [String: (name: String, kind: Kind)] = [:]
    for (names, kind) in rows {
      for name in names.split(separator: " ") { table[String(name)] = (String(name), kind) }
    }
    table["accessibilityPaneTitle"] = ("paneTitle", .text)
    return table
  }()

  /// The names of accessibility attributes that are long enough to recognize misspellings.
  ///
  /// An unknown attribute with a similar name is reported as misspelt.
  ///
  /// Source: Android API 36, View reference, XML attributes.
  static let forAccessibility = [
    "accessibilityDataSensitive", "accessibilityHeading", "accessibilityLiveRegion",
    "accessibilityPaneTitle", "accessibilityTraversalAfter", "accessibilityTraversalBefore",
    "contentDescription", "importantForAccessibility", "screenReaderFocusable", "stateDescription",
    "supplementalDescription", "tooltipText",
  ]

  private static let rows: [(names: String, kind: Kind)] = [
    (
      "clickable longClickable contextClickable focusable screenReaderFocusable textIsSelectable "
        + "focusableInTouchMode duplicateParentState filterTouchesWhenObscured",
      .flag
    ),
    (
      "gravity layout_gravity textAlignment orientation layoutDirection imeOptions imeActionId "
        + "autofillHints importantForAutofill minWidth minHeight textSize ellipsize maxLines "
        + "lines minLines onClick",
      .word
    ),
    (
      "nextFocusForward nextFocusUp nextFocusDown nextFocusLeft nextFocusRight "
        + "nextClusterForward",
      .reference
    ),
    ("tooltipText stateDescription imeActionLabel", .text),
  ]
}
