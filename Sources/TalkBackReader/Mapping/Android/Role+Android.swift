import AccessibilityTree

extension Role {
  /// Whether nodes of this role take focus because people can operate them.
  var takesFocus: Bool {
    switch self {
    case .button, .checkbox, .colorWell, .combobox, .dateField, .dateTimeField,
      .disclosureTriangle, .fileButton, .link, .menuItem, .menuItemCheckbox, .menuItemRadio,
      .monthField, .option, .radio, .scrollBar, .searchBox, .slider, .spinButton,
      .switchControl, .tab, .textBox, .timeField, .treeItem, .weekField:
      true
    default: false
    }
  }

  /// Whether a node of this role keeps its widget if its children are ignored.
  ///
  /// Other nodes become a group with a description.
  var keepsRoleWithoutChildren: Bool {
    switch self {
    case .heading, .image, .meter, .progressBar: true
    default: takesFocus
    }
  }

  /// Whether a node of this role becomes plain text on a native screen.
  var isPlainText: Bool {
    switch self {
    case .alert, .article, .blockquote, .caption, .code, .comment, .definition, .deletion,
      .document, .emphasis, .generic, .group, .insertion, .log, .main, .mark, .marquee, .none,
      .paragraph, .region, .rowGroup, .status, .strong, .subscripted, .suggestion,
      .superscripted, .term, .text, .time, .timer:
      true
    default: false
    }
  }
}
