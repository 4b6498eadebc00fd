/// A role of WAI-ARIA.
struct AriaRole: Sendable {
  let name: String
  /// The attributes that the role supports besides the global attributes; the names have no
  /// `aria-`.
  let supported: Set<String>
  /// The attributes that the role requires.
  let required: Set<String>
  /// The roles of required children: an element with this role must own an element with one of
  /// these roles.
  let children: Set<String>
  /// The roles of required owners: an element with one of these roles must own each element with
  /// this role.
  let parents: Set<String>
  private let flags: Set<String>

  /// Whether authors must not use the role.
  var isAbstract: Bool { flags.contains("abstract") }
  var isDeprecated: Bool { flags.contains("deprecated") }
  /// Whether authors must not name elements with the role.
  var prohibitsName: Bool { flags.contains("nameless") }
  /// Whether ARIA 1.2 allows a name for the role, but later drafts prohibit it.
  var mayProhibitName: Bool { flags.contains("nameless-later") }
  var isWidget: Bool { flags.contains("widget") }
  /// Whether the role supports `aria-expanded` in ARIA 1.1, but not in ARIA 1.2.
  var wasExpandable: Bool { flags.contains("section") || name.hasPrefix("doc-") }

  /// Returns the role with a name in lower case, or `nil` if ARIA has no such role.
  static subscript(token: String) -> AriaRole? { all[token] }

  /// Every role by its name in lower case.
  static let all: [String: AriaRole] = {
    var roles: [String: AriaRole] = [:]
    // Splitting at bytes is faster than splitting at characters.
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      let columns = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        .map { $0.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }
      guard columns.count == 6, let name = columns[0].first else { continue }
      let supported = columns[1].flatMap { groups[$0] ?? [$0] }
      roles[name] = AriaRole(
        name: name, supported: Set(supported), required: Set(columns[2]),
        children: Set(columns[3]), parents: Set(columns[4]), flags: Set(columns[5]))
    }
    for name in publishing {
      let inherited = publishingSupport[name] ?? []
      roles[name] = AriaRole(
        name: name, supported: inherited.union(["expanded"]), required: [], children: [],
        parents: [], flags: deprecatedPublishing.contains(name) ? ["deprecated"] : [])
    }
    return roles
  }()

  /// The attributes that the role supports in ARIA 1.1, but not in ARIA 1.2, apart from
  /// `aria-expanded`.
  ///
  /// Source: WAI-ARIA 1.2, appendix “Substantive changes since the WAI-ARIA 1.1 Recommendation”.
  var removedAttributes: Set<String> {
    switch name {
    case "combobox": ["orientation"]
    case "grid", "treegrid": ["level"]
    case "menuitemcheckbox", "menuitemradio": ["readonly"]
    case "radio": ["required"]
    default: []
    }
  }

  /// Names for groups of attributes that several roles support.
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
