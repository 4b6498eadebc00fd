internal import ImportSupport
internal import Simulator

/// What a screen is made of besides its elements.
struct ReactScreenSource: Sendable {
  /// The file as the user named it.
  var file: String?
  /// What the screen is picked by.
  var name: String
  /// What the app's own components are.
  var aliases = Aliases()
  /// Whether the elements are what components rendered to, so that their defaults are props already.
  var isRendered = false
  /// Whether what the elements do is read, too.
  var readsApp = false
}
