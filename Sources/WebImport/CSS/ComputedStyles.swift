internal import Encoding
internal import TextIO

/// The styles that a browser computed for the elements of a page.
///
/// Each style is a list of declarations.
struct ComputedStyles {
  private var declarations: [CSSDeclarations] = []
  /// The index in `declarations` of the style of each element or text; −1 for an item without a
  /// style.
  private var ofItems: [Int] = []
  private var before: [DOM.ID: Int] = [:]
  private var after: [DOM.ID: Int] = [:]

  /// Appends a style.
  ///
  /// Rows of the captured page refer to styles by index.
  mutating func append(_ text: String) { declarations.append(CSSDeclarations(text)) }

  /// Records that the next item is a text.
  ///
  /// A text has no style of its own.
  mutating func appendText() { ofItems.append(-1) }

  /// Records the styles of the next element and of its `::before` and `::after` content.
  ///
  /// Each style is given by its index in `declarations`.
  mutating func appendElement(
    _ style: JSON.Value?, before: JSON.Value?, after: JSON.Value?, of id: DOM.ID
  ) throws(InputError) {
    ofItems.append(try style.map { value throws(InputError) in try index(value) } ?? -1)
    if let before { self.before[id] = try index(before) }
    if let after { self.after[id] = try index(after) }
  }

  private func index(_ value: JSON.Value) throws(InputError) -> Int {
    let index = try value.asInt()
    guard declarations.indices.contains(index) else {
      throw value.mustBe("the number of a style", is: "\(index)")
    }
    return index
  }

  /// Returns the styles of all items.
  ///
  /// An element without a style gets the default style of browsers.
  func styles(of dom: DOM, _ tree: FlatTree) -> Styles {
    var known: [Int: Style] = [:]
    var items = [Style](repeating: Style(), count: dom.count)
    let changes = declarations.map(CounterChanges.init)
    var counters: [DOM.ID: CounterChanges] = [:]
    for id in tree.order {
      let parent = tree.parent(of: id)
      let parentStyle = parent >= 0 ? items[Int(parent)] : Style()
      let index = ofItems[Int(id)]
      guard index >= 0 else {
        items[Int(id)] =
          dom.isText(id)
          ? .inherited(from: parentStyle) : .byDefault(id, dom, inheriting: parentStyle)
        continue
      }
      let style = known[index] ?? style(index)
      known[index] = style
      items[Int(id)] = style
      if changes[index] != CounterChanges() { counters[id] = changes[index] }
    }
    var styles = Styles(
      items: items, before: before.mapValues(generated), after: after.mapValues(generated),
      counters: counters)
    styles.removeUnshownContent(dom, tree)
    styles.resolveQuotationMarks(dom, tree)
    styles.resolveCapturedCounters(dom, tree)
    return styles
  }

  private func style(_ index: Int) -> Style {
    declarations[index].entries.reduce(into: Style()) {
      $0.apply($1.change, default: Style(), parent: Style())
    }
  }

  private func generated(_ index: Int) -> Styles.GeneratedBox {
    declarations[index].entries.reduce(into: Styles.GeneratedBox()) { $0.apply($1.change) }
  }
}
