package import AccessibilityTree

/// A walk over elements that a platform exposes, which an update changes one by one.
package protocol UpdatingWalk: ScreenWalk {
  /// What the platform exposes of one node.
  associatedtype Exposed: Hashable
  /// Why a node has no element.
  associatedtype Cause: Equatable

  /// Every property of an element.
  static var fields: [ElementField<Exposed>] { get }
  /// The screen as it is now.
  var screen: Screen { get set }
  /// Where the elements of each node are.
  var places: ElementPlaces { get }
  /// The elements, by place.
  subscript(exposed place: Int) -> Exposed { get set }

  /// What the platform exposes of a part of the screen.
  func expose(_ part: Screen) -> ExposedExcerpt<Exposed, Cause>
  /// Whether what is heard elsewhere depends on an element in more than its states and value.
  func isHeardElsewhere(_ place: Int) -> Bool
}

extension UpdatingWalk {
  /// Takes over what an event made of nodes, and tells what changed of their elements.
  @inlinable package mutating func carryOut(_ changes: [NodeChange]) -> [ElementChange] {
    let before = changes.map { change in places(of: change.index).map { self[exposed: $0] } }
    var isLocal = true
    var others: [ElementChange] = []
    for change in changes {
      if isLocal, change.node.differsInStateOnly(from: screen[change.index]) {
        isLocal = carry(change, &others)
      } else {
        isLocal = false
      }
      screen[change.index] = change.node
    }
    if !isLocal { replace(with: screen) }
    let told = zip(changes, before).compactMap { change, before in
      let after = places(of: change.index).map { self[exposed: $0] }
      let isSame = before.count == after.count
      let facts = zip(before, after).reduce(into: Set<ElementChange.Fact>(isSame ? [] : [.other])) {
        $0.formUnion(Self.fields.facts(from: $1.0, to: $1.1))
      }
      return facts.isEmpty ? nil : ElementChange(node: change.index, facts: facts)
    }
    let known = Set(changes.map(\.index))
    return told + others.filter { !known.contains($0.node) }
  }

  /// Does to the elements what a change does in the part of the screen around its node, and notes
  /// what changed of the elements of other nodes; false where that part does not tell.
  @inlinable package mutating func carry(_ change: NodeChange, _ others: inout [ElementChange])
    -> Bool
  {
    var part = ScreenExcerpt(around: change.index, on: screen)
    let before = expose(part.screen)
    part.screen[part.center] = change.node
    let after = expose(part.screen)
    guard before.hasSameShape(as: after) else { return false }
    var met: [Node.Index: Int] = [:]
    for (place, node) in before.nodes.enumerated() {
      guard let node else {
        guard before.elements[place] == after.elements[place] else { return false }
        continue
      }
      let number = met[node, default: 0]
      met[node] = number + 1
      guard before.elements[place] != after.elements[place] else { continue }
      let elements = places(of: part.whole(node))
      guard number < elements.count,
        carry(before.elements[place], after.elements[place], to: elements[number])
      else { return false }
      let facts = Self.fields.facts(from: before.elements[place], to: after.elements[place])
      others.append(ElementChange(node: part.whole(node), facts: facts))
    }
    return true
  }

  @inlinable package mutating func carry(_ before: Exposed, _ after: Exposed, to place: Int) -> Bool
  {
    guard !isHeardElsewhere(place) else { return false }
    return Self.fields.carry(from: before, to: after, into: &self[exposed: place]) != .unknown
  }
}

extension Node {
  /// Whether only such states and values differ as change nothing about other nodes.
  package func differsInStateOnly(from other: Node) -> Bool {
    var plain = self
    plain.value = other.value
    plain.states = other.states
    return plain == other && states.isModal == other.states.isModal
  }
}
