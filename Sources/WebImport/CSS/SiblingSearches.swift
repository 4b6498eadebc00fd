/// The results of searches among the children of elements.
///
/// With the stored results, a rule does not test the same child twice.
struct SiblingSearches: Sendable {
  /// A search for the children of an element that match one compound of a rule.
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
