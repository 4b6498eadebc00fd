import Simulator

extension AuditSubject {
  /// What the author of a layout wrote so that lint keeps quiet about a finding: `tools:ignore` on its
  /// element or on one around it, with the id of the rule, what other checkers call it, or “all”.
  ///
  /// Source: Android Studio, Tools attributes reference, tools:ignore.
  public func ignoring(_ finding: Finding) -> String? {
    guard let source, source.language == .android, screen.origin == .android,
      index?.elements(with: ["tools:ignore"]).isEmpty == false,
      let element = finding.element ?? finding.node.flatMap({ self.element(of: $0) })
    else { return nil }
    let names = Set([finding.rule] + finding.definition.aliases)
    for place in [element] + Array(source.ancestors(of: element)) {
      guard let written = source[place]["tools:ignore"] else { continue }
      let words = written.split { $0 == "," || $0.isWhitespace }.map(String.init)
      if words.contains(where: { $0 == "all" || names.contains($0) }) {
        return "tools:ignore=\"\(written)\""
      }
    }
    return nil
  }
}
