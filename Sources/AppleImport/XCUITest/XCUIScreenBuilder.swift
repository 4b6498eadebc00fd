internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// A builder of a screen from a dump, with known or inferred `UIAccessibility` properties.
struct XCUIScreenBuilder {
  private let tree: XCUITree
  private let stops: XCUIStops
  private let exposure: XCUIExposure
  private var properties: XCUIProperties
  private var screen = Screen(origin: .iosElements)

  /// Returns the screen of a tree.
  ///
  /// - Parameter missing: The diagnostic about properties that are missing in the tree's format.
  /// - Throws: An error if the tree has no element.
  static func importedScreen(
    _ tree: XCUITree, _ missing: DiagnosticSentence, _ file: String?, _ options: ImportOptions
  ) throws(InputError) -> ImportedScreen {
    guard tree.count > 0 else {
      throw InputError(
        file: file, problem: "the file has no element",
        remedy: "save the page source while the app is on the screen")
    }
    var builder = XCUIScreenBuilder(tree, options)
    builder.screen.reserveCapacity(tree.count)
    // Elements are added in the order of the tree, so each node has the same index as its element.
    for (index, parent) in tree.parents.enumerated() {
      builder.screen.append(builder.node(index), to: parent < 0 ? nil : Node.Index(parent))
    }
    builder.setDevice()
    var screen = builder.screen
    screen.diagnostics = [ImportDiagnostic(missing)] + tree.diagnostics + builder.diagnostics
    screen.file = file
    let app = tree.elements.first { $0.type == "Application" }
    screen.name = (app?.hasLabel == true ? app?.label : nil) ?? file ?? ""
    return ImportedScreen(screen, unused: tree.found.unused(in: [screen]))
  }

  private init(_ tree: XCUITree, _ options: ImportOptions) {
    self.tree = tree
    stops = XCUIStops(tree)
    exposure = XCUIExposure(tree, stops.isStop)
    properties = XCUIProperties(tree, stops, modal: exposure.modal, options)
  }

  private mutating func node(_ index: Int) -> Node {
    let element = tree.elements[index]
    let attributes = properties.attributes(of: index)
    var node = IOSElementFacts(attributes).node
    node.position = element.position
    node.id = element.identifier
    node.hidden = exposure.hidden[index] ?? node.hidden
    if let role = role(of: element, attributes, as: node.role) { node.role = role }
    if node.label?.text.isEmpty == true { node.label = nil }
    let isContent = node.role == .text || stops.joinsTexts[index]
    node.label?.origin = isContent ? .content : .author
    let isChecked = element.kind.privateTraits.contains("switchButton") || node.role == .radio
    if isChecked, node.value?.checked == nil {
      node.value = Value(checked: element.value == "1" ? .on : .off)
    }
    if element.isField { setField(&node, element) }
    if stops.isStop[index], index + 1 < tree.count, tree.parents[index + 1] == index {
      node.grouping = .ignoreChildren
    }
    return node
  }

  /// Returns the role for the type of an element, or `nil` if the traits determine a more specific
  /// role.
  private func role(
    of element: XCUIElement, _ attributes: UIKitAttributes, as role: Role
  ) -> Role? {
    switch element.type {
    case "Application", "Window": return .generic
    case "StaticText" where attributes.exported.isElement == nil: return .text
    case "Other", "Button", "Cell":
      // The trait of a switch makes any element a switch. Therefore, no role is needed.
      if role == .switchControl { return nil }
      if element.type == "Cell" { return role == .button ? element.kind.role : .listItem }
      return attributes.kind == .tabBarButton ? nil : element.kind.role
    case _ where attributes.kind == .tabBarButton: return nil
    default: return element.kind.role
    }
  }

  private func setField(_ node: inout Node, _ element: XCUIElement) {
    let shown = node.ios.exported.value
    node.placeholder = element.placeholder == "" ? nil : element.placeholder
    guard let shown, element.mayShowPlaceholder else { return }
    let isEmpty = element.value == nil || element.value == element.placeholder
    if isEmpty || properties.assumesPlaceholder {
      node.placeholder = shown
      node.value = nil
    }
  }

  /// Sets the orientation and the kind of device from the size of the app.
  private mutating func setDevice() {
    let frame = tree.elements.lazy.filter { ["Application", "Window"].contains($0.type) }
      .compactMap(\.frame).first { $0.width > 0 && $0.height > 0 }
    guard let frame else { return }
    screen.orientation = frame.width > frame.height ? .landscape : .portrait
    // The smallest iPad is 744 points wide, and the widest iPhone is 440 points wide.
    screen.idiom = min(frame.width, frame.height) >= 700 ? .pad : .phone
  }
}

extension XCUIScreenBuilder {
  /// The diagnostics about assumptions and about properties that are missing in the dump.
  ///
  /// Each kind of diagnostic is reported only once.
  private var diagnostics: [ImportDiagnostic] {
    var diagnostics = DiagnosticCollector()
    if !stops.hasFlags { diagnostics.record(.missingFlags) }
    if exposure.doubtful > 0 { diagnostics.record(.doubtfulVisibility, count: exposure.doubtful) }
    if exposure.invisible > 0 { diagnostics.record(.invisibleStops, count: exposure.invisible) }
    if exposure.modal >= 0 {
      let element = tree.elements[exposure.modal]
      diagnostics.record(.modal(element.type), at: element.position)
    }
    diagnostics.add(properties.diagnostics)
    if let web = tree.elements.first(where: { $0.type == "WebView" }) {
      diagnostics.record(.webView, at: web.position)
    }
    diagnostics.record(.elementsOfXCUITest)
    return diagnostics.diagnostics
  }
}
