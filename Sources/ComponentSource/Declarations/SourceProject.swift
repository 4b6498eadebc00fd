/// The source files of an app, with an index of their declarations.
package struct SourceProject: Sendable {
  /// A declared type with its extensions.
  package struct DeclaredType: Sendable {
    /// The name, including the names of the types that contain the type: `SignUp.Field`.
    package var name: String
    /// The index of the file that declares the type.
    package var file: Int
    package var declaration: TypeDeclaration
    /// The types after the colon, in the declaration of the type and in its extensions.
    package var inherited: [String]
    /// The instance properties that the declaration and its extensions declare, in this order.
    package var properties: [VariableDeclaration]
    package var staticProperties: [VariableDeclaration]
    package var functions: [FunctionDeclaration]
    package var staticFunctions: [FunctionDeclaration]
    /// The indexes of the type itself and of the types from which it inherits, nearest first.
    var lineage: [Int] = []
    /// The indices of the enum cases, and the indices of the members in their lists, by name.
    var positions = Positions()

    struct Positions: Sendable {
      var cases: [String: Int] = [:]
      var properties: [String: [Int]] = [:]
      var staticProperties: [String: Int] = [:]
      /// The names of static properties that are declared several times.
      var repeatedStatics: Set<String> = []
      var functions: [String: [Int]] = [:]
      var staticFunctions: [String: [Int]] = [:]
    }

    /// Returns the property with a name.
    ///
    /// - Parameter file: The file of the code that names the property. A private property in this
    ///   file takes precedence.
    package func property(_ name: String, from file: Int? = nil) -> VariableDeclaration? {
      guard let positions = positions.properties[name] else { return nil }
      let own = positions.first { properties[$0].range.file == file }
      return (own ?? positions.first).map { properties[$0] }
    }

    func staticProperty(_ name: String) -> VariableDeclaration? {
      positions.staticProperties[name].map { staticProperties[$0] }
    }

    /// Whether several properties that are not private have a name.
    func isRepeated(_ name: String, isStatic: Bool) -> Bool {
      if isStatic { return positions.repeatedStatics.contains(name) }
      guard let positions = positions.properties[name], positions.count > 1 else { return false }
      return positions.count { !properties[$0].modifiers.isPrivate } > 1
    }

    func functions(_ name: String, isStatic: Bool) -> [FunctionDeclaration] {
      isStatic
        ? (positions.staticFunctions[name] ?? []).map { staticFunctions[$0] }
        : (positions.functions[name] ?? []).map { functions[$0] }
    }

    /// Whether the type is a reference type, such as a class.
    var isReference: Bool {
      switch declaration.kind {
      case .classType, .actor, .object, .companion: !declaration.modifiers.contains("data")
      default: false
      }
    }

    /// Whether the type has exactly one instance with the same name as the type, as an `object` of
    /// Kotlin has.
    var isObject: Bool { declaration.kind == .object || declaration.kind == .companion }
  }

  package private(set) var files: [SourceFile]
  package internal(set) var types: [DeclaredType] = []
  /// Global functions, and functions that extend a type of Kotlin, by name.
  package internal(set) var functions: [String: [FunctionDeclaration]] = [:]
  /// The first global variable with each name.
  package internal(set) var variables: [String: VariableDeclaration] = [:]
  /// Functions that extend a type of a framework (`extension View`, `fun Modifier.card()`), by
  /// name.
  package internal(set) var extensionFunctions: [String: [FunctionDeclaration]] = [:]
  package internal(set) var extensionProperties: [String: [VariableDeclaration]] = [:]
  /// Macros such as `#Preview`, in the order of the files.
  package internal(set) var macros: [(name: String, call: Call, range: SourceRange)] = []
  /// All global variables with each name, because several files can declare private variables with
  /// the same name.
  var variablesOfFiles: [String: [VariableDeclaration]] = [:]
  /// The conditions by which the evaluator selects the compiled clause of an `#if`.
  package let conditions = CompilationConditions.debugOnPhone
  /// The indexes of types by their full name, which includes the names of the types around them.
  var typesByName: [String: [Int]] = [:]
  /// The indexes of nested types by their last name.
  var nestedTypes: [String: [Int]] = [:]
  /// The index of each type by the range of the type's declaration.
  ///
  /// This dictionary is only used while the project is indexed.
  var indexesByRange: [SourceRange: Int] = [:]
  /// The original name for each type alias, such as `Item.Id` for `typealias Id = Item.Id`.
  var aliases: [String: String] = [:]
  /// The original names for the type aliases that types declare, by the full name of the alias,
  /// such as `Kind` for `Theme.Name`.
  var nestedAliases: [String: String] = [:]
  /// The types for type aliases of tuples and lists: `typealias Day = (date: Int, items: [Item])`.
  var tuplesAndLists: [String: TypeName] = [:]
  /// The original names of declarations that the imports of a file rename, by the index of the
  /// file: `import a.Text as Label`.
  var importAliases: [Int: [String: String]] = [:]

  /// Creates a project.
  ///
  /// - Parameters:
  ///   - files: The files. The index of a file is its number. The file of the screen comes first.
  ///   - order: The numbers of the files in the order in which to index them. Files near the screen
  ///     come first. If this is `nil`, the order is that of `files`.
  package init(_ files: [SourceFile], order: [Int]? = nil) {
    self.files = files
    index(in: order ?? Array(files.indices))
  }

  /// Returns the index of the type with a name, as seen from inside another type.
  ///
  /// - Parameters:
  ///   - outer: The full name of the type around the reference, including the types around that
  ///     type.
  ///   - file: The file that contains the reference. Types of this file take precedence over types
  ///     of other files.
  ///   - isCalled: Whether the reference is a call of the type. In Kotlin, such a call needs an
  ///     import of a nested type. Without the import, it calls a function, such as `Row { … }`.
  package func type(
    named name: String, inside outer: String? = nil, file: Int? = nil, isCalled: Bool = false
  ) -> Int? {
    type(named: name, inside: outer, file: file, isCalled: isCalled, aliasLimit: 8)
  }

  /// Returns the index of the type with a name, as seen from inside another type.
  ///
  /// - Parameter aliasLimit: The maximum length of a chain of type aliases.
  private func type(
    named name: String, inside outer: String?, file: Int?, isCalled: Bool, aliasLimit: Int
  ) -> Int? {
    var outer = outer
    while let prefix = outer {
      let fullName = "\(prefix).\(name)"
      let found =
        typesByName[fullName].flatMap { visible($0, from: file) }
        ?? inheritedType(named: name, in: prefix, file: file)
      if let found { return found }
      // The nearest alias hides the types and aliases with its name further out.
      if nestedAliases[fullName] != nil {
        return aliasedType(fullName, file: file, limit: aliasLimit)
      }
      outer = prefix.lastIndex(of: ".").map { String(prefix[..<$0]) }
    }
    let found = typesByName[name] ?? importedTypes(named: name, file: file, isCalled: isCalled)
    return visible(found, from: file) ?? aliasedType(name, file: file, limit: aliasLimit)
  }

  /// Returns the type that a type alias inside another type names, or `nil` if there is no such
  /// alias.
  ///
  /// - Parameters:
  ///   - name: The full name of the alias: `Theme.Name`.
  ///   - limit: The maximum length of a chain of type aliases.
  private func aliasedType(_ name: String, file: Int?, limit: Int) -> Int? {
    guard limit > 0, let original = nestedAliases[name], let dot = name.lastIndex(of: ".") else {
      return nil
    }
    return type(
      named: original, inside: String(name[..<dot]), file: file, isCalled: false,
      aliasLimit: limit - 1)
  }

  /// Returns the type with a name in one of the supertypes of a type.
  ///
  /// Source: The Swift Programming Language, Nested Types, and Kotlin specification, linked scopes:
  /// the types in a superclass are members of its subclasses.
  private func inheritedType(named name: String, in outer: String, file: Int?) -> Int? {
    guard nestedTypes[name] != nil, let candidates = typesByName[outer],
      let own = visible(candidates, from: file)
    else { return nil }
    for parent in types[own].lineage.dropFirst() {
      let found = typesByName["\(types[parent].name).\(name)"].flatMap { visible($0, from: file) }
      if let found { return found }
    }
    return nil
  }

  /// Returns the first candidate to which code in a file has access.
  ///
  /// Types of the same file take precedence.
  ///
  /// Source: The Swift Programming Language, Access Control; Kotlin documentation, Visibility
  /// modifiers: a private declaration outside of types is only visible in its own file.
  private func visible(_ candidates: [Int], from file: Int?) -> Int? {
    let own = candidates.first { types[$0].file == file }
    let open = own ?? candidates.first { !types[$0].declaration.modifiers.isPrivate }
    return open ?? (file == nil ? candidates.first : nil)
  }

  /// Returns the index of the type with a name that is declared directly inside another type.
  func type(named name: String, in outer: Int) -> Int? {
    let fullName = "\(types[outer].name).\(name)"
    let candidates = typesByName[fullName] ?? []
    return candidates.first { types[$0].file == types[outer].file } ?? candidates.first
      ?? aliasedType(fullName, file: types[outer].file, limit: 8)
  }

  /// Returns the global functions with a name that code of a file can call.
  func functions(named name: String, from file: Int) -> [FunctionDeclaration] {
    visible(functions[name] ?? [], from: file)
  }

  /// Returns the given functions without those that code in a file cannot call.
  func visible(_ functions: [FunctionDeclaration], from file: Int) -> [FunctionDeclaration] {
    guard files.indices.contains(file), functions.contains(where: { $0.modifiers.isPrivate }) else {
      return functions
    }
    return functions.filter { $0.range.file == file || !$0.modifiers.isPrivate }
  }

  /// Returns the original name of a type alias or of a renamed import in a file, or `nil` if the
  /// name is neither.
  package func alias(of name: String, in file: Int?) -> String? {
    file.flatMap { importAliases[$0]?[name] } ?? aliases[name]
  }

  /// Returns the types that code can name by a short name because of an alias or, in Kotlin,
  /// because of an import.
  private func importedTypes(named name: String, file: Int?, isCalled: Bool) -> [Int] {
    if let nested = nestedTypes[name]?.filter({ files[types[$0].file].packageName != nil }),
      !nested.isEmpty
    {
      let imported = nested.filter { isImported(types[$0].name, in: file) }
      if !imported.isEmpty { return imported }
      // Assumed: other references name the type although its import is missing.
      if !isCalled { return nested }
    }
    return alias(of: name, in: file).flatMap { typesByName[$0] } ?? []
  }

  /// Whether a file imports a nested type, either by its name, such as `Order.Line`, or by
  /// importing all types of the outer type.
  private func isImported(_ name: String, in file: Int?) -> Bool {
    guard let file, files.indices.contains(file) else { return false }
    let outer = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return files[file].imports.contains { $0.hasSuffix(".\(name)") || $0.hasSuffix(".\(outer).*") }
  }

  /// Returns the global variable with a name.
  ///
  /// A variable that the file itself declares takes precedence.
  func variable(named name: String, file: Int) -> VariableDeclaration? {
    guard let candidates = variablesOfFiles[name] else { return nil }
    let isKnown = files.indices.contains(file)
    return candidates.first { $0.range.file == file }
      ?? candidates.first { !isKnown || !$0.modifiers.isPrivate }
  }

  /// Returns the source code of a range as a single line.
  ///
  /// Code of more than `limit` bytes is cut and gets an ellipsis.
  package func excerpt(_ range: SourceRange, limit: Int = 80) -> String {
    guard files.indices.contains(range.file) else { return "" }
    let bytes = files[range.file].bytes
    let start = min(max(0, range.start), bytes.count)
    let end = min(max(start, range.end), bytes.count)
    let isLong = end - start > limit
    let text = String(decoding: bytes[start..<(isLong ? start + limit : end)], as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + (isLong ? "…" : "")
  }
}

extension [String] {
  /// Whether one of the modifiers hides a declaration from other files.
  var isPrivate: Bool { contains("private") || contains("fileprivate") }
}
