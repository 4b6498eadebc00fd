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

  /// Returns the component that a factory makes, or `nil` if the function is not a factory.
  func factoryResult(_ path: String, _ arguments: [JSXValue]) -> JSXValue? {
    let names = path.split(separator: ".").map(String.init)
    guard let name = names.last, let first = names.first else { return nil }
    if first == "styled", names.count > 1 { return styledMember(names) }
    if JSXEvaluator.factories.contains(name) || JSXEvaluator.isHigherOrder(name) && !isNext("("),
      let base = arguments.first, isComponent(base)
    {
      return .component(base, parts: [])
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
