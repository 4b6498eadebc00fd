import Simulator

extension AuditSubject {
  /// Returns the `tools:ignore` attribute by which the author of a layout suppresses a finding.
  ///
  /// The attribute is on the element or an ancestor, and contains the id or an alias of the rule,
  /// or “all”. Returns `nil` if there is none. Source: Android Studio, Tools attributes reference,
  /// tools:ignore.
  package func ignoreAttribute(for finding: Finding) -> String? {
    guard let source, source.language == .android, screen.origin == .android,
      index?.elements(with: ["tools:ignore"]).isEmpty == false,
      let element = finding.element ?? finding.node.flatMap({ self.element(of: $0) })
    else { return nil }
    let names = Set([finding.rule] + finding.definition.aliases)
    for index in [element] + Array(source.ancestors(of: element)) {
      guard let written = source[index]["tools:ignore"] else { continue }
      let words = written.split { $0 == "," || $0.isWhitespace }.map(String.init)
      if words.contains(where: { $0 == "all" || names.contains($0) }) {
        return "tools:ignore=\"\(written)\""
      }
    }
    return nil
  }
}
