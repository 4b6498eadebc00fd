internal import AccessibilityTree

/// Screens with the bars of their navigators.
extension JSXBuilder {
  private static let nestingLimit = 16
  /// The minimum number of values that can be evaluated for each further route of a navigator.
  private static let routeBudget = 20_000

  /// Chooses the next route to show on a separate screen.
  ///
  /// - Returns: `false` if no route remains.
  mutating func selectNextRoute() -> Bool {
    evaluator.budget = max(evaluator.budget, JSXBuilder.routeBudget)
    return navigation.selectNext(requiring: requiredFiles)
  }

  /// Adds the bars of a navigator and the content of its chosen route.
  ///
  /// - Returns: `false` if the component is not a navigator.
  mutating func addNavigation(
    _ component: JSXValue, _ name: String, _ element: Int, _ props: [JSXProp], in scope: Int,
    to parent: Int?
  ) -> Bool {
    let tokens = element..<source.nextSibling(of: element)
    let properties = properties(props, of: element, in: scope)
    if let navigator = JSXNavigator(component) {
      switch navigator.part {
      case .screen, .group:
        override(with: properties, from: parent, at: element)
      case .whole, .navigator:
        add(navigator, properties, element, tokens, in: scope, to: parent)
      }
      return true
    }
    switch component {
    case .unknown, .undefined: break
    default: return false
    }
    let (type, origin) = origin(of: name, written: name, at: element)
    guard case .package(let package) = origin else { return false }
    let names = type.split(separator: ".").map(String.init)
    guard let kind = NavigatorKind(component: names.first ?? "", ofPackage: package) else {
      return false
    }
    guard names.count == 1 else {
      override(with: properties, from: parent, at: element)
      return true
    }
    add(
      JSXNavigator(kind, nil, at: element), properties, element, tokens, in: scope, to: parent)
    return true
  }

  /// Overrides options of the route around the item `parent` with the options in the props of an
  /// element such as `<Stack.Screen options={…}/>`.
  ///
  /// If the file of the navigator was not read, the options are reported.
  private mutating func override(with properties: JSXValue, from parent: Int?, at element: Int) {
    guard let options = properties.member("options") else { return }
    guard let frame = frame(around: parent) else {
      diagnostics.record(.missingNavigator, at: source.position(element))
      return
    }
    navigation.frames[frame].overrides.append(options)
  }

  /// Returns the index in ``navigation`` of the innermost navigator around an item.
  private func frame(around item: Int?) -> Int? {
    var next = item
    while let item = next {
      if let frame = navigation.frameOfItem[item] { return frame }
      next = tree[item].parent
    }
    return nil
  }

  /// Adds the bars of a navigator and the content of its chosen route.
  ///
  /// If no route is known, a diagnostic is recorded.
  private mutating func add(
    _ navigator: JSXNavigator, _ properties: JSXValue, _ element: Int?, _ tokens: Range<Int>,
    in scope: Int, to parent: Int?
  ) {
    let configuration = navigator.configuration ?? .undefined
    let options = [configuration, properties].compactMap { $0.member("screenOptions") }
    var routes: [JSXRoute] = []
    if navigator.part == .whole,
      configuration.member("screens") != nil
        || configuration.member("groups") != nil
    {
      routes = self.routes(of: configuration, options: options, at: tokens)
    } else if let element {
      routes = self.routes(ofChildrenOf: element, in: scope, options: options)
    }
    let outer = frame(around: parent).flatMap { navigation.frames[$0].route }
    let files = routesOfFiles(in: outer, after: routes, options: options, at: tokens)
    let key = navigator.part == .whole ? navigator.token : tokens.lowerBound
    let initial =
      (properties.member("initialRouteName") ?? configuration.member("initialRouteName"))
      .flatMap { evaluator.rested($0).text }
    var frame = JSXNavigationFrame(
      kind: navigator.kind, key: key, tokens: tokens, routes: files ?? routes,
      chosen: 0, properties: .object(configuration.members + properties.members))
    frame.isOfFiles = files != nil
    let start = initialRoute(of: frame, named: initial)
    let required = frame.routes.firstIndex { $0.file.map(requiredFiles.contains) ?? false }
    frame.chosen = openRoute(of: frame) ?? required ?? navigation.selection[key] ?? start
    guard frame.route != nil else {
      diagnostics.record(.noRoutes, at: source.position(tokens.lowerBound))
      tree.markContentUnknown(of: parent)
      return
    }
    add(frame, startingAt: start, to: parent)
  }

  /// Returns the index of the route that a person opened, or `nil` if no route was opened.
  private func openRoute(of frame: JSXNavigationFrame) -> Int? {
    let state = evaluator.states.values[JSXStates.key(ofNavigator: frame.key)]
    guard case .number(let number, _)? = state, let index = Int(exactly: number),
      frame.routes.indices.contains(index)
    else { return nil }
    return index
  }

  /// Returns the index of the route that is shown first.
  private func initialRoute(of frame: JSXNavigationFrame, named name: String?) -> Int {
    if let index = frame.routes.firstIndex(where: { $0.name == name }) { return index }
    guard frame.isOfFiles else { return 0 }
    return frame.routes.firstIndex { $0.name == "index" }
      ?? frame.routes.firstIndex { $0.name.hasPrefix("(") } ?? 0
  }

