internal import AccessibilityTree

/// Diagnostics about facts that a page's file does not contain.
///
/// Each kind of diagnostic is reported once, with the location of its first occurrence.
enum HTMLDiagnostics {
  static func diagnostics(of page: PageFacts, cutsNames: Bool) -> [ImportDiagnostic] {
    let dom = page.dom
    var diagnostics = DiagnosticCollector(order: DiagnosticSentence.ofPages)
    var hasStyleSheet = false
    for id in dom.ids {
      guard let sentence = sentence(for: id, page) else { continue }
      diagnostics.record(sentence, at: dom.position(of: id))
      hasStyleSheet = hasStyleSheet || sentence == .styleSheet
    }
    if hasStyleSheet,
      let modal = dom.ids.first(where: { dom.keyword(.ariaModal, of: $0) == "true" })
    {
      diagnostics.record(.openDialog, at: dom.position(of: modal))
    }
    recordUnknownARIA(dom, &diagnostics)
    if dom.firstTooDeep >= 0 { diagnostics.record(.depth, at: dom.position(of: dom.firstTooDeep)) }
    if page.styles.isIncomplete { diagnostics.record(.styleRules) }
    for rule in page.sheet.skippedRules {
      diagnostics.record(.styleFeature(rule.feature), at: rule.position)
    }
    if cutsNames { diagnostics.record(.cutNames) }
    return diagnostics.diagnostics
  }

  /// Records attributes that begin with `aria-` but are not defined by ARIA.
  private static func recordUnknownARIA(_ dom: DOM, _ diagnostics: inout DiagnosticCollector) {
    let spellings = dom.unknownAttributes.filter {
      $0.value.hasPrefix("aria-") && !unusedARIA.contains($0.value)
    }
    guard !spellings.isEmpty else { return }
    let known = AttributeName.bySpelling.keys.filter { $0.hasPrefix("aria-") }.sorted()
    for id in dom.ids {
      let first = dom[id].firstAttribute
      for index in first..<(first + dom[id].attributeCount) {
        guard let spelling = spellings[index] else { continue }
        diagnostics.record(
          .unknownARIA(spelling, NearestWord.nearest(to: spelling, among: known)),
          at: dom.position(of: id))
      }
    }
  }

  /// ARIA attributes that do not affect announcements.
  ///
  /// Source: WAI-ARIA 1.3.
  private static let unusedARIA: Set = [
    "aria-braillelabel", "aria-brailleroledescription", "aria-colindextext", "aria-rowindextext",
    "aria-actions", "aria-activedescendant", "aria-autocomplete", "aria-notify", "aria-orientation",
    "aria-virtualcontent",
  ]

  private static func sentence(for id: DOM.ID, _ page: PageFacts) -> DiagnosticSentence? {
    let dom = page.dom
    if let capture = dom.capture { return sentence(for: id, dom, capture) }
    switch dom.htmlTag(id) {
    case .script: return isScript(dom.keyword(.type, of: id)) ? .script : nil
    case .link:
      guard dom.isStyleSheet(id), !page.sheet.readLinks.contains(id) else { return nil }
      let media = MediaQuery(environment: page.sheet.environment)
      return media.truth(of: dom.attribute(.media, of: id)) != .no ? .styleSheet : nil
    case .iframe:
      let hasPage = dom.attribute(.src, of: id).flatMap(DataURL.html) != nil
      return dom.has(.srcdoc, id) || hasPage ? nil : .frame
    case .frame: return .frame
    case .frameset: return .frameset
    case .canvas: return .canvas
    case .object, .embed: return .embedded
    case .picture:
      return dom.children(of: id).contains { dom[$0].tag == .source && dom.has(.media, $0) }
        ? .picture : nil
    case .unknown:
      let hasShadow = dom.firstChild(.template, of: id).map { dom.has(.shadowrootmode, $0) } == true
      return dom[id].namespace == .html && dom.name(of: id).contains("-") && !hasShadow
        ? .customElement : nil
    default: return nil
    }
  }

