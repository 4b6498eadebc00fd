/// Extensions of lists that apply only if the elements have a certain type.
extension Evaluator {
  static let listTypes: Set<String> = [
    "Array", "[]", "Collection", "Sequence", "List", "Iterable", "RandomAccessCollection",
    "MutableList",
  ]

  /// Whether an extension of lists whose elements have a type applies to a list with the given
  /// element.
  mutating func isListed(_ element: SourceValue?, by type: TypeName?) -> Bool {
    guard let wanted = type?.arguments.first, let element,
      project.type(named: wanted.name) != nil || element.isMember
    else { return true }
    return isInstance(element, of: wanted, in: 0) != false
  }

  /// Whether an extension of a type of Swift applies to every collection, such as a text or a
  /// dictionary.
  func isSwiftCollection(_ type: TypeName?) -> Bool {
    guard !framework.language.isKotlin, let type, type.arguments.isEmpty else { return false }
    return ["Collection", "Sequence"].contains(type.name)
  }

  /// Returns a static property of an extension of lists: `.samples` for
  /// `extension Array where Element == Item { static let samples = … }`.
  mutating func listConstant(
    _ component: Component, of type: TypeName, in scope: Int
  ) -> SourceValue? {
    guard component.arguments == nil, component.modifiers.isEmpty,
      Self.listTypes.contains(type.name), let element = type.arguments.first,
      let own = project.type(
        named: element.name, inside: typeName(in: scope), file: scopes[scope].file)
    else { return nil }
    return listConstant(String(component.name.dropFirst()), of: own).map {
      value(of: $0, at: component.range)
    }
  }

  /// Returns a static property of an extension of lists whose elements have a certain type:
  /// `[Item].samples`.
  mutating func listConstant(_ name: String, of element: Int) -> ResolvedReference? {
    let variable = project.extensionProperties[name]?.first {
      guard $0.isStatic, let receiver = $0.receiver, Self.listTypes.contains(receiver.name),
        let wanted = receiver.arguments.first
      else { return false }
      return project.type(named: wanted.name, file: $0.range.file) == element
    }
    guard let variable else { return nil }
    guard let getter = variable.getter else { return .shared(variable, type: nil) }
    return .getter(variable, getter, of: nil, type: nil, path: nil)
  }
}

extension SourceValue {
  /// Returns the declared type of a list's first element, in which the initialiser for `.init(…)`
  /// is looked up.
  func typeOfElements(in project: SourceProject) -> TypeName? {
    switch self {
    case .list(let values): values.first?.declaredType(in: project)
    case .dictionary(let entries): entries.first?.value.declaredType(in: project)
    default: nil
    }
  }

  /// Returns the declared type of an instance or case, or `nil` for other values.
  func declaredType(in project: SourceProject) -> TypeName? {
    switch self {
    case .record(let record): TypeName(project.types[record.type].name)
    case .enumCase(let own): TypeName(project.types[own.type].name)
    default: nil
    }
  }
}

extension Evaluator {
  /// Returns the value of an implicit member such as `.name` that is assigned to a variable, and
  /// other values unchanged.
  ///
  /// A variable without a declared type has the type of its initial value: after
  /// `var order = Order.name`, `order = .date` assigns a case of `Order`.
  /// A target that contains a call is not evaluated for its type, because the assignment evaluates
  /// it again and the call would happen twice. If only the index of an element contains a call, the
  /// type is that of the other elements.
  mutating func resolved(
    _ value: SourceValue, assignedTo target: Expression, in scope: Int
  ) -> SourceValue {
    guard case .component(let component) = value, component.name.hasPrefix(".") else {
      return value
    }
    var type: TypeName?
    if target.isWithoutCalls {
      type = currentValue(evaluate(target, in: scope)).declaredType(in: project)
    } else if case .subscripted(let list, _) = target.form, list.isWithoutCalls {
      type = currentValue(evaluate(list, in: scope)).typeOfElements(in: project)
    }
    return type.flatMap { implicitMember(component, of: $0, in: scope) } ?? value
  }
}

extension SourceProject {
  /// The types with literals that are looked up in a string catalogue.
  fileprivate static let localisedTypes: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "Text", "TextResource",
  ]

  /// The types of the standard libraries.
  ///
  /// Their extensions do not apply to components.
  static let valueTypes: Set<String> = [
    "String", "Int", "Double", "Float", "Bool", "Boolean", "Array", "List", "Date", "URL", "Long",
    "Dictionary", "Map", "Set", "Collection", "Sequence", "Optional", "StringProtocol", "Binding",
    "Character", "CGFloat", "Iterable", "CharSequence", "Data", "Calendar", "Locale", "KeyPath",
    "WritableKeyPath",
  ]
}

extension TypeName {
  /// Whether literals of the type are looked up in a string catalogue.
  var isLocalised: Bool { SourceProject.localisedTypes.contains(name) }
}
