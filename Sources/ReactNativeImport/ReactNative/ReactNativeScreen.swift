internal import ImportSupport
internal import Simulator

/// Makes screens of elements of React Native.
///
/// Elements are taken from a stack, so that no depth costs recursion.
struct ReactNativeScreen {
  /// What is still to be made.
  enum Work {
    case item(Int)
    /// Texts that stand side by side, as one.
    case text(String, Node.Position)
    case node(Node)
  }

  /// Where something is made.
  struct Place {
    var parent: Node.Index?
    /// Whether a text here is part of a `Text`.
    var isInText = false
    /// Whether a text here is drawn by the component around it.
    var drawsText = false
    /// The form of React Native AMA around it.
    var form: Int?
  }

  let tree: ReactElementTree
  let source: ReactScreenSource
  var screen = Screen(origin: .reactNative)
  var diagnostics = DiagnosticCollector.ofReactNative
  var texts: FoundTexts
  /// What the elements do, and the forms of React Native AMA.
  var actions = ReactActions()
  /// What could not be known of what they do.
  var appDiagnostics: [ImportDiagnostic] = []
  private var pending: [(work: Work, place: Place)] = []
  /// Items that are in the screen or left out with a reason.
  var isMet: [Bool]
  private var components: [ComponentKey: ReactComponent] = [:]

  private struct ComponentKey: Hashable {
    var type: String
    var origin: ReactElement.Origin
  }

  /// The screen of all elements of a tree, with the diagnostics and texts its parser noted there.
  static func make(of tree: ReactElementTree, from source: ReactScreenSource) -> ImportedScreen {
    var maker = ReactNativeScreen(tree: tree, source: source)
    maker.push(tree.roots.map { .item($0) }, at: Place())
    while let (work, place) = maker.pending.popLast() { maker.make(work, at: place) }
    if tree.hasUnknownRoots { maker.leaveContentOpen(at: Place()) }
    maker.connectForms()
    maker.leaveOutRest()
    let app = source.readsApp ? maker.readApp() : nil
    maker.screen.diagnostics =
      tree.diagnostics + maker.diagnostics.diagnostics + maker.appDiagnostics
    var imported = ImportedScreen(maker.screen, unused: maker.texts.unused(in: [maker.screen]))
    (imported.app, imported.appDiagnostics) = (app, maker.appDiagnostics)
    return imported
  }

  private init(tree: ReactElementTree, source: ReactScreenSource) {
    self.tree = tree
    self.source = source
    texts = tree.texts
    isMet = Array(repeating: false, count: tree.items.count)
    screen.file = source.file
    screen.name = source.name
    screen.reserveCapacity(tree.items.count)
  }

  /// Puts work off, the first of it to be done first.
  mutating func push(_ works: [Work], at place: Place) {
    for work in works.reversed() { pending.append((work, place)) }
  }

  private mutating func make(_ work: Work, at place: Place) {
    switch work {
    case .node(let node): add(node, to: place.parent)
    case .text(let text, let position): makeText(text, position, at: place)
    case .item(let item):
      isMet[item] = true
      switch tree[item].kind {
      case .text(let text): makeText(text, tree[item].position, at: place)
      case .element(let element): makeElement(element, item, at: place)
      }
    }
  }

  /// Adds a node; what is inside a hidden one is hidden from the same readers.
  @discardableResult
  mutating func add(_ node: Node, to parent: Node.Index?) -> Node.Index {
    guard let parent, let above = screen[parent].hidden, !above.keepsChildren,
      node.hidden?.keepsChildren != true
    else { return screen.append(node, to: parent) }
    var node = node
    var hidden = node.hidden ?? above
    if hidden.audience != above.audience { hidden.audience = .everyReader }
    node.hidden = hidden
    return screen.append(node, to: parent)
  }

  mutating func makeText(_ text: String, _ position: Node.Position, at place: Place) {
    guard place.isInText || text.contains(where: { !$0.isWhitespace }) else { return }
    if !place.isInText, !place.drawsText { diagnostics.note(.textOutsideText, at: position) }
    texts.note(text, in: "text", at: position)
    add(ReactNativeScreen.textNode(text, at: position), to: place.parent)
  }

  /// Remembers that there may be more in a place than stands there; at the top, in what stands there.
  private mutating func leaveContentOpen(at place: Place) {
    guard let parent = place.parent ?? screen.firstRootIndex else { return }
    screen.unknown[parent, default: []].insert(.content)
  }

  static func textNode(_ text: String, at position: Node.Position) -> Node {
    var node = Node(.text, label: AuthoredText(text, from: .content))
    node.position = position
    return node
  }

  private mutating func makeElement(_ element: ReactElement, _ item: Int, at place: Place) {
    var props = ReactProps(element, at: tree[item].position, diagnostics: &diagnostics)
    if let kind = AMAComponents.kind(element.type, props, self, at: place) {
      return makeAMA(kind, props, item, at: place)
    }
    var component = component(named: element.type, from: element.origin)
    var children = tree.children(of: item)
    if wrapsChild(component, props), let linked = linked(props, children) {
      (component, props, children) = linked
    }
    if component.kind == .wrapper {
      (component, props, children) = unwrapped(props, children)
    }
    make(component, &props, children, at: place)
  }

