internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource
internal import ImportSupport

/// A builder of semantics trees from the components in source code.
///
/// Each window has a separate semantics tree.
struct ComposeBuilder {
  /// A window with its semantics and layout.
  struct Window {
    var tree = SemanticsTree()
    var layout = ComposeLayout()
    /// The index of the layout area for each semantics node.
    var areas: [Int] = []
    /// The identity of the component that created each semantics node.
    var identities: [ComponentIdentity] = []
    /// The component of each semantics node, as the author wrote it.
    var elements: [SourceTree.Element] = []
    var calls: [Int: SourceTree.Code.Call] = [:]
    var behaviours: [Int: ComposeBehaviour] = [:]
    /// The facts of nodes for audits that Android's nodes do not contain, by their keys.
    var auditFacts: [Int: [ComposeAuditFact: String]] = [:]
    /// The callback that closes the window.
    var dismiss: SourceFunction?
    /// The dialog, sheet or menu that the window shows.
    var owner = ComponentIdentity(number: -1)
    /// The title of the window.
    ///
    /// A pane in the window has a separate title.
    var title: String?
  }

  /// The point at which child composables are appended.
  struct InsertionPoint {
    /// `node` is the index of the semantics node around the children.
    ///
    /// `area` is the index of the layout area around the children.
    var node: Int
    var area: Int
    /// The rank of the children among their siblings.
    ///
    /// It differs from 0 if the order is not that of placement.
    var rank = 0
    /// Whether a layout node around the children detects taps without semantics.
    var isTapped = false
  }

  var evaluator: Evaluator
  let version: ComposeVersion
  /// The words of Compose itself in the language of the screen.
  let words: ComposeWords
  var diagnostics = DiagnosticCollector()
  /// The windows from back to front.
  var windows: [Window] = []
  /// The indices of the windows that are being filled.
  var open: [Int] = []
  var depth = 0
  /// The effects that run when the screen appears.
  var mounted: [(SourceFunction, ComponentIdentity, [SourceValue])] = []
  /// The label of a long press, which a tooltip gives to the control inside the tooltip.
  var tooltip: String?
  /// Whether the menu around an anchor is expanded, and the callback that expands or collapses it.
  var isMenuExpanded = false
  var menuCallback: SourceFunction?
  /// Whether segmented buttons are in a row with multiple choice.
  var isMultiChoice = false
  /// The navigation controllers of the shown hosts, and the graphs of these controllers.
  var controllers: [Component] = []
  var graphs: [ComponentIdentity: NavigationGraph] = [:]
  /// The handlers for the back gesture, in the order of composition.
  var backCallbacks: [BackCallback] = []
  /// The states of the shown modal sheets, by the identity of the sheet.
  var sheets: [ComponentIdentity: StateKey] = [:]
  /// Whether a part of the composition is not built, because it is hidden.
  var leavesOutContent = false
  /// The assumed values for unknown flags, by the names of the flags in the code.
  var takenFlags: [String: Bool] = [:]

  /// The maximum depth of nested composables.
  ///
  /// Deeper composables are left out.
  static let maximumDepth = 120

  init(_ evaluator: Evaluator, version: ComposeVersion, words: ComposeWords = ComposeWords()) {
    (self.evaluator, self.version, self.words) = (evaluator, version, words)
  }

  /// Returns a word of Compose itself in the language of the screen.
  mutating func word(_ english: String, at range: SourceRange) -> String {
    if !words.contains(english) {
      diagnostics.record(.composeWordsInEnglish, "“\(english)”", at: position(of: range))
    }
    return words[english]
  }

  /// Builds the windows of a screen from its components.
  ///
  /// - Parameter range: The function that shows the components. Its location becomes the location
  ///   of the screen. The location of the first component would be ambiguous, because it also
  ///   belongs to that component.
  mutating func build(_ components: [Component], at range: SourceRange?) {
    let range = range ?? components.first?.range
    let point = openWindow(at: range ?? SourceRange(file: 0, start: 0, end: 0))
    show(components, at: point)
    open.removeLast()
    mounted += evaluator.producers.map { ($0.function, $0.identity, $0.keys) }
    let shown = windows.filter { $0.tree.nodes.count > 1 }
    if shown.count > 1, let position = shown.last?.tree.nodes[0].position {
      diagnostics.record(.behindWindow, at: position)
    }
  }

  var window: Int { open.last ?? 0 }

