extension Evaluator {
  /// Returns the value of a member of the standard library, or `nil` if the receiver has no such
  /// member.
  ///
  /// - Parameter arguments: The arguments; `nil` for a member without parentheses.
  mutating func standardMember(
    _ name: String, of receiver: SourceValue, _ arguments: [ComponentArgument]?,
    at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    // Source: AndroidX Compose UI, ListUtils.kt: `fastForEach` is `forEach` without an iterator.
    if framework.language.isKotlin, let plain = name.afterFast, StandardMember.named[plain] != nil {
      return standardMember(plain, of: receiver, arguments, at: range, in: scope)
    }
    if name == "compareTo", let value = comparison(of: receiver, with: arguments ?? []) {
      return value
    }
    guard let member = StandardMember.named[name] else {
      _ = failsUncaught(name, of: receiver, arguments, nil, at: range)
      return nil
    }
    if member == .toInt || member == .rounded, name.contains("Long") { hasOtherIntegers = true }
    let before = cuts
    let value = standardMember(member, name, of: receiver, arguments, at: range, in: scope)
    if failsUncaught(name, of: receiver, arguments, value, at: range) {
      return unknown(.expression, at: range)
    }
    // If a limit was reached, the value was computed from only a part of the elements, so it is not
    // used.
    guard cuts != before, value?.canBeShown == false else { return value }
    return .unknown(UnknownValue(.expression, named: project.excerpt(range), at: range))
  }

  private mutating func standardMember(
    _ member: StandardMember, _ name: String, of receiver: SourceValue,
    _ arguments: [ComponentArgument]?, at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    let call = StandardCall(
      member: member, name: name, arguments: arguments ?? [], range: range, scope: scope)
    if let result = currentValue(receiver).asResult, framework.language.isKotlin,
      let value = resultMember(call, of: result)
    {
      return value
    }
    if case .unknown(let own) = currentValue(receiver), let value = resultMember(call, of: own) {
      return value
    }
    if let value = scopeFunction(call, of: receiver) { return value }
    guard (StandardSignature.named[name] ?? .other).allows(call.arguments) else {
      return receiver.isList ? uncertain(elements(of: receiver, at: range), call) : nil
    }
    switch currentValue(receiver) {
    case .string(let text): return textMember(call, of: text)
    case .integer, .number, .float: return numberMember(call, of: currentValue(receiver))
    case .list(let values): return listMember(call, of: values)
    case .set(let values): return setMember(call, of: values)
    case .range:
      if member == .contains, let argument = call.first {
        return contains(currentValue(receiver), argument).map { .boolean($0) }
      }
      return rangeMember(call, of: currentValue(receiver))
    case .dictionary(let entries): return dictionaryMember(call, of: entries)
    case .null: return nullMember(call)
    case .boolean(let truth) where member == .text: return .string(SourceText("\(truth)"))
    case .boolean where ["and", "or", "xor", "not"].contains(name):
      return arithmetic(call, of: currentValue(receiver))
    case .tuple(let parts) where member == .component:
      return parts.indices.contains(call.componentIndex) ? parts[call.componentIndex].value : nil
    case .enumCase where member == .text, .record where member == .text,
      .tuple where member == .text:
      return .string(sourceText(of: receiver))
    case .unknown(let own): return unknownMember(call, of: own)
    case .component(let own):
      if own.isRange, let value = rangeMember(call, of: own) { return value }
      return memberOfUndeclared(call, own)
    case .type(let type) where member == .map || member == .forEach:
      return listMember(call, of: elements(of: allCases(ofType: type), at: range))
    default: return nil
    }
  }

  /// Returns the value of one of Kotlin's scope functions, or of `map` of an optional.
  private mutating func scopeFunction(_ call: StandardCall, of receiver: SourceValue)
    -> SourceValue?
  {
    guard let function = call.function else { return nil }
    let current = currentValue(receiver)
    if optionalOperand == call.range, call.member == .map || call.member == .flatMap,
      !current.isNull, !current.isUnknown
    {
      return result(of: function, [current], call)
    }
    if case .list = receiver, call.member != .letValue, call.member != .also, call.member != .apply,
      call.member != .run, call.member != .takeIf
    {
      return nil
    }
    switch call.member {
    case .letValue, .also:
      let value = result(of: function, [receiver], call)
      lastReceiver = changedArgument(of: function, at: 0)
      if call.member == .letValue { return value }
      emit(value, besides: receiver)
      return lastReceiver ?? receiver
    case .run: return result(of: function, [], call, receiver: receiver)
    case .runCatching:
      return caught(function, [], receiver: receiver, at: call.range, in: call.scope)
    case .apply:
      if effects == nil, receiver.isComponent { return nil }
      let shown = result(of: function, [], call, receiver: receiver)
      let changed = lastReceiver ?? receiver
      emit(shown, besides: receiver)
      return changed
    case .takeIf, .takeUnless:
      guard let truth = truth(of: currentValue(result(of: function, [receiver], call))) else {
        return unknown(.expression, at: call.range)
      }
      return truth == (call.member == .takeIf) ? receiver : .null
    case .map, .flatMap:
      switch receiver {
      case .record, .enumCase, .integer, .number, .float, .boolean:
        return result(of: function, [receiver], call)
      case .string where !framework.language.isKotlin:
        // The call is either `map` of an optional text or `map` of the characters of a text.
        if optionalOperand == call.range { return result(of: function, [receiver], call) }
        let value = result(of: function, [receiver], call)
        return value.canBeShown ? value : unknown(.expression, at: call.range)
      default: return nil
      }
    default: return nil
    }
  }

