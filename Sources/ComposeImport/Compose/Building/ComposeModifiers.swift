internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// Functions that read modifiers.
///
/// Some modifiers set semantics, some change the order of nodes, and the remaining modifiers have
/// no effect.
extension ComposeBuilder {
  /// Applies a chain of modifiers to a node, from outer to inner.
  mutating func apply(_ chain: [Component], to node: inout ComposeNode) {
    for modifier in chain { apply(modifier, to: &node) }
  }

  private mutating func apply(_ modifier: Component, to node: inout ComposeNode) {
    let name = modifier.lastName
    if let parameters = ComposeBuilder.parameters(of: modifier) {
      apply(name, ComposeArguments(modifier.arguments, to: parameters), of: modifier, to: &node)
    } else if name == "then" {
      guard let other = modifier.unlabelled.first?.component else {
        // A modifier is not reported if the caller of the screen passes it.
        guard let unknown = modifier.unlabelled.first?.unknown, unknown.name != "modifier" else {
          return
        }
        return diagnostics.record(
          .unknownModifier(unknown.name), at: position(of: modifier.range))
      }
      apply(other.modifierChain, to: &node)
    } else if name == "pointerInput" {
      if let block = modifier.arguments?.last?.value.function {
        node.detectsTaps = node.detectsTaps || detectsTaps(block)
      }
    } else if !ComposeBuilder.isKnownModifier(name) {
      diagnostics.record(.unknownModifier(name), at: position(of: modifier.range))
    }
  }

  /// Whether the effect of a modifier is known.
  static func isKnownModifier(_ name: String) -> Bool {
    parameters[name] != nil || plainModifiers.contains(name)
      || ["Modifier", "then", "pointerInput"].contains(name)
  }

  /// Whether a block of `pointerInput` detects taps.
  ///
  /// Source: foundation, TapGestureDetector.kt, detectTapGestures.
  private mutating func detectsTaps(_ block: SourceFunction) -> Bool {
    evaluator.run(block).contains { effect in
      guard case .call(let call, _) = effect, call.lastName == "detectTapGestures" else {
        return false
      }
      let arguments = ComposeArguments(
        call.arguments, to: ["onDoubleTap", "onLongPress", "onPress", "onTap"])
      return arguments.has("onTap")
    }
  }

  /// The names of the parameters of the supported modifiers, by the name of the modifier.
  private static let parameters: [String: String] = [
    "clickable": "enabled onClickLabel role onClick",
    "combinedClickable":
      "enabled onClickLabel role onLongClickLabel onLongClick onDoubleClick onClick",
    "toggleable": "value enabled role onValueChange",
    "triStateToggleable": "state enabled role onClick",
    "selectable": "selected enabled role onClick",
    "selectableGroup": "", "semantics": "mergeDescendants properties",
    "clearAndSetSemantics": "properties", "testTag": "tag",
    "progressSemantics": "value valueRange steps", "alpha": "alpha", "zIndex": "zIndex",
    "align": "alignment", "verticalScroll": "state enabled flingBehavior reverseScrolling",
    "horizontalScroll": "state enabled flingBehavior reverseScrolling",
    "focusable": "enabled interactionSource", "focusRequester": "focusRequester",
    "menuAnchor": "type enabled", "hideFromAccessibility": "", "visible": "visible",
    "graphicsLayer": "block",
  ]

  /// The parameters before `enabled` in overloads with an interaction source.
  ///
  /// Modifiers such as `clickable` have such overloads.
  private static let interaction = ["interactionSource", "indication"]

  private static func parameters(of modifier: Component) -> [String]? {
    guard let text = parameters[modifier.lastName] else { return nil }
    var names = text.split(separator: " ").map(String.init)
    guard let enabled = names.firstIndex(of: "enabled"), names.contains("role") else {
      return names
    }
    // If the argument at the position of `enabled` is not a Boolean, it is an interaction source.
    let unlabelled = modifier.unlabelled
    if unlabelled.count > enabled, unlabelled[enabled].boolean == nil,
      unlabelled[enabled].unknown == nil || unlabelled.count > enabled + 1
    {
      names.insert(contentsOf: interaction, at: enabled)
    }
    return names
  }