  mutating func openWindow(at range: SourceRange) -> InsertionPoint {
    var window = Window()
    let area = window.layout.append(.down, in: nil, aligned: .init())
    window.areas = [area]
    window.identities = [ComponentIdentity(number: -1)]
    window.elements = [SourceTree.Element("")]
    window.tree.append(
      SemanticsNode(
        configuration: SemanticsConfiguration(), bounds: nil, position: position(of: range)),
      below: -1)
    windows.append(window)
    open.append(windows.count - 1)
    return InsertionPoint(node: 0, area: area)
  }

  /// Returns the position at which a range begins, in the screen's file or in another file.
  func position(of range: SourceRange) -> Node.Position {
    guard evaluator.project.files.indices.contains(range.file) else { return .start }
    let file = evaluator.project.files[range.file]
    return Node.Position(
      file.position(ofByte: range.start), in: range.file == 0 ? nil : file.path)
  }

  // MARK: Nodes

  /// Appends the layout node of a composable, and the composable's semantics if it has any.
  ///
  /// - Returns: The point at which the children of the composable are appended.
  mutating func append(
    _ component: Component, as composable: Composable, named name: String,
    _ arguments: ComposeArguments, at point: InsertionPoint
  ) -> InsertionPoint {
    var node = ComposeNode()
    let chain = arguments.component("modifier")?.modifierChain ?? []
    apply(chain, to: &node)
    for own in composable.semantics {
      apply(own, of: component, arguments, to: &node)
    }
    if node.configuration.has(.click), let label = tooltip {
      tooltip = nil
      node.update { $0.add(.longClick, label: label) }
    }
    if node.hasSemantics, node.isOutOfSightWithoutArea, chain.setNoArea {
      node.configuration.isHidden = true
    }
    node.behaviour.unknownCallbacks += arguments.unknownCallbacks
    let arrangement = arrangement(composable.arrangement, arguments)
    let isCentred = arguments.component("verticalAlignment")?.lastMember == "CenterVertically"
    return append(
      node, arrangement, isCentred: isCentred, component, composable.parameters, at: point)
  }

  /// Appends a layout node.
  ///
  /// - Parameter parameters: The names of the composable's parameters. They are needed to edit the
  ///   call in the source.
  mutating func append(
    _ node: ComposeNode, _ arrangement: ComposeLayout.Arrangement, isCentred: Bool = false,
    _ component: Component, _ parameters: [String] = [], at point: InsertionPoint
  ) -> InsertionPoint {
    let area = windows[window].layout.append(
      arrangement, in: point.area, rank: point.rank, aligned: node.alignment,
      isCentred: isCentred)
    guard node.hasSemantics else {
      recordSilentChoice(component, parameters, in: point)
      return InsertionPoint(
        node: point.node, area: area, isTapped: point.isTapped || node.detectsTaps)
    }
    let position = position(of: component.range)
    let index = windows[window].tree.append(
      SemanticsNode(configuration: node.configuration, bounds: nil, position: position),
      below: point.node)
    windows[window].areas.append(area)
    windows[window].identities.append(component.identity)
    windows[window].elements.append(SourceTree.Element(component.lastName, at: position))
    if component.range.file == 0 {
      windows[window].calls[index] = SourceTree.Code.Call(component, parameters)
    }
    if !node.behaviour.isEmpty { windows[window].behaviours[index] = node.behaviour }
    recordAuditFacts(of: node, index, in: point)
    let isText = node.configuration.text != nil && !node.configuration.mergesDescendants
    windows[window].layout.set(
      isText ? ComposeLayout.text : ComposeLayout.control, inset: 1,
      isMerged: node.configuration.mergesDescendants, of: area)
    return InsertionPoint(node: index, area: area)
  }

  /// Updates the semantics of a node in the window that is being filled.
  mutating func update(_ node: Int, _ change: (inout SemanticsConfiguration) -> Void) {
    windows[window].tree.update(node, change)
  }

  func arrangement(
    _ arrangement: Composable.Arrangement, _ arguments: ComposeArguments
  ) -> ComposeLayout.Arrangement {
    switch arrangement {
    case .down: return .down
    case .across: return .across
    case .box: return .box
    case .grid(let parameter):
      let lines = max(1, min(lines(of: arguments.component(parameter), arguments), 1_000))
      return parameter == "rows" ? .gridAcross(lines) : .gridDown(lines)
    }
  }
}
