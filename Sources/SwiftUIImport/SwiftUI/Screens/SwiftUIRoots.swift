internal import ComponentSource

/// A view that is shown as a separate screen.
struct SwiftUIRoot: Sendable {
  enum Content: Sendable {
    /// A preview, or a function that shows a view.
    case function(SourceFunction)
    /// A view type. Its parameters without a default value are unknown.
    case type(Int)
    /// The statements of a snippet.
    case statements(Block)
    /// The destination of a link.
    case value(SourceValue)
    /// The destination for a value: a function, and the argument of the function.
    case call(SourceFunction, SourceValue)
  }

  var name: String
  var content: Content
  var range: SourceRange
  /// The name of the only view in a preview without a name, or `nil` for other screens.
  var view: String?
  /// The position of the view among the views of a preview, or `nil` if the preview shows only one
  /// view.
  var part: Int?
  /// Whether the screen is a preview, around which the environment has its default values.
  var isPreview = false
}

/// The screens of a file.
///
/// The screens are the scenes of an app, the previews, and the views without any use in a scene, a
/// preview or another view. A preview without a name is not a separate screen if it shows the same
/// view as a window of the app.
struct SwiftUIRoots {
  private let project: SourceProject
  private let names: SwiftNames

  init(_ project: SourceProject) {
    self.project = project
    names = SwiftNames(project.files.first?.bytes ?? [])
  }

  /// Returns the screens, and also each view that the user named.
  ///
  /// A named view can be a part of another screen.
  func all(named wanted: [String] = []) -> [SwiftUIRoot] {
    var roots = snippets()
    roots += apps()
    let windows = Set(types(of: ["App", "Scene"]).compactMap(view(inWindowOf:)))
    roots += previews().filter { !windows.contains($0.view ?? "") }
    let views = views()
    for view in views {
      let name = view.root.name.lowercased()
      let isWanted = wanted.contains { wanted in
        let wanted = wanted.lowercased()
        return name == wanted
          || name.contains(wanted) && !roots.contains { $0.name.lowercased().contains(wanted) }
      }
      if isWanted || !view.isUsed { roots.append(view.root) }
    }
    if roots.isEmpty { roots = views.map(\.root) }
    return roots
  }

  /// Returns the name of the view that is the whole content of a screen.
  ///
  /// The result is `nil` for the scenes of an app, and for previews with a name, arguments or
  /// modifiers.
  func component(of root: SwiftUIRoot) -> String? {
    if let view = root.view { return view }
    guard case .type(let type) = root.content, isOf(["View"], type) else { return nil }
    return project.types[type].name
  }

  // MARK: Kinds of roots

  private func snippets() -> [SwiftUIRoot] {
    guard let file = project.files.first else { return [] }
    let shown = file.statements.filter { statement in
      if case .expression(let expression) = statement.form, case .call = expression.form {
        return true
      }
      return false
    }
    guard !shown.isEmpty, let last = file.statements.last else { return [] }
    let range = shown[0].range
    return [
      SwiftUIRoot(
        name: fileName, content: .statements(Block(file.statements, at: range.through(last.range))),
        range: range)
    ]
  }

  private func apps() -> [SwiftUIRoot] {
    types(of: ["App", "Scene"]).map {
      SwiftUIRoot(name: project.types[$0].name, content: .type($0), range: range(of: $0))
    }
  }

