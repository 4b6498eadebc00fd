/// The results of rules among the children of elements, so that no child is searched twice for a rule.
struct SiblingSearches: Sendable {
  /// A search among the children of an element for the compounds of a rule from an index on.
  struct Key: Hashable, Sendable {
    var rule: Int
    var compound: Int
    var parent: DOM.ID
  }

  /// The first child that matches, and the last that was searched.
  struct Result: Sendable {
    var first: DOM.ID?
    var last: DOM.ID
  }

  private var results: [Key: Result] = [:]

  subscript(key: Key) -> Result? {
    get { results[key] }
    set { results[key] = newValue }
  }
}
