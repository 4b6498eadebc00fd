internal import Simulator

/// What a static file cannot tell, one sentence for each kind, at its first place.
enum HTMLDiagnostics {
  /// The diagnostics of a page.
  static func diagnostics(of page: PageFacts, cutsNames: Bool) -> [ImportDiagnostic] {
    let dom = page.dom
    var diagnostics = DiagnosticCollector(order: DiagnosticSentence.ofPages)
    var hasStyleSheet = false
    for id in dom.ids {
      guard let sentence = sentence(for: id, page) else { continue }
      diagnostics.note(sentence, at: dom.position(of: id))
      hasStyleSheet = hasStyleSheet || sentence == .styleSheet
    }
    if hasStyleSheet,
      let modal = dom.ids.first(where: { dom.keyword(.ariaModal, of: $0) == "true" })
    {
      diagnostics.note(.openDialog, at: dom.position(of: modal))
    }
    noteUnknownARIA(dom, &diagnostics)
    if dom.firstTooDeep >= 0 { diagnostics.note(.depth, at: dom.position(of: dom.firstTooDeep)) }
    if page.styles.isIncomplete { diagnostics.note(.styleRules) }
    for rule in page.sheet.skippedRules {
      diagnostics.note(.styleFeature(rule.feature), at: rule.position)
    }
    if cutsNames { diagnostics.note(.cutNames) }
    return diagnostics.diagnostics
  }

  /// Notes attributes that look like ARIA's and are not.
  private static func noteUnknownARIA(_ dom: DOM, _ diagnostics: inout DiagnosticCollector) {
    let places = dom.unknownAttributes.filter {
      $0.value.hasPrefix("aria-") && !silentARIA.contains($0.value)
    }
    guard !places.isEmpty else { return }
    let known = AttributeName.bySpelling.keys.filter { $0.hasPrefix("aria-") }.sorted()
    for id in dom.ids {
      let first = dom[id].firstAttribute
      for place in first..<(first + dom[id].attributeCount) {
        guard let spelling = places[place] else { continue }
        diagnostics.note(
          .unknownARIA(spelling, NearestWord.nearest(to: spelling, among: known)),
          at: dom.position(of: id))
      }
    }
  }

  /// Attributes of ARIA that no reader makes a word of.
  ///
  /// Source: WAI-ARIA 1.3.
  private static let silentARIA: Set = [
    "aria-braillelabel", "aria-brailleroledescription", "aria-colindextext", "aria-rowindextext",
    "aria-actions", "aria-activedescendant", "aria-autocomplete", "aria-notify", "aria-orientation",
    "aria-virtualcontent",
  ]

  private static func sentence(for id: DOM.ID, _ page: PageFacts) -> DiagnosticSentence? {
    let dom = page.dom
    if let capture = dom.capture { return sentence(for: id, dom, capture) }
    switch dom.htmlTag(id) {
    case .script: return isProgram(dom.keyword(.type, of: id)) ? .script : nil
    case .link:
      let isSheet = dom.keyword(.rel, of: id)?.asciiTokens.contains("stylesheet") == true
      let media = MediaQuery(environment: page.sheet.environment)
      return isSheet && media.truth(of: dom.attribute(.media, of: id)) != .no ? .styleSheet : nil
    case .iframe:
      let holdsPage = dom.attribute(.src, of: id).flatMap(DataURL.html) != nil
      return dom.has(.srcdoc, id) || holdsPage ? nil : .frame
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

  /// What is not known of a page that a browser showed.
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

  private static func isProgram(_ type: String?) -> Bool {
    guard let type, !type.isEmpty else { return true }
    return type == "module" || type.contains("javascript") || type.contains("ecmascript")
  }
}

extension DiagnosticSentence {
  /// The order in which the diagnostics of a page are told.
  fileprivate static let ofPages = [
    script, customElement, styleSheet, frame, frameset, canvas, embedded, picture,
  ]

  fileprivate static let script = DiagnosticSentence(
    .notComputed,
    "[1 script was|# scripts were] not run; what scripts add, change or remove is not heard here.")
  fileprivate static let customElement = DiagnosticSentence(
    .notComputed,
    "[1 custom element was|# custom elements were] taken as plain containers; what scripts make of "
      + "them may sound different.")
  fileprivate static let styleSheet = DiagnosticSentence(
    .missingFile,
    "[1 external style sheet was|# external style sheets were] not read; what styles hide or add "
      + "may differ.")
  fileprivate static let frame = DiagnosticSentence(
    .leftOut, "[1 frame was|# frames were] not opened; the pages in frames are not heard here.")
  fileprivate static let frameset = DiagnosticSentence(
    .leftOut, "A page of frames was not opened; only the frames themselves are known.")
  fileprivate static let canvas = DiagnosticSentence(
    .leftOut, "[1 canvas was|# canvases were] not drawn; only the fallback content is heard here.")
  fileprivate static let embedded = DiagnosticSentence(
    .leftOut,
    "[1 embedded object was|# embedded objects were] not opened; their content is not heard here.")
  fileprivate static let picture = DiagnosticSentence(
    .assumed,
    "[1 picture was|# pictures were] not chosen by screen size; the image's own text is used.")
  fileprivate static let openDialog = DiagnosticSentence(
    .assumed,
    "The modal dialog is taken as open, so that what lies outside may be out of reach; a style "
      + "sheet that was not read may hide it.")
  fileprivate static let styleRules = DiagnosticSentence(
    .limit, "There are too many style rules; what some of them hide or add may differ.")
  fileprivate static let depth = DiagnosticSentence(
    .limit,
    "Elements are nested more than \(DOM.maximumDepth) deep; what is further in is read as in "
      + "browsers, as if it stood beside what it is in.")
  fileprivate static let cutNames = DiagnosticSentence(
    .limit, "Names refer to too much of the page over and over; some were cut short.")
  static let closedFrame = DiagnosticSentence(
    .leftOut, "A frame was not opened; the page in it is not heard here.")
  static let boxes = DiagnosticSentence(
    .danglingReference,
    "[1 box belongs|# boxes belong] to no element of the page, the first to “~”; save page and "
      + "boxes at the same time.")

  fileprivate static func unknownARIA(_ spelling: String, _ nearest: String?) -> DiagnosticSentence
  {
    guard let nearest else {
      return DiagnosticSentence(
        .unknownAttribute, "“{}” is no attribute of ARIA and has no effect.", spelling)
    }
    return DiagnosticSentence(
      .unknownAttribute, "“{}” is no attribute of ARIA and has no effect; did you mean “{}”?",
      spelling, nearest)
  }

  fileprivate static func styleFeature(_ feature: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .leftOut,
      "The style sheet uses {}, which was left out; what it hides or adds may differ.", feature)
  }
}
