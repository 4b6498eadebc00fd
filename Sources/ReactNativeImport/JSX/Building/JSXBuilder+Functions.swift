internal import Simulator

/// What functions make: those between tags, and those that lists call for each row.
extension JSXBuilder {
  /// Props with functions that make the rows.
  static let rowMakers: Set<String> = ["renderItem", "renderSectionHeader"]

  /// What `renderItem` makes of every entry of `data`, or of those of every section.
  ///
  /// Source: React Native 0.81, VirtualizedList.js and VirtualizedSectionList.js.
  mutating func rows(of props: [JSXProp], in scope: Int) -> [Work] {
    guard let render = props.last(where: { $0.name == "renderItem" }),
      case .function(let function?, let outer) = render.value
    else { return [] }
    for prop in props {
      if prop.name == "data", case .unknown = prop.value {
        return anyRow(function, in: outer, render)
      }
      guard case .array(let entries) = prop.value else { continue }
      if prop.name == "data" { return rows(entries, function, in: outer, tokens: render.tokens) }
      guard prop.name == "sections" else { continue }
      return entries.flatMap { section in
        header(of: section, props)
          + rows(entriesOf(section), function, in: outer, tokens: render.tokens)
      }
    }
    return []
  }

  /// A row for an entry that only the running app knows.
  private mutating func anyRow(_ function: Int, in scope: Int, _ render: JSXProp) -> [Work] {
    let entry = JSXUnknown(kind: .name, tokens: render.tokens, path: "item")
    let place = JSXUnknown(kind: .name, tokens: render.tokens, path: "index")
    let argument = JSXValue.object([("item", .unknown(entry)), ("index", .unknown(place))])
    let row = evaluator.run(function, [argument], in: scope).main
    guard !row.elements.isEmpty else { return [] }
    diagnostics.note(.calledOnce(render.name), at: source.position(render.token))
    evaluator.consumed.insert(function)
    return [.value(row, tokens: render.tokens)]
  }

  private func entriesOf(_ section: JSXValue) -> [JSXValue] {
    if case .array(let entries)? = section.part(.key("data")) { entries } else { [] }
  }

  private mutating func header(of section: JSXValue, _ props: [JSXProp]) -> [Work] {
    guard let header = props.last(where: { $0.name == "renderSectionHeader" }),
      case .function(let function?, let outer) = header.value
    else { return [] }
    evaluator.consumed.insert(function)
    let argument = JSXValue.object([("section", section)])
    return [.value(evaluator.run(function, [argument], in: outer).main, tokens: header.tokens)]
  }

  private mutating func rows(
    _ entries: [JSXValue], _ function: Int, in scope: Int, tokens: Range<Int>
  ) -> [Work] {
    var rows: [Work] = []
    for (place, entry) in entries.enumerated() {
      guard evaluator.budget > 0 else { break }
      let index = JSXValue.number(Double(place), "\(place)")
      let argument = JSXValue.object([("item", entry), ("index", index)])
      rows.append(.value(evaluator.run(function, [argument], in: scope).main, tokens: tokens))
    }
    if !rows.isEmpty { evaluator.consumed.insert(function) }
    return rows
  }

  /// Adds what a function between tags shows when it is called once.
  mutating func addResult(
    of function: Int?, in scope: Int, tokens: Range<Int>, to parent: Int?
  ) {
    let position = source.position(tokens.lowerBound)
    let isPressable = parent.flatMap { tree.element($0)?.type.hasSuffix("Pressable") } ?? false
    let state = isPressable ? [JSXBuilder.atRest] : nil
    guard let value = evaluator.shownOnce(by: function, state, in: scope) else {
      tree.leaveContentOpen(of: parent)
      return diagnostics.note(.unknownFunction, at: position)
    }
    if !isPressable { diagnostics.note(.functionBetweenTags, at: position) }
    pending.append((.value(value, tokens: tokens), parent))
  }

  /// What a `Pressable` tells the function in it until it is touched.
  private static let atRest = JSXValue.object([
    ("pressed", .bool(false)), ("hovered", .bool(false)), ("focused", .bool(false)),
  ])
}
