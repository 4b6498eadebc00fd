public import Simulator

/// The element a finding is about, as people find it again.
public struct FindingPlace: Sendable, Hashable {
  /// The role, and the tag, class or component where it has no node.
  public var role: String
  /// The accessible name; empty without any.
  public var name: String
  /// The author's identifier.
  public var id: String?
  /// A CSS selector for pages; for other files the way to the element by tags or classes.
  public var selector: String?
  /// The file, where it is another than the screen's own.
  public var file: String?
  /// Where its start tag begins.
  public var line, column: Int?
  /// The line in which its start tag ends.
  public var endLine: Int?
}

/// Finds the places of findings on one screen; ways to elements are worked out once.
public struct FindingPlaces: Sendable {
  private let subject: AuditSubject
  private let paths: Screen.Paths
  private let repeatedIds: Set<String>
  private let names: [Node.Index: String]

  /// The places on the screen of a report.
  public init(_ report: AuditReport) {
    subject = report.subject
    paths = subject.screen.paths
    var counts: [String: Int] = [:]
    for visit in subject.screen.preorder {
      if let id = subject.screen[visit.index].id { counts[id, default: 0] += 1 }
    }
    repeatedIds = Set(counts.filter { $0.value > 1 }.keys)
    names = Dictionary(
      subject.controls.map { ($0.node, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// The element that a finding is about; nothing but the screen where it is about all of it.
  public func place(of finding: Finding) -> FindingPlace {
    let node = finding.node.map { subject.screen[$0] }
    let element = finding.element.flatMap { subject.source?[$0] }
    let position = element?.position ?? node?.position
    let id = node?.id ?? element?["id"]
    return FindingPlace(
      role: node?.role.rawValue ?? element?.name ?? "screen",
      name: finding.node.flatMap { names[$0] } ?? node?.name ?? "", id: id,
      selector: selector(of: finding, id: id), file: position?.file, line: position?.line,
      column: position?.column, endLine: element?.endLine ?? position?.line)
  }

  /// A CSS selector of a node of a page.
  public func selector(of node: Node.Index) -> String? {
    selector(of: node, nil, id: subject.screen[node].id)
  }

  private func selector(of finding: Finding, id: String?) -> String? {
    selector(of: finding.node, finding.element, id: id)
  }

  private func selector(of node: Node.Index?, _ element: Int?, id: String?) -> String? {
    let isPage = subject.platform == .web
    if isPage, let id, !repeatedIds.contains(id), FindingPlaces.isPlain(id) { return "#\(id)" }
    if isPage, let node {
      let path = paths.path(of: node)
      if !path.isEmpty { return path }
    }
    return element.map(path)
  }

  /// Whether an identifier needs no escape in CSS.
  private static func isPlain(_ id: String) -> Bool {
    guard let first = id.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return id.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x2D || $0 == 0x5F
        || $0 >= 0x80
    }
  }

  /// The way to an element by names, counted where there are several of one.
  private func path(of place: Int) -> String {
    guard let source = subject.source else { return "" }
    var steps: [String] = []
    var current: Int? = place
    while let here = current {
      let name = source[here].name
      let siblings = source[here].parent.map { Array(source.children(of: $0)) } ?? [here]
      let same = siblings.filter { source[$0].name == name }
      let number = (same.firstIndex(of: here) ?? 0) + 1
      steps.append(same.count > 1 ? "\(name):nth-of-type(\(number))" : name)
      current = source[here].parent
    }
    return steps.reversed().joined(separator: " > ")
  }
}
