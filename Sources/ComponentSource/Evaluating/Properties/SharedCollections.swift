/// The names and properties that hold the same collection.
///
/// The evaluator stores a collection as a value. After a change in place, every holder of the
/// collection gets the changed value.
struct SharedCollections: Sendable {
  /// A name or property that holds a collection.
  enum Holder: Sendable {
    case name(String, scope: Int)
    /// A property of an instance.
    case property(StateKey)
    /// An expression that returns the collection, and the name that the expression initialises.
    case expression(Expression, of: String, scope: Int)
  }

  /// The members that return an element of a collection instead of a new value.
  static let elementMembers: Set<String> = [
    "get", "getValue", "getOrNull", "getOrElse", "getOrPut", "getOrDefault", "elementAt",
    "elementAtOrNull", "first", "firstOrNull", "last", "lastOrNull", "single", "singleOrNull",
    "find", "findLast", "random",
  ]

  private var groups: [[Holder]] = []
  private var properties: [StateKey: Int] = [:]

  var hasProperties: Bool { !properties.isEmpty }

  /// Returns the group to which a property belongs, or `nil` if it belongs to no group.
  func group(of property: StateKey) -> Int? { properties[property] }

  func holders(of group: Int) -> [Holder] { groups.indices.contains(group) ? groups[group] : [] }

  /// Adds a group without holders, and returns its number.
  mutating func addGroup() -> Int {
    groups.append([])
    return groups.count - 1
  }

  mutating func append(_ holder: Holder, to group: Int) {
    groups[group].append(holder)
    if case .property(let key) = holder { properties[key] = group }
  }

  mutating func remove(_ property: StateKey) { properties[property] = nil }
}

extension Evaluator {
  /// Records that a declared variable holds the collection to which its initial value refers.
  mutating func shareCollection(of variable: VariableDeclaration, in scope: Int) {
    if !scopes[scope].sharedNames.isEmpty { scopes[scope].sharedNames[variable.name] = nil }
    guard framework.language.isKotlin, let written = variable.initialValue,
      scopes[scope].names[variable.name]?.canBeShared == true,
      let other = holder(of: written.passedOn, for: variable.name, in: scope)
    else { return }
    if case .string? = scopes[scope].names[variable.name] {
      guard case .name = other else { return }
    }
    share(.name(variable.name, scope: scope), with: other)
  }

  /// Records that the properties of a new instance hold the collections that a call passes to the
  /// primary constructor.
  mutating func shareCollections(passedBy call: Call, to instance: SourceValue, in scope: Int) {
    guard framework.language.isKotlin, case .record(let record) = instance else { return }
    let parameters = project.types[record.type].declaration.parameters
    for (index, argument) in call.arguments.enumerated() where argument.value.dottedName != nil {
      let labelled = argument.label.map { label in parameters.firstIndex { $0.name == label } }
      guard let position = labelled ?? index, parameters.indices.contains(position),
        parameters[position].isProperty,
        record.fields[parameters[position].name]?.isCollection == true,
        let other = holder(of: argument.value, for: nil, in: scope)
      else { continue }
      let key = StateKey(owner: record.identity, path: [parameters[position].name])
      share(.property(key), with: other)
    }
  }

  /// Returns the holder of a collection to which an expression refers, or `nil` if the expression
  /// returns a new collection.
  ///
  /// - Parameter own: The name that the expression initialises, or `nil` for an argument.
  private mutating func holder(
    of written: Expression, for own: String?, in scope: Int
  ) -> SharedCollections.Holder? {
    var written = written
    if case .forced(let inner) = written.form { written = inner }
    switch written.form {
    case .name(let name):
      let start = name == own ? scopes[scope].parent : scope
      if let found = holder(ofName: name, from: start) { return found }
      let isGlobal =
        start.flatMap { scopeDeclaring(name, from: $0) } == nil
        && project.variable(named: name, file: written.range.file) != nil
      guard isGlobal else { return nil }
      return own.map { SharedCollections.Holder.expression(written, of: $0, scope: scope) }
    case .member(let base, let name, _) where base.dottedName != nil:
      switch currentValue(evaluate(base, in: scope)) {
      case .record(let record):
        guard storedField(name, of: record)?.isCollection == true else { return nil }
        return .property(StateKey(owner: record.identity, path: [name]))
      case .type:
        return own.map { SharedCollections.Holder.expression(written, of: $0, scope: scope) }
      default: return nil
      }
    case .subscripted(let base, _) where base.dottedName != nil:
      return own.map { SharedCollections.Holder.expression(written, of: $0, scope: scope) }
    case .call(let call):
      guard case .member(let base, let name, _) = call.callee.form, base.dottedName != nil,
        SharedCollections.elementMembers.contains(name)
      else { return nil }
      return own.map { SharedCollections.Holder.expression(written, of: $0, scope: scope) }
    default: return nil
    }
  }

