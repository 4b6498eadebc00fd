package import AccessibilityTree

/// Diagnostics about values and conditions that source code does not determine.
///
/// Importers of all languages use the same sentences.
extension DiagnosticSentence {
  /// Returns the diagnostic for code that the compiler would reject.
  package static func syntaxError(_ problem: String, _ remedy: String) -> DiagnosticSentence {
    DiagnosticSentence(.damaged, "The code is broken: {}; {}.", problem, remedy)
  }

  /// Returns the diagnostic for a condition whose value the source code does not determine.
  ///
  /// - Parameter taken: The value that is assumed.
  package static func undecided(_ condition: String, taken: Bool) -> DiagnosticSentence {
    guard ShellWord.canAssume(condition) else {
      return repeated(
        .notComputed, "“{}” is only known at run time, taken as {}", condition, "\(taken)")
    }
    return repeated(
      .notComputed, "“{}” is only known at run time, taken as {}; change it with --assume {}",
      condition, "\(taken)", ShellWord.assumption(of: condition, as: "\(!taken)"))
  }

  /// Returns the diagnostic for a choice between branches by a value that the source code does not
  /// determine.
  ///
  /// - Parameters:
  ///   - branch: The pattern of the branch that is shown, or `nil` for the default branch.
  ///   - other: The pattern of a branch that is not shown.
  package static func undecided(
    _ subject: String, branch: String?, other: String?
  ) -> DiagnosticSentence {
    let shown = branch.map { "taken as \($0)" } ?? "taken as none of the named cases"
    guard let other, ShellWord.canAssume(subject), ShellWord.canAssume(other) else {
      return repeated(.notComputed, "“{}” is only known at run time, {}", subject, shown)
    }
    return repeated(
      .notComputed, "“{}” is only known at run time, {}; change it with --assume {}", subject,
      shown, ShellWord.assumption(of: subject, as: other))
  }

  package static let tooManySteps = repeated(
    .limit, "Evaluating the code takes too many steps; what depends on the rest is unknown")

  package static let tooLong = repeated(
    .limit, "A text or list is too long to be evaluated; its value is unknown")

  /// Returns the diagnostic for a list whose elements are known but whose order is unknown.
  package static func unordered(_ list: String) -> DiagnosticSentence {
    repeated(
      .assumed, "The order of “{}” is only known at run time; the order of the source is shown",
      list)
  }

  /// Returns the diagnostic for a list whose possible elements are all shown.
  ///
  /// Which of these elements the running app shows is unknown.
  package static func everyElement(_ list: String) -> DiagnosticSentence {
    repeated(
      .assumed, "“{}” is only known at run time; every element that it can have is shown", list)
  }
}

/// Quoting of texts, so that a shell passes them on unchanged.
package enum ShellWord {
  /// Whether `--assume` can name a value by its code.
  ///
  /// A value cannot be named if its code was too long and was therefore shown incompletely.
  package static func canAssume(_ name: String) -> Bool {
    !name.hasSuffix("…") && !name.contains("….")
  }

  /// Returns the argument of `--assume` for a name and a value.
  package static func assumption(of name: String, as value: String) -> String {
    quoted("\(name)=\(value)")
  }

  /// Returns a text in single quotes if it has characters that a shell interprets.
  ///
  /// Source: POSIX, Shell Command Language, 2.2.2 Single-Quotes.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      switch $0 {
      case 48...57, 65...90, 97...122, 0x5F, 0x2E, 0x3D, 0x2D, 0x3A, 0x2C, 0x2F, 0x2B: true
      default: $0 >= 0x80
      }
    }
    if isPlain { return text }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }
}

extension [ImportDiagnostic] {
  /// The diagnostics, sorted by line.
  ///
  /// Diagnostics without a location come last.
  package var inOrderOfLines: [ImportDiagnostic] {
    enumerated().sorted { first, second in
      guard let own = first.element.position, let other = second.element.position,
        own.file == other.file, (own.line, own.column) != (other.line, other.column)
      else {
        let (hasOwn, hasOther) = (first.element.position != nil, second.element.position != nil)
        return hasOwn == hasOther ? first.offset < second.offset : hasOwn
      }
      return (own.line, own.column) < (other.line, other.column)
    }
    .map(\.element)
  }
}
