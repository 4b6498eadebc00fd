internal import ImportSupport
internal import Simulator

/// What is not on the screen, and what of that is told.
extension ReactNativeScreen {
  /// What a list shows only while it is empty is left out where it is not.
  mutating func leaveOutOfList(_ props: ReactProps, _ inside: [Work]) {
    guard let items = props["ListEmptyComponent"]?.value.items else { return }
    let drawn = inside.compactMap { if case .item(let item) = $0 { item } else { nil } }
    leaveOut(items.filter { !drawn.contains($0) })
  }

  /// Notes the texts of elements that are not on the screen.
  mutating func leaveOut(_ items: [Int], because reason: UnusedText.Reason = .notShown) {
    for item in meet(items) {
      switch tree[item].kind {
      case .text(let text):
        texts.note(text, in: "text", at: tree[item].position, otherwise: reason)
      case .element(let element):
        ReactTextProps.leaveOut(element, because: reason, in: &texts)
      }
    }
  }

  /// Remembers items that are told of, with all inside; gives back those that were not met before.
  @discardableResult
  mutating func meet(_ items: [Int]) -> [Int] {
    var met: [Int] = []
    var pending = Array(items.reversed())
    while let item = pending.popLast() {
      guard !isMet[item] else { continue }
      isMet[item] = true
      met.append(item)
      pending += tree.children(of: item).reversed()
    }
    return met
  }

  /// Notes the texts of elements that no component draws, such as those in other props.
  mutating func leaveOutRest() {
    for item in tree.items.indices where !isMet[item] { leaveOut([item], because: .noEffect) }
  }
}
