internal import AccessibilityTree

enum IBFields {
  static let field: IBViewKind.Reader = { element, view in
    let text = element.text("attributedText") ?? element.text("text")
    view.node.value = text.map { Value(text: $0) }
    view.node.placeholder =
      element.text("attributedPlaceholder") ?? element.text("placeholder")
    view.node.states.isDisabled = element.flag("enabled") == false
    view.node.textInput = TextInput()
    IBAttributes.store([.borderStyle, .clearButtonMode], of: element, in: &view.node)
    traits(of: element, in: &view.node)
  }

  /// Reads a `UITextView`, which is editable by default.
  static let textView: IBViewKind.Reader = { element, view in
    let text = element.text("attributedText") ?? element.text("text") ?? element.text("string")
    view.node.value = text.map { Value(text: $0) }
    view.node.states.isReadOnly = element.flag("editable") == false
    IBAttributes.store([.selectable], of: element, in: &view.node)
    view.node.textInput = TextInput(isMultiline: true)
    traits(of: element, in: &view.node)
  }

  /// Reads a `UISearchBar` with its prompt, buttons and scopes.
  static let searchBar: IBViewKind.Reader = { element, view in
    view.node.value = element.text("text").map { Value(text: $0) }
    view.node.placeholder = element.text("placeholder")
    view.node.textInput = TextInput(keyboard: .text, returnKey: .search)
    traits(of: element, in: &view.node)
    if let prompt = element.text("prompt") {
      view.before.append(.text(prompt, at: element.position))
    }
    for (flag, item) in buttons where element.flag(flag) == true {
      var button = Node(.button, ofUIKit: "button", at: element.position)
      button.ios.systemItem = item
      view.parts.append(.synthesized(button, []))
    }
    setScopes(of: element, in: &view)
  }

  /// The buttons that a search bar can show.
  private static let buttons = [
    ("showsBookmarkButton", "bookmarks"), ("showsSearchResultsButton", "searchResults"),
    ("showsCancelButton", "cancel"),
  ]

  private static func setScopes(of element: IBElement, in view: inout IBView) {
    let list = element.child(key: "scopeButtonTitles") ?? element.child("scopeButtonTitles")
    guard let list else { return }
    let titles = list.children.filter { $0.name == "string" || $0.name == "mutableString" }
    let selected = element.count("selectedScopeButtonIndex") ?? 0
    var bar = Node(.tabList, ofUIKit: "segmentedControl", at: nil)
    if element.flag("showsScopeBar") != true { bar.hidden = Hidden(.hidden) }
    let parts: [IBPart] = titles.enumerated().map { index, title in
      let text =
        element.document.translations.text(for: title, "scopeButtonTitles") ?? title.content
      let isSelected = index == selected
      return .synthesized(IBControls.segment(text, isSelected: isSelected, at: title.position), [])
    }
    view.parts.append(.synthesized(bar, parts))
  }

  /// Reads the settings for text input, which determine the keyboard.
  private static func traits(of element: IBElement, in node: inout Node) {
    guard let traits = element.child(key: "textInputTraits") ?? element.child("textInputTraits")
    else { return }
    if traits.flag("secureTextEntry") == true { node.textInput?.isSecure = true }
    if let keyboard = traits["keyboardType"].flatMap({ keyboards[$0] }) {
      node.textInput?.keyboard = keyboard
    }
    if let key = traits["returnKeyType"].flatMap({ returnKeys[$0] }) {
      node.textInput?.returnKey = key
    }
    if let content = traits["textContentType"] {
      node.textInput?.autofill = autofillNames[content] ?? content
    }
    IBAttributes.store(verbatim, of: traits, in: &node)
  }

  private static let verbatim: [UIKitAttributes.Detail] = [
    .keyboardType, .returnKeyType, .textContentType, .autocapitalizationType,
    .autocorrectionType, .spellCheckingType, .enablesReturnKeyAutomatically,
  ]

  /// The keyboards, by their names in Interface Builder.
  ///
  /// Source: UIKit, UIKeyboardType.
  private static let keyboards: [String: TextInput.Keyboard] = [
    "default": .text, "alphabet": .text, "ASCIICapable": .text, "numbersAndPunctuation": .text,
    "URL": .url, "numberPad": .number, "phonePad": .phone, "namePhonePad": .text,
    "emailAddress": .email, "decimalPad": .decimal, "twitter": .text, "webSearch": .search,
    "ASCIICapableNumberPad": .number,
  ]

  private static let returnKeys: [String: TextInput.ReturnKey] = [
    "default": .standard, "go": .go, "google": .search, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .search, "done": .done,
    "emergencyCall": .emergencyCall, "emergency-call": .emergencyCall, "continue": .continueEntry,
  ]

  /// The names of content types in HTML's `autocomplete`, by UIKit's names, if the names differ.
  private static let autofillNames = [
    "password": "current-password", "organization-name": "organization",
    "job-title": "organization-title", "credit-card-number": "cc-number",
    "nickname": "nickname", "middle-name": "additional-name", "name-prefix": "honorific-prefix",
    "name-suffix": "honorific-suffix",
  ]
}
