internal import ImportSupport
internal import Simulator
internal import TextIO

/// Makes the screen of a dump: every element with the properties of `UIAccessibility` that are
/// known or follow.
struct XCUIScreen {
  private let tree: XCUITree
  private let stops: XCUIStops
  private let exposure: XCUIExposure
  private var properties: XCUIProperties
  private var screen = Screen(origin: .iosElements)

  /// The screen of a tree with all that is told of it, of which `told` is what its format cannot
  /// tell; refused when there is no element.
  static func imported(
    _ tree: XCUITree, _ told: DiagnosticSentence, _ file: String?, _ options: ImportOptions
  ) throws(InputError) -> ImportedScreen {
    guard tree.count > 0 else {
      throw InputError(
        file: file, problem: "there is no element in the file",
        remedy: "save the page source while the app is on the screen")
    }
    var maker = XCUIScreen(tree, options)
    maker.screen.reserveCapacity(tree.count)
    // Elements are added in the order of the file, so places and indices are the same.
    for (place, parent) in tree.parents.enumerated() {
      maker.screen.append(maker.node(place), to: parent < 0 ? nil : Node.Index(parent))
    }
    maker.setDevice()
    var screen = maker.screen
    screen.diagnostics = [ImportDiagnostic(told)] + tree.diagnostics + maker.diagnostics
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

  private mutating func node(_ place: Int) -> Node {
    let element = tree.elements[place]
    let attributes = properties.attributes(of: place)
    var node = IOSElementFacts(attributes).node
    node.position = element.position
    node.id = element.identifier
    node.hidden = exposure.hidden[place] ?? node.hidden
    if let role = role(of: element, attributes, as: node.role) { node.role = role }
    if node.label?.text.isEmpty == true { node.label = nil }
    let isContent = node.role == .text || stops.joinsTexts[place]
    node.label?.origin = isContent ? .content : .author
    let isChecked = element.kind.ownTraits.contains("switchButton") || node.role == .radio
    if isChecked, node.value?.checked == nil {
      node.value = Value(checked: element.value == "1" ? .on : .off)
    }
    if element.isField { setField(&node, element, place) }
    if stops.isStop[place], place + 1 < tree.count, tree.parents[place + 1] == place {
      node.grouping = .ignoreChildren
    }
    return node
  }

  /// What the type says, where traits do not say it better.
  private func role(
    of element: XCUIElement, _ attributes: UIKitAttributes, as role: Role
  ) -> Role? {
    switch element.type {
    case "Application", "Window": return .generic
    case "StaticText" where attributes.exported.isElement == nil: return .text
    case "Other", "Button", "Cell":
      // Any element can be a switch by its trait.
      if role == .switchControl { return nil }
      if element.type == "Cell" { return role == .button ? element.kind.role : .listItem }
      return attributes.kind == .tabBarButton ? nil : element.kind.role
    case _ where attributes.kind == .tabBarButton: return nil
    default: return element.kind.role
    }
  }

  private func setField(_ node: inout Node, _ element: XCUIElement, _ place: Int) {
    let shown = node.ios.exported.value
    node.placeholder = element.placeholder == "" ? nil : element.placeholder
    guard let shown, properties.isMaybePlaceholder(element) else { return }
    let isEmpty = element.value == nil || element.value == element.placeholder
    if isEmpty || properties.assumesPlaceholder {
      node.placeholder = shown
      node.value = nil
    }
  }

  /// Tells the size of the device by that of the app.
  private mutating func setDevice() {
    let frame = tree.elements.lazy.filter { ["Application", "Window"].contains($0.type) }
      .compactMap(\.frame).first { $0.width > 0 && $0.height > 0 }
    guard let frame else { return }
    screen.orientation = frame.width > frame.height ? .landscape : .portrait
    // The smallest iPad is 744 points wide, the widest iPhone 440.
    screen.idiom = min(frame.width, frame.height) >= 700 ? .pad : .phone
  }
}

extension XCUIScreen {
  /// What had to be assumed, each kind once.
  private var diagnostics: [ImportDiagnostic] {
    var diagnostics = DiagnosticCollector()
    if !stops.hasFlags { diagnostics.note(.missingFlags) }
    if exposure.doubtful > 0 { diagnostics.note(.doubtfulVisibility, count: exposure.doubtful) }
    if exposure.invisible > 0 { diagnostics.note(.invisibleStops, count: exposure.invisible) }
    if exposure.modal >= 0 {
      let element = tree.elements[exposure.modal]
      diagnostics.note(.modal(element.type), at: element.position)
    }
    diagnostics.add(properties.diagnostics)
    if let web = tree.elements.first(where: { $0.type == "WebView" }) {
      diagnostics.note(.webView, at: web.position)
    }
    diagnostics.note(.elementsOfXCUITest)
    return diagnostics.diagnostics
  }
}
