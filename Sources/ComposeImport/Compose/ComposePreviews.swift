internal import ComponentSource

/// The composables of a file that are shown as screens.
///
/// Functions with `@Preview` are screens. In a file without previews, the screens are the contents
/// of activities and all composables without any use in the file. If some of these composables have
/// no required parameters, only the composables without required parameters are screens.
struct ComposePreviews {
  /// A composable that is shown as a screen.
  struct Entry {
    var name: String
    var function: FunctionDeclaration
    /// The language of the preview.
    var locale: String?
    /// The window of the preview.
    var window = ComposeWindow()
    /// Whether an earlier preview shows the same composable in the same language in another window.
    var isVariant = false
    /// The provider of the values for a parameter, and the maximum number of values to show.
    var provider: (type: String, limit: Int)?
    var isPreview: Bool
  }

  private(set) var entries: [Entry] = []
  /// The composables that are shown neither by a preview nor by another composable of the file.
  private(set) var unshown: [FunctionDeclaration] = []
  private let project: SourceProject

  /// Finds the composables.
  ///
  /// - Parameter wanted: The names that a person chose. Composables with these names are shown even
  ///   without a preview.
  init(_ project: SourceProject, named wanted: [String] = []) {
    self.project = project
    let composables = ComposePreviews.functions(in: project.files[0].declarations)
      .filter { $0.body != nil && $0.attributes.contains { $0.lastName == "Composable" } }
    for function in composables { addPreviews(of: function) }
    let shown = composables.filter { $0.showsContent }
    let used = ComposePreviews.used(shown, in: project.files[0].bytes)
    let unused = shown.filter { !used.contains($0.name) && $0.receiver == nil }
    guard entries.isEmpty else {
      let previews = Set(entries.map(\.function.name))
      unshown = unused.filter { !previews.contains($0.name) }
      show(wanted, among: shown.filter { !previews.contains($0.name) })
      return
    }
    let contents = ComposeActivities.contents(in: project.files[0].declarations)
    let complete = unused.filter { $0.parameters.allSatisfy(\.isOptional) }
    let usual = !complete.isEmpty ? complete : unused
    let roots = contents + usual
    entries = (roots.isEmpty ? shown : roots).map {
      Entry(name: $0.name, function: $0, locale: nil, provider: nil, isPreview: false)
    }
  }

  /// Adds the composables with names that a person chose, unless a preview has the same name.
  private mutating func show(_ wanted: [String], among functions: [FunctionDeclaration]) {
    let names = wanted.map { $0.lowercased() }
      .filter { name in !entries.contains { $0.name.lowercased().contains(name) } }
    for function in functions
    where names.contains(where: { function.name.lowercased().contains($0) }) {
      unshown.removeAll { $0.range == function.range }
      entries.append(
        Entry(name: function.name, function: function, locale: nil, provider: nil, isPreview: false)
      )
    }
  }

  /// Returns the functions of a file, including the functions in objects and classes.
  private static func functions(in declarations: [Declaration]) -> [FunctionDeclaration] {
    var found: [FunctionDeclaration] = []
    var pending = Array(declarations.reversed())
    while let declaration = pending.popLast() {
      switch declaration {
      case .function(let function): found.append(function)
      case .type(let type): pending += type.members.reversed()
      case .variable, .macro, .compiled: break
      }
    }
    return found
  }

  // MARK: Previews

  /// Adds a screen for each language and each window in the previews of a function.
  ///
  /// Previews that differ only in other ways, such as the font scale, are left out, because their
  /// announcements are the same.
  private mutating func addPreviews(of function: FunctionDeclaration) {
    let previews = function.attributes.flatMap { expanded($0, depth: 0) }
    let provider = function.parameters.lazy.compactMap { parameter in
      parameter.attributes.first { $0.lastName == "PreviewParameter" }
    }.first.flatMap(ComposePreviews.provider(of:))
    var windows: [String: Set<ComposeWindow>] = [:]
    let isSeveral = Set(previews.map { $0.text("locale") ?? "" }).count > 1
    for preview in previews {
      let locale = preview.text("locale")
      let window = ComposeWindow(of: preview, in: project)
      guard windows[locale ?? "", default: []].insert(window).inserted else { continue }
      let label = preview.text("name") ?? (isSeveral ? locale : nil)
      let name = label.map { "\(function.name) - \($0)" } ?? function.name
      entries.append(
        Entry(
          name: name, function: function, locale: locale, window: window,
          isVariant: windows[locale ?? ""].map { $0.count > 1 } ?? false, provider: provider,
          isPreview: true))
    }
  }

