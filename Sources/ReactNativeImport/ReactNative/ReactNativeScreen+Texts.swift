internal import ImportSupport
internal import Simulator

/// Where texts stand: joined inside a `Text`, inside a field, and beside one.
extension ReactNativeScreen {
  /// Joins texts that stand side by side inside a `Text`.
  mutating func joinTexts(of works: [Work]) -> [Work] {
    var joined: [Work] = []
    var run: (text: String, position: Node.Position)?
    for work in works {
      let piece: (String, Node.Position)? =
        switch work {
        case .text(let text, let position): (text, position)
        case .item(let item): takeText(item)
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

  /// The text at an item, which is then in the screen.
  private mutating func takeText(_ item: Int) -> (String, Node.Position)? {
    guard case .text(let text) = tree[item].kind else { return nil }
    isMet[item] = true
    return (text, tree[item].position)
  }

  /// Nothing is drawn inside a field: its label stands before it.
  mutating func drawBeside(_ works: inout [Work], at place: Place) {
    var beside = place
    beside.drawsText = true
    for work in works {
      if case .text(let text, let position) = work { makeText(text, position, at: beside) }
    }
    works.removeAll { if case .text = $0 { true } else { false } }
  }

  /// What a field shows below itself: help and error; and icons of a field that nobody knows.
  mutating func below(
    _ component: ReactComponent, _ props: inout ReactProps, _ inside: inout [Work]
  ) -> [Work] {
    guard component.kind == .textInput else { return [] }
    var works: [Work] = []
    if !component.trailing.isEmpty {
      let isElement = { (work: Work) in
        guard case .item(let item) = work else { return false }
        return tree.element(item) != nil
      }
      works = inside.filter(isElement)
      inside.removeAll(where: isElement)
    }
    for name in component.below {
      guard let prop = props[name], let text = prop.value.string, !text.isEmpty else { continue }
      props.use(name)
      works.append(.text(text, prop.position))
    }
    return works
  }

  /// An icon of a font is a character, which only the font's table knows.
  func drawGlyph(_ node: inout Node, _ props: ReactProps, _ inside: [Work]) -> [Work] {
    guard node.label == nil else { return inside }
    let name = props["name"]?.value.text ?? props["name"]?.value.textOrExcerpt
    let glyph = name.map { "⟨icon \($0.filter { !"⟨⟩".contains($0) })⟩" } ?? "⟨icon⟩"
    return [.text(glyph, props.position)] + inside
  }

  /// An `ImageBackground` is a view; the image in it takes what is said of it.
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

  /// Text inside a field is what it holds.
  mutating func fill(_ node: inout Node, with works: inout [Work]) {
    guard node.value?.text == nil else { return }
    for work in works {
      guard case .item(let item) = work, case .text(let text) = tree[item].kind else { continue }
      node.value = Value(text: text)
      isMet[item] = true
      texts.note(text, in: "text", at: tree[item].position)
      works = []
      return
    }
  }
}
