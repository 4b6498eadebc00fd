internal import Simulator

/// The elements of a page as browsers lay them out: with shadow trees in place of the content of
/// their hosts, and this content in the slots.
///
/// Source: CSS Scoping Module Level 1, section 3.1 “Flattening the DOM into an Element Tree”.
struct FlatElements: Sendable {
  private let source: SourceTree
  private var parents: [Int: Int] = [:]
  private var contents: [Int: [Int]] = [:]

  init(_ source: SourceTree, _ index: SourceIndex) {
    self.source = source
    let roots = index.elements(named: ["template"]).filter { source[$0].isShadowRoot }
    guard !roots.isEmpty else { return }
    // The first slot of each name in each shadow tree.
    var slots: [Int: [String: Int]] = [:]
    for slot in index.elements(named: ["slot"]) {
      guard let root = index.shadowRoot(of: slot) else { continue }
      let name = source[slot]["name"] ?? ""
      if slots[root]?[name] == nil { slots[root, default: [:]][name] = slot }
    }
    for root in roots {
      guard let host = source[root].parent, contents[host] == nil else { continue }
      let shadow = Array(source.children(of: root))
      contents[host] = shadow
      for child in shadow { parents[child] = host }
      for child in source.children(of: host) where source[child].name != "template" {
        guard let slot = slots[root]?[source[child]["slot"] ?? ""] else { continue }
        parents[child] = slot
        contents[slot, default: []].append(child)
      }
    }
  }

  /// Returns the parent of an element, or `nil` for the root.
  func parent(of index: Int) -> Int? { parents[index] ?? source[index].parent }

  /// Returns the ancestors of an element, nearest first.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(state: parent(of: index)) { next -> Int? in
      defer { next = next.flatMap(parent(of:)) }
      return next
    }
  }

  /// Returns the nearest ancestor that is no slot; slots have no boxes.
  func box(around index: Int) -> Int? {
    var above = parent(of: index)
    while let slot = above, source[slot].name == "slot" { above = parent(of: slot) }
    return above
  }

  /// Returns the children of an element, in order.
  func children(of index: Int) -> [Int] { contents[index] ?? Array(source.children(of: index)) }

  /// Returns the children of an element, in order, with the content of slots in place of the slots.
  func boxes(in index: Int) -> [Int] {
    var boxes: [Int] = []
    var next = Array(children(of: index).reversed())
    while let child = next.popLast() {
      if source[child].name == "slot" {
        next += children(of: child).reversed()
      } else {
        boxes.append(child)
      }
    }
    return boxes
  }
}
