internal import Simulator

/// A short text beside a control, which sighted people read as its label.
struct NeighbourText {
  let text: String
  let node: Node.Index
  /// The fix that makes the text the control's name.
  let fix: Finding.Fix

  /// Finds the text beside a control, or returns `nil` if there is no such text.
  ///
  /// The text is before a field, or on either side of a check box, radio button or switch.
  init?(of control: Control, on subject: AuditSubject) {
    let sides = NeighbourSearch.sides(of: control, on: subject)
    let search = NeighbourSearch(subject: subject)
    guard var (text, node) = search.neighbour(of: control.node, isAfter: sides) else { return nil }
    let rival = search.rival(of: control.node, for: node)
    if rival == .nearer { return nil }
    // If there is a text on each side of the control, either text may be the label.
    var isCertain =
      rival == nil
      && sides.filter { search.neighbour(of: control.node, isAfter: [$0]) != nil }.count == 1
    if control.kind == .choice, search.hasTextBefore(node) {
      if let headline = search.headline(ofRowAround: control.node) {
        (text, node) = headline
      } else {
        isCertain = false
      }
    }
    let name = Wording.collapsingWhitespace(text.filter { $0 != "*" })
    self.text = text
    self.node = node
    fix = Finding.Fix(
      NeighbourText.fix(text, on: subject.platform), change: .label(text),
      code: isCertain && subject.isWrittenBeside(node, control.node, text)
        ? CodeFix(setting: .label(name), silenced: subject.element(of: node)) : nil)
  }

  /// Whether the text may be the name of a field with a placeholder.
  ///
  /// Source code does not show how far a text is from a field. For a screen in source code, the
  /// text must therefore share a word with the placeholder.
  func mayName(_ placeholder: String, on subject: AuditSubject) -> Bool {
    subject.source?.code == nil
      || !Set(Wording.words(of: text)).isDisjoint(with: Wording.words(of: placeholder))
  }

  private static func fix(_ text: String, on platform: AuditRule.Platform) -> String {
    switch platform {
    case .web: "Make “\(text)” a <label for> with the id of the field."
    case .android: "Give “\(text)” android:labelFor with the identifier of the field."
    case .ios: "Set accessibilityLabel to “\(text)”."
    case .reactNative: "Set accessibilityLabel to “\(text)”."
    case .design: "Name the control “\(text)”."
    }
  }
}

/// A search for texts around a control.
private struct NeighbourSearch {
  let subject: AuditSubject

  /// Returns the sides of a control on which its label can be, with the usual side first.
  ///
  /// `true` stands for the side after the control. Labels are usually after check boxes and radio
  /// buttons, and before switches and fields.
  static func sides(of control: Control, on subject: AuditSubject) -> [Bool] {
    guard control.kind == .choice else { return [false] }
    return subject.screen[control.node].role == .switchControl ? [false, true] : [true, false]
  }

  /// The distance from a text to a rival, compared with the distance to the control whose label is
  /// sought.
  ///
  /// A rival is a control without a name on the other side of the text.
  enum RivalDistance {
    /// Fewer blocks of code separate the text from the rival than from the other control.
    case nearer
    case asNear
  }

  /// Returns how near a text is to a rival, a nameless control on the other side of the text.
  ///
  /// The text may be the label of the rival instead of the label of `control`. The result is `nil`
  /// if there is no rival, or if the text is nearer to `control`.
  func rival(of control: Node.Index, for text: Node.Index) -> RivalDistance? {
    guard
      let other = [true, false].lazy.compactMap({ sibling(of: text, $0) })
        .first(where: { $0 != control && subject.isControl($0) }),
      let entry = subject.control(at: other), entry.kind.isEntry, entry.name.isBlank,
      neighbour(of: other, isAfter: Self.sides(of: entry, on: subject))?.1 == text
    else { return nil }
    guard let own = subject.openedBlocks(from: text, to: control),
      let others = subject.openedBlocks(from: text, to: other), own != others
    else { return .asNear }
    return own > others ? .nearer : nil
  }

