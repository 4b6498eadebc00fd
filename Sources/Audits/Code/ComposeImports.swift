internal import Simulator

/// The imports of a Kotlin file, and the imports that edits of the file need.
struct ComposeImports {
  /// The lines with imports, in the order of the file; line numbers count from 1.
  private var lines: [(path: String, line: Int, text: String)] = []
  /// The characters that end a line of the file.
  private var lineEnd = "\n"

  init(in bytes: [UInt8]) {
    var isInComment = false
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      let text = String(decoding: line, as: UTF8.self)
      let code = text.drop(while: \.isWhitespace)
      if isInComment || code.hasPrefix("/*") {
        isInComment = !code.contains("*/")
        continue
      }
      if code.hasPrefix("import ") {
        let path = code.dropFirst(7).prefix { $0 != ";" }.split(separator: "//").first ?? ""
        let name = path.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if line.last == 0x0D { lineEnd = "\r\n" }
        lines.append((name, index + 1, text.filter { $0 != "\r" }))
        continue
      }
      let isBefore =
        code.isEmpty || code.hasPrefix("//") || code.hasPrefix("package ")
        || code.hasPrefix("@file:")
      if !isBefore { break }
    }
  }

  /// Returns edits that add the imports for another edit, as far as the file lacks these imports.
  ///
  /// The imports are added in the alphabetical order of their paths. A file without any imports is
  /// an excerpt, and gets no imports.
  func edits(for edit: Finding.Fix.Edit, _ setting: CodeSetting) -> [Finding.Fix.Edit] {
    guard !lines.isEmpty else { return [] }
    return names(addedBy: edit, setting).compactMap(path).filter { !isImported($0) }.sorted()
      .compactMap { self.edit(adding: $0) }
  }

  /// Returns the names that occur in the new code of an edit, and not in the old code.
  private func names(addedBy edit: Finding.Fix.Edit, _ setting: CodeSetting) -> Set<String> {
    // An edit of words changes only a string literal, which needs no imports.
    if case .words = setting { return [] }
    return ComposeImports.names(in: edit.after)
      .subtracting(ComposeImports.names(in: edit.before))
  }

  /// Returns the names in code, except words in literals, names of members, and labels of
  /// arguments.
  ///
  /// Names of properties inside `semantics` are included, although they look like labels of
  /// arguments.
  private static func names(in code: String) -> Set<String> {
    var names: Set<String> = []
    var isInSemantics = false
    for (index, part) in code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    where index.isMultiple(of: 2) {
      var rest = part
      var last: Character = " "
      while let first = rest.first {
        guard first.isLetter else {
          if first == "}" { isInSemantics = false }
          last = first
          rest = rest.dropFirst()
          continue
        }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(name.count)
        let after = rest.drop { $0 == " " }
        if name == "semantics" { isInSemantics = true }
        let isArgument = after.hasPrefix("=") && !after.hasPrefix("==") && !isInSemantics
        if !isArgument, last != "." || name == "semantics" { names.insert(String(name)) }
        last = "a"
      }
    }
    return names
  }

  private func isImported(_ path: String) -> Bool {
    let name = path.split(separator: ".").last.map { ".\($0)" } ?? path
    let star = path.dropLast(name.count) + ".*"
    return lines.contains { $0.path == star || $0.path.hasSuffix(name) }
  }

  private func edit(adding path: String) -> Finding.Fix.Edit? {
    let above = lines.last { $0.path < path }
    guard let line = above ?? lines.first else { return nil }
    let new = "import \(path)"
    var edit = Finding.Fix.Edit(
      before: line.text,
      after: above == nil ? new + lineEnd + line.text : line.text + lineEnd + new)
    edit.position = Node.Position(line: line.line, column: 1)
    return edit
  }

  /// Returns the path to import for a name of Compose, or `nil` if the name needs no import.
  private func path(of name: String) -> String? {
    if name == "Text" { return "\(material).Text" }
    return ComposeImports.packages[name].map { "\($0).\(name)" }
  }

  /// The package of the Material components that the file uses.
  private var material: String {
    let isOlder =
      lines.contains { $0.path.hasPrefix("androidx.compose.material.") }
      && !lines.contains { $0.path.hasPrefix("androidx.compose.material3.") }
    return isOlder ? "androidx.compose.material" : "androidx.compose.material3"
  }

  /// The package of each name that edits write.
  ///
  /// Source: AndroidX, Compose UI and Foundation, API reference.
  private static let packages = [
    "Modifier": "androidx.compose.ui",
    "semantics": "androidx.compose.ui.semantics",
    "contentDescription": "androidx.compose.ui.semantics",
    "heading": "androidx.compose.ui.semantics", "role": "androidx.compose.ui.semantics",
    "Role": "androidx.compose.ui.semantics", "error": "androidx.compose.ui.semantics",
    "stateDescription": "androidx.compose.ui.semantics",
    "clearAndSetSemantics": "androidx.compose.ui.semantics",
    "contentType": "androidx.compose.ui.semantics",
    "ContentType": "androidx.compose.ui.autofill",
    "KeyboardOptions": "androidx.compose.foundation.text",
    "KeyboardType": "androidx.compose.ui.text.input",
    "ImeAction": "androidx.compose.ui.text.input",
    "PasswordVisualTransformation": "androidx.compose.ui.text.input",
  ]
}
