/// The cascade layers of a page's style sheets, in the order in which they are first named.
///
/// Source: CSS Cascading and Inheritance Level 5, section 6.4 “Cascade layers”.
struct CascadeLayers: Sendable {
  /// The index of a layer.
  ///
  /// The index 0 is for the rules outside all layers.
  typealias ID = Int

  private var parents: [ID] = [0]
  private var children: [[ID]] = [[]]
  private var byName: [[String: ID]] = [[:]]

  /// Returns the layer with a name inside another layer.
  ///
  /// A dotted name, such as `framework.base`, has several parts. Layers that do not exist yet are
  /// created.
  mutating func layer(_ name: [String], in outer: ID) -> ID {
    name.reduce(outer) { outer, part in
      if let known = byName[outer][part] { return known }
      let id = makeLayer(in: outer)
      byName[outer][part] = id
      return id
    }
  }

  /// Creates a layer without a name inside another layer.
  mutating func makeLayer(in outer: ID) -> ID {
    let id = parents.count
    parents.append(outer)
    children.append([])
    byName.append([:])
    children[outer].append(id)
    return id
  }

  /// The priority of each layer, by index.
  ///
  /// Later layers override earlier layers. Rules directly in a layer override the rules of layers
  /// that are nested in that layer.
  var ranks: [Int] {
    var ranks = [Int](repeating: 0, count: parents.count)
    var rank = 0
    // The current layer and the layers around it, each with the number of its nested layers that
    // were already visited.
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
