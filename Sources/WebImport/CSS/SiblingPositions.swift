/// The position of each element among its siblings, counted from the first and from the last
/// sibling.
struct SiblingPositions: Sendable {
  // The positions of elements, counted from 1. The index is that of the item.
  private var all: [Int32]
  private var ofType: [Int32]
  private var allFromEnd: [Int32]
  private var ofTypeFromEnd: [Int32]

  init(_ dom: DOM) {
    all = [Int32](repeating: 0, count: dom.count)
    ofType = all
    allFromEnd = all
    ofTypeFromEnd = all
    for parent in dom.ids where dom[parent].firstChild >= 0 {
      var byName: [String: Int32] = [:]
      var count: Int32 = 0
      for child in dom.children(of: parent) where !dom.isText(child) {
        count += 1
        all[Int(child)] = count
        let name = dom.name(of: child)
        let position = byName[name, default: 0] + 1
        byName[name] = position
        ofType[Int(child)] = position
      }
      for child in dom.children(of: parent) where !dom.isText(child) {
        allFromEnd[Int(child)] = count + 1 - all[Int(child)]
        let sameName = byName[dom.name(of: child)] ?? 0
        ofTypeFromEnd[Int(child)] = sameName + 1 - ofType[Int(child)]
      }
    }
    // The root has no siblings.
    for id in dom.ids where dom[id].parent < 0 {
      all[Int(id)] = 1
      ofType[Int(id)] = 1
      allFromEnd[Int(id)] = 1
      ofTypeFromEnd[Int(id)] = 1
    }
  }

  func matches(_ formula: NthFormula, _ id: DOM.ID) -> Bool {
    let positions =
      switch (formula.isOfType, formula.isFromEnd) {
      case (false, false): all
      case (true, false): ofType
      case (false, true): allFromEnd
      case (true, true): ofTypeFromEnd
      }
    return formula.matches(Int(positions[Int(id)]))
  }
}
