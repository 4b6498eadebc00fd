internal import Simulator

/// What a static file cannot tell, one sentence for each kind, at its first place.
struct HTMLLosses {
  private(set) var losses: [Loss] = []

  /// The losses of a page.
  init(_ page: PageFacts) {
    let dom = page.dom
    var firsts: [Kind: DOM.ID] = [:]
    var counts: [Kind: Int] = [:]
    for id in dom.items.indices.lazy.map(DOM.ID.init) {
      guard let kind = HTMLLosses.kind(of: id, dom) else { continue }
      counts[kind, default: 0] += 1
      if firsts[kind] == nil { firsts[kind] = id }
    }
    for kind in Kind.allCases {
      guard let first = firsts[kind], let count = counts[kind] else { continue }
      losses.append(Loss(kind.sentence(count), at: dom.position(of: first)))
    }
    if firsts[.styleSheet] != nil, let modal = HTMLLosses.firstModal(in: dom) {
      losses.append(
        Loss(
          """
          The modal dialog is taken as open, so that what lies outside may be out of reach; \
          a style sheet that was not read may hide it.
          """, at: dom.position(of: modal)))
    }
    if page.styles.isIncomplete {
      losses.append(
        Loss("There are too many style rules; what some of them hide or add may differ."))
    }
    for feature in page.sheet.passedOver {
      losses.append(
        Loss(
          "The style sheet uses \(feature), which was left out; what it hides or adds may differ."))
    }
  }

  private enum Kind: CaseIterable {
    case script, customElement, styleSheet, frame, frameset, canvas, embedded, picture, select

    func sentence(_ count: Int) -> String {
      switch self {
      case .script:
        "\(many(count, "script")) not run; what scripts add, change or remove is not heard here."
      case .customElement:
        """
        \(many(count, "custom element")) taken as plain containers; \
        what scripts make of them may sound different.
        """
      case .styleSheet:
        "\(many(count, "external style sheet")) not read; what styles hide or add may differ."
      case .frame: "\(many(count, "frame")) not opened; the pages in frames are not heard here."
      case .frameset: "A page of frames was not opened; only the frames themselves are known."
      case .canvas:
        "\(many(count, "canvas", plural: "canvases")) not drawn; only the fallback content is heard here."
      case .embedded:
        "\(many(count, "embedded object")) not opened; their content is not heard here."
      case .picture:
        "\(many(count, "picture")) not chosen by screen size; the image's own text is used."
      case .select:
        "\(many(count, "customizable select")) reduced to plain options; rich options may differ."
      }
    }

    private func many(_ count: Int, _ thing: String, plural: String? = nil) -> String {
      count == 1 ? "1 \(thing) was" : "\(count) \(plural ?? thing + "s") were"
    }
  }

  private static func kind(of id: DOM.ID, _ dom: DOM) -> Kind? {
    switch dom.htmlTag(id) {
    case .script: return isProgram(dom.keyword(.type, of: id)) ? .script : nil
    case .link:
      let isSheet = dom.keyword(.rel, of: id)?.asciiTokens.contains("stylesheet") == true
      return isSheet && dom.keyword(.media, of: id) != "print" ? .styleSheet : nil
    case .iframe: return dom.has(.srcdoc, id) ? nil : .frame
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

  private static func firstModal(in dom: DOM) -> DOM.ID? {
    dom.items.indices.lazy.map(DOM.ID.init).first { dom.keyword(.ariaModal, of: $0) == "true" }
  }

  private static func isProgram(_ type: String?) -> Bool {
    guard let type, !type.isEmpty else { return true }
    return type == "module" || type.contains("javascript") || type.contains("ecmascript")
  }
}
