/// A value after a change, and the result of the member that changed the value.
struct ChangedValue {
  var value: SourceValue
  var result = SourceValue.nothing
}

extension Evaluator {
  /// Changes a collection, text or Boolean in place, and returns the result of the member.
  ///
  /// The result is `nil` if the member makes no such change.
  ///
  /// Examples: `items.append("a")`, `isOn.toggle()`. The changed value is written to the expression
  /// before the dot. If the change is unknown, the value becomes unknown.
  mutating func changed(
    _ receiver: SourceValue, _ name: String, _ arguments: [ComponentArgument],
    _ target: Expression, at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    let own = currentValue(receiver)
    guard own.canChange, StandardChange.changes(own, by: name),
      name != "subtract" && name != "update" || !framework.language.isKotlin
    else { return nil }
    let key = arguments.map { "\($0.label ?? "_"):" }.joined()
    let arguments = arguments.map {
      var argument = $0
      argument.value = coerced(
        currentValue($0.value), to: own.typeOfElements(in: project), in: scope)
      return argument
    }
    let call = StandardCall(
      member: name.hasSuffix("Descending") ? .sortedByDown : .sortedBy, name: name,
      arguments: arguments, range: range, scope: scope)
    let change = StandardChange.named["\(name)(\(key))"]
    let isUnknown = arguments.contains { $0.value.isUnknown && change != .append && change != .put }
    let changed = isUnknown ? nil : change.flatMap { self.changed(own, $0, call) }
    if changed == nil, framework.language.isKotlin, own.isText(unchangedBy: name) { return nil }
    let missing = UnknownValue(.expression, named: project.excerpt(target.range), at: range)
    let value = changed.map { bounded($0.value, at: range) } ?? .unknown(missing)
    if case .state(let key, _) = receiver {
      if effects != nil || key.isConstant { set(key, to: value) } else { states[key] = value }
    } else if !own.isCollection || !changeElement(of: target, at: range, in: scope) {
      let isShared = own.isCollection && framework.language.isKotlin
      let place = isShared ? target.passedOn : target.changedReceiver
      write(value, to: place, at: range, in: scope, isWriteBack: true)
    }
    // A builder of texts returns the builder: `append("a").append("b")`.
    if case .string = value { return changed?.result.isNothing == false ? changed?.result : value }
    return changed?.result ?? unknown(.expression, at: range)
  }

  /// Changes the nearest receiver with a mutating member of the given name: `add("a")` in
  /// `mutableListOf<String>().apply { … }`.
  mutating func changedReceiver(
    by name: String, _ arguments: [ComponentArgument], at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    guard StandardChange.names.contains(name) else { return nil }
    var index: Int? = scope
    while let inner = index {
      if let receiver = scopes[inner].receiver, currentValue(receiver).isPlain,
        let value = changed(
          receiver, name, arguments, Expression(.name("this"), at: range), at: range, in: inner)
      {
        return value
      }
      index = scopes[inner].parent
    }
    return nil
  }

  /// Makes a variable unknown after a call that might have changed the variable.
  mutating func forget(
    _ receiver: SourceValue, _ name: String, _ base: Expression, at range: SourceRange,
    isStatement: Bool, in scope: Int
  ) {
    let own = currentValue(receiver)
    guard own.canChange, StandardMember.named[name] == nil,
      !StandardMember.pure.contains(name), name.first?.isLowercase == true,
      !["to", "as", "is", "has", "get"].contains(where: name.hasPrefix)
    else { return }
    if framework.language.isKotlin {
      // In Kotlin, members that change a collection are usually called as statements.
      guard isStatement else { return }
      if case .string = own { return }
      if case .boolean = own { return }
    }
    let value = SourceValue.unknown(
      UnknownValue(.expression, named: project.excerpt(base.range), at: range))
    if case .state(let key, _) = receiver {
      if effects != nil { set(key, to: value) }
      return
    }
    guard let root = base.dottedName?.first else { return }
    let isVariable =
      scopeDeclaring(root, from: scope).map { scopes[$0].variables.contains(root) } ?? false
    guard framework.language.isKotlin || isVariable else { return }
    write(value, to: base, at: range, in: scope, isWriteBack: true)
  }