  private func holder(ofName name: String, from scope: Int?) -> SharedCollections.Holder? {
    var index = scope
    while let inner = index {
      if let value = scopes[inner].names[name] {
        return value.canBeShared ? .name(name, scope: inner) : nil
      }
      if case .record(let record)? = scopes[inner].receiver,
        let value = storedField(name, of: record)
      {
        guard value.isCollection else { return nil }
        return .property(StateKey(owner: record.identity, path: [name]))
      }
      index = scopes[inner].parent
    }
    return nil
  }

  private mutating func share(
    _ holder: SharedCollections.Holder, with other: SharedCollections.Holder
  ) {
    let group: Int
    if let known = self.group(of: other) {
      group = known
    } else {
      group = sharedCollections.addGroup()
      add(other, to: group)
    }
    add(holder, to: group)
  }

  private func group(of holder: SharedCollections.Holder) -> Int? {
    switch holder {
    case .name(let name, let scope): scopes[scope].sharedNames[name]
    case .property(let key): sharedCollections.group(of: key)
    case .expression: nil
    }
  }

  private mutating func add(_ holder: SharedCollections.Holder, to group: Int) {
    sharedCollections.append(holder, to: group)
    if case .name(let name, let scope) = holder { scopes[scope].sharedNames[name] = group }
  }

  /// Gives every holder of a collection the value that a name got.
  ///
  /// - Parameter isInPlace: Whether the collection changed in place. Otherwise, the name now holds
  ///   another collection.
  mutating func share(
    _ value: SourceValue, by name: String, in scope: Int, isInPlace: Bool, at range: SourceRange
  ) {
    guard let group = scopes[scope].sharedNames[name] else { return }
    if isInPlace {
      share(value, in: group, at: range)
    } else {
      scopes[scope].sharedNames[name] = nil
    }
  }

  /// Gives every holder of a collection the value that a property of an instance got.
  ///
  /// - Parameter isInPlace: Whether the collection changed in place. Otherwise, the property now
  ///   holds another collection.
  mutating func share(
    _ value: SourceValue, by name: String, of record: SourceRecord, isInPlace: Bool,
    at range: SourceRange
  ) {
    guard sharedCollections.hasProperties else { return }
    let key = StateKey(owner: record.identity, path: [name])
    guard let group = sharedCollections.group(of: key) else { return }
    let isConstant = declaredProperty(name, ofType: record.type)?.variable.isMutable == false
    if isInPlace || isConstant {
      share(value, in: group, at: range)
    } else {
      sharedCollections.remove(key)
    }
  }

  private mutating func share(_ value: SourceValue, in group: Int, at range: SourceRange) {
    for holder in sharedCollections.holders(of: group) {
      switch holder {
      case .name(let name, let scope):
        guard scopes.indices.contains(scope), scopes[scope].sharedNames[name] == group else {
          continue
        }
        let isVariable = scopes[scope].variables.contains(name)
        scopes.assign(value, to: name, in: scope, isInPlace: !isVariable)
      case .property(let key):
        guard sharedCollections.group(of: key) == group, let name = key.path.first else {
          continue
        }
        if effects != nil {
          set(key, to: value)
        } else {
          assigned[key.owner, default: [:]][name] = value
        }
      case .expression(let expression, let name, let scope):
        guard scopes.indices.contains(scope), scopes[scope].sharedNames[name] == group,
          !changeElement(of: expression, isLater: true, at: range, in: scope)
        else { continue }
        write(value, to: expression, at: range, in: scope, isWriteBack: true)
      }
    }
  }

  /// Makes a collection unknown if code changed an element that a call such as `first()` returned.
  ///
  /// Returns `false` if the expression is another expression.
  ///
  /// - Parameter isLater: Whether other code ran since the expression returned the element. The
  ///   variables in an index can then have other values.
  mutating func changeElement(
    of expression: Expression, isLater: Bool = false, at range: SourceRange, in scope: Int
  ) -> Bool {
    guard framework.language.isKotlin else { return false }
    var base: Expression
    switch expression.passedOn.form {
    case .call(let call):
      guard case .member(let own, let name, _) = call.callee.form,
        SharedCollections.elementMembers.contains(name)
      else { return false }
      base = own
    case .subscripted(let own, let arguments) where isLater:
      switch arguments.first?.value.form {
      case .integer?, .string?, nil: return false
      case .name(let name)?:
        let declaring = scopeDeclaring(name, from: scope)
        if declaring.map({ !scopes[$0].variables.contains(name) }) ?? false { return false }
      default: break
      }
      base = own
    default: return false
    }
    if case .forced(let inner) = base.form { base = inner }
    guard base.dottedName != nil else { return false }
    let missing = UnknownValue(.expression, named: project.excerpt(base.range), at: range)
    write(.unknown(missing), to: base, at: range, in: scope, isWriteBack: true)
    return true
  }
}

extension SourceValue {
  /// Whether several names can refer to the value and change it.
  ///
  /// A `StringBuilder` of Kotlin has the same representation as a text.
  fileprivate var canBeShared: Bool {
    if case .string = self { true } else { isCollection }
  }

  var isCollection: Bool {
    switch self {
    case .list, .set, .dictionary: true
    default: false
    }
  }
}
