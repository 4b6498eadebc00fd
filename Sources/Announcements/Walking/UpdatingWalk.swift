package import AccessibilityTree

/// A walk with a list of exposed elements, in which an update can change single elements.
package protocol UpdatingWalk: ScreenWalk {
  /// An element that the platform exposes.
  associatedtype Exposed: Hashable
  /// The reason why a node has no element.
  associatedtype Cause: Equatable

  /// Every property of an element.
  static var fields: [ElementField<Exposed>] { get }
  /// The current screen.
  var screen: Screen { get set }
  /// The indices of each node's elements.
  var elementIndices: ElementIndices { get }
  /// Accesses the element at an index.
  subscript(exposed index: Int) -> Exposed { get set }

  /// Returns the elements that the platform exposes for an excerpt of the screen.
  func expose(_ part: Screen) -> ExposedExcerpt<Exposed, Cause>
  /// Whether the announcement of any other stop depends on the states or the value of an element.
  func isHeardElsewhere(_ index: Int) -> Bool
}

extension UpdatingWalk {
  /// Applies changes of nodes, and returns the changes of their elements.
  package mutating func applyChanges(_ changes: [NodeChange]) -> [ElementChange] {
    let before = changes.map { elements(of: $0.index) }
    let known = Set(changes.map(\.index))
    var isLocal = true
    var others: [ElementChange] = []
    for change in changes {
      if isLocal, change.node.differsInStateOnly(from: screen[change.index]) {
        isLocal = carry(change, besides: known, &others)
      } else {
        isLocal = false
      }
      screen[change.index] = change.node
    }
    if !isLocal { replace(with: screen) }
    var changed: [ElementChange] = []
    for (position, change) in changes.enumerated() {
      let (old, new) = (before[position], elements(of: change.index))
      var facts: Set<ElementChange.Fact> = old.count == new.count ? [] : [.other]
      for (old, new) in zip(old, new) where old != new {
        Self.fields.insertFacts(from: old, to: new, into: &facts)
      }
      if !facts.isEmpty { changed.append(ElementChange(node: change.index, facts: facts)) }
    }
    return changed + others
  }

  func elements(of node: Node.Index) -> [Exposed] {
    elementIndices(of: node).map { self[exposed: $0] }
  }

  /// Applies a change of a node to the elements, using only the excerpt around the node.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - known: The nodes to leave out of `others`, because the caller computes the changes of
  ///     their elements.
  ///   - others: The array to which this method appends the element changes of all nodes outside
  ///     `known`.
  /// - Returns: `false` if the effect of the change depends on nodes outside the excerpt.
  package mutating func carry(
    _ change: NodeChange, besides known: Set<Node.Index>, _ others: inout [ElementChange]
  ) -> Bool {
    var part = ScreenExcerpt(around: change.index, on: screen)
    let before = expose(part.screen)
    part.screen[part.center] = change.node
    let after = expose(part.screen)
    guard before.hasSameShape(as: after) else { return false }
    var met: [Node.Index: Int] = [:]
    for (index, node) in before.nodes.enumerated() {
      guard let node else {
        guard before.elements[index] == after.elements[index] else { return false }
        continue
      }
      let number = met[node, default: 0]
      met[node] = number + 1
      guard before.elements[index] != after.elements[index] else { continue }
      let whole = part.whole(node)
      let elements = elementIndices(of: whole)
      guard number < elements.count,
        carry(before.elements[index], after.elements[index], to: elements[number])
      else { return false }
      guard !known.contains(whole) else { continue }
      var facts: Set<ElementChange.Fact> = []
      Self.fields.insertFacts(
        from: before.elements[index], to: after.elements[index], into: &facts)
      others.append(ElementChange(node: whole, facts: facts))
    }
    return true
  }

  package mutating func carry(_ before: Exposed, _ after: Exposed, to index: Int) -> Bool {
    guard !isHeardElsewhere(index) else { return false }
    return Self.fields.carry(from: before, to: after, into: &self[exposed: index]) != .unknown
  }
}

extension Node {
  /// Whether two nodes differ only in states and value, without effect on other nodes.
  package func differsInStateOnly(from other: Node) -> Bool {
    var plain = self
    plain.value = other.value
    plain.states = other.states
    return plain == other && states.isModal == other.states.isModal
  }
}
