internal import AccessibilityTree

/// The toolkits, such as Compose, that created the nodes of a dump, inferred from the nodes'
/// classes.
///
/// A dump does not name toolkits. Views with the class `android.view.View` have no children, but
/// virtual nodes with this class can have children. Below such virtual nodes, Compose exposes texts
/// as `TextView`s, and it exposes the role of a clickable group as an empty last child. The nodes
/// above and below such virtual nodes come from Compose, too, except the views that contain Compose
/// and the views that Compose contains.
///
/// Source: AndroidX Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt.
struct DumpToolkits {
  enum Toolkit: Sendable, Hashable {
    /// A view of Android, or of a framework that creates such views.
    case views
    case compose
    /// A web page, or virtual nodes of an unknown toolkit.
    case other
  }

  private(set) var toolkits: [Toolkit]

  init(_ tree: DumpTree) {
    toolkits = Array(repeating: .views, count: tree.nodes.count)
    markPages(tree)
    markComposeGroups(tree)
    markAncestors(tree)
    markDescendants(tree)
  }

  private mutating func markPages(_ tree: DumpTree) {
    for index in tree.nodes.indices where tree.parents[index] >= 0 {
      let parent = tree.parents[index]
      if toolkits[parent] == .other || tree.nodes[parent].simpleClass == "WebView" {
        toolkits[index] = .other
      }
    }
  }

  /// Marks nodes as nodes of Compose if their children can only come from Compose.
  ///
  /// Assumed: Compose moves the description of a group into a child, so Compose did not create a
  /// group with a description. React Native gives descriptions to such groups.
  private mutating func markComposeGroups(_ tree: DumpTree) {
    for index in tree.nodes.indices where tree.parents[index] >= 0 {
      let (parent, node) = (tree.parents[index], tree.nodes[index])
      guard toolkits[parent] == .views, tree.nodes[parent].isPlainView,
        tree.nodes[parent].fields.contentDescription == nil,
        node.simpleClass == "TextView" && node.fields.text != nil || node.holdsRoleOnly
      else { continue }
      toolkits[parent] = .compose
    }
  }

  private mutating func markAncestors(_ tree: DumpTree) {
    for index in tree.nodes.indices.reversed() where toolkits[index] == .compose {
      let parent = tree.parents[index]
      guard parent >= 0, toolkits[parent] == .views,
        DumpToolkits.containers.contains(String(tree.nodes[parent].simpleClass))
      else { continue }
      toolkits[parent] = .compose
    }
  }

  private mutating func markDescendants(_ tree: DumpTree) {
    for index in tree.nodes.indices where tree.parents[index] >= 0 {
      let (parent, node) = (tree.parents[index], tree.nodes[index])
      guard toolkits[index] == .views else { continue }
      if toolkits[parent] == .compose {
        if DumpToolkits.classes.contains(node.fields.className ?? "") { toolkits[index] = .compose }
      } else if toolkits[parent] == .other || tree.nodes[parent].isPlainView {
        toolkits[index] = .other
      }
    }
  }

  /// The classes, without package, that Compose gives to nodes with children.
  private static let containers: Set<String> = ["View", "ScrollView", "HorizontalScrollView"]

  /// The classes, with package, that Compose gives to its nodes.
  private static let classes: Set<String> = Set(
    ["android.view.View"]
      + [
        "TextView", "EditText", "Button", "CheckBox", "RadioButton", "ImageView", "Spinner",
        "NumberPicker", "SeekBar", "ProgressBar", "ScrollView", "HorizontalScrollView",
      ].map { "android.widget." + $0 })
}

extension DumpNode {
  /// Whether the node's class is `android.view.View` itself, as virtual nodes without a role report it.
  var isPlainView: Bool { fields.className == "android.view.View" }

  /// Whether the node has the class of a control, but no words and no action of its own.
  var holdsRoleOnly: Bool {
    guard !hasWords, !isActionable,
      let role = AndroidClassRole.role(of: fields.className ?? "")
    else { return false }
    return DumpRoles.roles.contains(role)
  }
}
