import SwiftSyntax

/// Declarations.
extension ToolchainPrint {
  private mutating func attributes(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes {
      let full = attribute.attributeName.trimmedDescription
      let name = full.split(separator: "<").first.map(String.init) ?? full
      guard case .argumentList(let list) = attribute.arguments, !name.hasPrefix("_"),
        name != "lifetime"
      else {
        print.add("attribute", name + "()")
        continue
      }
      print.add("attribute", name + "(" + labels(list) + ")")
      list.forEach { walk($0.expression) }
    }
  }

  mutating func type(
    _ kind: String, _ node: some DeclGroupSyntax, _ name: String,
    _ generics: GenericParameterClauseSyntax?, _ associated: String = ""
  ) {
    add(
      kind, node,
      name + ":" + inherited(node.inheritanceClause) + associated
        + (generics?.parameters.map { "<\(self.name($0.name))>" }.joined() ?? "") + " "
        + modifiers(node.modifiers))
    attributes(node.attributes)
    walk(node.memberBlock)
  }

  private mutating func parameters(_ list: FunctionParameterListSyntax, in owner: String) {
    for parameter in list {
      let names = [parameter.firstName, parameter.secondName].compactMap { $0 }
      // The only name of a subscript's parameter is no label.
      let hasLabel = owner != "subscript" || names.count > 1
      let label = hasLabel ? self.label(parameter.firstName) : nil
      print.add(
        "parameter",
        owner + " \(label ?? "_") \(names.last.map(name) ?? "")"
          + (parameter.ellipsis == nil ? "" : "...")
          + (typeName(parameter.type).isOptional ? "?" : ""))
      attributes(parameter.attributes)
      if let value = parameter.defaultValue { walk(value.value) }
    }
  }

  mutating func function(
    _ node: some DeclSyntaxProtocol, _ name: String, _ list: FunctionParameterListSyntax,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, result: TypeSyntax?,
    body: Syntax?, hasBody: Bool
  ) {
    add(
      "func", node,
      name + " " + self.modifiers(modifiers) + (hasBody ? "" : " without body")
        + (result.map { " -> " + typeName($0).name } ?? ""))
    self.attributes(attributes)
    parameters(list, in: name)
    body.map { walk($0) }
  }

  /// Returns the statements of a getter.
  func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let statements): return statements
    case .accessors(let accessors):
      let getters = accessors.filter {
        ["get", "_read", "read"].contains($0.accessorSpecifier.text) && $0.body != nil
      }
      return getters.last?.body?.statements
    case nil: return nil
    }
  }

  mutating func variable(_ node: VariableDeclSyntax) {
    var sharedType: TypeSyntax?
    var lines: [(start: Int, end: Int, detail: String)] = []
    for (position, binding) in node.bindings.enumerated().reversed() {
      if let type = binding.typeAnnotation?.type {
        sharedType = type
      } else if binding.initializer != nil || position == node.bindings.count - 1 {
        sharedType = nil
      }
      let names: String =
        if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
          tupleNames(tuple).joined(separator: ",")
        } else {
          binding.pattern.as(IdentifierPatternSyntax.self).map { name($0.identifier) }
            ?? binding.pattern.trimmedDescription
        }
      let start = position == 0 ? range(node).lowerBound : range(binding).lowerBound
      let end =
        [
          range(binding.pattern).upperBound, binding.typeAnnotation.map { range($0).upperBound },
          binding.initializer.map { range($0).upperBound },
          binding.accessorBlock.map { range($0).upperBound },
        ].compactMap { $0 }.max() ?? start
      let type = sharedType.map { typeName($0) }
      lines.append(
        (
          start, end,
          names + " " + modifiers(node.modifiers)
            + (getter(binding.accessorBlock) == nil ? "" : " computed")
            + (type.map { ": " + $0.name + ($0.isOptional ? "?" : "") } ?? "")
        ))
    }
    for line in lines {
      print.add(node.bindingSpecifier.text, line.start, line.end, line.detail)
      attributes(node.attributes)
    }
    for binding in node.bindings {
      if let value = binding.initializer { walk(value.value) }
      if let statements = getter(binding.accessorBlock) { walk(statements) }
    }
  }

  private func tupleNames(_ tuple: TuplePatternSyntax) -> [String] {
    tuple.elements.flatMap { element -> [String] in
      if let inner = element.pattern.as(TuplePatternSyntax.self) { return tupleNames(inner) }
      return [element.pattern.as(IdentifierPatternSyntax.self).map { name($0.identifier) } ?? "_"]
    }
  }

  mutating func enumCase(_ node: EnumCaseDeclSyntax) {
    for element in node.elements {
      let start = range(element).lowerBound
      let end =
        [
          range(element.name).upperBound, element.parameterClause.map { range($0).upperBound },
          element.rawValue.map { range($0).upperBound },
        ].compactMap { $0 }.max() ?? start
      print.add("case", start, end, name(element.name))
      element.parameterClause?.parameters.forEach { parameter in
        let names = [parameter.firstName, parameter.secondName].compactMap { $0 }
        print.add(
          "parameter",
          name(element.name) + " \(label(parameter.firstName) ?? "_") \(names.last.map(name) ?? "")"
            + (typeName(parameter.type).isOptional ? "?" : ""))
        if let value = parameter.defaultValue { walk(value.value) }
      }
      if let value = element.rawValue { walk(value.value) }
    }
  }

  private func modifiers(_ modifiers: DeclModifierListSyntax) -> String {
    modifiers.map { modifier in
      modifier.name.text + (modifier.detail.map { "(" + $0.detail.text + ")" } ?? "")
    }.joined(separator: " ")
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> String {
    (clause?.inheritedTypes.map { element -> [String] in
      if let composition = element.type.as(CompositionTypeSyntax.self) {
        return composition.elements.map { typeName($0.type).name }
      }
      return element.type.is(ClassRestrictionTypeSyntax.self) ? [] : [typeName(element.type).name]
    } ?? []).flatMap { $0 }.joined(separator: ",")
  }
}
