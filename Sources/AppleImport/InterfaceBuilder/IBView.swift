internal import AccessibilityTree
internal import Encoding

/// The node of an element, with the parts inside the node.
struct IBView: Sendable {
  var node: Node
  var before: [IBPart] = []
  /// The parts inside the node, before its subviews.
  var parts: [IBPart] = []
  /// The subviews that the element lists in a property other than `subviews`.
  var views: [XMLDocument.ID] = []

  init(_ role: Role) { node = Node(role) }
}

/// A part of a screen: a view of the document, or a node that UIKit creates from a property.
enum IBPart: Sendable {
  case view(XMLDocument.ID)
  /// A node without a view in the document, and the parts inside the node.
  case synthesized(Node, [IBPart])

  /// Returns a part that shows a text without a view in the document.
  static func text(_ text: String, _ role: Role = .text, at position: Node.Position?) -> IBPart {
    .synthesized(Node(role, ofUIKit: "label", shows: text, at: position), [])
  }
}

extension Node {
  /// Creates a node without a view in the document, from the name of its UIKit class and its text.
  init(
    _ role: Role, ofUIKit className: String, shows text: String? = nil, at position: Position?
  ) {
    self.init(role, label: text.map { AuthoredText($0, from: .content) })
    ios.className = className
    self.position = position
  }
}

/// The kind of an element: a role, and a function that reads the element's properties.
struct IBViewKind: Sendable {
  typealias Reader = @Sendable (IBElement, inout IBView) -> Void

  var role: Role
  var read: Reader?

  init(_ role: Role, _ read: Reader? = nil) {
    self.role = role
    self.read = read
  }

  /// Whether views of this kind are accessibility elements by default.
  var isElement: Bool {
    switch role {
    case .generic, .list, .listItem, .toolbar, .tabBar, .tabList, .image, .group: false
    default: true
    }
  }

  /// Returns the kind of an element.
  ///
  /// If the custom class of the element is a UIKit class, that class determines the kind.
  /// Otherwise, the name of the element determines the kind.
  static func of(_ element: IBElement) -> IBViewKind {
    if let name = customUIKitClass(of: element),
      let kind = kinds[name.prefix(1).lowercased() + name.dropFirst()]
    {
      return kind
    }
    return kinds[element.name] ?? IBViewKind(.generic)
  }

  /// Returns the custom class of a plain view without the prefix `UI`, or `nil` if the class does
  /// not have this prefix.
  static func customUIKitClass(of element: IBElement) -> String? {
    guard element.name == "view", let custom = element.customClass, custom.hasPrefix("UI") else {
      return nil
    }
    return String(custom.dropFirst(2))
  }

  /// Whether an element is a view.
  ///
  /// An element is a view if its kind is known, or if it has a frame or subviews.
  static func isView(_ element: IBElement) -> Bool {
    if kinds[element.name] != nil { return true }
    if nonViews.contains(element.name) || element.name.hasSuffix("Controller") { return false }
    return element.child("subviews") != nil || element.child(key: "frame")?.name == "rect"
  }

  /// The names of elements that look like views but are not views.
  private static let nonViews: Set<String> = [
    "variation", "connections", "constraints", "viewLayoutGuide", "layoutGuides", "rect",
    "navigationItem", "tabBarItem", "barButtonItem", "objects", "scene", "scenes",
  ]

  private static let kinds: [String: IBViewKind] = [
    "label": .init(.text, IBTexts.label),
    "button": .init(.button, IBButtons.button),
    "textField": .init(.textBox, IBFields.field),
    "textView": .init(.textBox, IBFields.textView),
    "searchBar": .init(.searchBox, IBFields.searchBar),
    "switch": .init(.switchControl, IBControls.toggle),
    "segmentedControl": .init(.tabList, IBControls.segments),
    "slider": .init(.slider, IBControls.slider),
    "stepper": .init(.spinButton, IBControls.stepper),
    "datePicker": .init(.dateField, IBDates.picker),
    "pickerView": .init(.combobox, IBControls.picker),
    "pageControl": .init(.pager, IBControls.pages),
    "progressView": .init(.progressBar, IBControls.progress),
    "activityIndicatorView": .init(.progressBar, IBControls.activity),
    "colorWell": .init(.colorWell),
    "imageView": .init(.image, IBTexts.image),
    "navigationBar": .init(.toolbar, IBBars.navigationBar),
    "toolbar": .init(.toolbar, IBBars.toolbar),
    "tabBar": .init(.tabBar, IBBars.tabBar),
    "tableView": .init(.list, IBTables.table),
    "tableViewCell": .init(.listItem, IBTables.cell),
    "collectionView": .init(.list, IBTables.collection),
    "view": .init(.generic), "stackView": .init(.generic, IBTexts.stack),
    "scrollView": .init(.generic), "visualEffectView": .init(.generic),
    "containerView": .init(.generic), "window": .init(.generic), "control": .init(.generic),
    "collectionViewCell": .init(.generic), "collectionReusableView": .init(.generic),
    "tableViewCellContentView": .init(.generic), "collectionViewCellContentView": .init(.generic),
    "wkWebView": .init(.generic), "webView": .init(.generic), "mapView": .init(.generic),
  ]
}