  private func previews() -> [SwiftUIRoot] {
    var roots: [SwiftUIRoot] = []
    for (name, call, range) in project.macros where range.file == 0 && name == "Preview" {
      guard let closure = call.arguments.last(where: { $0.isTrailing || $0.label == "body" }),
        case .closure(let body) = closure.value.form
      else { continue }
      var title: String?
      if let first = call.arguments.first, first.label == nil,
        case .string(let parts) = first.value.form, case .text(let text)? = parts.first
      {
        title = text
      }
      let function = SourceFunction(
        parameters: [], body: body.body, scope: 0, at: closure.value.range, result: .components)
      var root = SwiftUIRoot(
        name: title ?? self.name(of: body.body) ?? "Preview", content: .function(function),
        range: range)
      if call.arguments.count == 1 { root.view = view(shownBy: body.body) }
      root.isPreview = true
      roots.append(root)
    }
    for type in types(of: ["PreviewProvider"]) {
      let name = project.types[type].name
      let short = name.hasSuffix("_Previews") ? String(name.dropLast(9)) : name
      var root = SwiftUIRoot(name: short, content: .type(type), range: range(of: type))
      let shown = project.types[type].staticProperties.first { $0.name == "previews" }?.getter
      root.view = shown.flatMap(view(shownBy:))
      root.isPreview = true
      roots.append(root)
    }
    return roots
  }

  /// Returns the name of a preview's view, or `nil` if the preview shows anything other than a
  /// single view without arguments and modifiers.
  private func view(shownBy body: Block) -> String? {
    guard body.statements.count == 1, case .expression(let expression) = body.statements[0].form,
      case .call(let call) = expression.form, call.arguments.isEmpty,
      case .name(let name) = call.callee.form, let type = project.type(named: name),
      isOf(["View"], type)
    else { return nil }
    return name
  }

  /// Returns the name of the view in the only window of an app, or `nil` if the window shows
  /// anything other than a single view without arguments and modifiers.
  private func view(inWindowOf app: Int) -> String? {
    guard let body = project.types[app].property("body")?.getter, body.statements.count == 1,
      case .expression(let expression) = body.statements[0].form,
      case .call(let call) = expression.form, case .name("WindowGroup") = call.callee.form,
      call.arguments.count == 1, case .closure(let content) = call.arguments[0].value.form
    else { return nil }
    return view(shownBy: content.body)
  }

  /// Returns the name of the first view that a preview shows.
  private func name(of body: Block) -> String? {
    let code = body.statements.last?.range ?? body.range
    var (low, high) = (0, names.names.count)
    while low < high {
      let middle = (low + high) / 2
      if names.names[middle].offset < code.start { low = middle + 1 } else { high = middle }
    }
    return names.names[low...].prefix { $0.offset < code.end }
      .first { project.type(named: $0.name).map { isOf(["View"], $0) } ?? false }?.name
  }

  private func isOf(_ protocols: Set<String>, _ type: Int) -> Bool {
    project.types[type].inherited.contains {
      protocols.contains($0)
        || protocols.contains($0.split(separator: ".").last.map(String.init) ?? "")
    }
  }

  private func views() -> [(root: SwiftUIRoot, isUsed: Bool)] {
    var uses: [String: [Int]] = [:]
    for found in names.names { uses[found.name, default: []].append(found.offset) }
    return types(of: ["View"]).filter { !project.types[$0].name.contains(".") }.map { type in
      let name = project.types[type].name
      let own = range(of: type)
      let isUsed = (uses[name] ?? []).contains { offset in
        !(own.start..<own.end).contains(offset) && !isExtension(at: offset)
      }
      return (SwiftUIRoot(name: name, content: .type(type), range: own), isUsed)
    }
  }

  /// Whether the name at an offset is the name in an `extension` declaration.
  private func isExtension(at offset: Int) -> Bool {
    let bytes = project.files[0].bytes
    let before = bytes[..<min(offset, bytes.count)].suffix(24)
    let words = String(decoding: before, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.last == "extension"
  }

  private func types(of protocols: Set<String>) -> [Int] {
    project.types.indices.filter { project.types[$0].file == 0 && isOf(protocols, $0) }
  }

  private func range(of type: Int) -> SourceRange { project.types[type].declaration.range }

  /// The name of the file without its extension.
  private var fileName: String {
    let path = project.files.first?.path ?? "Snippet"
    let last = path.split(separator: "/").last ?? "Snippet"
    return String(last.split(separator: ".").first ?? last)
  }
}
