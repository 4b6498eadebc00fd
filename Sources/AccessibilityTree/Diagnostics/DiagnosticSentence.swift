/// How a diagnostic is told: its kind, and its sentence for one thing and for many.
///
/// In a template `#` stands for how many there are, `~` for the names of some, `{}` for what else is
/// told, in order, and `[one|many]` for words that depend on the number. Parentheses around no name
/// at all are left out, and names in quotes get quotes each:
///
///     [One view is|# views are] connected to code (~), which may change what is said.
package struct DiagnosticSentence: Sendable, Hashable {
  /// The kind of diagnostic it tells of.
  package let kind: ImportDiagnostic.Kind
  /// How many different names are told.
  package let mostNames: Int
  private let template: String
  private let values: [String]

  /// A sentence with its values; two sentences are the same when all of this is.
  package init(
    _ kind: ImportDiagnostic.Kind, _ template: String, _ values: String...,
    naming mostNames: Int = 1
  ) {
    self.init(kind, template, values, naming: mostNames)
  }

  /// A sentence for one thing, and one that has other words for many.
  package static func pair(_ kind: ImportDiagnostic.Kind, _ one: String, _ many: String)
    -> DiagnosticSentence
  {
    DiagnosticSentence(kind, "[\(one)|\(many)]")
  }

  /// A sentence without its full stop that is followed by how often it is true.
  package static func repeated(
    _ kind: ImportDiagnostic.Kind, _ template: String, _ values: String...
  ) -> DiagnosticSentence {
    DiagnosticSentence(kind, template + "[.| (# times).]", values)
  }

  private init(
    _ kind: ImportDiagnostic.Kind, _ template: String, _ values: [String], naming mostNames: Int = 1
  ) {
    self.kind = kind
    self.template = template
    self.values = values
    self.mostNames = mostNames
  }

  /// Feeds what tells sentences apart cheaply.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(template.utf8.count)
    hasher.combine(values)
  }

  /// The sentence for so many things, some of which have these names.
  package func text(for count: Int, naming names: [String]) -> String {
    var rest = chosen(for: count)[...]
    var text = ""
    var values = values[...]
    while let first = rest.first {
      var length = 1
      switch first {
      case " " where names.isEmpty && rest.hasPrefix(" (~)"): length = 4
      case "“" where rest.hasPrefix("“~”"):
        text += names.map { "“\($0)”" }.joined(separator: ", ")
        length = 3
      case "{" where rest.hasPrefix("{}"):
        text += values.popFirst() ?? ""
        length = 2
      case "#": text += String(count)
      case "~": text += names.joined(separator: ", ")
      default: text.append(first)
      }
      rest = rest.dropFirst(length)
    }
    return text
  }

  /// The template with the words for one thing or for many.
  private func chosen(for count: Int) -> String {
    guard template.utf8.contains(UInt8(ascii: "[")) else { return template }
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let words = rest[rest.index(after: open)..<close]
        .split(separator: "|", omittingEmptySubsequences: false)
      text += rest[..<open]
      text += words[count == 1 ? 0 : words.count - 1]
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}
