/// Texts of buttons and tabs that come from the navigators themselves.
enum NavigatorTexts {
  /// The label of the back button in Android's toolbar.
  ///
  /// Source: AppCompat 1, `abc_action_bar_up_description`.
  static let toolbarBack = "Navigate up"
  /// The label of UIKit's back button without a title.
  ///
  /// Source: UIKit, UINavigationBar.
  static let back = "Back"
  /// The label of a search field.
  ///
  /// Source: UIKit, UISearchBar; AppCompat 1, `abc_searchview_description_search`.
  static let search = "Search"
  /// The label of the button that opens a drawer.
  ///
  /// Source: React Navigation 7, DrawerToggleButton.tsx.
  static let drawer = "Show navigation menu"

  /// Returns the label of a back button that shows a title.
  ///
  /// Source: React Navigation 7, HeaderBackButton.tsx.
  static func back(to title: String) -> String {
    title.isEmpty || title == back ? "Go back" : "\(title), back"
  }

  /// Returns the label of a tab on iOS.
  ///
  /// Source: React Navigation 7, BottomTabBar.tsx.
  static func tab(_ text: String, _ position: Int, of count: Int) -> String {
    "\(text), tab, \(position) of \(count)"
  }
}
