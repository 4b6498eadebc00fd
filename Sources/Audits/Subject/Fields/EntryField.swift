internal import Simulator

/// A field that people can fill in, with its visible label, its purpose and its format.
struct EntryField {
  var control: Control
  var node: Node
  /// The visible label, including signs that readers do not announce, such as an asterisk.
  ///
  /// If no label is visible, this is the accessible name.
  var label: String
  /// The words of the visible label in lower case.
  var labelWords: [String]
  /// The kind of information that the field asks for, or `nil` if the kind is unknown.
  var purpose: FieldPurpose?
  /// The placeholder or hint that describes the format of the value, or `nil` if neither describes
  /// a format.
  var format: String?

  /// Returns the fields that people can fill in now, in document order.
  static func all(on subject: AuditSubject) -> [EntryField] {
    let labels = subject.labels
    let (reader, formats) = (PurposeReader(subject), FormatReader(subject))
    var texts = TextsBefore(subject)
    return subject.controls.compactMap { control in
      guard control.kind.isEntry else { return nil }
      let node = subject.screen[control.node]
      guard !node.states.isDisabled, !node.states.isReadOnly else { return nil }
      let own = subject.element(of: control.node).map { labels.labels(of: $0).compactMap(\.node) }
      var label = own?.map {
        subject.seenText(of: $0, without: control.node)
      }.joined(separator: " ")
      let before = texts.text(before: control.node)
      if label?.isBlank != false { label = EntryField.label(before, named: control.name) }
      let shown = label ?? control.name
      var field = EntryField(
        control: control, node: node, label: shown,
        labelWords: shown == control.name ? control.words : Wording.words(of: shown))
      let isChosen =
        subject.platform == .web && (node.role == .dateField || control.kind == .picker)
      if node.textInput != nil || isChosen { field.purpose = reader.purpose(of: field) }
      field.format = formats.format(of: control, node)
      return field
    }
  }

  /// Returns the text before a field if the text begins with the field's name, or the name begins
  /// with the text.
  ///
  /// The text may have at most four words more than the name. Otherwise, the result is `nil`,
  /// because the text is not the label of the field.
  private static func label(_ text: String?, named name: String) -> String? {
    guard let text else { return nil }
    let (shown, named) = (Wording.words(of: text), Wording.words(of: name))
    guard !shown.isEmpty, shown.count <= named.count + 4, !named.isEmpty else { return nil }
    return shown.starts(withPhrase: named) || named.starts(withPhrase: shown) ? text : nil
  }
}

/// A search for the visible text before each node.
private struct TextsBefore {
  private let subject: AuditSubject
  private var nodes: Screen.Preorder
  private var text: String?

  init(_ subject: AuditSubject) {
    self.subject = subject
    nodes = subject.screen.preorder
  }

  /// Returns the last visible text after the node of the previous call and before `node`.
  ///
  /// Nodes must be passed in document order.
  mutating func text(before node: Node.Index) -> String? {
    while let visit = nodes.next() {
      if visit.index == node {
        defer { text = nil }
        return text
      }
      let shown = subject.screen[visit.index]
      if let hidden = shown.hidden, !hidden.isVisible { continue }
      if shown.isShownText, !shown.name.isBlank { text = shown.name }
    }
    return nil
  }
}

extension AuditSubject {
  /// Whether the file can declare which keyboard the field shows.
  func canDeclareKeyboard(of node: Node) -> Bool {
    canDeclarePurpose(of: node) || node.textInput?.keyboard != nil
  }

  /// Whether the file can declare the purpose and the return key of the field.
  func canDeclarePurpose(of node: Node) -> Bool {
    switch screen.origin {
    case .web: node.webElement == "input"
    case .android: source?.count != 0 && source?[0].name != "hierarchy"
    case .ios: source != nil
    case .reactNative: node.knownReactNative?.component != nil
    // Compose code can declare the purpose; a dump of Android nodes cannot.
    case .androidNodes: source?.code != nil
    case .design, .iosElements: false
    }
  }
}

extension EntryField {
  /// Whether a person can type any text of one line.
  var takesFreeText: Bool {
    guard let input = node.textInput, input.keyboard != .noKeyboard, !input.isMultiline else {
      return false
    }
    return [.textBox, .searchBox, .combobox].contains(node.role)
  }

  /// The name of the field in findings.
  var displayName: String {
    [control.name, label, node.placeholder ?? ""].lazy.map { Wording.collapsingWhitespace($0) }
      .first { !$0.isEmpty } ?? ""
  }
}
