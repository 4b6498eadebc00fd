package import Simulator

/// The location of the element that a finding is about.
///
///     let location = FindingLocations(report).location(of: finding)
///     print(location.role, location.name, location.line ?? 0)
public struct FindingLocation: Sendable, Hashable {
  /// The role, or else the tag, class or component if the element has no node.
  public var role: String
  /// The tag, class or component in the file, or `nil` if the file has none.
  public var tag: String?
  /// The accessible name; empty if there is none.
  public var name: String
  /// The identifier that the author gave the element.
  public var id: String?
  /// The CSS selector of an element of a page, or the path to an element of another file.
  ///
  /// The selector is `nil` for an element in a template, because selectors of the page do not match
  /// there.
  public var selector: String?
  /// The path to the element by tags, classes or roles, or `nil` if the element is very deep.
  public var path: String?
  /// The file with the element, or `nil` if the element is in the audited file itself.
  public var file: String?
  /// The line and column at which the start tag begins.
  public var line, column: Int?
  /// The line in which the start tag ends.
  public var endLine: Int?
}

extension FindingLocation {
  /// The path without ordinals; empty if the element is very deep.
  ///
  /// The path stays the same if siblings are added or removed. Example: `ul > li:nth-of-type(2)`
  /// becomes `ul > li`.
  package var uncountedPath: String { FindingLocation.uncounted(path ?? "") }

  /// Returns a path without ordinals.
  package static func uncounted(_ path: String) -> String {
    guard path.contains(count) else { return path }
    return path.split(separator: " ", omittingEmptySubsequences: false).map { step in
      step.hasSuffix(")") ? step.firstRange(of: count).map { step[..<$0.lowerBound] } ?? step : step
    }.joined(separator: " ")
  }

  private static let count = ":nth-of-type("

  /// The element in words: its kind and its shortened name.
  package var words: String {
    name.isEmpty ? kind : "\(kind) “\(ShortText.of(name))”"
  }

  /// The role, or the tag if the role is meaningless.
  private var kind: String {
    FindingLocation.rolesWithoutMeaning.contains(role) ? tag ?? role : role
  }

  private static let rolesWithoutMeaning: Set<String> = Set(
    [Role.generic, .none, .disclosureTriangle, .descriptionList].map(\.rawValue))
}

/// The locations of a report's findings; the paths to elements are computed only once.
public struct FindingLocations: Sendable {
  private let subject: AuditSubject
  private let elements: ElementPaths?
  private let nodes: Screen.Paths?
  private let roles: RolePaths?
  private let repeatedIds: Set<String>
  /// Whether the locations have neither selectors nor paths.
  private let isPathless: Bool

  /// Creates the locations of the findings of a report.
  ///
  /// - Parameter report: The report.
  public init(_ report: AuditReport) { self.init(report, isPathless: false) }

  /// Creates the locations of the findings of a report for a format that shows only lines.
  ///
  /// If every element has a line, the locations have neither selectors nor paths, because computing
  /// these takes long.
  package init(linesOf report: AuditReport) {
    let subject = report.subject
    self.init(
      report,
      isPathless: subject.hasLines
        && report.findings.allSatisfy { finding in
          finding.element.map { subject.source?[$0].position != nil } ?? (finding.node == nil)
        })
  }

  private init(_ report: AuditReport, isPathless: Bool) {
    self.isPathless = isPathless
    subject = report.subject
    guard !isPathless else {
      (elements, nodes, roles, repeatedIds) = (nil, nil, nil, [])
      return
    }
    let isPage = subject.platform == .web
    elements = subject.source.map(ElementPaths.init)
    nodes = isPage && !subject.hasElementsForAll ? subject.screen.paths : nil
    roles = isPage ? nil : RolePaths(subject.screen)
    let namesIds = isPage || !subject.hasLines
    repeatedIds = namesIds ? FindingLocations.repeatedIds(on: report.subject) : []
  }

  /// Returns the identifiers shared by several elements, in lower case.
  ///
  /// Browsers ignore case if the page has no doctype.
  private static func repeatedIds(on subject: AuditSubject) -> Set<String> {
    var (known, repeated): (Set<String>, Set<String>) = ([], [])
    func add(_ id: String) {
      let id = id.lowercased()
      if !known.insert(id).inserted { repeated.insert(id) }
    }
    if subject.platform == .web, let source = subject.source {
      source.indices.compactMap { source[$0]["id"] }.forEach(add)
    } else {
      subject.screen.preorder.compactMap { identifier(of: $0.index, on: subject) }.forEach(add)
    }
    return repeated
  }

