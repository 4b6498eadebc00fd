package import Audits

/// The rules as Markdown: an index, and a section for each rule with reasons and examples.
package enum RulesPage {
  /// The line before the generated index in the documentation.
  package static let marker = "<!-- rules: written by the tests, from the rules themselves -->"

  /// Returns a table with a row for each rule.
  ///
  /// - Parameter isLinked: Whether each id is a link to the rule's section on the same page.
  package static func index(
    of rules: [AuditRule] = AuditRule.all, isLinked: Bool = false
  ) -> String {
    var lines = [
      "| Rule | Looks at | Severity | WCAG | Finds |", "| --- | --- | --- | --- | --- |",
    ]
    for rule in rules {
      let severity = rule.severity.rawValue + (rule.needsReview ? ", review" : "")
      let mark = rule.isMandatory ? " ●" : ""
      let name = isLinked ? "[\(rule.id)](#\(rule.id))" : "`\(rule.id)`"
      lines.append(
        "| \(name)\(mark) | \(rule.layer.words) | \(severity) "
          + "| \(rule.criteria.joined(separator: ", ")) | \(cell(rule.condition)) |")
    }
    lines += ["", "● mandatory: no baseline and no suppression silences it.", ""]
    return lines.joined(separator: "\n")
  }

  /// Returns a page with the index and a section for each rule.
  package static func page(of rules: [AuditRule] = AuditRule.all) -> String {
    "# Rules of an audit\n\n\(index(of: rules, isLinked: true))\n\(sections(on: rules))"
  }

  /// Returns a section for each rule: the defect, why the defect matters, how to fix it, and
  /// examples.
  package static func sections(on rules: [AuditRule]) -> String {
    var lines = rules.flatMap(section)
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(on rule: AuditRule) -> [String] {
    var lines = ["### \(rule.id)", "", "\(rule.condition) \(rule.why)", ""]
    var facts: [String] = []
    if !rule.criteria.isEmpty { facts.append("WCAG \(rule.criteria.joined(separator: ", "))") }
    facts += rule.guidelineReferences
    if !rule.aliases.isEmpty {
      facts.append("also \(rule.aliases.map { "`\($0)`" }.joined(separator: ", "))")
    }
    if !facts.isEmpty { lines += [facts.joined(separator: "; ") + ".", ""] }
    for platform in AuditRule.Platform.allCases {
      if let fix = rule.fixes[platform] { lines.append("* \(platform.title): \(text(fix))") }
    }
    if !rule.fixes.isEmpty { lines.append("") }
    for example in rule.examples {
      let path = example.path.isEmpty ? "" : ", `\(example.path)`"
      let asked =
        example.language.isEmpty ? "" : ", with `--language \(example.language)`"
      lines += [
        "\(example.isFound ? "Found" : "Not found") in \(example.format)\(path)\(asked):", "",
      ]
      lines += fenced(example.source, as: language(of: example.format))
      for (path, text) in example.others.sorted(by: { $0.key < $1.key }) {
        lines += ["with the file `\(path)`", ""] + fenced(text, as: "text")
      }
      if !example.app.isEmpty {
        lines += ["with this app script", "", "```text", example.app.trimmedAtEnd, "```", ""]
      }
      if !example.gestures.isEmpty { lines += ["and the gestures `\(example.gestures)`.", ""] }
    }
    return lines
  }

  private static func fenced(_ text: String, as language: String) -> [String] {
    let fence = text.contains("```") ? "````" : "```"
    return [fence + language, text.trimmedAtEnd, fence, ""]
  }

  private static func cell(_ text: String) -> String {
    RulesPage.text(text).split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
  }

  /// Returns a sentence with `<` escaped.
  private static func text(_ sentence: String) -> String {
    sentence.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\<")
  }

  /// Returns the info string of the code block with an example in a format.
  ///
  /// With this info string, a check of scenario documents does not read the example as a screen.
  private static func language(of format: String) -> String {
    switch format {
    case "html": "html"
    case "jsx": "jsx"
    case "outline": "yaml"
    case "android-layout", "uiautomator", "appium-android", "appium-ios", "interface-builder": "xml"
    default: "text"
    }
  }
}

extension AuditRule.Layer {
  /// The subject of the rules in this layer, in one or two words.
  var words: String {
    switch self {
    case .tree: "the tree"
    case .announcement: "announcements"
    case .comparison: "differences between readings"
    case .frames: "positions and sizes"
    case .session: "sessions"
    }
  }
}

extension AuditRule.Platform {
  /// The name of the platform at the beginning of a line.
  var title: String {
    switch self {
    case .web: "Web"
    case .android: "Android"
    case .ios: "iOS"
    case .reactNative: "React Native"
    case .design: "Outline"
    }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
