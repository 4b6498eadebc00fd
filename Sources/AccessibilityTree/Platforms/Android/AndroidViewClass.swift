/// A view class of Android, AndroidX or Material Components: how a layout defines its content, and
/// what it exposes to services.
package struct AndroidViewClass: Sendable {
  /// The way in which a layout defines the content of a view.
  package enum Kind: Sendable, Hashable {
    case text, field, dropDown, searchBar, searchView
    case button, imageButton, toggleButton, chip
    case checkBox, radio, toggleSwitch, checkedText
    case spinner, seekBar, slider, rangeSlider, rating, progress
    case image, view
    /// A view whose content consists of no views: a page, a map, a composition.
    case opaque
    /// A view whose rows or pages the app creates at run time.
    case list, grid, pager
    case group, scroll, radioGroup, buttonGroup, chipGroup
    case textInputLayout, toolbar, collapsingToolbar
    case tabLayout, tabItem, navigationBar, navigationDrawer
    /// An invisible part of a layout: a guideline, a barrier.
    case nothing
  }

  /// What a view exposes to services.
  ///
  /// The exposed class is not the class in the layout: a view reports its *accessibility class
  /// name*, or the name of the nearest superclass that has one.
  package struct Exposure: Sendable {
    /// The way in which a view sets the fields of its node.
    package enum Form: Sendable, Hashable {
      case text, field, dropDown, searchView, button, imageButton, materialButton, toggle
      case checkable, checkedText, spinner, seekBar, slider, rating, progress, image, list, grid
      case pager, scroll, group, tabRow, tab, buttonGroup, radioGroup, chip, menuRow, view
    }

    /// The default interaction with a view.
    package enum Use: Sendable, Hashable { case none, focus, press, edit }

    /// The way in which the view sets the fields of its node.
    package let form: Form
    /// The class it reports.
    package let className: String
    /// The default interaction.
    package let use: Use
    /// The rule that documents it.
    package let rule: Rule

    /// Creates an exposure; a class without package is one of Android's widgets.
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

  /// The content in a layout, or `nil` for classes that views create inside themselves.
  package let kind: Kind?
  /// The exposure, or `nil` if it has to be guessed from the end of the class name.
  package let exposure: Exposure?

  package static func named(_ simpleName: String) -> AndroidViewClass? { table[simpleName] }

  /// Returns the name of a known class that is spelled almost like this one, or `nil`.
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
  /// The exposure of an unknown view, without and with views inside it.
  package static let view = Self(.view, "android.view.View")
  package static let viewGroup = group("android.view.ViewGroup")

  /// Returns the exposure of a view that only arranges others.
  static func group(_ className: String) -> Self {
    Self(.group, className, by: AndroidViewRule.plainGroup)
  }
}