  /// The component of that name; a guess is told.
  mutating func component(
    named type: String, from origin: ReactElement.Origin
  ) -> ReactComponent {
    let key = ComponentKey(type: type, origin: origin)
    if let known = components[key] { return known }
    let component = ReactComponent.named(type, from: origin, aliases: source.aliases)
    components[key] = component
    return component
  }

  /// Makes the nodes of a component and puts off what is inside.
  @discardableResult
  mutating func make(
    _ found: ReactComponent, _ props: inout ReactProps, _ children: [Int], at place: Place
  ) -> Node.Index? {
    var component = adapted(found, props, children)
    if component.isGuess {
      diagnostics.note(.unknown(props.type, takenFor: component.kind.noun), at: props.position)
    }
    if let target = component.guessedTarget {
      diagnostics.note(
        .unknown(target, aliasOf: props.type, takenFor: component.kind.noun), at: props.position)
    }
    if place.isInText, component.kind == .view || component.kind == .fragment {
      component = ReactComponent(.fragment)
    }
    props.resolveAliases(for: component.kind, diagnostics: &diagnostics)
    defer { ReactTextProps.note(props, in: &texts) }
    switch component.kind {
    case .nothing:
      leaveOut(children)
      return nil
    case .fragment:
      if props.hasUnknownContent { leaveContentOpen(at: place) }
      var inner = place
      inner.drawsText = true
      push(inside(component, &props, children), at: inner)
      return nil
    default: break
    }
    var inside = inside(component, &props, children)
    if component.kind == .text { inside = joinTexts(of: inside) }
    if component.kind == .textInput { drawBeside(&inside, at: place) }
    let below = below(component, &props, &inside)
    let facts = ReactNodeFacts.make(
      component, props, isLeaf: inside.isEmpty, diagnostics: &diagnostics)
    props = facts.props
    var node = facts.node
    if component.isGlyph {
      inside = joinTexts(of: drawGlyph(&node, props, inside))
      if node.label == nil { diagnostics.note(.glyph(props.type), at: props.position) }
    }
    if component.kind == .imageBackground { node = setBackground(node, before: &inside) }
    if component.kind == .text, inside.count == 1, node.label == nil,
      case .text(let text, let position) = inside[0]
    {
      texts.note(text, in: "text", at: position)
      node.label = AuthoredText(text, from: .content)
      inside = []
    }
    if component.kind == .textInput { fill(&node, with: &inside) }
    var around = place
    if let hidden = facts.around {
      var wrapper = Node(.generic)
      wrapper.reactNative.component = "View"
      wrapper.position = node.position
      wrapper.hidden = hidden
      around.parent = add(wrapper, to: place.parent)
    }
    let index = add(node, to: around.parent)
    if !facts.unknown.isEmpty { screen.unknown[index] = facts.unknown }
    leaveOutOfList(props, inside)
    actions.note(props.behaviour, of: index)
    if let form = place.form, component.kind == .textInput {
      actions.forms[form].fields.append(index)
    }
    var beside = place
    beside.drawsText = true
    push(below, at: beside)
    let inner = Place(
      parent: index, isInText: component.kind == .text || place.isInText,
      drawsText: component.drawsText || component.kind == .button, form: place.form)
    push(inside, at: inner)
    return index
  }

  /// The children, and what props draw before and after them.
  private mutating func inside(
    _ component: ReactComponent, _ props: inout ReactProps, _ children: [Int]
  ) -> [Work] {
    var works: [Work] = []
    for name in component.leading { works += props[name]?.value.items.map { .item($0) } ?? [] }
    for name in component.shown where component.kind != .button {
      guard let prop = props[name], let text = prop.value.textOrExcerpt else {
        works += props[name]?.value.items.map { .item($0) } ?? []
        continue
      }
      guard !text.isEmpty else { continue }
      props.use(name)
      works.append(.text(text, prop.position))
    }
    if component.kind == .button, props.has("accessibilityLabel"), let title = props["title"],
      let text = title.value.textOrExcerpt
    {
      works.append(.text(text, title.position))
    }
    if children.isEmpty, let prop = props["children"], !component.shown.contains("children") {
      works += prop.value.items.map { .item($0) }
      if let text = props.text("children") { works.append(.text(text, prop.position)) }
    }
    let drawn = children.map { Work.item($0) }
    works += component.isGuess ? joinTexts(of: drawn) : drawn
    for name in component.trailing { works += props[name]?.value.items.map { .item($0) } ?? [] }
    if let list = props["data"] ?? props["sections"], case .array(let entries) = list.value,
      entries.isEmpty
    {
      works += props["ListEmptyComponent"]?.value.items.map { .item($0) } ?? []
    }
    if component.isGuess { works += others(component, props) }
    return works
  }

  /// Elements in the other props of a component nobody knows: it most likely draws them.
  private func others(_ component: ReactComponent, _ props: ReactProps) -> [Work] {
    let known = Set(component.leading + component.trailing + component.shown + ["children"])
    return props.given.filter { !known.contains($0.name) }
      .flatMap { $0.value.items.map { .item($0) } }
  }
}
