/// English texts of the AppCompat library, which apps of several frameworks contain.
///
/// Source: AppCompat 1.7, `res/values/strings.xml`.
package enum AppCompatTexts {
  /// `abc_action_bar_up_description`.
  package static let navigateUp = "Navigate up"
  /// `abc_searchview_description_search`.
  package static let search = "Search"
}
