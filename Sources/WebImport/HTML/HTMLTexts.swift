internal import AccessibilityTree
internal import ImportSupport

/// The visible texts of a page, for finding texts that are missing on the page's screen.
struct HTMLTexts {
  private var found = FoundTexts()
  private let dom: DOM

  static func unused(_ dom: DOM, in screen: Screen) -> [UnusedText] {
    var texts = HTMLTexts(dom: dom)
    texts.collect()
    return texts.found.unused(in: [screen])
  }

  /// The attributes whose values users see.
  private static let attributes: [AttributeName] = [
    .alt, .title, .placeholder, .label, .summary, .ariaLabel, .ariaDescription, .ariaPlaceholder,
    .ariaRoledescription, .ariaValuetext,
  ]

  private mutating func collect() {
    // The reasons why the content of items is not rendered.
    var reasons: [DOM.ID: UnusedText.Reason] = [:]
    for id in dom.ids {
      let parent = dom[id].parent
      let reason = HTMLTexts.reason(below: dom.htmlTag(id)) ?? reasons[parent]
      if dom.isText(id) {
        let source = dom.name(of: parent)
        // A drawing gets its name from `title` only if nothing else names the drawing.
        let isTitle = source == "title" || source == "desc"
        add(
          dom.text(of: id), in: source, id, reason,
          otherwise: isTitle ? .overridden : .notUnderstood)
        continue
      }
      if let reason { reasons[id] = reason }
      for name in HTMLTexts.attributes {
        guard let text = dom.attribute(name, of: id) else { continue }
        add(text, in: name.spelling, id, reason, otherwise: .overridden)
      }
      if let kind = dom.keyword(.type, of: id), ["button", "submit", "reset"].contains(kind) {
        add(dom.attribute(.value, of: id) ?? "", in: "value", id, reason, otherwise: .overridden)
      }
    }
  }

  private mutating func add(
    _ text: String, in source: String, _ id: DOM.ID, _ reason: UnusedText.Reason?,
    otherwise: UnusedText.Reason = .notUnderstood
  ) {
    if let reason {
      found.omit(text, in: source, because: reason, at: dom.position(of: id))
    } else {
      found.record(text, in: source, at: dom.position(of: id), otherwise: otherwise)
    }
  }

  /// Returns the reason why the screen lacks the text inside elements with this tag, or `nil` if
  /// the tag gives no reason.
  private static func reason(below tag: HTMLTag) -> UnusedText.Reason? {
    switch tag {
    case .script, .style, .meta, .link: .notForPeople
    case .template, .noscript, .noframes, .noembed: .notShown
    default: nil
    }
  }
}
