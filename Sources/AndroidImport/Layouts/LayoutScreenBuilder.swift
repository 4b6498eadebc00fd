internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// A builder of a screen from an expanded layout.
///
/// Every view becomes a node. Some classes add further nodes, such as the buttons of a search view.
/// The builder keeps a list of remaining steps and is not recursive, so that deep nesting cannot
/// overflow the call stack.
struct LayoutScreenBuilder {
  private let layout: ExpandedLayout
  private let words: AndroidWords
  private let layoutContext: LayoutContext
  private let frames: ViewFrames
  private var types: [ExpandedLayout.ID: ViewType] = [:]
  private var holdsControl = Set<ExpandedLayout.ID>()
  private var screen = Screen(origin: .android)
  private var found: FoundTexts
  private var diagnostics = DiagnosticCollector(limit: 48)
  private var steps: [Step] = []

  private struct Step {
    enum Work {
      case view(ExpandedLayout.ID, ViewContext)
      case parts([Branch])
    }

    var work: Work
    var parent: Node.Index?
  }

  private init(_ layout: ExpandedLayout, _ options: ImportOptions) {
    self.layout = layout
    words = .words(for: options.language)
    found = layout.found
    layoutContext = LayoutContext(layout)
    frames = ViewFrames(layout)
  }

  static func screen(
    of layout: ExpandedLayout, options: ImportOptions, types: inout ViewTypes
  ) throws(InputError) -> ImportedScreen {
    var builder = LayoutScreenBuilder(layout, options)
    switch layout.kind {
    case .layout:
      try builder.findTypes(&types)
      builder.walk()
    case .menu:
      MenuScreen.fill(&builder.screen, &builder.found, from: layout)
      builder.diagnostics.record(.openMenu, at: .start)
    case .preferences:
      PreferenceScreen(layout: layout, words: builder.words).fill(
        &builder.screen, &builder.found, &builder.diagnostics)
    }
    return builder.finish()
  }

  private mutating func finish() -> ImportedScreen {
    hideDescendants()
    screen.name = layout.name
    screen.file = layout.file
    screen.title = screen.title ?? layout.title
    screen.language = layout.language
    screen.direction = layout.direction
    screen.orientation = layout.orientation
    screen.idiom = layout.idiom
    screen.diagnostics = sorted(layout.diagnostics + diagnosticsOfMenus + diagnostics.diagnostics)
    return ImportedScreen(screen, unused: found.unused(in: [screen]))
  }
}

extension LayoutScreenBuilder {
  private var diagnosticsOfMenus: [ImportDiagnostic] {
    layout.menus.keys.sorted().flatMap { layout.menus[$0]?.diagnostics ?? [] }
  }

  /// Sorts diagnostics by location.
  ///
  /// Diagnostics of other files come last.
  private func sorted(_ diagnostics: [ImportDiagnostic]) -> [ImportDiagnostic] {
    func key(_ diagnostic: ImportDiagnostic) -> (Int, Int, Int) {
      guard let position = diagnostic.position else { return (2, 0, 0) }
      return (position.file == nil ? 0 : 1, position.line, position.column)
    }
    return diagnostics.enumerated().sorted { left, right in
      let (one, other) = (key(left.element), key(right.element))
      return one == other ? left.offset < right.offset : one < other
    }.map(\.element)
  }

  /// Hides all descendants of hidden nodes.
  private mutating func hideDescendants() {
    for visit in screen.preorder where screen[visit.index].hidden == nil {
      guard let parent = screen.parent(of: visit.index), let hidden = screen[parent].hidden,
        !hidden.keepsChildren
      else { continue }
      screen[visit.index].hidden = hidden
    }
  }

  /// Determines the type of each view, and records which views contain a control.
  private mutating func findTypes(_ known: inout ViewTypes) throws(InputError) {
    var identifiers = Set<String>()
    for id in layout.all {
      let hasChildren = layout.hasChildren(id)
      var type = try known.type(of: layout[id].viewClass, hasChildren: hasChildren)
      if layout[id].dependsOnTheme, type.source == .platform { applyTheme(to: &type, id) }
      types[id] = type
      reportGuess(type, layout[id])
      guard let name = layout[id].id(), !identifiers.insert(name).inserted else { continue }
      diagnostics.record(.duplicateIdentifier, name, at: layout[id].position)
    }
    for id in Array(layout.all).reversed() {
      guard let parent = layout.parent(of: id), let kind = types[id]?.kind else { continue }
      if kind.isControl || layout[id].bool("clickable") == true || holdsControl.contains(id) {
        holdsControl.insert(parent)
      }
    }
  }

  /// Replaces the class of a check box by Material's class, if the theme replaces it.
  ///
  /// If the theme is unknown, a diagnostic is recorded instead.
  private mutating func applyTheme(to type: inout ViewType, _ id: ExpandedLayout.ID) {
    switch layout.inflatesMaterialViews {
    case true?: type.viewClass = "MaterialCheckBox"
    case false?: break
    case nil: diagnostics.record(.unknownTheme, at: layout[id].position)
    }
  }

  private mutating func reportGuess(_ type: ViewType, _ view: LayoutView) {
    guard view.kind == .view else { return }
    if let alias = type.similarAlias {
      diagnostics.record(.misspeltAlias(alias), type.simpleName, at: view.position)
    }
    switch type.source {
    case .platform, .alias: break
    case .name:
      let base = AndroidClassGuess.likely(type.simpleName) ?? "View"
      diagnostics.record(.guessedView(base), type.simpleName, at: view.position)
    case .unknown: diagnostics.record(.unknownView, type.simpleName, at: view.position)
    }
  }

