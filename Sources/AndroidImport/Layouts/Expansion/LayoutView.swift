internal import Simulator

/// One element of a layout, menu or preference screen, with the values of its styles.
struct LayoutView: Sendable, Hashable {
  /// What an element stands for.
  enum Kind: Sendable, Hashable {
    /// A view, a menu item, a preference.
    case view
    /// A fragment whose content the app puts there: `<fragment>` or `FragmentContainerView`. That it
    /// is missing is among the diagnostics already.
    case fragment
    /// An `<include>` whose layout was not found, which is among the diagnostics already; its attributes
    /// are those of the `<include>`.
    case missingInclude
  }

  var kind = Kind.view
  /// The class as the file names it: the element's name, or `class` of `<view>`.
  var viewClass: String
  /// Attributes in the order of the file, behind them those of styles; each name once.
  var attributes: [LayoutAttribute] = []
  /// The names of its style and of all that one inherits from, the nearest first; the last is often
  /// one of a library, such as `Widget.Material3.Button.TextButton`.
  var styles: [String] = []
  /// Where its `<` stands.
  var position: Node.Position
  /// Whether only a design tool shows it.
  var isSample = false
  /// Whether it holds `<requestFocus/>`.
  var startsFocused = false
}

/// One attribute of a view.
struct LayoutAttribute: Sendable, Hashable {
  /// Whose attribute it is.
  enum Space: String, Sendable, Hashable {
    case android
    /// The app's own, AppCompat's or Material's.
    case app
    /// Only for design tools.
    case tools
    /// Without a prefix, such as `style`.
    case none = ""
  }

  /// Where a value comes from.
  enum Origin: Sendable, Hashable {
    /// The element itself, or an `<include>` that overrides it.
    case element
    /// A style.
    case style(String)
    /// `tools:` in place of what the app sets.
    case designTime
  }

  var space: Space
  /// The name without prefix.
  var name: String
  /// The value as the file has it.
  var raw: String
  /// The value with resources in place.
  var value: LayoutValue
  /// Where its element stands.
  var position: Node.Position
  var origin = Origin.element
  /// Whether it holds a text for people.
  var isText = false

  /// How the attribute is named in reports, such as `android:hint`.
  var source: String { space == .none ? name : "\(space.rawValue):\(name)" }
}

/// What an attribute holds.
enum LayoutValue: Sendable, Hashable {
  /// A text, number, size, flag or truth value; resources resolved, escapes undone. Links are
  /// parts of the text that open something.
  case text(String, links: [TextLink])
  /// `@null`: there is none, and the author says so.
  case null
  /// A resource that is no text (`@drawable/x`, `@menu/x`, `@id/x`) or was not found.
  case reference(ResourceName)
  /// A value of the theme: `?attr/x`.
  case theme(String)
  /// A data binding expression whose value only the app knows.
  case binding(String)
}

/// A part of a text that opens something.
struct TextLink: Sendable, Hashable {
  /// The words of the link.
  var text: String
  /// What it opens.
  var target: String
}

extension LayoutValue {
  /// What a person would see of it: the text, or the reference as the file has it.
  func shown(raw: String) -> String {
    if case .text(let text, _) = self { text } else { raw }
  }
}
