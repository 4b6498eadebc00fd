internal import AccessibilityTree
internal import TextIO

/// A search for the element of a page to which each box belongs.
///
/// Scripts may have added elements between the capture of the page and the capture of the boxes.
/// Therefore:
///
/// - An identifier takes precedence over a path.
/// - If the element at a path does not have the text of the box, the box belongs to the only
///   sibling with this text. If there is no such sibling, the box belongs to the only element of
///   the page with this text.
struct BoxMatching {
  private let dom: DOM
  private let identifiers: Identifiers
  /// The element at the end of each path followed so far.
  ///
  /// −1 means that there is no such element.
  private var elements: [DOM.ID]
  /// The index in `elements` of the element at the end of each path.
  private var indices: [PathKey: Int] = [:]
  /// The children of each element on a path, by tag.
  private var children: [DOM.ID: [String: [DOM.ID]]] = [:]
  private var claimed: Set<DOM.ID> = []
  /// The element with a given parent, tag and text.
  ///
  /// −1 means that several elements have the same parent, tag and text.
  private var byText: [TextKey: DOM.ID] = [:]

  /// A key for the path of an element.
  ///
  /// The key consists of the index in `elements` of the element's parent, and of the last step of
  /// the path.
  private struct PathKey: Hashable {
    var start: Int
    var step: BoxPath.Step
  }

  private struct TextKey: Hashable {
    /// The parent of the element, or −1 if the element can be anywhere on the page.
    var parent: DOM.ID
    var name: String
    var text: String
  }

  init(_ dom: DOM, _ identifiers: Identifiers) {
    self.dom = dom
    self.identifiers = identifiers
    elements = [dom.body]
    for id in dom.ids where !dom.isText(id) {
      let text = ownText(of: id)
      guard !text.isEmpty else { continue }
      var key = TextKey(parent: dom[id].parent, name: dom.name(of: id), text: text)
      byText[key] = byText[key] == nil ? id : -1
      key.parent = -1
      byText[key] = byText[key] == nil ? id : -1
    }
  }

  enum Match {
    case sure(DOM.ID)
    /// The element has the path of the box but a different text, for example because a counter
    /// changed.
    ///
    /// The element may belong to a different box.
    case likely(DOM.ID)
    case none
  }

  mutating func match(_ box: PageBoxes.Box) -> Match {
    let path = BoxPath(box.path)
    let end = path.isRooted ? follow(path) : nil
    let match = match(box, path, at: end.map { elements[$0] } ?? -1)
    switch match {
    case .sure(let element), .likely(let element): if let end { elements[end] = element }
    case .none: if let end { elements[end] = -1 }
    }
    return match
  }

  /// Assigns an element to a box, and returns whether the element had no box before.
  mutating func claim(_ element: DOM.ID) -> Bool { claimed.insert(element).inserted }

  private func match(_ box: PageBoxes.Box, _ path: BoxPath, at element: DOM.ID) -> Match {
    if !box.id.isEmpty, let named = identifiers.element(box.id, seenFrom: dom.root),
      !path.isRooted || dom.name(of: named) == path.name
    {
      return .sure(named)
    }
    guard path.isRooted else { return .none }
    if element >= 0, box.text.isEmpty || ownText(of: element) == box.text { return .sure(element) }
    guard !box.text.isEmpty else { return .none }
    let parent = element >= 0 ? dom[element].parent : -1
    for parent in parent < 0 ? [-1] : [parent, -1] {
      let key = TextKey(parent: parent, name: path.name, text: box.text)
      if let only = byText[key], only >= 0 { return .sure(only) }
    }
    return element >= 0 ? .likely(element) : .none
  }

  /// Follows a path from `body`.
  ///
  /// Returns the index in `elements` of the element at the end of the path.
  private mutating func follow(_ path: BoxPath) -> Int {
    var index = 0
    for step in path.steps {
      let key = PathKey(start: index, step: step)
      if let known = indices[key] {
        index = known
        continue
      }
      elements.append(child(step, of: elements[index]))
      index = elements.count - 1
      indices[key] = index
    }
    return index
  }

  private mutating func child(_ step: BoxPath.Step, of parent: DOM.ID) -> DOM.ID {
    guard parent >= 0 else { return -1 }
    if children[parent] == nil {
      let elements = dom.children(of: parent).filter { !dom.isText($0) }
      children[parent] = Dictionary(grouping: elements) { dom.name(of: $0) }
    }
    guard let named = children[parent]?[step.name], named.indices.contains(step.number - 1) else {
      return -1
    }
    return named[step.number - 1]
  }

  /// Returns the beginning of the text that is directly in an element.
  private func ownText(of id: DOM.ID) -> String {
    var text = ""
    for child in dom.children(of: id) where dom.isText(child) { text += dom.text(of: child) }
    let words = text.spaceCollapsed.unicodeScalars.prefix(PageBoxes.textLength)
    return String(String.UnicodeScalarView(words))
  }
}

/// The path from `body` to an element: `body > form > input:nth-of-type(2)`.
struct BoxPath {
  /// A step to a child: the tag, and the number of the child among the children with this tag, from
  /// 1.
  struct Step: Hashable {
    var name: String
    var number: Int
  }

  /// The steps below `body`.
  let steps: [Step]
  /// Whether the path begins with `body`, as valid paths must.
  let isRooted: Bool
  /// The tag of the element at the end of the path.
  var name: String { steps.last?.name ?? "body" }

  init(_ text: String) {
    let all = text.split(separator: ">", omittingEmptySubsequences: false).map(BoxPath.step)
    isRooted = all.first?.name == "body"
    steps = Array(all.dropFirst())
  }

  private static func step(_ text: Substring) -> Step {
    let name = text.prefix { $0 != ":" }.filter { $0 != " " }
    let digits = text.drop { !$0.isNumber || !$0.isASCII }.prefix { $0.isASCII && $0.isNumber }
    let isCounted = text.range(ofScalars: ":nth-of-type(") != nil
    return Step(name: name.lowercased(), number: isCounted ? Int(digits) ?? 0 : 1)
  }
}
