internal import ComponentSource

/// The items of lazy lists.
///
/// Source: foundation, LazyDsl.kt.
extension ComposeFramework {
  func list(_ call: FrameworkCall, in evaluator: inout Evaluator) -> SourceValue? {
    guard let content = call.lastFunction else { return nil }
    switch call.name {
    case "item" where call.argument("selected") != nil && call.argument("icon") != nil:
      // Source: material3-adaptive-navigation-suite, NavigationSuiteScope.item.
      return .component(
        Component(
          "NavigationBarItem", call.arguments, at: call.range,
          identity: evaluator.identity(at: call.range)))
    case "item", "stickyHeader":
      let columns = span(of: call, [], &evaluator)
      return .components([item(itemContents(of: content, in: &evaluator), columns, call, evaluator)]
      )
    case "items", "itemsIndexed":
      guard let source = call.argument("items", at: 0) ?? call.argument("count") else { return nil }
      return .components(
        items(
          of: source.current.withBoundedRange, content, isIndexed: call.name == "itemsIndexed",
          call, &evaluator)
      )
    default: return nil
    }
  }

  /// Whether a call such as `item { … }` or `items(list) { … }` adds items to a list, even if a
  /// parameter for a composable has the same name.
  func ownsCall(_ call: FrameworkCall) -> Bool {
    guard call.receiver == nil, let arguments = call.arguments, arguments.last?.isTrailing == true
    else { return false }
    switch call.name {
    case "item", "stickyHeader": return arguments.dropLast().allSatisfy { $0.label != nil }
    case "items", "itemsIndexed": return arguments.count > 1
    default: return false
    }
  }

  /// Returns an item of a button group.
  ///
  /// The item is a button with a label.
  ///
  /// Source: material3, ButtonGroup.kt, ButtonGroupScope.
  func groupItem(_ call: FrameworkCall, _ evaluator: Evaluator) -> SourceValue? {
    let isToggle = call.name == "toggleableItem"
    let bound = ComposeArguments(
      call.arguments,
      to: isToggle ? ["checked", "label", "onCheckedChange"] : ["onClick", "label", "icon"])
    guard let label = bound.argument("label"), label.value.function == nil else { return nil }
    let identity = evaluator.identity(at: call.range)
    let text = Component(
      "Text", [label].unlabelled, at: label.range,
      identity: ComponentIdentity(number: identity.number &+ 1))
    // The icon is needed for items of app bars, which show no label.
    var arguments = ["checked", "onCheckedChange", "onClick", "enabled", "icon"].compactMap {
      name in
      bound.argument(name).map { argument in
        var argument = argument
        (argument.label, argument.isTrailing) = (name, false)
        return argument
      }
    }
    arguments.append(
      ComponentArgument(label: "content", value: .components([text]), at: call.range))
    return .component(
      Component(
        isToggle ? "ToggleButton" : "Button", arguments, at: call.range, identity: identity))
  }

  private func item(
    _ contents: [Component], _ span: Int, _ call: FrameworkCall, _ evaluator: Evaluator
  ) -> Component {
    Component(
      ComposeFramework.item,
      [
        ComponentArgument(label: "content", value: .components(contents), at: call.range),
        ComponentArgument(label: "span", value: .integer(span), at: call.range),
      ], at: call.range, identity: contents.first?.identity ?? evaluator.identity(at: call.range))
  }

  /// Returns the number of columns that an item of a grid covers:
  /// `span = { GridItemSpan(maxLineSpan) }`.
  ///
  /// Assumed: an unknown number, such as `maxLineSpan`, means the whole line.
  private func span(
    of call: FrameworkCall, _ arguments: [SourceValue], _ evaluator: inout Evaluator
  ) -> Int {
    guard let written = call.argument("span") else { return 1 }
    let value = written.function.map { evaluator.call($0, arguments).current } ?? written.current
    guard let span = value.component else { return 1 }
    if span.lastName == "GridItemSpan" { return span.unlabelled.first?.integer ?? .max }
    return span.lastMember == "FullLine" ? .max : 1
  }

