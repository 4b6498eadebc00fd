internal import Encoding
internal import TextIO

/// The styles that a browser computed for the elements of a page.
///
/// Each is written as declarations, and read by the rules for those of a page.
struct ComputedStyles {
  private var declarations: [CSSDeclarations] = []
  /// The style of each item, by place in `declarations`; −1 for none.
  private var ofItems: [Int] = []
  private var before: [DOM.ID: Int] = [:]
  private var after: [DOM.ID: Int] = [:]

  /// Adds a style that elements can have.
  mutating func add(_ text: String) { declarations.append(CSSDeclarations(text)) }

  /// Says that the next item is a text, which has no style of its own.
  mutating func setNone() { ofItems.append(-1) }

  /// Says which style the next item has, and which what stands before and after its content.
  mutating func set(
    _ style: JSON.Value?, before: JSON.Value?, after: JSON.Value?, of id: DOM.ID
  ) throws(InputError) {
    ofItems.append(try style.map { value throws(InputError) in try number(value) } ?? -1)
    if let before { self.before[id] = try number(before) }
    if let after { self.after[id] = try number(after) }
  }

  private func number(_ value: JSON.Value) throws(InputError) -> Int {
    let number = try value.asInt()
    guard declarations.indices.contains(number) else {
      throw value.mustBe("the number of a style", is: "\(number)")
    }
    return number
  }

  /// The styles of all items; what has none has its browser's.
  func styles(of dom: DOM, _ tree: FlatTree) -> Styles {
    var known: [Int: Style] = [:]
    var items = [Style](repeating: Style(), count: dom.count)
    for id in tree.order {
      let parent = tree.parent(of: id)
      let outer = parent >= 0 ? items[Int(parent)] : Style()
      let number = ofItems[Int(id)]
      guard number >= 0 else {
        items[Int(id)] =
          dom.isText(id) ? .inherited(from: outer) : .byDefault(id, dom, inheriting: outer)
        continue
      }
      let style = known[number] ?? style(number)
      known[number] = style
      items[Int(id)] = style
    }
    return Styles(
      items: items, before: before.mapValues(generated), after: after.mapValues(generated))
  }

  private func style(_ number: Int) -> Style {
    declarations[number].entries.reduce(into: Style()) {
      $0.apply($1.change, usual: Style(), outer: Style())
    }
  }

  private func generated(_ number: Int) -> Styles.Generated {
    declarations[number].entries.reduce(into: Styles.Generated()) { $0.apply($1.change) }
  }
}