  /// Returns the identifier of a node.
  ///
  /// For a live screen of the iOS simulator, the importer numbers the elements, so the identifier
  /// in the tree is only a number. The result is then the identifier that the app gave the element.
  private static func identifier(of node: Node.Index, on subject: AuditSubject) -> String? {
    let node = subject.screen[node]
    return subject.hasLines || subject.screen.origin != .iosElements
      ? node.id : node.ios.exported.identifier
  }

  /// Returns the location of the element of a finding, or of the screen.
  ///
  /// - Parameter finding: A finding of the report.
  public func location(of finding: Finding) -> FindingLocation {
    var location = location(of: finding.node, finding.element)
    if let source = finding.source, finding.node == nil, finding.element == nil {
      // The finding is of another checker, and its element is not on the screen.
      location.selector = source.words
      location.path = source.words
      if subject.hasLines, let line = source.line {
        location.line = line
        location.column = source.column
        location.endLine = line
      }
    }
    return location
  }

  /// Returns the location of the element from which a node was made.
  package func location(of node: Node.Index) -> FindingLocation {
    location(of: node, subject.element(of: node))
  }

  /// Returns the location of the element at a stop.
  ///
  /// If the audited screen does not contain the element, the location is on the screen that the
  /// reader read.
  func location(of stop: Stop, in reading: ScreenReading) -> FindingLocation {
    if let node = reading.auditedNode(stop.node) { return location(of: node) }
    let node = reading.screen[stop.node]
    return FindingLocation(
      role: node.role.rawValue, name: node.name, id: node.id, file: node.position?.file,
      line: node.position?.line, column: node.position?.column, endLine: node.position?.line)
  }

  private func location(of index: Node.Index?, _ elementIndex: Int?) -> FindingLocation {
    let node = index.map { subject.screen[$0] }
    let element = elementIndex.flatMap { subject.source?[$0] }
    let position = subject.hasLines ? element?.position ?? node?.position : nil
    let id = index.flatMap { FindingLocations.identifier(of: $0, on: subject) } ?? element?["id"]
    let path = isPathless ? nil : path(of: index, elementIndex)
    let isSelectable = !isPathless && elementIndex.flatMap { elements?.isSelectable($0) } ?? true
    return FindingLocation(
      role: node?.role.rawValue ?? element?.name ?? "screen", tag: element?.name,
      name: index.flatMap { subject.control(at: $0)?.name } ?? node?.name ?? "", id: id,
      selector: isSelectable ? selector(id: id) ?? path : nil, path: path,
      file: position?.file, line: position?.line,
      column: position?.column,
      endLine: subject.hasLines ? element?.endLine ?? position?.line : nil)
  }

  /// Returns a CSS selector for a node of a page.
  package func selector(of node: Node.Index) -> String? { location(of: node).selector }

  /// Returns the selector for an identifier, or `nil` if the identifier does not select a single
  /// element.
  ///
  /// Outside of pages, an identifier is a selector only if the elements have no lines.
  private func selector(id: String?) -> String? {
    let isPage = subject.platform == .web
    guard isPage || !subject.hasLines, let id, !id.isEmpty,
      id.utf8.count <= FindingLocations.idLimit, !repeatedIds.contains(id.lowercased())
    else { return nil }
    return isPage ? "#\(CSSIdentifier.escaped(id))" : id
  }

  /// The maximum length of an identifier in a selector, in UTF-8 bytes.
  ///
  /// A longer identifier would not help a person find the element.
  private static let idLimit = 1000

  /// Returns a path of elements of the file, or of nodes if the file has no elements.
  private func path(of node: Node.Index?, _ element: Int?) -> String? {
    if let element, let elements { return elements.path(of: element) }
    guard let node else { return nil }
    if let roles { return roles.path(of: node) }
    if let nodes {
      let path = nodes.path(of: node)
      return path.isEmpty ? nil : path
    }
    // A text node has no element, so its path is the path of the nearest element around the text.
    let holder = subject.screen.ancestors(of: node).lazy.compactMap { subject.element(of: $0) }
      .first
    return holder.flatMap { elements?.path(of: $0) }
  }
}
