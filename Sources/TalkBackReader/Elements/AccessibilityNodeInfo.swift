internal import AccessibilityTree

/// A view, composable or web node as Android's accessibility API exposes it.
///
/// A missing text is stored as an empty string, because TalkBack treats missing and empty texts
/// alike. The fields that few nodes have are stored separately, in ``rare``.
package struct AccessibilityNodeInfo: Sendable, Hashable {
  /// The fields, which copies share, because readers and audits copy nodes often.
  @Shared private var fields: Fields

  init(_ className: String, node: Node.Index, by rules: Rule...) {
    fields = Fields(node: node, className: className, mapping: rules)
  }

  /// The stored fields of a node.
  private struct Fields: Sendable, Hashable {
    var node: Node.Index
    var className: String
    var text = "", contentDescription = "", hintText = ""
    var stateDescription = "", roleDescription = "", error = ""
    var platformWords = PlatformWords()
    var flags: Flags = []
    var actions: Actions = []
    var bounds = Bounds()
    var mapping: [Rule]
    @Indirect var collection: CollectionInfo?
    @Indirect var item: CollectionItemInfo?
    @Indirect var rareFields: RareFields?
    var hasRareFields = false
  }

  /// The node of the screen for which the platform exposes this element.
  var node: Node.Index {
    get { fields.node }
    set { fields.node = newValue }
  }
  /// The class that accessibility services see, such as `android.widget.EditText`.
  package var className: String {
    get { fields.className }
    set { fields.className = newValue }
  }
  package var text: String {
    get { fields.text }
    set { fields.text = newValue }
  }
  package var contentDescription: String {
    get { fields.contentDescription }
    set { fields.contentDescription = newValue }
  }
  package var hintText: String {
    get { fields.hintText }
    set { fields.hintText = newValue }
  }
  package var stateDescription: String {
    get { fields.stateDescription }
    set { fields.stateDescription = newValue }
  }
  package var roleDescription: String {
    get { fields.roleDescription }
    set { fields.roleDescription = newValue }
  }
  package var error: String {
    get { fields.error }
    set { fields.error = newValue }
  }
  /// Which texts are the platform's own words, and how certain those words are.
  var platformWords: PlatformWords {
    get { fields.platformWords }
    set { fields.platformWords = newValue }
  }
  package var flags: Flags {
    get { fields.flags }
    set { fields.flags = newValue }
  }
  package var actions: Actions {
    get { fields.actions }
    set { fields.actions = newValue }
  }
  var bounds: Bounds {
    get { fields.bounds }
    set { fields.bounds = newValue }
  }
  /// The rules by which the platform set the fields.
  var mapping: [Rule] {
    get { fields.mapping }
    _modify { yield &fields.mapping }
  }
  /// The size and kind of the list or grid, if the node is a list or grid.
  package var collection: CollectionInfo? {
    get { fields.collection }
    set { fields.collection = newValue }
  }
  /// The position in a list or grid, if the node is an item of a list or grid.
  package var item: CollectionItemInfo? {
    get { fields.item }
    set { fields.item = newValue }
  }
  /// Whether a rare field was ever set.
  var hasRareFields: Bool { fields.hasRareFields }

  package var rare: RareFields {
    // `yield` gives the caller access to the stored fields without a copy.
    _read { if let box = fields.$rareFields { yield box.value } else { yield RareFields() } }
    set { knownRareFields = newValue }
  }

  /// The fields that few nodes have, or `nil` if none was ever set.
  var knownRareFields: RareFields? {
    get { fields.rareFields }
    set {
      fields.rareFields = newValue
      fields.hasRareFields = newValue != nil
    }
  }

  /// How certain the words of each text are, if the text is in the platform's own words.
  ///
  /// `nil` means that the text is in the author's words.
  struct PlatformWords: Sendable, Hashable {
    var text, role, state, error: Attestation?
  }

  /// The text, and how certain its words are.
  ///
  /// Setting this property marks the text as the platform's own words.
  var textWord: Phrase {
    get { Phrase(text, platformWords.text ?? .attested) }
    set { (text, platformWords.text) = (newValue.text, newValue.attestation) }
  }
  /// The role description, and how certain its words are.
  ///
  /// Setting this property marks the description as the platform's own words.
  var roleWord: Phrase {
    get { Phrase(roleDescription, platformWords.role ?? .attested) }
    set { (roleDescription, platformWords.role) = (newValue.text, newValue.attestation) }
  }
  /// The state description, and how certain its words are.
  ///
  /// Setting this property marks the description as the platform's own words.
  var stateWord: Phrase {
    get { Phrase(stateDescription, platformWords.state ?? .attested) }
    set { (stateDescription, platformWords.state) = (newValue.text, newValue.attestation) }
  }

  /// The Boolean properties of a node.
  ///
  /// If a property is usually true, the flag stands for its opposite, such as `disabled`.
  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let showingHintText = Flags(rawValue: 1 << 0)
    package static let contentInvalid = Flags(rawValue: 1 << 1)
    package static let checkable = Flags(rawValue: 1 << 2)
    package static let checked = Flags(rawValue: 1 << 3)
    package static let clickable = Flags(rawValue: 1 << 4)
    package static let longClickable = Flags(rawValue: 1 << 5)
    package static let focusable = Flags(rawValue: 1 << 6)
    package static let screenReaderFocusable = Flags(rawValue: 1 << 7)
    package static let focused = Flags(rawValue: 1 << 8)
    package static let selected = Flags(rawValue: 1 << 9)
    package static let password = Flags(rawValue: 1 << 10)
    package static let editable = Flags(rawValue: 1 << 11)
    package static let heading = Flags(rawValue: 1 << 12)
    package static let scrollable = Flags(rawValue: 1 << 13)
    package static let multiLine = Flags(rawValue: 1 << 14)
    package static let textEntryKey = Flags(rawValue: 1 << 15)
    package static let disabled = Flags(rawValue: 1 << 16)
    package static let invisible = Flags(rawValue: 1 << 17)
    /// The node is web content, in which the web engine decides the order of stops.
    package static let web = Flags(rawValue: 1 << 18)
    /// The node is a stop, as the web engine decided.
    package static let webStop = Flags(rawValue: 1 << 19)

    /// The flags that have a name in Android, in the order of printing.
    static let named: [(name: String, flag: Flags)] = [
      ("showingHintText", .showingHintText), ("contentInvalid", .contentInvalid),
      ("checkable", .checkable), ("checked", .checked), ("clickable", .clickable),
      ("longClickable", .longClickable), ("focusable", .focusable),
      ("screenReaderFocusable", .screenReaderFocusable), ("focused", .focused),
      ("selected", .selected), ("password", .password), ("editable", .editable),
      ("heading", .heading), ("scrollable", .scrollable), ("multiLine", .multiLine),
      ("textEntryKey", .textEntryKey), ("fieldRequired", .fieldRequired),
      ("partlyChecked", .partlyChecked), ("partlyExpanded", .partlyExpanded),
    ]
    package static let textSelectable = Flags(rawValue: 1 << 20)
    package static let fieldRequired = Flags(rawValue: 1 << 21)
    package static let partlyChecked = Flags(rawValue: 1 << 22)
    package static let partlyExpanded = Flags(rawValue: 1 << 23)
    /// Only the running app knows whether the node is checked, so no word for the state is spoken.
    package static let checkUnknown = Flags(rawValue: 1 << 24)
  }

  package struct Actions: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let click = Actions(rawValue: 1 << 0)
    package static let longClick = Actions(rawValue: 1 << 1)
    package static let focus = Actions(rawValue: 1 << 2)
    package static let expand = Actions(rawValue: 1 << 3)
    package static let collapse = Actions(rawValue: 1 << 4)
    package static let dismiss = Actions(rawValue: 1 << 5)
    package static let select = Actions(rawValue: 1 << 6)
    package static let scrollForward = Actions(rawValue: 1 << 7)
    package static let scrollBackward = Actions(rawValue: 1 << 8)
    package static let scrollUp = Actions(rawValue: 1 << 9)
    package static let scrollDown = Actions(rawValue: 1 << 10)
    package static let scrollLeft = Actions(rawValue: 1 << 11)
    package static let scrollRight = Actions(rawValue: 1 << 12)
    package static let setProgress = Actions(rawValue: 1 << 13)
    package static let setText = Actions(rawValue: 1 << 14)
    package static let setSelection = Actions(rawValue: 1 << 15)
    package static let page = Actions(rawValue: 1 << 16)
    package static let drag = Actions(rawValue: 1 << 17)

    /// The scroll actions; a node with one of them is scrollable for TalkBack.
    static let anyScroll: Actions = [
      .scrollForward, .scrollBackward, .scrollUp, .scrollDown, .scrollLeft, .scrollRight,
    ]
  }

  struct Bounds: Sendable, Hashable {
    var left: Int32 = 0, top: Int32 = 0, right: Int32 = 0, bottom: Int32 = 0

    var isEmpty: Bool { left >= right || top >= bottom }
  }
}
