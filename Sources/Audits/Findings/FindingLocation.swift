public import Simulator

/// The element a finding is about, as people find it again.
public struct FindingLocation: Sendable, Hashable {
  /// The role, and the tag, class or component where it has no node.
  public var role: String
  /// The tag, class or component as it was written, or `nil` where the file has none.
  public var tag: String?
  /// The accessible name; empty without any.
  public var name: String
  /// The author's identifier.
  public var id: String?
  /// A CSS selector for pages, `nil` in a template; for other files the same as the path.
  public var selector: String?
  /// The path to the element by tags, classes or roles, or `nil` where it lies very deep.
  public var path: String?
  /// The file, where it is another than the screen's own.
  public var file: String?
  /// Where its start tag begins.
  public var line, column: Int?
  /// The line in which its start tag ends.
  public var endLine: Int?
}

extension FindingLocation {
  /// The path by tags, classes or roles alone, which stays when elements like those on it come or go;
  /// empty where it lies very deep.
  public var uncountedPath: String { FindingLocation.uncounted(path ?? "") }

  /// A path without the numbers in it.
  public static func uncounted(_ path: String) -> String {
    guard path.contains(count) else { return path }
    return path.split(separator: " ", omittingEmptySubsequences: false).map { step in
      step.hasSuffix(")") ? step.firstRange(of: count).map { step[..<$0.lowerBound] } ?? step : step
    }.joined(separator: " ")
  }

  private static let count = ":nth-of-type("

  /// The element in words: what it is and its name, as far as it is read in a line.
  public var words: String {
    name.isEmpty ? kind : "\(kind) “\(ShortText.of(name))”"
  }

  /// What it is: its role, or its tag where the role is none that anybody would look for.
  private var kind: String {
    FindingLocation.rolesWithoutMeaning.contains(role) ? tag ?? role : role
  }

  private static let rolesWithoutMeaning: Set<String> = Set(
    [Role.generic, .none, .disclosureTriangle, .descriptionList].map(\.rawValue))
}

/// The locations of findings on one screen; paths to elements are computed once.
public struct FindingLocations: Sendable {
  private let subject: AuditSubject
  private let elements: ElementPaths?
  private let nodes: Screen.Paths?
  private let roles: RolePaths?
  private let repeatedIds: Set<String>

  /// Creates the locations on the screen of a report.
  public init(_ report: AuditReport) {
    subject = report.subject
    let isPage = subject.platform == .web
    elements = subject.source.map(ElementPaths.init)
    nodes = isPage && !subject.hasElementsForAll ? subject.screen.paths : nil
    roles = isPage ? nil : RolePaths(subject.screen)
    repeatedIds = isPage ? FindingLocations.repeatedIds(on: report.subject) : []
  }

  /// The identifiers that stand several times, in lower case: without a doctype, browsers compare them
  /// so.
  private static func repeatedIds(on subject: AuditSubject) -> Set<String> {
    var counts: [String: Int] = [:]
    if let source = subject.source {
      for element in source.indices {
        if let id = source[element]["id"] { counts[id.lowercased(), default: 0] += 1 }
      }
    } else {
      for visit in subject.screen.preorder {
        if let id = subject.screen[visit.index].id { counts[id.lowercased(), default: 0] += 1 }
      }
    }
    return Set(counts.lazy.filter { $0.value > 1 }.map(\.key))
  }

  /// The element that a finding is about; nothing but the screen where it is about all of it.
  public func location(of finding: Finding) -> FindingLocation {
    location(of: finding.node, finding.element)
  }

  /// The element of a node.
  public func location(of node: Node.Index) -> FindingLocation {
    location(of: node, subject.element(of: node))
  }

  private func location(of index: Node.Index?, _ elementIndex: Int?) -> FindingLocation {
    let node = index.map { subject.screen[$0] }
    let element = elementIndex.flatMap { subject.source?[$0] }
    let position = subject.hasLines ? element?.position ?? node?.position : nil
    let id = node?.id ?? element?["id"]
    let path = path(of: index, elementIndex)
    let isSelectable = elementIndex.flatMap { elements?.isSelectable($0) } ?? true
    return FindingLocation(
      role: node?.role.rawValue ?? element?.name ?? "screen", tag: element?.name,
      name: index.flatMap { subject.control(at: $0)?.name } ?? node?.name ?? "", id: id,
      selector: isSelectable ? selector(id: id) ?? path : nil, path: path,
      file: position?.file, line: position?.line,
      column: position?.column,
      endLine: subject.hasLines ? element?.endLine ?? position?.line : nil)
  }

  /// A CSS selector of a node of a page.
  public func selector(of node: Node.Index) -> String? { location(of: node).selector }

  /// An identifier of a page as a selector, where it chooses one element alone.
  private func selector(id: String?) -> String? {
    guard subject.platform == .web, let id, !id.isEmpty, id.utf8.count <= FindingLocations.idLimit,
      !repeatedIds.contains(id.lowercased())
    else { return nil }
    return "#\(CSSIdentifier.escaped(id))"
  }

  /// Longer identifiers are no help to anybody who looks for an element.
  private static let idLimit = 1000

  /// The way by elements as they were written, which are those that a browser has; else by nodes.
  private func path(of node: Node.Index?, _ element: Int?) -> String? {
    if let element, let elements { return elements.path(of: element) }
    guard let node else { return nil }
    if let roles { return roles.path(of: node) }
    if let nodes {
      let path = nodes.path(of: node)
      return path.isEmpty ? nil : path
    }
    // Text is found at the element that holds it.
    let holder = subject.screen.ancestors(of: node).lazy.compactMap { subject.element(of: $0) }
      .first
    return holder.flatMap { elements?.path(of: $0) }
  }
}
