internal import ImportSupport
internal import Importers
internal import Simulator
internal import TextIO

/// A file with the screens of recordings, in any format that can be imported.
struct RecordedScreenFile {
  /// The screen that a recording names, on one platform, and the node on it.
  struct Selection {
    var imported: ImportedScreen
    var screen: Screen
    /// A number that is different for each screen and variant: twice the index of the screen, plus
    /// 1 for its Android variant.
    var index = 0
    /// The node that the recording names, or `nil` if only the recording's target selects the node.
    var node: Node.Index?
    /// The walk through this screen, or `nil` if the file has no walk.
    var walk: HeardWalk?

    /// The separately logged usage hint of the node, or `nil` if there is no such hint.
    var loggedHint: String? {
      guard let walk, let id = node.flatMap({ screen[$0].id }) else { return nil }
      return walk.hints[id]
    }
  }

  /// The web page, if the file is HTML; recordings name its nodes by CSS selectors.
  let page: HTMLPage?
  private let screens: [ImportedScreen]
  private let walks: [HeardWalk?]
  /// For each screen, the nodes by identifier: first the nodes of the screen, then the nodes of its
  /// Android variant, if it has one.
  private let nodes: [[[String: Node.Index]]]
  /// The nodes in document order, for recordings that name nodes by number.
  ///
  /// An entry is `nil` for an element of the file that is not on a screen.
  private let numbered: [(screen: Int, node: Node.Index)?]

  /// Reads the file that a recording refers to.
  ///
  /// - Parameter countsElements: Whether recordings name nodes by their numbers.
  init(_ reference: ScreenReference, countsElements: Bool) throws(InputError) {
    let bytes = try reference.target.contents()
    let path = reference.target.resolvedPath.path
    do {
      let format = InputFormat.detect(path: path, bytes: bytes)
      if let format { try RecordedScreenFile.checkSize(bytes, of: format, path) }
      if format == .html {
        page = try HTMLPage(bytes: bytes, file: path)
        (screens, walks, nodes, numbered) = ([], [], [], [])
        return
      }
      var options = ImportOptions()
      options.keepsSource = countsElements
      screens = try ImportedScreen.contents(of: bytes, file: path, options: options)
      let hasWalks = format == .androidNodes || format == .iosElements
      walks = hasWalks ? try [HeardWalk?](bytes, file: path) : []
    } catch {
      throw reference.target.located(error)
    }
    page = nil
    nodes = screens.map { imported in
      [imported.screen, imported.android].compactMap(\.self).map { $0.nodesByName }
    }
    numbered = countsElements ? RecordedScreenFile.numbered(screens) : []
  }

  /// Reads the screens of a file without indexing their nodes.
  static func screens(_ reference: ScreenReference) throws(InputError) -> [ImportedScreen] {
    let bytes = try reference.target.contents()
    let path = reference.target.resolvedPath.path
    do {
      let format = InputFormat.detect(path: path, bytes: bytes)
      if let format { try checkSize(bytes, of: format, path) }
      return try ImportedScreen.contents(of: bytes, format: format, file: path)
    } catch {
      throw reference.target.located(error)
    }
  }

  /// Returns the nodes of all screens in document order, with `nil` for each counted element
  /// without a node.
  ///
  /// In a dump, each `node` is counted. In other XML, each element below the root is counted. In
  /// JSON, each node is counted.
  private static func numbered(
    _ screens: [ImportedScreen]
  ) -> [(screen: Int, node: Node.Index)?] {
    var all: [(screen: Int, node: Node.Index)?] = []
    var byPosition: [Node.Position: (screen: Int, node: Node.Index)] = [:]
    for (index, imported) in screens.enumerated() {
      for visit in imported.screen.preorder {
        all.append((index, visit.index))
        guard let position = imported.screen[visit.index].position else { continue }
        byPosition[position] = byPosition[position] ?? (index, visit.index)
      }
    }
    guard let source = screens.first?.source else { return all }
    let nodes = source.indices.filter { source[$0].name == "node" }
    return (nodes.isEmpty ? Array(source.indices.dropFirst()) : nodes).map { element in
      source[element].position.flatMap { byPosition[$0] }
    }
  }

