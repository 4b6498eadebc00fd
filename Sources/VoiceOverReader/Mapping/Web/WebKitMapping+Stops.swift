import AccessibilityTree

// How texts, markers and controls become stops.
extension WebKitMapping {
  mutating func addText(of index: Node.Index) {
    let node = screen[index]
    let words = WebTextRun.trimmed(node.name)
    if text.run.isEmpty, WebTextRun.isBlank(words) {
      mapping.skip(index, .empty)
    } else if state.labelText == index, text.labels.repeats(words) {
      mapping.skip(index, .labelOfControl)
    } else if node.web?.element.hasPrefix("::") == true {
      flush()
      add(node.name, of: index)
      flush()
    } else {
      add(node.name, of: index)
    }
  }

  /// Adds text to the current run of text.
  ///
  /// Ends the run if WebKit does not join (“stitch”) texts here.
  mutating func add(_ words: String, of index: Node.Index) {
    if text.run.add(words, of: index, inherited) { mapping.skip(index, .merged) }
    if !text.stitches || text.leavesOutNext { flush() }
  }

  /// Ends the current run of text, and makes it a stop unless it is blank.
  mutating func flush() {
    guard let run = text.run.finish() else { return }
    text.leavesOutNext = false
    var attributes = WebAttributes(.text)
    run.state.wrappedValue.fill(&attributes)
    var element = AccessibilityElement(node: run.node)
    element.label = run.state.wrappedValue.headingName ?? run.label
    if let marker = text.removeMarker() {
      element.label = "\(marker.written) \(element.label ?? "")"
      mapping.skip(marker.item, .stitchedMarker)
    }
    element.traits = run.state.wrappedValue.traits.union(.staticText)
    element.language = run.state.wrappedValue.knownLanguage
    element.rules = text.stitches ? WebKitRules.stitchedText : WebKitRules.text
    emit(element, consume attributes)
  }

  mutating func emit(_ role: WebAttributes.Role, _ node: Node, _ index: Node.Index) {
    emitMarker()
    let controls = WebKitControls(words: words, state: state, version: version)
    let node = completed(node, index, as: role)
    let isPlain = role == .popUpButton && node.role == .button && node.states.popup == nil
    let (element, attributes) = controls.make(
      isPlain ? WebKitRoles.button(node) : role, node, index)
    emit(consume element, consume attributes)
  }

  /// Returns a node with the name or value that WebKit derives from the node's content.
  private func completed(_ node: Node, _ index: Node.Index, as role: WebAttributes.Role) -> Node {
    var node = node
    if node.name.isEmpty, let name = node.web?.forbiddenName {
      node.label = AuthoredText(name, from: .ariaLabel)
    }
    switch role {
    case .popUpButton where node.web?.isInvoker == true && version.invokersArePlainButtons:
      node.states.popup = nil
    case .text where node.web?.isSingleText == true && node.name.isEmpty:
      node.label = AuthoredText(screen.words(inside: index), from: .content)
    case .math where node.name.isEmpty:
      node.label = AuthoredText(screen.words(inside: index), from: .content)
    case .popUpButton where node.role == .listbox:
      node.value = shownValue(of: node, index)
    case .button where node.role == .disclosureTriangle:
      if node.hidesDisclosure(in: version) { node.states.expanded = nil }
    case .link where node.label?.origin == .content:
      guard let title = node.web?.title, title != node.name, node.hint?.origin == .title,
        WebChildren.soleText(of: index, in: screen) == nil
      else { break }
      node.label = AuthoredText("\(node.name), \(title)", from: .content)
      node.hint = nil
    default: break
    }
    return node
  }

