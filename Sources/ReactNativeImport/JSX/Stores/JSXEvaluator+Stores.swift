/// Stores of Zustand, Redux, MobX and Valtio, and atoms of Jotai, whose initial states stand in the
/// files.
///
/// Source: zustand 5, vanilla.ts, react.ts and middleware; Redux Toolkit 2, createSlice.ts and
/// configureStore.ts; react-redux 9, useSelector.ts; jotai 2, atom.ts and useAtom.ts.
extension JSXEvaluator {
  /// The key of the member with the initial state of a reducer or store of Redux.
  ///
  /// No code can write this key, because it is not a name.
  private static let stateKey = "state()"
  /// The key of the member with the state of an atom of Jotai.
  private static let atomKey = "atom()"

  /// Evaluates a call of a function of a state library, or returns `nil` for other functions.
  mutating func storeCall(
    _ path: String, _ arguments: [JSXValue], from start: Int, in scope: Int
  ) -> JSXValue? {
    let head = String(path.prefix { $0 != "." })
    let link = declarations.modules[source.file(ofToken: start)].link(ofName: head)
    let name = exportedName(path, at: start).split(separator: ".").last.map(String.init) ?? path
    // A file of the project can export `useSelector` by another name.
    guard let package = link?.from.specifier ?? (head == "useSelector" ? "react-redux" : nil) else {
      return nil
    }
    let library = package.split(separator: "/").first.map(String.init) ?? package
    switch library {
    case "zustand": return zustand(name, in: package, arguments, from: start, in: scope)
    case "react-redux":
      if name == "withTypes" {
        return .unknown(JSXUnknown(kind: .name, tokens: start..<start + 1, path: head))
      }
      guard name == "useSelector", let state = reduxState(), let selector = arguments.first else {
        return nil
      }
      return selected(from: state, by: selector)
    case "@reduxjs", "redux", "redux-persist": return redux(name, arguments, in: scope)
    case "jotai": return jotai(name, arguments, from: start, in: scope)
    case "mobx", "mobx-react", "mobx-react-lite", "valtio":
      return observable(name, arguments, in: scope)
    default: return nil
    }
  }

  /// Returns the object that MobX or Valtio observes.
  ///
  /// Source: mobx 6, observable.ts and makeObservable.ts; mobx-react-lite 4, useLocalObservable.ts;
  /// valtio 2, vanilla.ts and react.ts.
  private mutating func observable(
    _ name: String, _ arguments: [JSXValue], in scope: Int
  ) -> JSXValue? {
    switch name {
    case "observable", "makeAutoObservable", "proxy", "useSnapshot": return arguments.first
    case "useLocalObservable", "useLocalStore":
      guard case .function(let function?, let outer)? = arguments.first else { return nil }
      inlinedFunctions.insert(function)
      return run(function, [], in: outer, from: scope).main
    default: return nil
    }
  }

  /// Calls a function that a state library returned.
  mutating func result(
    of function: JSXStoreFunction, _ setter: JSXSetter, calledAt open: Int, from start: Int,
    in scope: Int
  ) -> JSXValue {
    let own = arguments(at: open, in: scope)
    switch function {
    case .create:
      if let first = own.first, let hook = store(from: first, at: start, in: scope) { return hook }
    case .read:
      if let state = states.values[setter.key], let part = selected(from: state, by: own.first) {
        return part
      }
    case .readAtom:
      if let first = own.first, let value = atomValue(of: first) { return value }
    }
    return unknown(from: start)
  }

  /// Returns the part of a state that a selector chooses, or the whole state if there is no
  /// selector.
  private mutating func selected(from state: JSXValue, by selector: JSXValue?) -> JSXValue? {
    switch selector ?? .undefined {
    case .undefined: return state
    case .function(let function?, let outer): return run(function, [state], in: outer).value
    default: return nil
    }
  }

  // MARK: Zustand

  private mutating func zustand(
    _ name: String, in package: String, _ arguments: [JSXValue], from start: Int, in scope: Int
  ) -> JSXValue? {
    if package.hasPrefix("zustand/middleware") {
      guard name == "combine" else { return arguments.first }
      return arguments.count > 1 ? .array(arguments) : nil
    }
    switch name {
    case "create", "createStore", "createWithEqualityFn":
      guard let initializer = arguments.first else {
        var creator = JSXSetter(key: 0)
        creator.storeFunction = .create
        return .setter(creator)
      }
      return store(from: initializer, at: start, in: scope)
    case "useShallow": return arguments.first
    case "useStore":
      guard case .setter(let setter)? = arguments.first, setter.storeFunction != nil,
        let state = states.values[setter.key]
      else { return nil }
      return selected(from: state, by: arguments.dropFirst().first)
    default: return nil
    }
  }

  /// Creates a store of Zustand, and returns its hook.
  ///
  /// The function that makes the initial state receives the functions `set` and `get`. For
  /// `combine`, an object with a part of the state comes before the function.
  private mutating func store(
    from initializer: JSXValue, at start: Int, in scope: Int
  ) -> JSXValue? {
    var function = initializer
    var first: [(key: String, value: JSXValue)] = []
    if case .array(let parts) = initializer, parts.count == 2, case .object(let members) = parts[0]
    {
      (first, function) = (members, parts[1])
    }
    guard case .function(let index?, let outer) = function else { return nil }
    let key = JSXStates.key(ofHookAt: start, in: scopes[scope].identity)
    var hook = JSXSetter(key: key)
    hook.storeFunction = .read
    guard states.values[key] == nil else { return .setter(hook) }
    var set = JSXSetter(key: key)
    set.merges = true
    let made = rested(run(index, [.setter(set), .setter(hook)], in: outer, from: scope).main)
    guard case .object(let members) = made else { return nil }
    inlinedFunctions.insert(index)
    _ = states.value(of: key, initially: .object(first + members))
    return .setter(hook)
  }

