/// Evaluates calls of factories and higher-order components, which make components from other
/// components.
///
/// Source: styled-components 6, `styled`; Emotion 11; NativeWind 4, `cssInterop` and `styled`;
/// Tamagui 1, `styled` and `styleable`; gluestack-ui 2, `createInput` and similar functions;
/// Shopify Restyle 2, `createBox`; React's convention for higher-order components, `withName`.
extension JSXEvaluator {
  /// Factories that take the component as their first argument.
  private static let factories: Set<String> = [
    "styled", "cssInterop", "remapProps", "createStyledComponent", "makeStyledComponent",
    "styleable",
  ]

  /// The name of the part with the props that `attrs` gives to all elements of a component.
  ///
  /// No component can have a part with this name.
  static let attributesPart = "attrs()"
  /// The name of the part with the configuration of a component that `styled` makes.
  static let configurationPart = "styled()"

  /// Returns the component that a factory makes, or `nil` if the function is not a factory.
  mutating func factoryResult(_ path: String, _ arguments: [JSXValue]) -> JSXValue? {
    let names = path.split(separator: ".").map(String.init)
    guard let name = names.last, let first = names.first else { return nil }
    if first == "styled", names.count > 1 {
      return name == "attrs"
        ? component(styledMember(names), withAttributes: arguments.first) : styledMember(names)
    }
    if JSXEvaluator.factories.contains(name) || JSXEvaluator.isHigherOrder(name) && !isNext("("),
      let base = arguments.first, isComponent(base)
    {
      guard name == "styled", arguments.count > 1, case .object = arguments[1] else {
        return .component(base, parts: [])
      }
      return .component(base, parts: [(JSXEvaluator.configurationPart, arguments[1])])
    }
    switch name {
    case "createBox": return JSXEvaluator.component(named: "View")
    case "createText": return JSXEvaluator.component(named: "Text")
    case "createRestyleComponent", "createVariant":
      guard arguments.count > 1, isComponent(arguments[1]) else { return nil }
      return .component(arguments[1], parts: [])
    default: break
    }
    guard name.hasPrefix("create"), case .object(let parts)? = arguments.first,
      !parts.isEmpty, parts.contains(where: { isComponent($0.value) })
    else { return nil }
    let root = parts.last { $0.key == "Root" }?.value
    return .component(root ?? .undefined, parts: parts)
  }

  /// Returns the component that a call of one of a component's members gives: `styled(View).attrs(…)`.
  ///
  /// Members other than `attrs` configure the factory and do not change the component.
  mutating func component(
    _ component: JSXValue, withMemberCalledAt open: Int, in scope: Int
  ) -> JSXValue {
    guard source.isToken(name(ofCallAt: open), "attrs") else { return component }
    return self.component(component, withAttributes: arguments(at: open, in: scope).first)
  }

  /// Returns a component whose elements also have the props in the argument of `attrs`: an object,
  /// or a function that returns an object.
  private mutating func component(
    _ component: JSXValue, withAttributes argument: JSXValue?
  ) -> JSXValue {
    var props = argument ?? .undefined
    if case .function(let function?, let outer) = props {
      inlinedFunctions.insert(function)
      props = run(function, nil, in: outer).main
    }
    return .component(component, parts: [(JSXEvaluator.attributesPart, props)])
  }

  /// Returns the index of the name of the called function, which can have type arguments.
  private func name(ofCallAt open: Int) -> Int {
    var token = open - 1
    var depth = 0
    let limit = max(0, open - 60)
    while token > limit {
      if source.isToken(token, ">") { depth += 1 }
      if source.isToken(token, "<") { depth -= 1 }
      if depth == 0 { return source.isToken(token, "<") ? token - 1 : token }
      token -= 1
    }
    return open - 1
  }

  /// Returns a path with its first name replaced by the name that the package exports.
  ///
  /// For example, after `import { styled as s } from 'nativewind'`, the path `s` becomes `styled`.
  func exportedName(_ path: String, at token: Int) -> String {
    let head = path.prefix { $0 != "." }
    let module = declarations.modules[source.file(ofToken: token)]
    guard case (.package, let from)? = module.link(ofName: String(head)) else { return path }
    let rest = path.dropFirst(head.count)
    let isStyled = ["styled-components", "@emotion/native"].contains {
      from.specifier == $0 || from.specifier.hasPrefix("\($0)/")
    }
    if from.name == "default" { return isStyled ? "styled\(rest)" : path }
    return from.name == "*" ? path : "\(from.name)\(rest)"
  }

  /// Returns the component for a path such as `styled.View`.
  func styledMember(_ names: [String]) -> JSXValue {
    JSXEvaluator.component(named: names[1])
  }

  private static func component(named name: String) -> JSXValue {
    .component(.unknown(JSXUnknown(kind: .name, tokens: 0..<0, path: name)), parts: [])
  }

  /// Whether a name belongs to a higher-order component, such as `withTheme`.
  private static func isHigherOrder(_ name: String) -> Bool {
    name.hasPrefix("with") && name.dropFirst(4).first?.isUppercase == true
  }

  /// Whether a value is a component.
  ///
  /// For functions and unknown values, a capital first letter of the name decides.
  func isComponent(_ value: JSXValue) -> Bool {
    switch value {
    case .component: true
    case .function(let function?, _): declarations.functions[function].isComponent
    case .unknown(let unknown):
      unknown.kind == .name
        && unknown.path?.split(separator: ".").last?.first?.isUppercase == true
    case .choice(_, let then, let otherwise): isComponent(then) && isComponent(otherwise)
    default: false
    }
  }
}
