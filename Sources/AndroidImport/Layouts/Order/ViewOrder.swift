internal import Encoding
internal import Simulator

/// The order in which the views right inside a group are read.
///
/// Android sorts them by their place on the screen. Where a layout puts them one behind the other,
/// that is the order of the file; where constraints or rules place them, what stands below or behind
/// another view comes after it, and the order of the file decides the rest.
struct ViewOrder {
  private(set) var children: [ExpandedLayout.ID]
  /// Whether the constraints leave no doubt.
  private(set) var isCertain = true

  /// Orders the children of a view of that class.
  init(of children: [ExpandedLayout.ID], in layout: ExpandedLayout, _ type: ViewType) {
    self.children = children
    switch type.simpleName {
    case "ConstraintLayout", "MotionLayout", "RelativeLayout", "PercentRelativeLayout":
      sort(layout)
    case "GridLayout": sortGrid(layout)
    default: break
    }
  }

  /// Sorts by what stands before what; of several that may come next the first in the file does.
  private mutating func sort(_ layout: ExpandedLayout) {
    let edges = edges(layout)
    var waiting = Array(repeating: 0, count: children.count)
    for targets in edges { for target in targets { waiting[target] += 1 } }
    let isHeard = children.map { ViewOrder.isHeard(layout[$0]) }
    var ready = SmallestFirst(waiting.indices.filter { waiting[$0] == 0 })
    var order: [Int] = []
    var heardReady = ready.items.count { isHeard[$0] }
    while let next = ready.popFirst() {
      if isHeard[next] {
        isCertain = isCertain && heardReady == 1
        heardReady -= 1
      }
      order.append(next)
      for target in edges[next] {
        waiting[target] -= 1
        guard waiting[target] == 0 else { continue }
        ready.insert(target)
        if isHeard[target] { heardReady += 1 }
      }
    }
    guard order.count == children.count else {
      isCertain = false
      return
    }
    children = order.map { children[$0] }
  }

  /// Which views come after each view, by place among the children.
  private func edges(_ layout: ExpandedLayout) -> [[Int]] {
    var places: [String: Int] = [:]
    for (place, child) in children.enumerated() {
      if let id = layout[child].id(), places[id] == nil { places[id] = place }
    }
    var edges: [[Int]] = Array(repeating: [], count: children.count)
    func add(_ before: Int?, _ after: Int?) {
      guard let before, let after, before != after else { return }
      edges[before].append(after)
    }
    for (place, child) in children.enumerated() {
      for attribute in layout[child].attributes {
        if let isBehind = ViewOrder.rules[attribute.name] {
          guard case .reference(let name) = attribute.value, name.kind == "id" else { continue }
          let other = places[name.qualified]
          if isBehind { add(other, place) } else { add(place, other) }
        } else if attribute.name == "constraint_referenced_ids", let names = attribute.word {
          // A barrier stands behind what it refers to.
          for name in names.split(separator: ",") { add(places[name.trimmedText], place) }
        }
      }
    }
    return edges
  }

  /// Rules that name another view; whether the view with the rule comes behind it.
  private static let rules: [String: Bool] = [
    "layout_below": true, "layout_above": false, "layout_toEndOf": true,
    "layout_toRightOf": true, "layout_toStartOf": false, "layout_toLeftOf": false,
    "layout_constraintTop_toBottomOf": true, "layout_constraintBottom_toTopOf": false,
    "layout_constraintStart_toEndOf": true, "layout_constraintLeft_toRightOf": true,
    "layout_constraintEnd_toStartOf": false, "layout_constraintRight_toLeftOf": false,
    "layout_constraintBaseline_toBottomOf": true,
  ]

  /// Whether a view is on the screen and its place in the order can be heard.
  private static func isHeard(_ view: LayoutView) -> Bool {
    if view.attribute("visibility")?.word == "gone" { return false }
    return AndroidViewClass.named(ViewType.simpleName(view.viewClass))?.kind != .nothing
  }

  /// Sorts by row and column where every view says its own.
  private mutating func sortGrid(_ layout: ExpandedLayout) {
    let rows = children.map {
      layout[$0].integer("layout_row") ?? layout[$0].integer("layout_row", .app)
    }
    let columns = children.map {
      layout[$0].integer("layout_column") ?? layout[$0].integer("layout_column", .app)
    }
    guard rows.contains(where: { $0 != nil }) || columns.contains(where: { $0 != nil }) else {
      return
    }
    guard !rows.contains(nil), !columns.contains(nil) else {
      isCertain = false
      return
    }
    let order = children.indices.sorted { left, right in
      (rows[left] ?? 0, columns[left] ?? 0, left) < (rows[right] ?? 0, columns[right] ?? 0, right)
    }
    children = order.map { children[$0] }
  }
}

/// Numbers of which the smallest is taken first.
private struct SmallestFirst {
  private(set) var items: [Int]

  /// Numbers in rising order are a heap already.
  init(_ sorted: [Int]) { items = sorted }

  mutating func insert(_ item: Int) {
    items.append(item)
    var place = items.count - 1
    while place > 0, items[(place - 1) / 2] > items[place] {
      items.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func popFirst() -> Int? {
    guard let first = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return first }
    items[0] = last
    var place = 0
    while true {
      let left = 2 * place + 1
      guard left < items.count else { break }
      let least = left + 1 < items.count && items[left + 1] < items[left] ? left + 1 : left
      guard items[least] < items[place] else { break }
      items.swapAt(place, least)
      place = least
    }
    return first
  }
}
