internal import Simulator

extension Node {
  /// Whether the node is a page element without a role.
  ///
  /// Labels and the page itself do not count, because people who click there usually mean another
  /// element.
  var isBox: Bool {
    switch web?.element {
    case "body", "html", "label": false
    default: role == .generic || role == .none
    }
  }

  /// Whether the node is a form, list or table, which people never operate as a whole.
  var isStructure: Bool {
    switch role {
    case .form, .list, .descriptionList, .table: true
    default: false
    }
  }

  /// The kinds of nodes that are not controls.
  enum StaticKind { case text, part }

  /// The kind of a node that is not a control, or `nil` for other nodes.
  ///
  /// The kind `text` is for texts, pictures and boxes. The kind `part` is for parts of the page
  /// that may scroll.
  var staticKind: StaticKind? {
    switch role {
    case .generic, .paragraph, .heading, .listItem, .article, .blockquote, .term, .definition,
      .emphasis, .strong, .code, .text, .image, .figure, .list, .descriptionList, .table, .note,
      .status, .alert, .tooltip, .meter, .form, .other:
      .text
    case .region, .group, .navigation, .canvas: .part
    default: nil
    }
  }
}

extension Node {
  /// Whether readers announce what the element is, as with a heading, although people cannot
  /// operate it.
  var isNamedByRole: Bool {
    switch role {
    case .heading, .image, .figure, .list, .descriptionList, .table, .alert, .meter: true
    default: false
    }
  }
}