  /// Returns the diagnostic for an element of a captured page.
  private static func sentence(
    for id: DOM.ID, _ dom: DOM, _ capture: DOM.Capture
  ) -> DiagnosticSentence? {
    switch dom.htmlTag(id) {
    case .iframe: capture.frames.contains(id) ? nil : .frame
    case .frame: .frame
    case .frameset: .frameset
    case .canvas: .canvas
    case .object, .embed: .embedded
    default: capture.closed.contains(id) ? .customElement : nil
    }
  }

  private static func isScript(_ type: String?) -> Bool {
    guard let type, !type.isEmpty else { return true }
    return type == "module" || type.contains("javascript") || type.contains("ecmascript")
  }
}

extension DiagnosticSentence {
  fileprivate static let ofPages = [
    script, customElement, styleSheet, frame, frameset, canvas, embedded, picture,
  ]

  fileprivate static let script = DiagnosticSentence(
    .notComputed,
    "[1 script was|# scripts were] not run; the changes that scripts make to the page are missing.")
  fileprivate static let customElement = DiagnosticSentence(
    .notComputed,
    "[1 custom element was|# custom elements were] treated as plain containers; their scripts may "
      + "change the announcements.")
  fileprivate static let styleSheet = DiagnosticSentence(
    .missingFile,
    "[1 external style sheet was|# external style sheets were] not read; content that styles "
      + "hide or add may differ.")
  fileprivate static let frame = DiagnosticSentence(
    .leftOut, "[1 frame was|# frames were] not opened; the pages in frames are missing.")
  fileprivate static let frameset = DiagnosticSentence(
    .leftOut, "The pages of a frameset were not opened; only the frames themselves are imported.")
  fileprivate static let canvas = DiagnosticSentence(
    .leftOut, "[1 canvas was|# canvases were] not drawn; only the fallback content is imported.")
  fileprivate static let embedded = DiagnosticSentence(
    .leftOut,
    "[1 embedded object was|# embedded objects were] not opened; their content is missing.")
  fileprivate static let picture = DiagnosticSentence(
    .assumed,
    "[1 picture was|# pictures were] not selected by screen size; the text of the default image is used."
  )
  fileprivate static let openDialog = DiagnosticSentence(
    .assumed,
    "The modal dialog is assumed to be open, so that content outside of it may be unreachable; an "
      + "external style sheet may hide the dialog.")
  fileprivate static let styleRules = DiagnosticSentence(
    .limit, "There are too many style rules to apply; content that they hide or add may differ.")
  fileprivate static let depth = DiagnosticSentence(
    .limit,
    "Elements are nested more than \(DOM.maximumDepth) levels deep; deeper ones become siblings, as "
      + "in browsers.")
  fileprivate static let cutNames = DiagnosticSentence(
    .limit, "Names refer to large parts of the page too often; some were truncated.")
  static let closedFrame = DiagnosticSentence(
    .leftOut, "A frame was not opened; the page in it is missing.")
  static let boxes = DiagnosticSentence(
    .danglingReference,
    "[1 box belongs|# boxes belong] to no element of the page, the first to “~”; save the page "
      + "and the boxes at the same time.")

  fileprivate static func unknownARIA(_ spelling: String, _ nearest: String?) -> DiagnosticSentence
  {
    guard let nearest else {
      return DiagnosticSentence(
        .unknownAttribute, "“{}” is not an ARIA attribute and has no effect.", spelling)
    }
    return DiagnosticSentence(
      .unknownAttribute, "“{}” is not an ARIA attribute and has no effect; did you mean “{}”?",
      spelling, nearest)
  }

  fileprivate static func styleFeature(_ feature: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .leftOut,
      "The style sheet uses {}, which was ignored; content that it hides or adds may differ.",
      feature)
  }
}
