internal import AccessibilityTree
internal import ImportSupport

/// A builder of a screen from React Native elements.
///
/// A stack of pending work replaces recursion, so that elements can be nested to any depth.
struct ReactNativeScreen {
  /// An item, text or node that is still to be added to the screen.
  enum Work {
    case item(Int)
    /// The text of several adjacent items.
    case text(String, Node.Position)
    case node(Node)
  }

  /// The facts that the elements around an item determine.
  struct Context {
    var parent: Node.Index?
    /// Whether the item is inside a `Text`.
    var isInText = false
    /// Whether the component around the item shows texts, even if it is not a `Text`.
    var drawsText = false
    var form: Int?
    /// The value of the checked radio button in the group around the item; `nil` without a group.
    var chosen: String?
    /// Props of components around the item that decide which of their parts are shown.
    var presence: [String: PropValue] = [:]
  }

  let tree: ReactElementTree
  let source: ReactScreenSource
  var screen = Screen(origin: .reactNative)
  var diagnostics = DiagnosticCollector.ofReactNative
  var texts: FoundTexts
  /// The behaviour of elements, and the forms of React Native AMA.
  var actions = ReactActions()
  var appDiagnostics: [ImportDiagnostic] = []
  private var pending: [(work: Work, context: Context)] = []
  /// Whether each item is on the screen or recorded as unused.
  var isProcessed: [Bool]
  private var components: [ComponentKey: ReactComponent] = [:]

  private struct ComponentKey: Hashable {
    var type: String
    var origin: ReactElement.Origin
  }

  /// Returns the screen of a tree, with the diagnostics and texts that its parser found.
  static func make(of tree: ReactElementTree, from source: ReactScreenSource) -> ImportedScreen {
    made(of: tree, from: source).screen
  }

  /// Returns the screen of a tree, and its behaviour if `source.readsApp` is true.
  static func made(
    of tree: ReactElementTree, from source: ReactScreenSource
  ) -> (screen: ImportedScreen, app: ReactAppReader?) {
    var maker = ReactNativeScreen(tree: tree, source: source)
    maker.push(tree.roots.map { .item($0) }, in: Context())
    while let (work, context) = maker.pending.popLast() { maker.make(work, in: context) }
    if tree.hasUnknownRoots { maker.markContentUnknown(in: Context()) }
    maker.connectForms()
    maker.recordUnusedRest()
    let app = source.readsApp ? maker.readApp() : nil
    maker.screen.diagnostics =
      tree.diagnostics + maker.diagnostics.diagnostics + maker.appDiagnostics
    var imported = ImportedScreen(maker.screen, unused: maker.texts.unused(in: [maker.screen]))
    (imported.app, imported.appDiagnostics) = (app?.script, maker.appDiagnostics)
    return (imported, app)
  }

  private init(tree: ReactElementTree, source: ReactScreenSource) {
    self.tree = tree
    self.source = source
    texts = tree.texts
    isProcessed = Array(repeating: false, count: tree.items.count)
    screen.file = source.file
    screen.name = source.name
    screen.reserveCapacity(tree.items.count)
  }

  /// Adds pending work to the stack.
  ///
  /// The first entry of `works` is processed first.
  mutating func push(_ works: [Work], in context: Context) {
    for work in works.reversed() { pending.append((work, context)) }
  }

  private mutating func make(_ work: Work, in context: Context) {
    switch work {
    case .node(let node): add(node, to: context.parent)
    case .text(let text, let position): makeText(text, position, in: context)
    case .item(let item):
      isProcessed[item] = true
      switch tree[item].kind {
      case .text(let text): makeText(text, tree[item].position, in: context)
      case .element(let element): makeElement(element, item, in: context)
      }
    }
  }

  /// Adds a node.
  ///
  /// A node inside a hidden node is hidden from the same screen readers.
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

  mutating func makeText(_ text: String, _ position: Node.Position, in context: Context) {
    guard context.isInText || text.contains(where: { !$0.isWhitespace }) else { return }
    if !context.isInText, !context.drawsText { diagnostics.record(.textOutsideText, at: position) }
    texts.record(text, in: "text", at: position)
    add(ReactNativeScreen.textNode(text, at: position), to: context.parent)
  }

  /// Records that a node may have children beyond those in the file.
  ///
  /// The node is the parent in the context or, at the top level, the first root.
  private mutating func markContentUnknown(in context: Context) {
    guard let parent = context.parent ?? screen.firstRootIndex else { return }
    screen.unknown[parent, default: []].insert(.content)
  }

  static func textNode(_ text: String, at position: Node.Position) -> Node {
    var node = Node(.text, label: AuthoredText(text, from: .content))
    node.position = position
    return node
  }

  private mutating func makeElement(_ element: ReactElement, _ item: Int, in context: Context) {
    var props = ReactProps(element, at: tree[item].position, diagnostics: &diagnostics)
    if makeChoice(element, props, item, in: context) { return }
    if let kind = AMAComponents.kind(element.type, props, self, in: context) {
      return makeAMA(kind, props, item, in: context)
    }
    var component = component(named: element.type, from: element.origin)
    var children = tree.children(of: item)
    if wrapsChild(component, props), let linked = linked(props, children) {
      (component, props, children) = linked
    }
    if component.kind == .wrapper { (component, props, children) = unwrapped(props, children) }
    make(component, &props, children, in: context)
  }

