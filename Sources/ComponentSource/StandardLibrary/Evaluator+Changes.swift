extension Evaluator {
  /// Changes a list, dictionary, text or Boolean in place, and returns the result of the member, or
  /// `nil` if the member does not do that.
  ///
  /// `items.append("a")`, `isOn.toggle()`; the changed value is written to what is before the dot.
  mutating func changed(
    _ receiver: SourceValue, _ name: String, _ arguments: [ComponentArgument],
    _ target: Expression, at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    guard Evaluator.changingMembers.contains(name) else { return nil }
    let values = arguments.map { coerced(plain($0.value), to: nil, in: scope) }
    guard let changed = changed(plain(receiver), name, values, at: range) else { return nil }
    let value = bounded(changed, at: range)
    if case .state(let key, _) = receiver {
      if effects != nil { set(key, to: value) } else { states[key] = value }
    } else {
      write(value, to: target.changedReceiver, at: range, in: scope, isWriteBack: true)
    }
    // A builder of texts returns itself: `append("a").append("b")`.
    if case .string = value { return value }
    return .nothing
  }

  /// Changes the nearest receiver that has a changing member of a name: `add("a")` in
  /// `mutableListOf<String>().apply { … }`.
  mutating func changedReceiver(
    by name: String, _ arguments: [ComponentArgument], at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    guard Evaluator.changingMembers.contains(name) else { return nil }
    var index: Int? = scope
    while let inner = index {
      if let receiver = scopes[inner].receiver, receiver.isPlain,
        let value = changed(
          receiver, name, arguments, Expression(.name("this"), at: range), at: range, in: inner)
      {
        return value
      }
      index = scopes[inner].parent
    }
    return nil
  }

  private static let changingMembers: Set<String> = [
    "append", "add", "addAll", "insert", "remove", "removeAt", "removeAll", "removeFirst",
    "removeLast", "clear", "toggle", "put", "putAll", "sort", "reverse", "set", "appendLine",
  ]

  private mutating func changed(
    _ value: SourceValue, _ name: String, _ arguments: [SourceValue], at range: SourceRange
  ) -> SourceValue? {
    switch value {
    case .boolean(let truth): return name == "toggle" ? .boolean(!truth) : nil
    case .string:
      guard name == "append" || name == "appendLine" else { return nil }
      let ending = name == "append" ? [] : [SourceValue.string(SourceText("\n"))]
      var result = value
      for part in arguments + ending { result = joined(result, part, at: range) }
      return result
    case .list(let values): return changed(values, name, arguments)
    case .dictionary(let entries):
      switch name {
      case "clear", "removeAll": return .dictionary([])
      case "putAll":
        guard case .dictionary(let others)? = arguments.first else { return nil }
        var result = value
        for other in others {
          result = replaced(result, at: other.key, by: other.value) ?? result
        }
        return result
      case _ where (name == "put" || name == "set") && arguments.count == 2:
        return replaced(value, at: arguments[0], by: arguments[1])
      case "remove":
        return .dictionary(
          entries.filter { entry in
            arguments.first.flatMap { areEqual(entry.key, $0) } != true
          })
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func changed(
    _ values: [SourceValue], _ name: String, _ arguments: [SourceValue]
  ) -> SourceValue? {
    var values = values
    switch (name, arguments.first, arguments.count) {
    case ("append", let value?, 1), ("add", let value?, 1):
      guard values.count < EvaluationLimit.maximumCount else { return .list(values) }
      values.append(value)
    case ("addAll", .list(let others)?, 1):
      guard values.count + others.count <= EvaluationLimit.maximumCount else {
        return .list(values)
      }
      values += others
    case ("insert", let value?, 2):
      guard case .integer(let index) = arguments[1], index >= 0, index <= values.count else {
        return .list(values)
      }
      values.insert(value, at: index)
    case ("add", .integer(let index)?, 2) where index >= 0 && index <= values.count:
      values.insert(arguments[1], at: index)
    case ("remove", .integer(let index)?, 1), ("removeAt", .integer(let index)?, 1):
      if values.indices.contains(index) { values.remove(at: index) }
    case ("remove", let value?, 1):
      if let index = values.firstIndex(where: { areEqual($0, value) == true }) {
        values.remove(at: index)
      }
    case ("removeAll", nil, _), ("clear", _, _): values = []
    case ("removeFirst", nil, _): if !values.isEmpty { values.removeFirst() }
    case ("removeLast", nil, _): if !values.isEmpty { values.removeLast() }
    case ("reverse", _, _): values.reverse()
    case ("set", let index?, 2): return replaced(.list(values), at: index, by: arguments[1])
    default: return nil
    }
    return .list(values)
  }
}

extension Expression {
  /// What a chain of changes changes: `text` of `text.append("a").append("b")`, and the receiver of
  /// `append("a").append("b")`.
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
