internal import AccessibilityTree

/// Elements that functions return: functions between tags, and functions for the rows of lists.
extension JSXBuilder {
  static let rowMakers: Set<String> = [
    "renderItem", "renderSectionHeader", "renderSectionFooter",
  ]

  /// Returns the rows of a list, by calling `renderItem` for each entry of `data` or of the
  /// sections.
  ///
  /// Source: React Native 0.81, VirtualizedList.js and VirtualizedSectionList.js.
  mutating func rows(of props: [JSXProp]) -> [Work] {
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
      return entries.flatMap { section -> [Work] in
        var (own, scope) = (function, outer)
        // A section can have its own function for its rows.
        if case .function(let other?, let around)? = section.part(.key("renderItem")) {
          (own, scope) = (other, around)
        }
        return edge("renderSectionHeader", of: section, props)
          + rows(entriesOf(section), own, in: scope, section: section, tokens: render.tokens)
          + edge("renderSectionFooter", of: section, props)
      }
    }
    return []
  }

  /// Renders a single row for a list whose entries are unknown.
  private mutating func anyRow(_ function: Int, in scope: Int, _ render: JSXProp) -> [Work] {
    let entry = JSXUnknown(kind: .name, tokens: render.tokens, path: "item")
    let index = JSXUnknown(kind: .name, tokens: render.tokens, path: "index")
    let argument = JSXValue.object([("item", .unknown(entry)), ("index", .unknown(index))])
    let row = evaluator.run(function, [argument], in: scope).main
    guard !row.elements.isEmpty else { return [] }
    diagnostics.record(.calledOnce(render.name), at: source.position(render.token))
    evaluator.inlinedFunctions.insert(function)
    return [.value(row, tokens: render.tokens)]
  }

  private func entriesOf(_ section: JSXValue) -> [JSXValue] {
    if case .array(let entries)? = section.part(.key("data")) { entries } else { [] }
  }

  /// Returns the header or footer of a section, which the function in a prop makes.
  private mutating func edge(
    _ name: String, of section: JSXValue, _ props: [JSXProp]
  ) -> [Work] {
    guard let header = props.last(where: { $0.name == name }),
      case .function(let function?, let outer) = header.value
    else { return [] }
    evaluator.inlinedFunctions.insert(function)
    let argument = JSXValue.object([("section", section)])
    return [.value(evaluator.run(function, [argument], in: outer).main, tokens: header.tokens)]
  }

  private mutating func rows(
    _ entries: [JSXValue], _ function: Int, in scope: Int, section: JSXValue? = nil,
    tokens: Range<Int>
  ) -> [Work] {
    var rows: [Work] = []
    for (offset, entry) in entries.enumerated() {
      guard evaluator.budget > 0 else { break }
      let index = JSXValue.number(Double(offset), "\(offset)")
      var members = [(key: "item", value: entry), (key: "index", value: index)]
      if let section { members.append((key: "section", value: section)) }
      let argument = JSXValue.object(members)
      rows.append(.value(evaluator.run(function, [argument], in: scope).main, tokens: tokens))
    }
    if !rows.isEmpty { evaluator.inlinedFunctions.insert(function) }
    return rows
  }

  mutating func addResult(of function: Int?, in scope: Int, tokens: Range<Int>, to parent: Int?) {
    let position = source.position(tokens.lowerBound)
    let isPressable = parent.flatMap { tree.element($0)?.type.hasSuffix("Pressable") } ?? false
    let known = isPressable ? [JSXBuilder.atRest] : parent.flatMap { contentArguments[$0] }
    guard let value = evaluator.contentWhenCalledOnce(by: function, known, in: scope) else {
      tree.markContentUnknown(of: parent)
      return diagnostics.record(.unknownFunction, at: position)
    }
    if known == nil { diagnostics.record(.functionBetweenTags, at: position) }
    pending.append((.value(value, tokens: tokens), parent))
  }

  /// The state that a `Pressable` passes to its function while no person touches the `Pressable`.
  private static let atRest = JSXValue.object([
    ("pressed", .bool(false)), ("hovered", .bool(false)), ("focused", .bool(false)),
  ])
}
