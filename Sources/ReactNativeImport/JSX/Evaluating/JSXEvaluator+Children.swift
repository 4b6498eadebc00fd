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
  mutating func callOfChildren(
    _ path: String, _ arguments: [JSXValue], from start: Int
  ) -> JSXValue {
    guard let children = arguments.first, let values = entries(ofChildren: children) else {
      return unknown(from: start)
    }
    let name = path.split(separator: ".").last.map(String.init) ?? ""
    switch name {
    case "map": return map(values, with: arguments.dropFirst().first) ?? unknown(from: start)
    case "toArray": return .array(values)
    case "count": return .number(Double(values.count), "\(values.count)")
    case "only": return values.first ?? unknown(from: start)
    default: return unknown(from: start)
    }
  }

  /// Returns the children of an element one by one, or `nil` if they are unknown.
  ///
  /// Children that show nothing are left out.
  private mutating func entries(ofChildren value: JSXValue) -> [JSXValue]? {
    guard case .children(let element, let scope) = value else {
      switch value {
      case .element, .string, .number: return [value]
      case .array(let values): return values
      case .undefined, .null: return []
      default: return nil
      }
    }
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
        let child: JSXValue =
          source.isToken(inside.lowerBound, "...")
          ? .unknown(at: inside) : evaluate(inside, in: scope)
        switch child {
        case .array(let more): values += more
        case .unknown: return nil
        case .bool, .null, .undefined: break
        default: values.append(child)
        }
      default: break
      }
      token = source.nextSibling(of: token)
    }
    return values
  }

  /// Returns the element that `cloneElement` copies, or `nil` if the copy has new props that may
  /// concern readers.
  static func clone(_ arguments: [JSXValue]) -> JSXValue? {
    guard let element = arguments.first else { return nil }
    guard arguments.count > 1 else { return element }
    guard arguments.count == 2, case .object(let members) = arguments[1],
      members.allSatisfy({ silentProps.contains($0.key) })
    else { return nil }
    return element
  }

  private static let silentProps: Set<String> = ["key", "ref", "style", "testID"]
}
