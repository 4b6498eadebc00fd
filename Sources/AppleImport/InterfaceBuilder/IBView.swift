internal import Encoding
internal import Simulator

/// What one element of a document becomes: a node, and what goes into and before it.
struct IBView: Sendable {
  var node: Node
  var before: [IBPart] = []
  /// Parts inside it, before its views.
  var parts: [IBPart] = []
  /// Elements of the views inside it.
  var views: [XMLDocument.ID] = []

  init(_ role: Role) { node = Node(role) }
}

/// A part of a screen: a view of the document, or what UIKit makes of a property.
enum IBPart: Sendable {
  case view(XMLDocument.ID)
  /// A node that no view of the document is, with its parts.
  case made(Node, [IBPart])

  /// Text that no view of the document is.
  static func text(_ text: String, _ role: Role = .text, at position: Node.Position?) -> IBPart {
    .made(Node(role, ofUIKit: "label", shows: text, at: position), [])
  }
}

extension Node {
  /// A node that no view of the document is: what UIKit makes it of, and the text it shows.
  init(
    _ role: Role, ofUIKit className: String, shows text: String? = nil, at position: Position?
  ) {
    self.init(role, label: text.map { AuthoredText($0, from: .content) })
    ios.className = className
    self.position = position
  }
}

/// What an element of Interface Builder is: a role and how its properties are read.
struct IBViewKind: Sendable {
  typealias Reader = @Sendable (IBElement, inout IBView) -> Void

  var role: Role
  var read: Reader?

  init(_ role: Role, _ read: Reader? = nil) {
    self.role = role
    self.read = read
  }

  /// Whether UIKit makes it an accessibility element by itself.
  var isElement: Bool {
    switch role {
    case .generic, .list, .listItem, .toolbar, .tabBar, .tabList, .image, .group: false
    default: true
    }
  }

  /// The kind of an element by its name, and by the class of UIKit it was made.
  static func of(_ element: IBElement) -> IBViewKind {
    if let made = madeClass(of: element),
      let kind = kinds[made.prefix(1).lowercased() + made.dropFirst()]
    {
      return kind
    }
    return kinds[element.name] ?? IBViewKind(.generic)
  }

  /// The class of UIKit that a plain view was made, without its prefix.
  static func madeClass(of element: IBElement) -> String? {
    guard element.name == "view", let custom = element.customClass, custom.hasPrefix("UI") else {
      return nil
    }
    return String(custom.dropFirst(2))
  }

  /// Whether an element is a view: a known one, or any with a frame or subviews.
  static func isView(_ element: IBElement) -> Bool {
    if kinds[element.name] != nil { return true }
    if notViews.contains(element.name) || element.name.hasSuffix("Controller") { return false }
    return element.child("subviews") != nil || element.child(key: "frame")?.name == "rect"
  }

  /// Elements that may look like views and are none.
  private static let notViews: Set<String> = [
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
