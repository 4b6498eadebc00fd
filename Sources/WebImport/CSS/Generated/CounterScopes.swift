/// The counters that exist at a place of the tree.
///
/// A counter exists for the element that creates it, and for the element's descendants and following
/// siblings with their descendants.
///
/// Source: CSS Lists and Counters Module Level 3, section 4.
struct CounterScopes {
  private struct Counter {
    var depth: Int
    var value: Int
  }

  /// The counters of each name, the innermost last.
  private var counters: [String: [Counter]] = [:]
  /// For each open element, the names of the counters that its children created.
  private var created: [[String]] = [[]]
  /// The approximate number of bytes that the texts of counters may still have together.
  ///
  /// The text of one counter may contain the values of all counters around it.
  private var bytesLeft = 20_000_000
  /// Whether counters are left out because their texts are too long.
  var isExhausted: Bool { bytesLeft < 0 }

  /// Begins with the children of an element.
  mutating func open() { created.append([]) }

  /// Ends the children of an element, and removes the counters that the children created.
  mutating func close() {
    for name in created.popLast() ?? [] { counters[name]?.removeLast() }
  }

  mutating func apply(_ changes: CounterChanges) {
    for change in changes.resets { create(change.name, change.value) }
    for change in changes.increments {
      update(change.name) { value in
        let sum = value.addingReportingOverflow(change.value).partialValue
        let values = CounterChanges.values
        value = min(max(sum, values.lowerBound), values.upperBound)
      }
    }
    for change in changes.sets { update(change.name) { $0 = change.value } }
  }

  private mutating func create(_ name: String, _ value: Int) {
    let depth = created.count
    // The counter of a sibling before the element ends here.
    if let last = counters[name]?.indices.last, counters[name]?[last].depth == depth {
      counters[name]?[last].value = value
    } else {
      counters[name, default: []].append(Counter(depth: depth, value: value))
      created[depth - 1].append(name)
    }
  }

  private mutating func update(_ name: String, _ change: (inout Int) -> Void) {
    if counters[name]?.isEmpty ?? true { create(name, 0) }
    guard let last = counters[name]?.indices.last, var value = counters[name]?[last].value else {
      return
    }
    change(&value)
    counters[name]?[last].value = value
  }

  mutating func text(of counter: GeneratedContent.Counter) -> String {
    let all = counters[counter.name] ?? []
    let shown = counter.separator == nil ? all.suffix(1) : all[...]
    let values = shown.isEmpty ? [0] : shown.map(\.value)
    let separator = counter.separator ?? ""
    bytesLeft -= values.count * (separator.utf8.count + 16)
    guard !isExhausted else { return "" }
    return values.map { ListMarkers.text(of: $0, in: counter.style) ?? "" }
      .joined(separator: separator)
  }
}

extension Styles {
  /// Replaces counters in generated content by their values.
  ///
  /// Elements that are not displayed do not count.
  mutating func resolveCounters(_ dom: DOM, _ tree: FlatTree) {
    guard
      before.values.contains(where: \.hasCounters) || after.values.contains(where: \.hasCounters)
    else { return }
    let items = items
    let isHidden = { (id: DOM.ID) in
      items[Int(id)].display == .none || tree.notRendered.contains(id)
    }
    var scopes = CounterScopes()
    for step in tree.walk(from: dom.root, skippingContentOf: isHidden) {
      switch step {
      case .enter(let id):
        guard !dom.isText(id), !isHidden(id) else { continue }
        scopes.apply(listItemChanges(of: id, dom))
        if let changes = counters[id] { scopes.apply(changes) }
        scopes.open()
        before[id]?.resolveCounters(&scopes)
      case .leave(let id):
        guard !dom.isText(id), !isHidden(id) else { continue }
        after[id]?.resolveCounters(&scopes)
        scopes.close()
      }
    }
    if scopes.isExhausted { isIncomplete = true }
  }

  /// Replaces counters in the generated content of a captured page by their values.
  ///
  /// Captures by older versions do not contain what changes counters, so their counters are removed.
  mutating func resolveCapturedCounters(_ dom: DOM, _ tree: FlatTree) {
    let isKnown =
      !counters.isEmpty || before.values.contains(where: \.changesCounters)
      || after.values.contains(where: \.changesCounters)
    if isKnown { return resolveCounters(dom, tree) }
    for id in before.keys { before[id]?.removeCounters() }
    for id in after.keys { after[id]?.removeCounters() }
  }

  /// Returns what lists and their items do to the counter `list-item`.
  ///
  /// Source: HTML Standard, 15.3.8 “Lists”.
  private func listItemChanges(of id: DOM.ID, _ dom: DOM) -> CounterChanges {
    var changes = CounterChanges()
    switch dom.htmlTag(id) {
    case .ol, .ul, .menu, .dir:
      let start = dom.htmlTag(id) == .ol ? dom.attribute(.start, of: id)?.htmlInteger : nil
      let first = (start ?? 1).subtractingReportingOverflow(1).partialValue
      changes.resets = [.init(name: "list-item", value: first)]
    case .li where items[Int(id)].display == .listItem:
      changes.increments = [.init(name: "list-item", value: 1)]
      if let value = dom.attribute(.value, of: id)?.htmlInteger {
        changes.sets = [.init(name: "list-item", value: value)]
      }
    default: break
    }
    return changes
  }
}

extension Styles.GeneratedBox {
  fileprivate var hasCounters: Bool {
    content.pieces.contains { if case .counter = $0 { true } else { false } }
  }

  fileprivate var changesCounters: Bool { counters != CounterChanges() }

  /// Removes counters whose values are unknown.
  fileprivate mutating func removeCounters() {
    content.pieces.removeAll { if case .counter = $0 { true } else { false } }
  }

  fileprivate mutating func resolveCounters(_ scopes: inout CounterScopes) {
    guard isShown, !content.pieces.isEmpty else { return }
    scopes.apply(counters)
    for (index, piece) in content.pieces.enumerated() {
      if case .counter(let counter) = piece {
        content.pieces[index] = .text(scopes.text(of: counter))
      }
    }
  }
}