  private mutating func apply(
    _ name: String, _ arguments: ComposeArguments, of modifier: Component,
    to node: inout ComposeNode
  ) {
    node.behaviour.unknownCallbacks += arguments.unknownCallbacks
    switch name {
    case "clickable", "combinedClickable": click(arguments, to: &node)
    case "toggleable":
      toggle(arguments["value"], arguments, callback: "onValueChange", role: nil, to: &node)
    case "triStateToggleable": toggleState(arguments, role: nil, to: &node)
    case "selectable": select(arguments["selected"], arguments, role: nil, to: &node)
    case "selectableGroup": node.update { $0.isSelectableGroup = true }
    case "semantics":
      let merges = flag(arguments, "mergeDescendants") ?? false
      node.update { if merges { $0.mergesDescendants = true } }
      if let block = arguments.function("properties") { setProperties(block, of: &node) }
    case "clearAndSetSemantics":
      node.update { $0.clearsDescendants = true }
      if let block = arguments.function("properties") { setProperties(block, of: &node) }
      node.isCleared = true
    case "hideFromAccessibility": node.hideFromReaders()
    case "progressSemantics":
      let range = progress(arguments["value"], in: arguments["valueRange"])
      if node.behaviour.progress == nil, arguments["value"]?.number != nil,
        let steps = known(arguments["steps"])
      {
        node.behaviour.progress = ComposeProgress(range, steps: steps)
      }
      node.update {
        $0.mergesDescendants = true
        $0.setIfAbsent(\.progress, range)
      }
    case "verticalScroll", "horizontalScroll": scroll(name == "verticalScroll", to: &node)
    case "focusable":
      if flag(arguments, "enabled") ?? true { node.update { $0.setIfAbsent(\.focused, false) } }
    case "menuAnchor": anchorMenu(arguments, at: modifier.range, to: &node)
    case "testTag":
      guard let tag = arguments["tag"] else { return }
      let text = evaluator.text(of: tag)
      node.update { $0.setIfAbsent(\.testTag, text) }
    default: applyLayout(name, arguments, to: &node)
    }
  }

  private mutating func applyLayout(
    _ name: String, _ arguments: ComposeArguments, to node: inout ComposeNode
  ) {
    switch name {
    case "alpha":
      // Source: ui, SemanticsOwner and NodeCoordinator.isTransparent.
      if arguments["alpha"]?.number == 0 { node.update { $0.isHidden = true } }
    case "graphicsLayer":
      if layerAlpha(arguments) == 0 { node.update { $0.isHidden = true } }
    case "align":
      if let alignment = arguments.component("alignment").map(ComposeLayout.Alignment.init) {
        node.alignment = alignment
      }
    case "focusRequester":
      if let requester = arguments.component("focusRequester") {
        node.behaviour.requesters.append(requester.identity)
      }
    default: break
    }
  }

  /// Returns the opacity of a layer: the argument `alpha`, or the value of `alpha` in the block.
  private mutating func layerAlpha(_ arguments: ComposeArguments) -> Double? {
    guard let block = arguments.function("block") else {
      return arguments.argument("alpha")?.value.number
    }
    var alpha: Double?
    for case .assignment(let path, _, let value, _) in evaluator.run(block)
    where path.last == "alpha" {
      alpha = value.current.number
    }
    return alpha
  }

  /// Modifiers that affect neither semantics nor the order of nodes.
  private static let plainModifiers = Set(
    """
    absoluteOffset absolutePadding anchoredDraggable animateContentSize animateEnterExit \
    animateItem animateItemPlacement aspectRatio background basicMarquee blur border \
    bringIntoViewRequester captionBarPadding clip clipToBounds constrainAs consumeWindowInsets \
    defaultMinSize displayCutoutPadding dragAndDropSource dragAndDropTarget draggable drawBehind drawWithCache drawWithContent dropShadow \
    exposedDropdownSize fillMaxHeight fillMaxSize fillMaxWidth fillParentMaxHeight \
    fillParentMaxSize fillParentMaxWidth focusGroup focusProperties focusTarget height heightIn \
    hoverable imePadding indication innerShadow innermostSemantics layout layoutId \
    mandatorySystemGesturesPadding matchParentSize minimumInteractiveComponentSize \
    navigationBarsPadding maskBorder maskClip nestedScroll \
    offset onFirstVisible onFocusChanged onFocusEvent onGloballyPositioned \
    onKeyEvent onPlaced onPreviewKeyEvent onSizeChanged onVisibilityChanged overscroll padding \
    paddingFrom paddingFromBaseline paint placeholder pointerHoverIcon pullRefresh \
    pullToRefresh recalculateWindowInsets requiredHeight requiredHeightIn requiredSize \
    requiredSizeIn requiredWidth requiredWidthIn rotate safeContentPadding safeDrawingPadding \
    safeGesturesPadding scale selectableGroup shadow sharedBounds sharedElement shimmer size \
    sizeIn statusBarsPadding swipeable systemBarsPadding systemGesturesPadding tabIndicatorOffset \
    transformable waterfallPadding weight width widthIn windowInsetsBottomHeight \
    windowInsetsEndWidth windowInsetsPadding windowInsetsStartWidth windowInsetsTopHeight \
    wrapContentHeight wrapContentSize wrapContentWidth alignBy alignByBaseline \
    animateFloatingActionButton skipToLookaheadSize renderInSharedTransitionScopeOverlay
    """.split(separator: " ").map(String.init))
}

extension ComposeLayout.Alignment {
  /// Reads a constant such as `Alignment.BottomEnd`.
  init(_ constant: Component) {
    let name = constant.lastMember
    let top = name.hasPrefix("Top") || name == "Start" || name == "End"
    y = name.hasPrefix("Bottom") ? 2 : top ? 0 : 1
    x = name.hasSuffix("End") ? 2 : name.hasSuffix("Start") ? 0 : 1
  }
}
