internal import AccessibilityTree

/// An element of a layout, menu or preference screen, with the values that its styles set.
struct LayoutView: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case view
    /// A `<fragment>` or `FragmentContainerView`.
    ///
    /// Another diagnostic reports that the content is missing.
    case fragment
    /// An `<include>` whose layout was not found.
    ///
    /// Another diagnostic reports that the layout is missing.
    case missingInclude
  }

  var kind = Kind.view
  /// The class in the file: the name of the element or, for a `<view>`, its attribute `class`.
  var viewClass: String
  /// The attributes in the order of the file, followed by the attributes of styles.
  ///
  /// Each attribute name occurs only once.
  var attributes: [LayoutAttribute] = []
  /// The names of the view's style and of the styles from which it inherits, nearest ancestor
  /// first.
  ///
  /// The last name often belongs to a library, such as `Widget.Material3.Button.TextButton`.
  var styles: [String] = []
  var position: Node.Position
  /// Whether only a design tool shows the view.
  var isSample = false
  /// Whether the view contains `<requestFocus/>`.
  var startsFocused = false
}

struct LayoutAttribute: Sendable, Hashable {
  enum Space: String, Sendable, Hashable {
    case android
    /// The namespace of attributes of the app, AppCompat and Material.
    case app
    /// The namespace of attributes for design tools.
    case tools
    /// No namespace, as in the attribute `style`.
    case none = ""
  }

  enum Origin: Sendable, Hashable {
    /// The view's element in the file, or an `<include>` that overrides attributes of this element.
    case element
    case style(String)
    /// A `tools:` attribute.
    ///
    /// Its value replaces the app's value.
    case designTime
  }

  var space: Space
  var name: String
  /// The value exactly as the file contains it.
  var raw: String
  var value: LayoutValue
  /// The location of the element that has the attribute.
  var position: Node.Position
  var origin = Origin.element
  /// Whether the value is a text for people.
  var isText = false

  /// The name with its prefix, for reports: `android:hint`.
  var source: String { space == .none ? name : "\(space.rawValue):\(name)" }
}

enum LayoutValue: Sendable, Hashable {
  /// A text, number, size, flag or Boolean, together with the links in the text.
  ///
  /// References and escapes are already resolved.
  case text(String, links: [TextLink])
  /// The value `@null`, with which the author sets no value.
  case null
  /// A reference to a missing resource, or to a resource other than a text.
  ///
  /// Examples: `@drawable/x`, `@menu/x`, `@id/x`.
  case reference(ResourceName)
  /// A reference to a value of the theme, such as `?attr/x`.
  case theme(String)
  /// A data binding expression that only the app can compute.
  case binding(String)
}

struct TextLink: Sendable, Hashable {
  var text: String
  /// The URL that the link opens.
  var target: String
}

extension LayoutValue {
  /// Returns the text of the value, or `raw` if the value is not a text.
  func shown(raw: String) -> String {
    if case .text(let text, _) = self { text } else { raw }
  }
}

enum LayoutDimension: Sendable, Hashable {
  case matchParent
  case wrapContent
  /// A length in density-independent pixels (dp).
  case points(Double)

  /// Parses `match_parent` (or `-1`), `wrap_content` (or `-2`), or a number with its unit.
  ///
  /// A pixel counts as one density-independent pixel. This is correct at 160 dots per inch.
  init?(_ text: String) {
    switch text {
    case "match_parent", "fill_parent", "-1": self = .matchParent
    case "wrap_content", "-2": self = .wrapContent
    default:
      guard let unit = LayoutDimension.units.first(where: { text.hasSuffix($0.name) }),
        let number = Double(text.dropLast(unit.name.count).trimmedText), number.isFinite
      else { return nil }
      self = .points(number * unit.points)
    }
  }

  /// The names of units, longer names first, each with the length of one unit in
  /// density-independent pixels.
  private static let units: [(name: String, points: Double)] = [
    ("dip", 1), ("dp", 1), ("sp", 1), ("px", 1), ("in", 160), ("mm", 160 / 25.4),
    ("pt", 160.0 / 72), ("", 1),
  ]
}