  private mutating func changed(
    _ value: SourceValue, _ change: StandardChange, _ call: StandardCall
  ) -> ChangedValue? {
    switch value {
    case .boolean(let truth): return change == .toggle ? ChangedValue(value: .boolean(!truth)) : nil
    case .string(let text): return changed(text, change, call)
    case .list(let values): return changed(values, change, call)
    case .set(let values): return changed(set: values, change, call)
    case .dictionary(let entries): return changed(entries, change, call)
    default: return nil
    }
  }

  private mutating func changed(
    _ text: SourceText, _ change: StandardChange, _ call: StandardCall
  ) -> ChangedValue? {
    switch change {
    case .append, .appendAll, .appendLine:
      let ending = change == .appendLine ? [SourceValue.string(SourceText("\n"))] : []
      var result = SourceValue.string(text)
      for part in call.arguments.map(\.value) + ending {
        result = joined(result, part, at: call.range)
      }
      return ChangedValue(value: result)
    case .removeEverything: return ChangedValue(value: .string(SourceText("")))
    case .removeFirst, .removeLast:
      guard let known = text.known, let count = call.arguments.isEmpty ? 1 : call.count,
        (0...known.count).contains(count)
      else { return nil }
      let rest = change == .removeFirst ? known.dropFirst(count) : known.dropLast(count)
      let last = change == .removeFirst ? known.first : known.last
      return ChangedValue(
        value: .string(SourceText(String(rest))), result: last.map { .character($0) } ?? .null)
    default: return nil
    }
  }

  private mutating func changed(
    _ entries: [(key: SourceValue, value: SourceValue)], _ change: StandardChange,
    _ call: StandardCall
  ) -> ChangedValue? {
    let own = SourceValue.dictionary(entries)
    switch change {
    case .removeEverything: return ChangedValue(value: .dictionary([]))
    case .putAll:
      return call.first.flatMap { merged(entries, $0) }.map { ChangedValue(value: $0) }
    case .set, .put:
      let isSwift = call.name == "updateValue"
      let key = call.arguments[isSwift ? 1 : 0].value
      return replaced(own, at: key, by: call.arguments[isSwift ? 0 : 1].value)
        .map { ChangedValue(value: $0) }
    case .removeElement, .removeKey:
      var kept: [(key: SourceValue, value: SourceValue)] = []
      var removed = SourceValue.null
      for entry in entries {
        guard let key = call.first, let isKey = areEqual(entry.key, key) else { return nil }
        if isKey { removed = entry.value } else { kept.append(entry) }
      }
      return ChangedValue(value: .dictionary(kept), result: removed)
    default: return nil
    }
  }

  private mutating func changed(
    _ values: [SourceValue], _ change: StandardChange, _ call: StandardCall
  ) -> ChangedValue? {
    switch change {
    case .append, .appendAll, .insertAt, .insertBefore, .insertAllAt, .insertNew, .insertFirst:
      return inserted(values, change, call)
    case .removeAt, .removeElement, .removeEverything, .removeMatching, .keepMatching,
      .removeFirst, .removeLast, .removeAtAll:
      return removed(values, change, call)
    case .reverse: return ChangedValue(value: .list(values.reversed()))
    case .sort: return sorted(call, values).map { ChangedValue(value: $0) }
    case .swap:
      guard let first = call.count, case .integer(let second)? = call.arguments.last?.value,
        values.indices.contains(first), values.indices.contains(second)
      else { return nil }
      var values = values
      values.swapAt(first, second)
      return ChangedValue(value: .list(values))
    case .set:
      guard let index = call.first, let value = call.arguments.last?.value else { return nil }
      return replaced(.list(values), at: index, by: value).map { ChangedValue(value: $0) }
    default: return nil
    }
  }

