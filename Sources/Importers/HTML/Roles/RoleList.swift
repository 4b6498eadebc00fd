internal import Simulator

/// The roles of all items of a page.
struct RoleList: Sendable {
  private var roles: [Role]
  private var explicit: [Bool]

  /// As many generic items.
  init(count: Int) {
    roles = [Role](repeating: .generic, count: count)
    explicit = [Bool](repeating: false, count: count)
  }

  /// The role of an item.
  subscript(id: DOM.ID) -> Role { roles[Int(id)] }

  /// Whether the role was given by the author and took effect.
  func isExplicit(_ id: DOM.ID) -> Bool { explicit[Int(id)] }

  /// Sets a role.
  mutating func set(_ role: Role, isExplicit: Bool, of id: DOM.ID) {
    roles[Int(id)] = role
    explicit[Int(id)] = isExplicit
  }
}
