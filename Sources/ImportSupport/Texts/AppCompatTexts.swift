/// English texts of AppCompat that apps of several frameworks have.
///
/// Source: AppCompat 1.7, `res/values/strings.xml`.
package enum AppCompatTexts {
  /// `abc_action_bar_up_description`.
  package static let navigateUp = "Navigate up"
  /// `abc_searchview_description_search`.
  package static let search = "Search"
}