  private mutating func walk() {
    for root in layout.roots.reversed() {
      steps.append(Step(work: .view(root, ViewContext()), parent: nil))
    }
    while let step = steps.popLast() {
      switch step.work {
      case .parts(let parts): for part in parts { screen.append(part, to: step.parent) }
      case .view(let id, let context): add(id, context, below: step.parent)
      }
    }
  }

  /// Appends the node of a view to the screen.
  ///
  /// Adds the children of the view, and the added nodes that follow them, to the steps that remain.
  private mutating func add(
    _ id: ExpandedLayout.ID, _ context: ViewContext, below parent: Node.Index?
  ) {
    let view = layout[id]
    guard let type = types[id] else { return }
    var draft = ViewDraft(view, type)
    guard type.kind != .nothing else {
      recordUnusedTexts(of: &draft)
      return
    }
    var context = context
    if type.kind == .textInputLayout { context.fieldInside = field(below: id) }
    fill(&draft, id, context)
    recordUnusedTexts(of: &draft)
    let index = screen.append(draft.node, to: parent)
    for part in draft.leading { screen.append(part, to: index) }
    if !draft.following.isEmpty {
      steps.append(Step(work: .parts(draft.following), parent: parent))
    }
    if !draft.trailing.isEmpty { steps.append(Step(work: .parts(draft.trailing), parent: index)) }
    let inside = self.context(inside: view, type, context)
    let children = order(of: id, type)
    let firstTab = type.kind == .tabLayout ? children.first { types[$0]?.kind == .tabItem } : nil
    let initiallyHidden = InitiallyHiddenViews(inside: id, type, of: layout)
    initiallyHidden.report(&diagnostics)
    let hiddenIDs = Set(initiallyHidden.ids)
    for child in children.reversed() {
      var context = inside
      context.isFirstTab = child == firstTab
      context.isInitiallyHidden = hiddenIDs.contains(child)
      steps.append(Step(work: .view(child, context), parent: index))
    }
  }

  private mutating func fill(
    _ draft: inout ViewDraft, _ id: ExpandedLayout.ID, _ context: ViewContext
  ) {
    CommonFacts(layoutContext: layoutContext).apply(to: &draft, &diagnostics)
    ViewFacts(
      layoutContext: layoutContext, holdsControl: holdsControl.contains(id),
      hasChildren: layout.hasChildren(id), context: context, arrays: layout.arrays,
      menus: layout.menus, words: words
    ).apply(to: &draft, &diagnostics)
    if draft.view.kind != .view { draft.node.role = .group }
    draft.node.frame = frames[id]
    if draft.node.frame == nil { frames.keepSize(of: id, in: &draft.node) }
    if context.isInitiallyHidden { draft.node.hidden = Hidden(.displayNone) }
    if draft.view.isSample || context.isSample { draft.node.android.passthrough["sample"] = "true" }
    ClickableGuess.report(draft, &diagnostics)
  }

  private func context(
    inside view: LayoutView, _ type: ViewType, _ outer: ViewContext
  ) -> ViewContext {
    var context = ViewContext()
    context.isSample = outer.isSample || view.isSample
    context.inputLayout = type.kind == .textInputLayout ? view : outer.inputLayout
    switch type.kind {
    case .buttonGroup, .chipGroup:
      let isSingle = view.bool("singleSelection", .app) == true
      if type.kind == .buttonGroup || isSingle { context.choice = isSingle ? .single : .multiple }
    default: break
    }
    return context
  }

  /// Returns the first text field inside a `TextInputLayout`.
  private func field(below id: ExpandedLayout.ID) -> LayoutView? {
    var pending = Array(layout.children(of: id).prefix(20).reversed())
    var steps = 0
    while let next = pending.popLast(), steps < 100 {
      steps += 1
      if let kind = types[next]?.kind, kind == .field || kind == .dropDown { return layout[next] }
      pending += layout.children(of: next).prefix(20).reversed()
    }
    return nil
  }

  /// Returns the children of a view in reading order.
  private mutating func order(
    of id: ExpandedLayout.ID, _ type: ViewType
  ) -> [ExpandedLayout.ID] {
    let children = Array(layout.children(of: id))
    guard children.count > 1 else { return children }
    let order = ViewOrder(of: children, in: layout, type)
    if !order.isCertain {
      diagnostics.record(
        .uncertainOrder, layout[id].id() ?? type.simpleName, at: layout[id].position)
    }
    return order.children
  }

  /// Records why texts of a view are not on the screen.
  private mutating func recordUnusedTexts(of draft: inout ViewDraft) {
    for attribute in draft.unread where attribute.space == .android || attribute.space == .app {
      guard draft.type.source != .platform, draft.type.kind != .nothing else {
        found.omit(attribute, because: .noEffect)
        continue
      }
      draft.node.android.passthrough[attribute.source] = attribute.shownText
      diagnostics.record(.unknownText, attribute.source, at: attribute.position)
    }
    for (attribute, reason) in draft.discarded { found.omit(attribute, because: reason) }
  }
}

extension FoundTexts {
  /// Records why the text of an attribute is not on the screen.
  mutating func omit(_ attribute: LayoutAttribute, because reason: UnusedText.Reason) {
    omit(
      attribute.value.shown(raw: attribute.raw), in: attribute.source, because: reason,
      at: attribute.position)
  }
}
