internal import Simulator

/// The `<label>` elements of a page.
struct LabelElements: Sendable {
  /// A `<label>` element.
  struct Label: Sendable {
    /// The index of the element in the file.
    var element: Int
    var node: Node.Index?
    /// The index of the element that the label names, or `nil` if the label names none.
    var target: Int?
    /// The value of the attribute `for`, if any.
    var identifier: String?
  }

  /// The labels in document order.
  private(set) var labels: [Label] = []
  /// The index of the first element with each identifier.
  private(set) var elements: [String: Int] = [:]
  /// The identifiers that several elements share.
  private(set) var repeated: Set<String> = []
  private var byTarget: [Int: [Int]] = [:]

  /// Finds the labels of an HTML page; other files have none.
  ///
  /// - Parameter nodes: The first node of each element, by the index of the element.
  init(_ source: SourceTree?, _ nodes: [Node.Index?]) {
    guard let source, source.language == .html else { return }
    for index in source.indices {
      guard let id = source[index]["id"], !id.isEmpty else { continue }
      if let first = elements.updateValue(index, forKey: id) {
        elements[id] = first
        repeated.insert(id)
      }
    }
    for index in source.indices where source[index].name == "label" {
      let identifier = source[index]["for"]
      let target =
        identifier.map { elements[$0] }
        ?? source.branch(of: index).dropFirst().first { LabelElements.canBeNamed(source[$0]) }
      if let target { byTarget[target, default: []].append(labels.count) }
      labels.append(
        Label(
          element: index, node: nodes[index], target: target, identifier: identifier))
    }
  }

  func labels(of element: Int) -> [Label] { (byTarget[element] ?? []).map { labels[$0] } }

  /// Returns the nodes that `aria-labelledby` of a node refers to.
  func names(of node: Node.Index, on subject: AuditSubject) -> [Node.Index] {
    guard let ids = subject.attribute("aria-labelledby", of: node) else { return [] }
    return ids.split(whereSeparator: \.isWhitespace).compactMap { id in
      elements[String(id)].flatMap { subject.node(of: $0) }
    }
  }

  /// Whether a `<label>` can name an element.
  ///
  /// Source: HTML, “labelable element”.
  static func canBeNamed(_ element: SourceTree.Element) -> Bool {
    switch element.name {
    case "button", "meter", "output", "progress", "select", "textarea": true
    case "input": element["type"]?.lowercased() != "hidden"
    default: element.name.contains("-")
    }
  }
}
