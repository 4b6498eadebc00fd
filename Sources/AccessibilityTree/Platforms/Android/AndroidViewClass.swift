/// A view class of Android, AndroidX or Material Components.
///
/// The value contains how a layout defines the content of such a view, and which facts the view
/// exposes to accessibility services.
package struct AndroidViewClass: Sendable {
  /// The way in which a layout defines the content of a view.
  package enum Kind: Sendable, Hashable {
    case text, field, dropDown, searchBar, searchView
    case button, imageButton, toggleButton, chip
    case checkBox, radio, toggleSwitch, checkedText
    case spinner, seekBar, slider, rangeSlider, rating, progress
    case image, view
    /// A view without child views, which draws its content itself, such as a web page or map.
    case opaque
    /// A view whose rows or pages the app creates at run time.
    case list, grid, pager
    case group, scroll, radioGroup, buttonGroup, chipGroup
    case textInputLayout, toolbar, collapsingToolbar
    case tabLayout, tabItem, navigationBar, navigationDrawer
    /// An invisible part of a layout: a guideline, a barrier.
    case nothing
  }

  /// The facts that a view exposes to accessibility services.
  ///
  /// The exposed class can differ from the class in the layout. A view reports the *accessibility
  /// class name* of its class or, if there is none, of the nearest superclass with such a name.
  package struct Exposure: Sendable {
    /// A group of views that set the fields of their nodes in the same way.
    package enum Form: Sendable, Hashable {
      case text, field, dropDown, searchView, button, imageButton, materialButton, toggle
      case checkable, checkedText, spinner, seekBar, slider, rating, progress, image, list, grid
      case pager, scroll, group, tabRow, tab, buttonGroup, radioGroup, chip, menuRow, view
    }

    /// The default action of a person on a view.
    package enum Use: Sendable, Hashable { case none, focus, press, edit }

    /// The group of views that sets the fields of its nodes in the same way as this view.
    package let form: Form
    /// The class name that the view reports to services.
    package let className: String
    /// The default action of a person on the view.
    package let use: Use
    /// The rule that documents the exposure.
    package let rule: Rule

    /// Creates an exposure.
    ///
    /// A class name without a package belongs to `android.widget`.
    package init(
      _ form: Form, _ className: String, _ use: Use = .none,
      by rule: Rule = AndroidViewRule.widget
    ) {
      self.form = form
      self.className = className.contains(".") ? className : "android.widget.\(className)"
      self.use = use
      self.rule = rule
    }
  }

  /// The way in which a layout defines the content.
  ///
  /// The value is `nil` for a class that layouts do not contain, because other views create its
  /// instances.
  package let kind: Kind?
  /// The exposure, or `nil` if importers must guess the exposure from the end of the class name.
  package let exposure: Exposure?

  package static func named(_ simpleName: String) -> AndroidViewClass? { table[simpleName] }

  /// Returns the name of a known class with a similar spelling, or `nil` if there is none.
  package static func nearestName(to simpleName: String) -> String? {
    NearestWord.nearest(to: simpleName, among: table.keys.sorted())
  }
}

extension AndroidViewClass.Kind {
  /// Whether the view is a control.
  package var isControl: Bool {
    switch self {
    case .field, .dropDown, .searchBar, .searchView, .button, .imageButton, .toggleButton, .chip,
      .checkBox, .radio, .toggleSwitch, .spinner, .seekBar, .slider, .rangeSlider, .tabItem:
      true
    case .text, .checkedText, .rating, .progress, .image, .view, .opaque, .list, .grid, .pager,
      .group, .scroll, .radioGroup, .buttonGroup, .chipGroup, .textInputLayout, .toolbar,
      .collapsingToolbar, .tabLayout, .navigationBar, .navigationDrawer, .nothing:
      false
    }
  }
}

extension AndroidViewClass.Exposure {
  /// The exposure of a view of an unknown class without children.
  ///
  /// If the view has children, its exposure is ``viewGroup``.
  package static let view = Self(.view, "android.view.View")
  package static let viewGroup = group("android.view.ViewGroup")

  /// Returns the exposure of a view that only arranges other views.
  static func group(_ className: String) -> Self {
    Self(.group, className, by: AndroidViewRule.plainGroup)
  }
}
