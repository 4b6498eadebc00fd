internal import Simulator

/// The nodes that show the names of fields: associated labels, or texts with the words of the name.
struct LabelLinks {
  private var labels: [Node.Index: Node.Index] = [:]

  /// Returns the node that shows the name of a control, or `nil` if there is none.
  subscript(control: Node.Index) -> Node.Index? { labels[control] }

  init(_ subject: AuditSubject) {
    switch subject.platform {
    case .web: linkPage(subject)
    case .android: linkLayout(subject)
    case .ios, .reactNative, .design: break
    }
    if subject.platform != .web { linkEqualTexts(subject) }
  }

  /// Links each control of a page with the node that names the control by `<label>` or
  /// `aria-labelledby`.
  private mutating func linkPage(_ subject: AuditSubject) {
    guard let source = subject.source, source.language == .html else { return }
    let ids = subject.labels.elements
    for index in source.indices where source[index].name == "label" {
      guard let label = subject.node(of: index) else { continue }
      let target: Node.Index?
      if let id = source[index]["for"] {
        target = ids[id].flatMap { subject.node(of: $0) }
      } else {
        target = source.branch(of: index).lazy.compactMap { subject.node(of: $0) }
          .first { subject.isControl($0) }
      }
      if let target, labels[target] == nil { labels[target] = label }
    }
    for control in subject.controls {
      guard let element = subject.element(of: control.node),
        let named = source[element]["aria-labelledby"]?.split(separator: " ").first,
        let label = ids[String(named)].flatMap({ subject.node(of: $0) })
      else { continue }
      labels[control.node] = label
    }
  }

  /// Links each field of an Android layout with the node that names the field by `labelFor`.
  private mutating func linkLayout(_ subject: AuditSubject) {
    let screen = subject.screen
    var ids: [String: Node.Index] = [:]
    for control in subject.controls {
      if let id = screen[control.node].id { ids[id] = control.node }
    }
    for visit in screen.preorder {
      guard let id = screen[visit.index].knownAndroid?.labelFor, let control = ids[id] else {
        continue
      }
      labels[control] = visit.index
    }
  }

  /// Links each field without a label so far to the only text with the same words as the field's
  /// name.
  ///
  /// A field stays without a label if no text or several texts have these words.
  private mutating func linkEqualTexts(_ subject: AuditSubject) {
    let screen = subject.screen
    var texts: [String: [Node.Index]] = [:]
    for visit in screen.preorder {
      let node = screen[visit.index]
      guard node.role == .text || node.role == .paragraph || node.role == .generic else { continue }
      let words = AudibleText(LabelLinks.text(of: node)).text
      if !words.isEmpty { texts[words, default: []].append(visit.index) }
    }
    for control in subject.controls where labels[control.node] == nil && control.kind.isEntry {
      let words = AudibleText(control.name).text
      guard !words.isEmpty, let same = texts[words], same.count == 1 else { continue }
      let isInside = screen.ancestors(of: same[0]).contains(control.node)
      if !isInside, same[0] != control.node { labels[control.node] = same[0] }
    }
  }

  private static func text(of node: Node) -> String {
    let text = node.name.isBlank ? node.value?.text ?? "" : node.name
    return String(text.reversed().drop { $0 == "*" || $0 == ":" || $0 == " " }.reversed())
  }
}
