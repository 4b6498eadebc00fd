internal import AccessibilityTree

extension DiagnosticSentence {
  static let objectBetweenTags = repeated(
    .malformed, "An object between tags renders nothing; left out")
  static let unknownFunction = repeated(
    .notComputed, "The result of a function between tags is only known at run time; left out")
  static let functionBetweenTags = repeated(
    .assumed, "A function between tags is assumed to be called once")
  static let repetition = repeated(
    .limit, "The file's components are repeated too often; the rest is left out")
  static let strayBracket = repeated(.malformed, "A “>” without an opening tag; left out")
  static let bracketInText = repeated(
    .malformed, "A text contains “>”, for which JSX requires {'>'}; read as the character")
  static let escapeOfMarkdown = repeated(
    .malformed, "A text contains a Markdown escape; read without it")

  static func tooManyFiles(_ count: Int) -> DiagnosticSentence {
    DiagnosticSentence(
      .limit,
      "The file imports more files than are read ({}); components of the rest are unknown.",
      "\(count)")
  }

  static let androidOnly = DiagnosticSentence(
    .approximation, "This screen is shown on Android only.")

  static func unknownContent(_ code: String) -> DiagnosticSentence {
    repeated(.notComputed, "“{}” is only known at run time; left out", code)
  }

  /// Returns the diagnostic that names an unknown condition, its assumed outcome, the shown
  /// elements, and the omitted elements.
  static func decided(
    _ condition: String, _ resting: JSXResting, _ shown: String?, _ leftOut: String?
  ) -> DiagnosticSentence {
    let outcome = [shown.map { "\($0) shown" }, leftOut.map { "\($0) left out" }]
      .compactMap { $0 }.joined(separator: ", ")
    return repeated(
      .notComputed, "“{}” is only known at run time, taken as {}: {}{}", condition,
      "\(resting.holds)", outcome, remedy(resting.reversal))
  }

  /// Returns the diagnostic for a list that is only known at run time.
  ///
  /// The screen shows one entry of the list.
  static func oneEntry(_ list: String) -> DiagnosticSentence {
    repeated(
      .assumed, "“{}” is a list that is only known at run time; one entry shown{}", list,
      remedy("\(list)=[]"))
  }

  static func conditionalComponent(
    _ name: String, _ condition: String, _ reversal: String?
  ) -> DiagnosticSentence {
    repeated(
      .notComputed, "<{}> shows something else if “{}”, which is only known at run time{}", name,
      condition, remedy(reversal))
  }

  static func conditionalScreen(_ condition: String, _ reversal: String?) -> DiagnosticSentence {
    repeated(
      .notComputed, "This screen depends on “{}”, which is only known at run time{}", condition,
      remedy(reversal))
  }

  /// Returns the end of a message about an unknown condition: the `--assume` option that reverses
  /// the outcome.
  ///
  /// Without such an option, the result is empty.
  private static func remedy(_ reversal: String?) -> String {
    guard let reversal else { return "" }
    let isWord = reversal.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "="), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    let quote = isWord ? "" : reversal.contains("'") ? "\"" : "'"
    return "; reverse it with --assume \(quote)\(reversal)\(quote)"
  }

  static func sideBySide(_ count: Int) -> DiagnosticSentence {
    repeated(.assumed, "{} adjacent elements without a parent; read as one screen", "\(count)")
  }

  /// Returns the diagnostic for a text without a translation.
  ///
  /// - Parameter remedy: The option or file that provides the translations.
  static func unknownTranslation(_ remedy: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .unresolvedText,
      "[A text|# texts] that the code looks up by key [has|have] no translation (~); {}.", remedy,
      naming: 4)
  }

  static func unknownPart(_ excerpt: String, in prop: String?) -> DiagnosticSentence {
    repeated(
      .unresolvedText, "{} contains ⟨{}⟩, which is only known at run time",
      prop.map { "“\($0)”" } ?? "A text", excerpt)
  }

  static func unknownProps(_ code: String) -> DiagnosticSentence {
    repeated(.notComputed, "The props in “{}” are unknown; left out", code)
  }

  static func noProp(_ code: String) -> DiagnosticSentence {
    repeated(.malformed, "“{}” in braces is not a prop; left out", code)
  }

  static func unknownProp(_ prop: String, _ code: String) -> DiagnosticSentence {
    repeated(.notComputed, "“{}” is “{}”, which is only known at run time", prop, code)
  }

  /// Returns the diagnostic for a prop or text that depends on an unknown condition.
  static func conditionalProp(
    _ prop: String?, _ condition: String, _ resting: JSXResting
  ) -> DiagnosticSentence {
    repeated(
      .notComputed, "{} depends on “{}”, which is only known at run time, taken as {}{}",
      prop.map { $0 == ReactProp.spread ? "A spread" : "“\($0)”" } ?? "A text", condition,
      "\(resting.holds)", remedy(resting.reversal))
  }

  /// Returns the diagnostic for a handler that depends on an unknown condition.
  static func conditionalHandler(_ prop: String, _ condition: String) -> DiagnosticSentence {
    repeated(.notComputed, "“{}” depends on “{}”, which is only known at run time", prop, condition)
  }

  static func calledOnce(_ prop: String) -> DiagnosticSentence {
    repeated(.assumed, "“{}” is assumed to be called once", prop)
  }

  static func elements(madeBy prop: String) -> DiagnosticSentence {
    repeated(.notComputed, "“{}” renders elements that are only known at run time; left out", prop)
  }

  static func idleAssumption(_ name: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .danglingReference,
      "The file contains no “{}”, so the assumption about it has no effect.", name)
  }

  static func broken(isElement: Bool, _ problem: String, _ remedy: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .damaged, "{}: {}; {}.",
      isElement ? "An element is broken and left out" : "The code is broken", problem, remedy)
  }
}
