internal import ComponentSource

/// The edit mode of lists, which `EditButton` begins and ends.
///
/// Source: SwiftUI, `EnvironmentValues.editMode` and `EditButton`. Assumed: all lists of a screen
/// have the same edit mode, unless a modifier sets it.
enum EditMode {
  static let active = SourceValue.constant(".active")
  static let inactive = SourceValue.constant(".inactive")

  /// The key of the edit mode's state, unless a modifier sets another state.
  static let key = StateKey(owner: ComponentIdentity(number: 0), path: ["$editMode"])
}

extension ViewBuilder {
  /// Returns the state of edit mode in an environment, and whether edit mode is active.
  ///
  /// The state is `nil` if the app sets edit mode to a value that never changes.
  mutating func editMode(
    in environment: ViewEnvironment
  ) -> (state: StateKey?, isActive: Bool) {
    let value =
      environment.values[SwiftUIFramework.key(of: ["editMode"])]
      ?? .state(EditMode.key, EditMode.inactive)
    let isActive = unwrappingBinding(value)?.memberName ?? "inactive" != "inactive"
    return (state(value), isActive)
  }
}
