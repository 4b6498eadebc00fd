/// A node with its descendants, for screens that are written as Swift literals.
///
/// An array literal of branches is a ``Screen``:
///
///     let screen: Screen = [
///       .heading("Sign up", level: 1),
///       .group("Name", [.textField("First name"), .textField("Last name")]),
///     ]
///
/// Adding a branch to another branch copies no nodes. No operation recurses into the tree.
public struct Branch: Sendable {
  /// The root of the branch.
  public var node: Node
  private var below: ChildStorage?

  /// Creates a branch from a node and its children.
  public init(_ node: Node, children: [Branch] = []) {
    self.node = node
    below = children.isEmpty ? nil : ChildStorage(children)
  }

  /// Returns a copy of the branch with a new value for one property of its root.
  ///
  /// Example: `.button("Save").with(\.id, "save")`.
  ///
  /// - Parameters:
  ///   - fact: The property to set.
  ///   - value: The new value.
  /// - Returns: The changed copy.
  public func with<Fact>(_ fact: WritableKeyPath<Node, Fact>, _ value: Fact) -> Branch {
    var branch = self
    branch.node[keyPath: fact] = value
    return branch
  }

  /// The branches directly below the root.
  fileprivate var children: [Branch] { below?.branches ?? [] }

  /// Storage for the children of a branch, with a `deinit` to free all descendants in a loop.
  ///
  /// By default, Swift frees nested objects recursively, which overflows the stack for a deep tree.
  ///
  /// Unchecked `Sendable`: the children change only in `deinit`, when no other reference exists.
  private final class ChildStorage: @unchecked Sendable {
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
  /// Creates a screen from branches, top to bottom.
  public init(_ branches: [Branch], origin: Origin = .design) {
    self.init(origin: origin)
    for branch in branches { append(branch) }
  }

  /// Creates a screen from branches, top to bottom.
  public init(arrayLiteral branches: Branch...) { self.init(branches) }

  /// Appends a branch as the last child of `parent`, or as the last root.
  ///
  /// - Parameters:
  ///   - branch: The nodes to append.
  ///   - parent: The new parent; `nil` appends to the roots.
  /// - Returns: The index of the root of the branch.
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
