internal import AccessibilityTree

/// The options of routes.
extension JSXBuilder {
  /// Returns the options that apply to a route.
  ///
  /// An inner option overrides an outer one with the same name.
  ///
  /// Source: React Navigation 7, `screenOptions` of the navigator and of groups, `options` of the
  /// screen, `setOptions`.
  mutating func options(of index: Int, in frame: JSXNavigationFrame) -> JSXValue {
    let route = frame.routes[index]
    let overrides = index == frame.chosen ? frame.overrides : []
    var members: [(key: String, value: JSXValue)] = []
    for value in route.options + overrides {
      var value = evaluator.rested(value)
      if case .function(let function?, let scope) = value {
        evaluator.inlinedFunctions.insert(function)
        value = evaluator.rested(
          evaluator.run(function, [route.properties], in: scope).main)
      }
      guard case .object(let own) = value else {
        if case .unknown = value {
          diagnostics.record(
            .unknownOptions(route.name), at: source.position(route.tokens.lowerBound))
        }
        continue
      }
      let names = Set(own.map(\.key))
      members.removeAll { names.contains($0.key) }
      members += own
    }
    return .object(members)
  }

  /// Returns the title in a route's header.
  ///
  /// The back button of the next screen also shows this title.
  ///
  /// Source: React Navigation 7, getHeaderTitle.
  mutating func title(of index: Int, in frame: JSXNavigationFrame) -> JSXValue {
    let options = options(of: index, in: frame)
    if let title = options.member("headerTitle"), evaluator.rested(title).isText { return title }
    return options.member("title") ?? .string(frame.routes[index].name)
  }

  /// Returns the text of a label, with unknown parts in brackets, or `nil` if the value is not
  /// text.
  mutating func labelText(_ value: JSXValue, of prop: String) -> String? {
    switch evaluator.rested(value) {
    case .string(let text, let unknownParts):
      report(unknownParts, in: prop)
      return text
    case .number(_, let digits): return digits
    case .unknown(let unknown):
      report([unknown], in: prop)
      return "⟨\(evaluator.name(of: unknown))⟩"
    default: return nil
    }
  }

  /// Returns the value that an option shows: the option's value or, if this value is a function,
  /// the result of calling the function.
  mutating func rendered(_ value: JSXValue?, _ argument: JSXValue) -> JSXValue? {
    guard let value, case .function(let function?, let scope) = evaluator.rested(value) else {
      return value
    }
    evaluator.inlinedFunctions.insert(function)
    return evaluator.run(function, [argument], in: scope).main
  }

  /// Whether the value of an option is `false`, which switches off a part of the header or tab bar.
  func isOff(_ value: JSXValue?) -> Bool {
    if case .bool(false)? = value.map(evaluator.rested) { true } else { false }
  }

  /// Appends an element to a bar, and returns the index of the element's item in the tree.
  @discardableResult
  mutating func appendBarItem(
    _ type: String, _ props: [(String, PropValue)], to parent: Int?, at tokens: Range<Int>
  ) -> Int {
    let position = source.position(tokens.lowerBound)
    let own = props.map { ReactProp($0.0, $0.1, at: position) }
    return tree.append(ReactElement(type: type, props: own), to: parent, at: position)
  }

  /// Appends a button with a label to a bar, and returns the index of the button's item in the
  /// tree.
  @discardableResult
  mutating func appendBarButton(_ label: String, to parent: Int, at tokens: Range<Int>) -> Int {
    appendBarItem(
      "Pressable",
      [
        ("accessibilityRole", .string("button")), ("accessibilityLabel", .string(label)),
        ("onPress", .function(nil)),
      ], to: parent, at: tokens)
  }

  /// Appends a view to a bar.
  ///
  /// The view contains a value that the app passes to the navigator, such as a button.
  mutating func appendBarSlot(_ value: JSXValue, to parent: Int, at tokens: Range<Int>) {
    let slot = appendBarItem("View", [], to: parent, at: tokens)
    pending.append((.value(value, tokens: tokens), slot))
  }

  mutating func appendBarText(
    _ value: JSXValue, _ props: [(String, PropValue)] = [], to parent: Int?,
    at tokens: Range<Int>
  ) {
    let item = appendBarItem("Text", props, to: parent, at: tokens)
    pending.append((.value(value, tokens: tokens), item))
  }
}

extension JSXValue {
  /// Whether the value is a text.
  ///
  /// The value can also be a text with unknown parts.
  var isText: Bool {
    switch self {
    case .string, .number, .unknown: true
    default: false
    }
  }
}
