/// A table of Chromium's accessibility tests for Android: one line for each node of a page.
///
/// Source: Chromium, content/browser/accessibility/accessibility_tree_formatter_android.cc; for the
/// external form, the printer of AccessibilityNodeInfo in Chromium's Java tests.
struct ChromiumTable {
  /// The form of the table.
  enum Form { case formatter, external }

  private(set) var rows: [ChromiumRow] = []

  /// Reads a table of a generation: A1 to A4 or E1 to E4; newer tables contain more fields.
  init(_ text: String, _ form: Form, generation: String) {
    for line in text.split(whereSeparator: \.isNewline) where line.first != "#" {
      let depth = line.prefix { $0 == "+" }.count / 2
      let fields = ChromiumLine(line.drop { $0 == "+" }, form)
      var row = ChromiumRow(fields, form)
      row.depth = depth
      if form == .formatter, generation >= "A3" {
        row.isStop = fields.flags.contains("interesting")
      }
      rows.append(row)
    }
  }
}

/// The fields of one line.
struct ChromiumLine {
  var className = ""
  var texts: [String: String] = [:]
  var flags: Set<String> = []

  init(_ line: Substring, _ form: ChromiumTable.Form) {
    var rest = line[...]
    className = String(rest.prefix { $0 != " " }.split(separator: ".").last ?? "")
    rest = rest.drop { $0 != " " }
    while let word = ChromiumLine.next(&rest) {
      guard let opening = rest.first, form == .formatter ? opening == "=" : opening == ":" else {
        flags.insert(word)
        continue
      }
      rest = rest.dropFirst()
      texts[word] = ChromiumLine.value(&rest)
    }
    guard let bundle = texts["bundle"] else { return }
    // The last brackets contain further fields in another spelling.
    var inner = bundle[...]
    while let word = ChromiumLine.next(&inner), inner.first == "=" {
      inner = inner.dropFirst()
      texts["bundle.\(word)"] = ChromiumLine.value(&inner)
    }
  }

  /// Removes and returns the next name of a field.
  private static func next(_ rest: inout Substring) -> String? {
    rest = rest.drop { $0 == " " || $0 == "," }
    guard !rest.isEmpty else { return nil }
    let word = rest.prefix { $0 != " " && $0 != "=" && $0 != ":" }
    rest = rest.dropFirst(max(1, word.count))
    if word.isEmpty { return "?" }
    return String(word)
  }

  /// Removes and returns the value after a name; quotation marks inside it are not escaped.
  private static func value(_ rest: inout Substring) -> String {
    switch rest.first {
    case "'", "\"":
      let mark = rest.removeFirst()
      var end = rest.startIndex
      while end < rest.endIndex {
        if rest[end] == mark, isEnd(rest[rest.index(after: end)...]) { break }
        end = rest.index(after: end)
      }
      defer { rest = end < rest.endIndex ? rest[rest.index(after: end)...] : "" }
      return String(rest[..<end])
    case "[":
      var depth = 0
      var end = rest.startIndex
      while end < rest.endIndex {
        if rest[end] == "[" { depth += 1 }
        if rest[end] == "]" { depth -= 1 }
        if depth == 0 { break }
        end = rest.index(after: end)
      }
      let inner = rest[..<end].dropFirst()
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
      return String(inner)
    default:
      let word = rest.prefix { $0 != " " }
      rest = rest.dropFirst(word.count)
      return String(word)
    }
  }

  /// Whether the end of the line, or another field, comes after a quotation mark.
  private static func isEnd(_ rest: Substring) -> Bool {
    guard let first = rest.first else { return true }
    guard first == " " || first == "," || first == "]" else { return false }
    let word = rest.dropFirst().drop { $0 == " " }.prefix { $0.isLetter || $0 == "_" }
    return !word.isEmpty || rest.count < 2
  }

  func number(_ name: String) -> Int { texts[name].flatMap { Int($0) } ?? 0 }
}