  /// Returns the text right before or after a node.
  ///
  /// If the node is alone in a box, the result may also be the text before or after the box.
  ///
  /// - Parameter sides: The sides to search, in order of preference; `true` stands for the side
  ///   after the node.
  func neighbour(of node: Node.Index, isAfter sides: [Bool]) -> (String, Node.Index)? {
    var here = node
    for _ in 0..<2 {
      var isAlone = true
      for isAfter in sides {
        switch nearest(to: here, isAfter) {
        case .label(let text, let node): return (text, node)
        case .another: isAlone = false
        case .nothing: break
        }
      }
      guard isAlone, let parent = subject.screen.parent(of: here), isGeneric(parent) else {
        return nil
      }
      here = parent
    }
    return nil
  }

  /// Whether the content right before a text is another text.
  func hasTextBefore(_ node: Node.Index) -> Bool {
    if case .label = nearest(to: node, false) { true } else { false }
  }

  /// Returns the text that names the row around a control: the headline, or else the first text.
  ///
  /// The other texts of the row explain the headline. Source: Material 3, ListItem.
  func headline(ofRowAround control: Node.Index) -> (String, Node.Index)? {
    let screen = subject.screen
    guard let row = screen.parent(of: control),
      screen[row].role == .listItem || screen[row].knownAndroid?.screenReaderFocusable == true
    else { return nil }
    let texts = screen.children(of: row).compactMap { child in label(child).map { ($0, child) } }
    guard let calls = subject.source?.code?.calls, let element = subject.element(of: row),
      let slot = calls[element]?.parts.first(where: { $0.name.hasPrefix("headline") })
    else { return texts.first }
    return texts.first { _, child in
      subject.element(of: child).flatMap { calls[$0] }.map {
        slot.range.contains($0.range.lowerBound)
      } ?? false
    } ?? texts.first
  }

  /// The nearest content on one side of a node: a label, other content, or nothing.
  private enum NearestContent {
    case label(String, Node.Index)
    case another, nothing
  }

  private func nearest(to node: Node.Index, _ isAfter: Bool) -> NearestContent {
    var next = sibling(of: node, isAfter)
    var gaps = 0
    while let sibling = next {
      if let text = label(sibling) {
        return subject.areInDifferentSections(sibling, node) ? .another : .label(text, sibling)
      }
      gaps += 1
      guard isGap(sibling), gaps < 6 else { return .another }
      next = self.sibling(of: sibling, isAfter)
    }
    return .nothing
  }

  private func sibling(of node: Node.Index, _ isAfter: Bool) -> Node.Index? {
    isAfter ? subject.screen.nextSibling(of: node) : subject.screen.previousSibling(of: node)
  }

  /// Whether a node is white space, a line break or hidden.
  private func isGap(_ node: Node.Index) -> Bool {
    let screen = subject.screen
    if screen[node].hidden.map({ !$0.isVisible }) == true { return true }
    return screen.firstChild(of: node) == nil && screen[node].name.isBlank
      && (screen[node].role == .text || screen[node].webElement == "br")
  }

  private func isGeneric(_ node: Node.Index) -> Bool {
    switch subject.screen[node].role {
    case .generic, .none, .paragraph, .cell, .listItem, .group, .definition: true
    default: false
    }
  }

  /// Returns the text of a node if the node contains only a short text that could be a label.
  private func label(_ node: Node.Index) -> String? {
    let screen = subject.screen
    switch screen[node].role {
    case .text, .paragraph, .generic, .cell, .columnHeader, .rowHeader, .strong, .emphasis, .term:
      break
    default: return nil
    }
    var count = 0
    for visit in screen.descendants(of: node) {
      count += 1
      switch screen[visit.index].role {
      case .text, .generic, .strong, .emphasis, .none: break
      default: return nil
      }
      guard count < 8, screen[visit.index].knownAndroid?.clickable != true else { return nil }
    }
    let own = screen[node]
    guard own.knownAndroid?.labelFor == nil, own.web?.labels == nil, own.web?.isClickable != true
    else { return nil }
    let text = Wording.collapsingWhitespace(screen.visibleText(of: node))
    return text.contains(where: \.isLetter) && text.count <= 60 && !isStatement(text) ? text : nil
  }

  /// Whether a text contains statements of a template other than the translation of a text.
  private func isStatement(_ text: String) -> Bool {
    TemplateTags.content(of: text).hasStatement && !text.contains("{% trans")
  }
}