  /// Returns what a closed menu shows: the chosen option, or the number of chosen options.
  ///
  /// Source: WebKit, RenderMenuList.cpp, setTextFromOption, on iOS.
  private func shownValue(of node: Node, _ index: Node.Index) -> Value? {
    guard node.states.isMultiselectable else {
      return screen.shownOption(of: index).map { Value(text: screen[$0].name) }
    }
    let chosen = screen.descendants(of: index).lazy.map(\.index)
      .filter { screen[$0].role == .option && screen[$0].states.selected == true }
    let first = chosen.first(where: { _ in true })
    let count = chosen.count(where: { _ in true })
    if count == 1, let first { return Value(text: screen[first].name) }
    return Value(text: words.counted(words.values.items, count).text)
  }

  /// Adds a stop.
  ///
  /// The stop becomes the start of all open containers that have had no stop so far.
  private mutating func emit(
    _ element: consuming AccessibilityElement, _ attributes: consuming WebAttributes
  ) {
    element.isElement = true
    attributes.cell = tables.nextCell()
    tables.record(stop: mapping.tree.count)
    if let description = legendDescription, element.hint == nil {
      element.hint = description
      attributes.hintIsOfGroup = true
    }
    legendDescription = nil
    if attributes.role != .marker, let item {
      attributes.itemPosition = item.positionInSet
      attributes.itemCount = item.setSize
      self.item = nil
    }
    containers.start(on: mapping.tree.count, label: element.label, &attributes)
    element.web = attributes
    mapping.append(element)
  }
}

extension WebKitMapping {
  /// Enters a list item, and adds its marker as a stop.
  ///
  /// In releases of WebKit that stitch texts, the marker becomes part of the following text.
  ///
  /// In the oldest releases, a swipe into an outermost list skips the marker of its first item.
  mutating func enterItem(_ node: Node, _ index: Node.Index) {
    item = nil
    if version.hasListPositions, let size = node.collectionPosition?.setSize, size > 0,
      node.collectionPosition?.positionInSet != nil
    {
      item = node.collectionPosition
    }
    guard let marker = node.web?.marker, !marker.isEmpty else { return }
    let isFirst = containers.isFirstItem()
    if text.stitches {
      // A marker without text remains a stop.
      emitMarker()
      text.keepMarker(marker, of: index)
    } else if isFirst, state.listDepth == 1, !version.stopsAtFirstMarkers {
      mapping.skip(index, .firstMarker)
    } else {
      addMarker(marker, of: index, isFirst: isFirst)
    }
  }

  /// Ends a list item, and makes its marker a stop if no text followed the marker.
  mutating func leaveItem() {
    emitMarker()
    item = nil
  }

  /// Adds the pending marker as a stop.
  mutating func emitMarker() {
    guard let marker = text.removeMarker() else { return }
    addMarker(marker.marker, of: marker.item)
  }

  private mutating func addMarker(_ marker: String, of index: Node.Index, isFirst: Bool = false) {
    var element = AccessibilityElement(node: index)
    if let name = words.values.name(ofMarker: marker) {
      element.setLabel(name)
    } else {
      element.label = marker
    }
    element.traits = .staticText
    element.rules = WebKitRules.marker
    if isFirst, state.listDepth == 1 { element.rules.append(WebKitRules.firstMarker) }
    mapping.skipReasons[Int(index.position)] = nil
    emit(element, WebAttributes(.marker))
  }
}

extension Screen {
  fileprivate func words(inside index: Node.Index) -> String {
    let state = Shared(wrappedValue: WebState(language: nil))
    var run = WebTextRun(state)
    for visit in descendants(of: index)
    where self[visit.index].role == .text && self[visit.index].isReachedInSafari {
      _ = run.add(self[visit.index].name, of: visit.index, state)
    }
    return run.finish()?.label ?? ""
  }

  /// Returns the option that a closed menu shows: the selected one, or the first enabled one.
  ///
  /// Source: WebKit, HTMLSelectElement.cpp, usesMenuList.
  fileprivate func shownOption(of index: Node.Index) -> Node.Index? {
    var first: Node.Index?
    for visit in descendants(of: index) where self[visit.index].role == .option {
      if self[visit.index].states.selected == true { return visit.index }
      if first == nil, !self[visit.index].states.isDisabled { first = visit.index }
    }
    return first
  }
}