  /// Adds the bars of a navigator and the content of the chosen route.
  private mutating func add(
    _ frame: JSXNavigationFrame, startingAt start: Int, to parent: Int?
  ) {
    // Native bars differ between the platforms.
    evaluator.dependsOnPlatform = true
    var frame = frame
    let outer = self.frame(around: parent)
    frame.backTitle = outer.flatMap { navigation.frames[$0].backTitle }
    if frame.kind.isStack, frame.chosen != start, let route = frame.route {
      let previous = frame.routes[start]
      frame.backTitle = title(of: start, in: frame)
      diagnostics.record(
        .openedFrom(previous.name, route.name), at: source.position(route.tokens.lowerBound))
    }
    let position = source.position(frame.tokens.lowerBound)
    if frame.shownRoutes < frame.routes.count {
      diagnostics.record(.tooManyRoutes(frame.shownRoutes), at: position)
    }
    if frame.kind != .slot { diagnostics.record(.bars, at: position) }
    let isAbove = frame.kind == .topTabs
    if isAbove { frame.tabBar = tree.append(ReactElement(type: "View"), to: parent, at: position) }
    if frame.kind.hasHeader {
      frame.header = tree.append(ReactElement(type: "View"), to: parent, at: position)
    }
    let content = tree.append(ReactElement(type: "View"), to: parent, at: position)
    if frame.kind.hasTabs, !isAbove {
      frame.tabBar = tree.append(ReactElement(type: "View"), to: parent, at: position)
    }
    navigation.frameOfItem[content] = navigation.frames.count
    navigation.frames.append(frame)
    if let route = frame.route { addContent(of: route, to: content) }
  }

  private mutating func addContent(of route: JSXRoute, to item: Int) {
    let position = source.position(route.tokens.lowerBound)
    var component: JSXValue
    switch route.content {
    case .component(let value): component = value
    case .rendered(let value):
      guard case .function(let function?, let scope) = value else {
        pending.append((.value(value, tokens: route.tokens), item))
        return
      }
      evaluator.inlinedFunctions.insert(function)
      let contexts = contexts(below: item)
      evaluator.renderedContexts = contexts
      let shown = evaluator.run(function, [route.properties], in: scope).main
      evaluator.renderedContexts = nil
      pending.append((.value(shown, tokens: route.tokens), item))
      return
    case .file(let file):
      let own = JSXDeclarations.FileName(file: file, name: "default")
      component =
        evaluator.imported(own, at: route.tokens.lowerBound) ?? .unknown(at: route.tokens)
    case .unknown:
      tree.markContentUnknown(of: item)
      return diagnostics.record(.unknownRoute(route.name), at: position)
    }
    component = unwrapped(component)
    if let navigator = JSXNavigator(component) {
      guard navigation.frames.count < JSXBuilder.nestingLimit else { return }
      return add(
        navigator, .object([]), nil, route.tokens, in: route.scope, to: item)
    }
    let scopes = evaluator.scopes.count
    let rendering = rendering(
      of: component, named: route.name, route.properties, in: route.scope, below: item)
    guard let rendering, rendering.isKnown else {
      tree.markContentUnknown(of: item)
      return diagnostics.record(.unknownRoute(route.name), at: position)
    }
    overrideOptions(by: rendering.function, in: scopes, of: item)
    show(rendering, named: route.name, tokens: route.tokens, to: item)
  }

  /// Applies options that a component sets: `navigation.setOptions({ title: 'Edit' })`.
  private mutating func overrideOptions(by function: Int, in scope: Int, of item: Int) {
    guard scope < evaluator.scopes.count, let frame = navigation.frameOfItem[item] else { return }
    let body = evaluator.declarations.functions[function].body
    evaluator.budget -= body.count
    guard evaluator.budget > 0 else { return }
    for token in body where source.isToken(token, "setOptions") && source.isToken(token + 1, "(") {
      guard let first = source.entries(of: token + 1).first else { continue }
      navigation.frames[frame].overrides.append(evaluator.evaluate(first, in: scope))
    }
  }

  /// Adds the headers and tab bars of the navigators whose bars are still missing.
  ///
  /// - Returns: `false` if no navigator was left.
  mutating func fillBars() -> Bool {
    guard navigation.filled < navigation.frames.count else { return false }
    while navigation.filled < navigation.frames.count {
      let index = navigation.filled
      navigation.filled += 1
      addHeader(of: index)
      addTabBar(of: index)
    }
    return true
  }

  /// Reports which branch of an unknown condition is shown.
  mutating func reportBranch(_ decision: JSXDecision) {
    diagnostics.record(
      .decided(
        evaluator.name(of: decision.condition), decision.resting, names(in: decision.shown),
        names(in: decision.leftOut)),
      at: source.position(decision.condition.tokens.lowerBound))
    evaluator.notShown.formUnion(
      Set(decision.leftOut.elements).subtracting(decision.shown.elements))
  }
}

extension JSXValue {
  /// The members of an object, or an empty array for values other than objects.
  var members: [(key: String, value: JSXValue)] {
    if case .object(let members) = self { members } else { [] }
  }
}
