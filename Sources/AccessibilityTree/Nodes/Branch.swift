/// A node with everything below it, as written in a literal.
///
/// Leading-dot factories make branches; an array literal of them is a ``Screen``. Wrapping a branch
/// in another copies nothing of what is inside, and no depth costs recursion.
public struct Branch: Sendable {
  /// The topmost node of the branch.
  public var node: Node
  private var below: Below?

  /// A node with its children.
  public init(_ node: Node, children: [Branch] = []) {
    self.node = node
    below = children.isEmpty ? nil : Below(children)
  }

  /// A copy in which one fact of the topmost node is set: `.button("Save").with(\.id, "save")`.
  public func with<Fact>(_ fact: WritableKeyPath<Node, Fact>, _ value: Fact) -> Branch {
    var branch = self
    branch.node[keyPath: fact] = value
    return branch
  }

  /// The branches right below the topmost node.
  fileprivate var children: [Branch] { below?.branches ?? [] }

  /// Owns the children of a branch and frees them one by one: left to itself, Swift would free
  /// them by recursion and overflow the stack in a deep tree.
  ///
  /// Unchecked: the children change only while they are freed, when nobody else can see them.
  private final class Below: @unchecked Sendable {
    private(set) var branches: [Branch]

    init(_ branches: [Branch]) { self.branches = branches }

    deinit {
      var pending: [Branch] = []
      swap(&pending, &branches)
      while var branch = pending.popLast() {
        guard var below = branch.below.take(), isKnownUniquelyReferenced(&below) else { continue }
        pending += below.branches
        below.branches = []
      }
    }
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
    let top = append(branch.node, to: parent)
    var pending = branch.children.reversed().map { ($0, top) }
    while let (branch, above) = pending.popLast() {
      let index = append(branch.node, to: above)
      for child in branch.children.reversed() { pending.append((child, index)) }
    }
    return top
  }
}
