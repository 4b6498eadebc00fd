internal import AccessibilityTree
internal import Encoding

struct JSXProp {
  var name: String
  var value: JSXValue
  /// The index of the token at which the attribute begins.
  var token: Int
  var tokens: Range<Int>
}

extension JSXBuilder {
  /// Returns the attributes of an element in order, including the known members of spread objects.
  mutating func attributes(of element: Int, in scope: Int) -> [JSXProp] {
    var props: [JSXProp] = []
    var token = element + 1
    let end = source.tagEnd(of: element)
    while token < end {
      switch source.kind(token) {
      case .attribute:
        props.append(attribute(at: token, in: scope))
        token =
          source.isToken(token + 1, "=") || source.kind(token + 1) == .equals
          ? source.nextSibling(of: token + 2) : token + 1
      case .open:
        spread(token, in: scope, into: &props)
        token = source.nextSibling(of: token)
      default: token = source.nextSibling(of: token)
      }
    }
    if let clone = evaluator.scopes[scope].clone, clone.element == element {
      for (name, value) in clone.props {
        props.removeAll { $0.name == name }
        props.append(
          JSXProp(name: name, value: value, token: element, tokens: element..<element + 1))
      }
    }
    return props
  }

  private mutating func attribute(at token: Int, in scope: Int) -> JSXProp {
    let name = source.text(token)
    func prop(_ value: JSXValue, _ tokens: Range<Int>) -> JSXProp {
      JSXProp(name: name, value: value, token: token, tokens: tokens)
    }
    guard source.kind(token + 1) == .equals else { return prop(.bool(true), token..<token + 1) }
    let value = token + 2
    switch source.kind(value) {
    case .attributeString:
      let text = HTMLCharacterReference.decoded(String(source.text(value).dropFirst().dropLast()))
      let shown = JSXTexts.isTextProp(name) ? unescapingMarkdown(text, at: value) : text
      return prop(.string(shown), value..<value + 1)
    case .element: return prop(.element(value, scope: scope), value..<source.nextSibling(of: value))
    default:
      let inside = source.inside(value)
      return prop(inside.isEmpty ? .undefined : evaluator.evaluate(inside, in: scope), inside)
    }
  }

  private mutating func spread(_ open: Int, in scope: Int, into props: inout [JSXProp]) {
    let inside = source.inside(open)
    guard !inside.isEmpty else { return }
    let hasDots = source.isToken(inside.lowerBound, "...")
    let isSpread = hasDots || source.isAddedBracket(open)
    let tokens = inside.dropFirst(hasDots ? 1 : 0)
    var value = isSpread ? evaluator.evaluate(tokens, in: scope) : .undefined
    while case .choice(let condition, let then, let otherwise) = value {
      let decision = evaluator.decision(condition, then, otherwise)
      reportDecision(decision.condition, in: ReactProp.spread)
      value = decision.shown
    }
    // If the condition is false, `...(cond && {…})` spreads no props.
    if isSpread, value.isLiteral { return }
    if isSpread, case .object(let members) = value, members.count <= evaluator.budget {
      evaluator.budget -= members.count
      for member in members {
        props.append(JSXProp(name: member.key, value: member.value, token: open, tokens: tokens))
      }
      return
    }
    let excerpt = source.excerpt(tokens)
    diagnostics.record(
      isSpread ? .unknownProps(excerpt) : .noProp(excerpt), at: source.position(open))
    guard isSpread else { return }
    if case .unknown = value {} else { value = .unknown(at: tokens) }
    props.append(JSXProp(name: ReactProp.spread, value: value, token: open, tokens: tokens))
  }

  func properties(_ props: [JSXProp], of element: Int, in scope: Int) -> JSXValue {
    var members = props.map { (key: $0.name, value: $0.value) }
    if hasChildren(element) { members.append(("children", .children(element, scope: scope))) }
    return .object(members)
  }

  private func hasChildren(_ element: Int) -> Bool {
    source.tagEnd(of: element) + 1 < source.match(element)
  }