  private mutating func inserted(
    _ values: [SourceValue], _ change: StandardChange, _ call: StandardCall
  ) -> ChangedValue? {
    guard let first = call.first, let last = call.arguments.last?.value else { return nil }
    var (index, others) = (values.count, [first])
    switch change {
    case .appendAll:
      guard first.isList || first.isText, isOrdered(first) else { return nil }
      others = elements(of: first, at: call.range)
    case .insertNew:
      guard let isThere = contains(.list(values), first) else { return nil }
      if isThere { others = [] }
    case .insertFirst: index = 0
    case .insertAt, .insertAllAt:
      guard case .integer(let position) = last else { return nil }
      index = position
      if change == .insertAllAt { others = elements(of: first, at: call.range) }
    case .insertBefore:
      guard case .integer(let position) = first else { return nil }
      (index, others) = (position, [last])
    default: break
    }
    guard (0...values.count).contains(index),
      values.count + others.count <= EvaluationLimit.maximumCount
    else { return nil }
    var values = values
    values.insert(contentsOf: others, at: index)
    // Kotlin's `add` returns whether it changed the collection.
    let isAdded = framework.language.isKotlin && change == .append
    return ChangedValue(value: .list(values), result: isAdded ? .boolean(true) : .nothing)
  }

  mutating func removed(
    _ values: [SourceValue], _ change: StandardChange, _ call: StandardCall
  ) -> ChangedValue? {
    var values = values
    switch change {
    case .removeEverything: return ChangedValue(value: .list([]))
    case .removeAt:
      guard let index = call.count, values.indices.contains(index) else { return nil }
      let removed = values.remove(at: index)
      return ChangedValue(value: .list(values), result: removed)
    case .removeAtAll:
      let positions: [SourceValue]
      switch call.first {
      case .set(let own)?, .list(let own)?: positions = own
      case .range(let own, _)?: positions = own.prefix(values.count).map { .integer($0) }
      default: return nil
      }
      let known = positions.map { if case .integer(let own) = $0 { own } else { -1 } }
      guard known.allSatisfy(values.indices.contains) else { return nil }
      for position in Set(known).sorted(by: >) { values.remove(at: position) }
      return ChangedValue(value: .list(values))
    case .removeElement:
      for (index, value) in values.enumerated() {
        guard let wanted = call.first, let isEqual = areEqual(value, wanted) else { return nil }
        if isEqual {
          values.remove(at: index)
          return ChangedValue(value: .list(values), result: .boolean(true))
        }
      }
      return ChangedValue(value: .list(values), result: .boolean(false))
    case .removeFirst, .removeLast:
      let isSafe = call.name.hasSuffix("OrNull") || call.name.hasPrefix("pop")
      if values.isEmpty, isSafe { return ChangedValue(value: .list(values), result: .null) }
      guard let count = call.arguments.isEmpty ? 1 : call.count,
        (0...values.count).contains(count)
      else { return nil }
      let removed = (change == .removeFirst ? values.first : values.last) ?? .null
      if change == .removeFirst { values.removeFirst(count) } else { values.removeLast(count) }
      return ChangedValue(
        value: .list(values), result: call.arguments.isEmpty ? removed : .nothing)
    default:
      var kept: [SourceValue] = []
      for (index, value) in values.enumerated() {
        let matches: Bool?
        if let function = call.function {
          matches = truth(of: currentValue(result(of: function, [value], call, pass: index)))
        } else {
          matches = call.first.flatMap { $0.isList ? contains($0, value) : nil }
        }
        guard let matches else { return nil }
        if matches == (change == .keepMatching) { kept.append(value) }
      }
      return ChangedValue(value: .list(kept))
    }
  }
}

extension SourceValue {
  /// Whether a member can change this value in place.
  var canChange: Bool {
    switch self {
    case .string, .list, .set, .dictionary, .boolean: true
    default: false
    }
  }
}

extension Expression {
  /// The expression that a chain of mutating calls changes.
  ///
  /// For `text.append("a").append("b")`, this is `text`; for `append("a").append("b")`, it is the
  /// receiver.
  fileprivate var changedReceiver: Expression {
    var expression = self
    while case .call(let call) = expression.form {
      switch call.callee.form {
      case .member(let base, _, _): expression = base
      default: return Expression(.name("this"), at: range)
      }
    }
    return expression
  }
}
