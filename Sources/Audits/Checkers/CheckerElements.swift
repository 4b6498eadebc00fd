internal import Simulator

/// A search on a screen for elements that other checkers describe in their findings.
package struct CheckerElements: Sendable {
  /// An element that a finding is about: its node, and its index among the elements of the file.
  package struct Target: Hashable {
    var node: Node.Index?
    var element: Int?
  }

  private let subject: AuditSubject
  private var byId: [String: [Node.Index]] = [:]
  private var byLabel: [String: [Node.Index]] = [:]
  private var byFrame: [Box: [Node.Index]] = [:]
  private var byAttribute: [SourceTree.Attribute: [Int]] = [:]
  private var byLine: [Int: [Int]] = [:]

  /// A frame in whole points, because checkers round fractions of points differently.
  private struct Box: Hashable, Sendable {
    var x, y, width, height: Int

    init(_ frame: Frame) {
      x = Box.whole(frame.x)
      y = Box.whole(frame.y)
      width = Box.whole(frame.width)
      height = Box.whole(frame.height)
    }

    private static func whole(_ number: Double) -> Int {
      Int(exactly: min(max(number, -1e9), 1e9).rounded()) ?? 0
    }
  }

  package init(of subject: AuditSubject) {
    self.subject = subject
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      if let id = node.id { byId[id, default: []].append(visit.index) }
      let name = subject.control(at: visit.index)?.name ?? node.name
      if !name.isBlank { byLabel[name, default: []].append(visit.index) }
      if let frame = node.frame { byFrame[Box(frame), default: []].append(visit.index) }
    }
    guard let source = subject.source else { return }
    for index in source.indices {
      for attribute in source[index].attributes {
        byAttribute[attribute, default: []].append(index)
      }
      if let position = source[index].position, position.file == nil {
        byLine[position.line, default: []].append(index)
      }
    }
  }

  /// Returns the element that a checker names, or `nil` if no element or several elements fit.
  ///
  /// A checker can describe an element in several ways. The most reliable way decides: the
  /// selector, then the bounds, the identifier, the start tag, the label, and last the line.
  package func target(of described: CheckerTarget) -> Target? {
    if let match = described.selector.flatMap({ subject.targets[$0] }) {
      switch match {
      case .element(let index): return target(of: index)
      case .node(let node): return target(of: node)
      }
    }
    if let bounds = described.bounds,
      let index = only(byAttribute[SourceTree.Attribute("bounds", bounds)], described)
    {
      return target(of: index)
    }
    if let frame = described.frame, let node = only(byFrame[Box(frame)], described) {
      return target(of: node)
    }
    if let id = described.id, let node = only(nodes(called: id), described) {
      return target(of: node)
    }
    if let tag = described.tag, let index = element(with: tag) { return target(of: index) }
    if let label = described.label, let nodes = byLabel[label], nodes.count == 1 {
      return target(of: nodes[0])
    }
    return described.line.flatMap { element(line: $0, column: described.column) }
      .map { target(of: $0) }
  }

  private func target(of element: Int) -> Target {
    Target(node: subject.node(of: element), element: element)
  }

  private func target(of node: Node.Index) -> Target {
    Target(node: node, element: subject.element(of: node))
  }

  /// Returns the nodes with an identifier.
  ///
  /// In Android, an identifier can be written with or without the package before it.
  private func nodes(called id: String) -> [Node.Index]? {
    if let nodes = byId[id] { return nodes }
    let short = id.split(separator: "/").last.map(String.init) ?? id
    return byId[short]
  }

  /// Chooses from a list the node that fits a checker's description of an element.
  ///
  /// If the list has several nodes, the result is the only node with the target's label and
  /// identifier. If several nodes have the label and identifier, the result is the last control
  /// among these nodes.
  private func only(_ nodes: [Node.Index]?, _ target: CheckerTarget) -> Node.Index? {
    guard let nodes, nodes.count > 1 else { return nodes?.first }
    let fitting = nodes.filter { node in
      let facts = subject.screen[node]
      return target.label.map { $0 == facts.name } ?? true
        && target.id.map { id in facts.id.map { id == $0 || id.hasSuffix("/\($0)") } ?? false }
          ?? true
    }
    // A container often has the same bounds as the control inside it. The control comes last in the
    // list, and readers stop at the control.
    return fitting.count == 1 ? fitting[0] : fitting.last { subject.isControl($0) }
  }

  private func only(_ elements: [Int]?, _ target: CheckerTarget) -> Int? {
    guard let elements, elements.count > 1 else { return elements?.first }
    return only(elements.compactMap { subject.node(of: $0) }, target)
      .flatMap { subject.element(of: $0) }
  }

  /// Returns the only element with the name and all attributes of a start tag, or `nil` if there is
  /// no such element.
  private func element(with tag: CheckerTarget.Tag) -> Int? {
    guard let source = subject.source else { return nil }
    let lists = tag.attributes.map { byAttribute[$0] ?? [] }
    guard let candidates = lists.min(by: { $0.count < $1.count }) else { return nil }
    let fitting = candidates.filter { index in
      source[index].name == tag.name
        && tag.attributes.allSatisfy { source[index][$0.name] == $0.value }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Returns the element that begins at a line and column, or else the only element that begins on
  /// the line.
  private func element(line: Int, column: Int?) -> Int? {
    guard subject.hasLines, let elements = byLine[line], let source = subject.source else {
      return nil
    }
    let exact = elements.first { index in
      column.map { source[index].position?.column == $0 } ?? false
    }
    return exact ?? (elements.count == 1 ? elements[0] : nil)
  }
}