  /// Converts a value to a prop.
  ///
  /// Elements in the value are built after the element that has the prop.
  ///
  /// - Parameter arguments: The arguments of a function that returns the content of the element, or
  ///   `nil` if the arguments are unknown.
  mutating func convert(
    _ value: JSXValue, of prop: JSXProp, calledWith arguments: [JSXValue]? = nil,
    into waiting: inout [(Work, Int)], depth: Int = 0
  ) -> PropValue {
    guard depth < PropValue.depthLimit else { return .unknown(source.excerpt(prop.tokens)) }
    switch value {
    case .string(let text, let unknownParts):
      if concernsReaders(prop) { report(unknownParts, in: prop.name) }
      return .string(text)
    case .number(_, let digits): return .number(digits)
    case .bool(let flag): return .bool(flag)
    case .null: return .null
    case .undefined: return .undefined
    case .function(let function, let scope):
      if JSXBuilder.calledOnce.contains(prop.name),
        let value = evaluator.contentWhenCalledOnce(by: function, arguments, in: scope)
      {
        if arguments == nil {
          diagnostics.record(.calledOnce(prop.name), at: source.position(prop.token))
        }
        return detach(value, tokens: prop.tokens, into: &waiting)
      }
      if let function { reportElements(of: function, in: prop) }
      return .function(function.flatMap { evaluator.declarations.functions[$0].name })
    case .object(let members):
      return .object(
        members.map { ($0.key, convert($0.value, of: prop, into: &waiting, depth: depth + 1)) })
    case .array(let values):
      return .array(values.map { convert($0, of: prop, into: &waiting, depth: depth + 1) })
    case .element(let element, _):
      return detach(value, tokens: element..<source.nextSibling(of: element), into: &waiting)
    case .children(let element, let scope):
      let item = tree.appendDetached(ReactElement(type: ""), at: source.position(element))
      waiting.append((.children(element, scope: scope), item))
      return .element(item)
    case .choice(let condition, let then, let otherwise):
      if isHandler(prop) { return .function(source.excerpt(prop.tokens)) }
      let decision = evaluator.decision(condition, then, otherwise)
      evaluator.notShown.formUnion(
        Set(decision.leftOut.elements).subtracting(decision.shown.elements))
      if concernsReaders(prop) { reportDecision(decision.condition, in: prop.name) }
      let shown = convert(decision.shown, of: prop, into: &waiting, depth: depth + 1)
      return shown.isUnknown ? shown : .assumed(shown, evaluator.name(of: condition))
    case .unknown(let unknown):
      if let resting = unknown.resting, !isHandler(prop) {
        if concernsReaders(prop) { reportDecision(unknown, in: prop.name) }
        return .assumed(.bool(resting.holds), evaluator.name(of: unknown))
      }
      return self.unknown(evaluator.name(of: unknown), of: prop)
    case .setter: return .function(source.excerpt(prop.tokens))
    case .module, .component: return unknown(source.excerpt(prop.tokens), of: prop)
    }
  }

  private func isHandler(_ prop: JSXProp) -> Bool {
    prop.name.hasPrefix("on") && prop.name.dropFirst(2).first?.isUppercase == true
  }

  /// Reports a prop whose function returns elements.
  ///
  /// The elements are not built, because only the running app calls the function.
  private mutating func reportElements(of function: Int, in prop: JSXProp) {
    let body = evaluator.declarations.functions[function].body
    evaluator.budget -= body.count
    guard evaluator.budget > 0, body.contains(where: { source.kind($0) == .element }) else {
      return
    }
    diagnostics.record(.elements(madeBy: prop.name), at: source.position(prop.token))
  }

  /// Adds the elements that are the value of a prop, and returns a reference to them.
  ///
  /// These elements are not children of the element that has the prop.
  private mutating func detach(
    _ value: JSXValue, tokens: Range<Int>, into waiting: inout [(Work, Int)]
  ) -> PropValue {
    let item = tree.appendDetached(ReactElement(type: ""), at: source.position(tokens.lowerBound))
    waiting.append((.value(value, tokens: tokens), item))
    return .element(item)
  }

