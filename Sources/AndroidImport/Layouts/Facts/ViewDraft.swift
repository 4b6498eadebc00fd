internal import AccessibilityTree
internal import ImportSupport

/// A node under construction, with further nodes that the class of its view adds.
struct ViewDraft: Sendable {
  let view: LayoutView
  let type: ViewType
  var node: Node
  /// The added nodes that follow the node as siblings.
  var following: [Branch] = []
  /// The added nodes inside the node, before its children from the layout.
  var leading: [Branch] = []
  /// The added nodes inside the node, after its children from the layout.
  var trailing: [Branch] = []
  /// The names of the attributes that were consumed or discarded, with their prefixes.
  private var handled = Set<String>()
  /// The attributes whose text is not on the screen, each with the reason.
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

  /// Marks an attribute as handled and returns its text.
  ///
  /// Returns `nil` if the view does not have the attribute or if the text is empty.
  mutating func consume(
    _ name: String, _ space: LayoutAttribute.Space = .android
  ) -> String? {
    guard let attribute = view.attribute(name, space) else { return nil }
    handled.insert(attribute.source)
    return attribute.shownText
  }

  /// Consumes the attribute `app:name` of AppCompat and returns its text.
  ///
  /// If the view does not have this attribute, Android's attribute `android:name` is consumed
  /// instead.
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

  /// The attributes whose texts have not been handled so far.
  var unread: [LayoutAttribute] {
    view.attributes.filter { $0.isText && !handled.contains($0.source) && $0.shownText != nil }
  }
}

extension ViewDraft {
  /// Consumes the content description and returns it as the label.
  mutating func description() -> AuthoredText? {
    text(.label).map { AuthoredText($0, from: .contentDescription) }
  }

  /// Adds a text before the children from the layout.
  ///
  /// If `words` is `nil`, nothing is added.
  mutating func prependText(_ words: String?) {
    if let words { leading.append(Branch(ViewPart.text(words, at: view.position))) }
  }

  /// Consumes a text of the view.
  ///
  /// A class of the app can hold the text in an attribute of its own.
  ///
  /// The first of these attributes on the view is used:
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

  /// Common names of the attributes in which classes of apps hold a text, by kind of text.
  private static let guesses: [ViewAliases.Text: [String]] = [
    .text: ["primaryText", "title", "text", "label"],
    .secondary: ["secondaryText", "subtitle"],
    .hint: ["hint"],
  ]
}

extension LayoutAttribute {
  /// The text of the attribute, or `nil` if the value is no text or is blank.
  ///
  /// If the text is known only at run time, this is the expression or reference in the file.
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

  /// The resolved value without white space at its ends, or `nil` if only the theme or the running
  /// app defines it.
  var word: String? {
    if case .text(let text, _) = value { text.trimmedText } else { nil }
  }
}

extension LayoutView {
  /// Whether a condition is true for the name of the view's style or of a style from which it
  /// inherits.
  func isStyled(_ condition: (String) -> Bool) -> Bool {
    styles.contains(where: condition)
      || attribute("style", .none).map { condition($0.raw) } ?? false
  }
}
