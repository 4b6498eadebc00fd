package import AccessibilityTree

/// The matching nodes of an old and a new screen.
///
/// A node of the old screen and a node of the new screen match if they are the same element of the
/// app's code.
///
/// Source: React 19, Preserving and Resetting State: an element of the same type at the same
/// position in the tree keeps its state. SwiftUI identifies views in the same way.
package struct ScreenMatches {
  private let old: Screen
  private let new: Screen
  /// The origin of each node of the new screen: the node of the old screen that is the same
  /// element, or `new` if there is no such node.
  package private(set) var origins: [NodeOrigin]

  /// The identities of the elements of both screens, or `nil` if they are unknown.
  private let identities: Identities?

  /// The identities of elements by their nodes.
  package typealias Identities = (old: [Node.Index: Int], new: [Node.Index: Int])

  package init(from old: Screen, to new: Screen, identities: Identities? = nil) {
    self.old = old
    self.new = new
    self.identities = identities
    origins = Array(repeating: .new, count: new.count)
    var waiting = [(ScreenMatches.roots(of: old), ScreenMatches.roots(of: new))]
    while let (before, after) = waiting.popLast() {
      for (first, second) in pairs(before, after) {
        origins[Int(second.position)] = .same(first)
        waiting.append((Array(old.children(of: first)), Array(new.children(of: second))))
      }
    }
  }

  private static func roots(of screen: Screen) -> [Node.Index] {
    screen.preorder.lazy.filter { $0.depth == 0 }.map(\.index)
  }

  /// Returns pairs of siblings that are the same element.
  ///
  /// Siblings from the same location in the code are paired in order: first siblings of the same
  /// kind, then the remaining siblings. After that, siblings without a partner are paired in order
  /// if they have the same kind. Siblings with the same identity are paired before all others. If
  /// the identities are unknown and a loop adds or removes rows, these are the rows with the same
  /// name.
  private func pairs(
    _ before: [Node.Index], _ after: [Node.Index]
  ) -> [(Node.Index, Node.Index)] {
    var pairs = identities.map { identical(before, after, $0) } ?? rows(before, after)
    var used = Set(pairs.map { $0.0 })
    let named = Set(pairs.map { $0.1 })
    var ofCode: [Node.Position: [Node.Index]] = [:]
    for index in before.reversed() where !used.contains(index) {
      if let position = old[index].position { ofCode[position, default: []].append(index) }
    }
    var rest = named.isEmpty ? after : after.filter { !named.contains($0) }
    // One view can show several nodes of different kinds, such as a tab bar and a title bar. Nodes
    // of the same kind are therefore paired first.
    for needsKind in [true, false] {
      rest = rest.filter { index in
        guard let position = new[index].position,
          let found = ofCode[position]?.lastIndex(where: {
            (!needsKind || isSameKind(old[$0], new[index]))
              && canBeSameWindow(old[$0], new[index])
          }), let match = ofCode[position]?.remove(at: found)
        else { return true }
        pairs.append((match, index))
        used.insert(match)
        return false
      }
    }
    var others = before.filter { !used.contains($0) }[...]
    for index in rest where !isOfOtherCode(new[index]) {
      guard let other = others.first, isSameKind(old[other], new[index]),
        !isOtherWindow(new[index])
      else { continue }
      others = others.dropFirst()
      pairs.append((other, index))
    }
    return pairs
  }

  /// Returns pairs of siblings with the same identity.
  ///
  /// Source: AndroidX Compose runtime, Composer.kt: without a key, a row is identified by its
  /// position in the loop.
  private func identical(
    _ before: [Node.Index], _ after: [Node.Index], _ identities: Identities
  ) -> [(Node.Index, Node.Index)] {
    var known: [Int: [Node.Index]] = [:]
    for index in before.reversed() {
      if let identity = identities.old[index] { known[identity, default: []].append(index) }
    }
    return after.compactMap { index in
      guard let identity = identities.new[index], let match = known[identity]?.popLast(),
        canBeSameWindow(old[match], new[index])
      else { return nil }
      return (match, index)
    }
  }

  /// A row of a loop: its location in the code, its role and its name.
  private struct Row: Hashable {
    var position: Node.Position
    var role: Role
    var name: String

    /// Creates a row, or returns `nil` for a node without a location or a name and for windows.
    init?(_ index: Node.Index, of screen: Screen) {
      guard let position = screen[index].position, !screen[index].states.isModal else {
        return nil
      }
      var name = screen[index].label?.text ?? ""
      for visit in screen.descendants(of: index).prefix(Row.maximumDepth) where name.isEmpty {
        name = screen[visit.index].label?.text ?? ""
      }
      guard !name.isEmpty else { return nil }
      (self.position, self.role, self.name) = (position, screen[index].role, name)
    }

    /// The maximum number of descendants among which the name of a row is searched.
    private static let maximumDepth = 6
  }

  /// Returns pairs of rows with the same name, if a loop adds or removes rows.
  ///
  /// Source: SwiftUI, `ForEach`; React, `key`; Compose, `key`: a row that other rows push up or
  /// down stays the same element. Assumed: the name of a row identifies the row.
  private func rows(
    _ before: [Node.Index], _ after: [Node.Index]
  ) -> [(Node.Index, Node.Index)] {
    guard before.count != after.count else { return [] }
    var counts: [Node.Position: Int] = [:]
    for index in before {
      if let position = old[index].position { counts[position, default: 0] += 1 }
    }
    for index in after {
      if let position = new[index].position { counts[position, default: 0] -= 1 }
    }
    var named: [Row: [Node.Index]] = [:]
    for index in before.reversed() {
      if let row = Row(index, of: old), counts[row.position] != 0 {
        named[row, default: []].append(index)
      }
    }
    return after.compactMap { index in
      guard let row = Row(index, of: new), counts[row.position] != 0,
        let match = named[row]?.popLast()
      else { return nil }
      return (match, index)
    }
  }

  /// Whether a node is a modal window from a location in the code, such as a sheet that opens after
  /// a menu.
  ///
  /// A modal window from one location is not the same element as a window from another location.
  private func isOtherWindow(_ node: Node) -> Bool {
    node.states.isModal && node.position != nil
  }

  /// Whether a node is certainly new if the old screen has no unpaired node from the same location
  /// in the code.
  ///
  /// Source: AndroidX Compose runtime, Composer.kt: a group is identified by its call; SwiftUI, a
  /// conditional view has another identity in each branch.
  private func isOfOtherCode(_ node: Node) -> Bool {
    node.position != nil && (new.origin == .androidNodes || new.isOfSwiftUI)
  }

  /// Whether two nodes can be the same window; also `true` if at least one node is not a window.
  ///
  /// Windows from the same location in the code can differ, because modifiers of one view can show
  /// a menu, a sheet and an alert.
  private func canBeSameWindow(_ first: Node, _ second: Node) -> Bool {
    guard first.states.isModal, second.states.isModal else { return true }
    return first.role == second.role && first.ios.className == second.ios.className
  }

  private func isSameKind(_ first: Node, _ second: Node) -> Bool {
    first.role == second.role && first.reactNative.component == second.reactNative.component
  }

  /// Returns the new screen, with the focus and the entered values of the screen `shown`.
  ///
  /// If the app changed a value, the app's value is kept instead of the entered value.
  package func screen(holding shown: Screen) -> Screen {
    var held = new
    for (position, origin) in origins.enumerated() {
      guard case .same(let before) = origin, Int(before.position) < shown.count else { continue }
      let index = Node.Index(position)
      held[index].states.isFocused = shown[before].states.isFocused
      if new[index].value == old[before].value { held[index].value = shown[before].value }
    }
    return held
  }
}
