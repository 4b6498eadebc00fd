/// A view class of Android, AndroidX or Material Components: how a layout fills it, and what it
/// tells services of itself.
package struct AndroidViewClass: Sendable {
  /// How a layout fills a view.
  package enum Kind: Sendable, Hashable {
    case text, field, dropDown, searchBar, searchView
    case button, imageButton, toggleButton, chip
    case checkBox, radio, toggleSwitch, checkedText
    case spinner, seekBar, slider, rangeSlider, rating, progress
    case image, view
    /// A view whose content is no view: a page, a map, a composition.
    case opaque
    /// A view whose rows or pages the app makes while it runs.
    case list, grid, pager
    case group, scroll, radioGroup, buttonGroup, chipGroup
    case textInputLayout, toolbar, collapsingToolbar
    case tabLayout, tabItem, navigationBar, navigationDrawer
    /// Part of a layout that is never seen: a guideline, a barrier.
    case nothing
  }

  /// What a view tells services of itself.
  ///
  /// The class they are told is not the one in the layout: every view overrides its *accessibility
  /// class name*, and one that does not reports that of its nearest ancestor.
  package struct Exposure: Sendable {
    /// How a view fills the fields of its node.
    package enum Form: Sendable, Hashable {
      case text, field, dropDown, searchView, button, imageButton, materialButton, toggle
      case checkable, checkedText, spinner, seekBar, slider, rating, progress, image, list, grid
      case pager, scroll, group, tabRow, tab, buttonGroup, radioGroup, chip, menuRow, view
    }

    /// What can be done with a view without the author asking for it.
    package enum Use: Sendable, Hashable { case none, focus, press, edit }

    /// How the view fills the fields of its node.
    package let form: Form
    /// The class it reports.
    package let className: String
    /// What can be done with it.
    package let use: Use
    /// Where that is known from.
    package let rule: Rule

    /// What a view tells; a class without package is one of Android's widgets.
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

  /// How a layout fills it; absent for classes that views make inside themselves.
  package let kind: Kind?
  /// What it tells services; absent where only the end of its name says so.
  package let exposure: Exposure?

  /// The class of that name without package.
  package static func named(_ simpleName: String) -> AndroidViewClass? { table[simpleName] }
}

extension AndroidViewClass.Kind {
  /// Whether such a view is there to be used.
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
  /// What a view tells of which nothing else is known, without and with others inside it.
  package static let view = Self(.view, "android.view.View")
  package static let viewGroup = group("android.view.ViewGroup")

  /// What a view tells that only arranges others.
  static func group(_ className: String) -> Self {
    Self(.group, className, by: AndroidViewRule.plainGroup)
  }
}
