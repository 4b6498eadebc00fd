internal import AccessibilityTree
internal import ImportSupport

struct JSXScreens {
  struct ShownScreen {
    var name: String
    var screen: ImportedScreen
    var root: Int
    var running: JSXRunningScreen?
  }

  private let file: String?
  private let aliases: Aliases
  private let declarations: JSXDeclarations
  private var builder: JSXBuilder
  private(set) var shown: [ShownScreen] = []
  /// The route files that the screens show, as indices of files.
  private(set) var shownFiles: Set<Int> = []
  private var names: Set<String> = []
  /// The last number that was appended to each name to make it unique among the screens.
  private var numbers: [String: Int] = [:]
  private var unnamed = 0

  var built: Set<Int> { builder.built }
  var notShown: Set<Int> { builder.evaluator.notShown }
  var dependsOnPlatform: Bool { builder.evaluator.dependsOnPlatform }

  init(_ roots: [JSXRoot], _ evaluator: JSXEvaluator, aliases: Aliases, file: String?) {
    self.file = file
    self.aliases = aliases
    declarations = evaluator.declarations
    builder = JSXBuilder(evaluator: evaluator, aliases: aliases, file: file)
    let roots = roots.filter(showsNavigator) + roots.filter { !showsNavigator($0) }
    // Components are built before constants, because components can show the constants' elements.
    for (index, root) in roots.enumerated() where !root.isConstant { show(root, index) }
    for (index, root) in roots.enumerated() where root.isConstant { show(root, index) }
    let order = shown.indices.sorted { (shown[$0].root, $0) < (shown[$1].root, $1) }
    shown = order.map { shown[$0] }
    dropParts(roots)
  }

  /// Whether a root shows a navigator.
  ///
  /// Roots with a navigator are built first. Other roots can be routes of the navigator. Such
  /// routes are no separate screens.
  private func showsNavigator(_ root: JSXRoot) -> Bool {
    guard case .function(let function) = root.kind else { return false }
    return declarations.functions[function].body.contains { token in
      guard builder.source.kind(token) == .element else { return false }
      return builder.source.elementName(token).hasSuffix("Navigator")
    }
  }

  /// Removes the screens of components that other components show.
  ///
  /// If no screen would remain, all screens are kept.
  private mutating func dropParts(_ roots: [JSXRoot]) {
    let rest = shown.filter { shown in
      guard case .function(let function) = roots[shown.root].kind else { return true }
      return roots[shown.root].rank == .main
        || !builder.evaluator.inlinedFunctions.contains(function)
    }
    if !rest.isEmpty { shown = rest }
  }

  /// Whether the elements of a constant are alternatives, of which another screen shows one.
  private func isAlternative(_ root: JSXRoot) -> Bool {
    guard case .elements(let elements) = root.kind, root.isConstant else { return false }
    return elements.allSatisfy(builder.evaluator.notShown.contains)
  }

  private mutating func show(_ root: JSXRoot, _ index: Int) {
    builder.firstScope = builder.evaluator.scopes.count
    builder.navigation.beginRoot()
    switch root.kind {
    case .elements(let elements):
      if elements.count == 1, builder.built.contains(elements[0]) { return }
      if isAlternative(root) { return }
      let value = JSXValue.array(elements.map { .element($0, scope: 0) })
      repeat {
        show(value, of: root, index, condition: nil)
      } while builder.selectNextRoute()
    case .function(let function):
      if builder.evaluator.inlinedFunctions.contains(function), root.rank != .main { return }
      show(function, of: root, index)
    }
  }

  private mutating func show(_ function: Int, of root: JSXRoot, _ index: Int) {
    let screens = builder.screens(of: function)
    for (number, screen) in screens.enumerated() {
      builder.navigation.beginRoot()
      repeat {
        show(
          screen.value, of: root, index, condition: screen.condition,
          JSXScreenRoot(function: function, alternative: number))
      } while builder.selectNextRoute()
    }
    guard screens.isEmpty else { return }
    let elements = builder.source
      .outermostElements(in: declarations.functions[function].body)
      .filter { !builder.built.contains($0) }
    guard !elements.isEmpty else { return }
    let scope = builder.evaluator.scopes.count - 1
    let value = JSXValue.array(elements.map { .element($0, scope: scope) })
    show(value, of: root, index, condition: nil)
  }

  private mutating func show(
    _ value: JSXValue, of root: JSXRoot, _ index: Int, condition: JSXUnknown?,
    _ screenRoot: JSXScreenRoot? = nil
  ) {
    builder.diagnostics = DiagnosticCollector.ofReactNative
    let first = value.elements.first ?? 0
    if let condition {
      builder.diagnostics.record(
        .conditionalScreen(
          builder.evaluator.name(of: condition), condition.resting?.reversal),
        at: builder.source.position(condition.tokens.lowerBound))
    }
    if case .elements(let elements) = root.kind, elements.count > 1 {
      builder.diagnostics.record(
        .sideBySide(elements.count), at: builder.source.position(elements[1]))
    }
    var tree = builder.build(value, tokens: first..<first + 1)
    guard !tree.roots.isEmpty else { return }
    shownFiles.formUnion(builder.navigation.frames.compactMap { $0.route?.file })
    tree.diagnostics = builder.diagnostics.diagnostics
    let name = name(for: root, builder.navigation.screenName)
    var source = ReactScreenSource(file: file, name: name, aliases: aliases)
    source.readsApp = builder.evaluator.options.readsApp
    let (screen, app) = ReactNativeScreen.made(of: tree, from: source)
    var running: JSXRunningScreen?
    if let app, let screenRoot {
      running = JSXRunningScreen(screen.screen, app, tree, of: screenRoot, from: source, builder)
    }
    shown.append(ShownScreen(name: name, screen: screen, root: index, running: running))
  }

  private mutating func name(for root: JSXRoot, _ route: String?) -> String {
    guard let base = route ?? root.name else {
      unnamed += 1
      names.insert("root \(unnamed)")
      return "root \(unnamed)"
    }
    var name = base
    while !names.insert(name).inserted {
      let number = (numbers[base] ?? 1) + 1
      numbers[base] = number
      name = "\(base) \(number)"
    }
    return name
  }
}

extension JSXSource {
  func outermostElements(in range: Range<Int>) -> [Int] {
    var elements: [Int] = []
    var token = range.lowerBound
    while token < min(range.upperBound, tokens.count) {
      if kind(token) == .element {
        elements.append(token)
        token = nextSibling(of: token)
      } else {
        token += 1
      }
    }
    return elements
  }
}
