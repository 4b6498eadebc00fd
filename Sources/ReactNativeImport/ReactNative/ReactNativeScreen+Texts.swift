internal import AccessibilityTree
internal import ImportSupport

/// Creates texts inside a `Text`, inside a field, and beside a field.
extension ReactNativeScreen {
  /// Joins each run of adjacent texts into one text.
  mutating func joinTexts(of works: [Work]) -> [Work] {
    var joined: [Work] = []
    var run: (text: String, position: Node.Position)?
    for work in works {
      let piece: (String, Node.Position)? =
        switch work {
        case .text(let text, let position): (text, position)
        case .item(let item): useText(item)
        case .node: nil
        }
      if let piece {
        if run == nil { run = ("", piece.1) }
        run?.text += piece.0
      } else {
        if let run { joined.append(.text(run.text, run.position)) }
        run = nil
        joined.append(work)
      }
    }
    if let run { joined.append(.text(run.text, run.position)) }
    return joined
  }

  /// Returns the text of an item and marks the item as processed, or returns `nil` if the item is
  /// not a text.
  private mutating func useText(_ item: Int) -> (String, Node.Position)? {
    guard case .text(let text) = tree[item].kind else { return nil }
    isProcessed[item] = true
    return (text, tree[item].position)
  }

  /// Moves texts out of a field and creates them before the field, because React Native shows no
  /// texts inside a field.
  mutating func drawBeside(_ works: inout [Work], in context: Context) {
    var beside = context
    beside.drawsText = true
    for work in works {
      if case .text(let text, let position) = work { makeText(text, position, in: beside) }
    }
    works.removeAll { if case .text = $0 { true } else { false } }
  }

  /// Removes elements such as icons from the content of a field, and returns the removed elements.
  ///
  /// The removed elements are shown after the field.
  func removeTrailing(_ component: ReactComponent, from inside: inout [Work]) -> [Work] {
    guard component.kind == .textInput, !component.trailingProps.isEmpty else { return [] }
    let isElement = { (work: Work) in
      guard case .item(let item) = work else { return false }
      return tree.element(item) != nil
    }
    let trailing = inside.filter(isElement)
    inside.removeAll(where: isElement)
    return trailing
  }

  /// Returns the texts that a field shows after itself, such as its error.
  func trailingTexts(of component: ReactComponent, _ props: ReactProps) -> [Work] {
    guard component.kind == .textInput else { return [] }
    return component.trailingProps.compactMap { name in
      guard let prop = props[name], let text = prop.value.text, !text.isEmpty else { return nil }
      return .text(text, prop.position)
    }
  }

  /// Returns the elements in a prop, or the text of an object such as `{ text: 'Contacts' }`.
  func content(of name: String, _ props: inout ReactProps) -> [Work] {
    guard let prop = props[name] else { return [] }
    let elements = prop.value.items.map { Work.item($0) }
    guard elements.isEmpty, let text = prop.value["text"]?.textOrExcerpt, !text.isEmpty else {
      return elements
    }
    props.use(name)
    return [.text(text, prop.position)]
  }

  /// Adds the character of a font icon to the icon's content.
  ///
  /// The character is only defined in the icon font. The text therefore contains the name of the
  /// icon in brackets instead.
  func drawGlyph(_ node: inout Node, _ props: ReactProps, _ inside: [Work]) -> [Work] {
    guard node.label == nil else { return inside }
    let name = props["name"]?.value.text ?? props["name"]?.value.textOrExcerpt
    let glyph = name.map { "⟨icon \($0.filter { !"⟨⟩".contains($0) })⟩" } ?? "⟨icon⟩"
    return [.text(glyph, props.position)] + inside
  }

  /// Returns the view around the content of an `ImageBackground`.
  ///
  /// The label belongs to an image inside this view.
  func setBackground(_ image: Node, before works: inout [Work]) -> Node {
    var (view, image) = (Node(.generic), image)
    view.position = image.position
    view.reactNative.component = "View"
    view.hidden = image.hidden
    image.hidden = nil
    image.reactNative.component = "Image"
    if image.label != nil { works.insert(.node(image), at: 0) }
    return view
  }

  /// Sets the value of a field to the first text between the field's tags, unless the field already
  /// has a value.
  mutating func fill(_ node: inout Node, with works: inout [Work]) {
    guard node.value?.text == nil else { return }
    for work in works {
      guard case .item(let item) = work, case .text(let text) = tree[item].kind else { continue }
      node.value = Value(text: text)
      isProcessed[item] = true
      texts.record(text, in: "text", at: tree[item].position)
      works = []
      return
    }
  }
}

extension ReactNativeScreen {
  /// Records the texts of a `ListEmptyComponent` as not shown, if the list has entries.
  mutating func skipEmptyListContent(_ props: ReactProps, _ inside: [Work]) {
    guard let items = props["ListEmptyComponent"]?.value.items else { return }
    let drawn = inside.compactMap { if case .item(let item) = $0 { item } else { nil } }
    recordUnused(items.filter { !drawn.contains($0) })
  }

  mutating func recordUnused(_ items: [Int], because reason: UnusedText.Reason = .notShown) {
    for item in markProcessed(items) {
      switch tree[item].kind {
      case .text(let text):
        texts.record(text, in: "text", at: tree[item].position, otherwise: reason)
      case .element(let element):
        ReactTextProps.recordUnused(element, because: reason, in: &texts)
      }
    }
  }

  /// Marks items and their descendants as processed.
  ///
  /// - Returns: The items that were not processed before.
  @discardableResult
  mutating func markProcessed(_ items: [Int]) -> [Int] {
    var found: [Int] = []
    var pending = Array(items.reversed())
    while let item = pending.popLast() {
      guard !isProcessed[item] else { continue }
      isProcessed[item] = true
      found.append(item)
      pending += tree.children(of: item).reversed()
    }
    return found
  }

  /// Records the texts of all items that were not processed, because no component shows them.
  mutating func recordUnusedRest() {
    for item in tree.items.indices where !isProcessed[item] {
      recordUnused([item], because: .noEffect)
    }
  }
}
