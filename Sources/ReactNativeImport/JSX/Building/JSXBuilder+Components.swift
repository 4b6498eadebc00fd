internal import AccessibilityTree
internal import ImportSupport

/// The project's own components, replaced by the elements that they render.
extension JSXBuilder {
  /// Replaces a component of the project by the elements that it renders.
  ///
  /// The props that factories give to the component are added to `props`.
  ///
  /// - Returns: `nil` if the component was replaced, or else the name of the component.
  mutating func inline(
    _ name: String, _ element: Int, _ props: inout [JSXProp], in scope: Int, to parent: Int?
  ) -> String? {
    guard name.first?.isUppercase == true, aliases[name] == nil else { return name }
    let made = self.component(name, at: element + 1, in: scope)
    addFactoryProps(of: made, to: &props, at: element)
    let component = unwrapped(made)
    if addNavigation(component, name, element, props, in: scope, to: parent) { return nil }
    let arguments = properties(props, of: element, in: scope)
    if let made = formComponent(named: name, props, at: element, in: scope),
      let rendering = rendering(
        of: made.component, named: name, made.props, in: scope, below: parent),
      rendering.isKnown
    {
      show(rendering, named: name, tokens: element..<source.nextSibling(of: element), to: parent)
      return nil
    }
    guard
      let rendering = rendering(of: component, named: name, arguments, in: scope, below: parent)
    else {
      if case .unknown(let unknown) = component, let path = unknown.path { return path }
      return name
    }
    guard rendering.isKnown else { return name }
    show(rendering, named: name, tokens: element..<source.nextSibling(of: element), to: parent)
    return nil
  }

  /// Adds the props that the factories around a component give to all of its elements.
  ///
  /// Props from `attrs` replace the props of the element; props from a configuration do not.
  ///
  /// Source: styled-components 6, `attrs`; Tamagui 1, `styled`.
  private mutating func addFactoryProps(
    of component: JSXValue, to props: inout [JSXProp], at element: Int
  ) {
    var value = component
    while case .component(let inner, let parts) = value {
      value = inner
      for part in parts {
        let replaces = part.key == JSXEvaluator.attributesPart
        guard replaces || part.key == JSXEvaluator.configurationPart else { continue }
        guard case .object(let members) = part.value else {
          if replaces, case .unknown(let unknown) = part.value {
            diagnostics.record(
              .unknownProps(source.excerpt(unknown.tokens)), at: source.position(element))
          }
          continue
        }
        for member in members where replaces || JSXBuilder.isForReaders(member.key) {
          if replaces { props.removeAll { $0.name == member.key } }
          guard !props.contains(where: { $0.name == member.key }) else { continue }
          props.append(
            JSXProp(
              name: member.key, value: member.value, token: element, tokens: element..<element + 1))
        }
      }
    }
  }

  /// Whether a prop with this name is meant for readers, and is not a style.
  private static func isForReaders(_ name: String) -> Bool {
    name == "role" || name == "disabled" || name == "importantForAccessibility"
      || name.hasPrefix("aria-") || name.hasPrefix("accessib")
  }

  /// The result of rendering a component of the project.
  struct Rendering {
    var function: Int
    var result: JSXEvaluator.Result

    var isKnown: Bool { if case .unknown = result.main { false } else { true } }
  }

  /// Renders a component.
  ///
  /// The result is `nil` if the project does not contain the component.
  mutating func rendering(
    of component: JSXValue, named name: String, _ arguments: JSXValue, in scope: Int,
    below parent: Int?
  ) -> Rendering? {
    var arguments = arguments
    let contexts = contexts(below: parent)
    defer { evaluator.renderedContexts = nil }
    switch component {
    case .function(let index?, let outer):
      // A component in `forwardRef` receives the React ref as its second argument.
      let reference = arguments.part(.key("ref"))
      let own = evaluator.declarations.functions[index]
      let hasReference = source.entries(in: own.parameters).count > 1
      if hasReference, case .object(let members) = arguments {
        arguments = .object(members.filter { $0.key != "ref" && $0.key != "key" })
      }
      let all = hasReference ? [arguments, reference ?? .undefined] : [arguments]
      evaluator.renderedContexts = contexts
      return Rendering(
        function: index, result: evaluator.run(index, all, in: outer, from: scope))
    case .unknown(let unknown):
      let name = unknown.path ?? name
      guard let owner = evaluator.declaration(of: name, in: scope),
        let render = evaluator.declarations.method("render", of: owner)
      else { return nil }
      let all = arguments.completed(by: evaluator.defaultProps(of: owner))
      let state =
        evaluator.state(of: owner, props: all).map { [(key: "state", value: $0)] } ?? []
      let this = JSXValue.object([("props", all)] + state)
      evaluator.renderedContexts = contexts
      return Rendering(
        function: render,
        result: evaluator.run(render, [], in: owner.file, from: scope, this: this))
    default: return nil
    }
  }

  /// Adds the elements that a component renders in its resting state (see ``JSXResting``).
  mutating func show(
    _ rendering: Rendering, named name: String, tokens: Range<Int>, to parent: Int?
  ) {
    let result = rendering.result
    evaluator.inlinedFunctions.insert(rendering.function)
    if let other = result.others.first {
      let condition = other.condition
      diagnostics.record(
        .conditionalComponent(name, evaluator.name(of: condition), condition.resting?.reversal),
        at: source.position(condition.tokens.lowerBound))
      for other in result.others { evaluator.notShown.formUnion(other.value.elements) }
    }
    pending.append((.value(result.main, tokens: tokens), parent))
  }

  /// Returns the value of a component's name, which can be a path such as `Form.Field`.
  private mutating func component(_ name: String, at token: Int, in scope: Int) -> JSXValue {
    let names = name.split(separator: ".").map(String.init)
    var value = evaluator.resolve(names[0], at: token, in: scope)
    var path = names[0]
    for member in names.dropFirst() {
      if let part = evaluator.assignedMember(member, ofPath: path, in: scope) {
        value = part
      } else {
        switch evaluator.rested(value) {
        case .module(let file):
          value = evaluator.imported(.init(file: file, name: member), at: token) ?? .undefined
        case .object: value = value.part(.key(member)) ?? .undefined
        case .component(_, let parts):
          value = parts.last { $0.key == member }?.value ?? .undefined
        default: return .undefined
        }
      }
      path += ".\(member)"
    }
    return value
  }

  /// Returns the component inside all factories and higher-order components around it.
  func unwrapped(_ component: JSXValue) -> JSXValue {
    var value = component
    while true {
      switch value {
      case .choice: value = evaluator.rested(value)
      case .component(let inner, _): value = inner
      default: return value
      }
    }
  }
}

extension JSXValue {
  /// Returns the props of a component, with its default props in place of props that are missing.
  fileprivate func completed(by defaults: [(key: String, value: JSXValue)]) -> JSXValue {
    guard !defaults.isEmpty, case .object(let members) = self else { return self }
    let given = members.filter { if case .undefined = $0.value { false } else { true } }
    return .object(defaults + given)
  }
}
