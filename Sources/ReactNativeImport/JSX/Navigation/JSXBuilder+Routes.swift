internal import AccessibilityTree

/// The routes of navigators.
extension JSXBuilder {
  private static let routeLimit = 200

  /// A child of a navigator, still to be processed, with the options of the groups around the
  /// child.
  private struct PendingChild {
    var value: JSXValue
    var options: [JSXValue]
    var tokens: Range<Int>
  }

  /// Returns the routes among the children of a navigator's element.
  mutating func routes(
    ofChildrenOf element: Int, in scope: Int, options: [JSXValue]
  ) -> [JSXRoute] {
    var routes: [JSXRoute] = []
    var waiting = children(of: element, in: scope, options: options)
    while let next = waiting.popLast(), routes.count < JSXBuilder.routeLimit {
      switch next.value {
      case .array(let values):
        waiting += values.reversed().map {
          PendingChild(value: $0, options: next.options, tokens: next.tokens)
        }
      case .children(let element, let scope):
        waiting += children(of: element, in: scope, options: next.options)
      case .choice(let condition, let then, let otherwise):
        let decision = evaluator.decision(condition, then, otherwise)
        reportBranch(decision)
        waiting.append(
          PendingChild(value: decision.shown, options: next.options, tokens: next.tokens))
      case .element(let element, let scope):
        built.insert(element)
        let name = source.elementName(element)
        switch name.split(separator: ".").last ?? "" {
        case "Screen", "Trigger":
          if let route = route(element, in: scope, options: next.options) { routes.append(route) }
        case "Group", "Protected", "Fragment", "":
          let props = attributes(of: element, in: scope)
          let guarded = props.last { $0.name == "guard" }?.value
          if let guarded, evaluator.rested(guarded).isTruthy == false { continue }
          let own = props.last { $0.name == "screenOptions" }?.value
          waiting += children(
            of: element, in: scope, options: next.options + (own.map { [$0] } ?? []))
        default: diagnostics.record(.unknownRoute(name), at: source.position(element))
        }
      default: break
      }
    }
    return routes
  }

  /// Returns the children of an element in reverse order.
  ///
  /// When the children are pushed onto a stack in this order, the first child is processed first.
  private mutating func children(
    of element: Int, in scope: Int, options: [JSXValue]
  ) -> [PendingChild] {
    var found: [PendingChild] = []
    for (value, tokens) in childValues(of: element, in: scope) {
      found.append(PendingChild(value: value, options: options, tokens: tokens))
    }
    return found.reversed()
  }

  /// Returns the elements and expressions between the tags of an element.
  mutating func childValues(
    of element: Int, in scope: Int
  ) -> [(value: JSXValue, tokens: Range<Int>)] {
    var found: [(value: JSXValue, tokens: Range<Int>)] = []
    var token = source.tagEnd(of: element) + 1
    while token < source.match(element) {
      switch source.kind(token) {
      case .element:
        found.append((.element(token, scope: scope), token..<source.nextSibling(of: token)))
      case .open:
        let inside = source.inside(token)
        if !inside.isEmpty { found.append((evaluator.evaluate(inside, in: scope), inside)) }
      default: break
      }
      token = source.nextSibling(of: token)
    }
    return found
  }

  /// Returns the route that a `Screen` element declares.
  private mutating func route(
    _ element: Int, in scope: Int, options: [JSXValue]
  ) -> JSXRoute? {
    let props = attributes(of: element, in: scope)
    func value(_ name: String) -> JSXValue? { props.last { $0.name == name }?.value }
    guard let name = value("name").flatMap({ evaluator.rested($0).text }) else {
      diagnostics.record(.noRoutes, at: source.position(element))
      return nil
    }
    var route = JSXRoute(
      name: name, content: .unknown, tokens: element..<source.nextSibling(of: element), scope: scope
    )
    route.options = options + (value("options").map { [$0] } ?? [])
    route.parameters = value("initialParams")
    if case .bool(true)? = value("hidden") {
      route.options.append(.object([("href", .null)]))
    }
    if let component = value("component") {
      route.content = .component(component)
    } else if case .function(let function?, let outer)? = value("getComponent") {
      evaluator.inlinedFunctions.insert(function)
      route.content = .component(evaluator.run(function, [], in: outer).main)
    } else if source.elementName(element).hasSuffix("Trigger") {
      route.parts = element
    } else if let child = value("children") ?? childValues(of: element, in: scope).first?.value {
      route.content = .rendered(child)
    }
    return route
  }

  /// Returns the routes that a static configuration declares.
  ///
  /// Source: React Navigation 7, Static configuration: `screens`, `groups`, `if`.
  func routes(of configuration: JSXValue, options: [JSXValue], at tokens: Range<Int>) -> [JSXRoute]
  {
    var routes = entries(of: configuration.part(.key("screens")), options: options, at: tokens)
    guard case .object(let groups)? = configuration.part(.key("groups")) else { return routes }
    for group in groups {
      let own = group.value.member("screenOptions").map { [$0] } ?? []
      routes += entries(of: group.value.part(.key("screens")), options: options + own, at: tokens)
    }
    return routes
  }

  private func entries(
    of screens: JSXValue?, options: [JSXValue], at tokens: Range<Int>
  ) -> [JSXRoute] {
    guard case .object(let members)? = screens else { return [] }
    return members.prefix(JSXBuilder.routeLimit).map { name, value in
      var route = JSXRoute(name: name, content: .component(value), tokens: tokens, scope: 0)
      route.options = options
      guard JSXNavigator(value) == nil, let screen = value.member("screen") else { return route }
      route.content = .component(screen)
      route.options += value.member("options").map { [$0] } ?? []
      route.parameters = value.member("initialParams")
      return route
    }
  }
}

extension JSXValue {
  /// Returns a member, unless it is missing, `null` or `undefined`.
  func member(_ name: String) -> JSXValue? {
    guard case .object = self, let value = part(.key(name)), value.isNullish != true else {
      return nil
    }
    if case .unknown = value, case .object(let members) = self,
      !members.contains(where: { $0.key == name })
    {
      // Only a spread object with unknown members can contain the member, so it is probably
      // missing.
      return nil
    }
    return value
  }
}
