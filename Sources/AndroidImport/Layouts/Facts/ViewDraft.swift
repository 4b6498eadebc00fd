internal import AccessibilityTree
internal import ImportSupport

/// A node under construction, with the parts that the class of its view adds.
struct ViewDraft: Sendable {
  let view: LayoutView
  let type: ViewType
  var node: Node
  /// The parts that follow the node as siblings.
  var following: [Branch] = []
  /// The parts inside the node that precede the children from the layout.
  var leading: [Branch] = []
  /// The parts inside the node that follow the children from the layout.
  var trailing: [Branch] = []
  /// The names of attributes that were consumed or discarded.
  private var handled = Set<String>()
  /// The attributes whose text is not on the screen, with the reasons.
  private(set) var discarded: [(attribute: LayoutAttribute, reason: UnusedText.Reason)] = []

  init(_ view: LayoutView, _ type: ViewType) {
    self.view = view
    self.type = type
    node = Node(type.role ?? .generic, id: view.id())
    node.position = view.position
    node.android.viewClass = type.viewClass
    node.android.resourceId = view.resourceIdentifier
    if type.source == .alias { node.android.passthrough["layoutClass"] = view.viewClass }
  }

  /// Marks an attribute as handled.
  ///
  /// Returns the text of the attribute, or `nil` if the text is empty.
  mutating func consume(
    _ name: String, _ space: LayoutAttribute.Space = .android
  ) -> String? {
    guard let attribute = view.attribute(name, space) else { return nil }
    handled.insert(attribute.source)
    return attribute.shownText
  }

  /// Consumes AppCompat's attribute with a name and returns its text.
  ///
  /// If the view does not have AppCompat's attribute, Android's attribute with this name is
  /// consumed instead.
  mutating func consumeEither(_ name: String) -> String? {
    let text = consume(name, .app)
    guard text != nil else { return consume(name) }
    discard(name, because: .overridden)
    return text
  }

  /// Marks an attribute as handled, and records why its text is not on the screen.
  mutating func discard(
    _ name: String, _ space: LayoutAttribute.Space = .android,
    because reason: UnusedText.Reason
  ) {
    guard let attribute = view.attribute(name, space), attribute.isText else { return }
    handled.insert(attribute.source)
    discarded.append((attribute, reason))
  }

  /// Adds attributes of a menu to ``discarded``, because their texts are not on the screen.
  mutating func discard(_ texts: [(attribute: LayoutAttribute, reason: UnusedText.Reason)]) {
    discarded += texts
  }

  /// The attributes with text that were not handled.
  var unread: [LayoutAttribute] {
    view.attributes.filter { $0.isText && !handled.contains($0.source) && $0.shownText != nil }
  }
}

extension ViewDraft {
  /// Consumes the content description as the label.
  mutating func description() -> AuthoredText? {
    text(.label).map { AuthoredText($0, from: .contentDescription) }
  }

  /// Adds a text before the children from the layout.
  ///
  /// `nil` adds nothing.
  mutating func prependText(_ words: String?) {
    if let words { leading.append(Branch(ViewPart.text(words, at: view.position))) }
  }

  /// Consumes a text that a class of the app can have in an attribute of its own.
  ///
  /// The first attribute that the view has is used:
  ///
  /// - the attribute that the alias file names
  /// - Android's attribute
  /// - an attribute with a common name
  mutating func text(_ text: ViewAliases.Text) -> String? {
    for name in type.texts[text] ?? [] {
      let parts = name.split(separator: ":", maxSplits: 1)
      let space = parts.count == 2 ? LayoutAttribute.Space(rawValue: String(parts[0])) : .app
      if let space, let found = consume(String(parts[parts.count - 1]), space) { return found }
    }
    if let standard = ViewDraft.standard[text], let found = consume(standard) { return found }
    guard type.isGuess else { return nil }
    for name in ViewDraft.guesses[text] ?? [] {
      if let found = consume(name, .app) { return found }
    }
    return nil
  }

  private static let standard: [ViewAliases.Text: String] = [
    .text: "text", .hint: "hint", .label: "contentDescription",
  ]

  /// Common names of text attributes in classes of apps.
  private static let guesses: [ViewAliases.Text: [String]] = [
    .text: ["primaryText", "title", "text", "label"],
    .secondary: ["secondaryText", "subtitle"],
    .hint: ["hint"],
  ]
}

extension LayoutAttribute {
  /// The text.
  ///
  /// If only the running app has the text, the result is the expression or reference in the file.
  var shownText: String? {
    let text: String? =
      switch value {
      case .text(let text, _): text
      case .reference(let resource): resource.kind == "string" ? raw : nil
      case .binding: raw
      case .null, .theme: nil
      }
    guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }

  /// The value without white space at its ends, or `nil` if the theme or the app defines it.
  var word: String? {
    if case .text(let text, _) = value { text.trimmedText } else { nil }
  }
}

extension LayoutView {
  /// Whether the name of the style, or of one of its ancestors, satisfies a condition.
  func isStyled(_ condition: (String) -> Bool) -> Bool {
    styles.contains(where: condition)
      || attribute("style", .none).map { condition($0.raw) } ?? false
  }
}
