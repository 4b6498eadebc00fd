internal import ImportSupport

/// The texts that navigators themselves give to their buttons and tabs.
enum NavigatorTexts {
  static let toolbarBack = AppCompatTexts.navigateUp
  /// The label of a back button that shows no title.
  ///
  /// Source: UIKit, UINavigationBar.
  static let back = "Back"
  /// The label of the search field and of the search button.
  ///
  /// Source: UIKit, UISearchBar, which has the same word.
  static let search = AppCompatTexts.search
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
