/// The results of searches among the children of elements.
///
/// With these results, a rule does not search the same child twice.
struct SiblingSearches: Sendable {
  /// A search for a compound of a rule among the children of an element.
  struct Key: Hashable, Sendable {
    var rule: Int
    var compound: Int
    var parent: DOM.ID
  }

  /// The result of a search: the first child that matches, and the last child that was searched.
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
