/// What WAI-ARIA says about one role.
struct AriaRole: Sendable {
  /// The token.
  let name: String
  /// Attributes that it supports besides those of every role, without their `aria-`.
  let supported: Set<String>
  /// Attributes that it must have.
  let required: Set<String>
  /// Roles one of which it must own.
  let children: Set<String>
  /// Roles one of which must own it.
  let parents: Set<String>
  /// What else is to be said of it.
  let marks: Set<String>

  /// Whether authors must not use it.
  var isAbstract: Bool { marks.contains("abstract") }
  /// Whether authors should use something else by now.
  var isDeprecated: Bool { marks.contains("deprecated") }
  /// Whether authors must not name it.
  var prohibitsName: Bool { marks.contains("nameless") }
  /// Whether only drafts after ARIA 1.2 forbid a name.
  var mayProhibitName: Bool { marks.contains("nameless-later") }
  /// Whether it is something to operate.
  var isWidget: Bool { marks.contains("widget") }
  /// Whether ARIA 1.1 let it be expanded and 1.2 does not.
  var wasExpandable: Bool { marks.contains("section") || name.hasPrefix("doc-") }

  /// The role of a token in lower case.
  static subscript(token: String) -> AriaRole? { all[token] }

  /// Every role by its token.
  static let all: [String: AriaRole] = {
    var roles: [String: AriaRole] = [:]
    for line in table.split(separator: "\n") {
      let columns = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").map(String.init) }
      guard columns.count == 6, let name = columns[0].first else { continue }
      let supported = columns[1].flatMap { groups[$0] ?? [$0] }
      roles[name] = AriaRole(
        name: name, supported: Set(supported), required: Set(columns[2]),
        children: Set(columns[3]), parents: Set(columns[4]), marks: Set(columns[5]))
    }
    for name in publishing {
      let inherited = publishingSupport[name] ?? []
      roles[name] = AriaRole(
        name: name, supported: inherited.union(["expanded"]), required: [], children: [],
        parents: [], marks: deprecatedPublishing.contains(name) ? ["deprecated"] : [])
    }
    return roles
  }()

  /// What ARIA 1.1 let a role have and 1.2 does not, besides `aria-expanded`.
  ///
  /// Source: WAI-ARIA 1.2, appendix “Substantive changes since the WAI-ARIA 1.1 Recommendation”.
  var gaveUp: Set<String> {
    switch name {
    case "combobox": ["orientation"]
    case "grid", "treegrid": ["level"]
    case "menuitemcheckbox", "menuitemradio": ["readonly"]
    case "radio": ["required"]
    default: []
    }
  }

  /// Attributes that several roles share.
  private static let groups: [String: [String]] = [
    "@cell": ["colindex", "colindextext", "colspan", "rowindex", "rowindextext", "rowspan"],
    "@gridcell": ["disabled", "errormessage", "expanded", "haspopup", "invalid", "readonly"]
      + ["required", "selected"],
    "@range": ["valuemax", "valuemin", "valuenow", "valuetext"],
    "@item": ["posinset", "setsize"],
    "@input": ["errormessage", "invalid", "readonly", "required", "disabled"],
    "@text": ["activedescendant", "autocomplete", "haspopup", "multiline", "placeholder"],
  ]
}
