internal import Simulator

/// The roles of all items of a page.
struct RoleList: Sendable {
  private var roles: [Role]
  private var explicit: [Bool]

  init(count: Int) {
    roles = [Role](repeating: .generic, count: count)
    explicit = [Bool](repeating: false, count: count)
  }

  subscript(id: DOM.ID) -> Role { roles[Int(id)] }

  /// Whether the role was given by the author and took effect.
  func isExplicit(_ id: DOM.ID) -> Bool { explicit[Int(id)] }

  mutating func set(_ role: Role, isExplicit: Bool, of id: DOM.ID) {
    roles[Int(id)] = role
    explicit[Int(id)] = isExplicit
  }
}
