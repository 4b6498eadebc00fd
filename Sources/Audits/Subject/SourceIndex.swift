internal import Simulator

/// The elements of a file by name, attribute and identifier.
struct SourceIndex: Sendable {
  private var byName: [String: [Int]] = [:]
  private var byAttribute: [String: [Int]] = [:]
  /// The elements of a page by their attribute `id`.
  ///
  /// A correct page has only one element for each identifier.
  private(set) var byId: [String: [Int]] = [:]

  /// Creates the index in one pass over the file.
  ///
  /// The content of a template is not part of the page until a script inserts it. The content of a
  /// shadow root is part of the page.
  init(_ source: SourceTree) {
    var isInert: [Bool] = []
    for index in source.indices {
      let element = source[index]
      isInert.append(
        element.parent.map {
          isInert[$0] || source[$0].name == "template" && source[$0]["shadowrootmode"] == nil
        } ?? false)
      guard !isInert[index] else { continue }
      byName[element.name, default: []].append(index)
      var hasARIA = false
      for attribute in element.attributes {
        byAttribute[attribute.name, default: []].append(index)
        if source.language == .html, let handler = EventAttribute.handler(attribute.name),
          EventAttribute.mayHandle(element.name), byAttribute[handler]?.last != index
        {
          byAttribute[handler, default: []].append(index)
        }
        hasARIA = hasARIA || attribute.name.hasPrefix("aria-")
      }
      if source.language == .html, let id = element["id"], !id.isEmpty {
        byId[id, default: []].append(index)
      }
      if hasARIA { byAttribute["aria-", default: []].append(index) }
    }
  }

  /// Returns the elements that have one of the names or one of the attributes, in document order.
  ///
  /// The attribute `aria-` stands for all attributes with that prefix, and attributes such as
  /// `onclick` also stand for those of frameworks.
  func elements(named names: [String] = [], with attributes: [String] = []) -> [Int] {
    let lists = names.compactMap { byName[$0] } + attributes.compactMap { byAttribute[$0] }
    guard lists.count > 1 else { return lists.first ?? [] }
    // Each list is sorted already, so sorting the joined lists is fast.
    return lists.joined().sorted().reduce(into: []) { elements, index in
      if elements.last != index { elements.append(index) }
    }
  }
}
