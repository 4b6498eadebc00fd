internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// The semantics that the composables in ``ComposableTable`` set on their layout nodes.
extension ComposeBuilder {
  mutating func apply(
    _ own: BuiltInSemantics, of component: Component, _ arguments: ComposeArguments,
    to node: inout ComposeNode
  ) {
    switch own {
    case .text(let parameter): setText(arguments[parameter], of: &node)
    case .image(let parameter):
      guard let description = arguments[parameter] else { return }
      let words = evaluator.composeText(of: description).text
      node.update { own in
        own.setIfAbsent(\.contentDescription, words)
        own.setIfAbsent(\.role, .image)
      }
    case .description(let parameter):
      guard let description = arguments[parameter] else { return }
      let words = evaluator.composeText(of: description).text
      node.update { $0.setIfAbsent(\.contentDescription, words) }
    case .role(let role): node.update { $0.setIfAbsent(\.role, role) }
    case .click(let callback, let role): click(callback, arguments, role: role, to: &node)
    case .select(let value, let role): select(arguments[value], arguments, role: role, to: &node)
    case .toggle(let value, let callback, let role):
      toggle(arguments[value], arguments, callback: callback, role: role, to: &node)
    case .toggleState: toggleState(arguments, role: .checkbox, to: &node)
    case .merge: node.update { $0.mergesDescendants = true }
    case .group: node.update { $0.isTraversalGroup = true }
    case .selectableGroup: node.update { $0.isSelectableGroup = true }
    case .progress:
      setProgress(arguments["progress"], in: nil, of: &node)
    case .slider: setSlider(arguments, of: &node)
    case .pane(let title): node.update { $0.setIfAbsent(\.paneTitle, title) }
    case .field(let kind): setField(kind, component, arguments, of: &node)
    case .scrolls(let isVertical): scroll(isVertical, to: &node)
    case .lazyList, .lazyGrid, .pager: setCollection(own, arguments, of: &node)
    }
  }

  private mutating func setText(_ value: SourceValue?, of node: inout ComposeNode) {
    guard let value else { return }
    // A description replaces the text, so unknown parts of the text are not reported.
    let isReplaced = node.configuration.contentDescription?.isEmpty == false
    let before = isReplaced ? evaluator : nil
    let found = evaluator.composeText(of: value)
    if let before { evaluator = before }
    node.update { own in
      own.setIfAbsent(\.text, found.text)
      if own.links.isEmpty { own.links = found.links }
    }
  }

  /// Sets the semantics of a slider.
  ///
  /// Source: material3, Slider.kt, sliderSemantics and progressSemantics.
  private mutating func setSlider(_ arguments: ComposeArguments, of node: inout ComposeNode) {
    let isEnabled = flag(arguments, "enabled") ?? true
    var arguments = arguments
    var value = arguments["value"]
    if let state = arguments.component("state") {
      arguments = ControlState.sliderArguments(of: state)
      value = ControlState.value(of: state, arguments, in: evaluator)
      node.behaviour.progressState = ControlState.key(of: state)
    }
    setProgress(value ?? .integer(0), in: arguments["valueRange"], of: &node)
    node.update { own in
      own.makeInteractive(isEnabled: isEnabled)
      own.add(.setProgress)
    }
    node.behaviour.change = node.behaviour.change ?? arguments.function("onValueChange")
    node.behaviour.finished = arguments.function("onValueChangeFinished")
    guard node.behaviour.progress == nil, value?.number != nil,
      let range = node.configuration.progress, let steps = known(arguments["steps"])
    else { return }
    node.behaviour.progress = ComposeProgress(range, steps: steps)
  }

  /// Returns the number of steps of a slider, or `nil` if the source does not determine the number.
  func known(_ steps: SourceValue?) -> Int? {
    guard let steps else { return 0 }
    return steps.integer
  }

  /// Turns a node into a lazy list, grid or pager, which is a traversal group.
  ///
  /// Source: foundation, LazyLayoutSemantics.kt, LazyLayoutSemanticState.kt, LazyLayoutPager.kt.
  private mutating func setCollection(
    _ own: BuiltInSemantics, _ arguments: ComposeArguments, of node: inout ComposeNode
  ) {
    switch own {
    case .lazyList(let isVertical):
      scroll(isVertical, to: &node)
      // −1 represents the number of items on the scrolling axis. For releases that expose the
      // number, ``setItemCount(_:of:)`` sets it later.
      node.update {
        $0.setIfAbsent(
          \.collection, isVertical ? .init(rows: -1, columns: 1) : .init(rows: 1, columns: -1))
      }
    case .lazyGrid:
      scroll(true, to: &node)
      node.update { $0.setIfAbsent(\.collection, .init(rows: -1, columns: -1)) }
    case .pager(let isVertical):
      scroll(isVertical, to: &node)
      let value = pageCountValue(of: arguments)
      if let unknown = value?.unknown {
        diagnostics.record(.unknownPages(unknown.name), at: position(of: unknown.range))
      }
      // Assumed: a pager with an unknown number of pages has more than one page.
      let count = value?.integer.map { max(0, $0) } ?? 2
      let page = firstPage(of: arguments)
      node.update { own in
        own.setIfAbsent(
          \.collection, isVertical ? .init(rows: count, columns: 1) : .init(rows: 1, columns: count)
        )
        if page < count - 1 { own.add(isVertical ? .pageDown : .pageRight) }
        if page > 0 { own.add(isVertical ? .pageUp : .pageLeft) }
      }
    default: break
    }
  }

  /// Sets the number of items of the list at a node.
  ///
  /// A grid, of which both numbers are −1, keeps these numbers.
  mutating func setItemCount(_ count: Int, of node: Int) {
    update(node) { own in
      guard let size = own.collection, (size.rows < 0) != (size.columns < 0) else { return }
      own.collection = .init(
        rows: size.rows < 0 ? count : size.rows, columns: size.columns < 0 ? count : size.columns)
    }
  }
}