  mutating func component(named type: String, from origin: ReactElement.Origin) -> ReactComponent {
    let key = ComponentKey(type: type, origin: origin)
    if let known = components[key] { return known }
    let component = ReactComponent.named(type, from: origin, aliases: source.aliases)
    components[key] = component
    return component
  }

  /// Creates the nodes of a component, and pushes its content.
  @discardableResult
  mutating func make(
    _ found: ReactComponent, _ props: inout ReactProps, _ children: [Int], in context: Context
  ) -> Node.Index? {
    var component = adapted(found, props, children)
    recordGuess(component, props)
    if context.isInText, component.kind == .view || component.kind == .fragment {
      component = ReactComponent(.fragment)
    }
    setPropsFromContext(of: component, in: context, &props)
    props.resolveAliases(for: component.kind, diagnostics: &diagnostics)
    defer { ReactTextProps.record(props, in: &texts) }
    switch component.kind {
    case .nothing:
      recordUnused(children)
      return nil
    case .fragment:
      if props.hasUnknownContent { markContentUnknown(in: context) }
      var inner = context
      inner.drawsText = true
      inner.presence = presence(of: props, in: context)
      push(inside(component, &props, children), in: inner)
      return nil
    default: break
    }
    var inside = inside(component, &props, children)
    if component.kind == .text { inside = joinTexts(of: inside) }
    if component.kind == .textInput { drawBeside(&inside, in: context) }
    let trailing = removeTrailing(component, from: &inside) + trailingTexts(of: component, props)
    let facts = ReactNodeFacts.make(
      component, props, isLeaf: inside.isEmpty, diagnostics: &diagnostics)
    props = facts.props
    var node = facts.node
    if component.isGlyph {
      inside = joinTexts(of: drawGlyph(&node, props, inside))
      if node.label == nil { diagnostics.record(.glyph(props.type), at: props.position) }
    }
    if component.kind == .imageBackground { node = setBackground(node, before: &inside) }
    if component.kind == .text, inside.count == 1, node.label == nil,
      case .text(let text, let position) = inside[0]
    {
      texts.record(text, in: "text", at: position)
      node.label = AuthoredText(text, from: .content)
      inside = []
    }
    if component.kind == .textInput { fill(&node, with: &inside) }
    var around = context
    if let hidden = facts.around {
      var wrapper = Node(.generic)
      wrapper.reactNative.component = "View"
      wrapper.position = node.position
      wrapper.hidden = hidden
      around.parent = add(wrapper, to: context.parent)
    }
    let index = add(node, to: around.parent)
    if !facts.unknown.isEmpty { screen.unknown[index] = facts.unknown }
    skipEmptyListContent(props, inside)
    actions.record(props.behaviour, of: index)
    if let form = context.form, component.kind == .textInput {
      actions.forms[form].fields.append(index)
    }
    var beside = context
    beside.drawsText = true
    push(trailing, in: beside)
    let inner = Context(
      parent: index, isInText: component.kind == .text || context.isInText,
      drawsText: component.drawsText || component.kind == .button, form: context.form,
      chosen: component.chosenProp.map { choice(in: props, by: $0) } ?? context.chosen,
      presence: presence(of: props, in: context))
    push(inside, in: inner)
    return index
  }

  /// Returns the content of a component.
  ///
  /// Some props show elements and texts before the children, and other props show elements and
  /// texts after the children.
  private mutating func inside(
    _ component: ReactComponent, _ props: inout ReactProps, _ children: [Int]
  ) -> [Work] {
    var works: [Work] = []
    for name in component.leadingProps { works += content(of: name, &props) }
    for name in component.textProps where component.kind != .button {
      // An unknown component with children uses such a prop for another purpose: `text="center"`.
      if component.isGuess, !children.isEmpty, ["text", "content", "body"].contains(name) {
        continue
      }
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
    if children.isEmpty, let prop = props["children"], !component.textProps.contains("children") {
      works += prop.value.items.map { .item($0) }
      if let text = props.text("children") { works.append(.text(text, prop.position)) }
    }
    let drawn = children.map { Work.item($0) }
    works += component.isGuess ? joinTexts(of: drawn) : drawn
    for name in component.trailingProps {
      works += props[name]?.value.items.map { .item($0) } ?? []
    }
    if let list = props["data"] ?? props["sections"], case .array(let entries) = list.value,
      entries.isEmpty
    {
      works += props["ListEmptyComponent"]?.value.items.map { .item($0) } ?? []
    }
    works += buttons(of: component, props)
    if component.isGuess { works += others(component, props) }
    return works
  }
}

/// The context of a screen: everything except its elements.
struct ReactScreenSource: Sendable {
  /// The path of the file, as the user gave it.
  var file: String?
  /// The name by which users select the screen.
  var name: String
  /// The aliases of the app's own components.
  var aliases = Aliases()
  /// Whether the elements come from a rendered tree, in which the props include default values.
  var isRendered = false
  /// Whether handlers are evaluated, so that sessions can show the behaviour of the app.
  var readsApp = false
}
