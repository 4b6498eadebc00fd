internal import Simulator

/// The elements of a file by name, attribute and identifier.
struct SourceIndex: Sendable {
  private var byName: [String: [Int]] = [:]
  private var byAttribute: [String: [Int]] = [:]
  /// The elements with at least one attribute whose name begins with `aria-`.
  private var withARIA: [Int] = []
  /// The elements of a page by their attribute `id`.
  ///
  /// A correct page has only one element for each identifier.
  private(set) var byId: [String: [Int]] = [:]
  /// The shadow root around each element in a shadow tree.
  private var shadowRoots: [Int: Int] = [:]
  /// The first element for each identifier, by shadow root; empty for a page without shadow trees.
  private var firstById: [Int?: [String: Int]] = [:]

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
          isInert[$0] || source[$0].name == "template" && !source[$0].isShadowRoot
        } ?? false)
      if let parent = element.parent,
        let root = source[parent].isShadowRoot ? parent : shadowRoots[parent]
      {
        shadowRoots[index] = root
      }
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
      if hasARIA { withARIA.append(index) }
    }
    guard !shadowRoots.isEmpty else { return }
    for (id, elements) in byId {
      for element in elements.reversed() {
        firstById[shadowRoots[element], default: [:]][id] = element
      }
    }
  }

  /// The names of all attributes of the file.
  var attributeNames: some Sequence<String> { byAttribute.keys }

  /// Returns the declarative shadow root that contains an element, or `nil` outside shadow trees.
  func shadowRoot(of index: Int) -> Int? { shadowRoots[index] }

  /// Returns the first element with an identifier in one shadow tree, or outside all of them.
  ///
  /// - Parameter root: The shadow root, or `nil` for the elements outside shadow trees.
  func element(withId id: String, in root: Int?) -> Int? {
    shadowRoots.isEmpty ? byId[id]?.first : firstById[root]?[id]
  }

  /// Returns the elements that have one of the names or one of the attributes, in document order.
  ///
  /// The attribute `aria-` stands for all attributes with that prefix, and attributes such as
  /// `onclick` also stand for those of frameworks.
  func elements(named names: [String] = [], with attributes: [String] = []) -> [Int] {
    let lists =
      names.compactMap { byName[$0] }
      + attributes.compactMap { $0 == "aria-" ? withARIA : byAttribute[$0] }
    guard lists.count > 1 else { return lists.first ?? [] }
    // Each list is sorted already, so sorting the joined lists is fast.
    return lists.joined().sorted().reduce(into: []) { elements, index in
      if elements.last != index { elements.append(index) }
    }
  }
}

extension SourceTree.Element {
  /// Whether the element is a template whose content browsers show in place of its parent's content.
  ///
  /// Source: HTML Standard, 4.12.3 “The template element”, `shadowrootmode`.
  var isShadowRoot: Bool {
    guard name == "template", let mode = self["shadowrootmode"] else { return false }
    return ["open", "closed"].contains(mode.lowercased())
  }
}
