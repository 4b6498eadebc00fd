/// Evaluates functions that take the children of an element.
///
/// Source: React 19, Children and cloneElement.
extension JSXEvaluator {
  /// Returns the function between the tags of an element, as in `<Data>{rows => …}</Data>`.
  mutating func function(between element: Int, in scope: Int) -> Int? {
    var token = source.tagEnd(of: element) + 1
    while token < source.match(element), source.kind(token) != .open {
      token = source.nextSibling(of: token)
    }
    guard source.kind(token) == .open, token < source.match(element),
      case .function(let function?, _) = evaluate(source.inside(token), in: scope)
    else { return nil }
    return function
  }

  /// Whether a path names a function of `React.Children`.
  static func isOfChildren(_ path: String) -> Bool {
    path.hasPrefix("React.Children.") || path.hasPrefix("Children.")
  }

  /// Calls a function of `React.Children`, such as `Children.map`.
  ///
  /// Children that show nothing, such as `null`, count as children, but `toArray` leaves them out.
  mutating func callOfChildren(
    _ path: String, _ arguments: [JSXValue], from start: Int
  ) -> JSXValue {
    guard let children = arguments.first, let values = entries(ofChildren: children) else {
      return unknown(from: start)
    }
    let name = path.split(separator: ".").last.map(String.init) ?? ""
    switch name {
    case "map": return map(values, with: arguments.dropFirst().first) ?? unknown(from: start)
    case "toArray": return .array(values.filter { !$0.showsNothing })
    case "count": return .number(Double(values.count), "\(values.count)")
    case "only": return values.count == 1 ? values[0] : unknown(from: start)
    default: return unknown(from: start)
    }
  }

  /// Returns the children of an element one by one, or `nil` if they are unknown.
  private mutating func entries(ofChildren value: JSXValue) -> [JSXValue]? {
    if value.isNullish == true { return [] }
    var values: [JSXValue] = []
    var pending = [value]
    while let next = pending.popLast() {
      budget -= 1
      guard budget > 0 else { return nil }
      switch next {
      case .children(let element, let scope):
        let children = children(between: element, in: scope)
        // The only child is the prop itself, and a prop without a value has no children.
        if children.count == 1, children[0].isNullish == true { continue }
        pending += children.reversed()
      case .array(let entries): pending += entries.reversed()
      case .element, .string, .number, .bool, .null, .undefined, .choice: values.append(next)
      default: return nil
      }
    }
    return values
  }

  /// Returns the values between the tags of an element.
  private mutating func children(between element: Int, in scope: Int) -> [JSXValue] {
    var values: [JSXValue] = []
    var token = source.tagEnd(of: element) + 1
    while token < source.match(element) {
      switch source.kind(token) {
      case .text:
        let text = JSXStrings.shown(source.text(token))
        if !text.isEmpty { values.append(.string(text)) }
      case .element: values.append(.element(token, scope: scope))
      case .open:
        let inside = source.inside(token)
        guard !inside.isEmpty else { break }
        values.append(
          source.isToken(inside.lowerBound, "...")
            ? .unknown(at: inside) : evaluate(inside, in: scope))
      default: break
      }
      token = source.nextSibling(of: token)
    }
    return values
  }

  /// The maximum number of components through which children are passed on.
  private static let forwardingLimit = 16

  /// Returns the result of `typeof`, or `nil` if the type is unknown.
  ///
  /// Children have the type of the only child; several children are an array.
  mutating func typeName(of value: JSXValue) -> String? {
    var value = value
    for _ in 0..<JSXEvaluator.forwardingLimit {
      guard case .children(let element, let scope) = value else { break }
      let children = children(between: element, in: scope)
      guard children.count < 2 else { return "object" }
      value = children.first ?? .undefined
    }
    switch value {
    case .string: return "string"
    case .number: return "number"
    case .bool: return "boolean"
    case .undefined: return "undefined"
    case .null, .object, .array, .element, .module: return "object"
    case .function, .setter: return "function"
    case .component, .children, .choice, .unknown: return nil
    }
  }

  /// Returns the copy of an element that `cloneElement` makes, or `nil` if the copy is unknown.
  mutating func clone(_ arguments: [JSXValue]) -> JSXValue? {
    guard let element = arguments.first else { return nil }
    guard arguments.count > 1, arguments[1].isNullish != true else {
      return arguments.count > 2 ? nil : element
    }
    guard arguments.count == 2, case .object(let members) = arguments[1] else { return nil }
    let props = members.filter { !JSXEvaluator.silentProps.contains($0.key) }
    if props.isEmpty { return element }
    guard case .element(let token, let scope) = element, budget > props.count,
      !props.contains(where: { $0.key == ReactProp.spread || $0.key == "children" })
    else { return nil }
    budget -= 4 + props.count
    var copy = JSXScope(parent: scope, caller: scope)
    copy.identity = scopes[scope].identity
    copy.contexts = scopes[scope].contexts
    let earlier = scopes[scope].clone.flatMap { $0.element == token ? $0.props : nil } ?? []
    copy.clone = JSXScope.Clone(element: token, props: earlier + props)
    scopes.append(copy)
    return .element(token, scope: scopes.count - 1)
  }

  private static let silentProps: Set<String> = ["key", "ref", "style", "testID"]
}

extension JSXValue {
  /// Whether React shows nothing for a child with this value.
  fileprivate var showsNothing: Bool {
    switch self {
    case .bool, .null, .undefined: true
    default: false
    }
  }
}
