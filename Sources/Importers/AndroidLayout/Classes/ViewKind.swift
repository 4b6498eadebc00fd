/// What a view class of Android is, as far as a layout fills it in its own way.
enum ViewKind: Sendable, Hashable {
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

extension ViewKind {
  /// Whether such a view is there to be used.
  var isControl: Bool {
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
