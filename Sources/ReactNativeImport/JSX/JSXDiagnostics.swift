internal import Simulator

/// The sentences about code that was not run.
extension DiagnosticSentence {
  static let objectBetweenTags = repeated(
    .malformed, "An object between tags shows nothing; left out")
  static let unknownFunction = repeated(
    .notComputed, "A function between tags makes what only the running app knows; left out")
  static let functionBetweenTags = repeated(
    .assumed, "A function between tags is taken to be called once")
  static let repetition = repeated(
    .limit, "The components of the file repeat too often; the rest is left out")
  static let strayBracket = repeated(.malformed, "A “>” closes nothing; left out")
  static let bracketInText = repeated(
    .malformed, "A “>” stands in a text, where JSX asks for {'>'}; taken for the character")
  static let escapeOfMarkdown = repeated(
    .malformed, "A text has an escape of Markdown; read without it")

  static func tooManyFiles(_ count: Int) -> DiagnosticSentence {
    DiagnosticSentence(
      .limit,
      "The file leads to more others than are read ({}); components of the rest are not known.",
      "\(count)")
  }

  static let androidOnly = DiagnosticSentence(
    .approximation, "This screen is shown on Android only.")

  static func unknownContent(_ code: String) -> DiagnosticSentence {
    repeated(.notComputed, "“{}” shows what only the running app knows; left out", code)
  }

  static func conditionalText(_ condition: String, as excerpt: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "“{}” decides about a text; it stands as ⟨{}⟩", condition, excerpt)
  }

  static func unknownCondition(_ condition: String, leavingOut what: String) -> DiagnosticSentence {
    repeated(
      .notComputed,
      "Only the running app knows “{}”: {} left out; an assumption ({}=true) can tell", condition,
      what, condition)
  }

  static func conditionalComponent(_ name: String, _ condition: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "<{}> shows something else where “{}”, which only the running app knows", name,
      condition)
  }

  static func conditionalScreen(_ condition: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "Only the running app knows “{}”, on which this screen depends", condition)
  }

  static func sideBySide(_ count: Int) -> DiagnosticSentence {
    repeated(
      .assumed, "{} elements side by side without one around them; read as one screen", "\(count)")
  }

  static func unknownTranslation(_ key: String) -> DiagnosticSentence {
    repeated(
      .unresolvedText, "No translation of “{}” is known; a file of translations can tell", key)
  }

  /// A text, or a prop, in which a part is not known.
  static func hole(_ excerpt: String, in prop: String?) -> DiagnosticSentence {
    repeated(
      .unresolvedText, "{} holds ⟨{}⟩, which only the running app knows",
      prop.map { "“\($0)”" } ?? "A text", excerpt)
  }

  static func unknownProps(_ code: String) -> DiagnosticSentence {
    repeated(.notComputed, "The props of “{}” are not known; left out", code)
  }

  static func noProp(_ code: String) -> DiagnosticSentence {
    repeated(.malformed, "“{}” in braces is no prop; left out", code)
  }

  static func unknownProp(_ prop: String, _ code: String) -> DiagnosticSentence {
    repeated(.notComputed, "“{}” is “{}”, which only the running app knows", prop, code)
  }

  static func conditionalProp(_ prop: String, _ condition: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "“{}” depends on “{}”, which only the running app knows", prop, condition)
  }

  static func calledOnce(_ prop: String) -> DiagnosticSentence {
    repeated(.assumed, "“{}” is taken to be called once", prop)
  }

  static func elements(madeBy prop: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "“{}” makes elements that only the running app knows; left out", prop)
  }

  static func idleAssumption(_ name: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .danglingReference,
      "Nothing in the file is called “{}”, so what is assumed of it changes nothing.", name)
  }

  static func broken(isElement: Bool, _ problem: String, _ remedy: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .damaged, "{}: {}; {}.",
      isElement ? "An element is broken and left out" : "The code is broken", problem, remedy)
  }
}
