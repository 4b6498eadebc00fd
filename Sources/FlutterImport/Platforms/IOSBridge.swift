internal import AccessibilityTree
internal import AppleImport
internal import ImportSupport

/// The elements that Flutter's engine exposes on iOS.
///
/// Source: Flutter, engine, SemanticsObject.mm, TextInputSemanticsObject.mm and
/// FlutterSemanticsScrollView.mm.
struct IOSBridge {
  let tree: SemanticsTree
  let version: FlutterVersion
  let names: [String]

  var screen: Screen {
    var screen = Screen(origin: .iosElements)
    screen.title = tree.routeName
    var pending: [(index: Int, parent: Node.Index?)] = [(0, nil)]
    while let (index, parent) = pending.popLast() {
      let children = tree.children[index]
      let isElement = IOSProperties(tree.nodes[index], hasChildren: false, version: version)
        .isElement
      guard !children.isEmpty else {
        screen.append(element(index, isElement: isElement), to: parent)
        continue
      }
      let container = screen.append(container(index, listsItself: isElement), to: parent)
      if isElement { screen.append(element(index, isElement: true), to: container) }
      pending += children.reversed().map { ($0, container) }
    }
    return screen
  }

  private func element(_ index: Int, isElement: Bool) -> Node {
    let semantics = tree.nodes[index]
    let properties = IOSProperties(
      semantics, hasChildren: !tree.children[index].isEmpty, version: version)
    var attributes = properties.attributes
    attributes.exported.isElement = isElement
    attributes.frame = frame(of: index)
    var node = IOSElementFacts(attributes).node
    semantics.addFacts(to: &node)
    node.id = names[index]
    node.position = semantics.position
    return node
  }

  /// Returns the container that the engine creates for a node with children.
  ///
  /// The container lists the node itself first, and then the node's children.
  ///
  /// Source: Flutter, SemanticsObject.mm, `SemanticsObjectContainer`.
  private func container(_ index: Int, listsItself: Bool) -> Node {
    var attributes = UIKitAttributes()
    attributes.exported.isElement = false
    attributes.frame = frame(of: index)
    let listed = (listsItself ? [names[index]] : []) + tree.children[index].map(nameInList)
    attributes.elements = SparseList(listed)
    var node = IOSElementFacts(attributes).node
    node.id = containerName(of: index)
    node.position = tree.nodes[index].position
    node.order = listed
    return node
  }

  private func containerName(of index: Int) -> String { "\(names[index])-container" }

  private func nameInList(_ child: Int) -> String {
    tree.children[child].isEmpty ? names[child] : containerName(of: child)
  }

  /// Returns the box of a node in points, or `nil` if the box is unknown.
  private func frame(of index: Int) -> Spelled<Frame>? {
    guard let box = tree.boxes[index] else { return nil }
    let edges = [box.left, box.top, box.width, box.height].map { $0 / tree.pixelRatio }
    let texts = edges.map(DumpNumber.text)
    let numbers = texts.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    let frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return Spelled(frame, as: texts.joined(separator: ", "))
  }
}
