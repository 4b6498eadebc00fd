/// The kind of an import diagnostic, and a template for its message in the singular and plural.
///
/// ``text(for:naming:)`` replaces these placeholders of a template:
///
/// - `#`: the count.
/// - `~`: the names of the elements. If `~` is in quotes, each name is put in quotes. If `~` is in
///   parentheses and there are no names, the parentheses are removed.
/// - `{}`: a value that the initializer was given; each `{}` takes the next value.
/// - `[one|many]`: `one` if the count is 1, otherwise `many`.
///
/// Example:
///
///     [One view is|# views are] connected to code (~), which may change what is said.
package struct DiagnosticSentence: Sendable, Hashable {
  package let kind: ImportDiagnostic.Kind
  /// The maximum number of names in the message.
  let maximumNames: Int
  /// Whether the message adds its line to the name of an element on another line than the first
  /// element.
  let namesLines: Bool
  private let template: String
  private let values: [String]

  /// Creates a sentence.
  ///
  /// Two sentences are equal if they were created with equal arguments.
  package init(
    _ kind: ImportDiagnostic.Kind, _ template: String, _ values: String...,
    naming maximumNames: Int = 1, withLines namesLines: Bool = false
  ) {
    self.init(kind, template, values, naming: maximumNames, withLines: namesLines)
  }

  /// Creates a sentence with different words for the singular and plural.
  package static func pair(_ kind: ImportDiagnostic.Kind, _ one: String, _ many: String)
    -> DiagnosticSentence
  {
    DiagnosticSentence(kind, "[\(one)|\(many)]")
  }

  /// Creates a sentence that ends with `(3 times)`, for example, if its count is more than 1.
  ///
  /// The template must not end with a full stop, because the full stop is added after the count.
  package static func repeated(
    _ kind: ImportDiagnostic.Kind, _ template: String, _ values: String...
  ) -> DiagnosticSentence {
    DiagnosticSentence(kind, template + "[.| (# times).]", values)
  }

  private init(
    _ kind: ImportDiagnostic.Kind, _ template: String, _ values: [String],
    naming maximumNames: Int = 1, withLines namesLines: Bool = false
  ) {
    self.namesLines = namesLines
    self.kind = kind
    self.template = template
    self.values = values
    self.maximumNames = maximumNames
  }

  /// Hashes the values and the length of the template, which is faster than hashing its text.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(template.utf8.count)
    hasher.combine(values)
  }

  /// Returns the sentence for a count and names.
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

  /// Returns the template in which each `[one|many]` is replaced by the form for the count.
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
