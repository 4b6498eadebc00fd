internal import ComponentSource

/// The values that a view gets from its surrounding views.
struct ViewEnvironment: Sendable {
  /// The kind of container around a view.
  ///
  /// The appearance of a control depends on it.
  enum ContainerKind: Sendable {
    case plain, list, form, toolbar, menu
  }

  var isEnabled = true
  /// The values that modifiers set for the views inside them, by the keys of the evaluator.
  var values: [String: SourceValue] = [:]
  /// The selection of the list around the view.
  var selection: SourceValue?
  /// The column that the split view around the view shows for a selected row.
  var detail: SourceValue?
  var container = ContainerKind.plain
  /// The styles that modifiers such as `pickerStyle` set, by the name of the modifier.
  var styles: [String: SourceValue] = [:]
  /// The language that is set by `environment(\.locale, …)`.
  var language: String?
  var labelsAreHidden = false
  /// Whether the views inside are joined into one stop, or are all hidden.
  var isOneStop = false
  /// The handlers of `onSubmit`, from outer to inner.
  var submit: [SourceFunction] = []
  /// The handlers for the return key that are unknown before run time.
  var unknownSubmits: [UnknownValue] = []
  /// The label of the return key for the fields inside: `next`, `done`.
  var submitLabel: String?
  /// The state that contains the path of the navigation stack around the view.
  var path: SourceValue?
  /// Whether the view is the header of a section in a list or form.
  var isSectionHeader = false
  /// The number of components around the view.
  var depth = 0
  /// The types of the styles around the current view.
  ///
  /// Inside the body of a style, the style is not applied again.
  var openStyles: Set<Int> = []

  /// Returns the name of a style, such as `segmented` or `SegmentedPickerStyle`.
  func style(_ modifier: String) -> String? {
    guard case .component(let component)? = styles[modifier] else { return nil }
    var name = component.name
    if name.hasPrefix(".") { name.removeFirst() }
    return name
  }

  /// The class of a text that is a section header.
  ///
  /// Lists in older iOS versions show such a header in capitals.
  ///
  /// Source: SwiftUI, `textCase(_:)`: the author's case replaces the case of the list.
  var textClass: String? {
    isSectionHeader && styles["textCase"] == nil ? "sectionHeader" : nil
  }

  /// Whether the style that a modifier sets has this name, written as a member or as a type.
  func hasStyle(_ modifier: String, _ name: String) -> Bool {
    guard let style = style(modifier)?.lowercased() else { return false }
    let name = name.lowercased()
    return style == name || style == "\(name)\(modifier.lowercased())"
  }
}
