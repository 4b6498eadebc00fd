/// A node with everything below it, as written in a literal.
///
/// Leading-dot factories make branches; an array literal of them is a ``Screen``. Storage is flat,
/// children before parents, so that wrapping a branch in another costs no copy of what is inside.
public struct Branch: Sendable {
  /// Nodes in post-order, each with the number of nodes in its branch.
  fileprivate private(set) var storage: [(node: Node, size: Int)]

  /// A node with its children.
  public init(_ node: Node, children: consuming [Branch] = []) {
    storage = Branch.flatten(&children)
    storage.append((node, storage.count + 1))
  }

  /// The topmost node of the branch.
  public var node: Node {
    get { storage[storage.count - 1].node }
    set { storage[storage.count - 1].node = newValue }
  }

  /// A copy in which one fact of the topmost node is set: `.button("Save").with(\.id, "save")`.
  public consuming func with<Fact>(_ fact: WritableKeyPath<Node, Fact>, _ value: Fact) -> Branch {
    node[keyPath: fact] = value
    return self
  }

  private static func flatten(_ branches: inout [Branch]) -> [(node: Node, size: Int)] {
    guard !branches.isEmpty else { return [] }
    var flat: [(node: Node, size: Int)] = []
    swap(&flat, &branches[0].storage)
    for branch in branches.dropFirst() { flat.append(contentsOf: branch.storage) }
    return flat
  }
}

extension Screen: ExpressibleByArrayLiteral {
  /// A screen with these branches from top to bottom.
  public init(_ branches: [Branch], origin: Origin = .design) {
    self.init(origin: origin)
    for branch in branches { append(branch) }
  }

  /// A screen with these branches from top to bottom.
  public init(arrayLiteral branches: Branch...) { self.init(branches) }

  /// Adds a branch as the last child of `parent`, or as the last of the topmost nodes.
  @discardableResult
  public mutating func append(_ branch: Branch, to parent: Node.Index? = nil) -> Node.Index {
    let storage = branch.storage
    let top = append(storage[storage.count - 1].node, to: parent)
    var pending = Branch.children(in: storage, of: storage.count - 1).map { ($0, top) }
    while let (place, above) = pending.popLast() {
      let index = append(storage[place].node, to: above)
      for child in Branch.children(in: storage, of: place) { pending.append((child, index)) }
    }
    return top
  }
}

extension Branch {
  /// Places of the children of the node at `place`, last child first.
  fileprivate static func children(
    in storage: [(node: Node, size: Int)], of place: Int
  ) -> [Int] {
    var places: [Int] = []
    let end = place - storage[place].size
    var child = place - 1
    while child > end {
      places.append(child)
      child -= storage[child].size
    }
    return places
  }
}