extension ChromiumRow {
  /// Creates the row of a line in a table.
  init(_ line: ChromiumLine, _ form: ChromiumTable.Form) {
    func text(_ name: String) -> String {
      let decoded = ChromiumRow.decoded(line.texts[name] ?? "")
      return decoded == "null" ? "" : ChromiumRow.folded(decoded)
    }
    className = line.className
    switch form {
    case .formatter:
      role = text("role_description")
      name =
        ["name", "content_description", "container_title"].map(text).first { !$0.isEmpty } ?? ""
      collection = ChromiumRow.collection(line)
    case .external:
      role = text("bundle.roleDescription")
      let names = ["text", "contentDescription", "containerTitle", "supplementalDescription"]
      name = names.map(text).first { !$0.isEmpty } ?? ""
      collection = ChromiumRow.externalCollection(line)
    }
    hint = text("hint")
    states = ChromiumRow.states(line)
    let state = text(form == .formatter ? "state_description" : "stateDescription")
    if !state.isEmpty { states.insert("“\(state)”") }
  }

  private static func states(_ line: ChromiumLine) -> Set<String> {
    let names: [(String, String)] = [
      ("checkable", "checkable"), ("checked", "checked"), ("clickable", "clickable"),
      ("disabled", "disabled"), ("selected", "selected"), ("focusable", "focusable"),
      ("password", "password"), ("editable_text", "editable"), ("editable", "editable"),
      ("content_invalid", "invalid"), ("contentInvalid", "invalid"), ("required", "required"),
      ("collapsed", "collapsed"), ("expanded", "expanded"),
    ]
    var states = Set(names.filter { line.flags.contains($0.0) }.map(\.1))
    if line.texts["checked"] == "1" { states.insert("checked") }
    let actions = line.texts["actions"]?.split(separator: ",").map { $0.drop { $0 == " " } } ?? []
    if actions.contains("EXPAND") { states.insert("collapsed") }
    if actions.contains("COLLAPSE") { states.insert("expanded") }
    return states
  }

  private static func collection(_ line: ChromiumLine) -> String {
    if line.flags.contains("collection") {
      let modes = ["none", "single", "multiple"]
      let mode = line.number("selection_mode")
      var text =
        "\(line.number("row_count")) × \(line.number("column_count")), \(modes[min(mode, 2)])"
      if line.flags.contains("hierarchical") { text += ", hierarchical" }
      return text
    }
    guard line.flags.contains("collection_item") else { return "" }
    return "at \(line.number("row_index")), \(line.number("column_index"))"
  }

  private static func externalCollection(_ line: ChromiumLine) -> String {
    func number(_ name: String, in text: String) -> Int {
      let fields = text.split { $0 == "," || $0 == " " }
      let field = fields.first { $0.hasPrefix(name + "=") }
      return field.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
    }
    if let text = line.texts["CollectionInfo"] {
      let mode = ["single", "multiple"].first { text.contains("selection_mode_\($0)") } ?? "none"
      let size = "\(number("rows", in: text)) × \(number("cols", in: text)), \(mode)"
      return text.contains("hierarchical") ? size + ", hierarchical" : size
    }
    guard let text = line.texts["CollectionItemInfo"] else { return "" }
    return "at \(number("rowIndex", in: text)), \(number("colIndex", in: text))"
  }

  /// Returns the text with `%E2%80%A2`, `<newline>` and `\n` decoded.
  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
        let byte = UInt8(String(decoding: source[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    var pieces = String(decoding: bytes, as: UTF8.self)
    for line in ["<newline>", "\\n"] {
      var joined = ""
      var rest = pieces[...]
      while let found = rest.firstRange(of: line) {
        joined += rest[..<found.lowerBound] + " "
        rest = rest[found.upperBound...]
      }
      pieces = joined + rest
    }
    return pieces
  }
}
