/// Where components come from that are not put in their place.
extension JSXBuilder {
  /// The name of a component where it is declared, and the place its file says that it is from.
  ///
  /// `import { Text as Label } from 'react-native'` is a `Text`, and `<RN.Text>` is one where `RN`
  /// is all of a package.
  func origin(
    of type: String, written name: String, at element: Int
  ) -> (type: String, ReactElement.Origin) {
    let head = String(type.prefix { $0 != "." })
    let module = evaluator.declarations.modules[source.file(ofToken: element)]
    guard type == name || head == type, let (link, from) = module.link(ofName: head) else {
      return (type, .unsaid)
    }
    switch link {
    // A file of the project was read, and its component could not be understood.
    case .file, .missing: return (type, .project)
    case .package:
      let rest = type.dropFirst(head.count)
      switch from.name {
      case "default": return (type, .package(from.specifier))
      case "*": return (rest.isEmpty ? type : String(rest.dropFirst()), .package(from.specifier))
      default: return (from.name + rest, .package(from.specifier))
      }
    }
  }

  /// Gives a `FormattedMessage` its text, from the translations or the code.
  mutating func setMessage(of element: Int, in scope: Int, to props: inout [JSXProp]) {
    let given = properties(props, of: element, in: scope)
    let values = given.part(.key("values")) ?? .undefined
    let text = evaluator.message([given, values], from: element)
    guard case .string = text else { return }
    let tokens = element..<element + 1
    // The key of a message is no identifier of a view.
    props.removeAll { $0.name == "defaultMessage" || $0.name == "id" }
    props.append(JSXProp(name: "defaultMessage", value: text, token: element, tokens: tokens))
  }
}
