internal import Simulator

/// Finds the elements of a page that boxes belong to.
///
/// The page and the boxes may have been taken apart from each other, so that scripts added elements
/// in between: an identifier counts more than a path, a path goes on from the nearest element above
/// that was found, and where the text differs the sibling or the only element with that text is
/// meant.
struct BoxMatching {
  private let dom: DOM
  private let identifiers: Identifiers
  /// The element that each path leads to, by the path without its last step; −1 for none.
  private var elements: [DOM.ID]
  private var places: [Way: Int] = [:]
  /// Children by name of those elements that were asked for.
  private var children: [DOM.ID: [String: [DOM.ID]]] = [:]
  /// Elements that have a box.
  private var taken: Set<DOM.ID> = []
  /// The only element with some name and text in a parent, −1 for the page; −1 where there are more.
  private var byText: [Wanted: DOM.ID] = [:]

  /// One step on from a path that was met.
  private struct Way: Hashable {
    var start: Int
    var step: BoxPath.Step
  }

  /// An element as a box describes it.
  private struct Wanted: Hashable {
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
      var wanted = Wanted(parent: dom[id].parent, name: dom.name(of: id), text: text)
      byText[wanted] = byText[wanted] == nil ? id : -1
      wanted.parent = -1
      byText[wanted] = byText[wanted] == nil ? id : -1
    }
  }

  /// What is known of the element of a box.
  enum Match {
    case sure(DOM.ID)
    /// It is where the box was, but has other words, as a counter may; unless another box has it.
    case likely(DOM.ID)
    case none
  }

  /// The element a box belongs to.
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

  /// Takes an element for a box; false where another box has it.
  mutating func take(_ element: DOM.ID) -> Bool { taken.insert(element).inserted }

  private func match(_ box: PageBoxes.Box, _ path: BoxPath, at placed: DOM.ID) -> Match {
    if !box.id.isEmpty, let named = identifiers.element(box.id, seenFrom: dom.root),
      !path.isRooted || dom.name(of: named) == path.name
    {
      return .sure(named)
    }
    guard path.isRooted else { return .none }
    if placed >= 0, box.text.isEmpty || ownText(of: placed) == box.text { return .sure(placed) }
    guard !box.text.isEmpty else { return .none }
    let parent = placed >= 0 ? dom[placed].parent : -1
    for parent in parent < 0 ? [-1] : [parent, -1] {
      let wanted = Wanted(parent: parent, name: path.name, text: box.text)
      if let only = byText[wanted], only >= 0 { return .sure(only) }
    }
    return placed >= 0 ? .likely(placed) : .none
  }

  /// Follows a path from `body`; where it ends among those that were met.
  private mutating func follow(_ path: BoxPath) -> Int {
    var place = 0
    for step in path.steps {
      let way = Way(start: place, step: step)
      if let known = places[way] {
        place = known
        continue
      }
      elements.append(child(step, of: elements[place]))
      place = elements.count - 1
      places[way] = place
    }
    return place
  }

  private mutating func child(_ step: BoxPath.Step, of above: DOM.ID) -> DOM.ID {
    guard above >= 0 else { return -1 }
    if children[above] == nil {
      let elements = dom.children(of: above).filter { !dom.isText($0) }
      children[above] = Dictionary(grouping: elements) { dom.name(of: $0) }
    }
    guard let named = children[above]?[step.name], named.indices.contains(step.place - 1) else {
      return -1
    }
    return named[step.place - 1]
  }

  /// The beginning of the text right inside an element.
  private func ownText(of id: DOM.ID) -> String {
    var text = ""
    for child in dom.children(of: id) where dom.isText(child) { text += dom.text(of: child) }
    let words = text.spaceCollapsed.unicodeScalars.prefix(PageBoxes.textLength)
    return String(String.UnicodeScalarView(words))
  }
}
