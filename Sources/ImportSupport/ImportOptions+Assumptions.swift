package import AccessibilityTree

extension ImportOptions {
  /// The maximum number of diagnostics about assumptions without effect.
  private static let maximumUnused = 12

  /// Returns diagnostics for the user's assumptions about names that do not occur in the source
  /// code.
  package func unusedAssumptions(among names: Set<String>) -> [ImportDiagnostic] {
    let words = assumptions.compactMap { assumption -> String? in
      let words = assumption.name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.lazy.map(String.init).first { $0.contains(where: \.isLetter) }
    }
    return words.filter { !names.contains($0) }.prefix(ImportOptions.maximumUnused).map { word in
      guard let nearest = NearestWord.nearest(to: word, among: names.sorted()) else {
        return ImportDiagnostic(.unusedAssumption(word))
      }
      return ImportDiagnostic(.unusedAssumption(word, nearest: nearest))
    }
  }
}

extension DiagnosticSentence {
  fileprivate static func unusedAssumption(_ name: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .danglingReference,
      "The source code contains no “{}”, so the assumption about it has no effect.", name)
  }

  fileprivate static func unusedAssumption(
    _ name: String, nearest: String
  ) -> DiagnosticSentence {
    DiagnosticSentence(
      .danglingReference,
      "The source code contains no “{}”, so the assumption about it has no effect; did you mean “{}”?",
      name, nearest)
  }
}