  /// Returns the previews to which an annotation is equivalent.
  ///
  /// An annotation class of the project is equivalent to all previews in the annotations of the
  /// class.
  private func expanded(_ attribute: Attribute, depth: Int) -> [Attribute] {
    let name = attribute.lastName
    if name == "Preview" { return [attribute] }
    guard name != "PreviewParameter", depth < ComposePreviews.maximumDepth else { return [] }
    if let type = project.type(named: name) {
      let own = project.types[type].declaration
      return own.attributes.flatMap { expanded($0, depth: depth + 1) }
    }
    // Annotations of libraries, such as @PreviewLightDark, are recognised by their names.
    return name.hasPrefix("Preview") || name.hasSuffix("Preview") || name.hasSuffix("Previews")
      ? [Attribute(name)] : []
  }

  private static let maximumDepth = 4

  /// Returns the provider and the limit in `@PreviewParameter(UserProvider::class, limit = 2)`.
  private static func provider(of attribute: Attribute) -> (type: String, limit: Int)? {
    let first = attribute.arguments.first { $0.label == "provider" || $0.label == nil }
    guard case .reference(let names)? = first?.value.form, let name = names.first else {
      return nil
    }
    var limit = Int.max
    if case .integer(let number)? = attribute.arguments.first(where: { $0.label == "limit" })?
      .value.form
    {
      limit = number
    }
    return (name, limit)
  }

  // MARK: Uses

  /// Returns the names of the functions that the file calls outside of their own declarations.
  private static func used(
    _ functions: [FunctionDeclaration], in bytes: [UInt8]
  ) -> Set<String> {
    var ranges: [String: [Range<Int>]] = [:]
    for function in functions {
      ranges[function.name, default: []].append(
        function.range.start..<max(function.range.start, function.range.end))
    }
    var used: Set<String> = []
    var (offset, isDeclared) = (0, false)
    while offset < bytes.count {
      guard bytes[offset].isNamePart else {
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, bytes[offset].isNamePart { offset += 1 }
      let name = String(decoding: bytes[start..<offset], as: UTF8.self)
      let isCall = offset < bytes.count && (bytes[offset] == 0x28 || bytes[offset...].opensBlock)
      if !isDeclared, isCall, let own = ranges[name], !own.contains(where: { $0.contains(start) }) {
        used.insert(name)
      }
      isDeclared = name == "fun"
    }
    return used
  }
}

extension UInt8 {
  fileprivate var isNamePart: Bool {
    self >= 0x80 || self == 0x5F || (0x30...0x39).contains(self) || (0x41...0x5A).contains(self)
      || (0x61...0x7A).contains(self)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the next characters are a space and an opening brace.
  fileprivate var opensBlock: Bool {
    first == 0x7B || (first == 0x20 && dropFirst().first == 0x7B)
  }
}

extension Attribute {
  /// The name without its package.
  var lastName: String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Returns the literal text of the argument with a label.
  func text(_ label: String) -> String? {
    guard case .string(let parts)? = arguments.first(where: { $0.label == label })?.value.form
    else { return nil }
    let texts = parts.compactMap { part -> String? in
      if case .text(let text) = part { text } else { nil }
    }
    let text = texts.joined()
    return text.isEmpty ? nil : text
  }
}

extension FunctionDeclaration {
  /// Whether the function shows content, as opposed to returning a value.
  fileprivate var showsContent: Bool {
    name.first?.isUppercase == true && (result == nil || result?.name == "Unit")
  }
}

extension FunctionDeclaration {
  /// Whether the composable has a parameter for content: `content: @Composable () -> Unit`.
  var takesContent: Bool {
    parameters.contains { $0.type?.attributes.contains { $0.hasSuffix("Composable") } == true }
  }
}

extension Parameter {
  fileprivate var isOptional: Bool { defaultValue != nil || type?.isOptional == true }
}
