/// A word that has a special meaning in Swift, everywhere or only in some contexts.
enum SwiftKeyword: String, Sendable, CaseIterable {
  case none = ""
  // Declarations
  case `import`, `let`, `var`, `func`, `init`, `deinit`, `subscript`, `struct`, `class`, `enum`
  case `extension`, `protocol`, actor, `typealias`, `associatedtype`, `operator`
  case `precedencegroup`, macro, `case`
  // Modifiers
  case `public`, `private`, `internal`, `fileprivate`, open, package, `static`, final, lazy, weak
  case unowned, override, required, convenience, mutating, nonmutating, dynamic, optional
  case indirect, nonisolated, isolated, distributed, prefix, postfix, infix, async, consuming
  case borrowing, sending, __consuming, _local
  // Accessors
  case get, set, willSet, didSet, _read, _modify, read, modify, unsafeAddress
  case unsafeMutableAddress, mutableAddressWithPointer, addressWithPointer
  // Statements
  case `if`, `else`, `guard`, `for`, `while`, `repeat`, `do`, `catch`, `switch`, `default`
  case `return`, `throw`, `defer`, `break`, `continue`, `fallthrough`, `where`, `in`, yield
  case then, discard
  // Expressions and types
  case `self`, `Self`, `super`, `nil`, `true`, `false`, `try`, await, `as`, `is`, `Any`
  case `throws`, `rethrows`, reasync, some, any, each, `inout`, unsafe, consume, copy
  case underscore = "_"
  // Directives
  case elseif, endif, available, unavailable, sourceLocation, error, warning

  /// Every word by its spelling.
  static let bySpelling = [String: SwiftKeyword](
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Whether the word can never be a name.
  ///
  /// An expression therefore never begins with this word.
  var isReserved: Bool {
    switch self {
    case .import, .let, .var, .func, .deinit, .struct, .class, .enum, .extension, .protocol,
      .typealias, .associatedtype, .operator, .precedencegroup, .case, .public, .private,
      .internal, .fileprivate, .static, .else, .guard, .for, .while, .repeat, .catch, .default,
      .return, .throw, .defer, .break, .continue, .fallthrough, .where, .in, .as, .is, .throws,
      .rethrows, .inout:
      true
    default: false
    }
  }

  /// Whether the word is a literal.
  var isLiteral: Bool { self == .nil || self == .true || self == .false }

  /// Whether the word can be a modifier before the keyword of a declaration.
  var isModifier: Bool {
    switch self {
    case .public, .private, .internal, .fileprivate, .open, .package, .static, .final, .lazy,
      .weak, .unowned, .override, .required, .convenience, .mutating, .nonmutating, .dynamic,
      .optional, .indirect, .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix,
      .async, .consuming, .borrowing, .sending, .class, .__consuming, ._local:
      true
    default: false
    }
  }

  /// Whether the word begins an accessor of a computed or observed property.
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .read, .modify, .unsafeAddress,
      .unsafeMutableAddress, .mutableAddressWithPointer, .addressWithPointer, .`init`:
      true
    default: false
    }
  }

  /// Whether the word begins a declaration in every context.
  var beginsDeclaration: Bool {
    switch self {
    case .import, .let, .var, .func, .struct, .class, .enum, .extension, .protocol, .typealias,
      .associatedtype, .operator, .precedencegroup, .deinit:
      true
    default: false
    }
  }
}
