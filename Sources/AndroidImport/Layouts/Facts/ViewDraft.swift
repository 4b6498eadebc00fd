internal import ImportSupport
internal import Simulator

/// A view of a layout on its way to become a node, with the parts that its class adds around it.
struct ViewDraft: Sendable {
  /// The view with its attributes.
  let view: LayoutView
  let type: ViewType
  /// What becomes of it.
  var node: Node
  /// Parts of it that stand right behind it.
  var after: [Branch] = []
  /// Parts inside it, before what the layout puts there.
  var leading: [Branch] = []
  /// Parts inside it, behind what the layout puts there.
  var trailing: [Branch] = []
  /// Attributes whose text is in the node, by name.
  private var used = Set<String>()
  /// Attributes whose text is left out, with the reason.
  private(set) var left: [(attribute: LayoutAttribute, reason: UnusedText.Reason)] = []

  init(_ view: LayoutView, _ type: ViewType) {
    self.view = view
    self.type = type
    node = Node(type.role ?? .generic, id: view.id())
    node.position = view.position
    node.android.viewClass = type.viewClass
    node.android.resourceId = view.resourceIdentifier
    if type.source == .alias { node.android.carried["layoutClass"] = view.viewClass }
  }

  /// The text of an attribute, which is thereby in the screen; absent where it is empty.
  mutating func take(
    _ name: String, _ space: LayoutAttribute.Space = .android
  ) -> String? {
    guard let attribute = view.attribute(name, space) else { return nil }
    used.insert(attribute.source)
    return attribute.shownText
  }

  /// The text of AppCompat's attribute, or of Android's own of the same name.
  mutating func takeEither(_ name: String) -> String? {
    let own = take(name, .app)
    guard own != nil else { return take(name) }
    leave(name, because: .overridden)
    return own
  }

  /// Says why the text of an attribute is not in the screen.
  mutating func leave(
    _ name: String, _ space: LayoutAttribute.Space = .android,
    because reason: UnusedText.Reason
  ) {
    guard let attribute = view.attribute(name, space), attribute.isText else { return }
    used.insert(attribute.source)
    left.append((attribute, reason))
  }

  /// Takes over why texts of a menu are not in the screen.
  mutating func leave(_ texts: [(attribute: LayoutAttribute, reason: UnusedText.Reason)]) {
    left += texts
  }

  /// The attributes whose text nobody asked for.
  var unasked: [LayoutAttribute] {
    view.attributes.filter { $0.isText && !used.contains($0.source) && $0.shownText != nil }
  }
}

extension ViewDraft {
  /// The description as what the view is called.
  mutating func description() -> AuthoredText? {
    text(.label).map { AuthoredText($0, from: .contentDescription) }
  }

  /// Adds a text, where there is one, before what the layout puts inside.
  mutating func lead(with words: String?) {
    if let words { leading.append(Branch(ViewPart.text(words, at: view.position))) }
  }

  /// One of the texts that an app's own class may hold under a name of its own: as the alias file
  /// says, else as Android has it, else by the names that such classes often have.
  mutating func text(_ text: ViewAliases.Text) -> String? {
    for name in type.texts[text] ?? [] {
      let parts = name.split(separator: ":", maxSplits: 1)
      let space = parts.count == 2 ? LayoutAttribute.Space(rawValue: String(parts[0])) : .app
      if let space, let found = take(String(parts[parts.count - 1]), space) { return found }
    }
    if let standard = ViewDraft.standard[text], let found = take(standard) { return found }
    guard type.isGuess else { return nil }
    for name in ViewDraft.guesses[text] ?? [] {
      if let found = take(name, .app) { return found }
    }
    return nil
  }

  private static let standard: [ViewAliases.Text: String] = [
    .text: "text", .hint: "hint", .label: "contentDescription",
  ]

  /// Names that classes of apps' own give their texts.
  private static let guesses: [ViewAliases.Text: [String]] = [
    .text: ["primaryText", "title", "text", "label"],
    .secondary: ["secondaryText", "subtitle"],
    .hint: ["hint"],
  ]
}

extension LayoutAttribute {
  /// What a person sees of the text; what only the running app knows stays visible as it is
  /// written, so that a text is not taken for none.
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

  /// The value in one word; absent for what only theme and app know.
  var word: String? {
    if case .text(let text, _) = value { text.trimmedText } else { nil }
  }
}

extension LayoutView {
  /// Whether its style, or one that style inherits from, has such a name.
  func isStyled(_ isMeant: (String) -> Bool) -> Bool {
    styles.contains(where: isMeant) || attribute("style", .none).map { isMeant($0.raw) } ?? false
  }
}
