internal import ImportSupport
internal import Simulator

/// Components of the project, which are replaced by their content.
extension JSXBuilder {
  /// Replaces a component of the project by its content, or returns the name of one that is not.
  mutating func inline(
    _ name: String, _ element: Int, _ props: [JSXProp], in scope: Int, to parent: Int?
  ) -> String? {
    guard name.first?.isUppercase == true, aliases[name] == nil else { return name }
    var arguments = properties(props, of: element, in: scope)
    var result: JSXEvaluator.Result?
    var function: Int?
    switch unwrapped(component(name, at: element + 1, in: scope)) {
    case .function(let index?, let outer):
      function = index
      // `forwardRef` passes the ref as a second argument.
      let reference = arguments.part(.key("ref"))
      let own = evaluator.declarations.functions[index]
      let hasReference = source.entries(in: own.parameters).count > 1
      if hasReference, case .object(let members) = arguments {
        arguments = .object(members.filter { $0.key != "ref" && $0.key != "key" })
      }
      let all = hasReference ? [arguments, reference ?? .undefined] : [arguments]
      result = evaluator.run(index, all, in: outer, from: scope)
    case .unknown(let unknown):
      let owner = evaluator.declaration(of: name, in: scope)
      if let owner, let render = evaluator.declarations.method("render", of: owner) {
        function = render
        let state = evaluator.state(of: owner).map { [(key: "state", value: $0)] } ?? []
        let this = JSXValue.object([("props", arguments)] + state)
        result = evaluator.run(render, [], in: owner.file, from: scope, this: this)
      } else if let path = unknown.path {
        return path
      }
    default: break
    }
    guard let function, let result else { return name }
    if case .unknown = result.main { return name }
    evaluator.inlinedFunctions.insert(function)
    if let other = result.others.first {
      let condition = other.condition
      diagnostics.record(
        .conditionalComponent(name, evaluator.name(of: condition), condition.resting?.reversal),
        at: source.position(condition.tokens.lowerBound))
      for other in result.others { evaluator.notShown.formUnion(other.value.elements) }
    }
    pending.append((.value(result.main, tokens: element..<source.after(element)), parent))
    return nil
  }

  /// Returns the value of a name, or of a member as in `<Form.Field>`.
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

  /// Returns the component inside factories and higher-order components.
  private func unwrapped(_ component: JSXValue) -> JSXValue {
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
