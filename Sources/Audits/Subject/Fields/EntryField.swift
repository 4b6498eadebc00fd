internal import Simulator

/// Something to fill in, with what eyes read as its label.
struct EntryField {
  /// The control.
  var control: Control
  /// Its node.
  var node: Node
  /// What is shown as its label, with signs that readers are not told; its name where nothing is.
  var label: String
  /// What it asks for, or `nil` where nothing tells.
  var purpose: FieldPurpose?
  /// The text beside its name that says how an entry is written.
  var format: String?

  /// All of a screen that people can fill in now, in document order.
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
        subject.screen.visibleText(of: $0, without: control.node)
      }.joined(separator: " ")
      let before = texts.text(before: control.node)
      if label?.isBlank != false { label = EntryField.label(before, named: control.name) }
      var field = EntryField(control: control, node: node, label: label ?? control.name)
      if field.node.textInput != nil { field.purpose = reader.purpose(of: field) }
      field.format = formats.format(of: control, node)
      return field
    }
  }

  /// A text before a field, where it says the field's name with signs or words about it.
  private static func label(_ text: String?, named name: String) -> String? {
    guard let text else { return nil }
    let (shown, named) = (Wording.words(of: text), Wording.words(of: name))
    guard !shown.isEmpty, shown.count <= named.count + 4, !named.isEmpty else { return nil }
    return shown.starts(withPhrase: named) || named.starts(withPhrase: shown) ? text : nil
  }
}

/// Walks over a screen and remembers the last text that is shown.
private struct TextsBefore {
  private let subject: AuditSubject
  private var nodes: Screen.Preorder
  private var text: String?

  init(_ subject: AuditSubject) {
    self.subject = subject
    nodes = subject.screen.preorder
  }

  /// The last text before a node; nodes have to be asked for in document order.
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
  /// Whether the file would tell which keyboard a field asks for.
  func tellsInput(of node: Node) -> Bool {
    tellsEntry(of: node) || node.textInput?.keyboard != nil
  }

  /// Whether the file would tell what a field is for and what its return key says.
  func tellsEntry(of node: Node) -> Bool {
    switch screen.origin {
    case .web: node.webElement == "input"
    case .android: source?.count != 0 && source?[0].name != "hierarchy"
    case .ios: source != nil
    case .reactNative: node.knownReactNative?.component != nil
    case .design, .androidNodes, .iosElements: false
    }
  }
}

extension EntryField {
  /// Whether one line of any text can be typed into it.
  var takesFreeText: Bool {
    guard let input = node.textInput, input.keyboard != .noKeyboard, !input.isMultiline else {
      return false
    }
    switch node.role {
    case .textBox, .searchBox: return true
    case .combobox: return true
    default: return false
    }
  }

  /// What a finding calls it.
  var displayName: String {
    [control.name, label, node.placeholder ?? ""].lazy.map { Wording.collapsingWhitespace($0) }
      .first { !$0.isEmpty } ?? ""
  }
}
