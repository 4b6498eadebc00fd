internal import AccessibilityTree
internal import Encoding

/// A builder that creates the nodes of one screen from the views of a document.
///
/// The builder keeps a list of parts to append and is not recursive. Therefore, deep nesting cannot
/// overflow the call stack.
struct IBScreenBuilder {
  let document: IBDocument
  private(set) var screen = Screen(origin: .ios)
  var report = IBReport()
  /// The number of views from embedded scenes that may still be added.
  private(set) var allowance: Int
  private var controllers: IBControllers?
  private var pending: [Step] = []

  /// A part to append to the screen.
  private struct Step {
    var part: IBPart
    var parent: Node.Index?
    var origin = IBFrames.Origin()
    /// The frame to use if the frame in the file is out of date.
    var frame: Frame?
    var cell: XMLDocument.ID?
    /// The root views of the scenes that contain the part.
    var scenes: [XMLDocument.ID] = []
  }

  init(_ document: IBDocument, _ controllers: IBControllers?, allowance: Int) {
    self.document = document
    self.controllers = controllers
    self.allowance = allowance
  }

  /// Appends a part with its contents as a topmost node.
  mutating func add(_ part: IBPart) {
    var first = Step(part: part)
    if case .view(let id) = part { first.scenes = [id] }
    pending.append(first)
    while let step = pending.popLast() {
      switch step.part {
      case .view(let id): appendView(document.element(id), step)
      case .synthesized(let node, let parts):
        push(parts, in: step, below: append(node, to: step.parent))
      }
    }
  }

  /// Appends a node.
  ///
  /// If the parent is hidden, the node is hidden, too.
  private mutating func append(_ node: Node, to parent: Node.Index?) -> Node.Index {
    var node = node
    if node.hidden == nil, let outer = parent.flatMap({ screen[$0].hidden }), !outer.keepsChildren {
      node.hidden = outer
    }
    return screen.append(node, to: parent)
  }

  /// Makes a view a container.
  ///
  /// VoiceOver then reads the whole content of the view before or after the bars around the view.
  mutating func keepTogether(_ index: Node.Index) {
    if screen[index].grouping == nil { screen[index].grouping = .contain }
  }

  private mutating func push(
    _ parts: [IBPart], in step: Step, below index: Node.Index?, _ frames: [Frame]? = nil
  ) {
    for (offset, part) in parts.enumerated().reversed() {
      var inner = step
      inner.part = part
      inner.parent = index
      inner.frame = frames?[offset]
      pending.append(inner)
    }
  }

  private mutating func appendView(_ element: IBElement, _ step: Step) {
    if element.name == "tableViewSection" { return appendSection(element, step) }
    let kind = IBViewKind.of(element)
    var view = IBView(kind.role)
    view.node.position = element.position
    // If the custom class of a view is a class of UIKit, use this class.
    view.node.ios.className =
      IBViewKind.customUIKitClass(of: element).map { "UI\($0)" } ?? element.name
    kind.read?(element, &view)
    view.node.frame = step.frame ?? IBFrames.frame(of: element, in: step.origin)
    if view.node.ios.className == "window" { view.node.frame = nil }
    IBAttributes.apply(element, to: &view.node)
    IBAccessibility.apply(element, to: &view.node, isElement: kind.isElement)
    IBAccessibility.applyForwardedAttributes(
      from: step.cell.map(document.element), to: element, &view.node)
    hide(element, &view.node)
    for case .synthesized(let node, let parts) in view.before {
      push(parts, in: step, below: append(node, to: step.parent))
    }
    let index = append(view.node, to: step.parent)
    report.inspect(element, screen[index])
    pushContent(of: element, view, step, below: index)
  }

  private func hide(_ element: IBElement, _ node: inout Node) {
    if element.flag("hidden") == true || element.number("alpha").map({ $0 <= 0 }) == true {
      node.hidden = Hidden(.hidden)
    }
    guard let identifier = element.identifier, document.uninstalled.contains(identifier) else {
      return
    }
    node.hidden = Hidden(.hidden)
    node.ios.details[.installed] = "NO"
  }
}

extension IBScreenBuilder {
  private mutating func pushContent(
    of element: IBElement, _ view: IBView, _ step: Step, below index: Node.Index
  ) {
    var inner = step
    inner.origin = origin(of: element, step)
    if element.name == "tableViewCell" { inner.cell = element.id }
    var deeper = inner
    let scene = embedded(in: element, &deeper)
    var views = IBContent.views(of: element, view, &report)
    if element.key == "contentView" {
      views = IBTables.ordered(views, ofContentIn: step.cell.map(document.element))
    }
    let frames =
      element.name == "stackView"
      ? IBFrames.arranged(views, in: element, screen[index].frame) : nil
    if frames != nil { report.add(.arranged, element) }
    push(views.map { .view($0.id) }, in: inner, below: index, frames)
    if let scene { push([.view(scene.id)], in: deeper, below: index) }
    push(view.parts, in: inner, below: index)
  }

  private func origin(of element: IBElement, _ step: Step) -> IBFrames.Origin {
    if let frame = step.frame { return .init(x: frame.x, y: frame.y) }
    guard let rect = element.child(key: "frame"), rect.name == "rect", element.name != "window"
    else { return step.origin }
    return .init(
      x: step.origin.x + (rect.number("x") ?? 0), y: step.origin.y + (rect.number("y") ?? 0))
  }

  /// Returns the view of the embedded scene in a container view.
  private mutating func embedded(in element: IBElement, _ step: inout Step) -> IBElement? {
    guard let segue = element.list("connections").first(where: { $0.plain("kind") == "embed" }),
      let target = segue.plain("destination"), let controllers,
      let index = controllers.index(of: target)
    else { return nil }
    let controller = controllers.all[controllers.visibleController(in: index)]
    guard let view = IBContent.rootView(of: controller.element) else {
      report.add(.emptyEmbed, segue)
      return nil
    }
    let size = document.xml.size(of: view.id)
    guard step.scenes.count < 8, !step.scenes.contains(view.id), size <= allowance else {
      report.add(.deepEmbed, segue)
      return nil
    }
    allowance -= size
    step.scenes.append(view.id)
    return view
  }

  /// Appends the header, cells and footer of a table section.
  private mutating func appendSection(_ section: IBElement, _ step: Step) {
    let cells = section.list("cells").filter { $0.name == "tableViewCell" }
    let table = section.parent?.parent
    func text(
      _ property: String, _ role: Role, _ height: String, beside cell: IBElement?, isAbove: Bool
    ) -> [IBPart] {
      guard let title = section.text(property) else { return [] }
      var node = Node(role, ofUIKit: "label", shows: title, at: section.position)
      if var frame = cell.flatMap({ IBFrames.frame(of: $0, in: step.origin) }) {
        let height = table?.number(height).flatMap { $0 > 0 ? $0 : nil } ?? 28
        frame.y += isAbove ? -height : frame.height
        frame.height = height
        node.frame = frame
      }
      return [.synthesized(node, [])]
    }
    let parts =
      text("headerTitle", .heading, "sectionHeaderHeight", beside: cells.first, isAbove: true)
      + cells.map { .view($0.id) }
      + text("footerTitle", .text, "sectionFooterHeight", beside: cells.last, isAbove: false)
    push(parts, in: step, below: step.parent)
  }
}