  /// Adds the components that the block of a scope function shows, because they are not part of the
  /// function's result.
  mutating func emit(_ value: SourceValue, besides receiver: SourceValue) {
    guard effects == nil, value.canBeShown, !value.isEmptyContent, !receiver.isComponent else {
      return
    }
    emitted.append(value)
  }

  /// Returns the result of a function that is an argument of a standard function.
  mutating func result(
    of function: SourceFunction, _ values: [SourceValue], _ call: StandardCall,
    receiver: SourceValue? = nil, pass: Int? = nil
  ) -> SourceValue {
    invoke(
      function, Evaluator.unlabelled(values, at: call.range),
      receiver: receiver ?? function.receiver,
      at: call.range, in: call.scope, pass: pass)
  }

  /// Returns the argument of the last called function, after the function has changed the argument
  /// in place, or `nil` if the function has not changed the argument.
  func changedArgument(of function: SourceFunction, at index: Int) -> SourceValue? {
    guard !lastChangedNames.isEmpty else { return nil }
    let parameters = function.parameters
    let name =
      parameters.isEmpty && index == 0
      ? "it" : parameters.indices.contains(index) ? parameters[index].name : ""
    return lastChangedNames.contains(name) ? lastNames[name] : nil
  }

  private mutating func nullMember(_ call: StandardCall) -> SourceValue? {
    switch call.member {
    case .isNullOrEmpty: return .boolean(true)
    case .orEmpty: return .string(SourceText(""))
    case .text: return .string(SourceText(framework.language.nullText))
    default: return .null
    }
  }

  /// Returns the value of a member of a value that the source does not declare: `load().first()`,
  /// `Weekday.entries.forEach { … }`.
  ///
  /// Composables return no value, so the receiver of a member of collections with a function is a
  /// collection.
  private mutating func memberOfUndeclared(
    _ call: StandardCall, _ own: Component
  ) -> SourceValue? {
    guard framework.language.isKotlin,
      own.isUnknownResult || effects == nil && call.function != nil
    else { return nil }
    let name = project.excerpt(own.modifiers.last?.range ?? own.range)
    return unknownMember(call, of: UnknownValue(.expression, named: name, at: own.range))
  }

  /// Returns the value of a member of an unknown value.
  ///
  /// A function for the elements of an unknown list is called once, with an unknown element.
  private mutating func unknownMember(_ call: StandardCall, of own: UnknownValue) -> SourceValue? {
    if own.isUnordered, let elements = own.elements,
      StandardMember.independentOfOrder.contains(call.member)
        || StandardMember.sameForEveryOrder.contains(call.member)
    {
      return unordered(.set(elements), elements, call) { $0.listMember(call, of: $1) }
    }
    var own = own
    own.isUnordered = false
    let name = own.name.utf8.count > 100 ? own.name : "\(own.name).\(call.name)"
    switch call.member {
    case .isNotEmpty, .contains:
      return unknown(
        own.reason, named: name, at: call.range, isAssumedTrue: call.member == .isNotEmpty)
    case .isEmpty, .isNullOrEmpty: return unknown(own.reason, named: name, at: call.range)
    case .enumerated where own.elements != nil, .reversed where own.elements != nil:
      guard case .list(let values)? = listMember(call, of: own.elements ?? []) else { return nil }
      var result = own
      result.elements = values
      return .unknown(result)
    case .same, .shuffled, .sorted, .sortedDown, .sortedBy, .sortedByDown, .filter, .filterNot,
      .filterNotNull,
      .reversed, .prefix, .suffix, .dropFirst, .dropLast, .distinct, .orEmpty, .enumerated, .text,
      .uppercased, .lowercased, .capitalized, .trimmed, .ifEmpty:
      return .unknown(own)
    case .forEach, .forEachIndexed:
      return listMember(call, of: elements(of: .unknown(own), at: call.range))
    case .map, .mapIndexed, .compactMap, .flatMap:
      guard
        case .list(let values)? = listMember(
          call, of: elements(of: .unknown(own), at: call.range))
      else { return nil }
      var result = own
      result.elements = values
      return .unknown(result)
    default: return nil
    }
  }
}

/// A call of a member of the standard library.
struct StandardCall {
  var member: StandardMember
  var name: String
  var arguments: [ComponentArgument]
  var range: SourceRange
  /// The scope of the call.
  var scope: Int

  var first: SourceValue? { arguments.first?.value }

  /// The last argument; `nil` if it is not a function.
  var function: SourceFunction? {
    if case .function(let function)? = arguments.last?.value { function } else { nil }
  }

  /// The first argument; `nil` if it is not an integer.
  var count: Int? {
    if case .integer(let count)? = first { count } else { nil }
  }

  /// The index of the component in a name such as `component1`, counted from 0.
  var componentIndex: Int { (Int(name.suffix(1)) ?? 1) - 1 }

  /// Returns the range between the two positions in the arguments, limited to a length:
  /// `substring(1, 3)`.
  ///
  /// Returns `nil` if a position is unknown.
  func bounds(within length: Int) -> Range<Int>? {
    if case .range(let bounds, _)? = first { return bounds.clamped(to: 0..<length) }
    guard let start = count else { return nil }
    var end = length
    if arguments.count > 1 {
      guard case .integer(let last) = arguments[1].value else { return nil }
      end = last
    }
    let lower = min(max(0, start), length)
    return lower..<max(lower, min(end, length))
  }
}

extension String {
  /// The name of a member after `fast`: `forEach` of `fastForEach`; `nil` for other names.
  fileprivate var afterFast: String? {
    guard hasPrefix("fast"), let first = dropFirst(4).first, first.isUppercase else { return nil }
    return first.lowercased() + dropFirst(5)
  }
}
