package import AccessibilityTree

/// What Android's accessibility API exposes of one view, composable or web node.
///
/// An empty string stands for an absent text: TalkBack does not tell them apart. What few nodes
/// have lies out of line in ``rare``.
package struct AccessibilityNodeInfo: Sendable, Hashable {
  /// The node of the screen that the platform made this of.
  package var node: Node.Index
  /// The class an accessibility service is told, such as `android.widget.EditText`.
  package var className: String
  package var text = "", contentDescription = "", hintText = ""
  package var stateDescription = "", roleDescription = "", error = ""
  /// Which of the texts are words of the platform instead of the author's.
  package var platformWords = PlatformWords()
  package var flags: Flags = []
  package var actions: Actions = []
  package var bounds = Bounds()
  /// The rules by which the platform filled the fields.
  package var mapping: [Rule] = []
  /// Size and kind of a list or grid.
  @Indirect package var collection: CollectionInfo?
  /// Place in a list or grid.
  @Indirect package var item: CollectionItemInfo?
  @Indirect private var rareFields: RareFields?
  /// Whether a rare field was ever set.
  package private(set) var hasRareFields = false

  package init(_ className: String, node: Node.Index) {
    self.className = className
    self.node = node
  }

  /// The fields few nodes have.
  package var rare: RareFields {
    get { rareFields ?? RareFields() }
    set {
      rareFields = newValue
      hasRareFields = true
    }
  }

  /// The fields few nodes have, where any was ever set.
  var knownRareFields: RareFields? {
    get { rareFields }
    set {
      rareFields = newValue
      hasRareFields = newValue != nil
    }
  }

  /// How the platform's own words in the fields are known; absent for the author's.
  package struct PlatformWords: Sendable, Hashable {
    package var text, role, state, error: Attestation?
  }

  /// A text in the platform's own words.
  var textWord: Phrase {
    get { Phrase(text, platformWords.text ?? .attested) }
    set { (text, platformWords.text) = (newValue.text, newValue.attestation) }
  }
  /// A role description in the platform's own words.
  var roleWord: Phrase {
    get { Phrase(roleDescription, platformWords.role ?? .attested) }
    set { (roleDescription, platformWords.role) = (newValue.text, newValue.attestation) }
  }
  /// A state description in the platform's own words.
  var stateWord: Phrase {
    get { Phrase(stateDescription, platformWords.state ?? .attested) }
    set { (stateDescription, platformWords.state) = (newValue.text, newValue.attestation) }
  }

  /// Yes-or-no properties; the ones that are usually true are named for the exception.
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
    /// Offers moves between HTML elements: its order is the web engine's.
    package static let web = Flags(rawValue: 1 << 18)
    /// One of the stops the web engine offers.
    package static let webStop = Flags(rawValue: 1 << 19)

    /// The properties that Android names as they are, in the order in which they are printed.
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
    /// Text that cannot be changed but selected.
    package static let textSelectable = Flags(rawValue: 1 << 20)
    /// Must be filled in.
    package static let fieldRequired = Flags(rawValue: 1 << 21)
    /// Neither checked nor not, since Android 16.
    package static let partlyChecked = Flags(rawValue: 1 << 22)
    /// Neither expanded nor collapsed, since Android 16.
    package static let partlyExpanded = Flags(rawValue: 1 << 23)
  }

  /// Standard actions.
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

    /// The actions that make a node scrollable to TalkBack.
    package static let anyScroll: Actions = [
      .scrollForward, .scrollBackward, .scrollUp, .scrollDown, .scrollLeft, .scrollRight,
    ]
  }

  /// A rectangle on the screen in pixels.
  package struct Bounds: Sendable, Hashable {
    package var left: Int32 = 0, top: Int32 = 0, right: Int32 = 0, bottom: Int32 = 0

    /// Whether there is no area.
    package var isEmpty: Bool { left >= right || top >= bottom }
  }
}