  private mutating func unknown(_ excerpt: String, of prop: JSXProp) -> PropValue {
    if isHandler(prop) { return .function(source.excerpt(prop.tokens)) }
    if concernsReaders(prop) {
      diagnostics.record(.unknownProp(prop.name, excerpt), at: source.position(prop.token))
    }
    return .unknown(excerpt)
  }

  /// Whether a prop can affect an announcement, so that an unknown value must be reported.
  private func concernsReaders(_ prop: JSXProp) -> Bool {
    JSXTexts.isTextProp(prop.name) || JSXBuilder.announcedProps.contains(prop.name)
      || prop.name.hasPrefix("aria-") || prop.name.hasPrefix("accessib")
  }

  private static let announcedProps: Set<String> = [
    "role", "disabled", "editable", "readOnly", "secureTextEntry", "checked", "selected", "visible",
    "expanded", "importantForAccessibility", "hidden", "isDisabled", "required", "isRequired",
    "hasError", "hasValidation", "nativeID", "status",
  ]

  /// Props with a function that returns elements.
  ///
  /// The component calls the function once to render its content.
  ///
  /// Source: react-hook-form 7, Controller; formik 2, Formik; react-native-paper 5, List.Item and
  /// Card.Title; React Native 0.81, VirtualizedList.js.
  private static let calledOnce: Set<String> = [
    "render", "children", "left", "right", "ListHeaderComponent", "ListFooterComponent",
    "ListEmptyComponent", "renderHeader", "renderFooter", "renderNavigationView", "trigger",
  ]
}

/// Finds the package or project from which a component comes.
///
/// Only the project's own components are replaced by the elements that they render.
extension JSXBuilder {
  /// Returns the original name of a component, and the package or project that declares the
  /// component.
  ///
  /// With `import { Text as Label } from 'react-native'`, `Label` is a `Text`. `<RN.Text>` is a
  /// `Text` if `RN` is the whole package.
  func origin(
    of type: String, written name: String, at element: Int
  ) -> (type: String, ReactElement.Origin) {
    let head = String(type.prefix { $0 != "." })
    let module = evaluator.declarations.modules[source.file(ofToken: element)]
    guard type == name || head == type, let (link, from) = module.link(ofName: head) else {
      return (type, .unknown)
    }
    switch link {
    case .file(let file):
      let member = String(type.dropFirst(head.count + 1))
      let isNamespace = from.name == "*" && !member.isEmpty
      let exported = isNamespace ? String(member.prefix { $0 != "." }) : from.name
      guard let found = evaluator.packageExport(.init(file: file, name: exported)) else {
        // The project has the file of the component, but the importer did not understand the
        // component.
        return (type, .project)
      }
      let rest = isNamespace ? member.dropFirst(exported.utf8.count) : type.dropFirst(head.count)
      if found.name == "*", !rest.isEmpty {
        return (String(rest.dropFirst()), .package(found.specifier))
      }
      return ((found.name == "default" ? head : found.name) + rest, .package(found.specifier))
    // An imported SVG file is a component of react-native-svg.
    case .missing where from.specifier.hasSuffix(".svg"):
      return ("Svg", .package("react-native-svg"))
    case .missing: return (type, .project)
    case .package:
      let rest = type.dropFirst(head.count)
      switch from.name {
      case "default": return (type, .package(from.specifier))
      case "*": return (rest.isEmpty ? type : String(rest.dropFirst()), .package(from.specifier))
      default: return (from.name + rest, .package(from.specifier))
      }
    }
  }

  /// Sets the text of a `FormattedMessage`: the translation or, if there is no translation, the
  /// default message of the element.
  mutating func setMessage(of element: Int, in scope: Int, to props: inout [JSXProp]) {
    let given = properties(props, of: element, in: scope)
    let values = given.part(.key("values")) ?? .undefined
    let text = evaluator.message([given, values], from: element)
    guard case .string = text else { return }
    let tokens = element..<element + 1
    // The `id` of a message is removed, because it would be taken for the `id` of a view.
    props.removeAll { $0.name == "defaultMessage" || $0.name == "id" }
    props.append(JSXProp(name: "defaultMessage", value: text, token: element, tokens: tokens))
  }
}
