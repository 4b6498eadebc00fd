/// The layers of the style sheets of a page, in the order in which they were first named.
///
/// Source: CSS Cascading and Inheritance Level 5, section 6.4 “Cascade layers”.
struct CascadeLayers: Sendable {
  /// A layer by its place; 0 is what stands outside of all layers.
  typealias ID = Int

  private var parents: [ID] = [0]
  private var children: [[ID]] = [[]]
  private var byName: [[String: ID]] = [[:]]

  /// The layer of a dotted name inside another, which is made where it is new.
  mutating func layer(_ name: [String], in outer: ID) -> ID {
    name.reduce(outer) { outer, part in
      if let known = byName[outer][part] { return known }
      let id = make(in: outer)
      byName[outer][part] = id
      return id
    }
  }

  /// A layer without a name.
  mutating func make(in outer: ID) -> ID {
    let id = parents.count
    parents.append(outer)
    children.append([])
    byName.append([:])
    children[outer].append(id)
    return id
  }

  /// How strong each layer is: later ones beat earlier ones, and what stands directly in a layer
  /// beats the layers in it.
  var ranks: [Int] {
    var ranks = [Int](repeating: 0, count: parents.count)
    var rank = 0
    // Layers with the number of layers in them that are done.
    var open: [(id: ID, done: Int)] = [(0, 0)]
    while let (id, done) = open.last {
      if done < children[id].count {
        open[open.count - 1].done += 1
        open.append((children[id][done], 0))
      } else {
        ranks[id] = rank
        rank += 1
        open.removeLast()
      }
    }
    return ranks
  }
}