  private static func checkSize(
    _ bytes: [UInt8], of format: InputFormat, _ path: String
  ) throws(InputError) {
    do {
      try ImportBudget().check(bytes, for: format.budgetUnit, file: path)
    } catch {
      throw InputError(
        file: path, position: error.position, problem: error.problem,
        remedy: "give only the part that was on the screen")
    }
  }

  /// Returns the screen with the node to which a reference refers.
  func selection(
    of reference: ScreenReference, on platform: TextInput.Platform
  ) throws(InputError) -> Selection {
    if let page {
      let node = try reference.node.map { name throws(InputError) in
        try self.node(name, of: page, reference)
      }
      return Selection(imported: ImportedScreen(page.screen), screen: page.screen, node: node)
    }
    switch reference.node {
    case nil:
      throw reference.nodeError(
        "has nodes, but the recording names none", remedy: "add “node” with the id of a node")
    case .identifier(let id):
      for (index, imported) in screens.enumerated() {
        let isAndroid = platform == .android && imported.android != nil
        let variant = isAndroid ? nodes[index].last : nodes[index].first
        guard let node = variant?[id] else { continue }
        return selection(node, index, isAndroid ? imported.android : nil)
      }
      throw reference.nodeError("has no node “\(id)”", remedy: remedy())
    case .number(let number): return try selection(ofNode: number, reference)
    }
  }

  private func selection(_ node: Node.Index, _ index: Int, _ android: Screen?) -> Selection {
    let walk = index < walks.count ? walks[index] : nil
    let imported = screens[index]
    return Selection(
      imported: imported, screen: android ?? imported.screen,
      index: 2 * index + (android == nil ? 0 : 1), node: node, walk: walk)
  }

  private func node(
    _ name: ScreenReference.NodeName, of page: HTMLPage, _ reference: ScreenReference
  ) throws(InputError) -> Node.Index {
    switch name {
    case .identifier(let id):
      let quoted = id.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      if let node = page.nodes(matching: "[id=\"\(quoted)\"]")?.first { return node }
      if let node = page.nodes(matching: id)?.first { return node }
      throw reference.nodeError(
        "has no element “\(id)”", remedy: "write the id of an element, or a CSS selector")
    case .number:
      throw reference.nodeError(
        "is a page, whose elements have no numbers",
        remedy: "write the id of an element, or a CSS selector")
    }
  }

  /// Returns the screen with the node that has a number in document order, counted from 1.
  private func selection(
    ofNode number: Int, _ reference: ScreenReference
  ) throws(InputError) -> Selection {
    guard number >= 1, number <= numbered.count else {
      throw reference.nodeError(
        "has no node \(number)", remedy: "write a number from 1 to \(numbered.count), or an id")
    }
    if let found = numbered[number - 1] { return selection(found.node, found.screen, nil) }
    throw reference.nodeError(
      "has a node \(number) that is not on the screen", remedy: "write the number of another node")
  }

  /// Returns the advice for an unknown identifier, with examples from the file.
  private func remedy() -> String {
    var ids: [String] = []
    for imported in screens {
      for visit in imported.screen.preorder where ids.count < 3 {
        if let name = imported.screen[visit.index].recordedName { ids.append("“\(name)”") }
      }
    }
    guard !ids.isEmpty else {
      return "the nodes have no ids; write the number of the node without quotes, such as 3"
    }
    return "write the id of one of its nodes, such as "
      + ids.joined(separator: ", ")
  }
}

extension Screen {
  /// The nodes by identifier and by resource id.
  ///
  /// A name of several nodes refers to the first of them in document order.
  fileprivate var nodesByName: [String: Node.Index] {
    var nodes: [String: Node.Index] = [:]
    for visit in preorder {
      if let id = self[visit.index].id, nodes[id] == nil { nodes[id] = visit.index }
    }
    // An identifier takes precedence over a resource id.
    for visit in preorder {
      for name in self[visit.index].resourceNames where nodes[name] == nil {
        nodes[name] = visit.index
      }
    }
    return nodes
  }
}

extension Node {
  /// The resource id with and without its package.
  fileprivate var resourceNames: [String] {
    guard let resource = android.resourceId, !resource.isEmpty else { return [] }
    return [resource] + resource.split(separator: "/").dropFirst().suffix(1).map(String.init)
  }

  /// A name by which recordings can refer to the node.
  fileprivate var recordedName: String? { id ?? resourceNames.first }
}