  private func items(
    of source: SourceValue, _ content: SourceFunction, isIndexed: Bool, _ call: FrameworkCall,
    _ evaluator: inout Evaluator
  ) -> [Component] {
    func arguments(_ index: Int, _ value: SourceValue) -> [SourceValue] {
      isIndexed ? [.integer(index), value] : [value]
    }
    if let count = source.itemCount, count > ComposeFramework.maximumItems {
      evaluator.uncertainty.lists += 1
      evaluator.record(UnknownValue(.expression, named: "#\(count)", at: call.range))
    }
    let values: [SourceValue]
    switch source {
    case .list(let elements), .set(let elements):
      values = Array(elements.prefix(ComposeFramework.maximumItems))
    case .integer(let count):
      values = (0..<max(0, min(count, ComposeFramework.maximumItems))).map { .integer($0) }
    case .range(let range, _):
      values = range.prefix(ComposeFramework.maximumItems).map { .integer($0) }
    case .unknown(let unknown) where unknown.elements != nil:
      // It is unknown which elements are shown, or in which order.
      evaluator.uncertainty.lists += 1
      evaluator.record(unknown)
      values = Array((unknown.elements ?? []).prefix(ComposeFramework.maximumItems))
    default: return unknownItems(of: source, content, isIndexed: isIndexed, call, &evaluator)
    }
    let key = call.argument("key", at: 1)?.function
    var passes: Set<Int> = []
    return values.enumerated().map { index, value in
      let columns = span(of: call, arguments(index, value), &evaluator)
      var pass = index
      if let key, let own = self.pass(forKey: key, arguments(index, value), &evaluator),
        passes.insert(own).inserted
      {
        pass = own
      }
      return item(
        itemContents(of: content, arguments(index, value), pass: pass, in: &evaluator), columns,
        call,
        evaluator)
    }
  }

  /// Returns the number of the pass for an item with a key, or `nil` if the key is unknown.
  ///
  /// The states of an item belong to its key, and not to its position.
  private func pass(
    forKey key: SourceFunction, _ arguments: [SourceValue], _ evaluator: inout Evaluator
  ) -> Int? {
    let value = evaluator.call(key, arguments).current
    return value.unknown == nil && value.component == nil ? evaluator.pass(forKeys: [value]) : nil
  }

  /// Returns a single item for a list whose elements are unknown before run time.
  private func unknownItems(
    of source: SourceValue, _ content: SourceFunction, isIndexed: Bool, _ call: FrameworkCall,
    _ evaluator: inout Evaluator
  ) -> [Component] {
    evaluator.uncertainty.lists += 1
    let name = source.unknown?.name ?? source.component?.name ?? "items"
    evaluator.record(
      UnknownValue(.runtime, named: "\(name)[]", at: source.unknown?.range ?? call.range))
    let parameter = content.parameters.last?.name ?? "it"
    let element = SourceValue.unknown(UnknownValue(.runtime, named: parameter, at: call.range))
    let values: [SourceValue] = isIndexed ? [.integer(0), element] : [element]
    let columns = span(of: call, values, &evaluator)
    return [item(itemContents(of: content, values, in: &evaluator), columns, call, evaluator)]
  }

  /// Returns the content of an item.
  ///
  /// Unknown values in the content do not change the number of items.
  private func itemContents(
    of content: SourceFunction, _ arguments: [SourceValue] = [], pass: Int? = nil,
    in evaluator: inout Evaluator
  ) -> [Component] {
    let before = evaluator.uncertainty
    defer { evaluator.uncertainty = before }
    return evaluator.contents(of: content, arguments, pass: pass)
  }
}

extension SourceValue {
  /// The beginning of a very long range, or the value itself for other values.
  fileprivate var withBoundedRange: SourceValue {
    guard case .range(let range, _) = self else { return self }
    let (count, overflows) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard overflows || count > 1_000_000 else { return self }
    return .range(range.lowerBound..<range.lowerBound &+ 1_000_000, isClosed: false)
  }

  /// The number of items that a lazy list creates from the value, or `nil` if the number is
  /// unknown.
  fileprivate var itemCount: Int? {
    switch self {
    case .list(let elements), .set(let elements): elements.count
    case .integer(let count): count
    case .range(let range, _): range.count
    default: nil
    }
  }
}

extension [ComponentArgument] {
  /// The arguments without their labels.
  fileprivate var unlabelled: [ComponentArgument] {
    map { argument in
      var argument = argument
      argument.label = nil
      return argument
    }
  }
}

extension Component {
  /// The item of a button group, as an app bar shows the item.
  ///
  /// In an app bar, the item shows its icon; its label is a tooltip.
  ///
  /// Source: material3, AppBarDsl.kt, ClickableAppBarItem and ToggleableAppBarItem.
  var asBarItem: Component {
    guard ["Button", "ToggleButton"].contains(name), let icon = value("icon") else { return self }
    var item = self
    item.name = name == "Button" ? "IconButton" : "IconToggleButton"
    item.arguments = arguments?.filter { $0.label != "icon" }.map { argument in
      var argument = argument
      if argument.label == "content" { argument.value = icon }
      return argument
    }
    return item
  }
}