  // MARK: Redux

  private mutating func redux(_ name: String, _ arguments: [JSXValue], in scope: Int) -> JSXValue? {
    switch name {
    case "createSlice":
      guard let options = arguments.first, let initial = options.part(.key("initialState")) else {
        return nil
      }
      var state = initial
      if case .function(let function?, let outer) = initial {
        state = run(function, [], in: outer, from: scope).main
      }
      return .object([
        ("name", options.part(.key("name")) ?? .undefined), ("actions", .function(nil, scope: 0)),
        ("reducer", .object([(JSXEvaluator.stateKey, state)])),
      ])
    case "configureStore":
      guard let reducer = arguments.first?.part(.key("reducer")) else { return nil }
      return state(ofReducer: reducer).map { .object([(JSXEvaluator.stateKey, $0)]) }
    case "combineReducers", "createStore", "legacy_createStore":
      guard let reducer = arguments.first else { return nil }
      return state(ofReducer: reducer).map { .object([(JSXEvaluator.stateKey, $0)]) }
    case "persistReducer": return arguments.dropFirst().first
    default: return nil
    }
  }

  /// Returns the initial state of a reducer, or of an object with a reducer for each part of the
  /// state.
  private mutating func state(ofReducer reducer: JSXValue) -> JSXValue? {
    switch reducer {
    case .object(let members):
      if members.count == 1, members[0].key == JSXEvaluator.stateKey { return members[0].value }
      var parts: [(key: String, value: JSXValue)] = []
      for member in members {
        let unknown = JSXUnknown(kind: .name, tokens: 0..<1, path: member.key)
        var state = JSXValue.unknown(unknown)
        switch member.value {
        case .object(let inner) where inner.count == 1 && inner[0].key == JSXEvaluator.stateKey:
          state = inner[0].value
        case .function(let function?, let outer): state = initialState(of: function, in: outer)
        default: break
        }
        parts.append((member.key, state))
      }
      return .object(parts)
    case .function(let function?, let outer): return initialState(of: function, in: outer)
    default: return nil
    }
  }

  /// Returns the state that a reducer returns for the first action of a store.
  private mutating func initialState(of function: Int, in scope: Int) -> JSXValue {
    let action = JSXValue.object([("type", .string("@@redux/INIT"))])
    return rested(run(function, [.undefined, action], in: scope).main)
  }

  /// Returns the initial state of the store that a file creates at its top level, or `nil` if there
  /// is no such store.
  private mutating func reduxState() -> JSXValue? {
    if let known = knownReduxState { return known.isNullish == true ? nil : known }
    knownReduxState = .undefined
    var state: JSXValue?
    for file in declarations.modules.indices where state == nil {
      for declaration in declarations.declarations[file] {
        guard let tokens = declaration.value,
          source.isToken(
            tokens.lowerBound, anyOf: ["configureStore", "createStore", "legacy_createStore"])
        else { continue }
        state = evaluate(tokens, in: file, allowsRest: true).part(.key(JSXEvaluator.stateKey))
        break
      }
    }
    knownReduxState = state ?? .undefined
    return state?.isNullish == true ? nil : state
  }

  // MARK: Jotai

  private mutating func jotai(
    _ name: String, _ arguments: [JSXValue], from start: Int, in scope: Int
  ) -> JSXValue? {
    switch name {
    case "atom", "atomWithStorage", "atomWithReset":
      let index = name == "atomWithStorage" ? 1 : 0
      guard arguments.indices.contains(index) else { return nil }
      let key = JSXStates.key(ofHookAt: start, in: scopes[scope].identity)
      let setter = JSXSetter(key: key)
      if case .function = arguments[index] {
      } else {
        _ = states.value(of: key, initially: arguments[index])
      }
      return .object([(JSXEvaluator.atomKey, .setter(setter)), ("read", arguments[index])])
    case "useAtom":
      guard let atom = arguments.first, let value = atomValue(of: atom) else { return nil }
      return .array([value, atom.part(.key(JSXEvaluator.atomKey)) ?? .undefined])
    case "useAtomValue":
      guard let atom = arguments.first else { return nil }
      return atomValue(of: atom)
    case "useSetAtom": return arguments.first?.part(.key(JSXEvaluator.atomKey))
    default: return nil
    }
  }

  /// Returns the current value of an atom.
  ///
  /// The value of a derived atom is computed from other atoms.
  private mutating func atomValue(of atom: JSXValue) -> JSXValue? {
    guard case .setter(let setter)? = atom.part(.key(JSXEvaluator.atomKey)) else { return nil }
    if let value = states.values[setter.key] { return value }
    guard case .function(let function?, let outer)? = atom.part(.key("read")) else { return nil }
    var get = JSXSetter(key: 0)
    get.storeFunction = .readAtom
    return run(function, [.setter(get)], in: outer).value
  }
}
