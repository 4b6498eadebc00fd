/// Which nodes of a screen are those of another.
struct NodeMatching: Sendable {
  /// What tells nodes without an identifier apart from their siblings.
  private struct Kind: Hashable {
    var role: Role
    var name: String?
  }

  /// The place on the old screen of each node of the new one, by its position.
  private var olds: [Node.Index?]
  /// The place on the new screen of each node of the old one, by its position.
  private var news: [Node.Index?]

  /// Whether a node of the new screen is known to be none of the old one, by its position.
  private var isNew: [Bool]

  /// Matches the nodes of two screens, each once.
  ///
  /// - Parameter origins: What is known of where the new screen's nodes come from, by their position.
  init(from old: Screen, to new: Screen, origins: [NodeOrigin] = []) {
    olds = Array(repeating: nil, count: new.count)
    news = Array(repeating: nil, count: old.count)
    isNew = Array(repeating: false, count: new.count)
    if origins.isEmpty, NodeMatching.isInPlace(old, new) {
      olds = (0..<new.count).map { Node.Index($0) }
      news = olds
      return
    }
    for (place, origin) in origins.enumerated() where place < new.count {
      switch origin {
      case .same(let before):
        if Int(before.position) < old.count, !hasNew(of: before) {
          match(before, Node.Index(place))
        }
      case .new: isNew[place] = true
      case .unknown: break
      }
    }
    matchIdentifiers(old, new)
    match(Array(old.roots), of: old, Array(new.roots), of: new)
    for visit in new.preorder {
      guard let before = self.old(of: visit.index) else { continue }
      match(Array(old.children(of: before)), of: old, Array(new.children(of: visit.index)), of: new)
    }
  }

  /// Where a node of the new screen was on the old one.
  func old(of new: Node.Index) -> Node.Index? { olds[Int(new.position)] }

  /// Whether a node of the old screen is on the new one.
  func hasNew(of old: Node.Index) -> Bool { new(of: old) != nil }

  /// Where a node of the old screen is on the new one.
  func new(of old: Node.Index) -> Node.Index? { news[Int(old.position)] }

  /// Whether every node is where it was, as after most gestures.
  private static func isInPlace(_ old: Screen, _ new: Screen) -> Bool {
    guard old.structure == new.structure else { return false }
    return (0..<new.count).allSatisfy { place in
      let index = Node.Index(place)
      return old[index].id == new[index].id && old[index].role == new[index].role
    }
  }

  /// Whether nothing is known yet of where a node of the new screen comes from.
  private func isFree(_ new: Node.Index) -> Bool {
    olds[Int(new.position)] == nil && !isNew[Int(new.position)]
  }

  private mutating func match(_ old: Node.Index, _ new: Node.Index) {
    olds[Int(new.position)] = old
    news[Int(old.position)] = new
  }

  /// Matches what authors named; of several nodes of one name, the first with the first.
  private mutating func matchIdentifiers(_ old: Screen, _ new: Screen) {
    var named: [String: [Node.Index]] = [:]
    for visit in old.preorder {
      guard !hasNew(of: visit.index), let id = old[visit.index].id else { continue }
      named[id, default: []].append(visit.index)
    }
    var places: [String: Int] = [:]
    for visit in new.preorder where isFree(visit.index) {
      guard let id = new[visit.index].id, let known = named[id] else { continue }
      let place = places[id, default: 0]
      places[id] = place + 1
      if place < known.count { match(known[place], visit.index) }
    }
  }

  /// Matches the children of one node that authors did not name.
  private mutating func match(
    _ before: [Node.Index], of old: Screen, _ after: [Node.Index], of new: Screen
  ) {
    var olds = before.filter { old[$0].id == nil && !hasNew(of: $0) }[...]
    var news = after.filter { new[$0].id == nil && isFree($0) }[...]
    func isSame(_ before: Node.Index, _ after: Node.Index) -> Bool {
      old[before].role == new[after].role && old[before].name == new[after].name
    }
    while let before = olds.first, let after = news.first, isSame(before, after) {
      match(olds.removeFirst(), news.removeFirst())
    }
    while let before = olds.last, let after = news.last, isSame(before, after) {
      match(olds.removeLast(), news.removeLast())
    }
    matchInOrder(olds, of: old, news, of: new) { Kind(role: $0.role, name: $0.name) }
    matchInOrder(olds, of: old, news, of: new) { Kind(role: $0.role) }
  }

  /// Matches nodes of the same kind that have no match yet, the first with the first.
  private mutating func matchInOrder(
    _ before: ArraySlice<Node.Index>, of old: Screen, _ after: ArraySlice<Node.Index>,
    of new: Screen, by kind: (Node) -> Kind
  ) {
    guard !before.isEmpty, !after.isEmpty else { return }
    var waiting: [Kind: [Node.Index]] = [:]
    for index in before.reversed() where !hasNew(of: index) {
      waiting[kind(old[index]), default: []].append(index)
    }
    for index in after where self.old(of: index) == nil {
      if let match = waiting[kind(new[index])]?.popLast() { self.match(match, index) }
    }
  }
}
