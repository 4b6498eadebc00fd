/// What rules found among the children of one element, so that no child is searched twice for a rule.
struct SiblingSearches: Sendable {
  /// A search: for the compounds of a rule from a place on, among the children of an element.
  struct Key: Hashable, Sendable {
    var rule: Int
    var place: Int
    var parent: DOM.ID
  }

  /// The first child that matches, if there is one, and the last that was looked at.
  struct Finding: Sendable {
    var first: DOM.ID?
    var last: DOM.ID
  }

  private var findings: [Key: Finding] = [:]

  subscript(key: Key) -> Finding? {
    get { findings[key] }
    set { findings[key] = newValue }
  }
}
