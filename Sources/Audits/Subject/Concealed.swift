internal import Simulator

/// Which nodes eyes and readers are kept from, by themselves or by one around them.
///
/// Worked out in one pass: rules ask for every node, and the ways up may be long.
struct Concealed: Sendable {
  private var unseen: [Bool]
  private var hidden: [Bool]

  /// What is concealed on a screen.
  init(on screen: Screen) {
    unseen = Array(repeating: false, count: screen.count)
    hidden = unseen
    for visit in screen.preorder {
      let place = Int(visit.index.position)
      let parent = screen.parent(of: visit.index).map { Int($0.position) }
      let node = screen[visit.index]
      unseen[place] = parent.map { unseen[$0] } == true || node.isOutOfSight
      hidden[place] =
        parent.map { hidden[$0] } == true
        || node.hidden.map { $0.audience == .everyReader && !$0.keepsChildren } == true
    }
  }

  /// Whether eyes see nothing of a node.
  func isUnseen(_ node: Node.Index) -> Bool { unseen[Int(node.position)] }

  /// Whether no reader comes to a node.
  func isHidden(_ node: Node.Index) -> Bool { hidden[Int(node.position)] }
}
