import AccessibilityTree

// How texts, markers and controls become stops.
extension WebKitMapping {
  /// Adds the text of a text node.
  mutating func addText(of index: Node.Index) {
    let node = screen[index]
    let words = WebTextRun.trimmed(node.name)
    if text.run.isEmpty, words.isEmpty {
      mapping.pass(index, .empty)
    } else if state.labelText == index, text.labels.repeats(words) {
      mapping.pass(index, .labelOfControl)
    } else if node.web?.element.hasPrefix("::") == true {
      flush()
      add(node.name, of: index)
      flush()
    } else {
      add(node.name, of: index)
    }
  }

  /// Adds text to what runs on from before, or makes it a stop of its own.
  mutating func add(_ words: String, of index: Node.Index) {
    if text.run.add(words, of: index, state) { mapping.pass(index, .merged) }
    if !text.stitches || text.leavesOutNext { flush() }
  }

  /// Ends the text that runs on without a break; it becomes a stop if it says anything.
  mutating func flush() {
    guard let run = text.run.take() else { return }
    text.leavesOutNext = false
    var attributes = WebAttributes(.text)
    run.state.fill(&attributes)
    var element = AccessibilityElement(node: run.node)
    element.label = run.state.headingName ?? run.label
    if let marker = text.takeMarker() {
      element.label = "\(marker.written) \(element.label ?? "")"
      mapping.pass(marker.item, .stitchedMarker)
    }
    element.traits = run.state.traits.union(.staticText)
    element.language = run.state.knownLanguage
    element.rules = text.stitches ? WebKitRules.stitchedText : WebKitRules.text
    emit(element, attributes)
  }

  /// Makes a control, image or link a stop.
  mutating func emit(_ role: WebAttributes.Role, _ node: Node, _ index: Node.Index) {
    emitMarker()
    let controls = WebKitControls(words: words, state: state, version: version)
    let node = completed(node, index, as: role)
    let isPlain = role == .popUpButton && node.role == .button && node.states.popup == nil
    let made = controls.make(isPlain ? WebKitRoles.button(node) : role, node, index)
    emit(made.element, made.attributes)
  }

  /// A node with what WebKit finds for it in what is inside.
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
      node.value = screen.shownOption(of: index).map { Value(text: screen[$0].name) }
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

  /// Adds a stop, on which every container begins that has had none so far.
  private mutating func emit(_ element: AccessibilityElement, _ attributes: WebAttributes) {
    var element = element
    var attributes = attributes
    element.isElement = true
    attributes.cell = tables.takeCell()
    if attributes.role != .marker, let place = item {
      attributes.itemPosition = place.positionInSet
      attributes.itemCount = place.setSize
      item = nil
    }
    containers.start(on: mapping.tree.count, &attributes)
    element.web = attributes
    mapping.append(element)
  }
}

extension WebKitMapping {
  /// Adds the marker of an item, or keeps it for the text that follows.
  ///
  /// As a stop of its own, that of the first item of an outermost list is skipped when swiping in.
  mutating func enterItem(_ node: Node, _ index: Node.Index) {
    item = nil
    if version.placesListItems, let size = node.place?.setSize, size > 0,
      node.place?.positionInSet != nil
    {
      item = node.place
    }
    guard let marker = node.web?.marker, !marker.isEmpty else { return }
    let isFirst = containers.isFirstItem()
    if text.stitches {
      // A marker that found no text stays a stop before what is inside.
      emitMarker()
      text.keepMarker(marker, of: index)
    } else if isFirst, state.listDepth == 1 {
      mapping.pass(index, .firstMarker)
    } else {
      addMarker(marker, of: index)
    }
  }

  /// Ends an item: a marker without a text is a stop.
  mutating func leaveItem() {
    emitMarker()
    item = nil
  }

  /// Makes a stop of the marker that waits for a text.
  mutating func emitMarker() {
    guard let marker = text.takeMarker() else { return }
    addMarker(marker.marker, of: marker.item)
  }

  private mutating func addMarker(_ marker: String, of index: Node.Index) {
    var element = AccessibilityElement(node: index)
    if let name = words.values.name(ofMarker: marker) {
      element.setLabel(name)
    } else {
      element.label = marker
    }
    element.traits = .staticText
    element.rules = WebKitRules.marker
    mapping.causes[Int(index.position)] = nil
    emit(element, WebAttributes(.marker))
  }
}

extension Screen {
  /// The text inside a node, as it runs on.
  fileprivate func words(inside index: Node.Index) -> String {
    var run = WebTextRun()
    for visit in descendants(of: index)
    where self[visit.index].role == .text && self[visit.index].isReachedInSafari {
      _ = run.add(self[visit.index].name, of: visit.index, WebState(language: nil))
    }
    return run.take()?.label ?? ""
  }

  /// The option that a closed menu shows: the chosen one, else the first that can be chosen.
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
